"""How a game is configured, asked and answered (section 29)."""

import random
import re
import tomllib
from pathlib import Path

import pytest

from moothall.engine.game import OptionError
from moothall.engine.match import Match, Refused
from moothall.engine.record import plain
from moothall.games.nobility.game import GAME
from moothall.games.nobility.stages.rounds import start_event
from moothall.games.nobility.state import (
    EFFECT_KINDS,
    LOCATIONS,
    METRICS,
    NO_EFFECT,
    PARAMETERS,
)
from tests.games.nobility.table import DECK, Table, guild
from tests.games.nobility.walks import VARIANTS

RULES = Path(__file__).parents[3] / "docs" / "rules" / "nobility.md"
VOCABULARY = tomllib.loads(GAME.standard_deck.read_text())["vocabulary"]


def wander(match: Match, steps: int, seed: int) -> list[int]:
    """So many answers at random; passing is rare."""
    dice = random.Random(seed)
    played = []
    for _ in range(steps):
        legal = match.legal()
        if not legal:
            break
        chosen = dice.choice(legal)
        if GAME.space.decode(chosen)[0] == "end_turn":
            chosen = dice.choice(legal)
        match.play(chosen)
        played.append(chosen)
    return played


@pytest.mark.rule("NOB-442")
def test_a_game_has_five_settings() -> None:
    assert [option.name for option in GAME.options] == ["events", "chancery", "first_player"]
    assert [*GAME.seats] == [1, 2, 3, 4, 5, 6]
    match = Match(GAME, {"players": 4, "events": "on", "chancery": "on", "first_player": 3}, seed=5)
    s = match.state[0]
    assert (s.seats, s.events, s.chancery, s.start_seat) == (4, 1, 1, 2)


@pytest.mark.rule("NOB-442", "NOB-049")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_first_player_is_somebody_at_the_table_or_drawn(players: int) -> None:
    with pytest.raises(OptionError):
        Match(GAME, {"players": players, "first_player": players + 1}, seed=5)
    drawn = {int(Match(GAME, {"players": players}, seed=seed).state[0].start_seat) for seed in range(60)}
    assert drawn == {*range(players)}


@pytest.mark.rule("NOB-443", "NOB-458")
def test_nothing_changes_before_the_last_parameter_of_a_placement() -> None:
    table = Table(3)
    table.has(modifiers=2)
    table.dice(3, 4)
    before = plain(table.s.players[0]), int(table.s.modifiers)
    table.play("take_die", die=3, value=5)
    assert table.stage == "target"
    assert (plain(table.s.players[0]), int(table.s.modifiers)) == before
    table.play("place_castle", slot=0)
    assert (table.me.modifiers, table.s.modifiers, table.me.placed) == (0, 20, 5)


@pytest.mark.rule("NOB-443")
def test_goods_are_paid_when_all_have_been_named() -> None:
    table = Table(3)
    table.hand("S15")
    table.goods_all(3)
    before = plain(table.s.players[0])
    table.play("complete", slot=0)
    assert table.refused("spend", good="magic", goods=2) == 443
    table.play("spend", good="weaponry", goods=3)
    table.play("spend", good="magic", goods=2)
    assert plain(table.s.players[0]) == before
    table.play("spend", good="furnishings", goods=1)
    assert table.goods() == {"books": 3, "artwork": 3, "magic": 1, "jewelry": 3, "furnishings": 2}


@pytest.mark.rule("NOB-443", "NOB-064")
def test_a_turn_has_three_actions_and_an_end() -> None:
    table = Table(3)
    table.own("wizards", 0, "B19")
    table.public(0, "B37")
    table.hand("S03")
    table.goods_all(3)
    assert table.legal_names() == {"take_die", "complete", "sell_workshop", "sell_public", "end_turn"}


