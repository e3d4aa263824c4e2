"""What the tests of every game's words share: the texts, and all that a game can come to say.

A game's own tests are a class that names what they are about:

    class TestWords(WordsOfGames):
        game, deck, told_cards, named = GAME, DECK, ("card", "board"), ("card",)

        def expected(self) -> set[str]: ...
        def moments(self) -> list[Moment]: ...
"""

import ast
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import numpy as np
import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from moothall.engine import telling
from moothall.engine.agenda import open_stage
from moothall.engine.deck import Deck
from moothall.engine.game import Game
from moothall.engine.happening import told
from moothall.engine.match import Match
from moothall.engine.record import plain
from moothall.engine.text import COMMON_TEXTS, LANGUAGES, Speaker
from moothall.engine.verdict import NOT_ASKED
from tests.games.lessons import lesson_texts
from tests.games.tables import PlayedTable
from tests.walks import Walk

NAMES = ["Edda", "Bodo", "Cora", "Dora", "Ervin", "Fina"]
BOTS = [f"Bot {number}" for number in range(1, 7)]  # several of a kind have a number at the end

# Ids that stand in the code as they are; all others are put together from what the game has.
LITERAL = re.compile(r"(board|card|change|effect|result|why)-[a-z_]*[a-z]")


@cache
def texts(game: Game, language: str) -> dict[str, fluent.Message]:
    source = (game.home / "text" / f"{language}.ftl").read_text("utf-8")
    entries = FluentParser().parse(source).body
    assert not [entry for entry in entries if isinstance(entry, fluent.Junk)]
    messages = [entry for entry in entries if isinstance(entry, fluent.Message)]
    assert len({message.id.name for message in messages}) == len(messages), "a text stands there twice"
    return {message.id.name: message for message in messages}


@cache
def common_texts(language: str) -> set[str]:
    """What no game owns."""
    entries = FluentParser().parse((COMMON_TEXTS / f"{language}.ftl").read_text("utf-8")).body
    return {entry.id.name for entry in entries if isinstance(entry, fluent.Message)}


def forms(game: Game, language: str) -> set[str]:
    """Those that names have beside the plain one."""
    return {form.id.name for message in texts(game, language).values() for form in message.attributes}


def values_in(game: Game, language: str, name: str) -> set[str]:
    """The values that a text takes, whatever form of them it asks for."""
    endings = "|".join(forms(game, language))
    source = FluentSerializer().serialize_entry(texts(game, language)[name])
    return {re.sub(rf"_({endings})$", "", variable) for variable in re.findall(r"\$(\w+)", source)}


def literal_texts(game: Game) -> set[str]:
    constants = {
        node.value
        for file in (*game.home.rglob("*.py"), Path(telling.__file__))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return {constant for constant in constants if LITERAL.fullmatch(constant)}


def tie_texts(game: Game) -> set[str]:
    """What decided a tie."""
    scoring = import_module(f"moothall.games.{game.name}.scoring")
    return {f"result-by_{tie.name}" for tie in scoring.TIE_BREAKS}


def nameless_deeds(game: Game, language: str) -> list[str]:
    """Deeds whose text doesn't begin with who did it."""
    deeds = [message for name, message in texts(game, language).items() if name.startswith("deed-")]
    assert deeds
    source = FluentSerializer().serialize_entry
    return [deed.id.name for deed in deeds if not re.match(r"deed-[\w-]+ =\s+\{ \$seat \} ", source(deed))]


# What the rules can refuse with, read off their source.

Sums = Mapping[
    str, Iterable[int]
]  # a number and something added to it, as the source has it -> what it can be


def refusal_numbers(game: Game, sums: Sums) -> set[int]:
    files = [*sorted((game.home / "stages").glob("*.py")), game.home / "referee.py"]
    start = Match(game, {}, seed=0)
    numbers = {game.after_the_end}
    for action in range(len(game.space)):
        for cited in (game.out_of_turn, game.not_asked):
            numbers.add(cited(start.shown(), start.deck.printed, action))
    for file in files:
        for function in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef):
                for verdict in verdicts_of(function):
                    numbers |= set(numbers_in(verdict, sums))
    return numbers


