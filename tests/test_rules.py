"""Every rule has a test that is marked with its number: `pytest -k every_rule` says which lack one."""

from pathlib import Path

import pytest

from moothall.games import CATALOGUE, find_game


def test_every_rule_has_a_test_and_every_mark_a_rule(collected: list[pytest.Item]) -> None:
    tests = Path(__file__).parent
    files = {*tests.rglob("test_*.py")} - {*tests.glob("browser/*")}
    if missed := files - {item.path for item in collected}:
        pytest.skip(f"only the whole suite can tell, and {len(missed)} files are not in this run")
    marked = {number for item in collected for mark in item.iter_markers("rule") for number in mark.args}
    rules = {rule.id for name in CATALOGUE for rule in find_game(name).rules.values()}
    assert sorted(rules - marked) == [], "no test is marked with these rules"
    assert sorted(marked - rules) == [], "tests are marked with these, which are no rules"
