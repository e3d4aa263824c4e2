"""How good the bots are: greedy against random, and what greedy scores alone and against its like."""

from bench.figure import Figure, show
from moothall.engine.game import Game
from moothall.games import CATALOGUE, find_game
from moothall.lab.simulate import Report, simulate

GAMES = 1000
SEED = 1


def play(game: Game, players: int, *bots: str) -> Report:
    report = simulate(game, {"players": players}, bots, GAMES, SEED)
    assert report.errors == 0, report.failures
    return report


def figures() -> list[Figure]:
    return [figure for name in CATALOGUE for figure in figures_of(find_game(name))]


def figures_of(game: Game) -> list[Figure]:
    duel = play(game, 2, "greedy", "random")
    low, high = (100 * bound for bound in duel.win_intervals[0])
    interval = f"95 % interval {low:.1f} to {high:.1f}"
    measured = [
        Figure(
            f"{game.title}: greedy wins against random, {GAMES:,} games",
            100 * duel.wins[0] / GAMES,
            "%",
            95,
            note=interval,
        )
    ]
    for players in game.seats:
        report = play(game, players, "greedy")
        mean = sum(report.mean_scores[:players]) / players
        measured.append(Figure(f"{game.title}: greedy's points, {players} at the table", mean, "points"))
    fewest = min(game.seats)
    rate = play(game, fewest, "greedy").decisions_per_second
    return [*measured, Figure(f"{game.title}: greedy's pace, {fewest} at the table", rate, "decisions/s")]


if __name__ == "__main__":
    show(figures())
