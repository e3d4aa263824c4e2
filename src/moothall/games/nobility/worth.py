"""How good a position looks, in hundredths of a point: points, and what may become points.

It is a measure for players who look one move ahead, not a rule of the game. What is printed on the
components comes from the deck; the weights below are guesses that make the greedy bot play sensibly.
"""

from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.record import wide
from moothall.engine.rule import entrance, rule
from moothall.games.nobility.scoring import commission_worth, reached, score
from moothall.games.nobility.stages import berk, guilds, hall, harbour, lord, settlers, tavern, workshop
from moothall.games.nobility.stages.berk import may_take
from moothall.games.nobility.stages.commissions import desks_of
from moothall.games.nobility.stages.guilds import goods_limit
from moothall.games.nobility.stages.hall import public_buildings
from moothall.games.nobility.stages.harbour import has_space
from moothall.games.nobility.stages.parameters import parameter
from moothall.games.nobility.stages.settlers import kinds_from, limit_of
from moothall.games.nobility.state import (
    DICE,
    DICE_LIMIT,
    DICE_TILES,
    DISPLAY,
    HAND,
    HOUSES,
    KINDS,
    LORD_LEVEL,
    NOTHING,
    ROUNDS,
    SPACES,
    TILE_FILLED,
    TILE_SLOTS,
    Player,
    Printed,
    State,
)

# Coins: the first ones keep a player going, later ones are worth less and less, and then nothing.
FIRST_COIN, FIRST_COINS = 55, 6
FURTHER_COIN, FURTHER_COINS = 25, 8
LAST_COIN, LAST_COINS = 10, 10
COIN = 22  # on the whole, for what a question promises
GOOD = 62  # up to so many of a kind; beyond them only what it scores
GOODS_NEEDED = 4
MODIFIER = 28
WORKER, APPRENTICE = 30, 45  # for itself, and for each income that follows:
WORKER_A_ROUND, APPRENTICE_A_ROUND = 34, 50
DESK_A_ROUND = 75
WORKSHOP_A_ROUND = 62
PUBLIC_A_ROUND = 45
REPUTATION_A_ROUND = 22
REPUTATION_NEEDED = 20
STAR = 40
LORD = 250
HOUSE = 140  # on the platform, for a card in hand
DIE = 70  # that can still be placed in this round
PLAN = 75  # % of what a settler card would bring, if all of its goods were there
PATIENCE = 12  # goods that are missing make it less: so many of them halve it
COMMISSION = 60  # % of what a commission would score, if its dice tile were full
EXPECTED = 4  # points that a commission brings by the end, whatever it counts now
GOAL = 4  # hundredths of a point, alone: for each thousandth of the goal that is reached


@entrance
def worth(s: State, deck: Printed, seat: int) -> int:
    me = s.players[seat]
    points = 100 * score(s, deck, seat)
    if s.seats == 1:
        points += GOAL * reached(s, deck)
    if s.over:
        return points + min(int(me.reputation), 99)
    incomes = ROUNDS + 1 - wide(s.round_number)
    total = points + of_stores(me, incomes) + of_figures(s, seat, incomes) + of_track(me, incomes)
    total += of_dice(s, deck, seat) + of_plans(s, deck, me, incomes)
    if s.chancery:
        total += of_commissions(s, deck, seat)
    if open_seat(s.agenda) == seat:
        total += of_question(s, deck, seat, incomes)
    return total


@rule
def of_stores(me: Player, incomes: int) -> int:
    """Coins, goods and modifiers; a little less each round, since less can be made of them."""
    total = of_coins(wide(me.coins)) + MODIFIER * min(wide(me.modifiers), 6)
    for good in range(KINDS):
        total += (GOOD - 50) * min(wide(me.goods[good]), GOODS_NEEDED)
        total -= 30 * max(0, wide(me.goods[good]) - GOODS_NEEDED)
    return total * min(incomes + 2, 8) // 8


@rule
def of_coins(coins: int) -> int:
    further = max(0, coins - FIRST_COINS)
    last = max(0, further - FURTHER_COINS)
    total = FIRST_COIN * min(coins, FIRST_COINS) + FURTHER_COIN * min(further, FURTHER_COINS)
    return total + LAST_COIN * min(last, LAST_COINS)


@rule
def of_figures(s: State, seat: int, incomes: int) -> int:
    me = s.players[seat]
    total = wide(me.lot) * (WORKER + WORKER_A_ROUND * incomes)
    apprentices = 0
    for guild in range(KINDS):
        apprentices += wide(me.apprentices[guild])
        for space in range(SPACES):
            if s.owner[guild, space] == seat:
                total += WORKSHOP_A_ROUND * incomes
    total += apprentices * (APPRENTICE + APPRENTICE_A_ROUND * incomes)
    total += public_buildings(me) * PUBLIC_A_ROUND * incomes
    return total + desks_of(s, seat) * DESK_A_ROUND * incomes


@rule
def of_track(me: Player, incomes: int) -> int:
    """Reputation for the dice of the rounds to come, and nobility."""
    rounds = incomes - 1
    total = min(wide(me.reputation), REPUTATION_NEEDED) * REPUTATION_A_ROUND * rounds
    total += wide(me.reputation) + STAR * wide(me.nobility)
    return total + LORD if me.nobility >= LORD_LEVEL else total


