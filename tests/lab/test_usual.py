"""What is usual: points by source of games that are kept, played here or elsewhere."""

import json
from pathlib import Path

import pytest

from moothall.games.architects.game import GAME as ARCHITECTS
from moothall.games.settlement.game import GAME
from moothall.lab import tournament, usual
from moothall.study import usual as known


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "usual.json"
    file.write_text(json.dumps({"guilds": {"2": {"by": "master", "games": 3, "points": {"total": 40.5}}}}))
    monkeypatch.setattr(known, "FILE", file)
    return file


def make(kept: Path, games: int, *more: str) -> None:
    usual.main(
        [
            "settlement",
            "--players",
            "2",
            "--level",
            "journeyman",
            "--games",
            str(games),
            "--kept",
            str(kept),
            *more,
        ]
    )


def test_points_by_source_are_those_of_the_games(tmp_path: Path, data: Path) -> None:
    make(tmp_path / "kept", 3)
    standings = tournament.tournament(GAME, {"players": 2}, ["journeyman"], games=3, seed=usual.SEED)
    found = known.read()
    assert {*found} == {"guilds", "settlement"}
    (with_two,) = found["settlement"].values()
    assert (with_two.by, with_two.games) == ("journeyman", 3)
    assert with_two.points["total"] == pytest.approx(standings.standings[0].mean_score, abs=0.005)
    assert sum(with_two.points[part] for part in ("bank", "church")) <= with_two.points["total"]


def test_it_goes_on_and_counts_what_was_played_elsewhere(
    tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, parted = tmp_path / "whole", tmp_path / "parted"
    make(whole, 4, "--jobs", "2")
    together = known.read()
    make(parted, 2)
    assert known.read()["settlement"]["2"].games == 2
    make(parted, 4)
    assert known.read() == together
    monkeypatch.setattr(tournament, "play_one", lambda *which: pytest.fail("a game was played"))
    data.unlink()
    make(whole, 0)
    assert known.read() == {"settlement": together["settlement"]}


def test_of_a_tournament_its_own_seats_are_counted(tmp_path: Path, data: Path) -> None:
    file = tmp_path / "settlement-2-journeyman.jsonl"
    standings = tournament.tournament(
        GAME, {"players": 2}, ["random", "journeyman"], games=4, seed=1, file=file
    )
    make(tmp_path, 0)
    with_two = known.read()["settlement"]["2"]
    points = {each.bot: each.mean_score for each in standings.standings}
    assert points["random"] + 5 < points["journeyman"]
    assert with_two.games == standings.games
    assert with_two.points["total"] == pytest.approx(points["journeyman"], abs=0.005)


def test_nothing_else_is_counted(tmp_path: Path, data: Path) -> None:
    (tmp_path / "kept").mkdir()
    file = tmp_path / "kept" / "settlement-2-journeyman.jsonl"
    before = known.read()
    make(tmp_path / "kept", 0)
    assert known.read() == before
    for game, bots in ((GAME, ["greedy", "random"]), (ARCHITECTS, ["journeyman"])):
        file.unlink(missing_ok=True)
        tournament.tournament(game, {"players": 2}, bots, games=1, seed=1, file=file)
        with pytest.raises(ValueError, match="has other games"):
            make(tmp_path / "kept", 0)
