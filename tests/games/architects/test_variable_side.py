"""The variable side of the player boards (section 3.1): who gets which, and how they start."""

from collections import Counter
from functools import cache
from itertools import permutations

import pytest

from moothall.engine.deck import Deck
from moothall.engine.game import OptionError, OrdersError
from moothall.engine.match import Match
from moothall.games.architects.cards import components
from moothall.games.architects.game import GAME
from moothall.games.architects.state import COLOURS, State
from tests.games.architects.table import BUILDING_IDS, DECK, PRINTED, Table, standard_orders

SEEDS = 150
VIRTUE = {"blue": 5, "green": 3, "purple": 11, "red": 7, "yellow": 9}
SILVER = {"blue": 5, "green": 10, "purple": 0, "red": 4, "yellow": 3}


@cache
def tables_laid(players: int) -> list[State]:
    """The table before the first card is kept, from many seeds."""
    options: dict[str, int | str] = {"players": players, "boards": "random"}
    return [Match(GAME, options, seed=seed).state[0] for seed in range(SEEDS)]


def colours(s: State) -> list[str]:
    return [COLOURS[s.players[seat].board] for seat in range(s.seats)]


def choose(table: Table, colour: str) -> None:
    table.play("choose_board", board=colour)


@pytest.mark.rule("ARC-047")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_side_is_an_option_for_all(players: int) -> None:
    standard = Match(GAME, {"players": players}, seed=1)
    assert standard.options["boards"] == "standard"
    assert not Table(players).view.variable_boards
    assert all(board.power is None for board in Table(players).view.boards)
    variable = Table(players, boards=COLOURS[:players]).view
    assert variable.variable_boards
    assert all(board.power for board in variable.boards)
    with pytest.raises(OptionError, match="boards must be one of standard, random, choice"):
        Match(GAME, {"players": players, "boards": "some"}, seed=1)


@pytest.mark.rule("ARC-048", "ARC-385")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_at_random_every_seat_gets_another_board_with_equal_chance(players: int) -> None:
    for s in tables_laid(players):
        assert len(set(colours(s))) == players
    for seat in range(players):
        dealt = Counter(colours(s)[seat] for s in tables_laid(players))
        assert set(dealt) == set(COLOURS)
        assert all(SEEDS / 5 / 2 < count < SEEDS / 5 * 2 for count in dealt.values())


@pytest.mark.rule("ARC-385")
def test_all_orders_of_boards_occur() -> None:
    seen = {tuple(colours(s)) for s in tables_laid(2)}
    assert seen == set(permutations(COLOURS, 2))


@pytest.mark.rule("ARC-048", "ARC-385")
def test_players_choose_a_board_that_nobody_else_has() -> None:
    table = Table(players=3, choice=True, drafted=False)
    assert (table.stage, table.seat, table.view.start_seat) == ("choose_board", 0, None)
    choose(table, "red")
    assert table.seat == 1
    assert table.refused("choose_board", board="red") == 385
    choose(table, "green")
    for taken in ("red", "green"):
        assert table.refused("choose_board", board=taken) == 385
    choose(table, "purple")
    assert [board.board for board in table.view.boards] == ["red", "green", "purple"]
    assert (table.stage, table.seat) == ("draft", 2)


@pytest.mark.rule("ARC-385")
def test_a_board_is_chosen_by_the_player_who_takes_the_seat() -> None:
    table = Table(players=2, choice=True, drafted=False)
    assert table.refused("choose_board", by=1, board=0) == 56
    for board in range(5):
        assert table.is_legal("choose_board", board=board)


@pytest.mark.rule("ARC-385")
def test_the_board_fixes_the_colour() -> None:
    table = Table(boards=("yellow", "blue"))
    assert [board.board for board in table.view.boards] == ["yellow", "blue"]
    assert [board.power for board in table.view.boards] == ["cheaper_workshop_hire", "gold_equals_marble"]


@pytest.mark.rule("ARC-049", "ARC-050")
@pytest.mark.parametrize(
    "start", [("red", "blue", "yellow"), ("green", "purple", "red"), ("yellow", "green", "blue")]
)
def test_the_board_fixes_virtue_and_silver(start: tuple[str, ...]) -> None:
    table = Table(boards=start)
    assert [board.virtue for board in table.view.boards] == [VIRTUE[colour] for colour in start]
    assert [table.silver(seat) for seat in range(3)] == [SILVER[colour] for colour in start]


