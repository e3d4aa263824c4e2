"""The settler deck, the bag of buildings, and what is laid out from them."""

from moothall.engine.chance import Chance, draw, reveal, shuffle
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.games.nobility.state import (
    BUILDINGS,
    DISPLAY,
    EVENTS,
    EVENTS_OF_DECK,
    EVENTS_USED,
    HALL_SPACES,
    NOTHING,
    SETTLERS,
    SPACES,
    Printed,
    State,
)


@rule
def pop(pile: Ints, left: int) -> int:
    """The top one of a pile of which so many are left; the pile must not be empty."""
    top = wide(pile[left - 1])
    pile[left - 1] = NOTHING
    return top


@rule
def draw_settler(s: State) -> int:
    """NOB-144: from the discards, shuffled, when the deck is empty; NOTHING when both are."""
    if s.settlers_left == 0:
        for card in range(SETTLERS):
            if (s.settler_discards >> card) & 1:
                s.settler_pile[s.settlers_left] = card
                s.settlers_left += 1
        s.settler_discards = 0
        shuffle(s.chance, s.settler_pile, wide(s.settlers_left))
    if s.settlers_left == 0:
        return NOTHING
    reveal(s.chance)
    card = pop(s.settler_pile, s.settlers_left)
    s.settlers_left -= 1
    return card


@rule
def discard_settler(s: State, card: int) -> None:
    s.settler_discards |= 1 << card


@rule
def refill_display(s: State) -> None:
    """NOB-139, NOB-460: every empty place, as far as cards can be drawn."""
    for space in range(DISPLAY):
        if s.display[space] == NOTHING:
            s.display[space] = draw_settler(s)


@rule
def is_display_empty(s: State) -> bool:
    for space in range(DISPLAY):
        if s.display[space] != NOTHING:
            return False
    return True


@rule
def is_full(s: State, guild: int) -> bool:
    """A workshop on each of its spaces, owned or not."""
    return first_empty_space(s, guild) == NOTHING


@rule
def first_empty_space(s: State, guild: int) -> int:
    for space in range(SPACES):
        if s.workshop[guild, space] == NOTHING:
            return space
    return NOTHING


@rule
def is_of_full_guild(s: State, deck: Printed, tile: int) -> bool:
    guild = wide(deck.buildings[tile].guild)
    return bool(guild != NOTHING and is_full(s, guild))


@rule
def discard_building(s: State, tile: int) -> None:
    s.building_discards |= 1 << tile


@rule
def draw_building(s: State, deck: Printed) -> int:
    """NOB-306, NOB-327: workshops of full guilds are discarded and redrawn; NOTHING if no other is left."""
    while True:
        if s.bag_left == 0:
            return_to_bag(s, deck)
        if s.bag_left == 0:
            return NOTHING
        reveal(s.chance)
        tile = pop(s.bag, s.bag_left)
        s.bag_left -= 1
        if not is_of_full_guild(s, deck, tile):
            return tile
        discard_building(s, tile)


@rule
def return_to_bag(s: State, deck: Printed) -> None:
    """NOB-328, NOB-472: workshops of full guilds stay in the discard pile, so that every refill ends."""
    for tile in range(BUILDINGS):
        if (s.building_discards >> tile) & 1 and not is_of_full_guild(s, deck, tile):
            s.bag[s.bag_left] = tile
            s.bag_left += 1
            s.building_discards ^= 1 << tile
    shuffle(s.chance, s.bag, wide(s.bag_left))


@rule
def fill_hall(s: State, deck: Printed) -> None:
    """NOB-036, NOB-305, NOB-327: from left to right, but not where a die lies."""
    for space in range(HALL_SPACES):
        if s.hall[space] == NOTHING and s.hall_dice[space].value == 0:
            s.hall[space] = draw_building(s, deck)


@rule
def draw_event(s: State, deck: Printed, place: int, dice: Chance) -> None:
    """NOB-351: the event of a round, any of its deck that none of the rounds before has."""
    half = place // EVENTS_USED
    chosen = draw(dice, EVENTS_OF_DECK - place % EVENTS_USED)
    for event in range(EVENTS):
        if deck.events[event].deck == half and not is_drawn(s, place, event):
            if chosen == 0:
                s.event_order[place] = event
            chosen -= 1


@rule
def is_drawn(s: State, places: int, event: int) -> bool:
    for place in range(places):
        if s.event_order[place] == event:
            return True
    return False
