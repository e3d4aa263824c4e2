"""The questions of a game, each declared once, beside the rules that judge and answer it.

    QUESTIONS = Questions(SPACE)

    MINE = QUESTIONS.question(
        "mine",
        judge=judge_mine,
        answers={"mine_clay": mine_clay, "mine_gold": Answer(mine_gold, tell=tell_gold)},
        tell=tell_workers,
    )
    NEXT_TURN = QUESTIONS.work("next_turn", next_turn)
    QUESTIONS.refusals({73: tell_workers_missing})

A declaration gives the number by which rules ask (`ask(s.agenda, mines.MINE, seat)`). The order of
declaration decides it, so `stages/__init__.py` imports all modules of a game in one fixed order. From all
declarations together the engine writes `legal` and `apply` and knows how everything is told.
"""

import ast
import itertools
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, NamedTuple

import msgspec

from moothall.engine import agenda as agendas
from moothall.engine import verdict as verdicts
from moothall.engine.actions import Action, ActionSpace, Block
from moothall.engine.game import Telling
from moothall.engine.record import Ints
from moothall.engine.rule import entrance, rule
from moothall.engine.telling import REMEMBERED, Memory, Values
from moothall.engine.text import NOBODY

FIRST_WORK = (
    64  # stages from here on are works: nobody is asked, and they are done as soon as they are on top
)

Judge = Callable[[Any, Any, int, Ints], None]  # (s, deck, seat, verdict)
CarryOut = Callable[[Any, Any, int, int], None]  # (s, deck, seat, which of the block's answers)
Work = Callable[[Any, Any, int], None]  # (s, deck, seat)
WorkOfKind = Callable[[Any, Any, int, int], None]  # (s, deck, seat, kind)
TellQuestion = Callable[[Any, Any, int], Values]  # (s, deck, seat)
# (s, deck, seat, what the answer names): the values of the text, or all of it where that depends
TellAnswer = Callable[[Any, Any, int, Mapping[str, int]], Values | Telling]
TellDeed = Callable[[Any, Any, int, Mapping[str, int]], Telling | None]
DependsOn = Callable[[Any, int, Mapping[str, int]], Hashable]
# (s, deck, seat, answer): why a rule forbids it here, in the moment's numbers; None where the rule's own
# sentence says it all
TellRefusal = Callable[[Any, Any, int, Action], Telling | None]


def untold(s: Any, deck: Any, seat: int, values: Mapping[str, int]) -> None:
    """The deed of an answer that is no news: the one before or what it changed says it all."""


def always_the_same(s: Any, seat: int, values: Mapping[str, int]) -> None:
    """What an answer says that depends on nothing but the deck and the question."""


@dataclass(frozen=True)
class Answer:
    """One kind of answer: the rule that carries it out, and how it is told."""

    do: CarryOut
    tell: TellAnswer | None = None  # as a choice; the text is `action-<block>`
    deed: TellDeed | None = None  # as everybody hears of it; left out, `deed-<block>` with the same values
    group: str = "answers"  # the heading that it stands under
    depends: DependsOn | None = None  # all that its telling depends on; left out, it is told anew each time


# By block, or by consecutive blocks; a rule alone where there is nothing to say about how it is told.
Answers = Mapping[str | tuple[str, ...], CarryOut | Answer]


@dataclass(frozen=True)
class Question:
    name: str
    stage: int
    judges: tuple[Judge, ...]
    answers: dict[str, Answer]  # by block
    tell: TellQuestion | None


@dataclass(frozen=True)
class _Run:
    """Consecutive blocks whose answers one rule carries out, counted from the first."""

    first: int
    end: int
    do: CarryOut


class _Way(NamedTuple):
    run: _Run
    stages: list[int]  # in which it counts


