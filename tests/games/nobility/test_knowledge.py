"""Who may know what: the piles and the commission cards (NOB-419, NOB-449, NOB-476, NOB-484)."""

from collections import Counter
from math import sqrt
from typing import Any

import numpy as np
import pytest

from moothall.games.nobility.game import GAME
from moothall.games.nobility.state import COMMISSIONS, DEALT, DRAWN, HELD, NOTHING, RETURNED, ROUNDS
from tests.games.nobility.table import COMMISSION_IDS, DECK, EVENTS, TILE_IDS, Table, commission
from tests.games.nobility.walks import VARIANTS, walk
from tests.games.secrets import KeptSecrets, Witness
from tests.laws.forgeries import numbers_of
from tests.walks import Walk

PILES = {
    "settler_pile": "settlers_left",
    "bag": "bag_left",
    "ship_pile": "ships_left",
    "council_pile": "council_left",
    "tile_pile": "tiles_left",
}
PLACE = ("commission_at", "commission_seen", "commission_known")


WITNESS = Witness(GAME)
DICE = (
    "tavern",
    "yard",
    "guild_dice",
    "hall_dice",
    "harbour",
    "council_dice",
    "berk",
    "castle",
    "chancery_dice",
)
record, concealed = WITNESS.record, WITNESS.concealed


def knows(s: Any, seat: int, card: int) -> bool:
    return bool(int(s.commission_known[card]) >> seat & 1)


@pytest.mark.rule("NOB-419", "NOB-449")
class TestSecrets(KeptSecrets):
    witness, variants = WITNESS, VARIANTS
    secret = (*PILES, *PLACE, "event_order", "tile_card")
    spectators = False
    observed, unobserved = (4, "on", "on"), "nothing"

    def lay_out(self, s: Any) -> None:
        for place in DICE:
            s[place]["value"] = 1  # only where there is a die it is somebody's

    def walks(self, variant: tuple[int, str, str]) -> list[Walk]:
        return [walk(*variant, 1, "clerks" if variant[2] == "on" else "eager")]

    def change_secrets(self, s: Any, seat: int, dice: np.random.Generator) -> None:
        for pile, left in PILES.items():
            s[pile][: s[left]] = dice.permutation(s[pile][: s[left]])
        if s.events:
            come = int(s.round_number) - (s.event == NOTHING)
            for first, end in ((come, 5), (max(come, 5), ROUNDS)):
                if first < end:
                    s.event_order[first:end] = dice.permutation(s.event_order[first:end])
        if s.chancery:
            change_commissions(s, seat, dice)


def change_commissions(s: Any, seat: int, dice: np.random.Generator) -> None:
    """Cards whose faces the seat has never seen: any of them may be where any other is."""
    unseen = [card for card in range(COMMISSIONS) if not int(s.commission_seen[card]) >> seat & 1]
    order = [int(card) for card in dice.permutation(unseen)]
    for field in PLACE:
        s[field][unseen] = s[field][order]
    cards = dict(zip(order, unseen, strict=True))
    s.tile_card[:] = [cards.get(int(card), int(card)) for card in s.tile_card]
    see_others(s, seat, dice)


def see_others(s: Any, seat: int, dice: np.random.Generator) -> None:
    """The others have seen other ones of the cards whose places they don't know."""
    for other in range(s.seats):
        lost = [card for card in range(COMMISSIONS) if not knows(s, other, card)]
        glances = s.commission_seen[lost] & (1 << other)
        if other != seat:
            s.commission_seen[lost] += dice.permutation(glances) - glances


# What was seen stays known.


@pytest.mark.rule("NOB-392", "NOB-476")
def test_each_sees_only_the_own_three_cards() -> None:
    table = Table(3, chancery=True, chosen=False)
    for seat in range(3):
        known = [card for card in range(COMMISSIONS) if knows(table.s, seat, card)]
        assert known == [card for card in range(COMMISSIONS) if table.s.commission_at[card] == DEALT + seat]
        assert len(known) == 3
    table.play("keep_commission", commission="M02")
    assert [int(table.s.commission_at[card]) for card in range(3)] == [RETURNED, HELD, RETURNED]
    assert all(knows(table.s, 0, card) and not knows(table.s, 1, card) for card in range(3))


@pytest.mark.rule("NOB-393", "NOB-484")
def test_what_was_given_back_is_in_the_deck_and_with_nobody() -> None:
    """Seat 0 had M01, M02 and M03 and kept M01; any other card may be that of seat 1, each as likely."""
    table = Table(3, chancery=True)
    assert not any(knows(table.s, 0, card) for card in range(1, COMMISSIONS))
    firsts: Counter[str] = Counter()
    depths: Counter[int] = Counter()
    for seed in range(450):
        s = record(concealed(table.match.state, 0, seed))
        firsts[COMMISSION_IDS[int(s.tile_card[s.players[1].first_tile])]] += 1
        depths[int(s.commission_at[commission("M02")])] += 1
    assert {*firsts} == {*COMMISSION_IDS} - {"M01", "M02", "M03"}
    # And those two lie anywhere in the deck.
    assert sorted(depths) == [*range(15)]
    mean = 450 / 15
    assert all(abs(count - mean) < 5 * sqrt(mean) for count in [*firsts.values(), *depths.values()])


