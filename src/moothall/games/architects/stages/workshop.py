"""The Workshop (section 7), and hiring wherever it happens."""

from moothall.engine.actions import Action
from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values, amount_of
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import DISMISS_FROM, DRAW_BUILDINGS, HIRE, QUESTIONS
from moothall.games.architects.stages import goods, piles, virtue
from moothall.games.architects.state import (
    APPRENTICE_LIMIT,
    CHEAPER_HIRE,
    GRID,
    GRID_COLUMNS,
    MOST_APPRENTICES,
    NOTHING,
    SILVER,
    Player,
    Printed,
    State,
)
from moothall.games.architects.telling import ROWS, Named, tell_apprentice, tell_own_apprentice


@rule
def hire_silver(s: State, deck: Printed, me: Player) -> int:
    """ARC-085, ARC-274: what goes into the supply."""
    silver = int(deck.hire_silver)
    if goods.power_of(s, deck, me) == CHEAPER_HIRE:
        silver -= 1
    return max(0, silver)


@rule
def hire_price(s: State, deck: Printed, me: Player) -> int:
    return goods.tax_due(s, deck, me, wide(deck.hire_tax)) + hire_silver(s, deck, me)


@rule
def skip_coins(s: State, cell: int) -> int:
    """ARC-088, ARC-089: one for each column beyond the number of own workers."""
    return max(0, cell % GRID_COLUMNS + 1 - int(s.command.workers))


@rule
def cards_drawn(workers: int) -> int:
    """ARC-106."""
    return 1 + workers // 2


@rule
def may_work(s: State, deck: Printed, me: Player) -> int:
    """ARC-386: there must be something to hire or to draw."""
    return LEGAL if s.buildings_left or me.goods[SILVER] >= hire_price(s, deck, me) else 386


