"""Abilities: effect kinds (section 16), with other decks where the standard one is too tame."""

from typing import Any

import pytest

from moothall.engine.deck import DeckError
from moothall.games.guilds.scoring import character_score, room_score, tie_break_income
from moothall.games.guilds.state import EFFECT_KINDS, NOTHING
from tests.games.guilds.table import CHARACTER_IDS, SMALL_IDS, Table, deck_with

Effect = dict[str, Any]


def gain(silver: int, gold: int, **more: Any) -> Effect:
    return {"kind": "gain", "timing": "on_join", "silver": silver, "gold": gold} | more


def drain(currency: str, amount: int, target: str, to: str = "owner", **more: Any) -> Effect:
    effect = {"kind": "drain", "timing": "on_join", "currency": currency, "amount": amount}
    return effect | {"target": target, "to": to} | more


def passive(kind: str, **more: Any) -> Effect:
    return {"kind": kind, "timing": "passive"} | more


def in_phase(phase: str, timing: str = "weekly") -> Effect:
    return {"timing": timing, "phase": phase}


def joining(*effects: Effect, players: int = 2) -> Table:
    """Seat 0 takes W1 with these effects for 1 silver; each has 10 silver and 5 gold besides."""
    table = Table(players, characters=["W1"], deck=deck_with(W1=[*effects]))
    for seat in range(players):
        table.has(silver=10, gold=5, seat=seat)
    table.tent("A1", 1, seat=0)
    return table


def shop(*rooms: str, gold: int, table: Table | None = None) -> Table:
    """Seat 0's turn of the building phase, with these rooms on display, and L18, which nobody buys."""
    table = table or Table()
    table.display(*rooms, "L18")
    table.begin("building")
    table.has(gold=gold)
    return table


def buy(table: Table, room: str) -> None:
    """Wherever it fits."""
    table.play("buy", place=table.place_of(room))
    table.match.play(table.match.legal()[0])


# Gain.


@pytest.mark.rule("GLD-252")
def test_a_gain_comes_from_the_supply() -> None:
    table = joining(gain(2, 3))
    table.take("W1")
    assert (table.silvers(), table.golds()) == ([12, 10], [8, 5])


@pytest.mark.rule("GLD-252")
@pytest.mark.parametrize(("timing", "next_week"), [("weekly", 0), ("once", 246)])
def test_a_gain_may_be_an_ability(timing: str, next_week: int) -> None:
    table = Table(deck=deck_with(W1=[gain(2, 1, **in_phase("building", timing))]))
    table.join("W1", seat=0)
    shop("S12", gold=0, table=table)
    table.use("W1")
    assert (table.silver(), table.gold()) == (12, 1)
    assert (table.stage, table.seat) == ("building", 0)
    table.next_week()
    table.idle_until("building")
    table.turn(0)
    assert table.may_use("W1") == next_week


@pytest.mark.rule("GLD-253")
def test_silver_gained_in_the_auction_serves_in_it() -> None:
    table = Table(characters=["P7"])
    table.has(silver=2)
    table.bid("A1", 1, "A3", 1)
    table.pass_turn()
    table.take("P7")
    assert table.silver(0) == 3
    table.pass_turn()
    table.bid("A3", 1, "A5", 2)
    assert table.silver(0) == 0
    assert (table.tents("A3"), table.tents("A5")) == ([2, 0], [2, 0])


# Drain.


@pytest.mark.rule("GLD-254")
@pytest.mark.parametrize(("has", "left", "got"), [(10, 7, 3), (3, 0, 3), (2, 0, 2), (0, 0, 0)])
@pytest.mark.parametrize("currency", ["silver", "gold"])
def test_a_drain_takes_the_amount_or_all(currency: str, has: int, left: int, got: int) -> None:
    table = joining(drain(currency, 3, "one"))
    table.has(seat=0, silver=0, gold=0)
    table.has(seat=1, **{currency: has})
    table.take("W1")
    coins = table.silvers() if currency == "silver" else table.golds()
    assert coins == [got, left]
    untouched = table.golds() if currency == "silver" else table.silvers()
    assert untouched == [0, 5 if currency == "silver" else 10]


@pytest.mark.rule("GLD-255")
def test_a_drain_never_touches_tents() -> None:
    table = joining(drain("silver", 4, "one"))
    table.has(seat=1, silver=1)
    table.tent("A3", 6, seat=1)
    table.take("W1")
    assert table.silvers() == [11, 0]
    assert table.tents("A3") == [0, 6]


@pytest.mark.rule("GLD-255", "GLD-254")
def test_nor_coins_on_rooms() -> None:
    """A coin on a room belongs to nobody; a drain can only come when none lies there any more."""
    table = Table()
    table.join("R2", seat=0)
    table.display("S12")
    table.begin("end", start=1)
    table.has(silver=1, seat=1)
    table.protect("S12")
    assert table.s.protection[0] == 1
    assert table.why_not("use_ability", ability=table.ability("R2")) == 245
    table.next_week()
    assert not any(table.s.protection)


