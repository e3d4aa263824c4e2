"""Architects by keyboard alone: nothing here is pressed with a pointer."""

from playwright.sync_api import expect

from tests.browser import keys
from tests.browser.architects import next_answer
from tests.browser.conftest import Somebody
from tests.browser.play import Play


def test_a_whole_solo_game_by_keyboard_alone(somebody: Somebody) -> None:
    edda = somebody(askMix=True)
    table = edda.open_table({"kind": "me"}, game="architects")
    edda.sit_down(table)
    play = Play(table, next_answer, keys.answer)
    play.to_the_end(edda)
    assert {"draft_alone", "turn", "workshop"} <= play.stages
    expect(edda.page.get_by_role("table")).to_be_visible()
