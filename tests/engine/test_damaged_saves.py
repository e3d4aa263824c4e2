"""Files that somebody or something has damaged: a SaveError, or a match that can be played, nothing else."""

import json
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moothall.engine.match import Match, SavedMatch, SaveError, verify
from moothall.engine.native import native
from moothall.engine.rules import Interpreted, Rules
from moothall.games import find_game
from moothall.games.settlement.game import GAME
from tests.games.settlement.walks import generous_deck, standard_orders, walk


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
    while match.ply:
        match.undo(agreed=True)


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


DAMAGED: dict[str, Callable[[], str]] = {
    "another format": lambda: forge(moothall=3),
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
    "a seed of 129 bits": lambda: forge(seed=str(1 << 128)),
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
    "an action after the end": lambda: forge(
        options={"players": 1}, seed="4", actions=[*json.loads(saves()[1])["actions"], 0]
    ),
    "seats for others": lambda: forge(seating=["random"]),
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_damage_is_explained(damage: str) -> None:
    with pytest.raises(SaveError) as error:
        Match.load(DAMAGED[damage](), find_game)
    assert 20 < len(str(error.value)) < 600


@settings(max_examples=40)
@given(st.lists(st.integers(0, len(GAME.space) - 1), min_size=1, max_size=40), st.booleans())
def test_actions_that_follow_no_rules_are_no_match(actions: list[int], rules: bool) -> None:
    """They are judged before they are carried out, so that nonsense can't reach into the rules."""
    text = forge(actions=actions)
    chosen: Rules = native(GAME) if rules else Interpreted(GAME)
    found = verify(text, find_game, chosen)
    if found.holds:
        use(Match.load(text, find_game, chosen))
    else:
        with pytest.raises(SaveError, match=f"breaks at answer {found.broken_at} of {len(actions)}"):
            Match.load(text, find_game, chosen)
