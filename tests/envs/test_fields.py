"""The page of observations is as the games declare them, and what is observed keeps to it."""

from pathlib import Path

from moothall.envs.fields import page

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"


def test_the_page_is_as_the_games_declare() -> None:
    assert PAGE.read_text("utf-8") == page(), "python -m moothall.envs.fields > docs/observations.md"
