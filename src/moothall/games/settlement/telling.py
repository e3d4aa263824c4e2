"""What the stages share in telling of goods, fields and components, and how a game came out; `text/` has the
words.

A value's key begins with the kind of thing that it names, so that the words know how to say it:
`building`, `hero`, `good_landscape`, `goods_cost` (as `stone=1,gold=2`), `effect` (as `building:bank`:
what is printed on that card), ... Where a thing could be but isn't, its name is `none`, and so ends the id.
"""

from collections.abc import Hashable, Mapping

from moothall.engine.deck import Deck
from moothall.engine.game import Result, Telling
from moothall.engine.record import Ints
from moothall.engine.telling import Values, tell_victory
from moothall.engine.text import NOBODY
from moothall.games.settlement.state import COLOURS, COLUMNS, GOODS, NOTHING, State

ROW_NAMES = ("I", "II", "III")
LEVELS = ("upper", "middle", "lower")  # the rows of the settlement
THING_NAMES = (*GOODS, "any_normal")

Named = Mapping[str, int]  # what an answer names: a field, a good, ...


def tell_result(result: Result) -> Telling:
    """Who won and by what (SET-212..215), or which rank a solo player reached (SET-224)."""
    if result.rank is not None:
        return Telling("result-solo", {"points": max(result.scores), "rank": result.rank})
    return tell_victory(result)


# Goods and components.


def tell_goods(amounts: Ints | list[int]) -> str:
    return ",".join(f"{THING_NAMES[thing]}={int(amount)}" for thing, amount in enumerate(amounts) if amount)


def one_good(good: int) -> str:
    return f"{GOODS[good]}=1"


def tell_landscape(deck: Deck, tile: int) -> Values:
    if tile == NOTHING:
        return {"good_landscape": NOBODY, "monster": NOBODY}
    printed = deck.printed
    return {
        "good_landscape": GOODS[printed.landscape_good[tile]],
        "monster": COLOURS[printed.landscape_colour[tile]],
    }


def tell_building(deck: Deck, building: int) -> Values:
    return {"building": NOBODY if building == NOTHING else deck.ids("building")[building]}


def tell_field(field: int) -> Values:
    return {"row": ROW_NAMES[field // COLUMNS], "column": field % COLUMNS + 1}


# Why something is refused, in the numbers of the moment.


def tell_too_few(needed: int, settlers: int) -> Telling:
    return Telling("why-settlers", {"needed": needed, "settlers": settlers})


# Answers that several questions have alike.


def field_named(values: Named) -> int:
    return values["row"] * COLUMNS + values["column"]


def tell_named_row(s: State, deck: Deck, seat: int, values: Named) -> Values:
    """A row of the wilderness has a number, one of the settlement a level."""
    return {"row": ROW_NAMES[values["row"]], "tier": LEVELS[values["row"]]}


def tell_named_field(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return tell_named_row(s, deck, seat, values) | {"column": values["column"] + 1}


def tell_named_good(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"goods": one_good(values["good"])}


def tell_site(s: State, deck: Deck, seat: int, values: Named) -> Values:
    """A field of the own wilderness, with what lies there."""
    landscape = int(s.players[seat].landscape[field_named(values)])
    return tell_named_field(s, deck, seat, values) | tell_landscape(deck, landscape)


def on_landscape(s: State, seat: int, values: Named) -> Hashable:
    """All that `tell_site` depends on."""
    return int(s.players[seat].landscape[field_named(values)])
