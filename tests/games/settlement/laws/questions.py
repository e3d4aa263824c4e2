"""The open question, and the command that it belongs to."""

import numpy as np

from moothall.engine.record import Ints
from moothall.games.settlement.stages.artifacts import FIRST_ARTIFACT, SWAP_ARTIFACT
from moothall.games.settlement.stages.build import CHOOSE_STACK, PLACE_BUILDING, RAISE_BUILDING, REFILL
from moothall.games.settlement.stages.explore import DRAW_TILE, LAY_LANDSCAPE, LAY_TILE
from moothall.games.settlement.stages.fight import WIN_FIGHT
from moothall.games.settlement.stages.fortress import ACTIVATE_FORTRESS, ERECT_FORTRESS
from moothall.games.settlement.stages.monsters import CHECK, MASK
from moothall.games.settlement.stages.passing import KEEP
from moothall.games.settlement.stages.settlement import (
    CLOSE_BUILDING,
    GAIN_NORMAL,
    HOURGLASS,
    PAY_NORMAL,
    SETTLEMENT_ROW,
    TAKE_EFFECT,
    TRADING_POST,
)
from moothall.games.settlement.stages.settlers import CHOOSE_SETTLERS, MUSTER
from moothall.games.settlement.stages.turn import BEGIN_TURN, FINISH_ACTION, TURN
from moothall.games.settlement.stages.wilderness import HARVEST_ROW, SCROLL
from moothall.games.settlement.state import (
    ANY_NORMAL,
    AT_FORTRESS,
    AT_SETTLEMENT_ROW,
    AT_WILDERNESS_ROW,
    BONUS_SETTLER,
    BUILD,
    COLUMNS,
    ERECT,
    EXPLORE,
    FIGHT,
    FORTRESS_ACTIVATION,
    GAIN_LANDSCAPE,
    LANDSCAPES_PER_ROW,
    MAX_SEATS,
    MONSTER_CHOICE,
    NO_ACTION,
    NORMAL,
    NOTHING,
    ON_WILDERNESS_ROW,
    RESOLVE_BUILDING,
    ROUNDS,
    ROWS,
    SETTLEMENT_ACTIVATION,
    SUPPLY,
    WILDERNESS_ROW,
)
from tests.games.settlement.laws.positions import Positions
from tests.laws.law import Bools, Laws, canonical_agenda, if_so, per_position

LAWS = Laws()

OF_COMMANDS = (
    PLACE_BUILDING, LAY_LANDSCAPE, CHOOSE_SETTLERS, CHOOSE_STACK, SETTLEMENT_ROW, HOURGLASS, SCROLL, MASK,
)  # fmt: skip
OF_BUILDINGS = (PAY_NORMAL, GAIN_NORMAL, TRADING_POST)

# What may lie on the agenda after the first pick, from the bottom: the open question is on top of what
# follows once it is answered.
COMMAND = (TURN, FINISH_ACTION)
BUILDING, HOURGLASSES = (*COMMAND, REFILL), (*COMMAND, REFILL, HOURGLASS)
PILES = (
    (TURN,),
    (*BUILDING, RAISE_BUILDING, MUSTER, PLACE_BUILDING),
    (*BUILDING, RAISE_BUILDING, CHOOSE_SETTLERS),
    (*COMMAND, CHECK, LAY_TILE, DRAW_TILE, CHOOSE_SETTLERS),
    (*COMMAND, WIN_FIGHT, CHOOSE_SETTLERS),
    (*COMMAND, ERECT_FORTRESS, CHOOSE_SETTLERS),
    (*COMMAND, CHECK, HARVEST_ROW, CHOOSE_SETTLERS),
    (*COMMAND, SETTLEMENT_ROW, CHOOSE_SETTLERS),
    (*COMMAND, ACTIVATE_FORTRESS, CHOOSE_SETTLERS),
    (*COMMAND, CHECK, LAY_TILE, LAY_LANDSCAPE),
    (*COMMAND, CHECK, SCROLL),
    (*COMMAND, CHECK, MASK),
    (*COMMAND, CHOOSE_STACK),
    *(
        (*pile, *resolving)
        for pile in ((*COMMAND, SETTLEMENT_ROW), HOURGLASSES)
        for resolving in (
            (),
            (CLOSE_BUILDING, TAKE_EFFECT, PAY_NORMAL),
            (CLOSE_BUILDING, GAIN_NORMAL),
            (CLOSE_BUILDING, TRADING_POST),
        )
    ),
    (KEEP,),
    (SWAP_ARTIFACT,),
)


