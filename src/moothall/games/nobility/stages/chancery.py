"""The Chancery's desks (section 28)."""

from moothall.engine.deck import Deck
from moothall.engine.rule import rule
from moothall.engine.telling import Values
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.stages.dice import lay, spend_die
from moothall.games.nobility.state import CHANCERY, NOTHING, PIPS, RACES, Printed, State
from moothall.games.nobility.telling import Named

ROWS = ("upper", "lower")  # of desks


def may_not_be_used(s: State) -> int:
    """What a refusal cites in a game without it."""
    return 368 if s.seats == 1 else 389


@rule
def may_place(s: State, deck: Printed, seat: int, row: int, value: int) -> int:
    me = s.players[seat]
    desk = PIPS * row + value - 1
    if desk >= deck.desks[s.seats]:
        return 398
    if s.chancery_dice[value - 1].value:
        return 401
    if s.desks[desk] != NOTHING:
        return 405
    if me.races[deck.desk_race[value - 1]] == 0:
        return 403
    return LEGAL if me.lot else 404


@rule
def place(s: State, deck: Printed, seat: int, row: int) -> None:
    """NOB-404: one worker takes a seat, and stays."""
    value = spend_die(s, seat, CHANCERY)
    lay(s.chancery_dice[value - 1], seat, value)
    s.desks[PIPS * row + value - 1] = seat
    s.players[seat].lot -= 1


def tell_place(s: State, deck: Deck, seat: int, values: Named) -> Values:
    column = int(s.command.value) - 1
    return {
        "location": "chancery",
        "row": ROWS[values["row"]],
        "race": RACES[deck.printed.desk_race[column]],
        "effect": f"desk:{deck.ids('desk')[column]}",
    }
