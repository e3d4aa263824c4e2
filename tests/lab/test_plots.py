"""Pictures of what was measured."""

import re
from pathlib import Path

import pytest

from moothall.lab import plots
from moothall.lab.tournament import Standing, Standings
from moothall.lab.train import Generation

BOTS = ("master", "greedy", "random")


def standings() -> Standings:
    return Standings(
        game="guilds",
        options={"players": 2},
        bots=[*BOTS],
        seed=1,
        games=60,
        unfinished=0,
        kept=0,
        seconds=1.0,
        mean_length=90.0,
        standings=[
            Standing(
                bot, 40, 40 * share, share, (share - 0.1, share + 0.1), elo, (elo - 50, elo + 50), 30, 1, 2
            )
            for bot, share, elo in zip(BOTS, (0.9, 0.5, 0.1), (300.0, 0.0, -300.0), strict=True)
        ],
    )


def history() -> list[Generation]:
    return [
        Generation(number, 1000, 0.5, 1.5, "greedy", share, (share - 0.1, share + 0.05), kept, 9.0)
        for number, (share, kept) in enumerate([(0.8, True), (0.4, False), (0.7, True)])
    ]


@pytest.fixture
def drawing() -> None:
    pytest.importorskip("matplotlib")


@pytest.mark.usefixtures("drawing")
def test_ratings_are_drawn_with_every_bot(tmp_path: Path) -> None:
    plots.ratings(standings(), "Guilds", tmp_path / "ratings.svg")
    text = (tmp_path / "ratings.svg").read_text("utf-8")
    said = re.findall(r"<text[^>]*>([^<]*)</text>", text)
    assert {*BOTS, "Guilds: 60 games for 2", "90% won"} <= {*said}
    plots.ratings(standings(), "Guilds", tmp_path / "again.svg")
    assert (tmp_path / "again.svg").read_text("utf-8") == text
    plots.ratings(standings(), "Guilds", tmp_path / "ratings.png")
    assert (tmp_path / "ratings.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.usefixtures("drawing")
def test_growth_and_strength_are_drawn(tmp_path: Path) -> None:
    plots.growth(history(), "Guilds", tmp_path / "growth.svg")
    said = (tmp_path / "growth.svg").read_text("utf-8")
    assert all(f"generation {number}" in said for number in range(3))
    points = {"Guilds": [plots.Point(16, -20, -80, 30, 1.0), plots.Point(256, 300, 200, 420, 12.8)]}
    plots.strength(points, "20 games", tmp_path / "strength.svg")
    said = (tmp_path / "strength.svg").read_text("utf-8")
    assert all(word in said for word in ("Guilds (50 ms for 1,000 looks)", "256", "20 games"))


@pytest.mark.usefixtures("drawing")
def test_how_an_agent_learned(tmp_path: Path) -> None:
    """A line for each rival, those too that it was never judged against."""
    lessons = [plots.Lesson(1_000_000, 0.1, 0.08, 0.12), plots.Lesson(2_000_000, 0.3, 0.27, 0.33)]
    plots.learning({"random": [], "greedy": lessons}, "Guilds", tmp_path / "curve.svg")
    told = (tmp_path / "curve.svg").read_text("utf-8")
    for words in ("against random", "against greedy", "Guilds"):
        assert words in told


def test_shares_become_elo() -> None:
    assert plots.elo(0.5) == pytest.approx(0)
    assert plots.elo(10 / 11) == pytest.approx(400)
    assert plots.elo(0) == pytest.approx(-plots.elo(1))
    assert plots.elo(1) < 1000


def test_what_cannot_be_drawn_is_said_before_it_is_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(ValueError, match=r"ends in \.svg or \.png"):
        plots.check(tmp_path / "ratings.jpg")
    with pytest.raises(ValueError, match="there is no folder"):
        plots.check(tmp_path / "nowhere" / "ratings.svg")
    monkeypatch.setattr(plots, "find_spec", lambda name: None)
    with pytest.raises(ValueError, match=r"pip install 'moothall\[plot\]'"):
        plots.check(tmp_path / "ratings.svg")