@pytest.mark.rule("GLD-256")
@pytest.mark.parametrize(("to", "owner"), [("owner", 12), ("supply", 10)])
@pytest.mark.parametrize("target", ["one", "each"])
def test_drained_coins_go_to_the_owner_or_to_the_supply(to: str, owner: int, target: str) -> None:
    table = joining(drain("silver", 2, target, to))
    table.take("W1")
    assert table.silvers() == [owner, 8]


@pytest.mark.rule("GLD-257", "GLD-270")
@pytest.mark.parametrize("owner", range(4))
def test_each_opponent_is_drained(owner: int) -> None:
    """What lies on the table protects nobody."""
    table = joining(drain("gold", 2, "each"), players=4)
    table.town("A2", "P3")
    table.display("S10")
    table.turn(owner)
    table.tent("A1", 2, seat=owner)
    table.take("W1")
    assert table.golds() == [11 if seat == owner else 3 for seat in range(4)]
    assert table.stage == "auction"


@pytest.mark.rule("GLD-257", "GLD-270")
def test_but_who_is_protected() -> None:
    table = joining(drain("gold", 2, "each"), players=4)
    table.join("P3", seat=1)
    table.furnish("S10", seat=3)
    table.take("W1")
    assert table.golds() == [7, 5, 3, 5]


@pytest.mark.rule("GLD-258")
def test_the_owner_chooses_one_opponent_with_or_without_coins() -> None:
    table = joining(drain("silver", 2, "one"), players=4)
    table.has(silver=0, seat=2)
    table.join("P3", seat=3)
    table.take("W1")
    assert (table.stage, table.seat) == ("choose", 0)
    assert [table.why_not("choose", seat=seat) for seat in range(4)] == [258, 0, 0, 270]
    assert table.refused("choose", seat=0) == 258
    assert table.refused("choose", seat=3) == 270
    table.play("choose", seat=2)
    assert table.silvers() == [10, 10, 0, 10]


@pytest.mark.rule("GLD-258")
def test_on_joining_it_does_nothing_where_nobody_can_be_drained() -> None:
    table = joining(drain("silver", 2, "one"), gain(1, 0))
    table.join("P3", seat=1)
    table.take("W1")
    assert (table.stage, table.seat) == ("auction", 1)
    assert table.silvers() == [11, 10]  # what else the card does is done


@pytest.mark.rule("GLD-258", "GLD-319")
def test_as_an_ability_it_cannot_be_used_then() -> None:
    table = Table()
    table.join("R2", seat=0)
    table.join("P3", seat=1)
    table.begin("money")
    assert table.may_use("R2") == 319


@pytest.mark.rule("GLD-258")
def test_the_only_one_who_is_left_is_taken() -> None:
    table = joining(drain("silver", 2, "one"), players=3)
    table.join("P3", seat=1)
    table.take("W1")
    assert table.stage == "auction"
    assert table.silvers() == [12, 10, 8]


# Exchange.


@pytest.mark.rule("GLD-259")
@pytest.mark.parametrize(("give", "get", "after"), [("silver", "gold", (7, 7)), ("gold", "silver", (12, 2))])
def test_an_exchange_pays_and_brings_what_it_says(give: str, get: str, after: tuple[int, int]) -> None:
    effect = {"kind": "exchange", "give": give, "give_amount": 3, "get": get, "get_amount": 2}
    table = Table(deck=deck_with(W1=[effect | in_phase("money")]))
    table.join("W1", seat=0)
    table.begin("money")
    table.has(silver=10, gold=5)
    table.use("W1")
    assert (table.silver(), table.gold()) == after
    assert (table.silver(1), table.gold(1)) == (10, 0)
    table.begin("money")
    table.next_week()
    table.idle_until("money")
    table.turn(0)
    table.has(silver=2, gold=2)
    assert table.may_use("W1") == 259


@pytest.mark.rule("GLD-260")
def test_the_uses_of_a_week_may_be_spread_over_turns() -> None:
    table = Table()
    table.join("M1", seat=0)
    table.has(gold=3)
    table.use("M1")
    table.bid("A1", 1, "A3", 1)
    table.pass_turn()
    table.use("M1")
    assert (table.silver(), table.gold()) == (18, 1)
    assert table.may_use("M1") == 247


@pytest.mark.rule("GLD-261")
def test_the_transmuter_makes_silver_of_gold_in_the_auction() -> None:
    table = Table()
    table.join("M1", seat=0)
    table.has(silver=0, gold=3)
    assert table.legal_names() == {"pass_turn", "use_ability"}
    table.use("M1")
    table.use("M1")
    assert (table.silver(), table.gold()) == (10, 1)
    assert table.may_use("M1") == 247
    assert table.is_legal("bid", area="A1")


@pytest.mark.rule("GLD-262")
def test_fence_and_assay_works_are_cheaper_than_the_market() -> None:
    table = Table()
    table.join("R5", seat=0)
    table.furnish("L10")
    table.begin("money")
    table.has(silver=17, gold=0)
    for source in ("R5", "R5", "L10"):
        table.use(source)
    assert (table.silver(), table.gold()) == (5, 3)
    assert (table.may_use("R5"), table.may_use("L10")) == (247, 247)
    table.play("exchange", lots=1)
    assert (table.silver(), table.gold()) == (0, 4)


