"""From the options and a seed to the first question (sections 2, 3, 27 and 28)."""

from typing import Any

from moothall.engine.agenda import ask
from moothall.engine.chance import draw, seed_chance, shuffle
from moothall.engine.deck import Deck
from moothall.engine.game import OrdersError
from moothall.engine.orders import (
    bottom_up,
    check_entries,
    check_order,
    check_some,
    check_start_seat,
    is_number,
)
from moothall.engine.record import Ints, wide
from moothall.engine.rule import entrance, rule
from moothall.games.nobility.referee import proceed
from moothall.games.nobility.stages import rounds
from moothall.games.nobility.stages.commissions import deal_commissions
from moothall.games.nobility.stages.council import fill_council
from moothall.games.nobility.stages.piles import draw_event, fill_hall, refill_display
from moothall.games.nobility.stages.turn import wipe_command
from moothall.games.nobility.state import (
    BUILDINGS,
    CHARACTERS,
    COMMISSIONS,
    COUNCIL_ROWS,
    COUNCIL_TILES,
    DESKS,
    DICE_TILES,
    DISPLAY,
    EVENTS_USED,
    FIGURES,
    GOALS,
    GUILDS,
    HALL_SPACES,
    HAND,
    HOUSES,
    KINDS,
    MODIFIERS,
    NOTHING,
    PLOTS,
    ROUNDS,
    SETTLERS,
    SHIPS,
    SPACES,
    WORKSHOPS_OF_GUILD,
    Player,
    Printed,
    State,
)

MIDDLE = 1  # the workshop space that is prefilled with one or two players


@entrance
def setup(s: State, deck: Printed, options: Ints, seed: int) -> None:
    """`s` must be blank."""
    seed_chance(s.chance, seed)
    note_options(s, options)
    clear_table(s)
    shuffle_piles(s)
    fill_bag(s, deck)
    deal_settlers(s, deck)
    deal_characters(s)
    if s.start_seat == NOTHING:
        s.start_seat = draw(s.chance, wide(s.seats))
    if s.events:
        shuffle_events(s, deck)
    if s.seats == 1:
        s.goal = draw(s.chance, GOALS)
    if s.chancery:
        shuffle(s.chance, s.commission_at, COMMISSIONS)
        shuffle(s.chance, s.tile_pile, DICE_TILES)
    begin(s, deck)


@rule
def note_options(s: State, options: Ints) -> None:
    """The number of players, events, Chancery, and the first player, NOTHING to be drawn (NOB-442)."""
    s.seats = options[0]
    s.events = options[1]
    s.chancery = options[2]
    s.start_seat = options[3] - 1


@rule
def clear_table(s: State) -> None:
    """Nothing lies anywhere, and every pile is full and in deck order, but for the bag and the settlers."""
    wipe_command(s.command)
    s.active = s.ship = s.event = s.goal = NOTHING
    for space in range(HALL_SPACES):
        s.hall[space] = NOTHING
    for space in range(DISPLAY):
        s.display[space] = NOTHING
    for guild in range(KINDS):
        for space in range(SPACES):
            s.workshop[guild, space] = s.owner[guild, space] = NOTHING
    for place in range(ROUNDS):
        s.event_order[place] = NOTHING
    for desk in range(DESKS):
        s.desks[desk] = NOTHING
    for seat in range(s.seats):
        clear_board(s.players[seat])
    sort_piles(s)


@rule
def clear_board(me: Player) -> None:
    me.character = me.first_tile = NOTHING
    for slot in range(HAND + 1):
        me.settlers[slot] = NOTHING
    for plot in range(HOUSES):
        me.completed[plot] = NOTHING
    for plot in range(PLOTS):
        me.public[plot] = NOTHING


@rule
def sort_piles(s: State) -> None:
    """The bag and the settler deck are filled later."""
    for tile in range(BUILDINGS):
        s.bag[tile] = NOTHING
    for card in range(SETTLERS):
        s.settler_pile[card] = NOTHING
    s.ships_left = SHIPS
    for ship in range(SHIPS):
        s.ship_pile[ship] = ship
    s.council_left = COUNCIL_TILES
    for tile in range(COUNCIL_TILES):
        s.council_pile[tile] = tile
        s.council_taken[tile] = NOTHING
    for row in range(COUNCIL_ROWS):
        for column in range(KINDS):
            s.council[row, column] = NOTHING
    s.commissions_left = COMMISSIONS if s.chancery else 0
    s.tiles_left = DICE_TILES if s.chancery else 0
    for card in range(COMMISSIONS):
        s.commission_at[card] = card if s.chancery else NOTHING
    for tile in range(DICE_TILES):
        s.tile_pile[tile] = tile if s.chancery else NOTHING
        s.tile_owner[tile] = s.tile_card[tile] = NOTHING


