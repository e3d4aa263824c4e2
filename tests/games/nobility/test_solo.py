"""Playing alone (section 27): the automa's dice and the goals."""

import numpy as np
import pytest

from moothall.engine.game import ALL_REACHED, OptionError
from moothall.engine.match import Match
from moothall.engine.text import Speaker
from moothall.games.nobility.game import GAME
from moothall.games.nobility.state import AUTOMA, NOTHING
from tests.games.nobility.fortunes import own_workshops, reach
from tests.games.nobility.table import BUILDING_IDS, GOAL_IDS, Table, guild

# Where a red or blue die goes (NOB-374), by its value.
GUILD_OF = {1: "scholars", 2: "blacksmiths", 3: "carpenters", 4: "wizards", 5: "merchants", 6: "artists"}
# The hall space of a value, from the left (NOB-229).
SPACE_OF = {6: 0, 5: 1, 4: 2, 3: 3, 2: 4, 1: 5}
SEEDS = range(40)
ENGLISH = Speaker(GAME)

GOALS: dict[str, list[tuple[str, int]]] = {
    "G01": [("vp", 90)],
    "G02": [("settlers", 7)],
    "G03": [("races", 6)],
    "G04": [("workshops", 4)],
    "G05": [("public_buildings", 3), ("settlers", 5)],
    "G06": [("council_tiles", 4)],
    "G07": [("reputation", 22), ("vp", 75)],
    "G08": [("nobility", 12), ("vp", 80)],
    "G09": [("coins", 50), ("vp", 60)],
    "G10": [("goods", 18), ("goods_sets", 2), ("vp", 60)],
    "G11": [("guilds_with_apprentice", 6), ("settlers", 4)],
    "G12": [("buildings", 5), ("vp", 60)],
    "G13": [("settlers", 5), ("workshops", 1), ("public_buildings", 1), ("council_tiles", 2)],
    "G14": [("guilds_with_workshop", 3), ("settlers", 4)],
    "G15": [("modifiers", 6), ("reputation", 18), ("vp", 65)],
}


def without_automa() -> Table:
    """The automa's dice are off the board again."""
    table = Table(1)
    table.sweep("tavern", "yard", "hall", "guild")
    table.has(reputation=24, coins=30)
    table.dice(1, 2, 3, 5, 6)
    return table


def rolled(table: Table) -> dict[str, int]:
    return dict(zip(("white", "green", "yellow", "red", "blue"), table.s.automa.tolist(), strict=True))


# The setup.


@pytest.mark.rule("NOB-368")
def test_alone_there_is_no_chancery() -> None:
    table = without_automa()
    table.play("take_die", die=1, value=1)
    assert table.refused("place_chancery", row=0) == 368
    assert table.refused("place_tile", tile=0) == 368


@pytest.mark.rule("NOB-363", "NOB-054")
def test_the_setup_is_that_of_two_players() -> None:
    table = Table(1)
    me = table.me
    assert (me.coins, me.goods.tolist(), me.reputation, me.modifiers) == (8, [1] * 6, 9, 0)
    assert all(1 <= die <= 6 for die in me.dice)
    assert (table.houses(), table.figures()) == ((6, 1, 0), {"supply": 14})
    table = without_automa()
    for _ in range(2):
        assert (table.may_place("tavern", 3), table.may_place("yard", 3)) == (0, 0)
        table.occupy("tavern", 3)
        table.occupy("yard", 3)
    assert (table.may_place("tavern", 3), table.may_place("yard", 3)) == (133, 167)
    table.occupy("guild", 1, guild("wizards"), 0)
    assert table.may_place("guild", 3, guild="wizards") == 177
    table.employ("artists", 2)
    table.lot(1)
    table.place("guild", 1, guild="artists")
    table.finish_action()
    assert table.figures() == {"supply": 11, "lot": 1, "artists": 2}


