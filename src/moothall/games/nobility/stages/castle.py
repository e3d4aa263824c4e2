"""White Castle (section 24) and the slot on the own board (section 25)."""

from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, always_the_same
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values, amount_of
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.actions import QUESTIONS, RETURN_FROM
from moothall.games.nobility.stages.dice import band_of, lay, spend_die
from moothall.games.nobility.stages.gains import change_reputation
from moothall.games.nobility.stages.parameters import parameter
from moothall.games.nobility.state import (
    CASTLE,
    CASTLE_GAIN,
    EXTRA_CASTLE_SLOT,
    KINDS,
    OWN_VALUE,
    PLAYER_BOARD,
    Player,
    Printed,
    State,
)
from moothall.games.nobility.telling import Named, tell_guild


@rule
def slot_of(choice: int, value: int) -> int:
    """The slot of the die's value, or the extra one."""
    return EXTRA_CASTLE_SLOT if choice else band_of(value)


@rule
def may_place(s: State, deck: Printed, choice: int, value: int) -> int:
    slot = slot_of(choice, value)
    if slot >= deck.castle_slots[s.seats]:
        return 344
    return 117 if s.castle[slot].value else LEGAL


@rule
def place(s: State, deck: Printed, seat: int, choice: int) -> None:
    """NOB-308..311, NOB-345."""
    value = spend_die(s, seat, CASTLE)
    slot = slot_of(choice, value)
    lay(s.castle[slot], seat, value)
    gain = parameter(s, deck, seat, CASTLE_GAIN, wide(deck.castle_gain[slot, value]))
    change_reputation(s.players[seat], gain)


def tell_place(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    value, slot, printed = int(s.command.value), values["slot"], deck.printed
    gain = int(printed.castle_gain[slot_of(slot, value), value])
    gain = int(parameter(s, printed, seat, CASTLE_GAIN, gain))
    told: Values = {"location": "castle", "goods_gained": amount_of(reputation=gain)}
    return Telling("action-place_castle-extra" if slot else "action-place_castle", told)


# The slot on the own board.


@rule
def may_place_on_board(me: Player, value: int) -> int:
    if value < OWN_VALUE:
        return 314
    if me.own_die:
        return 117
    for guild in range(KINDS):
        if me.apprentices[guild]:
            return LEGAL
    return 128


@rule
def place_on_board(s: State, deck: Printed, seat: int, choice: int) -> None:
    s.players[seat].own_die = spend_die(s, seat, PLAYER_BOARD)
    ask(s.agenda, RETURN, seat)


def tell_board(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"location": "player_board", "apprentices": sum(map(int, s.players[seat].apprentices))}


@rule
def judge_return(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    for guild in range(KINDS):
        verdict[RETURN_FROM + guild] = LEGAL if s.players[seat].apprentices[guild] else 315


@rule
def return_apprentice(s: State, deck: Printed, seat: int, guild: int) -> None:
    """NOB-315."""
    close(s.agenda)
    me = s.players[seat]
    me.apprentices[guild] -= 1
    s.command.fresh[guild] = min(wide(s.command.fresh[guild]), wide(me.apprentices[guild]))
    me.lot += 1


RETURN = QUESTIONS.question(  # from which guild an apprentice comes back (NOB-315)
    "return",
    judge=judge_return,
    answers={"return_apprentice": Answer(return_apprentice, tell=tell_guild, depends=always_the_same)},
)
