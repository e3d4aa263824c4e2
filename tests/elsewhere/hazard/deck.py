"""deck.toml -> what is printed."""

from pathlib import Path
from typing import Annotated

import numpy as np
from msgspec import Meta, Struct

from moothall.engine.deck import Deck, DeckFile
from tests.elsewhere.hazard.state import TOKENS, Printed

STANDARD_DECK = Path(__file__).parent / "deck.toml"


class Token(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    worth: Annotated[int, Meta(ge=0, le=9)]


class Parts(Struct, forbid_unknown_fields=True):
    limit: Annotated[int, Meta(ge=6, le=30)]
    token: list[Token]


def parse_deck(name: str, text: str) -> Deck:
    file = DeckFile(name, text)
    parts = file.read(Parts)
    file.expect(len(parts.token) == TOKENS, "token", "", f"expected {TOKENS} entries")
    record = np.zeros(1, Printed.twin)
    record[0].limit = parts.limit
    record[0].worth[:] = [token.worth for token in parts.token]
    return Deck(record, {"token": {token.id: token.name for token in parts.token}}, text)