@pytest.mark.rule("NOB-444")
def test_all_targets_of_a_die() -> None:
    """Guild, column, row and tile are asked for; the value says all else."""
    table = Table(6, chancery=True)
    table.has(reputation=24, nobility=12)
    table.settled("S25", "S26", "S27", "S28", "S29", "S30")
    table.goods_all(9)
    table.has(coins=30)
    table.employ("wizards")
    table.lot(1)
    table.s.players[0].houses, table.s.players[0].built = 1, 5
    table.hall("B19")
    table.dice(6)
    table.play("take_die", die=6, value=6)
    targets = table.legal()
    assert [name for name, values in targets if not values] == [
        "place_tavern",
        "place_yard",
        "place_hall",
        "place_harbour",
        "place_berk",
        "place_board",
    ]
    assert [(name, values) for name, values in targets if values] == [
        *[("place_guild", {"guild": number}) for number in range(6)],
        *[("place_council", {"column": number}) for number in range(6)],
        *[("place_castle", {"slot": number}) for number in range(2)],
        *[("place_chancery", {"row": number}) for number in range(2)],
        ("place_tile", {"tile": 0}),
    ]


@pytest.mark.rule("NOB-445")
def test_the_vocabulary_of_the_deck_is_that_of_the_rules() -> None:
    assert {*VOCABULARY["effect_kinds"]} == {*EFFECT_KINDS} - {"none"}
    assert {*VOCABULARY["params"]} == {*PARAMETERS}
    assert {*VOCABULARY["metrics"]} == {*METRICS}
    assert {*VOCABULARY["locations"]} == {*LOCATIONS}


@pytest.mark.rule("NOB-445")
@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("gain_coins", {"coins": 2}),
        ("gain_reputation", {"reputation": 2}),
        ("gain_modifiers", {"modifiers": 2}),
        ("gain_vp", {"vp": 2}),
        ("gain_houses", {"houses": -2, "platform": 2}),
        ("gain_workers", {"figures": -2, "lot": 2}),
    ],
)
def test_each_gain_means_the_same_wherever_it_stands(kind: str, change: dict[str, int]) -> None:
    """Here as an event at the start of a round, where the standard deck has modifiers only."""
    printed = DECK.record.copy()[0]
    event = printed.events[6]
    assert event.at_start
    event.effects[0].kind, event.effects[0].amount = EFFECT_KINDS.index(kind), 2
    assert event.effects[1].kind == NO_EFFECT
    table = Table(3, events=True)
    table.event("E07")
    before = [plain(table.board(seat)) for seat in range(3)]
    start_event(table.s, printed)
    for seat in range(3):
        changed = {
            name: int(getattr(table.board(seat), name) - getattr(before[seat], name))
            for name in ("coins", "reputation", "modifiers", "vp", "houses", "platform", "figures", "lot")
        }
        assert {name: amount for name, amount in changed.items() if amount} == change


def asked(table: Table, *answers: tuple[str, dict[str, int]]) -> list[str]:
    """The questions that come up between these answers."""
    stages = []
    for name, values in answers:
        stages.append(table.stage)
        table.play(name, **values)
    return [*stages, table.stage]


@pytest.mark.rule("NOB-446")
def test_each_decision_inside_a_guild_die_is_a_question_of_its_own() -> None:
    table = Table(3)
    table.stand("wizards", 0, "B24")  # exchange or reroll
    table.stand("wizards", 1, "B20")  # buy
    table.employ("artists")
    table.lot(1)
    table.has(coins=5)
    table.dice(3, 4, 5)
    stages = asked(
        table,
        ("take_die", {"die": 3, "value": 3}),
        ("place_guild", {"guild": guild("wizards")}),
        ("use_effect", {"effect": 0}),
        ("give_good", {"good": 0}),
        ("take_good", {"good": 1}),
        ("use_effect", {"effect": 0}),
        ("take_good", {"good": 4}),
        ("buy", {"goods": 2}),
        ("employ_worker", {}),
    )
    assert stages == [
        "turn",
        "target",
        "workshop",
        "give",
        "receive",
        "workshop",
        "buy_any",
        "buy",
        "employ",
        "turn",
    ]


