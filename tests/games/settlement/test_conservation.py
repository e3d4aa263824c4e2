"""Nothing is lost, nothing is made: the laws of Settlement, after every action of 2,000 random games."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from moothall.engine.record import Ints, Records
from moothall.games.settlement import state as st
from moothall.games.settlement.game import GAME
from moothall.games.settlement.laws import LAWS, broken_law
from moothall.games.settlement.laws.ranges import RANGES
from moothall.games.settlement.state import COLOURS, NOTHING
from tests.games.settlement.walks import WEIGHTS, walk
from tests.laws import Forgery, blank_gaps, forged, hold, open_seat, open_stages, position, set_to
from tests.walks import Walk

BATCH = 50  # games looked at together
STANDARD = [
    (players, kind, range(start, start + BATCH))
    for players in (1, 2, 3, 4)
    for kind in WEIGHTS
    for start in range(0, 250, BATCH)
]


def options(players: int) -> Ints:
    return GAME.encode_options(GAME.options_from({"players": players}))


@pytest.mark.rule(
    "SET-290", "SET-291", "SET-292", "SET-293", "SET-294", "SET-295", "SET-296", "SET-297",
    "SET-019", "SET-020", "SET-026", "SET-028", "SET-078", "SET-191",
)  # fmt: skip
@pytest.mark.parametrize(("players", "kind", "seeds"), STANDARD)
def test_the_laws_hold_after_every_action(players: int, kind: str, seeds: range) -> None:
    walks = [walk(players, seed, kind) for seed in seeds]
    hold(walks, lambda states: broken_law(states, walks[0].deck, options(players)))
    hold(walks, monsters_in_stock)
    hold(walks, lambda states: blank_gaps(GAME, states))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("kind", WEIGHTS)
def test_the_laws_hold_with_a_deck_that_runs_out(players: int, kind: str) -> None:
    walks = [walk(players, seed, kind, deck="generous") for seed in range(BATCH)]
    hold(walks, lambda states: broken_law(states, walks[0].deck, options(players)))


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


def test_every_verdict_is_a_rule_of_the_rulebook() -> None:
    """So that a refusal always has words."""
    cited = {
        int(number)
        for players in (1, 2, 3, 4)
        for seed in range(40)
        for number in np.unique(walk(players, seed, "eager").verdicts)
    }
    assert cited - {0, -1} <= GAME.rules.keys()
    assert {GAME.out_of_turn(a) for a in range(len(GAME.space))} <= GAME.rules.keys()
    assert {GAME.not_asked(a) for a in range(len(GAME.space))} | {GAME.after_the_end} <= GAME.rules.keys()


# The walks see all there is to see.


@cache
def sample() -> list[Walk]:
    """A few of the games above, from both decks."""
    decks = ("standard", "generous")
    return [
        walk(players, seed, kind, deck)
        for players in (1, 2, 3, 4)
        for kind in WEIGHTS
        for deck in decks
        for seed in range(50)
    ]


def test_the_walks_reach_every_stage_and_every_block_of_actions() -> None:
    stages: set[int] = set()
    actions: Counter[str] = Counter()
    for walked in sample():
        stages |= set(open_stages(walked.states).tolist())
        actions.update(GAME.space.decode(int(action)).name for action in walked.actions)
    assert stages == set(range(len(GAME.stages)))
    assert actions.keys() == GAME.space.blocks.keys()


def final(field: str) -> Iterator[Any]:
    for walked in sample():
        yield walked.states[-1][field]


def boards() -> Iterator[Any]:
    for walked in sample():
        yield from walked.states[-1]["players"][: walked.players]


REACHED: dict[str, Callable[[], bool]] = {
    "a full wilderness": lambda: any((board["landscape"] != NOTHING).all() for board in boards()),
    "a full settlement": lambda: any((board["building"] != NOTHING).all() for board in boards()),
    "fortresses on most fields": lambda: any(board["fortress"].sum() >= 6 for board in boards()),
    "five monsters on one board": lambda: any(board["monster"].sum() >= 5 for board in boards()),
    "goods stored on a Bank or Church": lambda: any(board["stored"].any() for board in boards()),
    "building stacks that are empty": lambda: any(not left.any() for left in final("buildings_left")),
    "market fields that stay empty": lambda: any((pile == 0).any() for pile in final("market_pile")),
    "piles of three on the market": lambda: any((pile == 3).any() for pile in final("market_pile")),
    "a hero deck that is empty": lambda: any(left == 0 for left in final("heroes_left")),
    "a hero row that is empty": lambda: any((row == NOTHING).all() for row in final("hero_row")),
    "a landscape stack that is empty": lambda: any((left == 0).any() for left in final("landscapes_left")),
    "a second activation of a row": lambda: any(
        walked.states["players"]["second_activation"].any() for walked in sample()
    ),
}


@pytest.mark.parametrize("what", REACHED)
def test_the_walks_reach(what: str) -> None:
    assert REACHED[what]()


# The laws bite: each is broken by the smallest forgery, and by that law's own words.


def eager_walks(players: int) -> Iterator[Walk]:
    return (walk(players, seed, "eager") for seed in range(200))


def draw_tile(s: Any, row: int) -> int:
    s.landscapes_left[row] -= 1
    tile = int(s.landscape_stack[row, s.landscapes_left[row]])
    s.landscape_stack[row, s.landscapes_left[row]] = NOTHING
    return tile


def draw_hero(s: Any) -> int:
    s.heroes_left -= 1
    hero = int(s.hero_deck[s.heroes_left])
    s.hero_deck[s.heroes_left] = NOTHING
    return hero


def hand_over(s: Any, seat: int, artifact: str) -> None:
    """Swap a player's artifact for this one, wherever that is."""
    wanted, held = GAME.read_deck().ids("artifact").index(artifact), int(s.players[seat].artifact)
    for player in s.players[: s.seats]:
        if player.artifact == wanted:
            player.artifact = held
    s.artifact_at[held], s.artifact_at[wanted] = s.artifact_at[wanted], seat
    s.players[seat].artifact = wanted


