"""The ten Black Market cards (section 23)."""

import pytest

from tests.games.architects.building_site import NO_GOODS
from tests.games.architects.printed import MARKET
from tests.games.architects.table import MARKET_IDS, Table


@pytest.mark.rule("ARC-330")
@pytest.mark.parametrize("card", MARKET)
def test_the_small_side_of_a_card(card: str) -> None:
    table = Table()
    others = [other for other in MARKET_IDS if other != card]
    table.market_pile(card, *others[:5], large=others[5])
    table.has(**(NO_GOODS | {"silver": 1}))
    table.place("black_market_small")
    assert sorted(table.goods(0).items()) == sorted(MARKET[card][0].items())


@pytest.mark.rule("ARC-330")
@pytest.mark.parametrize("card", MARKET)
def test_the_large_side_of_a_card(card: str) -> None:
    table = Table()
    others = [other for other in MARKET_IDS if other != card]
    table.market_pile(*others[:5], large=card)
    table.has(**(NO_GOODS | {"silver": 3}))
    table.place("black_market_large")
    assert sorted(table.goods(0).items()) == sorted(MARKET[card][1].items())


@pytest.mark.rule("ARC-330")
@pytest.mark.parametrize("card", MARKET)
def test_one_card_has_both_sides(card: str) -> None:
    """The card that gave its small goods lies on the large pile after the reset."""
    table = Table()
    table.market_pile(card, *(other for other in MARKET_IDS if other != card))
    table.deal_at("middle", seat=1)
    table.deal_at("large", seat=1)
    table.has(**(NO_GOODS | {"silver": 1}))
    table.place("black_market_small")
    assert sorted(table.goods(0).items()) == sorted(MARKET[card][0].items())
    table.turn(0)
    table.has(**(NO_GOODS | {"silver": 3}))
    table.place("black_market_large")
    assert sorted(table.goods(0).items()) == sorted(MARKET[card][1].items())


@pytest.mark.rule("ARC-330")
def test_there_are_these_ten() -> None:
    assert list(MARKET) == MARKET_IDS
    assert len(MARKET) == 10
