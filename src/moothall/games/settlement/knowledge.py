"""Who may know what (SET-044): everything lies open but the order of the stacks and decks."""

from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.chance import Chance, draw, reseed, shuffle_anew
from moothall.engine.knowledge import seat_from
from moothall.engine.record import Ints
from moothall.engine.rule import entrance, rule
from moothall.games.settlement.state import (
    ACTION_FIELDS,
    ARTIFACTS,
    BUILDINGS,
    FIELDS,
    HERO_ROW,
    HEROES,
    MARKET,
    MAX_SEATS,
    NORMAL,
    NOTHING,
    ROWS,
    STACKS,
    SUPPLY,
    Player,
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

_COURSE = 9
_COMMAND = 7 + NORMAL
_STACKS = ROWS + STACKS + 2 * MARKET
_CARDS = 2 + HERO_ROW + HEROES + ARTIFACTS
_BOARD = SUPPLY + 3 + 2 * ACTION_FIELDS + 6 * FIELDS
OBSERVATION = _COURSE + _COMMAND + _STACKS + _CARDS + MAX_SEATS * _BOARD


@entrance
def observe(s: State, deck: Printed, seat: int, numbers: Ints) -> None:
    """Fill `numbers` with all that lies open; seats are counted from the observer's, -1 or 0 is nothing."""
    observe_course(s, seat, numbers)
    i = _COURSE
    observe_command(s, deck, numbers, i)
    i += _COMMAND
    observe_stacks(s, numbers, i)
    i += _STACKS
    observe_cards(s, seat, numbers, i)
    i += _CARDS
    for step in range(MAX_SEATS):
        if step < s.seats:
            observe_board(deck, s.players[(seat + step) % s.seats], numbers, i)
        else:
            for blank in range(i, i + _BOARD):
                numbers[blank] = 0
        i += _BOARD


@rule
def observe_course(s: State, seat: int, numbers: Ints) -> None:
    """The question, and how far the game and the turn have come."""
    numbers[0] = open_stage(s.agenda)
    numbers[1] = seat_from(s.seats, seat, open_seat(s.agenda))
    numbers[2] = s.seats
    numbers[3] = s.over
    numbers[4] = s.round_number
    numbers[5] = seat_from(s.seats, seat, s.start_seat)
    numbers[6] = s.acted
    numbers[7] = s.invited
    numbers[8] = s.heroes_left


@rule
def observe_command(s: State, deck: Printed, numbers: Ints, i: int) -> None:
    command = s.command
    drawn = command.landscape
    numbers[i] = command.action
    numbers[i + 1] = command.target
    numbers[i + 2] = command.place
    numbers[i + 3] = command.settlers
    numbers[i + 4] = deck.landscape_good[drawn] + 1 if drawn != NOTHING else 0
    numbers[i + 5] = deck.landscape_colour[drawn] + 1 if drawn != NOTHING else 0
    numbers[i + 6] = command.columns
    for good in range(NORMAL):
        numbers[i + 7 + good] = command.kept[good]


@rule
def observe_stacks(s: State, numbers: Ints, i: int) -> None:
    """How many tiles the stacks have, and what lies on the market."""
    for row in range(ROWS):
        numbers[i + row] = s.landscapes_left[row]
    i += ROWS
    for stack in range(STACKS):
        numbers[i + stack] = s.buildings_left[stack]
    i += STACKS
    for field in range(MARKET):
        numbers[i + field] = s.market[field] + 1
        numbers[i + MARKET + field] = s.market_pile[field]


@rule
def observe_cards(s: State, seat: int, numbers: Ints, i: int) -> None:
    """Where every hero and artifact is; all that is not in sight is known to be hidden."""
    numbers[i] = s.artifacts_left
    numbers[i + 1] = s.agenda.depth
    i += 2
    for space in range(HERO_ROW):
        numbers[i + space] = s.hero_row[space] + 1
    i += HERO_ROW
    for hero in range(HEROES):
        numbers[i + hero] = seat_from(s.seats, seat, s.hero_at[hero])
    i += HEROES
    for artifact in range(ARTIFACTS):
        numbers[i + artifact] = seat_from(s.seats, seat, s.artifact_at[artifact])


@rule
def observe_board(deck: Printed, player: Player, numbers: Ints, i: int) -> None:
    for thing in range(SUPPLY):
        numbers[i + thing] = player.supply[thing]
    i += SUPPLY
    numbers[i] = player.settlers
    numbers[i + 1] = player.second_activation
    numbers[i + 2] = player.passed
    i += 3
    for action_field in range(ACTION_FIELDS):
        numbers[i + action_field] = player.deployed[action_field]
        numbers[i + ACTION_FIELDS + action_field] = player.deployed_bonus[action_field]
    i += 2 * ACTION_FIELDS
    for field in range(FIELDS):
        landscape = player.landscape[field]
        numbers[i + field] = deck.landscape_good[landscape] + 1 if landscape != NOTHING else 0
        numbers[i + FIELDS + field] = deck.landscape_colour[landscape] + 1 if landscape != NOTHING else 0
        numbers[i + 2 * FIELDS + field] = player.monster[field]
        numbers[i + 3 * FIELDS + field] = player.fortress[field]
        numbers[i + 4 * FIELDS + field] = player.building[field] + 1
        numbers[i + 5 * FIELDS + field] = player.stored[field]
