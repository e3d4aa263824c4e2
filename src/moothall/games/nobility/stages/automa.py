"""The automa's dice of a solo game (section 27)."""

from moothall.engine.record import wide
from moothall.engine.rule import rule
from moothall.games.nobility.stages.dice import band_of, lay, roll
from moothall.games.nobility.stages.gains import bestow
from moothall.games.nobility.stages.parameters import has_event
from moothall.games.nobility.stages.piles import discard_building
from moothall.games.nobility.state import (
    AUTOMA,
    AUTOMA_BLUE,
    AUTOMA_DICE,
    AUTOMA_GREEN,
    AUTOMA_RED,
    AUTOMA_WHITE,
    AUTOMA_YELLOW,
    NOTHING,
    SPACES,
    SUPPRESS,
    Printed,
    State,
)

COUNT = len(AUTOMA_DICE)
PLAYER = 0  # the only seat


@rule
def place_automa(s: State, deck: Printed) -> None:
    """NOB-369..377: in this order, and blue not where red is."""
    for die in range(COUNT):
        s.automa[die] = roll(s.chance)
    lay(s.tavern[0], AUTOMA, wide(s.automa[AUTOMA_WHITE]))
    lay(s.yard[0], AUTOMA, wide(s.automa[AUTOMA_GREEN]))
    close_hall_space(s, deck, wide(s.automa[AUTOMA_YELLOW]))
    for die in range(AUTOMA_RED, AUTOMA_BLUE + 1):
        if die == AUTOMA_RED or s.automa[die] != s.automa[AUTOMA_RED]:
            enter_guild(s, deck, wide(s.automa[die]))


@rule
def close_hall_space(s: State, deck: Printed, value: int) -> None:
    """NOB-372, NOB-480."""
    space = deck.hall_space[value]
    lay(s.hall_dice[space], AUTOMA, value)
    if s.hall[space] != NOTHING:
        discard_building(s, wide(s.hall[space]))
        s.hall[space] = NOTHING


@rule
def enter_guild(s: State, deck: Printed, value: int) -> None:
    """NOB-357, NOB-374, NOB-380..382: all workshops of the player reward their owner, whatever the value."""
    guild = wide(deck.automa_guild[value])
    lay(s.guild_dice[guild, band_of(value)], AUTOMA, value)
    if has_event(s, deck, SUPPRESS):
        return
    for space in range(SPACES):
        if s.owner[guild, space] == PLAYER:
            bestow(s, PLAYER, deck.space_reward[space], guild, wide(deck.reward_times[s.seats]))
