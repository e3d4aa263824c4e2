"""Prices, limits and gains as they are now are shown, and those that are shown are the ones that count."""

import random

import pytest

from moothall.engine.happening import told
from moothall.engine.match import Match
from moothall.engine.record import plain
from moothall.games.nobility.cards import BAND_VALUES
from moothall.games.nobility.game import GAME
from moothall.games.nobility.state import GUILDS
from moothall.games.nobility.terms import Prospect, Take, Terms
from tests.games.nobility.table import Table, good


def with_event(event: str | None, players: int = 2, *, chancery: bool = False) -> Table:
    table = Table(players, chancery=chancery)
    table.event(event)
    table.has(coins=30)
    return table


def terms(table: Table, seat: int = 0) -> Terms:
    found: Terms = table.view.boards[seat].terms
    return found


def gained(table: Table, name: str, **values: int) -> str:
    """By whoever is asked."""
    seat = table.seat
    changes = [each for each in told(table.brings(name, **values)) if each.values.get("seat") == seat]
    return ",".join(str(each.values["changes"]) for each in changes if each.id == "change-supply")


def test_without_an_event_all_is_as_printed() -> None:
    table = with_event(None)
    found = terms(table)
    assert found.changed == {}
    assert found.hall == [space.price for space in table.view.hall.spaces]
    assert found.ship == {each.good: each.price for each in table.view.harbour.goods}


@pytest.mark.rule("NOB-361")
@pytest.mark.parametrize(("event", "coins"), [(None, 5), ("E04", 3)])
def test_a_house_costs_what_is_shown(event: str | None, coins: int) -> None:
    table = with_event(event)
    table.dice(3)
    assert terms(table).house == coins
    table.play("take_die", die=3, value=3)
    assert f"coin=-{coins}" in gained(table, "place_yard")


@pytest.mark.parametrize(("event", "less"), [(None, 0), ("E10", 2)])
def test_a_building_costs_what_is_shown(event: str | None, less: int) -> None:
    table = with_event(event)
    table.hall("B27")
    table.employ("merchants")
    table.dice(6)
    shown = terms(table).hall[0]
    assert shown == table.view.hall.spaces[0].price - less
    table.play("take_die", die=6, value=6)
    assert f"coin=-{shown}" in gained(table, "place_hall")


@pytest.mark.parametrize(("event", "more"), [(None, 0), ("E02", 1), ("E09", -1)])
def test_apprentices_earn_what_is_shown(event: str | None, more: int) -> None:
    table = with_event(event)
    table.employ("scholars", 2)
    shown = terms(table).income["scholars"]
    assert shown == table.view.guilds[GUILDS.index("scholars")].income + more
    table.has(coins=0)
    table.end_round()
    assert table.board(0).coins == 2 * shown


def test_a_desk_changes_the_terms_of_whoever_sits_there() -> None:
    table = with_event(None, chancery=True)
    table.seat_at(4)
    assert [terms(table, seat).house for seat in range(2)] == [4, 5]
    assert terms(table).changed == {"yard.house_price": ["desk:desk5"]}


def test_an_event_says_what_it_closes_and_what_rests() -> None:
    closed, resting = set(), set()
    for number in range(1, 17):
        table = with_event(f"E{number:02d}")
        event = table.view.event
        assert event is not None
        closed |= {*event.closed}
        resting |= {event.card} if event.rests else set()
    assert closed
    assert resting


def test_the_rows_say_what_the_next_die_may_be() -> None:
    table = Table(3)
    assert (table.view.tavern.least, table.view.yard.most) == (1, 6)
    table.occupy("tavern", 4, 0)
    table.occupy("yard", 2, 0)
    assert (table.view.tavern.least, table.view.yard.most) == (4, 2)


# Settler cards.


def prospect(table: Table) -> Prospect:
    found: Prospect = table.view.boards[0].prospects[0]
    return found


def test_a_card_says_what_it_lacks() -> None:
    table = Table(2)
    card = table.display_ids()[0]
    table.hand(card)
    table.goods_all(0)
    table.platform(1)
    assert prospect(table).rule == table.why_not("complete", slot=0) == 153
    assert prospect(table).lacking
    table.goods_all(9)
    table.platform(0)
    assert (prospect(table).rule, prospect(table).lacking, prospect(table).short) == (147, [], 0)
    table.platform(1)
    assert prospect(table).rule == 0


