"""How a game is set up, asked and answered (section 19), and its words (section 0)."""

import random
from typing import Any

import numpy as np
import pytest
from msgspec import to_builtins

from moothall.engine.game import OptionError, OrdersError
from moothall.engine.match import Match, Refused
from moothall.engine.verdict import NOT_ASKED
from moothall.games.guilds.game import GAME
from moothall.games.guilds.state import AREAS, CARDS, CELLS, CHARACTERS, MAX_SEATS, NOTHING, PLACES, ROTATIONS
from tests.games.guilds.table import (
    CHARACTER_IDS,
    DECK,
    GOAL_IDS,
    LARGE_IDS,
    SMALL_IDS,
    Table,
    cell,
    deck_with,
    standard_orders,
)
from tests.games.guilds.walks import VARIANTS, WEIGHTS, walk


def wander(match: Match, steps: int, seed: int) -> list[int]:
    """So many answers at random."""
    dice = random.Random(seed)
    played = []
    for _ in range(steps):
        if match.over:
            break
        played.append(dice.choice(match.legal()))
        match.play(played[-1])
    return played


# How a game is set up.


@pytest.mark.rule("GLD-295")
def test_a_game_is_made_of_players_variant_and_a_seed_or_explicit_orders() -> None:
    assert [option.name for option in GAME.options] == ["variant"]
    seeded = Match(GAME, {"players": 3, "variant": "six"}, seed=5)
    assert (seeded.state[0].seats, int((seeded.state[0].town != NOTHING).sum())) == (3, 6)
    orders: dict[str, Any] = {
        "characters": CHARACTER_IDS[::-1],
        "small_rooms": SMALL_IDS[::-1],
        "large_rooms": LARGE_IDS[::-1],
        "goals": GOAL_IDS[:-6:-1],
        "start_seat": 2,
    }
    table = Table(4, **orders)
    assert table.town_ids() == CHARACTER_IDS[:-7:-1]
    assert table.display_ids() == SMALL_IDS[:-6:-1] + LARGE_IDS[:-4:-1]
    assert table.pile("character") == CHARACTER_IDS[-7::-1]
    assert (table.goal_ids(), table.s.start_seat, table.seat) == (GOAL_IDS[:-6:-1], 2, 2)


@pytest.mark.rule("GLD-295")
def test_explicit_orders_take_the_place_of_a_seed() -> None:
    """With them nothing is left to chance; both at once is a mistake."""
    one, two = (Match(GAME, {"players": 4}, orders=standard_orders(4)) for _ in range(2))
    assert one.state.tobytes() == two.state.tobytes()
    assert (one.seed, one.state[0].chance.seed, one.state[0].chance.drawn) == (None, 0, 0)
    with pytest.raises(OptionError):
        Match(GAME, {"players": 4}, orders=standard_orders(4), seed=5)


@pytest.mark.rule("GLD-295")
@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"characters": CHARACTER_IDS[1:]}, "characters"),
        ({"small_rooms": [*SMALL_IDS[1:], "L01"]}, "small_rooms"),
        ({"large_rooms": LARGE_IDS + LARGE_IDS[:1]}, "large_rooms"),
        ({"goals": GOAL_IDS[:3]}, "goals"),
        ({"goals": [*GOAL_IDS[:3], "G01"]}, "goals"),
        ({"goals": [*GOAL_IDS[:3], "G19"]}, "goals"),
        ({"goals": "G01"}, "goals"),
        ({"start_seat": 2}, "start_seat"),
        ({"start_seat": "0"}, "start_seat"),
        ({"weather": 1}, "orders"),
    ],
)
def test_orders_that_do_not_fit_are_refused(changes: dict[str, object], named: str) -> None:
    orders = standard_orders(2) | changes
    with pytest.raises(OrdersError, match=named):
        Match(GAME, {"players": 2}, orders=orders)


