"""Points and winners (section 19, ARC-372 to ARC-374)."""

from moothall.engine.record import wide
from moothall.engine.rule import entrance, rule
from moothall.engine.ties import TieBreak
from moothall.games.architects.stages.units import has_most, units_of
from moothall.games.architects.state import (
    BUILDINGS,
    BUILT,
    END_DEBT_DELTA,
    END_VP_IF_MOST,
    END_VP_IF_NO_DEBT,
    END_VP_PER,
    GOLD,
    MARBLE,
    SILVER,
    Printed,
    State,
)

TIE_BREAKS = (TieBreak("virtue_left", 265), TieBreak("silver_left", 266))
TIES = len(TIE_BREAKS)
SILVER_PER_POINT = 10
PRISONERS_PER_POINT = 2


@rule
def building_score(s: State, deck: Printed, seat: int, card: int) -> int:
    """ARC-255: what is printed, and for people what it scores besides (ARC-366)."""
    points = int(deck.building_points[card])
    effect = deck.building_effect[card]
    amount = int(deck.building_amount[card])
    if seat >= s.people:
        return points
    if effect == END_VP_PER:
        return points + amount * (
            units_of(s, deck, seat, deck.building_unit[card]) // int(deck.building_per[card])
        )
    if effect == END_VP_IF_MOST and has_most(s, deck, seat, deck.building_unit[card]):
        return points + amount
    if effect == END_VP_IF_NO_DEBT and s.players[seat].unpaid == 0:
        return points + amount
    return points


@rule
def buildings_score(s: State, deck: Printed, seat: int) -> int:
    total = 0
    for card in range(BUILDINGS):
        if s.building_at[card] == BUILT + seat:
            total += building_score(s, deck, seat, card)
    return total


@rule
def cathedral_score(s: State, deck: Printed, seat: int) -> int:
    """ARC-205, ARC-256."""
    climbed = int(s.players[seat].cathedral)
    return int(deck.cathedral_points[climbed - 1]) if climbed else 0


@rule
def virtue_score(s: State, deck: Printed, seat: int) -> int:
    """ARC-257."""
    return int(deck.virtue_points[s.players[seat].virtue])


@rule
def debts_score(s: State, deck: Printed, seat: int) -> int:
    """ARC-258, ARC-321..323."""
    each = int(deck.unpaid_points)
    if seat < s.people:
        for card in range(BUILDINGS):
            if s.building_at[card] == BUILT + seat and deck.building_effect[card] == END_DEBT_DELTA:
                each += int(deck.building_amount[card])
    return int(s.players[seat].unpaid) * each


@rule
def goods_score(s: State, seat: int) -> int:
    """ARC-259."""
    me = s.players[seat]
    return int(me.goods[GOLD]) + int(me.goods[MARBLE])


@rule
def silver_score(s: State, seat: int) -> int:
    """ARC-260."""
    return int(s.players[seat].goods[SILVER]) // SILVER_PER_POINT


@rule
def materials_score(s: State, deck: Printed, seat: int) -> int:
    """ARC-372: only the automated opponent has any."""
    return int(s.players[seat].materials) // int(deck.bot_materials_per_point)


@rule
def prison_score(s: State, seat: int) -> int:
    """ARC-261."""
    return -(int(s.players[seat].prison) // PRISONERS_PER_POINT)


@entrance
def score(s: State, deck: Printed, seat: int) -> int:
    total = buildings_score(s, deck, seat) + cathedral_score(s, deck, seat) + virtue_score(s, deck, seat)
    total += debts_score(s, deck, seat) + goods_score(s, seat) + silver_score(s, seat)
    return total + materials_score(s, deck, seat) + prison_score(s, seat)


@rule
def tie_break(s: State, seat: int, number: int) -> int:
    """What is compared, in the order of TIE_BREAKS."""
    me = s.players[seat]
    return int(me.virtue) if number == 0 else int(me.goods[SILVER])


@rule
def is_ahead(s: State, deck: Printed, seat: int, other: int) -> bool:
    """ARC-264..266: by points, or else by what breaks ties."""
    mine, others = score(s, deck, seat), score(s, deck, other)
    for number in range(TIES):
        if mine == others:
            mine, others = tie_break(s, seat, number), tie_break(s, other, number)
    return mine > others


@entrance
def is_winner(s: State, deck: Printed, seat: int) -> bool:
    """ARC-267: those who are tied after all comparisons share the victory; ARC-373: but not with a bot."""
    for other in range(wide(s.seats)):
        if other != seat and is_ahead(s, deck, other, seat):
            return False
    return not is_draw(s, deck)


@rule
def is_draw(s: State, deck: Printed) -> bool:
    """ARC-373: alone against the automated opponent, and tied after all comparisons."""
    if s.people > 1:
        return False
    return not is_ahead(s, deck, 0, 1) and not is_ahead(s, deck, 1, 0)
