"""The bot that searches: what it says of its thoughts, what it remembers, and when it stops."""

import time
from typing import Any

import numpy as np
import pytest

from moothall.bots import judges
from moothall.bots import thinker as thinking
from moothall.bots.bot import sight_of
from moothall.bots.thinker import PATIENCE, ROOT, Thinker, judges_by
from moothall.engine.game import Game
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.games.settlement.game import GAME as SETTLEMENT
from tests.bots.moments import GAMES, moments
from tests.games.settlement.walks import generous_deck

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
NO_CLOCK = 600.0


@every_game
def test_what_it_thinks_adds_up(game: Game) -> None:
    for number, moment in enumerate(moments(game)[::3]):
        match = moment.match()
        thought = Thinker(game, 40, number, seconds=NO_CLOCK).answer(match)
        looks = [each.looks for each in thought.weighed]
        assert thought.action == thought.weighed[0].action == thought.line[0]
        assert looks == sorted(looks, reverse=True)
        assert sum(looks) == thought.looks <= 40
        for chances in (thought.chances, *(each.chances for each in thought.weighed)):
            assert len(chances) == max(2, match.seats)
            assert sum(chances) == pytest.approx(1, abs=1e-3)
            assert min(chances) > -1e-6
        assert np.average([each.chances for each in thought.weighed], axis=0, weights=looks).tolist() == (
            pytest.approx(thought.chances, abs=1e-3)
        )


@every_game
def test_what_it_remembers_never_leads_it_astray(game: Game) -> None:
    """Whole games: where a question was expected its tree goes on, and answers stay legal."""
    reused = 0
    for players in {game.seats[0], game.seats[-1]}:
        match = Match(game, {"players": players}, seed=players, rules=native(game))
        bots = [Thinker(game, 16, seat, seconds=NO_CLOCK) for seat in range(players)]
        while match.seat is not None and match.ply < 250:
            if match.is_automatic:
                match.play(match.legal()[0])
                continue
            bot = bots[match.seat]
            match.play(bot.answer(match).action)  # or Refused
            reused += bot._now != [ROOT] and bool(bot._now)
    assert reused > 5


@every_game
def test_it_is_not_led_astray_by_other_games(game: Game) -> None:
    """One bot is asked here and there: what it remembers of one table is nothing at another."""
    bot = Thinker(game, 12, 1, seconds=NO_CLOCK)
    for moment in moments(game):
        match = moment.match()
        for step in range(3):
            if match.over or match.is_automatic:
                break
            match.play(bot.answer(match).action)
            if step == 0:
                assert bot._now == [ROOT]


@every_game
def test_the_tree_goes_on_where_the_next_question_is_its_own(game: Game) -> None:
    """And what it found there counts: no look is spent twice."""
    found = 0
    for moment in moments(game):
        match, bot = moment.match(), Thinker(game, 64, 1, seconds=NO_CLOCK)
        seat = match.seat
        match.play(bot.answer(match).action)
        known = bot._known
        if known is None or match.seat != seat or len(match.legal()) == 1:
            continue
        if known.seen == thinking._seen(sight_of(match, bot.dice), match.state):
            found += 1
            had = [int(head.tree.visits[place]) for head, place in zip(bot._heads, known.places, strict=True)]
            bot.answer(match)
            assert bot._now == known.places
            assert all(
                head.tree.visits[place] >= had[number]
                for number, (head, place) in enumerate(zip(bot._heads, bot._now, strict=True))
            )
    assert found > 0


def test_several_cores_look_as_often_together() -> None:
    match = moments(SETTLEMENT)[-1].match()
    one, two = (Thinker(SETTLEMENT, 400, 1, seconds=NO_CLOCK, heads=heads).answer(match) for heads in (1, 2))
    assert 0 < two.looks <= 400
    assert two.action in match.legal()
    assert one != two
    assert two == Thinker(SETTLEMENT, 400, 1, seconds=NO_CLOCK, heads=2).answer(match)


def test_the_clock_stops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the first looks that it takes at a time."""
    now = iter(range(0, 10_000, 100))
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(now)))
    match = Match(SETTLEMENT, {"players": 4}, seed=1, rules=native(SETTLEMENT))
    thought = Thinker(SETTLEMENT, 100_000, 1, seconds=1.0).answer(match)
    assert thought.looks <= thinking.CHUNK


def test_a_game_that_will_not_end_is_brought_to_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """After so many answers the nearest gain decides."""
    match = Match(SETTLEMENT, {"players": 2}, seed=1, rules=native(SETTLEMENT))
    bot = Thinker(SETTLEMENT, 8, 1)
    monkeypatch.setattr(match, "first", PATIENCE + 1)
    monkeypatch.setattr(bot, "_look", lambda *arguments: pytest.fail("it should have lost its patience"))
    assert bot.answer(match).action in match.legal()


def test_with_other_cards_it_judges_by_what_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    assert judges_by(SETTLEMENT, SETTLEMENT.read_deck()) == "learned"
    assert judges_by(SETTLEMENT, generous_deck()) == "worth"
    monkeypatch.setattr(judges, "learned", lambda game: pytest.fail("it learned nothing of these"))
    match = Match(SETTLEMENT, {"players": 2}, seed=1, deck=generous_deck(), rules=native(SETTLEMENT))
    bots = [Thinker(SETTLEMENT, 8, seat, seconds=NO_CLOCK) for seat in range(2)]
    while match.seat is not None:
        match.play(bots[match.seat].answer(match).action)
    assert min(match.result().scores) > 50  # heroes come for nothing


def test_a_net_of_one_s_own_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.bots.test_learned import any_net

    def thought(**net: Any) -> Any:
        return Thinker(SETTLEMENT, 60, 1, seconds=NO_CLOCK, **net).answer(moments(SETTLEMENT)[0].match())

    assert thought(net=any_net(SETTLEMENT)).chances != thought().chances