class Questions:
    def __init__(self, space: ActionSpace) -> None:
        self.space = space
        self._questions: list[Question] = []
        self._stages: tuple[str, ...] = ()
        self._works: list[tuple[int, int, Callable[..., None]]] = []  # first number, how many, what to do
        self._next_work = FIRST_WORK
        self._runs: dict[int, list[_Run]] = {}  # by stage
        self._kinds: dict[str, Answer] = {}  # by block, as the first question has it that takes such answers
        self._refusals: dict[int, TellRefusal] = {}  # by the number of the rule that forbids
        self._told: Memory[Telling] = Memory()
        self._texts: dict[Hashable, bytes] = {}  # the same as JSON
        self._answers: dict[tuple[int, int], tuple[Answer, Action]] = {}  # by stage and number
        self.proceed: Callable[[Any, Any], None]  # (s, deck): all works on top, once there is a referee

    # Declaring.

    def question(
        self,
        name: str,
        *,
        judge: Judge | Sequence[Judge],
        answers: Answers,
        tell: TellQuestion | None = None,
    ) -> int:
        """Declare a question; its number.

        Several judges each have their say, in the order given. Consecutive blocks may share a rule, by a
        tuple of their names: it then gets the answer's number counted from the first of them.
        """
        if name in self.stages:
            raise ValueError(f"there is a question {name!r} already")
        stage = len(self._questions) + 1
        judges = (judge,) if callable(judge) else tuple(judge)
        kinds: dict[str, Answer] = {}
        self._runs[stage] = []
        for blocks, answer in answers.items():
            names = (blocks,) if isinstance(blocks, str) else blocks
            kind = answer if isinstance(answer, Answer) else Answer(answer)
            kinds |= dict.fromkeys(names, kind)
            self._runs[stage].append(self._run_of(names, kind.do))
        self._questions.append(Question(name, stage, judges, kinds, tell))
        self._kinds = kinds | self._kinds
        return stage

    def work(self, name: str, do: Work) -> int:
        """Declare something that follows of itself once it lies on top of the agenda; its number."""
        return self._new_work(1, do)

    def works(self, name: str, do: WorkOfKind, kinds: int) -> int:
        """The same for so many kinds of a work; the number of the first, to which a kind is added."""
        return self._new_work(kinds, do)

    def refusals(self, tellings: Mapping[int, TellRefusal]) -> None:
        """Declare how it is told that a rule forbids an answer, by the rule's number."""
        if again := tellings.keys() & self._refusals.keys():
            raise ValueError(f"it is told twice why rule {min(again)} forbids something")
        self._refusals |= tellings

    def _new_work(self, kinds: int, do: Callable[..., None]) -> int:
        first = self._next_work
        self._next_work += kinds
        if self._next_work > 128:
            raise ValueError("a stage is a signed byte: there are too many works")
        self._works.append((first, kinds, do))
        return first

    def _run_of(self, names: Sequence[str], do: CarryOut) -> _Run:
        blocks = [self.space.blocks[name] for name in names]
        for before, after in itertools.pairwise(blocks):
            if before.first + before.length != after.first:
                raise ValueError(f"{before.name} and {after.name} don't follow one another")
        return _Run(blocks[0].first, blocks[-1].first + blocks[-1].length, do)

    # Asking about.

    @property
    def stages(self) -> tuple[str, ...]:
        """The questions' names by their numbers; number 0 is a game that is over."""
        if len(self._stages) <= len(self._questions):
            self._stages = ("over", *(question.name for question in self._questions))
        return self._stages

    def __getitem__(self, stage: int) -> Question:
        return self._questions[stage - 1]

    def blocks(self, stage: int) -> list[Block]:
        """What a question may be answered with, legal or not."""
        return [self.space.blocks[name] for name in self[stage].answers] if stage else []

    # Telling.

    def tell_question(self, s: Any, deck: Any) -> Telling:
        stage = agendas.open_stage(s.agenda)
        if not stage:
            return Telling("question-over")
        question = self[stage]
        values = {} if question.tell is None else question.tell(s, deck, int(agendas.open_seat(s.agenda)))
        return Telling(f"question-{question.name}", values)

    def tell_action(self, s: Any, deck: Any, number: int) -> Telling:
        """What this answer to the open question would do, whether or not it is legal.

        One that the question only refuses is told as where it could be given.
        """
        stage, seat = agendas.open_stage(s.agenda), int(agendas.open_seat(s.agenda))
        answer, action = self._answer_to(stage, number)
        if answer.depends is None:
            return _told_choice(answer, s, deck, seat, action)
        key = deck, stage, number, answer.depends(s, seat, action.values)
        return self._told.recall(key, lambda: _told_choice(answer, s, deck, seat, action))

    def tell_all(self, s: Any, deck: Any, numbers: Sequence[int]) -> bytes:
        """What each of these answers would do, by its number, as JSON."""
        stage, seat = agendas.open_stage(s.agenda), int(agendas.open_seat(s.agenda))
        pieces = []
        for number in numbers:
            answer, action = self._answer_to(stage, number)
            if answer.depends is None:
                pieces.append(_piece(number, _told_choice(answer, s, deck, seat, action)))
                continue
            key = deck, stage, number, answer.depends(s, seat, action.values)
            if (piece := self._texts.get(key)) is None:
                if len(self._texts) >= REMEMBERED:
                    self._texts.clear()
                piece = self._texts[key] = _piece(number, _told_choice(answer, s, deck, seat, action))
            pieces.append(piece)
        return b"{%b}" % b",".join(pieces)

    def _answer_to(self, stage: int, number: int) -> tuple[Answer, Action]:
        """How an answer to a question is told, and what it names."""
        if (known := self._answers.get((stage, number))) is None:
            action = self.space.decode(number)
            answer = self[stage].answers.get(action.name) or self._kinds[action.name]
            known = self._answers[stage, number] = answer, action
        return known

    def tell_deed(self, s: Any, deck: Any, number: int) -> Telling | None:
        """What everybody hears of an answer to the open question."""
        seat, action = int(agendas.open_seat(s.agenda)), self.space.decode(number)
        answer = self[agendas.open_stage(s.agenda)].answers[action.name]
        if answer.deed is not None:
            return answer.deed(s, deck, seat, action.values)
        who: Values = {"seat": seat}
        return Telling(f"deed-{action.name}", who | self.tell_action(s, deck, number).values)

    def tell_refusal(self, s: Any, deck: Any, number: int, rule_number: int) -> Telling | None:
        """Why this rule forbids this answer to the open question, with the numbers of the moment.

        None where the rule's own sentence says it all.
        """
        tell = self._refusals.get(rule_number)
        if tell is None:
            return None
        return tell(s, deck, int(agendas.open_seat(s.agenda)), self.space.decode(number))

    # The rules that follow from all declarations.

    def referee(
        self, stages: ModuleType, works: Sequence[int] = ()
    ) -> tuple[Callable[..., int], Callable[..., None]]:
        """`legal` and `apply` of the game whose `stages` have declared their questions.

        `works` are looked for in the order given, and all others behind them: where that is how they mostly
        follow one another, one look through them all is enough.

        They are written out as the long chains that nobody wants to write by hand: compiled code knows no
        tables of functions. A rule stands in them once, however many questions share it: on a GPU the size
        of the rulebook decides the speed.
        """
        if unasked := [name for name in self.space.blocks if name not in self._kinds]:
            raise ValueError(f"no question takes {', '.join(unasked)}")
        names = _Names()
        proceed = self._write_proceed(names, works)
        text = "\n".join((*self._write_legal(names), *self._write_apply(names), *proceed))
        scope: dict[str, Any] = names.scope | {
            "__name__": stages.__name__,
            "open_stage": agendas.open_stage,
            "open_seat": agendas.open_seat,
            "finish": finish,
            "forget": verdicts.forget,
            "count_legal": verdicts.count_legal,
        }
        # The compiler keeps its results by file and line; lines that the file doesn't have are ours to use.
        tree = ast.increment_lineno(ast.parse(text), 100_000)
        exec(compile(tree, str(stages.__file__), "exec"), scope)
        self.proceed = rule(scope["proceed"])
        return entrance(scope["legal"]), entrance(scope["apply"])

    def _write_legal(self, names: "_Names") -> list[str]:
        lines = ["def legal(s, deck, verdict):"]
        lines += ["    forget(verdict)", "    if s.agenda.depth == 0:", "        return 0"]
        lines += ["    stage = open_stage(s.agenda)", "    seat = open_seat(s.agenda)"]
        asked: dict[Judge, list[int]] = {}
        for question in self._questions:
            for judge in question.judges:
                asked.setdefault(judge, []).append(question.stage)
        single = all(len(question.judges) == 1 for question in self._questions)
        for number, (judge, stages) in enumerate(asked.items()):
            word = "elif" if single and number else "if"
            lines.append(f"    {word} {_among('stage', stages)}:")
            lines.append(f"        {names.of(judge)}(s, deck, seat, verdict)")
        return [*lines, "    return count_legal(verdict)"]

    def _write_apply(self, names: "_Names") -> list[str]:
        lines = ["def apply(s, deck, action):"]
        lines += ["    stage = open_stage(s.agenda)", "    seat = open_seat(s.agenda)"]
        return [*lines, *_write_ways(self._ways_to_answer(), names, "    "), "    proceed(s, deck)"]

    def _ways_to_answer(self) -> list[list[_Way]]:
        """What carries answers out, in the order of their numbers; together those that share answers, which
        the stage decides between."""
        stages: dict[_Run, list[int]] = {}
        for stage, runs in self._runs.items():
            for run in runs:
                stages.setdefault(run, []).append(stage)
        ordered = sorted(stages, key=lambda run: (run.end, -run.first, stages[run]))
        ways: list[list[_Way]] = [[]]
        for number, run in enumerate(ordered):
            ways[-1].append(_Way(run, stages[run]))
            if all(other.first >= run.end for other in ordered[number + 1 :]):
                ways.append([])
        return ways[:-1]

    def _write_proceed(self, names: "_Names", order: Sequence[int]) -> list[str]:
        """What follows of itself, until a question is open or the game is over.

        Each kind of work is looked for in turn rather than as an alternative to the others: on a GPU games
        that do the same thing, if not at the same depth of their agendas, then mostly do it together.
        """
        lines = [
            "def proceed(s, deck):",
            "    work = open_stage(s.agenda)",
            f"    while work >= {FIRST_WORK}:",
        ]
        places = {work: place for place, work in enumerate(order)}
        for first, kinds, do in sorted(self._works, key=lambda work: places.get(work[0], len(places))):
            test = f"work == {first}" if kinds == 1 else f"{first} <= work < {first + kinds}"
            kind = "" if kinds == 1 else f", work - {first}"
            lines += [f"        if {test}:", f"            {names.of(do)}(s, deck, finish(s){kind})"]
            lines += ["            work = open_stage(s.agenda)"]
        return lines


