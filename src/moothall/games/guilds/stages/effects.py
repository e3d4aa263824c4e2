"""What effects do to coins and guilds (section 16), with the choices that they ask for."""

from moothall.engine.agenda import ask, close
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.guilds.actions import CHOOSE_SEAT, REMOVE, USE_ABILITY
from moothall.games.guilds.stages.sources import has_use, is_protected, may_work, use
from moothall.games.guilds.state import (
    AGAINST_DRAIN,
    AGAINST_REMOVAL,
    CARRY_OUT,
    CHARACTERS,
    CHOOSE,
    DISCARDED,
    DRAIN,
    EXCHANGE_COINS,
    FROM_EACH,
    GAIN,
    NOTHING,
    ONCE,
    REMOVE_CHARACTER,
    SILVER,
    TO_OWNER,
    VICTIM,
    Deck,
    Player,
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
def judge_abilities(s: State, deck: Deck, seat: int, verdict: Ints) -> None:
    for ability in range(wide(deck.abilities)):
        verdict[USE_ABILITY + ability] = may_use(s, deck, seat, ability)


@rule
def may_use(s: State, deck: Deck, seat: int, ability: int) -> int:
    effect = deck.effects[ability]
    if effect.phase != s.phase:
        return 245
    reason = may_work(s, deck, seat, ability)
    if reason != LEGAL:
        return reason
    if not has_use(s, deck, ability):
        return 246 if effect.timing == ONCE else 247
    if effect.kind == EXCHANGE_COINS:
        return LEGAL if coins_of(s.players[seat], effect.currency) >= effect.amount else 259
    if effect.kind == DRAIN:
        return LEGAL if count_targets(s, deck, seat) else 319
    if effect.kind == REMOVE_CHARACTER:
        return LEGAL if count_victims(s, deck, seat, ability) else 269
    return LEGAL


@rule
def use_ability(s: State, deck: Deck, seat: int, ability: int) -> None:
    """GLD-090: the turn goes on afterwards."""
    use(s, deck, ability)
    s.command.effect = ability
    ask(s.agenda, CARRY_OUT, seat)


@rule
def carry_out(s: State, deck: Deck, seat: int) -> None:
    """GLD-306: a choice with one answer only is made of itself."""
    number = wide(s.command.effect)
    effect = deck.effects[number]
    me = s.players[seat]
    if effect.kind == DRAIN and effect.target != FROM_EACH:
        targets = count_targets(s, deck, seat)
        if targets > 1:
            ask(s.agenda, CHOOSE, seat)
            return
        if targets == 1:
            drain(s, deck, seat, first_target(s, deck, seat))
    elif effect.kind == DRAIN:
        drain_each(s, deck, seat)
    elif effect.kind == REMOVE_CHARACTER:
        if count_victims(s, deck, seat, number) > 1:
            ask(s.agenda, VICTIM, seat)
            return
        discard_character(s, first_victim(s, deck, seat, number))
    elif effect.kind == EXCHANGE_COINS:
        get_coins(me, effect.currency, -wide(effect.amount))
        get_coins(me, effect.got, wide(effect.got_amount))
    elif effect.kind == GAIN:
        me.silver += effect.silver
        me.gold += effect.gold
    s.command.effect = NOTHING


# Drain.


@rule
def may_drain(s: State, deck: Deck, seat: int, target: int) -> int:
    """GLD-258: an opponent who is not protected; having no coins doesn't exempt."""
    if target == seat:
        return 258
    return 270 if is_protected(s, deck, target, AGAINST_DRAIN) else LEGAL


@rule
def count_targets(s: State, deck: Deck, seat: int) -> int:
    count = 0
    for target in range(wide(s.seats)):
        if may_drain(s, deck, seat, target) == LEGAL:
            count += 1
    return count


@rule
def first_target(s: State, deck: Deck, seat: int) -> int:
    target = 0
    while may_drain(s, deck, seat, target) != LEGAL:
        target += 1
    return target


@rule
def drain(s: State, deck: Deck, seat: int, target: int) -> None:
    """GLD-254 to GLD-256: from the personal supply alone."""
    effect = deck.effects[s.command.effect]
    they = s.players[target]
    amount = min(wide(effect.amount), coins_of(they, effect.currency))
    get_coins(they, effect.currency, -amount)
    if effect.receiver == TO_OWNER:
        get_coins(s.players[seat], effect.currency, amount)


@rule
def drain_each(s: State, deck: Deck, seat: int) -> None:
    """GLD-257: clockwise from the left."""
    for step in range(1, wide(s.seats)):
        target = (seat + step) % wide(s.seats)
        if may_drain(s, deck, seat, target) == LEGAL:
            drain(s, deck, seat, target)


@rule
def judge_choose(s: State, deck: Deck, seat: int, verdict: Ints) -> None:
    for target in range(wide(s.seats)):
        verdict[CHOOSE_SEAT + target] = may_drain(s, deck, seat, target)


@rule
def choose(s: State, deck: Deck, seat: int, target: int) -> None:
    close(s.agenda)
    drain(s, deck, seat, target)
    s.command.effect = NOTHING


# Removing characters.


@rule
def may_remove(s: State, deck: Deck, seat: int, number: int, character: int) -> int:
    """GLD-268, GLD-269."""
    owner = wide(s.character_at[character])
    if owner == seat or owner >= s.seats:
        return 268
    if deck.characters[character].halves > deck.effects[number].most:
        return 268
    return 269 if is_protected(s, deck, owner, AGAINST_REMOVAL) else LEGAL


@rule
def count_victims(s: State, deck: Deck, seat: int, number: int) -> int:
    count = 0
    for character in range(CHARACTERS):
        if may_remove(s, deck, seat, number, character) == LEGAL:
            count += 1
    return count


@rule
def first_victim(s: State, deck: Deck, seat: int, number: int) -> int:
    character = 0
    while may_remove(s, deck, seat, number, character) != LEGAL:
        character += 1
    return character


@rule
def judge_victim(s: State, deck: Deck, seat: int, verdict: Ints) -> None:
    for character in range(CHARACTERS):
        verdict[REMOVE + character] = may_remove(s, deck, seat, wide(s.command.effect), character)


@rule
def remove(s: State, character: int) -> None:
    close(s.agenda)
    discard_character(s, character)
    s.command.effect = NOTHING


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
