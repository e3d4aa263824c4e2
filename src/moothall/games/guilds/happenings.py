"""What an answer brought about: what came and went, what came to light, and which pieces moved."""

from typing import Any

from moothall.engine.deck import Deck
from moothall.engine.happening import Happening
from moothall.games.guilds.changes import tell_changes
from moothall.games.guilds.view import view


def happenings(before: Any, after: Any, deck: Deck, action: int) -> list[Happening]:
    changes = tell_changes(view(before, deck, None), view(after, deck, None))
    return [Happening(telling) for telling in changes]
