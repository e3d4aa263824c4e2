"""What players gain and lose: reputation, modifiers, workers, and effects that need no choice."""

from moothall.engine.record import wide
from moothall.engine.rule import rule
from moothall.games.nobility.state import (
    GAIN_COINS,
    GAIN_GOODS,
    GAIN_HOUSES,
    GAIN_MODIFIERS,
    GAIN_REPUTATION,
    GAIN_VP,
    GUILD_GOOD,
    LEAST_REPUTATION,
    MOST_REPUTATION,
    Effect,
    Player,
    State,
)


@rule
def change_reputation(me: Player, amount: int) -> None:
    """NOB-077..079: what goes beyond the track is lost, or spared."""
    me.reputation = min(MOST_REPUTATION, max(LEAST_REPUTATION, wide(me.reputation) + amount))


@rule
def take_modifiers(s: State, me: Player, amount: int) -> None:
    """NOB-092: as far as the supply reaches."""
    taken = min(wide(s.modifiers), amount)
    s.modifiers -= taken
    me.modifiers += taken


@rule
def gain_workers(me: Player, amount: int) -> None:
    """NOB-020, NOB-158: as far as the supply reaches."""
    coming = min(wide(me.figures), amount)
    me.figures -= coming
    me.lot += coming


@rule
def bestow(s: State, seat: int, effect: Effect, guild: int, times: int) -> None:
    """An effect that needs no choice, so many times; the guild is that whose good it may mean."""
    me = s.players[seat]
    amount = wide(effect.amount) * times
    if effect.kind == GAIN_COINS:
        me.coins += amount
    elif effect.kind == GAIN_GOODS:
        good = guild if effect.good == GUILD_GOOD else effect.good
        me.goods[good] += amount
    elif effect.kind == GAIN_REPUTATION:
        change_reputation(me, amount)
    elif effect.kind == GAIN_MODIFIERS:
        take_modifiers(s, me, amount)
    elif effect.kind == GAIN_VP:
        me.vp += amount
    elif effect.kind == GAIN_HOUSES:
        houses = min(wide(me.houses), amount)
        me.houses -= houses
        me.platform += houses
    else:
        gain_workers(me, amount)
