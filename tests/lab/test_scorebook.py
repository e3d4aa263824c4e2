"""Tournaments that are broken off and taken up again: the same games, each played once."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from moothall.games.settlement.game import GAME
from moothall.lab import scorebook, tournament
from moothall.lab.tournament import Standings
from tests.games.settlement.walks import generous_deck
from tests.lab.test_tournament import timeless

BOTS = ["greedy", "random"]


def held(file: Path, games: int = 6, **change: Any) -> Standings:
    arguments: dict[str, Any] = {"game": GAME, "options": {"players": 2}, "bots": BOTS, "seed": 5}
    return tournament.tournament(games=games, file=file, **arguments | change)


class Interrupted(Exception):
    pass


def break_off(file: Path, after: int, jobs: int = 1) -> None:
    def stop(done: int) -> None:
        if done == after:
            raise Interrupted

    with pytest.raises(Interrupted):
        held(file, progress=stop, jobs=jobs)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "ladder.jsonl"


def same(one: Standings, other: Standings) -> bool:
    return timeless(one) | {"kept": 0} == timeless(other) | {"kept": 0}


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_was_broken_off_goes_on(file: Path, jobs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = tournament.tournament(GAME, {"players": 2}, BOTS, games=6, seed=5)
    break_off(file, after=3, jobs=jobs)  # in the middle of a deal
    told: list[int] = []
    standings = held(file, jobs=jobs, progress=told.append)
    assert same(standings, whole)
    assert (standings.kept, whole.kept) == (3, 0)
    assert told == [3, 4, 5, 6]
    monkeypatch.setattr(tournament, "play_one", lambda *which: pytest.fail("all of them were played"))
    again = held(file, jobs=jobs)
    assert same(again, whole)
    assert again.kept == 6


def test_more_games_are_added_and_fewer_are_counted(file: Path) -> None:
    few = held(file, games=4)
    many = held(file, games=8)
    assert many.kept == 4
    assert same(many, tournament.tournament(GAME, {"players": 2}, BOTS, games=8, seed=5))
    assert same(held(file, games=4), few)


def test_a_line_that_was_broken_off_is_played_again(file: Path) -> None:
    whole = held(file)
    text = file.read_bytes()
    file.write_bytes(text[:-20])
    standings = held(file)
    assert standings.kept == 5
    assert same(standings, whole)
    assert len(file.read_bytes().splitlines()) == len(text.splitlines()) == 7


def test_the_file_knows_its_seed(file: Path) -> None:
    assert scorebook.seed_in(file) is None
    held(file, games=2)
    assert scorebook.seed_in(file) == 5


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seed": 6}, "their seed was 5"),
        ({"options": {"players": 3}}, "their options were players 2"),
        ({"bots": ["random", "greedy"]}, "greedy, random played them"),
        (
            {"game": replace(GAME, version=GAME.version + 1)},
            rf"version {GAME.version} of the rules, and this",
        ),
        ({"game": replace(GAME, name="hamlet")}, "they are of settlement"),
        ({"deck": generous_deck()}, "another deck"),
    ],
)
def test_other_games_are_not_mixed_with_those_of_a_file(
    file: Path, change: dict[str, Any], message: str
) -> None:
    held(file, games=2)
    before = file.read_bytes()
    with pytest.raises(ValueError, match=rf"ladder\.jsonl has other games: .*{message}"):
        held(file, games=2, **change)
    assert file.read_bytes() == before


OWN = """
from moothall.bots.bot import Bot, Thought

class Own(Bot):
    def think(self, sight):
        return Thought(sight.legal()[{which}])
"""


def test_bots_that_have_changed_are_named(file: Path, tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text(OWN.format(which=0))
    bots = [f"{own}:Own", "random"]
    held(file, games=2, bots=bots)
    assert held(file, games=2, bots=bots).kept == 2
    own.write_text(OWN.format(which=-1))
    with pytest.raises(ValueError, match=r"own\.py:Own played otherwise then"):
        held(file, games=2, bots=bots)


def test_a_bot_that_searches_is_what_it_has_learned_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def skills() -> list[str]:
        chosen = GAME.options_from({"players": 2})
        return scorebook.about(GAME, chosen, ["master", "greedy"], 1, GAME.read_deck()).skills

    before = skills()
    assert skills() == before
    net = tmp_path / "net.npz"
    net.write_bytes(b"another")
    monkeypatch.setattr("moothall.bots.learned.file_of", lambda *which: net)
    master, greedy = skills()
    assert master != before[0]
    assert greedy == before[1]


def test_what_is_only_said_of_the_code_changes_no_bot(tmp_path: Path) -> None:
    one, other, another = (tmp_path / name for name in ("one.py", "other.py", "another.py"))
    one.write_text("reach = 1  # so far\n")
    other.write_text("# A longer word on it.\n\nreach = 1\n")
    another.write_text("reach = 2  # so far\n")
    assert scorebook._code_of(one) == scorebook._code_of(other) != scorebook._code_of(another)


def test_every_version_of_python_reads_the_same_bot(tmp_path: Path) -> None:
    """From 3.12 on it leaves out the spaces in what an f-string tells; where a line stands still counts."""
    wide, narrow, inner, outer = (tmp_path / name for name in ("a.py", "b.py", "c.py", "d.py"))
    wide.write_text('name = f"{reach + 1}"\n')
    narrow.write_text('name = f"{reach+1}"\n')
    inner.write_text("while reach:\n    reach -= 1\n    tries += 1\n")
    outer.write_text("while reach:\n    reach -= 1\ntries += 1\n")
    assert scorebook._code_of(wide) == scorebook._code_of(narrow)
    assert scorebook._code_of(inner) != scorebook._code_of(outer)


@pytest.mark.parametrize("text", ["a poem", "a poem\n", '{"game": "settlement"}\n'])
def test_a_file_of_another_kind_is_left_alone(file: Path, text: str) -> None:
    file.write_text(text)
    with pytest.raises(ValueError, match=r"ladder\.jsonl was not written by a tournament"):
        held(file)
    assert file.read_text() == text


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="there is no folder"):
        held(tmp_path / "nowhere" / "ladder.jsonl")