LAWS.enact("the agenda is wiped above the open question")(canonical_agenda)


@LAWS.enact("SET-041: the first artifacts are picked counter-clockwise, the start player last")
def picking_order(p: Positions) -> Bools:
    picking = p.asked & (p.stage == FIRST_ARTIFACT)[:, None]
    waiting = np.arange(p.stages.shape[1])
    order = (p["start_seat"][:, None] + np.maximum(0, waiting - 1)) % p.seats[:, None]
    fits = (p.stages == np.where(waiting == 0, BEGIN_TURN, FIRST_ARTIFACT)) & (p.askers == order)
    fits &= waiting <= p.seats[:, None]
    return per_position(~picking | fits) & if_so(p.stage == FIRST_ARTIFACT, p["round_number"] == 1)


@LAWS.enact("SET-277: one question is open, to one player, and belongs to a turn, a pass or the first pick")
def questions(p: Positions) -> Bools:
    piled = np.zeros(len(p.stages), bool)
    for pile in PILES:
        piled |= per_position(p.stages == np.pad(pile, (0, p.stages.shape[1] - len(pile))))
    one_player = per_position(~p.asked | (p.askers == p.askers[:, :1])) & (p.seat < p.seats)
    return np.where(p["over"] == 1, p.depth == 0, piled & one_player | (p.stage == FIRST_ARTIFACT))


def waits(p: Positions, question: int) -> Bools:
    """Whether this question is open, or lies below the one that is."""
    return np.asarray((p.stages == question).any(axis=1))


@LAWS.enact("SET-048, SET-053, SET-177: who is asked has not passed, or is just passing; at the end all have")
def passing(p: Positions) -> Bools:
    passed = p.players["passed"] == 1
    i_have = p.me["passed"] == 1
    pass_steps = p.during(KEEP, SWAP_ARTIFACT)
    nobody = ~passed.any(axis=1)
    return (
        if_so(p["over"] == 1, per_position(passed | ~p.seated) & (p["round_number"] == ROUNDS))
        & if_so(pass_steps, i_have & (p["round_number"] < ROUNDS))
        & if_so((p["over"] == 0) & ~pass_steps, ~i_have)
        & if_so(p.stage == FIRST_ARTIFACT, nobody)
    )


@LAWS.enact("a command leaves nothing behind, and a turn nothing before it has begun")
def wiped(p: Positions) -> Bools:
    command = p.command
    idle = (command["action"] == NO_ACTION) & (command["target"] == 0) & (command["place"] == 0)
    idle &= (command["settlers"] == 0) & (command["landscape"] == NOTHING) & (command["columns"] == 0)
    at_work = np.isin(p.stage, OF_COMMANDS + OF_BUILDINGS)
    return (
        (idle | at_work)
        & if_so(at_work, (command["action"] != NO_ACTION) & (p["acted"] == 0))
        & if_so(p.stage != KEEP, (command["kept"] == 0).all(axis=1))
        & if_so(p.stage == FIRST_ARTIFACT, (p["acted"] == 0) & (p["invited"] == 0))
    )


def targets_row(p: Positions) -> Bools:
    return p.command["target"] < ROWS


