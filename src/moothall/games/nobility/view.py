"""What a person at the table sees, typed, as JSON: all that lies open, and nothing that doesn't.

Components appear by their ids; `cards` says what is printed on each. Which commission cards somebody
holds is shown to their owner alone until the end; everybody sees how many they are and the dice tiles that
lie with them (NOB-419, NOB-484).
"""

from collections.abc import Iterable, Sequence
from functools import partial

from msgspec import Struct
from msgspec.structs import asdict, replace

from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.deck import Deck
from moothall.engine.game import Aim, Result, Telling
from moothall.engine.parts import part, shown, whole
from moothall.engine.ties import compared, needed
from moothall.games.nobility import state
from moothall.games.nobility.actions import QUESTIONS
from moothall.games.nobility.cards import bits_in, goal_conditions, hall_place, ship_goods, some
from moothall.games.nobility.scoring import (
    TIE_BREAKS,
    commission_worth,
    commissions_score,
    goods_score,
    is_winner,
    measure,
    nobility_score,
    score,
    tie_break,
)
from moothall.games.nobility.stages import commissions, placing, settlers, turn
from moothall.games.nobility.stages.commissions import desks_of
from moothall.games.nobility.stages.hall import worth_of_building
from moothall.games.nobility.stages.parameters import closed_locations, has_event, parameter
from moothall.games.nobility.state import (
    AUTOMA,
    AUTOMA_BLUE,
    AUTOMA_DICE,
    AUTOMA_GREEN,
    AUTOMA_RED,
    AUTOMA_WHITE,
    AUTOMA_YELLOW,
    BUILDINGS,
    COLOURS,
    COMMISSIONS,
    COUNCIL_ROWS,
    DEALT,
    DICE_LIMIT,
    DICE_TILES,
    DRAWN,
    GOODS,
    GUILDS,
    HALL,
    HALL_SPACES,
    HELD,
    KINDS,
    LOCATIONS,
    LORD_LEVEL,
    METRIC_VP,
    METRICS,
    MOST_NOBILITY,
    NOTHING,
    PIPS,
    RACES,
    RETURNED,
    SETTLERS,
    SPACES,
    SUPPRESS,
    TILE_FILLED,
    TILE_SLOTS,
    WAIVE,
    Player,
    State,
)
from moothall.games.nobility.terms import (
    Payment,
    Prospect,
    Take,
    Terms,
    payment_of,
    prospects_of,
    slots_of,
    takes_of,
    terms_of,
)

DONE_NAMES = ("die", "settler", "sale")
VISIT_NAMES = ("tokens", "exchange", "commission")


class Question(Struct):
    stage: str
    seat: int | None


class Die(Struct):
    """A die on the board."""

    value: int
    seat: int | None  # None: one of the automa's
    colour: str


class Tavern(Struct):
    """Dice from left to right, each at least as high as the one before (NOB-136)."""

    slots: int
    dice: list[Die]
    least: int  # that the next die may show, unless an event waives it
    display: list[str | None]  # settler cards
    settlers_left: int  # in the deck
    discards: list[str]  # in deck order


class Yard(Struct):
    """Dice from left to right, each at most as high as the one before (NOB-170)."""

    slots: int
    dice: list[Die]
    most: int  # that the next die may show


class Workshop(Struct):
    building: str
    owner: int | None  # the seat whose guild master stands there


class Guild(Struct):
    guild: str
    good: str
    dice: list[Die | None]  # on the slots for 1-2, 3-4 and 5-6
    dice_limit: int  # so many in a round
    closed: bool  # no further die can be placed in this round (NOB-177, NOB-375)
    workshops: list[Workshop | None]  # on spaces 1 to 3
    apprentices: list[int]  # by seat
    apprentice_slots: int
    income: int  # coins for each apprentice, as printed for as many as there are now; 0 without any


class HallSpace(Struct):
    value: int  # of the die
    price: int  # printed; `Terms` has what each player pays
    building: str | None
    die: Die | None
    points: int  # that the building brings where it would stand now
    stars: int


class Hall(Struct):
    spaces: list[HallSpace]  # from left to right
    buildings_left: int  # in the bag
    discards: list[str]  # in deck order


class ShipGood(Struct):
    good: str
    price: int  # printed; `Terms` has what each player gets
    spaces: int
    filled: int


