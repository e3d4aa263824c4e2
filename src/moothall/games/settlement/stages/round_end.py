"""The end of a round: heroes move on, the market is piled up and filled (section 12)."""

from moothall.engine.rule import rule
from moothall.games.settlement.stages import build, heroes
from moothall.games.settlement.state import DISCARDED, HERO_ROW, MARKET, NOTHING, ROUNDS, State


@rule
def end_round(s: State) -> None:
    """SET-197, SET-209: after round 6 the game is over and these steps are skipped."""
    if s.round_number == ROUNDS:
        s.over = 1
        return
    move_heroes_on(s)
    pile_up_market(s)
    fill_market(s)
    s.round_number += 1
    for seat in range(s.seats):
        s.players[seat].passed = 0


@rule
def move_heroes_on(s: State) -> None:
    """SET-198..200, SET-302: the last hero leaves the game, the others move on, one comes in."""
    leaving = s.hero_row[HERO_ROW - 1]
    if leaving != NOTHING:
        s.hero_at[leaving] = DISCARDED
    heroes.shift_heroes(s, HERO_ROW - 1)


@rule
def pile_up_market(s: State) -> None:
    """SET-201, SET-202: all tiles of a type onto the lowest of their fields."""
    for field in range(MARKET):
        if s.market_pile[field] == 0:
            continue
        for other in range(field + 1, MARKET):
            if s.market[other] == s.market[field]:
                s.market_pile[field] += s.market_pile[other]
                s.market_pile[other] = 0
                s.market[other] = NOTHING


@rule
def fill_market(s: State) -> None:
    """SET-203..205: each empty field in ascending order, from the fullest stack while one has tiles."""
    for field in range(MARKET):
        stack = build.fullest_stack(s)
        if s.market_pile[field] == 0 and s.buildings_left[stack]:
            build.show_building(s, field, stack)
