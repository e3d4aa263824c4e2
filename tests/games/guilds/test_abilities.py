"""Abilities: when they work (section 15)."""

from typing import Any

import pytest

from moothall.games.guilds.state import EFFECT_KINDS, PHASES, TIMINGS
from tests.games.guilds.table import CHARACTER_IDS, PRINTED, Table, deck_with

# The Assassin of another deck strikes during the auction.
EARLY_ASSASSIN: dict[str, Any] = {"kind": "remove_character", "timing": "weekly", "phase": "auction"}
EARLY_ASSASSIN |= {"max_ap_halves": 6}
ROB_ONE: dict[str, Any] = {"kind": "drain", "timing": "on_join", "currency": "silver", "amount": 1}
ROB_ONE |= {"target": "one", "to": "owner"}


def number(character: str) -> int:
    return CHARACTER_IDS.index(character)


def on_sale(*characters: str, players: int = 2) -> Table:
    """The first turn of a week with these at the town centre, where seat 0 leads in all areas by 2 silver."""
    table = Table(players, characters=[*characters])
    for there in range(len(characters)):
        table.tent(f"A{there + 1}" if players > 2 else f"A{2 * there + 1}", 2, seat=0)
    return table


# Who has just joined.


@pytest.mark.rule("GLD-238")
def test_a_new_character_cannot_be_used_before_phase_three() -> None:
    table = on_sale("M1")
    table.has(gold=2)
    table.take("M1")
    table.pass_turn()
    assert table.may_use("M1") == 238
    assert table.refused("use_ability", ability=table.ability("M1")) == 238


@pytest.mark.rule("GLD-238", "GLD-242")
def test_in_the_next_auction_it_can_be_used() -> None:
    table = on_sale("M1")
    table.has(gold=2)
    table.take("M1")
    table.next_week()
    table.turn(0)
    assert table.gold() == 2
    assert table.may_use("M1") == 0


@pytest.mark.rule("GLD-238")
@pytest.mark.parametrize("name", ["R1", "R2", "R5"])
def test_from_phase_three_of_the_same_week_on_it_works(name: str) -> None:
    table = on_sale(name)
    table.join("W1", seat=1)
    table.take(name)
    table.idle_until("money")
    assert table.s.week == 1
    assert table.may_use(name) == 0


@pytest.mark.rule("GLD-238")
def test_so_it_does_in_the_later_phases() -> None:
    """C2 lowers a price, P4 protects and R4 keeps silver in the week in which they joined."""
    table = Table()
    table.join("C2", "P4", "R4", seat=0, fresh=True)
    table.begin("money")
    table.display("S12", "S11")
    table.play("done")
    table.play("done")
    table.has(gold=1, silver=9)
    assert table.may_buy("S12") == 0
    table.pass_turn(2)
    table.protect("S12", free=True)
    table.next_week()
    assert table.silver(0) == 14


@pytest.mark.rule("GLD-239")
def test_what_happens_on_joining_happens_at_once() -> None:
    table = on_sale("W5")
    table.take("W5")
    assert table.stage == "auction"
    assert table.silvers() == [11, 9]


@pytest.mark.rule("GLD-239")
def test_in_forced_taking_too() -> None:
    table = on_sale("W5")
    table.pass_turn(2)
    assert table.guild(0) == ["W5"]
    assert table.silvers() == [11, 9]


@pytest.mark.rule("GLD-239")
def test_only_effects_tied_to_joining_happen_then() -> None:
    """R6 has such an effect and one for the end; P2, R2 and R5 have none."""
    for name in ("P2", "R2", "R5", "M1", "R1"):
        table = on_sale(name)
        table.has(gold=3, seat=0)
        table.has(gold=3, seat=1)
        table.take(name)
        assert table.stage == "auction"
        assert (table.silvers(), table.golds()) == ([10, 10], [3, 3])


@pytest.mark.rule("GLD-240")
def test_it_is_mandatory() -> None:
    table = on_sale("R6", players=3)
    table.take("R6")
    assert (table.stage, table.seat) == ("choose", 0)
    assert table.legal() == [("choose", {"seat": 1}), ("choose", {"seat": 2})]
    assert table.why_not("pass_turn") == 302
    assert table.why_not("done") == 308


@pytest.mark.rule("GLD-240", "GLD-272")
def test_payment_and_rebate_come_first() -> None:
    table = on_sale("R6", players=3)
    table.join("B6", seat=0)
    table.take("R6")
    assert table.stage == "choose"
    assert table.tents("A1") == [0, 0, 0]
    assert table.silver(0) == 11


