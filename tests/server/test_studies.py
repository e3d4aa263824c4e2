"""Studies of finished games and hints, over the API: made once, kept, and for nobody's eyes too early."""

import asyncio
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql

from moothall.engine.match import Match
from moothall.games import find_game
from moothall.server import studies as keeping
from moothall.server.scholar import Advise, Examine, Game
from moothall.server.storage import studies
from moothall.server.studies import Scholar, ScholarFailed
from moothall.study.analysis import MARKS, Study
from moothall.study.hints import HINTS, Advice
from moothall.study.outlook import Outlook
from moothall.study.puzzles import puzzles_of
from tests.server.running import House, Person, refused, running, settings

PATIENCE = 600  # seconds: a search may have to be compiled first


def play_out(person: Person, table: dict[str, Any]) -> dict[str, Any]:
    """With the last legal answers, which make a short game; against a bot with any, or it may never end."""
    state, dice = person.table(table), random.Random(1)
    alone = all(seat["kind"] != "bot" for seat in state["seats"])
    while state["status"] != "finished":
        if state["verdict"] is None:  # a bot is asked
            time.sleep(0.01)
            state = person.table(table)
            continue
        if alone:
            last = max(number for number, why in enumerate(state["verdict"]) if why == 0)
            state = person.answer(state, last).json()
        else:
            state = person.play(state, dice)
    return state


def done(person: Person, table: dict[str, Any]) -> dict[str, Any]:
    """The state of a study once there is no more to wait for."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        state: dict[str, Any] = person.get(f"/api/tables/{table['id']}/study").json()
        if state["status"] in ("done", "failed"):
            return state
        time.sleep(0.2)
    raise AssertionError("it is never done")


@pytest.fixture
def haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """How well games are studied is tried in tests/study."""
    monkeypatch.setattr(Scholar, "COMMAND", (sys.executable, "-m", "tests.server.scholar"))


@pytest.mark.usefixtures("haste")
def test_a_finished_game_is_studied_once_and_kept(house: House) -> None:
    edda, olaf = house.guest("Edda"), house.guest("Olaf")
    table = play_out(edda, edda.open_table("me", "me"))
    assert edda.get(f"/api/tables/{table['id']}/study").json()["status"] == "none"
    asked = edda.post(f"/api/tables/{table['id']}/study")
    assert asked.status_code == 200, asked.text
    assert asked.json()["status"] in ("waiting", "running")
    state = done(olaf, table)
    assert state["status"] == "done"
    study = msgspec.convert(state["study"], Study)
    record = Match.load(edda.get(f"/api/tables/{table['id']}/record").text, find_game)
    assert study.game == "settlement"
    assert all(record.given[moment.ply].action == moment.action for moment in study.moments)
    assert len(study.moments) > 5
    assert state["thresholds"] == dict(MARKS)
    assert {int(ply) for ply in state["outlooks"]} == {each.ply for each in study.moments if each.mark}
    for moment in study.moments:
        spoken_of = {moment.action, *(better.action for better in moment.better)}
        assert state["tellings"][str(moment.ply)].keys() == {str(action) for action in spoken_of}
    assert olaf.post(f"/api/tables/{table['id']}/study").json() == state
    assert edda.ask("DELETE", f"/api/tables/{table['id']}").status_code == 204
    assert edda.get(f"/api/tables/{table['id']}/study").status_code == 404


def test_a_running_game_is_not_studied(house: House) -> None:
    edda = house.guest("Edda")
    table = edda.open_table("me", "greedy")
    assert edda.post(f"/api/tables/{table['id']}/study").status_code == 409
    assert edda.get(f"/api/tables/{table['id']}/study").status_code == 409
    assert house.stranger().post(f"/api/tables/{table['id']}/study").status_code == 401


@pytest.mark.usefixtures("haste")
def test_a_study_that_was_broken_off_begins_again(tmp_path: Path) -> None:
    database = str(tmp_path / "moothall.db")
    with running(settings(database)) as house:
        edda = house.guest("Edda")
        table = play_out(edda, edda.open_table("me", "me"))
        assert edda.post(f"/api/tables/{table['id']}/study").json()["status"] in ("waiting", "running")
        token = edda.http.headers["authorization"]
    with running(settings(database)) as house:
        again = house.bearer(token.removeprefix("Bearer "))
        assert done(again, table)["status"] == "done"
        rows = sql.select(sql.func.count()).select_from(studies)
        engine = sql.create_engine(f"sqlite:///{database}")
        with engine.connect() as connection:
            assert connection.execute(rows).scalar_one() == 1
            connection.execute(sql.update(studies).values(study='{"study": {}, "tellings": {}}'))
            connection.commit()
        engine.dispose()
        # What was kept in an earlier format is made again when somebody asks for it.
        assert again.get(f"/api/tables/{table['id']}/study").json()["status"] == "none"
        assert again.post(f"/api/tables/{table['id']}/study").json()["status"] in ("waiting", "running")
        assert done(again, table)["status"] == "done"


def test_whoever_studies_gives_way_to_the_server() -> None:
    """Nice, and in the same session: Linux would give one of its own as much as the server's."""

    async def niceness() -> list[int]:
        scholar, found = await Scholar.start(), []
        nowhere = Game("nothing", {}, (0, b""), [])
        for request in (Advise(nowhere, "master", 0), Examine(nowhere, "master", 0)):
            with pytest.raises(ScholarFailed, match="nothing"):
                await scholar.ask(request)
            found.append(os.getpriority(os.PRIO_PROCESS, scholar.process.pid))
        assert os.getsid(scholar.process.pid) == os.getsid(0)
        assert os.getpgid(scholar.process.pid) != os.getpgid(0), "Ctrl-C is for the server"
        await scholar.end()
        return found

    mine = os.getpriority(os.PRIO_PROCESS, 0)
    hints, study = asyncio.run(niceness())
    assert min(19, mine + 5) <= hints
    assert min(19, mine + 10) <= study


