"""From the options and a seed to the first question (section 2)."""

from typing import Any

from moothall.engine.agenda import ask
from moothall.engine.chance import draw, seed_chance, shuffle
from moothall.engine.deck import Deck
from moothall.engine.orders import bottom_up, check_entries, check_order, check_some, check_start_seat
from moothall.engine.record import Ints, wide
from moothall.engine.rule import entrance, rule
from moothall.games.guilds import referee
from moothall.games.guilds.stages import site, week
from moothall.games.guilds.state import (
    AREAS,
    CARDS,
    CHARACTERS,
    FIVE,
    FOR_FOUR,
    FOR_THREE_WITH_FIVE,
    FOR_THREE_WITH_SIX,
    FOR_TWO,
    GOALS,
    IN_PILE,
    LARGE_ROOMS,
    LEAST_SEATS,
    MOST_GOALS,
    NOTHING,
    PLACES,
    ROOMS,
    SIX,
    SMALL_ROOMS,
    Command,
    Printed,
    State,
)


@entrance
def setup(s: State, deck: Printed, options: Ints, seed: int) -> None:
    """`s` must be blank."""
    seed_chance(s.chance, seed)
    note_options(s, options)
    clear_table(s)
    shuffle(s.chance, s.character_pile, CHARACTERS)
    shuffle(s.chance, s.small_pile, SMALL_ROOMS)
    shuffle(s.chance, s.large_pile, LARGE_ROOMS)
    draw_goals(s, deck)
    s.start_seat = draw(s.chance, wide(s.seats))
    begin(s, deck)


@rule
def note_options(s: State, options: Ints) -> None:
    """The number of players, and the variant (GLD-046 to GLD-049), which only three can choose."""
    s.seats = options[0]
    if options[1] == FIVE:
        s.plan = FOR_THREE_WITH_FIVE
    elif options[1] == SIX:
        s.plan = FOR_THREE_WITH_SIX
    else:
        s.plan = FOR_TWO if s.seats == LEAST_SEATS else FOR_FOUR


@rule
def clear_table(s: State) -> None:
    """GLD-031, GLD-040 to GLD-042: nothing lies anywhere, and every pile is full and in deck order."""
    clear_command(s.command)
    for area in range(AREAS):
        for card in range(CARDS):
            s.town[area, card] = NOTHING
    for place in range(PLACES):
        s.display[place] = NOTHING
    for place in range(MOST_GOALS):
        s.goals[place] = NOTHING
    for character in range(CHARACTERS):
        s.character_at[character] = IN_PILE
        s.rank[character] = NOTHING
        s.character_pile[character] = character
    for room in range(ROOMS):
        s.room_at[room] = IN_PILE
    for room in range(SMALL_ROOMS):
        s.small_pile[room] = room
    for room in range(LARGE_ROOMS):
        s.large_pile[room] = SMALL_ROOMS + room
    s.characters_left, s.smalls_left, s.larges_left = CHARACTERS, SMALL_ROOMS, LARGE_ROOMS
    for seat in range(wide(s.seats)):
        site.clear_site(s.players[seat])


@rule
def clear_command(command: Command) -> None:
    command.area = command.first_area = NOTHING
    command.effect = command.joining = NOTHING
    command.place = NOTHING


@rule
def draw_goals(s: State, deck: Printed) -> None:
    """GLD-035, GLD-036: any that is not there yet."""
    for place in range(wide(deck.goal_cards[s.seats])):
        chosen = draw(s.chance, GOALS - place)
        for goal in range(GOALS):
            if not is_drawn(s, place, goal):
                if chosen == 0:
                    s.goals[place] = goal
                chosen -= 1


@rule
def is_drawn(s: State, places: int, goal: int) -> bool:
    for place in range(places):
        if s.goals[place] == goal:
            return True
    return False


@rule
def begin(s: State, deck: Printed) -> None:
    """GLD-044: the first week."""
    s.week = 1
    ask(s.agenda, week.START, NOTHING)
    referee.proceed(s, deck)
    s.chance.reveals = 0


# The other way in: explicit orders of all piles, for rulebook examples and fair replays (GLD-295).


def arrange(s: State, deck: Deck, options: Ints, orders: Any) -> None:
    """Set up from ids, piles top first; `s` must be blank. Nothing is left to chance."""
    note_options(s, options)
    check_orders(s, deck, orders)
    clear_table(s)
    s.character_pile[:] = bottom_up(deck, "character", orders["characters"])
    s.small_pile[:] = bottom_up(deck, "room", orders["small_rooms"])
    s.large_pile[:] = bottom_up(deck, "room", orders["large_rooms"])
    for place, name in enumerate(orders["goals"]):
        s.goals[place] = deck.ids("goal").index(name)
    s.start_seat = orders["start_seat"]
    begin(s, deck.record[0])


def check_orders(s: State, deck: Deck, orders: Any) -> None:
    check_entries(orders, {"characters", "small_rooms", "large_rooms", "goals", "start_seat"})
    check_start_seat(orders["start_seat"], int(s.seats))
    rooms = deck.ids("room")
    check_order("characters", orders["characters"], deck.ids("character"))
    check_order("small_rooms", orders["small_rooms"], rooms[:SMALL_ROOMS])
    check_order("large_rooms", orders["large_rooms"], rooms[SMALL_ROOMS:])
    check_some("goals", orders["goals"], deck.ids("goal"), int(deck.record[0].goal_cards[s.seats]))