def affordable(p: Positions) -> Bools:
    """The building on the market field that was named."""
    building = p.at(p["market"], p.command["target"])
    cost = p.deck.building_cost[building]
    return (building != NOTHING) & per_position(p.me["supply"] >= cost)


def fields_to_lay(p: Positions) -> Ints:
    """How many fields of the named row could take a landscape (SET-088, SET-089)."""
    explored: Bools = p.me["landscape"].reshape(-1, ROWS, COLUMNS) != NOTHING
    explored = np.pad(explored, ((0, 0), (1, 1), (1, 1)))
    beside = explored[:, :-2, 1:-1] | explored[:, 2:, 1:-1] | explored[:, 1:-1, :-2] | explored[:, 1:-1, 2:]
    begun = np.asarray(explored.any(axis=(1, 2)))
    beside[:, 0] |= ~begun[:, None]
    fits = beside & ~explored[:, 1:-1, 1:-1]
    return p.at(fits.sum(axis=2), p.command["target"])


def settlers_needed(p: Positions) -> Ints:
    """What the command takes, by its action (SET-073, SET-085, SET-097, SET-102, ...)."""
    action, target = p.command["action"], p.command["target"]
    landscape = p.at(p.me["landscape"], target)
    to_explore = p.deck.explore_settlers[np.clip(target, 0, ROWS - 1)]
    to_fight = p.deck.monster_settlers[p.deck.landscape_colour[landscape]]
    return np.where(action == EXPLORE, to_explore, np.where(action == FIGHT, to_fight, 1))


def standing_on(p: Positions, first_field: int) -> Ints:
    """The asked player's settlers on the named row or fortress."""
    return p.at(p.my_standing, first_field + p.command["target"])


def columns_all(p: Positions, fields: Bools) -> Bools:
    """Whether the columns that the command has marked in its row are all among these fields."""
    row = np.clip(p.command["target"], 0, ROWS - 1)
    marked = (p.command["columns"][:, None] >> np.arange(COLUMNS)) & 1 == 1
    of_row: Bools = fields.reshape(-1, ROWS, COLUMNS)[p.everyone, row]
    return per_position(~marked | of_row)


def yielding(p: Positions) -> Bools:
    """The asked player's landscapes without a monster."""
    free: Bools = (p.me["landscape"] != NOTHING) & (p.me["monster"] == 0)
    return free


@LAWS.enact("while settlers are chosen the command is possible, and there is a choice")
def choosing_settlers(p: Positions) -> Bools:
    action, target, place = p.command["action"], p.command["target"], p.command["place"]
    needed = settlers_needed(p)
    bonus = p.me["supply"][:, BONUS_SETTLER]
    free = (p.at(p.me["monster"], target) == 0) & (p.at(p.me["fortress"], target) == 0)
    free &= p.at(p.me["landscape"], target) != NOTHING
    second = p.me["second_activation"]
    possible = {
        BUILD: affordable(p) & (p.at(p.me["building"], place) == NOTHING),
        EXPLORE: targets_row(p) & (p.at(p["landscapes_left"], target) > 0) & (fields_to_lay(p) > 0),
        FIGHT: p.at(p.me["monster"], target) == 1,
        ERECT: free,
        WILDERNESS_ROW: targets_row(p) & (standing_on(p, AT_WILDERNESS_ROW) <= second),
        SETTLEMENT_ACTIVATION: targets_row(p) & (standing_on(p, AT_SETTLEMENT_ROW) <= second),
        FORTRESS_ACTIVATION: (p.at(p.me["fortress"], target) == 1) & (standing_on(p, AT_FORTRESS) == 0),
    }
    feasible = np.zeros(len(action), bool)
    for number, condition in possible.items():
        feasible |= (action == number) & condition
    return if_so(
        p.stage == CHOOSE_SETTLERS,
        feasible
        & (np.maximum(0, needed - p.me["settlers"]) < np.minimum(needed, bonus))
        & (p.command["columns"] == 0)
        & (p.command["landscape"] == NOTHING)
        & ((place == 0) | (action == BUILD)),
    )


