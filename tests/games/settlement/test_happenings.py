"""What an answer brought about: told, moved, and by what."""

import pytest

from moothall.engine.happening import Happening, Move, told
from moothall.engine.record import plain
from moothall.engine.text import LANGUAGES, Speaker
from moothall.games.settlement.game import GAME
from tests.games.settlement.playthroughs import playthroughs
from tests.games.settlement.table import DECK, Table
from tests.games.texts import texts

ENGLISH = Speaker(GAME)


def happened(table: Table, name: str, **values: int) -> list[Happening]:
    before = plain(table.s)
    table.play(name, **values)
    return GAME.happenings(before, plain(table.s), DECK, table.number(name, **values))


def moved(happenings: list[Happening]) -> list[Move]:
    return [move for happening in happenings for move in happening.moves]


def supply(happenings: list[Happening]) -> dict[str, str]:
    """What came and went, by what brought it about."""
    tellings = [(each.by, each.telling) for each in happenings]
    return {by: str(say.values["changes"]) for by, say in tellings if say and say.id == "change-supply"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_in_whole_games_can_be_said(language: str) -> None:
    speaker, games = Speaker(GAME, language), playthroughs()
    ids = set()
    for number in range(0, len(games.actions), 7):
        before, after, action = games.before[number], games.after[number], games.actions[number]
        answer = GAME.space.encode(action.name, **action.values)
        for change in told(GAME.happenings(plain(before), plain(after), DECK, answer)):
            ids.add(change.id)
            assert speaker.say(change)
    assert ids == {name for name in texts(GAME, "en") if name.startswith("change-")}


def test_everything_is_brought_about_by_something() -> None:
    games = playthroughs()
    for number in range(0, len(games.actions), 11):
        before, after, action = games.before[number], games.after[number], games.actions[number]
        answer = GAME.space.encode(action.name, **action.values)
        for happening in GAME.happenings(plain(before), plain(after), DECK, answer):
            kind, _, name = happening.by.partition(":")
            assert int(name) in GAME.rules if kind == "rule" else name in DECK.ids(kind), action


def test_changes_have_a_sign() -> None:
    table = Table()
    before = plain(table.s)
    table.has(wood=3, clay=0, bonus_settler=1)
    table.settlers(5)
    changes = told(GAME.happenings(before, plain(table.s), DECK, table.number("end_turn")))
    assert [ENGLISH.say(change) for change in changes] == [
        "+2 wood, −1 clay, +1 bonus settler, −1 settler"  # noqa: RUF001, a minus it is
    ]


def test_what_a_row_yields_comes_from_its_landscapes() -> None:
    table = Table()
    table.hold("key_of_knowledge")
    table.hero_row(None, None, None, None)
    for field, good in enumerate(("wood", "clay", "wood")):
        table.lay(field, good)
    table.monster(2)
    seat = table.seat
    happenings = happened(table, "activate_wilderness_row", row=0)
    assert moved(happenings) == [
        Move("settler", f"{seat}/supply/settler", f"{seat}/wilderness-row/0", seat=seat),
        Move("wood", f"{seat}/wild/0", f"{seat}/supply/wood"),
        Move("clay", f"{seat}/wild/1", f"{seat}/supply/clay"),
    ]
    assert supply(happenings) == {"rule:109": "wood=1,clay=1,settler=-1"}


def test_what_an_artifact_gives_is_told_apart() -> None:
    table = Table()
    table.hold("crown_of_dominion")
    table.lay(1, "clay")
    table.fortress(1)
    seat = table.seat
    happenings = happened(table, "activate_fortress", row=0, column=1)
    assert supply(happenings) == {
        "rule:125": "clay=1,settler=-1",
        "artifact:crown_of_dominion": "clay=1",
    }
    assert moved(happenings)[1:] == [
        Move("clay", f"{seat}/wild/1", f"{seat}/supply/clay"),
        Move("clay", f"{seat}/artifact", f"{seat}/supply/clay"),
    ]


def test_a_monster_leaves_its_reward_where_it_stood() -> None:
    table = Table()
    table.hold("key_of_knowledge")
    table.lay(0, None, "yellow")
    table.monster(0)
    seat = table.seat
    happenings = happened(table, "fight", row=0, column=0)
    assert Move("gold", f"{seat}/wild/0", f"{seat}/supply/gold") in moved(happenings)
    assert Move("monster:yellow", f"{seat}/wild/0", f"{seat}/at/fight") in moved(happenings)
    assert [each.by for each in happenings if each.telling] == ["rule:99", "rule:98"]


def test_the_hero_that_calls_a_monster_is_named() -> None:
    table = Table()
    table.hold("key_of_knowledge")
    table.lay(0, "wood", "green")
    table.hero_row_of(None, None, "green", None)
    hero, seat = DECK.ids("hero")[table.s.hero_row[2]], table.seat
    came = happened(table, "activate_wilderness_row", row=0)[-1]
    assert came.telling
    assert came.telling.id == "change-monster_came"
    assert came.by == f"hero:{hero}"
    assert came.moves == [Move("monster:green", "hero/2", f"{seat}/wild/0")]


def test_a_tile_is_built_from_the_field_that_was_named() -> None:
    table = Table()
    table.hold("key_of_knowledge")
    table.market("bank", "bank")
    table.has(wood=9, clay=9, stone=9, gold=9, diamond=9)
    seat = table.seat
    assert happened(table, "build", market=1) == []
    moves = moved(happened(table, "place", row=2, column=0))
    assert Move("building:bank", "market/1", f"{seat}/sett/6") in moves


def test_goods_come_from_the_building_that_makes_them_or_from_those_that_were_exchanged() -> None:
    table = Table()
    table.building(4, "clay_pit")
    seat = table.seat
    table.play("activate_settlement_row", row=1)
    happenings = happened(table, "resolve", row=1, column=1)
    assert {each.by for each in happenings} == {"building:clay_pit"}
    assert moved(happenings)[0].source == f"{seat}/sett/4"
    table.has(gold=1)
    happenings = happened(table, "exchange_gold", gain=0)
    assert supply(happenings) == {"rule:144": "wood=1,gold=-1"}
    assert moved(happenings) == [Move("wood", f"{seat}/supply/gold", f"{seat}/supply/wood")]


def test_only_the_hero_from_the_deck_has_come_not_those_who_moved_on() -> None:
    table = Table()
    table.next_hero("adv_01")
    table.hero_row("art_01", "art_02", "art_03", "art_05")
    table.has(gold=9, diamond=9)
    happenings = happened(table, "invite", space=3)
    came = [say.values["hero"] for say in told(happenings) if say.id == "change-hero_came"]
    assert came == ["adv_01"]


def test_points_that_came_are_told_with_what_brought_them() -> None:
    table = Table()
    table.hold("key_of_knowledge")
    table.hero_row(None, None, None, "art_05")
    table.has(gold=9, diamond=9)
    before, seat = table.score(table.seat), table.seat
    changes = supply(happened(table, "invite", space=3))["hero:art_05"]
    assert f"point={table.score(seat) - before}" in changes.split(",")
    assert table.score(seat) > before