def verdicts_of(function: ast.FunctionDef) -> Iterator[ast.expr]:
    """What a function judges: what it returns, gives on, names as the reason, or writes down."""
    judges = function.name.startswith(("may_", "too_many_"))
    assigned = [node for node in ast.walk(function) if isinstance(node, ast.Assign)]
    written = [node.value for node in assigned if ast.unparse(node.targets[0]).startswith("verdict[")]
    reasons = {name for value in written for name in names_in(value)} | {"reason"}
    yield from written
    yield from (node.value for node in assigned if ast.unparse(node.targets[0]) in reasons)
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("judge_"):
            yield from (argument for argument in node.args if isinstance(argument, ast.IfExp))
        if isinstance(node, ast.Call):
            yield from (named.value for named in node.keywords if named.arg == "reason")
        if isinstance(node, ast.Return) and judges:
            assert node.value
            yield node.value


def names_in(verdict: ast.expr) -> Iterator[str]:
    """Of what may be written there, if it has a name."""
    if isinstance(verdict, ast.Name):
        yield verdict.id
    elif isinstance(verdict, ast.IfExp):
        yield from names_in(verdict.body)
        yield from names_in(verdict.orelse)


def numbers_in(verdict: ast.expr, sums: Sums) -> Iterator[int]:
    if isinstance(verdict, ast.Constant):
        assert isinstance(verdict.value, int)
        yield verdict.value
    elif isinstance(verdict, ast.IfExp):
        yield from numbers_in(verdict.body, sums)
        yield from numbers_in(verdict.orelse, sums)
    elif isinstance(verdict, ast.BinOp):
        yield from sums[ast.unparse(verdict)]


# What a few things sound like.


def say(table: PlayedTable[Any, Any, Any], language: str, name: str, **values: int | str) -> str:
    speaker = Speaker(table.match.game, language, seats=NAMES)
    return speaker.say(table.match.tell(table.number(name, **values)))


def deeds(table: PlayedTable[Any, Any, Any], name: str, **values: int | str) -> list[str]:
    """What everybody hears of it, in all languages."""
    deed = table.match.deed(table.number(name, **values))
    assert deed
    return [Speaker(table.match.game, language, seats=NAMES).say(deed) for language in LANGUAGES]


# What is said in whole games.


class Moment(NamedTuple):
    """An answer, and the positions around it as plain numbers."""

    before: Any
    action: int
    after: Any
    deck: Deck


def moments_of(
    game: Game, walks: Iterable[Walk], every: int, is_news: Callable[[Any, Any], bool]
) -> list[Moment]:
    """Every question and every answer to it a few times, one answer in so many, and all that is news."""
    found, seen = [], dict[tuple[int, str], int]()
    for walk in walks:
        for ply, action in enumerate(walk.actions):
            before, after = plain(walk.states[ply]), plain(walk.states[ply + 1])
            kind = open_stage(before.agenda), game.space.decode(int(action)).name
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] <= A_FEW or ply % every == 0 or is_news(before, after):
                found.append(Moment(before, int(action), after, walk.deck))
    return found


A_FEW = 12


