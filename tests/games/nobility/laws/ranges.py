"""Every field within its range, and the options that were chosen."""

import numpy as np

from moothall.engine.agenda import DEPTH
from moothall.games.nobility.actions import MOST_SPENT
from moothall.games.nobility.stages import rounds
from moothall.games.nobility.state import (
    AUTOMA,
    BUILDINGS,
    CHARACTERS,
    COMMISSIONS,
    COUNCIL_TILES,
    DEALT_COMMISSIONS,
    DICE,
    DICE_TILE,
    DICE_TILES,
    DRAWN,
    EVENTS,
    FIGURES,
    GOALS,
    HAND,
    HOUSES,
    KINDS,
    LEAST_REPUTATION,
    MAX_SEATS,
    MODIFIERS,
    MOST_NOBILITY,
    MOST_REPUTATION,
    NOTHING,
    PARTS,
    PIPS,
    ROUNDS,
    SETTLERS,
    SHIPS,
    SPACES,
    TILE_FILLED,
)
from tests.games.nobility.laws.positions import Positions
from tests.laws.law import Bools, Laws, blank_seats, per_position, within

LAWS = Laws()

# More than any game can gather, with any deck.
MOST_GOODS = 1_000_000
ALL_SEATS = (1 << MAX_SEATS) - 1

