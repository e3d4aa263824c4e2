"""Nothing leaves the server that its receiver may not know."""

import json
import random
from typing import Any

from websockets.sync.client import ClientConnection

from moothall.server.tables import Table
from tests.server.running import House, Person, play_on, two_at_a_table


def hidden(house: House, table: dict[str, Any]) -> list[str]:
    """What must not be found in any answer while the game runs: the seed, the salt, the state's bytes."""
    inside: Table = house.server.hall._tables[table["id"]]
    assert inside.match is not None
    state = inside.match.state.tobytes()
    return [str(inside.seed), str(inside.salt), f"{inside.seed:x}", state.hex(), state[:16].hex()]


def stacks(house: House, table: dict[str, Any]) -> list[str]:
    """The hidden orders, as a list of numbers and as a list of ids would show them."""
    inside = house.server.hall._tables[table["id"]]
    assert inside.match is not None
    s, deck = inside.match.shown(), inside.match.deck
    orders = [
        (s.hero_deck[: s.heroes_left], deck.ids("hero")),
        *(
            (pile[:left], deck.ids("landscape"))
            for pile, left in zip(s.landscape_stack, s.landscapes_left, strict=True)
        ),
    ]
    found = []
    for order, names in orders:
        for part in (order[-4:], order[-4:][::-1]):
            found.append(",".join(str(tile) for tile in part))
            found.append('","'.join(names[tile] for tile in part))
    return found


def look_everywhere(person: Person, table: dict[str, Any]) -> None:
    path = f"/api/tables/{table['id']}"
    for end in ("", "/log", "/chat", f"/moments/{table['ply']}", "/record"):
        person.get(path + end)
    for scope in ("mine", "open", "finished"):
        person.get(f"/api/tables?scope={scope}")


def heard_while_playing(line: ClientConnection) -> list[str]:
    """What the line brought before the news of the end, which may name the seed."""
    heard: list[str] = []
    while True:
        try:
            text = str(line.recv(timeout=0.2))
        except TimeoutError:
            return heard
        if json.loads(text).get("state", {}).get("status") == "finished":
            return heard
        heard.append(text)


def test_no_answer_gives_a_secret_away_before_the_end(house: House) -> None:
    anna, bela, table = two_at_a_table(house, listed=True)
    watching, dice = house.stranger(), random.Random(8)
    everybody = [anna, bela, watching]
    with anna.listen(table) as line:
        secrets = hidden(house, table)
        while table["status"] == "playing":
            orders = stacks(house, table)
            for person in everybody:
                look_everywhere(person, table)
                for text in map(bytes.decode, person.seen):
                    assert not [secret for secret in secrets if secret in text]
                    assert not [order for order in orders if order in text]
                person.seen.clear()
            # Whole positions cost time, so only some of them are searched.
            table = play_on([anna, bela], table, dice, 7)
        heard = heard_while_playing(line)
    assert heard
    assert not [secret for secret in secrets for text in heard if secret in text]
    assert watching.table(table)["seed"] == secrets[0]
    assert watching.table(table)["salt"] == secrets[1]


def only_seen_by(house: House, table: dict[str, Any], seat: int) -> list[str]:
    """Building cards of Architects whose faces this seat has seen, and no other."""
    inside = house.server.hall._tables[table["id"]]
    assert inside.match is not None
    s, names = inside.match.shown(), inside.match.deck.ids("building")
    return [f'"{names[card]}"' for card, seen in enumerate(s.building_seen) if seen == 1 << seat]


def test_nobody_hears_of_cards_that_only_another_has_seen(house: House) -> None:
    anna, bela, table = two_at_a_table(house, game="architects")
    watching, dice, found = house.stranger(), random.Random(9), set[str]()
    while table["ply"] < 400 and table["status"] == "playing":
        path = f"/api/tables/{table['id']}"
        for person, others in ((anna, (1,)), (bela, (0,)), (watching, (0, 1))):
            shown = [
                person.table(table)["view"],
                *(person.get(path + end).json() for end in ("/log", "/moments/9")),
            ]
            text = json.dumps(shown)
            secrets = [card for seat in others for card in only_seen_by(house, table, seat)]
            assert not [card for card in secrets if card in text], table["ply"]
            found.update(secrets)
        table = play_on([anna, bela], table, dice, 11)
    assert len(found) > 10


def test_an_onlooker_sees_the_public_view_and_no_answers(house: House) -> None:
    _, _, table = two_at_a_table(house)
    seen = house.stranger().table(table)
    assert seen["view"] is not None
    assert (seen["verdict"], seen["tellings"], seen["owner"]) == (None, {}, False)
    assert not any(seat["yours"] for seat in seen["seats"])
    assert (seen["undo"]["free"], seen["undo"]["askable"]) == (False, False)
    assert not any(seen["ways"].values())


def test_nobody_learns_who_somebody_is(house: House) -> None:
    """A person's id signs nothing, but it is nobody's business."""
    anna, bela, table = two_at_a_table(house)
    me = anna.get("/api/me").json()["id"]
    look_everywhere(bela, table)
    assert not [text for text in bela.seen if me.encode() in text]
