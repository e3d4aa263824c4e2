"""Dice: rolled, spent and laid on the board."""

from moothall.engine.agenda import close
from moothall.engine.chance import Chance, draw, reveal
from moothall.engine.record import wide
from moothall.engine.rule import rule
from moothall.games.nobility.state import DICE, PIPS, PLACED_DIE, Die, State


@rule
def roll(chance: Chance) -> int:
    reveal(chance)
    return draw(chance, PIPS) + 1


@rule
def lay(place: Die, owner: int, value: int) -> None:
    place.value = value
    place.owner = owner


@rule
def clear(place: Die) -> None:
    place.value = 0
    place.owner = 0


@rule
def band_of(value: int) -> int:
    """1-2, 3-4 or 5-6."""
    return (value - 1) // 2


@rule
def spend_die(s: State, seat: int, location: int) -> int:
    """NOB-458: the modifiers, the die and the placed sum, before the location; returns the die's value."""
    close(s.agenda)
    me = s.players[seat]
    value = wide(s.command.value)
    tokens = abs(value - int(s.command.die))
    me.modifiers -= tokens
    s.modifiers += tokens
    for die in range(DICE):
        if me.dice[die] == s.command.die:
            me.dice[die] = 0
            break
    me.placed += value
    s.command.done |= PLACED_DIE
    s.command.location = location
    return value
