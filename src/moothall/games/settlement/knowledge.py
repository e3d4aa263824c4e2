"""Who may know what (SET-044): everything lies open but the order of the stacks and decks."""

from moothall.engine.agenda import DEPTH, open_seat, open_stage
from moothall.engine.chance import Chance, draw, reseed, shuffle_anew
from moothall.engine.knowledge import nth_from, seat_from
from moothall.engine.observation import STAGES, Observation, amount, flag, thing, whose
from moothall.engine.rule import entrance, rule
from moothall.games.settlement.state import (
    ACTION_FIELDS,
    ARTIFACTS,
    BUILDINGS,
    COLOURS,
    COLUMNS,
    FIELDS,
    FORTRESS_ACTIVATION,
    HERO_ROW,
    HEROES,
    LANDSCAPES_PER_ROW,
    MARKET,
    MAX_SEATS,
    NORMAL,
    NOTHING,
    OUT_OF_GAME,
    ROUNDS,
    ROWS,
    STACK_SIZE,
    STACKS,
    SUPPLY,
    Printed,
    State,
)


@entrance
def conceal(s: State, deck: Printed, seat: int, dice: Chance) -> None:
    """Redraw all that this seat can't know, evenly among what it can't tell apart.

    What is hidden is sorted before it is shuffled, so that the outcome depends on what the seat can know
    and on the dice alone: not a trace of the true order is left in it.
    """
    for row in range(len(s.landscapes_left)):
        shuffle_anew(dice, s.landscape_stack[row], s.landscapes_left[row])
    shuffle_building_stacks(s, dice)
    shuffle_anew(dice, s.hero_deck, s.heroes_left)
    shuffle_anew(dice, s.artifact_stack, s.artifacts_left)
    reseed(s.chance, dice)


@rule
def shuffle_building_stacks(s: State, dice: Chance) -> None:
    """The hidden tiles of all three stacks together: nobody knows which stack holds what."""
    hidden = tiles_before(s, STACKS)
    sorted_tiles = 0
    for building in range(BUILDINGS):
        for i in range(sorted_tiles, hidden):
            stack = stack_of(s, i)
            if s.building_stack[stack, i - tiles_before(s, stack)] == building:
                swap_hidden(s, i, sorted_tiles)
                sorted_tiles += 1
    for i in range(hidden - 1, 0, -1):
        swap_hidden(s, i, draw(dice, i + 1))


@rule
def swap_hidden(s: State, i: int, j: int) -> None:
    one, other = stack_of(s, i), stack_of(s, j)
    i -= tiles_before(s, one)
    j -= tiles_before(s, other)
    kept = s.building_stack[one, i]
    s.building_stack[one, i] = s.building_stack[other, j]
    s.building_stack[other, j] = kept


@rule
def tiles_before(s: State, stack: int) -> int:
    total = 0
    for earlier in range(stack):
        total += s.buildings_left[earlier]
    return total


@rule
def stack_of(s: State, hidden: int) -> int:
    """The stack that holds the hidden tile of this number, counted through all stacks."""
    stack = 0
    while hidden >= tiles_before(s, stack + 1):
        stack += 1
    return stack


# What a learning agent sees: the same as a person, as numbers, its own board first.


@rule
def owner(s: State, seat: int, step: int) -> int:
    return nth_from(s.seats, seat, step)


@rule
def good_of(deck: Printed, landscape: int) -> int:
    return deck.landscape_good[landscape] + 1 if landscape != NOTHING else 0


@rule
def colour_of(deck: Printed, landscape: int) -> int:
    return deck.landscape_colour[landscape] + 1 if landscape != NOTHING else 0


PLACES = OUT_OF_GAME  # of heroes and artifacts, behind the seats
MANY = 99
UNLIMITED = 9_999

OBSERVATION = Observation(
    [
        thing("stage", lambda s: open_stage(s.agenda), STAGES),
        whose("asked", lambda s, seat: seat_from(s.seats, seat, open_seat(s.agenda)), MAX_SEATS - 1),
        amount("depth", lambda s: s.agenda.depth, DEPTH),
        amount("seats", lambda s: s.seats, MAX_SEATS),
        flag("over", lambda s: s.over),
        amount("round", lambda s: s.round_number, ROUNDS),
        whose("starts", lambda s, seat: seat_from(s.seats, seat, s.start_seat), MAX_SEATS - 1),
        flag("acted", lambda s: s.acted),
        flag("invited", lambda s: s.invited),
        thing("command.action", lambda s: s.command.action, FORTRESS_ACTIVATION),
        thing("command.target", lambda s: s.command.target, MARKET, low=NOTHING),
        thing("command.place", lambda s: s.command.place, FIELDS, low=NOTHING),
        amount("command.settlers", lambda s: s.command.settlers, MANY, low=NOTHING),
        thing("command.good", lambda s, deck: good_of(deck, s.command.landscape), SUPPLY),
        thing("command.colour", lambda s, deck: colour_of(deck, s.command.landscape), len(COLOURS)),
        thing("command.columns", lambda s: s.command.columns, (1 << COLUMNS) - 1),
        amount("command.kept", lambda s, i: s.command.kept[i], UNLIMITED, count=NORMAL),
        amount("landscapes_left", lambda s, i: s.landscapes_left[i], LANDSCAPES_PER_ROW, count=ROWS),
        amount("buildings_left", lambda s, i: s.buildings_left[i], STACK_SIZE, count=STACKS),
        thing("market", lambda s, i: s.market[i] + 1, BUILDINGS, count=MARKET),
        amount("market_pile", lambda s, i: s.market_pile[i], STACKS * STACK_SIZE, count=MARKET),
        amount("heroes_left", lambda s: s.heroes_left, HEROES),
        amount("artifacts_left", lambda s: s.artifacts_left, ARTIFACTS),
        thing("hero_row", lambda s, i: s.hero_row[i] + 1, HEROES, count=HERO_ROW),
        whose("hero", lambda s, seat, i: seat_from(s.seats, seat, s.hero_at[i]), PLACES, count=HEROES),
        whose(
            "artifact",
            lambda s, seat, i: seat_from(s.seats, seat, s.artifact_at[i]),
            PLACES,
            count=ARTIFACTS,
        ),
    ],
    [
        amount("supply", lambda player, i: player.supply[i], UNLIMITED, count=SUPPLY),
        amount("settlers", lambda player: player.settlers, MANY),
        flag("second_activation", lambda player: player.second_activation),
        flag("passed", lambda player: player.passed),
        amount("deployed", lambda player, i: player.deployed[i], MANY, count=ACTION_FIELDS),
        amount("deployed_bonus", lambda player, i: player.deployed_bonus[i], MANY, count=ACTION_FIELDS),
        thing("good", lambda deck, player, i: good_of(deck, player.landscape[i]), SUPPLY, count=FIELDS),
        thing(
            "colour", lambda deck, player, i: colour_of(deck, player.landscape[i]), len(COLOURS), count=FIELDS
        ),
        thing("monster", lambda player, i: player.monster[i], len(COLOURS), count=FIELDS),
        flag("fortress", lambda player, i: player.fortress[i], count=FIELDS),
        thing("building", lambda player, i: player.building[i] + 1, BUILDINGS, count=FIELDS),
        amount("stored", lambda player, i: player.stored[i], UNLIMITED, count=FIELDS),
    ],
    seats=MAX_SEATS,
    owner=owner,
)
observe = OBSERVATION.write(__name__, __file__)
