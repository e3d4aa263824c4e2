"""The Workshop (section 7), and hiring wherever it happens."""

from moothall.engine.agenda import ask, close, open_stage
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import DISMISS_FROM, DRAW_BUILDINGS, HIRE
from moothall.games.architects.stages.goods import pay_silver, power_of, tax_due
from moothall.games.architects.stages.piles import draw_apprentice, put_apprentice_under
from moothall.games.architects.stages.virtue import change_virtue, gain_later
from moothall.games.architects.state import (
    APPRENTICE_LIMIT,
    AT_WORKSHOP,
    CHEAPER_HIRE,
    DISMISS,
    GRID,
    GRID_COLUMNS,
    MOST_APPRENTICES,
    NOTHING,
    SILVER,
    TAKE_APPRENTICE,
    Deck,
    Player,
    State,
)


@rule
def hire_silver(s: State, deck: Deck, me: Player) -> int:
    """ARC-085, ARC-274: what goes into the supply."""
    silver = int(deck.hire_silver)
    if power_of(s, deck, me) == CHEAPER_HIRE:
        silver -= 1
    return max(0, silver)


@rule
def hire_price(s: State, deck: Deck, me: Player) -> int:
    return tax_due(s, deck, me, wide(deck.hire_tax)) + hire_silver(s, deck, me)


@rule
def skip_coins(s: State, cell: int) -> int:
    """ARC-088, ARC-089: one for each column beyond the number of own workers."""
    return max(0, cell % GRID_COLUMNS + 1 - int(s.command.workers))


@rule
def may_work(s: State, deck: Deck, me: Player) -> int:
    """ARC-386: there must be something to hire or to draw."""
    return LEGAL if s.buildings_left or me.goods[SILVER] >= hire_price(s, deck, me) else 386


@rule
def judge_workshop(s: State, deck: Deck, me: Player, verdict: Ints) -> None:
    """ARC-388."""
    price = hire_price(s, deck, me)
    for cell in range(GRID):
        verdict[HIRE + cell] = LEGAL if me.goods[SILVER] >= price + skip_coins(s, cell) else 388
    verdict[DRAW_BUILDINGS] = LEGAL if s.buildings_left else 386


@rule
def judge_free_hire(verdict: Ints) -> None:
    """ARC-132, ARC-300: any face-up apprentice."""
    for cell in range(GRID):
        verdict[HIRE + cell] = LEGAL


@rule
def draw_buildings(s: State, seat: int) -> None:
    """ARC-106."""
    close(s.agenda)
    gain_later(s, seat, 0, 1 + int(s.command.workers) // 2)


@rule
def hire(s: State, deck: Deck, seat: int, cell: int) -> None:
    """ARC-086, ARC-100: pay, make room, take."""
    me = s.players[seat]
    if open_stage(s.agenda) == AT_WORKSHOP:
        pay_for_hire(s, deck, me, cell)
    close(s.agenda)
    s.command.cell = cell
    ask(s.agenda, TAKE_APPRENTICE, seat)
    if apprentices_of(me) == apprentice_limit(s, deck, me):
        ask(s.agenda, DISMISS, seat)


@rule
def pay_for_hire(s: State, deck: Deck, me: Player, cell: int) -> None:
    """ARC-085, ARC-090: tax, price, and the coins that stay on the cards that were skipped."""
    coins = skip_coins(s, cell)
    pay_silver(s, me, tax_due(s, deck, me, wide(deck.hire_tax)), hire_silver(s, deck, me) + coins)
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
def apprentice_limit(s: State, deck: Deck, me: Player) -> int:
    """ARC-245."""
    return MOST_APPRENTICES if power_of(s, deck, me) == CHEAPER_HIRE else APPRENTICE_LIMIT


@rule
def judge_dismiss(me: Player, verdict: Ints) -> None:
    """ARC-100: one of the own."""
    for slot in range(MOST_APPRENTICES):
        verdict[DISMISS_FROM + slot] = LEGAL if me.apprentices[slot] != NOTHING else 100


@rule
def dismiss(s: State, seat: int, slot: int) -> None:
    """ARC-101: face down under the pile; the others close the gap."""
    close(s.agenda)
    me = s.players[seat]
    put_apprentice_under(s, me.apprentices[slot])
    for behind in range(slot, MOST_APPRENTICES - 1):
        me.apprentices[behind] = me.apprentices[behind + 1]
    me.apprentices[MOST_APPRENTICES - 1] = NOTHING


@rule
def take_apprentice(s: State, deck: Deck, seat: int) -> None:
    """ARC-093..097, ARC-102; ARC-354: the automated opponent only sends it away, and its coins too."""
    me = s.players[seat]
    cell = int(s.command.cell)
    card = s.grid[cell]
    s.command.cell = NOTHING
    if seat < s.people:
        me.goods[SILVER] += s.coins[cell]
        me.apprentices[apprentices_of(me)] = card
        s.command.hired = card
        change_virtue(s, seat, wide(deck.apprentice_virtue[card]))
    else:
        put_apprentice_under(s, card)
    refill_row(s, cell)


@rule
def refill_row(s: State, cell: int) -> None:
    """ARC-095, ARC-096: the gap moves to the right end of its row, where the next card comes."""
    last = cell - cell % GRID_COLUMNS + GRID_COLUMNS - 1
    for gap in range(cell, last):
        s.grid[gap] = s.grid[gap + 1]
        s.coins[gap] = s.coins[gap + 1]
    s.grid[last] = draw_apprentice(s)
    s.coins[last] = 0
