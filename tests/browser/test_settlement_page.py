"""Settlement's table as a page: refusals, exchanges, the log, the guide."""

import re
from typing import Any

from playwright.sync_api import expect

from moothall.games import find_game
from moothall.games.settlement.actions import SPACE
from tests.browser.conftest import Somebody
from tests.browser.play import legal
from tests.browser.sitting import Sitting


def first_turn(person: Sitting, *others: dict[str, Any]) -> str:
    table = person.open_table({"kind": "me"}, *others)
    person.sit_down(table)
    person.wait_for_question("first_artifact")
    person.press(person.legal_places.first)
    person.wait_for_question("turn")
    return table


def test_a_refused_action_shows_its_rule(somebody: Somebody) -> None:
    edda = somebody()
    table = first_turn(edda)
    before = edda.state(table)["ply"]
    refused = edda.page.get_by_role("button", name=re.compile("^Landscapes III"))
    expect(refused).to_have_attribute("aria-disabled", "true")
    refused.click(force=True)  # Playwright waits for ever for what is aria-disabled
    callout = edda.page.locator(".why")
    expect(callout).to_contain_text("Your first landscape must come from row I")
    callout.get_by_role("button", name="SET-088").click()
    drawer = edda.page.get_by_role("dialog")
    expect(drawer).to_contain_text("must be drawn from stack I")
    assert edda.state(table)["ply"] == before


def test_every_legal_answer_is_in_reach(somebody: Somebody) -> None:
    """On the board or in the dock, as a control that can have the focus."""
    edda = somebody()
    table = first_turn(edda)
    state = edda.state(table)
    edda.page.get_by_role("button", name="All answers").click()
    dialog = edda.page.get_by_role("dialog")
    for action, verdict in enumerate(state["verdict"]):
        if verdict >= 0 and action in (0, 1, 9, 10, 11):
            expect(dialog.locator(f"[data-answer='{action}']")).to_have_count(1)
    legal = [action for action, verdict in enumerate(state["verdict"]) if verdict == 0]
    listed = dialog.locator("button[data-may]")
    expect(listed).to_have_count(len(legal))


def test_exchanges_have_a_panel(somebody: Somebody) -> None:
    edda = somebody()
    first_turn(edda)
    edda.page.keyboard.press("e")
    panel = edda.page.get_by_role("dialog")
    diamond = panel.get_by_role("button", name=re.compile("^1 diamond: "))
    edda.press(diamond)
    expect(edda.page.locator('#p-mine [data-anchor="0/supply/diamond"]')).to_have_attribute(
        "aria-label", re.compile("^1 diamond")
    )
    # Now that the set is paid, it can't be paid again, and the panel says why.
    diamond.click(force=True)
    expect(panel).to_contain_text("SET-142")


def test_a_row_with_nothing_in_it_is_not_gilded_and_asks_first(somebody: Somebody) -> None:
    edda = somebody()
    table = first_turn(edda)
    before = edda.state(table)["ply"]
    rows = edda.page.locator("[data-spot].vain")
    expect(rows).to_have_count(6)  # three of the wilderness, three of the settlement
    expect(rows.first).to_have_accessible_name(re.compile("brings nothing"))
    rows.first.click()
    expect(edda.dock).to_contain_text("brings nothing. Do it all the same?")
    edda.dock.get_by_role("button", name="Not yet").click()
    assert edda.state(table)["ply"] == before


def test_what_would_end_the_part_in_a_round_is_asked_again(somebody: Somebody) -> None:
    edda = somebody()
    table = first_turn(edda)
    before = edda.state(table)["ply"]
    edda.dock.get_by_role("button", name="Pass").click()
    expect(edda.dock).to_contain_text("You would lose")
    expect(edda.dock).to_contain_text("Pass for the rest of this round?")
    edda.dock.get_by_role("button", name="Not yet").click()
    expect(edda.dock.get_by_role("button", name="Pass")).to_be_visible()
    assert edda.state(table)["ply"] == before