# Discount.


@pytest.mark.rule("GLD-263")
@pytest.mark.parametrize(("scope", "small", "large"), [("small", 0, 143), ("large", 143, 0), ("any", 0, 0)])
def test_a_discount_is_for_rooms_of_its_scope(scope: str, small: int, large: int) -> None:
    table = Table(deck=deck_with(C2=[passive("discount", scope=scope, gold=2, max_uses=1)]))
    table.join("C2", seat=0)
    shop("S14", "L01", gold=1, table=table)  # 3 gold each
    assert (table.may_buy("S14"), table.may_buy("L01")) == (small, large)


@pytest.mark.rule("GLD-263", "GLD-143")
def test_the_discount_is_what_it_says() -> None:
    table = Table(deck=deck_with(C2=[passive("discount", scope="any", gold=2, max_uses=1)]))
    table.join("C2", seat=0)
    shop("S12", "L16", gold=2, table=table)  # L16 costs 5
    assert table.may_buy("L16") == 143
    table.has(gold=3)
    buy(table, "L16")
    assert table.gold(0) == 0


@pytest.mark.rule("GLD-263")
def test_a_price_never_falls_below_one() -> None:
    table = Table(deck=deck_with(C2=[passive("discount", scope="any", gold=9)]))
    table.join("C2", seat=0)
    shop("S01", "S14", "L16", gold=0, table=table)
    assert [table.may_buy(name) for name in ("S01", "S14", "L16")] == [143, 143, 143]
    table.has(gold=3)
    for left, name in ((2, "S01"), (1, "S14"), (0, "L16")):
        table.turn(0)
        buy(table, name)
        assert table.gold(0) == left
    table = Table()
    table.join("C2", seat=0)
    shop("S01", gold=1, table=table)
    buy(table, "S01")
    assert table.gold(0) == 0


@pytest.mark.rule("GLD-264")
def test_a_use_is_consumed_only_if_it_lowers_the_price() -> None:
    table = Table()
    table.join("C2", seat=0)
    shop("S01", "S12", gold=5, table=table)
    buy(table, "S01")  # 1 gold already
    assert (table.gold(0), table.used("C2")) == (4, 0)
    table.pass_turn()
    buy(table, "S12")
    assert (table.gold(0), table.used("C2")) == (3, 1)


@pytest.mark.rule("GLD-264")
def test_a_room_of_another_size_consumes_nothing() -> None:
    table = Table()
    table.join("C2", "W7", seat=0)
    shop("S12", "L05", gold=5, table=table)
    buy(table, "L05")
    assert (table.gold(0), table.used("C2"), table.used("W7")) == (4, 0, 1)


@pytest.mark.rule("GLD-264")
@pytest.mark.parametrize("order", [("C2", "W7"), ("W7", "C2")])
def test_characters_help_in_the_order_of_joining(order: tuple[str, str]) -> None:
    """Both could lower the price from 2 to 1: only the first does."""
    any_room = passive("discount", scope="any", gold=1, max_uses=1)
    table = Table(deck=deck_with(C2=[any_room], W7=[any_room]))
    table.join(*order, seat=0)
    shop("S12", "S11", gold=5, table=table)
    buy(table, "S12")
    assert [table.used(name) for name in order] == [1, 0]
    table.turn(0)
    buy(table, "S11")
    assert [table.used(name) for name in order] == [1, 1]
    assert table.gold(0) == 3


@pytest.mark.rule("GLD-264")
def test_rooms_help_after_characters() -> None:
    table = Table()
    table.furnish("L09")
    table.join("C2", seat=0)
    shop("S12", "S11", gold=5, table=table)
    buy(table, "S12")
    assert (table.used("C2"), table.used("L09")) == (1, 0)
    table.turn(0)
    buy(table, "S11")
    assert (table.used("C2"), table.used("L09")) == (1, 1)


@pytest.mark.rule("GLD-264")
@pytest.mark.parametrize("order", [("S08", "S22"), ("S22", "S08")])
def test_rooms_help_in_the_order_of_placement(order: tuple[str, str]) -> None:
    any_room = passive("discount", scope="any", gold=1, max_uses=1)
    table = Table(deck=deck_with(S08=[any_room], S22=[any_room]))
    table.furnish(*order)
    shop("S12", gold=5, table=table)
    buy(table, "S12")
    assert [table.used(name) for name in order] == [1, 0]


@pytest.mark.rule("GLD-264", "GLD-249")
def test_all_that_match_are_applied_at_once() -> None:
    """L16 costs 5; 2 less for the one, 1 less for the other."""
    two, one = (passive("discount", scope="any", gold=gold, max_uses=1) for gold in (2, 1))
    table = Table(deck=deck_with(C2=[two], W7=[one]))
    table.join("W7", "C2", seat=0)
    shop("S12", "L16", gold=2, table=table)
    buy(table, "L16")
    assert (table.gold(0), table.used("W7"), table.used("C2")) == (0, 1, 1)
    table.pass_turn()
    table.has(gold=1)
    assert table.may_buy("S12") == 143


# Income.


