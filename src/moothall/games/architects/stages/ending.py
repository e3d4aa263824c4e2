"""Effects that change virtue before the final count (ARC-252, ARC-253)."""

from moothall.engine.agenda import ask, close
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import PICK
from moothall.games.architects.stages.order import following
from moothall.games.architects.stages.turn import wipe_command
from moothall.games.architects.stages.units import has_most, units_of
from moothall.games.architects.stages.virtue import gain_virtue, lose_virtue
from moothall.games.architects.state import (
    BEFORE_COUNT,
    BUILDINGS,
    BUILT,
    END_EFFECT,
    END_EFFECTS,
    END_LOSE,
    END_ORDER,
    END_VIRTUE_PER,
    IN_COUNT,
    Deck,
    State,
)


@rule
def is_end_effect(s: State, deck: Deck, seat: int, card: int) -> bool:
    """An own virtue effect that has not been resolved yet; ARC-366: the automated opponent has none."""
    if s.building_at[card] != BUILT + seat or seat >= s.people:
        return False
    if (s.command.resolved >> card) & 1:
        return False
    return BEFORE_COUNT <= deck.building_effect[card] < IN_COUNT


@rule
def go_through_effects(s: State, deck: Deck, seat: int) -> None:
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
    wipe_command(s.command)
    if following(s, seat) == s.start_seat:
        s.over = 1
    else:
        ask(s.agenda, END_EFFECTS, following(s, seat))


@rule
def judge_end_order(s: State, deck: Deck, seat: int, verdict: Ints) -> None:
    for card in range(BUILDINGS):
        verdict[PICK + card] = LEGAL if is_end_effect(s, deck, seat, card) else 253


@rule
def name_effect(s: State, seat: int, card: int) -> None:
    close(s.agenda)
    s.command.building = card
    ask(s.agenda, END_EFFECT, seat)


@rule
def end_effect(s: State, deck: Deck, seat: int) -> None:
    """ARC-324..329."""
    card = int(s.command.building)
    s.command.resolved |= 1 << card
    effect = deck.building_effect[card]
    points = wide(deck.building_amount[card])
    if effect == END_LOSE:
        lose_virtue(s.players[seat], points)
    elif effect == END_VIRTUE_PER:
        groups = units_of(s, deck, seat, deck.building_unit[card]) // int(deck.building_per[card])
        gain_virtue(s, seat, points * groups)
    elif has_most(s, deck, seat, deck.building_unit[card]):
        gain_virtue(s, seat, points)
