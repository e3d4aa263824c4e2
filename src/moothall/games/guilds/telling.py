"""What several questions of Guilds tell alike, as ids of texts and their values, and how a game came out.

`text/` has the words. A value's key begins with the kind of thing that it names, so that the words know how
to say it: `character`, `characters` (as `W1,M2`), `room`, `goods_cost` (as `silver=4`), `seat_whose`,
`effect` (as `room:S01`: what is printed on that tile), ... Where a thing could be but isn't, its name is
`none`, and so ends the id. An effect is on a character or on a room: the other of the two is `none`, which is
said as nothing at all.
"""

from collections.abc import Mapping, Sequence

from moothall.engine.deck import Deck
from moothall.engine.game import Result, Telling
from moothall.engine.telling import Values, tell_victory
from moothall.engine.text import NOBODY
from moothall.games.guilds.state import CHARACTERS, NOTHING, WIDTH, State

Named = Mapping[str, int]  # what an answer names, by the axes of its block


def tell_coins(s: State, deck: Deck, seat: int) -> Values:
    """What the player has, none of a coin too, and whether passing ends the phase."""
    me = s.players[seat]
    return {
        "goods_has": f"silver={int(me.silver)},gold={int(me.gold)}",
        "goods_silver": f"silver={int(me.silver)}",
        "last": "yes" if is_last_pass(s) else "no",
    }


def is_last_pass(s: State) -> bool:
    """Whether everybody else has passed, one directly after the other (GLD-113, GLD-149)."""
    return bool(s.passes == s.seats - 1)


def source_of(deck: Deck, effect: int) -> tuple[str, str]:
    """The kind and the id of the card or room that an effect is on."""
    source = int(deck.printed.effects[effect].source)
    if source < CHARACTERS:
        return "character", deck.ids("character")[source]
    return "room", deck.ids("room")[source - CHARACTERS]


def tell_room(s: State, deck: Deck, place: int) -> Values:
    """A room on display."""
    room = int(s.display[place])
    if room == NOTHING:
        return {"room": NOBODY, "effect": f"room:{NOBODY}"}
    name = deck.ids("room")[room]
    return {"room": name, "effect": f"room:{name}"}


def tell_cells(cells: Sequence[int]) -> Values:
    """Where on a site that is: rows from the street, columns from the left (GLD-153)."""
    rows, columns = {cell // WIDTH + 1 for cell in cells}, {cell % WIDTH + 1 for cell in cells}
    return {"row": "-".join(map(str, sorted(rows))), "column": "-".join(map(str, sorted(columns)))}


def tell_result(result: Result) -> Telling:
    """Who won and by what (GLD-228 to GLD-236)."""
    return tell_victory(result)
