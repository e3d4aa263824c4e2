"""Nothing is lost, nothing is made: the laws of Settlement, after every action of 2,000 random games."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from moothall.engine.record import Records
from moothall.games.settlement import state as st
from moothall.games.settlement.game import GAME
from moothall.games.settlement.state import COLOURS, NOTHING
from tests.games.settlement.walks import WEIGHTS, walk
from tests.laws.random_games import RandomGames, Sample, hold, hold_to_the_laws

BATCH = 50  # games looked at together
STANDARD = [
    (players, kind, range(start, start + BATCH))
    for players in (1, 2, 3, 4)
    for kind in WEIGHTS
    for start in range(0, 250, BATCH)
]


@pytest.mark.rule(
    "SET-290", "SET-291", "SET-292", "SET-293", "SET-294", "SET-295", "SET-296", "SET-297",
    "SET-019", "SET-020", "SET-026", "SET-028", "SET-078", "SET-191",
)  # fmt: skip
@pytest.mark.parametrize(("players", "kind", "seeds"), STANDARD)
def test_the_laws_hold_after_every_action(players: int, kind: str, seeds: range) -> None:
    walks = [walk(players, seed, kind) for seed in seeds]
    hold_to_the_laws(walks)
    hold(walks, monsters_in_stock)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("kind", WEIGHTS)
def test_the_laws_hold_with_a_deck_that_runs_out(players: int, kind: str) -> None:
    walks = [walk(players, seed, kind, deck="generous") for seed in range(BATCH)]
    hold_to_the_laws(walks)


def monsters_in_stock(states: Records) -> tuple[int, str] | None:
    """SET-022, SET-027: the nine monsters of each colour always suffice in the standard game."""
    players = states["players"]
    colours = GAME.read_deck().record[0].landscape_colour[players["landscape"]]
    for colour, name in enumerate(COLOURS):
        there = (players["monster"] == 1) & (colours == colour)
        enough = there.sum(axis=(1, 2)) <= 9
        if not enough.all():
            return int(enough.argmin()), f"at most nine {name} monsters are in play"
    return None


@pytest.mark.rule("SET-104", "SET-158", "SET-262", "SET-078")
@pytest.mark.parametrize("players", [1, 4])
def test_what_stands_or_is_owned_stays(players: int) -> None:
    """Landscapes, buildings, fortresses, invited heroes and stored goods never leave their owner."""
    for seed in range(20):
        walked = walk(players, seed, "eager")
        before, after = walked.states[:-1], walked.states[1:]
        old, new = before["players"], after["players"]
        for field in ("landscape", "building"):
            assert ((old[field] == NOTHING) | (old[field] == new[field])).all(), (field, seed)
        assert (old["fortress"] <= new["fortress"]).all(), seed
        assert (old["stored"] <= new["stored"]).all(), seed
        owned = before["hero_at"] < players
        assert (~owned | (before["hero_at"] == after["hero_at"])).all(), seed
        discarded = before["hero_at"] == st.DISCARDED
        assert (~discarded | (after["hero_at"] == st.DISCARDED)).all(), seed


@pytest.mark.rule("SET-276")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_chance_has_its_say_in_the_set_up_only(players: int) -> None:
    for seed in range(20):
        chance = walk(players, seed, "eager").states["chance"]
        assert len({(int(c["seed"]), int(c["drawn"])) for c in chance}) == 1


# The walks see all there is to see.


KINDS = [(players, seed, kind) for players in (1, 2, 3, 4) for seed in range(50) for kind in WEIGHTS]
SAMPLE = Sample(lambda: [walk(*kind, deck) for kind in KINDS for deck in ("standard", "generous")])


def final(field: str) -> Iterator[Any]:
    for values in SAMPLE.every(field):
        yield values[-1]


def boards(field: str) -> Iterator[Any]:
    """Of those who play, at the end."""
    for values in SAMPLE.boards(field):
        yield from values[-1]


REACHED: dict[str, Callable[[], bool]] = {
    "a full wilderness": lambda: any((fields != NOTHING).all() for fields in boards("landscape")),
    "a full settlement": lambda: any((fields != NOTHING).all() for fields in boards("building")),
    "fortresses on most fields": lambda: any(fields.sum() >= 6 for fields in boards("fortress")),
    "five monsters on one board": lambda: any(fields.sum() >= 5 for fields in boards("monster")),
    "goods stored on a Bank or Church": lambda: any(fields.any() for fields in boards("stored")),
    "building stacks that are empty": lambda: any(not left.any() for left in final("buildings_left")),
    "market fields that stay empty": lambda: any((pile == 0).any() for pile in final("market_pile")),
    "piles of three on the market": lambda: any((pile == 3).any() for pile in final("market_pile")),
    "a hero deck that is empty": lambda: any(left == 0 for left in final("heroes_left")),
    "a hero row that is empty": lambda: any((row == NOTHING).all() for row in final("hero_row")),
    "a landscape stack that is empty": lambda: any((left == 0).any() for left in final("landscapes_left")),
    "a second activation of a row": lambda: any(row.any() for row in SAMPLE.boards("second_activation")),
}


class TestRandomGames(RandomGames):
    game, sample, reached = GAME, SAMPLE, REACHED
