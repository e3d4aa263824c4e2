"""What a person at the table sees: all that lies open, and no secret of anybody else."""

from typing import Any

import msgspec
import numpy as np
import pytest

from moothall.engine.chance import Chance
from moothall.engine.record import Records, plain
from moothall.games.architects.cards import BuildingCard, CathedralCard, Components, components
from moothall.games.architects.game import GAME
from moothall.games.architects.state import BUILDINGS, IN_HAND, IN_PACKET, LOOKED_AT
from moothall.games.architects.view import Question, View, view
from tests.games.architects.table import BUILDING_IDS, DECK, PRINTED, SCHEME_IDS, Table
from tests.games.architects.walks import walk

WALKS = [
    (1, "random", "helena", 2, "builders"),
    (2, "choice", "constantine", 1, "uniform"),
    (3, "random", "none", 2, "builders"),
    (5, "choice", "none", 1, "dealers"),
]


def seen(state: Any, seat: int | None) -> bytes:
    return msgspec.json.encode(view(plain(state), DECK, seat))


def positions(step: int = 23) -> list[tuple[int, Records]]:
    """Of whole games, with their numbers of people, as records of one state each."""
    found = []
    for chosen in WALKS:
        states = walk(*chosen).states
        found += [
            (chosen[0], states[ply : ply + 1].view(GAME.state.twin)) for ply in range(0, len(states), step)
        ]
        drafting = [ply for ply in range(40) if states[ply]["draft_step"]]
        found += [(chosen[0], states[ply : ply + 1].view(GAME.state.twin)) for ply in drafting]
    return found


@pytest.mark.rule("ARC-004", "ARC-005", "ARC-378", "ARC-379", "ARC-380")
def test_what_a_seat_cannot_know_changes_nothing_for_it() -> None:
    for number, (people, true) in enumerate(positions()):
        for seat in range(people):
            other, dice = true.copy(), np.zeros(1, Chance.twin)
            dice["seed"] = number
            GAME.conceal(other[0], PRINTED, seat, dice[0])
            assert seen(other[0], seat) == seen(true[0], seat), (number, seat)


@pytest.mark.rule("ARC-004", "ARC-135")
def test_cards_that_nobody_else_has_seen_are_shown_to_nobody_else() -> None:
    """Such a card changes places with one that nobody has seen at all: only its owner sees a change."""
    for people, true in positions(61):
        s = plain(true[0])
        unseen = [card for card in range(BUILDINGS) if not s.building_seen[card]]
        for seat in range(people):
            own = [card for card in range(BUILDINGS) if s.building_seen[card] == 1 << seat]
            places = range(IN_HAND, LOOKED_AT + 5)
            held = [card for card in own if s.building_at[card] in places]
            for mine, hidden in zip(held, unseen, strict=False):
                other = true.copy()
                for field in ("building_at", "building_seen", "building_dealt"):
                    other[field][0, [mine, hidden]] = other[field][0, [hidden, mine]]
                assert seen(other[0], seat) != seen(true[0], seat)
                for eyes in (None, *range(people)):
                    assert eyes == seat or seen(other[0], eyes) == seen(true[0], eyes)


def test_a_hand_and_a_packet_are_for_their_owner() -> None:
    table = Table(players=3, drafted=False)
    packets = [table.view_of(seat).boards[seat].choosing for seat in range(3)]
    assert packets == [BUILDING_IDS[:4], BUILDING_IDS[4:8], BUILDING_IDS[8:12]]
    assert [board.passes_to for board in table.view.boards] == [1, 2, 0]
    assert (table.view.draft_step, table.view.draft_steps) == (1, 3)
    table.play("pick", building=2)
    mine, others, everybody = (table.view_of(seat).boards[0] for seat in (0, 1, None))
    assert (mine.cards, mine.choosing, mine.hand) == (["BD03"], ["BD01", "BD02", "BD04"], 1)
    for board in (others, everybody):
        assert (board.cards, board.choosing, board.hand) == (None, None, 1)


