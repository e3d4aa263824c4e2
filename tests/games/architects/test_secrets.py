"""What others see of a choice among cards that they have never seen: nothing, whatever is chosen."""

from collections.abc import Callable

import pytest

from tests.games.architects.building_site import NO_GOODS, construct, prepare
from tests.games.architects.table import Table, building

CHOICES = ["BD31", "BD32", "BD33"]  # of seat 0, drawn after the draft: nobody else has seen them


def at_hand_limit(card: str) -> Table:
    table = Table(3)
    table.hand(*CHOICES, "BD34", "BD35", "BD36", "BD37")
    table.place("quarry")
    table.play("discard", building=building(card))
    return table


def at_cathedral(card: str) -> Table:
    table = Table(3)
    table.hand(*CHOICES)
    table.has(**(NO_GOODS | {"gold": 1}))
    table.place("guildhall")
    table.play("advance")
    table.play("discard", building=building(card))
    return table


def at_library(card: str) -> Table:
    """The Library itself is one of the choices, so another card stands in for it."""
    table = prepare("Library", Table(3))
    table.hand("BD31", "BD32", "BD33", "BD34")
    construct(table, "Library")
    table.play("discard", building=building("BD34" if card == "BD31" else card))
    return table


def at_blueprint(card: str) -> Table:
    table = Table(3)
    table.building_pile(*CHOICES, "BD34", "BD35")
    table.has(silver=2)
    table.place("black_market_middle")
    table.play("blueprint")
    table.play("pick", building=building(card))
    return table


@pytest.mark.rule("ARC-004", "ARC-379")
@pytest.mark.parametrize("choose", [at_hand_limit, at_cathedral, at_library, at_blueprint])
def test_nobody_else_sees_which_card_was_chosen(choose: Callable[[str], Table]) -> None:
    tables = [choose(card) for card in CHOICES]
    for onlooker in (1, 2, None):
        assert [table.all_seen(onlooker) for table in tables] == [tables[0].all_seen(onlooker)] * 3
    own = [table.all_seen(0) for table in tables]
    assert own[0] != own[1] != own[2] != own[0]


@pytest.mark.rule("ARC-004", "ARC-041")
def test_nobody_sees_what_another_keeps_in_the_draft() -> None:
    tables = [Table(3, drafted=False) for _ in range(4)]
    for number, table in enumerate(tables):
        table.play("pick", building=number)
    for onlooker in (1, 2, None):
        assert [table.all_seen(onlooker) for table in tables] == [tables[0].all_seen(onlooker)] * 4
    for table in tables:  # the others keep the first card of theirs, and the packets pass
        table.play("pick", building=4)
        table.play("pick", building=8)
        assert table.s.draft_step == 2
    # Seat 1 sees what is missing, seat 2 has not seen that packet.
    assert [table.all_seen(2) for table in tables] == [tables[0].all_seen(2)] * 4
    assert len({repr(table.all_seen(1)) for table in tables}) == 4


@pytest.mark.rule("ARC-379")
def test_whoever_passed_a_card_on_knows_it_when_it_lies_under_the_pile() -> None:
    """Three players: of the packet that seat 0 passed, the last card goes under the pile."""
    table = Table(3, drafted=False)
    while table.stage == "draft":
        table.match.play(table.match.legal()[0])
    # Seat 0 was dealt the first four: it kept one, seats 1 and 2 kept the next two.
    assert "BD04" in [known.card for known in table.view_of(0).buildings.known]
    assert "BD04" in [known.card for known in table.view_of(2).buildings.known]
    assert table.view_of(None).buildings.known == []