@pytest.mark.rule("GLD-295")
def test_orders_must_be_complete() -> None:
    for missing in standard_orders(2):
        orders = {name: order for name, order in standard_orders(2).items() if name != missing}
        with pytest.raises(OrdersError, match="expected exactly the entries"):
            Match(GAME, {"players": 2}, orders=orders)


@pytest.mark.rule("GLD-296")
@pytest.mark.parametrize(("players", "variant"), VARIANTS)
def test_the_same_inputs_and_answers_lead_to_the_same_state(players: int, variant: str) -> None:
    options: dict[str, int | str] = {"players": players, "variant": variant}
    match = Match(GAME, options, seed=17)
    played = wander(match, 400, seed=players)
    again = Match(GAME, options, seed=17)
    for action in played:
        again.play(action)
    assert again.state.tobytes() == match.state.tobytes()
    assert Match(GAME, options, seed=18).state.tobytes() != Match(GAME, options, seed=17).state.tobytes()


@pytest.mark.rule("GLD-296")
def test_chance_has_its_say_in_the_setup_alone() -> None:
    for players, variant in VARIANTS:
        for kind in WEIGHTS:
            states = walk(players, variant, 41, kind).states
            assert len(np.unique(states["chance"]["drawn"])) == 1


@pytest.mark.rule("GLD-297")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_but_the_order_of_piles_is_public(players: int) -> None:
    """Everybody and spectators see the same, discards included."""
    table = Table(players, seed=9)
    table.bid("A1", 1, "A3", 1)
    table.next_week()
    views = [table.view_of(seat) for seat in (None, *range(players))]
    assert all(view == views[0] for view in views)
    view = views[0]
    assert view.characters.discarded == table.discards()
    assert sorted(view.small_rooms.discarded + view.large_rooms.discarded) == sorted(table.discards("room"))
    assert [goal.goal for goal in view.goals] == table.goal_ids()
    assert view.characters.left == len(table.pile("character"))


# Refusals.


@pytest.mark.rule("GLD-298")
def test_every_illegal_action_names_a_rule_and_changes_nothing() -> None:
    """At a question of every kind, all actions there are."""
    asked = set()
    for players, variant in VARIANTS:
        for kind in WEIGHTS:
            for deck in ("standard", "generous"):
                walked = walk(players, variant, 2, kind, deck)
                match = Match(GAME, walked.options, seed=walked.seed, deck=walked.deck)
                for action in walked.actions:
                    if (match.stage, deck) not in asked:
                        asked.add((match.stage, deck))
                        check_all_refusals(match)
                    match.play(int(action))
    assert {stage for stage, _ in asked} == {*GAME.stages} - {"over"}


def check_all_refusals(match: Match) -> None:
    before, verdict = match.state.tobytes(), match.verdict()
    for action in range(len(GAME.space)):
        number = match.refusal(action)
        assert (number == 0) == (verdict[action] == 0)
        if number:
            assert number in GAME.rules
            assert number == verdict[action] or verdict[action] == NOT_ASKED
            with pytest.raises(Refused, match=GAME.cite(number)):
                match.play(action)
    assert match.state.tobytes() == before


@pytest.mark.rule("GLD-298")
def test_an_action_that_is_not_asked_for_names_the_rule_about_when_it_is() -> None:
    table = Table(2)
    for name, values, number in (
        ("add", {"silver": 1}, 88),
        ("choose", {"seat": 1}, 305),
        ("remove", {"character": 0}, 304),
        ("exchange", {"lots": 1}, 137),
        ("buy", {"place": 0}, 140),
        ("place", {"cell": 0, "rotation": 0}, 145),
        ("protect", {"place": 0, "free": 0}, 189),
        ("done", {}, 308),
    ):
        assert table.refused(name, **values) == number
    table.begin("money")
    for name, values, number in (
        ("bid", {"area": 0}, 88),
        ("take", {"area": 0, "card": 0}, 114),
        ("pass_turn", {}, 302),
    ):
        assert table.refused(name, **values) == number
    table.begin("end")
    assert table.refused("use_ability", ability=0) == 245