class Words(ABC):
    """The words of a game: all there, in every language, and none that nobody says."""

    game: ClassVar[Game]
    deck: ClassVar[Deck]
    told_cards: ClassVar[tuple[str, ...]]  # kinds of components that say what they do
    bare: ClassVar[tuple[str, ...]] = ()  # those of them whose heading says it all
    nameless: ClassVar[tuple[str, ...]] = ()  # those that people know by what is on them alone
    named: ClassVar[tuple[str, ...]]  # kinds of components whose names are in the texts
    unlike: ClassVar[tuple[str, ...]]  # kinds of things of which no two have the same name

    @abstractmethod
    def expected(self) -> set[str]:
        """All ids that the game can come to say."""

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_no_text_is_missing_and_none_is_idle(self, language: str) -> None:
        present = set(texts(self.game, language))
        said = self.expected() | tie_texts(self.game) | lesson_texts(self.game)
        expected = said - common_texts(language)
        assert expected - present == set(), "missing"
        assert present - expected == set(), "never said"

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_texts_take_the_same_values_in_every_language(self, language: str) -> None:
        for name in texts(self.game, language):
            assert values_in(self.game, language, name) <= values_in(self.game, "en", name), name

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_deed_begins_with_who_did_it(self, language: str) -> None:
        assert nameless_deeds(self.game, language) == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_card_says_what_it_does(self, language: str) -> None:
        speaker = Speaker(self.game, language)
        for kind in self.told_cards:
            for component in self.deck.ids(kind):
                heading, *effects = self.game.tell_card(self.deck, kind, component)
                assert (speaker.name(kind, component) in speaker.say(heading)) == (kind not in self.nameless)
                assert bool(effects) == (kind not in self.bare), component
                for words in map(speaker.say, effects):
                    assert words
                    assert "_" not in words
        assert self.game.tell_card(self.deck, "weather", "rain") == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_no_two_things_of_a_kind_have_the_same_name(self, language: str) -> None:
        speaker = Speaker(self.game, language)
        for kind in self.unlike:
            names = [speaker.text(name) for name in texts(self.game, "en") if name.startswith(f"{kind}-")]
            assert len(set(names)) == len(names) > 0, kind

    def test_english_names_are_those_of_the_standard_deck(self) -> None:
        speaker = Speaker(self.game)
        for kind in self.named:
            for component, name in self.deck.names[kind].items():
                assert speaker.name(kind, component).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'") == name


def asked_of(game: Game, moment: Moment) -> list[int]:
    """The answers that the question of a moment is about, legal or not."""
    verdict = np.zeros(len(game.space), np.int16)
    game.legal(moment.before, moment.deck.record[0], verdict)
    return [int(action) for action in np.flatnonzero(verdict != NOT_ASKED)]


class WordsOfGames(Words):
    """The same, and all that is told in whole games."""

    @abstractmethod
    def moments(self) -> list[Moment]:
        """They come to every question, every deed and every change between them."""

    def told_actions(self) -> set[str]:
        """All that is told of answers: as choices, under their headings, and as deeds."""
        told = set()
        for moment in self.moments():
            for action in asked_of(self.game, moment):
                choice = self.game.tell_action(moment.before, moment.deck, action)
                told |= {choice.id, f"group-{choice.group}"}
            if deed := self.game.tell_deed(moment.before, moment.deck, moment.action):
                told.add(deed.id)
        return told

    def test_the_games_come_to_every_question(self) -> None:
        stages = {open_stage(moment.before.agenda) for moment in self.moments()}
        assert stages == set(range(1, len(self.game.stages)))

    def test_every_deed_has_been_done(self) -> None:
        """So the family of deeds in the texts is what happens, and no more."""
        deeds = [self.game.tell_deed(each.before, each.deck, each.action) for each in self.moments()]
        assert {deed.id for deed in deeds if deed} == self.family("deed")

    def family(self, name: str) -> set[str]:
        return {text for text in texts(self.game, "en") if text.startswith(f"{name}-")}

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_everything_that_happens_can_be_said(self, language: str) -> None:
        speaker, changed = Speaker(self.game, language, seats=BOTS), set()
        game = self.game
        for before, action, after, deck in self.moments():
            changes = told(game.happenings(before, after, deck, action))
            changed |= {change.id for change in changes}
            said = [game.tell_question(before, deck), game.tell_action(before, deck, action), *changes]
            deed = game.tell_deed(before, deck, action)
            for words in (speaker.say(each) for each in [*said, *([deed] if deed else [])]):
                assert words
                assert "{" not in words
                assert not re.search(r"\d \d", words), "a bot's number stands beside another"
        assert changed == self.family("change")

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_answer_can_be_said_in_every_position(self, language: str) -> None:
        speaker = Speaker(self.game, language, seats=BOTS)
        for moment in self.moments()[::30]:
            for action in asked_of(self.game, moment):
                words = speaker.say(self.game.tell_action(moment.before, moment.deck, action))
                assert words
                assert not re.search(r"\d \d", words), "a bot's number stands beside another"
