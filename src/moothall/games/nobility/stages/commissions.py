"""Commission cards and dice tiles (section 28): secret until the final count, active on a full tile."""

from moothall.engine.actions import Action
from moothall.engine.agenda import ask, close, open_stage
from moothall.engine.chance import draw, reveal
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, always_the_same
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.actions import KEEP_COMMISSION, QUESTIONS
from moothall.games.nobility.stages.dice import band_of, spend_die
from moothall.games.nobility.stages.gains import change_reputation
from moothall.games.nobility.stages.piles import pop
from moothall.games.nobility.state import (
    ACQUIRED,
    COMMISSIONS,
    DEALT,
    DEALT_COMMISSIONS,
    DESKS,
    DICE_TILE,
    DICE_TILES,
    DRAWN,
    HELD,
    NOTHING,
    RETURNED,
    TILE_SLOTS,
    Printed,
    State,
)
from moothall.games.nobility.telling import Named

# The setup.


@rule
def deal_commissions(s: State) -> None:
    """NOB-392: three to each, in seat order."""
    for step in range(s.seats):
        seat = (int(s.start_seat) + step) % int(s.seats)
        for _ in range(DEALT_COMMISSIONS):
            draw_commission(s, seat, DEALT + seat)
    ask(s.agenda, FIRST_COMMISSION, wide(s.start_seat))


@rule
def draw_commission(s: State, seat: int, place: int) -> int:
    """The top card, to a place where this seat sees its face; the deck must not be empty."""
    top = NOTHING
    for card in range(COMMISSIONS):
        depth = s.commission_at[card]
        if depth == 0:
            top = card
        elif depth < s.commissions_left:
            s.commission_at[card] = depth - 1
    s.commission_at[top] = place
    s.commissions_left -= 1
    s.commission_seen[top] |= 1 << int(seat)
    s.commission_known[top] |= 1 << int(seat)
    return top