def test_hints_are_legal_answers_with_reasons(house: House) -> None:
    edda = house.guest("Edda")
    table = edda.open_table("me", "greedy")
    assert table["hints"] is True
    state = edda.table(table)
    while state["verdict"] is None or state["verdict"].count(0) < HINTS:
        if state["verdict"] is not None:
            edda.answer(state, state["verdict"].index(0), seat=state["asked_seat"])
        state = edda.table(table)
    told = edda.get(f"/api/tables/{table['id']}/hints")
    assert told.status_code == 200, told.text
    advice = msgspec.convert(told.json(), Advice)
    assert advice.ply == state["ply"]
    assert 1 <= len(advice.hints) <= HINTS
    for hint in advice.hints:
        assert state["verdict"][hint.action] == 0
        assert state["tellings"][str(hint.action)] == msgspec.to_builtins(hint.telling)
        assert hint.line[0] == hint.action
    chances = [hint.chance for hint in advice.hints]
    assert chances == sorted(chances, reverse=True)
    assert advice.chances[state["asked_seat"]] == chances[0]
    assert edda.get(f"/api/tables/{table['id']}/hints").json() == told.json()
    assert house.guest("Olaf").get(f"/api/tables/{table['id']}/hints").status_code == 403


def test_on_a_slow_machine_hints_come_later(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits too long for the compiler is refused, and it isn't started all over again."""
    edda = house.guest("Edda")
    table = edda.open_table(game="nobility", seats=[{"kind": "me"}])
    path = f"/api/tables/{table['id']}/hints"
    with monkeypatch.context() as hasty:
        hasty.setattr(keeping, "PATIENCE", 0.0)
        refused(edda.get(path), 503, "unavailable")
    adviser = house.server.hall.studies._adviser
    assert adviser is not None
    assert edda.get(path).status_code == 200
    assert house.server.hall.studies._adviser is adviser
    assert adviser.process.returncode is None


def test_where_others_play_hints_must_have_been_allowed(house: House) -> None:
    edda, olaf = house.guest("Edda"), house.guest("Olaf")
    for hints in (False, True):
        table = edda.open_table("me", "open", hints=hints)
        olaf.post(f"/api/tables/{table['id']}/seats/1")
        edda.post(f"/api/tables/{table['id']}/start")
        state = edda.table(table)
        assert state["hints"] is hints
        asked = edda if state["asked_seat"] == 0 else olaf
        told = asked.get(f"/api/tables/{table['id']}/hints")
        assert told.status_code == (200 if hints else 403), told.text
        if not hints:
            assert told.json()["error"] == "no_hints"


def moment(person: Person, table: dict[str, Any], ply: int, seen_by: str = "") -> Any:
    told = person.get(f"/api/tables/{table['id']}/moments/{ply}" + (f"?seen_by={seen_by}" if seen_by else ""))
    return told.json() if told.status_code == 200 else told.status_code


def test_a_finished_game_is_seen_through_any_eyes(house: House) -> None:
    edda, olaf = house.guest("Edda"), house.guest("Olaf")
    table = edda.open_table("me", "random", game="architects")
    assert moment(edda, table, 0, "1") == 409
    assert moment(edda, table, 0, "all") == 409
    play_out(edda, table)
    half = edda.table(table)["ply"] // 2
    hands = [
        [b["cards"] for b in moment(olaf, table, half, by)["view"]["boards"]] for by in ("0", "1", "all")
    ]
    assert hands[0][1] is None
    assert hands[1][0] is None
    assert hands[2] == [hands[0][0], hands[1][1]]
    assert None not in hands[2]
    assert moment(olaf, table, half, "2") == 404
    assert moment(olaf, table, half, "me") == 404
    assert [b["cards"] for b in moment(olaf, table, half)["view"]["boards"]] == [None, None]


def test_any_moment_of_a_finished_game_is_played_on_from(house: House) -> None:
    edda, olaf = house.guest("Edda"), house.guest("Olaf")
    table = edda.open_table("me", "random", game="architects")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    path = f"/api/tables/{table['id']}/branch"
    assert olaf.post(path, {"ply": 0, "seats": seats}).status_code == 409
    played = play_out(edda, table)
    asked = next(ply for ply in range(30, played["ply"]) if moment(olaf, table, ply)["asked_seat"] == 0)
    branch = olaf.post(path, {"ply": asked, "seats": seats}).json()
    assert branch["branch_of"] == {"table": table["id"], "name": table["name"], "ply": asked}
    assert branch["asked_seat"] == 0
    assert branch["seats"][0]["yours"]
    there = moment(edda, table, asked, "0")["view"]
    assert branch["view"]["boards"][0]["cards"] == there["boards"][0]["cards"]
    assert branch["view"]["grid"] == there["grid"]
    over = play_out(olaf, branch)
    assert over["result"] is not None
    assert olaf.get(f"/api/tables/{branch['id']}/record").status_code == 409
    assert olaf.post(path, {"ply": played["ply"], "seats": seats}).status_code == 409
    assert olaf.post(path, {"ply": played["ply"] + 1, "seats": seats}).status_code == 404
    assert olaf.post(path, {"ply": 0, "seats": seats[:1]}).status_code == 422
    assert olaf.post(path, {"ply": 0, "seats": [{"kind": "me"}, {"kind": "open"}]}).status_code == 422


def test_what_was_hidden_is_drawn_anew_in_a_branch(house: House) -> None:
    """Two branches of one moment show their player the same, and hide different things."""
    edda = house.guest("Edda")
    table = edda.open_table("me", "random", game="architects")
    play_out(edda, table)
    asked = next(ply for ply in range(30, 200) if moment(edda, table, ply)["asked_seat"] == 0)
    seats = [{"kind": "me"}, {"kind": "me"}]
    branches = [
        edda.post(f"/api/tables/{table['id']}/branch", {"ply": asked, "seats": seats}).json()
        for _ in range(4)
    ]
    positions = set()
    for branch in branches:
        assert branch["view"] == branches[0]["view"]
        held = house.server.hall._tables[branch["id"]].match
        assert held is not None
        positions.add(held.state.tobytes())
    assert len(positions) == len(branches)


def test_ones_own_game_alone_is_played_on_from_while_it_runs(house: House) -> None:
    edda, olaf = house.guest("Edda"), house.guest("Olaf")
    table = edda.open_table("me")
    state = edda.table(table)
    edda.answer(state, state["verdict"].index(0))
    body = {"ply": 0, "seats": [{"kind": "me"}]}
    assert edda.post(f"/api/tables/{table['id']}/branch", body).status_code == 201
    assert olaf.post(f"/api/tables/{table['id']}/branch", body).status_code == 409


def test_every_moment_says_whether_it_may_be_played_on_from(house: House) -> None:
    edda, olaf = house.guest("Edda"), house.guest("Olaf")
    alone = edda.open_table("me", game="architects", options={"opponent": "helena"})
    running = edda.open_table("me", "random")
    over = play_out(edda, edda.open_table("me", game="architects", options={"opponent": "helena"}))
    offered = set()
    plies = [*range(40), over["ply"]]
    for person, table in ((edda, alone), (olaf, alone), (edda, running), (olaf, over)):
        for ply in plies if table is over else [0]:
            told = moment(person, table, ply)
            seats = [{"kind": "me"}] * (1 if table is not running else 2)
            done = person.post(f"/api/tables/{table['id']}/branch", {"ply": ply, "seats": seats})
            assert told["branch"] is (done.status_code == 201), (ply, told["asked_seat"], done.text)
            offered.add((table["id"], told["asked_seat"], told["branch"]))
    automaton = 1
    assert {(over["id"], 0, True), (over["id"], automaton, False), (over["id"], None, False)} < offered
    assert {each for each in offered if each[0] != over["id"]} == {
        (alone["id"], 0, True),
        (alone["id"], 0, False),
        (running["id"], running["asked_seat"], False),
    }


def test_a_puzzle_says_whether_the_answer_was_right(house: House) -> None:
    edda = house.guest("Edda")
    game = find_game("guilds")
    cards = edda.get("/api/games/guilds/puzzles").json()
    assert {card["id"] for card in cards} == {*puzzles_of(game)}
    puzzle = puzzles_of(game)[cards[0]["id"]]
    for right in (True, False):
        table = edda.post(f"/api/games/guilds/puzzles/{puzzle.id}").json()
        assert table["puzzle"]["right"] is None
        assert table["puzzle"]["best"] is None
        assert table["asked_seat"] == puzzle.seat
        action = puzzle.best if right else puzzle.second
        state = edda.answer(table, action, seat=puzzle.seat).json()
        assert state["puzzle"]["right"] is right
        assert state["puzzle"]["best"] == puzzle.best
        assert state["puzzle"]["telling"] == table["tellings"][str(puzzle.best)]
        assert state["puzzle"]["second"] == table["tellings"][str(puzzle.second)]
        told = msgspec.convert(state["puzzle"]["outlook"], Outlook)
        assert told.line[0] == puzzle.best
        assert told.then, "a bid is followed by how much"
        assert told.why[0].values["seat"] == puzzle.seat
    assert edda.post("/api/games/guilds/puzzles/nothing").status_code == 404
