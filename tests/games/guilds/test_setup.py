"""Players and setup (section 2)."""

from collections import Counter
from functools import cache
from math import sqrt
from typing import Any

import pytest
from msgspec import to_builtins

from moothall.engine.game import OptionError
from moothall.engine.match import Match
from moothall.games.guilds.game import GAME
from moothall.games.guilds.state import NOTHING, State
from tests.games.guilds.table import (
    CHARACTER_IDS,
    GOAL_IDS,
    LARGE_IDS,
    SCRIPTORIUM,
    SMALL_IDS,
    Table,
    area,
)

SEEDS = 360
PLAYERS = (2, 3, 4)


@cache
def tables_laid(players: int) -> list[State]:
    """The table at the first question, from many seeds."""
    return [Match(GAME, {"players": players}, seed=seed).state[0] for seed in range(SEEDS)]


def is_even(counts: Counter[Any], kinds: int) -> bool:
    """Whether each of so many kinds came up about as often as the others."""
    expected = sum(counts.values()) / kinds
    return len(counts) == kinds and all(abs(n - expected) < 5 * sqrt(expected) for n in counts.values())


@pytest.mark.rule("GLD-026")
def test_two_three_or_four_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for players in PLAYERS:
        assert len(Table(players).view.boards) == players
    for players in (0, 1, 5, 6):
        with pytest.raises(OptionError):
            Match(GAME, {"players": players}, seed=1)


@pytest.mark.rule("GLD-027")
@pytest.mark.parametrize("players", PLAYERS)
def test_turns_pass_to_the_left(players: int) -> None:
    for start in range(players):
        table = Table(players, start_seat=start)
        seats = []
        for step in range(2 * players):
            seats.append(table.seat)
            if step % players == 1:
                table.has(silver=60)
                table.bid("A1", 1 + step, "A3", 1 + step)
            else:
                table.pass_turn()
        assert seats == [(start + step) % players for step in range(2 * players)]


@pytest.mark.rule("GLD-028", "GLD-029", "GLD-030", "GLD-046")
@pytest.mark.parametrize(
    ("players", "variant", "characters", "small", "large", "goals", "weeks"),
    [
        (2, "standard", 3, 2, 2, 4, 8),
        (3, "five", 5, 4, 2, 5, 6),
        (3, "six", 6, 4, 2, 5, 6),
        (4, "standard", 6, 5, 3, 5, 6),
    ],
)
def test_numbers_depend_on_the_players(
    players: int, variant: str, characters: int, small: int, large: int, goals: int, weeks: int
) -> None:
    table = Table(players, variant=variant, seed=7)
    assert len(table.goal_ids()) == goals
    played = 0
    while not table.s.over:
        played += 1
        assert len(table.town_ids()) == characters
        display = table.display_ids()
        assert len([name for name in display if name in SMALL_IDS]) == small
        assert len([name for name in display if name in LARGE_IDS]) == large
        table.next_week()
    assert played == weeks


@pytest.mark.rule("GLD-031", "GLD-033")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_site_begins_with_the_entrance_hall(players: int) -> None:
    """Of the cells only (2,1) is covered: no room may lie there, and one may lie beside it."""
    table = Table(players)
    for board in table.view.boards:
        assert (board.site.occupied, board.site.rooms) == (1, [])
    for seat in range(players):
        table.begin("building", start=seat)
        table.display("S22")  # doors on all sides
        table.has(gold=3)
        table.play("buy", place=0)
        fits = {values["cell"] for name, values in table.legal() if name == "place"}
        assert fits == {0, 2, 4}
        assert table.why_not("place", cell=1, rotation=0) == 166


@pytest.mark.rule("GLD-032")
def test_the_hall_stands_in_the_middle_of_a_short_side() -> None:
    site = to_builtins(GAME.components(Table(2).match.deck))["site"]
    y, x = divmod(site["hall_cell"], site["width"])
    assert site["width"] < site["depth"]
    assert (2 * x + 1, y) == (site["width"], 0)


