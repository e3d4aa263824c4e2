"""The town centre (section 5): areas, cards and tents."""

from copy import deepcopy
from itertools import combinations
from typing import Any

import pytest
from msgspec import to_builtins

from moothall.engine.deck import Deck
from moothall.games.guilds.game import GAME
from moothall.games.guilds.state import CARDS
from tests.games.guilds.table import CHARACTER_IDS, DECK, SCRIPTORIUM, Table, area
from tests.games.guilds.walks import VARIANTS

AREAS = ["A1", "A2", "A3", "A4", "A5", "A6"]


def deck_with_layout(players: int, *areas: tuple[str, int]) -> Deck:
    """The standard deck, but for the cards of each area with so many players."""
    parts = deepcopy(SCRIPTORIUM.standard)
    for layout in parts["layout"]:
        if layout["players"] == players:
            layout["areas"] = [{"id": name, "cards": cards} for name, cards in areas]
    parts["player_count"][players - 2]["characters_per_week"] = [sum(cards for _, cards in areas)]
    return SCRIPTORIUM.parse(parts)


def dealt(table: Table) -> dict[str, int]:
    """How many cards lie in each area that has some."""
    return {name: len(table.cards(name)) for name in AREAS if table.cards(name)}


@pytest.mark.rule("GLD-072", "GLD-073", "GLD-074")
def test_the_town_centre_has_six_areas_a1_to_a6() -> None:
    assert [side.area for side in Table(2).view.areas] == AREAS
    assert to_builtins(GAME.components(DECK))["areas"] == AREAS
    for name in ("A0", "A7", "B1"):
        way = ("layout", 3, "areas", 0, "id")
        assert SCRIPTORIUM.complaint(SCRIPTORIUM.changed(way, name)).entry == "layout 'four'"


@pytest.mark.rule("GLD-073")
@pytest.mark.parametrize(("players", "variant"), VARIANTS)
def test_an_area_in_use_receives_a_card_at_least(players: int, variant: str) -> None:
    table = Table(players, variant=variant)
    for side in table.view.areas:
        assert side.live == (not side.closed) == (len(side.cards) > 0)
    areas = [{"id": "A1", "cards": 0}, {"id": "A3", "cards": 3}]
    error = SCRIPTORIUM.complaint(SCRIPTORIUM.changed(("layout", 0, "areas"), areas))
    assert (error.entry, error.field) == ("layout 'two'", "areas.0.cards")


@pytest.mark.rule("GLD-075", "GLD-076")
def test_each_player_has_a_tent_in_every_area() -> None:
    table = Table(4)
    for number, name in enumerate(AREAS):
        for seat in range(4):
            table.tent(name, 1 + number + 10 * seat, seat=seat)
    for number, name in enumerate(AREAS):
        assert table.tents(name) == [1 + number, 11 + number, 21 + number, 31 + number]
        assert table.view.areas[number].tents == table.tents(name)
    for layout in SCRIPTORIUM.standard["layout"]:
        assert layout["tents_per_area"] == 4


@pytest.mark.rule("GLD-076")
def test_a_bid_lies_on_the_own_tent_in_that_area() -> None:
    table = Table(3)
    table.turn(1)
    table.bid("A2", 3, "A4", 2)
    assert (table.tents("A2"), table.tents("A4")) == ([0, 3, 0], [0, 2, 0])
    assert all(table.tents(name) == [0, 0, 0] for name in ("A1", "A3", "A5", "A6"))


@pytest.mark.rule("GLD-077")
def test_tents_of_colours_not_in_play_are_ignored() -> None:
    table = Table(2)
    for side in table.view.areas:
        assert len(side.tents) == 2
    table.s.players[2].tents[0] = 9  # as if something lay there
    table.bid("A1", 1, "A3", 1)
    assert table.view.areas[0].leader == 0
    assert table.view.areas[0].lead_cost == [1, 2]


@pytest.mark.rule("GLD-078", "GLD-079", "GLD-080", "GLD-081")
@pytest.mark.parametrize(
    ("players", "variant", "cards"),
    [
        (4, "standard", {"A1": 1, "A2": 1, "A3": 1, "A4": 1, "A5": 1, "A6": 1}),
        (3, "five", {"A1": 1, "A2": 1, "A3": 1, "A4": 1, "A5": 1}),
        (3, "six", {"A1": 2, "A3": 2, "A5": 2}),
        (2, "standard", {"A1": 1, "A3": 1, "A5": 1}),
    ],
)
def test_how_many_cards_each_area_receives(players: int, variant: str, cards: dict[str, int]) -> None:
    table = Table(players, variant=variant, seed=4)
    while not table.s.over:
        assert dealt(table) == cards
        assert [side.area for side in table.view.areas if side.closed] == [n for n in AREAS if n not in cards]
        table.next_week()


