"""The Guildhall (section 12) and constructing a building (section 13)."""

from moothall.engine.actions import Action
from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, always_the_same
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values, tell_lacking
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import ADVANCE, CONSTRUCT_BUILDING, QUESTIONS
from moothall.games.architects.stages import cathedral, effects, goods, piles, virtue
from moothall.games.architects.state import (
    BEFORE_COUNT,
    BUILDINGS,
    BUILT,
    IN_HAND,
    MOST_APPRENTICES,
    NOTHING,
    SKILLS,
    Player,
    Printed,
    State,
)
from moothall.games.architects.telling import Named, tell_building, tell_goods


@rule
def lay_worker(s: State, deck: Printed, seat: int) -> None:
    """ARC-144, ARC-175, ARC-178: on the next space, or beside the full Guildhall."""
    filled = int(s.guildhall_filled)
    if filled == deck.hall_spaces[s.seats]:
        s.players[seat].beside += 1
        return
    s.guildhall[filled] = seat
    s.guildhall_filled = filled + 1
    if filled + 1 == deck.hall_resets[s.seats, 0] or filled + 1 == deck.hall_resets[s.seats, 1]:
        s.command.reset_due = 1


@rule
def skills_of(deck: Printed, me: Player) -> int:
    """A bit for each skill that own apprentices show."""
    skills = 0
    for slot in range(MOST_APPRENTICES):
        if me.apprentices[slot] != NOTHING:
            skills |= int(deck.apprentice_skills[me.apprentices[slot]])
    return skills


@rule
def may_construct(s: State, deck: Printed, me: Player, skills: int, card: int) -> int:
    """ARC-180..182, for a card in the hand."""
    if int(deck.building_skills[card]) & ~skills:
        return 180
    return LEGAL if goods.can_pay_cost(s, deck, me, deck.building_cost[card]) else 182


@rule
def may_enter(s: State, deck: Printed, seat: int) -> int:
    """ARC-070: only to construct or to advance; where one thing alone is in the way, its rule."""
    me = s.players[seat]
    reason = cathedral.may_advance(s, deck, me)
    if reason == LEGAL:
        return LEGAL
    if reason not in (191, 192) or not (cathedral.has_card(s, deck, me) and cathedral.can_pay(s, deck, me)):
        reason = 70
    skills = skills_of(deck, me)
    for card in range(BUILDINGS):
        if s.building_at[card] == IN_HAND + seat:
            if goods.can_pay_cost(s, deck, me, deck.building_cost[card]):
                if int(deck.building_skills[card]) & ~skills == 0:
                    return LEGAL
                if reason == 70:
                    reason = 180
    return reason


@rule
def judge_guildhall(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    me = s.players[seat]
    skills = skills_of(deck, me)
    for card in range(BUILDINGS):
        in_hand = s.building_at[card] == IN_HAND + seat
        verdict[CONSTRUCT_BUILDING + card] = may_construct(s, deck, me, skills, card) if in_hand else 168
    verdict[ADVANCE] = cathedral.may_advance(s, deck, me)


@rule
def name_building(s: State, deck: Printed, seat: int, card: int) -> None:
    """ARC-182, ARC-186: pay, then lay the card."""
    close(s.agenda)
    s.command.building = card
    ask(s.agenda, CONSTRUCT, seat)
    goods.pay_cost(s, deck, seat, deck.building_cost[card])


@rule
def construct(s: State, deck: Printed, seat: int) -> None:
    """ARC-183..186: the card is laid, virtue changes, and what it does at once is next."""
    card = wide(s.command.building)
    piles.lay_open(s, card, BUILT + seat)
    s.players[seat].hand -= 1
    if deck.building_effect[card] < BEFORE_COUNT:
        ask(s.agenda, effects.TAKE_EFFECT, seat)
    virtue.change_virtue(s, seat, wide(deck.building_virtue[card]))


# How it is told.


def tell_guildhall(s: State, deck: Deck, me: Player, location: int) -> Values:
    spaces, space = int(deck.printed.hall_spaces[s.seats]), int(s.guildhall_filled) + 1
    resets = space in deck.printed.hall_resets[s.seats]
    kind = "beside" if space > spaces else "last" if space == spaces else "reset" if resets else "plain"
    return {"space": space, "spaces": spaces, "kind": kind}


def tell_construction(s: State, deck: Deck, seat: int, values: Named) -> Values:
    building = values["building"]
    told: Values = {"goods_cost": tell_goods(deck.printed.building_cost[building])}
    return tell_building(deck, building) | told | {"points": int(deck.printed.building_points[building])}


AT_GUILDHALL = QUESTIONS.question(  # a building to construct, or the Cathedral (ARC-168)
    "guildhall",
    judge=judge_guildhall,
    answers={
        "construct": Answer(
            name_building, tell=tell_construction, group="buildings", depends=always_the_same
        ),
        "advance": Answer(cathedral.advance, tell=cathedral.tell_advance),
    },
)
CONSTRUCT = QUESTIONS.work("construct", construct)  # the named building, once its mix is paid


# Why not.


def skills_lacking(s: State, deck: Deck, seat: int, building: int) -> list[str]:
    needed = int(deck.printed.building_skills[building])
    lacking = needed & ~int(skills_of(deck.printed, s.players[seat]))
    return [name for skill, name in enumerate(SKILLS) if lacking >> skill & 1]


def tell_skills_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling | None:
    if "building" not in answer.values:
        return tell_nearest(s, deck, seat, answer)
    skills = skills_lacking(s, deck, seat, answer.values["building"])
    return Telling("why-skills", {"skills": ",".join(skills)})


def tell_nearest(s: State, deck: Deck, seat: int, answer: Action) -> Telling | None:
    """Of whoever can't enter the Guildhall: what the building of the hand lacks that lacks least."""
    me, printed = s.players[seat], deck.printed

    def distance(card: int) -> tuple[int, int]:
        missing = sum(goods.lacking(me, printed.building_cost[card]))
        return len(skills_lacking(s, deck, seat, card)), missing

    held = [card for card in range(BUILDINGS) if s.building_at[card] == IN_HAND + seat]
    if not held:
        return None
    nearest = min(held, key=distance)
    name: Values = {"building": deck.ids("building")[nearest]}
    if skills := skills_lacking(s, deck, seat, nearest):
        return Telling("why-nearest_skills", name | {"skills": ",".join(skills)})
    lacking = goods.tell_cost_lacking(s, deck, me, printed.building_cost[nearest])
    return Telling("why-nearest", name | {"goods": lacking})


def tell_cost_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    cost = deck.printed.building_cost[answer.values["building"]]
    return tell_lacking(goods.tell_cost_lacking(s, deck, s.players[seat], cost))


QUESTIONS.refusals({70: tell_nearest, 180: tell_skills_lacking, 182: tell_cost_lacking})
