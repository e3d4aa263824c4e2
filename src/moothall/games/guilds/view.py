"""What a person at the table sees, typed, as JSON: all but the order of the three piles (GLD-297).

Components appear by their ids; `cards` says what is printed on each. Everybody sees the same.
"""

from collections.abc import Iterable
from functools import lru_cache, partial, reduce
from operator import or_
from typing import Any, NamedTuple

from msgspec import Struct

from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.deck import Deck
from moothall.engine.game import Result
from moothall.engine.parts import otherwise, part, shown
from moothall.engine.telling import Memory
from moothall.engine.ties import compared, needed
from moothall.engine.verdict import LEGAL
from moothall.games.guilds import placement, scoring
from moothall.games.guilds.actions import QUESTIONS
from moothall.games.guilds.cards import CAT_SPACE, EffectRef, effect_ref
from moothall.games.guilds.placement import Placement, RoomCell
from moothall.games.guilds.stages import auction, building, metrics, site, sources, week
from moothall.games.guilds.state import (
    AREA_NAMES,
    AREAS,
    AT_END,
    AUCTION_PHASE,
    BUILDING_PHASE,
    CHARACTERS,
    COLOURS,
    DISCARDED,
    KEEP_SILVER,
    METRIC_BUILT_CELLS,
    METRIC_FACTIONS,
    METRIC_RACES,
    METRIC_WINDOWS,
    METRICS,
    NOTHING,
    PHASES,
    ROOMS,
    ROTATIONS,
    SMALL_PLACES,
    SMALL_ROOMS,
    START_WEIGHT,
    THREATS,
    State,
)

VARIANT_OF = ("standard", "five", "six", "standard")  # by the town centre's plan
PROTECTION = (None, "paid", "free")


class Question(Struct):
    stage: str
    seat: int | None


class Coins(Struct):
    silver: int
    gold: int


class Area(Struct):
    """One side of the town centre, with the four tents before it."""

    area: str
    closed: bool  # in the whole game, with so many players (GLD-082)
    live: bool  # a card lies there
    cards: list[str | None]  # None where one was taken or never lay
    tents: list[int]  # silver, by seat
    leader: int | None  # the highest bidder, also where no card is left
    lead_cost: list[int]  # by seat, the least silver to add so as to lead; empty where nothing can be bid
    lead_with: list[int]  # by seat, what then lies on the own tent


class Offer(Struct):
    """A place of the display."""

    place: int  # as answers number it
    room: str | None
    price: int  # printed; 0 on an empty place
    prices: list[int]  # by seat, after discounts; empty on an empty place
    protection: str | None  # paid or free, in phase 5


class Pile(Struct):
    left: int
    discarded: list[str]  # in deck order


class Standing(Struct):
    """How a seat would come off at a goal if the game ended now."""

    value: int
    place: int | None  # 1 or 2 where it scores
    points: int


class Goal(Struct):
    goal: str
    prizes: list[int]  # for the highest value, and for the next where that scores too
    standings: list[Standing]  # by seat


class Member(Struct):
    character: str
    works: bool  # its abilities do; those won in this auction wait for phase 3 (GLD-238)
    left: list[int | None]  # of each effect, how often it can still be used; None without a limit
    halves: int  # half points that it is worth as things stand


class PlacedRoom(Struct):
    room: str
    rotation: int  # quarter turns clockwise
    cells: list[RoomCell]  # the first is the one that it was placed by
    active: bool
    left: list[int | None]  # of each effect, how often it can still be used; None without a limit
    halves: int  # half points that it is worth as things stand: none while it can't be reached


class Site(Struct):
    """Cells are numbered from the street to the back, in each row from the west; 1 is the entrance hall."""

    rooms: list[PlacedRoom]  # in the order of placement; the hall is not among them
    occupied: int  # cells, the hall too
    built_cells: int  # under active rooms, the hall too
    windows: int  # of active rooms


class Points(Struct):
    """GLD-211, as things stand."""

    characters: int
    rooms: int
    goals: int
    total: int


class Board(Struct):
    seat: int
    colour: str
    silver: int
    gold: int
    on_tents: int  # silver
    income: Coins  # weekly
    members: list[Member]  # in the order of joining
    site: Site
    counts: dict[str, int]  # every metric: what goals and effects count
    protected: list[str]  # against what: remove_character, drain
    keeps_silver: int  # at the end of the week at most
    start_weight: int  # silver that counts besides when the next start player is found
    passed: bool  # directly before whoever is asked, in the auction or while building
    one_area_enough: bool  # a bid may be in one single area now (GLD-105, GLD-271)
    points: Points


