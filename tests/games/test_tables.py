"""The tests' own tables do what they say: everything else is set up on them."""

from typing import Any

import pytest

from tests.games.architects.table import Table as Architects
from tests.games.guilds.table import Table as Guilds
from tests.games.nobility.table import Table as Nobility
from tests.games.settlement.table import BUILDINGS
from tests.games.settlement.table import Table as Settlement
from tests.games.tables import PlayedTable

# What a player of each game counts, and an answer that may be given where there is enough of it.
Answer = tuple[str, dict[str, str]]
TABLES: list[tuple[type[PlayedTable[Any, Any, Any]], str, Answer]] = [
    (Settlement, "gold", ("exchange_gold", {"gain": "wood"})),
    (Architects, "clay", ("place", {"location": "forest"})),
    (Nobility, "coins", ("end_turn", {})),
    (Guilds, "silver", ("pass_turn", {})),
]


@pytest.mark.parametrize(("kind", "counted", "answer"), TABLES)
def test_what_a_player_has_is_set_and_undo_comes_back_to_it(
    kind: type[Any], counted: str, answer: Answer
) -> None:
    table = kind(2)
    field, place = table.counted[counted]
    name, values = answer
    for amount, give in ((5, table.play), (9, table.brings)):
        table.has(**{counted: amount})
        held = getattr(table.me, field)
        assert (held if place is None else held[place]) == amount
        set_up = table.match.state.tobytes()
        give(name, **values)
        assert table.match.state.tobytes() != set_up
        table.undo()
        assert table.match.state.tobytes() == set_up


def test_what_was_set_is_judged_anew() -> None:
    table = Settlement(2)
    for gold in (0, 1):
        table.has(gold=gold)
        assert table.is_legal("exchange_gold", gain="wood") == bool(gold)


@pytest.mark.parametrize("kind", [Settlement, Architects, Nobility])
def test_alone_there_is_a_result_too(kind: type[Any]) -> None:
    result = kind(1).result()
    assert len(result.scores) in (1, 2)  # the automated opponent has one of its own
    assert result.rank is not None or result.winners


def test_a_result_that_is_not_the_rules_is_noticed() -> None:
    class Generous(Settlement):
        def score(self, seat: int = 0) -> int:
            return super().score(seat) + 1

    with pytest.raises(AssertionError):
        Generous(2).result()


def test_a_market_that_is_set_up_leaves_the_stacks_and_the_other_fields_alone() -> None:
    table = Settlement(2)
    stacks, market = table.s.buildings_left.copy(), table.s.market.copy()
    table.market("bank", None)
    assert table.s.market[0] == BUILDINGS.index("bank")
    assert table.s.market_pile[:2].tolist() == [1, 0]
    assert (table.s.market[2:] == market[2:]).all()
    assert (table.s.buildings_left == stacks).all()
