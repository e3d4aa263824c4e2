"""Every field within its range, and the options that were chosen."""

import numpy as np

from moothall.engine.agenda import DEPTH
from moothall.games.architects.state import (
    APPRENTICES,
    BOARD_CHOICES,
    BOARDS,
    BUILDINGS,
    CATHEDRAL_ROWS,
    COLOURS,
    EVERYBODY,
    GRID,
    LOOKED_AT,
    MARKET_CARDS,
    MAX_SEATS,
    MOST_APPRENTICES,
    MOST_SPACES,
    MOST_VIRTUE,
    NO_OPPONENT,
    NOTHING,
    OPEN_CIRCLES,
    OPPONENTS,
    PLACES,
    RESOURCES,
    REVEALED,
    REWARDS,
    SCHEMES,
    STANDARD,
    VARIABLE_BY_CHOICE,
    VIRTUE,
    WORKERS,
)
from tests.games.architects.laws.positions import STAGES, Positions
from tests.laws.law import Bools, Laws, blank_seats, per_position, within

LAWS = Laws()

# More than any game can gather; the sum of all goods of a player still fits into their field.
MOST_GOODS = 100_000_000

RANGES: dict[str, tuple[int, int]] = {
    "seats": (2, MAX_SEATS),
    "people": (1, MAX_SEATS),
    "over": (0, 1),
    "boards": (0, len(BOARD_CHOICES) - 1),
    "opponent": (0, len(OPPONENTS) - 1),
    "start_seat": (0, MAX_SEATS - 1),
    "active": (NOTHING, MAX_SEATS - 1),
    "turns_left": (0, MAX_SEATS),
    "draft_step": (0, 3),
    "agenda.depth": (0, DEPTH),
    "agenda.questions.stage": (0, STAGES - 1),
    "agenda.questions.seat": (0, MAX_SEATS - 1),
    "command.location": (NOTHING, PLACES - 1),
    "command.workers": (0, WORKERS),
    "command.used": (0, WORKERS),
    "command.captures": (0, 20),
    "command.captured_at": (0, (1 << OPEN_CIRCLES) - 1),
    "command.cell": (NOTHING, GRID - 1),
    "command.hired": (NOTHING, APPRENTICES - 1),
    "command.building": (NOTHING, BUILDINGS - 1),
    "command.slot": (NOTHING, MOST_APPRENTICES - 1),
    "command.reset_due": (0, 1),
    "command.abilities_used": (0, (1 << MOST_APPRENTICES) - 1),
    "command.effects_resolved": (0, (1 << BUILDINGS) - 1),
    "tax_stand": (0, MOST_GOODS),
    "guildhall": (NOTHING, MAX_SEATS - 1),
    "guildhall_filled": (0, MOST_SPACES),
    "market_worker": (NOTHING, MAX_SEATS - 1),
    "market_depth": (NOTHING, MARKET_CARDS - 1),
    "market_left": (0, MARKET_CARDS),
    "market_large": (NOTHING, MARKET_CARDS - 1),
    "reward_at": (REVEALED, REWARDS - 1),
    "rewards_left": (0, REWARDS),
    "apprentice_depth": (NOTHING, APPRENTICES - GRID - 1),
    "apprentices_left": (0, APPRENTICES - GRID),
    "apprentices_unseen": (0, APPRENTICES - GRID),
    "grid": (0, APPRENTICES - 1),
    "coins": (0, MOST_GOODS),
    "building_at": (0, LOOKED_AT + 4),
    "buildings_left": (0, BUILDINGS),
    "building_seen": (0, EVERYBODY),
    "building_dealt": (NOTHING, MAX_SEATS - 1),
    "scheme_depth": (NOTHING, SCHEMES - 1),
    "schemes_left": (0, SCHEMES),
    "scheme": (NOTHING, SCHEMES - 1),
    "players.goods": (0, MOST_GOODS),
    "players.unpaid": (0, MOST_GOODS),
    "players.paid": (0, MOST_GOODS),
    "players.virtue_due": (0, MOST_GOODS),
    "players.materials": (0, MOST_GOODS),
    "players.supply": (0, WORKERS),
    "players.working": (0, WORKERS),
    "players.prison": (0, WORKERS),
    "players.beside": (0, WORKERS),
    "players.captured": (0, WORKERS),
    "players.virtue": (0, MOST_VIRTUE),
    "players.cathedral": (0, CATHEDRAL_ROWS),
    "players.board": (NOTHING, BOARDS - 1),
    "players.hand": (0, BUILDINGS),
    "players.cards_due": (0, 0),
    "players.apprentices": (NOTHING, APPRENTICES - 1),
    "chance.drawn": (0, np.iinfo(np.int64).max),
    "chance.reveals": (0, np.iinfo(np.int32).max),
}
# ARC-001 among them: nothing is ever negative, and virtue goes from 0 to 14.
LAWS.extend(within(RANGES))


@LAWS.enact("people, boards and opponent are as they were chosen, and never change")
def same_options(p: Positions) -> Bools:
    chosen = (p.people == p.options[0]) & (p["boards"] == p.options[1]) & (p["opponent"] == p.options[2])
    return chosen & (p.seats == p.people + (p["opponent"] != NO_OPPONENT))


LAWS.enact("empty seats are blank")(blank_seats)


@LAWS.enact("ARC-020, ARC-385, ARC-391: everybody has a board of a colour of their own")
def boards(p: Positions) -> Bools:
    board = p.of_players("board")
    colours = np.arange(len(COLOURS))
    having = (board[:, :, None] == colours) & p.seated[:, :, None]
    chosen = np.where(p.choosing[:, None], p.places < p.seat[:, None], p.seated)
    # The automated opponent takes the first colour that no person has.
    free = ~(having & p.persons[:, :, None]).any(axis=1)
    first_free = free.argmax(axis=1)
    taken_first = ~p.automaton | p.choosing[:, None] | (board == first_free[:, None])
    standard = (p["boards"] == STANDARD)[:, None] & p.persons
    return (
        per_position((board != NOTHING) == chosen)
        & per_position(having.sum(axis=1) <= 1)
        & per_position(taken_first)
        & per_position(~standard | (board == p.places))
    )


@LAWS.enact("ARC-042, ARC-053: a person starts, and with variable boards one with most virtue printed")
def start_seat(p: Positions) -> Bools:
    start = p["start_seat"]
    printed = p.deck.board_start[np.clip(p.players["board"], 0, None), VIRTUE]
    virtues = np.where(p.persons, printed, NOTHING)
    highest = p.at(virtues, start) == virtues.max(axis=1)
    open_yet = (p["boards"] == STANDARD) | p.choosing
    return (start < p.people) & (open_yet | highest) & (~p.choosing | (start == 0))


@LAWS.enact("ARC-048: boards are being chosen only where that was agreed, and before all else")
def choosing_boards(p: Positions) -> Bools:
    untouched = (p["buildings_left"] == BUILDINGS) & (p.players["virtue"] == 0).all(axis=1)
    untouched &= (p.players["goods"] == 0).all(axis=(1, 2)) & (p.players["unpaid"] == 0).all(axis=1)
    return ~p.choosing | ((p["boards"] == VARIABLE_BY_CHOICE) & untouched)


@LAWS.enact("ARC-336, ARC-337: the automated opponent has materials, and nobody else; it has no resources")
def materials(p: Positions) -> Bools:
    resources = p.players["goods"][:, :, :RESOURCES].any(axis=2)
    return per_position(p.persons | ~resources) & per_position(p.automaton | (p.players["materials"] == 0))
