"""What is remembered of a position is what would be made anew."""

import random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.match import Match
from moothall.engine.parts import Memory, otherwise, part
from moothall.engine.questions import Questions, _told_choice
from moothall.engine.record import Record, i8, plain
from moothall.games import CATALOGUE, find_game


class Purse(Record):
    gold: int = i8()
    goods: object = i8(32)


class Table(Record):
    turn: int = i8()
    over: int = i8()
    purses: object = Purse.many(2)


made: list[tuple[str, int]] = []


@part
def gold_of(s: Table, deck: None, seat: int) -> int:
    made.append(("gold", seat))
    return int(s.purses[seat].gold)  # type: ignore[index]


@part
def whole(s: Table, deck: None) -> list[int]:
    made.append(("whole", 0))
    return [gold_of(s, deck, 0), -1 if s.turn else gold_of(s, deck, 1)]


def look(memory: Memory, state: Table) -> tuple[list[int], list[tuple[str, int]]]:
    """What is seen, and what had to be made for that."""
    made.clear()
    position = memory.position(state.tobytes())  # type: ignore[attr-defined]
    assert vars(position) == vars(plain(state)) | {"_memory": memory}
    return whole(position, None), list(made)


def test_a_part_is_made_anew_only_when_something_that_it_read_has_changed() -> None:
    memory, state = Memory(Table.twin), Table.blank()
    assert look(memory, state) == ([0, 0], [("whole", 0), ("gold", 0), ("gold", 1)])
    assert look(memory, state) == ([0, 0], [])
    state.over = 1
    assert look(memory, state) == ([0, 0], []), "nobody has read that"
    state.purses[1].goods[3] = 1  # type: ignore[index]
    assert look(memory, state) == ([0, 0], []), "nor that"
    state.purses[1].gold = 5  # type: ignore[index]
    assert look(memory, state) == ([0, 5], [("whole", 0), ("gold", 1)]), "a part of a part"
    state.turn = 1
    assert look(memory, state) == ([0, -1], [("whole", 0)])
    state.purses[1].gold = 6  # type: ignore[index]
    assert look(memory, state) == ([0, -1], []), "it wasn't read this time"


def test_nothing_is_remembered_of_a_position_that_never_was() -> None:
    memory, state = Memory(Table.twin), Table.blank()
    position = memory.position(state.tobytes())  # type: ignore[attr-defined]
    assert whole(position, None) == [0, 0]
    other = otherwise(position, purses=(SimpleNamespace(gold=7), SimpleNamespace(gold=8)))
    assert whole(other, None) == [7, 8]
    assert whole(position, None) == [0, 0]


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_table_looks_as_if_made_anew(name: str) -> None:
    """Whole games, forth and sometimes back: what each seat sees, and what it is told of its answers."""
    game = find_game(name)
    for seed in range(2):
        dice = random.Random(seed)
        players = dice.choice(game.seats)
        match = Match(game, {"players": players}, seed=seed)
        while not match.over:
            match.play(dice.choice(match.legal()))
            if dice.random() < 0.1:
                match.take_back(max(0, match.ply - dice.randrange(1, 4)))
            fresh = plain(match.state[0])
            assert vars(match.shown()) == vars(fresh) | {"_memory": match._parts}
            for eyes in (None, dice.randrange(players)):
                anew = game.view(fresh, match.deck, eyes)
                assert match.view(eyes) == anew
                assert match.view_text(eyes) == msgspec.json.encode(anew)
            if not match.over:
                told = msgspec.json.decode(match.tell_all())
                assert told == {number: told_anew(match, fresh, int(number)) for number in told}


def told_anew(match: Match, s: Any, number: int) -> Any:
    """By the game's own function, whatever was told before."""
    questions: Questions = match.game.tell_action.__self__  # type: ignore[attr-defined]
    answer, action = questions._answer_to(open_stage(s.agenda), number)
    return msgspec.to_builtins(_told_choice(answer, s, match.deck, int(open_seat(s.agenda)), action))
