"""Steps a second through each interface, beside other libraries' games: with observations and masks.

    python -m bench.environments

Everything answers by lot. On one core it is processor time that counts, on all cores the clock. Peers that
are not installed are left out; `moothall[bench]` brings them all: PettingZoo's classic games, OpenSpiel, pgx
on JAX, rlcard, catanatron. Those whose loop is their own (OpenSpiel's in C++, catanatron's) write neither
observations nor masks.
"""

import random
import time
from collections.abc import Callable
from importlib import import_module
from os import cpu_count
from typing import Any

import numpy as np

from bench.decisions import random_playout
from bench.figure import Figure, show
from moothall.engine.native import native
from moothall.envs import aec
from moothall.envs.steps import drawing_lots
from moothall.envs.vector import TableVectorEnv
from moothall.games import OWN, find_game

SECONDS = 1.0  # of processor time for each
PLAYERS = 2
GAMES = 4096  # side by side
RUNS = 5
STEPS = 20
AEC_GOAL = 20_000
SHARE_GOAL = 0.5  # of the bare rules' speed
CLASSIC = ("tictactoe_v3", "hanabi_v5", "chess_v6")
PGX = ("tic_tac_toe", "backgammon")

Clock = Callable[[], float]
Stretch = Callable[[Clock], float]  # steps a second over some of them


def rate(play: Callable[[], int], clock: Clock = time.process_time) -> float:
    """Steps a second; `play` takes some and says how many."""
    play()
    steps, began = 0, clock()
    while clock() < began + SECONDS:
        steps += play()
    return steps / (clock() - began)


def in_turn(env: Any) -> Callable[[], int]:
    """A game of PettingZoo, as its own benchmark plays it."""

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            seen, _, termination, truncation, info = env.last()
            if termination or truncation:
                break
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            env.step(random.choice(np.flatnonzero(mask).tolist()))
            steps += 1
        return steps

    return play


def classic() -> dict[str, float]:
    found = {}
    for name in CLASSIC:
        try:
            env = import_module(f"pettingzoo.classic.{name}").env()
        except (ImportError, AttributeError):
            continue
        found[name] = rate(in_turn(env))
    return found


def bare(name: str) -> Stretch:
    """The rules alone, game after game."""
    game = find_game(name)
    rules, deck = native(game), game.read_deck().record
    options = game.encode_options(game.options_from({"players": PLAYERS}))
    dealt = rules.new(options, np.arange(1000, dtype=np.uint64))

    def play(clock: Clock) -> float:
        states = dealt.copy()
        began = clock()
        return rules.play_randomly(states, deck, 1) / (clock() - began)

    return play


def side_by_side(name: str, workers: int) -> Stretch:
    """A vector environment in which every seat is the agent's; how answers are drawn doesn't count."""
    env = TableVectorEnv(GAMES, name, players=PLAYERS, opponents=None, workers=workers, copy=False)
    env.reset(seed=1)
    lots, draw, batch = np.zeros(GAMES, np.int64), drawing_lots(), env._batch

    def play(clock: Clock) -> float:
        took = 0.0
        for _ in range(STEPS):
            draw(batch.mask, batch.dice, lots)
            began = clock()
            env.step(lots)
            took += clock() - began
        return GAMES * STEPS / took

    return play


def in_jax(name: str) -> Stretch | None:
    """The same in pgx, whose states have observation and mask in them, with its own dealing anew."""
    try:
        jax, pgx = import_module("jax"), import_module("pgx")
    except ImportError:
        return None
    env = pgx.make(name)
    step = jax.jit(jax.vmap(pgx.experimental.auto_reset(env.step, env.init)))
    draw = jax.jit(lambda key, state: jax.random.categorical(key, jax.numpy.log(state.legal_action_mask)))
    keys = iter(jax.random.split(jax.random.key(1), 100_000))
    state = jax.vmap(env.init)(jax.random.split(next(keys), GAMES))

    def play(clock: Clock) -> float:
        nonlocal state
        took = 0.0
        for _ in range(STEPS):
            lots, dice = draw(next(keys), state), jax.random.split(next(keys), GAMES)
            jax.block_until_ready((lots, dice))
            began = clock()
            state = jax.block_until_ready(step(state, lots, dice))
            took += clock() - began
        return GAMES * STEPS / took

    return play


