"""Balance: what is counted, what is called beyond chance, and a page that needs nothing else."""

import random
import re
from collections.abc import Callable
from html.parser import HTMLParser
from typing import Any

import pytest

from moothall.bots import find_bot
from moothall.engine.text import Speaker
from moothall.games.settlement.game import GAME
from moothall.lab import balance as lab
from moothall.lab.balance import Figures, Report, balance, figures, holm
from moothall.lab.ledger import Entry
from moothall.lab.page import page

DECK = GAME.read_deck()
HEROES = [f"hero:{hero}" for hero in DECK.ids("hero")[:8]]


def entry(number: int, scores: list[int], belongings: list[list[str]], first: int = 0) -> Entry:
    return Entry(
        game=number,
        seed=number,
        bot_seeds=[],
        first=first,
        answers=100 + number % 7,
        failure=None,
        rank=None,
        scores=scores,
        won=[score == max(scores) for score in scores],
        sources=[{"artisan": score, "total": score, "gold": 5} for score in scores],
        belongings=belongings,
    )


def deals(games: int, seed: int, chance_of_winning: Callable[[list[str]], float]) -> list[Entry]:
    """Two seats share eight heroes by lot; the first wins by a chance that depends on its own."""
    lots, found = random.Random(seed), []
    for number in range(games):
        cards = lots.sample(HEROES, 6)
        own, others = cards[:3], cards[3:]
        won = lots.random() < chance_of_winning(own)
        found.append(entry(number, [50, 40] if won else [40, 50], [own, others], number % 2))
    return found


def verdicts(counted: Figures) -> dict[str, str]:
    return {f"{each.kind}:{each.id}": each.verdict for each in counted.components}


def test_a_hero_that_wins_is_named_and_only_that_one() -> None:
    strong = HEROES[2]
    told = verdicts(figures(deals(1500, 1, lambda own: 0.7 if strong in own else 0.45), DECK))
    assert [hero for hero in HEROES if told[hero] == "strong"] == [strong]


def test_chance_alone_is_seldom_called_anything() -> None:
    """One row of deals in twenty at the most, on the whole; without the correction it is one in three."""
    alarms = 0
    for seed in range(60):
        told = verdicts(figures(deals(100, seed, lambda own: 0.5), DECK))
        alarms += any(told[hero] in ("strong", "weak") for hero in HEROES)
    assert alarms <= 7


def test_what_nobody_has_is_rare() -> None:
    told = verdicts(figures(deals(50, 1, lambda own: 0.5), DECK))
    assert set(told) == {f"hero:{hero}" for hero in DECK.ids("hero")}
    assert [hero for hero in told if told[hero] == "rare"] == [
        f"hero:{hero}" for hero in DECK.ids("hero")[8:]
    ]


def test_seats_are_counted_from_whoever_starts() -> None:
    """Here the one who starts always wins, whichever seat that is."""
    entries = [entry(n, [9, 5, 5] if n % 3 == 0 else [5, 9, 5] if n % 3 == 1 else [5, 5, 9], [[]] * 3, n % 3)
               for n in range(60)]  # fmt: skip
    counted = figures(entries, DECK)
    assert [seat.value for seat in counted.seats] == [1.0, 0.0, 0.0]
    assert counted.order_matters < 1e-6
    even = figures([entry(n, [9, 5], [[], []], n % 2) for n in range(60)], DECK)
    assert even.order_matters > 0.9


def test_who_has_more_of_it_is_compared_with_the_others() -> None:
    """Two banks against one: the one with two counts as having more. One each says nothing."""
    entries = [entry(n, [9, 5], [["building:bank"] * 2, ["building:bank"]]) for n in range(40)]
    entries += [entry(n, [5, 9], [["building:bank"], ["building:bank"]]) for n in range(40)]
    bank = next(each for each in figures(entries, DECK).components if each.id == "bank")
    assert (bank.share.value, bank.share.count, bank.had.value) == (1.0, 40, 1.0)
    assert bank.lead.value == 4.0


def test_points_margins_and_sources() -> None:
    counted = figures([entry(0, [30, 20], [[], []]), entry(1, [10, 10], [[], []])], DECK)
    assert counted.margin.value == 5.0
    assert (counted.tied.value, counted.close.value) == (0.5, 0.5)
    assert [source.source for source in counted.sources] == ["artisan"]
    assert counted.sources[0].winners.value == pytest.approx(50 / 3)
    assert [seat.value for seat in counted.seats] == [0.75, 0.25]  # a shared win is half of one


def test_holm() -> None:
    """Worked out by hand: 0.01 x 4, 0.02 x 3, then never less than the one before."""
    assert holm([0.04, 0.01, 0.02, 0.5]) == pytest.approx([0.08, 0.04, 0.06, 0.5])
    assert holm([]) == []


def test_a_share_that_is_no_share_is_told_by_its_interval() -> None:
    one, other = lab.share_of(500, 1000), lab.share_of(600, 1000)
    assert lab.apart(one, other) == pytest.approx(6.4e-6, rel=0.1)  # z = 4.51
    assert lab.apart(one, one) == 1.0


# Whole reports.


def report_on(deck: Any, games: int = 120) -> Report:
    return balance(GAME, {"players": 2}, "greedy", games, seed=5, deck=deck)


def test_the_same_deck_differs_in_nothing() -> None:
    report = report_on(GAME.parse_deck("copy.toml", f"# A copy.\n{DECK.text}"))
    assert report.custom is not None
    assert report.custom.scores == report.standard.scores
    assert report.compared > 50
    assert report.differences == []


def test_another_deck_differs_in_what_was_changed() -> None:
    text = re.sub(r'(id = "bank".*?vp_each = )5', r"\g<1>1", DECK.text, count=1, flags=re.DOTALL)
    assert text != DECK.text
    poor = GAME.parse_deck("poor.toml", text.replace('name = "Bank"', 'name = "<b>Poor Bank"'))
    report = report_on(poor)
    named = {(each.what, each.name) for each in report.differences}
    assert ("source", "bank") in named
    bank = next(each for each in report.differences if each.name == "bank")
    assert bank.custom.high < bank.standard.low
    text = page(report, Speaker(GAME, "en", poor))
    assert "What differs beyond chance" in text
    assert "&lt;b&gt;Poor Bank" in text
    assert "<b>" not in text
    assert "custom deck" in text


def test_bots_judge_both_decks_alike() -> None:
    assert lab.alike("thinker:100") == "thinker:100:worth"
    assert lab.alike("master") == "thinker:4000:worth"
    assert lab.alike("greedy") == "greedy"
    assert find_bot(lab.alike("thinker:3"), GAME, 1)


class Outside(HTMLParser):
    """Whatever a page would fetch from elsewhere, and tags left open."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("script", "link", "img", "iframe"):
            self.fetched.append(tag)
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_needs_nothing_from_elsewhere() -> None:
    seen: list[Report] = []
    report = balance(GAME, {"players": 2}, "greedy", 60, 5, so_far=lambda make: seen.append(make()))
    assert seen
    text = page(report, Speaker(GAME, "en", DECK))
    reader = Outside()
    reader.feed(text)
    assert (reader.fetched, reader.open) == ([], [])
    assert "url(" not in text
    assert "http" not in text
    for words in ("Bank", "Mace of Bravery", "How close", "prefers-color-scheme: dark"):
        assert words in text


def test_alone_nothing_is_compared() -> None:
    with pytest.raises(ValueError, match="at least 2"):
        balance(GAME, {"players": 1}, "greedy", 10, 1)