@pytest.mark.rule("GLD-034")
def test_the_double_door_faces_the_street() -> None:
    """So it has doors to all other sides, and the street is no room's neighbour."""
    site = to_builtins(GAME.components(Table(2).match.deck))["site"]
    assert (site["street"], site["hall_doors"]) == ("S", ["N", "E", "W"])
    for hall in SCRIPTORIUM.standard["entrance_hall"]:
        assert [(cell["doors"], cell["street_door"]) for cell in hall["cells"]] == [(["N", "E", "W"], "S")]
    table = Table(2)
    # A room with one door fits on each of the other sides with that door towards the hall, and only so.
    table.begin("building")
    table.display("S10")
    table.has(gold=1)
    table.play("buy", place=0)
    towards_hall = {(4, 0), (0, 3), (2, 1)}  # its door S, turned to E in the west and to W in the east
    assert {(v["cell"], v["rotation"]) for name, v in table.legal() if name == "place"} == towards_hall


@pytest.mark.rule("GLD-035")
@pytest.mark.parametrize(("players", "goals"), [(2, 4), (3, 5), (4, 5)])
def test_goals_are_drawn_at_random_for_all(players: int, goals: int) -> None:
    drawn: Counter[int] = Counter()
    first: Counter[int] = Counter()
    for s in tables_laid(players):
        there = [int(goal) for goal in s.goals if goal != NOTHING]
        assert len({*there}) == len(there) == goals
        drawn.update(there)
        first[there[0]] += 1
    assert is_even(drawn, 18)
    assert is_even(first, 18)
    table = Table(players, goals=GOAL_IDS[3 : 3 + goals])
    assert table.goal_ids() == GOAL_IDS[3 : 3 + goals]
    for goal in table.view.goals:
        assert len(goal.standings) == players


@pytest.mark.rule("GLD-036")
def test_goals_that_were_not_drawn_count_for_nothing() -> None:
    for players in PLAYERS:
        table = Table(players)
        table.join("B5", "P1", "C2", seat=0)
        on_table = GOAL_IDS[: len(table.goal_ids())]
        scored = sum(table.view.goals[i].standings[0].points for i in range(len(on_table)))
        # For priests alone: animals, artisans and women are not asked for.
        assert table.view.boards[0].points.goals == scored == 5
        while not table.s.over:
            assert table.goal_ids() == on_table
            table.next_week()


@pytest.mark.rule("GLD-037")
def test_all_characters_are_shuffled_into_one_deck() -> None:
    for players, dealt in ((2, 3), (3, 5), (4, 6)):
        for s in tables_laid(players):
            town = [int(card) for card in s.town.reshape(-1) if card != NOTHING]
            pile = [int(card) for card in s.character_pile[: s.characters_left]]
            assert (len(town), len(pile)) == (dealt, 48 - dealt)
            assert sorted(town + pile) == list(range(48))
    laid = tables_laid(4)
    assert is_even(Counter(int(s.town[0, 0]) for s in laid), 48)
    assert is_even(Counter(int(s.character_pile[0]) for s in laid), 48)
    assert len({s.character_pile.tobytes() for s in laid}) == SEEDS


@pytest.mark.rule("GLD-038")
def test_rooms_are_shuffled_by_size() -> None:
    laid = tables_laid(4)
    for s in laid:
        small = [int(room) for room in [*s.display[:5], *s.small_pile[: s.smalls_left]]]
        large = [int(room) for room in [*s.display[5:], *s.large_pile[: s.larges_left]]]
        assert sorted(small) == list(range(35))
        assert sorted(large) == list(range(35, 53))
    for place, kinds in ((0, 35), (5, 18)):
        assert is_even(Counter(int(s.display[place]) for s in laid), kinds)
    assert is_even(Counter(int(s.small_pile[0]) for s in laid), 35)
    assert is_even(Counter(int(s.large_pile[0]) for s in laid), 18)


@pytest.mark.rule("GLD-039")
def test_both_stacks_of_rooms_are_face_down() -> None:
    """Whatever lies in them, everybody sees the same; how many is known."""
    one = Table(4)
    other = Table(4, small_rooms=[*SMALL_IDS[:5], *SMALL_IDS[:4:-1]])
    third = Table(4, large_rooms=[*LARGE_IDS[:3], *LARGE_IDS[:2:-1]])
    assert one.pile("small") != other.pile("small")
    assert one.pile("large") != third.pile("large")
    for seat in (None, 0, 1, 2, 3):
        assert one.view_of(seat) == other.view_of(seat) == third.view_of(seat)
    assert (one.view.small_rooms.left, one.view.large_rooms.left) == (30, 15)


