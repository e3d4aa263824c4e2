"""What a game offers to whoever plays it: options, decks, the rules by number."""

from dataclasses import replace
from pathlib import Path

import pytest

from moothall.engine.deck import DeckError
from moothall.engine.game import Option, OptionError
from moothall.games import CATALOGUE, find_game
from moothall.games.settlement.game import GAME

WITH_OPTIONS = replace(
    GAME,
    options=(
        Option("season", ("spring", "winter"), "spring", "when it is played"),
        Option("length", (3, 6), 6, "how many rounds"),
    ),
)


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_catalogue_knows_every_game_by_its_name(name: str) -> None:
    assert find_game(name).name == name
    assert find_game(name) is find_game(name)


@pytest.mark.parametrize("name", ["chess", "", "Settlement", "../settlement", "settlement.game"])
def test_other_names_are_no_games(name: str) -> None:
    with pytest.raises(LookupError, match="there are: settlement"):
        find_game(name)


def test_options_have_defaults() -> None:
    assert GAME.options_from({}) == {"players": 1}
    assert WITH_OPTIONS.options_from({"players": 3}) == {"players": 3, "season": "spring", "length": 6}


def test_options_may_come_as_words() -> None:
    chosen = WITH_OPTIONS.options_from({"players": "2", "season": "winter", "length": "3"})
    assert chosen == {"players": 2, "season": "winter", "length": 3}
    assert {type(value) for value in chosen.values()} == {int, str}


def test_the_rules_read_options_as_numbers() -> None:
    chosen = WITH_OPTIONS.options_from({"players": 4, "season": "winter"})
    assert WITH_OPTIONS.encode_options(chosen).tolist() == [4, 1, 1]


@pytest.mark.rule("SET-001")
@pytest.mark.parametrize("players", [0, 5, -1, "many", "", 10**30])
def test_there_are_seats_for_one_to_four(players: int | str) -> None:
    with pytest.raises(OptionError, match=f"Settlement: players must be one of 1, 2, 3, 4, not {players}"):
        GAME.options_from({"players": players})


def test_unknown_options_and_values_are_refused() -> None:
    with pytest.raises(
        OptionError, match="Settlement has no option 'weather'; it has players, season, length"
    ):
        WITH_OPTIONS.options_from({"weather": "fine"})
    with pytest.raises(OptionError, match="Settlement: season must be one of spring, winter, not autumn"):
        WITH_OPTIONS.options_from({"season": "autumn"})


def test_a_rule_is_cited_by_its_number() -> None:
    assert GAME.cite(7) == "SET-007"
    assert GAME.cite(224) == GAME.rules[224].id


def test_the_standard_deck_is_read_once_and_others_from_their_files(tmp_path: Path) -> None:
    standard = GAME.read_deck()
    assert GAME.read_deck() is standard
    copy = tmp_path / "mine.toml"
    copy.write_text(standard.text.replace('name = "Bank"', 'name = "Treasury"'), "utf-8")
    mine = GAME.read_deck(copy)
    assert mine.names["building"]["bank"] == "Treasury"
    assert mine.record.tobytes() == standard.record.tobytes()
    copy.write_text("game = 'settlement'", "utf-8")
    with pytest.raises(DeckError, match=r"mine\.toml"):
        GAME.read_deck(copy)


def test_every_number_of_a_deck_comes_in_the_order_of_its_names() -> None:
    deck = GAME.read_deck()
    assert [len(deck.ids(kind)) for kind in ("landscape", "building", "artifact", "hero", "rank")] == [
        36,
        12,
        14,
        48,
        4,
    ]
