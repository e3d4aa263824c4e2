"""Notes of bots' games, to learn from: what a seat saw, what was answered there, and how it came out.

Each note is of one question with a choice: the observation of the seat that was asked, as codes (see
`bots/learned.py`); how the looks were shared out among its answers; and, seen from that seat, who won and how
the points were shared.
"""

import time
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from moothall.bots import greedy, judges, learned, search
from moothall.bots.bot import Thought, sight_of
from moothall.bots.learned import CODES, Net
from moothall.bots.quick import SCRATCH
from moothall.bots.thinker import Thinker
from moothall.engine.chance import Chance
from moothall.engine.game import Game
from moothall.engine.loops import noting
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.engine.record import Ints

MOST_ANSWERS = 4000  # of a game; none but one that goes round has as many
FULL = 255  # all looks at one answer
CARELESS = (0, 60, 150)  # in a thousand: answers that are given at random, so that much is seen
FEWEST_WEIGHT, PAIRS_WEIGHT = 1.0, 3.0  # games for two are the most common
ADVENTUROUS = 0.3  # the part of a searching bot's answers that is drawn by its looks instead of the best
THOROUGH = 0.25  # the part of its questions that it searches in full: only those say what to answer
HURRIED = 8  # on the others it spends so many times less
TRUSTED = 0.5  # the part that its own judgement has beside the outcome


class Notes(NamedTuple):
    seen: Ints  # (note, number): codes
    answers: Ints  # (note, action): how the looks were shared out, of 255; at least 1 where it was legal
    outcome: Any  # (note, 2, step from the seat): who won, and the shares of the points
    seats: Ints  # how many took part


def blank(game: Game, count: int) -> Notes:
    columns = learned.rows_of(game)[0]
    return Notes(
        np.zeros((count, len(columns)), np.uint8),
        np.zeros((count, len(game.space)), np.uint8),
        np.zeros((count, 2, learned.most_seats(game)), np.float32),
        np.zeros(count, np.uint8),
    )


def joined(parts: Sequence[Notes]) -> Notes:
    return Notes(*(np.concatenate(each) for each in zip(*parts, strict=True)))


def save(notes: Notes, path: Path) -> None:
    np.savez(path, allow_pickle=False, **notes._asdict())


def load(path: Path) -> Notes:
    with np.load(path) as stored:
        return Notes(*(stored[name] for name in Notes._fields))


def variants(game: Game, dice: np.random.Generator) -> Iterator[dict[str, int | str]]:
    """Options of all kinds, for ever: games for two more often than others."""
    counts = [*game.seats]
    weights = np.array([PAIRS_WEIGHT if players == 2 else FEWEST_WEIGHT for players in counts])
    while True:
        players = int(dice.choice(counts, p=weights / weights.sum()))
        chosen: dict[str, int | str] = {"players": players}
        for option in game.options:
            values = option.values_for(players)
            chosen[option.name] = values[int(dice.integers(len(values)))]
        yield game.options_from(chosen)


@cache
def _greedy_notes(game: Game) -> Any:
    return noting(game, greedy.chooser(game), judges.leading(game), search.counting(game))


def of_greedy(game: Game, seconds: float, most: int, rate: int, seed: int) -> Notes:
    """From games of `greedy`, some of them careless; of a thousand questions `rate` are noted."""
    notes, kept = blank(game, most), 0
    low = learned.rows_of(game)[0]
    dice = np.random.default_rng(seed)
    verdicts = np.zeros((SCRATCH, len(game.space)), np.int16)
    scratch = np.zeros(SCRATCH, game.state.layout)
    numbers = np.zeros(game.observation.size, np.int32)
    found = np.zeros((2, learned.most_seats(game)))
    movers = np.zeros(most, np.int8)
    deck = game.read_deck().record.view(game.deck.layout)
    began, note = time.monotonic(), _greedy_notes(game)
    for options in variants(game, dice):
        seeds = dice.integers(1 << 63, size=2, dtype=np.uint64)
        states = native(game).new(game.encode_options(options), seeds[:1], deck)
        own = np.zeros(1, Chance.layout)
        own["seed"] = seeds[1]
        players = int(options["players"])
        seats = players + len(game.automata(options))
        careless = int(dice.choice(CARELESS))
        kept = note(
            states, deck, seats, players, own, careless, rate, verdicts, scratch, numbers, low, movers, found,
            *notes, kept,
        )  # fmt: skip
        if time.monotonic() - began > seconds or kept > most - 5000:
            break
    return Notes(*(part[:kept].copy() for part in notes))