class Harbour(Struct):
    ship: str | None
    goods: list[ShipGood]  # that the ship takes
    dice: list[Die | None]  # on the slots 1 to 6
    ships_left: int


class CouncilSpace(Struct):
    tile: str | None
    die: Die | None


class Council(Struct):
    rows: list[list[CouncilSpace]]  # three, from the top; a column for each race
    tiles_left: int


class KnownCard(Struct):
    """A commission card in the deck that whoever looks has put there; depth 0 is the top (NOB-484)."""

    card: str
    depth: int


class Chancery(Struct):
    dice: list[Die | None]  # on the slots 1 to 6
    desks: list[int | None]  # whose apprentice: the upper row by die value, then the lower where it is in use
    commissions_left: int
    known: list[KnownCard]
    dice_tiles_left: int


class Event(Struct):
    card: str
    past: list[str]  # those of earlier rounds
    closed: list[str]  # locations, for this round
    rests: bool  # workshops are not activated in this round (NOB-357)


class AutomaDie(Struct):
    colour: str
    value: int
    location: str | None  # None for a die that is set aside (NOB-376)
    guild: str | None


class Condition(Struct):
    metric: str
    least: int
    now: int  # as the position stands
    met: bool


class Solo(Struct):
    dice: list[AutomaDie]  # in the order in which they are placed; none before the first round
    goal: str
    conditions: list[Condition]


class PlacedDie(Struct):
    value: int
    location: str
    guild: str | None


class Figures(Struct):
    """Where the 14 figures are (NOB-028)."""

    supply: int
    lot: int  # workers
    apprentices: int  # in guilds
    masters: int  # on workshops
    keepers: int  # on public buildings
    desks: int  # in the Chancery


class Houses(Struct):
    supply: int
    platform: int
    built: int


class Commission(Struct):
    """A commission card of a player, with its dice tile."""

    tile: str | None  # None until the tiles are drawn in the setup
    filled: list[bool]  # slots of the tile that have been filled
    dice: list[bool]  # of these, where the die still lies
    active: bool
    card: str | None  # None where it is secret
    points: int | None  # as the position stands, whether or not it is active


class Points(Struct):
    """As they stand now: what the end brings for goods, nobility and commissions is in it."""

    settlers: int  # and what came as a gift
    buildings: int
    council: int
    goods: int
    nobility: int
    commissions: int  # those that whoever looks may know of
    total: int


class Board(Struct):
    seat: int
    colour: str
    character: str
    coins: int
    goods: dict[str, int]
    modifiers: int
    dice: list[int]  # what each own die shows, 0 once it is placed
    placed: list[PlacedDie]
    placed_sum: int
    limit: int  # of that sum (NOB-080)
    passed: bool
    reputation: int
    nobility: int
    lord: bool
    white_lord: bool
    figures: Figures
    houses: Houses
    apprentices: dict[str, int]  # by guild, where there are any
    settlers: list[str]  # uncompleted; a fourth only until one is discarded
    prospects: list[Prospect]  # of each of these
    completed: list[str]
    races: dict[str, int]  # of the completed ones
    workshops: list[str]  # owned
    public: list[str | None]  # the building on each plot
    council_tiles: list[str]
    own_die: int  # the die on the slot of the board, 0 for none
    commissions: list[Commission]
    commission_limit: int  # 0 without the Chancery
    choosing: list[str] | None  # commission cards to choose from: for their owner only
    points: Points
    terms: Terms


class Command(Struct):
    """What the active player has done in this turn and is in the middle of."""

    done: list[str]  # of the three actions of a turn: die, settler, sale
    die: int | None  # as rolled
    value: int | None  # as placed
    location: str | None  # None while it is being chosen
    guild: str | None
    space: int | None  # of the workshop that is activated, from 0
    rerolled: list[int]  # own dice marked to be rolled again, by their place on the board
    given: str | None  # the good that goes in an exchange
    left: int  # cards to take, workers to place or goods to sell that the die still allows
    sold: int  # goods, in the harbour
    visit: list[str]  # what was done in Berk's Office: tokens, exchange, commission
    building: str | None  # a public building that waits for its plot
    # For the active player alone: ways to take a die up, or another one while it looks for its place; and
    # where it would lie then, by location.
    takes: list[Take]
    slots: dict[str, int]
    settler: str | None  # the card that is being paid for
    payment: Payment | None  # for it
    spent: dict[str, int]  # named for it so far
    part_left: int  # of a Lord benefit: cards, goods or workers still to come
    fresh: dict[str, int]  # own apprentices that came to a guild in this turn, by guild (NOB-466)