@pytest.mark.rule("GLD-240")
@pytest.mark.parametrize("gain_first", [True, False])
def test_several_effects_are_carried_out_in_the_order_of_the_card(gain_first: bool) -> None:
    """A gain of gold, and a choice: whether the gold is there when the choice is made."""
    gain = {"kind": "gain", "timing": "on_join", "silver": 0, "gold": 4}
    listed = [gain, ROB_ONE] if gain_first else [ROB_ONE, gain]
    table = Table(players=3, characters=["W1"], deck=deck_with(W1=listed))
    table.tent("A1", 1, seat=0)
    table.take("W1")
    assert table.stage == "choose"
    assert table.gold(0) == (4 if gain_first else 0)
    table.play("choose", seat=2)
    assert table.stage == "auction"
    assert table.gold(0) == 4
    assert table.silvers() == [11, 10, 9]


@pytest.mark.rule("GLD-240")
def test_three_effects_with_another_between_them() -> None:
    """What isn't tied to joining is passed over; two choices are asked for one after the other."""
    weekly = {"kind": "gain", "timing": "weekly", "phase": "money", "silver": 5, "gold": 0}
    gold = ROB_ONE | {"currency": "gold"}
    table = Table(players=3, characters=["W1"], deck=deck_with(W1=[ROB_ONE, weekly, gold]))
    for seat in range(3):
        table.has(gold=1, seat=seat)
    table.tent("A1", 1, seat=0)
    table.take("W1")
    table.play("choose", seat=1)
    assert table.stage == "choose"
    table.play("choose", seat=2)
    assert table.seat == 1
    assert (table.silvers(), table.golds()) == ([11, 9, 10], [2, 1, 0])


@pytest.mark.rule("GLD-241", "GLD-270")
@pytest.mark.parametrize(("fresh", "left"), [(True, 9), (False, 10)])
def test_a_new_character_does_not_protect_coins(fresh: bool, left: int) -> None:
    table = on_sale("W5")
    table.join("P3", seat=1, fresh=fresh)
    table.take("W5")
    assert table.silver(1) == left


@pytest.mark.rule("GLD-241", "GLD-270")
@pytest.mark.parametrize(("fresh", "reason"), [(True, 0), (False, 269)])
def test_a_new_character_does_not_protect_the_guild(fresh: bool, reason: int) -> None:
    table = Table(deck=deck_with(R1=[EARLY_ASSASSIN]))
    table.join("R1", seat=0)
    table.join("W4", seat=1, fresh=fresh)
    assert table.may_use("R1") == reason


@pytest.mark.rule("GLD-241", "GLD-272")
@pytest.mark.parametrize(("fresh", "silver"), [(True, 10), (False, 11)])
def test_a_new_character_brings_no_rebate(fresh: bool, silver: int) -> None:
    table = on_sale("W1")
    table.join("B6", seat=0, fresh=fresh)
    table.take("W1")
    assert table.silver(0) == silver


@pytest.mark.rule("GLD-241")
def test_nor_on_the_card_itself() -> None:
    table = on_sale("B6")
    table.take("B6")
    assert table.silver(0) == 10


@pytest.mark.rule("GLD-241", "GLD-271")
@pytest.mark.parametrize(("fresh", "reason"), [(True, 107), (False, 0)])
def test_a_new_character_allows_no_solo_bid(fresh: bool, reason: int) -> None:
    table = Table()
    table.join("M4", seat=0, fresh=fresh)
    table.play("bid", area=0)
    table.play("add", silver=1)
    assert table.why_not("done") == reason


@pytest.mark.rule("GLD-242")
def test_those_of_earlier_weeks_work_during_the_auction() -> None:
    """While another one of the same guild, who has just joined, doesn't yet."""
    table = on_sale("W1")
    table.join("M1", seat=0)
    table.join("M4", seat=0, fresh=True)
    table.has(gold=1)
    assert table.may_use("M1") == 0
    table.use("M1")
    assert table.silver() == 15


