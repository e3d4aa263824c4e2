"""Native rules are the same rules: byte for byte, step by step, whatever the deck."""

import marshal
import random
from typing import Any

import numpy as np
import pytest

from moothall.engine.chance import Chance, draw
from moothall.engine.deck import Deck
from moothall.engine.loops import answering
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.engine.rule import HOME, compiled_sources, compiler, rule
from moothall.engine.rules import Interpreted, Rules
from moothall.engine.verdict import nth_legal
from moothall.envs.steps import stepping
from moothall.games import OWN, find_game
from moothall.games.settlement.game import GAME
from tests.walks import Walker, weigh

# Not in these games: with the Mirror they might not end, and with passing they would end too soon.
FUTILE = {GAME.space.encode("mirror", pay=pay, gain=gain) for pay in range(3) for gain in range(3)}
PASS = GAME.space.encode("pass_round")


def test_compiled_code_is_known_by_all_that_it_can_come_from() -> None:
    """A change of the server alone must not throw it away, and one of a rule or a constant must."""
    files = {file.relative_to(HOME).as_posix() for file in compiled_sources()}
    assert {"engine/loops.py", "games/guilds/state.py", "games/guilds/stages/site.py"} <= files
    assert not {file for file in files if file.startswith(("server/", "cli/", "lab/"))}


CHOOSER = """
def chooser(least):
    @rule
    def choose(verdict):
        return nth_legal(verdict, least)
    return choose
"""


def test_compiled_code_is_found_again_whether_a_module_had_bytecode_or_not() -> None:
    file, keys = "chooser.py", set[bytes]()
    just_compiled = compile(CHOOSER, file, "exec")
    for code in (just_compiled, marshal.loads(marshal.dumps(just_compiled))):
        names: dict[str, Any] = {
            "__file__": file,
            "__name__": "chooser",
            "rule": rule,
            "nth_legal": nth_legal,
        }
        exec(code, names)
        keys.add(key_of(answering(names["chooser"](2))))
    assert len(keys) == 1


def test_machine_code_is_made_of_what_python_calls_and_not_of_what_that_calls() -> None:
    """And what goes wrong in a rule is still told as in Python."""

    @rule
    def part(whole: int, parts: int) -> int:
        return whole // parts

    @compiler().njit
    def share(whole: int, parts: int) -> int:
        return part(whole, parts)

    assert share(7, 2) == 3
    with pytest.raises(ZeroDivisionError):
        share(7, 0)
    (made,) = share.overloads.values()
    assert not made.library.is_put_off
    assert all(called.is_put_off for called in made.library._linking_libraries if "part" in called.name)
    assert any("part" in called.name for called in made.library._linking_libraries)


@pytest.mark.parametrize("thinking", [False, True])
def test_a_loop_that_is_made_again_finds_what_was_compiled_for_it(thinking: bool) -> None:
    made = [stepping.__wrapped__(GAME, thinking) for _ in range(2)]
    assert key_of(made[0]) == key_of(made[1])


def key_of(compiled: Any) -> bytes:
    """What Numba looks for, beside the file and the types."""
    from numba.core.serialize import dumps

    key: bytes = dumps(tuple(cell.cell_contents for cell in compiled.py_func.__closure__))
    return key


def test_a_call_that_fails_in_compiled_code_says_so() -> None:
    """Calls don't wipe where they would find the error; whoever made none before finds none of it either."""
    njit = compiler().njit

    @njit
    def halved(number: int, by: int) -> int:
        if number % by:
            raise ValueError("odd")
        return number // by

    @njit
    def either(number: int, by: int) -> Any:
        return halved(number, by) if number > 0 else -halved(-number, by)

    assert (either(6, 2), either(-8, 2), either(0, 3)) == (3, -4, 0)
    for number in (7, -7):
        with pytest.raises(ValueError, match="odd"):
            either(number, 2)
    with pytest.raises(ZeroDivisionError):
        either(6, 0)
    assert either(-6, 2) == -3


