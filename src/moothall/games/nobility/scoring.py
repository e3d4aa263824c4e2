"""Points and winners (sections 26 to 28)."""

from moothall.engine.record import wide
from moothall.engine.rule import entrance, rule
from moothall.engine.ties import TieBreak
from moothall.games.nobility.stages.commissions import desks_of
from moothall.games.nobility.stages.hall import public_buildings
from moothall.games.nobility.state import (
    CONDITIONS,
    DICE_TILES,
    KINDS,
    METRIC_BUILDINGS,
    METRIC_CHANCERY_APPRENTICES,
    METRIC_COINS,
    METRIC_COUNCIL_TILES,
    METRIC_GOODS,
    METRIC_GOODS_SETS,
    METRIC_GUILD_APPRENTICES,
    METRIC_GUILDS_WITH_APPRENTICE,
    METRIC_GUILDS_WITH_PRESENCE,
    METRIC_GUILDS_WITH_WORKSHOP,
    METRIC_MODIFIERS,
    METRIC_NOBILITY,
    METRIC_PUBLIC_BUILDINGS,
    METRIC_RACES,
    METRIC_REPUTATION,
    METRIC_SETTLERS,
    METRIC_SETTLERS_OF_RACE,
    METRIC_VP,
    METRIC_WORKSHOPS,
    NOTHING,
    SPACES,
    TILE_FILLED,
    Player,
    Printed,
    State,
)

TIE_BREAKS = (TieBreak("houses", 339), TieBreak("reputation", 340), TieBreak("coins", 341))
TIES = len(TIE_BREAKS)
GOODS_PER_POINT = 2
REPUTATION_LEVEL = 12  # of the metric that counts what is beyond it


@rule
def goods_of(me: Player) -> int:
    total = 0
    for good in range(KINDS):
        total += int(me.goods[good])
    return total


@rule
def workshops_in(s: State, seat: int, guild: int) -> int:
    count = 0
    for space in range(SPACES):
        if s.owner[guild, space] == seat:
            count += 1
    return count


@rule
def guilds_count(s: State, seat: int, metric: int) -> int:
    """What is counted guild by guild."""
    me = s.players[seat]
    total = 0
    for guild in range(KINDS):
        workshops = workshops_in(s, seat, guild)
        apprentices = int(me.apprentices[guild])
        if metric in (METRIC_WORKSHOPS, METRIC_BUILDINGS):
            total += workshops
        elif metric == METRIC_GUILD_APPRENTICES:
            total += apprentices
        elif metric == METRIC_GUILDS_WITH_WORKSHOP:
            total += min(1, workshops)
        elif metric == METRIC_GUILDS_WITH_APPRENTICE:
            total += min(1, apprentices)
        else:
            total += min(1, workshops + apprentices)
    return total


@rule
def races_count(me: Player) -> int:
    count = 0
    for race in range(KINDS):
        count += min(1, wide(me.races[race]))
    return count


@rule
def complete_sets(me: Player) -> int:
    least = int(me.goods[0])
    for good in range(1, KINDS):
        least = min(least, wide(me.goods[good]))
    return least


@rule
def measure(s: State, seat: int, metric: int, race: int) -> int:
    """What solo goals and commissions count; points are those so far."""
    me = s.players[seat]
    if metric == METRIC_VP:
        return int(me.vp)
    if metric == METRIC_SETTLERS:
        return int(me.built)
    if metric == METRIC_SETTLERS_OF_RACE:
        return int(me.races[race])
    if metric == METRIC_RACES:
        return races_count(me)
    if metric == METRIC_PUBLIC_BUILDINGS:
        return public_buildings(me)
    if metric == METRIC_BUILDINGS:
        return public_buildings(me) + guilds_count(s, seat, METRIC_WORKSHOPS)
    if metric in (
        METRIC_WORKSHOPS,
        METRIC_GUILDS_WITH_WORKSHOP,
        METRIC_GUILDS_WITH_PRESENCE,
        METRIC_GUILDS_WITH_APPRENTICE,
        METRIC_GUILD_APPRENTICES,
    ):
        return guilds_count(s, seat, metric)
    if metric == METRIC_CHANCERY_APPRENTICES:
        return desks_of(s, seat)
    if metric == METRIC_COUNCIL_TILES:
        return int(me.council_tiles)
    if metric == METRIC_NOBILITY:
        return int(me.nobility)
    if metric == METRIC_REPUTATION:
        return int(me.reputation)
    if metric == METRIC_COINS:
        return int(me.coins)
    if metric == METRIC_GOODS:
        return goods_of(me)
    if metric == METRIC_GOODS_SETS:
        return complete_sets(me)
    if metric == METRIC_MODIFIERS:
        return int(me.modifiers)
    return max(0, int(me.reputation) - REPUTATION_LEVEL)


