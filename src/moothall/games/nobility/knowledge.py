"""Who may know what (NOB-419, NOB-449, NOB-484): all lies open but the piles and the commission cards.

A commission card stays known, wherever it is, to those who saw where it went. Of the two that a player gave
back in the setup it is known that none of the others kept them then; where they lie in the deck is not.
"""

from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.chance import Chance, draw, reseed, shuffle_anew
from moothall.engine.knowledge import seat_from
from moothall.engine.record import Ints, wide
from moothall.engine.rule import entrance, rule
from moothall.games.nobility.stages.piles import draw_event
from moothall.games.nobility.state import (
    AUTOMA,
    AUTOMA_DICE,
    BANDS,
    BUILDINGS,
    CASTLE_SLOTS,
    COMMISSIONS,
    COUNCIL_ROWS,
    COUNCIL_TILES,
    DEALT,
    DESKS,
    DICE,
    DICE_TILES,
    DISPLAY,
    DRAWN,
    EVENTS,
    HALL_SPACES,
    HAND,
    HELD,
    HOUSES,
    KINDS,
    MAX_SEATS,
    NOTHING,
    PIPS,
    PLOTS,
    RETURNED,
    ROUNDS,
    SETTLERS,
    SPACES,
    Die,
    Player,
    Printed,
    State,
)


@entrance
def conceal(s: State, deck: Printed, seat: int, dice: Chance) -> None:
    """Redraw all that this seat can't know, evenly among what it can't tell apart.

    What is hidden is sorted before it is shuffled, so that the outcome depends on what the seat can know
    and on the dice alone: not a trace of the truth is left in it.
    """
    shuffle_anew(dice, s.settler_pile, wide(s.settlers_left))
    shuffle_anew(dice, s.bag, wide(s.bag_left))
    shuffle_anew(dice, s.ship_pile, wide(s.ships_left))
    shuffle_anew(dice, s.council_pile, wide(s.council_left))
    if s.events:
        redraw_events(s, deck, dice)
    if s.chancery:
        shuffle_anew(dice, s.tile_pile, wide(s.tiles_left))
        shuffle_commissions(s, seat, dice)
    reseed(s.chance, dice)


@rule
def redraw_events(s: State, deck: Printed, dice: Chance) -> None:
    """Of the rounds to come; also what is not used is unknown."""
    come = events_come(s)
    for place in range(come, ROUNDS):
        draw_event(s, deck, place, dice)


@rule
def events_come(s: State) -> int:
    """How many have been revealed: none while the first commissions are chosen."""
    return wide(s.round_number) if s.event != NOTHING else wide(s.round_number) - 1


# Commission cards. Where one lies is the place itself, the dice tile there, and who else knows it.


@rule
def is_hidden(s: State, seat: int, card: int) -> bool:
    """Whether a seat doesn't know where a card is."""
    return (s.commission_known[card] >> seat) & 1 == 0


@rule
def was_seen(s: State, seat: int, card: int) -> bool:
    return (s.commission_seen[card] >> seat) & 1 != 0


@rule
def tile_with(s: State, card: int) -> int:
    for tile in range(DICE_TILES):
        if s.tile_card[tile] == card:
            return tile
    return NOTHING


@rule
def is_first(s: State, card: int) -> bool:
    """Kept by somebody in the setup."""
    place = wide(s.commission_at[card])
    if place < HELD or place >= DRAWN:
        return False
    if place >= DEALT:
        return True
    tile = tile_with(s, card)
    return tile == NOTHING or s.players[place - HELD].first_tile == tile


@rule
def place_order(s: State, seat: int, card: int) -> int:
    """A number for a place, by which places are sorted: all that belongs to it, and nothing of the card."""
    place = (wide(s.commission_at[card]) << 5) + tile_with(s, card) + 1
    return (place << MAX_SEATS) + (wide(s.commission_known[card]) & ~(1 << wide(seat)))


@rule
def swap_places(s: State, seat: int, one: int, other: int) -> None:
    """What others know goes with the place."""
    if one == other:
        return
    kept = s.commission_at[one]
    s.commission_at[one] = s.commission_at[other]
    s.commission_at[other] = kept
    here, there = tile_with(s, one), tile_with(s, other)
    if here != NOTHING:
        s.tile_card[here] = other
    if there != NOTHING:
        s.tile_card[there] = one
    known = (wide(s.commission_known[one]) ^ wide(s.commission_known[other])) & ~(1 << wide(seat))
    s.commission_known[one] ^= known
    s.commission_known[other] ^= known


