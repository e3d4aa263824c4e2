"""The dice: as many as everybody has, each on a slot that fits its value."""

import numpy as np

from moothall.engine.record import Ints, Records
from moothall.games.nobility.state import (
    AUTOMA,
    AUTOMA_BLUE,
    AUTOMA_GREEN,
    AUTOMA_RED,
    AUTOMA_WHITE,
    AUTOMA_YELLOW,
    BANDS,
    BERK,
    CASTLE,
    CASTLE_SLOTS,
    CHANCERY,
    COUNCIL,
    DICE,
    DICE_TILE,
    EXTRA_CASTLE_SLOT,
    GUILD,
    HALL,
    HARBOUR,
    KINDS,
    MAX_SEATS,
    NOTHING,
    OWN_VALUE,
    PIPS,
    PLAYER_BOARD,
    TAVERN,
    TILE_SLOTS,
    WAIVE,
    YARD,
)
from tests.games.nobility.laws.positions import Positions, band_of, owners_of, pips_of
from tests.laws.law import Bools, Laws, bits, if_so, per_position

LAWS = Laws()

ON_BOARD = {
    "tavern": TAVERN,
    "yard": YARD,
    "guild_dice": GUILD,
    "hall_dice": HALL,
    "harbour": HARBOUR,
    "council_dice": COUNCIL,
    "berk": BERK,
    "castle": CASTLE,
    "chancery_dice": CHANCERY,
}


def on_board(p: Positions) -> Records:
    """All dice on the common board, in one row for each position."""
    return np.concatenate([p[place].reshape(len(p.states), -1) for place in ON_BOARD], axis=1)


def tile_values(p: Positions, seat: int) -> Ints:
    """The values of the dice that lie on the dice tiles of a seat; 0 where none does."""
    lying = bits(p["tile_dice"], TILE_SLOTS) & (p["tile_owner"] == seat)[:, :, None]
    return np.where(lying, p.deck.tile_values, 0).reshape(len(p.states), -1)


@LAWS.enact("NOB-002: a die shows one to six, and is a player's or the automa's")
def faces(p: Positions) -> Bools:
    dice = on_board(p)
    value, owner = pips_of(dice), owners_of(dice)
    known = (owner < p.seats[:, None]) | ((owner == AUTOMA) & (p.seats == 1)[:, None])
    lies = (value >= 1) & (value <= PIPS) & known
    return per_position(np.where(value == 0, dice["owner"] == 0, lies))


@LAWS.enact("NOB-058, NOB-082: everybody has all dice, and the placed ones add up to the placed sum")
def own_dice(p: Positions) -> Bools:
    dice = on_board(p)
    holds = np.ones(len(p.states), bool)
    for seat in range(MAX_SEATS):
        me = p.players[:, seat]
        common = np.where(owners_of(dice) == seat, pips_of(dice), 0)
        placed = np.concatenate([common, tile_values(p, seat), me["own_die"][:, None]], axis=1)
        has = np.where(p.choosing | (seat >= p.seats), 0, p.deck.dice[p.seats])
        count = (placed != 0).sum(axis=1) + (me["dice"] != 0).sum(axis=1)
        unused = np.arange(DICE) >= has[:, None]
        holds &= (count == has) & (placed.sum(axis=1) == me["placed"])
        holds &= per_position(~unused | (me["dice"] == 0))
    return holds


@LAWS.enact("NOB-136, NOB-170, NOB-478: values rise in the tavern and fall in the yard, from the left")
def rows(p: Positions) -> Bools:
    tavern, yard = pips_of(p["tavern"]), pips_of(p["yard"])
    rising = per_position((tavern[:, 1:] == 0) | (tavern[:, :-1] <= tavern[:, 1:]))
    return (
        is_row(tavern, p.deck.tavern_slots[p.seats])
        & is_row(yard, p.deck.yard_slots[p.seats])
        & (rising | p.has_event(WAIVE))
        & per_position(yard[:, :-1] >= yard[:, 1:])
    )