def of_thinker(game: Game, net: Net, looks: int, seconds: float, seed: int) -> Notes:
    """From games in which every seat searches."""
    dice = np.random.default_rng(seed)
    began, parts = time.monotonic(), []
    thinker = Thinker(game, looks, seed=seed, net=net)
    for options in variants(game, dice):
        parts.append(_one_game(game, options, thinker, looks, dice))
        if time.monotonic() - began > seconds:
            break
    return joined(parts)


class _Noted(NamedTuple):
    seat: int
    seen: Ints
    answers: Ints
    chances: list[float]


def _one_game(
    game: Game, options: dict[str, int | str], thinker: Thinker, looks: int, dice: np.random.Generator
) -> Notes:
    match = Match(game, options, seed=int(dice.integers(1 << 63)), rules=native(game))
    kept: list[_Noted] = []
    while not match.over and match.ply < MOST_ANSWERS:
        legal = match.legal()
        if len(legal) == 1 or match.is_automatic:
            match.play(legal[0])
            continue
        thorough = dice.random() < THOROUGH
        thinker.looks = looks if thorough else looks // HURRIED
        thought = thinker.answer(match)
        if thought.weighed:
            kept.append(_note(match, thought, legal, thinker, thorough))
        match.play(_adventurous(thought, dice))
    return _with_outcome(game, match, kept)


def _adventurous(thought: Thought, dice: np.random.Generator) -> int:
    if dice.random() >= ADVENTUROUS or not thought.weighed:
        return thought.action
    weights = np.array([each.looks for each in thought.weighed], float)
    return thought.weighed[int(dice.choice(len(weights), p=weights / weights.sum()))].action


def _note(match: Match, thought: Thought, legal: list[int], thinker: Thinker, thorough: bool) -> _Noted:
    game, low = match.game, learned.rows_of(match.game)[0]
    sight = sight_of(match, thinker.dice)
    seen = np.zeros(len(low), np.int64)
    seen[:-1] = sight.observe()
    seen = np.clip(seen - low, 0, CODES - 1)
    seen[-1] = judges.code_of_lead(_leading(game)(sight))
    answers = np.zeros(len(game.space))
    answers[legal] = 1
    for each in thought.weighed if thorough else ():
        answers[each.action] = max(1, FULL * each.looks / thought.looks)
    return _Noted(sight.seat, seen.astype(np.uint8), answers.astype(np.uint8), thought.chances)


def _with_outcome(game: Game, match: Match, kept: list[_Noted]) -> Notes:
    notes = blank(game, len(kept) if match.over else 0)
    found = np.zeros((2, learned.most_seats(game)))
    if match.over:
        search.counting(game)(match.state[0], match.deck.record[0], match.seats, found)
    table = max(match.seats, 2)
    for number in range(len(notes.seats)):
        each = kept[number]
        notes.seen[number], notes.answers[number], notes.seats[number] = each.seen, each.answers, match.seats
        for step in range(table):
            seat = (each.seat + step) % table
            notes.outcome[number, :, step] = found[:, seat]
            notes.outcome[number, 0, step] += TRUSTED * (each.chances[seat] - found[0, seat])
    return notes


@cache
def _leading(game: Game) -> Any:
    from moothall.engine.loops import leading_of

    compiled = leading_of(judges.leading(game))

    def lead(sight: Any) -> int:
        states, deck = sight.state.view(game.state.layout), sight.deck.record.view(game.deck.layout)
        return int(compiled(states, deck, sight.seat, sight.seats))

    return lead
