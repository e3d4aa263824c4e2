"""Who may know what (GLD-297): all lies open but the order of the deck and of the two room stacks."""

from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.chance import Chance, reseed, shuffle_anew
from moothall.engine.knowledge import nth_from, seat_from
from moothall.engine.observation import STAGES, Observation, amount, flag, thing, whose
from moothall.engine.record import wide
from moothall.engine.rule import entrance, rule
from moothall.games.guilds.state import (
    AREAS,
    CARDS,
    CELLS,
    CHARACTERS,
    EFFECTS,
    FREE,
    GOALS,
    IN_PILE,
    LARGE_ROOMS,
    LAST_PHASE,
    LAYOUTS,
    LIMITED,
    MAX_SEATS,
    MOST_GOALS,
    MOST_ROOMS,
    MOST_SILVER,
    PLACES,
    ROOMS,
    ROTATIONS,
    SMALL_ROOMS,
    TRACK,
    Printed,
    State,
)


@entrance
def conceal(s: State, deck: Printed, seat: int, dice: Chance) -> None:
    """Redraw all that this seat can't know, evenly among what it can't tell apart.

    A pile is sorted before it is shuffled, so not a trace of the truth is left in it.
    """
    shuffle_anew(dice, s.character_pile, wide(s.characters_left))
    shuffle_anew(dice, s.small_pile, wide(s.smalls_left))
    shuffle_anew(dice, s.large_pile, wide(s.larges_left))
    reseed(s.chance, dice)


# What a learning agent sees: the same as a person, as numbers, its own board first; mostly 0 is nothing.

MANY = 99


@rule
def owner(s: State, seat: int, step: int) -> int:
    return nth_from(s.seats, seat, step)


@rule
def all_goals(s: State) -> int:
    """The goals of this game, a bit for each."""
    goals = 0
    for place in range(MOST_GOALS):
        if s.goals[place] >= 0:
            goals |= 1 << wide(s.goals[place])
    return goals


@rule
def has_cell(cells: int, cell: int) -> int:
    return (cells >> cell) & 1


OBSERVATION = Observation(
    [
        thing("stage", lambda s: open_stage(s.agenda), STAGES),
        whose("asked", lambda s, seat: seat_from(s.seats, seat, open_seat(s.agenda)), MAX_SEATS - 1),
        amount("seats", lambda s: s.seats, MAX_SEATS),
        flag("over", lambda s: s.over),
        thing("plan", lambda s: s.plan, len(LAYOUTS) - 1),
        amount("week", lambda s: s.week, TRACK),
        thing("phase", lambda s: s.phase, LAST_PHASE),
        whose("starts", lambda s, seat: seat_from(s.seats, seat, s.start_seat), MAX_SEATS - 1),
        amount("passes", lambda s: s.passes, MAX_SEATS),
        thing("command.area", lambda s: s.command.area + 1, AREAS),
        thing("command.first_area", lambda s: s.command.first_area + 1, AREAS),
        thing("command.effect", lambda s: s.command.effect + 1, EFFECTS),
        thing("command.joining", lambda s: s.command.joining + 1, CHARACTERS),
        amount("command.joined", lambda s: s.command.joined, CHARACTERS),
        thing("command.place", lambda s: s.command.place + 1, PLACES),
        flag("command.has_paid", lambda s: s.command.has_paid),
        amount("characters_left", lambda s: s.characters_left, CHARACTERS),
        amount("smalls_left", lambda s: s.smalls_left, SMALL_ROOMS),
        amount("larges_left", lambda s: s.larges_left, LARGE_ROOMS),
        flag("goal", lambda goals, i: (goals >> i) & 1, count=GOALS),
        thing("town", lambda s, area, place: s.town[area, place] + 1, CHARACTERS, count=(AREAS, CARDS)),
        whose(
            "character",
            lambda s, seat, i: seat_from(s.seats, seat, s.character_at[i]),
            IN_PILE,
            count=CHARACTERS,
        ),
        amount("rank", lambda s, i: s.rank[i] + 1, CHARACTERS, count=CHARACTERS),
        thing("display", lambda s, i: s.display[i] + 1, ROOMS, count=PLACES),
        thing("protection", lambda s, i: s.protection[i], FREE, count=PLACES),
        whose("room", lambda s, seat, i: seat_from(s.seats, seat, s.room_at[i]), IN_PILE, count=ROOMS),
        amount("uses", lambda s, i: s.uses[i], MANY, count=LIMITED),
    ],
    [
        amount("silver", lambda player: player.silver, MOST_SILVER),
        amount("gold", lambda player: player.gold, MANY),
        amount("tents", lambda player, i: player.tents[i], MOST_SILVER, count=AREAS),
        amount("members", lambda player: player.members, CHARACTERS),
        amount("settled", lambda player: player.settled, CHARACTERS),
        amount("built", lambda player: player.built, MOST_ROOMS),
        thing("rooms", lambda player, i: player.rooms[i] + 1, ROOMS, count=MOST_ROOMS),
        thing("anchors", lambda player, i: player.anchors[i] + 1, CELLS, count=MOST_ROOMS),
        thing("rotations", lambda player, i: player.rotations[i] + 1, ROTATIONS, count=MOST_ROOMS),
        flag("occupied", lambda player, cell: has_cell(player.occupied, cell), count=CELLS),
        flag("active", lambda player, cell: has_cell(player.active, cell), count=CELLS),
        flag("doors", lambda player, side, cell: has_cell(player.doors[side], cell), count=(4, CELLS)),
    ],
    seats=MAX_SEATS,
    owner=owner,
    once={"goals": all_goals},
)
observe = OBSERVATION.write(__name__, __file__)
