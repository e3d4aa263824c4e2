"""The effects of an activated workshop (sections 15 and 16)."""

from moothall.engine.actions import Action
from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, always_the_same, untold
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values, amount_of, tell_lacking
from moothall.engine.text import NOBODY
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.actions import DONE, GIVE_GOOD, QUESTIONS, REROLL_DIE, TAKE_GOOD, USE_EFFECT
from moothall.games.nobility.stages.declining import DECLINED
from moothall.games.nobility.stages.dice import roll
from moothall.games.nobility.stages.gains import bestow
from moothall.games.nobility.state import (
    BUY_GOODS,
    CHOICES,
    DICE,
    EXCHANGE_GOODS,
    GAIN_HOUSES,
    GAIN_MODIFIERS,
    GAIN_WORKERS,
    GUILDS,
    KINDS,
    NO_EFFECT,
    NOTHING,
    REROLL_DICE,
    Effect,
    Player,
    Printed,
    State,
)
from moothall.games.nobility.telling import Named, of_good, tell_building, tell_gain

# Effects that ask for more.
CHOSEN = {REROLL_DICE: "reroll", BUY_GOODS: "buy", EXCHANGE_GOODS: "exchange"}
# The goods that such an effect moves, of a kind still to be named.
A_GOOD = amount_of(any_good=1)
CHANGES_HANDS: dict[int, Values] = {
    BUY_GOODS: {"goods_taken": A_GOOD},
    EXCHANGE_GOODS: {"goods_given": A_GOOD, "goods_taken": A_GOOD},
}


@rule
def may_use(s: State, me: Player, effect: Effect) -> int:
    """NOB-464: what can't be carried out can't be chosen."""
    if effect.kind == NO_EFFECT:
        return 188
    if effect.kind == REROLL_DICE:
        return LEGAL if has_dice(me) else 464
    if effect.kind == BUY_GOODS:
        return LEGAL if me.coins >= effect.price else 464
    if effect.kind == EXCHANGE_GOODS:
        return LEGAL if has_goods(me) else 464
    return 464 if is_exhausted(s, me, effect) else LEGAL


@rule
def is_exhausted(s: State, me: Player, effect: Effect) -> bool:
    """Nothing is left in the supply that it comes from."""
    if effect.kind == GAIN_MODIFIERS:
        return s.modifiers == 0
    if effect.kind == GAIN_HOUSES:
        return me.houses == 0
    return effect.kind == GAIN_WORKERS and me.figures == 0


@rule
def has_dice(me: Player) -> bool:
    for die in range(DICE):
        if me.dice[die]:
            return True
    return False


@rule
def has_goods(me: Player) -> bool:
    for good in range(KINDS):
        if me.goods[good]:
            return True
    return False


@rule
def has_usable_effect(s: State, deck: Printed, seat: int, tile: int) -> bool:
    for choice in range(CHOICES):
        if may_use(s, s.players[seat], deck.buildings[tile].effects[choice]) == LEGAL:
            return True
    return False