def lose_a_tile(s: Any) -> None:
    draw_tile(s, 0)


def mix_up_stacks(s: Any) -> None:
    s.landscape_stack[0, 0], s.landscape_stack[1, 0] = s.landscape_stack[1, 0], s.landscape_stack[0, 0]


def begin_in_row_two(s: Any) -> None:
    s.players[0].landscape[4] = draw_tile(s, 1)


def change_a_building(s: Any) -> None:
    s.market[0] = (s.market[0] + 1) % 12


def label_an_empty_field(s: Any) -> None:
    s.market[s.command.target] = 3


def build_without_refill(s: Any) -> None:
    place = int(np.flatnonzero(s.players[0].building == NOTHING)[0])
    s.players[0].building[place] = s.market[0]
    s.market_pile[0] = 0
    s.market[0] = NOTHING


def forget_a_hero(s: Any) -> None:
    s.hero_at[s.hero_deck[0]] = st.DISCARDED


def leave_a_gap(s: Any) -> None:
    s.hero_at[s.hero_row[2]] = 0
    s.hero_row[2] = NOTHING


def discard_a_hero(s: Any) -> None:
    s.hero_at[draw_hero(s)] = st.DISCARDED


def hold_what_lies_in_the_row(s: Any) -> None:
    s.players[0].artifact = int(np.flatnonzero(s.artifact_at == st.IN_ROW)[0])


def bring_an_artifact_back(s: Any) -> None:
    s.artifact_at[np.flatnonzero(s.artifact_at == st.OUT_OF_GAME)[0]] = st.IN_ROW


def hand_an_artifact_in(s: Any) -> None:
    s.artifact_at[s.players[0].artifact] = st.IN_ROW
    s.players[0].artifact = NOTHING


def lose_a_settler(s: Any) -> None:
    s.players[open_seat(s)].settlers -= 1


def deploy_out_of_place(s: Any) -> None:
    player = s.players[open_seat(s)]
    player.settlers -= 1
    player.deployed[st.AT_FORTRESS + int(np.flatnonzero(player.fortress == 0)[0])] += 1


def stay_out_after_passing(s: Any) -> None:
    player = s.players[open_seat(s)]
    player.settlers -= 1
    player.deployed[0] += 1


def turn_the_table(s: Any) -> None:
    s.start_seat = (s.start_seat + 1) % s.seats


def use_the_lodestar_unseen(s: Any) -> None:
    hand_over(s, open_seat(s), "lodestar")
    s.players[open_seat(s)].second_activation = 1


def monster_in_the_void(s: Any) -> None:
    player = s.players[0]
    player.monster[int(np.flatnonzero(player.landscape == NOTHING)[0])] = 1


def store_in_the_open(s: Any) -> None:
    player = s.players[0]
    player.stored[int(np.flatnonzero(player.building == NOTHING)[0])] = 1


