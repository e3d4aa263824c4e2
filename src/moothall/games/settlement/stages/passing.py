"""Passing: goods are discarded, settlers come home, the artifact is swapped (section 11)."""

from moothall.engine.agenda import ask, close
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.settlement.actions import DONE, KEEP_GOOD
from moothall.games.settlement.stages.command import DISCARD, PASS_ON, WAIT, wipe_command
from moothall.games.settlement.stages.fortress import fortresses_of
from moothall.games.settlement.stages.goods import normal_goods
from moothall.games.settlement.stages.settlers import take_back_settlers
from moothall.games.settlement.state import KEEP, NORMAL, ROUNDS, SWAP_ARTIFACT, Player, State


@rule
def is_first_to_pass(s: State) -> bool:
    for seat in range(s.seats):
        if s.players[seat].passed:
            return False
    return True


@rule
def pass_round(s: State, seat: int) -> int:
    """SET-177..179; in the last round nothing follows but the end (SET-194, SET-195)."""
    close(s.agenda)
    me = s.players[seat]
    if s.round_number == ROUNDS:
        me.passed = 1
        return PASS_ON
    if is_first_to_pass(s):
        s.start_seat = seat
    me.passed = 1
    if fortresses_of(me) and normal_goods(me):
        ask(s.agenda, KEEP, seat)
        return WAIT
    return DISCARD


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
def judge_keep(s: State, me: Player, verdict: Ints) -> None:
    for good in range(NORMAL):
        verdict[KEEP_GOOD + good] = may_keep(s, me, good)
    verdict[DONE] = LEGAL


@rule
def keep_good(s: State, seat: int, good: int) -> int:
    me = s.players[seat]
    s.command.kept[good] += 1
    kept = kept_goods(s)
    if kept == fortresses_of(me) or kept == normal_goods(me):
        return finish_keeping(s)
    return WAIT


@rule
def finish_keeping(s: State) -> int:
    close(s.agenda)
    return DISCARD


@rule
def discard_goods(s: State, seat: int) -> None:
    """SET-180..184, then SET-185 and SET-188: steps 1 and 2, and the question of step 3."""
    me = s.players[seat]
    for good in range(NORMAL):
        me.supply[good] = s.command.kept[good]
    wipe_command(s.command)
    take_back_settlers(me)
    ask(s.agenda, SWAP_ARTIFACT, seat)
