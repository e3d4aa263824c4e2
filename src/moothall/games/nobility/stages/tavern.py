"""Cavern Tavern (section 11): settler cards from the display."""

from collections.abc import Sequence

from moothall.engine.agenda import ask, close, open_stage
from moothall.engine.deck import Deck
from moothall.engine.questions import Answer
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.actions import DISCARD_CARD, DONE, QUESTIONS, TAKE_CARD
from moothall.games.nobility.stages import lord
from moothall.games.nobility.stages.declining import DECLINED
from moothall.games.nobility.stages.dice import lay, spend_die
from moothall.games.nobility.stages.parameters import has_event, parameter
from moothall.games.nobility.stages.piles import discard_settler, is_display_empty, refill_display
from moothall.games.nobility.state import (
    AUTOMA,
    CARDS_TAKEN,
    DISPLAY,
    HAND,
    NOTHING,
    SETTLERS,
    TAVERN,
    WAIVE,
    Die,
    Player,
    Printed,
    State,
)
from moothall.games.nobility.telling import Named, own_settler, tell_settler


@rule
def dice_in(places: Sequence[Die]) -> int:
    """How many dice lie in a row that is filled from left to right."""
    count = 0
    while count < len(places) and places[count].value:
        count += 1
    return count


@rule
def may_place(s: State, deck: Printed, value: int) -> int:
    dice = dice_in(s.tavern)
    if dice >= deck.tavern_slots[s.seats]:
        return 133
    if is_display_empty(s):
        return 123
    if dice and value < s.tavern[dice - 1].value and not has_event(s, deck, WAIVE):
        return 378 if s.tavern[dice - 1].owner == AUTOMA else 136
    return LEGAL


@rule
def place(s: State, deck: Printed, seat: int, choice: int) -> None:
    value = spend_die(s, seat, TAVERN)
    lay(s.tavern[dice_in(s.tavern)], seat, value)
    s.command.left = min(SETTLERS, max(1, parameter(s, deck, seat, CARDS_TAKEN, 1)))
    ask(s.agenda, TAKE_SETTLER, seat)


def tell_place(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"location": "tavern", "cards": int(parameter(s, deck.printed, seat, CARDS_TAKEN, 1))}


@rule
def cards_held(me: Player) -> int:
    count = 0
    while count <= HAND and me.settlers[count] != NOTHING:
        count += 1
    return count


@rule
def judge_take(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """NOB-414: the second card, like that of a Lord benefit, may be declined."""
    for space in range(DISPLAY):
        verdict[TAKE_CARD + space] = LEGAL if s.display[space] != NOTHING else 138
    verdict[DONE] = 123 if open_stage(s.agenda) == TAKE_SETTLER else LEGAL


@rule
def take(s: State, deck: Printed, seat: int, space: int) -> None:
    """NOB-459: the card goes to the player, the display is refilled, then one of the others is discarded."""
    by_lord = open_stage(s.agenda) == lord.LORD_SETTLER
    close(s.agenda)
    me = s.players[seat]
    held = cards_held(me)
    me.settlers[held] = s.display[space]
    s.display[space] = NOTHING
    refill_display(s)
    if by_lord:
        s.command.part_left -= 1
    else:
        s.command.left -= 1
    more = s.command.part_left if by_lord else s.command.left
    if more > 0 and not is_display_empty(s):
        ask(s.agenda, lord.LORD_SETTLER if by_lord else ANOTHER_SETTLER, seat)
    if held == HAND:
        ask(s.agenda, DISCARD_SETTLER, seat)


@rule
def judge_discard(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """NOB-141: never the new card, which is the fourth."""
    for slot in range(HAND):
        verdict[DISCARD_CARD + slot] = LEGAL


@rule
def discard(s: State, deck: Printed, seat: int, slot: int) -> None:
    close(s.agenda)
    me = s.players[seat]
    discard_settler(s, wide(me.settlers[slot]))
    drop(me, slot)


@rule
def drop(me: Player, slot: int) -> None:
    """A card leaves the hand, and the later ones move up."""
    for later in range(slot, HAND):
        me.settlers[later] = me.settlers[later + 1]
    me.settlers[HAND] = NOTHING


def tell_cards(s: State, deck: Deck, seat: int) -> Values:
    return {"cards": int(s.command.left)}


def tell_display(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return tell_settler(deck, int(s.display[values["space"]]))


def tell_newcomer(s: State, deck: Deck, seat: int) -> Values:
    """The card that was taken last."""
    return {"settler": deck.ids("settler")[s.players[seat].settlers[-1]]}


TAKING = Answer(take, tell=tell_display)
TAKE_SETTLER = QUESTIONS.question(  # which card (NOB-138)
    "take_settler", judge=judge_take, answers={"take_settler": TAKING, "done": DECLINED}, tell=tell_cards
)
ANOTHER_SETTLER = QUESTIONS.question(  # from a desk: a second card, or done (NOB-414)
    "another_settler", judge=judge_take, answers={"take_settler": TAKING, "done": DECLINED}
)
DISCARD_SETTLER = QUESTIONS.question(  # with four cards: which of the three earlier ones goes (NOB-141)
    "discard_settler",
    judge=judge_discard,
    answers={"discard_settler": Answer(discard, tell=own_settler)},
    tell=tell_newcomer,
)
