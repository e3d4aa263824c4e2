"""Rules, replays and results."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from moothall.engine.match import verify
from moothall.games import OWN, find_game
from tests.browser.conftest import Somebody
from tests.browser.shelf import finish
from tests.browser.sitting import Sitting


@pytest.fixture
def finished(somebody: Somebody) -> tuple[Sitting, str]:
    """Two people at one screen have played to the end, mostly by passing."""
    edda = somebody()
    table = edda.open_table({"kind": "me"}, {"kind": "me", "name": "Tamás"})
    finish(edda, table)
    return edda, table


def test_a_link_to_a_rule_shows_it_among_the_others(somebody: Somebody) -> None:
    page = somebody().page
    page.goto("/rules/settlement#SET-092")
    cited = page.locator("#SET-092")
    expect(cited).to_be_in_viewport()
    expect(cited).to_have_attribute("aria-current", "true")
    cited.get_by_role("link", name="SET-089").click()
    expect(page).to_have_url(re.compile("#SET-089$"))
    expect(page.locator("#SET-089")).to_have_attribute("aria-current", "true")
    expect(cited).not_to_have_attribute("aria-current", "true")


def test_the_rules_can_be_searched(somebody: Somebody) -> None:
    page = somebody().page
    page.goto("/rules/settlement")
    expect(page.locator("#SET-089")).to_be_attached()
    page.keyboard.press("/")
    search = page.get_by_label("Search the rules")
    expect(search).to_be_focused()
    search.fill("FÓRTRESS yields")
    expect(page.locator("#SET-111 mark")).to_have_text(["fortress", "yields", "fortress"])
    expect(page.locator("#SET-089")).to_have_count(0)
    hits = page.locator("li[id]").count()
    assert hits > 1
    expect(page.get_by_role("status")).to_have_text(f"{hits} rules")
    search.press("Enter")
    expect(page.get_by_role("status")).to_have_text(f"Rule 1 of {hits}")
    search.press("ArrowUp")
    expect(page.get_by_role("status")).to_have_text(f"Rule {hits} of {hits}")
    expect(page.locator("li.looked")).to_be_in_viewport()
    search.fill("no such words anywhere")
    expect(page.get_by_role("status")).to_have_text("Nothing found")
    search.press("Escape")
    expect(page.locator("#SET-089")).to_be_attached()


def test_the_index_follows_the_reader(somebody: Somebody) -> None:
    page = somebody().page
    page.goto("/rules/settlement")
    index = page.get_by_role("navigation", name="Sections")
    index.get_by_role("link", name="Monster checks").click()
    expect(page.locator("#SET-130")).to_be_in_viewport()
    expect(index.locator("[aria-current]")).to_have_text("Monster checks")
    phone = somebody("Wilm", phone=True).page
    phone.goto("/rules/settlement")
    phone.get_by_role("combobox", name="Sections").select_option("Monster checks")
    expect(phone.locator("#SET-130")).to_be_in_viewport()
    expect(phone.get_by_role("combobox", name="Sections").locator("option:checked")).to_have_text(
        "Monster checks"
    )


def test_what_is_for_programmers_is_read_by_who_wants_it(somebody: Somebody) -> None:
    page = somebody().page
    page.goto("/rules/settlement")
    expect(page.locator("#SET-288")).to_be_attached()
    expect(page.locator("#SET-289")).to_have_count(0)
    page.get_by_label("Also what only programmers need").check()
    expect(page.locator("#SET-289")).to_be_attached()


def test_how_to_play_comes_first_with_pictures_of_the_components(somebody: Somebody) -> None:
    page = somebody(language="de").page
    for game in OWN:
        page.goto("/")
        page.locator(f"a[href='/play/{game}']").click()
        expect(page.get_by_role("heading", level=1)).to_have_text(f"So spielt man {find_game(game).title}")
        expect(page.locator(".goal")).to_contain_text("gewinnt")
        # Every picture is drawn: what isn't known by the game's own components would leave a gap.
        expect(page.locator("figure").first).to_be_visible()
        gaps = page.locator(".shown").evaluate_all(
            "all => all.filter((each) => each.offsetHeight < 40).length"
        )
        assert gaps == 0
        page.locator(".primer a").first.click()
        expect(page.get_by_role("dialog").locator(".cited")).to_be_visible()


def test_help_at_a_table_says_how_to_win_and_what_the_signs_are_called(somebody: Somebody) -> None:
    edda = somebody(language="de")
    for game in OWN:
        edda.sit_down(edda.open_table({"kind": "me"}, {"kind": "bot", "bot": "random"}, game=game))
        expect(edda.dock).to_be_visible()
        edda.page.keyboard.press("?")
        helping = edda.page.get_by_role("dialog", name="Hilfe")
        expect(helping.locator(".goal")).to_contain_text("gewinnt")
        helping.evaluate("each => each.scrollTo(0, each.scrollHeight)")
        helping.get_by_role("tab", name="So wird gespielt").press("ArrowRight")
        signs = helping.locator("section li")
        expect(signs.first).to_be_in_viewport()  # another leaf begins at its beginning
        # Each has a drawing of the sprite, and a name that somebody has written.
        assert signs.count() > 15
        missing = signs.evaluate_all(
            """all => all.filter((sign) => {
                const drawn = document.querySelector(sign.querySelector('use').getAttribute('href'))
                const name = sign.querySelector('span').textContent
                return !drawn || name === '' || /^[a-z]+-|_/.test(name)
            }).map((sign) => sign.outerHTML)"""
        )
        assert missing == []
        edda.page.keyboard.press("Escape")


def test_the_result_shows_points_by_source_and_the_shuffle_can_be_checked(
    finished: tuple[Sitting, str], tmp_path: Path
) -> None:
    edda, table = finished
    edda.sit_down(table)
    result = edda.state(table)["result"]
    rows = edda.page.get_by_role("table").get_by_role("row")
    points = rows.filter(has=edda.page.get_by_role("rowheader", name="Points", exact=True))
    expect(points.get_by_role("cell")).to_have_text([str(score) for score in result["scores"]])
    for source in (
        "Adventurers",
        "Builders",
        "Defenders",
        "Artisans",
        "Gold in Banks",
        "Diamonds in Churches",
    ):
        expect(edda.page.get_by_role("rowheader", name=re.compile(f"^{source}"))).to_be_visible()

    edda.page.get_by_role("button", name="Check it yourself").click()
    expect(edda.page.get_by_text("They match")).to_be_visible()
    with edda.page.expect_download() as download:
        edda.page.get_by_role("link", name="Download the game").click()
    expect(edda.page.get_by_text(f"moothall verify {download.value.suggested_filename}")).to_be_visible()
    saved = tmp_path / "game.json"
    download.value.save_as(saved)
    assert verify(saved.read_text(), find_game).holds
    assert len(json.loads(saved.read_text())["actions"]) == edda.state(table)["ply"]


def test_a_seed_that_does_not_fit_its_seal_is_found_out(finished: tuple[Sitting, str]) -> None:
    edda, table = finished

    def forge(route, request):
        answer = route.fetch()
        state = answer.json()
        state["seed"] = str(int(state["seed"]) ^ 1)
        route.fulfill(response=answer, json=state)

    edda.page.route(f"**/api/tables/{table}", forge)
    edda.sit_down(table)
    edda.page.get_by_role("button", name="Check it yourself").click()
    expect(edda.page.get_by_text("They don’t match: this result is not verified")).to_be_visible()


def test_a_replay_steps_slides_plays_and_can_be_shared(finished: tuple[Sitting, str]) -> None:
    edda, table = finished
    page, end = edda.page, edda.state(table)["ply"]
    page.goto(f"/replay/{table}?ply=3")
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_have_value("3")
    expect(page.locator("[data-branch]")).to_be_visible()
    speeds = page.get_by_role("group", name="Speed")
    place = speeds.bounding_box()
    page.get_by_role("button", name="On", exact=True).click()
    expect(page).to_have_url(re.compile(r"ply=4$"))
    page.keyboard.press("[")
    expect(slider).to_have_value("3")
    page.get_by_role("button", name="To the end").click()
    expect(slider).to_have_value(str(end))
    expect(page.locator("[data-branch]")).to_be_hidden()
    assert speeds.bounding_box() == place  # the next press meets what it was meant for
    slider.focus()
    slider.press("Home")
    expect(page).to_have_url(re.compile(r"ply=0$"))
    page.get_by_role("radio", name="4").check()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('[type=range]').value) >= 3")
    page.get_by_role("button", name="Pause").click()

    # A press on the log goes there; the address is fit to be sent to a friend.
    page.get_by_role("region", name="Chronicle").get_by_role("link").nth(6).click()
    expect(page).to_have_url(re.compile(r"ply=7$"))


def test_a_shared_moment_shows_the_board_of_that_moment(
    finished: tuple[Sitting, str], somebody: Somebody
) -> None:
    edda, table = finished
    edda.page.goto(f"/replay/{table}?ply=0")
    before = edda.page.locator("[data-region=common]")
    expect(before).to_be_visible()
    names = before.inner_text()
    friend = somebody("Wilm")
    friend.page.goto(f"/replay/{table}?ply=0")
    expect(friend.page.locator("[data-region=common]")).to_have_text(names, use_inner_text=True)


def test_again_with_the_same_seats_leads_both_to_one_table(finished: tuple[Sitting, str]) -> None:
    edda, table = finished
    edda.sit_down(table)
    edda.page.get_by_role("button", name="Again, same seats").click()
    expect(edda.page.locator("[data-region=board]")).to_be_visible()
    assert table not in edda.page.url
    follower = edda.page.url
    edda.sit_down(table)
    edda.page.get_by_role("button", name="To the next game").click()
    expect(edda.page).to_have_url(follower)


@pytest.mark.parametrize("phone", [False, True])
def test_your_character_says_what_it_can_without_the_board_being_enlarged(
    somebody: Somebody, phone: bool
) -> None:
    edda = somebody(phone=phone)
    table = edda.open_table({"kind": "me"}, {"kind": "bot", "bot": "random"}, game="nobility", chancery="off")
    edda.sit_down(table)
    own = edda.page.locator(".mine .status")
    note = edda.page.get_by_role("note")
    own.tap() if phone else own.click()
    expect(note).to_contain_text("for a settler card up to 4")
    expect(note).to_contain_text("as a Lord")
    edda.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    # What has no more than a title says it too, by touch and by mouse.
    medal = edda.page.locator(".guild .medal").first
    medal.tap() if phone else medal.click()
    expect(note).to_have_text("books")


@pytest.mark.parametrize("language", ["de", "hu"])
def test_no_place_of_nobility_has_its_name_cut_off(somebody: Somebody, language: str) -> None:
    edda = somebody(language=language)
    table = edda.open_table({"kind": "me"}, {"kind": "bot", "bot": "random"}, game="nobility", chancery="off")
    edda.sit_down(table)
    names = edda.page.locator(".zone-heading span, .line.reputation")
    expect(names.first).to_be_visible()
    cut = names.evaluate_all(
        """all => all.filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1)
            .map((each) => each.textContent)"""
    )
    assert cut == []
