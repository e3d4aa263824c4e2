"""Taking answers back: free, by consent, with bots between, and giving them again."""

import random
from typing import Any

from msgspec import convert

from moothall.engine.game import Result
from moothall.engine.match import verify
from moothall.games import find_game
from tests.server.running import House, Person, legal, play_on, refused, two_at_a_table

SPACE = find_game("settlement").space
ANSWERS = 20  # no game is over by then


def undo(person: Person, table: dict[str, Any], seat: int, **more: Any) -> Any:
    """Whatever it costs, unless more is said."""
    wish = {"ply": table["ply"], "seat": seat, "forgo_rank": True} | more
    return person.post(f"/api/tables/{table['id']}/undo", wish)


def test_alone_everything_can_be_taken_back_and_given_again(any_house: House) -> None:
    anna = any_house.guest()
    table = anna.open_table("me")
    before = [table]
    for _ in range(ANSWERS):
        before.append(anna.play(before[-1], random.Random(1)))
    table = before[-1]
    while table["ply"]:
        assert table["undo"]["free"]
        earlier = undo(anna, table, 0).json()
        assert earlier["ply"] == table["ply"] - 1
        table = earlier
        assert table["view"] == before[table["ply"]]["view"]
    assert not table["undo"]["free"]
    refused(undo(anna, table, 0), 409, "nothing_to_undo")
    while table["ply"] < ANSWERS:
        later = anna.post(f"/api/tables/{table['id']}/redo").json()
        assert later["ply"] == table["ply"] + 1
        table = later
        assert table["view"] == before[table["ply"]]["view"]
    refused(anna.post(f"/api/tables/{table['id']}/redo"), 409, "nothing_to_redo")
    assert len(anna.get(f"/api/tables/{table['id']}/log").json()) == ANSWERS


def test_another_answer_forgets_what_was_taken_back(house: House) -> None:
    anna = house.guest()
    table = anna.open_table("me")
    first, second = legal(table)[:2]
    table = undo(anna, anna.answer(table, first).json(), 0).json()
    anna.answer(table, second)
    refused(anna.post(f"/api/tables/{table['id']}/redo"), 409, "nothing_to_redo")


def past_the_artifacts(house: House) -> tuple[list[Person], dict[str, Any]]:
    """A table where both have chosen, and what the active player sees."""
    anna, bela, table = two_at_a_table(house)
    table = play_on([anna, bela], table, random.Random(2), 2)
    people = [anna, bela]
    return people, people[table["asked_seat"]].table(table)


def test_what_revealed_nothing_is_free(any_house: House) -> None:
    people, table = past_the_artifacts(any_house)
    seat = table["asked_seat"]
    me = people[seat]
    harmless = SPACE.encode("explore", row=0)  # the tile is drawn only when the settlers are chosen
    after = me.answer(table, harmless).json()
    assert after["asked_seat"] == seat
    log = me.get(f"/api/tables/{table['id']}/log").json()
    if log[-1]["revealed"]:
        assert after["undo"]["askable"]
    else:
        assert (after["undo"]["free"], after["undo"]["askable"]) == (True, False)
        assert undo(me, after, seat).json()["view"] == table["view"]


def after_a_reveal(house: House) -> tuple[list[Person], dict[str, Any], int]:
    """The active player has drawn a landscape: the table, and their seat."""
    people, table = past_the_artifacts(house)
    seat = table["asked_seat"]
    table = people[seat].answer(table, SPACE.encode("explore", row=0)).json()
    while not people[seat].get(f"/api/tables/{table['id']}/log").json()[-1]["revealed"]:
        table = people[seat].play(table, random.Random(3))
    return people, table, seat


def test_beyond_a_reveal_the_other_must_agree(any_house: House) -> None:
    people, table, seat = after_a_reveal(any_house)
    me, other = people[seat], people[1 - seat]
    assert not table["undo"]["free"]
    assert table["undo"]["askable"]
    asked = undo(me, table, seat).json()
    assert asked["ply"] == table["ply"]
    waiting = {"free": False, "askable": False, "asked_by": seat, "agreed": [seat]}
    assert asked["undo"] == waiting | {"minds": "others", "costs_rank": False}
    assert other.table(table)["undo"]["asked_by"] == seat
    reply = f"/api/tables/{table['id']}/undo/reply"
    refused(me.post(reply, {"seat": 1 - seat, "agree": True}), 403, "not_your_seat")
    assert me.table(table)["ply"] == table["ply"]
    agreed = other.post(reply, {"seat": 1 - seat, "agree": True}).json()
    back = table["ply"] - agreed["ply"]
    assert back in (1, 2)  # an answer of the settlers as the rules give it goes with the one before
    assert agreed["undo"]["asked_by"] is None


def test_who_does_not_agree_ends_the_wish(any_house: House) -> None:
    people, table, seat = after_a_reveal(any_house)
    undo(people[seat], table, seat)
    reply = f"/api/tables/{table['id']}/undo/reply"
    refusing = people[1 - seat].post(reply, {"seat": 1 - seat, "agree": False}).json()
    assert refusing["ply"] == table["ply"]
    assert refusing["undo"]["asked_by"] is None
    refused(people[1 - seat].post(reply, {"seat": 1 - seat, "agree": True}), 409, "nobody_asks")


