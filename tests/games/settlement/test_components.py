"""Components and counts (section 1), and where things are (SET-298)."""

import tomllib
from collections import Counter
from typing import Any

import pytest

from moothall.engine.deck import Deck, DeckError
from moothall.engine.game import OptionError
from moothall.engine.match import Match
from moothall.games.settlement.game import GAME
from moothall.games.settlement.state import COLOURS, GOODS, GUILDS, MAX_SEATS, SUPPLY
from tests.games.settlement.playthroughs import playthroughs
from tests.games.settlement.table import ARTIFACTS, BUILDINGS, DECK, HEROES, LANDSCAPES, Table

FILE: dict[str, Any] = tomllib.loads(DECK.text)
PRINTED = DECK.record[0]
PLAYERS = (1, 2, 3, 4)


def entries(kind: str) -> dict[str, dict[str, Any]]:
    return {entry["id"]: entry for entry in FILE[kind]}


def pieces(kind: str, name: str) -> int:
    return int(entries(kind)[name]["physical_count"])


def things(amounts: Any) -> dict[str, int]:
    names = (*GOODS, "any_normal")
    return {names[i]: int(amount) for i, amount in enumerate(amounts) if amount}


def custom_deck(*changes: tuple[str, str]) -> Deck:
    """The standard deck with some of its text replaced."""
    text = DECK.text
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return GAME.parse_deck("custom.toml", text)


# The table.


@pytest.mark.rule("SET-001")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_to_four_can_play(players: int) -> None:
    table = Table(players)
    assert table.s.seats == players
    table.finish()
    assert len(table.match.result().scores) == players


@pytest.mark.rule("SET-001")
@pytest.mark.parametrize("players", [-1, 0, 5, 6, 100])
def test_any_other_number_of_players_is_rejected(players: int) -> None:
    with pytest.raises(OptionError, match="players must be one of 1, 2, 3, 4"):
        Match(GAME, {"players": players}, seed=1)


@pytest.mark.rule("SET-002")
def test_the_market_board_has_its_tracks_stacks_fields_and_rows() -> None:
    table = Table()
    assert pieces("piece", "market_board") == 1
    assert entries("track")["round"]["spaces"] == [1, 2, 3, 4, 5, 6]
    view = table.view
    assert (len(view.stacks.landscapes), len(view.stacks.buildings)) == (3, 3)
    assert len(view.market) == 9
    assert len(view.hero_row) == 4
    assert len(view.artifact_row) == 3
    rounds = []
    while not table.match.over:
        rounds.append(int(table.s.round_number))
        table.pass_all()
    assert rounds == entries("track")["round"]["spaces"]


@pytest.mark.rule("SET-003")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_has_one_board_of_four(players: int) -> None:
    assert pieces("piece", "player_board") == len(Table(4).s.players) == MAX_SEATS
    boards = Table(players).view.boards
    assert [board.seat for board in boards] == list(range(players))