@pytest.mark.rule("GLD-265")
@pytest.mark.parametrize(
    ("gold", "silver"), [(0, 10), (1, 10), (2, 13), (3, 13), (4, 16), (5, 16), (6, 17), (20, 17)]
)
def test_income_for_each_so_many_up_to_a_cap(gold: int, silver: int) -> None:
    """3 silver for each 2 gold, at most 7."""
    effect = passive("income_per", metric="gold_held", per=2, silver=3, cap_silver=7)
    table = Table(deck=deck_with(W1=[effect]))
    table.join("W1", seat=0)
    table.has(gold=gold, seat=0)
    assert table.income(0) == (silver, 0)
    assert table.income(1) == (10, 0)


@pytest.mark.rule("GLD-265")
def test_it_is_part_of_the_income_in_every_rule() -> None:
    table = Table()
    table.join("N3", "W1", "W2", seat=0)
    assert table.income(0) == (11, 0)
    assert table.metric("income_weekly") == 11
    assert tie_break_income(table.s, table.printed, 0) == 11
    table.next_week()
    assert table.silver(0) == 11


@pytest.mark.rule("GLD-265")
def test_what_it_counts_is_read_before_income_is_paid() -> None:
    """N2's gold of this phase 1 doesn't count yet; in the next week it does."""
    effect = passive("income_per", metric="gold_held", per=1, silver=1, cap_silver=9)
    table = Table(deck=deck_with(W1=[effect]))
    table.join("W1", "N2", seat=0)
    table.next_week()
    assert (table.silver(0), table.gold(0)) == (10, 1)
    table.next_week()
    assert (table.silver(0), table.gold(0)) == (11, 2)


@pytest.mark.rule("GLD-265", "GLD-185")
def test_a_room_may_bring_it_while_it_is_active() -> None:
    effect = passive("income_per", metric="women", per=1, silver=2, cap_silver=9)
    table = Table(deck=deck_with(S11=[effect]))
    table.join("W2", "W3", seat=0)  # W3 brings 1 silver herself
    table.lay("S30", 2, 2, seat=0)
    table.lay("S11", 2, 3, 1, seat=0)
    assert table.income(0) == (11, 0)
    for name, x, y, turns in (("S15", 1, 1, 0), ("S01", 1, 2, 0), ("S02", 1, 3, 1)):
        table.lay(name, x, y, turns, seat=0)
    assert table.income(0) == (15, 0)


@pytest.mark.rule("GLD-265")
def test_income_cannot_feed_on_itself() -> None:
    effect = passive("income_per", metric="income_weekly", per=1, silver=1, cap_silver=3)
    with pytest.raises(DeckError) as error:
        deck_with(W1=[effect])
    assert (error.value.entry, error.value.field) == ("character 'W1'", "effects.0.metric")


# At the end.


@pytest.mark.rule("GLD-266")
@pytest.mark.parametrize(("gold", "points"), [(0, 3), (1, 3), (2, 3), (3, 5), (5, 5), (6, 8), (9, 10)])
def test_points_for_each_so_many(gold: int, points: int) -> None:
    """W1 has 6 half points; 5 more for each 3 gold."""
    effect = {"kind": "ap_per", "timing": "end", "metric": "gold_held", "per": 3, "ap_halves": 5}
    table = Table(deck=deck_with(W1=[effect]))
    table.join("W1", seat=0)
    table.has(gold=gold, seat=0)
    assert character_score(table.s, table.printed, 0) == points


@pytest.mark.rule("GLD-266", "GLD-277")
def test_they_may_be_negative() -> None:
    effect = {"kind": "ap_per", "timing": "end", "metric": "gold_held", "per": 1, "ap_halves": -3}
    table = Table(deck=deck_with(W1=[effect], S22=[effect]))
    table.join("W1", seat=0)
    table.furnish("S22")  # 3 half points
    table.has(gold=3, seat=0)
    assert character_score(table.s, table.printed, 0) == -2  # 6 - 9
    assert room_score(table.s, table.printed, 0) == -3  # 3 - 9


@pytest.mark.rule("GLD-266", "GLD-293")
def test_income_may_count_for_points() -> None:
    """A half point for each silver a week: hall, W3, and gold five times."""
    effect = {"kind": "ap_per", "timing": "end", "metric": "income_weekly", "per": 1, "ap_halves": 1}
    table = Table(deck=deck_with(W1=[effect]))
    table.join("W1", "W3", seat=0)  # 6 and 3 half points
    assert character_score(table.s, table.printed, 0) == (9 + 11) // 2
    table.join("N2", seat=0)  # -4, and a gold a week
    assert character_score(table.s, table.printed, 0) == (5 + 16) // 2


@pytest.mark.rule("GLD-267")
@pytest.mark.parametrize(("gold", "points"), [(0, 3), (3, 3), (4, 6), (5, 6), (9, 6)])
def test_points_for_at_least_so_many(gold: int, points: int) -> None:
    """W1 has 6 half points; 7 more from 4 gold on, once."""
    effect = {"kind": "ap_if", "timing": "end", "metric": "gold_held", "at_least": 4, "ap_halves": 7}
    table = Table(deck=deck_with(W1=[effect]))
    table.join("W1", seat=0)
    table.has(gold=gold, seat=0)
    assert character_score(table.s, table.printed, 0) == points