@pytest.mark.rule("GLD-040", "GLD-041")
@pytest.mark.parametrize("players", PLAYERS)
def test_players_start_with_the_income_of_the_first_week_alone(players: int) -> None:
    """All else is in the supply: there is no coin on a tent or a room."""
    table = Table(players)
    assert table.silvers() == [10] * players
    assert table.golds() == [0] * players
    for side in table.view.areas:
        assert side.tents == [0] * players
    assert not any(offer.protection for offer in table.view.display)


@pytest.mark.rule("GLD-042")
@pytest.mark.parametrize("players", PLAYERS)
def test_players_start_without_characters(players: int) -> None:
    for s in (*tables_laid(players)[:20], Table(players).s):
        assert [int(player.members) for player in s.players] == [0, 0, 0, 0]
        assert min(s.character_at) >= 4
    assert [board.members for board in Table(players).view.boards] == [[]] * players


@pytest.mark.rule("GLD-043")
@pytest.mark.parametrize("players", PLAYERS)
def test_seats_play_red_blue_green_yellow(players: int) -> None:
    for start in range(players):
        colours = [board.colour for board in Table(players, start_seat=start).view.boards]
        assert colours == ["red", "blue", "green", "yellow"][:players]


@pytest.mark.rule("GLD-044")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_marker_starts_on_the_dove(players: int) -> None:
    view = Table(players, seed=3).view
    assert (view.week, view.marker) == (1, "dove")
    assert to_builtins(GAME.components(Table(2).match.deck))["track"]["dove"] == 1


@pytest.mark.rule("GLD-045")
@pytest.mark.parametrize("players", PLAYERS)
def test_anybody_may_be_the_first_start_player(players: int) -> None:
    laid = tables_laid(players)
    assert is_even(Counter(int(s.start_seat) for s in laid), players)
    for s in laid[:20]:
        assert s.agenda.questions[0].seat == s.start_seat


# Variants.


@pytest.mark.rule("GLD-046", "GLD-047")
@pytest.mark.parametrize(("variant", "cards"), [("five", 5), ("six", 6)])
def test_three_players_choose_how_many_characters_come_each_week(variant: str, cards: int) -> None:
    table = Table(3, variant=variant)
    for week in range(1, 7):
        assert table.view.variant == variant
        assert (table.s.week, len(table.town_ids())) == (week, cards)
        table.next_week()
    assert table.s.over


@pytest.mark.rule("GLD-047")
def test_the_variant_cannot_be_changed() -> None:
    """No action does, and the answers of a saved game lead elsewhere in another variant."""
    table = Table(3, variant="six", seed=5)
    table.next_week()
    saved = Match.load(table.match.save(), lambda _: GAME)
    assert saved.options == {"players": 3, "variant": "six"}
    forged = table.match.save().replace('"six"', '"five"')
    assert Match.load(forged, lambda _: GAME).state["plan"] != saved.state["plan"]


@pytest.mark.rule("GLD-048")
def test_without_a_choice_the_variant_is_five() -> None:
    assert GAME.options_from({"players": 3}) == {"players": 3, "variant": "five"}
    assert len(Table(3).town_ids()) == 5


@pytest.mark.rule("GLD-049")
def test_two_and_four_players_have_the_standard_variant() -> None:
    for players, cards in ((2, 3), (4, 6)):
        for chosen in ({}, {"variant": "standard"}):
            options: dict[str, int | str] = {"players": players, **chosen}
            assert GAME.options_from(options)["variant"] == "standard"
            assert int((Match(GAME, options, seed=1).state[0].town != NOTHING).sum()) == cards
        for variant in ("five", "six", "seven"):
            with pytest.raises(OptionError):
                Match(GAME, {"players": players, "variant": variant}, seed=1)
    with pytest.raises(OptionError):
        Match(GAME, {"players": 3, "variant": "standard"}, seed=1)


@pytest.mark.rule("GLD-083", "GLD-295")
def test_the_first_cards_are_those_on_top() -> None:
    table = Table(2, characters=["R6", "W5", "N1"], small_rooms=["S20", "S19"], large_rooms=["L18", "L01"])
    assert [table.cards(name) for name in ("A1", "A3", "A5")] == [["R6"], ["W5"], ["N1"]]
    assert table.display_ids() == ["S20", "S19", "L18", "L01"]
    assert table.pile("character")[0] == "W1"
    assert area("A5") == 4
    assert set(table.pile("character")) | {"R6", "W5", "N1"} == set(CHARACTER_IDS)
