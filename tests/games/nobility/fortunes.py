"""Positions in which a player has so much of something that goals and commissions count."""

from moothall.games.nobility.state import GUILDS, PLOTS, RACES, SPACES
from tests.games.nobility.table import BUILDING_IDS, Table

PUBLIC = ["B37", "B38", "B39"]


def settle(table: Table, races: list[int], seat: int = 0) -> None:
    """A completed card of each of these races; a race may come more than once."""
    table.platform(0, seat=seat)
    for place, race in enumerate(races):
        table.settled(f"S{6 * races[:place].count(race) + race + 1:02}", seat=seat)


def own_workshops(table: Table, spaces: list[tuple[int, int]], seat: int = 0) -> None:
    """On these spaces of guilds, with the last tiles of each guild."""
    for guild, space in spaces:
        table.own(GUILDS[guild], space, BUILDING_IDS[6 * guild + 5 - space], seat=seat)


def reach(table: Table, metric: str, count: int, seat: int = 0, race: str = "elf") -> None:
    """So much, and not more, of what this metric counts. Points come last: they are of the final score."""
    if metric == "vp":
        table.has(seat=seat, vp=count - (table.score(seat) - int(table.board(seat).vp)))
    elif metric == "settlers":
        settle(table, [place % 6 for place in range(count)], seat)
    elif metric == "races":
        settle(table, [0, *range(count)] if count else [], seat)
    elif metric == "settlers_of_race":
        mine = RACES.index(race)
        settle(table, [mine] * count + [(mine + 1) % 6] * 2, seat)
    elif metric == "workshops":
        own_workshops(table, [(place // SPACES, place % SPACES) for place in range(count)], seat)
    elif metric == "guilds_with_workshop":
        own_workshops(table, [(guild, 0) for guild in range(count)] + [(0, 2)], seat)
        table.employ(GUILDS[5], 1, seat=seat)
    elif metric == "guilds_with_apprentice":
        for guild in range(count):
            table.employ(GUILDS[guild], 2 - min(1, guild), seat=seat)
        own_workshops(table, [(5, 0)], seat)
    elif metric == "guilds_with_presence":
        own_workshops(table, [(guild, 0) for guild in range(0, count, 2)], seat)
        for guild in range(1, count, 2):
            table.employ(GUILDS[guild], 2, seat=seat)
        if count:
            table.employ(GUILDS[0], 1, seat=seat)
    elif metric == "public_buildings":
        for plot in range(count):
            table.public(PLOTS - 1 - plot, PUBLIC[plot], seat=seat)
    elif metric == "buildings":
        reach(table, "workshops", count - count // 3, seat)
        reach(table, "public_buildings", count // 3, seat)
    elif metric == "guild_apprentices":
        for place in range(count):
            table.employ(GUILDS[place % 6], 1 + place // 6, seat=seat)
    elif metric == "chancery_apprentices":
        for desk in range(count):
            table.seat_at(desk, seat=seat)
    elif metric in ("council_tiles", "nobility", "reputation"):
        table.has(seat=seat, **{metric: count})
    elif metric == "reputation_over_12":
        table.has(seat=seat, reputation=12 + count)
    elif metric in ("coins", "modifiers"):
        table.has(seat=seat, **{metric: count})
    elif metric == "goods":
        table.goods_all(0, seat=seat)
        table.has(seat=seat, magic=count // 2, books=count - count // 2)
    elif metric == "goods_sets":
        table.goods_all(count, seat=seat)
        table.has(seat=seat, artwork=count + 7)
    else:
        raise AssertionError(metric)
