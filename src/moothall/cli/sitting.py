"""One sitting at a terminal: people at the keyboard, bots in the other seats, one game."""

import sys
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from moothall.bots import find_bot
from moothall.bots.bot import is_native
from moothall.bots.compiling import PARTS, compile_part
from moothall.bots.thinker import Thinker, judges_by
from moothall.cli.answers import Answer, legal_answers, list_answers, tell_answer
from moothall.cli.consult import explain, log, show_cards
from moothall.cli.guide import guide_of
from moothall.cli.rules import readable, rule_number
from moothall.cli.seats import PERSON
from moothall.cli.shelf import Shelf, write_whole
from moothall.engine.forecast import Foresight
from moothall.engine.game import Telling
from moothall.engine.happening import told
from moothall.engine.match import Match, UndoRefused
from moothall.engine.native import native
from moothall.engine.telling import amount_of
from moothall.engine.text import Speaker
from moothall.engine.unasked import habits_of

COMMANDS = ("help", "why", "card", "rule", "undo", "redo", "save", "log", "board", "quit")
PROMPT = 4  # lines around the question and its answers
INTERRUPTED = 130  # the exit code that shells know for it
SHORT = {"?": "help", "h": "help", "q": "quit", "u": "undo", "exit": "quit"}


class Leave(Exception):
    """The player goes; the game stays on the shelf."""


@dataclass
class Move:
    """What one seat has answered in a row."""

    seat: int
    before: Any  # the state
    words: list[str] = field(default_factory=list)
    last: int = 0  # its last answer


