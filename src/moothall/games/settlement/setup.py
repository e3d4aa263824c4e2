"""From the number of players and a seed to the first question (section 2)."""

from typing import Any

from moothall.engine.agenda import ask
from moothall.engine.chance import draw, seed_chance, shuffle
from moothall.engine.deck import Deck
from moothall.engine.game import OrdersError
from moothall.engine.orders import bottom_up, check_entries, check_order, check_start_seat, is_list
from moothall.engine.record import Ints, wide
from moothall.engine.rule import entrance, rule
from moothall.games.settlement.stages import artifacts, command, heroes, turn
from moothall.games.settlement.state import (
    ARTIFACTS,
    BUILDINGS,
    FIELDS,
    HERO_ROW,
    HEROES,
    IN_DECK,
    IN_ROW,
    IN_STACK,
    LANDSCAPES_PER_ROW,
    MARKET,
    NOTHING,
    OUT_OF_GAME,
    ROWS,
    STACK_SIZE,
    STACKS,
    SUPPLY,
    Player,
    Printed,
    State,
)


@entrance
def setup(s: State, deck: Printed, options: Ints, seed: int) -> None:
    """All chance of the game happens here (SET-276); `s` must be blank."""
    seed_chance(s.chance, seed)
    s.seats = options[0]
    sort_components(s, deck)
    shuffle_components(s)
    s.start_seat = draw(s.chance, wide(s.seats))
    deal(s, deck)


