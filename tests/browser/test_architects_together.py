"""Architects with others, in several browsers: a whole game, secret hands, the automated opponent."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.architects import next_answer
from tests.browser.conftest import Somebody
from tests.browser.play import Play, click, expect_scores
from tests.browser.sitting import Sitting

JESTER = {"kind": "bot", "bot": "random"}  # quick of thought


def two_at_a_table(edda: Sitting, wilm: Sitting, *others: dict[str, Any], **options: str) -> str:
    table = edda.open_table({"kind": "me"}, {"kind": "open"}, *others, game="architects", **options)
    wilm.send("POST", f"/api/tables/{table}/seats/1")
    edda.send("POST", f"/api/tables/{table}/start")
    for person in (edda, wilm):
        person.sit_down(table)
    return table


def test_two_people_and_a_bot_play_a_whole_game(somebody: Somebody) -> None:
    """Each kind of answer is given on the page by each of the two."""
    edda, wilm = somebody("Edda", askMix=True), somebody("Wilm", askMix=True)
    table = two_at_a_table(edda, wilm, JESTER)
    play = Play(table, next_answer, click)
    play.to_the_end(edda, wilm)
    assert {"draft", "turn", "workshop"} <= play.stages
    expect_scores(table, edda, wilm)


def asked(table: str, *people: Sitting) -> Sitting:
    seat: int = people[0].state(table)["asked_seat"]
    return people[seat]


def test_nobody_sees_what_another_keeps(somebody: Somebody) -> None:
    edda, wilm = somebody("Edda"), somebody("Wilm")
    table = two_at_a_table(edda, wilm)
    first = asked(table, edda, wilm)
    second = wilm if first is edda else edda
    first.wait_for_question("draft")
    kept = first.legal_places.first
    name = kept.locator("b.name").inner_text()
    first.press(kept)
    expect(first.page.locator("#p-hand")).to_contain_text(name)
    second.wait_for_question("draft")
    expect(second.page.locator("#p-log")).to_contain_text(f"{first.name} keeps a building card")
    assert name not in second.page.locator("body").inner_text()
    expect(second.page.locator("#p-others").get_by_label("1 building card in hand")).to_be_visible()


def test_the_automaton_answers_by_itself_and_shows_its_scheme(somebody: Somebody) -> None:
    edda = somebody(askMix=True)
    table = edda.open_table({"kind": "me"}, game="architects", opponent="constantine")
    edda.sit_down(table)
    panel = edda.page.locator("#p-others").get_by_role("region", name="Constantine")
    expect(panel).to_contain_text("no scheme revealed yet")
    while edda.page.locator("#p-log").get_by_text("Constantine reveals a scheme").count() == 0:
        edda.wait_for_question()
        edda.choose(next_answer(edda.state(table)))
    edda.wait_for_question()
    expect(panel).to_contain_text("Last scheme")
    scheme = edda.state(table)["view"]["automaton"]
    expect(panel).to_contain_text(str(scheme["schemes_left"]))


def test_undo_takes_the_automaton_along(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table({"kind": "me"}, game="architects")
    edda.sit_down(table)
    edda.wait_for_question("draft_alone")
    edda.press(edda.legal_places.first)
    edda.wait_for_question("turn")
    before = edda.ply
    edda.page.locator('[data-place="quarry"] button').click()
    expect(edda.page.locator(".app")).to_have_attribute("data-ply", str(before + 2))
    edda.wait_for_question("turn")
    edda.page.get_by_role("button", name="Undo", exact=True).click()
    expect(edda.page.locator(".app")).to_have_attribute("data-ply", str(before))
    expect(edda.page.locator('[data-place="quarry"]').get_by_role("button")).to_be_visible()