@pytest.mark.rule("NOB-446", "NOB-454", "NOB-067")
def test_nothing_else_is_answered_while_a_question_is_open() -> None:
    table = Table(3)
    table.dice(3)
    table.place("berk", 3)
    assert table.refused("end_turn") == 454
    assert table.refused("take_die", die=3, value=3) == 67
    assert table.refused("complete", slot=0) == 67
    assert table.refused("sell_public", plot=0) == 67
    assert table.refused("buy", goods=1) == 446
    assert table.refused("sell_good", good=0) == 446


@pytest.mark.rule("NOB-447")
@pytest.mark.parametrize(("players", "events", "chancery"), VARIANTS)
def test_only_the_active_player_is_asked(players: int, events: str, chancery: str) -> None:
    match = Match(GAME, {"players": players, "events": events, "chancery": chancery}, seed=players)
    while match.stage == "first_commission":
        match.play(match.legal()[0])
    dice = random.Random(players)
    for _ in range(150):
        assert match.seat == match.state[0].active
        match.play(dice.choice(match.legal()))
        if match.seat is None:
            break


@pytest.mark.rule("NOB-447")
def test_an_owner_is_rewarded_without_a_question_and_others_are_refused() -> None:
    table = Table(3)
    table.own("wizards", 0, "B22", seat=1)
    table.dice(1)
    table.place("guild", 1, guild="wizards")
    assert (table.stage, table.seat) == ("workshop", 0)
    assert table.refused("use_effect", by=1, effect=0) == 60
    table.done()
    assert (table.seat, table.board(1).coins) == (0, 9)


@pytest.mark.rule("NOB-448")
@pytest.mark.parametrize(("players", "events", "chancery"), VARIANTS)
def test_a_seed_and_the_answers_are_the_game(players: int, events: str, chancery: str) -> None:
    options: dict[str, int | str] = {"players": players, "events": events, "chancery": chancery}
    match = Match(GAME, options, seed=11)
    played = wander(match, 120, seed=1)
    again = Match(GAME, options, seed=11)
    for action in played:
        again.play(action)
    assert again.state.tobytes() == match.state.tobytes()
    other = Match(GAME, options, seed=12)
    assert other.state.tobytes() != Match(GAME, options, seed=11).state.tobytes()


@pytest.mark.rule("NOB-450")
@pytest.mark.parametrize(("players", "events", "chancery"), VARIANTS)
def test_a_refusal_changes_nothing_and_names_a_rule(players: int, events: str, chancery: str) -> None:
    rules = {int(number) for number in re.findall(r"\*\*NOB-(\d+)\*\*", RULES.read_text())}
    match = Match(GAME, {"players": players, "events": events, "chancery": chancery}, seed=7)
    dice = random.Random(3)
    for _ in range(12):
        wander(match, 5, seed=dice.randrange(1000))
        legal = {*match.legal()}
        if not legal:
            break
        before = match.state.tobytes()
        for action in range(len(GAME.space)):
            if action in legal:
                continue
            with pytest.raises(Refused) as refused:
                match.play(action)
            assert refused.value.number in rules
        assert match.state.tobytes() == before


@pytest.mark.rule("NOB-449")
def test_what_lies_face_down_is_shown_to_nobody() -> None:
    """Two tables that differ in all piles look the same from every seat."""
    tables = []
    for turned in (1, -1):
        table = Table(3, chancery=True, events=True)
        for pile, left in (
            (table.s.bag, table.s.bag_left),
            (table.s.settler_pile, table.s.settlers_left),
            (table.s.ship_pile, table.s.ships_left),
            (table.s.council_pile, table.s.council_left),
            (table.s.tile_pile, table.s.tiles_left),
        ):
            pile[:left] = pile[:left][::turned].copy()
        table.s.event_order[1:5] = table.s.event_order[1:5][::turned].copy()
        tables.append(table)
    assert tables[0].match.state.tobytes() != tables[1].match.state.tobytes()
    for seat in (0, 1, 2, None):
        assert tables[0].view_of(seat) == tables[1].view_of(seat)