@rule
def judge_keep(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """One of those dealt (NOB-392) or drawn (NOB-483)."""
    reason = 392 if open_stage(s.agenda) == FIRST_COMMISSION else 483
    for card in range(COMMISSIONS):
        place = s.commission_at[card]
        is_there = place >= DRAWN or place == DEALT + seat
        verdict[KEEP_COMMISSION + card] = LEGAL if is_there else reason


@rule
def keep_first(s: State, deck: Printed, seat: int, card: int) -> None:
    """NOB-476: one player after the other."""
    close(s.agenda)
    s.commission_at[card] = HELD + seat
    for other in range(COMMISSIONS):
        if s.commission_at[other] == DEALT + seat:
            s.commission_at[other] = RETURNED
    following = (int(seat) + 1) % int(s.seats)
    if following != s.start_seat:
        ask(s.agenda, FIRST_COMMISSION, following)
        return
    shuffle_commissions(s)
    for step in range(s.seats):
        draw_first_tile(s, (int(s.start_seat) + step) % int(s.seats))


@rule
def shuffle_commissions(s: State) -> None:
    """NOB-393: all that nobody holds; from now on nobody knows where these are."""
    count = 0
    for card in range(COMMISSIONS):
        if s.commission_at[card] < HELD:
            s.commission_at[card] = count
            s.commission_known[card] = 0
            # As in a shuffle from the bottom up: a card changes places with any of those before it.
            chosen = draw(s.chance, count + 1)
            for other in range(card):
                if s.commission_at[other] == chosen:
                    s.commission_at[other] = count
                    s.commission_at[card] = chosen
                    break
            count += 1
    s.commissions_left = count


@rule
def draw_first_tile(s: State, seat: int) -> None:
    for card in range(COMMISSIONS):
        if s.commission_at[card] == HELD + seat:
            s.players[seat].first_tile = draw_tile(s, seat, card)


@rule
def draw_tile(s: State, seat: int, card: int) -> int:
    """NOB-394, NOB-435: a dice tile from the bag for a commission card."""
    reveal(s.chance)
    tile = pop(s.tile_pile, s.tiles_left)
    s.tiles_left -= 1
    s.tile_owner[tile] = seat
    s.tile_card[tile] = card
    return tile


# Further cards, from Berk's Office.


@rule
def desks_of(s: State, seat: int) -> int:
    """Own Chancery apprentices."""
    count = 0
    for desk in range(DESKS):
        if s.desks[desk] == seat:
            count += 1
    return count


@rule
def tiles_of(s: State, seat: int) -> int:
    """Own dice tiles, and so commission cards."""
    count = 0
    for tile in range(DICE_TILES):
        if s.tile_owner[tile] == seat:
            count += 1
    return count


@rule
def may_acquire(s: State, seat: int) -> int:
    """NOB-429..431, NOB-437."""
    if s.command.visited & ACQUIRED:
        return 431
    if s.commissions_left == 0:
        return 437
    return LEGAL if tiles_of(s, seat) <= desks_of(s, seat) else 429


@rule
def offered(s: State, deck: Printed) -> int:
    """NOB-432..434, NOB-437: how many cards are drawn, as far as there are some."""
    return min(wide(s.commissions_left), wide(deck.berk_draw[band_of(wide(s.command.value))]))


@rule
def offer(s: State, deck: Printed, seat: int) -> None:
    """The question comes even with a single card."""
    reveal(s.chance)
    for order in range(offered(s, deck)):
        draw_commission(s, seat, DRAWN + order)
    ask(s.agenda, COMMISSION, seat)


@rule
def keep(s: State, deck: Printed, seat: int, card: int) -> None:
    """NOB-483: the others go under the deck in the order drawn; who knew one of several no longer does."""
    close(s.agenda)
    is_alone = True
    for other in range(COMMISSIONS):
        if s.commission_at[other] >= DRAWN and other != card:
            is_alone = False
            s.commission_known[other] &= 1 << int(seat)
    if not is_alone:
        s.commission_known[card] = 1 << int(seat)
    s.commission_at[card] = HELD + seat
    for order in range(DEALT_COMMISSIONS):
        for other in range(COMMISSIONS):
            if s.commission_at[other] == DRAWN + order:
                s.commission_at[other] = s.commissions_left
                s.commissions_left += 1
    change_reputation(s.players[seat], -int(deck.berk_loss[band_of(wide(s.command.value))]))
    draw_tile(s, seat, card)


# Dice on dice tiles.


@rule
def slot_for(s: State, deck: Printed, tile: int, value: int) -> int:
    """NOB-477: the first unfilled slot with that value."""
    for slot in range(TILE_SLOTS):
        if deck.tile_values[tile, slot] == value and (s.tile_filled[tile] >> slot) & 1 == 0:
            return slot
    return NOTHING


@rule
def may_place(s: State, deck: Printed, seat: int, tile: int, value: int) -> int:
    """NOB-422."""
    if s.tile_owner[tile] != seat:
        return 422
    return LEGAL if slot_for(s, deck, tile, value) != NOTHING else 421


@rule
def place(s: State, deck: Printed, seat: int, tile: int) -> None:
    """NOB-425."""
    slot = slot_for(s, deck, tile, spend_die(s, seat, DICE_TILE))
    s.tile_filled[tile] |= 1 << slot
    s.tile_dice[tile] |= 1 << slot


def tell_place(s: State, deck: Deck, seat: int, values: Named) -> Values:
    tile = values["tile"]
    slots = deck.printed.tile_values[tile]
    open_slots = [
        str(int(value)) for slot, value in enumerate(slots) if not (s.tile_filled[tile] >> slot) & 1
    ]
    return {
        "location": "dice_tile",
        "tile": deck.ids("tile")[tile],
        "left": len(open_slots),
        "values": ", ".join(open_slots),
    }


def tell_commission(s: State, deck: Deck, seat: int, values: Named) -> Values:
    name = deck.ids("commission")[values["commission"]]
    return {"commission": name, "effect": f"commission:{name}"}


def tell_kept(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    """Which one stays secret (NOB-419)."""
    return Telling("deed-keep_commission", {"seat": seat})


FIRST_COMMISSION = QUESTIONS.question(  # of each player in seat order: which of three to keep (NOB-392)
    "first_commission",
    judge=judge_keep,
    answers={
        "keep_commission": Answer(keep_first, tell=tell_commission, deed=tell_kept, depends=always_the_same)
    },
)
COMMISSION = QUESTIONS.question(  # from Berk's Office: which of the cards drawn to keep (NOB-433)
    "commission",
    judge=judge_keep,
    answers={"keep_commission": Answer(keep, tell=tell_commission, deed=tell_kept, depends=always_the_same)},
)


# Why not.


def tell_commissions(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    return Telling("why-commissions", {"cards": int(tiles_of(s, seat)), "desks": int(desks_of(s, seat))})


QUESTIONS.refusals({429: tell_commissions})