def point_at_an_empty_place(s: Any) -> None:
    s.command.place = int(np.flatnonzero(s.players[open_seat(s)].building == NOTHING)[0])


def keep_more_than_there_is(s: Any) -> None:
    s.command.kept[0] = s.players[open_seat(s)].supply[0] + 1


# By law: the question to start from, in a game of two, and what is then changed by hand.
FORGERIES: dict[str, tuple[str, Forgery]] = {
    "same_players": ("turn", set_to("seats", 3)),
    "start_seat": ("turn", set_to("start_seat", 2)),
    "blank_seats": ("turn", set_to("players.3.settlers", 1)),
    "canonical_stacks": ("turn", set_to("hero_deck.47", 7)),
    "landscapes": ("turn", lose_a_tile),
    "landscape_rows": ("turn", mix_up_stacks),
    "wildernesses": ("first_artifact", begin_in_row_two),
    "buildings": ("turn", change_a_building),
    "market": ("choose_stack", label_an_empty_field),
    "empty_market_fields": ("turn", build_without_refill),
    "heroes": ("turn", forget_a_hero),
    "hero_row": ("turn", leave_a_gap),
    "discarded_heroes": ("turn", discard_a_hero),
    "artifacts": ("turn", hold_what_lies_in_the_row),
    "artifacts_aside": ("turn", bring_an_artifact_back),
    "artifacts_in_play": ("turn", hand_an_artifact_in),
    "reveals": ("turn", set_to("chance.reveals", 0)),
    "settlers": ("swap_artifact", lose_a_settler),
    "pieces_on_landscapes": ("turn", monster_in_the_void),
    "stores": ("turn", store_in_the_open),
    "activation_fields": ("swap_artifact", deploy_out_of_place),
    "settlers_come_home": ("swap_artifact", stay_out_after_passing),
    "canonical_agenda": ("turn", set_to("agenda.questions.5.stage", st.TURN)),
    "picking_order": ("first_artifact", turn_the_table),
    "questions": ("turn", set_to("agenda.questions.0.stage", st.PAY_NORMAL)),
    "passing": ("swap_artifact", set_to("agenda.questions.0.stage", st.TURN)),
    "wiped": ("turn", set_to("command.target", 1)),
    "choosing_settlers": ("choose_settlers", set_to("command.columns", 1)),
    "second_activation": ("turn", use_the_lodestar_unseen),
    "mustered": ("lay_landscape", set_to("command.settlers", 6)),
    "placing_building": ("place_building", set_to("command.columns", 1)),
    "laying_landscape": ("lay_landscape", set_to("command.place", 1)),
    "choosing_stack": ("choose_stack", point_at_an_empty_place),
    "hourglass": ("hourglass", lambda s: hand_over(s, open_seat(s), "mace_of_bravery")),
    "resolving_row": ("settlement_row", set_to("command.place", 1)),
    "resolving_building": ("gain_normal", set_to("agenda.questions.2.stage", st.PAY_NORMAL)),
    "scroll": ("scroll", set_to("command.columns", 1)),
    "mask": ("mask", set_to("command.columns", 0)),
    "keeping": ("keep", keep_more_than_there_is),
}


def test_there_is_a_forgery_for_every_law() -> None:
    assert [law.holds.__name__ for law in LAWS[len(RANGES) :]] == list(FORGERIES)


@pytest.mark.parametrize("law", FORGERIES)
def test_a_forgery_breaks_its_law(law: str) -> None:
    stage, forge = FORGERIES[law]
    states = position(eager_walks(2), stage)
    assert broken_law(states, GAME.read_deck(), options(2)) is None
    forge(forged(GAME, states))
    says = next(other.says for other in LAWS if other.holds.__name__ == law)
    assert broken_law(states, GAME.read_deck(), options(2)) == (0, says)


@pytest.mark.parametrize("field", [field for field in RANGES if field != "chance.drawn"])
@pytest.mark.parametrize("end", [0, 1])
def test_a_number_out_of_its_range_is_seen(field: str, end: int) -> None:
    states = np.concatenate([position(eager_walks(2), "turn")] * 2)
    values: Any = states[1:]
    for step in field.split("."):
        values = values[step]
    values[...] = RANGES[field][end] + (1 if end else -1)
    says = f"{field} goes from {RANGES[field][0]} to {RANGES[field][1]}"
    assert broken_law(states, GAME.read_deck(), options(2)) == (1, says)