@pytest.mark.rule("GLD-267", "GLD-213")
def test_the_same_for_a_room() -> None:
    effect = {"kind": "ap_if", "timing": "end", "metric": "members_total", "at_least": 2, "ap_halves": 7}
    table = Table(deck=deck_with(S22=[effect]))
    table.furnish("S22")  # 3 half points
    table.join("W1", seat=0)
    assert room_score(table.s, table.printed, 0) == 1
    table.join("W2", seat=0)
    assert room_score(table.s, table.printed, 0) == 5


@pytest.mark.rule("GLD-266", "GLD-212", "GLD-213")
def test_an_effect_of_the_last_character_or_of_the_first_room_counts_where_it_is_printed() -> None:
    """A point for each gold."""
    effect = {"kind": "ap_per", "timing": "end", "metric": "gold_held", "per": 1, "ap_halves": 2}
    table = Table(deck=deck_with(B6=[effect], S01=[effect]))
    assert (CHARACTER_IDS[-1], SMALL_IDS[0]) == ("B6", "S01")
    table.join("B6", seat=0)  # 2 half points
    table.furnish("S01", seat=1)  # 4 half points
    for seat in range(2):
        table.has(gold=3, seat=seat)
    assert [character_score(table.s, table.printed, seat) for seat in range(2)] == [1 + 3, 0]
    assert [room_score(table.s, table.printed, seat) for seat in range(2)] == [0, 2 + 3]


@pytest.mark.rule("GLD-264", "GLD-249", "GLD-270")
def test_the_last_character_and_the_first_room_work_like_all_others() -> None:
    discount = passive("discount", scope="any", gold=1, max_uses=1)
    shield = passive("protect", against="drain")
    table = Table(deck=deck_with(B6=[discount], S01=[discount, shield], W1=[drain("gold", 2, "each")]))
    table.join("B6", seat=0)
    table.furnish("S01", seat=0)
    shop("S07", gold=9, table=table)
    buy(table, "S07")
    assert table.gold(0) == 9 - (3 - 2)
    assert (table.used("B6"), table.used("S01")) == (1, 1)
    table.town("A1", "W1")
    table.begin("auction", start=1)
    table.tent("A1", 1, seat=1)
    table.take("W1")
    assert table.gold(0) == 8


# Removing characters.


@pytest.mark.rule("GLD-268")
@pytest.mark.parametrize("players", [3, 4])
def test_the_owner_chooses_a_character_that_is_cheap_enough(players: int) -> None:
    """What is printed counts: W6 has half a point, though it would come to more."""
    table = Table(players)
    table.join("R1", "W3", seat=0)
    table.join("W6", "W1", "W2", seat=1)
    table.join("P1", "N2", seat=2)
    table.town("A1", "M1")
    table.begin("money")
    table.use("R1")
    assert (table.stage, table.seat) == ("victim", 0)
    reasons = {name: table.why_not("remove", character=CHARACTER_IDS.index(name)) for name in CHARACTER_IDS}
    assert {name for name, reason in reasons.items() if reason == 0} == {"W6", "W1", "N2"}
    assert {reason for reason in reasons.values() if reason} == {268}
    assert table.refused("remove", character="W3") == 268
    table.play("remove", character="W6")
    assert table.guild(1) == ["W1", "W2"]
    assert table.discards() == ["W6"]
    assert (table.stage, table.seat) == ("money", 0)


@pytest.mark.rule("GLD-268")
@pytest.mark.parametrize(("most", "victims"), [(-1, 2), (7, 2), (8, 3), (9, 3), (10, 4)])
def test_how_cheap_is_in_half_points(most: int, victims: int) -> None:
    effect = {"kind": "remove_character", "max_ap_halves": most} | in_phase("money", "once")
    table = Table(players=3, deck=deck_with(W1=[effect]))
    table.join("W1", seat=0)
    table.join("N3", "P2", seat=1)  # -2 and -1
    table.join("W2", "N1", seat=2)  # 8 and 10
    table.begin("money")
    table.use("W1")
    assert [name for name, _ in table.legal()] == ["remove"] * victims


@pytest.mark.rule("GLD-268")
def test_a_discarded_character_is_out_of_the_game() -> None:
    table = Table()
    table.join("R1", seat=0)
    table.join("W3", seat=1)
    table.begin("money")
    table.use("R1")  # there is only one
    assert table.guild(1) == []
    assert table.discards() == ["W3"]
    assert table.board(1).members == 0
    for _ in range(7):
        table.next_week()
        assert "W3" not in table.town_ids()


@pytest.mark.rule("GLD-250", "GLD-268")
def test_those_who_joined_later_move_up() -> None:
    table = Table()
    table.join("R1", seat=0)
    table.join("W3", "B6", seat=1)
    table.begin("money")
    table.use("R1")
    table.play("remove", character="W3")
    assert [int(table.s.rank[CHARACTER_IDS.index(name)]) for name in ("W3", "B6")] == [NOTHING, 0]


