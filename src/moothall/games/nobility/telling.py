"""What several questions tell alike, as ids of texts and their values: goods and components; the result.

`text/` has the words. A value's key begins with the kind of thing that it names, so that the words know how
to say it: `location`, `settler`, `wares` (as `books,magic`), `goods_cost` (as `coin=4,books=1`), `seat`,
`effect` (as `building:B01`: what is printed on that tile), ... Where a thing could be but isn't, its name is
`none`, and so ends the id.

Questions and deeds are heard by everybody, so no commission card is in them.
"""

from collections.abc import Mapping
from typing import Any

from moothall.engine.deck import Deck
from moothall.engine.game import Result, Telling
from moothall.engine.telling import Values, amount_of, tell_victory
from moothall.engine.text import NOBODY
from moothall.games.nobility.state import (
    ANY_GOOD,
    GAIN_COINS,
    GAIN_GOODS,
    GAIN_HOUSES,
    GAIN_MODIFIERS,
    GAIN_REPUTATION,
    GAIN_VP,
    GAIN_WORKERS,
    GOODS,
    GUILD_GOOD,
    GUILDS,
    NOTHING,
    RACES,
    State,
)

Named = Mapping[str, int]  # what an answer names, by the axes of its block
GAINED = {
    GAIN_COINS: "coin",
    GAIN_REPUTATION: "reputation",
    GAIN_MODIFIERS: "modifier",
    GAIN_VP: "point",
    GAIN_HOUSES: "house",
    GAIN_WORKERS: "worker",
}


def tell_result(result: Result) -> Telling:
    """Who won and by what (NOB-338..342), or whether the solo goal was met (NOB-386)."""
    if result.rank is not None:
        return Telling(f"result-{result.rank}", {"points": max(result.scores)})
    return tell_victory(result)


# Goods.


def of_good(good: int, amount: int = 1) -> str:
    return amount_of(**{GOODS[good]: amount})


def tell_goods(amounts: Any) -> str:
    return ",".join(f"{GOODS[good]}={int(amount)}" for good, amount in enumerate(amounts) if amount)


def together(*amounts: str) -> str:
    return ",".join(filter(None, amounts))


def tell_wares(bits: int) -> str:
    return ",".join(name for good, name in enumerate(GOODS) if (bits >> good) & 1)


def gain_of(effect: Any, guild: int = NOTHING) -> dict[str, int]:
    """What an effect gives that needs no choice."""
    if effect.kind == GAIN_GOODS:
        good = guild if effect.good == GUILD_GOOD else effect.good
        return {"any_good" if good == ANY_GOOD else GOODS[good]: int(effect.amount)}
    return {GAINED[effect.kind]: int(effect.amount)}


def tell_gain(effect: Any, guild: int = NOTHING) -> str:
    return amount_of(**gain_of(effect, guild))


# Components, and guilds.


def tell_settler(deck: Deck, card: int) -> Values:
    if card == NOTHING:
        return {"settler": NOBODY}
    name = deck.ids("settler")[card]
    race = RACES[deck.printed.settler_race[card]]
    return {"settler": name, "race": race, "effect": f"settler:{name}"}


def own_settler(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return tell_settler(deck, int(s.players[seat].settlers[values["slot"]]))


def tell_building(deck: Deck, tile: int) -> Values:
    if tile == NOTHING:
        return {"building": NOBODY}
    name = deck.ids("building")[tile]
    return {"building": name, "effect": f"building:{name}"}


def tell_guild(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"guild": GUILDS[values["guild"]]}


def no_place(location: str) -> Telling:
    """A location alone: what the die would bring there is not known, since nothing is there to get."""
    return Telling("action-place-none", {"location": location})
