"""Who may know what: hands, piles and the draft (ARC-004, ARC-005, ARC-378 to ARC-380, ARC-392)."""

from collections import Counter, defaultdict
from typing import Any

import msgspec
import numpy as np
import pytest

from moothall.engine.record import Ints, Records
from moothall.games.architects.game import GAME
from moothall.games.architects.knowledge import WITH_PLAYER, WITH_SOMEBODY
from moothall.games.architects.state import (
    BUILDINGS,
    BUILT,
    EVERYBODY,
    GOODS,
    IN_HAND,
    IN_PACKET,
    LOOKED_AT,
    MAX_SEATS,
    NOTHING,
    REVEALED,
)
from tests.games.architects.table import MARKET_IDS, Table
from tests.games.architects.walks import VARIANTS, WEIGHTS, walk
from tests.games.secrets import ORDERS, SPECTATOR, KeptSecrets, Witness, deviation, one
from tests.walks import Walk

WITNESS = Witness(GAME)
record, concealed, observation = WITNESS.record, WITNESS.concealed, WITNESS.observation
CARD = ("building_at", "building_seen", "building_dealt")  # where a building card is, in all respects
SECRET = (*CARD, "market_depth", "reward_at", "apprentice_depth", "scheme_depth")
SOME = [variant for number, variant in enumerate(VARIANTS) if number % 4 == 0]


def has_seen(s: Any, seat: int, card: int) -> bool:
    seen = int(s.building_seen[card])
    return seen == EVERYBODY if seat == SPECTATOR else bool(seen >> seat & 1)


@pytest.mark.rule("ARC-004", "ARC-005", "ARC-378", "ARC-379", "ARC-380", "ARC-392")
class TestSecrets(KeptSecrets):
    witness, variants, secret = WITNESS, SOME, SECRET
    # The fifth player's, and spaces that the Guildhall has only then.
    observed, unobserved = (4, "random", "none"), r"players\[\d\]\.captured\[4\]|guildhall\[2[0-3]\]"

    def walks(self, variant: tuple[int, str, str]) -> list[Walk]:
        return [walk(*variant, seed, kind) for seed in range(2) for kind in WEIGHTS]

    def change_secrets(self, s: Any, seat: int, dice: np.random.Generator) -> None:
        groups: dict[int, list[int]] = defaultdict(list)
        for card in range(BUILDINGS):
            place, dealer = int(s.building_at[card]), int(s.building_dealt[card])
            elsewhere = IN_HAND <= place < LOOKED_AT and place not in (IN_HAND + seat, IN_PACKET + seat)
            if not has_seen(s, seat, card):
                groups[NOTHING].append(card)
            elif dealer != NOTHING and elsewhere:
                groups[dealer].append(card)
        for cards in groups.values():
            order = dice.permutation(cards)
            for field in CARD:
                s[field][cards] = s[field][order]
        unseen = (s.apprentice_depth >= 0) & (s.apprentice_depth < s.apprentices_unseen)
        shuffle(s.apprentice_depth, unseen, dice)
        shuffle(s.reward_at, s.reward_at != REVEALED, dice)
        shuffle(s.scheme_depth, s.scheme_depth >= 0, dice)
        turn_market(s, dice)


def shuffle(places: Ints, hidden: Any, dice: np.random.Generator) -> None:
    places[hidden] = dice.permutation(places[hidden])


def turn_market(s: Any, dice: np.random.Generator) -> None:
    """Another card with the same small side on top, and any order beneath."""
    if s.market_left:
        small = WITNESS.printed.market_card[0]
        top = int(np.flatnonzero(s.market_depth == 0)[0])
        alike = [c for c in range(10) if s.market_depth[c] >= 0 and (small[c] == small[top]).all()]
        other = int(dice.choice(alike))
        s.market_depth[top], s.market_depth[other] = int(s.market_depth[other]), 0
        shuffle(s.market_depth, s.market_depth > 0, dice)


# The draft.


def drafted(players: int) -> Table:
    """The draft is over; whoever picks keeps the first card of the packet."""
    table = Table(players=players, drafted=False)
    while table.stage == "draft":
        table.match.play(table.match.legal()[0])
    return table


