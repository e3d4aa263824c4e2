"""Ways to wander through a game of Nobility, in every variant."""

from functools import cache

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
def walker() -> Walker:
    return Walker(GAME)


def walk(players: int, events: str, chancery: str, seed: int, kind: str) -> Walk:
    return walker().walk(players, seed, WEIGHTS[kind], events=events, chancery=chancery)
