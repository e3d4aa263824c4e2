"""Who may know what (GLD-297): all lies open but the order of the deck and of the two room stacks."""

from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.chance import Chance, reseed, shuffle_anew
from moothall.engine.knowledge import seat_from
from moothall.engine.record import Ints, wide
from moothall.engine.rule import entrance, rule
from moothall.games.guilds.state import (
    AREAS,
    CARDS,
    CELLS,
    CHARACTERS,
    GOALS,
    LIMITED,
    MAX_SEATS,
    MOST_GOALS,
    MOST_ROOMS,
    NOTHING,
    PLACES,
    ROOMS,
    Player,
    Printed,
    State,
)


@entrance
def conceal(s: State, deck: Printed, seat: int, dice: Chance) -> None:
    """Redraw all that this seat can't know, evenly among what it can't tell apart.

    A pile is sorted before it is shuffled, so not a trace of the truth is left in it.
    """
    shuffle_anew(dice, s.character_pile, wide(s.characters_left))
    shuffle_anew(dice, s.small_pile, wide(s.smalls_left))
    shuffle_anew(dice, s.large_pile, wide(s.larges_left))
    reseed(s.chance, dice)


# What a learning agent sees: the same as a person, as numbers, its own board first.

_TABLE = 16
_BOARD = 2 + AREAS + 3 + 3 * MOST_ROOMS + 6 * CELLS
OBSERVATION = (
    _TABLE + GOALS + AREAS * CARDS + 2 * CHARACTERS + 2 * PLACES + ROOMS + LIMITED + MAX_SEATS * _BOARD
)


@entrance
def observe(s: State, deck: Printed, seat: int, numbers: Ints) -> None:
    """Fill `numbers` with all that lies open; seats are counted from the observer's, 0 is nothing."""
    for number in range(len(numbers)):
        numbers[number] = 0
    observe_table(s, seat, numbers)
    i = observe_cards(s, seat, numbers, _TABLE)
    i = observe_rooms(s, seat, numbers, i)
    for effect in range(LIMITED):
        numbers[i + effect] = s.uses[effect]
    i += LIMITED
    for step in range(wide(s.seats)):
        observe_board(s.players[(seat + step) % wide(s.seats)], numbers, i + step * _BOARD)


@rule
def observe_table(s: State, seat: int, numbers: Ints) -> None:
    command = s.command
    numbers[0] = s.seats
    numbers[1] = s.over
    numbers[2] = s.plan
    numbers[3] = s.week
    numbers[4] = s.phase
    numbers[5] = seat_from(s.seats, seat, wide(s.start_seat))
    numbers[6] = s.passes
    numbers[7] = command.area + 1
    numbers[8] = command.first_area + 1
    numbers[9] = command.effect + 1
    numbers[10] = command.joining + 1
    numbers[11] = command.joined
    numbers[12] = command.place + 1
    numbers[13] = command.has_paid
    numbers[14] = open_stage(s.agenda)
    numbers[15] = seat_from(s.seats, seat, open_seat(s.agenda)) + 1


@rule
def observe_cards(s: State, seat: int, numbers: Ints, i: int) -> int:
    """Goals and characters: with whom these are, or where else."""
    for place in range(MOST_GOALS):
        if s.goals[place] != NOTHING:
            numbers[i + wide(s.goals[place])] = 1
    i += GOALS
    for area in range(AREAS):
        for card in range(CARDS):
            numbers[i + CARDS * area + card] = s.town[area, card] + 1
    i += AREAS * CARDS
    for character in range(CHARACTERS):
        numbers[i + character] = seat_from(s.seats, seat, wide(s.character_at[character])) + 1
        numbers[i + CHARACTERS + character] = s.rank[character] + 1
    return i + 2 * CHARACTERS


@rule
def observe_rooms(s: State, seat: int, numbers: Ints, i: int) -> int:
    for place in range(PLACES):
        numbers[i + place] = s.display[place] + 1
        numbers[i + PLACES + place] = s.protection[place]
    i += 2 * PLACES
    for room in range(ROOMS):
        numbers[i + room] = seat_from(s.seats, seat, wide(s.room_at[room])) + 1
    return i + ROOMS


@rule
def observe_board(player: Player, numbers: Ints, i: int) -> None:
    numbers[i] = player.silver
    numbers[i + 1] = player.gold
    i += 2
    for area in range(AREAS):
        numbers[i + area] = player.tents[area]
    i += AREAS
    numbers[i] = player.members
    numbers[i + 1] = player.settled
    numbers[i + 2] = player.built
    i += 3
    for number in range(MOST_ROOMS):
        numbers[i + number] = player.rooms[number] + 1
        numbers[i + MOST_ROOMS + number] = player.anchors[number] + 1
        numbers[i + 2 * MOST_ROOMS + number] = player.rotations[number] + 1
    i += 3 * MOST_ROOMS
    for cell in range(CELLS):
        numbers[i + cell] = (player.occupied >> cell) & 1
        numbers[i + CELLS + cell] = (player.active >> cell) & 1
        for side in range(4):
            numbers[i + (2 + side) * CELLS + cell] = (player.doors[side] >> cell) & 1
