"""Nothing is lost, nothing is made: where coins, cards and rooms go, after every action of random games."""

import numpy as np
import pytest

from moothall.engine.record import Ints, Records
from moothall.games.guilds.game import GAME
from moothall.games.guilds.state import DISCARDED, IN_PILE, NOTHING, ON_TABLE, PAID, SMALL_ROOMS
from tests.games.guilds.table import PRINTED
from tests.games.guilds.walks import VARIANTS, WEIGHTS, walk
from tests.laws.law import Bools
from tests.walks import Walk

SEEDS = range(5)


def walks(players: int, variant: str) -> list[Walk]:
    return [walk(players, variant, seed, kind) for kind in WEIGHTS for seed in SEEDS]


def of_block(walked: Walk, name: str) -> Bools:
    """Which answers of a walk are of that block."""
    block = GAME.space.blocks[name]
    return np.asarray((walked.actions >= block.first) & (walked.actions < block.first + block.length))


def value(walked: Walk, axis: str) -> Ints:
    """What each answer names on an axis; 0 where it has none."""
    return np.array([GAME.space.decode(int(action)).values.get(axis, 0) for action in walked.actions])


def silver(states: Records) -> Ints:
    """All that is in purses, on tents and on rooms."""
    return np.asarray(
        states["players"]["silver"].sum(axis=1)
        + states["players"]["tents"].sum(axis=(1, 2))
        + (states["protection"] == PAID).sum(axis=1)
    )


def gold(states: Records) -> Ints:
    return np.asarray(states["players"]["gold"].sum(axis=1))


def weeks(walked: Walk) -> Bools:
    """Whether an answer ended a week, or the game: coins are then discarded and paid out."""
    before, after = walked.states[:-1], walked.states[1:]
    return np.asarray((before["week"] != after["week"]) | (after["over"] != 0))


@pytest.mark.rule("GLD-102", "GLD-110", "GLD-131", "GLD-134", "GLD-143", "GLD-151", "GLD-192")
@pytest.mark.parametrize(("players", "variant"), VARIANTS)
def test_coins_come_and_go_by_the_rules_alone(players: int, variant: str) -> None:
    for walked in walks(players, variant):
        within = ~weeks(walked)
        earned = np.diff(silver(walked.states)) * within
        saved = np.diff(gold(walked.states)) * within
        lots = value(walked, "lots")
        for block in ("bid", "add", "buy", "place", "protect", "done"):
            assert not earned[of_block(walked, block)].any(), block
        for block in ("bid", "add", "buy", "protect", "done", "pass_turn"):
            # A last pass may lead to a forced taking, and that to the Master Thief, who only moves gold.
            assert not saved[of_block(walked, block)].any(), block
        exchanged = of_block(walked, "exchange")
        assert (earned[exchanged] == -5 * lots[exchanged]).all()
        assert (saved[exchanged] == lots[exchanged]).all()
        placed = of_block(walked, "place")
        assert ((saved[placed] < 0) & (saved[placed] >= -5)).all()


@pytest.mark.rule("GLD-098", "GLD-101", "GLD-118", "GLD-119")
@pytest.mark.parametrize(("players", "variant"), VARIANTS)
def test_silver_lies_on_tents_until_a_card_is_taken_or_the_auction_is_over(
    players: int, variant: str
) -> None:
    for walked in walks(players, variant):
        before, after = walked.states[:-1], walked.states[1:]
        in_auction = (before["phase"] == 2) & (after["phase"] == 2) & ~weeks(walked)
        placed = after["players"]["tents"] - before["players"]["tents"]
        added, taken = of_block(walked, "add"), of_block(walked, "take")
        assert (
            placed[added & in_auction].sum(axis=(1, 2)) == value(walked, "silver")[added & in_auction]
        ).all()
        assert ((placed[added & in_auction] > 0).sum(axis=(1, 2)) == 1).all()
        # A take empties the own tent in that area, and no other; a forced one may bring on the next.
        unforced = in_auction & (before["passes"] < players)
        freely = taken & unforced
        assert ((placed[freely] < 0).sum(axis=(1, 2)) == 1).all()
        assert not (placed[taken & in_auction] > 0).any()
        others = unforced & ~added & ~taken & ~of_block(walked, "pass_turn")
        assert not placed[others].any()
        # GLD-132: in all other phases the tents are empty.
        assert not after["players"]["tents"][after["phase"] != 2].any()


@pytest.mark.rule("GLD-094")
@pytest.mark.parametrize(("players", "variant"), VARIANTS)
def test_no_two_tents_of_an_area_hold_the_same_silver(players: int, variant: str) -> None:
    for walked in walks(players, variant):
        tents = walked.states["players"]["tents"]
        for one in range(players):
            for other in range(one):
                same = (tents[:, one] == tents[:, other]) & (tents[:, one] > 0)
                assert not same.any()


@pytest.mark.rule("GLD-025", "GLD-071", "GLD-151")
@pytest.mark.parametrize("deck", ["standard", "generous"])
@pytest.mark.parametrize(("players", "variant"), VARIANTS)
def test_every_card_and_every_room_is_in_one_place(players: int, variant: str, deck: str) -> None:
    for kind in WEIGHTS:
        states = walk(players, variant, 11, kind, deck).states
        for where, piles, table in (
            ("character_at", ("character_pile",), states["town"].reshape(len(states), -1)),
            ("room_at", ("small_pile", "large_pile"), states["display"]),
        ):
            places = states[where]
            for number in range(places.shape[1]):
                in_pile = sum((states[pile] == number).sum(axis=1) for pile in piles)
                assert (in_pile == (places[:, number] == IN_PILE)).all()
                assert ((table == number).sum(axis=1) == (places[:, number] == ON_TABLE)).all()
                gone = places[:, number] == DISCARDED
                assert (gone[1:] >= gone[:-1]).all()
        for seat in range(players):
            player = states["players"][:, seat]
            assert (player["members"] == (states["character_at"] == seat).sum(axis=1)).all()
            ranks = np.where(states["character_at"] == seat, states["rank"], NOTHING)
            assert (ranks.max(axis=1) == player["members"] - 1).all()
            assert (player["built"] == (states["room_at"] == seat).sum(axis=1)).all()
            assert (player["built"] == (player["rooms"] != NOTHING).sum(axis=1)).all()


@pytest.mark.rule("GLD-157", "GLD-158", "GLD-178", "GLD-187")
@pytest.mark.parametrize(("players", "variant"), VARIANTS)
def test_cells_once_covered_stay_so_and_those_reached_too(players: int, variant: str) -> None:
    for walked in walks(players, variant):
        for seat in range(players):
            player = walked.states["players"][:, seat]
            for field in ("occupied", "active"):
                assert not (player[field][:-1] & ~player[field][1:]).any()
            assert not (player["active"] & ~player["occupied"]).any()
            cells = np.bitwise_count(player["occupied"].astype(np.uint16))
            large = (player["rooms"] >= SMALL_ROOMS).sum(axis=1)
            assert (cells == 1 + player["built"] + large).all()


@pytest.mark.rule("GLD-006", "GLD-103")
def test_nobody_ever_has_more_silver_than_there_are_numbers_for() -> None:
    most = len(range(GAME.space.blocks["add"].length)) - 1
    for variant in VARIANTS:
        for walked in walks(*variant):
            player = walked.states["players"]
            assert (player["silver"] + player["tents"].sum(axis=2) <= most).all()
            assert (player["silver"] >= 0).all()
            assert (player["gold"] >= 0).all()
    assert int(PRINTED.hall_silver) <= most
