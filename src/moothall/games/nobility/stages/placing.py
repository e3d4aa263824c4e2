"""Placing a die (sections 6, 7 and 10): which one, as which value, and where."""

from moothall.engine.agenda import ask, close
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.actions import (
    CASTLE_CHOICES,
    PLACE_BERK,
    PLACE_BOARD,
    PLACE_CASTLE,
    PLACE_CHANCERY,
    PLACE_COUNCIL,
    PLACE_GUILD,
    PLACE_HALL,
    PLACE_HARBOUR,
    PLACE_TAVERN,
    PLACE_TILE,
    PLACE_YARD,
    TAKE_DIE,
)
from moothall.games.nobility.stages import (
    berk,
    castle,
    chancery,
    commissions,
    council,
    guild,
    hall,
    harbour,
    tavern,
    yard,
)
from moothall.games.nobility.stages.parameters import closed_locations, parameter
from moothall.games.nobility.state import (
    BERK,
    CASTLE,
    CHANCERY,
    COUNCIL,
    DESK_ROWS,
    DICE,
    DICE_LIMIT,
    DICE_TILE,
    DICE_TILES,
    GUILD,
    HALL,
    HARBOUR,
    KINDS,
    PIPS,
    PLACED_DIE,
    PLAYER_BOARD,
    TARGET,
    TAVERN,
    YARD,
    Deck,
    Player,
    State,
)


@rule
def dice_shown(me: Player) -> int:
    """A bit for each value that an own die shows that is not yet placed."""
    shown = 0
    for die in range(DICE):
        shown |= 1 << int(me.dice[die])
    return shown & ~1


@rule
def usable_values(s: State, deck: Deck, seat: int) -> int:
    """A bit for each value that a die could have, with modifiers, and be placed as somewhere."""
    me = s.players[seat]
    shown = dice_shown(me)
    limit = parameter(s, deck, seat, DICE_LIMIT, wide(me.reputation)) - int(me.placed)
    values = 0
    for value in range(1, min(PIPS, limit) + 1):
        reach = 0
        for die in range(max(1, value - int(me.modifiers)), min(PIPS, value + int(me.modifiers)) + 1):
            reach |= (shown >> die) & 1
        if reach and has_target(s, deck, seat, value):
            values |= 1 << value
    return values


@rule
def judge_dice(s: State, deck: Deck, seat: int, verdict: Ints) -> None:
    """NOB-068, NOB-081, NOB-087..091, NOB-117, NOB-121, NOB-455."""
    me = s.players[seat]
    shown = dice_shown(me)
    usable = 0
    if s.command.done & PLACED_DIE == 0:
        usable = usable_values(s, deck, seat)
    room = parameter(s, deck, seat, DICE_LIMIT, wide(me.reputation)) - int(me.placed)
    for die in range(PIPS + 1):
        for value in range(PIPS + 1):
            reason = LEGAL
            if (usable >> value) & 1 == 0:
                reason = 81 if value > room else 117
            if value == 0:
                reason = 89
            if abs(value - die) > me.modifiers:
                reason = 455
            if (shown >> die) & 1 == 0:
                reason = 121
            if s.command.done & PLACED_DIE:
                reason = 68
            verdict[TAKE_DIE + (PIPS + 1) * die + value] = reason


@rule
def has_target(s: State, deck: Deck, seat: int, value: int) -> bool:
    """Whether a die of this value can be placed anywhere; the likeliest places come first."""
    open_at = ~closed_locations(s, deck)
    if (open_at >> BERK) & 1 and berk.may_place(s, value) == LEGAL:
        return True
    if (open_at >> GUILD) & 1:
        for number in range(KINDS):
            if guild.may_place(s, deck, number, value) == LEGAL:
                return True
    if (open_at >> CASTLE) & 1:
        for choice in range(CASTLE_CHOICES):
            if castle.may_place(s, deck, choice, value) == LEGAL:
                return True
    if (open_at >> TAVERN) & 1 and tavern.may_place(s, deck, value) == LEGAL:
        return True
    if (open_at >> HARBOUR) & 1 and harbour.may_place(s, deck, seat, value) == LEGAL:
        return True
    if (open_at >> PLAYER_BOARD) & 1 and castle.may_place_on_board(s.players[seat], value) == LEGAL:
        return True
    if (open_at >> YARD) & 1 and yard.may_place(s, deck, seat, value) == LEGAL:
        return True
    if (open_at >> HALL) & 1 and hall.may_place(s, deck, seat, value) == LEGAL:
        return True
    if (open_at >> COUNCIL) & 1:
        for column in range(KINDS):
            if council.may_place(s, deck, seat, column, value) == LEGAL:
                return True
    return s.chancery != 0 and has_chancery_target(s, deck, seat, value, open_at)