def imagined(table: Table, seat: int, trials: int = 60) -> list[Records]:
    return [concealed(table.match.state, seat, number) for number in range(trials)]


def places_of(states: list[Records], card: int) -> set[int]:
    return {int(state["building_at"][0, card]) for state in states}


def observed_places(table: Table, seat: int) -> list[int]:
    return observation(table.match.state, seat)[GAME.observation["building"]]


def packet_of(table: Table, seat: int) -> list[int]:
    return [card for card in range(BUILDINGS) if table.s.building_at[card] == IN_PACKET + seat]


@pytest.mark.rule("ARC-041")
def test_picks_stay_hidden_until_all_have_picked() -> None:
    """Neither from who has not seen the packet yet, nor from who has just passed it on."""
    table = Table(players=3, drafted=False)
    first = packet_of(table, 0)
    table.play("pick", building=first[0])
    hands = [tuple(np.flatnonzero(state["building_at"][0] == IN_HAND)) for state in imagined(table, 1)]
    assert len({*hands}) > 10
    table.play("pick", building=packet_of(table, 1)[0])
    table.play("pick", building=packet_of(table, 2)[0])
    assert packet_of(table, 1) == first[1:]
    table.play("pick", building=packet_of(table, 0)[0])
    table.play("pick", building=first[1])  # by seat 1, and seat 2 has still to pick
    assert table.seat == 2
    for card in first[1:]:
        assert places_of(imagined(table, 0), card) == {IN_HAND + 1, IN_PACKET + 1}


@pytest.mark.rule("ARC-041")
def test_between_two_players_the_packet_comes_back_and_tells_what_was_kept() -> None:
    table = Table(players=2, drafted=False)
    first = packet_of(table, 0)
    table.play("pick", building=first[0])
    table.play("pick", building=packet_of(table, 1)[0])
    table.play("pick", building=packet_of(table, 0)[0])
    table.play("pick", building=first[1])
    assert packet_of(table, 0) == first[2:]
    assert places_of(imagined(table, 0), first[1]) == {IN_HAND + 1}


@pytest.mark.rule("ARC-041", "ARC-379")
def test_of_a_packet_nobody_knows_who_kept_what() -> None:
    """Four players: what seat 0 passed first is with seats 1 and 2 and under the pile."""
    table = drafted(4)
    dealt = [card for card in range(BUILDINGS) if table.s.building_dealt[card] == 0]
    passed = [card for card in dealt if table.s.building_at[card] != IN_HAND]
    assert sorted(int(table.s.building_at[card]) for card in passed) == [IN_HAND + 1, IN_HAND + 2]
    states = imagined(table, 0)
    for card in passed:
        assert places_of(states, card) == {IN_HAND + 1, IN_HAND + 2}
        assert observed_places(table, 0)[card] == WITH_SOMEBODY
    for state in states:  # one of them each, never both in one hand
        assert {int(state["building_at"][0, card]) for card in passed} == {IN_HAND + 1, IN_HAND + 2}
    # Seat 1 saw three of that packet: so it knows what seat 2 kept, and seat 3 knows nothing of it.
    with_two = next(card for card in passed if table.s.building_at[card] == IN_HAND + 2)
    assert places_of(imagined(table, 1), with_two) == {IN_HAND + 2}
    assert observed_places(table, 1)[with_two] == WITH_PLAYER + 1
    assert len(places_of(imagined(table, 3), with_two)) > 5
    assert observed_places(table, 3)[with_two] == 0


@pytest.mark.rule("ARC-379")
def test_the_last_cards_of_the_draft_are_known_to_who_held_them() -> None:
    table = drafted(4)
    left = int(table.s.buildings_left)
    bottom = [int(np.flatnonzero(table.s.building_at == left - 4 + step)[0]) for step in range(4)]
    for seat in range(4):
        states = imagined(table, seat)
        for step, card in enumerate(bottom):
            # Seat `step` put it there; it began two seats before and was not with the one behind.
            held = seat != (step + 1) % 4
            assert (places_of(states, card) == {left - 4 + step}) == held, (step, seat)