@rule
def judge_workshop(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """NOB-187, NOB-188: one effect or none."""
    tile = s.workshop[s.command.guild, s.command.space]
    for choice in range(CHOICES):
        verdict[USE_EFFECT + choice] = may_use(s, s.players[seat], deck.buildings[tile].effects[choice])
    verdict[DONE] = LEGAL


@rule
def use_effect(s: State, deck: Printed, seat: int, choice: int) -> None:
    close(s.agenda)
    tile = s.workshop[s.command.guild, s.command.space]
    effect = deck.buildings[tile].effects[choice]
    if effect.kind == REROLL_DICE:
        ask(s.agenda, REROLL, seat)
    elif effect.kind == BUY_GOODS:
        s.command.price = effect.price
        ask(s.agenda, BUY_ANY, seat)
    elif effect.kind == EXCHANGE_GOODS:
        ask(s.agenda, GIVE, seat)
    else:
        bestow(s, seat, effect, wide(s.command.guild), 1)


def tell_activated(s: State, deck: Deck, seat: int) -> Values:
    tile = int(s.workshop[s.command.guild, s.command.space])
    return tell_building(deck, tile) | {"guild": GUILDS[s.command.guild]}


def tell_effect(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    tile = int(s.workshop[s.command.guild, s.command.space])
    building = deck.printed.buildings[tile]
    effect = building.effects[values["effect"]]
    told: Values = {"building": deck.ids("building")[tile], "use": CHOSEN.get(effect.kind, "gain")}
    if effect.kind == NO_EFFECT:
        told |= {"use": NOBODY}
    elif effect.kind in CHOSEN:
        told |= {"goods_cost": amount_of(coin=int(effect.price))} | CHANGES_HANDS.get(effect.kind, {})
    else:
        told |= {"goods_gained": tell_gain(effect, building.guild)}
    return Telling(f"action-use_effect-{told['use']}", told)


WORKSHOP = QUESTIONS.question(  # an activated workshop: which of its effects, or done (NOB-187)
    "workshop",
    judge=judge_workshop,
    answers={"use_effect": Answer(use_effect, tell=tell_effect), "done": DECLINED},
    tell=tell_activated,
)


# Rolling dice again.


@rule
def judge_reroll(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """NOB-201: dice that are not yet placed, any number of them, but at least one."""
    for die in range(DICE):
        is_free = s.players[seat].dice[die] > 0 and (s.command.rerolled >> die) & 1 == 0
        verdict[REROLL_DIE + die] = LEGAL if is_free else 201
    verdict[DONE] = LEGAL if s.command.rerolled else 201


@rule
def mark_die(s: State, deck: Printed, seat: int, die: int) -> None:
    s.command.rerolled |= 1 << die


@rule
def reroll(s: State, deck: Printed, seat: int, choice: int) -> None:
    close(s.agenda)
    for die in range(DICE):
        if (s.command.rerolled >> die) & 1:
            s.players[seat].dice[die] = roll(s.chance)
    s.command.rerolled = 0


def tell_marked(s: State, deck: Deck, seat: int) -> Values:
    dice = [str(int(s.players[seat].dice[die])) for die in marked_dice(s)]
    return {"marked": len(dice), "values": ", ".join(dice)}


def tell_marking(s: State, deck: Deck, seat: int, values: Named) -> Values:
    value = int(s.players[seat].dice[values["die"]])
    return {"number": values["die"] + 1, "value": value or NOBODY}


def tell_reroll(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    return Telling("action-done-reroll")


def tell_rerolled(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    return Telling("deed-reroll", {"seat": seat, "dice": len(marked_dice(s))})


def marked_dice(s: State) -> list[int]:
    return [die for die in range(DICE) if (s.command.rerolled >> die) & 1]


REROLL = QUESTIONS.question(  # the next die to roll again, or done, and all are rolled at once (NOB-201)
    "reroll",
    judge=judge_reroll,
    answers={
        "reroll": Answer(mark_die, tell=tell_marking, deed=untold),
        "done": Answer(reroll, tell=tell_reroll, deed=tell_rerolled, depends=always_the_same),
    },
    tell=tell_marked,
)


# Goods of any kind.


@rule
def judge_any_good(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    for good in range(KINDS):
        verdict[TAKE_GOOD + good] = LEGAL


@rule
def buy_any(s: State, deck: Printed, seat: int, good: int) -> None:
    """NOB-203, NOB-204."""
    close(s.agenda)
    me = s.players[seat]
    me.coins -= s.command.price
    me.goods[good] += 1
    s.command.price = 0


@rule
def judge_give(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    for good in range(KINDS):
        verdict[GIVE_GOOD + good] = LEGAL if s.players[seat].goods[good] else 205


@rule
def give(s: State, deck: Printed, seat: int, good: int) -> None:
    close(s.agenda)
    s.command.given = good
    ask(s.agenda, RECEIVE, seat)


@rule
def receive(s: State, deck: Printed, seat: int, good: int) -> None:
    """NOB-205."""
    close(s.agenda)
    me = s.players[seat]
    me.goods[s.command.given] -= 1
    me.goods[good] += 1
    s.command.given = NOTHING


def tell_price(s: State, deck: Deck, seat: int) -> Values:
    return {"goods_cost": amount_of(coin=int(s.command.price))}


def tell_given(s: State, deck: Deck, seat: int) -> Values:
    return {"goods_given": of_good(s.command.given)}


def tell_gift(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"goods_given": of_good(values["good"])}


def buying(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"goods_taken": of_good(values["good"])} | tell_price(s, deck, seat)


def tell_buying(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    return Telling("action-take_good-buy_any", buying(s, deck, seat, values))


def tell_bought(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    return Telling("deed-take_good-buy_any", {"seat": seat, **buying(s, deck, seat, values)})


def exchange(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"goods_taken": of_good(values["good"])} | tell_given(s, deck, seat)


def tell_receiving(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    return Telling("action-take_good-receive", exchange(s, deck, seat, values))


def tell_exchanged(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    return Telling("deed-take_good-receive", {"seat": seat, **exchange(s, deck, seat, values)})


BUY_ANY = QUESTIONS.question(  # the good to buy (NOB-203)
    "buy_any",
    judge=judge_any_good,
    answers={"take_good": Answer(buy_any, tell=tell_buying, deed=tell_bought)},
    tell=tell_price,
)
GIVE = QUESTIONS.question(  # the good to give back (NOB-205)
    "give",
    judge=judge_give,
    answers={"give_good": Answer(give, tell=tell_gift, deed=untold, depends=always_the_same)},
)
RECEIVE = QUESTIONS.question(  # and the good to take for it
    "receive",
    judge=judge_any_good,
    answers={"take_good": Answer(receive, tell=tell_receiving, deed=tell_exchanged)},
    tell=tell_given,
)


# Why not.


def tell_effect_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling | None:
    """What buying with an effect lacks; the others lack something that the table shows."""
    tile = int(s.workshop[s.command.guild, s.command.space])
    effect = deck.printed.buildings[tile].effects[answer.values["effect"]]
    if effect.kind != BUY_GOODS:
        return None
    return tell_lacking(amount_of(coin=int(effect.price) - int(s.players[seat].coins)))


QUESTIONS.refusals({464: tell_effect_lacking})
