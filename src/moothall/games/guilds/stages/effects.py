"""What effects do to coins and guilds (section 16), with the choices that they ask for."""

from moothall.engine.agenda import ask, close
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.guilds.actions import CHOOSE_SEAT, REMOVE, USE_ABILITY
from moothall.games.guilds.stages.sources import has_use, lowered, may_work, protected_seats, use
from moothall.games.guilds.state import (
    AGAINST_DRAIN,
    AGAINST_REMOVAL,
    CARRY_OUT,
    CHARACTERS,
    CHOOSE,
    DISCARDED,
    DISCOUNT,
    DRAIN,
    EXCHANGE_COINS,
    FROM_EACH,
    GAIN,
    NOTHING,
    ONCE,
    REBATE,
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
        return LEGAL if coins_of(s.players[seat], wide(effect.currency)) >= effect.amount else 259
    if effect.kind in (DRAIN, REMOVE_CHARACTER) and count_targets(s, deck, seat, ability) == 0:
        return 319 if effect.kind == DRAIN else 269
    return LEGAL


@rule
def use_ability(s: State, deck: Deck, seat: int, ability: int) -> None:
    """GLD-090: the turn goes on afterwards."""
    use(s, deck, ability)
    s.command.effect = ability
    ask(s.agenda, CARRY_OUT, seat)


@rule
def carry_out(s: State, deck: Deck, seat: int) -> None:
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


# Targets: seats that coins are drained from, or characters that are removed.


@rule
def may_strike(s: State, deck: Deck, seat: int, number: int, target: int, safe: int) -> int:
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
def safe_seats(s: State, deck: Deck, number: int) -> int:
    is_drain = deck.effects[number].kind == DRAIN
    return protected_seats(s, deck, AGAINST_DRAIN if is_drain else AGAINST_REMOVAL)


@rule
def count_targets(s: State, deck: Deck, seat: int, number: int) -> int:
    safe = safe_seats(s, deck, number)
    count = 0
    for target in range(wide(s.seats) if deck.effects[number].kind == DRAIN else CHARACTERS):
        if may_strike(s, deck, seat, number, target, safe) == LEGAL:
            count += 1
    return count


@rule
def first_target(s: State, deck: Deck, seat: int, number: int) -> int:
    safe = safe_seats(s, deck, number)
    target = 0
    while may_strike(s, deck, seat, number, target, safe) != LEGAL:
        target += 1
    return target


@rule
def judge_target(s: State, deck: Deck, seat: int, verdict: Ints) -> None:
    """GLD-258, GLD-268 to GLD-270."""
    number = wide(s.command.effect)
    safe = safe_seats(s, deck, number)
    is_drain = deck.effects[number].kind == DRAIN
    first = CHOOSE_SEAT if is_drain else REMOVE
    for target in range(wide(s.seats) if is_drain else CHARACTERS):
        verdict[first + target] = may_strike(s, deck, seat, number, target, safe)


@rule
def choose_target(s: State, deck: Deck, seat: int, target: int) -> None:
    close(s.agenda)
    strike(s, deck, seat, target)
    s.command.effect = NOTHING


@rule
def strike(s: State, deck: Deck, seat: int, target: int) -> None:
    if deck.effects[s.command.effect].kind == DRAIN:
        drain(s, deck, seat, target)
    else:
        discard_character(s, target)


@rule
def drain(s: State, deck: Deck, seat: int, target: int) -> None:
    """GLD-254 to GLD-256: from the personal supply alone."""
    effect = deck.effects[s.command.effect]
    currency = wide(effect.currency)
    they = s.players[target]
    amount = min(wide(effect.amount), coins_of(they, currency))
    get_coins(they, currency, -amount)
    if effect.receiver == TO_OWNER:
        get_coins(s.players[seat], currency, amount)


@rule
def drain_each(s: State, deck: Deck, seat: int) -> None:
    """GLD-257: clockwise from the left."""
    safe = protected_seats(s, deck, AGAINST_DRAIN)
    for step in range(1, wide(s.seats)):
        target = (seat + step) % wide(s.seats)
        if (safe >> target) & 1 == 0:
            drain(s, deck, seat, target)


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


# Effects that are counted, where they are called for.


@rule
def claim(s: State, deck: Deck, seat: int, kind: int) -> None:
    """GLD-143, GLD-264: what a room costs; GLD-118, GLD-272: what a character does; or one use of another."""
    me = s.players[seat]
    command = s.command
    room, amount = 0, 2
    if kind == DISCOUNT:
        room = wide(s.display[command.place])
        amount = wide(deck.rooms[room].price)
    elif kind == REBATE:
        amount = wide(me.tents[command.area])
    left = lowered(s, deck, seat, kind, room, amount)
    if kind == DISCOUNT:
        me.gold -= left
    elif kind == REBATE:
        me.silver += amount - left
        me.tents[command.area] = 0
        command.area = NOTHING
