"""The 48 characters (section 17): what is printed on each, and what each can do."""

import pytest

from moothall.games.guilds.scoring import character_score
from moothall.games.guilds.state import (
    CHARACTERS,
    EFFECT_KINDS,
    FACTIONS,
    GENDERS,
    METRICS,
    NOTHING,
    RACES,
)
from tests.games.guilds.printed import CHARACTER, Character
from tests.games.guilds.table import CHARACTER_IDS, PRINTED, Table

ALL = pytest.mark.parametrize("card", CHARACTER.values(), ids=CHARACTER)


def alone(name: str) -> Table:
    """Nobody else is in the guild, nothing is built, and no goal counts."""
    table = Table()
    table.goals()
    table.join(name, seat=0)
    return table


def points(table: Table, seat: int = 0) -> int:
    return character_score(table.s, table.printed, seat)


def test_there_are_forty_eight() -> None:
    assert [*CHARACTER] == CHARACTER_IDS
    assert len(CHARACTER) == CHARACTERS == 48


@pytest.mark.rule("GLD-276", "GLD-277")
@ALL
def test_each_card_is_as_printed(card: Character) -> None:
    found = PRINTED.characters[CHARACTER_IDS.index(card.id)]
    assert int(found.halves) == card.halves
    assert (FACTIONS[found.faction], RACES[found.race]) == (card.factions[0], card.race)
    assert GENDERS[found.gender] == card.gender
    second = [FACTIONS[found.second]] if found.second != NOTHING else []
    assert second == card.factions[1:]
    kinds = [EFFECT_KINDS[PRINTED.effects[number].kind] for number in found.effects if number != NOTHING]
    assert kinds == card.effects.split()


@pytest.mark.rule("GLD-276", "GLD-284", "GLD-285", "GLD-287", "GLD-288")
@ALL
def test_each_card_counts_for_what_it_shows(card: Character) -> None:
    table = alone(card.id)
    counted = {f"members:{faction}" for faction in card.factions}
    counted |= {"members_total"}
    counted |= {"races_distinct"} if card.race != "none" else set()
    counted |= {"women"} if card.gender == "f" else set()
    expected = dict.fromkeys(METRICS, 0) | dict.fromkeys(counted, 1)
    expected |= {"factions_distinct": len(card.factions), "built_cells": 1}
    expected |= {"income_weekly": 10 + card.silver + 5 * card.gold}
    assert {name: table.metric(name) for name in METRICS} == expected


# What the cards with an end effect come to when they are alone: their own faction, race or calling counts.
OF_THEMSELVES = {"W6": 2, "P5": 1, "P6": 2, "R6": 1, "N4": 1, "N5": 2, "C7": 2, "B3": 2}


@pytest.mark.rule("GLD-276", "GLD-277", "GLD-212")
@ALL
def test_each_card_is_worth_its_half_points(card: Character) -> None:
    """Negative ones too; halves are rounded down."""
    assert points(alone(card.id)) == (card.halves + OF_THEMSELVES.get(card.id, 0)) // 2


@pytest.mark.rule("GLD-276", "GLD-278")
@ALL
def test_each_card_pays_its_income_from_the_next_week_on(card: Character) -> None:
    table = Table(characters=[card.id])
    table.bid("A1", 1, "A3", 1)
    table.pass_turn()
    table.take(card.id)
    while table.stage != "protect":  # whatever it asks on joining, and the rest of the week
        table.idle()
    table.has(silver=0, gold=0, seat=0)
    table.next_week()
    assert (table.silver(0), table.gold(0)) == (10 + card.silver, card.gold)


