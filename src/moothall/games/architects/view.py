"""What a person at the table sees, typed, as JSON: all that lies open, and nothing that doesn't.

Components appear by their ids; `cards.components` says what is printed on each. A hand, a packet of the draft
and a blueprint are shown to their owner alone; everybody sees how many cards a hand holds (ARC-004, ARC-005).
"""

from functools import partial
from types import SimpleNamespace
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace

from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.deck import Deck
from moothall.engine.game import Result, Telling
from moothall.engine.parts import part, shown, whole
from moothall.engine.ties import compared, needed
from moothall.games.architects.actions import QUESTIONS
from moothall.games.architects.cards import (
    CathedralCard,
    Price,
    cathedral_card,
    price_of,
    skills_in,
    some_items,
)
from moothall.games.architects.scoring import (
    TIE_BREAKS,
    buildings_score,
    cathedral_score,
    debts_score,
    goods_score,
    is_winner,
    materials_score,
    prison_score,
    silver_score,
    tie_break,
    virtue_score,
)
from moothall.games.architects.stages.draft import CHOOSE_BOARD, DRAFT_STEPS, packet_goes_to
from moothall.games.architects.stages.goods import can_pay_cost, power_of, tax_due
from moothall.games.architects.stages.guardhouse import captured_from
from moothall.games.architects.stages.guildhall import skills_of
from moothall.games.architects.stages.market import AT_MARKET_MIDDLE, small_card
from moothall.games.architects.stages.order import following
from moothall.games.architects.stages.turn import told_place
from moothall.games.architects.stages.workshop import FREE_HIRE, apprentice_limit, hire_silver, skip_coins
from moothall.games.architects.state import (
    APPRENTICE_LIMIT,
    APPRENTICES,
    BUILDINGS,
    BUILT,
    CATHEDRAL_ROWS,
    EVERYBODY,
    GOLD,
    GOODS,
    GRID,
    GRID_COLUMNS,
    IGNORE_ONE_TAX,
    IN_HAND,
    IN_PACKET,
    LOCATIONS,
    LOOKED_AT,
    MARBLE,
    MARKET_CARDS,
    MARKET_NAMES,
    MARKET_SPACES,
    NO_POWER,
    NOTHING,
    OPEN_CIRCLES,
    PLACES,
    POWERS,
    REMOVED,
    RESOURCES,
    REVEALED,
    REWARDS,
    SCHEMES,
    STANDARD,
    WORKSHOP,
    Player,
    State,
)

HALL_ROWS = 4


class Question(Struct):
    stage: str
    seat: int | None


class Circle(Struct):
    """One of the nine open circles, in the order of ARC-010."""

    location: str
    workers: list[int]  # by seat


class MarketSpace(Struct):
    location: str
    worker: int | None  # the seat whose worker stands there
    goods: dict[str, int]  # what it gives now; nothing at the middle space
    card: bool  # whether that stands on a card; else it is the default printed on the board (ARC-138)


class Market(Struct):
    """ARC-378: of the small pile only one side of the top card is seen; the large pile is known to all."""

    spaces: list[MarketSpace]  # small, middle, large
    small_pile: int
    large_pile: list[str]  # in deck order; only the top one's place is known
    large_card: str | None  # the top one


class Candidate(Struct):
    """A face-up apprentice beside the Workshop."""

    apprentice: str
    coins: int


class KnownCard(Struct):
    """A card in a face-down pile that whoever looks has seen (ARC-379); depth 0 is the top."""

    card: str
    depth: int


class Pile(Struct):
    left: int
    known: list[KnownCard]


class Rewards(Struct):
    left: int
    revealed: list[str]  # and out of the game
    removed: int  # unseen, at setup (ARC-380)


class HallSpace(Struct):
    worker: int | None  # the seat whose worker lies there
    resets: bool  # a worker laid here brings a Black Market reset


class Guildhall(Struct):
    """Only the spaces in use, in the order in which they are filled: four rows of so many columns."""

    columns: int
    filled: int
    left: int  # until the end of the game is triggered
    spaces: list[HallSpace]


class CathedralRow(CathedralCard):
    """As climbed: the first of them is row 5, the last row 1."""

    seats: list[int]  # whose markers stand there
    next_for: list[int]  # whose markers would come there
    free: int  # slots


class Workers(Struct):
    """Where the 20 workers of a seat are; those captured by others stand on their boards."""

    supply: int
    working: int  # on open circles
    market: int
    prison: int
    guildhall: int
    beside: int  # the full Guildhall
    captured: int  # by others