@rule
def has_chancery_target(s: State, deck: Deck, seat: int, value: int, open_at: int) -> bool:
    if (open_at >> DICE_TILE) & 1:
        for tile in range(DICE_TILES):
            if commissions.may_place(s, deck, seat, tile, value) == LEGAL:
                return True
    if (open_at >> CHANCERY) & 1:
        for row in range(DESK_ROWS):
            if chancery.may_place(s, deck, seat, row, value) == LEGAL:
                return True
    return False


@rule
def take_die(s: State, seat: int, die: int, value: int) -> None:
    """NOB-443: nothing changes before it is known where the die goes."""
    s.command.die = die
    s.command.value = value
    ask(s.agenda, TARGET, seat)


@rule
def judge_target(s: State, deck: Deck, seat: int, verdict: Ints) -> None:
    value = wide(s.command.value)
    verdict[PLACE_TAVERN] = tavern.may_place(s, deck, value)
    verdict[PLACE_YARD] = yard.may_place(s, deck, seat, value)
    verdict[PLACE_HALL] = hall.may_place(s, deck, seat, value)
    verdict[PLACE_HARBOUR] = harbour.may_place(s, deck, seat, value)
    verdict[PLACE_BERK] = berk.may_place(s, value)
    verdict[PLACE_BOARD] = castle.may_place_on_board(s.players[seat], value)
    for number in range(KINDS):
        verdict[PLACE_GUILD + number] = guild.may_place(s, deck, number, value)
        verdict[PLACE_COUNCIL + number] = council.may_place(s, deck, seat, number, value)
    for choice in range(CASTLE_CHOICES):
        verdict[PLACE_CASTLE + choice] = castle.may_place(s, deck, choice, value)
    if s.chancery:
        for row in range(DESK_ROWS):
            verdict[PLACE_CHANCERY + row] = chancery.may_place(s, deck, seat, row, value)
        for tile in range(DICE_TILES):
            verdict[PLACE_TILE + tile] = commissions.may_place(s, deck, seat, tile, value)
    close_locations(s, deck, verdict)


@rule
def close_locations(s: State, deck: Deck, verdict: Ints) -> None:
    """NOB-356."""
    closed = closed_locations(s, deck)
    if closed == 0:
        return
    for action in range(PLACE_TAVERN, PLACE_TILE + DICE_TILES):
        if (closed >> location_of(action)) & 1 and (s.chancery or action < PLACE_CHANCERY):
            verdict[action] = 356


@rule
def location_of(action: int) -> int:
    """Where the die goes with this answer."""
    if action < PLACE_GUILD:
        return TAVERN + action - PLACE_TAVERN
    if action < PLACE_HALL:
        return GUILD
    if action < PLACE_COUNCIL:
        return HALL + action - PLACE_HALL
    if action < PLACE_BERK:
        return COUNCIL
    if action < PLACE_CASTLE:
        return BERK
    if action < PLACE_BOARD:
        return CASTLE
    if action < PLACE_CHANCERY:
        return PLAYER_BOARD
    return CHANCERY if action < PLACE_TILE else DICE_TILE


@rule
def place_die(s: State, deck: Deck, seat: int, action: int) -> None:
    """NOB-458: the modifiers, the die, the placed sum, then the location."""
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
    s.command.location = location_of(action)
    if action < PLACE_YARD:
        tavern.place(s, deck, seat, value)
    elif action < PLACE_GUILD:
        yard.place(s, deck, seat, value)
    elif action < PLACE_HALL:
        guild.place(s, deck, seat, action - PLACE_GUILD, value)
    elif action < PLACE_HARBOUR:
        hall.place(s, deck, seat, value)
    elif action < PLACE_COUNCIL:
        harbour.place(s, seat, value)
    elif action < PLACE_BERK:
        council.place(s, deck, seat, action - PLACE_COUNCIL, value)
    elif action < PLACE_CASTLE:
        berk.place(s, seat, value)
    elif action < PLACE_BOARD:
        castle.place(s, deck, seat, action - PLACE_CASTLE, value)
    elif action < PLACE_CHANCERY:
        castle.place_on_board(s, seat, value)
    elif action < PLACE_TILE:
        chancery.place(s, seat, action - PLACE_CHANCERY, value)
    else:
        commissions.place(s, deck, action - PLACE_TILE, value)