RANGES: dict[str, tuple[int, int]] = {
    "seats": (1, MAX_SEATS),
    "over": (0, 1),
    "events": (0, 1),
    "chancery": (0, 1),
    "round_number": (1, ROUNDS),
    "start_seat": (0, MAX_SEATS - 1),
    "active": (NOTHING, MAX_SEATS - 1),
    "modifiers": (0, MODIFIERS),
    "building_discards": (0, (1 << BUILDINGS) - 1),
    "settler_discards": (0, (1 << SETTLERS) - 1),
    "agenda.depth": (0, DEPTH),
    "agenda.questions.stage": (0, rounds.PREPARE),
    "agenda.questions.seat": (0, MAX_SEATS - 1),
    "command.done": (0, 7),
    "command.fresh": (0, FIGURES),
    "command.die": (0, PIPS),
    "command.value": (0, PIPS),
    "command.location": (NOTHING, DICE_TILE),
    "command.guild": (NOTHING, KINDS - 1),
    "command.space": (NOTHING, SPACES - 1),
    "command.rerolled": (0, (1 << DICE) - 1),
    "command.given": (NOTHING, KINDS - 1),
    "command.left": (0, SETTLERS),
    "command.sold": (0, PIPS),
    "command.visited": (0, 7),
    "command.price": (0, 20),
    "command.building": (NOTHING, BUILDINGS - 1),
    "command.card": (NOTHING, HAND - 1),
    "command.spent": (0, MOST_SPENT),
    "command.points": (0, 1000),
    "command.part": (0, PARTS),
    "command.part_left": (0, 20),
    "tavern.value": (0, PIPS),
    "tavern.owner": (0, AUTOMA),
    "yard.value": (0, PIPS),
    "yard.owner": (0, AUTOMA),
    "guild_dice.value": (0, PIPS),
    "guild_dice.owner": (0, AUTOMA),
    "hall_dice.value": (0, PIPS),
    "hall_dice.owner": (0, AUTOMA),
    "harbour.value": (0, PIPS),
    "harbour.owner": (0, AUTOMA),
    "council_dice.value": (0, PIPS),
    "council_dice.owner": (0, AUTOMA),
    "berk.value": (0, PIPS),
    "berk.owner": (0, AUTOMA),
    "castle.value": (0, PIPS),
    "castle.owner": (0, AUTOMA),
    "chancery_dice.value": (0, PIPS),
    "chancery_dice.owner": (0, AUTOMA),
    "automa": (0, PIPS),
    "hall": (NOTHING, BUILDINGS - 1),
    "workshop": (NOTHING, BUILDINGS - 1),
    "owner": (NOTHING, MAX_SEATS - 1),
    "bag": (NOTHING, BUILDINGS - 1),
    "bag_left": (0, BUILDINGS),
    "ship": (0, SHIPS - 1),
    "ship_filled": (0, 20),
    "ship_pile": (NOTHING, SHIPS - 1),
    "ships_left": (0, SHIPS),
    "council": (NOTHING, COUNCIL_TILES - 1),
    "council_pile": (NOTHING, COUNCIL_TILES - 1),
    "council_left": (0, COUNCIL_TILES),
    "council_taken": (NOTHING, MAX_SEATS - 1),
    "display": (NOTHING, SETTLERS - 1),
    "settler_pile": (NOTHING, SETTLERS - 1),
    "settlers_left": (0, SETTLERS),
    "event": (NOTHING, EVENTS - 1),
    "event_order": (NOTHING, EVENTS - 1),
    "goal": (NOTHING, GOALS - 1),
    "desks": (NOTHING, MAX_SEATS - 1),
    "commission_at": (NOTHING, DRAWN + DEALT_COMMISSIONS - 1),
    "commissions_left": (0, COMMISSIONS),
    "commission_seen": (0, ALL_SEATS),
    "commission_known": (0, ALL_SEATS),
    "tile_pile": (NOTHING, DICE_TILES - 1),
    "tiles_left": (0, DICE_TILES),
    "tile_owner": (NOTHING, MAX_SEATS - 1),
    "tile_card": (NOTHING, COMMISSIONS - 1),
    "tile_filled": (0, TILE_FILLED),
    "tile_dice": (0, TILE_FILLED),
    "players.coins": (0, MOST_GOODS),
    "players.vp": (-MOST_GOODS, MOST_GOODS),
    "players.goods": (0, MOST_GOODS),
    "players.dice": (0, PIPS),
    "players.placed": (0, DICE * PIPS),
    "players.own_die": (0, PIPS),
    "players.passed": (0, 1),
    "players.character": (0, CHARACTERS - 1),
    "players.modifiers": (0, MODIFIERS),
    "players.reputation": (0, MOST_REPUTATION),
    "players.nobility": (0, MOST_NOBILITY),
    "players.figures": (0, FIGURES),
    "players.lot": (0, FIGURES),
    "players.apprentices": (0, FIGURES),
    "players.houses": (0, HOUSES),
    "players.platform": (0, HOUSES),
    "players.built": (0, HOUSES),
    "players.settlers": (NOTHING, SETTLERS - 1),
    "players.completed": (NOTHING, SETTLERS - 1),
    "players.races": (0, HOUSES),
    "players.public": (NOTHING, BUILDINGS - 1),
    "players.council_tiles": (0, COUNCIL_TILES),
    "players.first_tile": (NOTHING, DICE_TILES - 1),
    "chance.drawn": (0, np.iinfo(np.int64).max),
    "chance.reveals": (0, np.iinfo(np.int32).max),
}
# NOB-030 among them: nothing that a player has is ever negative, but for points.
LAWS.extend(within(RANGES))


@LAWS.enact("players, events and Chancery are as they were chosen, and never change")
def same_options(p: Positions) -> Bools:
    return np.asarray(
        (p.seats == p.options[0]) & (p["events"] == p.options[1]) & (p["chancery"] == p.options[2])
    )


LAWS.enact("empty seats are blank")(blank_seats)


@LAWS.enact("NOB-050, NOB-329: one first player after the other, from the one chosen for the first round")
def start_seat(p: Positions) -> Bools:
    chosen = (p.options[3] - 1 + p["round_number"] - 1) % np.maximum(p.seats, 1)
    return np.asarray((p["start_seat"] < p.seats) & ((p.options[3] == 0) | (p["start_seat"] == chosen)))


@LAWS.enact("NOB-077: reputation goes from 6 to 24")
def reputation(p: Positions) -> Bools:
    return per_position(~p.seated | (p.players["reputation"] >= LEAST_REPUTATION))