def is_row(values: Ints, slots: Ints) -> Bools:
    """Whether dice lie from the left on, on slots that are in use."""
    there = values != 0
    return per_position(there[:, :-1] >= there[:, 1:]) & (there.sum(axis=1) <= slots)


@LAWS.enact("NOB-118: a die lies on a slot of its value")
def slots(p: Positions) -> Bools:
    bands, pips = np.arange(BANDS), np.arange(PIPS) + 1
    wanted: dict[str, Bools] = {
        "guild_dice": band_of(pips_of(p["guild_dice"])) == bands,
        "hall_dice": p.deck.hall_space[pips_of(p["hall_dice"])] == np.arange(PIPS),
        "harbour": pips_of(p["harbour"]) == pips,
        "council_dice": band_of(pips_of(p["council_dice"])) == bands[:, None],
        "berk": band_of(pips_of(p["berk"])) == bands,
        "chancery_dice": pips_of(p["chancery_dice"]) == pips,
    }
    holds = np.ones(len(p.states), bool)
    for place, fits in wanted.items():
        holds &= per_position((pips_of(p[place]) == 0) | fits)
    number = np.arange(CASTLE_SLOTS)
    castle = pips_of(p["castle"])
    in_castle = (band_of(castle) == number) | (number == EXTRA_CASTLE_SLOT)
    in_castle &= number < p.deck.castle_slots[p.seats][:, None]
    own = p.players["own_die"]
    return holds & per_position((castle == 0) | in_castle) & per_position((own == 0) | (own >= OWN_VALUE))


@LAWS.enact("NOB-177: no guild has more dice than slots that are in use")
def guild_dice(p: Positions) -> Bools:
    dice = (pips_of(p["guild_dice"]) != 0).sum(axis=2)
    by_automa = owners_of(p["guild_dice"]) == AUTOMA
    # NOB-375: where the automa's die lies, no other does.
    limit = np.where(by_automa.any(axis=2), 1, p.deck.guild_dice[p.seats][:, None])
    return per_position(dice <= limit)


@LAWS.enact("NOB-356: no die lies at a location that the event closes")
def closed_locations(p: Positions) -> Bools:
    holds = np.ones(len(p.states), bool)
    for place, location in ON_BOARD.items():
        players_die = (owners_of(p[place]) != NOTHING) & (owners_of(p[place]) != AUTOMA)
        holds &= ~p.is_closed(location) | ~players_die.reshape(len(p.states), -1).any(axis=1)
    return (
        holds
        & if_so(p.is_closed(PLAYER_BOARD), per_position(p.players["own_die"] == 0))
        & if_so(p.is_closed(DICE_TILE), per_position(p["tile_dice"] == 0))
    )


@LAWS.enact("NOB-369..377: the automa's dice lie where they say, in a solo game alone")
def automa(p: Positions) -> Bools:
    shown, alone = p["automa"].astype(int), p.seats == 1
    wanted = {place: np.zeros(p[place].shape, int) for place in ON_BOARD}
    wanted["tavern"][:, 0] = shown[:, AUTOMA_WHITE]
    wanted["yard"][:, 0] = shown[:, AUTOMA_GREEN]
    wanted["hall_dice"][p.everyone, p.deck.hall_space[shown[:, AUTOMA_YELLOW]]] = shown[:, AUTOMA_YELLOW]
    for colour in (AUTOMA_BLUE, AUTOMA_RED):  # where blue is equal to red, only red lies there
        guild = np.clip(p.deck.automa_guild[shown[:, colour]], 0, KINDS - 1)
        band = np.clip(band_of(shown[:, colour]), 0, BANDS - 1)
        wanted["guild_dice"][p.everyone, guild, band] = shown[:, colour]
    holds = per_position((shown > 0) == alone[:, None])
    for place, dice in wanted.items():
        lying = np.where(owners_of(p[place]) == AUTOMA, pips_of(p[place]), 0)
        holds &= per_position(lying == np.where(alone.reshape(-1, *[1] * (dice.ndim - 1)), dice, 0))
    return holds