@pytest.mark.rule("NOB-364", "NOB-035")
def test_an_unowned_workshop_on_each_middle_space() -> None:
    for seed in range(10):
        table = Table(1, seed=seed)
        for name in GUILD_OF.values():
            left, middle, right = table.workshop_ids(name)
            assert (left, right) == (None, None)
            assert middle in BUILDING_IDS[6 * guild(name) : 6 * guild(name) + 6]
        assert (table.s.owner == -1).all()


@pytest.mark.rule("NOB-365", "NOB-366")
def test_black_against_a_die_of_each_other_colour() -> None:
    view = Table(1).view_of(0)
    assert [board.colour for board in view.boards] == ["black"]
    assert len(Table(1).s.automa) == 5


@pytest.mark.rule("NOB-367", "NOB-024")
def test_one_of_fifteen_goals_is_drawn() -> None:
    goals = [GOAL_IDS[Table(1, seed=seed).s.goal] for seed in range(120)]
    assert {*goals} == {f"G{number:02}" for number in range(1, 16)}


@pytest.mark.rule("NOB-368", "NOB-389")
def test_no_chancery_alone() -> None:
    with pytest.raises(OptionError):
        Match(GAME, {"players": 1, "chancery": "on"}, seed=1)
    assert Table(1, seed=1).s.chancery == 0


@pytest.mark.rule("NOB-388", "NOB-329")
def test_the_only_player_is_first_in_every_round() -> None:
    table = Table(1)
    while table.stage != "over":
        assert (table.s.start_seat, table.seat) == (0, 0)
        table.end_round()
    assert table.s.round_number == 10


# The automa's dice.


@pytest.mark.rule("NOB-369", "NOB-370", "NOB-371", "NOB-372", "NOB-374", "NOB-376", "NOB-481")
def test_the_dice_lie_where_they_belong() -> None:
    seen: dict[str, set[int]] = {colour: set() for colour in ("white", "green", "yellow", "red", "blue")}
    equal = 0
    for seed in SEEDS:
        table = Table(1, seed=seed)
        values = rolled(table)
        for colour, value in values.items():
            seen[colour].add(value)
        assert table.pips("tavern").tolist() == [values["white"], 0, 0, 0, 0, 0]
        assert table.pips("yard").tolist() == [values["green"], 0, 0, 0, 0, 0]
        space = SPACE_OF[values["yellow"]]
        assert table.pips("hall").tolist() == [
            values["yellow"] if place == space else 0 for place in range(6)
        ]
        for location in ("tavern", "yard", "hall", "guild"):
            assert {*table.owners(location).flat} == {NOTHING, AUTOMA}
        visited = {GUILD_OF[values["red"]]: values["red"], GUILD_OF[values["blue"]]: values["blue"]}
        equal += len(visited) == 1
        for name in GUILD_OF.values():
            dice = [int(die) for die in table.pips("guild")[guild(name)] if die]
            assert dice == ([visited[name]] if name in visited else [])
    assert all(values == {1, 2, 3, 4, 5, 6} for values in seen.values())
    assert equal


@pytest.mark.rule("NOB-369", "NOB-376")
def test_all_five_are_rolled_again_in_every_round() -> None:
    table = Table(1)
    rolls = []
    while table.stage != "over":
        assert table.pips("tavern")[0] == rolled(table)["white"]
        rolls.append(tuple(rolled(table).values()))
        table.end_round()
    assert len(rolls) == 10
    for die in range(5):
        assert len({roll[die] for roll in rolls}) > 1


@pytest.mark.rule("NOB-376")
def test_an_equal_blue_die_activates_nothing() -> None:
    """Whatever comes, the guild of two equal dice pays once."""
    equal = 0
    for seed in range(60):
        table = Table(1, seed=seed)
        own_workshops(table, [(number, 0) for number in range(6)])
        table.has(coins=0)
        table.end_round()
        values = rolled(table)
        assert table.me.coins == (2 if values["red"] == values["blue"] else 4)
        equal += values["red"] == values["blue"]
    assert equal


