"""Ways to wander through a game of Architects, in every variant."""

from functools import cache

from moothall.games.architects.actions import ACTIONS, PLACE
from moothall.games.architects.game import GAME
from moothall.games.architects.state import BOARD_CHOICES, GUILDHALL, MARKET_SMALL, OPPONENTS
from tests.walks import Walk, Walker, weigh

UNIFORM = weigh(GAME.space)
# Those who go to the Guildhall whenever they can: short games.
BUILDERS = weigh(GAME.space, 10, done=2)
BUILDERS[PLACE + GUILDHALL] = 60
# Those who seldom do, and deal at the Black Market instead: long games in which piles run out.
DEALERS = weigh(GAME.space, 10, done=2, draw_buildings=40, pay_off=40)
DEALERS[PLACE + GUILDHALL] = 4
DEALERS[PLACE + MARKET_SMALL : PLACE + GUILDHALL] = 60
WEIGHTS = {"uniform": UNIFORM, "builders": BUILDERS, "dealers": DEALERS}
assert len(UNIFORM) == ACTIONS

# Every number of players, with every kind of board and every opponent that there is.
VARIANTS = [
    (players, boards, opponent)
    for players in GAME.seats
    for boards in BOARD_CHOICES
    for opponent in GAME.options[1].values_for(players)
]
assert len(VARIANTS) == 3 * (2 + len(OPPONENTS) + 3)


@cache
def walker() -> Walker:
    return Walker(GAME)


def walk(players: int, boards: str, opponent: object, seed: int, kind: str) -> Walk:
    return walker().walk(players, seed, WEIGHTS[kind], boards=boards, opponent=str(opponent))
