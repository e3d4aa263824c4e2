"""What others see of a choice among secret commission cards: nothing, whatever is chosen."""

from collections.abc import Callable

import pytest

from moothall.games.nobility.game import GAME
from tests.games.nobility.table import COMMISSION_IDS, DECK, Table

ONLOOKERS = (1, 2, None)
CHOICES = ["M10", "M11", "M12"]  # on top of the deck when all have chosen


def commission(name: str) -> int:
    return COMMISSION_IDS.index(name)


def in_the_setup(card: str) -> Table:
    table = Table(3, chancery=True, chosen=False)
    table.play("keep_commission", commission=commission(card))
    return table


def in_berks_office(card: str) -> Table:
    """Three cards are drawn, none of which anybody has seen."""
    table = Table(3, chancery=True)
    table.seat_at(0)
    table.dice(5)
    for depth, name in enumerate(CHOICES):
        swap(table, commission(name), depth)
    table.place("berk", 5)
    table.play("acquire")
    table.play("keep_commission", commission=commission(card))
    return table


def swap(table: Table, card: int, depth: int) -> None:
    """A card of the deck changes places with the one at this depth."""
    at = table.s.commission_at
    there = next(other for other in range(len(COMMISSION_IDS)) if at[other] == depth)
    assert at[card] < table.s.commissions_left
    at[there], at[card] = int(at[card]), depth


CASES = [(in_the_setup, ["M01", "M02", "M03"]), (in_berks_office, CHOICES)]


@pytest.mark.rule("NOB-392", "NOB-419", "NOB-449", "NOB-484")
@pytest.mark.parametrize(("choose", "cards"), CASES)
def test_nobody_else_sees_which_card_was_kept(choose: Callable[[str], Table], cards: list[str]) -> None:
    tables = [choose(card) for card in cards]
    for onlooker in ONLOOKERS:
        assert [table.all_seen(onlooker) for table in tables] == [tables[0].all_seen(onlooker)] * 3
    assert len({repr(table.all_seen(0)) for table in tables}) == 3


@pytest.mark.rule("NOB-392", "NOB-484")
@pytest.mark.parametrize(("choose", "cards"), CASES)
def test_the_deed_does_not_name_the_card(choose: Callable[[str], Table], cards: list[str]) -> None:
    deeds = []
    for card in cards:
        match = choose(card).match
        before = match.state_at(match.ply - 1)[0]
        deeds.append(GAME.tell_deed(before, DECK, match.actions[-1]))
    assert deeds == [deeds[0]] * 3


@pytest.mark.rule("NOB-432", "NOB-484")
def test_a_single_card_that_was_drawn_is_seen_by_nobody_else() -> None:
    tables = []
    for card in CHOICES:
        table = Table(3, chancery=True)
        table.seat_at(0)
        table.dice(1)
        swap(table, commission(card), 0)
        table.place("berk", 1)
        table.play("acquire")
        tables.append(table)
    for onlooker in ONLOOKERS:
        assert [table.all_seen(onlooker) for table in tables] == [tables[0].all_seen(onlooker)] * 3
    assert len({repr(table.all_seen(0)) for table in tables}) == 3
