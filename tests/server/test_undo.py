"""Taking answers back: free, by consent, with bots between, and giving them again."""

import random
from typing import Any

from moothall.games import find_game
from tests.server.running import House, Person, legal, play_on, refused, two_at_a_table

SPACE = find_game("settlement").space


def undo(person: Person, table: dict[str, Any], seat: int) -> Any:
    return person.post(f"/api/tables/{table['id']}/undo", {"ply": table["ply"], "seat": seat})


def test_alone_everything_can_be_taken_back_and_given_again(any_house: House) -> None:
    anna = any_house.guest()
    table = anna.open_table("me")
    before = [table]
    for _ in range(30):
        before.append(anna.play(before[-1], random.Random(1)))
    table = before[-1]
    while table["ply"]:
        assert table["undo"]["free"]
        earlier = undo(anna, table, 0).json()
        # Nearly always one answer; those as the rules give them by themselves go with the one before.
        assert table["ply"] - 4 < earlier["ply"] < table["ply"]
        table = earlier
        assert table["view"] == before[table["ply"]]["view"]
    assert not table["undo"]["free"]
    refused(undo(anna, table, 0), 409, "nothing_to_undo")
    while table["ply"] < 30:
        later = anna.post(f"/api/tables/{table['id']}/redo").json()
        assert table["ply"] < later["ply"] < table["ply"] + 4
        table = later
        assert table["view"] == before[table["ply"]]["view"]
    refused(anna.post(f"/api/tables/{table['id']}/redo"), 409, "nothing_to_redo")
    assert len(anna.get(f"/api/tables/{table['id']}/log").json()) == 30


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
        assert after["undo"] == {"free": True, "askable": False, "asked_by": None, "agreed": []}
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
    assert asked["undo"] == {"free": False, "askable": False, "asked_by": seat, "agreed": [seat]}
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


def test_an_answer_that_a_client_gives_by_itself_goes_with_the_one_before(house: House) -> None:
    """Else the client would give it again at once, and nobody would ever get back behind it."""
    anna = house.guest()
    table = anna.open_table("me")
    space, chest = SPACE, find_game("settlement").read_deck().ids("artifact").index("living_chest")
    while space.encode("take", artifact=chest) not in legal(table):
        table = anna.open_table("me")
    table = anna.answer(table, space.encode("take", artifact=chest)).json()
    turn = table
    table = anna.answer(table, space.encode("explore", row=0)).json()
    assert table["view"]["question"]["stage"] == "choose_settlers"
    normal_first = anna.answer(table, space.encode("deploy", bonus=0)).json()
    assert undo(anna, normal_first, 0).json()["ply"] == turn["ply"]
