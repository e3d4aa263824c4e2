"""Tournaments: fair seats, common deals, and ratings that say how sure they are."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from moothall.bots.bot import Bot, Sight, Thought
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.games.architects.game import GAME as ARCHITECTS
from moothall.games.nobility.game import GAME as NOBILITY
from moothall.games.settlement.game import GAME
from moothall.lab import matches
from moothall.lab.scorebook import Played
from moothall.lab.simulate import seeds_of, wilson
from moothall.lab.tournament import Standings, games_in, ratings_of, seatings, tournament

TIMES = {"seconds", "median_ms", "slowest_ms"}


def timeless(standings: Standings) -> dict[str, Any]:
    fields = {name: getattr(standings, name) for name in standings.__struct_fields__ if name not in TIMES}
    fields["standings"] = [
        {name: getattr(each, name) for name in each.__struct_fields__ if name not in TIMES}
        for each in standings.standings
    ]
    return fields


# Seats and deals.


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("bots", range(1, 7))
def test_every_bot_has_every_seat_as_often(bots: int, seats: int) -> None:
    ways = seatings(bots, seats)
    assert len(ways) == len({*ways})
    assert all(len(way) == seats for way in ways)
    for bot in range(bots):
        at = Counter(seat for way in ways for seat, who in enumerate(way) if who == bot)
        assert len({at[seat] for seat in range(seats)}) == 1
        assert at[0] > 0


@pytest.mark.parametrize(("bots", "seats"), [(3, 2), (4, 2), (4, 3), (5, 3), (3, 3)])
def test_all_meet_all_others_as_often(bots: int, seats: int) -> None:
    met = Counter(frozenset((who, whom)) for way in seatings(bots, seats) for who in way for whom in way)
    pairs = [met[frozenset((one, other))] for one in range(bots) for other in range(one)]
    assert len({*pairs}) == 1
    assert pairs[0] > 0


def test_nobody_always_sits_behind_the_same_other() -> None:
    # Six ways to sit, three who sit behind somebody, six pairs.
    behind = Counter((way[seat - 1], who) for way in seatings(3, 3) for seat, who in enumerate(way))
    assert {*behind.values()} == {3}


def test_with_fewer_bots_than_seats_the_first_sits_alone() -> None:
    assert sorted(seatings(2, 4)) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert all(way.count(0) == 1 for way in seatings(3, 5))
    others = Counter(who for way in seatings(3, 4) for who in way)
    assert others[1] == others[2]


def test_every_deal_is_played_whole() -> None:
    assert games_in(GAME, {"players": 2}, ["a", "b"], 3) == 4
    assert games_in(GAME, {"players": 4}, ["a", "b"], 5) == 8
    standings = tournament(GAME, {"players": 2}, ["greedy", "random"], games=5, seed=1)
    assert standings.games == 6
    assert [each.games for each in standings.standings] == [6, 6]


def test_one_deal_is_the_same_in_every_seating(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, bytes]] = []
    play = matches.play

    def watched(match: Match, *rest: Any) -> Any:
        assert match.seed is not None
        seen.append((match.seed, match.state.tobytes()))
        return play(match, *rest)

    monkeypatch.setattr(matches, "play", watched)
    tournament(GAME, {"players": 2}, ["greedy", "random"], games=6, seed=1)
    assert [*Counter(seen).values()] == [2, 2, 2]


# What is counted.


def test_the_standings_are_what_the_same_matches_give() -> None:
    standings = tournament(GAME, {"players": 3}, ["greedy", "apprentice"], games=6, seed=4)
    wins, points, length = Counter[str](), Counter[str](), 0
    for deal in range(2):
        seeds = seeds_of(4, range(deal, deal + 1), 4)[0]
        for seating in seatings(2, 3):
            names = [("greedy", "apprentice")[who] for who in seating]
            match, bots = matches.deal(GAME, {"players": 3}, names, seeds, None)
            while match.seat is not None:
                match.play(bots[match.seat].answer(match).action)
            result = match.result()
            length += match.ply
            for seat, name in enumerate(names):
                wins[name] += seat in result.winners
                points[name] += result.scores[seat]
    assert standings.games == 6
    assert standings.unfinished == 0
    assert standings.mean_length == pytest.approx(length / 6)
    for each in standings.standings:
        assert each.wins == pytest.approx(wins[each.bot])
        assert each.share == pytest.approx(each.wins / each.games)
        assert each.interval == wilson(each.wins, each.games)
        assert each.mean_score == pytest.approx(points[each.bot] / each.games)
    assert [each.games for each in standings.standings] == [6, 12]


@pytest.mark.parametrize("bots", [["greedy", "random"], ["thinker:8", "greedy"]])
def test_the_number_of_jobs_changes_nothing_but_times(bots: list[str]) -> None:
    one, two = (tournament(GAME, {"players": 2}, bots, games=6, seed=5, jobs=jobs) for jobs in (1, 2))
    assert timeless(one) == timeless(two)
    assert timeless(one) != timeless(tournament(GAME, {"players": 2}, bots, games=6, seed=6))


def test_progress_tells_how_many_games_are_done() -> None:
    told: list[int] = []
    tournament(GAME, {"players": 2}, ["random", "greedy"], games=4, seed=2, progress=told.append)
    assert told == [1, 2, 3, 4]


def test_alone_bots_are_compared_by_what_they_make_of_the_same_deal() -> None:
    standings = tournament(GAME, {"players": 1}, ["greedy", "random"], games=20, seed=1)
    greedy, random = standings.standings
    assert (greedy.games, random.games) == (10, 10)
    assert greedy.rating > 200 > random.rating
    assert greedy.rating_interval[0] > random.rating_interval[1]


def test_alone_a_goal_is_won_and_an_automaton_beaten() -> None:
    nobility = tournament(NOBILITY, {"players": 1}, ["greedy", "random"], games=12, seed=1)
    assert nobility.standings[1].wins == 0
    won = 0
    for deal in range(6):
        seeds = seeds_of(1, range(deal, deal + 1), 2)[0]
        match, bots = matches.deal(NOBILITY, {"players": 1}, ["greedy"], seeds, None)
        matches.play(match, bots, 10_000)
        won += match.result().rank == "met"
    assert nobility.standings[0].wins == won
    architects = tournament(ARCHITECTS, {"players": 1}, ["random"], games=2, seed=1)
    assert architects.options["opponent"] != "none"
    assert architects.standings[0].wins == 0
    assert architects.unfinished == 0


def test_a_custom_deck_is_played_with() -> None:
    text = GAME.read_deck().text.replace(
        "wood = 1, clay = 1, stone = 1 }\nartifacts_dealt", "gold = 9, diamond = 9 }\nartifacts_dealt"
    )
    deck = GAME.parse_deck("rich.toml", text)
    poor, rich = (tournament(GAME, {"players": 2}, ["greedy"], 6, seed=2, deck=each) for each in (None, deck))
    assert rich.standings[0].mean_score > poor.standings[0].mean_score + 10


# Ratings.


def played(deal: int, seating: tuple[int, ...], *won: float, scores: tuple[int, ...] = ()) -> Played:
    return Played(deal, seating, [*won], [*(scores or (0,) * len(seating))], 1, [], True)


def test_ten_to_one_is_four_hundred_points() -> None:
    games = [played(deal, (0, 1), float(deal % 11 != 0), float(deal % 11 == 0)) for deal in range(1100)]
    (one, *_), (other, *_) = ratings_of(2, games)
    assert one - other == pytest.approx(400, abs=5)
    assert one + other == pytest.approx(0, abs=1e-6)


def test_ratings_are_recovered_from_games_by_them() -> None:
    """Three bots of known strengths: ratings come out near them, and mostly within their intervals."""
    true, dice = np.array([200.0, 0.0, -200.0]), np.random.default_rng(3)
    inside = 0
    for _ in range(20):
        games = []
        for deal in range(150):
            for one, other in seatings(3, 2):
                chance = 1 / (1 + 10 ** ((true[other] - true[one]) / 400))
                won = float(dice.random() < chance)
                games.append(played(deal, (one, other), won, 1 - won))
        for bot, (rating, low, high) in enumerate(ratings_of(3, games)):
            assert low < rating < high
            assert rating == pytest.approx(true[bot], abs=100)
            inside += low <= true[bot] <= high
    assert inside >= 50  # of 60: 57 are expected


def test_who_always_wins_is_not_surely_and_endlessly_better() -> None:
    def after(deals: int) -> tuple[float, float, float]:
        games = [
            played(deal, way, *(float(who == 0) for who in way))
            for deal in range(deals)
            for way in seatings(2, 2)
        ]
        return ratings_of(2, games)[0]

    few, many = after(5), after(100)
    assert few[1] < few[0] < few[2] < 2000
    assert few[0] < many[0]
    assert few[1] < many[1]


def test_equals_are_rated_alike() -> None:
    games = [played(deal, (0, 1), 0.5, 0.5, scores=(7, 7)) for deal in range(50)]
    (one, low, high), (other, *_) = ratings_of(2, games)
    assert one == pytest.approx(other, abs=1e-6)
    assert low < 0 < high


def test_where_neither_won_the_points_decide() -> None:
    games = [played(deal, (0, 1, 2), 1.0, 0.0, 0.0, scores=(9, 3, 8)) for deal in range(30)]
    first, second, third = (rating for rating, *_ in ratings_of(3, games))
    assert first > third > second


# What can't be.


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"bots": ["clever", "random"]}, "no bot called 'clever'"),
        ({"bots": ["random", "random"]}, "a bot is named once"),
        ({"games": 0}, "number of games must be at least 1"),
        ({"jobs": 0}, "number of jobs must be at least 1"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"options": {"players": 9}}, "players must be one of 1, 2, 3, 4"),
        ({"options": {"weather": "fine"}}, "no option 'weather'"),
    ],
)
def test_wrong_arguments_are_named(change: dict[str, Any], message: str) -> None:
    arguments: dict[str, Any] = {
        "options": {"players": 2},
        "bots": ["random", "greedy"],
        "games": 1,
        "seed": 1,
    }
    with pytest.raises(ValueError, match=message):
        tournament(GAME, **arguments | change)


def test_a_game_that_other_processes_cannot_find_is_refused_there() -> None:
    variant = replace(GAME, title="Settlement with a twist")
    with pytest.raises(ValueError, match="Settlement with a twist is no game of the catalogue"):
        tournament(variant, {"players": 2}, ["random", "greedy"], 1, seed=3, jobs=2)


CHEAT = """
from moothall.bots.bot import Bot, Thought

