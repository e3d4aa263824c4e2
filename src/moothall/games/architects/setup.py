"""From the options and a seed to the first question (sections 3 and 24.2)."""

from collections.abc import Sequence
from typing import Any

from moothall.engine.agenda import ask
from moothall.engine.chance import draw, seed_chance, shuffle
from moothall.engine.deck import Deck
from moothall.engine.game import OrdersError
from moothall.engine.orders import check_entries, check_order, check_some, check_start_seat
from moothall.engine.record import Ints, wide
from moothall.engine.rule import entrance, rule
from moothall.games.architects.stages import draft, piles, placement
from moothall.games.architects.state import (
    APPRENTICES,
    BUILDINGS,
    COLOURS,
    GRID,
    MARKET_CARDS,
    MARKET_SPACES,
    MAX_SEATS,
    MOST_APPRENTICES,
    MOST_SPACES,
    NO_OPPONENT,
    NOTHING,
    REMOVED,
    REWARDS,
    SCHEMES,
    STANDARD,
    VARIABLE_AT_RANDOM,
    VARIABLE_BY_CHOICE,
    VIRTUE,
    Printed,
    State,
)


@entrance
def setup(s: State, deck: Printed, options: Ints, seed: int) -> None:
    """`s` must be blank."""
    seed_chance(s.chance, seed)
    note_options(s, options)
    sort_components(s)
    shuffle_components(s)
    assign_boards(s)
    lay_out(s, deck)
    if s.boards == STANDARD:
        s.start_seat = draw(s.chance, wide(s.people))
    elif s.boards == VARIABLE_AT_RANDOM:
        s.start_seat = draft.highest_virtue(s, deck)
    begin(s, deck)


@rule
def note_options(s: State, options: Ints) -> None:
    """The number of people, the boards, the opponent, who is one more participant."""
    s.people = options[0]
    s.boards = options[1]
    s.opponent = options[2]
    s.seats = s.people + (0 if s.opponent == NO_OPPONENT else 1)


@rule
def sort_components(s: State) -> None:
    """Every pile full and in deck order, the first card on top."""
    for card in range(MARKET_CARDS):
        s.market_depth[card] = card
    for card in range(REWARDS):
        s.reward_at[card] = card
    for card in range(APPRENTICES):
        s.apprentice_depth[card] = card
    for card in range(BUILDINGS):
        s.building_at[card] = card
        s.building_dealt[card] = NOTHING
    for card in range(SCHEMES):
        s.scheme_depth[card] = card if s.opponent != NO_OPPONENT else NOTHING


@rule
def shuffle_components(s: State) -> None:
    """ARC-027, ARC-028, ARC-030, ARC-032, ARC-346."""
    shuffle(s.chance, s.market_depth, MARKET_CARDS)
    shuffle(s.chance, s.reward_at, REWARDS)
    shuffle(s.chance, s.apprentice_depth, APPRENTICES)
    shuffle(s.chance, s.building_at, BUILDINGS)
    if s.opponent != NO_OPPONENT:
        shuffle(s.chance, s.scheme_depth, SCHEMES)


@rule
def assign_boards(s: State) -> None:
    """ARC-385: the first colours, or any with equal chance; where players choose, none yet."""
    for seat in range(MAX_SEATS):
        s.players[seat].board = seat
    if s.boards == VARIABLE_AT_RANDOM:
        for seat in range(MAX_SEATS - 1, 0, -1):
            other = draw(s.chance, seat + 1)
            kept = s.players[seat].board
            s.players[seat].board = s.players[other].board
            s.players[other].board = kept
    first = 0 if s.boards == VARIABLE_BY_CHOICE else int(s.people)
    for seat in range(first, MAX_SEATS):
        s.players[seat].board = NOTHING if seat < s.seats else 0