@pytest.mark.rule("NOB-160")
def test_as_many_points_come_as_were_shown_for_the_largest_payment() -> None:
    table = Table(2)
    table.hand(table.display_ids()[0])
    table.goods_all(9)
    table.platform(1)
    most = prospect(table).points[1]
    table.play("complete", slot=0)
    before = table.board(0).vp
    while table.stage == "spend":
        payment = table.view.command.payment
        assert payment is not None
        answer = {"good": good(payment.good), "goods": payment.most}
        assert not table.is_legal("spend", good=answer["good"], goods=payment.most + 1)
        table.play("spend", **answer)
    assert table.board(0).vp - before == most


def test_another_die_may_be_taken_instead() -> None:
    table = Table(2)
    table.dice(2, 5)
    table.has(modifiers=0)
    table.play("take_die", die=2, value=2)
    taken = [table.number("take_die", die=die, value=die) for die in (2, 5)]
    assert [take.answer for take in table.view_of(0).command.takes if take.verdict == 0] == taken
    assert table.view_of(1).command.takes == []


@pytest.mark.rule("NOB-089", "NOB-455")
def test_ways_to_take_a_die_up_say_what_is_left_or_what_forbids_them() -> None:
    table = Table(2)
    table.dice(1, 5)
    table.has(modifiers=1, reputation=12)
    takes = {(take.die, take.steps): take for take in table.view_of(0).command.takes}
    assert sorted(takes) == [(1, -1), (1, 0), (1, 1), (1, 2), (5, -2), (5, -1), (5, 0), (5, 1), (5, 2)]
    assert takes[5, 1] == Take(5, 6, 1, table.number("take_die", die=5, value=6), 0, left=0)
    assert takes[1, 0].left == 1
    assert {at for at, take in takes.items() if take.verdict == 455} == {(1, 2), (5, -2)}
    assert {at for at, take in takes.items() if take.verdict == 89} == {(1, -1), (5, 2)}
    for take in takes.values():
        assert take.verdict in (89, table.why_not("take_die", die=take.die, value=min(6, take.value)))


def test_a_die_lies_on_the_slot_that_is_shown_for_it() -> None:
    """In random games of the well-to-do: every location that a die may go to."""
    seen = set()
    for seed in range(6):
        dice = random.Random(seed)
        match = Match(GAME, {"players": 2 + seed % 3, "chancery": "on"}, seed=seed)
        for _ in range(250):
            if match.stage == "target":
                me = match.state[0].players[match.seat]
                me.goods[:], me.races[:], me.coins, me.nobility = 5, 1, 30, 10
                seen |= places_that_agree(match)
            if match.over:
                break
            match.play(dice.choice(match.legal()))
    assert seen >= {"tavern", "yard", "guild", "hall", "harbour", "council", "berk", "castle", "chancery"}


def places_that_agree(match: Match) -> set[str]:
    """The locations at which dice would lie where the view says."""
    slots, agreed = match.view(match.seat).command.slots, set()  # type: ignore[attr-defined]
    for answer in match.legal():
        location = GAME.space.decode(answer).name.removeprefix("place_")
        after = match.state.copy()
        GAME.apply(after[0], match.deck.record[0], answer)
        lain = GAME.happenings(match.shown(), plain(after[0]), match.deck, answer)
        goals = [move.goal for each in lain for move in each.moves if move.thing.startswith("die:")]
        if location in slots:
            first, *rest = goals[0].split("/")
            # At the council the row comes first; harbour and chancery are numbered by the value of the die.
            slot = int(rest[0] if location == "council" else rest[-1])
            slot -= location in ("harbour", "chancery")
            assert first == location
            assert slot == slots[location] or (location == "castle" and slot == len(BAND_VALUES))
            agreed.add(location)
    return agreed


def lacks_of(table: Table) -> list[list[list[str]]]:
    """For the council tiles, as the first player is told."""
    found: list[list[list[str]]] = table.view_of(0).boards[0].terms.council_lacks
    return found


@pytest.mark.rule("NOB-284", "NOB-289")
def test_what_a_council_tile_asks_for_in_vain_is_shown() -> None:
    table = Table(2)
    table.has(coins=30, nobility=10)
    table.goods_all(9)
    assert [len(row) for row in lacks_of(table)] == [6, 6, 6]
    assert not any(lacks for row in lacks_of(table) for lacks in row)
    table.has(coins=0, nobility=0)
    table.board(0).goods[good("books")] = 0
    shown, printed = table.view, GAME.components(table.match.deck).council_tiles
    for row, spaces in enumerate(shown.council.rows):
        for column, space in enumerate(spaces):
            tile = printed[space.tile]
            wanted = {"books"} & set(tile.goods) | ({"coin"} if tile.coins else set())
            wanted |= {"nobility"} if tile.nobility else set()
            assert set(lacks_of(table)[row][column]) == wanted
