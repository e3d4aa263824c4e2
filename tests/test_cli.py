"""The command line, run as people run it."""

import io
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from moothall.cli import app
from moothall.cli.answers import MEANT, in_columns
from moothall.cli.play import first_round
from moothall.cli.shelf import ROOM, Shelf, unfinished
from moothall.cli.sitting import Sitting
from moothall.engine.game import Telling
from moothall.engine.match import Match, verify
from moothall.engine.text import LANGUAGES, Speaker
from moothall.games import CATALOGUE, OWN, find_game
from moothall.games.settlement.game import GAME

ROOT = Path(__file__).parents[1]
DECK_FILE = GAME.standard_deck
EXAMPLE = f"{ROOT}/docs/example_bot.py:Example"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of our own, and a terminal of a known width."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("MOOTHALL_LANGUAGE", raising=False)
    return tmp_path


def run(*arguments: object, answers: str = "") -> Result:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments], input=answers)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def complaint(*arguments: object, code: int = 2) -> str:
    """What is said on stderr: one line, nothing else anywhere."""
    result = run(*arguments)
    assert result.exit_code == code
    assert result.stdout == ""
    line, end, rest = result.stderr.partition("\n")
    assert (end, rest) == ("\n", "")
    assert line.startswith("moothall: ")
    return line.removeprefix("moothall: ")


def random_match(players: int = 2, seed: int = 1, answers: int | None = None) -> Match:
    match, dice = Match(GAME, {"players": players}, seed=seed), random.Random(seed)
    while not match.over and match.ply != answers:
        match.play(dice.choice(match.legal()))
    return match


# The catalogue.


def test_version() -> None:
    assert re.fullmatch(r"moothall \d+\.\d+\.\d+\n", run("--version").stdout)


def test_help_is_everywhere() -> None:
    assert "moothall play settlement" in run("--help").stdout
    for command in (
        ["games"],
        ["play"],
        ["simulate"],
        ["tournament"],
        ["train"],
        ["rules"],
        ["deck", "check"],
        ["deck", "show"],
        ["verify"],
    ):
        shown = run(*command, "--help")
        assert shown.exit_code == 0
        assert "Usage" in shown.stdout


def test_games_as_a_table_and_as_json() -> None:
    assert "settlement" in run("games").stdout
    games = json.loads(run("games", "--json").stdout)
    assert [game["name"] for game in games] == list(CATALOGUE)
    settlement = games[CATALOGUE.index("settlement")]
    assert settlement["players"] == [1, 2, 3, 4]
    assert settlement["options"] == []
    assert "greedy" in settlement["bots"]


# Rules.


def test_a_rule_by_its_number_in_any_spelling() -> None:
    for spelling in ("83", "083", "SET-083", "set-83"):
        shown = run("rules", "settlement", spelling).stdout
        assert shown.startswith("SET-083  If all three building stacks are empty")
    assert json.loads(run("rules", "settlement", "83", "--json").stdout)["id"] == "SET-083"


def test_all_rules_with_their_sections() -> None:
    shown = run("rules", "settlement").stdout
    assert shown.index("6.1 Action 1: Build") < shown.index("SET-073") < shown.index("6.2 Action 2: Explore")
    assert len(json.loads(run("rules", "settlement", "--json").stdout)) == len(GAME.rules)


def test_rules_that_do_not_exist() -> None:
    assert complaint("rules", "settlement", "999").startswith("Settlement has no rule '999'")
    assert complaint("rules", "settlement", "ARC-001").startswith("Settlement has no rule 'ARC-001'")
    assert complaint("rules", "settlement", "x").startswith("Settlement has no rule 'x'")
    assert complaint("rules", "chess").startswith("there is no game called 'chess'")
    assert complaint("rules") == f"say of which game: {', '.join(CATALOGUE)}"
    assert complaint("rules", "settlement", "1", "2") == "expected a game and at most one number"


# Decks.


def custom_deck(home: Path, old: str, new: str) -> Path:
    file = home / "mine.toml"
    text = DECK_FILE.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    return file


def test_a_deck_that_is_right(home: Path) -> None:
    assert "with the standard numbers" in run("deck", "check", DECK_FILE).stdout
    changed = custom_deck(home, "vp_each = 5", "vp_each = 6")
    assert "a deck for Settlement with numbers of its own" in run("deck", "check", changed).stdout
    assert run("deck", "check", changed, "--game", "settlement").exit_code == 0


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("vp_each = 5", 'vp_each = "five"', r"building 'bank', field 'effect\.vp_each'"),
        ("[[building]]", "[[building", "expected TOML"),
        ('game = "settlement"', "game = 7", "'game'"),
    ],
)
def test_a_deck_with_mistakes(home: Path, old: str, new: str, expected: str) -> None:
    line = complaint("deck", "check", custom_deck(home, old, new), code=1)
    assert re.search(expected, line)
    assert "mine.toml" in line


@pytest.mark.parametrize("game", OWN)
def test_the_games_own_decks_are_right(game: str) -> None:
    checked = run("deck", "check", find_game(game).standard_deck)
    assert f"a deck for {find_game(game).title} with the standard numbers" in checked.stdout


def test_a_file_that_is_the_deck_of_no_game(home: Path) -> None:
    other = home / "other.toml"
    other.write_text('[tool]\nname = "something else"\n')
    assert "name its game with --game" in complaint("deck", "check", other, code=1)