@pytest.mark.rule("GLD-243")
def test_what_a_character_is_counts_from_the_moment_it_joins() -> None:
    table = on_sale("W2", "N3", "P1")
    table.join("B1", seat=0)
    before = {
        "members:warriors": 1,
        "members_total": 1,
        "factions_distinct": 2,
        "races_distinct": 0,
        "women": 0,
    }
    assert {name: table.metric(name) for name in before} == before
    table.take("W2")
    assert table.stage == "auction"
    after = {
        "members:warriors": 2,
        "members_total": 2,
        "factions_distinct": 2,
        "races_distinct": 1,
        "women": 1,
    }
    assert {name: table.metric(name) for name in after} == after
    table.pass_turn()
    table.take("N3")
    assert table.metric("races_distinct") == 2
    assert table.income(0) == (11, 0)  # N3 counts three members, itself among them


# How often.


@pytest.mark.rule("GLD-244")
def test_abilities_are_always_active_usable_once_weekly_or_effective_at_the_end() -> None:
    """Besides those on joining; and what the deck has of each."""
    found: dict[str, set[str]] = {timing: set() for timing in TIMINGS}
    for effect in PRINTED.effects:
        if effect.kind:
            found[TIMINGS[effect.timing]].add(EFFECT_KINDS[effect.kind])
    assert found == {
        "on_join": {"gain", "drain"},
        "passive": {
            "discount", "income_per", "protect", "solo_bid", "rebate",
            "keep_silver", "free_protect", "start_weight",
        },
        "weekly": {"exchange", "drain"},
        "once": {"remove_character"},
        "end": {"ap_per", "ap_if"},
    }  # fmt: skip


@pytest.mark.rule("GLD-244")
def test_what_is_always_active_works_again_and_again() -> None:
    """P3 twice in one week, without being used."""
    table = on_sale("W5", "P7")
    table.join("P3", seat=1)
    table.join("R2", seat=0)
    table.take("W5")
    assert table.silver(1) == 10
    table.idle_until("money")
    assert table.may_use("R2") == 319


@pytest.mark.rule("GLD-244")
def test_what_counts_at_the_end_does_nothing_before() -> None:
    table = on_sale("W6")
    table.take("W6")
    assert table.silvers() == [10, 10]
    assert table.income(0) == (10, 0)
    table.begin("money")
    assert table.legal_names() == {"exchange", "done"}


@pytest.mark.rule("GLD-245")
@pytest.mark.parametrize(
    ("name", "phase"), [("M1", "auction"), ("R1", "money"), ("R2", "money"), ("R5", "money")]
)
def test_an_ability_is_used_in_its_phase_only(name: str, phase: str) -> None:
    for other in ("auction", "money", "building"):
        table = Table()
        table.join(name, seat=0)
        table.join("W1", seat=1)
        table.begin(other)
        table.has(gold=5, silver=9)
        assert table.may_use(name) == (0 if other == phase else 245)
    table.begin("end")
    assert table.why_not("use_ability", ability=table.ability(name)) == 245


@pytest.mark.rule("GLD-245")
def test_each_ability_names_its_phase() -> None:
    phases = {name: PHASES[PRINTED.effects[Table().ability(name)].phase] for name in ("M1", "R1", "L10")}
    assert phases == {"M1": "auction", "R1": "money", "L10": "money"}


@pytest.mark.rule("GLD-245")
def test_an_ability_is_used_in_the_own_turn_by_its_owner() -> None:
    table = Table()
    table.join("R5", seat=1)
    table.begin("money")
    assert table.may_use("R5") == 245  # seat 0, who doesn't have it
    assert table.refused("use_ability", by=1, ability=table.ability("R5")) == 299
    table.play("done")
    assert (table.seat, table.may_use("R5")) == (1, 0)


@pytest.mark.rule("GLD-245")
def test_nobody_has_to_use_it() -> None:
    table = Table()
    table.join("R5", "R2", "M1", seat=0)
    table.has(gold=3)
    table.pass_turn(2)
    table.play("done")
    assert table.silver(0) == 10
    assert [table.used(name) for name in ("R5", "R2", "M1")] == [0, 0, 0]


@pytest.mark.rule("GLD-245")
def test_the_turn_goes_on_afterwards() -> None:
    table = Table()
    table.join("M1", seat=0)
    table.has(gold=1)
    table.use("M1")
    assert (table.stage, table.seat, int(table.s.passes)) == ("auction", 0, 0)
    table.bid("A1", 1, "A3", 1)
    assert table.seat == 1


