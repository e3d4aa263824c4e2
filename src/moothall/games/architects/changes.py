"""What happened between two views of the table, as tellings: what came and went, and what came to light.

What a player chose is told by the deed itself (`telling.py`), so only what follows from it is here, and all
that the automated opponent does. A change on one board says whose by its value `seat`. Both views are those
of everybody, so of cards in hands there is only the number.
"""

from moothall.engine.game import Telling
from moothall.engine.telling import Values, amount_of
from moothall.games.architects.state import CATHEDRAL_ROWS
from moothall.games.architects.view import Board, View


def tell_changes(before: View, after: View) -> list[Telling]:
    changes = scheme_changes(before, after)
    for was, now in zip(before.boards, after.boards, strict=True):
        changes += [*board_changes(was, now), *supply_changes(was, now)]
    return [*changes, *table_changes(before, after), *course(before, after)]


def scheme_changes(before: View, after: View) -> list[Telling]:
    was, now = before.automaton, after.automaton
    if was is None or now is None or now.scheme is None or was.schemes_left == now.schemes_left:
        return []
    plan = Telling("change-scheme", {"seat": now.seat, "effect": f"scheme:{now.scheme}"})
    return [plan, *(Telling("change-sent", {"location": place}) for place in sent(before, after, now.seat))]


def sent(before: View, after: View, seat: int) -> list[str]:
    """Where a worker of the automaton went: not where the scheme says, if that wasn't possible (ARC-351)."""
    circles = zip(before.circles, after.circles, strict=True)
    places = [now.location for was, now in circles if now.workers[seat] > was.workers[seat]]
    spaces = zip(before.market.spaces, after.market.spaces, strict=True)
    return places + [now.location for was, now in spaces if now.worker == seat != was.worker]


def supply_changes(was: Board, now: Board) -> list[Telling]:
    """What a player has more or less of, with a sign each; that a placed worker is gone is no news."""
    differences = {good: now.goods[good] - was.goods[good] for good in now.goods}
    differences |= {
        "material": now.materials - was.materials,
        "virtue": now.virtue - was.virtue,
        "debt": now.unpaid - was.unpaid,
        "paid_debt": now.paid - was.paid,
        "building_card": now.hand - was.hand,
        "worker": max(0, now.workers.supply - was.workers.supply),
        "point": now.points.total - was.points.total,
    }
    told = amount_of(**differences)
    return [Telling("change-supply", {"seat": now.seat, "changes": told})] if told else []


def board_changes(was: Board, now: Board) -> list[Telling]:
    """Who climbed the Cathedral and whose workers were imprisoned; of the automaton, whom it took and what
    it built."""
    seat: Values = {"seat": now.seat}
    changes = []
    if now.opponent is not None:
        taken = zip(was.captured, now.captured, strict=True)
        changes += [
            Telling("change-captured", seat | {"seat_whose": whose, "workers": more - less})
            for whose, (less, more) in enumerate(taken)
            if more > less
        ]
        built = [building for building in now.buildings if building not in was.buildings]
        changes += [Telling("change-built", seat | {"building": building}) for building in built]
    if now.cathedral > was.cathedral:
        changes.append(Telling("change-climbed", seat | {"row": CATHEDRAL_ROWS + 1 - now.cathedral}))
    if now.workers.prison > was.workers.prison:
        imprisoned = now.workers.prison - was.workers.prison
        changes.append(Telling("change-imprisoned", seat | {"workers": imprisoned}))
    return changes


def table_changes(before: View, after: View) -> list[Telling]:
    """Rewards, apprentices and market cards that came to light, and apprentices who left."""
    changes = [
        Telling("change-reward", {"effect": f"reward:{reward}"})
        for reward in after.rewards.revealed
        if reward not in before.rewards.revealed
    ]
    was = [candidate.apprentice for candidate in before.grid if candidate]
    now = [candidate.apprentice for candidate in after.grid if candidate]
    hired = {apprentice for board in after.boards for apprentice in board.apprentices}
    changes += [
        Telling("change-apprentice_left", {"apprentice": apprentice})
        for apprentice in was
        if apprentice not in now and apprentice not in hired
    ]
    changes += [
        Telling("change-apprentice_came", {"apprentice": apprentice})
        for apprentice in now
        if apprentice not in was
    ]
    if after.market.small_pile != before.market.small_pile:
        small, _, large = (amount_of(**space.goods) for space in after.market.spaces)
        changes.append(Telling("change-market", {"goods_small": small, "goods_large": large}))
    return changes


def course(before: View, after: View) -> list[Telling]:
    """The course of the game: who begins, the packets of the draft, the final round."""
    changes = []
    if before.start_seat is None and after.start_seat is not None:
        changes.append(Telling("change-start", {"seat": after.start_seat}))
    if after.draft_step > before.draft_step > 0:
        changes.append(Telling("change-packets"))
    if before.draft_step and not after.draft_step and after.active is not None:
        changes.append(Telling("change-draft_over", {"seat": after.active}))
    if after.turns_left is not None and before.turns_left is None:
        changes.append(Telling("change-last_turns"))
    return changes