def best(stretches: dict[str, Stretch], clock: Clock) -> dict[str, float]:
    """The best of several stretches each, in turn, so that all meet the same noise."""
    for play in stretches.values():
        play(clock)  # what is compiled at first doesn't count
    runs = [{what: play(clock) for what, play in stretches.items()} for _ in range(RUNS)]
    return {what: max(run[what] for run in runs) for what in stretches}


BACKGAMMON = "its own backgammon in C++"


def openspiel() -> dict[str, float]:
    import pyspiel

    import_module("moothall.envs.openspiel")
    import_module("open_spiel.python.games.tic_tac_toe")
    dice = random.Random(1)
    names = {
        "Settlement": ("moothall_settlement", {"players": PLAYERS}),
        "its own tic-tac-toe in Python": ("python_tic_tac_toe", {}),
        BACKGAMMON: ("backgammon", {}),
    }
    games = {what: pyspiel.load_game(*named) for what, named in names.items()}
    speeds = {what: rate(lambda game=game: random_playout(game, dice)) for what, game in games.items()}  # type: ignore[misc]
    return {**speeds, "its own backgammon in its C++ loop": rate(lambda: own_playout(games[BACKGAMMON]))}


def own_playout(game: Any) -> int:
    """A game between OpenSpiel's own random bots, in its own loop. Dice are no decisions."""
    import pyspiel

    state = game.new_initial_state()
    bots = [pyspiel.make_uniform_random_bot(seat, random.randrange(1 << 30)) for seat in range(PLAYERS)]
    pyspiel.evaluate_bots(state, bots, random.randrange(1 << 30))
    return sum(each.player >= 0 for each in state.full_history())


def rlcard() -> float | None:
    try:
        library = import_module("rlcard")
    except ImportError:
        return None
    env = library.make("limit-holdem")

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(random.choice([*state["legal_actions"]]))
            steps += 1
        return steps

    return rate(play)


def catanatron() -> float | None:
    try:
        library = import_module("catanatron")
    except ImportError:
        return None

    def play() -> int:
        colours = [*library.Color][:2]
        game = library.Game([library.RandomPlayer(colour) for colour in colours])
        game.play()
        return len(game.state.action_records if hasattr(game.state, "action_records") else game.state.actions)

    return rate(play)


def figures() -> list[Figure]:
    ours = {name: rate(in_turn(aec.env(name, players=PLAYERS))) for name in OWN}
    theirs = classic()
    measured = [
        Figure(f"{find_game(name).title} through PettingZoo, one core", speed, "steps/s", AEC_GOAL)
        for name, speed in ours.items()
    ]
    measured += [Figure(f"PettingZoo's {name}, one core", speed, "steps/s") for name, speed in theirs.items()]
    if theirs:
        ahead = min(ours.values()) / max(theirs.values())
        measured.append(Figure("our slowest against PettingZoo's fastest", ahead, "times", 1))
    cores = cpu_count() or 1
    for name in OWN:
        title = find_game(name).title
        one = best({"alone": bare(name), "batch": side_by_side(name, 1)}, time.process_time)
        every = best({"batch": side_by_side(name, cores)}, time.perf_counter)
        batch, share = one["batch"], one["batch"] / one["alone"]
        measured += [
            Figure(f"{title}, {GAMES:,} games side by side, one core", batch, "steps/s"),
            Figure(f"{title}, the same against the bare rules", share, "times", SHARE_GOAL),
            Figure(f"{title}, {GAMES:,} games side by side, all {cores} cores", every["batch"], "steps/s"),
        ]
    for name in PGX:
        play = in_jax(name)
        if play:
            what = f"pgx's {name}, {GAMES:,} games side by side"
            one, every = (best({"batch": play}, clock) for clock in (time.process_time, time.perf_counter))
            measured += [
                Figure(f"{what}, one core", one["batch"], "steps/s"),
                Figure(f"{what}, all {cores} cores", every["batch"], "steps/s"),
            ]
    measured += [
        Figure(f"OpenSpiel, {what}, one core", speed, "steps/s") for what, speed in openspiel().items()
    ]
    for what, speed in {"rlcard's limit hold'em": rlcard(), "catanatron's Catan": catanatron()}.items():
        if speed:
            measured.append(Figure(f"{what}, one core", speed, "steps/s"))
    return measured


if __name__ == "__main__":
    show(figures())
