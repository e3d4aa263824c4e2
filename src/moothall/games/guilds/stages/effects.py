"""What effects do to coins and guilds (section 16), with the choices that they ask for."""

from collections.abc import Hashable

from moothall.engine.actions import Action
from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, untold
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values, amount_of, tell_lacking
from moothall.engine.text import NOBODY
from moothall.engine.verdict import LEGAL
from moothall.games.guilds import telling
from moothall.games.guilds.actions import CHOOSE_SEAT, QUESTIONS, REMOVE, USE_ABILITY
from moothall.games.guilds.stages import sources
from moothall.games.guilds.state import (
    AGAINST_DRAIN,
    AGAINST_REMOVAL,
    CHARACTERS,
    CURRENCIES,
    DISCARDED,
    DRAIN,
    EFFECT_KINDS,
    EXCHANGE_COINS,
    FROM_EACH,
    GAIN,
    NOTHING,
    ONCE,
    REMOVE_CHARACTER,
    SILVER,
    TARGETS,
    TIMINGS,
    TO_OWNER,
    Effect,
    Player,
    Printed,
    State,
)


@rule
def coins_of(me: Player, currency: int) -> int:
    return wide(me.silver) if currency == SILVER else wide(me.gold)


@rule
def get_coins(me: Player, currency: int, amount: int) -> None:
    """From the supply, which has no end (GLD-006); a negative amount goes back to it."""
    if currency == SILVER:
        me.silver += amount
    else:
        me.gold += amount


# Abilities: effects used by choice, in the own turn of their phase (GLD-245).