@rule
def shuffle_commissions(s: State, seat: int, dice: Chance) -> None:
    """First places for the cards that the seat has seen, but not those kept in the setup; then the rest."""
    sort_hidden(s, seat)
    for card in range(COMMISSIONS):
        if is_hidden(s, seat, card) and was_seen(s, seat, card):
            swap_places(s, seat, card, draw_hidden(s, seat, card, dice))
    for card in range(COMMISSIONS):
        if is_hidden(s, seat, card) and not was_seen(s, seat, card):
            swap_places(s, seat, card, draw_hidden(s, seat, card, dice))
    forget_glances(s, seat)


@rule
def forget_glances(s: State, seat: int) -> None:
    """Where cards lie that others saw and lost sight of is a secret: imagined players have not seen them."""
    for card in range(COMMISSIONS):
        own = wide(s.commission_seen[card]) & (1 << wide(seat))
        s.commission_seen[card] = own | wide(s.commission_known[card])


@rule
def draw_hidden(s: State, seat: int, card: int, dice: Chance) -> int:
    """A card to change places with.

    For one that was seen: any but the seen ones before it, and not at a place of the setup. For any other:
    one of the unseen ones up to itself.
    """
    seen = was_seen(s, seat, card)
    count, chosen = 0, card
    for other in range(COMMISSIONS):
        if is_hidden(s, seat, other):
            if seen:
                fits = not is_first(s, other) and (other >= card or not was_seen(s, seat, other))
            else:
                fits = other <= card and not was_seen(s, seat, other)
            if fits:
                count += 1
                if draw(dice, count) == 0:
                    chosen = other
    return chosen


@rule
def sort_hidden(s: State, seat: int) -> None:
    for card in range(COMMISSIONS):
        if is_hidden(s, seat, card):
            least = card
            for other in range(card + 1, COMMISSIONS):
                if is_hidden(s, seat, other) and place_order(s, seat, other) < place_order(s, seat, least):
                    least = other
            swap_places(s, seat, card, least)


# What a learning agent sees: the same as a person, as numbers, its own board first.

_TABLE = 19 + len(AUTOMA_DICE)
_COMMAND = 19 + 2 * KINDS
_PLACES = 2 * MAX_SEATS + KINDS * BANDS + HALL_SPACES + 2 * PIPS + COUNCIL_ROWS * KINDS + BANDS + CASTLE_SLOTS
_DICE = 2 * _PLACES
_MAIN_BOARD = HALL_SPACES + 2 * KINDS * SPACES + BUILDINGS + 1 + KINDS + COUNCIL_ROWS * KINDS + COUNCIL_TILES
_CARDS = DISPLAY + SETTLERS + EVENTS + DESKS + COMMISSIONS + 4 * DICE_TILES
_BOARD = 2 + KINDS + DICE + 12 + 2 * KINDS + HAND + 1 + HOUSES + PLOTS + 2
OBSERVATION = _TABLE + _COMMAND + _DICE + _MAIN_BOARD + _CARDS + MAX_SEATS * _BOARD

# How the place of a commission card is told.
UNKNOWN, MINE, IN_DECK, GIVEN_BACK, OFFERED, WITH_PLAYER = 0, 1, 2, 20, 21, 30


@entrance
def observe(s: State, deck: Printed, seat: int, numbers: Ints) -> None:
    """Fill `numbers` with all that a seat may know; seats are counted from its own, clockwise."""
    observe_table(s, seat, numbers)
    observe_command(s, numbers, _TABLE)
    i = observe_dice(s, seat, numbers, _TABLE + _COMMAND)
    i = observe_main_board(s, seat, numbers, i)
    i = observe_cards(s, seat, numbers, i)
    for step in range(MAX_SEATS):
        if step < s.seats:
            observe_board(s.players[(wide(seat) + step) % s.seats], numbers, i)
        else:
            for blank in range(i, i + _BOARD):
                numbers[blank] = 0
        i += _BOARD


