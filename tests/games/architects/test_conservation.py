"""Nothing is lost, nothing is made: the laws of Architects, after every action of 1,008 random games."""

from collections.abc import Callable

import numpy as np
import pytest

from moothall.games.architects import state as st
from moothall.games.architects.game import GAME
from moothall.games.architects.state import NOTHING
from tests.games.architects.walks import VARIANTS, WEIGHTS, walk
from tests.laws.random_games import RandomGames, Sample, hold_to_the_laws

SEEDS = range(14)  # in each variant and of each kind of walk: 1,008 games


@pytest.mark.rule("ARC-001", "ARC-013", "ARC-014", "ARC-015", "ARC-016", "ARC-018", "ARC-098", "ARC-189")
@pytest.mark.parametrize("kind", WEIGHTS)
@pytest.mark.parametrize(("players", "boards", "opponent"), VARIANTS)
def test_the_laws_hold_after_every_action(players: int, boards: str, opponent: str, kind: str) -> None:
    walks = [walk(players, boards, opponent, seed, kind) for seed in SEEDS]
    hold_to_the_laws(walks)


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_the_laws_hold_with_a_deck_in_which_everything_happens(number: int) -> None:
    walks = [walk(*VARIANTS[number], seed, kind, deck="generous") for seed in range(6) for kind in WEIGHTS]
    hold_to_the_laws(walks)


@pytest.mark.rule("ARC-176", "ARC-189", "ARC-231")
@pytest.mark.parametrize("number", range(0, len(VARIANTS), 3))
def test_what_is_laid_or_built_or_paid_stays(number: int) -> None:
    """Workers in the Guildhall, buildings, paid debts and the way up the Cathedral are never taken back."""
    for seed in range(6):
        walked = walk(*VARIANTS[number], seed, "dealers")
        before, after = walked.states[:-1], walked.states[1:]
        laid = before["guildhall"] != NOTHING
        assert (~laid | (before["guildhall"] == after["guildhall"])).all()
        built = (before["building_at"] >= st.BUILT) & (before["building_at"] < st.IN_PACKET)
        assert (~built | (before["building_at"] == after["building_at"])).all()
        for field in ("paid", "cathedral", "beside"):
            assert (before["players"][field] <= after["players"][field]).all(), field


@pytest.mark.rule("ARC-003")
def test_chance_has_its_say_in_shuffles_alone() -> None:
    """After the set-up only where a market pile or the schemes are shuffled anew."""
    for number in (0, 9, 14, 20):
        for seed in range(6):
            states = walk(*VARIANTS[number], seed, "dealers").states
            begun = states[states["active"] >= 0]
            drawn = begun["chance"]["drawn"]
            shuffled = (begun["market_left"][1:] > begun["market_left"][:-1]) | (
                begun["schemes_left"][1:] > begun["schemes_left"][:-1]
            )
            assert ((drawn[1:] == drawn[:-1]) | shuffled).all()
            assert len(np.unique(states["chance"]["seed"])) == 1


# The walks see all there is to see.


KINDS = [(*variant, seed, kind) for variant in VARIANTS for seed in range(6) for kind in WEIGHTS]
GENEROUS = [(*variant, 0, "uniform", "generous") for variant in VARIANTS]
SAMPLE = Sample(lambda: [walk(*kind) for kind in KINDS] + [walk(*kind) for kind in GENEROUS])
every, boards = SAMPLE.every, SAMPLE.boards


REACHED: dict[str, Callable[[], bool]] = {
    "an empty building pile": lambda: any((left == 0).any() for left in every("buildings_left")),
    "an empty small market pile": lambda: any((left == 0).any() for left in every("market_left")),
    "an empty reward pile": lambda: any((left == 0).any() for left in every("rewards_left")),
    "apprentices known from under the pile": lambda: any(
        (walked.states["apprentices_unseen"] < walked.states["apprentices_left"]).any()
        for walked in SAMPLE.walks
    ),
    "workers beside the Guildhall": lambda: any(beside.any() for beside in boards("beside")),
    "both ends of the virtue track": lambda: (
        any((virtue == 14).any() for virtue in boards("virtue"))
        and any((virtue == 0).any() for virtue in boards("virtue"))
    ),
    "paid debts and unpaid ones": lambda: (
        any((paid >= 3).any() for paid in boards("paid"))
        and any((debts >= 3).any() for debts in boards("unpaid"))
    ),
    "many coins on an apprentice": lambda: any((coins >= 5).any() for coins in every("coins")),
    "a hand of nine cards": lambda: any((hand > 8).any() for hand in boards("hand")),
    "six apprentices of Rudolf's": lambda: any(
        (cards[:, :, 5] != NOTHING).any() and walked.options["boards"] != "standard"
        for walked in SAMPLE.walks
        for cards in [walked.states["players"]["apprentices"]]
    ),
    "the top of the Cathedral": lambda: any((row == 5).any() for row in boards("cathedral")),
    "a hand beyond the limit in another's turn": lambda: any(
        (
            (walked.states["players"]["hand"] > 6)
            & (np.arange(st.MAX_SEATS) != walked.states["active"][:, None])
        ).any()
        for walked in SAMPLE.walks
    ),
    "a player who takes from the Prison what is left": lambda: any(
        (walked.actions == GAME.space.encode("recall_from_prison")).any() for walked in SAMPLE.walks
    ),
}


class TestRandomGames(RandomGames):
    game, sample, reached = GAME, SAMPLE, REACHED
