"""What a game provides. Everything above the engine plays any game through this."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec
import numpy as np

from moothall.engine.actions import ActionSpace
from moothall.engine.chance import Chance
from moothall.engine.deck import Deck, deck_text
from moothall.engine.primer import Primer, primer
from moothall.engine.record import Ints, Record
from moothall.engine.rule import rule
from moothall.engine.rulebook import NumberedRule, rulebook
from moothall.engine.ties import TieBreak

if TYPE_CHECKING:
    from moothall.engine.happening import Happening
    from moothall.engine.lesson import Lesson
    from moothall.engine.observation import Observation


@dataclass(frozen=True)
class Option:
    """One thing to decide before a game starts, besides the seed."""

    name: str
    values: tuple[int | str, ...]
    default: int | str
    meaning: str
    # With so many players there are only these of the values, and the first is the default.
    at: Mapping[int, tuple[int | str, ...]] = field(default_factory=dict)

    def values_for(self, players: int) -> tuple[int | str, ...]:
        return self.at.get(players, self.values)

    def default_for(self, players: int) -> int | str:
        return self.at[players][0] if players in self.at else self.default


class Telling(msgspec.Struct, frozen=True):
    """Something to say, as the id of a text and the values that go into it; `engine.text` has the words.

    A value's key begins with the kind of thing that it names: `building`, `good_paid`, `goods_cost`.
    """

    id: str
    values: dict[str, int | str] = {}
    group: str = ""  # the heading that an answer stands under, among others


class Aim(msgspec.Struct, frozen=True):
    """Something that was to be reached, in words with how far it came, and whether it was."""

    telling: Telling
    met: bool


class Result(msgspec.Struct, frozen=True):
    """How a finished game came out: points by source for each seat, who won, in solo the rank, and ties."""

    scores: list[int]
    winners: list[int]
    details: list[dict[str, int]]
    rank: str | None = None
    ties: list[TieBreak] = []  # those that had to be looked at, in their order
    aims: list[Aim] = []  # in solo with a goal: the goal, then each thing that it asks for


def nobody(options: Mapping[str, int | str]) -> range:
    """The seats of automata in a game that has none."""
    return range(0)


ALL_REACHED = 1000  # thousandths of what is to be reached alone


@rule
def nothing_to_reach(s: Any, deck: Any) -> int:
    """Of a game that nobody plays alone, or in which alone somebody else can win."""
    return 0


def something(options: Mapping[str, int | str]) -> bool:
    """What is hidden in a game that has secret hands with all its options."""
    return True


def owns_nothing(s: Any, deck: Deck, seat: int) -> list[str]:
    """Of a game that has no components of its own."""
    return []


def nameless(options: Mapping[str, int | str]) -> str:
    return "automaton"


class OptionError(ValueError):
    """A choice of options that the game doesn't have."""


class OrdersError(ValueError):
    """Explicit orders of stacks that don't fit the game's components."""


Options = Mapping[str, int | str]
S = TypeVar("S", bound=Record)  # a game's state
P = TypeVar("P", bound=Record)  # what is printed on its components, for the rules
V = TypeVar("V", bound=msgspec.Struct)  # what a seat sees of the table
C = TypeVar("C", bound=msgspec.Struct)  # all that is printed, for people