@pytest.mark.rule("NOB-372")
def test_the_building_on_the_space_of_the_yellow_die_is_discarded() -> None:
    for seed in SEEDS:
        table = Table(1, seed=seed)
        space = SPACE_OF[rolled(table)["yellow"]]
        assert [place for place, tile in enumerate(table.hall_ids()) if tile is None] == [space]
        assert len(table.discarded("building")) == 1
        assert table.s.bag_left == 48 - 6 - 6


@pytest.mark.rule("NOB-480")
def test_without_a_building_there_nothing_is_discarded_and_the_space_is_closed() -> None:
    table = Table(1)
    table.empty_bag(discard=False)
    table.hall(None, None, None, None, None, None)
    table.s.building_discards = 0
    table.end_round()
    assert (table.hall_ids(), table.discarded("building")) == ([None] * 6, set())
    value = rolled(table)["yellow"]
    table.has(reputation=24)
    table.dice(value)
    assert table.may_place("hall", value) == 373


@pytest.mark.rule("NOB-373")
def test_the_space_of_the_yellow_die_cannot_be_used() -> None:
    table = without_automa()
    table.employ("wizards")
    table.hall("B20", "B21")
    assert table.may_place("hall", 6) == 0
    table.occupy("hall", 6, 0, seat=AUTOMA)
    assert table.may_place("hall", 6) == 373
    assert table.may_place("hall", 5) == 0


@pytest.mark.rule("NOB-375", "NOB-481")
@pytest.mark.parametrize("band", [0, 1, 2])
def test_a_guild_with_an_automa_die_takes_no_die(band: int) -> None:
    table = without_automa()
    table.occupy("guild", 2 * band + 1, guild("wizards"), band, seat=AUTOMA)
    for value in (1, 3, 5):
        assert table.may_place("guild", value, guild="wizards") == 375
        assert table.may_place("guild", value, guild="artists") == 0


@pytest.mark.rule("NOB-375")
def test_what_needs_no_die_there_goes_on() -> None:
    """Its workshops are bought, apprentices leave and come by a Lord benefit, and earn."""
    table = without_automa()
    table.occupy("guild", 4, guild("wizards"), 1, seat=AUTOMA)
    table.employ("wizards", 2)
    table.hall("B20")
    table.place("hall", 6)
    assert table.figures() == {"supply": 12, "masters": 1, "wizards": 1}
    table.turn(0)
    table.place("guild", 1, guild="artists")
    while table.stage != "employ":
        table.done() if table.is_legal("done") else table.play("buy", goods=0)
    table.play("move_apprentice", guild="wizards")
    assert table.figures() == {"supply": 12, "masters": 1, "artists": 1}
    table.turn(0)
    table.character("P11")
    table.has(nobility=4)
    table.hand("S03")
    table.goods_all(3)
    table.play("complete", slot=0)
    table.play("spend", good="weaponry", goods=2)
    table.play("spend", good="magic", goods=1)
    table.play("assign", guild="wizards")
    assert table.figures()["wizards"] == 1
    table.has(coins=0)
    table.goods_all(0)
    table.s.round_number = 10
    table.end_turn()
    table.end_round()
    assert (table.board(0).coins, table.goods(0)) == (6, {"magic": 1})


@pytest.mark.rule("NOB-377", "NOB-059")
def test_the_automa_comes_after_the_players_dice_and_in_its_order() -> None:
    assert [*rolled(Table(1))] == ["white", "green", "yellow", "red", "blue"]
    table = Table(1)
    # Blue is the one that stays away when both are equal: red is placed before it.
    while rolled(table)["red"] != rolled(table)["blue"]:
        table.end_round()
    assert np.count_nonzero(table.pips("guild")) == 1


@pytest.mark.rule("NOB-378")
def test_the_tavern_die_is_not_lower_than_white_and_the_yard_die_not_higher_than_green() -> None:
    table = without_automa()
    table.occupy("tavern", 3, seat=AUTOMA)
    table.occupy("yard", 3, seat=AUTOMA)
    assert [table.may_place("tavern", value) for value in (1, 2, 3, 5, 6)] == [378, 378, 0, 0, 0]
    assert [table.may_place("yard", value) for value in (1, 2, 3, 5, 6)] == [0, 0, 0, 378, 378]


