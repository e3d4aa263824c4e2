"""Passing: goods are discarded, settlers come home, the artifact is swapped (section 11)."""

from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.questions import Answer, always_the_same
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.telling import Values
from moothall.engine.verdict import LEGAL
from moothall.games.settlement import telling
from moothall.games.settlement.actions import DONE, KEEP_GOOD, QUESTIONS
from moothall.games.settlement.stages import artifacts, command, fortress, goods, settlers, turn
from moothall.games.settlement.state import NORMAL, ROUNDS, Player, Printed, State


@rule
def is_first_to_pass(s: State) -> bool:
    for seat in range(s.seats):
        if s.players[seat].passed:
            return False
    return True


@rule
def pass_round(s: State, deck: Printed, seat: int, choice: int) -> None:
    """SET-177..179; in the last round nothing follows but the end (SET-194, SET-195).

    Each step leaves the next one on the agenda when it is done, rather than all of them waiting there: the
    artifact is a choice for itself, and doesn't merely complete the pass.
    """
    close(s.agenda)
    me = s.players[seat]
    if s.round_number == ROUNDS:
        ask(s.agenda, turn.NEXT_TURN, seat)
    else:
        if is_first_to_pass(s):
            s.start_seat = seat
        if fortress.fortresses_of(me) and goods.normal_goods(me):
            ask(s.agenda, KEEP, seat)
        else:
            ask(s.agenda, DISCARD_GOODS, seat)
    me.passed = 1


@rule
def kept_goods(s: State) -> int:
    total = 0
    for good in range(NORMAL):
        total += s.command.kept[good]
    return total


@rule
def may_keep(s: State, me: Player, good: int) -> int:
    """SET-181: one for each fortress, and only what there is; a full store closes by itself."""
    return LEGAL if me.supply[good] > s.command.kept[good] else 181


@rule
def judge_keep(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    me = s.players[seat]
    for good in range(NORMAL):
        verdict[KEEP_GOOD + good] = may_keep(s, me, good)
    verdict[DONE] = LEGAL


@rule
def keep_good(s: State, deck: Printed, seat: int, good: int) -> None:
    me = s.players[seat]
    s.command.kept[good] += 1
    kept = kept_goods(s)
    if kept == fortress.fortresses_of(me) or kept == goods.normal_goods(me):
        close(s.agenda)
        ask(s.agenda, DISCARD_GOODS, seat)


@rule
def finish_keeping(s: State, deck: Printed, seat: int, choice: int) -> None:
    close(s.agenda)
    ask(s.agenda, DISCARD_GOODS, seat)


@rule
def discard_goods(s: State, deck: Printed, seat: int) -> None:
    """SET-180..184, then SET-185 and SET-188: steps 1 and 2, and the question of step 3."""
    me = s.players[seat]
    for good in range(NORMAL):
        me.supply[good] = s.command.kept[good]
    command.wipe_command(s.command)
    settlers.take_back_settlers(me)
    ask(s.agenda, artifacts.SWAP_ARTIFACT, seat)


def tell_room(s: State, deck: Deck, seat: int) -> Values:
    return {"room": int(fortress.fortresses_of(s.players[seat])) - int(kept_goods(s))}


KEEP = QUESTIONS.question(
    "keep",
    judge=judge_keep,
    answers={
        "keep": Answer(keep_good, telling.tell_named_good, depends=always_the_same),
        "done": command.done("keep", finish_keeping),
    },
    tell=tell_room,
)
DISCARD_GOODS = QUESTIONS.work("discard_goods", discard_goods)
