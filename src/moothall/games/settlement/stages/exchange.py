"""Exchanges with the general supply, at any moment of the own turn (section 8)."""

from moothall.engine.actions import Action
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.pairs import PAIRS, first_of, has_pair, second_of
from moothall.engine.questions import Answer, Answers, CarryOut, TellAnswer, TellRefusal, always_the_same
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.telling import Values, tell_lacking
from moothall.engine.verdict import LEGAL
from moothall.games.settlement import telling
from moothall.games.settlement.actions import (
    EXCHANGE_DIAMONDS,
    EXCHANGE_DIAMONDS_FOR_GOLD,
    EXCHANGE_GOLD,
    EXCHANGE_SET,
    EXCHANGE_TWO,
    MIRROR,
    QUESTIONS,
)
from moothall.games.settlement.stages import artifacts, goods
from moothall.games.settlement.state import (
    DIAMONDS_FOR_GOLD,
    DIAMONDS_FOR_NORMAL,
    EXCHANGE_RATE,
    GOLD_FOR_NORMAL,
    GOODS,
    NORMAL,
    SET_FOR_DIAMOND,
    SUPPLY,
    Player,
    Printed,
    State,
)
from moothall.games.settlement.telling import Named


@rule
def may_exchange_two(me: Player, pair: int) -> int:
    """SET-141: any two normal resources, equal or different."""
    return LEGAL if has_pair(me.supply, pair) else 141


@rule
def may_exchange_at(deck: Printed, me: Player, rate: int) -> int:
    """SET-142..145, in the order of the deck's rates."""
    return LEGAL if goods.can_pay(me, deck.rate_pay[rate]) else 141 + rate


@rule
def may_use_mirror(deck: Printed, me: Player, given: int, gained: int) -> int:
    """SET-247, SET-248: the holder alone, and never a resource for its own kind."""
    if not artifacts.holds(deck, me, EXCHANGE_RATE):
        return 247
    if given == gained:
        return 248
    return LEGAL if me.supply[given] else 247


@rule
def judge_exchanges(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    me = s.players[seat]
    for pair in range(PAIRS):
        two = may_exchange_two(me, pair)
        for gained in range(NORMAL):
            verdict[EXCHANGE_TWO + NORMAL * pair + gained] = two
    verdict[EXCHANGE_SET] = may_exchange_at(deck, me, SET_FOR_DIAMOND)
    verdict[EXCHANGE_DIAMONDS_FOR_GOLD] = may_exchange_at(deck, me, DIAMONDS_FOR_GOLD)
    gold = may_exchange_at(deck, me, GOLD_FOR_NORMAL)
    diamonds = may_exchange_at(deck, me, DIAMONDS_FOR_NORMAL)
    for gained in range(NORMAL):
        verdict[EXCHANGE_GOLD + gained] = gold
        verdict[EXCHANGE_DIAMONDS + gained] = diamonds
        for given in range(NORMAL):
            verdict[MIRROR + NORMAL * given + gained] = may_use_mirror(deck, me, given, gained)


@rule
def exchange_at(deck: Printed, me: Player, rate: int) -> None:
    goods.pay(me, deck.rate_pay[rate])
    goods.gain(me, deck.rate_gain[rate])


@rule
def exchange_two(s: State, deck: Printed, seat: int, choice: int) -> None:
    me = s.players[seat]
    pair, gained = choice // NORMAL, choice % NORMAL
    me.supply[first_of(pair)] -= 1
    me.supply[second_of(pair)] -= 1
    me.supply[gained] += 1


@rule
def exchange_set(s: State, deck: Printed, seat: int, choice: int) -> None:
    exchange_at(deck, s.players[seat], SET_FOR_DIAMOND)


@rule
def exchange_diamonds_for_gold(s: State, deck: Printed, seat: int, choice: int) -> None:
    exchange_at(deck, s.players[seat], DIAMONDS_FOR_GOLD)


@rule
def exchange_gold(s: State, deck: Printed, seat: int, gained: int) -> None:
    me = s.players[seat]
    exchange_at(deck, me, GOLD_FOR_NORMAL)
    me.supply[gained] += 1


@rule
def exchange_diamonds(s: State, deck: Printed, seat: int, gained: int) -> None:
    me = s.players[seat]
    exchange_at(deck, me, DIAMONDS_FOR_NORMAL)
    me.supply[gained] += 1


@rule
def use_mirror(s: State, deck: Printed, seat: int, choice: int) -> None:
    me = s.players[seat]
    me.supply[choice // NORMAL] -= 1
    me.supply[choice % NORMAL] += 1


def tell_two(s: State, deck: Deck, seat: int, values: Named) -> Values:
    first, second = GOODS[first_of(values["pair"])], GOODS[second_of(values["pair"])]
    paid = f"{first}=2" if first == second else f"{first}=1,{second}=1"
    return {"goods_paid": paid, "goods_gained": telling.one_good(values["gain"])}


def tell_rate(rate: int) -> TellAnswer:
    """What is paid at a rate, and what is gained: what is printed, or the resource that is chosen."""

    def tell(s: State, deck: Deck, seat: int, values: Named) -> Values:
        paid = telling.tell_goods(deck.printed.rate_pay[rate])
        if "gain" in values:
            return {"goods_paid": paid, "goods_gained": telling.one_good(values["gain"])}
        return {"goods_paid": paid, "goods_gained": telling.tell_goods(deck.printed.rate_gain[rate])}

    return tell


def tell_mirror(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"goods_paid": telling.one_good(values["pay"]), "goods_gained": telling.one_good(values["gain"])}


def tell_two_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    pair = answer.values["pair"]
    given = [first_of(pair), second_of(pair)]
    return tell_lacking(
        telling.tell_goods(goods.lacking(s.players[seat], [given.count(good) for good in range(SUPPLY)]))
    )


def tell_rate_lacking(rate: int) -> TellRefusal:
    def tell(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
        return tell_lacking(telling.tell_goods(goods.lacking(s.players[seat], deck.printed.rate_pay[rate])))

    return tell


def tell_mirror_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling | None:
    """Whoever doesn't hold the Mirror is told that first."""
    if not artifacts.holds(deck.printed, s.players[seat], EXCHANGE_RATE):
        return None
    return tell_lacking(telling.one_good(answer.values["pay"]))


def exchange(do: CarryOut, tell: TellAnswer) -> Answer:
    return Answer(do, tell, group="exchanges", depends=always_the_same)


# SET-300: the answers with which a question lets a player exchange.
EXCHANGES: Answers = {
    "exchange_two": exchange(exchange_two, tell_two),
    "exchange_set": exchange(exchange_set, tell_rate(SET_FOR_DIAMOND)),
    "exchange_diamonds_for_gold": exchange(exchange_diamonds_for_gold, tell_rate(DIAMONDS_FOR_GOLD)),
    "exchange_gold": exchange(exchange_gold, tell_rate(GOLD_FOR_NORMAL)),
    "exchange_diamonds": exchange(exchange_diamonds, tell_rate(DIAMONDS_FOR_NORMAL)),
    "mirror": exchange(use_mirror, tell_mirror),
}
# Goods for goods, as often as one likes.
FREE = frozenset(str(name) for name in EXCHANGES)
QUESTIONS.refusals(
    {141: tell_two_lacking, 247: tell_mirror_lacking}
    | {141 + rate: tell_rate_lacking(rate) for rate in range(SET_FOR_DIAMOND, DIAMONDS_FOR_NORMAL + 1)}
)
