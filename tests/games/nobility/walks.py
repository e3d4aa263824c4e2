"""Ways to wander through a game of Nobility, in every variant."""

import re
from functools import cache

from moothall.engine.deck import Deck
from moothall.games.nobility.game import GAME
from tests.walks import Walk, Walker, weigh

UNIFORM = weigh(GAME.space)
# Those who end a turn only when little else is left, and settle and build where they can.
EAGER = weigh(
    GAME.space,
    10,
    end_turn=1,
    done=3,
    complete=200,
    place_hall=80,
    place_council=200,
    place_yard=60,
    place_tavern=20,
    sell_workshop=1,
    sell_public=1,
)
# Those who are at home in the Chancery and in Berk's Office, and sell what they have built.
CLERKS = weigh(
    GAME.space,
    10,
    end_turn=1,
    done=2,
    complete=200,
    place_chancery=300,
    place_tile=60,
    place_berk=120,
    acquire=300,
    exchange_settlers=60,
    exchange_buildings=60,
    sell_workshop=40,
)
WEIGHTS = {"uniform": UNIFORM, "eager": EAGER, "clerks": CLERKS}

# Every number of players, with and without events, with and without the Chancery where there is a choice.
VARIANTS = [
    (players, str(events), str(chancery))
    for players in GAME.seats
    for events in GAME.options[0].values_for(players)
    for chancery in GAME.options[1].values_for(players)
]
assert len(VARIANTS) == 2 * (1 + 4 * 2 + 1)


@cache
def generous_deck() -> Deck:
    """A deck in which everything happens: all have plenty, and are Lords at their first card."""
    text = GAME.read_deck().text
    for old, new in (
        (
            r"coins = 8\ngoods_each = 1\nhouses_on_platform = 1",
            "coins = 20\ngoods_each = 9\nhouses_on_platform = 3",
        ),
        (r"commission_draw = \d", "commission_draw = 3"),
        (r"owner_reward_multiplier = \d", "owner_reward_multiplier = 3"),
        (r"stars = 1\n", "stars = 5\n"),
        (r"nobility_required = .*", "nobility_required = 0"),
        (
            r'param = "tavern.cards_taken", op = "add", amount = 1 ',
            'param = "tavern.cards_taken", op = "add", amount = 20 ',
        ),
        # Lord benefits that ask.
        (
            r'"gain_coins", amount = 5 \}\]',
            '"take_settlers", amount = 9 }, { kind = "place_apprentices", amount = 9 }]',
        ),
        (
            r'"gain_vp", amount = 4 \}\]',
            '"place_apprentices", amount = 3 }, { kind = "gain_workers", amount = 20 }]',
        ),
        (r'"gain_goods", good = "choice", amount = 4', '"gain_goods", good = "choice", amount = 20'),
        # Events that close, take away or give a lot.
        (
            r'param = "guild.goods_limit", op = "add", amount = 1',
            'param = "guild.goods_limit", op = "set", amount = 0',
        ),
        (
            r'param = "castle.reputation_gain", op = "add", amount = 1',
            'param = "tavern.cards_taken", op = "set", amount = -20',
        ),
        (
            r'param = "settler.vp_bonus", op = "add", amount = 2',
            'param = "settler.vp_bonus", op = "add", amount = 20',
        ),
        (
            r'location = "harbour" \}\]',
            'location = "guild" }, { kind = "close_location", location = "berk" }]',
        ),
        (
            r'location = "council" \}\]',
            'location = "tavern" }, { kind = "close_location", location = "castle" }]',
        ),
        (r'kind = "gain_modifiers", amount = 1 \}\]', 'kind = "gain_modifiers", amount = 20 }]'),
    ):
        text, found = re.subn(old, new, text)
        assert found, old
    return GAME.parse_deck("generous.toml", text)


@cache
def walker(deck: str = "standard") -> Walker:
    return Walker(GAME, None if deck == "standard" else generous_deck())


def walk(players: int, events: str, chancery: str, seed: int, kind: str, deck: str = "standard") -> Walk:
    return walker(deck).walk(players, seed, WEIGHTS[kind], events=events, chancery=chancery)