@rule
def judge_abilities(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    for ability in range(wide(deck.abilities)):
        verdict[USE_ABILITY + ability] = may_use(s, deck, seat, ability)


@rule
def may_use(s: State, deck: Printed, seat: int, ability: int) -> int:
    effect = deck.effects[ability]
    if effect.phase != s.phase:
        return 245
    reason = sources.may_work(s, deck, seat, ability)
    if reason != LEGAL:
        return reason
    if not sources.has_use(s, deck, ability):
        return 246 if effect.timing == ONCE else 247
    if effect.kind == EXCHANGE_COINS:
        return LEGAL if coins_of(s.players[seat], wide(effect.currency)) >= effect.amount else 259
    if effect.kind in (DRAIN, REMOVE_CHARACTER) and count_targets(s, deck, seat, ability) == 0:
        return 319 if effect.kind == DRAIN else 269
    return LEGAL


@rule
def use_ability(s: State, deck: Printed, seat: int, ability: int) -> None:
    """GLD-090: the turn goes on afterwards."""
    sources.use(s, deck, ability)
    s.command.effect = ability
    ask(s.agenda, CARRY_OUT, seat)


@rule
def carry_out(s: State, deck: Printed, seat: int) -> None:
    """GLD-306: a choice with one answer only is made of itself; GLD-258: one without any comes to nothing."""
    number = wide(s.command.effect)
    effect = deck.effects[number]
    me = s.players[seat]
    if effect.kind == GAIN:
        me.silver += effect.silver
        me.gold += effect.gold
    elif effect.kind == EXCHANGE_COINS:
        get_coins(me, wide(effect.currency), -wide(effect.amount))
        get_coins(me, wide(effect.got), wide(effect.got_amount))
    elif effect.kind == DRAIN and effect.target == FROM_EACH:
        drain_each(s, deck, seat)
    else:
        targets = count_targets(s, deck, seat, number)
        if targets > 1:
            ask(s.agenda, CHOOSE if effect.kind == DRAIN else VICTIM, seat)
            return
        if targets == 1:
            strike(s, deck, seat, first_target(s, deck, seat, number))
    s.command.effect = NOTHING


def tell_ability(s: State, deck: Deck, seat: int, values: telling.Named) -> Telling:
    """Each kind of ability has words of its own for what it does."""
    ability = values["ability"]
    effect = deck.printed.effects[ability]
    told = tell_source(deck, ability)
    told |= {
        "timing": TIMINGS[effect.timing],
        "left": int(effect.uses) - int(s.uses[ability]),
        "target": TARGETS[effect.target],
    }
    return Telling(f"action-use_ability-{EFFECT_KINDS[effect.kind]}", told | tell_coins_of(effect))


def uses_of(s: State, seat: int, values: telling.Named) -> Hashable:
    return s.uses[values["ability"]]


def tell_source(deck: Deck, effect: int) -> Values:
    """The character or the room that an effect is on."""
    kind, name = telling.source_of(deck, effect)
    told: Values = {"character": NOBODY, "room": NOBODY}
    return told | {kind: name}


def tell_coins_of(effect: Effect) -> Values:
    """What an ability gives and takes."""
    if effect.kind == EXCHANGE_COINS:
        return {
            "goods_paid": amount_of(**{CURRENCIES[effect.currency]: int(effect.amount)}),
            "goods_gained": amount_of(**{CURRENCIES[effect.got]: int(effect.got_amount)}),
        }
    if effect.kind == GAIN:
        return {"goods_gained": amount_of(silver=int(effect.silver), gold=int(effect.gold))}
    if effect.kind == DRAIN:
        return {"goods_taken": amount_of(**{CURRENCIES[effect.currency]: int(effect.amount)})}
    return {}


def tell_use(s: State, deck: Deck, seat: int, values: telling.Named) -> Telling:
    exchanges = deck.printed.effects[values["ability"]].kind == EXCHANGE_COINS
    told: Values = {"seat": seat}
    told |= tell_ability(s, deck, seat, values).values
    return Telling("deed-use_ability-exchange" if exchanges else "deed-use_ability", told)


def tell_coins_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    effect = deck.printed.effects[answer.values["ability"]]
    lacking = int(effect.amount) - int(coins_of(s.players[seat], effect.currency))
    return tell_lacking(amount_of(**{CURRENCIES[effect.currency]: lacking}))


QUESTIONS.refusals({259: tell_coins_lacking})


# Of every turn in which abilities may be used.
ABILITY = Answer(use_ability, tell=tell_ability, deed=tell_use, group="abilities", depends=uses_of)


# Targets: seats that coins are drained from, or characters that are removed.


@rule
def may_strike(s: State, deck: Printed, seat: int, number: int, target: int, safe: int) -> int:
    """Whether an effect may strike a seat or a character, by which seats are safe from it."""
    if deck.effects[number].kind == DRAIN:
        # GLD-258: having no coins doesn't exempt.
        if target == seat:
            return 258
        return 270 if (safe >> target) & 1 else LEGAL
    owner = wide(s.character_at[target])
    if owner == seat or owner >= s.seats or deck.characters[target].halves > deck.effects[number].most:
        return 268
    return 269 if (safe >> owner) & 1 else LEGAL


@rule
def safe_seats(s: State, deck: Printed, number: int) -> int:
    is_drain = deck.effects[number].kind == DRAIN
    return sources.protected_seats(s, deck, AGAINST_DRAIN if is_drain else AGAINST_REMOVAL)


@rule
def count_targets(s: State, deck: Printed, seat: int, number: int) -> int:
    safe = safe_seats(s, deck, number)
    count = 0
    for target in range(wide(s.seats) if deck.effects[number].kind == DRAIN else CHARACTERS):
        if may_strike(s, deck, seat, number, target, safe) == LEGAL:
            count += 1
    return count


@rule
def first_target(s: State, deck: Printed, seat: int, number: int) -> int:
    safe = safe_seats(s, deck, number)
    target = 0
    while may_strike(s, deck, seat, number, target, safe) != LEGAL:
        target += 1
    return target


@rule
def judge_target(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """GLD-258, GLD-268 to GLD-270."""
    number = wide(s.command.effect)
    safe = safe_seats(s, deck, number)
    is_drain = deck.effects[number].kind == DRAIN
    first = CHOOSE_SEAT if is_drain else REMOVE
    for target in range(wide(s.seats) if is_drain else CHARACTERS):
        verdict[first + target] = may_strike(s, deck, seat, number, target, safe)


@rule
def strike(s: State, deck: Printed, seat: int, target: int) -> None:
    if deck.effects[s.command.effect].kind == DRAIN:
        drain(s, deck, seat, target)
    else:
        discard_character(s, target)


# Coins.


@rule
def drain(s: State, deck: Printed, seat: int, target: int) -> None:
    """GLD-254 to GLD-256: from the personal supply alone."""
    effect = deck.effects[s.command.effect]
    currency = wide(effect.currency)
    they = s.players[target]
    amount = min(wide(effect.amount), coins_of(they, currency))
    get_coins(they, currency, -amount)
    if effect.receiver == TO_OWNER:
        get_coins(s.players[seat], currency, amount)


@rule
def drain_each(s: State, deck: Printed, seat: int) -> None:
    """GLD-257: clockwise from the left."""
    safe = sources.protected_seats(s, deck, AGAINST_DRAIN)
    for step in range(1, wide(s.seats)):
        target = (seat + step) % wide(s.seats)
        if (safe >> target) & 1 == 0:
            drain(s, deck, seat, target)


@rule
def drain_chosen(s: State, deck: Printed, seat: int, target: int) -> None:
    close(s.agenda)
    drain(s, deck, seat, target)
    s.command.effect = NOTHING


def tell_choose(s: State, deck: Deck, seat: int, values: telling.Named) -> Values:
    effect = deck.printed.effects[s.command.effect]
    lost = min(int(effect.amount), int(coins_of(s.players[values["seat"]], effect.currency)))
    return {"seat_whose": values["seat"], "goods_taken": amount_of(**{CURRENCIES[effect.currency]: lost})}


def tell_drain(s: State, deck: Deck, seat: int) -> Values:
    number = int(s.command.effect)
    return tell_source(deck, number) | tell_coins_of(deck.printed.effects[number])


# Characters.


@rule
def discard_character(s: State, character: int) -> None:
    """GLD-250: all that it counted for ends; those who joined later move up."""
    owner = wide(s.character_at[character])
    they = s.players[owner]
    rank = wide(s.rank[character])
    s.character_at[character] = DISCARDED
    s.rank[character] = NOTHING
    they.members -= 1
    if rank < they.settled:
        they.settled -= 1
    for other in range(CHARACTERS):
        if s.character_at[other] == owner and s.rank[other] > rank:
            s.rank[other] -= 1


@rule
def discard_chosen(s: State, deck: Printed, seat: int, character: int) -> None:
    close(s.agenda)
    discard_character(s, character)
    s.command.effect = NOTHING


def tell_remove(s: State, deck: Deck, seat: int, values: telling.Named) -> Values:
    name, owner = deck.ids("character")[values["character"]], int(s.character_at[values["character"]])
    told: Values = {"character": name, "effect": f"character:{name}"}
    if owner >= s.seats:
        return told | {"guild": NOBODY}
    return told | {"seat_whose": owner}


def tell_removal(s: State, deck: Deck, seat: int) -> Values:
    return tell_source(deck, int(s.command.effect))


# The opponent whom an effect takes coins from (GLD-258).
CHOOSE = QUESTIONS.question(
    "choose",
    judge=judge_target,
    answers={"choose": Answer(drain_chosen, tell=tell_choose)},
    tell=tell_drain,
)
# The character that an effect removes (GLD-268): who loses it is told by what changed.
VICTIM = QUESTIONS.question(
    "victim",
    judge=judge_target,
    answers={"remove": Answer(discard_chosen, tell=tell_remove, deed=untold)},
    tell=tell_removal,
)
# An effect: on joining, or an ability that is used.
CARRY_OUT = QUESTIONS.work("carry_out", carry_out)
