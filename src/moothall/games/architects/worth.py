"""How good a position looks, in hundredths of a point: points, and what may become points.

It is a measure for players who look one move ahead, not a rule of the game. What is printed on the
components comes from the deck; the weights below are guesses that make the greedy bot play sensibly.
"""

from moothall.engine.record import Ints
from moothall.engine.rule import entrance, rule
from moothall.games.architects.scoring import score
from moothall.games.architects.stages.goods import KINDS_OF_GOODS
from moothall.games.architects.stages.guardhouse import captives_of, captured_from
from moothall.games.architects.stages.guildhall import skills_of
from moothall.games.architects.stages.workshop import apprentices_of
from moothall.games.architects.state import (
    BUILDINGS,
    CATHEDRAL_ROWS,
    CATHEDRAL_VIRTUE,
    GOLD,
    IN_HAND,
    MARBLE,
    OPEN_CIRCLES,
    RESOURCES,
    SILVER,
    SKILLS,
    STONE,
    WOOD,
    Player,
    Printed,
    State,
)

# One of each good, beyond the point that gold and marble score: clay, wood, stone, gold, marble, silver.
VALUES = (40, 50, 50, 70, 70, 40)
FEW, MANY = 4, 8  # of one good: beyond the first each is worth half, beyond the second nothing
HOARD = 85  # taken off each point of gold and marble beyond that: it is better built than kept
GLUT = 40  # taken off as well beyond twice as many: two who only gathered would never come to an end
SKILL = 220  # the first apprentice that shows one
APPRENTICE = 90
CARD = 25  # a building card in hand, whatever it is
PLAN = 55  # % of what a building in hand would bring, if all of its cost were there
WORKER = 14  # in the own supply
GROUP = 5  # for each pair of own workers at one place: they bring more together
LOST = 26  # an own worker in the Prison or on another board
CAPTIVE = 32
VIRTUE_POINT = 30
PAID = 60  # a debt that is off


@entrance
def worth(s: State, deck: Printed, seat: int) -> int:
    me = s.players[seat]
    points = 100 * score(s, deck, seat)
    if s.over:
        return points
    plans = of_plans(s, deck, seat)
    left = of_what_is_left(s, deck)
    total = of_goods(me) + of_apprentices(deck, me) + of_workers(s, seat) + plans
    total += VIRTUE_POINT * int(me.virtue) + PAID * int(me.paid)
    hoard = 0 if s.turns_left else of_hoard(me)
    return points + total * left // 100 - hoard


@rule
def of_what_is_left(s: State, deck: Printed) -> int:
    """How much of what may become points is still worth, in %: the less, the fuller the Guildhall is."""
    if s.turns_left:
        return 12
    spaces = int(deck.hall_spaces[s.seats])
    return 25 + 75 * (spaces - int(s.guildhall_filled)) // spaces


@rule
def of_goods(me: Player) -> int:
    total = 0
    for good in range(KINDS_OF_GOODS):
        held = int(me.goods[good])
        total += VALUES[good] * (min(held, FEW) + min(held, MANY)) // 2
    return total


@rule
def of_hoard(me: Player) -> int:
    gold, marble, silver = int(me.goods[GOLD]), int(me.goods[MARBLE]), int(me.goods[SILVER])
    kept = 10 * (beyond(MANY, gold) + beyond(MANY, marble)) + beyond(2 * MANY, silver)
    glut = 10 * (beyond(2 * MANY, gold) + beyond(2 * MANY, marble)) + beyond(4 * MANY, silver)
    return (HOARD * kept + GLUT * glut) // 10


@rule
def beyond(enough: int, held: int) -> int:
    return max(0, held - enough)


@rule
def of_apprentices(deck: Printed, me: Player) -> int:
    skills = int(skills_of(deck, me))
    total = APPRENTICE * apprentices_of(me)
    for skill in range(len(SKILLS)):
        total += SKILL * ((skills >> skill) & 1)
    return total


@rule
def of_workers(s: State, seat: int) -> int:
    me = s.players[seat]
    total = WORKER * int(me.supply) + CAPTIVE * int(captives_of(me))
    total -= LOST * (int(me.prison) + int(captured_from(s, seat)))
    for location in range(OPEN_CIRCLES):
        workers = min(int(me.working[location]), 5)
        total += GROUP * workers * (workers - 1) // 2
    return total


@rule
def of_plans(s: State, deck: Printed, seat: int) -> int:
    """What the best buildings in hand and the next row of the Cathedral bring, less if much is missing."""
    me = s.players[seat]
    skills = skills_of(deck, me)
    best, second = 0, 0
    for card in range(BUILDINGS):
        if s.building_at[card] == IN_HAND + seat:
            plan = plan_of(deck, me, skills, card)
            if plan > best:
                best, second = plan, best
            elif plan > second:
                second = plan
    return best + second // 3 + CARD * min(int(me.hand), 6) + of_cathedral(deck, me)


@rule
def plan_of(deck: Printed, me: Player, skills: int, card: int) -> int:
    gained = 100 * int(deck.building_points[card]) * PLAN // 100
    missing = missing_for(me, deck.building_cost[card])
    lacking = int(deck.building_skills[card]) & ~skills
    for skill in range(len(SKILLS)):
        missing += SKILL * ((lacking >> skill) & 1)
    return gained * 300 // (300 + missing)


@rule
def missing_for(me: Player, cost: Ints) -> int:
    total = 0
    for good in range(RESOURCES):
        total += VALUES[good] * max(0, int(cost[good]) - int(me.goods[good]))
    return total


@rule
def of_cathedral(deck: Printed, me: Player) -> int:
    row = int(me.cathedral)
    if row == CATHEDRAL_ROWS or me.virtue < CATHEDRAL_VIRTUE:
        return 0
    below = int(deck.cathedral_points[row - 1]) if row else 0
    missing = missing_for(me, deck.cathedral_cost[row])
    mixed = int(me.goods[WOOD]) + int(me.goods[STONE])
    missing += VALUES[WOOD] * max(0, int(deck.cathedral_mix[row]) - mixed)
    return (int(deck.cathedral_points[row]) - below) * PLAN * 300 // (300 + missing)
