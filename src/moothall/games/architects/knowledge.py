"""Who may know what (ARC-004, ARC-005, ARC-378 to ARC-380, ARC-392).

A building card stays known, wherever it is, to those who have seen its face: but of cards that were passed
on in the draft nobody knows which of them the others kept, as long as several may be in their hands.
"""

from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.chance import Chance, draw, reseed
from moothall.engine.record import Ints
from moothall.engine.rule import entrance, rule
from moothall.games.architects.stages.market import small_card
from moothall.games.architects.stages.order import following
from moothall.games.architects.stages.piles import DEPTHS
from moothall.games.architects.state import (
    APPRENTICES,
    BUILDINGS,
    BUILT,
    EVERYBODY,
    GOODS,
    GRID,
    IN_HAND,
    IN_PACKET,
    LOOKED_AT,
    MARKET_CARDS,
    MARKET_SPACES,
    MAX_SEATS,
    MOST_APPRENTICES,
    MOST_SPACES,
    NOTHING,
    OPEN_CIRCLES,
    REMOVED,
    REVEALED,
    REWARDS,
    SCHEMES,
    Player,
    Printed,
    State,
)


@entrance
def conceal(s: State, deck: Printed, seat: int, dice: Chance) -> None:
    """Redraw all that this seat can't know, evenly among what it can't tell apart; -1 is a spectator.

    What is hidden is sorted before it is shuffled, so that the outcome depends on what the seat can know
    and on the dice alone: not a trace of the truth is left in it.
    """
    shuffle_buildings(s, seat, NOTHING, dice)
    for dealer in range(s.people):
        shuffle_buildings(s, seat, dealer, dice)
    shuffle_market(s, deck, dice)
    shuffle_places(dice, s.reward_at, REMOVED, DEPTHS)
    shuffle_places(dice, s.apprentice_depth, 0, s.apprentices_unseen)
    shuffle_places(dice, s.scheme_depth, 0, DEPTHS)
    reseed(s.chance, dice)


@rule
def shuffle_places(dice: Chance, places: Ints, low: int, high: int) -> None:
    """The cards whose places are numbered from `low` to below `high` change those among themselves."""
    sort_places(places, low, high)
    count = 0
    for card in range(len(places)):
        if low <= places[card] < high:
            chosen = draw(dice, count + 1)
            count += 1
            other = card
            for earlier in range(card + 1):
                if low <= places[earlier] < high:
                    if chosen == 0:
                        other = earlier
                    chosen -= 1
            kept = places[card]
            places[card] = places[other]
            places[other] = kept


@rule
def sort_places(places: Ints, low: int, high: int) -> None:
    for card in range(len(places)):
        if low <= places[card] < high:
            least = card
            for other in range(card + 1, len(places)):
                if low <= places[other] < places[least]:
                    least = other
            kept = places[card]
            places[card] = places[least]
            places[least] = kept


@rule
def shuffle_market(s: State, deck: Printed, dice: Chance) -> None:
    """ARC-378: only the small side of the top card is seen, which several cards may have."""
    top = small_card(s)
    if top == NOTHING:
        return
    alike = 0
    chosen = top
    for card in range(MARKET_CARDS):
        if s.market_depth[card] != NOTHING and has_same_small_side(deck, card, top):
            alike += 1
            if draw(dice, alike) == 0:
                chosen = card
    s.market_depth[top] = s.market_depth[chosen]
    s.market_depth[chosen] = 0
    shuffle_places(dice, s.market_depth, 1, DEPTHS)


@rule
def has_same_small_side(deck: Printed, card: int, other: int) -> bool:
    for good in range(len(GOODS)):
        if deck.market_card[0, card, good] != deck.market_card[0, other, good]:
            return False
    return True


# Building cards. Where one lies is three numbers: the place itself, who has seen it, whose packet it was in.


@rule
def has_seen(seen: int, seat: int) -> bool:
    """A spectator has seen what everybody has."""
    if seat < 0:
        return seen == EVERYBODY
    return (seen >> seat) & 1 == 1


@rule
def uncertain_cards(s: State, seat: int, dealer: int) -> int:
    """The cards that a seat can't tell apart, a bit for each.

    Without a dealer: those whose face it has never seen. With one: those that it has seen in the draft and
    passed on, and that are in the hand or the packet of another.
    """
    places, seen, dealt = s.building_at, s.building_seen, s.building_dealt
    cards = 0
    for card in range(BUILDINGS):
        if not has_seen(seen[card], seat):
            if dealer == NOTHING:
                cards |= 1 << card
        elif dealer != NOTHING and dealt[card] == dealer:
            place = places[card]
            if IN_HAND <= place < LOOKED_AT and place != IN_HAND + seat and place != IN_PACKET + seat:
                cards |= 1 << card
    return cards