class Points(Struct):
    """ARC-255..261, as they stand now: before the end, effects that change virtue have still to come."""

    buildings: int
    cathedral: int
    virtue: int
    debts: int
    gold_and_marble: int
    silver: int
    prison: int
    materials: int  # the automated opponent's
    total: int


class Lack(Struct):
    """What is still missing for a building."""

    goods: list[str]
    skills: list[str]


class Prospects(Struct):
    """What a seat would find in the town now, with all that its apprentices and its board change."""

    places: list[Telling]  # of its next worker at each place, in the order of the action space
    hire: Price  # at the Workshop
    further: list[int]  # silver more, by the column of the apprentice
    lacks: dict[str, Lack]  # of the cards that it holds or looks at


class Board(Struct):
    seat: int
    board: str | None  # its colour; None until it is chosen
    power: str | None  # of the variable side
    opponent: str | None  # for an automated opponent: which
    goods: dict[str, int]
    materials: int  # the automated opponent's, in place of clay to marble
    unpaid: int  # debts
    paid: int
    virtue: int
    evasion: int  # tax that is ignored in every cost, by virtue and by the board's power
    cathedral: int  # rows climbed
    workers: Workers
    captured: list[int]  # the workers of each seat on this board
    apprentices: list[str]  # in the order hired
    apprentice_limit: int
    skills: list[str]
    buildings: list[str]
    hand: int
    cards: list[str] | None  # in hand: for their owner only
    choosing: list[str] | None  # the packet of the draft or the blueprint looked at: for their owner only
    passes_to: int | None  # who gets its packet next; None when the draft is over
    prospects: Prospects | None  # for whoever looks from there
    points: Points


class Command(Struct):
    """What the active player is in the middle of."""

    location: str | None
    workers: int  # own workers there, as counted when the last one was placed
    used: int  # exchanges, captures or Guardhouse actions so far
    left: int  # of those
    captures: int  # that a building still gives
    captured_at: list[str]
    cell: int | None  # of the grid: the apprentice being hired
    hired: str | None  # the apprentice that this action hired
    building: str | None  # being constructed, or taking effect
    reset_due: bool  # a worker was laid on a reset space of the Guildhall


class Automaton(Struct):
    """ARC-392: everything about the automated opponent but the order of its scheme pile."""

    opponent: str
    seat: int
    scheme: str | None  # revealed last
    schemes_left: int
    discarded: list[str]  # schemes, in deck order, the one revealed last among them


class View(Struct, tag_field="game", tag="architects"):
    seats: int  # of all participants
    people: int  # of them; the automated opponent's seat comes after
    over: bool
    variable_boards: bool
    start_seat: int | None  # None before the boards are chosen
    active: int | None  # whose turn it is; None before the first turn and after the last
    turn_order: list[int]  # from the start player
    question: Question
    draft_step: int  # from 1 on, 0 when the draft is over
    draft_steps: int
    turns_left: int | None  # of the final round; None while the end is not triggered
    command: Command
    circles: list[Circle]
    tax_stand: int
    market: Market
    grid: list[Candidate | None]  # two rows of four, row by row; column 1 is nearest to the Workshop
    apprentices: Pile
    buildings: Pile
    rewards: Rewards
    guildhall: Guildhall
    cathedral: list[CathedralRow]
    boards: list[Board]
    automaton: Automaton | None
    result: Result | None


def view(s: State, deck: Deck, seat: int | None) -> View:
    """The table as a seat sees it, or a spectator, who sees what everybody does."""
    asked = int(open_seat(s.agenda))
    choosing = open_stage(s.agenda) == CHOOSE_BOARD
    return View(
        seats=int(s.seats),
        people=int(s.people),
        over=bool(s.over),
        variable_boards=s.boards != STANDARD,
        start_seat=None if choosing else int(s.start_seat),
        active=None if s.active == NOTHING else int(s.active),
        turn_order=[] if choosing else turn_order(s),
        question=Question(QUESTIONS.stages[open_stage(s.agenda)], None if asked < 0 else asked),
        draft_step=int(s.draft_step),
        draft_steps=DRAFT_STEPS,
        turns_left=int(s.turns_left) or None,
        command=shown(view_command, s, deck),
        circles=shown(view_circles, s, deck),
        tax_stand=int(s.tax_stand),
        market=shown(view_market, s, deck),
        grid=shown(view_grid, s, deck),
        apprentices=shown(view_apprentices, s, deck),
        buildings=shown(view_buildings, s, deck, seat),
        rewards=shown(view_rewards, s, deck),
        guildhall=shown(view_guildhall, s, deck),
        cathedral=shown(view_cathedral, s, deck),
        boards=[view_board(s, deck, board, board == seat) for board in range(s.seats)],
        automaton=shown(view_automaton, s, deck) if s.opponent else None,
        result=result(s, deck) if s.over else None,
    )