def with_commissions_drawn(count: int) -> Table:
    """Seat 0 has drawn so many cards in Berk's Office."""
    table = Table(2, chancery=True)
    table.seat_at(0)
    value = 2 * count - 1
    table.dice(value)
    table.place("berk", value)
    table.play("acquire")
    return table


@pytest.mark.rule("NOB-484")
def test_who_put_a_card_under_the_deck_knows_where_it_is() -> None:
    table = with_commissions_drawn(3)
    drawn = [card for card in range(COMMISSIONS) if table.s.commission_at[card] >= DRAWN]
    assert [knows(table.s, 0, card) for card in drawn] == [True] * 3
    assert [knows(table.s, 1, card) for card in drawn] == [False] * 3
    kept, *others = drawn
    table.play("keep_commission", commission=kept)
    for card in others:
        assert table.s.commission_at[card] >= table.s.commissions_left - 2
        assert knows(table.s, 0, card)
        for seed in range(20):
            assert (
                record(concealed(table.match.state, 0, seed)).commission_at[card]
                == table.s.commission_at[card]
            )
    elsewhere = {
        int(record(concealed(table.match.state, 1, seed)).commission_at[others[0]]) for seed in range(200)
    }
    assert len(elsewhere) > 10


@pytest.mark.rule("NOB-484")
def test_of_several_cards_drawn_nobody_else_knows_which_was_kept() -> None:
    """Even who knew what lay on top: but not where only one was drawn."""
    for count in (1, 2):
        table = with_commissions_drawn(count)
        drawn = [card for card in range(COMMISSIONS) if table.s.commission_at[card] >= DRAWN]
        assert len(drawn) == count
        for card in drawn:
            table.s.commission_seen[card] |= 2
            table.s.commission_known[card] |= 2
        table.play("keep_commission", commission=drawn[0])
        assert knows(table.s, 0, drawn[0])
        assert knows(table.s, 1, drawn[0]) == (count == 1)
        assert [knows(table.s, 0, card) for card in drawn[1:]] == [True] * (count - 1)
        assert not any(knows(table.s, 1, card) for card in drawn[1:])


@pytest.mark.rule("NOB-419")
def test_commissions_lie_open_when_the_game_is_over() -> None:
    table = Table(3, chancery=True)
    table.finish()
    for tile in range(len(table.s.tile_card)):
        if table.s.tile_card[tile] != NOTHING:
            assert all(knows(table.s, seat, int(table.s.tile_card[tile])) for seat in range(3))


@pytest.mark.rule("NOB-351")
def test_events_that_have_come_are_known_and_all_others_may_come() -> None:
    table = Table(2, events=EVENTS)
    table.end_round()
    come: list[Counter[int]] = [Counter() for _ in range(ROUNDS)]
    for seed in range(200):
        s = record(concealed(table.match.state, 0, seed))
        for place in range(ROUNDS):
            come[place][int(s.event_order[place])] += 1
    assert [*come[0]] == [DECK.ids("event").index("E01")]
    assert [*come[1]] == [DECK.ids("event").index("E02")]
    assert {*come[2]} == {*range(2, 8)}
    assert {*come[9]} == {*range(8, 16)}


# What lies open is observed.

HIDDEN = {*PILES, *PLACE, "event_order", "tile_card"}


def test_every_number_that_lies_open_is_observed() -> None:
    """Whatever changes on the table, a learning agent sees another table."""
    table = Table(players=3, chancery=True, events=True)
    for location in ("tavern", "yard", "guild", "hall", "harbour", "council", "berk", "castle", "chancery"):
        table.fill(location, 3, seat=1)
    state = table.match.state
    seen = WITNESS.observation(state, 0)
    numbers = [field for field in numbers_of(GAME.state.layout) if not field.startswith("chance.")]
    fields = [field for field in numbers if field not in HIDDEN]
    assert len(fields) > 90
    for field in fields:
        changed = state.copy()
        values: Any = changed
        for step in field.split("."):
            values = values[step]
        values[(0,) * values.ndim] ^= 1
        assert WITNESS.observation(changed, 0) != seen, field


@pytest.mark.rule("NOB-419")
def test_the_commission_on_a_dice_tile_is_observed_by_whoever_knows_it() -> None:
    table = Table(2, chancery=True)
    table.hold("M05", "D07", seat=1)
    span = WITNESS.game.observation["tile_card"]
    seen = [WITNESS.observation(table.match.state, seat)[span] for seat in range(2)]
    card, tile = COMMISSION_IDS.index("M05") + 1, TILE_IDS.index("D07")
    assert [numbers[tile] for numbers in seen] == [0, card]
    unowned = [number for number, owner in enumerate(table.s.tile_owner) if owner == NOTHING]
    assert not any(numbers[number] for numbers in seen for number in unowned)
