"""The components: every tile and card is somewhere, exactly once."""

import numpy as np

from moothall.games.settlement.stages.artifacts import FIRST_ARTIFACT
from moothall.games.settlement.stages.build import CHOOSE_STACK
from moothall.games.settlement.stages.settlement import HOURGLASS
from moothall.games.settlement.state import (
    ARTIFACTS,
    BUILDINGS,
    COLUMNS,
    DISCARDED,
    FIELDS,
    HERO_ROW,
    HEROES,
    IN_DECK,
    IN_HERO_ROW,
    IN_ROW,
    IN_STACK,
    LANDSCAPES,
    LANDSCAPES_PER_ROW,
    MARKET,
    MAX_SEATS,
    NOTHING,
    OUT_OF_GAME,
    ROWS,
    STACK_SIZE,
    STACKS,
)
from tests.games.settlement.laws.positions import Positions
from tests.laws.law import Bools, Laws, if_so, is_stack, per_position, tally

LAWS = Laws()


@LAWS.enact("stacks hold as many tiles and cards as they say, and nothing above them")
def canonical_stacks(p: Positions) -> Bools:
    return (
        is_stack(p["landscape_stack"], p["landscapes_left"])
        & is_stack(p["building_stack"], p["buildings_left"])
        & is_stack(p["hero_deck"], p["heroes_left"])
        & is_stack(p["artifact_stack"], p["artifacts_left"])
    )


@LAWS.enact("SET-293: every landscape is in its stack, in the explorer's hand or in a wilderness, once")
def landscapes(p: Positions) -> Bools:
    drawn = p.command["landscape"][:, None]
    stacks = p["landscape_stack"].reshape(len(drawn), -1)
    laid = p.of_players("landscape").reshape(len(drawn), -1)
    return per_position(tally(np.concatenate([stacks, drawn, laid], axis=1), LANDSCAPES) == 1)