def turn_order(s: State) -> list[int]:
    order = [int(s.start_seat)]
    while len(order) < s.seats:
        order.append(int(following(s, order[-1])))
    return order


def named(deck: Deck, kind: str, number: int) -> str | None:
    return None if number == NOTHING else deck.ids(kind)[number]


def whose(seat: int) -> int | None:
    return None if seat == NOTHING else int(seat)


@part
def view_command(s: State, deck: Deck) -> Command:
    command = s.command
    return Command(
        location=None if command.location == NOTHING else LOCATIONS[command.location],
        workers=int(command.workers),
        used=int(command.used),
        left=max(0, int(command.workers) - int(command.used)),
        captures=int(command.captures),
        captured_at=[LOCATIONS[n] for n in range(OPEN_CIRCLES) if (command.captured_at >> n) & 1],
        cell=None if command.cell == NOTHING else int(command.cell),
        hired=named(deck, "apprentice", command.hired),
        building=named(deck, "building", command.building),
        reset_due=bool(command.reset_due),
    )


@part
def view_circles(s: State, deck: Deck) -> list[Circle]:
    working = [s.players[seat].working for seat in range(s.seats)]
    return [
        Circle(location, [int(count) for count in there])
        for location, there in zip(LOCATIONS, zip(*working, strict=True), strict=False)
    ]


@part
def view_market(s: State, deck: Deck) -> Market:
    return Market(
        spaces=[view_space(s, deck, space) for space in range(MARKET_SPACES)],
        small_pile=int(s.market_left),
        large_pile=[deck.ids("market")[i] for i in range(MARKET_CARDS) if s.market_depth[i] == NOTHING],
        large_card=named(deck, "market", s.market_large),
    )


def view_space(s: State, deck: Deck, space: int) -> MarketSpace:
    worker, name = whose(s.market_worker[space]), MARKET_NAMES[space]
    if name == "black_market_middle":
        return MarketSpace(name, worker, {}, False)
    side = space // 2
    card = small_card(s) if side == 0 else s.market_large
    printed = deck.printed
    goods = printed.market_default[side] if card == NOTHING else printed.market_card[side, card]
    return MarketSpace(name, worker, some_items(goods), card != NOTHING)


@part
def view_grid(s: State, deck: Deck) -> list[Candidate | None]:
    return [view_candidate(s, deck, cell) for cell in range(GRID)]


def view_candidate(s: State, deck: Deck, cell: int) -> Candidate | None:
    card = s.grid[cell]
    return None if card == NOTHING else Candidate(deck.ids("apprentice")[card], int(s.coins[cell]))


@part
def view_apprentices(s: State, deck: Deck) -> Pile:
    """Everybody has seen those that went under the pile."""
    depths = [int(s.apprentice_depth[card]) for card in range(APPRENTICES)]
    known = [card for card, depth in enumerate(depths) if depth >= s.apprentices_unseen]
    return pile(deck, "apprentice", s.apprentices_left, depths, known)


@part
def view_buildings(s: State, deck: Deck, seat: int | None) -> Pile:
    depths = [int(place) for place in s.building_at]
    seen = EVERYBODY if seat is None else 1 << seat
    known = [
        card
        for card, depth in enumerate(depths)
        if depth < BUILDINGS and s.building_seen[card] & seen == seen
    ]
    return pile(deck, "building", s.buildings_left, depths, known)


def pile(deck: Deck, kind: str, left: int, depths: list[int], known: list[int]) -> Pile:
    cards = [KnownCard(deck.ids(kind)[card], depths[card]) for card in known]
    return Pile(int(left), sorted(cards, key=lambda card: card.depth))


@part
def view_rewards(s: State, deck: Deck) -> Rewards:
    return Rewards(
        left=int(s.rewards_left),
        revealed=[deck.ids("reward")[i] for i in range(REWARDS) if s.reward_at[i] == REVEALED],
        removed=sum(s.reward_at[i] == REMOVED for i in range(REWARDS)),
    )