@pytest.mark.rule("GLD-246")
def test_once_is_once_a_game() -> None:
    table = Table()
    table.join("R1", seat=0)
    table.join("W1", "W3", "B5", seat=1)
    table.begin("money")
    table.use("R1")
    table.play("remove", character=number("W1"))
    assert table.guild(0) == ["R1"]
    assert table.used("R1") == 1
    assert table.may_use("R1") == 246
    table.next_week()
    table.idle_until("money")
    table.turn(0)
    assert table.used("R1") == 1
    assert table.may_use("R1") == 246


@pytest.mark.rule("GLD-247")
def test_weekly_is_as_often_as_the_number_says() -> None:
    table = Table()
    table.join("M1", seat=0)
    table.has(gold=5)
    table.use("M1")
    table.use("M1")
    assert table.refused("use_ability", ability=table.ability("M1")) == 247
    table.next_week()
    table.turn(0)
    assert table.used("M1") == 0
    assert table.may_use("M1") == 0


@pytest.mark.rule("GLD-247")
def test_without_a_number_it_is_once_a_week() -> None:
    table = Table()
    table.join("R2", seat=0)
    table.begin("money")
    table.use("R2")
    assert table.may_use("R2") == 247
    table.next_week()
    table.idle_until("money")
    table.turn(0)
    assert table.may_use("R2") == 0


@pytest.mark.rule("GLD-247", "GLD-272")
def test_a_passive_effect_has_its_number_too() -> None:
    """B6 brings a coin back twice a week: of four characters in a row, then again in the next week."""
    table = on_sale("W1", "W2", "W3", "M2", players=4)
    table.join("B6", seat=0)
    table.has(silver=0, seat=0)
    for name, silver in (("W1", 1), ("W2", 2), ("W3", 2), ("M2", 2)):
        table.turn(0)
        table.take(name)
        assert table.silver(0) == silver
    table.next_week()
    table.turn(0)
    assert table.used("B6") == 0
    table.tent("A1", 2, seat=0)
    before = table.silver(0)
    table.take(table.cards("A1")[0])
    assert table.silver(0) == before + 1


@pytest.mark.rule("GLD-247")
def test_a_passive_effect_without_a_number_has_no_limit() -> None:
    endless = {"kind": "rebate", "timing": "passive", "silver": 1}
    table = Table(4, characters=["W1", "W2", "W3", "M2"], deck=deck_with(B6=[endless]))
    table.join("B6", seat=0)
    table.has(silver=0, seat=0)
    for area, name in enumerate(("W1", "W2", "W3", "M2"), start=1):
        table.tent(f"A{area}", 2, seat=0)
        table.turn(0)
        table.take(name)
        assert table.silver(0) == area


@pytest.mark.rule("GLD-247")
def test_the_counts_restart_in_phase_one_and_not_before() -> None:
    table = Table()
    table.join("M1", "B6", seat=0)
    table.has(gold=5)
    table.use("M1")
    table.idle_until("protect")
    assert table.used("M1") == 1
    table.next_week()
    assert table.used("M1") == 0


# Rooms, and several sources.


@pytest.mark.rule("GLD-248")
def test_a_room_works_as_soon_as_it_is_built() -> None:
    """Within the same week L09 makes a room cheaper, S03 protects one and S34 keeps silver."""
    table = Table(players=3)
    table.display("S03", "S34", "S12", "S35", "L09")
    table.begin("building")
    table.has(gold=8, silver=9)
    table.buy("L09", 2, 2, 3)  # 4 gold; S, and E and W of (2,3)
    table.pass_turn(2)
    table.buy("S34", 1, 1, 1)  # 2 gold, less 1
    assert table.gold(0) == 3
    table.pass_turn(2)
    table.buy("S03", 3, 1, 0)
    assert table.gold(0) == 2
    table.idle_until("protect")
    table.protect("S35", free=True)
    table.next_week()
    assert table.silver(0) == 13
    assert "S35" in table.display_ids()


@pytest.mark.rule("GLD-249", "GLD-263")
def test_discounts_add_up() -> None:
    table = Table()
    table.join("C2", seat=0)
    table.furnish("L09")
    table.display("S14", "S12")
    table.begin("building")
    table.has(gold=1)
    assert table.may_buy("S14") == 0  # 3 gold, less 1 and 1
    assert [table.used("C2"), table.used("L09")] == [0, 0]


