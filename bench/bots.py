"""How good the bots are: greedy against random, and what greedy scores alone and against its like."""

from bench.figure import Figure, show
from moothall.games.settlement.game import GAME
from moothall.lab.simulate import Report, simulate

GAMES = 1000
SEED = 1


def play(players: int, *bots: str) -> Report:
    report = simulate(GAME, {"players": players}, bots, GAMES, SEED)
    assert report.errors == 0, report.failures
    return report


def figures() -> list[Figure]:
    duel = play(2, "greedy", "random")
    low, high = (100 * bound for bound in duel.win_intervals[0])
    interval = f"95 % interval {low:.1f} to {high:.1f}"
    measured = [
        Figure(
            f"greedy wins against random, {GAMES:,} games", 100 * duel.wins[0] / GAMES, "%", 95, note=interval
        )
    ]
    for players in GAME.seats:
        report = play(players, "greedy")
        mean = sum(report.mean_scores) / players
        measured.append(Figure(f"greedy's points, {players} at the table", mean, "points"))
    measured.append(
        Figure("greedy alone at the table", play(1, "greedy").decisions_per_second, "decisions/s")
    )
    return measured


if __name__ == "__main__":
    show(figures())
