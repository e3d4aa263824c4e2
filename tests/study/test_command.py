"""`moothall analyse`, run as people run it."""

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from moothall.bots.levels import BUDGETS, Budget
from moothall.cli import app
from moothall.engine.text import LANGUAGES
from moothall.study.analysis import Study

FILE = Path(__file__).with_name("guilds.json")


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "140")
    monkeypatch.delenv("MOOTHALL_LANGUAGE", raising=False)
    monkeypatch.setitem(BUDGETS, "master", Budget(150, BUDGETS["master"].seconds))  # enough for its blunder


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["analyse", *map(str, arguments)])


def test_as_json_it_is_the_study() -> None:
    result = run(FILE, "--json", "--seed", 3)
    assert result.exit_code == 0, result.stderr
    study = msgspec.json.decode(result.stdout, type=Study)
    assert (study.game, study.level, study.seed) == ("guilds", "master", 3)
    assert any(moment.mark == "blunder" for moment in study.moments)


def test_a_person_reads_what_was_answered_and_what_was_better() -> None:
    told = {}
    for language in LANGUAGES:
        result = run(FILE, "--language", language)
        assert result.exit_code == 0, result.stderr
        told[language] = result.stdout
    assert len(set(told.values())) == len(LANGUAGES)
    english = told["en"]
    assert "Where the game turned" in english
    (line,) = [each for each in english.splitlines() if "(blunder: " in each and each.startswith("   43 ")]
    assert "Better: " in line
    assert "Player 1: " in line


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("nowhere.json",), "can't be read"),
        ((FILE, "--level", "apprentice"), "there is no judge 'apprentice'"),
        ((FILE, "--seed", -1), "a seed is a whole number"),
        ((FILE, "--language", "la"), "no texts in 'la'"),
    ],
)
def test_a_wrong_question_is_refused_in_a_line(arguments: tuple[object, ...], complaint: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert result.stderr.count("\n") == 1
