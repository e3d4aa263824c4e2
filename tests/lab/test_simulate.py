"""Simulation: whole games in compiled code, summed up, the same whatever the number of processes."""

import statistics
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from moothall.bots import find_bot
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL, forget
from moothall.games.architects.game import GAME as ARCHITECTS
from moothall.games.nobility.game import GAME as NOBILITY
from moothall.games.settlement.game import GAME
from moothall.lab.simulate import BATCH, MOST_ANSWERS, Report, seeds_of, simulate, wilson


def same(one: Report, other: Report) -> bool:
    """Equal but for the times."""
    timeless = {"seconds": 0.0, "decisions_per_second": 0.0}
    fields = Report.__struct_fields__
    return all(getattr(one, name) == getattr(other, name) for name in fields if name not in timeless)


def play_again(players: int, bots: list[str], seed: int, number: int) -> Match:
    """One game of a simulation, as a match between bots."""
    game_seed, *bot_seeds = (int(n) for n in seeds_of(seed, range(number, number + 1), 1 + players)[0])
    match = Match(GAME, {"players": players}, seed=game_seed, rules=native(GAME))
    seats = [find_bot(name, GAME, own) for name, own in zip(bots, bot_seeds, strict=True)]
    while match.seat is not None:
        match.play(seats[match.seat].answer(match).action)
    return match


@pytest.mark.parametrize("bots", [["random", "random", "random"], ["greedy", "random", "greedy"]])
def test_a_report_sums_up_what_matches_between_the_same_bots_give(bots: list[str]) -> None:
    report = simulate(GAME, {"players": 3}, bots, games=6, seed=11)
    matches = [play_again(3, bots, 11, number) for number in range(6)]
    scores = [match.result().scores for match in matches]
    winners = [match.result().winners for match in matches]
    assert report.games == 6
    assert report.errors == 0
    assert report.bots == bots
    assert report.decisions == sum(match.ply for match in matches)
    assert report.mean_length == pytest.approx(statistics.mean(match.ply for match in matches))
    for seat in range(3):
        points = [score[seat] for score in scores]
        assert report.mean_scores[seat] == pytest.approx(statistics.mean(points))
        assert report.spread[seat] == pytest.approx(statistics.stdev(points))
        assert report.wins[seat] == sum(seat in won for won in winners)
        assert report.win_intervals[seat] == wilson(report.wins[seat], 6)


def test_the_report_does_not_depend_on_the_number_of_jobs() -> None:
    games = 2 * BATCH + 7
    one, two = (simulate(GAME, {"players": 2}, ["random"], games, seed=5, jobs=jobs) for jobs in (1, 2))
    assert same(one, two)
    assert one.games == games
    assert not same(one, simulate(GAME, {"players": 2}, ["random"], games, seed=6))


def test_fewer_games_are_the_first_of_more_games() -> None:
    seeds = seeds_of(3, range(10), 3)
    assert (seeds_of(3, range(4, 6), 3) == seeds[4:6]).all()
    assert len({*seeds.ravel().tolist()}) == 30
    assert not {*seeds.ravel().tolist()} & {*seeds_of(4, range(10), 3).ravel().tolist()}


def test_one_name_stands_for_every_seat() -> None:
    one, all_named = (
        simulate(GAME, {"players": 4}, bots, 10, seed=2) for bots in (["random"], ["random"] * 4)
    )
    assert same(one, all_named)
    assert len(one.mean_scores) == len(one.wins) == len(one.win_intervals) == 4


@pytest.mark.parametrize(
    ("bots", "players"), [(["thinker:8", "greedy"], 2), (["random", "thinker:4", "apprentice"], 3)]
)
def test_games_of_those_who_think_are_matches_too(bots: list[str], players: int) -> None:
    report = simulate(GAME, {"players": players}, bots, games=4, seed=11)
    matches = [play_again(players, bots, 11, number) for number in range(4)]
    assert (report.games, report.errors) == (4, 0)
    assert report.decisions == sum(match.ply for match in matches)
    for seat in range(players):
        assert report.wins[seat] == sum(seat in match.result().winners for match in matches)
        points = [match.result().scores[seat] for match in matches]
        assert report.mean_scores[seat] == pytest.approx(statistics.mean(points))


def test_those_who_think_play_alike_in_one_process_and_in_several() -> None:
    one, two = (simulate(GAME, {"players": 2}, ["thinker:4"], 3, seed=5, jobs=jobs) for jobs in (1, 2))
    assert same(one, two)


def test_quick_bots_play_alike_in_loops_and_in_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = ["greedy", "random", "apprentice"]
    loops = simulate(GAME, {"players": 3}, bots, 6, seed=3)
    monkeypatch.setattr("moothall.lab.simulate._are_quick", lambda bots: False)
    assert same(loops, simulate(GAME, {"players": 3}, bots, 6, seed=3))


# Alone.


def test_alone_ranks_are_counted() -> None:
    report = simulate(GAME, {"players": 1}, ["greedy"], 40, seed=2)
    matches = [play_again(1, ["greedy"], 2, number) for number in range(40)]
    ranks = [match.result().rank for match in matches]
    assert report.ranks == Counter(ranks)
    order = ["settler", "mayor", "knight", "lord"]
    assert [*report.ranks] == [rank for rank in order if rank in ranks]
    assert report.median_rank == sorted(ranks, key=lambda rank: order.index(str(rank)))[20]
    assert len(report.ranks) > 1
    assert report.wins == [ranks.count("lord")]


