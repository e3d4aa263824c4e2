"""Points, winners and solo ranks (sections 10, 13 and 14)."""

from moothall.engine.rule import entrance, rule
from moothall.games.settlement.stages import build, explore, fortress
from moothall.games.settlement.state import (
    DIAMOND,
    FIELDS,
    FIXED,
    GOLD,
    HEROES,
    NOTHING,
    PER_BUILDING,
    PER_LANDSCAPE,
    Player,
    Printed,
    State,
)


@rule
def hero_score(deck: Printed, me: Player, hero: int) -> int:
    """SET-166..172: by what the owner has at the end, monsters or not; Artisans what is printed."""
    unit = deck.hero_scores[hero]
    points = int(deck.hero_points[hero])
    if unit == FIXED:
        return points
    if unit == PER_LANDSCAPE:
        return points * explore.landscapes_of(me)
    if unit == PER_BUILDING:
        return points * (FIELDS - build.empty_places(me))
    return points * fortress.fortresses_of(me)


@rule
def heroes_score(s: State, deck: Printed, seat: int) -> int:
    total = 0
    for hero in range(HEROES):
        if s.hero_at[hero] == seat:
            total += hero_score(deck, s.players[seat], hero)
    return total


@rule
def storage_score(deck: Printed, me: Player, building: int) -> int:
    """SET-260, SET-261: what lies on the own buildings of one type."""
    total = 0
    for place in range(FIELDS):
        if me.building[place] == building:
            total += int(me.stored[place]) * int(deck.building_points[building])
    return total


@rule
def stored_score(deck: Printed, me: Player) -> int:
    total = 0
    for place in range(FIELDS):
        if me.building[place] != NOTHING:
            total += int(me.stored[place]) * int(deck.building_points[me.building[place]])
    return total


@entrance
def score(s: State, deck: Printed, seat: int) -> int:
    """SET-210, SET-211: heroes, Banks and Churches; nothing else."""
    return heroes_score(s, deck, seat) + stored_score(deck, s.players[seat])


@rule
def final_order(s: State, deck: Printed, seat: int) -> int:
    """SET-212..216, SET-303: score, then gold, then diamonds of the personal supply, as one number."""
    me = s.players[seat]
    return (score(s, deck, seat) << 32) + (int(me.supply[GOLD]) << 16) + int(me.supply[DIAMOND])


@entrance
def is_winner(s: State, deck: Printed, seat: int) -> bool:
    """SET-215: those who are tied after all comparisons share the victory."""
    mine = final_order(s, deck, seat)
    for other in range(s.seats):
        if final_order(s, deck, other) > mine:
            return False
    return True


@rule
def rank(deck: Printed, points: int) -> int:
    """SET-224: the solo rank, 0 for the lowest."""
    reached = 0
    for step in range(len(deck.rank_from)):
        if points >= deck.rank_from[step]:
            reached = step
    return reached