@rule
def shuffle_buildings(s: State, seat: int, dealer: int, dice: Chance) -> None:
    cards = uncertain_cards(s, seat, dealer)
    places, seen, dealt = s.building_at, s.building_seen, s.building_dealt
    sort_buildings(places, seen, dealt, cards)
    count = 0
    for card in range(BUILDINGS):
        if (cards >> card) & 1:
            chosen = draw(dice, count + 1)
            count += 1
            other = 0
            while (cards >> other) & 1 == 0 or chosen > 0:
                chosen -= (cards >> other) & 1
                other += 1
            swap_buildings(places, seen, dealt, card, other)


@rule
def sort_buildings(places: Ints, seen: Ints, dealt: Ints, cards: int) -> None:
    for card in range(BUILDINGS):
        if (cards >> card) & 1:
            least = card
            for other in range(card + 1, BUILDINGS):
                if (cards >> other) & 1 and comes_before(places, seen, dealt, other, least):
                    least = other
            swap_buildings(places, seen, dealt, card, least)


@rule
def comes_before(places: Ints, seen: Ints, dealt: Ints, one: int, other: int) -> bool:
    if places[one] != places[other]:
        return places[one] < places[other]
    if seen[one] != seen[other]:
        return seen[one] < seen[other]
    return dealt[one] < dealt[other]


@rule
def swap_buildings(places: Ints, seen: Ints, dealt: Ints, one: int, other: int) -> None:
    place, seen_by, dealer = places[one], seen[one], dealt[one]
    places[one], seen[one], dealt[one] = places[other], seen[other], dealt[other]
    places[other], seen[other], dealt[other] = place, seen_by, dealer


# What a learning agent sees: the same as a person, as numbers, its own board first.

HALF_OF_BUILDINGS = BUILDINGS // 2  # a bit for each of them is more than one number holds
_TABLE = 20
_COMMAND = 13
_HALL = MOST_SPACES + MARKET_SPACES + len(GOODS) + 1 + MARKET_CARDS + REWARDS + 2 * GRID
_CARDS = APPRENTICES + BUILDINGS + SCHEMES
_BOARD = len(GOODS) + 11 + OPEN_CIRCLES + MAX_SEATS + MOST_APPRENTICES
OBSERVATION = _TABLE + _COMMAND + _HALL + _CARDS + MAX_SEATS * _BOARD

# Where a building card is, as far as a seat knows: 0 unknown, then these, or IN_THE_PILE plus its depth.
MINE, IN_MY_PACKET, WITH_SOMEBODY = 1, 2, 3
WITH_PLAYER = 4  # plus how far to the left
BUILT_BY = 9
BEING_LOOKED_AT = 14  # plus its place in the order drawn
IN_THE_PILE = 20


@entrance
def observe(s: State, deck: Printed, seat: int, numbers: Ints) -> None:
    """Fill `numbers` with all that a seat may know; seats are counted from its own, in turn order."""
    observe_table(s, seat, numbers)
    observe_command(s, numbers, _TABLE)
    i = observe_hall(s, deck, seat, numbers, _TABLE + _COMMAND)
    i = observe_cards(s, seat, numbers, i)
    other = int(seat)
    for step in range(MAX_SEATS):
        if step < s.seats:
            observe_board(s, s.players[other], seat, numbers, i)
            other = int(following(s, other))
        else:
            for blank in range(i, i + _BOARD):
                numbers[blank] = 0
        i += _BOARD


@rule
def turns_after(s: State, seat: int, other: int) -> int:
    """How many turns after the observer another seat comes; -1 for nobody."""
    if other < 0:
        return -1
    steps = 0
    while seat != other:
        seat = int(following(s, seat))
        steps += 1
    return steps


@rule
def observe_table(s: State, seat: int, numbers: Ints) -> None:
    numbers[0] = open_stage(s.agenda)
    numbers[1] = turns_after(s, seat, open_seat(s.agenda))
    numbers[2] = s.seats
    numbers[3] = s.people
    numbers[4] = s.over
    numbers[5] = s.boards
    numbers[6] = s.opponent
    # While boards are being chosen nobody starts yet.
    numbers[7] = turns_after(s, seat, s.start_seat)
    numbers[8] = turns_after(s, seat, s.active)
    numbers[9] = s.turns_left
    numbers[10] = s.draft_step
    numbers[11] = s.tax_stand
    numbers[12] = s.guildhall_filled
    numbers[13] = s.market_left
    numbers[14] = s.rewards_left
    numbers[15] = s.buildings_left
    numbers[16] = s.apprentices_left
    numbers[17] = s.apprentices_unseen
    numbers[18] = s.schemes_left
    numbers[19] = s.scheme + 1


