"""Ways to wander through a game of Architects, in every variant."""

import re
from functools import cache

from moothall.engine.deck import Deck
from moothall.games.architects.actions import PLACE, SPACE
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
assert len(UNIFORM) == len(SPACE)

# Every number of players, with every kind of board and every opponent that there is.
VARIANTS = [
    (players, boards, opponent)
    for players in GAME.seats
    for boards in BOARD_CHOICES
    for opponent in GAME.options[1].values_for(players)
]
assert len(VARIANTS) == 3 * (2 + len(OPPONENTS) + 3)


@cache
def generous_deck() -> Deck:
    """A deck in which everything happens: all is cheap and gives much, cards and virtue above all."""
    text = GAME.read_deck().text
    buildings = text.index("[[building]]")
    cheap = re.sub(r"^cost = .*$", "cost = { clay = 1, marble = 1 }", text[buildings:], flags=re.MULTILINE)
    text = text[:buildings] + re.sub(r"skills_required = .*", "skills_required = []", cheap)
    for old, new in (
        ("wood_or_stone = 8", "wood_or_stone = 1"),
        ("gold = 2, marble = 2 }\n", "marble = 1 }\n"),
        ("slots = 1", "slots = 5"),
        ("virtue_on_hire = 1", "virtue_on_hire = 9"),
        ("virtue_on_hire = -1", "virtue_on_hire = -9"),
        (
            'no_own_workers_in_prison", items = { gold = 1 }',
            'no_own_workers_in_prison", items = { building_cards = 3 }',
        ),
        ('when = "mines_action", items = { clay = 1 }', 'when = "mines_action", items = { virtue = 3 }'),
        (
            'when = "debt_paid_off", items = { clay = 2 }',
            'when = "debt_paid_off", items = { virtue = 9, clay = 1 }',
        ),
        (
            'unit = "virtue", per = 4, items = { gold = 1 }',
            'unit = "virtue", per = 1, items = { building_cards = 20 }',
        ),
        ("building_cards = 1 }\npower", "building_cards = 3 }\npower"),
    ):
        assert old in text, old
        text = text.replace(old, new)
    return GAME.parse_deck("generous.toml", text)


@cache
def walker(deck: str = "standard") -> Walker:
    return Walker(GAME, None if deck == "standard" else generous_deck())


def walk(players: int, boards: str, opponent: object, seed: int, kind: str, deck: str = "standard") -> Walk:
    return walker(deck).walk(players, seed, WEIGHTS[kind], boards=boards, opponent=str(opponent))