@rule
def judge_workshop(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """ARC-388."""
    me = s.players[seat]
    price = hire_price(s, deck, me)
    for cell in range(GRID):
        verdict[HIRE + cell] = LEGAL if me.goods[SILVER] >= price + skip_coins(s, cell) else 388
    verdict[DRAW_BUILDINGS] = LEGAL if s.buildings_left else 386


@rule
def judge_free_hire(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """ARC-132, ARC-300: any face-up apprentice."""
    for cell in range(GRID):
        verdict[HIRE + cell] = LEGAL


@rule
def draw_buildings(s: State, deck: Printed, seat: int, choice: int) -> None:
    close(s.agenda)
    virtue.gain_later(s, seat, 0, cards_drawn(wide(s.command.workers)))


@rule
def hire(s: State, deck: Printed, seat: int, cell: int) -> None:
    """ARC-086: pay, then as for nothing."""
    pay_for_hire(s, deck, s.players[seat], cell)
    hire_freely(s, deck, seat, cell)


@rule
def hire_freely(s: State, deck: Printed, seat: int, cell: int) -> None:
    """ARC-100: make room, take."""
    close(s.agenda)
    s.command.cell = cell
    ask(s.agenda, TAKE_APPRENTICE, seat)
    me = s.players[seat]
    if apprentices_of(me) == apprentice_limit(s, deck, me):
        ask(s.agenda, DISMISS, seat)


@rule
def pay_for_hire(s: State, deck: Printed, me: Player, cell: int) -> None:
    """ARC-085, ARC-090: tax, price, and the coins that stay on the cards that were skipped."""
    coins = skip_coins(s, cell)
    tax = goods.tax_due(s, deck, me, wide(deck.hire_tax))
    goods.pay_silver(s, me, tax, hire_silver(s, deck, me) + coins)
    first = cell - cell % GRID_COLUMNS
    for skipped in range(first, first + coins):
        s.coins[skipped] += 1


@rule
def apprentices_of(me: Player) -> int:
    count = 0
    while count < MOST_APPRENTICES and me.apprentices[count] != NOTHING:
        count += 1
    return count


@rule
def apprentice_limit(s: State, deck: Printed, me: Player) -> int:
    """ARC-245."""
    return MOST_APPRENTICES if goods.power_of(s, deck, me) == CHEAPER_HIRE else APPRENTICE_LIMIT


@rule
def judge_dismiss(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """ARC-100: one of the own."""
    me = s.players[seat]
    for slot in range(MOST_APPRENTICES):
        verdict[DISMISS_FROM + slot] = LEGAL if me.apprentices[slot] != NOTHING else 100


@rule
def dismiss(s: State, deck: Printed, seat: int, slot: int) -> None:
    """ARC-101: face down under the pile; the others close the gap."""
    close(s.agenda)
    me = s.players[seat]
    piles.put_apprentice_under(s, me.apprentices[slot])
    for behind in range(slot, MOST_APPRENTICES - 1):
        me.apprentices[behind] = me.apprentices[behind + 1]
    me.apprentices[MOST_APPRENTICES - 1] = NOTHING


@rule
def take_apprentice(s: State, deck: Printed, seat: int) -> None:
    """ARC-093..097, ARC-102; ARC-354: the automated opponent only sends it away, and its coins too."""
    me = s.players[seat]
    cell = int(s.command.cell)
    card = s.grid[cell]
    s.command.cell = NOTHING
    if seat < s.people:
        me.goods[SILVER] += s.coins[cell]
        me.apprentices[apprentices_of(me)] = card
        s.command.hired = card
        virtue.change_virtue(s, seat, wide(deck.apprentice_virtue[card]))
    else:
        piles.put_apprentice_under(s, card)
    refill_row(s, cell)


@rule
def refill_row(s: State, cell: int) -> None:
    """ARC-095, ARC-096: the gap moves to the right end of its row, where the next card comes."""
    last = cell - cell % GRID_COLUMNS + GRID_COLUMNS - 1
    for gap in range(cell, last):
        s.grid[gap] = s.grid[gap + 1]
        s.coins[gap] = s.coins[gap + 1]
    s.grid[last] = piles.draw_apprentice(s)
    s.coins[last] = 0


# How it is told.


def tell_workshop(s: State, deck: Deck, me: Player, location: int) -> Values:
    workers = int(me.working[location]) + 1
    return {"columns": min(workers, GRID_COLUMNS), "cards": cards_drawn(workers)}


def tell_candidate(s: State, deck: Deck, values: Named) -> Values:
    cell = values["row"] * GRID_COLUMNS + values["column"]
    told: Values = {"row": ROWS[values["row"]], "column": values["column"] + 1}
    told |= tell_apprentice(deck, int(s.grid[cell]))
    coins = int(s.coins[cell])
    return told | {"goods_coins": amount_of(silver=coins), "coins": coins}


def tell_hire(s: State, deck: Deck, seat: int, values: Named) -> Values:
    cell = values["row"] * GRID_COLUMNS + values["column"]
    price = int(hire_price(s, deck.printed, s.players[seat])) + int(skip_coins(s, cell))
    return tell_candidate(s, deck, values) | {"goods_cost": amount_of(silver=price)}


def tell_free_hire(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    return Telling("action-hire-free", tell_candidate(s, deck, values))


def tell_draw(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"cards": min(cards_drawn(int(s.command.workers)), int(s.buildings_left))}


def tell_newcomer(s: State, deck: Deck, seat: int) -> Values:
    """Who is being hired."""
    return tell_apprentice(deck, int(s.grid[s.command.cell]))


HIRE_FREELY = Answer(hire_freely, tell=tell_free_hire, group="hires")

AT_WORKSHOP = QUESTIONS.question(  # hire, or draw building cards (ARC-084)
    "workshop",
    judge=judge_workshop,
    answers={
        "hire": Answer(hire, tell=tell_hire, group="hires"),
        "draw_buildings": Answer(draw_buildings, tell=tell_draw, group="cards"),
    },
)
FREE_HIRE = QUESTIONS.question(  # Tavern: which apprentice (ARC-300)
    "free_hire", judge=judge_free_hire, answers={"hire": HIRE_FREELY}
)
DISMISS = QUESTIONS.question(  # a hire at the limit: which own apprentice goes
    "dismiss",
    judge=judge_dismiss,
    answers={"dismiss": Answer(dismiss, tell=tell_own_apprentice)},
    tell=tell_newcomer,
)
TAKE_APPRENTICE = QUESTIONS.work("take_apprentice", take_apprentice)  # once it is paid and there is room


# Why not.


def tell_hire_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    me = s.players[seat]
    cell = answer.values["row"] * GRID_COLUMNS + answer.values["column"]
    return goods.tell_silver_lacking(me, int(hire_price(s, deck.printed, me)) + int(skip_coins(s, cell)))


QUESTIONS.refusals({388: tell_hire_lacking})
