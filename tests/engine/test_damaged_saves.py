"""Files that somebody or something has damaged: a SaveError, or a match that can be played, nothing else."""

import base64
import json
import zlib
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moothall.engine.match import Interpreted, Match, Rules, SavedMatch, SaveError, UndoRefused, verify
from moothall.engine.native import native
from moothall.games import find_game
from moothall.games.settlement.game import GAME
from tests.games.settlement.walks import generous_deck, standard_orders, walk

WALKS = st.tuples(st.integers(1, 4), st.integers(0, 30), st.sampled_from(["uniform", "eager"]))


def use(match: Match, seed: int = 0) -> None:
    """Whatever is done with a match must not end in any other exception."""
    dice = Random(seed)
    match.view(None)
    match.question()
    for _ in range(3):
        if match.may_undo():
            match.undo()
    for _ in range(12):
        legal = match.legal()
        assert bool(legal) != match.over
        if match.over:
            break
        match.tell(legal[0])
        match.play(dice.choice(legal))
    with suppress(UndoRefused):  # what lies before may be damaged, and then says so
        while match.ply:
            match.undo(agreed=True)
            if match.ply % 10 == 0:
                match.legal()


def load_and_use(text: str) -> None:
    with suppress(SaveError):
        verify(text, find_game)
    with suppress(SaveError):
        use(Match.load(text, find_game))


@cache
def saves() -> list[str]:
    ordered = Match(GAME, {"players": 2}, orders=standard_orders())
    for _ in range(10):
        ordered.play(ordered.legal()[0])
    return [
        walk(2, 3, "uniform").match(45).save(),
        walk(1, 4, "uniform").match().save(),
        walk(4, 5, "eager").match(40).save(),
        ordered.save(),
    ]


SAVES = st.deferred(lambda: st.sampled_from(saves()))


@settings(max_examples=60)
@given(SAVES, st.floats(0, 1), st.characters(codec="utf-8"), st.sampled_from(["cut", "flip", "drop", "add"]))
def test_a_text_with_a_slip_is_no_match_or_a_playable_one(
    text: str, place: float, mark: str, how: str
) -> None:
    at = int(place * (len(text) - 1))
    if how == "cut":
        text = text[:at]
    elif how == "flip":
        text = text[:at] + mark + text[at + 1 :]
    elif how == "drop":
        text = text[:at] + text[at + 1 :]
    else:
        text = text[:at] + mark + text[at:]
    load_and_use(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        "5",
        '"match"',
        "\ud800",
        "{" * 100_000,
        "[" * 100_000,
        "1" * 10_000,
        "\0",
        "nan",
    ],
    ids=range(12),
)
def test_what_is_no_saved_match_is_said_to_be_none(text: str) -> None:
    for read in (Match.load, verify):
        with pytest.raises(SaveError, match="not a saved game"):
            read(text, find_game)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.integers(0, 200) | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
FIELDS = [field.name for field in msgspec.structs.fields(SavedMatch)] + ["surprise"]