class View(Struct, tag_field="game", tag="nobility"):
    seats: int
    over: bool
    phase: str  # setup, actions or over
    round_number: int  # 1 to 10
    rounds: int
    start_seat: int  # the first player of this round
    active: int | None  # whose turn it is
    turn_order: list[int]  # from the first player
    question: Question
    command: Command
    modifiers: int  # tokens in the common supply
    tavern: Tavern
    yard: Yard
    guilds: list[Guild]
    hall: Hall
    harbour: Harbour
    council: Council
    berk: list[Die | None]  # on the slots for 1-2, 3-4 and 5-6
    castle: list[Die | None]  # the same, and with six players one for any value
    chancery: Chancery | None
    event: Event | None
    solo: Solo | None
    boards: list[Board]
    result: Result | None


def view(s: State, deck: Deck, seat: int | None) -> View:
    """The table as a seat sees it, or a spectator, who sees what everybody does."""
    asked = int(open_seat(s.agenda))
    choosing = open_stage(s.agenda) == commissions.FIRST_COMMISSION
    return View(
        seats=int(s.seats),
        over=bool(s.over),
        phase="over" if s.over else "setup" if choosing else "actions",
        round_number=int(s.round_number),
        rounds=state.ROUNDS,
        start_seat=int(s.start_seat),
        active=whose(s.active),
        turn_order=[(int(s.start_seat) + place) % int(s.seats) for place in range(s.seats)],
        question=Question(QUESTIONS.stages[open_stage(s.agenda)], None if asked < 0 else asked),
        command=view_command(s, deck, seat == s.active),
        modifiers=int(s.modifiers),
        tavern=shown(view_tavern, s, deck),
        yard=shown(view_yard, s, deck),
        guilds=[shown(view_guild, s, deck, guild) for guild in range(KINDS)],
        hall=shown(view_hall, s, deck),
        harbour=shown(view_harbour, s, deck),
        council=shown(view_council, s, deck),
        berk=[view_die(s, die) for die in s.berk],
        castle=[view_die(s, die) for die in s.castle[: deck.printed.castle_slots[s.seats]]],
        chancery=shown(view_chancery, s, deck, seat) if s.chancery else None,
        event=shown(view_event, s, deck) if s.event != NOTHING else None,
        solo=shown(view_solo, s, deck) if s.seats == 1 else None,
        boards=[view_board(s, deck, board, bool(s.over) or board == seat) for board in range(s.seats)],
        result=result(s, deck) if s.over else None,
    )


def named(deck: Deck, kind: str, number: int) -> str | None:
    return None if number == NOTHING else deck.ids(kind)[number]


def whose(seat: int) -> int | None:
    return None if seat == NOTHING else int(seat)


def colour_of(s: State, seat: int) -> str:
    """NOB-365: who plays alone is black."""
    return COLOURS[-1] if s.seats == 1 else COLOURS[seat]


# The board.


def view_die(s: State, die: state.Die, automa: int = AUTOMA_WHITE) -> Die | None:
    """A die on a slot; `automa` is which of the automa's it is if it is one of those."""
    if die.value == 0:
        return None
    value, seat = int(die.value), int(die.owner)
    if seat == AUTOMA:
        return Die(value, None, AUTOMA_DICE[automa])
    return Die(value, seat, colour_of(s, seat))


def dice_in(s: State, slots: Iterable[state.Die], automa: int) -> list[Die]:
    return [die for die in (view_die(s, each, automa) for each in slots) if die]


@part
def view_tavern(s: State, deck: Deck) -> Tavern:
    dice = dice_in(s, s.tavern, AUTOMA_WHITE)
    return Tavern(
        slots=int(deck.printed.tavern_slots[s.seats]),
        dice=dice,
        least=dice[-1].value if dice and not has_event(s, deck.printed, WAIVE) else 1,
        display=[named(deck, "settler", card) for card in s.display],
        settlers_left=int(s.settlers_left),
        discards=[deck.ids("settler")[i] for i in range(SETTLERS) if (int(s.settler_discards) >> i) & 1],
    )


