"""The learned evaluation: the numbers that rules get from a net are those that the net says."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from moothall.bots import judges, learned, search
from moothall.bots.learned import (
    CHANCE,
    CODES,
    SECOND,
    SHARE,
    SUMS,
    Learned,
    Net,
    in_floats,
    in_whole_numbers,
)
from moothall.engine.game import Game
from moothall.engine.loops import evaluating
from moothall.engine.record import Ints
from moothall.engine.verdict import LEGAL
from tests.bots.moments import GAMES, moments

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def softmax(numbers: Any) -> Any:
    odds = np.exp(numbers - numbers.max())
    return odds / odds.sum()


def any_net(game: Game, seed: int = 1) -> Net:
    return in_whole_numbers(any_learned(game, seed))


def any_learned(game: Game, seed: int = 1) -> Learned:
    """One that says something of every number, and knows nothing."""
    dice = np.random.default_rng(seed)
    low, row, rows = learned.rows_of(game)
    steps = learned.most_seats(game)

    def some(*shape: int) -> Any:
        return dice.normal(0, 0.2, shape).astype(np.float32)

    return Learned(
        low, row, some(rows, SUMS), some(SUMS), some(SUMS, SECOND), some(SECOND),
        some(SECOND, 2 * steps), some(2 * steps), some(SUMS, len(game.space)), some(len(game.space)),
    )  # fmt: skip


def forward(net: Net, codes: Ints, table: int, legal: Ints) -> tuple[Any, Any]:
    """The same net in plain NumPy: what every seat may hope for from the observer on, and likely answers."""
    floats = in_floats(net)
    picked = floats.row[np.arange(len(codes)), codes]
    rows = np.where(picked[:, None] > 0, floats.rows[picked], 0)
    sums = np.maximum(floats.sums + rows.sum(0), 0)
    units = np.maximum(floats.second_bias + sums @ floats.second, 0)
    out = (floats.seats_bias + units @ floats.seats).reshape(2, -1)[:, :table]
    answers = (floats.answers_bias + sums @ floats.answers)[legal]
    return np.array([softmax(each) for each in out]), softmax(answers)


@every_game
@pytest.mark.parametrize("kind", ["any", "own"])
def test_compiled_code_gets_from_a_net_what_it_says(kind: str, game: Game) -> None:
    net = any_net(game) if kind == "any" else learned.load(learned.file_of(game))
    judge = evaluating(judges.learned(game))
    for moment in moments(game)[::4]:
        match, seat, desk = moment.match(), moment.seat, search.new_desk(game, SUMS, SECOND)
        s, deck, verdict = match.state[0], match.deck.record[0], match.verdict()
        states, printed = match.state.view(game.state.layout), match.deck.record.view(game.deck.layout)
        judge(states, printed, match.seats, verdict[np.newaxis], net, desk, 1)
        codes = np.zeros(len(net.low), np.int64)
        numbers = np.zeros(game.observation.size, np.int32)
        game.observe(s, deck, seat, numbers)
        codes[:-1] = np.clip(numbers - net.low[:-1], 0, CODES - 1)
        codes[-1] = judges.code_of_lead(judges.leading(game)(s, deck, seat, match.seats))
        table, legal = max(2, match.seats), np.flatnonzero(verdict == LEGAL)
        hopes, answers = forward(net, codes, table, legal)
        for what in (CHANCE, SHARE):
            from_seat = [desk.found[what, (seat + step) % table] for step in range(table)]
            assert from_seat == pytest.approx(hopes[what].tolist(), abs=1e-4)
        assert desk.likely[legal].tolist() == pytest.approx(answers.tolist(), abs=1e-4)


@every_game
def test_what_was_judged_before_leaves_no_trace(game: Game) -> None:
    """Only what changed is taken off and added: from whatever position it comes, the same is said."""
    net, judge = learned.load(learned.file_of(game)), evaluating(judges.learned(game))
    used, compared = search.new_desk(game, SUMS, SECOND), 0
    for number in np.random.default_rng(1).permutation(len(moments(game)) * 2) % len(moments(game)):
        match, new = moments(game)[number].match(), search.new_desk(game, SUMS, SECOND)
        states, deck = match.state.view(game.state.layout), match.deck.record.view(game.deck.layout)
        verdict = match.verdict()
        for desk in (used, new):
            judge(states, deck, match.seats, verdict[np.newaxis], net, desk, 1)
        compared += moments(game)[number].seat > 0
        assert (used.sums == new.sums).all()
        assert (used.found[:, : match.seats] == new.found[:, : match.seats]).all()
        assert (used.likely[verdict == LEGAL] == new.likely[verdict == LEGAL]).all()
    assert compared > 5


def test_whole_numbers_keep_what_was_learned() -> None:
    floats = any_learned(GAMES[0])
    again = in_floats(in_whole_numbers(floats))
    assert (again.rows[0] == 0).all()  # picked by nothing
    for part in ("rows", "second", "answers"):
        here, there = getattr(floats, part)[1:], getattr(again, part)[1:]
        assert np.abs(here - there).max() <= np.abs(getattr(floats, part)).max() / learned.LARGEST
    assert np.abs(floats.sums - again.sums).max() < 1e-4


@every_game
def test_every_game_has_a_net_that_fits_it(game: Game) -> None:
    net, like = learned.load(learned.file_of(game)), any_net(game)
    assert [part.shape for part in net] == [part.shape for part in like]
    assert all(np.isfinite(part).all() for part in net)
    assert 0 <= net.row.min() <= net.row.max() < len(net.rows)


def test_a_net_is_kept_with_half_its_digits(tmp_path: Path) -> None:
    net = any_net(GAMES[0])
    learned.save(net, tmp_path / "new" / "net.npz")
    again = learned.load(tmp_path / "new" / "net.npz")
    assert (again.row == net.row).all()
    assert (again.low == net.low).all()
    assert np.abs(in_floats(again).rows - in_floats(net).rows).max() < 1e-3
    assert [part.dtype for part in again] == [part.dtype for part in net]


@every_game
def test_each_number_of_an_observation_has_rows_of_its_own(game: Game) -> None:
    low, row, count = learned.rows_of(game)
    assert len(low) == len(row) == game.observation.size + 1
    own = [set(column.tolist()) for column in row]
    assert sum(map(len, own)) == len(set().union(*own)) == count - 1
    assert 0 not in set().union(*own)
    assert (np.diff(row, axis=1) >= 0).all()


@every_game
def test_small_amounts_are_told_apart_and_large_ones_less_and_less(game: Game) -> None:
    for span in game.observation.spans:
        steps = learned.steps_of(span)
        assert steps[0] == span.low
        assert steps == sorted(set(steps))
        widths = np.diff(steps)
        if span.kind != "amount":
            assert (widths == 1).all()
            assert len(steps) == min(CODES, span.high - span.low + 1)
        else:
            assert (widths[: learned.EXACT - 1] == 1).all()
            assert (np.diff(widths[learned.EXACT :]) >= -1).all()
