"""What happened between two views of the table, as tellings: what came and went, and what came to light.

What a player chose is told by the choice itself (`telling.py`), so only what follows from it is here.
A change on one player's board says whose by its value `seat`.
"""

from moothall.engine.game import Telling
from moothall.engine.telling import Values, amount_of
from moothall.games.settlement.telling import tell_field
from moothall.games.settlement.view import Board, View


def tell_changes(before: View, after: View) -> list[Telling]:
    changes = []
    for was, now in zip(before.boards, after.boards, strict=True):
        changes += [*supply_changes(was, now), *wilderness_changes(was, now)]
    return [*changes, *market_changes(before, after), *row_changes(before, after), *course(before, after)]


def supply_changes(was: Board, now: Board) -> list[Telling]:
    """Goods, settlers and points, with a sign each."""
    differences = {good: now.supply[good] - was.supply[good] for good in now.supply}
    differences["settler"] = now.settlers - was.settlers
    differences["point"] = now.points.total - was.points.total
    told = amount_of(**differences)
    return [Telling("change-supply", {"seat": now.seat, "changes": told})] if told else []


def wilderness_changes(was: Board, now: Board) -> list[Telling]:
    changes = []
    for field, (old, new) in enumerate(zip(was.wilderness, now.wilderness, strict=True)):
        if new is None:
            continue
        values: Values = tell_field(field) | {"seat": now.seat, "monster": new.colour}
        if old is None:
            changes.append(Telling("change-explored", values | {"good": new.resource}))
        if new.monster and not (old and old.monster):
            changes.append(Telling("change-monster_came", values))
        if old and old.monster and not new.monster:
            changes.append(Telling("change-monster_gone", values))
    return changes


def market_changes(before: View, after: View) -> list[Telling]:
    return [
        Telling("change-market", {"building": new.building, "field": field + 1})
        for field, (old, new) in enumerate(zip(before.market, after.market, strict=True))
        if new.building is not None and new.building != old.building
    ]


def row_changes(before: View, after: View) -> list[Telling]:
    """Who left and who came in the hero row, and what came into the artifact row from its stack."""
    changes = [
        Telling("change-hero_left", {"hero": hero})
        for hero in after.discarded_heroes
        if hero not in before.discarded_heroes
    ]
    changes += [
        Telling("change-hero_came", {"hero": hero})
        for hero in after.hero_row
        if hero is not None and hero not in before.hero_row
    ]
    known = {*before.artifact_row, *(board.artifact for board in before.boards)}
    changes += [
        Telling("change-artifact_came", {"artifact": artifact})
        for artifact in after.artifact_row
        if artifact not in known
    ]
    return changes


def course(before: View, after: View) -> list[Telling]:
    """The course of the game: the start marker and the rounds."""
    changes = []
    if after.start_seat != before.start_seat:
        changes.append(Telling("change-start_marker", {"seat": after.start_seat}))
    if after.round != before.round:
        changes.append(Telling("change-round", {"round": after.round}))
    return changes
