"""From the number of players and a seed to the first question (section 2)."""

from typing import Any

from moothall.engine.agenda import ask
from moothall.engine.chance import draw, seed_chance, shuffle
from moothall.engine.deck import Deck as DeckInHand
from moothall.engine.game import OrdersError
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.games.settlement.stages.command import wipe_command
from moothall.games.settlement.stages.heroes import show_hero
from moothall.games.settlement.state import (
    ARTIFACTS,
    BUILDINGS,
    FIELDS,
    FIRST_ARTIFACT,
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
    Deck,
    Player,
    State,
)


@rule
def setup(s: State, deck: Deck, options: Ints, seed: int) -> None:
    """All chance of the game happens here (SET-276); `s` must be blank."""
    seed_chance(s.chance, seed)
    s.seats = options[0]
    sort_components(s, deck)
    shuffle_components(s)
    s.start_seat = draw(s.chance, s.seats)
    deal(s, deck)


@rule
def sort_components(s: State, deck: Deck) -> None:
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
def deal(s: State, deck: Deck) -> None:
    """Lay out the table from shuffled stacks, and ask for the first artifacts."""
    s.round_number = 1
    wipe_command(s.command)
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
        show_hero(s, space)


@rule
def show_artifacts(s: State, deck: Deck) -> None:
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
def equip(me: Player, deck: Deck) -> None:
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
    """SET-041: counter-clockwise from the right of the start player, who is asked last."""
    for step in range(s.seats, 0, -1):
        ask(s.agenda, FIRST_ARTIFACT, (s.start_seat - step + s.seats) % s.seats)


# The other way in (SET-307): explicit orders of all stacks, for rulebook examples and fair replays.


def arrange(s: State, deck: DeckInHand, options: Ints, orders: dict[str, Any]) -> None:
    """Set up from the ids of every stack, top first, and the start seat."""
    s.seats = options[0]
    sort_components(s, deck.record[0])
    check_orders(deck, int(options[0]), orders)
    numbers = {kind: {name: i for i, name in enumerate(deck.ids(kind))} for kind in deck.names}
    for row in range(ROWS):
        order = [numbers["landscape"][tile] for tile in orders["landscapes"][row]]
        s.landscape_stack[row] = order[::-1]
    for stack in range(STACKS):
        s.building_stack[stack] = [numbers["building"][tile] for tile in orders["buildings"][stack]][::-1]
    s.hero_deck[:] = [numbers["hero"][hero] for hero in orders["heroes"]][::-1]
    s.artifact_stack[:] = [numbers["artifact"][artifact] for artifact in orders["artifacts"]][::-1]
    s.start_seat = orders["start_seat"]
    deal(s, deck.record[0])


def check_orders(deck: DeckInHand, seats: int, orders: dict[str, Any]) -> None:
    """Every component once, each stack of its size, a seat at the table to start."""
    landscapes, copies = deck.ids("landscape"), deck.record[0].building_count
    buildings = [name for name, count in zip(deck.ids("building"), copies, strict=True) for _ in range(count)]
    expected = {"landscapes", "buildings", "heroes", "artifacts", "start_seat"}
    if orders.keys() != expected:
        raise OrdersError(f"orders need exactly {', '.join(sorted(expected))}")
    for row in range(ROWS):
        tiles = landscapes[row * LANDSCAPES_PER_ROW : (row + 1) * LANDSCAPES_PER_ROW]
        same_components(f"landscapes of row {row + 1}", orders["landscapes"][row], tiles)
    if [len(stack) for stack in orders["buildings"]] != [STACK_SIZE] * STACKS:
        raise OrdersError(f"buildings: expected {STACKS} stacks of {STACK_SIZE} tiles")
    same_components("buildings", [tile for stack in orders["buildings"] for tile in stack], buildings)
    same_components("heroes", orders["heroes"], deck.ids("hero"))
    same_components("artifacts", orders["artifacts"], deck.ids("artifact"))
    if orders["start_seat"] not in range(seats):
        raise OrdersError(f"start_seat: expected a seat from 0 to {seats - 1}")


def same_components(what: str, given: list[str], expected: list[str]) -> None:
    if sorted(given) != sorted(expected):
        raise OrdersError(f"{what}: expected each of the deck's components exactly as often as it has them")