class Sitting:
    def __init__(self, match: Match, speaker: Speaker, shelf: Shelf, console: Console) -> None:
        self.match, self.speaker, self.shelf, self.console = match, speaker, shelf, console
        self.people = {seat for seat, who in enumerate(match.seating) if who == PERSON}
        self.habits = dict.fromkeys(habits_of(match.game), True)  # what is left to the rules
        self.guide = guide_of(match, speaker)
        self.move: Move | None = None
        self.news: list[Text] = []
        self.unsaved = False  # the shelf can't be written, and the player knows
        if judged := self.judgement():
            self.news.append(Text(judged, "italic"))
        self.is_screen = console.is_terminal and sys.stdin.isatty()

    def judgement(self) -> str:
        """By what those judge who search, where it isn't what they learned."""
        game, seating = self.match.game, self.match.seating
        searches = any(who != PERSON and isinstance(find_bot(who, game), Thinker) for who in seating)
        by_worth = searches and judges_by(game, self.match.deck) == "worth"
        return self.say("bots-judge-worth") if by_worth else ""

    def run(self) -> int:
        """Play to the end, or until the player leaves; the exit code."""
        try:
            while not self.match.over:
                if not self.go_on():
                    self.ask()
        except Leave:
            self.stop()
            return 0
        except KeyboardInterrupt:  # wherever it comes: what is saved is always a whole number of answers
            self.console.print()
            self.stop()
            return INTERRUPTED
        self.end()
        return 0

    # Whose question it is.

    def unasked(self) -> int | None:
        """The answer that the player has left to the rules."""
        return self.match.unasked([name for name, is_left in self.habits.items() if not is_left])

    def go_on(self) -> bool:
        """A bot's answer, an automaton's, or one that gives itself; False where a person must be asked."""
        match = self.match
        assert match.seat is not None
        if match.is_automatic:
            self.answer(match.legal()[0])
        elif match.seat not in self.people:
            self.answer(self.bot_answer(match.seat))
        elif (unasked := self.unasked()) is not None:
            self.answer(unasked, by_itself=True)
        else:
            return False
        return True

    def bot_answer(self, seat: int) -> int:
        match = self.match
        if self.guide is not None and (reply := self.guide.reply()) is not None:
            return reply
        # Dice for each answer of its own: the same seed plays alike after an undo and after a break.
        dice = ((match.seed or 0) + (match.ply << 20) + seat) % (1 << 64)
        bot = find_bot(match.seating[seat], match.game, dice)
        if isinstance(bot, Thinker) and not is_native(match.rules):
            self.go_native()
        return bot.answer(match).action

    def go_native(self) -> None:
        """Whoever searches needs compiled rules; that takes a while once, and a second from then on."""
        with self.console.status(Text(self.say("play-warming-up"))):
            for part in PARTS:
                compile_part(self.match.game, part)
        self.match.rules = native(self.match.game)

    def answer(self, action: int, *, by_itself: bool = False) -> None:
        assert self.match.seat is not None
        if self.move is None or self.move.seat != self.match.seat:
            self.report_move()
            self.move = Move(self.match.seat, self.match.shown())
        if words := tell_answer(self.match, self.match.state, action, self.speaker):
            self.move.words.append(words)
        self.move.last = action
        self.match.play(action, by_itself=by_itself)

    def report_move(self) -> None:
        """The move is over; where nobody is asked, it is told at once."""
        if self.move is None:
            return
        self.note(self.move)
        self.move = None
        if not self.people:
            self.print_news()

    def note(self, move: Move) -> None:
        """What a seat did and what changed by it; nothing, where that is no news."""
        name = self.speaker.seat(move.seat)
        line = Text.assemble((name if move.words else f"{name}:", "bold"), " ", " · ".join(move.words))
        match = self.match
        happened = match.game.happenings(move.before, match.shown(), match.deck, move.last)
        changes = [self.tell_change(change, move.seat) for change in told(happened)]
        if changes:
            line.append("\n    ").append_text(Text(" · ").join(changes))
        if changes or move.words:
            self.news.append(line)

    def tell_change(self, change: Telling, mover: int) -> Text:
        words = self.speaker.say(change)
        whose = change.values.get("seat", mover)
        if change.id == "change-supply":
            name = f"{self.speaker.seat(int(whose))} " if whose != mover else ""
            signed = [Text(each, "green" if each.startswith("+") else "red") for each in words.split(", ")]
            return Text.assemble(name, Text(", ").join(signed))
        return Text(words, "yellow")

    def print_news(self) -> None:
        for line in self.news:
            self.console.print(line)
        self.news.clear()

    # Asking a person.

    def ask(self) -> None:
        if self.is_half_done():
            assert self.move
            self.note(self.move)
        else:
            self.report_move()
        self.put_on_shelf()
        answers = self.show()
        while True:
            line = self.read(self.say("play-prompt", seat=self.speaker.seat(self.match.seat or 0)))
            if line.isdecimal():
                if 1 <= int(line) <= len(answers):
                    chosen = answers[int(line) - 1]
                    if self.means(chosen.action):
                        self.answer(chosen.action)
                        return
                    continue
                self.tell("play-no-answer", number=line, last=len(answers))
            elif line and self.obey(line):
                return

    def means(self, action: int) -> bool:
        """Whoever would throw something away, or spend it for nothing, is asked first."""
        match = self.match
        assert match.seat is not None
        foresight = Foresight(match.game, match.rules, match.deck, match.state, match.seat)
        forecast = foresight.of([action])
        if forecast.lost and (lost := foresight.all()[action].lost):
            return self.confirms("play-confirm-loss", goods=self.speaker.goods(amount_of(**lost)))
        return not forecast.vain or self.confirms("play-confirm-vain")

    def is_half_done(self) -> bool:
        """Whether the question completes a move that the same player has begun."""
        return bool(self.move and self.move.seat == self.match.seat and self.match.state[0].agenda.depth > 1)

    def show(self) -> list[Answer]:
        """The table, the news, the question and its answers."""
        words, meant = ([], []) if self.guide is None else (self.guide.words(), self.guide.meant())
        answers = legal_answers(self.match, self.speaker, meant)
        below = [*self.news, *words, Text(), Text(self.speaker.say(self.match.question()), "bold")]
        below += list_answers(answers, self.speaker, self.console.width - 1)
        self.news.clear()
        self.draw(sum(len(line.wrap(self.console, self.console.width)) for line in below) + PROMPT)
        for line in below:
            self.console.print(line)
        return answers

    def draw(self, below: int) -> None:
        """The whole table, or in brief where a screen has no room for it above so many lines."""
        match = self.match
        looking = match.seat if match.seat is not None else min(self.people, default=0)
        table = match.game.draw(match.view(looking), self.speaker, looking)
        if self.is_screen:
            self.console.clear()
            if len(self.console.render_lines(table)) + below > self.console.height:
                table = match.game.draw(match.view(looking), self.speaker, looking, brief=True)
        self.console.print(table)

    def read(self, prompt: str) -> str:
        self.console.print(Text(f"\n{prompt} ", "bold"), end="")
        try:
            line = input().strip()
        except EOFError:
            self.console.print()
            raise Leave from None
        if not self.is_screen:
            self.console.print(Text(line))
        return line

    def confirms(self, question: str, **words: int | str) -> bool:
        return self.read(self.say(question, **words)).casefold() in self.say("play-yes").split()

    # What a player can say besides an answer.

    def obey(self, line: str) -> bool:
        """Carry a command out; True where the table has changed by it."""
        word, _, rest = line.partition(" ")
        word, rest = SHORT.get(word.casefold(), word.casefold()), rest.strip()
        if word in self.habits:
            return self.change_habit(word, rest)
        if word not in COMMANDS:
            self.tell("play-unknown", word=word)
            return False
        return bool(getattr(self, f"do_{word}")(rest))

    def do_help(self, rest: str) -> None:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        table.add_row(Text(self.say("help-number-word"), "bold cyan"), self.say("help-number"))
        for command in COMMANDS:
            usage = self.say(f"usage-{command}")
            table.add_row(Text(usage, "bold cyan"), self.say(f"help-{command}"))
        for habit in self.habits:
            table.add_row(Text(f"{habit} ask|auto", "bold cyan"), self.say(f"habit-{habit}"))
        self.console.print(table)
        self.console.print(Text(self.say("help-signs"), "dim"))

    def do_why(self, wanted: str) -> None:
        self.console.print(explain(self.match, self.speaker, wanted))

    def do_card(self, wanted: str) -> None:
        if wanted:
            self.console.print(show_cards(self.speaker, wanted))
        else:
            self.tell_usage("card")

    def do_rule(self, wanted: str) -> None:
        number = rule_number(self.match.game, wanted)
        if number is None:
            self.tell("play-no-rule", rule=wanted, example=self.match.game.cite(73))
        else:
            self.console.print(readable(self.match.game.rules_in(self.speaker.language)[number]))

    def do_log(self, rest: str) -> None:
        self.console.print(log(self.match, self.speaker))

    def do_board(self, rest: str) -> None:
        """All of it, also on a screen that is too low for it."""
        self.console.print(self.match.game.draw(self.match.view(None), self.speaker, self.match.seat))

    def do_undo(self, rest: str) -> bool:
        """Back to the last question that a person was asked."""
        match = self.match
        if match.undo_target(self.people) is None:
            self.tell("play-nothing-to-undo")
            return False
        free = match.may_undo(self.people)
        if not free and not self.confirms("play-undo-anyway"):
            return False
        match.undo(self.people, agreed=not free)
        self.move = None
        self.news = [Text(self.say("play-undone"), "italic")]
        return True

    def do_redo(self, rest: str) -> bool:
        try:
            self.match.redo()
        except UndoRefused:
            self.tell("play-nothing-to-redo")
            return False
        while self.match.undone and self.match.seat not in self.people:
            self.match.redo()
        self.news = [Text(self.say("play-redone"), "italic")]
        return True

    def do_save(self, name: str) -> None:
        if not name:
            self.tell_usage("save")
            return
        file = Path(name).expanduser()
        if file.exists() and not self.confirms("play-overwrite", file=name):
            return
        try:
            write_whole(file, self.match.save())
        except (OSError, ValueError) as error:
            self.tell("play-not-saved", file=name, why=getattr(error, "strerror", None) or str(error))
        else:
            self.tell("play-saved", file=name)

    def do_quit(self, rest: str) -> None:
        name = self.read(self.say("play-save-as"))
        if name:
            self.do_save(name)
        raise Leave

    def change_habit(self, habit: str, wanted: str) -> bool:
        if wanted not in ("ask", "auto"):
            self.tell(f"habit-{habit}")
            return False
        self.habits[habit] = wanted == "auto"
        self.tell("play-habit-auto" if wanted == "auto" else "play-habit-ask", habit=habit)
        return False

    # The end.

    def put_on_shelf(self) -> None:
        try:
            self.shelf.keep(self.match)
        except OSError as error:
            if not self.unsaved:
                self.tell("play-not-kept", file=str(self.shelf.place), why=error.strerror or str(error))
            self.unsaved = True

    def stop(self) -> None:
        self.put_on_shelf()
        if not self.unsaved:
            self.tell("play-kept", command=f"moothall play {self.match.game.name} --resume")

    def end(self) -> None:
        self.report_move()
        self.shelf.clear()
        self.draw(0)
        self.print_news()
        self.console.print(self.result_table())
        result = self.match.result()
        self.console.print(Text(self.speaker.say(self.match.game.tell_result(result)), "bold"))
        for aim in result.aims:
            self.console.print(Text(f" {'✓' if aim.met else '✗'} {self.speaker.say(aim.telling)}"))
        if self.is_screen:
            with suppress(Leave, KeyboardInterrupt):
                if name := self.read(self.say("play-save-finished")):
                    self.do_save(name)

    def result_table(self) -> Table:
        """Points by source: a row for each source, a column for each seat."""
        result = self.match.result()
        table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
        table.add_column()
        for seat in range(self.match.seats):
            star = " ★" if seat in result.winners else ""
            table.add_column(f"{self.speaker.seat(seat)}{star}", justify="right")
        for source in result.details[0]:
            points = [str(each[source]) for each in result.details]
            table.add_row(self.speaker.source(source), *points, style="bold" if source == "total" else "")
        return table

    # Small things.

    def say(self, text: str, **words: int | str) -> str:
        return self.speaker.text(text, **words)

    def tell(self, text: str, **words: int | str) -> None:
        self.console.print(Text(self.say(text, **words)))

    def tell_usage(self, command: str) -> None:
        self.console.print(Text(f"{self.say(f'usage-{command}')}: {self.say(f'help-{command}')}"))
