"""Nothing is lost, nothing is made: the laws of Guilds, after every action of 1,152 random games."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from moothall.games.guilds import state as st
from moothall.games.guilds.game import GAME
from moothall.games.guilds.state import NOTHING
from tests.games.guilds.walks import VARIANTS, WEIGHTS, walk
from tests.laws.random_games import RandomGames, Sample, hold_to_the_laws, open_stages
from tests.walks import Walk

SEEDS = range(64)  # in each variant and of each kind of walk: 768 games
GENEROUS = range(32)  # and 384 with the other deck


@pytest.mark.rule("GLD-025", "GLD-082", "GLD-094", "GLD-132", "GLD-187", "GLD-317")
@pytest.mark.parametrize("kind", WEIGHTS)
@pytest.mark.parametrize(("players", "variant"), VARIANTS)
def test_the_laws_hold_after_every_action(players: int, variant: str, kind: str) -> None:
    walks = [walk(players, variant, seed, kind) for seed in SEEDS]
    hold_to_the_laws(walks)


@pytest.mark.parametrize("kind", WEIGHTS)
@pytest.mark.parametrize(("players", "variant"), VARIANTS)
def test_the_laws_hold_with_a_deck_in_which_everything_happens(players: int, variant: str, kind: str) -> None:
    walks = [walk(players, variant, seed, kind, deck="generous") for seed in GENEROUS]
    hold_to_the_laws(walks)


# The walks see all there is to see.


KINDS = [(*variant, seed, kind) for variant in VARIANTS for seed in range(6) for kind in WEIGHTS]
SAMPLE = Sample(lambda: [walk(*kind, deck) for kind in KINDS for deck in ("standard", "generous")])
every, boards = SAMPLE.every, SAMPLE.boards


def asked(stage: str, fits: Callable[[Any], Any]) -> bool:
    """Whether a question was open in a position that fits."""
    number = GAME.stages.index(stage)
    return any(((open_stages(w.states) == number) & fits(w.states)).any() for w in SAMPLE.walks)


REACHED: dict[str, Callable[[], bool]] = {
    "an area in which all players have bid": lambda: any(
        (tents > 0).all(axis=1).any() for tents in boards("tents")
    ),
    "silver in an area without cards": lambda: any(
        ((w.states["players"]["tents"].sum(axis=1) > 0) & (w.states["town"] == NOTHING).all(axis=2)).any()
        for w in SAMPLE.walks
    ),
    "an auction that ends with its last card": lambda: any(
        ((w.states["phase"] == st.MONEY_PHASE) & (w.states["town"] == NOTHING).all(axis=(1, 2))).any()
        for w in SAMPLE.walks
    ),
    "a bid in one area alone while three are live": lambda: any(
        w.states["uses"][:, solo_bids(w)].any() for w in SAMPLE.walks
    ),
    "a choice on joining": lambda: asked("choose", lambda s: s["command"]["joining"] != NOTHING),
    "a choice of an ability": lambda: asked("choose", lambda s: s["command"]["joining"] == NOTHING),
    "a victim in the auction": lambda: asked("victim", lambda s: s["phase"] == st.AUCTION_PHASE),
    "a room that can't be reached": lambda: any(
        (w.states["players"]["occupied"] != w.states["players"]["active"]).any() for w in SAMPLE.walks
    ),
    "a room that is reached later": lambda: any(
        (
            np.diff(cells(active), axis=0) > 2  # no room has three cells
        ).any()
        for active in boards("active")
    ),
    "a full site": lambda: any((occupied == st.FULL_SITE).any() for occupied in boards("occupied")),
    "a game that ends early": lambda: any(
        (w.states["week"][-1] < w.deck.record[0].weeks[w.players]) for w in SAMPLE.walks
    ),
    "rooms protected both ways": lambda: any(
        ((kept == st.PAID).any(axis=1) & (kept == st.FREE).any(axis=1)).any() for kept in every("protection")
    ),
    "a deck of characters that runs out": lambda: any((left == 0).any() for left in every("characters_left")),
    "a display without a room": lambda: any(
        (shown == NOTHING).all(axis=1).any() for shown in every("display")
    ),
    "somebody with a guild of ten": lambda: any((members >= 10).any() for members in boards("members")),
    "silver kept for another week": lambda: any((silver[-1] > 0).any() for silver in boards("silver")),
}


def solo_bids(walked: Walk) -> slice:
    """Where in the list of effects those are."""
    printed = walked.deck.record[0]
    return slice(int(printed.kind_first[st.SOLO_BID]), int(printed.kind_end[st.SOLO_BID]))


def cells(masks: Any) -> Any:
    return np.bitwise_count(masks.astype(np.uint16)).astype(int)


class TestRandomGames(RandomGames):
    game, sample, reached = GAME, SAMPLE, REACHED
