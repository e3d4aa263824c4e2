"""The Lord benefit of a character (section 9): once, part by part."""

from moothall.engine.agenda import ask, close
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.actions import ASSIGN, DONE
from moothall.games.nobility.stages.gains import bestow
from moothall.games.nobility.stages.guild import has_room
from moothall.games.nobility.stages.piles import is_display_empty
from moothall.games.nobility.state import (
    ANY_GOOD,
    GAIN_GOODS,
    KINDS,
    LORD_APPRENTICE,
    LORD_GOOD,
    LORD_PART,
    LORD_SETTLER,
    NO_EFFECT,
    NOTHING,
    PARTS,
    PLACE_APPRENTICES,
    TAKE_SETTLERS,
    Printed,
    State,
)


@rule
def next_part(s: State, deck: Printed, seat: int) -> None:
    """NOB-109, NOB-456: what can't be carried out is skipped, and all else but two kinds comes of itself."""
    part = int(s.command.part)
    s.command.part_left = 0
    if part == PARTS:
        return
    effect = deck.characters[s.players[seat].character].parts[part]
    if effect.kind == NO_EFFECT:
        return
    s.command.part += 1
    s.command.part_left = effect.amount
    ask(s.agenda, LORD_PART, seat)
    if effect.kind == TAKE_SETTLERS:
        if not is_display_empty(s):
            ask(s.agenda, LORD_SETTLER, seat)
    elif effect.kind == PLACE_APPRENTICES:
        ask_apprentice(s, deck, seat)
    elif effect.kind == GAIN_GOODS and effect.good == ANY_GOOD:
        ask(s.agenda, LORD_GOOD, seat)
    else:
        bestow(s, seat, effect, NOTHING, 1)


@rule
def choose_good(s: State, seat: int, good: int) -> None:
    s.players[seat].goods[good] += 1
    s.command.part_left -= 1
    if s.command.part_left == 0:
        close(s.agenda)


@rule
def ask_apprentice(s: State, deck: Printed, seat: int) -> None:
    if s.players[seat].lot == 0 or s.command.part_left == 0:
        return
    for guild in range(KINDS):
        if has_room(s, deck, guild):
            ask(s.agenda, LORD_APPRENTICE, seat)
            return


@rule
def judge_assign(s: State, deck: Printed, verdict: Ints) -> None:
    for guild in range(KINDS):
        verdict[ASSIGN + guild] = LEGAL if has_room(s, deck, guild) else 222
    verdict[DONE] = LEGAL


@rule
def assign(s: State, deck: Printed, seat: int, guild: int) -> None:
    """NOB-466: what an apprentice brings begins with the next turn."""
    close(s.agenda)
    me = s.players[seat]
    me.lot -= 1
    me.apprentices[guild] += 1
    s.command.fresh[guild] += 1
    s.command.part_left -= 1
    ask_apprentice(s, deck, seat)