class Command(Struct):
    """What the player who is asked is in the middle of."""

    area: str | None  # silver is to be added here
    first_area: str | None  # of a bid, once its silver lies there
    effect: EffectRef | None  # whose target is to be chosen
    joining: str | None  # the character that is just joining
    place: int | None  # on the display, of the room that is being bought
    room: str | None
    has_paid: bool  # for a room, in this turn of GLD-189


class View(Struct, tag_field="game", tag="guilds"):
    seats: int
    variant: str
    over: bool
    week: int  # and the space of the round marker
    weeks: int
    marker: str  # dove or cat
    phase: str  # auction, money, building or end
    start_seat: int
    turn_order: list[int]  # from the start player
    next_start_seat: int | None  # if the week ended as things stand; None in the last one
    passes: int  # one directly after the other; as many as seats end the phase
    question: Question
    command: Command
    areas: list[Area]
    live_areas: int
    characters: Pile
    display: list[Offer]  # small rooms, then large ones
    small_rooms: Pile
    large_rooms: Pile
    goals: list[Goal]
    boards: list[Board]
    placements: list[Placement] | None  # while it is asked where a room goes
    result: Result | None


def view(s: State, deck: Deck, seat: int | None) -> View:
    """The table, which is the same for every seat and for spectators."""
    asked, printed = int(open_seat(s.agenda)), deck.printed
    return View(
        seats=int(s.seats),
        variant=VARIANT_OF[s.plan],
        over=bool(s.over),
        week=int(s.week),
        weeks=int(printed.weeks[s.seats]),
        marker=marker_of(s),
        phase=PHASES[s.phase],
        start_seat=int(s.start_seat),
        turn_order=[(int(s.start_seat) + step) % int(s.seats) for step in range(s.seats)],
        next_start_seat=None if week.is_last_week(s, printed) else int(week.next_start_seat(s, printed)),
        passes=int(s.passes),
        question=Question(QUESTIONS.stages[open_stage(s.agenda)], None if asked < 0 else asked),
        command=view_command(s, deck),
        areas=shown(view_areas, s, deck),
        live_areas=int(auction.live_areas(s)),
        characters=shown(view_characters, s, deck),
        display=shown(view_display, s, deck),
        small_rooms=shown(view_small_rooms, s, deck),
        large_rooms=shown(view_large_rooms, s, deck),
        goals=shown(view_goals, s, deck),
        boards=[shown(view_board, s, deck, board, has_passed(s, board)) for board in range(s.seats)],
        placements=placements(s, deck, asked) if open_stage(s.agenda) == building.PLACE_ROOM else None,
        result=result(s, deck) if s.over else None,
    )


def marker_of(s: State) -> str:
    """GLD-054, GLD-055: the side of the round marker that is up."""
    return "cat" if s.week >= CAT_SPACE else "dove"


def named(deck: Deck, kind: str, number: int) -> str | None:
    return None if number == NOTHING else deck.ids(kind)[number]


def whose(seat: int) -> int | None:
    return None if seat == NOTHING else int(seat)


def goals_on_table(s: State) -> list[int]:
    return [int(goal) for goal in s.goals if goal != NOTHING]


# What goals and effects count. The rules ask for one metric of one seat at a time; here all are shown.


class Tally(NamedTuple):
    """All that counts for a seat."""

    guild: list[int]  # characters in the order of joining
    counts: list[int]  # by metric
    income: Coins


class Share(NamedTuple):
    """What a character, or an active room, adds to the metrics: that is printed on it."""

    counts: tuple[int, ...]  # by metric, up to those that are of the whole site or guild
    factions: int  # as bits
    races: int


@lru_cache(16)
def shares(deck: Deck) -> tuple[list[Share], list[Share]]:
    """Of all characters, and of all rooms."""
    printed, numbers = deck.printed, range(METRIC_BUILT_CELLS)
    of_characters = [
        Share(
            tuple(int(metrics.counts_character(card, number)) for number in numbers),
            int(metrics.kinds_of_character(card, METRIC_FACTIONS)),
            int(metrics.kinds_of_character(card, METRIC_RACES)),
        )
        for card in printed.characters
    ]
    of_rooms = [
        Share(
            tuple(int(metrics.counts_room(printed, room, number)) for number in numbers),
            int(metrics.kind_bit(int(printed.rooms[room].symbol))),
            0,
        )
        for room in range(ROOMS)
    ]
    return of_characters, of_rooms


