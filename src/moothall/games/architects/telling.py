"""What the tellings of several questions share: goods and components as ids and values; and how it came out.

`text/` has the words. A value's key begins with the kind of thing that it names, so that the words know how
to say it: `location`, `apprentice`, `goods_cost` (as `silver=4,virtue=1`), `seat_whose`, `effect` (as
`building:BD01`: what is printed on that card), ... Where a thing could be but isn't, its name is `none`, and
so ends the id.

Each question is told beside its rules (`stages/`). Questions and deeds are heard by everybody, so nothing of
a hand, a packet or a blueprint is in them.
"""

from collections.abc import Mapping
from typing import Any

from moothall.engine.deck import Deck
from moothall.engine.game import Result, Telling
from moothall.engine.telling import Values, tell_victory
from moothall.engine.text import NOBODY
from moothall.games.architects.state import GOODS, NOTHING, State

Named = Mapping[str, int]
THINGS = (*GOODS, "virtue", "building_card")
ROWS = ("upper", "lower")  # of the apprentice grid


def tell_goods(amounts: Any) -> str:
    return ",".join(f"{THINGS[thing]}={int(amount)}" for thing, amount in enumerate(amounts) if amount)


def items(**amounts: int) -> list[int]:
    return [amounts.get(thing, 0) for thing in THINGS]


def tell_building(deck: Deck, building: int) -> Values:
    name = NOBODY if building == NOTHING else deck.ids("building")[building]
    return {"building": name, "effect": f"building:{name}"}


def tell_apprentice(deck: Deck, card: int) -> Values:
    name = NOBODY if card == NOTHING else deck.ids("apprentice")[card]
    return {"apprentice": name, "effect": f"apprentice:{name}"}


# Answers that name a card, in several questions.


def tell_named_building(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return tell_building(deck, values["building"])


def tell_secret_pick(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    """Which card it is stays secret."""
    return Telling("deed-pick", {"seat": seat})


def tell_secret_discard(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    return Telling("deed-discard", {"seat": seat})


def tell_own_apprentice(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return tell_apprentice(deck, int(s.players[seat].apprentices[values["slot"]]))


def tell_building_at_work(s: State, deck: Deck, seat: int) -> Values:
    """Whose effect asks the question."""
    return tell_building(deck, int(s.command.building))


def tell_result(result: Result) -> Telling:
    """Who won and by what (ARC-264..267), or that nobody did (ARC-373)."""
    if result.rank is not None:
        return Telling("result-draw", {"points": result.scores[0]})
    return tell_victory(result)