@pytest.mark.rule("GLD-269")
def test_a_protected_guild_cannot_be_chosen() -> None:
    table = Table(players=3)
    table.join("R1", seat=0)
    table.join("W4", "W3", seat=1)
    table.join("B4", "B5", seat=2)
    table.begin("money")
    table.use("R1")
    for name, reason in (("W4", 269), ("W3", 269), ("B4", 0), ("B5", 0)):
        assert table.why_not("remove", character=CHARACTER_IDS.index(name)) == reason
    assert table.refused("remove", character="W3") == 269


@pytest.mark.rule("GLD-269")
def test_without_a_target_it_cannot_be_used() -> None:
    """Nobody there; too good; protected."""
    for guild in ([], ["P1", "N1"], ["W4", "W3"]):
        table = Table()
        table.join("R1", "W3", seat=0)
        table.join(*guild, seat=1)
        table.begin("money")
        assert table.may_use("R1") == 269
        assert table.used("R1") == 0


# Protection.


@pytest.mark.rule("GLD-270")
def test_each_protection_is_against_one_thing() -> None:
    """W4 against removal alone, P3 and S10 against drain alone."""
    for protector, drained, removed in (("W4", 0, 269), ("P3", 319, 0)):
        table = Table()
        table.join("R1", "R2", seat=0)
        table.join(protector, "W3", seat=1)
        table.begin("money")
        assert (table.may_use("R2"), table.may_use("R1")) == (drained, removed)
    table = Table()
    table.join("R1", "R2", seat=0)
    table.join("W3", seat=1)
    table.furnish("S10", seat=1)
    table.begin("money")
    assert (table.may_use("R2"), table.may_use("R1")) == (319, 0)


@pytest.mark.rule("GLD-270")
def test_the_protector_is_protected_too() -> None:
    table = Table()
    table.join("R1", seat=0)
    table.join("W4", seat=1)  # 1.5 points: cheap enough
    table.begin("money")
    assert table.may_use("R1") == 269


@pytest.mark.rule("GLD-270")
def test_it_shields_its_owner_alone() -> None:
    table = Table(players=3)
    table.join("R1", "R2", seat=0)
    table.join("W4", "P3", seat=1)
    table.join("W3", "B5", seat=2)
    table.begin("money")
    table.use("R2")
    assert table.silvers() == [11, 10, 9]
    table.use("R1")
    table.play("remove", character="B5")
    assert (table.guild(1), table.guild(2)) == (["W4", "P3"], ["W3"])


@pytest.mark.rule("GLD-270")
def test_gold_is_protected_as_silver_is() -> None:
    table = joining(drain("gold", 1, "each"), drain("silver", 1, "each"))
    table.join("P3", seat=1)
    table.take("W1")
    assert (table.silver(1), table.gold(1)) == (10, 5)


# Solo bid.


@pytest.mark.rule("GLD-271")
def test_a_bid_in_one_area_while_three_are_live() -> None:
    table = Table()
    table.join("M4", seat=0)
    table.bid("A3", 10)  # all there is: no second area needs a coin
    assert (table.tents("A3"), table.seat) == ([10, 0], 1)
    assert table.used("M4") == 1


@pytest.mark.rule("GLD-271")
def test_it_may_still_be_two_areas_and_then_no_use_is_consumed() -> None:
    table = Table()
    table.join("M4", seat=0)
    table.bid("A1", 2, "A3", 2)
    assert (table.tents("A1"), table.tents("A3"), table.seat) == ([2, 0], [2, 0], 1)
    assert table.used("M4") == 0


@pytest.mark.rule("GLD-271")
def test_who_can_afford_but_one_area_can_bid() -> None:
    """All other conditions hold: the bid must lead."""
    table = Table()
    table.join("M4", seat=0)
    table.tent("A1", 3, seat=1)
    table.tent("A3", 9, seat=1)
    table.tent("A5", 9, seat=1)
    table.has(silver=4)
    assert table.is_legal("bid", area="A1")
    assert table.why_not("bid", area="A3") == 101
    table.play("bid", area="A1")
    assert [table.why_not("add", silver=silver) for silver in (0, 3, 4, 5)] == [97, 100, 0, 101]
    table.play("add", silver=4)
    assert (table.stage, table.seat) == ("auction", 1)
    assert table.used("M4") == 1
    table.turn(0)
    table.has(silver=1)
    assert table.why_not("bid", area="A1") == 101


@pytest.mark.rule("GLD-271")
def test_it_is_used_up_until_the_next_week() -> None:
    table = Table()
    table.join("M4", seat=0)
    table.bid("A1", 1)
    table.pass_turn()
    table.play("bid", area="A1")
    table.play("add", silver=1)
    assert table.refused("done") == 107
    table.next_week()
    table.turn(0)
    table.bid("A1", 1)
    assert table.used("M4") == 1


@pytest.mark.rule("GLD-271")
@pytest.mark.parametrize("live", [("A1", "A3"), ("A3",)])
def test_where_one_area_is_enough_anyway_no_use_is_consumed(live: tuple[str, ...]) -> None:
    table = Table()
    table.join("M4", seat=0)
    table.empty_town(*live)
    table.bid("A3", 2)
    assert table.tents("A3") == [2, 0]
    assert table.used("M4") == 0


