"""A plan for Architects, good enough to bring a game to its end in a few hundred answers."""

from collections.abc import Iterable
from typing import Any

from moothall.games.architects.actions import SPACE
from moothall.games.architects.cards import components
from moothall.games.architects.game import GAME
from moothall.games.architects.state import LOCATIONS
from tests.browser.play import Plan, legal
from tests.browser.sitting import State

Board = dict[str, Any]
PRINTED = components(GAME.read_deck())
BUILDINGS = list(PRINTED.buildings)
SOURCES = {
    "clay": "mines",
    "wood": "forest",
    "stone": "quarry",
    "gold": "mines",
    "marble": "kings_storehouse",
    "silver": "silversmith",
}
HIRE = 4  # silver
LADEN = 5
# What is answered where there is no reason to prefer anything.
ORDER = (
    "construct",
    "advance",
    "pick",
    "gain",
    "pay_stone",
    "pay_gold",
    "destroy_debt",
    "draw_buildings",
    "done",
)


def going_to(location: str) -> Plan:
    """The plan of somebody who goes there as soon as that may be; to the storehouse, laden."""
    wished = SPACE.encode("place", location=LOCATIONS.index(location))
    least = LADEN if location == "kings_storehouse" else 0

    def plan(state: State) -> int:
        goods = state["view"]["boards"][state["asked_seat"]]["goods"]
        is_ready = goods["clay"] + goods["wood"] + goods["stone"] >= least
        return wished if is_ready and wished in legal(state, "place") else next_answer(state)

    return plan


def next_answer(state: State) -> int:
    """The answer that the plan gives to the open question."""
    possible = legal(state)
    board = state["view"]["boards"][state["asked_seat"]]
    stage = state["view"]["question"]["stage"]
    if stage == "turn":
        return _place(board, possible)
    if stage in ("workshop", "market_middle"):
        return _hire(state["view"], board, possible)
    if stage == "mine":
        wanted = "mine_gold" if "gold" in missing_goods(board) else "mine_clay"
        return next(iter(_of(possible, wanted)), possible[0])
    if stage == "exchange" and "marble" in missing_goods(board):
        return next(iter(_of(possible, "exchange_for_marble")), SPACE.encode("done"))
    if discards := _of(possible, "discard"):
        return max(
            discards, key=lambda action: lack(board, BUILDINGS[SPACE.decode(action).values["building"]])
        )
    return next((action for block in ORDER for action in _of(possible, block)), possible[0])


def _of(legal: Iterable[int], block: str) -> list[int]:
    return [action for action in legal if SPACE.decode(action).name == block]


def missing(board: Board, building: str) -> tuple[dict[str, int], set[str]]:
    """The goods and skills that a board still lacks for a building."""
    card = PRINTED.buildings[building]
    goods = {good: count - board["goods"][good] for good, count in card.cost.items()}
    return {good: count for good, count in goods.items() if count > 0}, {*card.skills} - {*board["skills"]}


def lack(board: Board, building: str) -> int:
    goods, skills = missing(board, building)
    return sum(goods.values()) + 2 * goods.get("marble", 0) + 6 * len(skills)


def next_building(board: Board) -> str | None:
    return min(board["cards"] or (), key=lambda building: lack(board, building), default=None)


def missing_goods(board: Board) -> dict[str, int]:
    building = next_building(board)
    return {} if building is None else missing(board, building)[0]


def _place(board: Board, legal: list[int]) -> int:
    def at(location: str) -> int:
        return SPACE.encode("place", location=LOCATIONS.index(location))

    building = next_building(board)
    goods, skills = ({}, set()) if building is None else missing(board, building)
    wishes = ["guildhall"]
    if building is None or (skills and board["goods"]["silver"] >= HIRE):
        wishes.append("workshop")
    elif skills:
        wishes.append("silversmith")
    if goods:
        good = max(goods, key=lambda good: goods[good])
        paid = board["goods"]["wood"] + board["goods"]["stone"]
        wishes.append("forest" if good == "marble" and paid < 3 else SOURCES[good])
    wishes += ["workshop", "quarry"]
    return next(at(wish) for wish in wishes if at(wish) in legal)


def _hire(view: dict[str, Any], board: Board, legal: list[int]) -> int:
    """Whoever has a skill that is wanted, or else cards."""
    building = next_building(board)
    wanted = set() if building is None else missing(board, building)[1]
    for action in _of(legal, "hire"):
        place = SPACE.decode(action).values
        candidate = view["grid"][place["row"] * 4 + place["column"]]["apprentice"]
        if wanted & {*PRINTED.apprentices[candidate].skills}:
            return action
    return next(
        (action for block in ("draw_buildings", "blueprint") for action in _of(legal, block)), legal[0]
    )