@pytest.mark.rule("GLD-082")
@pytest.mark.parametrize(("players", "variant"), VARIANTS[:3])
def test_nobody_can_bid_in_a_closed_area(players: int, variant: str) -> None:
    table = Table(players, variant=variant)
    closed = [side.area for side in table.view.areas if side.closed]
    assert "A6" in closed
    for name in closed:
        assert table.refused("bid", area=area(name)) == 82
        assert table.refused("take", area=area(name), card=0) == 114
    table.play("bid", area="A1")
    table.play("add", silver=1)
    for name in closed:
        assert table.refused("bid", area=area(name)) == 82
    while not table.s.over:
        assert all(table.cards(name) == [] for name in closed)
        table.next_week()


@pytest.mark.rule("GLD-083")
def test_cards_are_dealt_area_by_area_from_the_top_of_the_deck() -> None:
    table = Table(3, variant="six", characters=["R6", "W5", "N1", "B2", "C7", "M4", "P1"])
    assert [table.cards(name) for name in ("A1", "A3", "A5")] == [["R6", "W5"], ["N1", "B2"], ["C7", "M4"]]
    assert table.pile("character")[0] == "P1"
    table.next_week()
    assert table.cards("A1") == ["P1", "W1"]


@pytest.mark.rule("GLD-084")
def test_any_choice_of_areas_may_be_in_use() -> None:
    """Every non-empty choice of the six, and 1 to 4 cards in each."""
    choices = [list(names) for size in range(1, 7) for names in combinations(AREAS, size)]
    assert len(choices) == 63
    for number, names in enumerate(choices):
        cards = {name: 1 + (number + place) % CARDS for place, name in enumerate(names)}
        table = Table(2, deck=deck_with_layout(2, *cards.items()))
        assert dealt(table) == cards
        for name in AREAS:
            allowed = (0, 101) if name in cards else (82,)
            assert table.why_not("bid", area=area(name)) in allowed
        table.next_week()
        assert table.s.week == 2


@pytest.mark.rule("GLD-084")
@pytest.mark.parametrize(
    "areas",
    [
        [],
        [{"id": "A3", "cards": 1}, {"id": "A1", "cards": 2}],
        [{"id": "A1", "cards": 1}, {"id": "A1", "cards": 2}],
        [{"id": "A1", "cards": 5}],
        [{"id": "A1", "cards": 0}, {"id": "A2", "cards": 3}],
        [{"id": "A7", "cards": 3}],
    ],
)
def test_other_layouts_are_refused(areas: list[dict[str, Any]]) -> None:
    error = SCRIPTORIUM.complaint(SCRIPTORIUM.changed(("layout", 0, "areas"), areas))
    assert error.entry == "layout 'two'"
    assert error.field.startswith("areas")


@pytest.mark.rule("GLD-084")
def test_a_layout_without_areas_is_refused() -> None:
    parts = SCRIPTORIUM.changed(("layout", 0, "areas"), [])
    parts["player_count"][0]["characters_per_week"] = [0]
    error = SCRIPTORIUM.complaint(parts)
    assert (error.entry, error.field) == ("layout 'two'", "areas")


@pytest.mark.rule("GLD-084", "GLD-196")
def test_all_cards_of_a_full_area_are_auctioned_and_discarded() -> None:
    table = Table(2, deck=deck_with_layout(2, ("A2", 4), ("A6", 4)))
    assert table.town_ids() == CHARACTER_IDS[:8]
    table.next_week()
    assert table.discards() == CHARACTER_IDS[:8]
    assert table.town_ids() == CHARACTER_IDS[8:16]


@pytest.mark.rule("GLD-085")
def test_an_area_is_live_while_a_card_is_there() -> None:
    table = Table(3, variant="six")
    table.bid("A1", 2, "A3", 2)
    table.pass_turn(2)
    assert [side.area for side in table.view.areas if side.live] == ["A1", "A3", "A5"]
    table.take("W2")
    assert table.view.areas[0].live  # one of two is left
    table.bid("A1", 1, "A5", 1)
    table.pass_turn(2)
    table.take("W1")
    assert [side.area for side in table.view.areas if side.live] == ["A3", "A5"]
    assert table.view.live_areas == 2
    assert table.why_not("bid", area="A1") == 96
    assert table.why_not("bid", area="A3") == 0


@pytest.mark.rule("GLD-086")
def test_a_bid_is_made_in_the_area_and_serves_for_any_of_its_cards() -> None:
    for card in ("W1", "W2"):
        table = Table(3, variant="six")
        table.bid("A1", 2, "A3", 2)
        table.pass_turn(2)
        assert table.is_legal("take", area=0, card=0)
        assert table.is_legal("take", area=0, card=1)
        table.take(card)
        assert table.guild(0) == [card]
        assert table.tents("A1") == [0, 0, 0]
    assert GAME.space.blocks["bid"].axes.keys() == {"area"}