@pytest.mark.rule("NOB-379")
def test_one_own_die_in_the_tavern_and_one_in_the_yard() -> None:
    table = without_automa()
    table.occupy("tavern", 1, seat=AUTOMA)
    table.occupy("yard", 6, seat=AUTOMA)
    table.place("tavern", 1)
    table.play("take_settler", space=0)
    table.turn(0)
    table.place("yard", 2)
    table.turn(0)
    assert [table.may_place("tavern", value) for value in (3, 5, 6)] == [133] * 3
    assert table.may_place("yard", 3) == 167


@pytest.mark.rule("NOB-380", "NOB-381", "NOB-382")
def test_all_own_workshops_of_a_visited_guild_pay_twice_and_have_no_effect() -> None:
    """Two coins, two goods and four coins by space, whatever the value; tile effects don't come."""
    seen = set()
    for seed in range(30):
        for name in GUILD_OF.values():
            table = Table(1, seed=seed)
            own_workshops(table, [(guild(name), 0), (guild(name), 2)])
            table.s.owner[guild(name), 1] = 0
            table.board(0).figures -= 1
            table.has(coins=0)
            table.goods_all(0)
            table.end_round()
            made = ("books", "artwork", "weaponry", "magic", "jewelry", "furnishings")[guild(name)]
            visited = name in (GUILD_OF[rolled(table)["red"]], GUILD_OF[rolled(table)["blue"]])
            # Three goods are the income of the round before.
            assert (table.me.coins, table.goods()) == ((6, {made: 5}) if visited else (0, {made: 3}))
            assert (table.me.reputation, table.me.modifiers, table.stage) == (9, 0, "turn")
            if visited:
                value = next(v for v, there in GUILD_OF.items() if there == name)
                seen.add(value)
    assert seen == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("NOB-380", "NOB-384")
def test_workshops_that_nobody_owns_pay_nothing_and_the_automa_gets_nothing() -> None:
    table = Table(1)
    for _ in range(5):
        before = table.me.coins, table.goods(), table.display_ids(), table.me.vp
        table.end_round()
        assert (table.me.coins, table.goods(), table.display_ids(), table.me.vp) == before
        assert (table.s.owner == -1).all()
        assert table.s.ship_filled.tolist() == [0] * 6


@pytest.mark.rule("NOB-383", "NOB-191")
def test_the_own_die_gives_no_ownership_reward() -> None:
    table = without_automa()
    table.own("wizards", 0, "B22")  # a coin as its effect
    table.own("wizards", 2, "B21")
    table.goods_all(0)
    table.has(coins=0)
    table.place("guild", 5, guild="wizards")
    table.play("use_effect", effect=0)
    assert table.me.coins == 1
    table.done()  # the middle workshop; without goods the right one has no effect
    table.play("buy", goods=0)
    assert (table.stage, table.me.coins, table.goods()) == ("turn", 1, {})


@pytest.mark.rule("NOB-482", "NOB-093")
def test_automa_dice_count_for_nothing_and_stay_as_they_are() -> None:
    table = Table(1)
    assert (table.me.placed, sum(1 for die in table.me.dice if die)) == (0, 5)
    table = without_automa()
    table.occupy("tavern", 4, seat=AUTOMA)
    table.occupy("yard", 4, seat=AUTOMA)
    table.stand("wizards", 0, "B24")  # exchange or reroll
    table.dice(1, 6, 6)
    before = table.s.automa.tolist()
    table.place("guild", 1, guild="wizards")
    table.play("use_effect", effect=1)
    # Two own dice are left, and nothing else can be rolled.
    assert sum(name == "reroll" for name, _ in table.legal()) == 2
    for name, values in table.legal():
        if name == "reroll":
            table.play(name, **values)
    table.done()
    assert table.s.automa.tolist() == before
    assert (table.pips("tavern")[0], table.pips("yard")[0]) == (4, 4)
    assert table.me.placed == 1