@pytest.mark.rule("SET-004", "SET-298")
def test_the_wilderness_has_three_rows_of_three_landscape_fields() -> None:
    table = Table()
    seat = table.seat
    for field in range(9):
        table.new_turn()
        table.settlers(6)
        table.play("explore", row=field // 3)
        if table.stage == "lay_landscape":  # else only one field borders a landscape
            table.play("lay", row=field // 3, column=field % 3)
        wilderness = table.view.boards[seat].wilderness
        assert [bool(tile) for tile in wilderness] == [True] * (field + 1) + [False] * (8 - field)
        assert wilderness[field].tile.startswith(f"land_{field // 3 + 1}_")


@pytest.mark.rule("SET-005", "SET-298")
def test_the_settlement_has_three_rows_of_three_building_fields() -> None:
    table = Table()
    seat = table.seat
    for field in range(9):
        table.new_turn()
        table.settlers(6)
        table.has(wood=1)
        table.market("church")
        table.play("build", market=0)
        if field < 8:  # for the last one there is nothing to choose
            assert len(table.legal()) == 9 - field
            table.play("place", row=field // 3, column=field % 3)
        table.play("stack", stack=0)
        settlement = table.view.boards[seat].settlement
        assert [bool(tile) for tile in settlement] == [True] * (field + 1) + [False] * (8 - field)


def rich_table() -> Table:
    """A position in which the active player can do each of the seven actions in several places."""
    table = Table()
    table.hold("mace_of_bravery")
    table.has(wood=9, clay=9, stone=9, diamond=9, gold=9)
    table.hero_row(None, None, None, None)
    for field, good in ((0, "wood"), (1, "clay"), (3, "wood"), (4, "clay"), (6, "gold")):
        table.lay(field, good)
    table.monster(1)
    table.fortress(3)
    table.fortress(6)
    return table


ACTION_FIELDS: list[tuple[str, dict[str, int], str]] = [
    ("build", {"market": 0}, "build"),
    ("explore", {"row": 0}, "explore"),
    ("fight", {"row": 0, "column": 1}, "fight"),
    ("erect_fortress", {"row": 0, "column": 0}, "erect_fortress"),
    *(("activate_wilderness_row", {"row": row}, f"wilderness row {row}") for row in range(3)),
    *(("activate_settlement_row", {"row": row}, f"settlement row {row}") for row in range(3)),
    ("activate_fortress", {"row": 1, "column": 0}, "fortress 3"),
    ("activate_fortress", {"row": 2, "column": 0}, "fortress 6"),
]


def occupied(table: Table, seat: int) -> set[str]:
    """The action fields of a player that hold a settler."""
    board = table.view.boards[seat]
    fields = {name: getattr(board.deployed, name) for name in ("build", "explore", "fight", "erect_fortress")}
    fields |= {f"wilderness row {i}": on for i, on in enumerate(board.deployed.wilderness_rows)}
    fields |= {f"settlement row {i}": on for i, on in enumerate(board.deployed.settlement_rows)}
    fields |= {f"fortress {i}": tile.activation for i, tile in enumerate(board.wilderness) if tile}
    return {name for name, settlers in fields.items() if settlers.normal or settlers.bonus}


@pytest.mark.rule("SET-006", "SET-064")
@pytest.mark.parametrize(("name", "values", "field"), ACTION_FIELDS)
def test_each_action_has_its_field_and_its_settlers_stand_there(
    name: str, values: dict[str, int], field: str
) -> None:
    table = rich_table()
    seat = table.seat
    table.play(name, **values)
    if name == "build":
        table.play("place", row=0, column=0)
    assert occupied(table, seat) == {field}
    assert occupied(table, 1 - seat) == set()


@pytest.mark.rule("SET-007")
def test_each_fortress_has_an_activation_field_of_its_own() -> None:
    table = rich_table()
    seat = table.seat
    table.play("activate_fortress", row=1, column=0)
    table.new_turn()
    assert table.refused("activate_fortress", row=1, column=0) == 126
    table.play("activate_fortress", row=2, column=0)
    assert occupied(table, seat) == {"fortress 3", "fortress 6"}


@pytest.mark.rule("SET-007")
@pytest.mark.parametrize("field", [0, 1, 5])  # a free landscape, a monster, an empty field
def test_without_a_fortress_there_is_no_activation_field(field: int) -> None:
    assert rich_table().refused("activate_fortress", row=field // 3, column=field % 3) == 7


# Cards and tiles.


@pytest.mark.rule("SET-008")
def test_there_are_48_hero_cards() -> None:
    assert len(set(HEROES)) == 48
    table = Table()
    assert sorted([*table.s.hero_deck[: table.s.heroes_left], *table.s.hero_row]) == list(range(48))


@pytest.mark.rule("SET-008", "SET-018")
@pytest.mark.parametrize(("kind", "name"), [("hero", "adv_01"), ("artifact", "lodestar")])
def test_a_deck_that_lacks_a_card_is_refused(kind: str, name: str) -> None:
    start = DECK.text.index(f'[[{kind}]]\nid = "{name}"')
    end = DECK.text.index("[[", start + 2)
    with pytest.raises(DeckError, match=f"{kind}: expected"):
        GAME.parse_deck("short.toml", DECK.text[:start] + DECK.text[end:])


@pytest.mark.rule("SET-009", "SET-029")
@pytest.mark.parametrize("number", range(48))
def test_a_hero_shows_cost_scoring_bonus_settlers_and_one_colour(number: int) -> None:
    hero = entries("hero")[HEROES[number]]
    assert hero["cost"]
    assert things(PRINTED.hero_cost[number]) == hero["cost"]
    assert hero["cost"].keys() <= {"wood", "clay", "stone", "diamond", "gold"}
    assert PRINTED.hero_bonus[number] == hero["bonus_settlers"]
    assert hero["bonus_settlers"] in (0, 1, 2)
    assert COLOURS[PRINTED.hero_colour[number]] == hero["monster"]
    assert ("fixed", "landscape", "building", "fortress")[PRINTED.hero_scores[number]] == hero["score"].get(
        "per", "fixed"
    )
    assert PRINTED.hero_points[number] == hero["score"]["vp"] > 0


@pytest.mark.rule("SET-010")
def test_each_of_the_four_guilds_has_twelve_heroes() -> None:
    assert GUILDS == ("adventurer", "builder", "defender", "artisan")
    assert Counter(GUILDS[guild] for guild in PRINTED.hero_guild) == dict.fromkeys(GUILDS, 12)


@pytest.mark.rule("SET-011")
def test_there_are_twelve_landscapes_for_each_row() -> None:
    assert len(set(LANDSCAPES)) == 36
    assert Counter(entry["row"] for entry in FILE["landscape"]) == {"I": 12, "II": 12, "III": 12}
    assert [entries("landscape")[tile]["row"] for tile in LANDSCAPES] == ["I"] * 12 + ["II"] * 12 + [
        "III"
    ] * 12


@pytest.mark.rule("SET-012", "SET-029")
@pytest.mark.parametrize("number", range(36))
def test_a_landscape_shows_one_resource_and_one_monster_colour(number: int) -> None:
    tile = entries("landscape")[LANDSCAPES[number]]
    assert GOODS[PRINTED.landscape_good[number]] == tile["resource"]
    assert tile["resource"] in ("wood", "clay", "stone", "diamond", "gold")
    assert COLOURS[PRINTED.landscape_colour[number]] == tile["monster"]


@pytest.mark.rule("SET-013")
@pytest.mark.parametrize("number", range(36))
def test_every_landscape_yields_exactly_one_of_its_resource(number: int) -> None:
    tile = entries("landscape")[LANDSCAPES[number]]
    table = Table()
    table.hold("mace_of_bravery")
    table.has(wood=0, clay=0, stone=0)
    table.lay(3 * (number // 12), tile["resource"], colour=tile["monster"])
    table.play("activate_wilderness_row", row=number // 12)
    assert table.supply() == {tile["resource"]: 1}
    table.new_turn()
    table.me.monster[:] = 0
    table.fortress(3 * (number // 12))
    table.has(**{tile["resource"]: 0})
    table.play("activate_fortress", row=number // 12, column=0)
    assert table.supply() == {tile["resource"]: 1}


@pytest.mark.rule("SET-013")
def test_no_deck_can_make_a_landscape_yield_more() -> None:
    with pytest.raises(DeckError, match=r"land_1_01.*amount"):
        custom_deck(('resource = "wood"\namount = 1', 'resource = "wood"\namount = 2'))


@pytest.mark.rule("SET-014")
def test_the_rows_give_better_and_better_resources() -> None:
    rows = [Counter(GOODS[good] for good in PRINTED.landscape_good[12 * i : 12 * i + 12]) for i in range(3)]
    assert rows == [
        {"wood": 4, "clay": 4, "stone": 4},
        {"wood": 2, "clay": 2, "stone": 2, "diamond": 6},
        {"diamond": 6, "gold": 6},
    ]


@pytest.mark.rule("SET-015")
def test_each_colour_is_on_nine_landscapes() -> None:
    rows = [Counter(COLOURS[c] for c in PRINTED.landscape_colour[12 * i : 12 * i + 12]) for i in range(3)]
    assert rows == [
        {"green": 5, "yellow": 4, "blue": 2, "red": 1},
        {"green": 3, "yellow": 3, "blue": 3, "red": 3},
        {"green": 1, "yellow": 2, "blue": 4, "red": 5},
    ]
    assert sum(rows, Counter()) == dict.fromkeys(COLOURS, 9)


@pytest.mark.rule("SET-016")
def test_there_are_three_tiles_of_each_of_twelve_buildings() -> None:
    assert len(set(BUILDINGS)) == 12
    assert list(PRINTED.building_count) == [3] * 12
    s = Table().s
    hidden = [int(tile) for stack in range(3) for tile in s.building_stack[stack, : s.buildings_left[stack]]]
    assert Counter(hidden + [int(tile) for tile in s.market]) == dict.fromkeys(range(12), 3)


@pytest.mark.rule("SET-017", "SET-029")
@pytest.mark.parametrize("number", range(12))
def test_a_building_costs_one_resource_and_has_one_effect(number: int) -> None:
    tile = entries("building")[BUILDINGS[number]]
    cost = things(PRINTED.building_cost[number])
    assert cost == tile["cost"]
    assert list(cost.values()) == [1]
    effect = tile["effect"]
    kinds = ("gain", "convert", "store", "gain_landscape")
    assert kinds[PRINTED.building_kind[number]] == effect["kind"]
    assert things(PRINTED.building_pay[number]) == effect.get("pay", {})
    assert things(PRINTED.building_gain[number]) == effect.get("gain", {})
    assert PRINTED.building_points[number] == effect.get("vp_each", 0)


@pytest.mark.rule("SET-018")
def test_there_are_fourteen_different_artifacts() -> None:
    assert len(set(ARTIFACTS)) == 14
    effects = [(entry["trigger"], str(entry["effect"])) for entry in FILE["artifact"]]
    assert len(set(effects)) == len(effects) == 14


# Pieces.


@pytest.mark.rule("SET-019", "SET-026")
def test_the_36_fortress_tiles_cover_every_field_of_four_players() -> None:
    table = Table(4)
    for seat in range(4):
        for field in range(9):
            table.lay(field, None, seat=seat)
            if (seat, field) != (table.seat, 8):
                table.fortress(field, seat)
    table.play("erect_fortress", row=2, column=2)
    table.new_turn()
    for field in range(9):
        assert table.refused("erect_fortress", row=field // 3, column=field % 3) == 103
    assert (
        sum(int(table.board(seat).fortress.sum()) for seat in range(4)) == 36 == pieces("piece", "fortress")
    )


@pytest.mark.rule("SET-020")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_has_six_of_the_24_normal_settlers(players: int) -> None:
    assert pieces("settler", "normal") == 24 == 4 * entries("settler")["normal"]["per_player"]
    table = Table(players)
    assert [int(table.board(seat).settlers) for seat in range(players)] == [6] * players


@pytest.mark.rule("SET-021", "SET-022", "SET-023", "SET-024")
def test_the_box_holds_so_many_pieces() -> None:
    assert pieces("settler", "bonus") == 24
    assert {monster["name"]: monster["physical_count"] for monster in FILE["monster"]} == {
        "Forest Gnoll": 9,
        "Steppe Manticore": 9,
        "Water Hydra": 9,
        "Cave Dragon": 9,
    }
    assert [monster["id"] for monster in FILE["monster"]] == ["green", "yellow", "blue", "red"]
    resources = {name: pieces("resource", name) for name in entries("resource")}
    assert resources == {"wood": 16, "clay": 16, "stone": 16, "diamond": 42, "gold": 32}
    assert [pieces("piece", name) for name in ("round_marker", "start_marker", "score_pad")] == [1, 1, 1]


@pytest.mark.rule("SET-022")
def test_the_monsters_have_their_names_by_colour() -> None:
    assert DECK.names["monster"] == {
        "green": "Forest Gnoll",
        "yellow": "Steppe Manticore",
        "blue": "Water Hydra",
        "red": "Cave Dragon",
    }


@pytest.mark.rule("SET-025")
@pytest.mark.parametrize("good", ["wood", "clay", "stone", "diamond", "gold"])
def test_the_general_supply_of_a_resource_never_runs_out(good: str) -> None:
    field = {"wood": 0, "clay": 0, "stone": 0, "diamond": 3, "gold": 6}[good]
    table = Table()
    table.hold("mace_of_bravery")
    everything = pieces("resource", good)
    table.has(**{good: everything})
    table.has(1 - table.seat, **{good: everything})
    table.lay(field, good)
    table.play("activate_wilderness_row", row=field // 3)
    assert table.supply()[good] == everything + 1


@pytest.mark.rule("SET-025", "SET-072")
def test_the_general_supply_of_bonus_settlers_never_runs_out() -> None:
    table = Table()
    table.building(0, "tavern")
    table.has(diamond=1, bonus_settler=24)
    table.has(1 - table.seat, bonus_settler=24)
    table.play("activate_settlement_row", row=0)
    table.play("deploy", bonus=0)
    table.play("resolve", row=0, column=0)
    assert table.supply()["bonus_settler"] == 26


@pytest.mark.rule("SET-027", "SET-135")
def test_monsters_cannot_run_out() -> None:
    boards = playthroughs().after["players"]
    assert set(boards["monster"].flat) == {0, 1}
    assert not (boards["monster"] & (boards["landscape"] < 0)).any()
    colours = Counter(COLOURS[colour] for colour in PRINTED.landscape_colour)
    for colour in COLOURS:
        assert colours[colour] <= pieces("monster", colour)


@pytest.mark.rule("SET-028")
@pytest.mark.parametrize("row", range(3))
def test_the_last_tile_of_a_stack_is_for_the_last_field_of_four_players(row: int) -> None:
    table = Table(4)
    for seat in range(4):
        for field in range(3 * row, 3 * row + 3):
            if (seat, field) != (table.seat, 3 * row + 2):
                table.lay(field, None, seat=seat)
    table.play("explore", row=row)
    tiles = [tile for seat in range(4) for tile in table.board(seat).landscape[3 * row : 3 * row + 3]]
    assert sorted(tiles) == list(range(12 * row, 12 * row + 12))
    assert table.s.landscapes_left[row] == 0


@pytest.mark.rule("SET-028")
def test_no_stack_of_landscapes_is_ever_short_of_the_fields_left() -> None:
    games = playthroughs()
    after = games.after
    empty = (after["players"]["landscape"] < 0).reshape(-1, MAX_SEATS, 3, 3).sum(axis=3)
    empty *= games.seated[:, :, None]
    drawn = (after["command"]["landscape"][:, None] // 12) == range(3)
    assert (after["landscapes_left"] + drawn >= empty.sum(axis=1)).all()


# The data file.


@pytest.mark.rule("SET-029")
def test_the_rules_go_by_the_cost_and_the_effect_in_the_data_file() -> None:
    table = Table()
    table.match.deck = custom_deck(
        ("count = 3\ncost = { stone = 1 }", "count = 3\ncost = { gold = 2 }"),
        ("gain = { wood = 1 } }", "gain = { diamond = 3 } }"),
    )
    table.market("sawmill")
    table.has(stone=9, gold=1)
    assert table.refused("build", market=0) == 75
    table.has(wood=0, clay=0, stone=0, gold=2)
    table.play("build", market=0)
    table.play("place", row=0, column=0)
    table.play("stack", stack=0)
    assert table.supply() == {}
    table.new_turn()
    table.play("activate_settlement_row", row=0)
    table.play("resolve", row=0, column=0)
    assert table.supply() == {"diamond": 3}


@pytest.mark.rule("SET-029")
def test_the_rules_go_by_the_landscapes_and_actions_in_the_data_file() -> None:
    deck = custom_deck(
        ("settlers = [1, 2, 3]\n", "settlers = [2, 3, 4]\n"),
        (
            'resource = "wood"\namount = 1\nmonster = "green"',
            'resource = "gold"\namount = 1\nmonster = "red"',
        ),
    )
    assert (GOODS[deck.record[0].landscape_good[0]], COLOURS[deck.record[0].landscape_colour[0]]) == (
        "gold",
        "red",
    )
    table = Table()
    table.match.deck = deck
    table.settlers(1)
    assert table.refused("explore", row=0) == 85
    table.settlers(2)
    table.s.landscape_stack[0, table.s.landscapes_left[0] - 1] = 0
    table.hero_row_of("red", "red", "red", "red")
    table.play("explore", row=0)
    table.play("lay", row=0, column=0)
    assert table.me.settlers == 0
    assert table.me.monster[0]


@pytest.mark.rule("SET-029")
def test_the_names_come_from_the_data_file() -> None:
    assert custom_deck(('name = "Sawmill"', 'name = "Mill"')).names["building"]["sawmill"] == "Mill"


# Seats and coordinates.


@pytest.mark.rule("SET-298")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_player_to_the_left_is_the_next_seat(players: int) -> None:
    table = Table(players)
    for _ in range(2 * players):
        seat = table.seat
        row = next(i for i in range(3) if table.is_legal("activate_settlement_row", row=i))
        table.play("activate_settlement_row", row=row)
        table.play("done")
        table.play("end_turn")
        assert table.seat == (seat + 1) % players


@pytest.mark.rule("SET-298")
@pytest.mark.parametrize("space", range(4))
def test_hero_spaces_are_counted_from_the_left(space: int) -> None:
    """The surcharge tells which space was meant: two diamonds for the leftmost, one for the next."""
    table = Table()
    table.hero_row("art_05", "bld_07", "dfd_08", "adv_04")  # two gold each
    table.has(gold=2, diamond=2)
    invited = table.s.hero_row[space]
    seat = table.seat
    table.play("invite", space=space)
    assert table.s.hero_at[invited] == seat
    assert table.supply().get("diamond", 0) == (0, 1, 2, 2)[space]


@pytest.mark.rule("SET-298")
def test_what_is_stored_is_not_in_the_personal_supply() -> None:
    table = Table()
    table.building(0, "bank", stored=2)
    table.market("diamond_mine")
    assert len(table.supply()) <= SUPPLY
    assert "gold" not in table.supply()
    assert table.refused("build", market=0) == 75
    assert table.refused("exchange_gold", gain=0) == 144
