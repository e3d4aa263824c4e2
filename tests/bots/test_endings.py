"""Every game between any bots ends: thousands of them, with all numbers of players and all options."""

from itertools import cycle, islice

import numpy as np
import pytest

from moothall.bots import find_bot
from moothall.bots.bot import Bot
from moothall.engine.game import Game
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.games.settlement.game import GAME as SETTLEMENT
from moothall.lab import matches
from moothall.lab.notes import variants
from moothall.lab.simulate import MOST_ANSWERS, simulate
from tests.bots.moments import GAMES

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
QUICK = ("greedy", "random", "apprentice")
THINKING = ("thinker:16", "thinker:4", "greedy", "thinker:8", "random")
# Longer than any game that goes somewhere; short of where a bot that searches loses its patience.
LONGEST = 3000

MIRROR = SETTLEMENT.read_deck().ids("artifact").index("mirror_of_transformation")
EXCHANGES = {*SETTLEMENT.space.numbers("mirror")}
TAKE_MIRROR = SETTLEMENT.space.encode("take", artifact=MIRROR)


@every_game
def test_of_quick_bots_by_the_thousand(game: Game) -> None:
    counts, seated = set(), cycle(QUICK)
    for number, options in enumerate(islice(variants(game, np.random.default_rng(2)), 40)):
        counts.add(players := int(options["players"]))
        bots = [*islice(seated, number % 3, number % 3 + players)]
        report = simulate(game, options, bots, games=15, seed=number)
        assert report.errors == 0, (options, bots, report.failures)
        assert report.mean_length < MOST_ANSWERS / 50
    assert counts == {*game.seats}


@every_game
def test_of_those_who_think(game: Game) -> None:
    seated, counts = cycle(THINKING), set()
    for number, options in enumerate(islice(variants(game, np.random.default_rng(3)), 30)):
        counts.add(players := int(options["players"]))
        names = [*islice(seated, number % 3, number % 3 + players)]
        match, bots = matches.deal(game, options, names, np.arange(9) + 100 * number, None)
        matches.play(match, bots, LONGEST)
        assert match.over, (options, names, number)
    assert counts == {*game.seats}


def with_the_mirror(players: int, deal: int) -> Match:
    """Somebody holds what changes goods into others without end, and has plenty of them."""
    seed = 1000 * deal
    while True:
        match = Match(SETTLEMENT, {"players": players}, seed=seed, rules=native(SETTLEMENT))
        if TAKE_MIRROR in match.legal():
            match.play(TAKE_MIRROR)
            for seat in range(players):
                match.state[0].players[seat].supply[:3] += 3
            return match
        seed += 1


@pytest.mark.parametrize("name", ["random", "apprentice", "greedy", "thinker:16", "thinker:64"])
@pytest.mark.parametrize("players", SETTLEMENT.seats)
def test_with_the_mirror_of_transformation(name: str, players: int) -> None:
    offered = 0
    for deal in range(3):
        match = with_the_mirror(players, deal)
        bots: list[Bot] = [find_bot(name, SETTLEMENT, 10 * deal + seat) for seat in range(players)]
        while match.seat is not None:
            assert match.ply < LONGEST, deal
            offered += not EXCHANGES.isdisjoint(match.legal())
            match.play(bots[match.seat].answer(match).action)
    assert offered >= 3


def test_whoever_searches_changes_goods_a_few_times_in_a_row_at_most() -> None:
    """Else it might go round for ever: every such position looks alike."""
    longest = 0
    for deal in range(6):
        match = with_the_mirror(2, deal)
        bots = [find_bot("thinker:32", SETTLEMENT, seat) for seat in range(2)]
        while match.seat is not None:
            match.play(bots[match.seat].answer(match).action)
            longest = max(longest, match.frees)
    assert 1 <= longest <= 4
