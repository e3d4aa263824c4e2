"""What a placement is in the middle of: the exchanges, captures or actions that it brings one by one."""

from moothall.engine.agenda import close
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, always_the_same, untold
from moothall.engine.rule import rule
from moothall.engine.telling import Values
from moothall.games.architects.state import NOTHING, Command, Player, Printed, State
from moothall.games.architects.telling import Named


@rule
def wipe_command(command: Command) -> None:
    """Back to nothing, so that equal positions are equal bytes."""
    command.location = NOTHING
    command.workers = 0
    command.used = 0
    command.captures = 0
    command.captured_at = 0
    command.cell = NOTHING
    command.hired = NOTHING
    command.building = NOTHING
    command.slot = NOTHING
    command.reset_due = 0
    command.abilities_used = 0
    command.effects_resolved = 0


@rule
def use_one(s: State) -> None:
    """One of the n exchanges, captures or actions of a placement; the question closes with the last."""
    s.command.used += 1
    if s.command.used == s.command.workers:
        close(s.agenda)


@rule
def stop(s: State, deck: Printed, seat: int, choice: int) -> None:
    """No more of them, or none of what an effect offers."""
    close(s.agenda)


def tell_left(s: State, deck: Deck, seat: int) -> Values:
    """How many exchanges, captures or actions are left."""
    return {"left": int(s.command.workers) - int(s.command.used)}


def tell_workers(s: State, deck: Deck, me: Player, location: int) -> Values:
    """So many stand there then, each of whom may do something."""
    return {"workers": int(me.working[location]) + 1}


def tell_declined(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    return Telling("action-done-declined")


# What follows tells enough.
STOP = Answer(stop, deed=untold, depends=always_the_same)
DECLINE = Answer(stop, tell=tell_declined, deed=untold, depends=always_the_same)
