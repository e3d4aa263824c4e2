"""Guilds at the table: the auction, placing rooms by mouse and finger, refusals, the guide."""

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from moothall.games.guilds.actions import SPACE
from tests.browser.conftest import Somebody
from tests.browser.guilds import (
    PROPOSED,
    area,
    areas_of,
    around_one_screen,
    buyer,
    cell,
    expect_turned,
    later,
    placement_of,
    settle_bid,
    turn_to,
    turned,
    value_of,
)
from tests.browser.play import legal
from tests.browser.sitting import Sitting, State, shared, spots


def at_the_auction(person: Sitting, seats: int = 2, **options: str) -> str:
    table = person.open_table(*around_one_screen(seats), game="guilds", **options)
    person.sit_down(table)
    person.wait_for_question("auction")
    return table


def with_a_room(person: Sitting, wanted: str = "") -> State:
    """A room is bought, and its place asked for; with places that a certain rule forbids, if one is named."""
    table = person.open_table(*around_one_screen(2), game="guilds")
    state = buyer(person, table)
    person.give(table, state, legal(state, "buy")[0])
    fits = {0, int(wanted)} if wanted else {0}
    return later(
        person,
        table,
        "place_room",
        lambda state: fits <= {each["verdict"] for each in state["view"]["placements"] if each["cells"]},
    )


# Before the game.


def test_the_layout_is_chosen_with_three_players(somebody: Somebody) -> None:
    page = somebody().page
    page.goto("/")
    page.get_by_role("button", name="Call a table").click()
    dialog = page.get_by_role("dialog", name="Call a table")
    dialog.get_by_role("radio", name="Guilds").check()
    variant = dialog.get_by_role("group", name="Characters a week")
    expect(variant.get_by_role("radio")).to_have_count(0)
    dialog.get_by_role("button", name="Add a seat").click()
    expect(variant.get_by_role("radio")).to_have_count(2)


# The auction.


def test_both_areas_of_a_bid_are_set_in_one_go(somebody: Somebody) -> None:
    edda = somebody()
    table = at_the_auction(edda, 4)
    state = edda.state(table)
    first, second = areas_of(state)
    expect(edda.dock).to_contain_text("Press the two cards that you want to bid for")
    area(edda, first).locator(".cards button").click()
    expect(edda.page.locator(PROPOSED)).to_have_count(0)
    expect(edda.dock).to_contain_text("now choose a second area")
    area(edda, second).locator(".cards button").click()
    area(edda, second).get_by_role("button", name="1 silver more", exact=True).click()
    area(edda, second).get_by_role("button", name="1 silver more", exact=True).click()
    area(edda, second).get_by_role("button", name="1 silver less").click()
    expect(area(edda, second).locator(".ghost b")).to_have_text("2")
    expect(edda.page.locator(PROPOSED)).to_contain_text("Bid 1 for")
    edda.press(edda.page.locator(PROPOSED))
    settle_bid(edda)
    after = edda.state(table)
    tents = [each["tents"][state["asked_seat"]] for each in after["view"]["areas"]]
    assert (tents[first], tents[second]) == (1, 2)
    assert after["ply"] == state["ply"] + 4


def test_a_bid_goes_no_further_than_the_purse(somebody: Somebody) -> None:
    edda = somebody()
    table = at_the_auction(edda, 4)
    first, second = areas_of(edda.state(table))
    area(edda, first).locator(".cards button").click()
    more = area(edda, first).get_by_role("button", name="1 silver more", exact=True)
    for silver in range(2, 10):  # all ten of the first week but one, for the other area
        more.click()
        expect(area(edda, first).locator(".ghost b")).to_have_text(f"{silver}")
    expect(edda.dock).to_contain_text("1 silver left")
    expect(more).to_have_attribute("aria-disabled", "true")
    more.click(force=True)  # Playwright waits for ever for what is aria-disabled
    expect(edda.page.locator(".why[role=status]")).to_contain_text("GLD-101")
    area(edda, second).locator(".cards button").click()
    expect(edda.dock).to_contain_text("0 silver left")
    less = area(edda, second).get_by_role("button", name="1 silver less")
    expect(less).to_have_attribute("aria-disabled", "true")
    less.click(force=True)
    expect(edda.page.locator(".why[role=status]")).to_contain_text("GLD-097")