@part
def view_yard(s: State, deck: Deck) -> Yard:
    dice = dice_in(s, s.yard, AUTOMA_GREEN)
    return Yard(int(deck.printed.yard_slots[s.seats]), dice, most=dice[-1].value if dice else PIPS)


@part
def view_guild(s: State, deck: Deck, guild: int) -> Guild:
    printed, automa = deck.printed, automa_in(s, deck, guild)
    dice = [view_die(s, die, automa) for die in s.guild_dice[guild]]
    limit = int(printed.guild_dice[s.seats])
    placed = [die for die in dice if die]
    apprentices = [int(s.players[seat].apprentices[guild]) for seat in range(s.seats)]
    return Guild(
        guild=GUILDS[guild],
        good=GOODS[guild],
        dice=dice,
        dice_limit=limit,
        closed=len(placed) >= limit or any(die.seat is None for die in placed),
        workshops=[view_workshop(s, deck, guild, space) for space in range(SPACES)],
        apprentices=apprentices,
        apprentice_slots=int(printed.apprentice_slots[s.seats]),
        income=int(printed.income[s.seats][sum(apprentices)]),
    )


def automa_in(s: State, deck: Deck, guild: int) -> int:
    """Which of the two dice that go to guilds is in this one."""
    return AUTOMA_RED if deck.printed.automa_guild[s.automa[AUTOMA_RED]] == guild else AUTOMA_BLUE


def view_workshop(s: State, deck: Deck, guild: int, space: int) -> Workshop | None:
    tile = s.workshop[guild, space]
    return None if tile == NOTHING else Workshop(deck.ids("building")[tile], whose(s.owner[guild, space]))


@part
def view_hall(s: State, deck: Deck) -> Hall:
    return Hall(
        spaces=[view_hall_space(s, deck, space) for space in range(HALL_SPACES)],
        buildings_left=int(s.bag_left),
        discards=[deck.ids("building")[i] for i in range(BUILDINGS) if (int(s.building_discards) >> i) & 1],
    )


def view_hall_space(s: State, deck: Deck, space: int) -> HallSpace:
    die, tile = view_die(s, s.hall_dice[space], AUTOMA_YELLOW), s.hall[space]
    points, stars = (0, 0) if tile == NOTHING else worth_of_building(s, deck.printed, tile)
    return HallSpace(
        **asdict(hall_place(deck, space)),
        building=named(deck, "building", tile),
        die=die,
        points=points,
        stars=stars,
    )


@part
def view_harbour(s: State, deck: Deck) -> Harbour:
    taken = [] if s.ship == NOTHING else ship_goods(deck, s.ship)
    goods = [ShipGood(**asdict(each), filled=int(s.ship_filled[GOODS.index(each.good)])) for each in taken]
    return Harbour(
        named(deck, "ship", s.ship), goods, [view_die(s, die) for die in s.harbour], int(s.ships_left)
    )


@part
def view_council(s: State, deck: Deck) -> Council:
    rows = [
        [
            CouncilSpace(
                named(deck, "council", s.council[row, column]), view_die(s, s.council_dice[row, column])
            )
            for column in range(KINDS)
        ]
        for row in range(COUNCIL_ROWS)
    ]
    return Council(rows, int(s.council_left))


@part
def view_chancery(s: State, deck: Deck, seat: int | None) -> Chancery:
    eyes = 0 if seat is None else 1 << seat
    known = [
        KnownCard(deck.ids("commission")[card], int(s.commission_at[card]))
        for card in range(COMMISSIONS)
        if s.commission_at[card] < RETURNED and s.commission_known[card] & eyes
    ]
    return Chancery(
        dice=[view_die(s, die) for die in s.chancery_dice],
        desks=[whose(owner) for owner in s.desks[: deck.printed.desks[s.seats]]],
        commissions_left=int(s.commissions_left),
        known=sorted(known, key=lambda card: card.depth),
        dice_tiles_left=int(s.tiles_left),
    )


@part
def view_event(s: State, deck: Deck) -> Event:
    past = [deck.ids("event")[card] for card in s.event_order[: max(0, int(s.round_number) - 1)]]
    closed = bits_in(int(closed_locations(s, deck.printed)), LOCATIONS)
    return Event(deck.ids("event")[s.event], past, closed, bool(has_event(s, deck.printed, SUPPRESS)))


# Playing alone.