@part
def tally(s: State, deck: Deck, seat: int) -> Tally:
    me, (of_characters, of_rooms) = s.players[seat], shares(deck)
    guild = guild_of(s, seat)
    counted = [of_characters[character] for character in guild]
    counted += [of_rooms[me.rooms[number]] for number in range(me.built) if site.is_active(me, number)]
    counts = [sum(column) for column in zip(*(share.counts for share in counted), strict=True)]
    counts = counts or [0] * METRIC_BUILT_CELLS
    counts[METRIC_FACTIONS] = reduce(or_, (share.factions for share in counted), 0).bit_count()
    counts[METRIC_RACES] = reduce(or_, (share.races for share in counted), 0).bit_count()
    silver, gold = metrics.incomes(s, deck.printed, seat)
    income = int(metrics.counted_income(deck.printed, silver, gold))
    counts += [int(site.built_cells(me)), int(site.windows(me)), income, int(me.gold)]
    return Tally(guild, counts, Coins(int(silver), int(gold)))


def tallies_of(s: State, deck: Deck) -> list[Tally]:
    return [tally(s, deck, seat) for seat in range(s.seats)]


def guild_of(s: State, seat: int) -> list[int]:
    """Characters in the order of joining."""
    mine = [character for character, place in enumerate(s.character_at) if place == seat]
    return sorted(mine, key=lambda character: int(s.rank[character]))


# The table.


def view_command(s: State, deck: Deck) -> Command:
    command = s.command
    buying = command.place != NOTHING
    return Command(
        area=None if command.area == NOTHING else AREA_NAMES[command.area],
        first_area=None if command.first_area == NOTHING else AREA_NAMES[command.first_area],
        effect=None if command.effect == NOTHING else effect_ref(deck, command.effect),
        joining=named(deck, "character", command.joining),
        place=int(command.place) if buying else None,
        room=named(deck, "room", s.display[command.place]) if buying else None,
        has_paid=bool(command.has_paid),
    )


AREAS_SEEN: Memory[Area] = Memory()  # a bid changes one, and the part notes only that tents have changed


@part
def view_areas(s: State, deck: Deck) -> list[Area]:
    return [
        AREAS_SEEN.recall((deck, *lying(s, area)), partial(view_area, s, deck, area)) for area in range(AREAS)
    ]


def lying(s: State, area: int) -> tuple[Any, ...]:
    """All that an area looks like depends on."""
    tents = tuple([s.players[seat].tents[area] for seat in range(s.seats)])
    return s.plan, area, tuple(s.town[area]), tents


def view_area(s: State, deck: Deck, area: int) -> Area:
    cards, live = int(deck.printed.area_cards[s.plan, area]), bool(auction.is_live(s, area))
    tents = [int(s.players[seat].tents[area]) for seat in range(s.seats)]
    costs = [int(auction.lead_cost(s, seat, area)) for seat in range(s.seats)] if live else []
    return Area(
        area=AREA_NAMES[area],
        closed=cards == 0,
        live=live,
        cards=[named(deck, "character", s.town[area, card]) for card in range(cards)],
        tents=tents,
        leader=whose(auction.highest_bidder(s, area)),
        lead_cost=costs,
        lead_with=[lies + cost for lies, cost in zip(tents, costs, strict=False)],
    )


def places(s: State, deck: Deck) -> list[int]:
    """Those of the display that are in use."""
    small, large = int(deck.printed.small_rooms[s.seats]), int(deck.printed.large_rooms[s.seats])
    return [*range(small), *range(SMALL_PLACES, SMALL_PLACES + large)]


def view_offer(s: State, deck: Deck, place: int) -> Offer:
    room, printed = int(s.display[place]), deck.printed
    if room == NOTHING:
        return Offer(place, None, 0, [], None)
    prices = [int(building.price_of(s, printed, seat, room)) for seat in range(s.seats)]
    price = int(printed.rooms[room].price)
    return Offer(place, deck.ids("room")[room], price, prices, PROTECTION[s.protection[place]])


@part
def view_display(s: State, deck: Deck) -> list[Offer]:
    return [view_offer(s, deck, place) for place in places(s, deck)]


@part
def view_characters(s: State, deck: Deck) -> Pile:
    return view_pile(deck, "character", s.characters_left, s.character_at)


@part
def view_small_rooms(s: State, deck: Deck) -> Pile:
    return view_pile(deck, "room", s.smalls_left, s.room_at, range(SMALL_ROOMS))


@part
def view_large_rooms(s: State, deck: Deck) -> Pile:
    return view_pile(deck, "room", s.larges_left, s.room_at, range(SMALL_ROOMS, ROOMS))


def view_pile(
    deck: Deck, kind: str, left: int, where: Iterable[int], numbers: range = range(CHARACTERS)
) -> Pile:
    at = list(where)
    return Pile(int(left), [deck.ids(kind)[number] for number in numbers if at[number] == DISCARDED])