@rule
def shuffle_piles(s: State) -> None:
    """NOB-032, NOB-033."""
    shuffle(s.chance, s.ship_pile, SHIPS)
    shuffle(s.chance, s.council_pile, COUNCIL_TILES)


@rule
def fill_bag(s: State, deck: Printed) -> None:
    """NOB-034, NOB-035: with one or two players a workshop of each guild goes to its middle space first."""
    if deck.prefilled[s.seats]:
        for guild in range(KINDS):
            chosen = draw(s.chance, WORKSHOPS_OF_GUILD)
            for tile in range(BUILDINGS):
                if deck.buildings[tile].guild == guild:
                    if chosen == 0:
                        s.workshop[guild, MIDDLE] = tile
                    chosen -= 1
    for tile in range(BUILDINGS):
        guild = deck.buildings[tile].guild
        if guild == NOTHING or s.workshop[guild, MIDDLE] != tile:
            s.bag[s.bag_left] = tile
            s.bag_left += 1
    shuffle(s.chance, s.bag, wide(s.bag_left))


@rule
def deal_settlers(s: State, deck: Printed) -> None:
    """NOB-037, NOB-038: one with back 1 to each, then all others together."""
    for card in range(SETTLERS):
        if deck.settler_back[card] == 1:
            s.settler_pile[s.settlers_left] = card
            s.settlers_left += 1
    shuffle(s.chance, s.settler_pile, wide(s.settlers_left))
    for seat in range(s.seats):
        s.settlers_left -= 1
        s.players[seat].settlers[0] = s.settler_pile[s.settlers_left]
    for card in range(SETTLERS):
        if deck.settler_back[card] != 1:
            s.settler_pile[s.settlers_left] = card
            s.settlers_left += 1
    for left in range(s.settlers_left, SETTLERS):
        s.settler_pile[left] = NOTHING
    shuffle(s.chance, s.settler_pile, wide(s.settlers_left))


@rule
def deal_characters(s: State) -> None:
    """NOB-041: any that nobody has yet."""
    for seat in range(s.seats):
        chosen = draw(s.chance, CHARACTERS - seat)
        for character in range(CHARACTERS):
            if not is_dealt(s, seat, character):
                if chosen == 0:
                    s.players[seat].character = character
                chosen -= 1


@rule
def is_dealt(s: State, seats: int, character: int) -> bool:
    for seat in range(seats):
        if s.players[seat].character == character:
            return True
    return False


@rule
def shuffle_events(s: State, deck: Printed) -> None:
    """NOB-351, NOB-352: five of the first deck, then five of the second."""
    for place in range(ROUNDS):
        draw_event(s, deck, place, s.chance)


@rule
def begin(s: State, deck: Printed) -> None:
    """NOB-452: what lies on the board, what everybody has, then the commissions or the first round."""
    s.round_number = 1
    rounds.change_ship(s)
    fill_council(s)
    fill_hall(s, deck)
    refill_display(s)
    s.modifiers = MODIFIERS
    for step in range(s.seats):
        equip(s, deck, (int(s.start_seat) + step) % int(s.seats), step)
    ask(s.agenda, rounds.PREPARE, wide(s.start_seat))
    if s.chancery:
        deal_commissions(s)
    proceed(s, deck)
    s.chance.reveals = 0


@rule
def equip(s: State, deck: Printed, seat: int, step: int) -> None:
    """NOB-042..048, NOB-050..053."""
    me = s.players[seat]
    me.coins = deck.start_coins
    for good in range(KINDS):
        me.goods[good] = deck.start_goods
    me.platform = deck.start_houses
    me.houses = HOUSES - deck.start_houses
    me.figures = FIGURES
    me.reputation = deck.start_reputation[s.seats]
    me.modifiers = deck.start_modifiers[s.seats, step]
    s.modifiers -= me.modifiers


# The other way in: explicit orders of all piles, for rulebook examples and fair replays.

PILES = {
    "ships": "ship",
    "council": "council",
    "commissions": "commission",
    "dice_tiles": "tile",
}