@pytest.mark.rule("ARC-379")
def test_a_discarded_card_is_known_to_its_holder_wherever_it_goes() -> None:
    """Under the pile, and then in the hand of whoever draws it."""
    table = drafted(2)
    seat, other = table.seat, 1 - table.seat
    unseen = next(
        card
        for card in range(BUILDINGS)
        if table.s.building_at[card] == IN_HAND + seat and not has_seen(table.s, other, card)
    )
    table.has(gold=1)
    table.place("guildhall")
    table.play("advance")
    table.play("discard", building=unseen)
    depth = int(table.s.building_at[unseen])
    assert depth == table.s.buildings_left - 1
    assert places_of(imagined(table, seat), unseen) == {depth}
    assert len(places_of(imagined(table, other), unseen)) > 5


@pytest.mark.rule("ARC-135", "ARC-379")
def test_a_blueprint_is_seen_by_the_acting_player_alone() -> None:
    table = drafted(2)
    seat, other = table.seat, 1 - table.seat
    table.has(silver=2)
    table.place("black_market_middle")
    table.play("blueprint")
    looked = [card for card in range(BUILDINGS) if table.s.building_at[card] >= LOOKED_AT]
    assert len(looked) == 5
    for kept in (None, looked[0]):
        if kept is not None:
            table.play("pick", building=kept)
        mine, theirs = imagined(table, seat), imagined(table, other)
        for card in looked:
            assert places_of(mine, card) == {int(table.s.building_at[card])}
            assert len(places_of(theirs, card)) > 5


def test_who_knew_a_card_of_the_pile_knows_who_looks_at_it_now() -> None:
    table = drafted(3)
    seat = table.seat
    table.has(silver=2)
    table.place("black_market_middle")
    table.play("blueprint")
    looked = [card for card in range(BUILDINGS) if table.s.building_at[card] >= LOOKED_AT]
    for other in {0, 1, 2} - {seat}:
        for card in looked:
            table.s.building_seen[card] |= 1 << other
        for card in looked:
            assert observed_places(table, other)[card] == WITH_PLAYER + (seat - other) % 3


@pytest.mark.rule("ARC-379")
def test_what_the_opponent_revealed_is_known_to_all() -> None:
    for seed in range(200):
        states = walk(1, "standard", "constantine", seed, "builders").states
        built = (states["building_at"] == BUILT + 1).sum(axis=1)
        if built[-1]:
            break
    ply = int(np.flatnonzero(built)[0])
    state = one(states, ply)
    left = int(record(state).buildings_left)
    for depth in (left - 1, left - 2):
        card = int(np.flatnonzero(record(state).building_at == depth)[0])
        assert record(state).building_seen[card] == EVERYBODY
        assert places_of([concealed(state, SPECTATOR, n) for n in range(40)], card) == {depth}


@pytest.mark.rule("ARC-378")
@pytest.mark.parametrize("top", MARKET_IDS)
def test_only_the_small_side_of_the_top_market_card_is_seen(top: str) -> None:
    """Two cards share each small side, so the top card is one of two while the other isn't known."""
    small = WITNESS.printed.market_card[0]
    seen = small[MARKET_IDS.index(top)]
    twin = next(
        name for name, side in zip(MARKET_IDS, small, strict=True) if name != top and (side == seen).all()
    )
    others = [name for name in MARKET_IDS if name not in (top, twin)]
    table = Table(players=2)
    table.market_pile(top, *others, twin)
    assert imagined_tops(table) == {top, twin}
    # Once one of the two lies in the large pile, the other is certain.
    table.market_pile(top, *others, large=twin)
    assert imagined_tops(table) == {top}


def imagined_tops(table: Table) -> set[str]:
    """Of the small market pile."""
    return {MARKET_IDS[int(np.argmin(state["market_depth"][0] != 0))] for state in imagined(table, 0, 12)}


