"""The turn (section 5): a die, a settler card and a sale, each at most once, in any order."""

from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, always_the_same, untold
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values
from moothall.engine.text import NOBODY
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.actions import COMPLETE, END_TURN, QUESTIONS, SELL_PUBLIC, SELL_WORKSHOP
from moothall.games.nobility.stages import hall, placing, rounds, settlers
from moothall.games.nobility.stages.parameters import parameter
from moothall.games.nobility.state import (
    COMPLETED_SETTLER,
    DICE_LIMIT,
    HAND,
    KINDS,
    NOTHING,
    PIPS,
    PLOTS,
    SOLD_BUILDING,
    SPACES,
    Command,
    Printed,
    State,
)
from moothall.games.nobility.telling import Named, own_settler


@rule
def wipe_action(command: Command) -> None:
    """Back to nothing when an action is over, so that equal positions are equal bytes."""
    command.die = 0
    command.value = 0
    command.location = NOTHING
    command.guild = NOTHING
    command.space = NOTHING
    command.rerolled = 0
    command.given = NOTHING
    command.left = 0
    command.sold = 0
    command.visited = 0
    command.price = 0
    command.building = NOTHING
    command.card = NOTHING
    command.points = 0
    command.part = 0
    command.part_left = 0
    for good in range(KINDS):
        command.spent[good] = 0


@rule
def wipe_command(command: Command) -> None:
    wipe_action(command)
    command.done = 0
    for guild in range(KINDS):
        command.fresh[guild] = 0


@rule
def next_turn(s: State, deck: Printed, first: int) -> None:
    """NOB-060..062, NOB-076: from this seat on, whoever has not passed and can do something."""
    for step in range(s.seats):
        seat = (int(first) + step) % int(s.seats)
        if not s.players[seat].passed:
            if can_act(s, deck, seat):
                s.active = seat
                ask(s.agenda, TURN, seat)
                return
            s.players[seat].passed = 1
    s.active = NOTHING
    ask(s.agenda, rounds.END_ROUND, wide(s.start_seat))


@rule
def can_act(s: State, deck: Printed, seat: int) -> bool:
    for slot in range(HAND):
        if settlers.may_complete(s, deck, seat, slot) == LEGAL:
            return True
    for guild in range(KINDS):
        for space in range(SPACES):
            if s.owner[guild, space] == seat:
                return True
    if hall.public_buildings(s.players[seat]):
        return True
    return placing.usable_values(s, deck, seat) != 0


@rule
def judge_turn(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """NOB-064..072."""
    placing.judge_dice(s, deck, seat, verdict)
    done = int(s.command.done)
    for slot in range(HAND):
        reason = 69 if done & COMPLETED_SETTLER else settlers.may_complete(s, deck, seat, slot)
        verdict[COMPLETE + slot] = reason
    reason = 70 if done & SOLD_BUILDING else LEGAL
    for guild in range(KINDS):
        for space in range(SPACES):
            is_own = s.owner[guild, space] == seat
            verdict[SELL_WORKSHOP + SPACES * guild + space] = reason if is_own else 259
    for plot in range(PLOTS):
        is_built = s.players[seat].public[plot] != NOTHING
        verdict[SELL_PUBLIC + plot] = reason if is_built else 259
    verdict[END_TURN] = LEGAL


@rule
def take_die(s: State, deck: Printed, seat: int, choice: int) -> None:
    """NOB-443: nothing changes before it is known where the die goes."""
    begin_action(s, seat)
    s.command.die = choice // (PIPS + 1)
    s.command.value = choice % (PIPS + 1)
    ask(s.agenda, placing.TARGET, seat)


@rule
def name_card(s: State, deck: Printed, seat: int, slot: int) -> None:
    begin_action(s, seat)
    s.command.card = slot
    ask(s.agenda, settlers.SPEND, seat)


@rule
def begin_action(s: State, seat: int) -> None:
    """When it is through, the turn goes on."""
    close(s.agenda)
    ask(s.agenda, GO_ON, seat)


@rule
def go_on(s: State, deck: Printed, seat: int) -> None:
    wipe_action(s.command)
    ask(s.agenda, TURN, seat)


@rule
def end_turn(s: State, deck: Printed, seat: int, choice: int) -> None:
    """NOB-071, NOB-073: without an action it is a pass."""
    close(s.agenda)
    if s.command.done == 0:
        s.players[seat].passed = 1
    wipe_command(s.command)
    ask(s.agenda, NEXT_TURN, (int(seat) + 1) % int(s.seats))


def tell_turn(s: State, deck: Deck, seat: int) -> Values:
    """How much may still be placed, and whether anything was done in this turn."""
    me = s.players[seat]
    limit = int(parameter(s, deck.printed, seat, DICE_LIMIT, int(me.reputation)))
    return {"done": "yes" if s.command.done else "no", "room": max(0, limit - int(me.placed))}


def tell_die(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    die, value = values["die"], values["value"]
    if not die or not value:
        return Telling("action-take_die-none", {"die": NOBODY})
    tokens = abs(value - die)
    told: Values = {"die": die, "value": value, "tokens": tokens}
    if tokens:
        return Telling("action-take_die-changed", told, "modifiers")
    return Telling("action-take_die", told)


def tell_end(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    return Telling("action-end_turn" if s.command.done else "action-end_turn-pass")


def tell_pass(s: State, deck: Deck, seat: int, values: Named) -> Telling | None:
    return None if s.command.done else Telling("deed-pass", {"seat": seat})


GO_ON = QUESTIONS.work("go_on", go_on)
NEXT_TURN = QUESTIONS.work("next_turn", next_turn)  # of who can still do something (NOB-060, NOB-076)
TURN = QUESTIONS.question(  # a die, a settler card, a sale, or the end of the turn (NOB-064)
    "turn",
    judge=judge_turn,
    answers={
        "take_die": Answer(take_die, tell=tell_die, deed=untold, group="dice", depends=always_the_same),
        "complete": Answer(name_card, tell=own_settler, group="settlers"),
        "sell_workshop": Answer(
            hall.sell_workshop, tell=hall.tell_workshop_sale, group="sales", depends=hall.on_space
        ),
        "sell_public": Answer(hall.sell_public, tell=hall.tell_public_sale, group="sales"),
        "end_turn": Answer(end_turn, tell=tell_end, deed=tell_pass),
    },
    tell=tell_turn,
)
