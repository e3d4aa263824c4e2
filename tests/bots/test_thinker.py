"""The bot that searches: what it says of its thoughts, what it remembers, and when it stops."""

import time
from typing import Any

import numpy as np
import pytest

from moothall.bots import greedy, judges, learned, search
from moothall.bots import thinker as thinking
from moothall.bots.bot import sight_of
from moothall.bots.learned import CHANCE, SECOND, SHARE, SUMS
from moothall.bots.thinker import FEWEST, PATIENCE, PLAYED_ON, ROOT, Thinker, judges_by
from moothall.engine.chance import Chance
from moothall.engine.game import Game
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.engine.verdict import LEGAL
from moothall.games.settlement.game import GAME as SETTLEMENT
from moothall.lab.tournament import tournament
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
    assert not thinking.has_learned(SETTLEMENT, generous_deck(), learned.file_alone(SETTLEMENT))
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


def looks_shared_out(players: int, width: float) -> list[int]:
    """How often each answer was looked at by a search that hopes for more of each good, by so much."""

    def judge(s: Any, deck: Any, seat: int, seats: int, verdict: Any, net: Any, desk: Any) -> None:
        goods = int(s.players[0].supply.sum()) + int(s.players[0].settlers)
        desk.found[:, 0] = width * goods / 64
        desk.found[:, 1:] = (1 - desk.found[0, 0]) / max(1, seats - 1)
        desk.likely[verdict == LEGAL] = 1 / (verdict == LEGAL).sum()

    match = Match(SETTLEMENT, {"players": players}, seed=2)
    while len(match.legal()) < 5:
        match.play(match.legal()[0])
    bot = Thinker(SETTLEMENT, 200 * PLAYED_ON if players == 1 else 200, 1, seconds=NO_CLOCK)
    bot._judge = lambda sight: (judge, thinking.nothing_learned())  # type: ignore[method-assign]
    return [each.looks for each in sorted(bot.answer(match).weighed, key=lambda each: each.action)]


def test_alone_it_looks_where_hopes_differ_however_little() -> None:
    """A goal that is hardly ever met is no reason to look everywhere alike."""
    assert looks_shared_out(1, width=1 / 64) == looks_shared_out(1, width=1)
    assert max(looks_shared_out(1, width=1 / 64)) > 2 * min(looks_shared_out(1, width=1 / 64))
    assert looks_shared_out(2, width=1 / 64) != looks_shared_out(2, width=1)


ALONE = [game for game in GAMES if 1 in game.seats]
played_alone = pytest.mark.parametrize("game", ALONE, ids=lambda game: game.name)


@played_alone
def test_alone_a_look_is_what_playing_on_brings(game: Game) -> None:
    match = Match(game, {"players": 1}, seed=4)
    while len(match.legal()) < 3:
        match.play(match.legal()[0])
    deck, state = match.deck.record[0], match.state.copy()
    desk = search.new_desk(game, SUMS, SECOND)
    desk = desk._replace(scratch=desk.scratch.view(game.state.twin))
    desk.scratch[search.WAY] = state[0]
    game.legal(state[0], deck, desk.verdicts[0])
    asked = desk.verdicts[0].copy()
    judges.playing_on(game)(
        desk.scratch[0], deck, 0, match.seats, desk.verdicts[0], thinking.nothing_learned(), desk
    )
    # The question is still the one that was asked, for the answers to be planted.
    assert (desk.verdicts[0] == asked).all()
    assert desk.likely[asked == LEGAL].sum() == pytest.approx(1, abs=1e-3)
    greedily = greedy.chooser(game)
    scratch, verdicts = np.zeros(4, game.state.twin), np.zeros((4, len(game.space)), np.int16)
    scratch[0], s = state[0], scratch[0]
    while not s.over:
        game.apply(s, deck, greedily(s, deck, verdicts, s.chance, scratch))
    found = np.zeros_like(desk.found)
    search.counting(game)(s, deck, match.seats, found)
    assert (desk.found == found).all()


def test_alone_what_was_learned_plays_on_by_lot() -> None:
    match = Match(SETTLEMENT, {"players": 1}, seed=4)
    while len(match.legal()) < 3:
        match.play(match.legal()[0])
    net, deck = learned.load(learned.file_alone(SETTLEMENT)), match.deck.record[0]
    desk = search.new_desk(SETTLEMENT, SUMS, SECOND)
    desk = desk._replace(scratch=desk.scratch.view(SETTLEMENT.state.twin))
    judge, verdict = judges.playing_on_as_learned(SETTLEMENT), desk.verdicts[0]
    SETTLEMENT.legal(match.state[0], deck, verdict)
    asked, ends = verdict.copy(), set()
    for seed in range(3):
        s = match.state.copy()
        s[0].chance.seed = seed
        judge(s[0], deck, 0, 1, verdict, net, desk)
        end = desk.scratch[greedy.TRIED]
        assert end.over
        assert desk.found[CHANCE, 0] + desk.found[CHANCE, 1] == 1.0
        assert desk.found[SHARE, 0] == pytest.approx(SETTLEMENT.reached(end, deck) / 1000)
        ends.add(end.tobytes())
    assert len(ends) == 3
    # The question is still the one that was asked, and its answers are as likely as was learned.
    assert (verdict == asked).all()
    likely = desk.likely[asked == LEGAL].copy()
    judges.learned(SETTLEMENT)(match.state[0], deck, 0, 1, verdict, net, desk)
    assert (desk.likely[asked == LEGAL] == likely).all()


def test_lots_are_drawn_as_often_as_they_are_likely() -> None:
    verdict, likely = np.array([5, LEGAL, 7, LEGAL, LEGAL]), np.array([0.9, 0.7, 0.9, 0.0, 0.3], np.float32)
    dice = np.zeros(1, Chance.twin)[0]
    drawn = np.bincount([judges.by_lot(verdict, likely, dice) for _ in range(1000)], minlength=5)
    assert drawn[[0, 2, 3]].tolist() == [0, 0, 0]
    assert 640 < drawn[1] < 760


@played_alone
def test_alone_it_plays_on_and_looks_less_often(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judges, "learned", lambda game: pytest.fail("a look goes on to the end of the game"))
    match = Match(game, {"players": 1}, seed=1, rules=native(game))
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    assert Thinker(game, 4, 1, seconds=NO_CLOCK).answer(match).looks <= 4
    few = Thinker(game, 2 * PLAYED_ON, 1, seconds=NO_CLOCK).answer(match)
    many = Thinker(game, 3 * FEWEST * PLAYED_ON, 1, seconds=NO_CLOCK).answer(match)
    assert few.looks <= FEWEST < many.looks <= 3 * FEWEST


def test_alone_it_makes_more_of_a_deal_than_greedy() -> None:
    """Of the same four deals of Settlement, with a few looks."""
    bots = ["thinker:512", "greedy"]
    thoughtful, greedily = tournament(SETTLEMENT, {"players": 1}, bots, games=8, seed=1).standings
    assert thoughtful.mean_score > greedily.mean_score + 3