def test_decks_that_can_not_be_read(home: Path) -> None:
    (home / "junk").write_bytes(bytes(range(256)))
    assert complaint("deck", "check", home / "junk").endswith("is not a text file")
    assert complaint("deck", "check", home).endswith("can't be read: Is a directory")
    assert complaint("deck", "check", home / "nothing").endswith("can't be read: No such file or directory")
    assert complaint("deck", "check", DECK_FILE, "--game", "chess").startswith("there is no game")
    deep = home / "deep.toml"
    deep.write_text("a = " + "[" * 100_000 + "]" * 100_000)
    assert "expected TOML" in complaint("deck", "check", deep, code=1)


def test_a_deck_is_shown_in_words_and_as_json() -> None:
    shown = run("deck", "show", "settlement").stdout
    assert "Bank: building, costs 1 clay, 3 tiles" in shown
    assert "1 gold → 5 points" in shown
    assert "Sägewerk: Gebäude" in run("deck", "show", "settlement", "--language", "de").stdout
    assert (
        json.loads(run("deck", "show", "settlement", "--json").stdout)["buildings"]["bank"]["points_each"]
        == 5
    )
    assert complaint("deck", "show", "settlement", "--language", "fr").startswith(
        "there are no texts in 'fr'"
    )


# Saved games.


def test_a_saved_game_holds(home: Path) -> None:
    file = home / "game.json"
    match = random_match(players=3)
    file.write_text(match.save())
    scores = " and ".join(str(score) for score in match.result().scores)
    expected = f"{file}: holds, {match.ply} actions, finished with {scores} points\n"
    assert run("verify", file).stdout == expected
    file.write_text(random_match(answers=20).save())
    assert run("verify", file).stdout == f"{file}: holds, 20 actions, not finished\n"
    assert json.loads(run("verify", file, "--json").stdout)["holds"] is True


def test_a_saved_game_breaks(home: Path) -> None:
    file = home / "game.json"
    saved = json.loads(random_match(answers=20).save())
    saved["actions"][5] = GAME.space.encode("keep", good=0)
    file.write_text(json.dumps(saved))
    assert "breaks at action 6 of 20: SET-" in complaint("verify", file, code=1)
    found = run("verify", file, "--json")
    assert found.exit_code == 1
    assert json.loads(found.stdout)["broken_at"] == 6
    assert "breaks at answer 6 of 20: SET-" in complaint("play", "settlement", "--resume", file)


