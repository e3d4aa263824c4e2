"""What an answer brought about: told, moved, and by what."""

import random

from moothall.engine.game import Telling
from moothall.engine.happening import Happening, Move, told
from moothall.engine.record import plain
from moothall.games.architects.game import GAME
from tests.games.architects.table import DECK, Table


def placed(table: Table, location: str) -> list[Happening]:
    return table.brings("place", location=location)


def moved(happenings: list[Happening]) -> list[Move]:
    return [move for happening in happenings for move in happening.moves]


def supply(happenings: list[Happening]) -> dict[int, tuple[str, str]]:
    """What came and went, by seat, and what brought it about."""
    tellings = [(each.by, each.telling) for each in happenings if each.telling]
    changes = [(by, telling.values) for by, telling in tellings if telling.id == "change-supply"]
    return {int(values["seat"]): (str(values["changes"]), by) for by, values in changes}


def test_a_worker_goes_to_its_place_and_what_it_brings_comes_from_there() -> None:
    table = Table()
    happenings = placed(table, "quarry")
    assert moved(happenings) == [
        Move("worker", "0/supply/worker", "at/quarry/0", seat=0),
        Move("stone", "at/quarry", "0/supply/stone"),
    ]
    assert supply(happenings) == {0: ("stone=1", "rule:71")}


def test_taxes_go_to_the_stand_and_come_from_it() -> None:
    table = Table()
    table.has(silver=9)
    table.has(virtue=7)
    table.place("workshop")
    happenings = table.brings("hire", row=0, column=0)
    assert Move("silver", "0/supply/silver", "tax", 2) in moved(happenings)
    assert supply(happenings)[0][1] == f"apprentice:{table.apprentices(0)[0]}"
    table.idle()
    happenings = placed(table, "tax_stand")
    assert Move("silver", "tax", "0/supply/silver", 6) in moved(happenings)
    assert supply(happenings)[0][1] == "rule:121"


def test_captives_go_to_the_board_of_their_captor() -> None:
    table = Table(players=3)
    table.send("forest", 3, seat=1)
    table.has(silver=5)
    table.place("town_centre")
    happenings = table.brings("capture", location="forest", seat=1)
    assert Move("worker", "at/forest/1", "0/captured", 3, 1) in moved(happenings)


def test_a_hired_apprentice_comes_from_its_cell_with_the_coins_on_it() -> None:
    table = Table()
    table.grid("AP01", "AP02", coins=(0, 3))
    table.has(silver=9)
    table.send("workshop", 1)
    table.place("workshop")
    moves = moved(table.brings("hire", row=0, column=1))
    assert Move("apprentice:AP02", "grid/1", "0/apprentices") in moves
    assert moves[-1].goal == "grid/3"
    assert moves[-1].source == "pile/apprentices"


def test_a_reset_says_what_it_does_to_all() -> None:
    table = Table(players=3)
    table.deal_at("small", seat=1)
    table.deal_at("large", seat=2)
    table.imprison(2, seat=1)
    table.has(seat=1, virtue=7)
    table.has(silver=9)
    table.hand()
    table.place("black_market_middle")
    happenings = table.brings("hire", row=0, column=0)
    assert Move("worker", "market/0", "prison/1", 1, 1) in moved(happenings)
    ids = [telling.id for telling in told(happenings)]
    assert ids.count("change-imprisoned") == 3
    assert "change-market" in ids
    changes, by = supply(happenings)[1]
    assert "virtue=-1" in changes
    assert by == "rule:149"


def skilled() -> list[str]:
    """Three apprentices who have all skills among them."""
    skills = DECK.printed.apprentice_skills
    return [DECK.ids("apprentice")[skills.index(1 << skill)] for skill in range(3)]


def test_what_a_building_gives_comes_from_it() -> None:
    table = Table()
    table.hand("BD11")
    table.has(clay=9, wood=9, stone=9, gold=9, marble=9)
    table.hire(*skilled())
    table.place("guildhall")
    happenings = table.brings("construct", building=DECK.ids("building").index("BD11"))
    assert Move("building:BD11", "0/hand/BD11", "0/buildings/BD11") in moved(happenings)
    assert supply(happenings)[0][1] == "building:BD11"


def test_cards_in_hands_are_only_counted() -> None:
    """The same is heard whichever cards are drawn, kept or put away."""
    for table in (Table(drafted=False), Table(drafted=False, buildings=DECK.ids("building")[::-1])):
        legal = table.match.legal()
        action = GAME.space.decode(legal[0])
        happenings = table.brings(action.name, **action.values)
        assert moved(happenings) == [Move("building_card", "hand", "0/hand")]
        assert supply(happenings) == {0: ("building_card=1", "rule:37")}


def test_everything_is_brought_about_by_something() -> None:
    for players, seed in ((1, 1), (2, 2), (4, 3)):
        table, dice = Table(players, seed=seed, drafted=False), random.Random(seed)
        for _ in range(150):
            if table.match.over:
                break
            before, action = plain(table.s), dice.choice(table.match.legal())
            table.match.play(action)
            for happening in GAME.happenings(before, plain(table.s), DECK, action):
                kind, _, name = happening.by.partition(":")
                assert int(name) in GAME.rules if kind == "rule" else name in DECK.ids(kind), action


def test_a_step_of_the_cathedral_names_its_row_and_the_last_turns_are_announced_once() -> None:
    table = Table(players=3)
    table.fill_guildhall(int(DECK.printed.hall_spaces[3]) - 1)
    table.hand("BD39")
    table.has(gold=1, virtue=7)
    table.place("guildhall")
    table.play("advance")
    heard = told(table.brings("discard", building="BD39"))
    assert Telling("change-climbed", {"seat": 0, "row": 5}) in heard
    assert Telling("change-last_turns") in heard
    assert Telling("change-last_turns") not in told(placed(table, "quarry"))
