"""What happened between two views of the table, as tellings: what came and went, and what came to light.

What a player chose is told by the deed itself (`telling.py`), so only what follows from it is here. A change
on one board says whose by its value `seat`. Both views are those of everybody.
"""

from moothall.engine.game import Telling
from moothall.engine.telling import amount_of
from moothall.games.nobility.view import Board, Points, View


def tell_changes(before: View, after: View) -> list[Telling]:
    changes = rolled_again(before, after)
    for was, now in zip(before.boards, after.boards, strict=True):
        changes += [*supply_changes(was, now), *board_changes(was, now)]
    return [*changes, *passed(before, after), *course(before, after), *table_changes(before, after)]


def supply_changes(was: Board, now: Board) -> list[Telling]:
    """What a player has more or less of, with a sign each; that a worker left the lot is no news."""
    differences = {
        "coin": now.coins - was.coins,
        **{good: now.goods[good] - was.goods[good] for good in now.goods},
        "modifier": now.modifiers - was.modifiers,
        "reputation": now.reputation - was.reputation,
        "worker": max(0, now.figures.lot - was.figures.lot),
        "house": max(0, now.houses.platform - was.houses.platform),
        "star": now.nobility - was.nobility,
        "point": scored(now.points) - scored(was.points),
    }
    told = amount_of(**differences)
    return [Telling("change-supply", {"seat": now.seat, "changes": told})] if told else []


def scored(points: Points) -> int:
    """On the track; what the end will bring for goods and nobility is not yet there."""
    return points.settlers + points.buildings + points.council


def board_changes(was: Board, now: Board) -> list[Telling]:
    """Who became a Lord, and what became of dice tiles."""
    seat = now.seat
    changes = []
    if now.lord and not was.lord:
        changes.append(Telling("change-lord", {"seat": seat, "character": now.character}))
    if now.white_lord and not was.white_lord:
        changes.append(Telling("change-white_lord", {"seat": seat}))
    earlier = {each.tile: each.active for each in was.commissions}
    for each in now.commissions:
        if each.tile is not None and each.tile not in earlier:
            changes.append(Telling("change-dice_tile", {"seat": seat, "effect": f"tile:{each.tile}"}))
        elif each.active and not earlier[each.tile]:
            changes.append(Telling("change-commission", {"seat": seat}))
    return changes


def rolled_again(before: View, after: View) -> list[Telling]:
    seat = before.question.seat
    if before.question.stage != "reroll" or after.question.stage == "reroll" or seat is None:
        return []
    dice = [str(after.boards[seat].dice[die]) for die in before.command.rerolled]
    return [Telling("change-rolled", {"seat": seat, "values": ", ".join(dice)})] if dice else []


def passed(before: View, after: View) -> list[Telling]:
    """Who can do nothing more (NOB-076); whoever passes says so by the deed."""
    changes = []
    for was, now in zip(before.boards, after.boards, strict=True):
        by_deed = now.seat == before.question.seat and not before.command.done
        if now.passed and not was.passed and not by_deed:
            changes.append(Telling("change-passed", {"seat": now.seat}))
    return changes


def course(before: View, after: View) -> list[Telling]:
    """A new round, its event and its ship, and in a solo game the automa's dice."""
    changes = []
    if after.round_number == before.round_number and after.phase == before.phase:
        return []
    if after.over:
        return [Telling("change-over")]
    changes.append(Telling("change-round", {"round": after.round_number, "seat": after.start_seat}))
    if after.event is not None:
        card = after.event.card
        changes.append(Telling("change-event", {"event": card, "effect": f"event:{card}"}))
    if after.solo is not None:
        dice = {die.colour: die.value if die.location else 0 for die in after.solo.dice}
        changes.append(Telling("change-automa", {**dice}))
    if after.harbour.ship is not None and after.harbour.ship != before.harbour.ship:
        changes.append(Telling("change-ship", {"ship": after.harbour.ship}))
    return changes


def table_changes(before: View, after: View) -> list[Telling]:
    """Settlers, buildings and council tiles that came to light, and buildings that were cleared away."""
    settlers = came([*before.tavern.display], [*after.tavern.display])
    buildings = came(
        [space.building for space in before.hall.spaces], [space.building for space in after.hall.spaces]
    )
    gone = [
        space.building
        for space in before.hall.spaces
        if space.building in after.hall.discards and space.building is not None
    ]
    rows = zip(before.council.rows, after.council.rows, strict=True)
    tiles = sum(
        now.tile not in (was.tile, None)
        for ago, current in rows
        for was, now in zip(ago, current, strict=True)
    )
    changes = []
    if settlers:
        changes.append(Telling("change-settlers", {"settlers": ",".join(settlers)}))
    if gone:
        changes.append(Telling("change-cleared", {"buildings": ",".join(gone)}))
    if buildings:
        changes.append(Telling("change-buildings", {"buildings": ",".join(buildings)}))
    if tiles:
        changes.append(Telling("change-council", {"tiles": tiles}))
    return changes


def came(was: list[str | None], now: list[str | None]) -> list[str]:
    return [each for each in now if each is not None and each not in was]