@rule
def lay_out(s: State, deck: Printed) -> None:
    """ARC-027..033: what lies on the main board."""
    placement.wipe_command(s.command)
    s.active = NOTHING
    s.scheme = NOTHING
    s.tax_stand = deck.tax_stand_silver
    s.market_left = MARKET_CARDS
    s.market_large = NOTHING
    for seat in range(s.seats):
        for slot in range(MOST_APPRENTICES):
            s.players[seat].apprentices[slot] = NOTHING
    for space in range(MARKET_SPACES):
        s.market_worker[space] = NOTHING
    for space in range(MOST_SPACES):
        s.guildhall[space] = NOTHING
    s.rewards_left = deck.reward_cards[s.seats]
    for card in range(REWARDS):
        if s.reward_at[card] >= s.rewards_left:
            s.reward_at[card] = REMOVED
    for cell in range(GRID):
        s.grid[cell] = piles.lift(s.apprentice_depth, NOTHING)
    s.apprentices_left = APPRENTICES - GRID
    s.apprentices_unseen = APPRENTICES - GRID
    s.buildings_left = BUILDINGS
    if s.opponent != NO_OPPONENT:
        s.schemes_left = SCHEMES


@rule
def begin(s: State, deck: Printed) -> None:
    if s.boards == VARIABLE_BY_CHOICE:
        ask(s.agenda, draft.CHOOSE_BOARD, 0)
    else:
        draft.open_game(s, deck, NOTHING)
    s.chance.reveals = 0


# The other way in: explicit orders of all piles, for rulebook examples and fair replays.


def arrange(s: State, deck: Deck, options: Ints, orders: Any) -> None:
    """Set up from the ids of every pile, top first, the boards and the start seat; `s` must be blank."""
    note_options(s, options)
    check_orders(s, deck, orders)
    sort_components(s)
    s.market_depth[:] = depths(deck, "market", orders["market"])
    s.reward_at[:] = depths(deck, "reward", orders["rewards"])
    s.apprentice_depth[:] = depths(deck, "apprentice", orders["apprentices"])
    s.building_at[:] = depths(deck, "building", orders["buildings"])
    if "schemes" in orders:
        s.scheme_depth[:] = depths(deck, "scheme", orders["schemes"])
    assign_boards(s)
    for seat, colour in enumerate(orders.get("boards", ())):
        s.players[seat].board = COLOURS.index(colour)
    lay_out(s, deck.record[0])
    s.start_seat = orders.get("start_seat", 0)
    begin(s, deck.record[0])


def depths(deck: Deck, kind: str, order: Sequence[str]) -> list[int]:
    """How deep each component lies, by its number."""
    return [order.index(name) for name in deck.ids(kind)]


def check_orders(s: State, deck: Deck, orders: Any) -> None:
    wanted = {"market", "rewards", "apprentices", "buildings"}
    wanted |= {"schemes"} if s.opponent != NO_OPPONENT else set()
    wanted |= {"boards"} if s.boards == VARIABLE_AT_RANDOM else set()
    wanted |= {"start_seat"} if s.boards != VARIABLE_BY_CHOICE else set()
    check_entries(orders, wanted)
    kinds = {"market": "market", "rewards": "reward", "apprentices": "apprentice", "buildings": "building"}
    kinds |= {"schemes": "scheme"} if "schemes" in wanted else {}
    for what, kind in kinds.items():
        check_order(what, orders[what], deck.ids(kind))
    if "boards" in wanted:
        check_some("boards", orders["boards"], COLOURS, int(s.people))
    if "start_seat" in wanted:
        check_start(s, deck, orders)


def check_start(s: State, deck: Deck, orders: Any) -> None:
    """ARC-053: with variable boards only who has most virtue can start."""
    seat = orders["start_seat"]
    check_start_seat(seat, int(s.people))
    if "boards" in orders:
        start = deck.record[0].board_start
        virtues = [int(start[COLOURS.index(colour), VIRTUE]) for colour in orders["boards"]]
        if virtues[seat] != max(virtues):
            raise OrdersError("start_seat: expected the seat whose board has most virtue")