@rule
def sort_components(s: State, deck: Printed) -> None:
    """Every stack full and in deck order, the top being the last entry."""
    for row in range(ROWS):
        s.landscapes_left[row] = LANDSCAPES_PER_ROW
        for i in range(LANDSCAPES_PER_ROW):
            s.landscape_stack[row, i] = row * LANDSCAPES_PER_ROW + i
    tile = 0
    for building in range(BUILDINGS):
        for _ in range(deck.building_count[building]):
            s.building_stack[tile // STACK_SIZE, tile % STACK_SIZE] = building
            tile += 1
    for stack in range(STACKS):
        s.buildings_left[stack] = STACK_SIZE
    s.heroes_left = HEROES
    for hero in range(HEROES):
        s.hero_deck[hero] = hero
    s.artifacts_left = ARTIFACTS
    for artifact in range(ARTIFACTS):
        s.artifact_stack[artifact] = artifact


@rule
def shuffle_components(s: State) -> None:
    """SET-031, SET-032, SET-035, SET-036."""
    for row in range(ROWS):
        shuffle(s.chance, s.landscape_stack[row], LANDSCAPES_PER_ROW)
    shuffle_buildings(s)
    shuffle(s.chance, s.hero_deck, HEROES)
    shuffle(s.chance, s.artifact_stack, ARTIFACTS)


@rule
def shuffle_buildings(s: State) -> None:
    """The tiles are shuffled together before they are split into stacks."""
    for i in range(STACKS * STACK_SIZE - 1, 0, -1):
        j = draw(s.chance, i + 1)
        kept = s.building_stack[i // STACK_SIZE, i % STACK_SIZE]
        s.building_stack[i // STACK_SIZE, i % STACK_SIZE] = s.building_stack[j // STACK_SIZE, j % STACK_SIZE]
        s.building_stack[j // STACK_SIZE, j % STACK_SIZE] = kept


@rule
def deal(s: State, deck: Printed) -> None:
    """Lay out the table from shuffled stacks, and ask for the first artifacts."""
    s.round_number = 1
    command.wipe_command(s.command)
    show_market(s)
    show_heroes(s)
    show_artifacts(s, deck)
    for seat in range(s.seats):
        equip(s.players[seat], deck)
    ask_for_artifacts(s)
    s.chance.reveals = 0


@rule
def show_market(s: State) -> None:
    """SET-033, SET-034: fields 1, 4, 7 from the first stack, and so on; nothing is piled up."""
    for field in range(MARKET):
        stack = field % STACKS
        s.buildings_left[stack] -= 1
        top = s.buildings_left[stack]
        s.market[field] = s.building_stack[stack, top]
        s.market_pile[field] = 1
        s.building_stack[stack, top] = NOTHING


@rule
def show_heroes(s: State) -> None:
    """SET-035: the first card drawn lies on the first space."""
    for hero in range(HEROES):
        s.hero_at[hero] = IN_DECK
    for space in range(HERO_ROW):
        heroes.show_hero(s, space)


@rule
def show_artifacts(s: State, deck: Printed) -> None:
    """SET-036, SET-037, SET-218: the row, and the others out of the game or, solo, on a stack."""
    for artifact in range(ARTIFACTS):
        s.artifact_at[artifact] = IN_STACK
    for _ in range(s.seats + deck.artifact_row_extra):
        s.artifacts_left -= 1
        s.artifact_at[s.artifact_stack[s.artifacts_left]] = IN_ROW
        s.artifact_stack[s.artifacts_left] = NOTHING
    if s.seats > 1:
        while s.artifacts_left:
            s.artifacts_left -= 1
            s.artifact_at[s.artifact_stack[s.artifacts_left]] = OUT_OF_GAME
            s.artifact_stack[s.artifacts_left] = NOTHING


@rule
def equip(me: Player, deck: Printed) -> None:
    """SET-038."""
    me.settlers = deck.start_settlers
    for thing in range(SUPPLY):
        me.supply[thing] = deck.start_supply[thing]
    for field in range(FIELDS):
        me.landscape[field] = NOTHING
        me.building[field] = NOTHING
    me.artifact = NOTHING


@rule
def ask_for_artifacts(s: State) -> None:
    """SET-041: counter-clockwise from the right of the start player, who is asked last and then begins."""
    ask(s.agenda, turn.BEGIN_TURN, wide(s.start_seat))
    for step in range(s.seats, 0, -1):
        ask(s.agenda, artifacts.FIRST_ARTIFACT, (s.start_seat - step + s.seats) % s.seats)


# The other way in (SET-307): explicit orders of all stacks, for rulebook examples and fair replays.

ORDERS = {"landscapes", "buildings", "heroes", "artifacts", "start_seat"}


def arrange(s: State, deck: Deck, options: Ints, orders: Any) -> None:
    """Set up from the ids of every stack, top first, and the start seat; `s` must be blank."""
    check_orders(deck, int(options[0]), orders)
    s.seats = options[0]
    sort_components(s, deck.record[0])
    for row in range(ROWS):
        s.landscape_stack[row] = bottom_up(deck, "landscape", orders["landscapes"][row])
    for stack in range(STACKS):
        s.building_stack[stack] = bottom_up(deck, "building", orders["buildings"][stack])
    s.hero_deck[:] = bottom_up(deck, "hero", orders["heroes"])
    s.artifact_stack[:] = bottom_up(deck, "artifact", orders["artifacts"])
    s.start_seat = orders["start_seat"]
    deal(s, deck.record[0])


def check_orders(deck: Deck, seats: int, orders: Any) -> None:
    """Every component once, each stack of its size, a seat at the table to start; else an OrdersError."""
    check_entries(orders, ORDERS)
    check_lists("landscapes", orders["landscapes"], ROWS)
    for row, order in enumerate(orders["landscapes"]):
        tiles = deck.ids("landscape")[row * LANDSCAPES_PER_ROW : (row + 1) * LANDSCAPES_PER_ROW]
        check_order(f"landscapes of row {row + 1}", order, tiles)
    check_building_stacks(deck, orders["buildings"])
    check_order("heroes", orders["heroes"], deck.ids("hero"))
    check_order("artifacts", orders["artifacts"], deck.ids("artifact"))
    check_start_seat(orders["start_seat"], seats)


def check_building_stacks(deck: Deck, stacks: Any) -> None:
    """The tiles are shuffled together, so any of them may lie on any stack."""
    check_lists("buildings", stacks, STACKS)
    if any(len(stack) != STACK_SIZE for stack in stacks):
        raise OrdersError(f"buildings: expected {STACKS} stacks of {STACK_SIZE} tiles")
    copies = deck.record[0].building_count
    tiles = [name for name, count in zip(deck.ids("building"), copies, strict=True) for _ in range(count)]
    check_order("buildings", [tile for stack in stacks for tile in stack], tiles)


def check_lists(what: str, given: Any, count: int) -> None:
    if not is_list(given) or len(given) != count or not all(is_list(order) for order in given):
        raise OrdersError(f"{what}: expected a list of {count} lists of ids, each from the top down")