def test_what_ends_a_turn_has_one_row_of_a_phone(somebody: Somebody) -> None:
    edda = somebody(phone=True, language="de")
    table = edda.open_table({"kind": "me"})
    state = edda.state(table)
    for block in ("take", "explore", "lay"):
        state = edda.give(table, state, legal(state, block)[0])
    edda.sit_down(table)
    edda.wait_for_question("turn")
    rows = {
        button: edda.dock.locator(button).evaluate("each => each.getBoundingClientRect().bottom")
        for button in ("[data-main]", "[data-list]", ".apart")
    }
    assert len({*rows.values()}) == 1, rows


def may_build(person: Sitting) -> tuple[str, Any]:
    """A turn in which a building within means ends with the building, and such a tile of the market."""
    table = person.open_table({"kind": "me"})
    state = person.state(table)
    artifacts = find_game("settlement").read_deck().ids("artifact")
    shown = [each for each in state["view"]["artifact_row"] if each != "eternal_hourglass"]
    chosen = SPACE.encode("take", artifact=artifacts.index(shown[0]))
    state = person.give(table, state, chosen)
    if not legal(state, "build"):
        return may_build(person)
    person.sit_down(table)
    person.wait_for_question("turn")
    return table, person.page.locator(f'.market [data-spot="{legal(state, "build")[0]}"]')


def expect_built(person: Sitting, table: str, plot: int, stack: int | None = None) -> None:
    """A building stands there and nothing more was asked; the market was refilled from a stack."""
    expect(person.page.locator(f'[data-anchor="0/sett/{plot}"] [data-plot]')).to_have_count(0)
    person.wait_for_question("turn")
    view = person.state(table)["view"]
    assert view["boards"][0]["settlement"][plot] is not None
    left = view["stacks"]["buildings"]
    assert stack is None or left[stack] == min(left)


def test_a_building_is_one_thought_whichever_way_it_begins(somebody: Somebody) -> None:
    """The tile and its plot, the plot and its tile, or the tile carried there; a stack only if one likes."""
    edda = somebody()
    plot = edda.page.locator('[data-anchor="0/sett/4"]')
    table, tile = may_build(edda)
    tile.click()
    edda.wait_for_question("place_building")
    plot.click()
    expect_built(edda, table, 4)

    table, tile = may_build(edda)
    plot.click()
    expect(edda.dock).to_contain_text("which building of the market comes here?")
    edda.page.locator('[data-anchor="stack/2"]').click()
    tile.click()
    expect_built(edda, table, 4, stack=2)

    table, tile = may_build(edda)
    tile.drag_to(plot)
    expect_built(edda, table, 4)


def test_another_tile_is_taken_instead_of_the_one_in_hand(somebody: Somebody) -> None:
    edda = somebody()
    table, tile = may_build(edda)
    tile.click()
    edda.wait_for_question("place_building")
    edda.page.locator(".market [data-begins][aria-pressed=true]").click()  # put back
    edda.wait_for_question("turn")
    assert edda.state(table)["ply"] == 1


def test_a_field_that_is_pressed_is_explored_and_no_other(somebody: Somebody) -> None:
    edda = somebody()
    table = first_turn(edda)
    edda.page.locator('[data-anchor="0/wild/1"][data-may]').click()
    expect(edda.page.locator('[data-anchor="0/wild/1"] .land')).to_be_visible()
    land = edda.state(table)["view"]["boards"][0]["wilderness"]
    assert [field for field, tile in enumerate(land) if tile] == [1]


def test_the_log_says_what_changed(somebody: Somebody) -> None:
    edda = somebody()
    first_turn(edda)
    edda.page.keyboard.press("e")
    edda.press(edda.page.get_by_role("dialog").get_by_role("button", name=re.compile("^1 diamond: ")))
    edda.page.keyboard.press("Escape")
    log = edda.page.get_by_role("log")
    expect(log).to_contain_text("1 diamond")
    expect(log).to_contain_text("\N{MINUS SIGN}1 wood")