def test_alone_it_is_a_win_to_reach_all_there_is() -> None:
    text = GAME.read_deck().text
    for low, high in (("min_vp = 51", 20), ("min_vp = 76", 35), ("min_vp = 101", 50)):
        text = text.replace(low, f"min_vp = {high}")
    for low, high in (("max_vp = 50", 19), ("max_vp = 75", 34), ("max_vp = 100", 49)):
        text = text.replace(low, f"max_vp = {high}")
    easy = GAME.parse_deck("easy.toml", text)
    report = simulate(GAME, {"players": 1}, ["greedy"], 20, seed=2, deck=easy)
    assert report.wins == [report.ranks["lord"]]
    assert 0 < report.wins[0] < 20
    assert report.win_intervals == [wilson(report.wins[0], 20)]


def test_alone_goals_are_counted() -> None:
    report = simulate(NOBILITY, {"players": 1}, ["greedy"], 150, seed=1)
    assert set(report.ranks) <= {"missed", "met"}
    assert sum(report.ranks.values()) == 150
    assert report.wins == [report.ranks.get("met", 0)]
    assert report.wins[0] > 0


def test_against_an_automaton_wins_are_counted_and_no_ranks() -> None:
    report = simulate(ARCHITECTS, {"players": 1}, ["greedy"], 60, seed=1)
    assert len(report.wins) == 2
    assert report.wins[1] > report.wins[0]
    assert sum(report.wins) <= 60
    assert (report.ranks, report.median_rank) == ({}, None)


def test_with_others_there_are_no_ranks() -> None:
    report = simulate(GAME, {"players": 2}, ["greedy"], 3, seed=2)
    assert (report.ranks, report.median_rank) == ({}, None)


def test_the_seats_are_even() -> None:
    """Random players in every seat: no seat wins more often than another, beyond chance."""
    report = simulate(GAME, {"players": 4}, ["random"], 4000, seed=1)
    shares = [wins / 4000 for wins in report.wins]
    assert max(shares) - min(shares) < 0.06


def test_progress_tells_how_many_games_are_done() -> None:
    told: list[int] = []
    simulate(GAME, {"players": 1}, ["random"], BATCH + 1, seed=2, progress=told.append)
    assert told == [BATCH, BATCH + 1]


def test_a_custom_deck_is_played_with() -> None:
    text = GAME.read_deck().text
    rich = text.replace(
        "wood = 1, clay = 1, stone = 1 }\nartifacts_dealt", "gold = 9, diamond = 9 }\nartifacts_dealt"
    )
    assert rich != text
    deck = GAME.parse_deck("rich.toml", rich)
    poor, wealthy = (simulate(GAME, {"players": 2}, ["greedy"], 20, seed=2, deck=d) for d in (None, deck))
    assert wealthy.mean_scores[0] > poor.mean_scores[0] + 10


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"bots": ["clever"]}, "no bot called 'clever'"),
        ({"bots": []}, "2 players need 2 bots, or one name for all, not 0"),
        ({"bots": ["random"] * 3}, "2 players need 2 bots, or one name for all, not 3"),
        ({"games": 0}, "number of games must be at least 1"),
        ({"jobs": 0}, "number of jobs must be at least 1"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"options": {"players": 9}}, "players must be one of 1, 2, 3, 4"),
        ({"options": {"weather": "fine"}}, "no option 'weather'"),
    ],
)
def test_wrong_arguments_are_named(change: dict[str, Any], message: str) -> None:
    arguments: dict[str, Any] = {"options": {"players": 2}, "bots": ["random"], "games": 1, "seed": 1}
    with pytest.raises(ValueError, match=message):
        simulate(GAME, **arguments | change)


@rule
def nothing_is_legal(s: Any, deck: Any, verdict: Ints) -> int:
    forget(verdict)
    return 0


@rule
def one_is_legal(s: Any, deck: Any, verdict: Ints) -> int:
    forget(verdict)
    verdict[0] = LEGAL
    return 1


@rule
def nothing_happens(s: Any, deck: Any, action: int) -> None:
    pass


def test_a_game_without_a_legal_answer_is_an_error() -> None:
    stuck = replace(GAME, legal=nothing_is_legal, apply=nothing_happens)
    report = simulate(stuck, {"players": 2}, ["random"], 25, seed=3)
    assert report.errors == 25
    assert report.decisions == 0
    assert report.wins == [0, 0]
    assert len(report.failures) == 20
    failure = report.failures[4]
    assert failure.game == 4
    assert [failure.seed, *failure.bot_seeds] == seeds_of(3, range(4, 5), 3)[0].tolist()
    assert "nothing was legal" in failure.why


def test_a_game_that_other_processes_cannot_find_is_refused_there() -> None:
    """They would play the game of the catalogue that has its name."""
    variant = replace(GAME, title="Settlement with a twist")
    with pytest.raises(ValueError, match="Settlement with a twist is no game of the catalogue"):
        simulate(variant, {"players": 2}, ["random"], 1, seed=3, jobs=2)


def test_a_game_that_does_not_end_is_an_error() -> None:
    endless = replace(GAME, legal=one_is_legal, apply=nothing_happens)
    report = simulate(endless, {"players": 2}, ["random"], 2, seed=3)
    assert report.errors == 2
    assert report.decisions == 2 * MOST_ANSWERS
    assert str(MOST_ANSWERS) in report.failures[0].why


def test_intervals_by_wilson() -> None:
    """Against values from Wilson's formula worked out by hand and published in tables."""
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
