"""Every field within its range, and the options that were chosen."""

import numpy as np

from moothall.engine.agenda import DEPTH
from moothall.games.guilds.stages import auction
from moothall.games.guilds.state import (
    AREAS,
    AUCTION_PHASE,
    CELLS,
    CHARACTERS,
    EFFECTS,
    EFFECTS_OF_ONE,
    FREE,
    FULL_SITE,
    GOALS,
    IN_PILE,
    LARGE_ROOMS,
    LAST_PHASE,
    LAYOUTS,
    LEAST_SEATS,
    MAX_SEATS,
    MOST_ROOMS,
    MOST_SILVER,
    PLACES,
    ROOMS,
    ROTATIONS,
    SMALL_ROOMS,
    TRACK,
)
from tests.games.guilds.laws.positions import Positions
from tests.laws.law import NOTHING, Bools, Laws, blank_seats, within

LAWS = Laws()

MOST_GOLD = 10_000  # more than any game can gather, with any deck
MOST_USES = 5  # of an effect with a limit, as a deck may say

RANGES: dict[str, tuple[int, int]] = {
    "seats": (LEAST_SEATS, MAX_SEATS),
    "over": (0, 1),
    "plan": (0, len(LAYOUTS) - 1),
    "week": (1, TRACK),
    "phase": (AUCTION_PHASE, LAST_PHASE),
    "start_seat": (0, MAX_SEATS - 1),
    "passes": (0, MAX_SEATS),
    "agenda.depth": (0, DEPTH),
    "agenda.questions.stage": (0, auction.FORCE_TAKING),
    "agenda.questions.seat": (NOTHING, MAX_SEATS - 1),
    "command.area": (NOTHING, AREAS - 1),
    "command.first_area": (NOTHING, AREAS - 1),
    "command.effect": (NOTHING, EFFECTS - 1),
    "command.joining": (NOTHING, CHARACTERS - 1),
    "command.joined": (0, EFFECTS_OF_ONE),
    "command.place": (NOTHING, PLACES - 1),
    "command.has_paid": (0, 1),
    "goals": (NOTHING, GOALS - 1),
    "town": (NOTHING, CHARACTERS - 1),
    "character_at": (0, IN_PILE),
    "rank": (NOTHING, CHARACTERS - 1),
    "character_pile": (NOTHING, CHARACTERS - 1),
    "characters_left": (0, CHARACTERS),
    "display": (NOTHING, ROOMS - 1),
    "protection": (0, FREE),
    "room_at": (0, IN_PILE),
    "small_pile": (NOTHING, SMALL_ROOMS - 1),
    "smalls_left": (0, SMALL_ROOMS),
    "large_pile": (NOTHING, ROOMS - 1),
    "larges_left": (0, LARGE_ROOMS),
    "uses": (0, MOST_USES),
    "players.silver": (0, MOST_SILVER),
    "players.gold": (0, MOST_GOLD),
    "players.tents": (0, MOST_SILVER),
    "players.members": (0, CHARACTERS),
    "players.settled": (0, CHARACTERS),
    "players.built": (0, MOST_ROOMS),
    "players.rooms": (NOTHING, ROOMS - 1),
    "players.anchors": (NOTHING, CELLS - 1),
    "players.rotations": (NOTHING, ROTATIONS - 1),
    "players.occupied": (0, FULL_SITE),
    "players.active": (0, FULL_SITE),
    "players.doors": (0, FULL_SITE),
    "chance.drawn": (0, np.iinfo(np.int64).max),
    "chance.reveals": (0, np.iinfo(np.int32).max),
}
LAWS.extend(within(RANGES))


@LAWS.enact("GLD-047: players and variant are as they were chosen, and never change")
def same_options(p: Positions) -> Bools:
    standard = np.where(p.seats == LEAST_SEATS, LAYOUTS.index("two"), LAYOUTS.index("four"))
    chosen = np.where(p.options[1] == 0, standard, p.options[1])
    return np.asarray((p.seats == p.options[0]) & (p["plan"] == chosen))


LAWS.enact("empty seats are blank")(blank_seats)


@LAWS.enact("GLD-022: the start player is one of the players")
def start_seat(p: Positions) -> Bools:
    return np.asarray(p["start_seat"] < p.seats)


@LAWS.enact("GLD-051, GLD-052: no week comes after the last")
def weeks(p: Positions) -> Bools:
    return np.asarray(p["week"] <= p.deck.weeks[p.seats])