# Goals.


def facing(goal: str, short_of: str = "") -> Table:
    """Each condition just met, but for one that lacks one."""
    table = Table(1)
    table.goal(goal)
    table.goods_all(0)
    wanted = {metric: least - (metric == short_of) for metric, least in GOALS[goal]}
    sets = wanted.pop("goods_sets", 0)
    for metric in sorted(wanted, key=lambda metric: metric == "vp"):
        if metric == "goods":
            table.goods_all(sets)
            table.has(magic=wanted[metric] - 5 * sets)
        else:
            reach(table, metric, wanted[metric])
    return table


@pytest.mark.rule("NOB-362", "NOB-385", "NOB-386", "NOB-387")
@pytest.mark.parametrize("goal", GOALS)
def test_each_goal_is_met_by_what_it_asks_for(goal: str) -> None:
    table = facing(goal)
    assert table.result().winners == [0]
    assert GAME.reached(table.s, table.match.deck.record[0]) == ALL_REACHED


@pytest.mark.rule("NOB-362", "NOB-385", "NOB-386", "NOB-387")
@pytest.mark.parametrize(("goal", "metric"), [(goal, metric) for goal in GOALS for metric, _ in GOALS[goal]])
def test_all_conditions_of_a_goal_have_to_hold(goal: str, metric: str) -> None:
    table = facing(goal, short_of=metric)
    assert table.result().winners == []
    assert 0 < GAME.reached(table.s, table.match.deck.record[0]) < ALL_REACHED


@pytest.mark.rule("NOB-385")
def test_the_more_there_is_of_each_thing_the_nearer_is_the_goal() -> None:
    """Each condition counts alike, and more than it asks for counts no more."""
    table = Table(1)
    table.goal("G09")
    table.goods_all(0)
    parts = []
    for coins, vp in ((0, 0), (25, 0), (50, 0), (99, 0), (50, 30), (50, 59)):
        table.has(coins=coins, vp=vp)
        parts.append(GAME.reached(table.s, table.match.deck.record[0]))
    nothing, half, one, more, most, almost = parts
    assert half - nothing == pytest.approx(250, abs=2)
    assert one - nothing == pytest.approx(500, abs=2)
    assert more == one < most < almost < ALL_REACHED


@pytest.mark.rule("NOB-385")
def test_a_goal_is_checked_after_the_last_income_and_the_count() -> None:
    table = Table(1)
    table.goal("G09")
    table.goods_all(0)
    table.has(coins=47, books=6)
    table.employ("wizards")
    table.has(vp=55, nobility=4)
    assert table.winners() == []
    table.finish()
    # 55, three for goods and two for nobility.
    assert (table.s.over, table.board(0).coins) == (1, 50)
    assert table.result().scores == [60]
    assert table.result().winners == [0]


@pytest.mark.rule("NOB-386")
def test_a_lost_game_reports_its_points() -> None:
    table = Table(1)
    table.goal("G01")
    table.goods_all(0)
    table.has(vp=42)
    table.finish()
    assert (table.result().scores, table.result().winners) == ([42], [])


@pytest.mark.rule("NOB-386")
def test_the_end_says_which_goal_it_was_and_what_was_missing() -> None:
    table = Table(1)
    table.goal("G10")
    table.goods_all(1)
    table.has(magic=13, vp=8)
    table.finish()
    goal, *asked = table.result().aims
    assert (ENGLISH.say(goal.telling), goal.met) == ("Your goal was Warehouse Owner", False)
    assert [(ENGLISH.say(aim.telling), aim.met) for aim in asked] == [
        ("18 of 18 goods in storage", True),
        ("1 of 2 complete sets of the six goods", False),
        ("17 of 60 points", False),
    ]


def test_with_others_there_is_no_goal() -> None:
    assert Table(2).result().aims == []