@pytest.mark.rule("ARC-049")
def test_the_board_fixes_further_items_and_one_power() -> None:
    table = Table(boards=COLOURS)
    goods = [table.goods(seat) for seat in range(5)]
    assert goods == [
        {"silver": 5},
        {"marble": 1, "silver": 10},
        {"gold": 1},
        {"stone": 1, "silver": 4},
        {"wood": 1, "silver": 3},
    ]
    assert [int(table.board(seat).unpaid) for seat in range(5)] == [0, 1, 0, 0, 0]
    assert [int(table.board(seat).hand) for seat in range(5)] == [4, 3, 4, 3, 3]
    assert [board.power for board in table.view.boards] == [
        "gold_equals_marble",
        "black_market_bonus_card",
        "ignore_one_tax",
        "no_cathedral_discard",
        "cheaper_workshop_hire",
    ]


@pytest.mark.rule("ARC-051")
def test_some_workers_start_in_the_prison() -> None:
    table = Table(boards=COLOURS)
    there = [table.workers(seat) for seat in range(5)]
    assert there[:2] == [{"supply": 16, "prison": 4}, {"supply": 12, "prison": 8}]
    assert there[2:] == [{"supply": 20}] * 3


@pytest.mark.rule("ARC-052", "ARC-384")
def test_cards_to_start_with_are_drawn_after_the_draft() -> None:
    table = Table(boards=("blue", "red", "purple"), drafted=False)
    assert table.seat == 2  # Ada starts
    while table.stage == "draft":
        assert len(table.pile_ids()) == 40 - 12
        table.match.play(table.match.legal()[0])
    assert "BD13" in table.hand_ids(2)  # the first card that the draft has left
    assert "BD14" in table.hand_ids(0)  # then Therese, next but one to the left of her
    assert [len(table.hand_ids(seat)) for seat in range(3)] == [4, 3, 4]
    assert table.pile_ids()[0] == "BD15"
    assert set(table.pile_ids()[-3:]) <= set(BUILDING_IDS[:12])


@pytest.mark.rule("ARC-053")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_highest_virtue_starts(players: int) -> None:
    for s in tables_laid(players):
        order = colours(s)
        assert VIRTUE[order[s.start_seat]] == max(VIRTUE[colour] for colour in order)


@pytest.mark.rule("ARC-053")
def test_play_goes_clockwise_from_the_highest_virtue() -> None:
    table = Table(boards=("blue", "purple", "red"))
    order = []
    for _ in range(3):
        order.append(table.seat)
        table.idle()
    assert order == [1, 2, 0]
    orders = standard_orders(3, ("blue", "purple", "red"), start_seat=0)
    with pytest.raises(OrdersError, match="the seat whose board has most virtue"):
        Match(GAME, {"players": 3, "boards": "random"}, orders=orders)


@cache
def deck_of_equals() -> Deck:
    """Ada and Rudolf both with virtue 9."""
    text = DECK.text.replace("virtue = 11, gold = 1", "virtue = 9, gold = 1", 1)
    assert text != DECK.text
    return GAME.parse_deck("equals.toml", text)


@pytest.mark.rule("ARC-054")
def test_among_equals_chance_decides_who_starts() -> None:
    deck = deck_of_equals()
    starts: Counter[bool] = Counter()
    for seed in range(SEEDS):
        match = Match(GAME, {"players": 5, "boards": "random"}, seed=seed, deck=deck)
        s = match.state[0]
        equals = [seat for seat, colour in enumerate(colours(s)) if colour in ("purple", "yellow")]
        assert s.start_seat in equals
        starts[s.start_seat == equals[0]] += 1
    assert min(starts[True], starts[False]) > SEEDS / 3


@pytest.mark.rule("ARC-055")
def test_the_five_boards() -> None:
    boards = components(DECK).boards
    assert {colour: board.name for colour, board in boards.items()} == {
        "blue": "Therese",
        "green": "Caroline",
        "purple": "Ada",
        "red": "Frederick",
        "yellow": "Rudolf",
    }
    assert [int(power) for power in PRINTED.board_power] == [1, 2, 3, 4, 5]
