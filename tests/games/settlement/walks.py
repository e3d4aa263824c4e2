"""Two ways to wander through a game of Settlement, and a deck that lets heroes come for nothing."""

import re
from functools import cache
from typing import Any

from moothall.engine.deck import Deck
from moothall.games.settlement.game import GAME
from tests.walks import Walk, Walker, weigh

UNIFORM = weigh(GAME.space)
# Seldom passes and exchanges, so that boards fill up and stacks run out.
EAGER = weigh(
    GAME.space, 60, end_turn=30, pass_round=2, exchange_two=1, exchange_set=4, exchange_diamonds_for_gold=2,
    exchange_gold=1, exchange_diamonds=1, mirror=1, done=10,
)  # fmt: skip
WEIGHTS = {"uniform": UNIFORM, "eager": EAGER}


@cache
def generous_deck() -> Deck:
    """The standard deck, but no hero costs anything: the hero deck and its row run out."""
    standard = GAME.read_deck().text
    heroes = standard.index("[[hero]]")
    free = re.sub(r"^cost = .*$", "cost = {}", standard[heroes:], flags=re.MULTILINE)
    return GAME.parse_deck("generous.toml", standard[:heroes] + free)


@cache
def walker(deck: str = "standard") -> Walker:
    return Walker(GAME, None if deck == "standard" else generous_deck())


def walk(players: int, seed: int, kind: str, deck: str = "standard") -> Walk:
    return walker(deck).walk(players, seed, WEIGHTS[kind])


def standard_orders() -> dict[str, Any]:
    """Every stack in the order of the deck, for a match without a seed."""
    deck = GAME.read_deck()
    tiles = [building for building in deck.ids("building") for _ in range(3)]
    return {
        "landscapes": [deck.ids("landscape")[12 * row : 12 * row + 12] for row in range(3)],
        "buildings": [tiles[:12], tiles[12:24], tiles[24:]],
        "heroes": deck.ids("hero"),
        "artifacts": deck.ids("artifact"),
        "start_seat": 1,
    }
