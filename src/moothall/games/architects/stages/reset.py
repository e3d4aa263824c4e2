"""The Black Market reset (section 10.1), at the end of the turn that triggered it."""

from moothall.engine.agenda import ask, close
from moothall.engine.chance import reveal, shuffle
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import LET_OUT, MOST_LET_OUT, RESOLVE
from moothall.games.architects.stages.goods import gain_items
from moothall.games.architects.stages.guardhouse import release
from moothall.games.architects.stages.order import following
from moothall.games.architects.stages.piles import lift
from moothall.games.architects.stages.virtue import lose_virtue
from moothall.games.architects.state import (
    GATEKEEPER,
    MARKET_CARDS,
    MARKET_SPACES,
    MOST_APPRENTICES,
    NOTHING,
    ON_RESET,
    PRISON_THRESHOLD,
    RELEASE,
    RESET_ABILITIES,
    RESET_ORDER,
    RESET_PRISON,
    USE_ABILITY,
    Deck,
    Player,
    State,
)


@rule
def check_reset(s: State, seat: int) -> None:
    """ARC-143, ARC-144: both triggers are one reset; steps 1 and 2, and what follows."""
    full = True
    for space in range(MARKET_SPACES):
        if s.market_worker[space] == NOTHING:
            full = False
    if full or s.command.reset_due:
        imprison_dealers(s)
        turn_market_card(s)
        s.command.resolved = 0
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
    s.market_large = lift(s.market_depth, NOTHING)
    s.market_left -= 1


@rule
def is_reset_ability(s: State, deck: Deck, me: Player, slot: int) -> bool:
    """One that this player has not used yet in this reset."""
    card = me.apprentices[slot]
    if card == NOTHING or deck.apprentice_when[card] != ON_RESET:
        return False
    return (s.command.resolved >> slot) & 1 == 0


@rule
def go_through_abilities(s: State, deck: Deck, seat: int) -> None:
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
    s.command.resolved = 0
    if following(s, seat) != s.active:
        ask(s.agenda, RESET_ABILITIES, following(s, seat))


@rule
def judge_order(s: State, deck: Deck, me: Player, verdict: Ints) -> None:
    for slot in range(MOST_APPRENTICES):
        verdict[RESOLVE + slot] = LEGAL if is_reset_ability(s, deck, me, slot) else 150


@rule
def name_ability(s: State, seat: int, slot: int) -> None:
    close(s.agenda)
    s.command.slot = slot
    ask(s.agenda, USE_ABILITY, seat)


@rule
def use_ability(s: State, deck: Deck, seat: int) -> None:
    """ARC-283, ARC-291: Gatekeepers ask, Squires look whether the Prison is empty."""
    me = s.players[seat]
    card = me.apprentices[s.command.slot]
    s.command.resolved |= 1 << int(s.command.slot)
    if deck.apprentice_kind[card] == RELEASE:
        if me.prison:
            ask(s.agenda, GATEKEEPER, seat)
            return
    elif me.prison == 0:
        gain_items(s, seat, deck.apprentice_gain[card])
    s.command.slot = NOTHING


@rule
def judge_gatekeeper(s: State, deck: Deck, me: Player, verdict: Ints) -> None:
    most = min(wide(deck.apprentice_amount[me.apprentices[s.command.slot]]), wide(me.prison))
    for workers in range(MOST_LET_OUT + 1):
        verdict[LET_OUT + workers] = LEGAL if workers <= most else 283


@rule
def let_out(s: State, seat: int, workers: int) -> None:
    close(s.agenda)
    release(s.players[seat], workers)
    s.command.slot = NOTHING


@rule
def punish(s: State) -> None:
    """ARC-151..155: virtue for three in the Prison, then a debt for whoever has most there."""
    most = 1
    for seat in range(s.seats):
        me = s.players[seat]
        if me.prison >= PRISON_THRESHOLD:
            lose_virtue(me, 1)
        most = max(most, wide(me.prison))
    for seat in range(s.seats):
        if s.players[seat].prison == most:
            s.players[seat].unpaid += 1