@rule
def observe_die(s: State, seat: int, die: Die, numbers: Ints, i: int) -> int:
    """Its value, and whose it is as the observer counts, from 1 on; the automa's keeps its number."""
    numbers[i] = die.value
    numbers[i + 1] = 0
    if die.value:
        owner = wide(die.owner)
        numbers[i + 1] = 1 + (AUTOMA if owner == AUTOMA else seat_from(s.seats, seat, owner))
    return i + 2


@rule
def observe_table(s: State, seat: int, numbers: Ints) -> None:
    numbers[0] = open_stage(s.agenda)
    numbers[1] = seat_from(s.seats, seat, open_seat(s.agenda))
    numbers[2] = s.agenda.depth
    numbers[3] = s.seats
    numbers[4] = s.over
    numbers[5] = s.events
    numbers[6] = s.chancery
    numbers[7] = s.round_number
    numbers[8] = seat_from(s.seats, seat, wide(s.start_seat))
    numbers[9] = seat_from(s.seats, seat, wide(s.active))
    numbers[10] = s.modifiers
    numbers[11] = s.bag_left
    numbers[12] = s.ships_left
    numbers[13] = s.council_left
    numbers[14] = s.settlers_left
    numbers[15] = s.commissions_left
    numbers[16] = s.event + 1
    numbers[17] = s.goal + 1
    numbers[18] = s.tiles_left
    for die in range(len(AUTOMA_DICE)):
        numbers[19 + die] = s.automa[die]


@rule
def observe_command(s: State, numbers: Ints, i: int) -> None:
    command = s.command
    numbers[i] = command.done
    numbers[i + 1] = command.die
    numbers[i + 2] = command.value
    numbers[i + 3] = command.location + 1
    numbers[i + 4] = command.guild + 1
    numbers[i + 5] = command.space + 1
    numbers[i + 6] = command.rerolled
    numbers[i + 7] = command.given + 1
    numbers[i + 8] = command.left
    numbers[i + 9] = command.sold
    numbers[i + 10] = command.visited
    numbers[i + 11] = command.price
    numbers[i + 12] = command.building + 1
    numbers[i + 13] = command.card + 1
    numbers[i + 14] = command.points
    numbers[i + 15] = command.part
    numbers[i + 16] = command.part_left
    # What the agenda holds below the open question: a work of a die, and a question of it.
    numbers[i + 17] = s.agenda.questions[1].stage
    numbers[i + 18] = s.agenda.questions[2].stage
    for kind in range(KINDS):
        numbers[i + 19 + kind] = command.fresh[kind]
        numbers[i + 19 + KINDS + kind] = command.spent[kind]


@rule
def observe_dice(s: State, seat: int, numbers: Ints, i: int) -> int:
    for place in range(MAX_SEATS):
        i = observe_die(s, seat, s.tavern[place], numbers, i)
        i = observe_die(s, seat, s.yard[place], numbers, i)
    for guild in range(KINDS):
        for band in range(BANDS):
            i = observe_die(s, seat, s.guild_dice[guild, band], numbers, i)
    for value in range(PIPS):
        i = observe_die(s, seat, s.hall_dice[value], numbers, i)
        i = observe_die(s, seat, s.harbour[value], numbers, i)
        i = observe_die(s, seat, s.chancery_dice[value], numbers, i)
    for row in range(COUNCIL_ROWS):
        for column in range(KINDS):
            i = observe_die(s, seat, s.council_dice[row, column], numbers, i)
    for band in range(BANDS):
        i = observe_die(s, seat, s.berk[band], numbers, i)
    for slot in range(CASTLE_SLOTS):
        i = observe_die(s, seat, s.castle[slot], numbers, i)
    return i