# What counts at the end: a guild with the card in it, rooms, and the points of the guild.
ENDS = [
    # W6: 0.5, and 1 for each warrior: itself, W1 (3), B1 (1.5) and the Armoury.
    ("W6", "W1 B1", "S09", 9),
    # M5: 1, and 1 for each study, small and large.
    ("M5", "", "S01 L01", 3),
    # M7: 1, and 1.5 for each two mages: itself, M2 (4), M6 (2.5), B2 (1.5) and the Rune Cell are five.
    ("M7", "M2 M6 B2", "S02", 12),
    ("M7", "M2 W1 B5", "", 12),
    # P5: 0.5, and 0.5 for each faction: priests, W1's (3), B2's two (1.5) and the Smithy's.
    ("P5", "W1 B2", "S16", 7),
    # P6: 0.5, and 1 for each priest: itself, P1 (3.5), P2 (-0.5) and the Relic Archive.
    ("P6", "P1 P2", "S06", 7),
    # R6: 0, and 0.5 for each rogue: itself, M6 (2.5), R7 (2), R3 (-1.5) and the Rope Loft.
    ("R6", "M6 R7 R3", "S13", 5),
    ("R6", "W1 N1 B5", "", 11),
    # N4: 1.5, and 0.5 for each race: its own, W1's (3), W2's (4), C1's (1); B5 (3) has none.
    ("N4", "W1 W2 C1 B5", "", 14),
    ("N4", "W1 M2 P2 B5", "", 12),
    # N5: 0.5, and 1 for each noble: itself, R7 (2), N1 (5) and the Cloak Room.
    ("N5", "R7 N1", "S31", 11),
    # N6: 1, and 1 for each garden.
    ("N6", "", "S22 L12", 3),
    # C4: 1, and 4 from eight cells on, the hall included.
    ("C4", "", "S22 S28 S07 L01 S18", 1),
    ("C4", "", "S22 S28 S07 L01 S18 S04", 5),
    ("C4", "M3", "S22 S28 S07 L01 S18 S04", 5),
    # C6: 1, and 1 for each parlour.
    ("C6", "", "S29 L17", 3),
    ("C6", "", "S30", 2),
    # C7: 0.5, and 1 for each artisan: itself, W7 (0.5), C1 (1) and the Smithy.
    ("C7", "W7 C1", "S16", 6),
    # B3: 0.5, and 1 for each animal: itself, B1 and B2 (1.5 each) and the Dovecote.
    ("B3", "B1 B2", "S23", 7),
]


@pytest.mark.rule("GLD-276", "GLD-266", "GLD-267")
@pytest.mark.parametrize(("name", "others", "rooms", "expected"), ENDS)
def test_what_counts_at_the_end(name: str, others: str, rooms: str, expected: int) -> None:
    table = alone(name)
    if others:
        table.join(*others.split(), seat=0)
    if rooms:
        table.furnish(*rooms.split())
    assert points(table) == expected
    assert points(table, seat=1) == 0


def test_every_effect_at_the_end_is_there() -> None:
    counting = {card.id for card in CHARACTER.values() if "ap_" in card.effects}
    assert {name for name, *_ in ENDS} == counting


# What the others can do, one by one.


@pytest.mark.rule("GLD-276", "GLD-270")
def test_w4_bodyguard_protects_from_removal() -> None:
    table = Table(players=3)
    table.join("R1", seat=0)
    table.join("W4", "W1", seat=1)
    table.join("B5", "C1", seat=2)
    table.begin("money")
    table.use("R1")
    assert table.legal() == [("remove", {"character": CHARACTER_IDS.index(name)}) for name in ("C1", "B5")]


@pytest.mark.rule("GLD-276")
def test_w5_raider_captain_takes_a_silver_of_everybody() -> None:
    table = Table(players=4, characters=["W5"])
    for seat, silver in enumerate((5, 3, 1, 0)):
        table.has(silver=silver, gold=2, seat=seat)
    table.tent("A1", 2, seat=0)
    table.take("W5")
    assert table.silvers() == [7, 2, 0, 0]
    assert table.golds() == [2, 2, 2, 2]


