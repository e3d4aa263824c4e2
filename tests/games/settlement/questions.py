"""A table at each question of Settlement, rich enough for every exchange, and how to compare tables."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from moothall.engine.game import Result
from moothall.games.settlement.game import GAME
from moothall.games.settlement.state import State
from tests.games.settlement.table import ARTIFACTS, BUILDINGS, DECK, HEROES, LANDSCAPES, Table


def rich(table: Table, artifact: str = "mirror_of_transformation") -> Table:
    table.hold(artifact)
    table.has(wood=3, clay=3, stone=3, diamond=4, gold=3)
    return table


def at_turn() -> Table:
    return rich(Table())


def at_first_artifact() -> Table:
    table = Table(picked=False)
    table.has(wood=3, clay=3, stone=3, diamond=4, gold=3)
    return table


def at_place_building() -> Table:
    table = at_turn()
    table.market("sawmill")
    table.play("build", market=0)
    return table


def at_choose_stack() -> Table:
    table = at_place_building()
    table.play("place", row=1, column=1)
    return table


def at_hourglass(building: str = "alchemist") -> Table:
    """The building stands on the middle field of the settlement."""
    table = rich(Table(), "eternal_hourglass")
    table.market(building)
    table.play("build", market=0)
    table.play("place", row=1, column=1)
    return table


def at_choose_settlers() -> Table:
    table = at_turn()
    table.has(bonus_settler=2)
    table.play("explore", row=0)
    return table


def at_lay_landscape() -> Table:
    table = at_turn()
    table.play("explore", row=0)
    return table


def at_settlement_row(*buildings: str) -> Table:
    """The upper row, with these buildings from the left."""
    table = at_turn()
    for place, building in enumerate(buildings or ("alchemist", "church")):
        table.building(place, building)
    table.play("activate_settlement_row", row=0)
    return table


def at_pay_normal() -> Table:
    table = at_settlement_row("bazaar")
    table.play("resolve", row=0, column=0)
    return table


def at_gain_normal() -> Table:
    table = at_settlement_row("warehouse")
    table.play("resolve", row=0, column=0)
    return table


def at_trading_post() -> Table:
    """Fortresses on a wood and on a clay landscape."""
    table = at_turn()
    table.lay(0, "wood")
    table.lay(1, "clay")
    table.fortress(0)
    table.fortress(1)
    table.building(0, "trading_post")
    table.play("activate_settlement_row", row=0)
    table.play("resolve", row=0, column=0)
    return table


def at_scroll() -> Table:
    """Wood and clay have yielded."""
    table = rich(Table(), "scroll_of_fortune")
    table.lay(0, "wood")
    table.lay(1, "clay")
    table.play("activate_wilderness_row", row=0)
    return table


def at_mask() -> Table:
    """A green wood and a yellow clay landscape are to be checked."""
    table = rich(Table(), "shamans_mask")
    table.lay(0, "wood", colour="green")
    table.lay(1, "clay", colour="yellow")
    table.play("activate_wilderness_row", row=0)
    return table


def at_keep(fortresses: int = 2) -> Table:
    table = at_turn()
    for field in range(fortresses):
        table.lay(field, ("wood", "clay", "stone")[field])
        table.fortress(field)
    table.play("pass_round")
    return table


def at_swap_artifact() -> Table:
    table = at_turn()
    table.artifact_row("diamond_ring", "lodestar", "shamans_mask")
    table.play("pass_round")
    return table


def artifact(name: str) -> int:
    """Its number, as `take` wants it."""
    return ARTIFACTS.index(name)


AT: dict[str, Callable[[], Table]] = {
    "turn": at_turn,
    "first_artifact": at_first_artifact,
    "place_building": at_place_building,
    "lay_landscape": at_lay_landscape,
    "choose_settlers": at_choose_settlers,
    "choose_stack": at_choose_stack,
    "settlement_row": at_settlement_row,
    "hourglass": at_hourglass,
    "pay_normal": at_pay_normal,
    "gain_normal": at_gain_normal,
    "trading_post": at_trading_post,
    "scroll": at_scroll,
    "mask": at_mask,
    "keep": at_keep,
    "swap_artifact": at_swap_artifact,
}


# What an answer changed.


def snapshot(table: Table) -> State:
    """The position as it is now, to compare a later one with."""
    state: State = np.frombuffer(table.match.state.tobytes(), GAME.state.twin)[0]
    return state


def changed_fields(before: Any, after: Any) -> set[str]:
    """The fields in which two records of one kind differ."""
    return {name for name in after.dtype.names if after[name].tobytes() != before[name].tobytes()}


def outcome(table: Table) -> Result:
    """The result as people read it; the rules' own score and winners have to agree with it."""
    result = table.match.result()
    printed, seats = DECK.record[0], range(table.match.players)
    assert result.scores == [GAME.score(table.s, printed, seat) for seat in seats]
    winners = [seat for seat in seats if GAME.is_winner(table.s, printed, seat)]
    assert winners == ([0] if table.match.players == 1 else result.winners)
    return result


# Explicit orders.


def orders(seed: int = 0, start_seat: int = 0) -> dict[str, Any]:
    """Orders of all stacks, shuffled."""
    dice = random.Random(seed)

    def shuffled(names: list[str]) -> list[str]:
        return dice.sample(names, len(names))

    tiles = shuffled([building for building in BUILDINGS for _ in range(3)])
    return {
        "landscapes": [shuffled(LANDSCAPES[12 * row : 12 * row + 12]) for row in range(3)],
        "buildings": [tiles[12 * stack : 12 * stack + 12] for stack in range(3)],
        "heroes": shuffled(HEROES),
        "artifacts": shuffled(ARTIFACTS),
        "start_seat": start_seat,
    }
