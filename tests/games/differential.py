"""Playing a recorded walk again by other means: equal bytes after every action, equal verdicts before it."""

from collections.abc import Iterable, Iterator

import numpy as np

from moothall.engine.record import Records
from moothall.engine.rules import Rules
from tests.walks import Walk

GIVEN = -2  # beside the verdicts


def where(walk: Walk, ply: int) -> str:
    last = walk.game.space.decode(int(walk.actions[ply - 1])) if ply else "the set-up"
    return f"{walk.options}, seed {walk.seed}, ply {ply}, after {last}"


def replay(rules: Rules, walk: Walk) -> None:
    game, deck = walk.game, walk.deck.record
    state: Records = np.zeros(1, game.state.twin)
    verdict = np.zeros(len(game.space), np.int16)
    rules.setup(state, deck, game.encode_options(walk.options), walk.seed)
    for ply, action in enumerate(walk.actions):
        assert state.tobytes() == walk.states[ply].tobytes(), where(walk, ply)
        count = rules.legal(state, deck, verdict)
        assert (verdict == walk.verdicts[ply]).all(), where(walk, ply)
        assert count == (verdict == 0).sum() > 0, where(walk, ply)
        rules.apply(state, deck, int(action))
    assert state.tobytes() == walk.states[-1].tobytes(), where(walk, len(walk.actions))
    assert rules.legal(state, deck, verdict) == 0


def worth_replaying(walks: Iterable[Walk], one_in: int) -> Iterator[Walk]:
    """Of many walks those that show what none before has shown, and one in so many of the rest.

    A native walk takes a moment, its interpreted replay a hundred times as long: so many are walked, and
    the interpreter is spared games that have nothing new in them.
    """
    seen: set[int] = set()
    for number, walk in enumerate(walks):
        shown = what_it_shows(walk)
        if number % one_in == 0 or not shown <= seen:
            yield walk
        seen |= shown


def what_it_shows(walk: Walk) -> set[int]:
    """Every question with each verdict on each kind of answer to it, and with each kind that was given."""
    agendas, blocks = walk.states["agenda"][:-1], walk.game.space.blocks.values()
    stages = agendas["questions"]["stage"][np.arange(len(agendas)), agendas["depth"] - 1].astype(np.int64)
    kinds = np.repeat(np.arange(len(blocks)), [block.length for block in blocks])
    given = walk.verdicts.astype(np.int64)
    given[np.arange(len(given)), walk.actions] = GIVEN
    return set(np.unique(((stages[:, None] << 16) + given << 16) + kinds).tolist())
