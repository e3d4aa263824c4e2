"""Leaving a table, ending a game together, playing again: the table's menu and what the others see of it."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Somebody
from tests.browser.house import LATE
from tests.browser.shelf import explorer
from tests.browser.sitting import Sitting


def choose(person: Sitting, entry: str) -> None:
    """From the table's menu."""
    person.page.get_by_role("button", name="Table", exact=True).click()
    person.page.get_by_role("menuitem", name=entry).click()


def two_at_a_table(edda: Sitting, wilm: Sitting) -> str:
    table = edda.open_table({"kind": "me"}, {"kind": "open"})
    wilm.send("POST", f"/api/tables/{table}/seats/1")
    edda.send("POST", f"/api/tables/{table}/start")
    for person in (edda, wilm):
        person.sit_down(table)
        expect(person.page.locator("[data-region=board]")).to_be_visible()
    return table


def test_two_end_a_game_together_and_play_again_with_one_press(somebody: Somebody) -> None:
    edda, wilm = somebody("Edda"), somebody("Wilm", phone=True)
    table = two_at_a_table(edda, wilm)
    wilm.send("POST", f"/api/tables/{table}/chat", {"text": "I must go soon."})
    edda.page.get_by_role("button", name="Table", exact=True).click()
    expect(edda.page.get_by_role("menuitem", name="Resign")).to_contain_text("you have lost it")
    assert edda.violations == []
    edda.page.get_by_role("menuitem", name="Offer to end the game").click()
    expect(wilm.dock).to_contain_text("Edda would like to end the game.")
    expect(edda.dock).to_contain_text("Waiting for the others to agree")
    assert (wilm.fits, wilm.small_targets) == (True, 0)
    wilm.page.get_by_role("button", name="Rather not").click()
    expect(edda.page.get_by_text("The others would rather play on.").first).to_be_visible()
    choose(edda, "Offer to end the game")
    wilm.page.get_by_role("button", name="Agree").click()
    for person in (edda, wilm):
        expect(person.page.get_by_role("heading", name="Ended by agreement")).to_be_visible()
    edda.page.get_by_role("button", name="Again, same seats").click()
    expect(edda.page.get_by_text("kept for them")).to_be_visible()
    expect(edda.page.get_by_role("log", name="Chat")).to_contain_text("I must go soon.")
    wilm.page.get_by_role("status").get_by_role("button", name="Come along").click()
    for person in (edda, wilm):
        expect(person.page.locator("[data-region=board]")).to_be_visible()
    assert edda.page.url == wilm.page.url


def test_who_leaves_is_played_for_and_has_the_seat_again(somebody: Somebody) -> None:
    edda, wilm = somebody("Edda"), somebody("Wilm")
    table = two_at_a_table(edda, wilm)
    choose(wilm, "Leave the game")
    wilm.page.get_by_role("dialog").get_by_role("button", name="Leave the game").click()
    expect(edda.page.locator("#p-others")).to_contain_text("Journeyman for Wilm")
    ticket = wilm.page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(ticket).to_contain_text("A bot plays for you")
    ticket.click()
    wilm.page.get_by_role("button", name="Take my seat again").first.click()
    expect(edda.page.locator("#p-others")).not_to_contain_text("Journeyman")
    assert [seat["kind"] for seat in edda.state(table)["seats"]] == ["person", "person"]


def test_who_stays_away_too_long_is_replaced_and_may_come_back(somebody: Somebody, thinking: Path) -> None:
    """With two there is nobody to consent: the one who waits may do it, but not before their time."""
    edda, wilm = somebody("Edda"), somebody("Wilm")
    edda.page.clock.install()
    table = two_at_a_table(edda, wilm)
    state = edda.state(table)
    while state["asked_seat"] == 0:
        state = edda.give(table, state, explorer(state))
    wilm.page.goto("/")
    expect(edda.dock).to_contain_text("Wilm is to play, but is away.")
    substitute = edda.dock.get_by_role("button", name="A bot for Wilm")
    expect(substitute).to_have_count(0)
    (thinking / LATE).touch()
    try:
        edda.page.clock.fast_forward("10:01")  # the page looks again by itself
        substitute.click()
        offer = edda.page.get_by_role("dialog")
        expect(offer).to_contain_text("Wilm has been away too long")
        offer.get_by_role("radio", name="Apprentice").check(force=True)
        offer.get_by_role("button", name="Let it play").click()
        expect(edda.page.locator("#p-others")).to_contain_text("Apprentice for Wilm")
        edda.wait_for_question()
    finally:
        (thinking / LATE).unlink()
    wilm.sit_down(table)
    wilm.page.get_by_role("button", name="Take my seat again").first.click()
    expect(edda.page.locator("#p-others")).not_to_contain_text("Apprentice")
    assert [seat["kind"] for seat in edda.state(table)["seats"]] == ["person", "person"]


def test_alone_a_peek_is_asked_about_and_costs_the_rank(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table({"kind": "me"})
    state = edda.state(table)
    while not state["undo"]["costs_rank"]:
        state = edda.give(table, state, explorer(state))
    edda.sit_down(table)
    expect(edda.page.locator("body")).not_to_contain_text("consent")
    undo = edda.page.get_by_role("button", name="Undo", exact=True)
    undo.click()
    expect(edda.dock).to_contain_text("costs the rank")
    edda.page.get_by_role("button", name="Leave it").click()
    assert edda.state(table)["ply"] == state["ply"]
    undo.click()
    edda.page.get_by_role("button", name="Take it back, without a rank").click()
    expect(edda.page.get_by_role("button", name="Redo")).to_be_visible()
    assert edda.state(table)["peeked"]
    choose(edda, "Delete the table")
    edda.page.get_by_role("dialog").get_by_role("button", name="Delete the table").click()
    expect(edda.page.get_by_text("The table is gone.").first).to_be_visible()
    expect(edda.page.get_by_role("region", name="Your tables")).to_have_count(0)
