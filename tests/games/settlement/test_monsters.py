"""Monster checks (section 7)."""

import numpy as np
import pytest

from moothall.games.settlement.game import GAME
from moothall.games.settlement.state import COLOURS, EXPLORE, FIGHT, NOTHING, WILDERNESS_ROW
from tests.games.settlement.playthroughs import playthroughs
from tests.games.settlement.table import DECK, Table, colour_of

PRINTED = DECK.record[0]
FIELDS = range(9)


def table_with(colour: str, field: int = 0, artifact: str = "mace_of_bravery") -> Table:
    """One landscape of this colour, and no hero in the row."""
    table = Table()
    table.hold(artifact)
    table.hero_row_of(None, None, None, None)
    table.lay(field, None, colour=colour)
    return table


def others(colour: str) -> list[str]:
    return [other for other in COLOURS if other != colour]


# When there is a check.


@pytest.mark.rule("SET-129", "SET-128", "SET-105", "SET-101")
@pytest.mark.parametrize(
    ("name", "values", "answers"),
    [
        ("build", {"market": 0}, [("place", {"row": 0, "column": 0}), ("stack", {"stack": 0})]),
        ("fight", {"row": 1, "column": 0}, []),
        ("erect_fortress", {"row": 0, "column": 0}, []),
        ("activate_settlement_row", {"row": 0}, [("resolve", {"row": 0, "column": 1}), ("done", {})]),
        ("activate_fortress", {"row": 0, "column": 1}, []),
        ("invite", {"space": 3}, []),
        ("exchange_set", {}, []),
        ("pass_round", {}, [("done", {})]),
    ],
)
@pytest.mark.parametrize("artifact", ["potion_of_power", "shamans_mask"])
def test_nothing_but_exploring_and_wilderness_rows_causes_a_check(
    name: str, values: dict[str, int], answers: list[tuple[str, dict[str, int]]], artifact: str
) -> None:
    table = table_with("green", 0, artifact)
    table.hero_row_of("green", "green", "green", "green")
    for field in (1, 2, 3):
        table.lay(field, None, colour="green")
    table.fortress(1)
    table.monster(3)
    table.building(1, "trading_post")
    table.market("sawmill")
    table.has(wood=9, clay=9, stone=9, diamond=9, gold=9)
    seat = table.seat
    table.play(name, **values)
    for answer, choice in answers:
        table.play(answer, **choice)
    assert table.stage in ("turn", "swap_artifact")
    assert [field for field in FIELDS if table.board(seat).monster[field]] == ([] if name == "fight" else [3])


@pytest.mark.rule("SET-129")
def test_in_no_game_does_a_monster_appear_but_in_an_exploration_or_a_wilderness_row() -> None:
    games = playthroughs()
    before, after = games.before["players"]["monster"], games.after["players"]["monster"]
    appeared = (after > before).any(axis=(1, 2))
    assert appeared.sum() > 100
    starts = games.named("explore", "activate_wilderness_row")
    goes_on = np.isin(games.before["command"]["action"], [EXPLORE, WILDERNESS_ROW])
    assert (starts | goes_on)[appeared].all()
    for i in np.flatnonzero(appeared):
        assert (after[i] > before[i]).any(axis=1).nonzero()[0].tolist() == [
            games.seats[i]
        ]  # on the own board


# Whether a monster appears.


