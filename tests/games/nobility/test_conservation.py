"""Nothing is lost, nothing is made: the laws of Nobility, after every action of 1,260 random games."""

from collections.abc import Callable

import numpy as np
import pytest

from moothall.engine.record import Records
from moothall.games.nobility import state as st
from moothall.games.nobility.game import GAME
from moothall.games.nobility.state import NOTHING
from tests.games.nobility.walks import UNIFORM, VARIANTS, WEIGHTS, walk, walker
from tests.laws.law import Bools
from tests.laws.random_games import RandomGames, Sample, hold_to_the_laws, open_stages

SEEDS = range(17)  # in each variant and of each kind of walk: 1,020 games
GENEROUS = range(4)  # and 240 with the other deck


@pytest.mark.rule(
    "NOB-004",
    "NOB-006",
    "NOB-007",
    "NOB-009",
    "NOB-020",
    "NOB-021",
    "NOB-023",
    "NOB-028",
    "NOB-029",
    "NOB-030",
)
@pytest.mark.parametrize("kind", WEIGHTS)
@pytest.mark.parametrize(("players", "events", "chancery"), VARIANTS)
def test_the_laws_hold_after_every_action(players: int, events: str, chancery: str, kind: str) -> None:
    walks = [walk(players, events, chancery, seed, kind) for seed in SEEDS]
    hold_to_the_laws(walks)


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_the_laws_hold_with_a_deck_in_which_everything_happens(number: int) -> None:
    walks = [walk(*VARIANTS[number], seed, kind, deck="generous") for seed in GENEROUS for kind in WEIGHTS]
    hold_to_the_laws(walks)


@pytest.mark.parametrize("player", [1, 2, 3])
def test_the_laws_know_who_was_chosen_to_be_first(player: int) -> None:
    walks = [walker().walk(3, seed, UNIFORM, first_player=str(player)) for seed in range(2)]
    hold_to_the_laws(walks)
    assert {int(walked.states["start_seat"][0]) for walked in walks} == {player - 1}


@pytest.mark.rule("NOB-097", "NOB-148", "NOB-406", "NOB-425", "NOB-451")
@pytest.mark.parametrize("number", range(0, len(VARIANTS), 3))
def test_what_is_settled_or_filled_stays_and_points_are_lost_in_sales_alone(number: int) -> None:
    """Houses, cards, stars, council tiles, desks, dice tiles and workshops are never taken back."""
    sale = GAME.space.first("sell_workshop"), GAME.space.first("end_turn")
    for seed in range(6):
        walked = walk(*VARIANTS[number], seed, "clerks", deck="generous")
        before, after = walked.states[:-1], walked.states[1:]
        for field in ("built", "races", "nobility", "council_tiles"):
            assert (before["players"][field] <= after["players"][field]).all(), field
        for field in ("workshop", "desks", "council_taken", "tile_owner", "tile_card"):
            there = before[field] != NOTHING
            assert (~there | (before[field] == after[field])).all(), field
        assert (before["tile_filled"] & ~after["tile_filled"] == 0).all()
        lowered = (after["players"]["vp"] < before["players"]["vp"]).any(axis=1)
        assert (~lowered | ((walked.actions >= sale[0]) & (walked.actions < sale[1]))).all()


@pytest.mark.rule("NOB-448")
def test_chance_has_its_say_in_rolls_and_shuffles_alone() -> None:
    """After the set-up: dice at the start of a round or from a workshop, a deck or a bag filled anew."""
    reroll = GAME.stages.index("reroll")
    for number in (0, 3, 9, 14, 19):
        for seed in range(6):
            states = walk(*VARIANTS[number], seed, "clerks").states
            before, after = states[:-1], states[1:]
            fresh = (before["active"] == NOTHING) | (before["round_number"] != after["round_number"])
            rolled = open_stages(before) == reroll
            shuffled = (after["bag_left"] > before["bag_left"]) | (
                after["settlers_left"] > before["settlers_left"]
            )
            same = before["chance"]["drawn"] == after["chance"]["drawn"]
            # A bag that is emptied, filled and drawn from again may hold less than before.
            emptied = left_the_discards(before, after, "building") | left_the_discards(
                before, after, "settler"
            )
            assert (same | fresh | rolled | shuffled | emptied).all()
            assert len(np.unique(states["chance"]["seed"])) == 1


def left_the_discards(before: Records, after: Records, kind: str) -> Bools:
    """Whether discards have been shuffled to be drawn again."""
    discards = f"{kind}_discards"
    return np.asarray(before[discards] & ~after[discards] != 0)


# The walks see all there is to see.


KINDS = [(*variant, seed, kind) for variant in VARIANTS for seed in range(2) for kind in WEIGHTS]
SAMPLE = Sample(lambda: [walk(*kind, deck) for kind in KINDS for deck in ("standard", "generous")])
every, boards = SAMPLE.every, SAMPLE.boards


def rises(field: str) -> bool:
    return any((left[1:] > left[:-1]).any() for left in every(field))


REACHED: dict[str, Callable[[], bool]] = {
    "a settler deck made of its discards": lambda: rises("settlers_left"),
    "a bag filled from the discards": lambda: rises("bag_left"),
    "an empty stack of council tiles": lambda: any((left == 0).any() for left in every("council_left")),
    "no modifier token in the supply": lambda: any((left == 0).any() for left in every("modifiers")),
    "no figure in a supply": lambda: any((figures == 0).any() for figures in boards("figures")),
    "both ends of the reputation track": lambda: (
        any((points == 6).any() for points in boards("reputation"))
        and any((points == 24).any() for points in boards("reputation"))
    ),
    "a White Lord": lambda: any((level == 12).any() for level in boards("nobility")),
    "four settled cards": lambda: any((built >= 4).any() for built in boards("built")),
    "two public buildings": lambda: any(
        ((plots != NOTHING).sum(axis=2) >= 2).any() for plots in boards("public")
    ),
    "a guild with three workshops": lambda: any((w != NOTHING).all(axis=2).any() for w in every("workshop")),
    "a workshop that was sold": lambda: any(
        ((walked.states["workshop"] != NOTHING) & (walked.states["owner"] == NOTHING)).any()
        for walked in SAMPLE.walks
        if walked.players > 2
    ),
    "a third commission card": lambda: any(
        (owner == seat).sum(axis=1).max() >= 3
        for owner in every("tile_owner")
        for seat in range(st.MAX_SEATS)
    ),
    "a full dice tile": lambda: any((filled == st.TILE_FILLED).any() for filled in every("tile_filled")),
    "desks of both rows": lambda: any(
        (desks[:, : st.PIPS] != NOTHING).any() and (desks[:, st.PIPS :] != NOTHING).any()
        for desks in every("desks")
    ),
    "both dice of the automa in one guild": lambda: any(
        (dice[:, st.AUTOMA_RED] == dice[:, st.AUTOMA_BLUE]).any() and dice.any() for dice in every("automa")
    ),
}


class TestRandomGames(RandomGames):
    game, sample, reached = GAME, SAMPLE, REACHED