@pytest.mark.rule("ARC-380")
def test_the_removed_rewards_are_unknown() -> None:
    table = Table(players=2)
    states = imagined(table, 0, 200)
    for card in range(11):
        assert {int(state["reward_at"][0, card]) for state in states} == {NOTHING, 0, 1, 2, 3, 4}


# Evenly.


def test_every_hidden_order_is_equally_likely() -> None:
    """Of four unseen cards in each pile; and the two cards that were passed on in the draft."""
    state = drafted(4).match.state.copy()
    s = record(state)
    passed = [c for c in range(BUILDINGS) if s.building_dealt[c] == 0 and s.building_at[c] != IN_HAND]
    s.building_seen[:] |= 1
    hidden = [c for c in range(BUILDINGS) if s.building_at[c] < 4]
    s.building_seen[hidden] &= ~1
    s.apprentices_unseen = 4
    s.reward_at[:] = REVEALED
    s.reward_at[:4] = range(4)
    s.scheme_depth[:4] = range(4)
    found = WITNESS.conceal_often(state)
    apprentices = np.flatnonzero((s.apprentice_depth >= 0) & (s.apprentice_depth < 4))
    for what, places in {
        "buildings": found["building_at"][:, hidden],
        "apprentices": found["apprentice_depth"][:, apprentices],
        "rewards": found["reward_at"][:, :4],
        "schemes": found["scheme_depth"][:, :4],
    }.items():
        counts = Counter(map(tuple, places.tolist()))
        assert deviation(np.array([counts[order] for order in ORDERS])) < 5, what
    assert deviation(np.bincount(found["building_at"][:, passed[0]] - IN_HAND)[1:3]) < 5
    tops = np.argmin(np.where(found["market_depth"] == 0, 0, 1), axis=1)
    assert deviation(np.bincount(tops)[np.unique(tops)]) < 5


# Observing: what a person sees, an agent sees.


@pytest.mark.parametrize(("players", "boards", "opponent"), SOME)
def test_different_views_are_different_observations(players: int, boards: str, opponent: str) -> None:
    """Over the positions of a game."""
    views: dict[tuple[int, ...], set[bytes]] = defaultdict(set)
    states = walk(players, boards, opponent, 3, "dealers").states
    for number in range(0, len(states), 5):
        state = one(states, number)
        shown = msgspec.json.encode(WITNESS.view(state, players - 1))
        views[tuple(observation(state, players - 1))].add(shown)
    assert len(views) > 20
    assert all(len(shown) == 1 for shown in views.values())


def test_the_observer_sits_first() -> None:
    """Seats are counted from the observer's, so that an agent plays alike in every seat."""
    for _, _, state, _ in TestSecrets().moments((3, "random", "none")):
        goods = [record(state).players[seat].goods.tolist() for seat in range(3)]
        for seat in range(3):
            numbers = observation(state, seat)
            boards = [numbers[GAME.observation[f"{step}.goods"]] for step in range(MAX_SEATS)]
            assert boards == [*goods[seat:], *goods[:seat], [0] * 6, [0] * 6]


@pytest.mark.parametrize("seat", range(3))
def test_whose_workers_are_captured_is_counted_from_the_observer_on(seat: int) -> None:
    table = Table(3)
    table.captive(seat, 2, seat=(seat + 1) % 3)
    numbers = observation(table.match.state, seat)
    held = [numbers[GAME.observation[f"{step}.captured"]] for step in range(3)]
    assert held == [[0, 2, 0, 0, 0], [0] * 5, [0] * 5]


@pytest.mark.rule("ARC-344")
@pytest.mark.parametrize("start", [0, 1])
def test_the_automated_opponent_sits_behind_whoever_has_the_last_turn(start: int) -> None:
    table = Table(2, opponent="helena", start_seat=start)
    for seat in range(3):
        table.has(seat, silver=seat + 1)
    silver = GOODS.index("silver")
    order = [start, 1 - start, 2]
    for first, seat in enumerate(order):
        numbers = observation(table.match.state, seat)
        seen = [numbers[GAME.observation[f"{step}.goods"]][silver] - 1 for step in range(3)]
        assert seen == [*order[first:], *order[:first]]