@pytest.mark.rule("SET-130", "SET-131")
@pytest.mark.parametrize("space", range(4))
@pytest.mark.parametrize("colour", COLOURS)
def test_a_hero_of_the_colour_on_any_space_brings_the_monster(colour: str, space: int) -> None:
    for field in (0, 4, 8):
        table = table_with(colour, field)
        table.hero_row_of(*(colour if i == space else None for i in range(4)))
        table.play("activate_wilderness_row", row=field // 3)
        assert [i for i in FIELDS if table.me.monster[i]] == [field]
        assert table.view.boards[table.seat].wilderness[field].colour == colour


@pytest.mark.rule("SET-130", "SET-131")
def test_heroes_that_may_call_a_monster_are_shown() -> None:
    table = Table()
    table.hold("mace_of_bravery")
    table.hero_row_of("green", "red", None, "green")
    row = table.view.hero_row
    assert table.view.lures == [hero for hero in row if hero is not None]
    table.play("explore", row=0)
    drawn = table.view.command.landscape
    assert drawn is not None
    colour = GAME.components(table.match.deck).landscapes[drawn].colour
    for others in (("green", "red", None, "green"), ("blue", "yellow", "red", "blue"), (colour,) * 4):
        table.hero_row_of(*others)
        shown = [hero for hero in table.view.hero_row if hero is not None]
        assert table.view.lures == [hero for hero in shown if colour_of(hero) == colour]


@pytest.mark.rule("SET-130", "SET-133")
@pytest.mark.parametrize("colour", COLOURS)
def test_without_a_hero_of_the_colour_nothing_happens(colour: str) -> None:
    one, two, three = others(colour)
    for row in ((one, two, three, one), (three, three, three, three), (None, one, two, three), (None,) * 4):
        table = table_with(colour)
        table.hero_row_of(*row)
        table.play("activate_wilderness_row", row=0)
        assert not table.me.monster.any()


@pytest.mark.rule("SET-130", "SET-131", "SET-133")
@pytest.mark.parametrize("shown", [("green",), ("yellow", "blue"), ("green", "red"), COLOURS])
def test_each_landscape_is_compared_by_its_own_colour(shown: tuple[str, ...]) -> None:
    table = Table()
    table.hold("mace_of_bravery")
    row = ("green", "yellow", "red")
    for column, colour in enumerate(row):
        table.lay(3 + column, None, colour=colour)
    table.hero_row_of(*(None for _ in range(4 - len(shown))), *shown)
    table.play("activate_wilderness_row", row=1)
    assert [bool(table.me.monster[3 + i]) for i in range(3)] == [colour in shown for colour in row]


@pytest.mark.rule("SET-130")
def test_the_row_at_that_moment_counts_not_that_of_an_earlier_turn() -> None:
    table = table_with("green")
    table.hero_row_of("green", "green", "green", "green")
    table.play("activate_settlement_row", row=0)
    table.play("done")
    table.new_turn()
    table.hero_row_of("yellow", "blue", "red", "yellow")
    table.play("activate_wilderness_row", row=0)
    assert not table.me.monster[0]


@pytest.mark.rule("SET-130", "SET-131", "SET-133", "SET-112")
def test_in_every_check_of_the_recorded_games_the_hero_row_decided() -> None:
    """Rows that were activated at one go, without a question, against the colours that lay open."""
    games = playthroughs()
    checked = 0
    for i in np.flatnonzero(games.named("activate_wilderness_row") & (games.after["acted"] == 1)):
        before, after = (games_at[i].players[games.seats[i]] for games_at in (games.before, games.after))
        shown = {PRINTED.hero_colour[hero] for hero in games.before[i].hero_row if hero != NOTHING}
        row = games.actions[i].values["row"]
        for field in range(3 * row, 3 * row + 3):
            if before.landscape[field] != NOTHING and not before.monster[field]:
                lured = PRINTED.landscape_colour[before.landscape[field]] in shown
                assert after.monster[field] == (lured and not before.fortress[field])
                checked += 1
    assert checked > 100


@pytest.mark.rule("SET-132", "SET-135")
@pytest.mark.parametrize("matching", [1, 2, 3, 4])
@pytest.mark.parametrize("colour", COLOURS)
def test_one_monster_appears_however_many_heroes_match(colour: str, matching: int) -> None:
    row = [colour] * matching + others(colour)[: 4 - matching]
    table = table_with(colour)
    table.hero_row_of(*row)
    table.play("activate_wilderness_row", row=0)
    assert table.me.monster[0] == 1
    table.new_turn()
    table.settlers(6)
    table.play("fight", row=0, column=0)
    assert not table.me.monster[0]  # one fight was enough


@pytest.mark.rule("SET-134")
@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("artifact", ["mace_of_bravery", "shamans_mask"])
def test_no_monster_appears_on_a_landscape_with_a_fortress(field: int, artifact: str) -> None:
    table = table_with("green" if field < 6 else "red", field, artifact)
    table.hero_row_of("green", "yellow", "blue", "red")
    table.fortress(field)
    table.play("activate_wilderness_row", row=field // 3)
    assert table.stage == "turn"  # the Mask has nothing to decide either
    assert not table.me.monster.any()


@pytest.mark.rule("SET-134", "SET-135")
def test_in_no_game_is_there_a_monster_with_a_fortress_or_a_second_monster() -> None:
    boards = playthroughs().after["players"]
    assert not (boards["monster"] & boards["fortress"]).any()
    assert boards["monster"].max() == 1
    assert boards["monster"].min() == 0


@pytest.mark.rule("SET-135")
def test_a_landscape_with_a_monster_gets_no_second_one() -> None:
    table = table_with("green")
    table.hold("lodestar")
    table.hero_row_of("green", "green", "green", "green")
    table.play("activate_wilderness_row", row=0)
    table.new_turn()
    table.play("activate_wilderness_row", row=0)
    assert table.me.monster[0] == 1


# Which heroes count.


@pytest.mark.rule("SET-136")
def test_a_hero_invited_before_the_check_counts_no_more() -> None:
    table = table_with("green")
    table.hero_row("bld_02", "bld_03", "bld_04", "art_05")  # the last one is the only green one
    table.next_hero("bld_07")  # blue
    table.has(gold=2)
    table.play("invite", space=3)
    table.play("activate_wilderness_row", row=0)
    assert not table.me.monster[0]


@pytest.mark.rule("SET-136")
def test_the_hero_that_refilled_the_row_counts() -> None:
    table = table_with("green")
    table.hero_row("bld_02", "bld_03", "bld_04", "bld_07")  # none is green
    table.next_hero("art_05")
    table.has(gold=2)
    table.play("invite", space=3)
    table.play("activate_wilderness_row", row=0)
    assert table.me.monster[0]


@pytest.mark.rule("SET-136")
def test_a_hero_invited_after_the_check_did_count() -> None:
    table = table_with("green")
    table.hero_row("bld_02", "bld_03", "bld_04", "art_05")
    table.has(gold=2)
    table.play("activate_wilderness_row", row=0)
    table.play("invite", space=3)
    assert table.me.monster[0]


@pytest.mark.rule("SET-137")
@pytest.mark.parametrize("owner", [0, 1])
def test_owned_heroes_never_count(owner: int) -> None:
    table = table_with("green")
    table.hero_row_of("yellow", "blue", "red", "red")
    for hero in ("adv_01", "bld_01", "dfd_01", "art_01"):
        assert colour_of(hero) == "green"
        table.hero(hero, seat=owner)
    table.play("activate_wilderness_row", row=0)
    assert not table.me.monster[0]


@pytest.mark.rule("SET-137")
def test_discarded_heroes_never_count() -> None:
    table = table_with("green")
    table.hero_row("bld_02", "bld_03", "bld_04", "art_05")
    table.next_hero("bld_07")
    table.artifact_row("lodestar", "key_of_knowledge", "diamond_ring")
    table.go_to_round(2)
    assert table.view.discarded_heroes == ["art_05"]
    board = next(seat for seat in (0, 1) if table.board(seat).landscape[0] >= 0)
    while table.seat != board:
        table.play("activate_settlement_row", row=0)
        table.play("done")
        table.play("end_turn")
    table.play("activate_wilderness_row", row=0)
    assert not table.me.monster[0]


# What a monster does.


@pytest.mark.rule("SET-138")
def test_in_no_game_does_a_monster_go_but_in_a_fight() -> None:
    games = playthroughs()
    before, after = games.before["players"]["monster"], games.after["players"]["monster"]
    gone = before > after
    fights = games.named("fight", "deploy")  # deploying completes a fight
    assert gone.any(axis=(1, 2)).sum() > 50
    assert not gone[~fights].any()
    assert (games.before["command"]["action"][games.named("deploy") & gone.any(axis=(1, 2))] == FIGHT).all()
    assert gone.sum(axis=(1, 2)).max() == 1


@pytest.mark.rule("SET-138")
def test_a_monster_stays_over_the_rounds_without_any_hero_of_its_colour() -> None:
    table = table_with("green")
    table.monster(0)
    seat = table.seat
    for _ in range(5):
        table.hero_row_of("yellow", "blue", "red", "red")
        table.pass_all()
        assert table.board(seat).monster[0] == 1
    table.finish()
    assert table.board(seat).monster[0] == 1


@pytest.mark.rule("SET-138")
def test_a_monster_blocks_the_yield_and_a_fortress_and_nothing_else() -> None:
    """Side by side: the same position with and without a monster on the first landscape."""
    verdicts = []
    for monster in (0, 1):
        table = table_with("green")
        table.lay(1, None)
        table.lay(3, None)
        table.fortress(3)
        table.building(0, "trading_post")
        table.has(wood=3, clay=3, stone=3, diamond=3, gold=3)
        table.me.monster[0] = monster
        verdicts.append(table.match.verdict().copy())
        changed = {table.number("fight", row=0, column=0), table.number("erect_fortress", row=0, column=0)}
    assert set(np.flatnonzero(verdicts[0] != verdicts[1])) == changed


@pytest.mark.rule("SET-139")
@pytest.mark.parametrize("heroes", [(), ("adv_01", "bld_01", "dfd_01", "art_01")])
def test_monsters_cost_no_points(heroes: tuple[str, ...]) -> None:
    scores = []
    for monsters in (False, True):
        table = Table()
        for hero in heroes:
            table.hero(hero, seat=0)
        table.building(0, "bank", seat=0, stored=2)
        for field in FIELDS:
            table.lay(field, None, seat=0)
            if monsters:
                table.monster(field, seat=0)
        table.finish()
        assert GAME.score(table.s, DECK.record[0], 0) == table.match.result().scores[0]
        scores.append(table.match.result().scores[0])
    assert scores[0] == scores[1] > 0