def test_a_blueprint_is_for_who_looks_at_it() -> None:
    table = Table()
    table.has(silver=5)
    table.building_pile("BD40", "BD20", "BD33", "BD30", "BD39")
    table.place("black_market_middle")
    table.play("blueprint")
    assert table.view_of(0).boards[0].choosing == ["BD40", "BD20", "BD33", "BD30", "BD39"]
    assert table.view_of(1).boards[0].choosing is None
    assert table.view_of(1).boards[1].choosing == []


@pytest.mark.rule("ARC-379")
def test_a_card_under_the_pile_stays_known_to_who_put_it_there() -> None:
    table = Table()
    table.has(gold=1)
    table.hand("BD24")
    table.place("guildhall")
    table.play("advance")
    table.play("discard", building=BUILDING_IDS.index("BD24"))
    known = [(card.card, card.depth) for card in table.view_of(0).buildings.known]
    assert ("BD24", table.view.buildings.left - 1) in known
    assert "BD24" not in [card.card for card in table.view_of(1).buildings.known]
    assert table.view.buildings.known == []


@pytest.mark.rule("ARC-378")
def test_of_the_small_pile_only_the_small_side_of_the_top_card_shows() -> None:
    table = Table()
    table.market_pile("BM01", "BM02")
    market = table.view.market
    assert (market.small_pile, market.spaces[0].goods, market.spaces[0].card) == (2, {"marble": 1}, True)
    assert not {"BM01", "BM02"} & {*market.large_pile, market.large_card}
    table.market_pile("BM06", "BM07")
    assert table.view.market.spaces[0].goods == {"marble": 1}


@pytest.mark.rule("ARC-045", "ARC-046")
def test_an_empty_market_pile_shows_the_printed_default() -> None:
    table = Table()
    assert table.view.market.spaces[2].goods == {"wood": 1, "stone": 1, "marble": 2}
    assert not table.view.market.spaces[2].card
    table.market_pile(large="BM03")
    small, middle, large = table.view.market.spaces
    assert (small.goods, small.card) == ({"gold": 1, "marble": 1}, False)
    assert (middle.goods, large.goods) == ({}, {"stone": 2, "marble": 2})


def test_all_that_lies_open_is_seen() -> None:
    table = Table(players=3)
    table.send("quarry", 2, seat=1)
    table.imprison(3, seat=2)
    table.captive(0, 1, seat=1)
    table.deal_at("small", seat=2)
    table.fill_guildhall(3)
    table.has(0, cathedral=2, virtue=2, unpaid=2, paid=1)
    table.hire("AP13", seat=0)
    table.built("BD11", "BD30", seat=0)
    shown: View = table.view
    assert shown.question == Question("turn", 0)
    assert [circle.workers for circle in shown.circles if any(circle.workers)] == [[0, 2, 0]]
    assert shown.market.spaces[0].worker == 2
    assert [space.worker for space in shown.guildhall.spaces[:4]] == [0, 1, 2, None]
    assert [i + 1 for i, space in enumerate(shown.guildhall.spaces) if space.resets] == [9, 13]
    assert (shown.guildhall.columns, len(shown.guildhall.spaces)) == (4, 16)
    assert (shown.guildhall.filled, shown.guildhall.left) == (3, 13)
    assert [row.seats for row in shown.cathedral] == [[], [0], [], [], []]
    assert [row.next_for for row in shown.cathedral] == [[1, 2], [], [0], [], []]
    assert [row.slots - row.free for row in shown.cathedral] == [0, 1, 0, 0, 0]
    assert {board.passes_to for board in shown.boards} == {None}
    assert [row.row for row in shown.cathedral] == [5, 4, 3, 2, 1]
    mine, other, third = shown.boards
    assert (mine.captured, other.workers.captured, third.workers.prison) == ([0, 1, 0], 1, 3)
    assert (mine.skills, mine.evasion) == (["carpentry", "tiling", "masonry"], 1)
    assert mine.buildings == ["BD11", "BD30"]
    assert mine.points.buildings == 3 + 12
    assert (mine.points.cathedral, mine.points.virtue, mine.points.debts) == (4, -7, -4)
    for board in shown.boards:
        workers = msgspec.structs.asdict(board.workers)
        assert sum(workers.values()) == 20