def stony() -> Deck:
    """A custom deck: everybody starts with two stone and nothing else."""
    text = GAME.read_deck().text.replace("{ wood = 1, clay = 1, stone = 1 }\nart", "{ stone = 2 }\nart")
    return GAME.parse_deck("stony.toml", text)


def play_both_ways(players: int, seed: int, deck: Deck | None = None) -> Match:
    """A whole match, interpreted and native in step."""
    dice = random.Random(seed)
    plain, fast = (
        Match(GAME, {"players": players}, seed=seed, deck=deck, rules=rules) for rules in (None, native(GAME))
    )
    while not plain.over:
        assert fast.state.tobytes() == plain.state.tobytes()
        assert (fast.verdict() == plain.verdict()).all()
        legal = plain.legal()
        # Passing is rare, so that boards fill; but the Mirror's exchanges never end by themselves.
        eager = [action for action in legal if action != PASS or dice.random() < 0.1]
        action = dice.choice(eager or legal)
        plain.play(action)
        fast.play(action)
    assert fast.over
    assert fast.state.tobytes() == plain.state.tobytes()
    return fast


@pytest.mark.parametrize("players", GAME.seats)
def test_a_match_is_the_same_native_and_interpreted(players: int) -> None:
    play_both_ways(players, seed=players)


def test_a_custom_deck_is_read_and_not_frozen_into_the_code() -> None:
    standard = play_both_ways(2, seed=1)
    custom = play_both_ways(2, seed=1, deck=stony())
    assert standard.actions != custom.actions


def test_a_native_match_is_undone_saved_and_loaded() -> None:
    match = Match(GAME, {"players": 2}, seed=1, rules=native(GAME))
    match.play(match.legal()[0])
    before = match.state.tobytes()
    match.play(match.legal()[-1])
    match.undo(agreed=True)
    assert match.state.tobytes() == before
    again = Match.load(match.save(), find_game, rules=native(GAME))
    assert again.state.tobytes() == before
    assert again.legal() == match.legal()


def test_a_batch_holds_the_games_of_its_seeds() -> None:
    batch = native(GAME).new(GAME.encode_options({"players": 3}), np.array([5, 1 << 63], np.uint64))
    for number, seed in enumerate((5, 1 << 63)):
        assert batch[number].tobytes() == Match(GAME, {"players": 3}, seed=seed).state[0].tobytes()


def test_a_random_playout_is_the_same_interpreted() -> None:
    states = native(GAME).new(GAME.encode_options({"players": 4}), np.array([5, 6], np.uint64))
    plain, dice = states.view(GAME.state.twin).copy(), Chance.blank()
    dice.seed = 77
    deck, verdict = GAME.read_deck().record, np.zeros(len(GAME.space), np.int16)
    answers = 0
    for s in plain:
        while not s.over:
            count = GAME.legal(s, deck[0], verdict)
            GAME.apply(s, deck[0], nth_legal(verdict, draw(dice, count)))
            answers += 1
    assert native(GAME).play_randomly(states, deck, seed=77) == answers
    assert states.tobytes() == plain.tobytes()


@pytest.mark.parametrize("name", OWN)
def test_what_is_concealed_and_observed_is_the_same_native_and_interpreted(name: str) -> None:
    game = find_game(name)
    rules: list[Rules] = [Interpreted(game), native(game)]
    walk = Walker(game).walk(game.seats[-1], 3, weigh(game.space))
    deck = walk.deck.record
    for ply in range(0, len(walk.actions), 9):
        seat = ply % walk.players
        true = walk.states[ply : ply + 1].view(game.state.twin)
        found = []
        for each in rules:
            state, dice = true.copy(), np.zeros(1, Chance.twin)
            dice["seed"] = 1000 + ply
            each.conceal(state, deck, seat, dice)
            numbers = np.zeros((2, game.observation.size), np.int32)
            each.observe(true, deck, seat, numbers[0])
            each.observe(state, deck, seat, numbers[1])
            assert (numbers[0] == numbers[1]).all()  # what a seat may know stays
            assert state.tobytes() != true.tobytes()
            found.append((state.tobytes(), dice.tobytes(), numbers.tobytes()))
        assert found[0] == found[1], ply