def test_an_answer_ends_the_wish(house: House) -> None:
    people, table, seat = after_a_reveal(house)
    undo(people[seat], table, seat)
    after = people[seat].play(table, random.Random(4))
    assert after["undo"]["asked_by"] is None


def test_an_old_wish_is_stale(house: House) -> None:
    people, table, seat = after_a_reveal(house)
    people[seat].play(table, random.Random(4))
    refused(undo(people[seat], table, seat), 409, "stale")
    refused(undo(people[1 - seat], table, seat), 403, "not_your_seat")


def before_an_exploration(anna: Person) -> dict[str, Any]:
    """Alone with the Living Chest, so that settlers may be of two kinds."""
    table = anna.open_table("me")
    chest = find_game("settlement").read_deck().ids("artifact").index("living_chest")
    while SPACE.encode("take", artifact=chest) not in legal(table):
        table = anna.open_table("me")
    chosen: dict[str, Any] = anna.answer(table, SPACE.encode("take", artifact=chest)).json()
    return chosen


def test_answers_that_give_themselves_are_given_and_taken_back_with_the_one_before(house: House) -> None:
    anna = house.guest()
    turn = before_an_exploration(anna)
    explored = anna.answer(turn, SPACE.encode("explore", row=0), ask=[]).json()
    assert explored["view"]["question"]["stage"] != "choose_settlers"
    assert [entry["by_itself"] for entry in explored["latest"][:2]] == [False, True]
    house.server.hall.forget_person(anna.get("/api/me").json()["id"])  # from the disk it is the same
    back = undo(anna, explored, 0).json()
    assert (back["ply"], back["view"]) == (turn["ply"], turn["view"])
    again = anna.post(f"/api/tables/{turn['id']}/redo").json()
    assert (again["ply"], again["view"]) == (explored["ply"], explored["view"])


def test_who_wants_to_be_asked_takes_back_only_that_answer(house: House) -> None:
    """Even where it is the one that the rules would have given."""
    anna = house.guest()
    table = anna.answer(before_an_exploration(anna), SPACE.encode("explore", row=0)).json()
    assert table["view"]["question"]["stage"] == "choose_settlers"
    deployed = anna.answer(table, SPACE.encode("deploy", bonus=0)).json()
    assert undo(anna, deployed, 0).json()["view"] == table["view"]


def at_an_emptied_market(anna: Person) -> dict[str, Any]:
    """Alone, asked for the stack that the market is refilled from."""
    table = anna.open_table("me")
    while table["view"]["question"]["stage"] != "choose_stack":
        answers = legal(table)
        build = next((each for each in answers if SPACE.decode(each).name == "build"), answers[0])
        table = anna.answer(table, build).json()
    return table


def test_a_stack_that_was_chosen_is_taken_back_alone_even_if_it_is_the_usual_one(house: House) -> None:
    anna = house.guest()
    table = at_an_emptied_market(anna)
    left = table["view"]["stacks"]["buildings"]
    chosen = anna.answer(table, SPACE.encode("stack", stack=left.index(max(left)))).json()
    assert [entry["by_itself"] for entry in chosen["latest"]] == [False]
    assert undo(anna, chosen, 0).json()["view"] == table["view"]


def test_alone_a_peek_costs_the_rank_and_says_so_first(any_house: House) -> None:
    anna = any_house.guest()
    table = anna.open_table("me")
    assert table["undo"]["minds"] == "rank"
    table = anna.answer(table, legal(table)[0]).json()
    assert not anna.get(f"/api/tables/{table['id']}/log").json()[-1]["revealed"]
    assert not table["undo"]["costs_rank"]
    assert not undo(anna, table, 0, forgo_rank=False).json()["peeked"]
    table = anna.post(f"/api/tables/{table['id']}/redo").json()
    while not table["undo"]["costs_rank"]:
        table = anna.play(table, random.Random(8))
    assert table["undo"]["free"]
    refused(undo(anna, table, 0, forgo_rank=False), 409, "costs_rank")
    assert anna.table(table)["ply"] == table["ply"]
    table = undo(anna, table, 0).json()
    assert (table["peeked"], table["undo"]["minds"]) == (True, "nobody")
    table = play_on([anna], table, random.Random(9), 10_000)
    assert (table["peeked"], table["result"]["rank"]) == (True, None)
    record = anna.get(f"/api/tables/{table['id']}/record").text
    verified = verify(record, find_game)
    assert verified.holds
    assert verified.result == convert(table["result"], Result)


def test_with_a_bot_there_is_no_rank_to_lose(house: House) -> None:
    anna = house.guest()
    table = anna.open_table("me", "random")
    assert table["undo"]["minds"] == "nobody"
    asked = [table["undo"]["costs_rank"]]
    for _ in range(6):
        while anna.table(table)["verdict"] is None:
            pass
        table = anna.play(anna.table(table), random.Random(1))
        asked.append(table["undo"]["costs_rank"])
    assert not any(asked)
