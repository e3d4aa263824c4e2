"""Prestige and winners (sections 13 and 14)."""

from moothall.engine.record import wide
from moothall.engine.rule import entrance, rule
from moothall.engine.ties import TieBreak
from moothall.games.guilds.stages import metrics, site, sources
from moothall.games.guilds.state import (
    AP_IF,
    AP_PER,
    CHARACTERS,
    MAX_SEATS,
    MOST_GOALS,
    NOTHING,
    Printed,
    State,
)

TIE_BREAKS = (
    TieBreak("tie_income", 229, least=True),
    TieBreak("tie_cells", 232),
    TieBreak("tie_members", 234),
)
TIES = len(TIE_BREAKS)
LEAST_WINS = tuple(tie.least for tie in TIE_BREAKS)


@rule
def effect_halves(s: State, deck: Printed, seat: int, number: int) -> int:
    """Half points of an effect that counts in scoring."""
    return halves_for(deck, number, metrics.metric(s, deck, seat, wide(deck.effects[number].metric)))


@rule
def halves_for(deck: Printed, number: int, counted: int) -> int:
    """GLD-266, GLD-267: of such an effect, with so many of what it counts."""
    effect = deck.effects[number]
    if effect.kind == AP_PER:
        return counted // wide(effect.per) * wide(effect.halves)
    return wide(effect.halves) if counted >= effect.least else 0


@rule
def effects_halves(s: State, deck: Printed, seat: int, of_rooms: bool) -> int:
    """All such effects on characters, or on active rooms."""
    total = 0
    for kind in range(AP_PER, AP_IF + 1):
        for number in range(wide(deck.kind_first[kind]), wide(deck.kind_end[kind])):
            is_on_room = deck.effects[number].source >= CHARACTERS
            if is_on_room == of_rooms and sources.is_own(s, deck, seat, number):
                total += effect_halves(s, deck, seat, number)
    return total


@rule
def character_score(s: State, deck: Printed, seat: int) -> int:
    """GLD-212, GLD-215 to GLD-217: rounded down once, towards minus infinity."""
    halves = effects_halves(s, deck, seat, False)
    for character in range(CHARACTERS):
        if s.character_at[character] == seat:
            halves += wide(deck.characters[character].halves)
    return halves // 2


@rule
def room_score(s: State, deck: Printed, seat: int) -> int:
    """GLD-213 to GLD-217."""
    halves = effects_halves(s, deck, seat, True)
    me = s.players[seat]
    for number in range(wide(me.built)):
        if site.is_active(me, number):
            halves += wide(deck.rooms[me.rooms[number]].halves)
    return halves // 2


@rule
def goal_score(s: State, deck: Printed, seat: int, goal: int) -> int:
    """GLD-220 to GLD-226."""
    number = wide(deck.goals[goal].metric)
    own = metrics.metric(s, deck, seat, number)
    if own < deck.goals[goal].least:
        return 0
    highest, second = own, NOTHING
    for other in range(wide(s.seats)):
        value = metrics.metric(s, deck, other, number)
        if value > highest:
            highest, second = value, highest
        elif second < value < highest:
            second = value
    return prize(s, deck, goal, own, highest, second)


@rule
def prize(s: State, deck: Printed, goal: int, own: int, highest: int, second: int) -> int:
    """The highest value scores, and with four players the next lower one."""
    card = deck.goals[goal]
    if own < card.least:
        return 0
    if own == highest:
        return wide(card.first)
    return wide(card.second) if own == second and s.seats == MAX_SEATS else 0


def prizes(s: State, deck: Printed, goal: int) -> list[int]:
    """What a goal brings the highest value, and the next lower one where that scores."""
    enough = int(deck.goals[goal].least)
    found = [prize(s, deck, goal, own, enough + 1, enough) for own in (enough + 1, enough)]
    return [int(points) for points in found if points]


@rule
def goals_score(s: State, deck: Printed, seat: int) -> int:
    """GLD-227."""
    total = 0
    for place in range(MOST_GOALS):
        if s.goals[place] != NOTHING:
            total += goal_score(s, deck, seat, wide(s.goals[place]))
    return total


@entrance
def score(s: State, deck: Printed, seat: int) -> int:
    """GLD-211."""
    total = character_score(s, deck, seat) + room_score(s, deck, seat)
    return total + goals_score(s, deck, seat)


@rule
def tie_break_income(s: State, deck: Printed, seat: int) -> int:
    """GLD-230, GLD-231."""
    silver, gold = metrics.incomes(s, deck, seat)
    return silver + wide(deck.tie_break_gold) * gold


@rule
def is_ahead(s: State, deck: Printed, seat: int, other: int) -> bool:
    """GLD-228: by points, or else by what breaks ties."""
    mine, others = score(s, deck, seat), score(s, deck, other)
    return mine > others or (mine == others and wins_tie(s, deck, seat, other))


@rule
def tie_break(s: State, deck: Printed, seat: int, number: int) -> int:
    """GLD-230 to GLD-235: what is compared, in the order of TIE_BREAKS."""
    if number == 0:
        return tie_break_income(s, deck, seat)
    me = s.players[seat]
    return site.built_cells(me) if number == 1 else wide(me.members)


@rule
def wins_tie(s: State, deck: Printed, seat: int, other: int) -> bool:
    """GLD-229 to GLD-235."""
    for number in range(TIES):
        mine, others = tie_break(s, deck, seat, number), tie_break(s, deck, other, number)
        if mine != others:
            return (mine < others) == LEAST_WINS[number]
    return False


@entrance
def is_winner(s: State, deck: Printed, seat: int) -> bool:
    """GLD-236, GLD-237: those who are tied after all comparisons share the victory."""
    for other in range(wide(s.seats)):
        if other != seat and is_ahead(s, deck, other, seat):
            return False
    return True