@LAWS.enact("SET-293: every landscape lies in the row of its back")
def landscape_rows(p: Positions) -> Bools:
    stacks, laid = p["landscape_stack"], p.of_players("landscape")
    in_stack = (stacks == NOTHING) | (stacks // LANDSCAPES_PER_ROW == np.arange(ROWS)[:, None])
    on_board = (laid == NOTHING) | (laid // LANDSCAPES_PER_ROW == np.arange(FIELDS) // COLUMNS)
    return per_position(in_stack) & per_position(on_board)


@LAWS.enact("SET-088, SET-089: a wilderness hangs together and begins in row I")
def wildernesses(p: Positions) -> Bools:
    explored = p.of_players("landscape").reshape(len(p.states), MAX_SEATS, ROWS, COLUMNS) != NOTHING
    flat = explored.reshape(len(p.states), MAX_SEATS, FIELDS)
    first = np.arange(FIELDS) == flat.argmax(axis=2)[..., None]
    reached = explored & first.reshape(explored.shape)
    reached[:, :, 1:] = False
    for _ in range(FIELDS - 1):
        spread = reached.copy()
        spread[:, :, 1:] |= reached[:, :, :-1]
        spread[:, :, :-1] |= reached[:, :, 1:]
        spread[:, :, :, 1:] |= reached[:, :, :, :-1]
        spread[:, :, :, :-1] |= reached[:, :, :, 1:]
        reached = spread & explored
    return per_position(reached == explored)


@LAWS.enact("SET-292: building stacks, market and settlements hold the deck's tiles of every type")
def buildings(p: Positions) -> Bools:
    stacked = tally(p["building_stack"], BUILDINGS)
    on_market = tally(p["market"], BUILDINGS, p["market_pile"])
    built = tally(p.of_players("building"), BUILDINGS)
    return per_position(stacked + on_market + built == p.deck.building_count)


@LAWS.enact("SET-296: a market field shows a type as long as it has tiles")
def market(p: Positions) -> Bools:
    return per_position((p["market"] == NOTHING) == (p["market_pile"] == 0))


@LAWS.enact(
    "SET-080, SET-205: a market field is empty only until its builder refills it, or as the stacks are"
)
def empty_market_fields(p: Positions) -> Bools:
    built = np.asarray(np.isin(p.stages, (CHOOSE_STACK, HOURGLASS)).any(axis=1))
    being_refilled = built[:, None] & (np.arange(MARKET) == p.command["target"][:, None])
    exhausted = p["buildings_left"].sum(axis=1) == 0
    return per_position((p["market_pile"] > 0) | being_refilled | exhausted[:, None])


@LAWS.enact("SET-291: every hero is in the deck, in the row, discarded or with a player, once")
def heroes(p: Positions) -> Bools:
    where = p["hero_at"]
    in_deck, in_row = tally(p["hero_deck"], HEROES), tally(p["hero_row"], HEROES)
    nowhere = (where >= p.seats[:, None]) & (where < IN_DECK)
    return (
        per_position(in_deck == (where == IN_DECK))
        & per_position(in_row == (where == IN_HERO_ROW))
        & ~nowhere.any(axis=1)
    )


@LAWS.enact("SET-163, SET-301: a space of the hero row is empty only when the deck is, the leftmost first")
def hero_row(p: Positions) -> Bools:
    empty = p["hero_row"] == NOTHING
    return if_so(empty.any(axis=1), p["heroes_left"] == 0) & per_position(empty[:, :-1] >= empty[:, 1:])


@LAWS.enact("SET-198, SET-302: one hero is discarded at the end of a round, unless none was left")
def discarded_heroes(p: Positions) -> Bools:
    discarded = (p["hero_at"] == DISCARDED).sum(axis=1)
    rounds = p["round_number"] - 1
    return (discarded <= rounds) & if_so(p["heroes_left"] > 0, discarded == rounds)


@LAWS.enact("SET-018: every artifact is in the stack, in the row, out of the game or with a player, once")
def artifacts(p: Positions) -> Bools:
    where = p["artifact_at"]
    stacked = tally(p["artifact_stack"], ARTIFACTS)
    holders = p.of_players("artifact")
    held_by = holders[:, :, None] == np.arange(ARTIFACTS)
    seat_has = where[:, None, :] == np.arange(MAX_SEATS)[:, None]
    return per_position(stacked == (where == IN_STACK)) & per_position(held_by == seat_has)


@LAWS.enact("SET-036, SET-037, SET-220, SET-221: so many artifacts are stacked and out of the game")
def artifacts_aside(p: Positions) -> Bools:
    removed = (p["artifact_at"] == OUT_OF_GAME).sum(axis=1)
    revealed = p.seats + p.deck.artifact_row_extra
    swaps = p["round_number"] - 1
    left_over = ARTIFACTS - revealed
    alone = p.seats == 1
    return np.where(alone, removed == swaps, removed == left_over) & (
        p["artifacts_left"] == np.where(alone, left_over - swaps, 0)
    )


@LAWS.enact("SET-219, SET-225, SET-297: everybody who has picked holds an artifact, and the row the rest")
def artifacts_in_play(p: Positions) -> Bools:
    to_pick = (p.stages == FIRST_ARTIFACT) & p.asked
    waiting = tally(np.where(to_pick, p.askers, NOTHING), MAX_SEATS) > 0
    empty_handed = p.seated & (p.players["artifact"] == NOTHING)
    in_row = (p["artifact_at"] == IN_ROW).sum(axis=1)
    extra = p.deck.artifact_row_extra
    return per_position(waiting == empty_handed) & (in_row == extra + to_pick.sum(axis=1))


@LAWS.enact("reveals counts the tiles and cards that were turned up since the set-up")
def reveals(p: Positions) -> Bools:
    landscapes_drawn = LANDSCAPES - p["landscapes_left"].sum(axis=1)
    buildings_shown = STACKS * STACK_SIZE - MARKET - p["buildings_left"].sum(axis=1)
    heroes_shown = HEROES - HERO_ROW - p["heroes_left"]
    swaps = np.where(p.seats == 1, p["round_number"] - 1, 0)
    shown = landscapes_drawn + buildings_shown + heroes_shown + swaps
    counted: Bools = p["chance"]["reveals"] == shown
    return counted