@part
def view_goals(s: State, deck: Deck) -> list[Goal]:
    tallies = tallies_of(s, deck)
    return [view_goal(s, deck, goal, tallies) for goal in goals_on_table(s)]


def view_goal(s: State, deck: Deck, goal: int, tallies: list[Tally]) -> Goal:
    card = deck.printed.goals[goal]
    values = [tally.counts[card.metric] for tally in tallies]
    highest = max(values)
    second = max((value for value in values if value < highest), default=NOTHING)
    standings = []
    for value in values:
        points = int(scoring.prize(s, deck.printed, goal, value, highest, second))
        is_first = value == highest and value >= card.least
        standings.append(Standing(value, 1 if is_first else 2 if points else None, points))
    return Goal(deck.ids("goal")[goal], scoring.prizes(s, deck.printed, goal), standings)


# The players.


@part
def view_board(s: State, deck: Deck, seat: int, passed: bool) -> Board:
    me, printed = s.players[seat], deck.printed
    counted, members, site = tally(s, deck, seat), view_members(s, deck, seat), view_site(s, deck, seat)
    has = abilities(s, deck, seat)
    return Board(
        seat=seat,
        colour=COLOURS[seat],
        silver=int(me.silver),
        gold=int(me.gold),
        on_tents=sum(int(silver) for silver in me.tents),
        income=counted.income,
        members=members,
        site=site,
        counts=dict(zip(METRICS, counted.counts, strict=True)),
        protected=has.protected,
        keeps_silver=has.keeps_silver,
        start_weight=has.start_weight,
        passed=passed,
        one_area_enough=s.phase == AUCTION_PHASE and bool(auction.is_one_enough(s, printed, seat)),
        points=points(seat, members, site, view_goals(s, deck)),
    )


class Abilities(NamedTuple):
    """What characters and rooms do for a seat all the time."""

    protected: list[str]
    keeps_silver: int
    start_weight: int


@part
def abilities(s: State, deck: Deck, seat: int) -> Abilities:
    printed = deck.printed
    return Abilities(
        [name for threat, name in enumerate(THREATS) if sources.is_protected(s, printed, seat, threat)],
        int(sources.silver_of(s, printed, seat, KEEP_SILVER)),
        int(sources.silver_of(s, printed, seat, START_WEIGHT)),
    )


def has_passed(s: State, seat: int) -> bool:
    """GLD-113, GLD-149: among those who have passed one directly after the other."""
    behind = (int(open_seat(s.agenda)) - seat) % int(s.seats)
    return s.phase in (AUCTION_PHASE, BUILDING_PHASE) and 0 < behind <= s.passes


@part
def view_members(s: State, deck: Deck, seat: int) -> list[Member]:
    counted = tally(s, deck, seat)
    return [view_member(s, deck, seat, character, counted) for character in counted.guild]


def view_member(s: State, deck: Deck, seat: int, character: int, tally: Tally) -> Member:
    return Member(
        character=deck.ids("character")[character],
        works=bool(s.rank[character] < s.players[seat].settled),
        left=uses_left(s, deck, deck.printed.characters[character].effects),
        halves=worth(deck, deck.printed.characters[character], tally),
    )


def worth(deck: Deck, card: Any, tally: Tally) -> int:
    """Half points of a character or an active room: printed, and of its effects (GLD-212, GLD-213)."""
    halves = int(card.halves)
    for number in card.effects:
        if number != NOTHING and deck.printed.effects[number].timing == AT_END:
            counted = tally.counts[deck.printed.effects[number].metric]
            halves += int(scoring.halves_for(deck.printed, number, counted))
    return halves


def uses_left(s: State, deck: Deck, effects: Iterable[int]) -> list[int | None]:
    left: list[int | None] = []
    for effect in effects:
        if effect != NOTHING:
            limit = int(deck.printed.effects[effect].uses)
            left.append(limit - int(s.uses[effect]) if limit else None)
    return left


@part
def view_site(s: State, deck: Deck, seat: int) -> Site:
    me, counted = s.players[seat], tally(s, deck, seat)
    return Site(
        rooms=[view_room(s, deck, seat, number, counted) for number in range(me.built)],
        occupied=int(site.count_cells(int(me.occupied))),
        built_cells=counted.counts[METRIC_BUILT_CELLS],
        windows=counted.counts[METRIC_WINDOWS],
    )