@settings(max_examples=120)
@given(SAVES, st.sampled_from(FIELDS), JSON, st.booleans())
def test_a_field_with_anything_in_it_is_no_match_or_a_playable_one(
    text: str, field: str, value: Any, inside: bool
) -> None:
    saved = json.loads(text)
    old = saved.get(field)
    if inside and isinstance(old, list) and old:
        old[len(old) // 2] = value
    elif inside and isinstance(old, dict) and old:
        old[sorted(old)[-1]] = value
    else:
        saved[field] = value
    load_and_use(json.dumps(saved))


def forge(**changes: Any) -> str:
    return json.dumps(json.loads(saves()[0]) | changes)


def snapshot(data: bytes) -> str:
    return base64.b64encode(data).decode()


SIZE = GAME.state.layout.itemsize
SOUND = walk(2, 3, "uniform").states[45].tobytes()
DAMAGED: dict[str, Callable[[], str]] = {
    "another format": lambda: forge(moothall=2),
    "a game that isn't there": lambda: forge(game="chess"),
    "another version of the rules": lambda: forge(rules=GAME.version + 1),
    "another deck": lambda: forge(deck="0" * 16),
    "a deck that is none": lambda: forge(deck_text="[[["),
    "a deck that is another": lambda: forge(deck_text=generous_deck().text),
    "too many players": lambda: forge(options={"players": 5}),
    "too large a number of players": lambda: forge(options={"players": 10**30}),
    "an unknown option": lambda: forge(options={"players": 2, "weather": "fine"}),
    "no seed": lambda: forge(seed=None),
    "a seed and orders": lambda: forge(orders=standard_orders()),
    "a huge seed": lambda: forge(seed="9" * 5000),
    "a seed of 65 bits": lambda: forge(seed=str(1 << 64)),
    "a negative seed": lambda: forge(seed="-1"),
    "a seed with a blank": lambda: forge(seed=" 3"),
    "a seed in other digits": lambda: forge(seed="\u0663"),
    "a seed that isn't the one": lambda: forge(seed="4"),
    "orders that are none": lambda: forge(seed=None, orders={}),
    "orders of anything": lambda: forge(seed=None, orders=standard_orders() | {"landscapes": 5}),
    "a negative action": lambda: forge(actions=[-1]),
    "an action beyond all": lambda: forge(actions=[len(GAME.space)]),
    "an action of a million digits": lambda: forge().replace(
        '"actions": [', '"actions": [' + "9" * 1_000_000 + ","
    ),
    "a snapshot after the end": lambda: forge(actions=json.loads(saves()[0])["actions"][:40]),
    "a ply that is no number": lambda: forge(snapshots={"x": snapshot(zlib.compress(SOUND))}),
    "a ply written otherwise": lambda: forge(snapshots={"045": snapshot(zlib.compress(SOUND))}),
    "a ply of many digits": lambda: forge(snapshots={"9" * 5000: snapshot(zlib.compress(SOUND))}),
    "a negative ply": lambda: forge(snapshots={"-1": snapshot(zlib.compress(SOUND))}),
    "a snapshot that isn't base64": lambda: forge(snapshots={"45": "\u00fc%%"}),
    "a snapshot that isn't packed": lambda: forge(snapshots={"45": snapshot(SOUND)}),
    "a snapshot cut short": lambda: forge(snapshots={"45": snapshot(zlib.compress(SOUND)[:-2])}),
    "a snapshot too small": lambda: forge(snapshots={"45": snapshot(zlib.compress(SOUND[:-1]))}),
    "a snapshot too large": lambda: forge(snapshots={"45": snapshot(zlib.compress(SOUND + b"\0"))}),
    "a snapshot with more behind it": lambda: forge(
        snapshots={"45": snapshot(zlib.compress(SOUND) + b"more")}
    ),
    "a snapshot that bursts": lambda: forge(snapshots={"45": snapshot(zlib.compress(bytes(1 << 26)))}),
    "an empty snapshot": lambda: forge(snapshots={"45": ""}),
    "a blank position": lambda: forge(snapshots={"45": snapshot(zlib.compress(bytes(SIZE)))}),
    "a position of noise": lambda: forge(
        snapshots={"45": snapshot(zlib.compress(Random(1).randbytes(SIZE)))}
    ),
    "a position of another game": lambda: forge(
        snapshots=json.loads(saves()[2])["snapshots"] | {"0": saved_start()}
    ),
    "another first position": lambda: forge(snapshots={"0": snapshot(zlib.compress(SOUND))}),
    "something between the fields": lambda: forge(snapshots={"45": snapshot(zlib.compress(with_a_mark()))}),
    "seats for others": lambda: forge(seating=["random"]),
}


def saved_start() -> str:
    return str(json.loads(saves()[0])["snapshots"]["0"])


def with_a_mark() -> bytes:
    marked = bytearray(SOUND)
    marked[GAME.state.gaps[0]] = 1
    return bytes(marked)


@pytest.mark.parametrize("damage", DAMAGED)
def test_damage_is_explained(damage: str) -> None:
    with pytest.raises(SaveError) as error:
        Match.load(DAMAGED[damage](), find_game)
    assert 20 < len(str(error.value)) < 600


@settings(max_examples=40)
@given(st.lists(st.integers(0, len(GAME.space) - 1), min_size=1, max_size=40), st.booleans())
def test_actions_that_follow_no_rules_are_no_match(actions: list[int], rules: bool) -> None:
    """They are judged before they are carried out, so that nonsense can't reach into the rules."""
    text = forge(actions=actions, snapshots={})
    chosen: Rules = native(GAME) if rules else Interpreted(GAME)
    found = verify(text, find_game, chosen)
    if found.holds:
        use(Match.load(text, find_game, chosen))
    else:
        with pytest.raises(SaveError, match=f"action number {found.broken_at} is not legal"):
            Match.load(text, find_game, chosen)


@settings(max_examples=150)
@given(WALKS, st.data())
def test_a_forged_position_is_no_match_or_a_playable_one(
    which: tuple[int, int, str], data: st.DataObject
) -> None:
    """A few numbers of the last position are changed, and its seal of compression is fresh."""
    walked = walk(*which)
    ply = data.draw(st.integers(1, len(walked.actions)))
    position = walked.states[ply : ply + 1].copy().view(GAME.state.twin)
    for _ in range(data.draw(st.integers(1, 3))):
        field = data.draw(st.sampled_from(sorted(NUMBERS)))
        place = data.draw(st.sampled_from(NUMBERS[field]))
        position.view(np.uint8)[place] = data.draw(st.integers(0, 12) | st.integers(0, 255))
    saved = json.loads(walked.match(ply).save())
    saved["snapshots"][str(ply)] = snapshot(zlib.compress(position.tobytes()))
    text = json.dumps(saved)
    found = verify(text, find_game, native(GAME))
    assert found.holds == (position.tobytes() == walked.states[ply].tobytes())
    with suppress(SaveError):
        use(Match.load(text, find_game))


def numbers(layout: np.dtype[Any], name: str = "", start: int = 0) -> dict[str, list[int]]:
    """The bytes of every field, by the names that lead to it."""
    if layout.subdtype is not None:
        base, shape = layout.subdtype
        parts = [numbers(base, name, start + base.itemsize * i) for i in range(int(np.prod(shape)))]
    elif layout.names:
        assert layout.fields is not None
        parts = [numbers(field[0], f"{name}.{n}", start + field[1]) for n, field in layout.fields.items()]
    else:
        return {name: list(range(start, start + layout.itemsize))}
    found: dict[str, list[int]] = {}
    for part in parts:
        for field_name, places in part.items():
            found[field_name] = found.get(field_name, []) + places
    return found


NUMBERS = numbers(GAME.state.layout)


def test_a_damaged_past_stops_an_undo_and_nothing_else() -> None:
    saved = json.loads(walk(4, 5, "eager").match(60).save())
    saved["actions"][50] = GAME.space.encode("trade_at", row=0, column=0)
    match = Match.load(json.dumps(saved), find_game)
    assert not match.may_undo()
    with pytest.raises(UndoRefused, match="action number 51 is not legal"):
        match.undo(agreed=True)
    with pytest.raises(SaveError, match="action number 51 is not legal"):
        match.state_at(55)
    assert match.state_at(40).tobytes() == walk(4, 5, "eager").states[40].tobytes()
    match.play(match.legal()[0])
    assert match.may_undo() or match.state[0].chance.reveals > match.state_at(60)[0].chance.reveals
