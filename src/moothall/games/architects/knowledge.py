"""Who may know what (ARC-004, ARC-005, ARC-378 to ARC-380, ARC-392).

A building card stays known, wherever it is, to those who have seen its face: but of cards that were passed
on in the draft nobody knows which of them the others kept, as long as several may be in their hands.
"""

from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.chance import Chance, draw, reseed
from moothall.engine.observation import STAGES, Observation, amount, flag, thing, whose
from moothall.engine.record import Ints, wide
from moothall.engine.rule import entrance, rule
from moothall.games.architects.stages.market import small_card
from moothall.games.architects.stages.piles import DEPTHS
from moothall.games.architects.state import (
    APPRENTICES,
    BOARD_CHOICES,
    BOARDS,
    BUILDINGS,
    BUILT,
    CATHEDRAL_ROWS,
    DRAFTED,
    EVERYBODY,
    GOODS,
    GRID,
    IN_HAND,
    IN_PACKET,
    LOCATIONS,
    LOOKED_AT,
    MARKET_CARDS,
    MARKET_SPACES,
    MAX_SEATS,
    MOST_APPRENTICES,
    MOST_SPACES,
    MOST_VIRTUE,
    NOTHING,
    OPEN_CIRCLES,
    OPPONENTS,
    REMOVED,
    REVEALED,
    REWARDS,
    SCHEMES,
    WORKERS,
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
    seen, dealt = s.building_seen, s.building_dealt
    cards = 0
    for card in range(BUILDINGS):
        if not has_seen(seen[card], seat):
            if dealer == NOTHING:
                cards |= 1 << card
        elif dealer != NOTHING and dealt[card] == dealer and is_with_another(s, seat, card):
            cards |= 1 << card
    return cards


@rule
def is_with_another(s: State, seat: int, card: int) -> bool:
    """Whether a card is in the hand or the packet of somebody else."""
    place = s.building_at[card]
    return IN_HAND <= place < LOOKED_AT and place != IN_HAND + seat and place != IN_PACKET + seat


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


# What a learning agent sees: the same as a person, as numbers, its own board first; mostly 0 is nothing.

HALF_OF_BUILDINGS = BUILDINGS // 2  # a bit for each of them is more than one number holds
HALF = (1 << HALF_OF_BUILDINGS) - 1
MANY = 99
UNLIMITED = 9_999  # ARC-022

# Where a building card is, as far as a seat knows: 0 unknown, then these, or IN_THE_PILE plus its depth.
MINE, IN_MY_PACKET, WITH_SOMEBODY = 1, 2, 3
WITH_PLAYER = 4  # plus how far to the left
BUILT_BY = 9
BEING_LOOKED_AT = 14  # plus its place in the order drawn
IN_THE_PILE = 20


@rule
def first_in_turn(s: State) -> int:
    """While boards are being chosen nobody starts yet."""
    return max(0, wide(s.start_seat))


@rule
def place_in_turn(s: State, seat: int) -> int:
    """How many turns after the start seat a seat comes (ARC-344: the automated opponent last)."""
    people = wide(s.people)
    if seat >= people:
        return people
    place = wide(seat) - first_in_turn(s)
    return place if place >= 0 else place + people


@rule
def turn_takers(s: State) -> int:
    """While nobody starts yet, the automated opponent has no place in the order."""
    return wide(s.seats) if s.start_seat >= 0 else wide(s.people)


@rule
def owner_after(s: State, seat: int, step: int) -> int:
    """The seat that has its turn so many turns after the observer's."""
    if step >= s.seats:
        return NOTHING
    place, people = place_in_turn(s, seat) + step, wide(s.people)
    if place >= turn_takers(s):
        place -= turn_takers(s)
    if place == people and s.start_seat >= 0:
        return people
    other = place + first_in_turn(s)
    return other if other < people else other - people


# What an observation needs of every seat, place or packet is worked out once, with a few bits of one number
# for each: to read them takes two steps and no branch, so that the compiler does many at a time.


@rule
def all_turns(s: State, seat: int) -> int:
    """How many turns after the observer each seat comes and 1 more, four bits each, nobody before seat 0."""
    turns = 0
    for other in range(s.seats):
        steps = place_in_turn(s, other) - place_in_turn(s, seat)
        if steps < 0:
            steps += turn_takers(s)
        turns |= (steps + 1) << (4 * other + 4)
    return turns


@rule
def turns_after(turns: int, other: int) -> int:
    """How many turns after the observer another seat comes; -1 for nobody."""
    return ((turns >> (4 * wide(other) + 4)) & 15) - 1


@rule
def all_owners(s: State, seat: int) -> int:
    """The seat of each number of turns after the observer's and 1 more, four bits each."""
    owners = 0
    for step in range(MAX_SEATS):
        owners |= (owner_after(s, seat, step) + 1) << (4 * step)
    return owners


@rule
def owner(owners: int, step: int) -> int:
    """The seat that has its turn so many turns after the observer's; -1 for nobody."""
    return ((owners >> (4 * step)) & 15) - 1


@rule
def market_good(deck: Printed, top: int, good: int) -> int:
    """What the small market card on top offers."""
    return deck.market_card[0, top, good] if top != NOTHING else 0


@rule
def apprentice_depth(s: State, card: int) -> int:
    """How deep in the pile an apprentice lies that was seen before."""
    depth = int(s.apprentice_depth[card])
    return depth + 1 if depth >= s.apprentices_unseen else 0


@rule
def all_holders(turns: int) -> int:
    """How it is told that a building card is in a hand, built or in a packet: four bits for each place."""
    holders = 0
    for other in range(MAX_SEATS):
        steps = turns_after(turns, other)
        hand, packet = WITH_PLAYER + steps, WITH_PLAYER + steps
        if steps == 0:
            hand, packet = MINE, IN_MY_PACKET
        holders |= hand << (4 * other)
        holders |= (BUILT_BY + steps) << (4 * (other + BUILT - IN_HAND))
        holders |= packet << (4 * (other + IN_PACKET - IN_HAND))
    return holders


@rule
def passed_on(s: State, seat: int) -> int:
    """How many cards of each packet a seat has seen that are with others: eight bits for each dealer."""
    count = 0
    for card in range(BUILDINGS):
        dealer = wide(s.building_dealt[card])
        if dealer != NOTHING and has_seen(s.building_seen[card], seat) and is_with_another(s, seat, card):
            count += 1 << (8 * dealer)
    return count


@rule
def known_place(s: State, seat: int, turns: int, holders: int, passed: int, card: int) -> int:
    """Where a building card is, as far as a seat knows.

    A card that was passed on could as well be where another of its packet is.
    """
    place, dealer = wide(s.building_at[card]), wide(s.building_dealt[card])
    held = (holders >> (4 * max(0, place - IN_HAND))) & 15
    if dealer != NOTHING and (passed >> (8 * dealer)) & 255 > 1 and WITH_PLAYER <= held < BUILT_BY:
        held = WITH_SOMEBODY
    looked_at = WITH_PLAYER + turns_after(turns, s.active)
    if s.active == seat:
        looked_at = BEING_LOOKED_AT + place - LOOKED_AT
    if place < DEPTHS:
        held = IN_THE_PILE + place
    elif place >= LOOKED_AT:
        held = looked_at
    return held if has_seen(s.building_seen[card], seat) else 0


@rule
def captured(player: Player, owners: int, step: int) -> int:
    """How many workers of whoever comes so many turns after the observer a player holds."""
    other = owner(owners, step)
    return player.captured[other] if other >= 0 else 0


OBSERVATION = Observation(
    [
        thing("stage", lambda s: open_stage(s.agenda), STAGES),
        whose("asked", lambda s, turns: turns_after(turns, open_seat(s.agenda)), MAX_SEATS - 1),
        amount("seats", lambda s: s.seats, MAX_SEATS),
        amount("people", lambda s: s.people, MAX_SEATS),
        flag("over", lambda s: s.over),
        thing("boards", lambda s: s.boards, len(BOARD_CHOICES) - 1),
        thing("opponent", lambda s: s.opponent, len(OPPONENTS) - 1),
        # While boards are being chosen nobody starts yet.
        whose("starts", lambda s, turns: turns_after(turns, s.start_seat), MAX_SEATS - 1),
        whose("active", lambda s, turns: turns_after(turns, s.active), MAX_SEATS - 1),
        amount("turns_left", lambda s: s.turns_left, MANY),
        amount("draft_step", lambda s: s.draft_step, DRAFTED),
        amount("tax_stand", lambda s: s.tax_stand, UNLIMITED),
        amount("guildhall_filled", lambda s: s.guildhall_filled, MOST_SPACES),
        amount("market_left", lambda s: s.market_left, MARKET_CARDS),
        amount("rewards_left", lambda s: s.rewards_left, REWARDS),
        amount("buildings_left", lambda s: s.buildings_left, BUILDINGS),
        amount("apprentices_left", lambda s: s.apprentices_left, APPRENTICES),
        amount("apprentices_unseen", lambda s: s.apprentices_unseen, APPRENTICES),
        amount("schemes_left", lambda s: s.schemes_left, SCHEMES),
        thing("scheme", lambda s: s.scheme + 1, SCHEMES),
        thing("command.location", lambda s: s.command.location + 1, len(LOCATIONS)),
        amount("command.workers", lambda s: s.command.workers, WORKERS),
        amount("command.used", lambda s: s.command.used, MANY),
        amount("command.captures", lambda s: s.command.captures, MANY),
        thing("command.captured_at", lambda s: s.command.captured_at, (1 << len(LOCATIONS)) - 1),
        thing("command.cell", lambda s: s.command.cell + 1, GRID),
        thing("command.hired", lambda s: s.command.hired + 1, APPRENTICES),
        thing("command.building", lambda s: s.command.building + 1, BUILDINGS),
        thing("command.slot", lambda s: s.command.slot + 1, MOST_APPRENTICES),
        flag("command.reset_due", lambda s: s.command.reset_due),
        thing("command.abilities_used", lambda s: s.command.abilities_used, (1 << MOST_APPRENTICES) - 1),
        thing("command.first_effects", lambda s: s.command.effects_resolved & HALF, HALF),
        thing("command.last_effects", lambda s: s.command.effects_resolved >> HALF_OF_BUILDINGS, HALF),
        whose(
            "guildhall",
            lambda s, turns, i: turns_after(turns, s.guildhall[i]),
            MAX_SEATS - 1,
            count=MOST_SPACES,
        ),
        whose(
            "market_worker",
            lambda s, turns, i: turns_after(turns, s.market_worker[i]),
            MAX_SEATS - 1,
            count=MARKET_SPACES,
        ),
        amount("market_good", market_good, MANY, low=-MANY, count=len(GOODS)),
        thing("market_large", lambda s: s.market_large + 1, MARKET_CARDS),
        flag("market_seen", lambda s, i: s.market_depth[i] == NOTHING, count=MARKET_CARDS),
        flag("reward_seen", lambda s, i: s.reward_at[i] == REVEALED, count=REWARDS),
        thing("grid", lambda s, i: s.grid[i] + 1, APPRENTICES, count=GRID),
        amount("coins", lambda s, i: s.coins[i], UNLIMITED, count=GRID),
        amount("apprentice_depth", apprentice_depth, APPRENTICES, count=APPRENTICES),
        thing("building", known_place, IN_THE_PILE + BUILDINGS, count=BUILDINGS),
        flag("scheme_seen", lambda s, i: s.scheme_depth[i] == NOTHING, count=SCHEMES),
    ],
    [
        amount("goods", lambda player, i: player.goods[i], UNLIMITED, count=len(GOODS)),
        amount("unpaid", lambda player: player.unpaid, UNLIMITED),
        amount("paid", lambda player: player.paid, UNLIMITED),
        amount("materials", lambda player: player.materials, UNLIMITED),
        amount("supply", lambda player: player.supply, WORKERS),
        amount("prison", lambda player: player.prison, WORKERS),
        amount("beside", lambda player: player.beside, WORKERS),
        amount("virtue", lambda player: player.virtue, MOST_VIRTUE),
        amount("virtue_due", lambda player: player.virtue_due, MANY, low=-MANY),
        amount("cathedral", lambda player: player.cathedral, CATHEDRAL_ROWS),
        thing("board", lambda player: player.board + 1, BOARDS),
        amount("hand", lambda player: player.hand, BUILDINGS),
        amount("cards_due", lambda player: player.cards_due, BUILDINGS),
        amount("working", lambda player, i: player.working[i], WORKERS, count=OPEN_CIRCLES),
        amount("captured", captured, WORKERS, count=MAX_SEATS),
        thing(
            "apprentices", lambda player, i: player.apprentices[i] + 1, APPRENTICES, count=MOST_APPRENTICES
        ),
    ],
    seats=MAX_SEATS,
    owner=owner,
    once={
        "turns": all_turns,
        "owners": all_owners,
        "top": small_card,
        "holders": all_holders,
        "passed": passed_on,
    },
)
observe = OBSERVATION.write(__name__, __file__)
