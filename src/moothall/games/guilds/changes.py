"""What happened between two views of the table, as tellings: what came and went, and what came to light.

What a player chose is told by the deed itself (`telling.py`), so only what follows from it is here. A change
on one board says whose by its value `seat`.
"""

from moothall.engine.game import Telling
from moothall.engine.telling import amount_of
from moothall.games.guilds.view import Area, Board, View


def tell_changes(before: View, after: View) -> list[Telling]:
    changes = [*joined(before, after)]
    for was, now in zip(before.boards, after.boards, strict=True):
        changes += [*board_changes(was, now), *supply_changes(was, now)]
    return [*changes, *thrown_away(before, after), *course(before, after), *table_changes(before, after)]


def supply_changes(was: Board, now: Board) -> list[Telling]:
    """What a player has more or less of, with a sign each."""
    differences = {
        "silver": now.silver - was.silver,
        "gold": now.gold - was.gold,
        "point": now.points.total - was.points.total,
    }
    told = amount_of(**differences)
    return [Telling("change-supply", {"seat": now.seat, "changes": told})] if told else []


def board_changes(was: Board, now: Board) -> list[Telling]:
    """Who lost a character, and which rooms can be reached now."""
    members = [member.character for member in now.members]
    lost = [member.character for member in was.members if member.character not in members]
    closed = [room.room for room in was.site.rooms if not room.active]
    woken = [room.room for room in now.site.rooms if room.active and room.room in closed]
    changes = [Telling("change-removed", {"seat": now.seat, "character": each}) for each in lost]
    return changes + [Telling("change-woken", {"seat": now.seat, "room": each}) for each in woken]


def joined(before: View, after: View) -> list[Telling]:
    """Whom forced taking brought (GLD-125): all but whom the player who was asked has chosen."""
    chosen = chosen_from(before, after)
    changes = []
    for was, now in zip(before.boards, after.boards, strict=True):
        old = [member.character for member in was.members]
        new = [member.character for member in now.members if member.character not in old]
        changes += [
            Telling("change-joined", {"seat": now.seat, "character": character})
            for character in new
            if now.seat != before.question.seat or character not in chosen
        ]
    return changes


def chosen_from(before: View, after: View) -> list[str]:
    """Characters that the player who was asked has taken by a deed, if any.

    Who takes the last card looks just like who passes last and leads for it: there the pass says it.
    """
    if before.question.stage == "forced_take":
        return cards_in(next(area for area in before.areas if area.live and area.leader is not None))
    cards = [card for area in before.areas for card in cards_in(area)]
    all_passed = after.phase != before.phase or after.passes == after.seats
    return cards if not all_passed or len(cards) == 1 else []


def cards_in(area: Area) -> list[str]:
    return [card for card in area.cards if card is not None]


def thrown_away(before: View, after: View) -> list[Telling]:
    """At the end of a week: whom nobody wanted, and what nobody kept."""
    here = [card for area in before.areas for card in cards_in(area)]
    characters = [card for card in here if card in after.characters.discarded]
    out = after.small_rooms.discarded + after.large_rooms.discarded
    rooms = [offer.room for offer in before.display if offer.room is not None and offer.room in out]
    changes = []
    if characters:
        changes.append(Telling("change-characters_gone", {"characters": ",".join(characters)}))
    if rooms:
        changes.append(Telling("change-rooms_gone", {"rooms": ",".join(rooms)}))
    return changes


def course(before: View, after: View) -> list[Telling]:
    """The end, or a new week and who starts it, or the next phase."""
    if after.over and not before.over:
        return [Telling("change-over")]
    if after.week != before.week:
        changes = [Telling("change-week", {"week": after.week, "seat": after.start_seat})]
        return changes + ([Telling("change-last_week")] if after.week == after.weeks else [])
    return [Telling("change-phase", {"phase": after.phase})] if after.phase != before.phase else []


def table_changes(before: View, after: View) -> list[Telling]:
    """Who came to the town centre, and which rooms came on display."""
    if after.week == before.week:
        return []
    characters = [card for area in after.areas for card in cards_in(area)]
    kept = [offer.room for offer in before.display]
    rooms = [offer.room for offer in after.display if offer.room is not None and offer.room not in kept]
    changes = []
    if characters:
        changes.append(Telling("change-characters", {"characters": ",".join(characters)}))
    if rooms:
        changes.append(Telling("change-rooms", {"rooms": ",".join(rooms)}))
    return changes
