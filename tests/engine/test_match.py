"""A match: play, undo, save, load, verify."""

import json
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moothall.engine.game import OptionError
from moothall.engine.match import (
    Broken,
    Match,
    Refused,
    UndoRefused,
    seal,
    verify,
)
from moothall.engine.native import native
from moothall.engine.record import Ints, Records
from moothall.engine.rules import Interpreted
from moothall.engine.unasked import SINGLE
from moothall.engine.verdict import LEGAL, NOT_ASKED
from moothall.games import find_game
from moothall.games.settlement.game import GAME
from tests.games.settlement.questions import AT
from tests.games.settlement.table import Table
from tests.games.settlement.walks import generous_deck, standard_orders, walk
from tests.walks import Walk

WALKS = st.tuples(st.integers(1, 4), st.integers(0, 30), st.sampled_from(["uniform", "eager"]))


class Counting(Interpreted):
    """Interpreted rules that count how often they are asked."""

    def __init__(self) -> None:
        super().__init__(GAME)
        self.applied = 0

    def apply(self, states: Records, deck: Records, action: int) -> None:
        self.applied += 1
        super().apply(states, deck, action)


# Starting.


def test_a_seed_gives_the_same_match_again_and_none_a_new_one() -> None:
    one, same = (Match(GAME, {"players": 3}, seed=(1 << 64) - 1) for _ in range(2))
    assert one.state.tobytes() == same.state.tobytes()
    others = [Match(GAME, {"players": 3}) for _ in range(4)]
    assert len({other.seed for other in others}) == 4
    assert len({other.state.tobytes() for other in others}) == 4


@pytest.mark.parametrize("seed", [-1, 1 << 128, 10**40])
def test_a_seed_has_128_bits(seed: int) -> None:
    with pytest.raises(
        OptionError, match="a seed is a whole number from 0 to 340282366920938463463374607431768211455"
    ):
        Match(GAME, {}, seed=seed)


def test_a_match_has_a_seed_or_orders() -> None:
    with pytest.raises(OptionError, match="not from both"):
        Match(GAME, {"players": 2}, seed=1, orders=standard_orders())
    match = Match(GAME, {"players": 2}, orders=standard_orders())
    assert match.seed is None
    assert match.seat == 0


# Playing.


@pytest.mark.rule("SET-289")
@settings(max_examples=15)
@given(WALKS, st.data())
def test_an_illegal_answer_is_refused_with_its_rule_and_changes_nothing(
    which: tuple[int, int, str], data: st.DataObject
) -> None:
    walked = walk(*which)
    match = walked.match(data.draw(st.integers(0, len(walked.actions) - 1)))
    before, seat = match.state.tobytes(), match.seat
    verdict = match.verdict()
    for action in range(len(GAME.space)):
        number = int(verdict[action])
        assert (match.refusal(action) == 0) == (number == LEGAL)
        for other in range(match.players):
            if other != seat:
                expected = GAME.out_of_turn(match.shown(), match.deck.printed, action)
                assert match.refusal(action, other) == expected
                with pytest.raises(Refused, match=GAME.cite(expected)):
                    match.play(action, other)
        if number != LEGAL:
            unasked = GAME.not_asked(match.shown(), match.deck.printed, action)
            expected = unasked if number == NOT_ASKED else number
            with pytest.raises(Refused) as refused:
                match.play(action, seat)
            assert (refused.value.action, refused.value.number) == (action, expected)
            assert refused.value.rule == GAME.cite(expected)
            assert GAME.rules[expected].text in str(refused.value)
    assert (match.state.tobytes(), match.ply) == (before, len(match.actions))


@pytest.mark.rule("SET-209")
def test_after_the_end_nothing_is_legal() -> None:
    walked = walk(2, 3, "uniform")
    match = walked.match()
    assert (match.over, match.seat, match.stage, match.legal()) == (True, None, "over", [])
    for action in range(len(GAME.space)):
        with pytest.raises(Refused, match="SET-209"):
            match.play(action)