@pytest.mark.rule("GLD-276")
@pytest.mark.parametrize(
    ("name", "cheaper", "again", "dear"), [("W7", "L03", "L01", "S14"), ("C2", "S14", "S28", "L03")]
)
def test_w7_siege_engineer_and_c2_master_mason_lower_a_price(
    name: str, cheaper: str, again: str, dear: str
) -> None:
    """Large rooms with W7, small ones with C2; once a week. All these rooms cost 3 gold."""
    table = alone(name)
    table.display("S14", "S28", "L03", "L01")
    table.begin("building")
    table.has(gold=1)
    assert table.may_buy(cheaper) == 143
    table.has(gold=2)
    assert (table.may_buy(cheaper), table.may_buy(dear)) == (0, 143)
    table.buy(cheaper, *{"S14": (1, 1, 0), "L03": (2, 2, 0)}[cheaper])
    assert (table.gold(0), table.used(name)) == (0, 1)
    table.pass_turn()
    table.has(gold=2)
    assert table.may_buy(again) == 143


@pytest.mark.rule("GLD-276", "GLD-261")
def test_m1_transmuter_makes_five_silver_of_a_gold_twice() -> None:
    table = alone("M1")
    table.has(silver=0, gold=4)
    table.use("M1")
    assert (table.silver(), table.gold()) == (5, 3)
    table.use("M1")
    assert (table.silver(), table.gold()) == (10, 2)
    assert table.may_use("M1") == 247
    assert table.stage == "auction"


@pytest.mark.rule("GLD-276")
def test_m4_star_reader_bids_in_one_area_once() -> None:
    table = alone("M4")
    table.bid("A1", 2)
    assert table.tents("A1") == [2, 0]
    assert table.seat == 1
    table.pass_turn()
    table.play("bid", area=0)
    table.play("add", silver=1)
    assert table.why_not("done") == 107


@pytest.mark.rule("GLD-276", "GLD-270")
def test_p3_infirmarian_protects_from_drain() -> None:
    table = Table(players=3, characters=["W5"])
    table.join("P3", seat=1)
    table.tent("A1", 1, seat=0)
    table.take("W5")
    assert table.silvers() == [11, 10, 9]


@pytest.mark.rule("GLD-276")
def test_p4_oracle_protects_a_room_free_of_charge() -> None:
    table = alone("P4")
    table.display("S12", "S11")
    table.begin("end")
    table.has(silver=0)
    table.protect("S12", free=True)
    assert table.silver() == 0
    assert table.may_protect("S11", free=True) == 274


@pytest.mark.rule("GLD-276")
def test_p7_pilgrim_brings_three_silver() -> None:
    table = Table(characters=["P7"])
    table.tent("A1", 2, seat=0)
    table.take("P7")
    assert table.silvers() == [13, 10]
    assert table.golds() == [0, 0]


@pytest.mark.rule("GLD-276")
def test_r1_assassin_removes_a_character_of_three_points_at_most() -> None:
    """W1 and B5 are worth 3, P1 3.5; of the own guild nobody."""
    table = Table(players=3)
    table.join("R1", "W3", seat=0)
    table.join("W1", "P1", seat=1)
    table.join("B5", "R3", "N1", seat=2)
    table.begin("money")
    table.use("R1")
    assert {CHARACTER_IDS[values["character"]] for _, values in table.legal()} == {"W1", "B5", "R3"}
    table.play("remove", character="B5")
    assert table.guild(2) == ["R3", "N1"]
    assert table.discards() == ["B5"]
    assert table.may_use("R1") == 246
    assert table.guild(0) == ["R1", "W3"]


@pytest.mark.rule("GLD-276")
def test_r2_cutpurse_takes_a_silver_of_one_every_week() -> None:
    table = Table(players=3)
    table.join("R2", seat=0)
    table.begin("money")
    for seat in range(3):
        table.has(silver=4, gold=4, seat=seat)
    table.use("R2")
    table.play("choose", seat=2)
    assert table.silvers() == [5, 4, 3]
    assert table.golds() == [4, 4, 4]
    assert table.may_use("R2") == 247
    table.next_week()
    table.idle_until("money")
    assert table.may_use("R2") == 0