def test_the_automaton_shows_all_but_the_order_of_its_schemes() -> None:
    table = Table(players=2, opponent="helena")
    shown = table.view
    assert shown.automaton is not None
    assert (shown.automaton.seat, shown.automaton.scheme, shown.automaton.schemes_left) == (2, None, 30)
    assert shown.turn_order == [0, 1, 2]
    assert (shown.boards[2].opponent, shown.boards[2].materials) == ("helena", 6)
    table.idle()
    table.idle()
    table.play("scheme")
    assert table.view.automaton is not None
    assert table.view.automaton.scheme == SCHEME_IDS[0]
    assert table.view.automaton.discarded == SCHEME_IDS[:1]


def test_nobody_starts_before_the_boards_are_chosen() -> None:
    table = Table(players=2, choice=True)
    assert (table.view.start_seat, table.view.turn_order) == (None, [])
    assert [board.board for board in table.view.boards] == [None, None]
    table.play("choose_board", board=4)
    assert [board.board for board in table.view.boards] == ["yellow", None]
    table.play("choose_board", board=2)
    assert (table.view.start_seat, table.view.turn_order) == (1, [1, 0])
    assert [board.power for board in table.view.boards] == ["cheaper_workshop_hire", "ignore_one_tax"]
    assert table.view.boards[0].apprentice_limit == 6


def test_everything_printed_is_among_the_components() -> None:
    printed = components(DECK)
    assert printed.buildings["BD18"] == BuildingCard(
        name="Castle",
        cost={"clay": 2, "wood": 4, "gold": 1, "marble": 2},
        skills=["carpentry", "tiling", "masonry"],
        points=10,
        virtue=0,
        effect="virtue_per",
        at_end=True,
        gain={},
        other_gain={},
        unit="gold",
        per=2,
        amount=1,
    )
    harsh = [card for card in printed.buildings.values() if card.effect == "all_lose"]
    assert [(card.per, card.amount) for card in harsh] == [(3, 1)]
    assert printed.apprentices["AP38"].when == "black_market_action"
    assert printed.boards["green"].start == {"marble": 1, "silver": 10, "virtue": 3}
    assert printed.market_cards["BM02"].small == {"gold": 2}
    assert printed.cathedral[1] == CathedralCard(row=4, cost={}, mix=4, points=4, slots=3)
    assert len(printed.schemes) == 30
    assert msgspec.json.decode(msgspec.json.encode(printed), type=Components) == printed


def test_a_packet_is_nowhere_once_the_draft_is_over() -> None:
    table = Table(players=4)
    assert not [card for card in range(BUILDINGS) if IN_PACKET <= table.s.building_at[card] < LOOKED_AT]
    assert all(table.view_of(seat).boards[seat].choosing == [] for seat in range(4))


def test_a_price_says_how_much_of_it_is_tax() -> None:
    table = Table(players=2)
    for virtue in range(15):
        table.has(0, virtue=virtue)
        prospects = table.view_of(0).boards[0].prospects
        assert prospects is not None
        price = prospects.hire
        assert (price.silver, price.total) == (2, 2 + price.tax)
    steps = GAME.components(table.match.deck).virtue
    assert [step.cathedral for step in steps] == [virtue > 4 for virtue in range(15)]


def test_the_deeds_that_are_left_are_counted() -> None:
    table = Table(players=2)
    table.send("guardhouse", 2, seat=0)
    table.captive(1, 2, seat=0)
    table.imprison(2, seat=0)
    table.place("guardhouse")
    assert (table.view.command.workers, table.view.command.left) == (3, 3)
    table.play("release")
    assert (table.view.command.used, table.view.command.left) == (1, 2)


@pytest.mark.rule("ARC-088")
def test_the_coins_for_skipped_apprentices_count_the_worker_to_come() -> None:
    table = Table()
    for there, further in ((0, [0, 1, 2, 3]), (2, [0, 0, 0, 1])):
        table.send("workshop", there)
        prospects = table.view_of(0).boards[0].prospects
        assert prospects is not None
        assert prospects.further == further
