"""Face-down piles: a card's depth is stored with the card, so putting one under a pile moves no other."""

from moothall.engine.chance import reveal
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.games.architects.state import (
    APPRENTICES,
    BUILDINGS,
    EVERYBODY,
    IN_HAND,
    NOTHING,
    State,
)

DEPTHS = max(APPRENTICES, BUILDINGS)  # numbers from here on are other places


@rule
def lift(depths: Ints, place: int) -> int:
    """The top card leaves its pile for another place; returns its number."""
    top = NOTHING
    for card in range(len(depths)):
        depth = depths[card]
        if depth == 0:
            top = card
            depths[card] = place
        elif 0 < depth < DEPTHS:
            depths[card] = depth - 1
    return top


@rule
def draw_building(s: State, seat: int, place: int) -> int:
    """The top building card to a place where this seat sees its face; the pile must not be empty."""
    reveal(s.chance)
    card = lift(s.building_at, place)
    s.buildings_left -= 1
    s.building_seen[card] |= 1 << seat
    return card


@rule
def draw_to_hand(s: State, seat: int, count: int) -> None:
    """ARC-006: as many as there are."""
    for _ in range(min(count, wide(s.buildings_left))):
        draw_building(s, seat, IN_HAND + seat)
        s.players[seat].hand += 1


@rule
def put_building_under(s: State, card: int) -> None:
    """Face down: who has seen its face goes on knowing where it is (ARC-379)."""
    s.building_at[card] = s.buildings_left
    s.building_dealt[card] = NOTHING
    s.buildings_left += 1


@rule
def lay_open(s: State, card: int, place: int) -> None:
    """A building card before everybody's eyes."""
    s.building_at[card] = place
    s.building_seen[card] = EVERYBODY
    s.building_dealt[card] = NOTHING


@rule
def put_apprentice_under(s: State, card: int) -> None:
    s.apprentice_depth[card] = s.apprentices_left
    s.apprentices_left += 1


@rule
def draw_apprentice(s: State) -> int:
    if s.apprentices_unseen > 0:
        reveal(s.chance)
        s.apprentices_unseen -= 1
    s.apprentices_left -= 1
    return lift(s.apprentice_depth, NOTHING)