@pytest.mark.rule("GLD-249")
def test_exchanges_keep_counts_of_their_own() -> None:
    table = Table()
    table.join("R5", seat=0)
    table.furnish("L10")
    table.begin("money")
    table.has(silver=20, gold=0)
    table.use("L10")
    assert (table.may_use("L10"), table.may_use("R5")) == (247, 0)
    table.use("R5")
    table.use("R5")
    assert (table.silver(), table.gold()) == (8, 3)
    assert table.may_use("R5") == 247


@pytest.mark.rule("GLD-249", "GLD-273")
def test_silver_kept_adds_up() -> None:
    table = Table()
    table.join("R4", seat=0)
    table.furnish("S34")
    table.week(8)
    table.begin("end")
    table.has(silver=9, seat=0)
    table.next_week()
    assert table.silver(0) == 7


@pytest.mark.rule("GLD-249", "GLD-275")
@pytest.mark.parametrize(("silver", "start"), [(6, 0), (5, 1), (4, 1)])
def test_weights_add_up(silver: int, start: int) -> None:
    table = Table()
    table.join("R7", "N7", seat=0)
    table.begin("end")
    table.has(silver=silver, gold=0, seat=0)
    table.has(silver=10, gold=1, seat=1)
    table.next_week()
    assert table.s.start_seat == start


@pytest.mark.rule("GLD-249", "GLD-274")
def test_free_protections_add_up() -> None:
    table = Table(players=3)
    table.join("P4", seat=0)
    table.furnish("S03")
    table.display("S12", "S11", "S14")
    table.begin("end")
    table.protect("S12", free=True)
    table.protect("S11", free=True)
    assert table.may_protect("S14", free=True) == 274
    assert [table.used("P4"), table.used("S03")] == [1, 1]


# Leaving.


def removed(victim: str, *guild: str) -> Table:
    """Seat 0's Assassin has removed one of seat 1's; it is seat 0's money turn."""
    table = Table()
    table.join("R1", seat=0)
    table.join(*guild, seat=1)
    table.begin("money")
    table.use("R1")
    if table.stage == "victim":
        table.play("remove", character=number(victim))
    assert victim not in table.guild(1)
    return table


@pytest.mark.rule("GLD-250")
def test_income_and_membership_end_when_a_character_leaves() -> None:
    table = removed("W3", "W3", "B5")
    assert table.guild(1) == ["B5"]
    assert table.discards() == ["W3"]
    assert table.income(1) == (10, 0)
    counts = ("members:warriors", "members_total", "factions_distinct", "races_distinct", "women")
    assert [table.metric(name, 1) for name in counts] == [0, 1, 1, 0, 0]


@pytest.mark.rule("GLD-250")
def test_coins_already_received_are_kept() -> None:
    table = Table()
    table.join("R1", seat=0)
    table.join("N2", seat=1)
    table.next_week()
    assert table.golds() == [0, 1]
    table.idle_until("money")
    silvers = table.silvers()
    table.turn(0)
    table.use("R1")  # there is only one to remove
    assert table.guild(1) == []
    assert (table.golds(), table.silvers()) == ([0, 1], silvers)
    table.next_week()
    assert table.golds() == [0, 1]


@pytest.mark.rule("GLD-250")
def test_effects_end_when_a_character_leaves() -> None:
    table = removed("R4", "R4", "B5")
    table.week(8)
    table.begin("end")
    table.has(silver=9, seat=1)
    table.next_week()
    assert table.silver(1) == 0
    table = removed("R5", "R5", "B5")
    table.play("done")
    assert table.may_use("R5") == 245


@pytest.mark.rule("GLD-250")
def test_those_who_stay_go_on_as_before() -> None:
    """R5 joined last of three: when the first has gone, it works as it did."""
    table = removed("W3", "W3", "B5", "R5")
    assert table.guild(1) == ["B5", "R5"]
    table.play("done")
    assert table.may_use("R5") == 0


@pytest.mark.rule("GLD-250", "GLD-241")
@pytest.mark.parametrize(("guild", "fresh", "left"), [("W3", "P3", 9), ("P3", "W3", 10)])
def test_who_leaves_during_an_auction_settles_nobody(guild: str, fresh: str, left: int) -> None:
    """W3 is removed: P3 protects only if it has been there before this auction."""
    table = Table(characters=["W5"], deck=deck_with(R1=[EARLY_ASSASSIN]))
    table.join("R1", seat=0)
    table.join(guild, seat=1)
    table.join(fresh, seat=1, fresh=True)
    table.use("R1")
    table.play("remove", character=number("W3"))
    assert table.guild(1) == ["P3"]
    table.tent("A1", 1, seat=0)
    table.take("W5")
    assert table.silver(1) == left


