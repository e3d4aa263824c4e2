"""Placing a die (sections 6, 7 and 10): which one, as which value, and where."""

from moothall.engine.actions import Action
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, CarryOut, TellAnswer
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values, amount_of, tell_lacking
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.actions import (
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
    QUESTIONS,
    TAKE_DIE,
)
from moothall.games.nobility.stages import (
    berk,
    castle,
    chancery,
    commissions,
    council,
    guilds,
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
    DICE,
    DICE_LIMIT,
    DICE_TILE,
    DICE_TILES,
    GUILD,
    HALL,
    PIPS,
    PLACED_DIE,
    PLAYER_BOARD,
    TAVERN,
    Player,
    Printed,
    State,
)
from moothall.games.nobility.telling import Named


@rule
def dice_shown(me: Player) -> int:
    """A bit for each value that an own die shows that is not yet placed."""
    shown = 0
    for die in range(DICE):
        shown |= 1 << int(me.dice[die])
    return shown & ~1


@rule
def usable_values(s: State, deck: Printed, seat: int) -> int:
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
def judge_dice(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
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
def targets(s: State) -> int:
    """How many answers there are to the question where a die goes."""
    return PLACE_TILE + DICE_TILES - PLACE_TAVERN if s.chancery else PLACE_CHANCERY - PLACE_TAVERN


@rule
def has_target(s: State, deck: Printed, seat: int, value: int) -> bool:
    """Whether a die of this value can be placed anywhere; the likeliest places, the guilds, come first."""
    closed = closed_locations(s, deck)
    count = targets(s)
    for step in range(PLACE_GUILD - PLACE_TAVERN, PLACE_GUILD - PLACE_TAVERN + count):
        if may_place(s, deck, seat, PLACE_TAVERN + step % count, value, closed) == LEGAL:
            return True
    return False


@rule
def may_place(s: State, deck: Printed, seat: int, action: int, value: int, closed: int) -> int:
    """NOB-356, and what each location asks for."""
    if (closed >> location_of(action)) & 1:
        return 356
    if action < PLACE_YARD:
        return tavern.may_place(s, deck, value)
    if action < PLACE_GUILD:
        return yard.may_place(s, deck, seat, value)
    if action < PLACE_HALL:
        return guilds.may_place(s, deck, action - PLACE_GUILD, value)
    if action < PLACE_HARBOUR:
        return hall.may_place(s, deck, seat, value)
    if action < PLACE_COUNCIL:
        return harbour.may_place(s, deck, seat, value)
    if action < PLACE_BERK:
        return council.may_place(s, deck, seat, action - PLACE_COUNCIL, value)
    if action < PLACE_CASTLE:
        return berk.may_place(s, value)
    if action < PLACE_BOARD:
        return castle.may_place(s, deck, action - PLACE_CASTLE, value)
    if action < PLACE_CHANCERY:
        return castle.may_place_on_board(s.players[seat], value)
    if action < PLACE_TILE:
        return chancery.may_place(s, deck, seat, action - PLACE_CHANCERY, value)
    return commissions.may_place(s, deck, seat, action - PLACE_TILE, value)


@rule
def judge_target(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    closed = closed_locations(s, deck)
    for action in range(PLACE_TAVERN, PLACE_TAVERN + targets(s)):
        verdict[action] = may_place(s, deck, seat, action, wide(s.command.value), closed)


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


def tell_target(s: State, deck: Deck, seat: int) -> Values:
    return {"value": int(s.command.value), "tokens": abs(int(s.command.value) - int(s.command.die))}


def to(group: str, place: CarryOut, tell: TellAnswer, deed: str = "deed-place") -> Answer:
    """The answer that a die goes to a location: what everybody hears of it says the die's value too."""

    def tell_deed(s: State, deck: Deck, seat: int, values: Named) -> Telling:
        told = tell(s, deck, seat, values)
        told = told.values if isinstance(told, Telling) else told
        return Telling(deed, {"seat": seat, "value": int(s.command.value), **told})

    return Answer(place, tell=tell, deed=tell_deed, group=group)


TARGET = QUESTIONS.question(  # where the die that was taken goes (NOB-444)
    "target",
    judge=judge_target,
    answers={
        "place_tavern": to("town", tavern.place, tavern.tell_place),
        "place_yard": to("town", yard.place, yard.tell_place, "deed-place_yard"),
        "place_guild": to("guilds", guilds.place, guilds.tell_place, "deed-place_guild"),
        "place_hall": to("town", hall.place, hall.tell_place, "deed-place_hall"),
        "place_harbour": to("town", harbour.place, harbour.tell_place),
        "place_council": to("council", council.place, council.tell_place, "deed-place_council"),
        "place_berk": to("town", berk.place, berk.tell_place),
        "place_castle": to("town", castle.place, castle.tell_place),
        "place_board": to("town", castle.place_on_board, castle.tell_board),
        "place_chancery": to("chancery", chancery.place, chancery.tell_place, "deed-place_chancery"),
        "place_tile": to("chancery", commissions.place, commissions.tell_place, "deed-place_tile"),
    },
    tell=tell_target,
)


# Why not.


def tell_over_limit(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    me = s.players[seat]
    limit = int(parameter(s, deck.printed, seat, DICE_LIMIT, int(me.reputation)))
    total = int(me.placed) + answer.values["value"]
    return Telling("why-dice_limit", {"placed": int(me.placed), "total": total, "limit": limit})


def tell_modifiers_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    tokens = abs(answer.values["value"] - answer.values["die"])
    return tell_lacking(amount_of(modifier=tokens - int(s.players[seat].modifiers)))


def tell_own_dice(s: State, deck: Deck, seat: int, answer: Action) -> Telling | None:
    dice = sorted(int(die) for die in s.players[seat].dice if die)
    return Telling("why-own_dice", {"values": ", ".join(map(str, dice))}) if dice else None


def tell_no_slot(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    """Of a die that fits nowhere, or of a place where one lies already."""
    if answer.name == "take_die":
        return Telling("why-fits_nowhere", {"value": answer.values["value"]})
    return Telling("why-slot_taken", {"value": int(s.command.value)})


def tell_last_die(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    """In a row where a die must follow the last one, and the modifiers with which it would."""
    row = s.tavern if answer.name == "place_tavern" else s.yard
    last = int(row[tavern.dice_in(row) - 1].value)
    told: Values = {"last": last, "value": int(s.command.value)}
    tokens, modifiers = abs(last - int(s.command.die)), int(s.players[seat].modifiers)
    return Telling(
        "why-last_die", told | {"goods_needed": amount_of(modifier=tokens), "modifiers": modifiers}
    )


QUESTIONS.refusals(
    {
        81: tell_over_limit,
        117: tell_no_slot,
        121: tell_own_dice,
        136: tell_last_die,
        170: tell_last_die,
        378: tell_last_die,
        455: tell_modifiers_lacking,
    }
)