@rule
def of_dice(s: State, deck: Printed, seat: int) -> int:
    """How many dice can still be placed, the small ones first."""
    me = s.players[seat]
    if me.passed:
        return 0
    room = parameter(s, deck, seat, DICE_LIMIT, wide(me.reputation)) - wide(me.placed)
    total = 0
    for value in range(1, 7):
        for die in range(DICE):
            if me.dice[die] == value and room >= value:
                room -= value
                total += DIE
    return total


@rule
def of_plans(s: State, deck: Printed, me: Player, incomes: int) -> int:
    """What the cards in hand will bring, as far as there are goods, and houses for them."""
    best, second, third = 0, 0, 0
    for slot in range(HAND + 1):
        card = me.settlers[slot]
        if card != NOTHING:
            plan = plan_of(deck, me, wide(card), incomes)
            if plan > best:
                best, second, third = plan, best, second
            elif plan > second:
                second, third = plan, second
            elif plan > third:
                third = plan
    if me.built == HOUSES:
        return 0
    houses = min(wide(me.platform), incomes)
    total = HOUSE * min(houses, HOUSES - wide(me.built))
    if houses == 0:
        best = best * 6 // 10
    return total + best + second // 2 + third // 4


@rule
def plan_of(deck: Printed, me: Player, card: int, incomes: int) -> int:
    goods = wide(deck.settler_goods[card])
    least = wide(deck.settler_least[card])
    spent, missing = 0, 0
    for good in range(KINDS):
        if (goods >> good) & 1:
            usable = min(wide(me.goods[good]), limit_of(deck, me, good))
            spent += usable
            if usable == 0:
                missing += 1
    spent = min(spent, wide(deck.settler_most[card]))
    missing = max(missing, least - spent)
    # A good that is spent scores a point in place of a half.
    gained = 38 * spent + 20 * kinds_from(goods, 0)
    gained += wide(deck.settler_stars[card]) * (STAR + 50)
    gained += wide(deck.settler_workers[card]) * (WORKER + WORKER_A_ROUND * incomes)
    return gained * PLAN // 100 * PATIENCE // (PATIENCE + missing)


@rule
def of_commissions(s: State, deck: Printed, seat: int) -> int:
    """What the own commissions score, by how much of their dice tiles is filled."""
    total = 0
    for tile in range(DICE_TILES):
        if s.tile_owner[tile] == seat:
            filled = filled_slots(wide(s.tile_filled[tile]))
            now = commission_worth(s, deck, seat, wide(s.tile_card[tile]))
            hoped = 100 * max(now, EXPECTED)
            if s.tile_filled[tile] == TILE_FILLED:
                total += hoped - 100 * now
            else:
                total += hoped * COMMISSION // 100 * (1 + filled) // (1 + TILE_SLOTS)
    return total


@rule
def filled_slots(bits: int) -> int:
    count = 0
    for slot in range(TILE_SLOTS):
        count += (bits >> slot) & 1
    return count


# What the open question still promises: a die has been placed, and its benefit is yet to come.


@rule
def of_question(s: State, deck: Printed, seat: int, incomes: int) -> int:
    me = s.players[seat]
    stage = open_stage(s.agenda)
    if stage in (tavern.TAKE_SETTLER, tavern.ANOTHER_SETTLER, lord.LORD_SETTLER):
        return of_best_card(s, deck, me, incomes)
    if stage == guilds.BUY:
        return of_purchase(s, deck, seat)
    if stage == guilds.EMPLOY:
        return (APPRENTICE - WORKER) + (APPRENTICE_A_ROUND - WORKER_A_ROUND) * incomes if me.lot else 0
    if stage == workshop.WORKSHOP:
        return COIN + of_purchase(s, deck, seat)
    if stage == harbour.SELL:
        return of_sale(s, deck, me)
    if stage == berk.VISIT:
        return MODIFIER if may_take(s, deck, me, 1) == 0 else 0
    if stage == hall.PLOT:
        return 500 + 2 * (STAR + 50) + PUBLIC_A_ROUND * incomes - WORKER - WORKER_A_ROUND * incomes
    if stage == settlers.SPEND:
        return 100
    return GOOD if stage == lord.LORD_GOOD else 0


@rule
def of_best_card(s: State, deck: Printed, me: Player, incomes: int) -> int:
    """What the best card of the display would add to the plans, roughly; little if the hand is full."""
    best = 0
    for space in range(DISPLAY):
        card = s.display[space]
        if card != NOTHING:
            best = max(best, plan_of(deck, me, wide(card), incomes))
    held = 0
    for slot in range(HAND):
        if me.settlers[slot] != NOTHING:
            held += 1
    return best // (1 + held)


@rule
def of_purchase(s: State, deck: Printed, seat: int) -> int:
    me = s.players[seat]
    guild = wide(s.command.guild)
    if me.coins == 0 or me.goods[guild] >= GOODS_NEEDED:
        return 0
    bought = min(goods_limit(s, deck, seat), wide(me.coins))
    return bought * (GOOD - COIN) + wide(me.apprentices[guild]) * GOOD


@rule
def of_sale(s: State, deck: Printed, me: Player) -> int:
    """For as many as the die allows, what a good brings beyond its worth; the dearest are not sorted out."""
    total, left = 0, wide(s.command.left)
    for good in range(KINDS):
        if has_space(s, deck, good):
            room = wide(deck.ship_spaces[s.ship, good]) - wide(s.ship_filled[good])
            sold = min(left, room, wide(me.goods[good]))
            gain = COIN * wide(deck.ship_price[s.ship, good]) - GOOD
            if gain > 0:
                total += sold * gain
                left -= sold
    return total
