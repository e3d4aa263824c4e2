"""Artifacts: what the one that a player holds gives, and how players come by them (section 15)."""

from types import SimpleNamespace
from typing import Any

from moothall.engine.actions import Action
from moothall.engine.agenda import ask, close, open_stage
from moothall.engine.chance import reveal
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, Answers, always_the_same
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.telling import Values
from moothall.engine.verdict import LEGAL
from moothall.games.settlement.actions import QUESTIONS, TAKE
from moothall.games.settlement.stages import goods, turn
from moothall.games.settlement.state import (
    ARTIFACTS,
    GAIN,
    GAIN_LANDSCAPE,
    IN_ROW,
    NOTHING,
    ON_TAKING,
    OUT_OF_GAME,
    SUPPLY,
    Player,
    Printed,
    State,
)
from moothall.games.settlement.telling import Named


@rule
def holds(deck: Printed, me: Player, kind: int) -> bool:
    """Whether the player's artifact has this standing effect (SET-225)."""
    return deck.artifact_kind[me.artifact] == kind


@rule
def artifact_gives(deck: Printed, me: Player, trigger: int, landscape: int) -> None:
    """SET-226..228: what the artifact gives for this trigger, automatically and from the general supply."""
    if deck.artifact_trigger[me.artifact] != trigger:
        return
    kind = deck.artifact_kind[me.artifact]
    if kind == GAIN:
        goods.gain(me, deck.artifact_gain[me.artifact])
    elif kind == GAIN_LANDSCAPE and landscape != NOTHING:
        me.supply[deck.landscape_good[landscape]] += deck.artifact_amount[me.artifact]


@rule
def may_take(s: State, me: Player, artifact: int) -> int:
    """SET-041, SET-188, SET-189: from the artifact row, and never the one held before."""
    if s.artifact_at[artifact] == IN_ROW:
        return LEGAL
    if artifact == me.artifact:
        return 189
    return 41 if open_stage(s.agenda) == FIRST_ARTIFACT else 188


@rule
def judge_take(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    me = s.players[seat]
    for artifact in range(ARTIFACTS):
        verdict[TAKE + artifact] = may_take(s, me, artifact)


@rule
def take_artifact(s: State, deck: Printed, seat: int, artifact: int) -> None:
    """The swap of SET-188, SET-220 and SET-221, which ends a pass; at the first pick there is nothing to
    put back, and somebody else picks or the first turn begins."""
    close(s.agenda)
    me = s.players[seat]
    previous = me.artifact
    s.artifact_at[artifact] = seat
    me.artifact = artifact
    if previous != NOTHING:
        s.artifact_at[previous] = IN_ROW if s.seats > 1 else OUT_OF_GAME
        if s.seats == 1:
            refill_row(s)
        ask(s.agenda, turn.NEXT_TURN, seat)
    artifact_gives(deck, me, ON_TAKING, NOTHING)


@rule
def refill_row(s: State) -> None:
    """SET-221: in the solo game the row is filled up from the artifact stack."""
    reveal(s.chance)
    s.artifacts_left -= 1
    s.artifact_at[s.artifact_stack[s.artifacts_left]] = IN_ROW
    s.artifact_stack[s.artifacts_left] = NOTHING


def gift_of(deck: Printed, artifact: int, trigger: int, landscape: int) -> list[int]:
    """What an artifact gives for this trigger: the rule itself says it, over an empty supply."""
    holder: Any = SimpleNamespace(artifact=artifact, supply=[0] * SUPPLY)
    if artifact != NOTHING:
        artifact_gives(deck, holder, trigger, landscape)
    return [int(amount) for amount in holder.supply]


def tell_artifact(s: State, deck: Deck, seat: int, values: Named) -> Values:
    name = deck.ids("artifact")[values["artifact"]]
    return {"artifact": name, "effect": f"artifact:{name}"}


def tell_holder(s: State, deck: Deck, seat: int, answer: Action) -> Telling | None:
    holder = int(s.artifact_at[answer.values["artifact"]])
    return Telling("why-held", {"seat": holder}) if 0 <= holder < s.seats else None


TAKING: Answers = {"take": Answer(take_artifact, tell=tell_artifact, depends=always_the_same)}
FIRST_ARTIFACT = QUESTIONS.question("first_artifact", judge=judge_take, answers=TAKING)
SWAP_ARTIFACT = QUESTIONS.question("swap_artifact", judge=judge_take, answers=TAKING)
QUESTIONS.refusals({41: tell_holder, 188: tell_holder})