@part
def view_solo(s: State, deck: Deck) -> Solo:
    dice = [view_automa_die(s, deck, die) for die in range(len(AUTOMA_DICE)) if s.automa[die]]
    return Solo(dice, deck.ids("goal")[s.goal], conditions(s, deck))


def view_automa_die(s: State, deck: Deck, die: int) -> AutomaDie:
    value = int(s.automa[die])
    guild = GUILDS[deck.printed.automa_guild[value]]
    if die == AUTOMA_BLUE and value == s.automa[AUTOMA_RED]:
        return AutomaDie(AUTOMA_DICE[die], value, None, None)
    location = {AUTOMA_WHITE: "tavern", AUTOMA_GREEN: "yard", AUTOMA_YELLOW: "hall"}.get(die, "guild")
    return AutomaDie(AUTOMA_DICE[die], value, location, guild if location == "guild" else None)


# What the active player is doing.


def view_command(s: State, deck: Deck, own: bool) -> Command:
    if not own:
        return shown(public_command, s, deck)
    stage, seat = open_stage(s.agenda), int(s.active)
    return replace(
        public_command(s, deck),
        takes=shown(takes_of, s, deck, seat) if stage in (turn.TURN, placing.TARGET) else [],
        slots=slots_of(s, deck) if stage == placing.TARGET else {},
    )


@part
def public_command(s: State, deck: Deck) -> Command:
    """As everybody sees it."""
    command = whole(s.command)
    location = int(command.location)
    card = NOTHING if command.card == NOTHING else s.players[s.active].settlers[command.card]
    paying = open_stage(s.agenda) == settlers.SPEND
    return Command(
        done=bits_in(int(command.done), DONE_NAMES),
        die=int(command.die) or None,
        value=int(command.value) or None,
        location=name_in(LOCATIONS, location),
        guild=name_in(GUILDS, command.guild),
        space=None if command.space == NOTHING else int(command.space),
        rerolled=[die for die in range(state.DICE) if (command.rerolled >> die) & 1],
        given=name_in(GOODS, command.given),
        left=int(command.left),
        sold=int(command.sold),
        visit=bits_in(int(command.visited), VISIT_NAMES),
        building=named(deck, "building", command.building),
        takes=[],
        slots={},
        settler=named(deck, "settler", card) if paying else None,
        payment=payment_of(s, deck, int(s.active)) if paying else None,
        spent=some(GOODS, command.spent),
        part_left=int(command.part_left),
        fresh=some(GUILDS, command.fresh),
    )


def name_in(names: Sequence[str], number: int) -> str | None:
    return None if number == NOTHING else names[number]


# A player's board.


def view_board(s: State, deck: Deck, seat: int, own: bool) -> Board:
    if not own:
        return shown(public_board, s, deck, seat)
    return replace(
        public_board(s, deck, seat),
        commissions=shown(view_commissions, s, deck, seat, True),
        choosing=shown(chosen_from, s, deck, seat),
        points=shown(points, s, deck, seat, True),
        terms=terms_of(s, deck, seat, True),
    )


@part
def public_board(s: State, deck: Deck, seat: int) -> Board:
    """As everybody sees it."""
    me, terms = whole(s.players[seat]), terms_of(s, deck, seat, False)
    workshops, desks = workshops_of(s, deck, seat), int(desks_of(s, seat))
    return Board(
        seat=seat,
        colour=colour_of(s, seat),
        character=deck.ids("character")[me.character],
        coins=int(me.coins),
        goods={name: int(me.goods[good]) for good, name in enumerate(GOODS)},
        modifiers=int(me.modifiers),
        dice=[int(die) for die in me.dice[: deck.printed.dice[s.seats]]],
        placed=placed_dice(s, deck, seat),
        placed_sum=int(me.placed),
        limit=limit_of(s, deck, seat),
        passed=bool(me.passed),
        reputation=int(me.reputation),
        nobility=int(me.nobility),
        lord=bool(me.nobility >= LORD_LEVEL),
        white_lord=bool(me.nobility == MOST_NOBILITY),
        figures=view_figures(me, len(workshops), desks),
        houses=Houses(int(me.houses), int(me.platform), int(me.built)),
        apprentices=some(GUILDS, me.apprentices),
        settlers=[deck.ids("settler")[card] for card in me.settlers if card != NOTHING],
        prospects=prospects_of(s, deck, seat, terms.settler_bonus),
        completed=[deck.ids("settler")[card] for card in me.completed if card != NOTHING],
        races=some(RACES, me.races),
        workshops=[deck.ids("building")[tile] for tile in workshops],
        public=[named(deck, "building", tile) for tile in me.public],
        council_tiles=council_tiles_of(s, deck, seat),
        own_die=int(me.own_die),
        commissions=view_commissions(s, deck, seat, False),
        commission_limit=1 + desks if s.chancery else 0,
        choosing=None,
        points=points(s, deck, seat, False),
        terms=terms,
    )


