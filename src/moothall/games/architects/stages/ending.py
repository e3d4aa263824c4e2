"""Effects that change virtue before the final count (ARC-252, ARC-253)."""

from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, always_the_same
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import PICK, QUESTIONS
from moothall.games.architects.stages import order, placement, units, virtue
from moothall.games.architects.state import (
    BEFORE_COUNT,
    BUILDINGS,
    BUILT,
    END_LOSE,
    END_VIRTUE_PER,
    IN_COUNT,
    Printed,
    State,
)
from moothall.games.architects.telling import Named, tell_building


@rule
def is_end_effect(s: State, deck: Printed, seat: int, card: int) -> bool:
    """An own virtue effect that has not been resolved yet; ARC-366: the automated opponent has none."""
    if s.building_at[card] != BUILT + seat or seat >= s.people:
        return False
    if (s.command.effects_resolved >> card) & 1:
        return False
    return BEFORE_COUNT <= deck.building_effect[card] < IN_COUNT


@rule
def go_through_effects(s: State, deck: Printed, seat: int) -> None:
    """Clockwise from the start player, each in the order that its owner likes; then the game is over."""
    count = 0
    for card in range(BUILDINGS):
        if is_end_effect(s, deck, seat, card):
            count += 1
            s.command.building = card
    if count:
        ask(s.agenda, END_EFFECTS, seat)
        ask(s.agenda, END_EFFECT if count == 1 else END_ORDER, seat)
        return
    placement.wipe_command(s.command)
    if order.following(s, seat) == s.start_seat:
        s.over = 1
    else:
        ask(s.agenda, END_EFFECTS, order.following(s, seat))


@rule
def judge_end_order(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    for card in range(BUILDINGS):
        verdict[PICK + card] = LEGAL if is_end_effect(s, deck, seat, card) else 253


@rule
def name_effect(s: State, deck: Printed, seat: int, card: int) -> None:
    close(s.agenda)
    s.command.building = card
    ask(s.agenda, END_EFFECT, seat)


@rule
def end_effect(s: State, deck: Printed, seat: int) -> None:
    """ARC-324..329."""
    card = int(s.command.building)
    s.command.effects_resolved |= 1 << card
    effect = deck.building_effect[card]
    points = wide(deck.building_amount[card])
    if effect == END_LOSE:
        virtue.lose_virtue(s.players[seat], points)
    elif effect == END_VIRTUE_PER:
        groups = units.units_of(s, deck, seat, deck.building_unit[card]) // int(deck.building_per[card])
        virtue.gain_virtue(s, seat, points * groups)
    elif units.has_most(s, deck, seat, deck.building_unit[card]):
        virtue.gain_virtue(s, seat, points)


# How it is told: no secret, these buildings stand on the table.


def tell_effect(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    return Telling("action-pick-end_order", tell_building(deck, values["building"]))


def tell_resolved(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    return Telling("deed-pick-end_order", tell_building(deck, values["building"]) | {"seat": seat})


END_ORDER = QUESTIONS.question(  # any person: which of two or more own virtue effects is next
    "end_order",
    judge=judge_end_order,
    answers={"pick": Answer(name_effect, tell=tell_effect, deed=tell_resolved, depends=always_the_same)},
)
END_EFFECTS = QUESTIONS.work("end_effects", go_through_effects)  # of one seat
END_EFFECT = QUESTIONS.work("end_effect", end_effect)  # the one that is next
