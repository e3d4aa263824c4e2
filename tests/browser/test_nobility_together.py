"""Nobility with others, in several browsers: a whole game, secret commissions."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Somebody
from tests.browser.nobility import in_haste
from tests.browser.play import Play, click, expect_scores
from tests.browser.sitting import Sitting

JESTER = {"kind": "bot", "bot": "random"}  # quick of thought


def two_at_a_table(edda: Sitting, wilm: Sitting, *others: dict[str, Any], **options: str) -> str:
    table = edda.open_table({"kind": "me"}, {"kind": "open"}, *others, game="nobility", **options)
    wilm.send("POST", f"/api/tables/{table}/seats/1")
    edda.send("POST", f"/api/tables/{table}/start")
    for person in (edda, wilm):
        person.sit_down(table)
    return table


def test_two_people_and_a_bot_play_a_whole_game(somebody: Somebody) -> None:
    """Each kind of answer is given on the page by each of the two."""
    edda, wilm = somebody("Edda", askMix=True), somebody("Wilm", askMix=True)
    table = two_at_a_table(edda, wilm, JESTER, chancery="on", events="on")
    play = Play(table, in_haste, click)
    play.to_the_end(edda, wilm)
    for person in (edda, wilm):
        asked = {stage for name, stage, _ in play.shown if name == person.name}
        assert {"first_commission", "turn", "target"} <= asked
    expect_scores(table, edda, wilm)


def test_nobody_sees_the_commission_of_another(somebody: Somebody) -> None:
    edda, wilm = somebody("Edda"), somebody("Wilm")
    table = two_at_a_table(edda, wilm, chancery="on")
    people = (edda, wilm)
    first = people[edda.state(table)["asked_seat"]]
    second = wilm if first is edda else edda
    first.wait_for_question("first_commission")
    kept = first.legal_places.first
    name = kept.locator("b.name").inner_text()
    first.press(kept)
    expect(first.page.locator("#p-mine")).to_contain_text(name)
    second.wait_for_question("first_commission")
    second.page.keyboard.press("g")
    expect(second.page.locator("#p-log")).to_contain_text(f"{first.name} keeps a commission card")
    assert name not in second.page.locator("body").inner_text()
    second.press(second.legal_places.first)
    second.page.keyboard.press("o")
    expect(second.page.locator("#p-others").get_by_label("Secret commission")).to_be_visible()


def test_without_secrets_there_is_no_curtain(somebody: Somebody) -> None:
    edda = somebody()
    seats = [{"kind": "me", "name": "Edda"}, {"kind": "me", "name": "Ilona"}]
    edda.sit_down(edda.open_table(*seats, game="nobility"))
    edda.wait_for_question("turn")
    expect(edda.page.get_by_role("dialog")).to_have_count(0)
