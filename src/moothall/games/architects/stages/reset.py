"""The Black Market reset (section 10.1), at the end of the turn that triggered it."""

from moothall.engine.actions import Action
from moothall.engine.agenda import ask, close
from moothall.engine.chance import reveal, shuffle
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, always_the_same
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import LET_OUT, MOST_LET_OUT, QUESTIONS, RESOLVE
from moothall.games.architects.stages import goods, guardhouse, order, piles, virtue
from moothall.games.architects.state import (
    MARKET_CARDS,
    MARKET_SPACES,
    MOST_APPRENTICES,
    NOTHING,
    ON_RESET,
    PRISON_THRESHOLD,
    RELEASE,
    Player,
    Printed,
    State,
)
from moothall.games.architects.telling import Named, tell_apprentice, tell_own_apprentice


@rule
def check_reset(s: State, deck: Printed, seat: int) -> None:
    """ARC-143, ARC-144: both triggers are one reset; steps 1 and 2, and what follows."""
    full = True
    for space in range(MARKET_SPACES):
        if s.market_worker[space] == NOTHING:
            full = False
    if full or s.command.reset_due:
        imprison_dealers(s)
        turn_market_card(s)
        s.command.abilities_used = 0
        ask(s.agenda, RESET_PRISON, seat)
        ask(s.agenda, RESET_ABILITIES, seat)


@rule
def imprison_dealers(s: State) -> None:
    """ARC-146."""
    for space in range(MARKET_SPACES):
        if s.market_worker[space] != NOTHING:
            s.players[s.market_worker[space]].prison += 1
            s.market_worker[space] = NOTHING


@rule
def turn_market_card(s: State) -> None:
    """ARC-147, ARC-148."""
    reveal(s.chance)
    if s.market_left == 0:
        for card in range(MARKET_CARDS):
            s.market_depth[card] = card
        shuffle(s.chance, s.market_depth, MARKET_CARDS)
        s.market_left = MARKET_CARDS
    s.market_large = piles.lift(s.market_depth, NOTHING)
    s.market_left -= 1


@rule
def is_reset_ability(s: State, deck: Printed, me: Player, slot: int) -> bool:
    """One that this player has not used yet in this reset."""
    card = me.apprentices[slot]
    if card == NOTHING or deck.apprentice_when[card] != ON_RESET:
        return False
    return (s.command.abilities_used >> slot) & 1 == 0


@rule
def go_through_abilities(s: State, deck: Printed, seat: int) -> None:
    """ARC-149, ARC-150: clockwise from the active participant, each in the order that its owner likes."""
    me = s.players[seat]
    count = 0
    for slot in range(MOST_APPRENTICES - 1, -1, -1):
        if is_reset_ability(s, deck, me, slot):
            count += 1
            s.command.slot = slot
    if count:
        ask(s.agenda, RESET_ABILITIES, seat)
        if count > 1:
            s.command.slot = NOTHING
            ask(s.agenda, RESET_ORDER, seat)
        else:
            ask(s.agenda, USE_ABILITY, seat)
        return
    s.command.abilities_used = 0
    if order.following(s, seat) != s.active:
        ask(s.agenda, RESET_ABILITIES, order.following(s, seat))


@rule
def judge_order(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    me = s.players[seat]
    for slot in range(MOST_APPRENTICES):
        verdict[RESOLVE + slot] = LEGAL if is_reset_ability(s, deck, me, slot) else 150


@rule
def name_ability(s: State, deck: Printed, seat: int, slot: int) -> None:
    close(s.agenda)
    s.command.slot = slot
    ask(s.agenda, USE_ABILITY, seat)


@rule
def use_ability(s: State, deck: Printed, seat: int) -> None:
    """ARC-283, ARC-291: Gatekeepers ask, Squires look whether the Prison is empty."""
    me = s.players[seat]
    card = me.apprentices[s.command.slot]
    s.command.abilities_used |= 1 << int(s.command.slot)
    if deck.apprentice_kind[card] == RELEASE:
        if me.prison:
            ask(s.agenda, GATEKEEPER, seat)
            return
    elif me.prison == 0:
        goods.gain_items(s, seat, deck.apprentice_gain[card])
    s.command.slot = NOTHING


@rule
def judge_gatekeeper(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    me = s.players[seat]
    most = min(wide(deck.apprentice_amount[me.apprentices[s.command.slot]]), wide(me.prison))
    for workers in range(MOST_LET_OUT + 1):
        verdict[LET_OUT + workers] = LEGAL if workers <= most else 283


@rule
def let_out(s: State, deck: Printed, seat: int, workers: int) -> None:
    close(s.agenda)
    guardhouse.release(s.players[seat], workers)
    s.command.slot = NOTHING


@rule
def punish(s: State, deck: Printed, seat: int) -> None:
    """ARC-151..155: virtue for three in the Prison, then a debt for whoever has most there."""
    most = 1
    for other in range(s.seats):
        player = s.players[other]
        if player.prison >= PRISON_THRESHOLD:
            virtue.lose_virtue(player, 1)
        most = max(most, wide(player.prison))
    for other in range(s.seats):
        if s.players[other].prison == most:
            s.players[other].unpaid += 1


def tell_let_out(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"workers": values["workers"]}


def tell_gatekeeper(s: State, deck: Deck, seat: int) -> Values:
    card = int(s.players[seat].apprentices[s.command.slot])
    most = min(int(deck.printed.apprentice_amount[card]), int(s.players[seat].prison))
    return tell_apprentice(deck, card) | {"workers": most}


# Both are asked of any person.
RESET_ORDER = QUESTIONS.question(  # which of two or more own abilities is next (ARC-150)
    "reset_order", judge=judge_order, answers={"resolve": Answer(name_ability, tell=tell_own_apprentice)}
)
GATEKEEPER = QUESTIONS.question(  # how many own workers leave the Prison (ARC-283)
    "gatekeeper",
    judge=judge_gatekeeper,
    answers={"let_out": Answer(let_out, tell=tell_let_out, depends=always_the_same)},
    tell=tell_gatekeeper,
)
CHECK_RESET = QUESTIONS.work("check_reset", check_reset)
RESET_ABILITIES = QUESTIONS.work("reset_abilities", go_through_abilities)  # step 3, for one seat
USE_ABILITY = QUESTIONS.work("use_ability", use_ability)  # the one that is next
RESET_PRISON = QUESTIONS.work("reset_prison", punish)  # steps 4 and 5


# Why not.


def tell_most_let_out(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    return Telling("why-let_out", {"workers": tell_gatekeeper(s, deck, seat)["workers"]})


QUESTIONS.refusals({283: tell_most_let_out})