@pytest.mark.parametrize("action", [-1, len(GAME.space), 10**20])
def test_what_is_no_action_at_all_is_an_error(action: int) -> None:
    with pytest.raises(ValueError, match="actions go from 0 to"):
        Match(GAME, {}, seed=1).play(action)


def test_nobody_needs_to_be_asked_for_the_only_answer_that_completes_a_move() -> None:
    table = AT["place_building"]()
    assert table.match.unasked() is None
    for field in range(8):
        table.building(field, "bank")
    only = table.number("place", row=2, column=2)
    assert table.match.unasked() == only
    assert table.match.unasked([SINGLE]) is None, "where the player wants to be asked"


def test_habits_are_for_players_who_name_nothing() -> None:
    table = AT["choose_settlers"]()
    assert table.match.unasked() in table.match.legal()
    assert table.match.unasked(["settlers"]) is None


def test_undo_takes_back_what_came_by_itself_with_the_answer_before() -> None:
    match = Match(GAME, {"players": 1}, seed=3)
    for by_itself in (False, False, True, True):
        match.play(match.legal()[0], by_itself=by_itself)
    loaded = Match.load(match.save(), find_game)
    loaded.undo(agreed=True)
    assert loaded.ply == 1
    loaded.redo()
    assert (loaded.ply, loaded.state.tobytes()) == (4, match.state.tobytes())
    assert [given.by_itself for given in loaded.given] == [False, False, True, True]


def test_who_names_what_would_have_come_by_itself_takes_only_that_back() -> None:
    table = AT["choose_stack"]()
    before = table.match.state.tobytes()
    fullest = table.match.unasked()
    assert fullest is not None
    table.match.play(fullest)
    table.undo()
    assert table.stage == "choose_stack"
    assert table.match.state.tobytes() == before
    # What nobody named goes with the answer before it.
    table.match.play(fullest, by_itself=True)
    table.undo()
    assert table.stage == "place_building"


def test_the_same_answer_again_is_as_good_as_redone() -> None:
    match = Match(GAME, {"players": 1}, seed=3)
    for _ in range(3):
        match.play(match.legal()[0])
    after = match.state.tobytes()
    match.take_back(0)
    match.play(match.legal()[0])
    match.redo()
    match.redo()
    assert match.state.tobytes() == after


def test_where_a_move_begins_even_the_only_answer_is_for_a_player_to_give() -> None:
    table = Table(players=1)
    table.settlers(0)
    table.has(wood=0, clay=0, stone=0)
    assert table.match.legal() == [table.number("pass_round")]
    assert table.match.unasked() is None


def test_free_answers_are_counted_that_were_given_last() -> None:
    table = Table(2)
    table.hold("mirror_of_transformation")
    table.has(wood=2, clay=0, stone=0, gold=0)
    counts = [table.match.frees]
    for pay, gain in (("wood", "clay"), ("clay", "stone"), ("stone", "wood")):
        table.play("mirror", pay=pay, gain=gain)
        counts.append(table.match.frees)
    table.match.undo()
    counts.append(table.match.frees)
    table.play("pass_round")
    assert [*counts, table.match.frees] == [0, 1, 2, 3, 2, 0]


def test_a_verdict_is_the_caller_s_to_keep() -> None:
    match = Match(GAME, {"players": 2}, seed=1)
    verdict = match.verdict()
    kept = verdict.copy()
    match.play(match.legal()[0])
    match.verdict()
    assert (verdict == kept).all()
    verdict[:] = LEGAL
    assert not (match.verdict() == LEGAL).all()


# Undo and redo, against a model that looks at the table.


def face_down(state: Records) -> tuple[int, ...]:
    """How much lies face down: when something is revealed, there is less."""
    s = state[0]
    return (
        *map(int, s.landscapes_left),
        *map(int, s.buildings_left),
        int(s.heroes_left),
        int(s.artifacts_left),
    )


