"""Berk's Office (section 23): modifier tokens, an exchange, and with the Chancery a commission."""

from moothall.engine.actions import Action
from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, always_the_same
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values, amount_of, tell_lacking
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.actions import (
    ACQUIRE,
    DONE,
    EXCHANGE_BUILDINGS,
    EXCHANGE_SETTLERS,
    MOST_TOKENS,
    QUESTIONS,
    TAKE_TOKENS,
)
from moothall.games.nobility.stages import commissions
from moothall.games.nobility.stages.declining import NO_MORE
from moothall.games.nobility.stages.dice import band_of, lay, spend_die
from moothall.games.nobility.stages.gains import take_modifiers
from moothall.games.nobility.stages.piles import (
    discard_building,
    discard_settler,
    fill_hall,
    refill_display,
)
from moothall.games.nobility.state import (
    ACQUIRED,
    BERK,
    DISPLAY,
    EXCHANGED,
    HALL_SPACES,
    NOTHING,
    TOOK_TOKENS,
    Player,
    Printed,
    State,
)
from moothall.games.nobility.telling import Named


@rule
def may_place(s: State, value: int) -> int:
    return 117 if s.berk[band_of(value)].value else LEGAL


@rule
def place(s: State, deck: Printed, seat: int, choice: int) -> None:
    value = spend_die(s, seat, BERK)
    lay(s.berk[band_of(value)], seat, value)
    ask(s.agenda, ASK_VISIT, seat)


def tell_place(s: State, deck: Deck, seat: int, values: Named) -> Values:
    band, printed = band_of(int(s.command.value)), deck.printed
    return {
        "location": "berk",
        "goods_most": amount_of(modifier=most_tokens(printed, band)),
        "chancery": "yes" if s.chancery else "no",
    }


@rule
def most_tokens(deck: Printed, band: int) -> int:
    """NOB-299..301."""
    return int(deck.berk_free[band]) + int(deck.berk_paid[band])


@rule
def price_of(deck: Printed, band: int, tokens: int) -> int:
    """NOB-469."""
    return max(0, tokens - int(deck.berk_free[band])) * int(deck.berk_price[band])


@rule
def may_take(s: State, deck: Printed, me: Player, tokens: int) -> int:
    band = band_of(wide(s.command.value))
    if s.command.visited & TOOK_TOKENS:
        return 470
    if tokens > most_tokens(deck, band):
        return 299 + band
    if tokens > s.modifiers:
        return 92
    return LEGAL if me.coins >= price_of(deck, band, tokens) else 469


@rule
def ask_visit(s: State, deck: Printed, seat: int) -> None:
    """NOB-470: each part once, as long as there is one left."""
    can_exchange = s.command.visited & EXCHANGED == 0
    if (
        can_exchange
        or may_take(s, deck, s.players[seat], 1) == LEGAL
        or (s.chancery and commissions.may_acquire(s, seat) == LEGAL)
    ):
        ask(s.agenda, VISIT, seat)


@rule
def judge_visit(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    for tokens in range(1, MOST_TOKENS + 1):
        verdict[TAKE_TOKENS + tokens] = may_take(s, deck, s.players[seat], tokens)
    reason = 302 if s.command.visited & EXCHANGED else LEGAL
    verdict[EXCHANGE_SETTLERS] = reason
    verdict[EXCHANGE_BUILDINGS] = reason
    if s.chancery:
        verdict[ACQUIRE] = commissions.may_acquire(s, seat)
    verdict[DONE] = LEGAL


@rule
def visit_on(s: State, seat: int, part: int) -> None:
    """One part is done; ask for the next when that is through."""
    close(s.agenda)
    s.command.visited |= part
    ask(s.agenda, ASK_VISIT, seat)


@rule
def take_tokens(s: State, deck: Printed, seat: int, tokens: int) -> None:
    """NOB-299..301."""
    visit_on(s, seat, TOOK_TOKENS)
    me = s.players[seat]
    me.coins -= price_of(deck, band_of(wide(s.command.value)), tokens)
    take_modifiers(s, me, tokens)


@rule
def exchange_settlers(s: State, deck: Printed, seat: int, choice: int) -> None:
    """NOB-303, NOB-471: all old cards are discarded before the first new one is drawn."""
    visit_on(s, seat, EXCHANGED)
    for space in range(DISPLAY):
        if s.display[space] != NOTHING:
            discard_settler(s, wide(s.display[space]))
            s.display[space] = NOTHING
    refill_display(s)


@rule
def exchange_buildings(s: State, deck: Printed, seat: int, choice: int) -> None:
    """NOB-304, NOB-305, NOB-471."""
    visit_on(s, seat, EXCHANGED)
    for space in range(HALL_SPACES):
        if s.hall[space] != NOTHING:
            discard_building(s, wide(s.hall[space]))
            s.hall[space] = NOTHING
    fill_hall(s, deck)


@rule
def acquire(s: State, deck: Printed, seat: int, choice: int) -> None:
    visit_on(s, seat, ACQUIRED)
    commissions.offer(s, deck, seat)


def tell_tokens(s: State, deck: Deck, seat: int, values: Named) -> Values:
    tokens = values["tokens"]
    price = int(price_of(deck.printed, band_of(int(s.command.value)), tokens))
    return {
        "goods_gained": amount_of(modifier=tokens),
        "price": price,
        "goods_cost": amount_of(coin=price),
    }


def tell_acquisition(s: State, deck: Deck, seat: int, values: Named) -> Values:
    loss = int(deck.printed.berk_loss[band_of(int(s.command.value))])
    return {"cards": commissions.offered(s, deck.printed), "goods_cost": amount_of(reputation=loss)}


ASK_VISIT = QUESTIONS.work("ask_visit", ask_visit)
VISIT = QUESTIONS.question(  # tokens, an exchange, a commission, or done (NOB-298, NOB-431)
    "visit",
    judge=judge_visit,
    answers={
        "take_tokens": Answer(take_tokens, tell=tell_tokens),
        "exchange_settlers": Answer(exchange_settlers, depends=always_the_same),
        "exchange_buildings": Answer(exchange_buildings, depends=always_the_same),
        "acquire": Answer(acquire, tell=tell_acquisition),
        "done": NO_MORE,
    },
)


# Why not.


def tell_most(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    band, printed = band_of(int(s.command.value)), deck.printed
    most = amount_of(modifier=int(printed.berk_free[band]) + int(printed.berk_paid[band]))
    return Telling("why-modifier_limit", {"value": int(s.command.value), "goods_most": most})


def tell_supply(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    return Telling("why-modifiers_left", {"goods_left": amount_of(modifier=int(s.modifiers))})


def tell_coins_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    price = int(price_of(deck.printed, band_of(int(s.command.value)), answer.values["tokens"]))
    return tell_lacking(amount_of(coin=price - int(s.players[seat].coins)))


QUESTIONS.refusals({92: tell_supply, 299: tell_most, 300: tell_most, 301: tell_most, 469: tell_coins_lacking})