@pytest.mark.rule("GLD-299")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_player_who_is_to_decide_may(players: int) -> None:
    table = Table(players, seed=3)
    for stage in ("auction", "money", "building", "protect"):
        table.idle_until(stage)
        for seat in range(players):
            if seat != table.seat:
                name = "done" if stage in ("money", "protect") else "pass_turn"
                assert table.refused(name, by=seat) == 299
        assert table.match.refusal(table.match.legal()[0], table.seat) == 0


@pytest.mark.rule("GLD-299")
def test_an_owner_decides_about_an_effect() -> None:
    table = Table(3, characters=["R6"])
    table.bid("A1", 1, "A2", 1)
    table.pass_turn(2)
    table.take("R6")
    assert table.stage == "choose"
    for seat in (1, 2):
        assert table.refused("choose", by=seat, seat=1) == 299
    assert table.refused("pass_turn", by=1) == 299


# Actions.


@pytest.mark.rule("GLD-300")
def test_a_bid_names_areas_and_silver() -> None:
    """One entry or two, one after the other; what is legal shows only whole bids."""
    assert GAME.space.blocks["bid"].axes == {"area": AREAS}
    assert GAME.space.blocks["add"].axes == {"silver": 64}
    table = Table(3)
    table.play("bid", area="A2")
    table.play("add", silver=4)
    assert table.view.command.first_area == "A2"
    assert table.refused("bid", area="A2") == 300
    table.play("bid", area="A1")
    assert (table.view.command.area, table.view.command.first_area) == ("A1", "A2")
    table.play("add", silver=2)
    assert (table.tents("A1")[0], table.tents("A2")[0]) == (2, 4)
    table = Table(3)
    table.empty_town("A2")
    table.bid("A2", 4)
    assert (table.tents("A2"), table.seat) == ([4, 0, 0], 1)


@pytest.mark.rule("GLD-300")
def test_a_bid_that_has_begun_can_always_be_completed() -> None:
    """In random games no question of a bid is without a legal answer."""
    for players, variant in VARIANTS:
        for kind in WEIGHTS:
            for deck in ("standard", "generous"):
                walked = walk(players, variant, 51, kind, deck)
                assert ((walked.verdicts == 0).sum(axis=1) > 0).all()


@pytest.mark.rule("GLD-301")
def test_a_take_names_the_area_and_the_card() -> None:
    assert GAME.space.blocks["take"].axes == {"area": AREAS, "card": CARDS}
    table = Table(3, variant="six")
    table.tent("A3", 2, seat=0)
    table.play("take", area="A3", card=1)
    assert (table.guild(0), table.cards("A3")) == (["W4"], ["W3"])
    table.tent("A1", 1, seat=2)
    table.pass_turn(3)
    assert table.stage == "forced_take"
    table.play("take", area="A1", card=1)
    assert table.guild(2) == ["W2"]


@pytest.mark.rule("GLD-302")
def test_passing_is_for_phases_2_and_4() -> None:
    table = Table(2)
    for phase, legal in (("auction", True), ("money", False), ("building", True), ("end", False)):
        table.begin(phase)
        assert table.is_legal("pass_turn") == legal
        if not legal:
            assert table.refused("pass_turn") == 302


@pytest.mark.rule("GLD-303")
def test_an_exchange_names_the_number_of_lots() -> None:
    table = Table(2)
    table.begin("money")
    table.has(silver=27)
    table.play("exchange", lots=5)
    assert (table.silver(), table.gold(), table.seat) == (2, 5, 0)
    assert GAME.space.blocks["exchange"].axes == {"lots": 13}


