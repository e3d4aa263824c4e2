"""Every field within its range."""

import numpy as np

from moothall.games.settlement.stages.turn import BEGIN_TURN
from moothall.games.settlement.state import (
    ARTIFACTS,
    BUILDINGS,
    COLUMNS,
    DISCARDED,
    FIELDS,
    FORTRESS_ACTIVATION,
    HERO_ROW,
    HEROES,
    LANDSCAPES,
    LANDSCAPES_PER_ROW,
    MARKET,
    MAX_SEATS,
    NO_ACTION,
    NOTHING,
    OUT_OF_GAME,
    ROUNDS,
    STACK_SIZE,
    STACKS,
)
from tests.games.settlement.laws.positions import Positions
from tests.laws.law import Bools, Laws, blank_seats, within

LAWS = Laws()

# More than any game can gather, and half of what the field holds: one more step can't overflow it.
MOST_GOODS = 16_000


RANGES: dict[str, tuple[int, int]] = {
    "seats": (1, MAX_SEATS),
    "over": (0, 1),
    "round_number": (1, ROUNDS),
    "start_seat": (0, MAX_SEATS - 1),
    "acted": (0, 1),
    "invited": (0, 1),
    "agenda.depth": (0, 7),
    "agenda.questions.stage": (0, BEGIN_TURN),
    "agenda.questions.seat": (0, MAX_SEATS - 1),
    "command.action": (NO_ACTION, FORTRESS_ACTIVATION),
    "command.target": (0, FIELDS - 1),
    "command.place": (0, FIELDS - 1),
    "command.settlers": (0, 6),
    "command.landscape": (NOTHING, LANDSCAPES - 1),
    "command.columns": (0, (1 << COLUMNS) - 1),
    "command.kept": (0, MOST_GOODS),
    "landscapes_left": (0, LANDSCAPES_PER_ROW),
    "landscape_stack": (NOTHING, LANDSCAPES - 1),
    "buildings_left": (0, STACK_SIZE - MARKET // STACKS),
    "building_stack": (NOTHING, BUILDINGS - 1),
    "market": (NOTHING, BUILDINGS - 1),
    "market_pile": (0, STACKS * STACK_SIZE),
    "heroes_left": (0, HEROES - HERO_ROW),
    "hero_deck": (NOTHING, HEROES - 1),
    "hero_row": (NOTHING, HEROES - 1),
    "hero_at": (0, DISCARDED),
    "artifacts_left": (0, ARTIFACTS),
    "artifact_stack": (NOTHING, ARTIFACTS - 1),
    "artifact_at": (0, OUT_OF_GAME),
    "players.supply": (0, MOST_GOODS),
    "players.settlers": (0, 20),
    "players.deployed": (0, 20),
    "players.deployed_bonus": (0, 126),
    "players.landscape": (NOTHING, LANDSCAPES - 1),
    "players.monster": (0, 1),
    "players.fortress": (0, 1),
    "players.building": (NOTHING, BUILDINGS - 1),
    "players.stored": (0, MOST_GOODS),
    "players.artifact": (NOTHING, ARTIFACTS - 1),
    "players.second_activation": (0, 1),
    "players.passed": (0, 1),
    "chance.drawn": (0, np.iinfo(np.int64).max),
    "chance.reveals": (0, np.iinfo(np.int32).max),
}


# SET-295 among them: no supply is ever negative.
LAWS.extend(within(RANGES))


@LAWS.enact("SET-045: the number of players never changes")
def same_players(p: Positions) -> Bools:
    return p.seats == p.options[0]


@LAWS.enact("the start player sits at the table")
def start_seat(p: Positions) -> Bools:
    return p["start_seat"] < p.seats


LAWS.enact("empty seats are blank")(blank_seats)
