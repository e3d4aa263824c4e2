"""A game of Settlement alone, in the browser."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import Somebody

MANY = 400


def test_a_whole_solo_game_by_clicking(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table({"kind": "me"})
    edda.sit_down(table)
    chance = random.Random(5)
    for _ in range(MANY):
        if edda.state(table)["status"] == "finished":
            break
        edda.wait_for_question()
        edda.answer_somehow(chance)
    expect(edda.page.get_by_role("heading", level=1)).to_be_visible()
    assert edda.state(table)["status"] == "finished"