@part
def placed_dice(s: State, deck: Deck, seat: int) -> list[PlacedDie]:
    """Where the dice that a player has placed in this round lie, place by place."""
    places: list[tuple[str, str | None, Iterable[state.Die]]] = [
        ("tavern", None, s.tavern),
        ("yard", None, s.yard),
        *(("guild", GUILDS[guild], s.guild_dice[guild]) for guild in range(KINDS)),
        ("hall", None, s.hall_dice),
        ("harbour", None, s.harbour),
        *(("council", None, s.council_dice[row]) for row in range(COUNCIL_ROWS)),
        ("berk", None, s.berk),
        ("castle", None, s.castle),
        ("chancery", None, s.chancery_dice),
    ]
    placed = [
        PlacedDie(int(die.value), location, guild)
        for location, guild, dice in places
        for die in dice
        if die.value and die.owner == seat
    ]
    if s.players[seat].own_die:
        placed.append(PlacedDie(int(s.players[seat].own_die), "player_board", None))
    placed += [
        PlacedDie(int(deck.printed.tile_values[tile][slot]), "dice_tile", None)
        for tile in range(DICE_TILES)
        for slot in range(TILE_SLOTS)
        if s.tile_owner[tile] == seat and (s.tile_dice[tile] >> slot) & 1
    ]
    return placed


def limit_of(s: State, deck: Deck, seat: int) -> int:
    """NOB-080."""
    return int(parameter(s, deck.printed, seat, DICE_LIMIT, s.players[seat].reputation))


@part
def workshops_of(s: State, deck: Deck, seat: int) -> list[int]:
    return [
        int(tile)
        for tiles, owners in zip(s.workshop, s.owner, strict=True)
        for tile, owner in zip(tiles, owners, strict=True)
        if owner == seat
    ]


@part
def council_tiles_of(s: State, deck: Deck, seat: int) -> list[str]:
    return [tile for tile, owner in zip(deck.ids("council"), s.council_taken, strict=True) if owner == seat]


def view_figures(me: Player, masters: int, desks: int) -> Figures:
    return Figures(
        supply=int(me.figures),
        lot=int(me.lot),
        apprentices=int(sum(me.apprentices)),
        masters=masters,
        keepers=sum(tile != NOTHING for tile in me.public),
        desks=desks,
    )


@part
def view_commissions(s: State, deck: Deck, seat: int, own: bool) -> list[Commission]:
    """In the order of their tiles; before those are drawn, the card that was kept."""
    tiles = [tile for tile in range(DICE_TILES) if s.tile_owner[tile] == seat]
    if not tiles:
        held = [card for card in range(COMMISSIONS) if s.commission_at[card] == HELD + seat]
        return [view_commission(s, deck, seat, NOTHING, card, own) for card in held]
    return [view_commission(s, deck, seat, tile, int(s.tile_card[tile]), own) for tile in tiles]


def view_commission(s: State, deck: Deck, seat: int, tile: int, card: int, own: bool) -> Commission:
    filled = 0 if tile == NOTHING else int(s.tile_filled[tile])
    dice = 0 if tile == NOTHING else int(s.tile_dice[tile])
    return Commission(
        tile=named(deck, "tile", tile),
        filled=[bool((filled >> slot) & 1) for slot in range(TILE_SLOTS)],
        dice=[bool((dice >> slot) & 1) for slot in range(TILE_SLOTS)],
        active=filled == TILE_FILLED,
        card=deck.ids("commission")[card] if own else None,
        points=int(commission_worth(s, deck.printed, seat, card)) if own else None,
    )


@part
def chosen_from(s: State, deck: Deck, seat: int) -> list[str]:
    """The cards dealt in the setup, or those drawn in Berk's Office in the order drawn."""
    first, last = (DRAWN, DRAWN + COMMISSIONS) if s.active == seat else (DEALT + seat, DEALT + seat)
    cards = [card for card in range(COMMISSIONS) if first <= s.commission_at[card] <= last]
    return [
        deck.ids("commission")[card] for card in sorted(cards, key=lambda card: int(s.commission_at[card]))
    ]