DAMAGE: dict[str, Any] = {
    "unknown action": {"actions": [9999]},
    "negative action": {"actions": [-1]},
    "huge action": {"actions": [10**30]},
    "words for actions": {"actions": ["build"]},
    "no options": {"options": []},
    "too many players": {"options": {"players": 9}},
    "unknown option": {"options": {"players": 2, "moon": 1}},
    "a seed of letters": {"seed": "abc"},
    "an endless seed": {"seed": "9" * 10_000},
    "no seed": {"seed": None},
    "seed and orders": {"orders": {}},
    "orders of nothing": {"seed": None, "orders": {"landscapes": 1}},
    "another deck": {"deck": "0000000000000000"},
    "a broken deck": {"deck_text": "[["},
    "another game": {"game": "chess"},
    "a path for a game": {"game": "../settlement"},
    "other rules": {"rules": 999},
    "another format": {"moothall": 99},
    "something more": {"moon": 1},
    "seats for others": {"seating": ["greedy"]},
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_damaged_saves(home: Path, kind: str) -> None:
    file = home / "game.json"
    file.write_text(json.dumps(json.loads(random_match(answers=20).save()) | DAMAGE[kind]))
    assert str(file) in complaint("verify", file)
    assert str(file) in complaint("play", "settlement", "--resume", file)


@pytest.mark.parametrize(
    "content",
    [b"", b"null", b"[" * 100_000, b"\0" * 100, bytes(range(256)), b'{"moothall": 1}', b'{"a": ' * 50_000],
)
def test_files_that_are_no_saves(home: Path, content: bytes) -> None:
    file = home / "game.json"
    file.write_bytes(content)
    assert str(file) in complaint("verify", file)
    assert str(file) in complaint("play", "settlement", "--resume", file)


def test_a_save_that_was_cut_off(home: Path) -> None:
    file = home / "game.json"
    text = random_match(answers=40).save()
    for length in range(1, len(text) - 2, len(text) // 20):
        file.write_text(text[:length])
        assert str(file) in complaint("verify", file)


def test_no_file_at_all(home: Path) -> None:
    assert complaint("verify", home).endswith("Is a directory")
    assert complaint("verify", home / "none.json").endswith("No such file or directory")
    assert complaint("play", "settlement", "--resume", home / "none.json").endswith(
        "No such file or directory"
    )


# Playing.


def play(*arguments: object, answers: str = "", code: int = 0) -> str:
    result = run("play", "settlement", *arguments, answers=answers)
    assert result.exit_code == code, result.stderr
    assert result.stderr == ""
    return result.stdout


def test_what_can_not_be_played() -> None:
    assert complaint("play", "chess").startswith("there is no game called 'chess'")
    assert complaint("play", "settlement", "--players", 5) == "Settlement is for 1 to 4 players, not 5"
    assert complaint("play", "settlement", "--players", 0) == "Settlement is for 1 to 4 players, not 0"
    assert complaint("play", "settlement", "--bots", "clever").startswith("there is no bot called 'clever'")
    assert complaint("play", "settlement", "--players", 1, "--bots", "random,random") == (
        "2 bots don't fit into 1 seats"
    )
    assert complaint("play", "settlement", "--option", "moon=1").startswith("Settlement has no option 'moon'")
    assert complaint("play", "settlement", "--option", "moon") == "--option takes NAME=VALUE, not 'moon'"
    assert complaint("play", "settlement", "--seed", -1).startswith("a seed is a whole number")
    assert complaint("play", "settlement", "--language", "fr").startswith("there are no texts in 'fr'")
    assert complaint("play", "settlement", "--resume").startswith("no unfinished game of Settlement waits")
    assert complaint("play", "settlement", "game.json").startswith("to go on with a saved game, say:")
    assert complaint("play", "settlement", "--resume", "--players", 3).startswith(
        "a saved game has its players"
    )


def test_the_usual_table_is_one_person_and_one_journeyman() -> None:
    text = play("--seed", 1)
    assert "Player 1" in text
    assert "Journeyman 2" in text
    assert "Player 2" not in text


def test_who_sits_where() -> None:
    text = play("--seed", 1, "--players", 3, "--bots", "random")
    assert all(name in text for name in ("Player 1", "Player 2", "Random 3"))
    text = play("--seed", 1, "--players", 2, "--bots", "none")
    assert "Player 2" in text
    text = play("--seed", 1, "--bots", "random,random")
    assert all(name in text for name in ("Player 1", "Random 2", "Random 3"))


def test_bots_alone_play_to_the_end() -> None:
    text = play("--seed", 1, "--bots", "random,random", "--players", 2)
    assert re.search(r"Random \d (.+ · )?passes\n", text)
    assert "Total" in text
    assert re.search(r"won with \d+ points|won, with more|share the victory", text)


def test_the_same_seed_is_the_same_game() -> None:
    same = ("--seed", 7, "--players", 2, "--bots", "random,random")
    assert play(*same) == play(*same)
    assert play(*same) != play("--seed", 8, "--players", 2, "--bots", "random,random")


def random_answers(seed: int, count: int = 1500) -> str:
    dice = random.Random(seed)
    return "".join(f"{dice.choice([1, 1, 2, 3, 5, 8, 13, 21])}\n" for _ in range(count))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_solo_game(language: str, home: Path) -> None:
    text = play("--players", 1, "--seed", 4, "--language", language, answers=random_answers(1))
    speaker = Speaker(GAME, language)
    assert speaker.text("score-total") in text
    ranks = [speaker.name("rank", rank) for rank in ("settler", "mayor", "knight", "lord")]
    assert any(rank in text.splitlines()[-1] for rank in ranks)
    assert unfinished(GAME) == []


def test_a_whole_game_against_a_bot() -> None:
    text = play("--seed", 5, "--bots", "random", answers=random_answers(2, 3000))
    assert all(f"Round {number} of 6" in text for number in range(1, 7))
    assert "Total" in text
    assert " ★" in text
    assert unfinished(GAME) == []


def test_an_answer_is_told_with_what_it_changed() -> None:
    text = play("--players", 1, "--seed", 3, answers="1\n1\n1\n")
    assert "Your turn: take an action" in text
    assert re.search(r"Player 1 (builds|explores|activates)", text)
    assert "−1 settler" in text  # noqa: RUF001, a minus it is


def test_bad_input_is_answered_and_changes_nothing() -> None:
    text = play("--players", 1, "--seed", 3, answers="99\n0\n-1\nfoo\n\n1.5\n²\n\x00\n💥 why\n")
    assert "There is no answer 99: they go from 1 to 4." in text
    assert "There is no answer 0" in text
    assert "“foo” means nothing here" in text
    assert "“-1” means nothing here" in text
    assert "“²” means nothing here" in text
    assert text.count("Which artifact do you take for the first round?") == 1


def test_help_names_every_command() -> None:
    text = play("--players", 1, answers="?\nhelp\n")
    for command in (
        "why",
        "card",
        "rule",
        "undo",
        "redo",
        "save",
        "log",
        "board",
        "quit",
        "settlers ask|auto",
    ):
        assert text.count(f"\n{command}") == 2
    assert "▲ fortress" in text


def test_why_not() -> None:
    text = play("--players", 1, "--seed", 3, answers="1\nwhy\nwhy fight\nwhy keep\nwhy moon\nwhy end turn\n")
    assert re.search(r"Fight ×9 +There is no monster to fight there\. +SET-096", text)
    assert re.search(r"Fight on II/2 +There is no monster to fight there\. +SET-096", text)
    assert re.search(r"Keep a resource ×3 +That is not what is being asked now\. +SET-277", text)
    assert "Nothing of that kind is refused here." in text
    assert text.count("Whoever neither acts nor invites must pass.") == 2


def test_why_not_in_the_numbers_of_the_moment() -> None:
    text = play("--players", 1, "--seed", 3, answers="1\nwhy invite\n")
    assert re.search(r"Invite the .* You lack \d+ .* SET-15[23]", text.replace("\n", " "))


def test_rules_and_cards_at_the_table() -> None:
    text = play(
        "--players",
        1,
        answers="rule SET-083\nrule 99999\nrule\ncard bank\ncard DIAMOND\ncard e\ncard x\ncard\n",
    )
    assert "SET-083  If all three building stacks are empty" in text
    assert text.count("There is no rule “") == 2
    assert "Bank: building, costs 1 clay, 3 tiles\n  1 gold → 5 points" in text
    assert "Diamond Mine: building" in text
    assert "Diamond Ring: artifact" in text
    assert "Which one? " in text
    assert "card NAME: what a card or tile does" in text


def test_cards_are_found_in_every_language() -> None:
    text = play("--players", 1, "--language", "de", answers="card sägewerk\ncard sawmill\ncard xyzzy\n")
    assert text.count("Sägewerk: Gebäude, kostet 1 Stein, 3 Plättchen") == 2
    assert "Keine Karte heißt „xyzzy“" in text


def test_undo_and_redo() -> None:
    text = play("--players", 1, "--seed", 3, answers="undo\nredo\n1\nundo\nredo\nlog\n")
    assert "You have answered nothing yet that could be taken back." in text
    assert "Nothing has been taken back." in text
    assert "Taken back." in text
    assert "Done again." in text
    assert text.count("Which artifact do you take for the first round?") == 2
    assert text.count("Your turn: take an action") == 2
    assert re.search(r"\n1  Player 1  takes the \S", text)


def explore_first(words: str = "Explore row I") -> str:
    """The number under which exploring row I (or something else) is offered, after the first artifact."""
    text = play("--players", 1, "--seed", 3, answers="1\n")
    found = re.search(rf"(\d+)\) {words}", text)
    assert found
    return found[1]


def test_undo_past_a_reveal_asks_first() -> None:
    explore = explore_first()
    text = play("--players", 1, "--seed", 3, answers=f"1\n{explore}\nundo\nn\nundo\ny\n")
    assert text.count("Take it back all the same? (y/n)") == 2
    assert text.count("Taken back.") == 1
    assert text.count("Explore row I with 1 settler") == 2
    assert "Player 1 explores row I\n" in text


def test_undo_takes_the_bots_answers_back_too() -> None:
    text = play("--seed", 3, "--bots", "random", answers="1\n1\n1\n4\ny\nlog\nundo\ny\ny\nundo\ny\ny\nlog\n")
    first, second = re.findall(r"log\n((?: *\d+  .+\n)+)", text)
    answers, left = (
        [line.split() for line in first.splitlines()],
        [line.split() for line in second.splitlines()],
    )
    assert 0 < len(left) < len(answers)
    assert answers[: len(left)] == left


def test_what_brings_nothing_is_asked_about_first() -> None:
    vain = explore_first("Activate wilderness row I")
    question = "This costs something and brings nothing. Do it all the same? (y/n)"
    text = play("--players", 1, "--seed", 3, answers=f"1\n{vain}\nn\n{vain}\ny\n")
    assert text.count(question) == 2
    assert text.count("Player 1 activates wilderness row I\n") == 1
    explored = play("--players", 1, "--seed", 3, answers=f"1\n{explore_first()}\n")
    assert "(y/n)" not in explored


def test_what_throws_something_away_is_asked_about_first_and_only_if_there_is_another_way() -> None:
    """Guilds' money phase: silver that is not exchanged goes at the end of the week."""
    guilds = find_game("guilds")
    match = Match(guilds, {"players": 2}, seed=3)
    while match.stage != "money":
        match.play(match.unasked([]) or match.legal()[-1])
    file = Path(os.environ["XDG_DATA_HOME"]).parent / "money.json"
    match.seating = ["", ""]
    file.write_text(match.save())
    last = len(match.legal())
    text = run("play", "guilds", "--resume", file, answers=f"{last}\nn\n{last}\ny\n").stdout
    assert text.count("You would lose 10 silver. Do it all the same? (y/n)") == 2
    least = run("play", "guilds", "--resume", file, answers=f"{last - 1}\n").stdout
    assert "You would lose" not in least


# Lessons.


class Pupil:
    """Sits at a terminal and types what the guide has marked, until nothing is."""

    def __init__(self, game: str, language: str, match: Match | None = None) -> None:
        self.screen = io.StringIO()
        self.match = first_round(find_game(game)) if match is None else match
        self.speaker = Speaker(self.match.game, language)
        console = Console(file=self.screen, width=100, highlight=False, markup=False)
        self.sitting = Sitting(self.match, self.speaker, Shelf(self.match.game), console)
        self.seen = 0

    def type(self, prompt: str = "") -> str:
        shown = self.screen.getvalue()
        marked = re.findall(rf"{MEANT}(\d+)\)", shown[self.seen :])
        self.seen = len(shown)
        if not marked:
            raise EOFError
        return str(marked[0])


@pytest.mark.parametrize(("game", "language"), [*zip(OWN, cycle(LANGUAGES), strict=False)])
def test_a_lesson_is_played_by_the_answers_that_are_marked(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each in one language and every language with one: that all words are there is tried with the texts."""
    pupil = Pupil(game, language)
    monkeypatch.setattr("builtins.input", pupil.type)
    assert pupil.sitting.run() == 0
    lesson, match = pupil.match.game.lesson, pupil.match
    assert lesson is not None
    assert lesson.reached(match.game.space, match.given).step == len(lesson.steps)
    shown = " ".join(pupil.screen.getvalue().split())
    for step in lesson.steps:
        for part in ("title", "text", *(["then"] if step.asks else [])):
            assert " ".join(pupil.speaker.text(f"lesson-{step.name}-{part}").split()) in shown, (step, part)
    assert pupil.speaker.text("lesson-strayed") not in shown


def test_a_lesson_speaks_of_another_answer_and_is_taken_up_again(home: Path) -> None:
    text = play("--lesson", answers="1\nundo\n3\n")
    assert "That is allowed too" in text
    assert "Without the Treasure you have no gold" in text
    assert text.count("First round: 2 of 12") == 2
    assert "What it brought\nThe gold is yours" in text
    later = play("--resume", answers="")
    assert "First round: 3 of 12" in later
    assert "Who wins" not in later
    assert "First round" not in play("--seed", 1)


def test_a_lesson_has_its_table() -> None:
    assert complaint("play", "settlement", "--lesson", "--players", 3).startswith("a lesson has its players")
    assert complaint("play", "settlement", "--lesson", "--resume").startswith("a lesson has its players")


def test_settlers_are_chosen_by_habit_or_on_request(home: Path) -> None:
    # The Living Chest gives a bonus settler: then there is a choice.
    take_chest = GAME.space.encode("take", artifact=GAME.read_deck().ids("artifact").index("living_chest"))
    games = (Match(GAME, {"players": 1}, seed=seed) for seed in range(100))
    start = next(game for game in games if take_chest in game.legal())
    seed, chest = start.seed, start.legal().index(take_chest) + 1
    start.play(take_chest)
    explore = start.legal().index(GAME.space.encode("explore", row=0)) + 1
    habitual = play("--players", 1, "--seed", seed, answers=f"{chest}\n{explore}\n")
    assert "Which settler do you send?" not in habitual
    assert "−1 settler" in habitual  # noqa: RUF001, a minus it is
    asked = play("--players", 1, "--seed", seed, answers=f"{chest}\nsettlers\nsettlers ask\n{explore}\n2\n")
    assert "“settlers ask” to choose which settlers you send" in asked
    assert "Which settler do you send?" in asked
    assert "−1 bonus settler" in asked  # noqa: RUF001, a minus it is
    # Whoever was asked and chose what the rules would have takes back that choice alone.
    taken_back = play(
        "--players", 1, "--seed", seed, answers=f"{chest}\nsettlers ask\n{explore}\n1\nundo\ny\n"
    )
    assert taken_back.count("Which settler do you send?") == 2


# Architects: an opponent that the rules play, and hands that are secret.


def architects(*arguments: object, answers: str = "") -> str:
    result = run("play", "architects", *arguments, answers=answers)
    assert result.exit_code == 0, result.stderr
    return result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_against_the_automaton(language: str, home: Path) -> None:
    text = architects("--players", 1, "--seed", 4, "--language", language, answers=random_answers(3, 600))
    speaker = Speaker(find_game("architects"), language)
    speaker.seats = [speaker.text("seat-person", number=1), "Constantine"]
    assert text.count(speaker.say(Telling("deed-scheme", {"seat": 1}))) > 20
    assert speaker.text("score-total") in text
    assert any(name in text.splitlines()[-1] for name in speaker.seats)
    assert unfinished(find_game("architects")) == []


def test_at_a_hot_seat_nobody_reads_what_another_chose(home: Path) -> None:
    game = find_game("architects")
    match, speaker = Match(game, {"players": 2}, seed=6), Speaker(game)
    text = architects("--players", 2, "--bots", "none", "--seed", 6, answers="2\n3\nlog\n")
    first, second = text.split("(a number, or ? for help): ")[:2]
    card = game.space.decode(match.legal()[1]).values["building"]
    kept = speaker.name("building", game.read_deck().ids("building")[card])
    assert f"2) Keep the {kept}" in first
    assert f"Player {(match.seat or 0) + 1} keeps a building card" in second
    assert kept not in second
    assert kept not in text.rpartition("log\n")[2]


def test_what_changed_for_somebody_else_says_for_whom(home: Path) -> None:
    """The start player's cards of the variable boards come when the last one has drafted."""
    text = architects(
        *("--players", 3, "--bots", "random,random", "--option", "boards=random", "--seed", 11),
        answers="1\n1\n1\n",
    )
    assert re.search(r"\n    (Player|Random) \d \+1 building card · \+1 building card", text)


def test_what_has_only_one_answer_is_asked_on_request(home: Path) -> None:
    """One worker in the Mines brings clay: gold takes two."""
    habitual = architects("--players", 1, "--seed", 4, answers="1\n3\n")
    assert "Player 1 sends a worker to the Mines · digs for clay" in habitual
    assert "Clay or gold?" not in habitual
    asked = architects("--players", 1, "--seed", 4, answers="1\nsingle\nsingle ask\n3\n1\n")
    assert "“single ask” to be asked even where there is only one answer" in asked
    assert "From now on you are asked: single." in asked
    assert "Clay or gold?" in asked


# Keeping and going on.


def test_leaving_keeps_the_game_and_resume_goes_on(home: Path) -> None:
    text = play("--seed", 3, "--bots", "random", answers="1\nq\n\n")
    assert "The game waits for you. Go on with: moothall play settlement --resume" in text
    (kept,) = unfinished(GAME)
    assert kept.is_relative_to(home / "data" / "moothall")
    again = play("--resume", answers="log\n")
    assert "Your turn: take an action" in again or "which" in again.casefold()
    assert "Random 2" in again
    assert unfinished(GAME) == [kept]


def test_the_last_game_left_is_the_one_that_goes_on(home: Path) -> None:
    for number in range(2):
        match = random_match(players=1, answers=5 + number)
        match.seating = [""]
        place = Shelf(GAME).place.with_name(f"{number}.json")
        Shelf(GAME, place).keep(match)
        os.utime(place, (1_000_000 + number, 1_000_000 + number))
    play("--resume")
    assert {file.name for file in unfinished(GAME)} == {"0.json", "1.json"}
    assert unfinished(GAME)[0].name == "1.json"


def test_the_shelf_has_room_for_so_many(home: Path) -> None:
    match = random_match(players=1, answers=3)
    for number in range(ROOM + 3):
        Shelf(GAME, Shelf(GAME).place.with_name(f"{number:03}.json")).keep(match)
    assert len(unfinished(GAME)) == ROOM


def test_saving_to_a_file_and_going_on_from_it(home: Path) -> None:
    file = home / "my game.json"
    text = play(
        "--seed", 3, "--players", 3, "--bots", "random",
        answers=f"1\nsave\nsave {file}\nsave {file}\nn\nsave {file}\ny\nsave {home}/no/such/folder\n",
    )  # fmt: skip
    assert "save FILE: save the game as a file" in text
    assert text.count("Saved as ") == 2
    assert text.count("Overwrite it? (y/n)") == 2
    assert "can’t be written: No such file or directory" in " ".join(text.split())
    assert verify(file.read_text(), find_game).holds
    before = file.read_text()
    again = play("--resume", file, answers="1\n")
    assert "Random 3" in again
    assert "Player 2" in again
    assert file.read_text() == before


def test_quit_offers_to_save(home: Path) -> None:
    file = home / "game.json"
    text = play("--seed", 3, answers=f"quit\n{file}\n")
    assert "Save the game under a name of your own?" in text
    assert verify(file.read_text(), find_game).holds


def test_a_folder_that_can_not_be_written_is_said_once(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "file").write_text("in the way")
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "file"))
    text = play("--seed", 3, "--players", 1, answers="1\n")
    assert text.count("The game can’t be kept while you play") == 1
    assert "The game waits for you" not in text


def test_a_finished_game_resumed_shows_its_result(home: Path) -> None:
    file = home / "game.json"
    file.write_text(random_match(players=2).save())
    text = play("--resume", file)
    assert "Total" in text
    assert "The game waits" not in text


def test_resume_with_other_bots(home: Path) -> None:
    file = home / "game.json"
    file.write_text(random_match(players=2, answers=5).save())
    assert "Journeyman 2" in play("--resume", file)
    assert "Random 2" in play("--resume", file, "--bots", "random")
    saved = json.loads(file.read_text()) | {"seating": ["", "deep_thought"]}
    file.write_text(json.dumps(saved))
    assert "a bot called 'deep_thought' plays there" in complaint("play", "settlement", "--resume", file)
    assert "Random 2" in play("--resume", file, "--bots", "random")


def test_a_custom_deck_is_played_and_kept(home: Path) -> None:
    deck = custom_deck(home, 'name = "Bank"', 'name = "Strong Room"')
    deck.write_text(deck.read_text("utf-8").replace("vp_each = 5", "vp_each = 6"), "utf-8")
    file = home / "game.json"
    text = play("--players", 1, "--deck", deck, answers=f"card strong\nsave {file}\n")
    assert "Strong Room: building, costs 1 clay, 3 tiles\n  1 gold → 6 points" in text
    assert "1 gold → 6 points" in play("--resume", file, answers="card strong room\n")
    broken = custom_deck(home, "vp_each = 5", "vp_each = -5")
    assert "building 'bank'" in complaint("play", "settlement", "--deck", broken)


# Answers in columns.


def test_answers_fill_columns_and_long_ones_take_several() -> None:
    from rich.text import Text

    short = [Text(f"answer {number}") for number in range(6)]
    assert [line.plain.split() for line in in_columns(short, 60)] == [
        ["answer", "0", "answer", "1", "answer", "2", "answer", "3"],
        ["answer", "4", "answer", "5"],
    ]
    lines = in_columns([*short, Text("x" * 25)], 60)
    assert all(line.cell_len <= 60 for line in lines)
    assert lines[-1].plain.endswith("x" * 25)
    assert len(in_columns([Text("y" * 50), Text("z" * 55)], 60)) == 2


# As real processes.

MOOTHALL = [sys.executable, "-m", "moothall.cli"]


def test_the_catalogue_as_a_process_does_without_the_compiler() -> None:
    code = (
        "import sys; from moothall.cli import app\n"
        "try: app(['games', '--json'])\n"
        "except SystemExit: pass\n"
        "print('numba' in sys.modules, 'rich' in sys.modules, 'fluent' in sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)[0]["name"] == "settlement"
    assert done.stderr == "False False False\n"


def test_playing_as_a_process_without_colour_or_compiler() -> None:
    code = (
        "import sys; from moothall.cli import app\n"
        "try: app(['play', 'settlement', '--seed', '1'])\n"
        "except SystemExit as leave: print(leave.code, 'numba' in sys.modules, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        input="1\n2\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stderr == "0 False\n"
    assert "\x1b" not in done.stdout
    assert "The game waits for you" in done.stdout


def test_a_terminal_that_lacks_the_signs_gets_question_marks() -> None:
    done = subprocess.run(
        [*MOOTHALL, "play", "settlement", "--players", "1"],
        input=b"caf\xe9\n1\n",
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        check=True,
    )
    assert b"Round 1 of 6" in done.stdout
    assert done.stderr == b""


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Whoever runs the tests in the background may have told them to ignore Ctrl-C, and so their children."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_interrupting_keeps_the_game(home: Path) -> None:
    process = subprocess.Popen(
        [*MOOTHALL, "play", "settlement", "--players", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    assert process.stdin
    assert process.stdout
    process.stdin.write(b"1\n")
    process.stdin.flush()
    shown = b""
    while b"Your turn" not in shown:
        shown += os.read(process.stdout.fileno(), 65536)
    while b"for help):" not in shown.rpartition(b"Your turn")[2]:
        shown += os.read(process.stdout.fileno(), 65536)
    time.sleep(0.5)  # it has asked, and is about to read
    os.killpg(process.pid, signal.SIGINT)
    rest, mistakes = process.communicate(timeout=600)
    assert process.returncode == 130
    assert b"The game waits for you" in rest
    assert mistakes == b""
    assert len(unfinished(GAME)) == 1


def test_a_reader_that_goes_away_is_no_error() -> None:
    process = subprocess.Popen(
        [*MOOTHALL, "rules", "settlement"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout
    process.stdout.close()
    _, mistakes = process.communicate(timeout=600)
    assert b"Traceback" not in mistakes


# Simulations.


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--games", "0"], "the number of games must be at least 1, not 0"),
        (["--bots", "clever"], "there is no bot called 'clever'; there are: "),
        (["--bots", "random,greedy", "--players", "3"], "3 players need 3 bots, or one name for all, not 2"),
        (["--players", "7"], "Settlement: players must be one of 1, 2, 3, 4, not 7"),
        (["--option", "moon=1"], "Settlement has no option 'moon'"),
        (["--jobs", "0"], "the number of jobs must be at least 1, not 0"),
        (["--seed", "-1"], "a seed is a whole number"),
        (["--deck", "nothing.toml"], "nothing.toml can't be read"),
    ],
)
def test_simulations_that_make_no_sense(arguments: list[str], expected: str) -> None:
    assert complaint("simulate", "settlement", *arguments).startswith(expected)


def test_games_are_kept_as_rows(tmp_path: Path) -> None:
    asked = ("simulate", "settlement", "--players", 2, "--games", 3, "--seed", 5, "--bots", "greedy")
    assert run(*asked, "--out", tmp_path / "games.parquet").exit_code == 0
    assert (tmp_path / "games.parquet").stat().st_size > 0
    assert complaint(*asked, "--out", tmp_path / "games.csv").endswith("a file that ends in .parquet")
    assert complaint(*asked, "--decisions").endswith("name one with --out")
    assert len([*tmp_path.iterdir()]) == 1


def test_balance_is_a_page(tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    told = run(
        "balance", "settlement", "--bots", "greedy", "--games", 40, "--seed", 5, "--jobs", 1, "--out", out
    )
    assert "Wins from whoever starts" in told.stdout
    assert "Balance of Settlement" in out.read_text("utf-8")
    nowhere = tmp_path / "no" / "page.html"
    assert "there is no folder" in complaint("balance", "settlement", "--out", nowhere)


def test_a_simulation_as_json_and_as_a_table() -> None:
    asked = ("simulate", "settlement", "--players", 3, "--games", 40, "--bots", "random", "--seed", 5)
    report = json.loads(run(*asked, "--json").stdout)
    assert report["games"] == 40
    assert report["errors"] == 0
    assert report["decisions"] > 40
    assert len(report["mean_scores"]) == len(report["wins"]) == len(report["bots"]) == 3
    assert report["decisions_per_second"] > 0
    assert report["seconds"] > 0
    text = run(*asked).stdout
    assert "Settlement: 40 games, seed 5" in text
    assert all(f"{mean:.1f} ± {spread:.1f}" in text for mean, spread in zip(
        report["mean_scores"], report["spread"], strict=True))  # fmt: skip
    assert "95 % interval" in text
    assert "decisions a second" in text


def test_a_solo_simulation_shows_ranks() -> None:
    asked = ("simulate", "settlement", "--players", 1, "--games", 20, "--seed", 5, "--bots", "greedy")
    text, report = run(*asked).stdout, json.loads(run(*asked, "--json").stdout)
    assert "wins" not in text
    assert "all reached" in text
    assert report["median_rank"] in report["ranks"]
    names = {"settler": "Settler", "mayor": "Mayor", "knight": "Knight", "lord": "Lord or Lady"}
    told = [f"{names[rank]} {count}" for rank, count in report["ranks"].items()]
    assert f"Ranks: {', '.join(reversed(told))}; in the median {names[report['median_rank']]}" in text


def test_a_simulation_with_bots_that_think_and_one_of_one_s_own() -> None:
    bots = f"thinker:4,{EXAMPLE}"
    report = json.loads(run("simulate", "settlement", "--games", 2, "--bots", bots, "--json").stdout)
    assert (report["games"], report["errors"], report["bots"]) == (2, 0, bots.split(","))


# Tournaments.


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--bots", "clever,random"], "there is no bot called 'clever'; there are: apprentice"),
        (["--bots", "random,random"], "a bot is named once"),
        (["--bots", "random,greedy", "--players", "9"], "Settlement: players must be one of 1, 2, 3, 4"),
        (["--bots", "random,greedy", "--games", "0"], "the number of games must be at least 1"),
        (["--bots", "random,greedy", "--option", "speed"], "--option takes NAME=VALUE"),
        (["--bots", "random,greedy", "--plot", "ratings.jpg"], "ratings.jpg: a picture is a file that ends"),
        (["--bots", "nowhere.py:Mine,random"], "there is no file nowhere.py"),
        (["--bots", "thinker:none,random"], "a thinker needs a number of looks"),
    ],
)
def test_tournaments_that_make_no_sense(arguments: list[str], expected: str) -> None:
    assert complaint("tournament", "settlement", *arguments).startswith(expected)


def test_a_tournament_as_json_and_as_a_table() -> None:
    asked = ("tournament", "settlement", "--bots", "greedy,random,apprentice", "--games", 6, "--seed", 5)
    standings = json.loads(run(*asked, "--json").stdout)
    assert standings["games"] == 6
    assert [each["bot"] for each in standings["standings"]] == ["greedy", "random", "apprentice"]
    text = run(*asked).stdout
    assert "Settlement for 2: 6 games, seed 5" in text
    for each in standings["standings"]:
        (line,) = [line for line in text.splitlines() if line.startswith(each["bot"])]
        assert f"{each['share']:.1%}" in line
        assert f"{each['rating']:+.0f}" in line
    assert text.index("greedy") < text.index("random")  # the best first


def test_a_tournament_goes_on_with_what_is_in_a_file(home: Path) -> None:
    asked = ("tournament", "settlement", "--bots", "greedy,random", "--out", home / "ladder.jsonl")
    first = json.loads(run(*asked, "--games", 2, "--json").stdout)  # its seed is drawn
    both = json.loads(run(*asked, "--games", 4, "--json").stdout)
    assert (both["seed"], both["games"], both["kept"]) == (first["seed"], 4, 2)
    assert "0 s in all for 0 games; 4 were played before" in run(*asked, "--games", 4).stdout
    other = ("tournament", "settlement", "--bots", "random,greedy", "--out", home / "ladder.jsonl")
    assert "ladder.jsonl has other games: greedy, random played them" in complaint(*other)


@pytest.mark.parametrize("game", ["guilds", "settlement"])
def test_the_example_of_a_bot_of_one_s_own_plays(game: str) -> None:
    asked = ("tournament", game, "--bots", f"{EXAMPLE},random", "--games", 6, "--seed", 1, "--json")
    example, random = json.loads(run(*asked).stdout)["standings"]
    assert example["bot"] == EXAMPLE
    assert example["wins"] >= 5 > random["wins"]


def test_a_picture_of_a_tournament(home: Path) -> None:
    pytest.importorskip("matplotlib")
    asked = ("tournament", "settlement", "--bots", "greedy,random", "--games", 2)
    assert run(*asked, "--plot", home / "ratings.svg").exit_code == 0
    assert "greedy" in (home / "ratings.svg").read_text("utf-8")


# Training.


def test_training_says_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("moothall.lab.train.find_spec", lambda name: None)
    assert complaint("train", "guilds").endswith("pip install 'moothall[train]'")
    assert "'moothall[train]'" in run("train", "--help").output  # which is no markup


def test_training_that_makes_no_sense(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("moothall.lab.train.can_learn", lambda: True)
    out = ("--out", home / "trained")
    assert complaint("train", "guilds", "--looks", 0, *out) == "looks must be at least 1, not 0"
    assert complaint("train", "guilds", "--jobs", 0, *out).startswith("the number of jobs")
    assert complaint("train", "chess", *out).startswith("there is no game called 'chess'")


def test_training_says_what_each_generation_brought(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.lab.test_train import Fits

    monkeypatch.setattr("moothall.lab.train.can_learn", lambda: True)
    monkeypatch.setattr("moothall.lab.train._with_torch", Fits())
    asked = ("train", "settlement", "--seconds", 0.01, "--looks", 4, "--games", 2, "--out", home / "trained")
    first = run(*asked, "--generations", 1).stdout
    assert re.search(r"Generation 0: learned from [\d,]+ positions, won .*% .* against greedy: kept", first)
    again = run(*asked, "--generations", 2).stdout
    assert "Generation 0" not in again
    assert re.search(r"Generation 1: .* against the one before: (not )?kept", again)
    assert f"the best net is {home / 'trained' / 'net.npz'}" in again
    assert (home / "trained" / "net.npz").exists()


# The server.


def test_a_port_in_use_is_said_in_one_line(home: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        line = complaint("serve", "--port", port, "--database", home / "hall.db", code=1)
    assert line == f"127.0.0.1: port {port} is in use; choose another with --port"
    assert not (home / "hall.db").exists()
