"""What a person at the table sees, typed, as JSON: all that lies open, and nothing that doesn't (SET-044).

Components appear by their ids; `cards.components` says what is printed on each.
"""

from functools import lru_cache, partial

from msgspec import Struct

from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.deck import Deck
from moothall.engine.game import Result
from moothall.engine.parts import part, shown
from moothall.engine.record import Ints
from moothall.engine.ties import compared, needed
from moothall.games.settlement import state
from moothall.games.settlement.actions import QUESTIONS
from moothall.games.settlement.scoring import (
    TIE_BREAKS,
    hero_score,
    is_winner,
    rank,
    storage_score,
    tie_break,
)
from moothall.games.settlement.stages.command import first_marked_field
from moothall.games.settlement.stages.explore import landscapes_of, may_lay
from moothall.games.settlement.stages.goods import can_pay
from moothall.games.settlement.stages.monsters import MASK, luring
from moothall.games.settlement.state import (
    ARTIFACTS,
    AT_FORTRESS,
    AT_SETTLEMENT_ROW,
    AT_WILDERNESS_ROW,
    COLOURS,
    COLUMNS,
    FIELDS,
    GOODS,
    GUILDS,
    HEROES,
    IN_ROW,
    NORMAL,
    NOTHING,
    ROWS,
    State,
)

ACTION_NAMES = (
    None,
    "build",
    "explore",
    "fight",
    "erect_fortress",
    "activate_wilderness_row",
    "activate_settlement_row",
    "activate_fortress",
)


class Settlers(Struct):
    """The settlers on one action field."""

    normal: int
    bonus: int


class Landscape(Struct):
    tile: str
    resource: str
    colour: str
    monster: bool
    fortress: bool
    activation: Settlers  # on the fortress's own field


class Building(Struct):
    type: str
    stored: int


class Deployed(Struct):
    build: Settlers
    explore: Settlers
    fight: Settlers
    erect_fortress: Settlers
    wilderness_rows: list[Settlers]
    settlement_rows: list[Settlers]


class Points(Struct):
    """SET-308: points by guild, on Banks, on Churches, and in all."""

    guilds: dict[str, int]
    stored: dict[str, int]
    total: int


class Board(Struct):
    seat: int
    supply: dict[str, int]
    settlers: int
    deployed: Deployed
    wilderness: list[Landscape | None]
    laying: list[int]  # for each field 0 where the next landscape of its row may lie, or the rule against it
    settlement: list[Building | None]
    artifact: str | None
    second_activation_used: bool
    heroes: list[str]
    passed: bool
    points: Points


class MarketField(Struct):
    building: str | None
    tiles: int
    affordable: list[bool]  # by seat, whether it has the price; none where nothing lies


class Stacks(Struct):
    """How many tiles and cards lie face down."""

    landscapes: list[int]
    buildings: list[int]
    heroes: int
    artifacts: int


class Question(Struct):
    stage: str
    seat: int | None


class Command(Struct):
    """What the active player is in the middle of."""

    action: str | None
    target: int
    place: int
    settlers: int
    landscape: str | None
    columns: list[bool]
    kept: dict[str, int]
    checked: int | None  # the field whose monster the Mask decides about


class View(Struct, tag_field="game", tag="settlement"):
    seats: int
    round: int
    rounds: int
    over: bool
    start_seat: int
    question: Question
    acted: bool
    invited: bool
    command: Command
    market: list[MarketField]
    stacks: Stacks
    hero_row: list[str | None]
    lures: list[str]  # of those, who may call a monster: onto the landscape in hand, or onto one not yet seen
    discarded_heroes: list[str]
    artifact_row: list[str]
    boards: list[Board]
    result: Result | None