# Points.


@part
def points(s: State, deck: Deck, seat: int, own: bool) -> Points:
    """What was scored for buildings and council tiles lies on the table; all else came from settlers."""
    me, printed = s.players[seat], deck.printed
    council = council_points(s, deck, seat)
    buildings = buildings_points(s, deck, seat) - points_due(s, seat)
    sources = {
        "settlers": int(me.vp) - buildings - council,
        "buildings": buildings,
        "council": council,
        "goods": int(goods_score(s, seat)),
        "nobility": int(nobility_score(s, printed, seat)),
        "commissions": int(commissions_score(s, printed, seat)) if own else 0,
    }
    return Points(**sources, total=sum(sources.values()))


@part
def council_points(s: State, deck: Deck, seat: int) -> int:
    worth = zip(deck.printed.council_vp, s.council_taken, strict=True)
    return sum(int(points) for points, owner in worth if owner == seat)


@part
def buildings_points(s: State, deck: Deck, seat: int) -> int:
    printed, public = deck.printed, s.players[seat].public
    built = [
        int(points)
        for owners in s.owner
        for points, owner in zip(printed.space_vp, owners, strict=True)
        if owner == seat
    ]
    plots = zip(printed.plot_vp, public, strict=True)
    return sum(built) + sum(int(points) for points, tile in plots if tile != NOTHING)


def points_due(s: State, seat: int) -> int:
    """NOB-108: those of a building just bought."""
    return int(s.command.points) if s.active == seat and s.command.location == HALL else 0


def result(s: State, deck: Deck) -> Result:
    """Points by source, what breaks ties (NOB-339..341), the winners, and alone how far the goal was met."""
    details = []
    for seat in range(s.seats):
        scored = asdict(points(s, deck, seat, True))
        if not s.chancery:
            del scored["commissions"]
        ties = compared(TIE_BREAKS, partial(tie_break, s, seat))
        details.append(scored | (ties if s.seats > 1 else {}))
    winners = [seat for seat in range(s.seats) if is_winner(s, deck.printed, seat)]
    rank = None if s.seats > 1 else "met" if winners else "missed"
    scores = [detail["total"] for detail in details]
    aims = [] if s.seats > 1 else aims_of(s, deck)
    return Result(scores, winners, details, rank, needed(TIE_BREAKS, scores, details), aims)


def aims_of(s: State, deck: Deck) -> list[Aim]:
    """NOB-386: the goal, and what was there of each thing that it asks for."""
    wanted = conditions(s, deck)
    goal = Telling("result-goal", {"goal": deck.ids("goal")[s.goal]})
    return [
        Aim(goal, all(each.met for each in wanted)),
        *(Aim(tell_condition(each), each.met) for each in wanted),
    ]


def belongings(s: State, deck: Deck, seat: int) -> list[str]:
    """Settlers that were completed, not those still waiting; commissions that were fulfilled."""
    me = s.players[seat]
    tiles = [tile for tile in (*workshops_of(s, deck, seat), *me.public) if tile != NOTHING]
    commissions = [
        commission.card for commission in view_commissions(s, deck, seat, True) if commission.active
    ]
    return [
        f"character:{deck.ids('character')[me.character]}",
        *(f"settler:{deck.ids('settler')[card]}" for card in me.completed if card != NOTHING),
        *(f"building:{deck.ids('building')[tile]}" for tile in tiles),
        *(f"council:{tile}" for tile in council_tiles_of(s, deck, seat)),
        *(f"commission:{card}" for card in commissions),
    ]


def progress(s: State) -> int:
    return int(s.round_number)


def conditions(s: State, deck: Deck) -> list[Condition]:
    """NOB-385: points are those of the final score."""
    printed, found = deck.printed, []
    for metric, least in goal_conditions(deck, int(s.goal)):
        now = int(score(s, printed, 0) if metric == METRIC_VP else measure(s, 0, metric, NOTHING))
        found.append(Condition(METRICS[metric], least, now, now >= least))
    return found


def tell_condition(condition: Condition) -> Telling:
    return Telling(
        "result-condition", {"metric": condition.metric, "least": condition.least, "now": condition.now}
    )