@part
def view_guildhall(s: State, deck: Deck) -> Guildhall:
    count, resets = int(deck.printed.hall_spaces[s.seats]), deck.printed.hall_resets[s.seats]
    spaces = [HallSpace(whose(s.guildhall[i]), i + 1 in resets) for i in range(count)]
    filled = int(s.guildhall_filled)
    return Guildhall(count // HALL_ROWS, filled, count - filled, spaces)


@part
def view_cathedral(s: State, deck: Deck) -> list[CathedralRow]:
    return [view_row(s, deck, step) for step in range(CATHEDRAL_ROWS)]


def view_row(s: State, deck: Deck, step: int) -> CathedralRow:
    here, below = (
        [seat for seat in range(s.seats) if s.players[seat].cathedral == row] for row in (step + 1, step)
    )
    card = cathedral_card(deck, step)
    return CathedralRow(**asdict(card), seats=here, next_for=below, free=card.slots - len(here))


@part
def view_automaton(s: State, deck: Deck) -> Automaton:
    played = [deck.ids("scheme")[i] for i in range(SCHEMES) if s.scheme_depth[i] == NOTHING]
    return Automaton(
        opponent=deck.ids("opponent")[s.opponent - 1],
        seat=int(s.people),
        scheme=named(deck, "scheme", s.scheme),
        schemes_left=int(s.schemes_left),
        discarded=played,
    )


def view_board(s: State, deck: Deck, seat: int, own: bool) -> Board:
    if not own:
        return shown(public_board, s, deck, seat)
    return replace(
        public_board(s, deck, seat),
        cards=shown(cards_at, s, deck, IN_HAND + seat),
        choosing=chosen_from(s, deck, seat),
        prospects=view_prospects(s, deck, seat) if s.players[seat].board != NOTHING else None,
    )


@part
def public_board(s: State, deck: Deck, seat: int) -> Board:
    """As everybody sees it."""
    me, printed = whole(s.players[seat]), deck.printed
    automatic = seat >= s.people
    power = NO_POWER if automatic or me.board == NOTHING else int(power_of(s, printed, me))
    evasion = int(printed.evasion[me.virtue]) + (power == IGNORE_ONE_TAX)
    return Board(
        seat=seat,
        board=named(deck, "board", me.board),
        power=None if power == NO_POWER else POWERS[power],
        opponent=deck.ids("opponent")[s.opponent - 1] if automatic else None,
        goods={name: int(me.goods[good]) for good, name in enumerate(GOODS)},
        materials=int(me.materials),
        unpaid=int(me.unpaid),
        paid=int(me.paid),
        virtue=int(me.virtue),
        evasion=0 if automatic else evasion,
        cathedral=int(me.cathedral),
        workers=view_workers(s, me, seat),
        captured=[int(me.captured[other]) for other in range(s.seats)],
        apprentices=[deck.ids("apprentice")[card] for card in me.apprentices if card != NOTHING],
        apprentice_limit=APPRENTICE_LIMIT if power == NO_POWER else int(apprentice_limit(s, printed, me)),
        skills=skills_in(int(skills_of(printed, me))),
        buildings=cards_at(s, deck, BUILT + seat),
        hand=int(me.hand),
        cards=None,
        choosing=None,
        passes_to=int(packet_goes_to(s, seat)) if s.draft_step and seat < s.people else None,
        prospects=None,
        points=points(s, deck, seat),
    )


def view_prospects(s: State, deck: Deck, seat: int) -> Prospects:
    return Prospects(
        places=shown(told_places, s, deck, seat),
        hire=shown(price_of_hiring, s, deck, seat),
        further=view_further(s, seat),
        lacks=shown(view_lacks, s, deck, seat),
    )


@part
def told_places(s: State, deck: Deck, seat: int) -> list[Telling]:
    return [told_place(s, deck, seat, place) for place in range(PLACES)]


@part
def price_of_hiring(s: State, deck: Deck, seat: int) -> Price:
    me, printed = s.players[seat], deck.printed
    return price_of(tax_due(s, printed, me, printed.hire_tax), hire_silver(s, printed, me))


@part
def view_lacks(s: State, deck: Deck, seat: int) -> dict[str, Lack]:
    me, at, ids = s.players[seat], s.building_at, deck.ids("building")
    held = [card for card, place in enumerate(at) if place in (IN_HAND + seat, IN_PACKET + seat)]
    looked_at = sorted(cards_looked_at(s, deck))
    shown = held + looked_at if looked_at and s.active == seat else held
    skills = int(skills_of(deck.printed, me)) if shown else 0
    return {ids[card]: view_lack(s, deck, me, skills, card) for card in shown}


def view_further(s: State, seat: int) -> list[int]:
    """At the Workshop; an apprentice that costs nothing may lie anywhere."""
    me, stage = s.players[seat], open_stage(s.agenda)
    if stage in (AT_MARKET_MIDDLE, FREE_HIRE) and open_seat(s.agenda) == seat:
        return [0] * GRID_COLUMNS
    placed = s.active == seat and s.command.location == WORKSHOP
    workers = int(s.command.workers) if placed else int(me.working[WORKSHOP]) + 1
    hiring: Any = SimpleNamespace(command=SimpleNamespace(workers=workers))
    return [int(skip_coins(hiring, column)) for column in range(GRID_COLUMNS)]


def view_lack(s: State, deck: Deck, me: Player, skills: int, card: int) -> Lack:
    """Each kind of good by itself; gold and marble, which may be one, only where they don't do together."""
    cost = deck.printed.building_cost[card]
    short = [good for good in range(RESOURCES) if me.goods[good] < cost[good]]

    def can_pay(*kinds: int) -> bool:
        part: Any = [cost[good] if good in kinds else 0 for good in range(RESOURCES)]
        return bool(can_pay_cost(s, deck.printed, me, part))

    of_rare = [good for good in short if good in (GOLD, MARBLE)]
    if of_rare and can_pay(GOLD, MARBLE):
        short = [good for good in short if good not in of_rare or not can_pay(good)]
    missing = [GOODS[good] for good in short]
    return Lack(missing, skills_in(int(deck.printed.building_skills[card]) & ~skills))


def view_workers(s: State, me: Player, seat: int) -> Workers:
    return Workers(
        supply=int(me.supply),
        working=int(sum(me.working)),
        market=[*s.market_worker].count(seat),
        prison=int(me.prison),
        guildhall=[*s.guildhall].count(seat),
        beside=int(me.beside),
        captured=int(captured_from(s, seat)),
    )


@part
def cards_at(s: State, deck: Deck, place: int) -> list[str]:
    ids = deck.ids("building")
    return [ids[card] for card, at in enumerate(s.building_at) if at == place]


def chosen_from(s: State, deck: Deck, seat: int) -> list[str]:
    """The packet of the draft, or the cards of a blueprint in the order drawn."""
    if s.active != seat:
        return cards_at(s, deck, IN_PACKET + seat)
    return [deck.ids("building")[card] for card in cards_looked_at(s, deck)]


@part
def cards_looked_at(s: State, deck: Deck) -> list[int]:
    """In the order drawn."""
    return [
        card for _, card in sorted((at, card) for card, at in enumerate(s.building_at) if at >= LOOKED_AT)
    ]


@part
def points(s: State, deck: Deck, seat: int) -> Points:
    printed = deck.printed
    sources = {
        "buildings": buildings_points(s, deck, seat),
        "cathedral": int(cathedral_score(s, printed, seat)),
        "virtue": int(virtue_score(s, printed, seat)),
        "debts": debts_points(s, deck, seat),
        "gold_and_marble": int(goods_score(s, seat)),
        "silver": int(silver_score(s, seat)),
        "prison": int(prison_score(s, seat)),
        "materials": int(materials_score(s, printed, seat)),
    }
    return Points(**sources, total=sum(sources.values()))


@part
def buildings_points(s: State, deck: Deck, seat: int) -> int:
    return int(buildings_score(s, deck.printed, seat))


@part
def debts_points(s: State, deck: Deck, seat: int) -> int:
    return int(debts_score(s, deck.printed, seat))


def result(s: State, deck: Deck) -> Result:
    """Points by source, what breaks ties (ARC-265, ARC-266), and the winners: none in a draw (ARC-373)."""
    details = []
    for seat in range(s.seats):
        ties = compared(TIE_BREAKS, partial(tie_break, s, seat))
        details.append(asdict(points(s, deck, seat)) | ties)
        if not s.opponent:
            del details[-1]["materials"]
    winners = [seat for seat in range(s.seats) if is_winner(s, deck.printed, seat)]
    rank = "draw" if not winners else None
    scores = [detail["total"] for detail in details]
    return Result(scores, winners, details, rank, needed(TIE_BREAKS, scores, details))


def belongings(s: State, deck: Deck, seat: int) -> list[str]:
    me = s.players[seat]
    apprentices = [f"apprentice:{deck.ids('apprentice')[card]}" for card in me.apprentices if card != NOTHING]
    buildings = [f"building:{card}" for card in cards_at(s, deck, BUILT + seat)]
    board = s.boards != STANDARD and seat < s.people
    return [*apprentices, *buildings, *([f"board:{deck.ids('board')[me.board]}"] if board else [])]


def progress(s: State) -> int:
    """Workers in the Guildhall: when it is full, the end is near."""
    return int(s.guildhall_filled)
