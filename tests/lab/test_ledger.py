"""Games and decisions as Parquet: what is written is what was played."""

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from moothall.engine.agenda import open_stage
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.engine.record import plain
from moothall.games import CATALOGUE, find_game
from moothall.games.settlement.game import GAME
from moothall.lab import load
from moothall.lab.ledger import Ledger
from moothall.lab.ledger import about as about_file
from moothall.lab.simulate import BATCH, Report, about, simulate

GAMES = BATCH + 4  # more than one batch


def written(file: Path, bots: list[str], games: int, decisions: bool = False, jobs: int = 1) -> Report:
    options = {"players": 3}
    with Ledger(file, about(GAME, options, bots, 5), decisions) as ledger:
        return simulate(GAME, options, bots, games, 5, jobs=jobs, keep=ledger.write, decisions=decisions)


def test_a_row_a_game_adds_up_to_the_report(tmp_path: Path) -> None:
    report = written(tmp_path / "games.parquet", ["random", "greedy", "random"], GAMES)
    rows = load(tmp_path / "games.parquet").to_pylist()
    assert [row["game"] for row in rows] == [*range(GAMES)]
    assert {(*row["bots"],) for row in rows} == {("random", "greedy", "random")}
    assert {(row["title"], row["players"], row["failure"]) for row in rows} == {("settlement", 3, None)}
    assert sum(row["answers"] for row in rows) == report.decisions
    for seat in range(3):
        assert sum(row["scores"][seat] for row in rows) / GAMES == pytest.approx(report.mean_scores[seat])
        assert sum(row["won"][seat] for row in rows) == report.wins[seat]
    for row in rows:
        sources = [{source["source"]: source["points"] for source in seat} for seat in row["sources"]]
        assert [seat["total"] for seat in sources] == row["scores"]
        for points, own in zip(sources, row["belongings"], strict=True):
            assert points["bank"] == 0 or "building:bank" in own
    assert about_file(tmp_path / "games.parquet").options == {"players": 3}


@pytest.mark.parametrize("bots", [["greedy"], ["thinker:2", "random", "greedy"]])
def test_a_row_a_decision_is_the_whole_game(tmp_path: Path, bots: list[str]) -> None:
    """Also where bots play in compiled loops, which don't remember as a match does."""
    written(tmp_path / "games.parquet", bots, 2)
    written(tmp_path / "decisions.parquet", bots, 2, decisions=True)
    rows = load(tmp_path / "decisions.parquet").to_pylist()
    for game in load(tmp_path / "games.parquet").to_pylist():
        match = Match(GAME, {"players": 3}, seed=game["seed"], rules=native(GAME))
        own = [row for row in rows if row["game"] == game["game"]]
        for row in own:
            assert (row["ply"], row["seat"], row["seed"]) == (match.ply, match.seat, game["seed"])
            assert row["choices"] == len(match.legal())
            assert row["question"] == GAME.stages[open_stage(match.state[0].agenda)]
            assert row["bot"] == (bots * 3)[row["seat"]]
            assert row["answer"] == GAME.space.decode(row["action"]).name
            match.play(row["action"])
        assert match.over
        assert match.result().scores == game["scores"]


def test_rows_are_the_same_whatever_the_number_of_jobs(tmp_path: Path) -> None:
    for jobs in (1, 2):
        written(tmp_path / f"{jobs}.parquet", ["random"], GAMES, jobs=jobs)
    assert load(tmp_path / "1.parquet").equals(load(tmp_path / "2.parquet"))


def test_several_files_are_one_table(tmp_path: Path) -> None:
    written(tmp_path / "one.parquet", ["random"], 3)
    written(tmp_path / "two.parquet", ["greedy"], 2)
    both = load(tmp_path / "one.parquet", tmp_path / "two.parquet")
    assert [row["bots"][0] for row in both.to_pylist()] == ["random"] * 3 + ["greedy"] * 2


def test_what_was_broken_off_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt), Ledger(tmp_path / "a.parquet", about(GAME, {}, ["random"], 1)):
        raise KeyboardInterrupt
    assert [*tmp_path.iterdir()] == []


def test_what_is_none_of_ours_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.parquet").write_text("no")
    with pytest.raises(ValueError, match="is no Parquet file"):
        load(tmp_path / "a.parquet")
    with pytest.raises(ValueError, match=r"ends in \.parquet"):
        Ledger(tmp_path / "games.csv", about(GAME, {}, ["random"], 1))


# What a seat has at the end, by what the table shows of it.

SHOWN: dict[str, Any] = {
    "settlement": lambda board: [
        *(f"hero:{hero}" for hero in board.heroes),
        *(f"building:{building.type}" for building in board.settlement if building),
        *([f"artifact:{board.artifact}"] if board.artifact else []),
    ],
    "architects": lambda board: [
        *(f"apprentice:{card}" for card in board.apprentices),
        *(f"building:{card}" for card in board.buildings),
    ],
    "nobility": lambda board: [
        f"character:{board.character}",
        *(f"settler:{card}" for card in board.completed),
        *(f"building:{tile}" for tile in [*board.workshops, *board.public] if tile),
        *(f"council:{tile}" for tile in board.council_tiles),
    ],
    "guilds": lambda board: [
        *(f"character:{member.character}" for member in board.members),
        *(f"room:{room.room}" for room in board.site.rooms),
    ],
}


@pytest.mark.parametrize("name", sorted(CATALOGUE))
def test_belongings_are_what_the_table_shows(name: str) -> None:
    game = find_game(name)
    deck, rules = game.read_deck(), native(game)
    states = rules.new(game.encode_options(game.options_from({"players": 2})), np.arange(6))
    rules.play_randomly(states, deck.record, 1)
    had: Counter[str] = Counter()
    for twin in states.view(game.state.twin):
        s = plain(twin)
        for board in game.view(s, deck, None).boards:
            own = game.belongings(s, deck, board.seat)
            assert Counter(own) == Counter(SHOWN[name](board))
            had.update(own)
    kinds = {thing.partition(":")[0] for thing in had}
    assert len(kinds) >= 2
    assert all(thing.partition(":")[2] in deck.names[thing.partition(":")[0]] for thing in had)