@rule
def observe_main_board(s: State, seat: int, numbers: Ints, i: int) -> int:
    """Buildings, the ship and the council."""
    for space in range(HALL_SPACES):
        numbers[i + space] = s.hall[space] + 1
    i += HALL_SPACES
    for guild in range(KINDS):
        for space in range(SPACES):
            numbers[i] = s.workshop[guild, space] + 1
            numbers[i + 1] = seat_from(s.seats, seat, wide(s.owner[guild, space])) + 1
            i += 2
    for tile in range(BUILDINGS):
        numbers[i + tile] = (s.building_discards >> tile) & 1
    i += BUILDINGS
    numbers[i] = s.ship + 1
    for good in range(KINDS):
        numbers[i + 1 + good] = s.ship_filled[good]
    i += 1 + KINDS
    for row in range(COUNCIL_ROWS):
        for column in range(KINDS):
            numbers[i + row * KINDS + column] = s.council[row, column] + 1
    i += COUNCIL_ROWS * KINDS
    for tile in range(COUNCIL_TILES):
        numbers[i + tile] = seat_from(s.seats, seat, wide(s.council_taken[tile])) + 1
    return i + COUNCIL_TILES


@rule
def observe_cards(s: State, seat: int, numbers: Ints, i: int) -> int:
    """The tavern, events that have come, desks, and what is known of commissions."""
    for space in range(DISPLAY):
        numbers[i + space] = s.display[space] + 1
    i += DISPLAY
    for card in range(SETTLERS):
        numbers[i + card] = (s.settler_discards >> card) & 1
    i += SETTLERS
    for event in range(EVENTS):
        numbers[i + event] = 0
    if s.events:
        for place in range(events_come(s)):
            numbers[i + wide(s.event_order[place])] = place + 1
    i += EVENTS
    for desk in range(DESKS):
        numbers[i + desk] = seat_from(s.seats, seat, wide(s.desks[desk])) + 1
    i += DESKS
    for card in range(COMMISSIONS):
        numbers[i + card] = known_place(s, seat, card)
    i += COMMISSIONS
    for tile in range(DICE_TILES):
        numbers[i + tile] = seat_from(s.seats, seat, wide(s.tile_owner[tile])) + 1
        numbers[i + DICE_TILES + tile] = s.tile_filled[tile]
        numbers[i + 2 * DICE_TILES + tile] = s.tile_dice[tile]
        card = wide(s.tile_card[tile])
        is_known = card != NOTHING and not is_hidden(s, seat, card)
        numbers[i + 3 * DICE_TILES + tile] = card + 1 if is_known else 0
    return i + 4 * DICE_TILES


@rule
def known_place(s: State, seat: int, card: int) -> int:
    """Where a commission card is, as far as a seat knows."""
    if not s.chancery or is_hidden(s, seat, card):
        return UNKNOWN
    place = wide(s.commission_at[card])
    if place < RETURNED:
        return IN_DECK + place
    if place == RETURNED:
        return GIVEN_BACK
    if place >= DRAWN or place == DEALT + seat:
        return OFFERED + max(0, place - DRAWN)
    if place == HELD + seat:
        return MINE
    return WITH_PLAYER + seat_from(s.seats, seat, place - HELD)


@rule
def observe_board(player: Player, numbers: Ints, i: int) -> None:
    numbers[i] = player.coins
    numbers[i + 1] = player.vp
    i += 2
    for good in range(KINDS):
        numbers[i + good] = player.goods[good]
    i += KINDS
    for die in range(DICE):
        numbers[i + die] = player.dice[die]
    i += DICE
    numbers[i] = player.placed
    numbers[i + 1] = player.own_die
    numbers[i + 2] = player.passed
    numbers[i + 3] = player.character + 1
    numbers[i + 4] = player.modifiers
    numbers[i + 5] = player.reputation
    numbers[i + 6] = player.nobility
    numbers[i + 7] = player.figures
    numbers[i + 8] = player.lot
    numbers[i + 9] = player.houses
    numbers[i + 10] = player.platform
    numbers[i + 11] = player.built
    i += 12
    for kind in range(KINDS):
        numbers[i + kind] = player.apprentices[kind]
        numbers[i + KINDS + kind] = player.races[kind]
    i += 2 * KINDS
    for slot in range(HAND + 1):
        numbers[i + slot] = player.settlers[slot] + 1
    i += HAND + 1
    for plot in range(HOUSES):
        numbers[i + plot] = player.completed[plot] + 1
    i += HOUSES
    for plot in range(PLOTS):
        numbers[i + plot] = player.public[plot] + 1
    numbers[i + PLOTS] = player.council_tiles
    numbers[i + PLOTS + 1] = player.first_tile + 1