class _Names:
    """Rules by names of their own: two modules may each have a `judge`."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}
        self._known: dict[Callable[..., Any], str] = {}

    def of(self, function: Callable[..., Any]) -> str:
        if function not in self._known:
            name = f"{function.__module__.rpartition('.')[2]}_{function.__name__}"
            if name in self.scope:
                raise ValueError(f"two rules are called {name}")
            self._known[function], self.scope[name] = name, function
        return self._known[function]


def _write_ways(ways: list[list[_Way]], names: _Names, indent: str) -> list[str]:
    """Halved again and again until one rule is left: faster to run and to compile than one long chain."""
    if len(ways) > 1:
        middle = len(ways) // 2
        before = _write_ways(ways[:middle], names, indent + "    ")
        after = _write_ways(ways[middle:], names, indent + "    ")
        return [f"{indent}if action < {ways[middle - 1][-1].run.end}:", *before, f"{indent}else:", *after]
    lines = []
    *others, last = ways[0]
    for number, way in enumerate(others):
        word = "elif" if number else "if"
        lines.append(f"{indent}{word} action < {way.run.end} and ({_among('stage', way.stages)}):")
        lines.append(f"{indent}    {_call(way.run, names)}")
    if not others:
        return [indent + _call(last.run, names)]
    return [*lines, f"{indent}else:", f"{indent}    {_call(last.run, names)}"]


def _call(run: _Run, names: _Names) -> str:
    choice = "action" if run.first == 0 else f"action - {run.first}"
    return f"{names.of(run.do)}(s, deck, seat, {choice})"


def _among(name: str, numbers: Sequence[int]) -> str:
    return " or ".join(f"{name} == {number}" for number in numbers)


def _piece(number: int, telling: Telling) -> bytes:
    return b'"%d":%b' % (number, msgspec.json.encode(telling))


def _told_choice(answer: Answer, s: Any, deck: Any, seat: int, action: Action) -> Telling:
    told = {} if answer.tell is None else answer.tell(s, deck, seat, action.values)
    if isinstance(told, Telling):
        return Telling(told.id, told.values, told.group or answer.group)
    variant = f"-{NOBODY}" if NOBODY in told.values() else ""  # what could be but isn't has no name
    return Telling(f"action-{action.name}{variant}", told, answer.group)


@rule
def finish(s: Any) -> int:
    """The work on top of the agenda is taken up; returns whose it is."""
    seat = agendas.open_seat(s.agenda)
    agendas.close(s.agenda)
    return seat
