"""A plan for Guilds, good enough to fill a site and bring a game to its end; and how it is played."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from moothall.games.guilds.actions import SPACE
from moothall.games.guilds.cards import components
from moothall.games.guilds.game import GAME
from tests.browser.play import legal, play_until, stage_of
from tests.browser.sitting import Sitting, State

PRINTED = components(GAME.read_deck())
BIDDING = ("add_silver", "second_area")
TURNS = ("not turned", "turned right", "upside down", "turned left")
PROPOSED = "[data-region=dock] [data-proposal]"


# The plan.


def value_of(action: int, axis: str) -> int:
    return int(SPACE.decode(action).values[axis])


def next_answer(state: State) -> int:
    """The answer that the plan gives to the open question."""
    view, seat = state["view"], state["asked_seat"]
    if view["week"] == view["weeks"] and (idle := legal(state, "pass_turn") or legal(state, "done")):
        return idle[0]  # in the last week it rests
    if takes := legal(state, "take"):
        return takes[0]
    if bids := legal(state, "bid"):
        return min(bids, key=lambda bid: int(view["areas"][value_of(bid, "area")]["lead_cost"][seat]))
    if lots := legal(state, "exchange"):
        return lots[-1]
    if rooms := legal(state, "buy"):
        return max(rooms, key=lambda buy: worth_of(view, value_of(buy, "place")))
    if places := legal(state, "place"):
        return max(places, key=lambda lay: bool(placement_of(view, lay)["active"]))
    return int(state["verdict"].index(0))


def gathering(state: State) -> int:
    """Another plan: all the characters that are to be had, and whatever they can do."""
    return next(iter(legal(state, "take") or legal(state, "use_ability")), next_answer(state))


def worth_of(view: dict[str, Any], place: int) -> int:
    room = next(offer["room"] for offer in view["display"] if offer["place"] == place)
    return int(PRINTED.rooms[room].halves)


def placement_of(view: dict[str, Any], action: int) -> dict[str, Any]:
    wanted = value_of(action, "cell"), value_of(action, "rotation")
    found: dict[str, Any] = next(
        each for each in view["placements"] if (each["cell"], each["rotation"]) == wanted
    )
    return found


def areas_of(state: State) -> list[int]:
    """The areas of a bid, cheapest first: two, or the one that is enough."""
    view, seat = state["view"], state["asked_seat"]
    areas = [value_of(bid, "area") for bid in legal(state, "bid")]
    areas.sort(key=lambda area: int(view["areas"][area]["lead_cost"][seat]))
    return areas[: 1 if view["boards"][seat]["one_area_enough"] else 2]


# Behind the page: what a test need not show.


def around_one_screen(seats: int) -> list[dict[str, str]]:
    return [{"kind": "me", "name": name} for name in ("Edda", "Tamás", "Wilm", "Ilka")[:seats]]


def later(person: Sitting, table: str, stage: str, wanted: Callable[[State], bool] = lambda _: True) -> State:
    """Plays by the plan until a question comes up; then the person sits down to it."""
    state = play_until(person, table, next_answer, lambda state: stage_of(state) == stage and wanted(state))
    person.sit_down(table)
    person.wait_for_question(stage)
    return state


def buyer(person: Sitting, table: str, wanted: Callable[[State], bool] = lambda _: True) -> State:
    """At a turn of the building phase with a room within means."""
    return later(person, table, "building", lambda state: bool(legal(state, "buy")) and wanted(state))


# At the table.


def area(person: Sitting, number: int) -> Any:
    return person.page.locator(f'[data-area="A{number + 1}"]')


def choose_area(person: Sitting, number: int) -> None:
    """For the bid that is put together; once more, and it is left out again."""
    area(person, number).locator(".cards li > [data-spot]").first.click()


def bid(person: Sitting, areas: list[int]) -> None:
    """Both areas and then the whole bid: the page answers four questions."""
    for number in areas:
        choose_area(person, number)
    person.press(person.page.locator(PROPOSED))
    settle_bid(person)


def settle_bid(person: Sitting) -> None:
    person.page.wait_for_function(
        "asking => !asking.includes(document.querySelector('.app')?.dataset.stage)", arg=[*BIDDING]
    )


def turned(person: Sitting) -> int:
    """Quarter turns of the room in hand."""
    return TURNS.index(person.page.locator(".turning b").inner_text())


def expect_turned(person: Sitting, rotation: int) -> None:
    expect(person.page.locator(".turning b")).to_have_text(TURNS[rotation % 4])


def turn_to(person: Sitting, rotation: int, turn: Callable[[], Any]) -> None:
    while turned(person) != rotation:
        before = turned(person)
        turn()
        expect(person.page.locator(".turning b")).not_to_have_text(TURNS[before])


def cell(person: Sitting, number: int) -> Any:
    return person.page.locator(f'.plot [data-cell="{number}"] button')


def answer(person: Sitting, state: State, action: int) -> None:
    """One gesture with the mouse."""
    block = SPACE.decode(action).name
    if block == "bid":
        bid(person, areas_of(state))
    elif block == "place":
        turn = person.page.locator(".turning button").last
        turn_to(person, value_of(action, "rotation"), turn.click)
        person.press(cell(person, value_of(action, "cell")))
    else:
        person.choose(action)