# The final count.


@rule
def goods_score(s: State, seat: int) -> int:
    """NOB-334."""
    return goods_of(s.players[seat]) // GOODS_PER_POINT


@rule
def nobility_score(s: State, deck: Printed, seat: int) -> int:
    """NOB-102, NOB-335."""
    return int(deck.nobility_points[s.players[seat].nobility])


@rule
def commission_worth(s: State, deck: Printed, seat: int, card: int) -> int:
    """NOB-438: what it scores once it is active."""
    counted = measure(s, seat, int(deck.commission_metric[card]), int(deck.commission_race[card]))
    points = int(deck.commission_vp[card]) * (counted // int(deck.commission_per[card]))
    return min(wide(deck.commission_most[card]), points)


@rule
def commissions_score(s: State, deck: Printed, seat: int) -> int:
    """NOB-426, NOB-439, NOB-440."""
    total = 0
    if s.chancery:
        for tile in range(DICE_TILES):
            if s.tile_owner[tile] == seat and s.tile_filled[tile] == TILE_FILLED:
                total += commission_worth(s, deck, seat, s.tile_card[tile])
    return total


@entrance
def score(s: State, deck: Printed, seat: int) -> int:
    total = int(s.players[seat].vp) + goods_score(s, seat) + nobility_score(s, deck, seat)
    return total + commissions_score(s, deck, seat)


@rule
def tie_break(s: State, seat: int, number: int) -> int:
    """What is compared, in the order of TIE_BREAKS."""
    me = s.players[seat]
    if number == 0:
        return int(me.built)
    return int(me.reputation) if number == 1 else int(me.coins)


@rule
def is_ahead(s: State, deck: Printed, seat: int, other: int) -> bool:
    """NOB-338..341: by points, or else by what breaks ties."""
    mine, others = score(s, deck, seat), score(s, deck, other)
    for number in range(TIES):
        if mine == others:
            mine, others = tie_break(s, seat, number), tie_break(s, other, number)
    return mine > others


@rule
def meets_goal(s: State, deck: Printed) -> bool:
    """NOB-385: all conditions together; points are those of the final score."""
    for number in range(CONDITIONS):
        metric = int(deck.goal_metric[s.goal, number])
        if metric == NOTHING:
            return True
        reached = score(s, deck, 0) if metric == METRIC_VP else measure(s, 0, metric, NOTHING)
        if reached < deck.goal_least[s.goal, number]:
            return False
    return True


@rule
def reached(s: State, deck: Printed) -> int:
    """NOB-385: how much of the goal is reached, in thousandths; each condition counts alike."""
    if meets_goal(s, deck):
        return 1000
    conditions, parts = 0, 0
    for number in range(CONDITIONS):
        metric = int(deck.goal_metric[s.goal, number])
        if metric != NOTHING:
            now = score(s, deck, 0) if metric == METRIC_VP else measure(s, 0, metric, NOTHING)
            least = int(deck.goal_least[s.goal, number])
            conditions += 1
            parts += 999 * min(max(int(now), 0), least) // least
    return parts // conditions


@entrance
def is_winner(s: State, deck: Printed, seat: int) -> bool:
    """NOB-342, NOB-474: those still tied share the victory; NOB-386: alone it is the goal that counts."""
    if s.seats == 1:
        return meets_goal(s, deck)
    for other in range(s.seats):
        if other != seat and is_ahead(s, deck, other, seat):
            return False
    return True
