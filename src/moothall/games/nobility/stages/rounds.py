"""What a round begins and ends with (sections 4, 26 and 27): preparation, income, clean-up."""

from moothall.engine.agenda import ask
from moothall.engine.chance import reveal
from moothall.engine.record import wide
from moothall.engine.rule import rule
from moothall.games.nobility.actions import QUESTIONS
from moothall.games.nobility.stages import turn
from moothall.games.nobility.stages.automa import place_automa
from moothall.games.nobility.stages.commissions import desks_of
from moothall.games.nobility.stages.council import fill_council
from moothall.games.nobility.stages.dice import clear, roll
from moothall.games.nobility.stages.gains import bestow
from moothall.games.nobility.stages.guilds import apprentices_in
from moothall.games.nobility.stages.parameters import parameter
from moothall.games.nobility.stages.piles import (
    discard_building,
    fill_hall,
    is_of_full_guild,
    pop,
)
from moothall.games.nobility.state import (
    APPRENTICE_INCOME,
    BANDS,
    CASTLE_SLOTS,
    COMMISSIONS,
    DEALT,
    DICE,
    DICE_TILES,
    EVENT_EFFECTS,
    HALL_SPACES,
    HELD,
    KINDS,
    MAX_SEATS,
    NO_EFFECT,
    NOTHING,
    PIPS,
    PLOTS,
    ROUNDS,
    SPACES,
    Printed,
    State,
)


@rule
def prepare(s: State, deck: Printed, seat: int) -> None:
    """NOB-059: the event, what it brings at once, the players' dice, the automa's dice."""
    if s.events:
        reveal(s.chance)
        s.event = s.event_order[s.round_number - 1]
        start_event(s, deck)
    for step in range(s.seats):
        me = s.players[(int(s.start_seat) + step) % int(s.seats)]
        for die in range(deck.dice[s.seats]):
            me.dice[die] = roll(s.chance)
    if s.seats == 1:
        place_automa(s, deck)
    ask(s.agenda, turn.NEXT_TURN, wide(s.start_seat))


@rule
def start_event(s: State, deck: Printed) -> None:
    """To every player in seat order."""
    if not deck.events[s.event].at_start:
        return
    for step in range(s.seats):
        for number in range(EVENT_EFFECTS):
            effect = deck.events[s.event].effects[number]
            if effect.kind != NO_EFFECT:
                bestow(s, (int(s.start_seat) + step) % int(s.seats), effect, NOTHING, 1)


@rule
def end_round(s: State, deck: Printed, seat: int) -> None:
    """NOB-057, NOB-333: after the income of the last round the game is over."""
    for step in range(s.seats):
        receive_income(s, deck, (int(s.start_seat) + step) % int(s.seats))
    if s.round_number == ROUNDS:
        s.over = 1
        lay_commissions_open(s)
    else:
        clean_up(s, deck)
        ask(s.agenda, PREPARE, wide(s.start_seat))


@rule
def receive_income(s: State, deck: Printed, seat: int) -> None:
    """NOB-317..320, NOB-358, NOB-418: apprentices, workshops, public plots, Chancery."""
    me = s.players[seat]
    for guild in range(KINDS):
        if me.apprentices[guild]:
            printed = wide(deck.income[s.seats, apprentices_in(s, guild)])
            me.coins += int(me.apprentices[guild]) * parameter(s, deck, seat, APPRENTICE_INCOME, printed)
        for space in range(SPACES):
            if s.owner[guild, space] == seat:
                me.goods[guild] += 1
    for plot in range(PLOTS):
        if me.public[plot] != NOTHING:
            bestow(s, seat, deck.plot_income[plot], NOTHING, 1)
    if s.chancery:
        me.coins += int(deck.desk_income) * desks_of(s, seat)


@rule
def lay_commissions_open(s: State) -> None:
    """NOB-419: secret until the final count."""
    for card in range(COMMISSIONS):
        if HELD <= s.commission_at[card] < DEALT:
            s.commission_seen[card] = s.commission_known[card] = (1 << int(s.seats)) - 1


# The clean-up, in the order of NOB-473.


@rule
def clean_up(s: State, deck: Printed) -> None:
    return_dice(s)
    change_ship(s)
    fill_council(s)
    tidy_hall(s, deck)
    s.start_seat = (int(s.start_seat) + 1) % int(s.seats)
    s.round_number += 1
    for seat in range(s.seats):
        s.players[seat].passed = 0
    s.event = NOTHING


@rule
def return_dice(s: State) -> None:
    """NOB-322, NOB-424: city tokens mark what was filled on dice tiles."""
    for place in range(MAX_SEATS):
        clear(s.tavern[place])
        clear(s.yard[place])
    for value in range(PIPS):
        clear(s.hall_dice[value])
        clear(s.harbour[value])
        clear(s.chancery_dice[value])
    for band in range(BANDS):
        clear(s.berk[band])
        for guild in range(KINDS):
            clear(s.guild_dice[guild, band])
            clear(s.council_dice[band, guild])
    for slot in range(CASTLE_SLOTS):
        clear(s.castle[slot])
    for tile in range(DICE_TILES):
        s.tile_dice[tile] = 0
    for seat in range(s.seats):
        me = s.players[seat]
        me.placed = me.own_die = 0
        for die in range(DICE):
            me.dice[die] = 0


@rule
def change_ship(s: State) -> None:
    """NOB-032, NOB-323."""
    reveal(s.chance)
    s.ship = pop(s.ship_pile, s.ships_left)
    s.ships_left -= 1
    for good in range(KINDS):
        s.ship_filled[good] = 0


@rule
def tidy_hall(s: State, deck: Printed) -> None:
    """NOB-325..327: away with workshops of full guilds, the rest to the left, and new ones."""
    kept = 0
    for space in range(HALL_SPACES):
        tile = wide(s.hall[space])
        s.hall[space] = NOTHING
        if tile == NOTHING:
            continue
        if is_of_full_guild(s, deck, tile):
            discard_building(s, tile)
        else:
            s.hall[kept] = tile
            kept += 1
    fill_hall(s, deck)


END_ROUND = QUESTIONS.work("end_round", end_round)
PREPARE = QUESTIONS.work("prepare", prepare)