@pytest.mark.rule("GLD-304")
def test_an_ability_is_named_by_source_and_effect_and_each_action_is_one_use() -> None:
    """Every effect used by choice has a number; a card with two has two."""
    listed = to_builtins(GAME.components(DECK))["abilities"]
    assert [(entry["source"], entry["number"]) for entry in listed] == [
        ("M1", 0),
        ("R1", 0),
        ("R2", 0),
        ("R5", 0),
        ("L10", 0),
    ]
    gain = {"kind": "gain", "timing": "weekly", "phase": "money"}
    deck = deck_with(W1=[gain | {"silver": 1}, {"kind": "solo_bid", "timing": "passive"}, gain | {"gold": 4}])
    table = Table(2, deck=deck)
    table.join("W1")
    table.begin("money")
    before = (table.silver(), table.gold())
    table.use("W1", 2)
    assert (table.silver() - before[0], table.gold() - before[1]) == (0, 4)
    assert (table.may_use("W1", 2), table.may_use("W1", 0)) == (247, 0)
    table.use("W1", 0)
    assert (table.silver() - before[0], table.gold() - before[1]) == (1, 4)
    assert (table.used("W1", 0), table.used("W1", 2)) == (1, 1)


@pytest.mark.rule("GLD-304")
def test_an_ability_has_a_target_where_one_is_needed() -> None:
    table = Table(3)
    table.join("R2", "R1")
    table.join("W1", "B5", seat=1)
    table.begin("money")
    table.use("R2")
    assert (table.stage, table.seat) == ("choose", 0)
    table.play("choose", seat=2)
    assert table.silvers() == [11, 10, 9]
    table.use("R1")
    assert (table.stage, table.legal_names()) == ("victim", {"remove"})
    table.play("remove", character="B5")
    assert (table.guild(1), table.stage) == (["W1"], "money")
    assert GAME.space.blocks["remove"].axes == {"character": CHARACTERS}


@pytest.mark.rule("GLD-305")
def test_a_choice_of_a_mandatory_effect_names_a_seat() -> None:
    assert GAME.space.blocks["choose"].axes == {"seat": MAX_SEATS}
    table = Table(3, characters=["R6"])
    table.bid("A1", 1, "A2", 1)
    table.has(1, gold=3)
    table.has(2, gold=1)
    table.pass_turn(2)
    table.take("R6")
    assert [values["seat"] for name, values in table.legal() if name == "choose"] == [1, 2]
    assert table.legal_names() == {"choose"}
    assert table.refused("choose", seat=3) == 305  # nobody sits there
    table.play("choose", seat=1)
    assert table.golds() == [1, 2, 1]
    assert table.refused("choose", seat=2) == 305


@pytest.mark.rule("GLD-306")
def test_a_mandatory_choice_with_one_answer_is_carried_out() -> None:
    """With two players there is one opponent; with three, one of whom is protected, there is one too."""
    table = Table(2, characters=["R6"])
    table.bid("A1", 1, "A3", 1)
    table.has(1, gold=2)
    table.pass_turn()
    table.take("R6")
    assert (table.stage, table.seat, table.golds()) == ("auction", 1, [1, 1])
    table = Table(3, characters=["R6"])
    table.join("P3", seat=1)
    for seat in (1, 2):
        table.has(seat, gold=2)
    table.bid("A1", 1, "A2", 1)
    table.pass_turn(2)
    table.take("R6")
    assert (table.stage, table.seat, table.golds()) == ("auction", 1, [1, 2, 1])


@pytest.mark.rule("GLD-306")
def test_of_one_card_that_must_be_taken_nobody_is_asked() -> None:
    table = Table(3, variant="six")
    table.town("A1", "W2")
    table.tent("A1", 1, seat=2)
    table.pass_turn(3)
    assert (table.stage, table.guild(2)) == ("money", ["W2"])


@pytest.mark.rule("GLD-307")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_are_never_skipped(players: int) -> None:
    """Nobody has a coin: everybody is asked four times all the same."""
    table = Table(players)
    for seat in range(players):
        table.has(seat, silver=0, gold=0)
    for stage, name in (
        ("auction", "pass_turn"),
        ("money", "done"),
        ("building", "pass_turn"),
        ("protect", "done"),
    ):
        for seat in range(players):
            assert (table.stage, table.seat) == (stage, seat)
            assert table.legal_names() == {name}
            table.play(name)


