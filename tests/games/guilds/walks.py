"""Ways to wander through a game of Guilds, in every variant."""

from copy import deepcopy
from functools import cache
from typing import Any

from moothall.engine.deck import Deck
from moothall.games.guilds.actions import ADD
from moothall.games.guilds.game import GAME
from tests.decks import Scriptorium
from tests.walks import Walk, Walker, weigh

UNIFORM = weigh(GAME.space)
# Those who bid little at a time, take what they lead for and spend the rest on rooms: sites grow.
BUILDERS = weigh(GAME.space, 10, pass_turn=1, done=2, exchange=40, buy=100, place=10, take=30)
BUILDERS[ADD + 4 : ADD + 64] = 1
# Those who bid often and take late, so that all pass before: forced takings.
BIDDERS = weigh(GAME.space, 10, bid=30, take=2, pass_turn=20, protect=40, use_ability=80, done=3)
BIDDERS[ADD + 3 : ADD + 64] = 1
WEIGHTS = {"uniform": UNIFORM, "builders": BUILDERS, "bidders": BIDDERS}

# Every number of players, and with three of them both variants.
VARIANTS = [
    (players, str(variant)) for players in GAME.seats for variant in GAME.options[0].values_for(players)
]
assert len(VARIANTS) == 4


# Areas of every size, and in one layout more cards than the deck has.
LAYOUTS = {
    "two": {"A1": 4, "A6": 4},
    "three_five": {"A2": 4, "A3": 3, "A5": 2},
    "three_six": {"A4": 1},
    "four": {"A1": 1, "A2": 1, "A3": 1, "A4": 1, "A5": 1, "A6": 1},
}
# Effects that the standard deck doesn't have, on cards and a room without any.
WEEKLY = {"timing": "weekly"}
FURTHER: dict[str, list[dict[str, Any]]] = {
    "W1": [WEEKLY | {"kind": "remove_character", "phase": "auction", "max_ap_halves": 60}],
    "W2": [
        WEEKLY
        | {"kind": "drain", "phase": "auction", "currency": "gold", "amount": 2}
        | {"target": "one", "to": "supply", "max_uses": 2}
    ],
    "W3": [WEEKLY | {"kind": "gain", "phase": "building", "gold": 3, "max_uses": 3}],
    "M2": [
        {"kind": "drain", "timing": "once", "phase": "building", "currency": "gold", "amount": 5}
        | {"target": "one", "to": "owner"}
    ],
    "M3": [{"kind": "solo_bid", "timing": "passive"}],
    "P1": [
        {
            "kind": "drain",
            "timing": "on_join",
            "currency": "silver",
            "amount": 2,
            "target": "one",
            "to": "supply",
        },
        {"kind": "gain", "timing": "on_join", "silver": 1, "gold": 1},
        {
            "kind": "drain",
            "timing": "on_join",
            "currency": "gold",
            "amount": 1,
            "target": "one",
            "to": "owner",
        },
    ],
    "P2": [{"kind": "free_protect", "timing": "passive"}],
    "N1": [WEEKLY | {"kind": "remove_character", "phase": "building", "max_ap_halves": 4, "max_uses": 2}],
    "N2": [{"kind": "rebate", "timing": "passive", "silver": 2}],
    "C1": [{"kind": "discount", "timing": "passive", "scope": "any", "gold": 1}],
    "S01": [
        WEEKLY
        | {"kind": "exchange", "phase": "building", "give": "silver", "give_amount": 1}
        | {"get": "gold", "get_amount": 1, "max_uses": 5}
    ],
}


@cache
def generous_deck() -> Deck:
    """A deck in which everything happens: cheap rooms, abilities in every phase, areas with many cards."""
    scriptorium = Scriptorium(GAME)
    parts = deepcopy(scriptorium.standard)
    for layout in parts["layout"]:
        layout["areas"] = [{"id": name, "cards": cards} for name, cards in LAYOUTS[layout["id"]].items()]
    for column in parts["player_count"]:
        own = [layout for layout in parts["layout"] if layout["players"] == column["players"]]
        column["characters_per_week"] = [sum(LAYOUTS[layout["id"]].values()) for layout in own]
    for hall in parts["entrance_hall"]:
        hall["income_gold"] = 2
    for room in parts["small_room"] + parts["large_room"]:
        room["cost_gold"] = 1
    for entry in parts["character"] + parts["small_room"]:
        entry["effects"] += FURTHER.get(entry["id"], [])
    return scriptorium.parse(parts)


@cache
def walker(deck: str = "standard") -> Walker:
    return Walker(GAME, None if deck == "standard" else generous_deck())


def walk(players: int, variant: str, seed: int, kind: str, deck: str = "standard") -> Walk:
    return walker(deck).walk(players, seed, WEIGHTS[kind], variant=variant)