def test_the_guide_points_at_the_table_and_can_be_left(somebody: Somebody) -> None:
    edda = somebody(guided=True)
    table = edda.open_table({"kind": "me"})
    edda.sit_down(table)
    expect(edda.page.get_by_role("dialog", name="Who wins")).to_be_visible()
    edda.page.get_by_role("button", name="Next").click()
    expect(edda.page.get_by_role("dialog", name="First, an artifact")).to_be_visible()
    edda.press(edda.legal_places.first)
    expect(edda.page.get_by_role("dialog", name="The question")).to_be_visible()  # it went on by itself
    edda.page.get_by_role("button", name="Next").click()
    expect(edda.page.get_by_role("dialog", name="What you have")).to_be_visible()
    edda.page.get_by_role("button", name="Skip the guide").click()
    edda.page.reload()
    edda.wait_for_question("turn")
    expect(edda.page.locator(".pointing")).to_have_count(0)
    edda.page.get_by_role("button", name="Guide to the table").click()
    expect(edda.page.get_by_role("dialog", name="Who wins")).to_be_visible()
    edda.page.get_by_role("button", name="Next").click()
    expect(edda.page.get_by_role("dialog", name="The question")).to_be_visible()  # the artifact is there
    edda.page.get_by_role("button", name="Back").click()
    expect(edda.page.get_by_role("dialog", name="Who wins")).to_be_visible()


def test_the_guide_stands_aside_for_whoever_plays_on(somebody: Somebody) -> None:
    edda = somebody(guided=True)
    edda.sit_down(edda.open_table({"kind": "me"}))
    edda.page.get_by_role("button", name="Next").click()
    edda.press(edda.legal_places.first)
    guide = edda.page.get_by_role("dialog", name="The question")
    expect(guide).to_be_visible()
    edda.page.locator('[data-anchor="0/wild/1"][data-may]').click()
    expect(guide).to_have_count(0)
    edda.page.get_by_role("button", name="Go on with the guide").click()
    expect(guide).to_be_visible()


def test_two_at_one_screen_answer_in_turn(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table({"kind": "me", "name": "Edda"}, {"kind": "me", "name": "Ilona"})
    edda.sit_down(table)
    seen = set()
    for _ in range(2):
        edda.wait_for_question("first_artifact")
        seen.add(edda.page.locator("[data-board] .who b").inner_text())
        edda.press(edda.legal_places.first)
    assert seen == {"Edda", "Ilona"}
    edda.wait_for_question("turn")


def test_an_entry_of_the_log_leads_to_its_moment(somebody: Somebody) -> None:
    edda = somebody()
    table = first_turn(edda)
    edda.page.locator("#p-log ol a").first.click()
    expect(edda.page).to_have_url(re.compile(f"/replay/{table}"))
    expect(edda.page.locator("[data-board='0']")).to_be_visible()
    expect(edda.page.locator("button[data-may]")).to_have_count(0)  # a replay asks nothing


def test_whatever_lies_on_the_table_says_what_it_is(somebody: Somebody) -> None:
    """On a look, with a key, and on a press where there is nothing to answer; a look never stops a press."""
    edda = somebody()
    table = edda.open_table({"kind": "me"})
    edda.sit_down(table)
    edda.wait_for_question("first_artifact")
    before = edda.state(table)["ply"]
    words = edda.page.locator(".explained")
    hero = edda.page.locator('[data-anchor="hero/0"]')  # nobody is asked about heroes yet
    hero.click()
    expect(words).to_contain_text("costs")
    edda.page.keyboard.press("Escape")
    expect(words).to_have_count(0)
    artifact = edda.legal_places.first
    artifact.focus()
    edda.page.keyboard.press("i")
    expect(words).to_contain_text("artifact")
    edda.page.keyboard.press("Escape")
    artifact.hover()
    expect(words).to_be_visible()
    assert edda.state(table)["ply"] == before
    edda.press(artifact)
    edda.wait_for_question("turn")
    expect(words).to_have_count(0)