@pytest.mark.rule("GLD-308")
def test_done_ends_the_money_turn_and_the_turn_of_protecting() -> None:
    table = Table(2)
    for phase, legal in (("auction", False), ("money", True), ("building", False), ("end", True)):
        table.begin(phase)
        assert table.is_legal("done") == legal
        if legal:
            table.play("done")
            assert table.seat == 1
        else:
            assert table.refused("done") == 308


@pytest.mark.rule("GLD-309")
def test_a_purchase_names_room_anchor_and_rotation() -> None:
    assert GAME.space.blocks["buy"].axes == {"place": PLACES}
    assert GAME.space.blocks["place"].axes == {"cell": CELLS, "rotation": ROTATIONS}
    table = Table(2)
    table.display("S10", "L13")
    table.begin("building")
    table.has(gold=9)
    table.play("buy", place=table.place_of("L13"))
    assert (table.view.command.room, table.view.command.place) == ("L13", 5)
    table.play("place", cell=cell(2, 2), rotation=2)
    room = table.view.boards[0].site.rooms[0]
    assert (room.room, room.rotation, [part.cell for part in room.cells]) == (
        "L13",
        2,
        [cell(2, 2), cell(1, 2)],
    )


@pytest.mark.rule("GLD-310")
def test_a_protection_names_the_room_and_whether_it_is_free() -> None:
    assert GAME.space.blocks["protect"].axes == {"place": PLACES, "free": 2}
    table = Table(2)
    table.join("P4")
    table.begin("end")
    one, two = table.display_ids()[:2]
    table.play("protect", place=table.place_of(two), free=1)
    assert (table.silver(), table.used("P4")) == (10, 1)
    table.play("protect", place=table.place_of(one), free=0)
    assert (table.silver(), table.used("P4")) == (9, 1)
    table.play("done")
    assert table.refused("protect", place=5, free=1) == 274


@pytest.mark.rule("GLD-311")
def test_what_needs_no_answer_runs_of_itself() -> None:
    """From the last answer of a week to the next question: discards, figure, silver, income, new cards."""
    table = Table(2)
    table.idle_until("protect")
    table.play("done")
    table.has(1, silver=30)
    table.play("done")
    assert (table.stage, table.s.week, table.s.start_seat, table.silvers()) == ("auction", 2, 1, [10, 10])
    assert len(table.discards()) == 3
    assert len(table.discards("room")) == 4
    table.week(8)
    table.next_week()
    assert table.s.over  # and the points are there
    assert table.result().scores == [table.score(0), table.score(1)]


# Words.


@pytest.mark.rule("GLD-318")
def test_the_words_of_the_rules() -> None:
    """One position in which each of them can be told from the others."""
    table = Table(3)
    table.has(0, silver=4, gold=2)
    table.tent("A2", 6, seat=0)
    table.join("W1", "N1", seat=0)
    table.lay("S22", 2, 2, seat=0)
    view = table.view
    mine, area_two = view.boards[0], view.areas[1]
    assert (mine.silver, mine.gold, mine.on_tents) == (4, 2, 6)  # personal supply: not what is on tents
    assert [member.character for member in mine.members] == ["W1", "N1"]  # guild: the character cards owned
    assert [room.room for room in mine.site.rooms] == ["S22"]  # site: the player's own board
    assert (area_two.cards, area_two.tents) == (["W2"], [6, 0, 0])  # area: cards and tents; tent totals
    assert [offer.room for offer in view.display] == table.display_ids()  # display: the rooms on offer
    assert view.turn_order == [0, 1, 2]  # left is clockwise
    assert mine.points.characters == 3 + 5  # AP: prestige points


@pytest.mark.rule("GLD-318")
def test_an_opponent_is_any_other_player() -> None:
    """The Raider Captain takes a coin of every opponent, and the supply is bottomless."""
    table = Table(4, characters=["W5"])
    table.bid("A1", 1, "A2", 1)
    table.pass_turn(3)
    table.take("W5")
    assert table.silvers() == [10 - 2 + 3, 9, 9, 9]