class Model:
    """What a match must be like after plays, undos and redos: a list of positions and a place in it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.positions = [match.state.copy()]
        self.answered_by: list[int] = []
        self.ply = 0

    def check(self) -> None:
        assert self.match.ply == self.ply
        assert self.match.state.tobytes() == self.positions[self.ply].tobytes()
        assert (self.match.verdict() == judged(self.match)).all()
        for seat in (None, *range(self.match.players)):
            assert self.match.may_undo(seats(seat)) == self.is_free(seat)

    def is_free(self, seat: int | None) -> bool:
        if self.ply == 0:
            return False
        before, after = self.positions[self.ply - 1], self.positions[self.ply]
        return face_down(before) == face_down(after) and seat in (None, self.answered_by[self.ply - 1])

    def play(self, number: int) -> None:
        legal = self.match.legal()
        if legal:
            assert self.match.seat is not None
            answer, seat = legal[number % len(legal)], self.match.seat
            self.match.play(answer)
            later = self.positions[self.ply + 1 :]
            if not later or later[0].tobytes() != self.match.state.tobytes():
                del self.positions[self.ply + 1 :], self.answered_by[self.ply :]
                self.answered_by.append(seat)
                self.positions.append(self.match.state.copy())
            self.ply += 1

    def undo(self, seat: int | None, agreed: bool) -> None:
        if self.ply and (agreed or self.is_free(seat)):
            self.match.undo(seats(seat), agreed=agreed)
            self.ply -= 1
        else:
            with pytest.raises(UndoRefused):
                self.match.undo(seats(seat), agreed=agreed)

    def redo(self) -> None:
        if self.ply + 1 < len(self.positions):
            self.match.redo()
            self.ply += 1
        else:
            with pytest.raises(UndoRefused, match="nothing has been taken back"):
                self.match.redo()


def seats(seat: int | None) -> list[int] | None:
    return None if seat is None else [seat]


def judged(match: Match) -> Ints:
    verdict = np.zeros(len(GAME.space), np.int16)
    match.rules.legal(match.state, match.deck.record, verdict)
    return verdict


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("play"), st.integers(0, 200)),
        st.tuples(st.just("play"), st.integers(0, 200)),
        st.tuples(st.just("undo"), st.sampled_from([None, 0, 1])),
        st.tuples(st.just("agreed undo"), st.none()),
        st.tuples(st.just("redo"), st.none()),
    ),
    max_size=40,
)


@settings(max_examples=60)
@given(WALKS, st.data(), STEPS, st.booleans())
def test_undo_is_free_back_to_the_last_reveal_or_another_s_answer(
    which: tuple[int, int, str], data: st.DataObject, steps: list[tuple[str, Any]], saved: bool
) -> None:
    walked = walk(*which)
    match = walked.match(data.draw(st.integers(0, len(walked.actions))))
    if saved:
        match = Match.load(match.save(), find_game, native(GAME))
    model = Model(match)
    model.positions = [walked.states[ply : ply + 1].view(GAME.state.twin) for ply in range(match.ply + 1)]
    model.answered_by = [open_seat(walked, ply) for ply in range(match.ply)]
    model.ply = match.ply
    model.check()
    for step, value in steps:
        if step == "play":
            model.play(value)
        elif step == "redo":
            model.redo()
        else:
            model.undo(value, agreed=step == "agreed undo")
        model.check()


def open_seat(walked: Walk, ply: int) -> int:
    agenda = walked.states[ply]["agenda"]
    return int(agenda["questions"][agenda["depth"] - 1]["seat"])


def test_all_the_way_back_and_forth_again() -> None:
    walked = walk(3, 8, "eager")
    match = walked.match()
    for ply in reversed(range(len(walked.actions))):
        match.undo(agreed=True)
        assert match.state.tobytes() == walked.states[ply].tobytes()
    with pytest.raises(UndoRefused, match="there is no answer to take back"):
        match.undo(agreed=True)
    for ply in range(len(walked.actions)):
        match.redo()
        assert match.state.tobytes() == walked.states[ply + 1].tobytes()
    assert match.over


def test_a_new_answer_ends_what_could_be_redone() -> None:
    match = Match(GAME, {"players": 2}, seed=5)
    match.play(match.legal()[0])
    match.undo()
    match.play(match.legal()[1])
    with pytest.raises(UndoRefused):
        match.redo()


def test_a_match_can_be_seen_at_any_ply() -> None:
    walked = walk(2, 4, "eager")
    match = Match.load(walked.match(100).save(), find_game)
    for ply in (100, 0, 57, 31, 32, 99, 1):
        assert match.state_at(ply).tobytes() == walked.states[ply].tobytes()
    for ply in (-1, 101):
        with pytest.raises(ValueError, match="plies 0 to 100"):
            match.state_at(ply)


# Saving and loading.


@settings(max_examples=60)
@given(WALKS, st.data())
def test_a_saved_match_goes_on_as_if_nothing_had_happened(
    which: tuple[int, int, str], data: st.DataObject
) -> None:
    walked = walk(*which)
    ply = data.draw(st.integers(0, len(walked.actions)))
    match = walked.match(ply)
    text = match.save()
    loaded = Match.load(text, find_game, native(GAME))
    assert loaded.state.tobytes() == match.state.tobytes()
    assert (loaded.actions, loaded.options, loaded.seed) == (match.actions, match.options, match.seed)
    assert loaded.save() == text
    for action in walked.actions[ply:]:
        loaded.play(int(action))
    assert loaded.state.tobytes() == walked.states[-1].tobytes()


def test_a_match_with_explicit_orders_is_saved_with_them() -> None:
    match = Match(GAME, {"players": 2}, orders=standard_orders())
    match.play(match.legal()[0])
    loaded = Match.load(match.save(), find_game)
    assert loaded.orders == match.orders
    assert loaded.state.tobytes() == match.state.tobytes()
    assert verify(match.save(), find_game).holds


def test_a_match_with_a_deck_of_its_own_is_saved_with_it() -> None:
    walked = walk(2, 2, "eager", deck="generous")
    match = walked.match(90)
    loaded = Match.load(match.save(), find_game)
    assert loaded.deck.digest == generous_deck().digest != GAME.read_deck().digest
    assert loaded.state.tobytes() == match.state.tobytes()
    assert verify(match.save(), find_game, native(GAME)).holds


def test_a_saved_match_is_readable_json() -> None:
    saved = json.loads(walk(2, 1, "eager").match(70).save())
    assert {name: saved[name] for name in ("moothall", "game", "rules", "options", "seed")} == {
        "moothall": 2,
        "game": "settlement",
        "rules": GAME.version,
        "options": {"players": 2},
        "seed": "1",
    }
    assert "snapshots" not in saved


@cache
def long_game(length: int = 10_000) -> str:
    """The Mirror may be used without end (SET-309), and here it nearly is."""
    mirror = GAME.read_deck().ids("artifact").index("mirror_of_transformation")
    seed = next(seed for seed in range(100) if mirror_in_row(seed, mirror))
    match = Match(GAME, {"players": 1}, seed=seed, rules=native(GAME))
    match.play(GAME.space.encode("take", artifact=mirror))
    while match.ply < length:
        pay = match.ply % 2
        match.play(GAME.space.encode("mirror", pay=pay, gain=1 - pay))
    return match.save()


def mirror_in_row(seed: int, mirror: int) -> bool:
    match = Match(GAME, {"players": 1}, seed=seed)
    return match.refusal(GAME.space.encode("take", artifact=mirror)) == 0


@pytest.mark.rule("SET-309")
def test_a_long_game_is_loaded_and_can_be_taken_back() -> None:
    match = Match.load(long_game(), find_game, native(GAME))
    assert match.ply == 10_000
    last = match.state.tobytes()
    match.undo()
    match.undo()
    match.redo()
    match.redo()
    assert match.state.tobytes() == last


def test_a_file_is_replayed_and_what_it_stores_beside_its_answers_is_not_believed() -> None:
    """Files of format 1 have positions too."""
    saved = json.loads(walk(2, 1, "eager").match(70).save()) | {"moothall": 1}
    saved["snapshots"] = {"0": "anything", "70": "at all"}
    rules = Counting()
    match = Match.load(json.dumps(saved), find_game, rules)
    assert rules.applied == 70
    assert match.state.tobytes() == walk(2, 1, "eager").states[70].tobytes()
    assert json.loads(match.save()) == json.loads(walk(2, 1, "eager").match(70).save())


@settings(max_examples=40)
@given(WALKS, st.data())
def test_a_file_that_breaks_a_rule_is_refused_with_its_answer(
    which: tuple[int, int, str], data: st.DataObject
) -> None:
    walked = walk(*which)
    saved = json.loads(walked.match().save())
    broken = data.draw(st.integers(0, len(walked.actions) - 1))
    forbidden = np.flatnonzero(walked.verdicts[broken] != LEGAL)
    action = saved["actions"][broken] = int(data.draw(st.sampled_from(forbidden.tolist())))
    with pytest.raises(Broken, match=f"breaks at answer {broken + 1} of {len(walked.actions)}: SET-") as why:
        Match.load(json.dumps(saved), find_game, native(GAME))
    assert GAME.space.decode(action).name in str(why.value)
    found = verify(json.dumps(saved), find_game, native(GAME))
    assert (found.holds, found.broken_at, found.result) == (False, broken + 1, None)
    assert found.why.startswith("SET-")


# Letting go of the beginning.


def test_a_match_can_let_go_of_its_beginning() -> None:
    walked = walk(2, 1, "eager")
    match = walked.match(80)
    match.forget(50)
    assert (match.first, match.ply, len(match.actions)) == (50, 80, 30)
    assert match.state_at(50).tobytes() == walked.states[50].tobytes()
    with pytest.raises(ValueError, match="plies 50 to 80"):
        match.state_at(49)
    with pytest.raises(ValueError, match="can't be saved"):
        match.save()
    while match.actions:
        match.undo(agreed=True)
    assert match.state.tobytes() == walked.states[50].tobytes()


def test_a_loaded_match_can_let_go_of_its_beginning_too() -> None:
    walked = walk(2, 1, "eager")
    match = Match.load(walked.match(80).save(), find_game)
    match.forget(40)
    assert match.state_at(70).tobytes() == walked.states[70].tobytes()
    for action in walked.actions[80:]:
        match.play(int(action))
    assert match.state.tobytes() == walked.states[-1].tobytes()


def test_a_match_goes_on_from_a_stored_position() -> None:
    walked = walk(3, 6, "eager")
    position = (40, walked.states[40].tobytes())
    answers = [(int(action), False) for action in walked.actions[40:60]]
    match = Match.resume(GAME, {"players": 3}, 6, position, answers)
    assert (match.ply, match.first) == (60, 40)
    assert match.state.tobytes() == walked.states[60].tobytes()


# Verifying.


@pytest.mark.parametrize("rules", [None, "native"])
def test_a_sound_game_is_verified(rules: str | None) -> None:
    walked = walk(2, 5, "uniform")
    found = verify(walked.match().save(), find_game, native(GAME) if rules else None)
    assert (found.holds, found.over, found.actions) == (True, True, len(walked.actions))
    assert found.result is not None
    assert len(found.result.scores) == 2
    halfway = verify(walked.match(30).save(), find_game)
    assert (halfway.holds, halfway.over, halfway.result) == (True, False, None)


def test_a_promised_seed_must_be_the_one_that_was_played() -> None:
    saved = json.loads(walk(2, 9, "uniform").match(20).save())
    kept = saved | {"promise": {"seed_hash": seal(9, "salt"), "salt": "salt"}}
    assert verify(json.dumps(kept), find_game).holds
    for seed, salt in ((8, "salt"), (9, "pepper")):
        broken = saved | {"promise": {"seed_hash": seal(seed, "salt"), "salt": salt}}
        found = verify(json.dumps(broken), find_game)
        assert (found.holds, found.broken_at) == (False, 0)
        assert "hash" in found.why
        with pytest.raises(Broken, match="hash"):
            Match.load(json.dumps(broken), find_game)
