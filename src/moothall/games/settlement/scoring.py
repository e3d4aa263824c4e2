"""Points, winners and solo ranks (sections 10, 13 and 14)."""

from moothall.engine.rule import entrance, rule
from moothall.engine.ties import TieBreak
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

TIE_BREAKS = (TieBreak("gold", 213), TieBreak("diamond", 214))
TIES = len(TIE_BREAKS)


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
def tie_break(s: State, seat: int, number: int) -> int:
    """SET-216, SET-303: what is compared of the personal supply, in the order of TIE_BREAKS."""
    return int(s.players[seat].supply[GOLD if number == 0 else DIAMOND])


@rule
def is_ahead(s: State, deck: Printed, seat: int, other: int) -> bool:
    """SET-212..214: by points, or else by what breaks ties."""
    mine, others = score(s, deck, seat), score(s, deck, other)
    for number in range(TIES):
        if mine == others:
            mine, others = tie_break(s, seat, number), tie_break(s, other, number)
    return mine > others


@entrance
def is_winner(s: State, deck: Printed, seat: int) -> bool:
    """SET-215: those who are tied after all comparisons share the victory."""
    for other in range(s.seats):
        if is_ahead(s, deck, other, seat):
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


@rule
def reached(s: State, deck: Printed) -> int:
    """How near to the highest solo rank, in thousandths."""
    highest = int(deck.rank_from[len(deck.rank_from) - 1])
    return min(1000, 1000 * int(score(s, deck, 0)) // highest)