def view(s: State, deck: Deck, seat: int | None) -> View:
    """The table as a seat, or a spectator, sees it; in Settlement all see the same."""
    heroes = deck.ids("hero")
    asked = int(open_seat(s.agenda))
    return View(
        seats=int(s.seats),
        round=int(s.round_number),
        rounds=state.ROUNDS,
        over=bool(s.over),
        start_seat=int(s.start_seat),
        question=Question(QUESTIONS.stages[open_stage(s.agenda)], None if asked < 0 else asked),
        acted=bool(s.acted),
        invited=bool(s.invited),
        command=view_command(s, deck),
        market=shown(view_market, s, deck),
        stacks=shown(view_stacks, s, deck),
        hero_row=[None if hero == NOTHING else heroes[hero] for hero in s.hero_row],
        lures=shown(view_lures, s, deck),
        discarded_heroes=shown(view_discarded, s, deck),
        artifact_row=shown(view_artifacts, s, deck),
        boards=[shown(view_board, s, deck, board) for board in range(s.seats)],
        result=result(s, deck) if s.over else None,
    )


def view_command(s: State, deck: Deck) -> Command:
    command = s.command
    drawn = int(command.landscape)
    return Command(
        action=ACTION_NAMES[command.action],
        target=int(command.target),
        place=int(command.place),
        settlers=int(command.settlers),
        landscape=None if drawn == NOTHING else deck.ids("landscape")[drawn],
        columns=[bool(command.columns & (1 << column)) for column in range(COLUMNS)],
        kept={GOODS[good]: int(command.kept[good]) for good in range(NORMAL)},
        checked=int(first_marked_field(s)) if open_stage(s.agenda) == MASK else None,
    )


@part
def view_market(s: State, deck: Deck) -> list[MarketField]:
    return [view_market_field(s, deck, field) for field in range(state.MARKET)]


def view_market_field(s: State, deck: Deck, field: int) -> MarketField:
    building, tiles = int(s.market[field]), int(s.market_pile[field])
    if not tiles:
        return MarketField(None, 0, [])
    cost = deck.printed.building_cost[building]
    affordable = [bool(can_pay(s.players[seat], cost)) for seat in range(s.seats)]
    return MarketField(deck.ids("building")[building], tiles, affordable)


@part
def view_lures(s: State, deck: Deck) -> list[str]:
    return [deck.ids("hero")[hero] for hero in luring(s, deck)]


@part
def view_discarded(s: State, deck: Deck) -> list[str]:
    return [deck.ids("hero")[hero] for hero in range(HEROES) if s.hero_at[hero] == state.DISCARDED]


@part
def view_artifacts(s: State, deck: Deck) -> list[str]:
    return [deck.ids("artifact")[i] for i in range(ARTIFACTS) if s.artifact_at[i] == IN_ROW]


@part
def view_stacks(s: State, deck: Deck) -> Stacks:
    return Stacks(
        landscapes=[int(left) for left in s.landscapes_left],
        buildings=[int(left) for left in s.buildings_left],
        heroes=int(s.heroes_left),
        artifacts=int(s.artifacts_left),
    )


@part
def view_board(s: State, deck: Deck, seat: int) -> Board:
    me, heroes = s.players[seat], heroes_of(s, seat)
    return Board(
        seat=seat,
        supply=goods(me.supply),
        settlers=int(me.settlers),
        deployed=view_deployed(me),
        wilderness=[view_landscape(me, deck, field) for field in range(FIELDS)],
        laying=view_laying(s, deck, seat),
        settlement=view_settlement(s, deck, seat),
        artifact=None if me.artifact == NOTHING else deck.ids("artifact")[me.artifact],
        second_activation_used=bool(me.second_activation),
        heroes=[deck.ids("hero")[hero] for hero in heroes],
        passed=bool(me.passed),
        points=points(s, deck, seat),
    )