def view_room(s: State, deck: Deck, seat: int, number: int, tally: Tally) -> PlacedRoom:
    me, printed = s.players[seat], deck.printed
    room = int(me.rooms[number])
    cell, rotation = int(me.anchors[number]), int(me.rotations[number])
    reached = bool(site.is_active(me, number))
    return PlacedRoom(
        room=deck.ids("room")[room],
        rotation=rotation,
        cells=placement.room_cells(deck, room, cell, rotation),
        active=reached,
        left=uses_left(s, deck, printed.rooms[room].effects),
        halves=worth(deck, printed.rooms[room], tally) if reached else 0,
    )


def placements(s: State, deck: Deck, seat: int) -> list[Placement]:
    """For every answer to where the room goes."""
    tallies = tallies_of(s, deck)
    room = int(s.display[s.command.place])
    found = []
    for answer, reason in enumerate(building.placing_verdicts(s, deck, seat)):
        cell, rotation = divmod(answer, ROTATIONS)
        each = placement.view_placement(deck, s.players[seat], room, cell, rotation, reason)
        if reason == LEGAL:
            after = bought(s, deck, seat, room, cell, rotation)
            each.goals = goal_changes(s, deck, seat, tallies, tally(after, deck, seat))
        found.append(each)
    return found


def bought(s: State, deck: Deck, seat: int, room: int, cell: int, rotation: int) -> Any:
    """The position once the room is paid for and lies there."""
    draft = placement.with_room(deck, s.players[seat], room, cell, rotation)
    draft.gold -= building.price_of(s, deck.printed, seat, room)
    players, room_at = list(s.players), list(s.room_at)
    players[seat], room_at[room] = draft, seat
    return otherwise(s, players=players, room_at=room_at)


def goal_changes(
    s: State, deck: Deck, seat: int, tallies: list[Tally], mine: Tally
) -> list[placement.GoalChange]:
    counted = [mine if other == seat else tally for other, tally in enumerate(tallies)]
    changes = []
    for goal in goals_on_table(s):
        before, after = (view_goal(s, deck, goal, each).standings[seat] for each in (tallies, counted))
        if before.value != after.value:
            name = deck.ids("goal")[goal]
            changes.append(placement.GoalChange(name, before.value, after.value, after.place))
    return changes


# Points.


def points(seat: int, members: list[Member], site: Site, goals: list[Goal]) -> Points:
    """GLD-215 to GLD-217: halves are rounded down once, of all characters and of all rooms."""
    characters = sum(member.halves for member in members) // 2
    rooms = sum(room.halves for room in site.rooms) // 2
    of_goals = sum(goal.standings[seat].points for goal in goals)
    return Points(characters, rooms, of_goals, characters + rooms + of_goals)


def totals(s: State, deck: Deck) -> list[int]:
    """The points of every seat, and nothing else of the view."""
    tallies, goals, printed = tallies_of(s, deck), view_goals(s, deck), deck.printed
    found = []
    for seat, mine in enumerate(tallies):
        me = s.players[seat]
        rooms = [printed.rooms[me.rooms[number]] for number in range(me.built) if site.is_active(me, number)]
        characters = sum(worth(deck, printed.characters[each], mine) for each in mine.guild) // 2
        of_rooms = sum(worth(deck, room, mine) for room in rooms) // 2
        found.append(characters + of_rooms + sum(goal.standings[seat].points for goal in goals))
    return found


def result(s: State, deck: Deck) -> Result:
    """GLD-312: points by source, each goal's among them, what breaks ties, and the winners."""
    goals = view_goals(s, deck)
    boards = [view_board(s, deck, seat, has_passed(s, seat)) for seat in range(s.seats)]
    details = []
    for seat, board in enumerate(boards):
        scored = {"characters": board.points.characters, "rooms": board.points.rooms}
        by_goal = {goal.goal: goal.standings[seat].points for goal in goals}
        details.append(scored | by_goal | {"total": board.points.total})
        details[-1] |= compared(scoring.TIE_BREAKS, partial(scoring.tie_break, s, deck.printed, seat))
    totals = [board.points.total for board in boards]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    beaten = {seat for seat in best for other in best if scoring.wins_tie(s, deck.printed, other, seat)}
    winners = [seat for seat in best if seat not in beaten]
    return Result(totals, winners, details, ties=needed(scoring.TIE_BREAKS, totals, details))


def belongings(s: State, deck: Deck, seat: int) -> list[str]:
    me = s.players[seat]
    characters = [f"character:{deck.ids('character')[character]}" for character in guild_of(s, seat)]
    return [*characters, *(f"room:{deck.ids('room')[room]}" for room in me.rooms[: me.built])]


def progress(s: State) -> int:
    return int(s.week)
