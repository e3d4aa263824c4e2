"""Guilds with others, in several browsers: a whole game, and what the others see of a bid."""

from playwright.sync_api import expect

from tests.browser.conftest import Somebody
from tests.browser.guilds import BIDDING, PROPOSED, answer, area, areas_of, bid, next_answer, settle_bid
from tests.browser.play import Play, expect_scores
from tests.browser.sitting import Sitting

JESTER = {"kind": "bot", "bot": "random"}  # quick of thought


def two_at_a_table(edda: Sitting, wilm: Sitting, *others: dict[str, str]) -> str:
    table = edda.open_table({"kind": "me"}, {"kind": "open"}, *others, game="guilds")
    wilm.send("POST", f"/api/tables/{table}/seats/1")
    edda.send("POST", f"/api/tables/{table}/start")
    for person in (edda, wilm):
        person.sit_down(table)
    return table


def test_two_people_and_a_bot_play_a_whole_game(somebody: Somebody) -> None:
    """Each kind of answer is given on the page by each of the two."""
    edda, wilm = somebody("Edda"), somebody("Wilm")
    table = two_at_a_table(edda, wilm, JESTER)
    play = Play(table, next_answer, answer, behind=BIDDING)
    play.to_the_end(edda, wilm)
    assert {"bid", "take", "exchange", "buy", "place", "pass_turn", "done"} <= play.blocks
    expect_scores(table, edda, wilm)


def test_nobody_looks_ahead_from_the_middle_of_a_bid(somebody: Somebody) -> None:
    """What they would ask about is over before they have asked, and then it is refused."""
    edda, wilm = somebody("Edda"), somebody("Wilm")
    table = two_at_a_table(edda, wilm)
    state = edda.state(table)
    first = (edda, wilm)[state["asked_seat"]]
    first.wait_for_question("auction")
    for number in areas_of(first.state(table)):
        area(first, number).locator(".cards button[data-spot]").first.click()
    sent = first.page.locator(PROPOSED)
    sent.wait_for()
    first.page.wait_for_load_state("networkidle")
    looked: list[str] = []
    first.page.on("request", lambda one: looked.append(one.url) if "/forecasts" in one.url else None)
    first.press(sent)
    settle_bid(first)
    assert first.state(table)["ply"] == state["ply"] + 4
    first.page.wait_for_load_state("networkidle")
    assert looked == []


def test_others_see_who_leads_and_what_it_costs_them(somebody: Somebody) -> None:
    edda, wilm = somebody("Edda"), somebody("Wilm")
    table = two_at_a_table(edda, wilm)
    people = [edda, wilm]
    first = people[edda.state(table)["asked_seat"]]
    second = people[1 - people.index(first)]
    first.wait_for_question("auction")
    areas = areas_of(first.state(table))
    assert len(areas) == 2
    bid(first, areas)
    second.wait_for_question("auction")
    for number in areas:
        expect(area(second, number).locator(".price")).to_contain_text("from2")
        name = area(second, number).locator(".cards button").get_attribute("aria-label") or ""
        assert f"{first.name} leads" in name
        assert "2 silver more to lead" in name
    expect(second.page.locator("#p-log")).to_contain_text(f"{first.name} bids 1")
    expect(second.page.locator(PROPOSED)).to_have_count(0)
