"""Choosing boards (section 3.1) and the draft of building cards (section 3, ARC-342)."""

from moothall.engine.agenda import ask, close
from moothall.engine.chance import draw, reveal
from moothall.engine.deck import Deck
from moothall.engine.questions import Answer, always_the_same
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import DISCARD, PICK, PICK_BOARD, QUESTIONS
from moothall.games.architects.stages import piles, turn, virtue
from moothall.games.architects.state import (
    BOARDS,
    BUILDING_CARDS,
    BUILDINGS,
    COLOURS,
    DRAFTED,
    IN_HAND,
    IN_PACKET,
    NOTHING,
    SILVER,
    STANDARD,
    VARIABLE_BY_CHOICE,
    VIRTUE,
    WORKERS,
    Printed,
    State,
)
from moothall.games.architects.telling import (
    Named,
    tell_named_building,
    tell_secret_discard,
    tell_secret_pick,
)

DRAFT_STEPS = 3


@rule
def is_taken(s: State, board: int) -> bool:
    for seat in range(s.seats):
        if s.players[seat].board == board:
            return True
    return False


@rule
def judge_board(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """ARC-385."""
    for board in range(BOARDS):
        verdict[PICK_BOARD + board] = 385 if is_taken(s, board) else LEGAL


@rule
def choose_board(s: State, deck: Printed, seat: int, board: int) -> None:
    close(s.agenda)
    s.players[seat].board = board
    if seat + 1 < s.people:
        ask(s.agenda, CHOOSE_BOARD, seat + 1)
    else:
        ask(s.agenda, OPEN_GAME, NOTHING)


@rule
def highest_virtue(s: State, deck: Printed) -> int:
    """ARC-053, ARC-054: whoever's board has most virtue; chance decides among equals."""
    best, highest, equals = 0, -1, 0
    for seat in range(s.people):
        points = int(deck.board_start[s.players[seat].board, VIRTUE])
        if points > highest:
            best, highest, equals = seat, points, 1
        elif points == highest:
            equals += 1
            if draw(s.chance, equals) == 0:
                best = seat
    return best


@rule
def open_game(s: State, deck: Printed, seat: int) -> None:
    """Everybody has a board: what they start with, and the first packets."""
    if s.boards == VARIABLE_BY_CHOICE:
        s.start_seat = highest_virtue(s, deck)
    for step in range(s.people):
        equip(s, deck, (s.start_seat + step) % s.people, step)
    if s.people < s.seats:
        equip_opponent(s, deck)
    deal_packets(s)
    s.draft_step = 1
    ask(s.agenda, DRAFT if s.people > 1 else DRAFT_ALONE, wide(s.start_seat))


@rule
def equip(s: State, deck: Printed, seat: int, step: int) -> None:
    """ARC-034..036, ARC-043, ARC-050, ARC-051, ARC-268."""
    me = s.players[seat]
    me.supply = WORKERS
    if s.boards == STANDARD:
        me.virtue = deck.start_virtue
        me.goods[SILVER] = deck.start_silver[step]
        return
    start = deck.board_start[me.board]
    for good in range(SILVER + 1):
        me.goods[good] = start[good]
    me.virtue = start[VIRTUE]
    me.unpaid = deck.board_debts[me.board]
    me.prison = deck.board_prison[me.board]
    me.supply -= me.prison


@rule
def equip_opponent(s: State, deck: Printed) -> None:
    """ARC-345, ARC-391."""
    me = s.players[s.people]
    opponent = s.opponent - 1
    colour = 0
    while is_taken(s, colour):
        colour += 1
    me.board = colour
    me.virtue = deck.opponent_virtue[opponent]
    me.goods[SILVER] = deck.opponent_silver[opponent]
    me.materials = deck.opponent_materials[opponent]
    me.unpaid = deck.opponent_debts[opponent]
    me.prison = deck.opponent_prison[opponent]
    me.supply = WORKERS - me.prison


@rule
def deal_packets(s: State) -> None:
    """ARC-037, ARC-384; alone nobody else could tell one packet from another."""
    for step in range(s.people):
        seat = (s.start_seat + step) % s.people
        for _ in range(DRAFTED):
            card = piles.draw_building(s, seat, IN_PACKET + seat)
            s.building_dealt[card] = seat if s.people > 1 else NOTHING


@rule
def judge_draft(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """ARC-037..039: a card of the packet in hand, at each of the three steps."""
    for card in range(BUILDINGS):
        verdict[PICK + card] = LEGAL if s.building_at[card] == IN_PACKET + seat else 36 + s.draft_step


@rule
def judge_draft_alone(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """ARC-342."""
    for card in range(BUILDINGS):
        verdict[DISCARD + card] = LEGAL if s.building_at[card] == IN_PACKET + seat else 342


@rule
def keep_drafted(s: State, deck: Printed, seat: int, card: int) -> None:
    """ARC-041: nobody sees what another keeps, and packets move when all have kept one."""
    close(s.agenda)
    s.building_at[card] = IN_HAND + seat
    s.players[seat].hand += 1
    left = (seat + 1) % s.people
    if left != s.start_seat:
        ask(s.agenda, DRAFT, left)
    elif s.draft_step < DRAFT_STEPS:
        s.draft_step += 1
        pass_packets(s)
        ask(s.agenda, DRAFT, wide(s.start_seat))
    else:
        return_leftovers(s)
        ask(s.agenda, END_DRAFT, wide(s.start_seat))


@rule
def packet_goes_to(s: State, seat: int) -> int:
    return (seat + 1) % wide(s.people)


@rule
def pass_packets(s: State) -> None:
    """ARC-037, ARC-038: to the left, where they are seen."""
    for card in range(BUILDINGS):
        holder = s.building_at[card] - IN_PACKET
        if 0 <= holder < s.people:
            left = packet_goes_to(s, holder)
            s.building_at[card] = IN_PACKET + left
            s.building_seen[card] |= 1 << left
    reveal(s.chance)


@rule
def return_leftovers(s: State) -> None:
    """ARC-039, ARC-041: the last cards under the pile, from the start player on."""
    for step in range(s.people):
        seat = (s.start_seat + step) % s.people
        for card in range(BUILDINGS):
            if s.building_at[card] == IN_PACKET + seat:
                piles.put_building_under(s, card)


@rule
def return_one_of_four(s: State, deck: Printed, seat: int, card: int) -> None:
    """ARC-342: the other three are the hand."""
    close(s.agenda)
    piles.put_building_under(s, card)
    for other in range(BUILDINGS):
        if s.building_at[other] == IN_PACKET + seat:
            s.building_at[other] = IN_HAND + seat
            s.players[seat].hand += 1
    ask(s.agenda, END_DRAFT, seat)


@rule
def end_draft(s: State, deck: Printed, seat: int) -> None:
    """The first turn; but before it the cards of ARC-052, the start player's first and so asked for last."""
    s.draft_step = 0
    turn.begin_turn(s, seat)
    if s.boards != STANDARD:
        for step in range(s.people - 1, -1, -1):
            other = (seat + step) % s.people
            virtue.gain_later(s, other, 0, wide(deck.board_start[s.players[other].board, BUILDING_CARDS]))


# How it is told.


def tell_board(s: State, deck: Deck, seat: int, values: Named) -> Values:
    name = deck.ids("board")[values["board"]]
    return {"board": name, "colour": COLOURS[values["board"]], "effect": f"board:{name}"}


CHOOSE_BOARD = QUESTIONS.question(  # each person in seat order
    "choose_board",
    judge=judge_board,
    answers={"choose_board": Answer(choose_board, tell=tell_board, depends=always_the_same)},
)
DRAFT = QUESTIONS.question(  # each person, in turn order, three times: the card to keep
    "draft",
    judge=judge_draft,
    answers={
        "pick": Answer(keep_drafted, tell=tell_named_building, deed=tell_secret_pick, depends=always_the_same)
    },
    tell=lambda s, deck, seat: {"step": int(s.draft_step)},
)
DRAFT_ALONE = QUESTIONS.question(  # the one person of a solo game: the card of four to put under the pile
    "draft_alone",
    judge=judge_draft_alone,
    answers={
        "discard": Answer(
            return_one_of_four, tell=tell_named_building, deed=tell_secret_discard, depends=always_the_same
        )
    },
)
OPEN_GAME = QUESTIONS.work("open_game", open_game)  # all have their boards
END_DRAFT = QUESTIONS.work("end_draft", end_draft)  # all have their starting hands