@pytest.mark.rule("GLD-271", "GLD-249")
def test_it_may_be_had_more_often() -> None:
    table = Table(deck=deck_with(M4=[passive("solo_bid", max_uses=2)], M6=[passive("solo_bid")]))
    table.join("M4", "M6", seat=0)
    for times in (1, 2, 2, 2):
        table.turn(0)
        table.bid("A1", 1)
        assert table.used("M4") == times


@pytest.mark.rule("GLD-271")
def test_somebody_elses_is_no_help() -> None:
    table = Table()
    table.join("M4", seat=1)
    table.play("bid", area="A1")
    table.play("add", silver=1)
    assert table.why_not("done") == 107


# Rebate.


@pytest.mark.rule("GLD-272")
@pytest.mark.parametrize(("paid", "back", "used"), [(1, 0, 0), (2, 1, 1), (3, 2, 1), (4, 3, 1), (9, 3, 1)])
def test_some_of_the_coins_return_but_one_stays_paid(paid: int, back: int, used: int) -> None:
    table = Table(characters=["W1"], deck=deck_with(B6=[passive("rebate", silver=3, max_uses=2)]))
    table.join("B6", seat=0)
    table.has(silver=0)
    table.tent("A1", paid, seat=0)
    table.take("W1")
    assert table.silver(0) == back
    assert table.tents("A1") == [0, 0]
    assert table.used("B6") == used


@pytest.mark.rule("GLD-272")
def test_in_forced_taking_too_and_only_for_the_own_payments() -> None:
    table = Table(characters=["W1", "W2", "W3"])
    table.join("B6", seat=0)
    for seat in range(2):
        table.has(silver=0, seat=seat)
    table.tent("A1", 4, seat=0)
    table.tent("A3", 4, seat=1)
    table.pass_turn(2)
    assert (table.guild(0), table.guild(1)) == (["B6", "W1"], ["W2"])
    assert table.silvers() == [1, 0]


@pytest.mark.rule("GLD-272", "GLD-264")
@pytest.mark.parametrize(("order", "uses"), [(("B6", "B5"), [1, 1]), (("B5", "B6"), [1, 0])])
def test_several_rebates_apply_in_the_order_of_joining(order: tuple[str, str], uses: list[int]) -> None:
    """3 silver paid, so 2 may return: B6 gives back 1, B5 up to 5."""
    rebates = {
        "B6": [passive("rebate", silver=1, max_uses=2)],
        "B5": [passive("rebate", silver=5, max_uses=2)],
    }
    table = Table(characters=["W1"], deck=deck_with(**rebates))
    table.join(*order, seat=0)
    table.has(silver=0)
    table.tent("A1", 3, seat=0)
    table.take("W1")
    assert table.silver(0) == 2
    assert [table.used(name) for name in order] == uses


@pytest.mark.rule("GLD-272")
def test_nobody_is_asked_about_it() -> None:
    table = Table(characters=["W1"])
    table.join("B6", seat=0)
    table.tent("A1", 3, seat=0)
    table.take("W1")
    assert (table.stage, table.seat) == ("auction", 1)
    assert table.silver(0) == 11


# Week's end.


@pytest.mark.rule("GLD-273")
def test_silver_kept_is_there_in_the_next_week() -> None:
    table = Table()
    table.join("R4", seat=0)
    table.begin("end")
    table.has(silver=6, seat=0)
    table.has(silver=5, seat=1)
    table.next_week()
    assert table.silvers() == [14, 10]


@pytest.mark.rule("GLD-273")
def test_silver_that_will_be_kept_counts_for_the_start_player() -> None:
    table = Table()
    table.join("R4", seat=1)
    table.begin("end")
    table.has(silver=4, seat=0)
    table.has(silver=5, seat=1)
    table.next_week()
    assert table.s.start_seat == 1


@pytest.mark.rule("GLD-274")
@pytest.mark.parametrize("order", [("free", "paid"), ("paid", "free"), ("free",)])
def test_a_free_protection_comes_before_or_after_a_paid_one_or_alone(order: tuple[str, ...]) -> None:
    table = Table(players=3)
    table.join("P4", seat=0)
    table.display("S12", "S11", "S14")
    table.begin("end")
    for room, how in zip(("S12", "S11"), order, strict=False):
        table.protect(room, free=how == "free")
    assert table.silver(0) == 10 - order.count("paid")
    assert table.may_protect("S14", free=True) == 274
    assert table.may_protect("S12", free=True) == 191
    if "paid" in order:
        assert table.may_protect("S14") == 190
    table.next_week()
    kept = [name for name in ("S12", "S11", "S14") if name in table.display_ids()]
    assert kept == ["S12", "S11"][: len(order)]


@pytest.mark.rule("GLD-274")
def test_it_costs_nothing_and_needs_an_unprotected_room() -> None:
    table = Table()
    table.join("P4", seat=1)
    table.display("S12", "S11")
    table.begin("end")
    assert table.may_protect("S12", free=True) == 274
    table.protect("S12")
    table.play("done")
    table.has(silver=0)
    assert table.may_protect("S12", free=True) == 191
    assert table.may_protect("S11") == 189
    assert table.may_protect("S11", free=True) == 0
    table.protect("S11", free=True)
    assert table.used("P4") == 1


