"""Getting a building constructed in a test: exactly its price, every skill, the card in the hand."""

from tests.games.architects.printed import BUILDING
from tests.games.architects.table import Table, building

LABOURER = "AP13"  # shows every skill and does nothing
NO_GOODS = dict.fromkeys(("clay", "wood", "stone", "gold", "marble", "silver"), 0)


def prepare(name: str, table: Table | None = None) -> Table:
    """Whoever's turn it is has the price of this building and nothing else, and only this card."""
    table = table or Table()
    table.has(**(NO_GOODS | BUILDING[name].cost))
    table.hand(BUILDING[name].id)
    if LABOURER not in table.apprentices():
        table.hire(LABOURER)
    return table


def construct(table: Table, name: str) -> None:
    table.place("guildhall")
    table.play("construct", building=number(name))


def constructed(name: str, table: Table | None = None) -> Table:
    """Prepared and done; the question that it asks is open, or the next turn has begun."""
    table = prepare(name, table)
    construct(table, name)
    return table


def number(name: str) -> int:
    """As `construct`, `pick` and `discard` want it."""
    return building(BUILDING[name].id)
