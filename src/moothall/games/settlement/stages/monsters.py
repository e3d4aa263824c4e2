"""Monster checks: after exploring and after activating a wilderness row (section 7)."""

from types import SimpleNamespace
from typing import Any

from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.questions import Answer, always_the_same
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.telling import Values
from moothall.engine.verdict import LEGAL
from moothall.games.settlement import telling
from moothall.games.settlement.actions import MONSTER, QUESTIONS
from moothall.games.settlement.stages import artifacts, command
from moothall.games.settlement.state import (
    COLUMNS,
    HERO_ROW,
    MONSTER_CHOICE,
    NOTHING,
    Printed,
    State,
)


@rule
def is_lured(s: State, deck: Printed, colour: int) -> bool:
    """SET-130..133, SET-301: whether a hero that lies in the row now shows this colour."""
    for space in range(HERO_ROW):
        hero = s.hero_row[space]
        if hero != NOTHING and deck.hero_colour[hero] == colour:
            return True
    return False


def luring(s: State, deck: Deck) -> list[int]:
    """The heroes of the row that call a monster onto the landscape in hand; each asked as if it were alone.

    Before a landscape is seen, it may be any of them.
    """
    heroes, drawn = [int(hero) for hero in s.hero_row if hero != NOTHING], int(s.command.landscape)
    if drawn == NOTHING:
        return heroes
    rows: list[Any] = [SimpleNamespace(hero_row=[hero, *[NOTHING] * HERO_ROW]) for hero in heroes]
    colour = int(deck.printed.landscape_colour[drawn])
    return [hero for hero, row in zip(heroes, rows, strict=True) if is_lured(row, deck.printed, colour)]


@rule
def check_monsters(s: State, deck: Printed, seat: int) -> None:
    """Check the columns of the command's row from the left; the Mask asks for each (SET-249, SET-252)."""
    me = s.players[seat]
    for column in range(COLUMNS):
        if not s.command.columns & (1 << column):
            continue
        field = s.command.target * COLUMNS + column
        if me.fortress[field]:
            s.command.columns &= ~(1 << column)
        elif artifacts.holds(deck, me, MONSTER_CHOICE):
            ask(s.agenda, CHECK, seat)
            ask(s.agenda, MASK, seat)
            return
        else:
            s.command.columns &= ~(1 << column)
            me.monster[field] = is_lured(s, deck, deck.landscape_colour[me.landscape[field]])


@rule
def judge_mask(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """SET-250: the holder may let a monster in or keep it out, as they please."""
    verdict[MONSTER] = LEGAL
    verdict[MONSTER + 1] = LEGAL


@rule
def decide_monster(s: State, deck: Printed, seat: int, appears: int) -> None:
    close(s.agenda)
    field = command.first_marked_field(s)  # SET-282: the leftmost that isn't checked yet
    s.players[seat].monster[field] = appears
    s.command.columns &= ~(1 << (field % COLUMNS))


def tell_check(s: State, deck: Deck, seat: int) -> Values:
    field = int(command.first_marked_field(s))
    landscape = int(s.players[seat].landscape[field])
    return telling.tell_landscape(deck, landscape) | telling.tell_field(field)


def tell_decision(s: State, deck: Deck, seat: int, values: telling.Named) -> Values:
    return {"appears": "yes" if values["appears"] else "no"}


MASK = QUESTIONS.question(
    "mask",
    judge=judge_mask,
    answers={"monster": Answer(decide_monster, tell_decision, depends=always_the_same)},
    tell=tell_check,
)
CHECK = QUESTIONS.work("check_monsters", check_monsters)