@pytest.mark.rule("GLD-274", "GLD-264")
def test_its_sources_are_used_in_order() -> None:
    table = Table(players=3)
    table.furnish("S03")
    table.join("P4", seat=0)
    table.display("S12", "S11", "S14")
    table.begin("end")
    table.protect("S12", free=True)
    assert (table.used("P4"), table.used("S03")) == (1, 0)
    table.protect("S11", free=True)
    assert (table.used("P4"), table.used("S03")) == (1, 1)


@pytest.mark.rule("GLD-274")
def test_with_more_uses_more_rooms() -> None:
    table = Table(players=3, deck=deck_with(P4=[passive("free_protect", max_uses=2)]))
    table.join("P4", seat=0)
    table.display("S12", "S11", "S14")
    table.begin("end")
    table.protect("S12", free=True)
    table.protect("S11", free=True)
    assert table.may_protect("S14", free=True) == 274


@pytest.mark.rule("GLD-275")
def test_the_weight_counts_for_the_start_player_and_for_the_tie() -> None:
    """R7 counts as 3: 7 is as good as 10, so that gold decides, then the start player's left neighbour."""
    for gold, start in ((2, 0), (1, 1), (0, 1)):
        table = Table(players=3)
        table.join("R7", seat=0)
        table.begin("end")
        table.has(silver=7, gold=gold, seat=0)
        table.has(silver=10, gold=1, seat=1)
        table.has(silver=9, gold=5, seat=2)
        table.next_week()
        assert table.s.start_seat == start
    table = Table(players=3)
    table.join("R7", seat=0)
    table.begin("end", start=1)
    table.has(silver=7, gold=1, seat=0)
    table.has(silver=10, gold=1, seat=1)
    table.has(silver=0, gold=0, seat=2)
    table.next_week()
    assert table.s.start_seat == 2


@pytest.mark.rule("GLD-275")
def test_no_coins_change_hands() -> None:
    table = Table()
    table.join("R7", "R4", seat=0)
    table.week(8)
    table.begin("end")
    table.has(silver=1, gold=2, seat=0)
    table.next_week()
    assert (table.silvers(), table.golds()) == ([1, 0], [2, 0])


# Which timings go with which kinds.

PARAMETERS: dict[str, Effect] = {
    "gain": {"silver": 1, "gold": 0},
    "drain": {"currency": "gold", "amount": 1, "target": "one", "to": "owner"},
    "exchange": {"give": "silver", "give_amount": 4, "get": "gold", "get_amount": 1},
    "remove_character": {"max_ap_halves": 2},
    "ap_per": {"metric": "women", "per": 1, "ap_halves": 1},
    "ap_if": {"metric": "women", "at_least": 1, "ap_halves": 1},
    "discount": {"scope": "any", "gold": 1, "max_uses": 1},
    "income_per": {"metric": "women", "per": 1, "silver": 1, "cap_silver": 1},
    "protect": {"against": "drain"},
    "solo_bid": {"max_uses": 1},
    "rebate": {"silver": 1, "max_uses": 1},
    "keep_silver": {"silver": 1},
    "free_protect": {"max_uses": 1},
    "start_weight": {"silver": 1},
}
ALLOWED = {
    "gain": {"on_join", "weekly", "once"},
    "drain": {"on_join", "weekly", "once"},
    "exchange": {"weekly", "once"},
    "remove_character": {"weekly", "once"},
    "ap_per": {"end"},
    "ap_if": {"end"},
}


def complaint(**effects: list[Effect]) -> str:
    """Where the mistake is, or nothing."""
    try:
        deck_with(**effects)
    except DeckError as error:
        return error.entry
    return ""


@pytest.mark.rule("GLD-320")
@pytest.mark.parametrize("kind", PARAMETERS)
def test_kinds_and_timings_combine_only_so(kind: str) -> None:
    for timing in ("on_join", "passive", "weekly", "once", "end"):
        effect = {"kind": kind, "timing": timing} | PARAMETERS[kind]
        by_choice = timing in ("weekly", "once")
        is_allowed = timing in ALLOWED.get(kind, {"passive"})
        with_phase = effect | {"phase": "money"}
        wanted, other = (with_phase, effect) if by_choice else (effect, with_phase)
        assert complaint(W1=[wanted]) == ("" if is_allowed else "character 'W1'"), timing
        assert complaint(W1=[other]) == "character 'W1'", timing


@pytest.mark.rule("GLD-320")
def test_every_kind_is_there() -> None:
    assert {*PARAMETERS} == {*EFFECT_KINDS} - {"none"}


@pytest.mark.rule("GLD-320")
@pytest.mark.parametrize("kind", ["gain", "drain"])
def test_nothing_joins_on_a_room(kind: str) -> None:
    effect = {"kind": kind} | PARAMETERS[kind]
    assert complaint(S01=[effect | {"timing": "on_join"}]) == "small_room 'S01'"
    assert complaint(L01=[effect | {"timing": "on_join"}]) == "large_room 'L01'"
    assert complaint(S01=[effect | in_phase("money")]) == ""