def test_a_bid_can_be_given_step_by_step_and_taken_back(somebody: Somebody) -> None:
    edda = somebody()
    table = at_the_auction(edda, 4)
    before = edda.state(table)
    first, second = areas_of(before)
    edda.page.keyboard.press("l")
    answers = edda.page.get_by_role("dialog", name="All answers")
    edda.press(answers.locator(f'[data-answer="{SPACE.encode("bid", area=first)}"]'))
    edda.wait_for_question("add_silver")
    edda.press(edda.page.locator(PROPOSED))
    edda.wait_for_question("second_area")
    area(edda, second).locator(".cards button").click()
    expect(edda.page.locator(PROPOSED)).to_be_visible()
    for stage in ("add_silver", "auction"):
        edda.page.get_by_role("button", name="Undo", exact=True).click()
        edda.wait_for_question(stage)
    assert edda.state(table)["view"]["areas"] == before["view"]["areas"]


def test_a_card_can_be_taken_only_where_one_leads(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table(*around_one_screen(2), game="guilds")
    state = later(edda, table, "auction", lambda state: bool(legal(state, "take")))
    places = {*legal(state, "take")}
    shown = edda.page.locator(".take button")
    assert spots(shown) == places
    card = value_of(legal(state, "take")[0], "area")
    taken = area(edda, card).locator(".cards .name").first.inner_text()
    for size in ((1366, 768), (820, 1180)):
        edda.page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
        for words in edda.page.locator(
            ":is(.cards :is(.name, .counts, small), .tents .on, .tag):visible"
        ).all():
            assert [shared(each, words) for each in shown.all()] == [0] * len(places), words.inner_text()
    shown.first.click()  # and it is done: to take a card is a turn, and nothing to be asked about again
    expect(edda.page.locator("#p-log")).to_contain_text(f"takes the {taken}")


def keeps(state: State) -> bool:
    """Whether the Smuggler or a Counting Room keeps silver for who is asked."""
    board = state["view"]["boards"][state["asked_seat"]]
    has = {each["character"] for each in board["members"]} | {each["room"] for each in board["site"]["rooms"]}
    return bool(has & {"R4", "S34"})


def test_silver_that_could_become_gold_is_not_thrown_away_by_one_press(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table(*around_one_screen(2), game="guilds")
    before = later(edda, table, "money", lambda state: bool(legal(state, "exchange")) and not keeps(state))
    edda.dock.get_by_role("button", name="Done").click()
    silver = before["view"]["boards"][before["asked_seat"]]["silver"]
    expect(edda.dock).to_contain_text(f"You would lose {silver} silver.")
    edda.dock.get_by_role("button", name="Not yet").click()
    assert edda.state(table)["ply"] == before["ply"]


@pytest.mark.parametrize("variant", ["five", "six"])
def test_three_players_have_both_layouts(somebody: Somebody, variant: str) -> None:
    edda = somebody()
    table = at_the_auction(edda, 3, variant=variant)
    areas = edda.state(table)["view"]["areas"]
    cards = edda.page.locator(".town .cards .name")
    expect(cards).to_have_count(sum(len(each["cards"]) for each in areas))
    boxes = [each.bounding_box() for each in edda.page.locator(".town .cards li").all()]
    for number, one in enumerate(boxes):
        for other in boxes[:number]:
            assert one is not None
            assert other is not None
            aside = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
            above = one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1
            assert aside or above


# Placing a room.


def middle(person: Sitting, placement: dict[str, Any]) -> tuple[float, float]:
    """Where on the screen the middle of a placed room would be."""
    box = person.page.locator(".plot .grid").bounding_box()
    assert box is not None
    columns = [each["cell"] % 3 for each in placement["cells"]]
    rows = [3 - each["cell"] // 3 for each in placement["cells"]]
    x = box["x"] + box["width"] / 3 * (sum(columns) / len(columns) + 0.5)
    y = box["y"] + box["height"] / 4 * (sum(rows) / len(rows) + 0.5)
    return x, y


def some_place(state: State, rotation: int) -> dict[str, Any]:
    """A legal one, turned like that if there is any."""
    placements = [placement_of(state["view"], action) for action in legal(state, "place")]
    return min(placements, key=lambda each: bool(each["rotation"] != rotation))


def test_on_a_phone_what_is_asked_comes_into_sight(somebody: Somebody) -> None:
    """The rooms lie below the site, and the site above the rooms."""
    edda = somebody(phone=True, language="de")
    table = edda.open_table(*around_one_screen(2), game="guilds")
    state = buyer(edda, table)
    buy = legal(state, "buy")[0]
    expect(edda.page.locator(f'[data-spot="{buy}"]')).to_be_in_viewport()
    edda.choose(buy)
    edda.wait_for_question("place_room")
    expect(edda.page.locator(".plot .fits").first).to_be_in_viewport()


def test_a_room_is_dragged_from_the_display_and_turned_with_the_wheel(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table(*around_one_screen(2), game="guilds")
    state = buyer(edda, table)
    seat, mouse = state["asked_seat"], edda.page.mouse
    tile = edda.page.locator(f'#p-rooms [data-spot="{legal(state, "buy")[0]}"]').bounding_box()
    assert tile is not None
    mouse.move(tile["x"] + 30, tile["y"] + 30)
    mouse.down()
    mouse.move(tile["x"] + 60, tile["y"] - 40, steps=4)
    edda.wait_for_question("place_room")
    asked = edda.state(table)
    turns = {placement_of(asked["view"], action)["rotation"] for action in legal(asked, "place")}
    wanted = next((turn for turn in (3, 2, 1) if turn in turns), 0)
    mouse.move(*middle(edda, placement_of(asked["view"], legal(asked, "place")[0])))

    def turn() -> None:
        mouse.wheel(0, 120)
        edda.page.wait_for_timeout(180)  # one notch of the wheel at a time

    turn_to(edda, wanted, turn)
    place = some_place(asked, wanted)
    mouse.move(*middle(edda, place), steps=4)
    expect(edda.page.locator(".ghost:not(.no) .plan")).to_be_visible()
    before = edda.ply
    mouse.up()
    edda.settle(before)
    (built,) = edda.state(table)["view"]["boards"][seat]["site"]["rooms"]
    assert (built["cells"][0]["cell"], built["rotation"]) == (place["cell"], wanted)


def test_a_room_let_go_where_it_does_not_fit_says_why_and_stays_in_hand(somebody: Somebody) -> None:
    edda = somebody()
    state = with_a_room(edda)
    held = edda.page.locator("[data-held]").bounding_box()
    assert held is not None
    edda.page.mouse.move(held["x"] + held["width"] / 2, held["y"] + held["height"] / 2)
    edda.page.mouse.down()
    far = next(
        each
        for each in state["view"]["placements"]
        if each["verdict"] == 167 and each["rotation"] == turned(edda)
    )
    edda.page.mouse.move(*middle(edda, far), steps=4)
    expect(edda.page.locator(".outlook")).to_contain_text("GLD-167")
    edda.page.mouse.up()
    expect(edda.page.locator(".why[role=status]")).to_contain_text("GLD-167")
    assert edda.stage == "place_room"


def test_a_finger_carries_the_room_and_a_second_one_turns_it(somebody: Somebody) -> None:
    edda = somebody(phone=True)
    state = with_a_room(edda)
    held = edda.page.locator("[data-held]").bounding_box()
    assert held is not None
    line = edda.context.new_cdp_session(edda.page)

    def touch(kind: str, *fingers: tuple[float, float], last: int = 1) -> None:
        """The second finger is another one each time, by its number."""
        points = [{"x": x, "y": y, "id": last * number} for number, (x, y) in enumerate(fingers)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    first = held["x"] + held["width"] / 2, held["y"] + held["height"] / 2 - 30
    touch("touchStart", (first[0], first[1] + 30))
    touch("touchMove", first)
    before = turned(edda)
    for turn in range(1, 5):  # all the way round
        touch("touchStart", first, (60, 200), last=turn)
        touch("touchMove", first)  # the second finger is gone
        expect_turned(edda, before + turn)
    touch("touchMove", middle(edda, some_place(state, before)))
    ply = edda.ply
    touch("touchEnd")
    edda.settle(ply)


def test_a_first_tap_shows_and_a_second_one_builds(somebody: Somebody) -> None:
    edda = somebody(phone=True)
    state = with_a_room(edda)
    place = some_place(state, turned(edda))
    turn_to(edda, place["rotation"], edda.page.locator(".turning button").last.tap)
    spot = cell(edda, place["cell"])
    before = edda.ply
    spot.tap()
    expect(edda.page.locator(".ghost")).to_be_visible()
    expect(edda.page.locator(".outlook")).to_contain_text(
        "door to" if place["active"] else "out of reach here"
    )
    assert edda.ply == before
    edda.page.wait_for_timeout(400)  # not a double tap
    spot.tap()
    edda.settle(before)


def test_doors_that_do_not_meet_are_marked_on_the_edge(somebody: Somebody) -> None:
    edda = somebody()
    state = with_a_room(edda, "171")
    fault = next(each for each in state["view"]["placements"] if each["verdict"] == 171)
    turn_to(edda, fault["rotation"], lambda: edda.page.keyboard.press("w"))
    refused = edda.page.locator(
        f'.plot [data-spot="{SPACE.encode("place", cell=fault["cell"], rotation=fault["rotation"])}"]'
    )
    refused.first.hover()
    expect(edda.page.locator(".edge.fault").first).to_be_visible()
    expect(edda.page.locator(".outlook")).to_contain_text("GLD-171")
    refused.first.click(force=True)  # Playwright waits for ever for what is aria-disabled
    edda.page.locator(".why").get_by_role("button", name="GLD-171").click()
    expect(edda.page.get_by_role("dialog")).to_contain_text("GLD-171")


def test_another_room_can_be_chosen_before_one_is_placed(somebody: Somebody) -> None:
    edda = somebody()
    state = with_a_room(edda)
    gold = state["view"]["boards"][state["asked_seat"]]["gold"]
    edda.page.get_by_role("button", name="Another room").click()
    edda.wait_for_question("building")
    expect(edda.page.locator("#p-rooms h2")).to_contain_text(f"you have {gold} gold")


# The table.


def test_goals_show_how_everybody_stands(somebody: Somebody) -> None:
    edda = somebody()
    goals = edda.state(at_the_auction(edda, 3))["view"]["goals"]
    listed = edda.page.locator("#p-goals ul > li")
    expect(listed).to_have_count(len(goals))
    for goal, shown in zip(goals, listed.all(), strict=True):
        values = sorted((each["value"] for each in goal["standings"]), reverse=True)
        assert [int(value) for value in shown.locator("ol b").all_inner_texts()] == values


def test_the_guide_points_at_the_table_and_waits_for_a_bid(somebody: Somebody) -> None:
    edda = somebody(guided=True)
    table = at_the_auction(edda)
    for name in ("Who wins", "The town centre", "Goals", "The question"):
        expect(edda.page.get_by_role("dialog", name=name)).to_be_visible()
        edda.page.get_by_role("button", name="Next").click()
    expect(edda.page.get_by_role("dialog", name="Bid")).to_be_visible()
    for number in areas_of(edda.state(table)):
        area(edda, number).locator(".cards button").click()
    edda.press(edda.page.locator(PROPOSED))
    expect(edda.page.get_by_role("dialog", name="Take, or wait")).to_be_visible()
    edda.page.get_by_role("button", name="Skip the guide").click()
    expect(edda.page.locator(".pointing")).to_have_count(0)
