"""Who may know what (NOB-419, NOB-449, NOB-484): all lies open but the piles and the commission cards.

A commission card stays known, wherever it is, to those who saw where it went. Of the two that a player gave
back in the setup it is known that none of the others kept them then; where they lie in the deck is not.
"""

from typing import Any

from moothall.engine.agenda import DEPTH, open_seat, open_stage
from moothall.engine.chance import Chance, draw, reseed, shuffle_anew
from moothall.engine.knowledge import nth_from, seat_from
from moothall.engine.observation import STAGES, WORKS, Observation, Span, amount, flag, thing, whose
from moothall.engine.record import wide
from moothall.engine.rule import entrance, rule
from moothall.games.nobility.stages.piles import draw_event
from moothall.games.nobility.state import (
    AUTOMA,
    AUTOMA_DICE,
    BANDS,
    BUILDINGS,
    CASTLE_SLOTS,
    CHARACTERS,
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
    GOALS,
    HALL_SPACES,
    HAND,
    HELD,
    HOUSES,
    KINDS,
    MAX_SEATS,
    MOST_NOBILITY,
    NOTHING,
    PIPS,
    PLOTS,
    RETURNED,
    ROUNDS,
    SETTLERS,
    SHIPS,
    SPACES,
    TILE_SLOTS,
    Die,
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


# What a learning agent sees: the same as a person, as numbers, its own board first; mostly 0 is nothing.

MANY = 99
UNLIMITED = 9_999
# How the place of a commission card is told.
UNKNOWN, MINE, IN_DECK, GIVEN_BACK, OFFERED, WITH_PLAYER = 0, 1, 2, 20, 21, 30


@rule
def owner(s: State, seat: int, step: int) -> int:
    return nth_from(s.seats, seat, step)


@rule
def holder(s: State, seat: int, other: int) -> int:
    return seat_from(s.seats, seat, wide(other))


@rule
def die_owner(s: State, seat: int, die: Die) -> int:
    """Whose a die is as the observer counts, from 1 on; the automa's keeps its number."""
    if not die.value:
        return 0
    return 1 + (AUTOMA if wide(die.owner) == AUTOMA else holder(s, seat, die.owner))


@rule
def came(s: State, event: int) -> int:
    """As which an event has come, from 1 on."""
    if s.events:
        for place in range(events_come(s)):
            if s.event_order[place] == event:
                return place + 1
    return 0


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
def known_card(s: State, seat: int, tile: int) -> int:
    """The commission on a dice tile, if the observer knows it."""
    card = wide(s.tile_card[tile])
    return card + 1 if card != NOTHING and not is_hidden(s, seat, card) else 0


def dice(name: str, die: Any, count: int) -> tuple[Span, Span]:
    """The dice of one place, as (s, i) -> die: what they show, and whose they are."""
    found = rule(die)
    return (
        amount(f"{name}.value", lambda s, i: found(s, i).value, PIPS, count=count),
        thing(f"{name}.owner", lambda s, seat, i: die_owner(s, seat, found(s, i)), 1 + AUTOMA, count=count),
    )


def dice_in_rows(name: str, die: Any, rows: int, each: int) -> tuple[Span, Span]:
    """The same of a place with rows, as (s, row, i) -> die."""
    found, count = rule(die), (rows, each)
    return (
        amount(f"{name}.value", lambda s, row, i: found(s, row, i).value, PIPS, count=count),
        thing(
            f"{name}.owner",
            lambda s, seat, row, i: die_owner(s, seat, found(s, row, i)),
            1 + AUTOMA,
            count=count,
        ),
    )


OBSERVATION = Observation(
    [
        thing("stage", lambda s: open_stage(s.agenda), STAGES),
        # What the agenda holds below the open question: a work of a die, and a question of it.
        thing("stage_below", lambda s, i: s.agenda.questions[1 + i].stage, WORKS, count=2),
        whose("asked", lambda s, seat: holder(s, seat, open_seat(s.agenda)), MAX_SEATS - 1),
        amount("depth", lambda s: s.agenda.depth, DEPTH),
        amount("seats", lambda s: s.seats, MAX_SEATS),
        flag("over", lambda s: s.over),
        flag("events", lambda s: s.events),
        flag("chancery", lambda s: s.chancery),
        amount("round", lambda s: s.round_number, ROUNDS),
        whose("starts", lambda s, seat: holder(s, seat, s.start_seat), MAX_SEATS - 1),
        whose("active", lambda s, seat: holder(s, seat, s.active), MAX_SEATS - 1),
        amount("modifiers", lambda s: s.modifiers, MANY),
        amount("bag_left", lambda s: s.bag_left, BUILDINGS),
        amount("ships_left", lambda s: s.ships_left, SHIPS),
        amount("council_left", lambda s: s.council_left, COUNCIL_TILES),
        amount("settlers_left", lambda s: s.settlers_left, SETTLERS),
        amount("commissions_left", lambda s: s.commissions_left, COMMISSIONS),
        thing("event", lambda s: s.event + 1, EVENTS),
        thing("goal", lambda s: s.goal + 1, GOALS),
        amount("tiles_left", lambda s: s.tiles_left, DICE_TILES),
        amount("automa", lambda s, i: s.automa[i], PIPS, count=len(AUTOMA_DICE)),
        thing("command.done", lambda s: s.command.done, MANY),
        amount("command.die", lambda s: s.command.die, PIPS),
        amount("command.value", lambda s: s.command.value, PIPS),
        thing("command.location", lambda s: s.command.location + 1, MANY),
        thing("command.guild", lambda s: s.command.guild + 1, KINDS),
        thing("command.space", lambda s: s.command.space + 1, SPACES),
        thing("command.rerolled", lambda s: s.command.rerolled, (1 << DICE) - 1),
        thing("command.given", lambda s: s.command.given + 1, KINDS),
        amount("command.left", lambda s: s.command.left, MANY),
        amount("command.sold", lambda s: s.command.sold, MANY),
        thing("command.visited", lambda s: s.command.visited, MANY),
        amount("command.price", lambda s: s.command.price, MANY),
        thing("command.building", lambda s: s.command.building + 1, BUILDINGS),
        thing("command.card", lambda s: s.command.card + 1, HAND + 1),
        amount("command.points", lambda s: s.command.points, MANY),
        thing("command.part", lambda s: s.command.part, MANY),
        amount("command.part_left", lambda s: s.command.part_left, MANY),
        amount("command.fresh", lambda s, i: s.command.fresh[i], MANY, count=KINDS),
        amount("command.spent", lambda s, i: s.command.spent[i], MANY, count=KINDS),
        *dice("tavern", lambda s, i: s.tavern[i], MAX_SEATS),
        *dice("yard", lambda s, i: s.yard[i], MAX_SEATS),
        *dice_in_rows("guild", lambda s, guild, i: s.guild_dice[guild, i], KINDS, BANDS),
        *dice("hall", lambda s, i: s.hall_dice[i], HALL_SPACES),
        *dice("harbour", lambda s, i: s.harbour[i], PIPS),
        *dice("chancery", lambda s, i: s.chancery_dice[i], PIPS),
        *dice_in_rows("council", lambda s, row, i: s.council_dice[row, i], COUNCIL_ROWS, KINDS),
        *dice("berk", lambda s, i: s.berk[i], BANDS),
        *dice("castle", lambda s, i: s.castle[i], CASTLE_SLOTS),
        thing("hall_tile", lambda s, i: s.hall[i] + 1, BUILDINGS, count=HALL_SPACES),
        thing("workshop", lambda s, guild, i: s.workshop[guild, i] + 1, BUILDINGS, count=(KINDS, SPACES)),
        whose(
            "workshop_owner",
            lambda s, seat, guild, i: holder(s, seat, s.owner[guild, i]),
            MAX_SEATS - 1,
            count=(KINDS, SPACES),
        ),
        flag("building_discarded", lambda s, i: (s.building_discards >> i) & 1, count=BUILDINGS),
        thing("ship", lambda s: s.ship + 1, SHIPS),
        amount("ship_filled", lambda s, i: s.ship_filled[i], MANY, count=KINDS),
        thing(
            "council_tile",
            lambda s, row, i: s.council[row, i] + 1,
            COUNCIL_TILES,
            count=(COUNCIL_ROWS, KINDS),
        ),
        whose(
            "council_taken",
            lambda s, seat, i: holder(s, seat, s.council_taken[i]),
            MAX_SEATS - 1,
            count=COUNCIL_TILES,
        ),
        thing("display", lambda s, i: s.display[i] + 1, SETTLERS, count=DISPLAY),
        flag("settler_discarded", lambda s, i: (s.settler_discards >> i) & 1, count=SETTLERS),
        amount("came", came, EVENTS, count=EVENTS),
        whose("desk", lambda s, seat, i: holder(s, seat, s.desks[i]), MAX_SEATS - 1, count=DESKS),
        thing(
            "commission",
            known_place,
            WITH_PLAYER + MAX_SEATS,
            count=COMMISSIONS,
        ),
        whose(
            "tile_owner", lambda s, seat, i: holder(s, seat, s.tile_owner[i]), MAX_SEATS - 1, count=DICE_TILES
        ),
        thing("tile_filled", lambda s, i: s.tile_filled[i], (1 << TILE_SLOTS) - 1, count=DICE_TILES),
        thing("tile_dice", lambda s, i: s.tile_dice[i], (1 << TILE_SLOTS) - 1, count=DICE_TILES),
        thing("tile_card", known_card, COMMISSIONS, count=DICE_TILES),
    ],
    [
        amount("coins", lambda player: player.coins, UNLIMITED),
        amount("points", lambda player: player.vp, UNLIMITED),
        amount("goods", lambda player, i: player.goods[i], UNLIMITED, count=KINDS),
        amount("dice", lambda player, i: player.dice[i], PIPS, count=DICE),
        amount("placed", lambda player: player.placed, MANY),
        amount("own_die", lambda player: player.own_die, PIPS),
        flag("passed", lambda player: player.passed),
        thing("character", lambda player: player.character + 1, CHARACTERS),
        amount("modifiers", lambda player: player.modifiers, MANY),
        amount("reputation", lambda player: player.reputation, MANY),
        amount("nobility", lambda player: player.nobility, MOST_NOBILITY),
        amount("figures", lambda player: player.figures, MANY),
        amount("lot", lambda player: player.lot, MANY),
        amount("houses", lambda player: player.houses, MANY),
        amount("platform", lambda player: player.platform, MANY),
        amount("built", lambda player: player.built, MANY),
        amount("apprentices", lambda player, i: player.apprentices[i], MANY, count=KINDS),
        amount("races", lambda player, i: player.races[i], MANY, count=KINDS),
        thing("settlers", lambda player, i: player.settlers[i] + 1, SETTLERS, count=HAND + 1),
        thing("completed", lambda player, i: player.completed[i] + 1, SETTLERS, count=HOUSES),
        thing("public", lambda player, i: player.public[i] + 1, BUILDINGS, count=PLOTS),
        amount("council_tiles", lambda player: player.council_tiles, COUNCIL_TILES),
        thing("first_tile", lambda player: player.first_tile + 1, COUNCIL_TILES),
    ],
    seats=MAX_SEATS,
    owner=owner,
)
observe = OBSERVATION.write(__name__, __file__)