class Cheat(Bot):
    def think(self, sight):
        return Thought({answer})
"""


@pytest.mark.parametrize(("answer", "why"), [("166", "SET-"), ("-1", "actions go from 0")])
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_breaks_the_rules_is_named(answer: str, why: str, jobs: int, tmp_path: Path) -> None:
    (tmp_path / "cheat.py").write_text(CHEAT.replace("{answer}", answer))
    with pytest.raises(ValueError, match=f"Cheat answered {answer}, which can't be: .*{why}"):
        tournament(GAME, {"players": 2}, [f"{tmp_path}/cheat.py:Cheat", "random"], 40, seed=3, jobs=jobs)


def test_a_game_that_does_not_end_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("moothall.lab.tournament.MOST_ANSWERS", 10)
    standings = tournament(GAME, {"players": 2}, ["greedy", "random"], games=4, seed=1)
    assert standings.unfinished == standings.games == 4
    assert [each.games for each in standings.standings] == [0, 0]


def test_a_bot_is_asked_only_where_there_is_a_choice() -> None:
    class Counting(Bot):
        asked = 0

        def think(self, sight: Sight) -> Thought:
            self.asked += 1
            return Thought(self.any_of(sight.legal()))

    match, bot = Match(GAME, {"players": 1}, seed=1, rules=native(GAME)), Counting(GAME, 1)
    times = matches.play(match, [bot], 10_000)
    assert bot.asked == len(times) < match.ply
    assert all(took.seat == 0 and took.seconds > 0 for took in times)
