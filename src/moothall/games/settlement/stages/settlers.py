"""Settlers: how many an action takes, which kind is deployed, and where they stand (section 5)."""

from moothall.engine.actions import Action
from moothall.engine.agenda import ask, close, open_seat, open_stage
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, untold
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.telling import Values
from moothall.engine.verdict import LEGAL
from moothall.games.settlement import telling
from moothall.games.settlement.actions import DEPLOY, MOST_SETTLERS, QUESTIONS
from moothall.games.settlement.state import (
    ACTION_FIELDS,
    AT_BUILD,
    AT_ERECT,
    AT_EXPLORE,
    AT_FIGHT,
    AT_FORTRESS,
    AT_SETTLEMENT_ROW,
    AT_WILDERNESS_ROW,
    BONUS_SETTLER,
    BUILD,
    ERECT,
    EXPLORE,
    FIGHT,
    SETTLEMENT_ACTIVATION,
    WILDERNESS_ROW,
    Command,
    Player,
    Printed,
    State,
)
from moothall.games.settlement.telling import Named


@rule
def settlers_at_hand(me: Player) -> int:
    """SET-065: normal and bonus settlers serve alike."""
    return me.settlers + me.supply[BONUS_SETTLER]


@rule
def is_occupied(me: Player, action_field: int) -> bool:
    return me.deployed[action_field] + me.deployed_bonus[action_field] > 0


@rule
def muster(s: State, deck: Printed, seat: int) -> None:
    """Deploy for the command if only one mix is possible, else ask (SET-065, SET-306)."""
    me = s.players[seat]
    settlers = s.command.settlers
    fewest = max(0, settlers - me.settlers)
    most = min(settlers, me.supply[BONUS_SETTLER])
    if fewest == most:
        deploy(s, seat, fewest)
    else:
        ask(s.agenda, CHOOSE_SETTLERS, seat)


@rule
def may_deploy(s: State, me: Player, bonus: int) -> int:
    """SET-064, SET-065: exactly the settlers that the action takes, of those at hand."""
    if bonus > s.command.settlers or s.command.settlers - bonus > me.settlers:
        return 64
    if bonus > me.supply[BONUS_SETTLER]:
        return 65
    return LEGAL


@rule
def judge_deploy(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    me = s.players[seat]
    for bonus in range(MOST_SETTLERS + 1):
        verdict[DEPLOY + bonus] = may_deploy(s, me, bonus)


@rule
def choose_mix(s: State, deck: Printed, seat: int, bonus: int) -> None:
    close(s.agenda)
    deploy(s, seat, bonus)


@rule
def deploy(s: State, seat: int, bonus: int) -> None:
    me = s.players[seat]
    action_field = action_field_of(s.command)
    normal = s.command.settlers - bonus
    me.settlers -= normal
    me.supply[BONUS_SETTLER] -= bonus
    me.deployed[action_field] += normal
    me.deployed_bonus[action_field] += bonus


@rule
def action_field_of(command: Command) -> int:
    action = command.action
    if action == BUILD:
        return AT_BUILD
    if action == EXPLORE:
        return AT_EXPLORE
    if action == FIGHT:
        return AT_FIGHT
    if action == ERECT:
        return AT_ERECT
    if action == WILDERNESS_ROW:
        return AT_WILDERNESS_ROW + command.target
    if action == SETTLEMENT_ACTIVATION:
        return AT_SETTLEMENT_ROW + command.target
    return AT_FORTRESS + command.target


@rule
def take_back_settlers(me: Player) -> None:
    """SET-185..187: normal settlers come home, bonus settlers are spent, all fields are free again."""
    for action_field in range(ACTION_FIELDS):
        me.settlers += me.deployed[action_field]
        me.deployed[action_field] = 0
        me.deployed_bonus[action_field] = 0
    me.second_activation = 0


def normal_settlers_first(s: State) -> int | None:
    """SET-065: the answer where a player names none."""
    if open_stage(s.agenda) != CHOOSE_SETTLERS:
        return None
    me = s.players[open_seat(s.agenda)]
    return DEPLOY + max(0, int(s.command.settlers) - int(me.settlers))


def tell_needed(s: State, deck: Deck, seat: int) -> Values:
    return {"settlers": int(s.command.settlers)}


def tell_mix(s: State, deck: Deck, seat: int, values: Named) -> Values:
    bonus = values["bonus"]
    return {"bonus": bonus, "normal": max(0, int(s.command.settlers) - bonus)}


def tell_other_mix(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    """The action takes fewer, or the normal ones that it takes are not there."""
    me, needed, bonus = s.players[seat], int(s.command.settlers), answer.values["bonus"]
    if bonus > needed:
        return Telling("why-only_settlers", {"needed": needed})
    return telling.tell_too_few(needed - bonus, int(me.settlers))


def tell_bonus_settlers(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    return Telling("why-bonus_settlers", {"settlers": int(s.players[seat].supply[BONUS_SETTLER])})


CHOOSE_SETTLERS = QUESTIONS.question(
    "choose_settlers",
    judge=judge_deploy,
    answers={"deploy": Answer(choose_mix, tell_mix, deed=untold)},
    tell=tell_needed,
)
MUSTER = QUESTIONS.work("muster", muster)
QUESTIONS.refusals({64: tell_other_mix, 65: tell_bonus_settlers})
