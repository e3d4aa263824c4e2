"""The numbered rules, and which of them tests are marked with."""

from pathlib import Path

import pytest

from moothall.engine.rulebook import (
    UnreadableTest,
    folder_of_tests,
    marked_rules,
    rulebook,
    rulebook_path,
)
from moothall.games import CATALOGUE, find_game


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_rule_has_its_number_once_and_its_section(name: str) -> None:
    game = find_game(name)
    lines = rulebook_path(name).read_text("utf-8").splitlines()
    numbered = [line for line in lines if line.startswith(f"- **{game.prefix}-")]
    rules = rulebook(name)
    assert len(rules) == len(numbered) > 0
    assert all(rule.id == game.cite(number) and rule.section for number, rule in rules.items())


def test_a_rule_is_found_as_it_stands() -> None:
    rule = rulebook("settlement")[83]
    assert rule.id == "SET-083"
    assert rule.section == "6.1 Action 1: Build"
    assert rule.text == "If all three building stacks are empty, the field stays empty. [H]"


def test_a_game_without_a_rulebook_is_missed() -> None:
    with pytest.raises(FileNotFoundError, match="no rulebook of chess"):
        rulebook_path("chess")


def test_the_tests_are_found_beside_the_package() -> None:
    assert folder_of_tests() == Path(__file__).parents[1]


def test_marks_are_found_wherever_they_stand(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_it.py").write_text(
        """
import pytest

pytestmark = pytest.mark.rule("SET-001")
CASES = [pytest.param(1, marks=pytest.mark.rule("SET-002"))]

@pytest.mark.rule("SET-003", "SET-004")
def test_something(): ...

class TestMore:
    @pytest.mark.rule("SET-003")
    def test_else(self): ...

@pytest.mark.parametrize("rule", ["SET-005"])  # names a rule, and isn't a mark
def test_none_of_it(rule): "pytest.mark.rule('SET-006')"
""",
        "utf-8",
    )
    marked = marked_rules(tmp_path)
    assert sorted(marked) == ["SET-001", "SET-002", "SET-003", "SET-004"]
    assert marked["SET-003"] == ["test_it.py:7", "test_it.py:11"]


def test_a_broken_test_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("def (", "utf-8")
    with pytest.raises(UnreadableTest, match=r"test_it\.py can't be read"):
        marked_rules(tmp_path)


def test_this_very_project_marks_its_tests() -> None:
    folder = folder_of_tests()
    assert folder
    assert "SET-097" in marked_rules(folder)