@LAWS.enact("a second activation has happened, or is just being mustered")
def second_activation(p: Positions) -> Bools:
    rows = p.standing[:, :, AT_WILDERNESS_ROW:AT_FORTRESS]
    happened = (rows == 2).any(axis=2)
    to_row = np.isin(p.command["action"], (WILDERNESS_ROW, SETTLEMENT_ACTIVATION))
    at_row = np.where(p.command["action"] == WILDERNESS_ROW, AT_WILDERNESS_ROW, AT_SETTLEMENT_ROW)
    again = (p.stage == CHOOSE_SETTLERS) & to_row & (p.at(p.my_standing, at_row + p.command["target"]) == 1)
    mustering = again[:, None] & (np.arange(MAX_SEATS) == p.seat[:, None])
    second = p.players["second_activation"] == 1
    return per_position(second == (happened | mustering))


@LAWS.enact("a command takes its settlers, and once they are mustered they stand on its field")
def mustered(p: Positions) -> Bools:
    action, needed = p.command["action"], settlers_needed(p)
    at_work = np.isin(p.stage, OF_COMMANDS + OF_BUILDINGS)
    sent = at_work & ~p.during(PLACE_BUILDING, CHOOSE_SETTLERS)
    field = np.select(
        [action == WILDERNESS_ROW, action == SETTLEMENT_ACTIVATION],
        [AT_WILDERNESS_ROW + p.command["target"], AT_SETTLEMENT_ROW + p.command["target"]],
        action - BUILD,
    )
    return if_so(at_work, p.command["settlers"] == needed) & if_so(sent, p.at(p.my_standing, field) >= needed)


@LAWS.enact("SET-076: where a building's place is asked, it is affordable and has a choice of places")
def placing_building(p: Positions) -> Bools:
    empty = (p.me["building"] == NOTHING).sum(axis=1)
    at_hand = p.me["settlers"] + p.me["supply"][:, BONUS_SETTLER]
    named = (p.command["action"] == BUILD) & affordable(p) & (p.command["place"] == 0)
    blank = (p.command["columns"] == 0) & (p.command["landscape"] == NOTHING)
    return if_so(p.stage == PLACE_BUILDING, named & blank & (empty > 1) & (at_hand > 0))


@LAWS.enact("SET-086, SET-087: where a landscape's field is asked, it is drawn for that row and has a choice")
def laying_landscape(p: Positions) -> Bools:
    drawn, laying = p.command["landscape"], p.stage == LAY_LANDSCAPE
    named = (p.command["action"] == EXPLORE) & targets_row(p)
    named &= drawn // LANDSCAPES_PER_ROW == p.command["target"]
    blank = (p.command["place"] == 0) & (p.command["columns"] == 0)
    return if_so(laying, named & blank & (fields_to_lay(p) > 1)) & if_so(~laying, drawn == NOTHING)


@LAWS.enact("SET-082: where a stack is asked, the market field is empty and two stacks or more are not")
def choosing_stack(p: Positions) -> Bools:
    stocked = (p["buildings_left"] > 0).sum(axis=1)
    built = p.at(p.me["building"], p.command["place"]) != NOTHING
    taken = p.at(p["market_pile"], p.command["target"]) == 0
    named = (p.command["action"] == BUILD) & (p.command["columns"] == 0)
    return if_so(p.stage == CHOOSE_STACK, named & built & taken & (stocked > 1))


@LAWS.enact("SET-229: the Hourglass asks its holder about the building just placed")
def hourglass(p: Positions) -> Bools:
    built = p.at(p.me["building"], p.command["place"]) != NOTHING
    named = (p.command["action"] == BUILD) & (p.command["columns"] == 0)
    held = p.kind_of(p.me["artifact"]) == RESOLVE_BUILDING
    return if_so(waits(p, HOURGLASS), named & built & held)


