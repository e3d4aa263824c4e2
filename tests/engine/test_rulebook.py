"""The numbered rules."""

import pytest

from moothall.engine.rulebook import rulebook, rulebook_path
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
