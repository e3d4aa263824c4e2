"""What is printed on the components."""

from msgspec import Struct

from moothall.engine.deck import Deck
from moothall.engine.game import Telling


class Components(Struct, tag_field="game", tag="hazard"):
    limit: int
    tokens: dict[str, int]


def components(deck: Deck) -> Components:
    return Components(int(deck.printed.limit), dict(zip(deck.ids("token"), deck.printed.worth, strict=True)))


def tell_card(deck: Deck, kind: str, name: str) -> list[Telling]:
    worth = int(deck.printed.worth[deck.ids("token").index(name)])
    return [Telling("card-token", {"token": name}), Telling("card-worth", {"points": worth})]