@part
def view_laying(s: State, deck: Deck, seat: int) -> list[int]:
    me = s.players[seat]
    first = landscapes_of(me) == 0
    return [int(may_lay(me, field // COLUMNS, first, field)) for field in range(FIELDS)]


@part
def view_settlement(s: State, deck: Deck, seat: int) -> list[Building | None]:
    return [view_building(s.players[seat], deck, place) for place in range(FIELDS)]


def settlers_on(me: state.Player, action_field: int) -> Settlers:
    return Settlers(int(me.deployed[action_field]), int(me.deployed_bonus[action_field]))


def view_deployed(me: state.Player) -> Deployed:
    return Deployed(
        build=settlers_on(me, state.AT_BUILD),
        explore=settlers_on(me, state.AT_EXPLORE),
        fight=settlers_on(me, state.AT_FIGHT),
        erect_fortress=settlers_on(me, state.AT_ERECT),
        wilderness_rows=[settlers_on(me, AT_WILDERNESS_ROW + row) for row in range(ROWS)],
        settlement_rows=[settlers_on(me, AT_SETTLEMENT_ROW + row) for row in range(ROWS)],
    )


def view_landscape(me: state.Player, deck: Deck, field: int) -> Landscape | None:
    tile = int(me.landscape[field])
    if tile == NOTHING:
        return None
    printed = deck.printed
    return Landscape(
        tile=deck.ids("landscape")[tile],
        resource=GOODS[printed.landscape_good[tile]],
        colour=COLOURS[printed.landscape_colour[tile]],
        monster=bool(me.monster[field]),
        fortress=bool(me.fortress[field]),
        activation=settlers_on(me, AT_FORTRESS + field),
    )


def view_building(me: state.Player, deck: Deck, place: int) -> Building | None:
    building = int(me.building[place])
    return None if building == NOTHING else Building(deck.ids("building")[building], int(me.stored[place]))


def heroes_of(s: State, seat: int) -> list[int]:
    return [hero for hero, place in enumerate(s.hero_at) if place == seat]


@lru_cache(16)
def stores(deck: Deck) -> list[tuple[int, str]]:
    """The buildings that store, by number and id: that is printed, so it stays."""
    kinds, names = deck.printed.building_kind, deck.ids("building")
    return [(number, names[number]) for number, kind in enumerate(kinds) if kind == state.STORE]


@part
def points(s: State, deck: Deck, seat: int) -> Points:
    """All points come from heroes and stores, so their sum is the score."""
    printed, me = deck.printed, s.players[seat]
    guilds = dict.fromkeys(GUILDS, 0)
    for hero in heroes_of(s, seat):
        guilds[GUILDS[printed.hero_guild[hero]]] += int(hero_score(printed, me, hero))
    stored = {name: int(storage_score(printed, me, number)) for number, name in stores(deck)}
    return Points(guilds, stored, sum(guilds.values()) + sum(stored.values()))


def result(s: State, deck: Deck) -> Result:
    """SET-308: points by source, what breaks ties, and the winners, or in the solo game the rank."""
    printed = deck.printed
    details = []
    for seat in range(s.seats):
        earned = points(s, deck, seat)
        ties = compared(TIE_BREAKS, partial(tie_break, s, seat))
        details.append(earned.guilds | earned.stored | {"total": earned.total} | ties)
    scores = [detail["total"] for detail in details]
    if s.seats == 1:
        return Result(scores, [], details, rank=deck.ids("rank")[rank(printed, scores[0])])
    winners = [seat for seat in range(s.seats) if is_winner(s, printed, seat)]
    return Result(scores, winners, details, ties=needed(TIE_BREAKS, scores, details))


def belongings(s: State, deck: Deck, seat: int) -> list[str]:
    me, artifacts = s.players[seat], deck.ids("artifact")
    heroes = [f"hero:{deck.ids('hero')[hero]}" for hero in heroes_of(s, seat)]
    buildings = [f"building:{deck.ids('building')[tile]}" for tile in me.building if tile != NOTHING]
    return [*heroes, *buildings, *([] if me.artifact == NOTHING else [f"artifact:{artifacts[me.artifact]}"])]


def progress(s: State) -> int:
    return int(s.round_number)


def goods(amounts: Ints) -> dict[str, int]:
    return {name: int(amounts[thing]) for thing, name in enumerate(GOODS)}