@dataclass(frozen=True, eq=False)  # each game is one object, so it is known by its identity
class GameOf(Generic[S, P, V, C]):
    """All that a game provides. The arguments' names stand beside the functions' types."""

    name: str
    title: str
    version: int  # goes up whenever recorded games would replay differently
    prefix: str  # of its rule numbers
    seats: range
    players_rule: int  # the rule that says so
    options: tuple[Option, ...]  # beside the number of players
    state: type[S]
    deck: type[P]
    space: ActionSpace
    stages: tuple[str, ...]
    observation: "Observation"  # the numbers that `observe` fills, by their names

    standard_deck: Path
    parse_deck: Callable[[str, str], Deck]  # (a file's name, its text)
    components: Callable[[Deck], C]

    # Rules: plain Python that is compiled as well.
    setup: Callable[[S, P, Ints, int], None]  # (s, deck, options, seed)
    legal: Callable[[S, P, Ints], int]  # (s, deck, verdict): how many are legal
    apply: Callable[[S, P, int], None]  # (s, deck, action)
    score: Callable[[S, P, int], int]  # (s, deck, seat)
    is_winner: Callable[[S, P, int], bool]  # (s, deck, seat)
    worth: Callable[[S, P, int], int]  # (s, deck, seat): how good the position looks
    conceal: Callable[[S, P, int, Chance], None]  # (s, deck, seat, dice): redraw what the seat can't know
    observe: Callable[[S, P, int, Ints], None]  # (s, deck, seat, numbers): all that the seat may know

    # For people; the state may be a plain one (`record.plain`).
    arrange: Callable[[S, Deck, Ints, Any], None]  # (s, deck, options, orders): set up from explicit orders
    view: Callable[[S, Deck, int | None], V]  # (s, deck, seat, or None for what everybody sees)
    result: Callable[[S, Deck], Result]  # (s, deck)
    progress: Callable[[S], int]  # (s): how far the game has come, as it counts that: rounds, weeks
    tell_question: Callable[[S, Deck], Telling]  # (s, deck): what is being asked
    tell_action: Callable[[S, Deck, int], Telling]  # (s, deck, action): what it would do, in this position
    tell_all: Callable[[S, Deck, Sequence[int]], bytes]  # (s, deck, actions): the same of each, as JSON
    # (s, deck, action): what everybody hears of an answer to the question of s; the text begins with `$seat`.
    # None where it is no news, since the answer before said it all.
    tell_deed: Callable[[S, Deck, int], Telling | None]
    # (s, deck, action, number): why the rule of this number forbids an answer to the question of s, with the
    # numbers of the moment; None where the rule's own sentence (`rule-<number>`) says it all
    tell_refusal: Callable[[S, Deck, int, int], Telling | None]
    # (before, after, deck, action): what an answer brought about, as everybody may know it
    happenings: Callable[[S, S, Deck, int], list["Happening"]]
    tell_card: Callable[[Deck, str, str], list[Telling]]  # (deck, kind, component): what is printed on it
    tell_result: Callable[[Result], Telling]
    # By a player's word for it: (s) -> the answer that the rules give where a player names none.
    habits: Mapping[str, Callable[[S], int | None]]

    # (s, deck record, action): the rule that a refusal cites where somebody else is asked, or where the open
    # question says nothing about the action.
    out_of_turn: Callable[[Any, Any, int], int]
    not_asked: Callable[[Any, Any, int], int]
    after_the_end: int

    # (options): the seats, behind those of the players, that the rules play by themselves: an automated
    # opponent, dice. The open question of such a seat has exactly one legal answer.
    automata: Callable[[Options], range] = nobody
    automaton: Callable[[Options], str] = nameless  # (options): who plays them, by an id
    # Blocks of answers that only let a turn go by: where nothing else may be answered, they give themselves.
    idle: frozenset[str] = frozenset()
    # Blocks of answers that lead back to the same question and may undo each other: whoever plays by looking
    # ahead must not go round in them for ever.
    free: frozenset[str] = frozenset()
    # A rule (s, deck): how much of what is to be reached alone has been, in thousandths (ALL_REACHED).
    reached: Callable[[S, P], int] = nothing_to_reach
    # (s, deck, seat): the components that a seat has at the end, each as often as it has it, as `kind:id`
    belongings: Callable[[S, Deck, int], list[str]] = owns_nothing
    secret_hands: bool = True  # False where all see the same, so that one view does for everybody
    # (options): whether a seat then holds something that the others must not see
    hides: Callable[[Options], bool] = something
    lesson: "Lesson | None" = None  # a first round with a guide

    @property
    def home(self) -> Path:
        """The game's folder."""
        return self.standard_deck.parent

    @property
    def rules(self) -> dict[int, NumberedRule]:
        return rulebook(self.name, self.home)

    def rules_in(self, language: str) -> dict[int, NumberedRule]:
        return rulebook(self.name, self.home, language)

    def primer_in(self, language: str) -> Primer | None:
        """What a beginner reads first."""
        return primer(self.name, self.home, language)

    def draw(self, view: msgspec.Struct, speaker: Any, seat: int | None, *, brief: bool = False) -> Any:
        """The table in the terminal, for Rich to print: imported only here, the rules have no use for it."""
        terminal = import_module(".terminal", self.setup.__module__.rpartition(".")[0])
        return terminal.TerminalTable(view, speaker, seat, brief=brief)

    def has_secrets(self, options: Options) -> bool:
        return self.secret_hands and self.hides(options)

    def cite(self, number: int) -> str:
        return f"{self.prefix}-{number:03d}"

    def read_deck(self, path: Path | None = None) -> Deck:
        """The standard deck, or a custom one."""
        return _standard_deck(self) if path is None else self.parse_deck(path.name, deck_text(path))

    def options_from(self, chosen: Mapping[str, int | str]) -> dict[str, int | str]:
        """The chosen options with the defaults filled in; an OptionError says what is wrong with them."""
        players = self._allowed("players", chosen.get("players", self.seats[0]), tuple(self.seats))
        options = {"players": players}
        options |= {option.name: option.default_for(int(players)) for option in self.options}
        for name in chosen:
            if name not in options:
                raise OptionError(f"{self.title} has no option '{name}'; it has {', '.join(options)}")
        for option in self.options:
            if option.name in chosen:
                values = option.values_for(int(players))
                options[option.name] = self._allowed(option.name, chosen[option.name], values)
        return options

    def _allowed(self, name: str, value: int | str, values: tuple[int | str, ...]) -> int | str:
        for allowed in values:
            if str(value) == str(allowed):
                return allowed
        words = ", ".join(str(allowed) for allowed in values)
        raise OptionError(f"{self.title}: {name} must be one of {words}, not {value}")

    def encode_options(self, options: Mapping[str, int | str]) -> Ints:
        """The options as the rules read them: the number of players, then an index for each option."""
        indices = [option.values.index(options[option.name]) for option in self.options]
        return np.array([options["players"], *indices], np.int64)


Game = GameOf[Any, Any, Any, Any]  # any game: all that is above the engine asks for no more


@cache
def _standard_deck(game: Game) -> Deck:
    return game.parse_deck(game.standard_deck.name, deck_text(game.standard_deck))