def arrange(s: State, deck: Deck, options: Ints, orders: Any) -> None:
    """Set up from ids, piles top first, and a seed for what is rolled later; `s` must be blank."""
    note_options(s, options)
    check_orders(s, deck, orders)
    seed_chance(s.chance, orders["seed"])
    clear_table(s)
    s.ship_pile[:] = bottom_up(deck, "ship", orders["ships"])
    s.council_pile[:] = bottom_up(deck, "council", orders["council"])
    s.bag_left = len(orders["buildings"])
    s.bag[: s.bag_left] = bottom_up(deck, "building", orders["buildings"])
    for guild, name in enumerate(orders.get("middle", ())):
        s.workshop[guild, MIDDLE] = deck.ids("building").index(name)
    s.settlers_left = len(orders["settlers"])
    s.settler_pile[: s.settlers_left] = bottom_up(deck, "settler", orders["settlers"])
    for seat in range(s.seats):
        s.players[seat].settlers[0] = deck.ids("settler").index(orders["first_settlers"][seat])
        s.players[seat].character = deck.ids("character").index(orders["characters"][seat])
    if s.events:
        s.event_order[:] = [deck.ids("event").index(name) for name in orders["events"]]
    if s.seats == 1:
        s.goal = deck.ids("goal").index(orders["goal"])
    if s.chancery:
        s.commission_at[:] = [orders["commissions"].index(name) for name in deck.ids("commission")]
        s.tile_pile[:] = bottom_up(deck, "tile", orders["dice_tiles"])
    if s.start_seat == NOTHING:
        s.start_seat = orders["start_seat"]
    begin(s, deck.record[0])


def check_orders(s: State, deck: Deck, orders: Any) -> None:
    wanted = wanted_orders(s, deck)
    check_entries(orders, wanted)
    if not is_number(orders["seed"]) or not 0 <= orders["seed"] < 1 << 64:
        raise OrdersError("seed: expected a number from 0 to 2 ** 64 - 1")
    if "start_seat" in wanted:
        check_start_seat(orders["start_seat"], int(s.seats))
    for what in PILES.keys() & wanted:
        check_order(what, orders[what], deck.ids(PILES[what]))
    check_settlers(s, deck, orders)
    check_buildings(deck, orders)
    check_some("characters", orders["characters"], deck.ids("character"), int(s.seats))
    if "events" in wanted:
        check_events(deck, orders["events"])
    if "goal" in wanted and orders["goal"] not in deck.ids("goal"):
        raise OrdersError("goal: expected the id of a solo goal")


def wanted_orders(s: State, deck: Deck) -> set[str]:
    wanted = {"seed", "ships", "council", "buildings", "first_settlers", "settlers", "characters"}
    wanted |= {"middle"} if deck.record[0].prefilled[s.seats] else set()
    wanted |= {"events"} if s.events else set()
    wanted |= {"goal"} if s.seats == 1 else set()
    wanted |= {"commissions", "dice_tiles"} if s.chancery else set()
    return wanted | ({"start_seat"} if s.start_seat == NOTHING else set())


def check_settlers(s: State, deck: Deck, orders: Any) -> None:
    backs = deck.record[0].settler_back
    first = [name for name, back in zip(deck.ids("settler"), backs, strict=True) if back == 1]
    check_some("first_settlers", orders["first_settlers"], first, int(s.seats))
    dealt = {*orders["first_settlers"]}
    check_order("settlers", orders["settlers"], [name for name in deck.ids("settler") if name not in dealt])


def check_buildings(deck: Deck, orders: Any) -> None:
    middle = orders.get("middle", ())
    if "middle" in orders:
        check_some("middle", middle, deck.ids("building"), KINDS)
        for guild, name in enumerate(middle):
            if deck.record[0].buildings[deck.ids("building").index(name)].guild != guild:
                raise OrdersError(f"middle: expected a workshop of the {GUILDS[guild]}, not '{name}'")
    rest = [name for name in deck.ids("building") if name not in middle]
    check_order("buildings", orders["buildings"], rest)


def check_events(deck: Deck, given: Any) -> None:
    decks = [event.deck for event in deck.printed.events]
    check_some("events", given, deck.ids("event"), ROUNDS)
    for place, name in enumerate(given):
        if decks[deck.ids("event").index(name)] != place // EVENTS_USED:
            raise OrdersError(f"events: expected {EVENTS_USED} of the first deck, then as many of the second")
