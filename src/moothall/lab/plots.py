"""What was measured, as pictures: SVG or PNG, with matplotlib (the extra `moothall[plot]`)."""

import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from moothall.lab.tournament import SCALE, Standings
from moothall.lab.train import Generation

KINDS = (".svg", ".png")
SHEET, INK, RULE = "#faf5e9", "#2a2018", "#cbbb9b"
COLOURS = ("#bf3420", "#1e58a8", "#b07d06", "#2d6a3e", "#8f4a68", "#39352f")
STYLE = {
    "figure.facecolor": SHEET,
    "axes.facecolor": SHEET,
    "savefig.facecolor": SHEET,
    "axes.edgecolor": RULE,
    "axes.labelcolor": INK,
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": RULE,
    "grid.alpha": 0.5,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "svg.hashsalt": "moothall",  # the same picture has the same text
    "svg.fonttype": "none",
    "font.family": "sans-serif",
}


def check(file: Path) -> None:
    """A ValueError says why no picture can be written there: before hours of play, not after them."""
    if file.suffix.lower() not in KINDS:
        raise ValueError(f"{file}: a picture is a file that ends in {' or '.join(KINDS)}")
    if not file.parent.is_dir():
        raise ValueError(f"{file}: there is no folder {file.parent}")
    if not can_draw():
        raise ValueError("pictures need matplotlib: pip install 'moothall[plot]'")


def can_draw() -> bool:
    return find_spec("matplotlib") is not None


@contextmanager
def _sheet(file: Path, width: float, height: float) -> Iterator[Any]:
    """Axes to draw on; what is drawn is written to the file."""
    import matplotlib as mpl

    with mpl.rc_context(STYLE):
        from matplotlib.figure import Figure

        figure = Figure((width, height), layout="constrained")
        yield figure.add_subplot()
        date = {"Date": None} if file.suffix.lower() == ".svg" else {}
        figure.savefig(file, dpi=160, metadata=date)


def ratings(standings: Standings, title: str, file: Path) -> None:
    """Every bot's rating with its interval, the best on top."""
    order = sorted(standings.standings, key=lambda each: each.rating)
    with _sheet(file, 7, 1.6 + 0.45 * len(order)) as axes:
        for place, each in enumerate(order):
            low, high = each.rating_interval
            axes.plot([low, high], [place, place], color=COLOURS[1], linewidth=2, solid_capstyle="butt")
            axes.plot(each.rating, place, "o", color=COLOURS[0], markersize=8)
            axes.annotate(
                f"{each.share:.0%} won",
                (each.rating, place),
                xytext=(0, 8),
                textcoords="offset points",
                ha="center",
                fontsize=8,
            )
        axes.set_yticks(range(len(order)), [each.bot for each in order])
        axes.set_ylim(-0.6, len(order) - 0.3)
        axes.set_xlabel("rating (Elo; the mean is 0), with its 95 % interval")
        axes.set_title(f"{title}: {standings.games:,} games for {standings.options['players']}")


def elo(share: float) -> float:
    """By how much somebody is stronger who wins this share of the games; no share makes it endless."""
    share = min(max(share, 0.005), 0.995)
    return SCALE * math.log(share / (1 - share))


def growth(history: Sequence[Generation], title: str, file: Path) -> None:
    """How strength grew: each generation above the one before it, those that were dropped too."""
    base = 0.0
    with _sheet(file, 7, 4) as axes:
        line = [(-1, 0.0)]
        for each in history:
            above, (low, high) = elo(each.share), map(elo, each.interval)
            axes.plot([each.number] * 2, [base + low, base + high], color=COLOURS[1], linewidth=2)
            fill = COLOURS[0] if each.kept else SHEET
            axes.plot(each.number, base + above, "o", color=COLOURS[0], markerfacecolor=fill, markersize=8)
            if each.kept:
                base += above
                line.append((each.number, base))
        axes.plot(*zip(*line, strict=True), color=COLOURS[0], linewidth=1, zorder=1)
        numbers = [-1, *(each.number for each in history)]
        axes.set_xticks(numbers, ["greedy", *(f"generation {number}" for number in numbers[1:])])
        axes.set_ylabel("Elo above greedy, step by step")
        axes.set_title(f"{title}: how strength grew (hollow: not kept)")


class Point(NamedTuple):
    """How strong so many looks are, with what 95 % of all would be between."""

    looks: int
    elo: float
    low: float
    high: float
    ms: float  # for an answer, in the median


def strength(points: Mapping[str, Sequence[Point]], how: str, file: Path) -> None:
    """How strength grows with looks, in each game."""
    with _sheet(file, 7.5, 4.8) as axes:
        for (game, line), colour in zip(points.items(), COLOURS, strict=False):
            looks = [point.looks for point in line]
            name = f"{game} ({1000 * line[-1].ms / line[-1].looks:.0f} ms for 1,000 looks)"
            axes.plot(looks, [point.elo for point in line], "o-", color=colour, label=name)
            bounds = [point.low for point in line], [point.high for point in line]
            axes.fill_between(looks, *bounds, color=colour, alpha=0.12, linewidth=0)
        axes.axhline(0, color=INK, linewidth=1)
        axes.set_xscale("log", base=2)
        ticks = sorted({point.looks for line in points.values() for point in line})
        axes.set_xticks(ticks, [f"{tick:,}" for tick in ticks])
        axes.minorticks_off()
        axes.set_xlabel("looks for each answer")
        axes.set_ylabel("Elo above greedy")
        axes.set_title(f"How strength grows: {how}")
        axes.legend(frameon=False, loc="upper left")


class Lesson(NamedTuple):
    """The share of games that an agent wins after so many answers, with its interval."""

    answers: int
    share: float
    low: float
    high: float


def learning(lessons: Mapping[str, Sequence[Lesson]], title: str, file: Path) -> None:
    """How an agent grew by the answers that it has given, judged against each rival."""
    with _sheet(file, 7.5, 4.4) as axes:
        for (rival, line), colour in zip([*lessons.items()][::-1], COLOURS, strict=False):
            at = [lesson.answers / 1e6 for lesson in line]
            shares = [100 * lesson.share for lesson in line]
            bounds = [100 * lesson.low for lesson in line], [100 * lesson.high for lesson in line]
            axes.plot(at, shares, "o-", color=colour, markersize=4, label=f"against {rival}")
            axes.fill_between(at, *bounds, color=colour, alpha=0.2, linewidth=0)
        axes.axhline(50, color=INK, linewidth=1)
        axes.set_ylim(0, 100)
        axes.set_xlabel("answers that it has given (millions)")
        axes.set_ylabel("games won (%), with 95 % intervals")
        axes.set_title(title)
        axes.legend(frameon=False)
