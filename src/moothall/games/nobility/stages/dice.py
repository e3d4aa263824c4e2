"""Dice: on the board they are one number each, their value and whose they are."""

from moothall.engine.chance import Chance, draw, reveal
from moothall.engine.rule import rule
from moothall.games.nobility.state import AUTOMA, PIPS


@rule
def roll(chance: Chance) -> int:
    reveal(chance)
    return draw(chance, PIPS) + 1


@rule
def die_of(seat: int, value: int) -> int:
    return 8 * seat + value


@rule
def pips_of(die: int) -> int:
    return die & 7


@rule
def is_automa(die: int) -> bool:
    return die >> 3 == AUTOMA


@rule
def band_of(value: int) -> int:
    """1-2, 3-4 or 5-6."""
    return (value - 1) // 2