# Choices, and what can't be used.


@pytest.mark.rule("GLD-251")
def test_the_owner_chooses_before_anything_else_happens() -> None:
    table = on_sale("R6", players=3)
    for seat in range(3):
        table.has(gold=1, seat=seat)
    table.take("R6")
    assert (table.stage, table.seat) == ("choose", 0)
    assert table.refused("choose", by=1, seat=2) == 299
    assert table.refused("pass_turn", by=1) == 299
    assert table.legal_names() == {"choose"}
    table.play("choose", seat=1)
    assert (table.stage, table.seat) == ("auction", 1)
    assert table.golds() == [2, 0, 1]


@pytest.mark.rule("GLD-251", "GLD-306")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("source", ["R1", "R2", "R5"])
def test_nothing_is_left_of_an_ability_that_is_through(source: str, players: int) -> None:
    """With three players there is a choice of whom R1 and R2 strike."""
    table = Table(players)
    table.join(source, seat=0)
    for seat, name in enumerate(["W3", "W6"][: players - 1], start=1):
        table.join(name, seat=seat)
    table.begin("money")
    table.has(silver=9, seat=0)
    before = table.match.state["command"].tobytes()
    table.use(source)
    if table.stage != "money":
        assert (source, players) in (("R1", 3), ("R2", 3))
        table.match.play(table.match.legal()[0])
    assert (table.stage, table.seat) == ("money", 0)
    assert table.match.state["command"].tobytes() == before


@pytest.mark.rule("GLD-251")
def test_so_it_is_with_an_ability() -> None:
    table = Table(players=3)
    table.join("R1", "R2", seat=0)
    table.join("W1", seat=1)
    table.join("B5", seat=2)
    table.begin("money")
    for name, stage in (("R1", "victim"), ("R2", "choose")):
        table.use(name)
        assert (table.stage, table.seat) == (stage, 0)
        assert table.why_not("done") == 308
        assert table.why_not("exchange", lots=1) == 137
        assert table.may_use("R2") == 245
        table.match.play(table.match.legal()[0])
        assert (table.stage, table.seat) == ("money", 0)


@pytest.mark.rule("GLD-319", "GLD-259")
@pytest.mark.parametrize(
    ("name", "phase", "coins"),
    [("M1", "auction", {"gold": 1}), ("R5", "money", {"silver": 4}), ("L10", "money", {"silver": 4})],
)
def test_what_cannot_be_paid_in_full_cannot_be_used(name: str, phase: str, coins: dict[str, int]) -> None:
    table = Table()
    if name == "L10":
        table.furnish("L10")
    else:
        table.join(name, seat=0)
    table.begin(phase)
    table.has(silver=0, gold=0)
    table.has(**{currency: amount - 1 for currency, amount in coins.items()})
    assert table.may_use(name) == 259
    assert table.refused("use_ability", ability=table.ability(name)) == 259
    table.has(**coins)
    assert table.may_use(name) == 0


@pytest.mark.rule("GLD-319", "GLD-258", "GLD-269")
def test_what_has_no_target_cannot_be_used() -> None:
    table = Table(players=3)
    table.join("R1", "R2", seat=0)
    table.join("P3", "W4", seat=1)
    table.furnish("S10", seat=2)
    table.begin("money")
    assert table.may_use("R1") == 269
    assert table.may_use("R2") == 319
    assert table.used("R2") == 0


@pytest.mark.rule("GLD-319")
def test_what_strikes_everybody_needs_somebody_to_strike() -> None:
    each = {"kind": "drain", "timing": "weekly", "phase": "money", "currency": "silver", "amount": 1}
    each |= {"target": "each", "to": "owner"}
    table = Table(players=3, deck=deck_with(W1=[each]))
    table.join("W1", seat=0)
    table.join("P3", seat=1)
    table.begin("money")
    assert table.may_use("W1") == 0
    table.furnish("S10", seat=2)
    assert table.may_use("W1") == 319


@pytest.mark.rule("GLD-319", "GLD-258")
def test_a_target_without_coins_is_legal() -> None:
    table = Table()
    table.join("R2", seat=0)
    table.begin("money")
    table.has(silver=0, seat=1)
    assert table.may_use("R2") == 0
    table.use("R2")
    assert table.silvers() == [10, 0]
    assert table.used("R2") == 1