@LAWS.enact("SET-118, SET-254: a settlement row is resolved building by building")
def resolving_row(p: Positions) -> Bools:
    place = p.command["place"]
    row_open = waits(p, SETTLEMENT_ROW) & (p.stage != CHOOSE_SETTLERS)
    named = (p.command["action"] == SETTLEMENT_ACTIVATION) & targets_row(p)
    built = columns_all(p, p.me["building"] != NOTHING)
    unresolved = (p.command["columns"] >> (place % COLUMNS)) & 1 == 0
    chosen = (place // COLUMNS == p.command["target"]) & unresolved
    chosen &= p.at(p.me["building"], place) != NOTHING
    return if_so(row_open, named & built & np.where(p.stage == SETTLEMENT_ROW, place == 0, chosen))


@LAWS.enact("SET-255, SET-265, SET-268, SET-270: a building asks only for what its effect leaves open")
def resolving_building(p: Positions) -> Bools:
    building = p.at(p.me["building"], p.command["place"])
    pay, gain = p.deck.building_pay[building], p.deck.building_gain[building]
    payable = per_position(p.me["supply"] >= pay[:, :SUPPLY])
    spare_kinds = (p.me["supply"][:, :NORMAL] > pay[:, :NORMAL]).sum(axis=1)
    fortresses = p.me["fortress"].sum(axis=1)
    at_fortress = p.deck.building_kind[building] == GAIN_LANDSCAPE
    return (
        if_so(p.stage == PAY_NORMAL, (pay[:, ANY_NORMAL] == 1) & payable & (spare_kinds > 1))
        & if_so(p.stage == GAIN_NORMAL, gain[:, ANY_NORMAL] == 1)
        & if_so(p.stage == TRADING_POST, at_fortress & (fortresses > 1))
    )


@LAWS.enact("SET-236: the Scroll asks its holder which of several yields to copy")
def scroll(p: Positions) -> Bools:
    artifact, columns = p.me["artifact"], p.command["columns"]
    held = (p.kind_of(artifact) == GAIN_LANDSCAPE) & (p.deck.artifact_trigger[artifact] == ON_WILDERNESS_ROW)
    named = (p.command["action"] == WILDERNESS_ROW) & targets_row(p) & (p.command["place"] == 0)
    several = columns & (columns - 1) != 0
    return if_so(p.stage == SCROLL, held & named & several & columns_all(p, yielding(p)))


@LAWS.enact("SET-249, SET-252, SET-253: the Mask asks its holder about the leftmost landscape to check")
def mask(p: Positions) -> Bools:
    columns, action = p.command["columns"], p.command["action"]
    held = p.kind_of(p.me["artifact"]) == MONSTER_CHOICE
    named = np.isin(action, (EXPLORE, WILDERNESS_ROW)) & targets_row(p) & (p.command["place"] == 0)
    marked = columns_all(p, yielding(p)) & (columns != 0)
    marked &= (action == WILDERNESS_ROW) | (columns & (columns - 1) == 0)
    leftmost = np.where(columns & 1 == 1, 0, np.where(columns & 2 == 2, 1, 2))
    field = p.command["target"] * COLUMNS + leftmost
    unprotected = p.at(p.me["fortress"], field) == 0
    return if_so(p.stage == MASK, held & named & marked & unprotected)


@LAWS.enact("SET-181: goods are kept one for each fortress, of those there are, while there is a choice")
def keeping(p: Positions) -> Bools:
    kept = p.command["kept"]
    total = kept.sum(axis=1)
    room = np.minimum(p.me["fortress"].sum(axis=1), p.me["supply"][:, :NORMAL].sum(axis=1))
    possible = per_position(kept <= p.me["supply"][:, :NORMAL])
    return if_so(p.stage == KEEP, possible & (total < room))