@rule
def observe_command(s: State, numbers: Ints, i: int) -> None:
    command = s.command
    numbers[i] = command.location + 1
    numbers[i + 1] = command.workers
    numbers[i + 2] = command.used
    numbers[i + 3] = command.captures
    numbers[i + 4] = command.captured_at
    numbers[i + 5] = command.cell + 1
    numbers[i + 6] = command.hired + 1
    numbers[i + 7] = command.building + 1
    numbers[i + 8] = command.slot + 1
    numbers[i + 9] = command.reset_due
    numbers[i + 10] = command.abilities_used
    numbers[i + 11] = command.effects_resolved & ((1 << HALF_OF_BUILDINGS) - 1)
    numbers[i + 12] = command.effects_resolved >> HALF_OF_BUILDINGS


@rule
def observe_hall(s: State, deck: Printed, seat: int, numbers: Ints, i: int) -> int:
    """What lies on the main board."""
    for space in range(MOST_SPACES):
        numbers[i + space] = turns_after(s, seat, s.guildhall[space]) + 1
    i += MOST_SPACES
    for space in range(MARKET_SPACES):
        numbers[i + space] = turns_after(s, seat, s.market_worker[space]) + 1
    i += MARKET_SPACES
    top = small_card(s)
    for good in range(len(GOODS)):
        numbers[i + good] = deck.market_card[0, top, good] if top != NOTHING else 0
    i += len(GOODS)
    numbers[i] = s.market_large + 1
    i += 1
    for card in range(MARKET_CARDS):
        numbers[i + card] = s.market_depth[card] == NOTHING
    i += MARKET_CARDS
    for card in range(REWARDS):
        numbers[i + card] = s.reward_at[card] == REVEALED
    i += REWARDS
    for cell in range(GRID):
        numbers[i + cell] = s.grid[cell] + 1
        numbers[i + GRID + cell] = s.coins[cell]
    return i + 2 * GRID


@rule
def observe_cards(s: State, seat: int, numbers: Ints, i: int) -> int:
    """Known cards of piles, by depth; hands and buildings; which schemes have been played."""
    for card in range(APPRENTICES):
        depth = int(s.apprentice_depth[card])
        numbers[i + card] = depth + 1 if depth >= s.apprentices_unseen else 0
    i += APPRENTICES
    for card in range(BUILDINGS):
        numbers[i + card] = known_place(s, seat, card)
    i += BUILDINGS
    for card in range(SCHEMES):
        numbers[i + card] = s.scheme_depth[card] == NOTHING
    return i + SCHEMES


@rule
def known_place(s: State, seat: int, card: int) -> int:
    place = int(s.building_at[card])
    if not has_seen(s.building_seen[card], seat):
        return 0
    if place < DEPTHS:
        return IN_THE_PILE + place
    if place == IN_HAND + seat:
        return MINE
    if place == IN_PACKET + seat:
        return IN_MY_PACKET
    if place >= LOOKED_AT and s.active == seat:
        return BEING_LOOKED_AT + place - LOOKED_AT
    if place >= LOOKED_AT:
        return WITH_PLAYER + turns_after(s, seat, s.active)
    if BUILT <= place < IN_PACKET:
        return BUILT_BY + turns_after(s, seat, place - BUILT)
    if has_double(s, seat, card):
        return WITH_SOMEBODY
    holder = place - IN_HAND if place < BUILT else place - IN_PACKET
    return WITH_PLAYER + turns_after(s, seat, holder)


@rule
def has_double(s: State, seat: int, card: int) -> bool:
    """Whether a card that was passed on could as well be where another of its packet is."""
    dealer = int(s.building_dealt[card])
    if dealer == NOTHING:
        return False
    return uncertain_cards(s, seat, dealer) != 1 << card


@rule
def observe_board(s: State, player: Player, seat: int, numbers: Ints, i: int) -> None:
    for good in range(len(GOODS)):
        numbers[i + good] = player.goods[good]
    i += len(GOODS)
    numbers[i] = player.unpaid
    numbers[i + 1] = player.paid
    numbers[i + 2] = player.materials
    numbers[i + 3] = player.supply
    numbers[i + 4] = player.prison
    numbers[i + 5] = player.beside
    numbers[i + 6] = player.virtue
    numbers[i + 7] = player.virtue_due
    numbers[i + 8] = player.cathedral
    numbers[i + 9] = player.board + 1
    numbers[i + 10] = player.hand
    i += 11
    for location in range(OPEN_CIRCLES):
        numbers[i + location] = player.working[location]
    i += OPEN_CIRCLES
    other = int(seat)
    for step in range(MAX_SEATS):
        numbers[i + step] = player.captured[other] if step < s.seats else 0
        other = int(following(s, other))
    i += MAX_SEATS
    for slot in range(MOST_APPRENTICES):
        numbers[i + slot] = player.apprentices[slot] + 1