@pytest.mark.rule("GLD-276", "GLD-273")
@pytest.mark.parametrize(("silver", "kept"), [(9, 4), (4, 4), (3, 3), (0, 0)])
def test_r4_smuggler_keeps_four_silver(silver: int, kept: int) -> None:
    table = alone("R4")
    table.week(8)
    table.begin("end")
    table.has(silver=silver, seat=0)
    table.has(silver=9, seat=1)
    table.next_week()
    assert table.silvers() == [kept, 0]


@pytest.mark.rule("GLD-276", "GLD-262")
def test_r5_fence_makes_a_gold_of_four_silver_twice() -> None:
    table = alone("R5")
    table.begin("money")
    table.has(silver=13, gold=0)
    table.use("R5")
    assert (table.silver(), table.gold()) == (9, 1)
    table.use("R5")
    assert (table.silver(), table.gold()) == (5, 2)
    assert table.may_use("R5") == 247


@pytest.mark.rule("GLD-276")
def test_r6_master_thief_takes_a_gold_of_one() -> None:
    table = Table(players=3, characters=["R6"])
    for seat in range(3):
        table.has(silver=4, gold=2, seat=seat)
    table.tent("A1", 1, seat=0)
    table.take("R6")
    table.play("choose", seat=1)
    assert table.golds() == [3, 1, 2]
    assert table.silvers() == [4, 4, 4]


@pytest.mark.rule("GLD-276", "GLD-275")
@pytest.mark.parametrize(("name", "weight"), [("R7", 3), ("N7", 2)])
def test_r7_spymaster_and_n7_court_herald_count_for_more_silver(name: str, weight: int) -> None:
    """One less than the weight behind is still ahead; exactly the weight is a tie, which gold decides."""
    for silver, start in ((10 - weight + 1, 0), (10 - weight, 1), (10 - weight - 1, 1)):
        table = alone(name)
        table.begin("end")
        table.has(silver=silver, gold=0, seat=0)
        table.has(silver=10, gold=1, seat=1)
        table.next_week()
        assert table.s.start_seat == start
    table = alone(name)
    table.begin("end")
    table.has(silver=10 - weight, gold=2, seat=0)
    table.has(silver=10, gold=1, seat=1)
    table.next_week()
    assert table.s.start_seat == 0


@pytest.mark.rule("GLD-276", "GLD-265")
@pytest.mark.parametrize(
    ("members", "silver"), [(1, 10), (2, 10), (3, 11), (5, 11), (6, 12), (8, 12), (9, 13), (12, 13)]
)
def test_n3_toll_lord_brings_a_silver_for_three_members_and_three_at_most(members: int, silver: int) -> None:
    table = alone("N3")
    plain = ["W1", "W2", "M2", "M6", "P1", "N1", "B1", "B2", "B5", "W5", "P7"]  # none has an income
    table.join(*plain[: members - 1], seat=0)
    assert table.income(0) == (silver, 0)


@pytest.mark.rule("GLD-276")
def test_b6_pack_mule_brings_a_silver_back_twice() -> None:
    table = Table(players=4, characters=["W1", "W2", "W3", "M2"])
    table.join("B6", seat=0)
    table.has(silver=0, seat=0)
    for number, (name, silver) in enumerate((("W1", 3), ("W2", 2), ("W3", 5)), start=1):
        table.tent(f"A{number}", silver, seat=0)
        table.turn(0)
        table.take(name)
    assert table.silver(0) == 2
    assert table.used("B6") == 2


def test_every_other_effect_has_its_test() -> None:
    named = {part.upper() for name in globals() if name.startswith("test_") for part in name.split("_")}
    doing = {
        card.id for card in CHARACTER.values() if card.effects and card.effects not in ("ap_per", "ap_if")
    }
    assert doing <= named
