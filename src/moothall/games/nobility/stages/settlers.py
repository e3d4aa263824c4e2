"""Completing a settler card (section 12)."""

from moothall.engine.actions import Action
from moothall.engine.agenda import close
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, always_the_same, untold
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values, tell_lacking
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.actions import MOST_SPENT, QUESTIONS, SPEND_GOODS
from moothall.games.nobility.stages.gains import gain_workers
from moothall.games.nobility.stages.hall import public_buildings
from moothall.games.nobility.stages.lord import gain_stars
from moothall.games.nobility.stages.parameters import parameter
from moothall.games.nobility.stages.tavern import drop
from moothall.games.nobility.state import (
    COMPLETED_SETTLER,
    GOODS,
    HOUSES,
    KINDS,
    NOTHING,
    SETTLER_BONUS,
    Player,
    Printed,
    State,
)
from moothall.games.nobility.telling import Named, of_good, tell_goods

USUAL_LIMIT = 3  # of one good


@rule
def limit_of(deck: Printed, me: Player, good: int) -> int:
    """NOB-154, and for the good of the character NOB-103."""
    character = deck.characters[me.character]
    return int(character.limit) if good == character.good else USUAL_LIMIT


@rule
def spendable(deck: Printed, me: Player, goods: int, first: int) -> int:
    """How many of a card's goods, from the `first` on, could be spent at most."""
    total = 0
    for good in range(first, KINDS):
        if (goods >> good) & 1:
            total += min(wide(me.goods[good]), limit_of(deck, me, good))
    return total


@rule
def kinds_from(goods: int, first: int) -> int:
    """How many goods a card asks for, from the `first` on."""
    count = 0
    for good in range(first, KINDS):
        count += (goods >> good) & 1
    return count


@rule
def may_complete(s: State, deck: Printed, seat: int, slot: int) -> int:
    me = s.players[seat]
    card = me.settlers[slot]
    if card == NOTHING:
        return 165
    if me.built == HOUSES:
        return 150
    if me.platform == 0:
        return 147
    goods = int(deck.settler_goods[card])
    for good in range(KINDS):
        if (goods >> good) & 1 and me.goods[good] == 0:
            return 153
    return LEGAL if spendable(deck, me, goods, 0) >= deck.settler_least[card] else 155


@rule
def next_good(s: State, deck: Printed, me: Player) -> int:
    """The first good of the card of which it has not been said how much is spent, NOTHING after the last."""
    goods = deck.settler_goods[me.settlers[s.command.card]]
    for good in range(KINDS):
        if (goods >> good) & 1 and s.command.spent[good] == 0:
            return good
    return NOTHING


@rule
def goods_named(s: State) -> int:
    total = 0
    for good in range(KINDS):
        total += int(s.command.spent[good])
    return total


@rule
def judge_spend(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """NOB-151, NOB-153..155: no amount that the others could not make up for, or would go beyond."""
    me = s.players[seat]
    card = me.settlers[s.command.card]
    goods = int(deck.settler_goods[card])
    named = goods_named(s)
    asked = next_good(s, deck, me)
    most = int(deck.settler_most[card]) - named - kinds_from(goods, asked + 1)
    least = int(deck.settler_least[card]) - named - spendable(deck, me, goods, asked + 1)
    for good in range(KINDS):
        for count in range(MOST_SPENT + 1):
            reason = LEGAL
            if good != asked:
                reason = 443 if (goods >> good) & 1 else 151
            elif count == 0:
                reason = 153
            elif count > limit_of(deck, me, good):
                reason = 154
            elif count > me.goods[good]:
                reason = 30
            elif not least <= count <= most:
                reason = 155
            verdict[SPEND_GOODS + (MOST_SPENT + 1) * good + count] = reason


@rule
def spend(s: State, deck: Printed, seat: int, choice: int) -> None:
    s.command.spent[choice // (MOST_SPENT + 1)] = choice % (MOST_SPENT + 1)
    if next_good(s, deck, s.players[seat]) == NOTHING:
        complete(s, deck, seat)


@rule
def complete(s: State, deck: Printed, seat: int) -> None:
    """NOB-147, NOB-148, NOB-156..163, NOB-461, NOB-463."""
    close(s.agenda)
    me = s.players[seat]
    card = me.settlers[s.command.card]
    points = goods_named(s) + public_buildings(me) + parameter(s, deck, seat, SETTLER_BONUS, 0)
    for good in range(KINDS):
        me.goods[good] -= s.command.spent[good]
    me.completed[me.built] = card
    me.races[deck.settler_race[card]] += 1
    drop(me, wide(s.command.card))
    me.platform -= 1
    me.built += 1
    s.command.done |= COMPLETED_SETTLER
    gain_workers(me, wide(deck.settler_workers[card]))
    gain_stars(s, seat, wide(deck.settler_stars[card]), points)


def tell_payment(s: State, deck: Deck, seat: int) -> Values:
    me, printed = s.players[seat], deck.printed
    card = int(me.settlers[s.command.card])
    return {
        "settler": deck.ids("settler")[card],
        "ware": GOODS[next_good(s, printed, me)],
        "least": int(printed.settler_least[card]),
        "most": int(printed.settler_most[card]),
        "goods_paid": tell_goods(s.command.spent),
        "named": int(goods_named(s)),
    }


def tell_spent(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"goods_paid": of_good(values["good"], values["goods"])}


SPEND = QUESTIONS.question(  # how much of the next good in the card's list (NOB-153, NOB-154)
    "spend",
    judge=judge_spend,
    answers={"spend": Answer(spend, tell=tell_spent, deed=untold, depends=always_the_same)},
    tell=tell_payment,
)


# Why not.


def tell_kinds_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling | None:
    """Of a card that can't be paid, the goods of which there is none."""
    if "slot" not in answer.values:
        return None
    me = s.players[seat]
    asked = int(deck.printed.settler_goods[me.settlers[answer.values["slot"]]])
    return tell_lacking(tell_goods([(asked >> good) & 1 and not me.goods[good] for good in range(KINDS)]))


def tell_total(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    """How many goods a card takes: beside what could be spent, or beside what was named so far."""
    me, printed = s.players[seat], deck.printed
    if "slot" in answer.values:
        card = int(me.settlers[answer.values["slot"]])
        can = int(spendable(printed, me, int(printed.settler_goods[card]), 0))
        return Telling("why-goods_least", {"least": int(printed.settler_least[card]), "can": can})
    card = int(me.settlers[s.command.card])
    least, most = int(printed.settler_least[card]), int(printed.settler_most[card])
    return Telling("why-goods_total", {"least": least, "most": most, "named": int(goods_named(s))})


def tell_limit(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    good = answer.values["good"]
    most = int(limit_of(deck.printed, s.players[seat], good))
    return Telling("why-at_most", {"goods_most": of_good(good, most)})


def tell_good_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    """Where so many are spent, or one is sold."""
    good, count = answer.values["good"], answer.values.get("goods", 1)
    return tell_lacking(of_good(good, count - int(s.players[seat].goods[good])))


QUESTIONS.refusals({30: tell_good_lacking, 153: tell_kinds_lacking, 154: tell_limit, 155: tell_total})
