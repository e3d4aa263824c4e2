"""Settlement by keyboard alone: nothing here is pressed with a pointer."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Somebody
from tests.browser.keys import press
from tests.browser.play import Play
from tests.browser.shelf import last_of_all
from tests.browser.sitting import Sitting

OFTEN = 3  # each question by keys


def focused(page: Page) -> str:
    label: str = page.evaluate(
        "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"
    )
    return label


def to_the_dock(person: Sitting, wanted: str) -> None:
    """With Tab, from wherever the focus is, to a button of the dock."""
    for _ in range(80):
        if person.page.evaluate(f"document.activeElement.matches('[data-region=dock] {wanted}')"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard never came to {wanted}")


def settlers_at_work(person: Sitting) -> int:
    return int(person.page.locator("#p-mine .settlers svg").count())


def answer(person: Sitting) -> None:
    page, stage = person.page, person.stage
    if stage == "turn" and page.locator("[data-main]:not([aria-disabled])").count():
        to_the_dock(person, "[data-main]")
        press(person, "Enter")
    elif stage == "turn" and settlers_at_work(person) >= 2:
        to_the_dock(person, ".apart")
        press(person, "Enter")
    elif person.legal_places.count():
        page.keyboard.press("n")
        assert page.evaluate("'may' in document.activeElement.dataset")
        press(person, "Enter")
    else:
        press(person, "1")


def test_a_whole_solo_game_by_keyboard_alone(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table({"kind": "me"})
    edda.sit_down(table)
    play = Play(table, last_of_all, lambda person, state, action: answer(person), often=OFTEN)
    play.to_the_end(edda)
    assert {"first_artifact", "turn", "place_building", "swap_artifact"} <= play.stages
    expect(edda.page.get_by_role("table")).to_be_visible()


def at_the_first_turn(edda: Sitting) -> str:
    table = edda.open_table({"kind": "me"})
    edda.sit_down(table)
    edda.wait_for_question("first_artifact")
    edda.page.keyboard.press("n")
    press(edda, "Enter")
    edda.wait_for_question("turn")
    return table


def test_arrows_walk_over_the_board(somebody: Somebody) -> None:
    edda = somebody()
    at_the_first_turn(edda)
    edda.page.keyboard.press("b")
    edda.page.locator('[data-anchor="0/wild/0"]').focus()
    for key, field in (
        ("ArrowRight", "I · 2"),
        ("ArrowUp", "II · 2"),
        ("ArrowLeft", "II · 1"),
        ("ArrowDown", "I · 1"),
    ):
        edda.page.keyboard.press(key)
        assert focused(edda.page).startswith(field)


def test_every_grid_is_one_tab_stop(somebody: Somebody) -> None:
    edda = somebody()
    at_the_first_turn(edda)
    grids = edda.page.get_by_role("grid")
    expect(grids.first).to_be_visible()
    for grid in grids.all():
        assert (
            grid.evaluate(
                "grid => [...grid.querySelectorAll('button')].filter((each) => each.tabIndex === 0).length"
            )
            == 1
        )


def test_the_list_of_all_answers_is_searched_and_answered_by_keys(somebody: Somebody) -> None:
    edda = somebody()
    at_the_first_turn(edda)
    edda.page.keyboard.press("l")
    dialog = edda.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.get_by_role("searchbox").focus()
    edda.page.keyboard.type("wilderness row II")
    expect(dialog.locator("[data-answer]")).to_have_count(2)  # II and III
    dialog.locator("[data-answer]").first.focus()
    press(edda, "Enter")
    expect(dialog).to_be_hidden()
    expect(edda.page.get_by_role("button", name="Wilderness row II, activated")).to_be_visible()


def test_a_refused_thing_explains_itself_and_opens_its_rule(somebody: Somebody) -> None:
    edda = somebody()
    at_the_first_turn(edda)
    # The first landscape must come from row I.
    edda.page.locator('[data-anchor="0/wild/8"]').focus()
    assert "Not allowed" in focused(edda.page)
    assert "SET-088" in focused(edda.page)
    edda.page.keyboard.press("Enter")
    callout = edda.page.get_by_role("status").filter(has_text="SET-088")
    expect(callout).to_contain_text("Your first landscape must come from row I")
    edda.page.keyboard.press("Escape")
    expect(callout).to_be_hidden()
    edda.page.keyboard.press("r")
    drawer = edda.page.get_by_role("dialog")
    expect(drawer).to_contain_text("SET-088")
    expect(drawer).to_contain_text("must be drawn from stack I")
    edda.page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()


def test_single_keys_can_be_switched_off(somebody: Somebody) -> None:
    edda = somebody(singleKeys=False)
    table = edda.open_table({"kind": "me"})
    edda.sit_down(table)
    edda.wait_for_question("first_artifact")
    edda.page.keyboard.press("l")
    expect(edda.page.get_by_role("dialog")).to_have_count(0)
