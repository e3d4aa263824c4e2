"""Whole games between bots, by the thousand.

    report = simulate(game, {"players": 2}, ["greedy", "random"], games=1000, seed=1)

Bots that answer at once play in compiled code; where one sits that thinks, the games are matches.

Every game has a seed of its own, and so has every bot in it, all drawn from the one seed and the number
of the game: the report is the same whatever the number of jobs, but for the times.
"""

import math
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple

import msgspec
import numpy as np

from moothall.bots import find_bot, find_chooser
from moothall.bots.quick import SCRATCH
from moothall.engine.agenda import Agenda, open_seat, open_stage
from moothall.engine.chance import SHORT_SEEDS, Chance
from moothall.engine.deck import Deck
from moothall.engine.game import ALL_REACHED, Game
from moothall.engine.loops import ENDED, ENDLESS, RUNNING, STUCK, measuring, playing
from moothall.engine.native import native
from moothall.engine.record import Ints, Records, plain
from moothall.lab import cluster, matches
from moothall.lab.ledger import About, Decision, Entry, Keep
from moothall.lab.workers import check_jobs, each

# Games that are played side by side before progress is told; of those who think, one is enough.
BATCH = 256
# No game of sensible or random players takes nearly as many answers.
MOST_ANSWERS = 100_000
# So many failed games are named in a report; all are counted.
NAMED_FAILURES = 20

# The bot that gives an automaton's only answer.
STAND_IN = "random"

COMPLAINTS = {STUCK: "nothing was legal, and the game not over", ENDLESS: f"over {MOST_ANSWERS} answers"}


# What is kept of each game besides the sums.
Kept = Literal["nothing", "games", "decisions"]


class Failure(msgspec.Struct, frozen=True):
    """A game that ended abnormally, with what it takes to play it again."""

    game: int
    seed: int
    bot_seeds: list[int]
    why: str


class Report(msgspec.Struct, frozen=True):
    """What came of a simulation. Lists have an entry for each seat; failed games count only as errors.

    The game's own automata have seats as well, and names among the bots.
    """

    game: str
    options: dict[str, int | str]
    bots: list[str]
    seed: int
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    mean_scores: list[float]
    spread: list[float]  # the standard deviation of the scores
    # A shared win counts for each who shares it; alone it is a win to reach all that is to be reached.
    wins: list[int]
    win_intervals: list[tuple[float, float]]  # 95 %, by Wilson
    ranks: dict[str, int]  # alone: how often the game gave each, by its id, the lowest first
    median_rank: str | None  # half of the games or more gave this one or a better one
    mean_length: float  # in answers
    errors: int
    failures: list[Failure]


class _Tally(msgspec.Struct):
    """What a batch of games adds up to: whole numbers, so that the order of batches doesn't matter."""

    games: int
    decisions: int
    length: int  # answers in games that ended as they should
    scores: list[int]
    squares: list[int]
    wins: list[int]
    ranks: Counter[str]
    reached: Counter[str]  # of each rank: thousandths in all its games
    errors: int
    failures: list[Failure]  # the first of them


class _Plan(NamedTuple):
    """What a batch has to know besides its numbers."""

    game: Game
    options: dict[str, int | str]
    bots: list[str]
    seed: int
    deck: Deck
    kept: Kept = "nothing"


class _Played(NamedTuple):
    """The games of a batch, as they stand at the end."""

    states: Records
    standing: Ints
    answers: Ints
    given: Ints  # the answers of each game, where decisions are wanted


def simulate(
    game: Game,
    options: Mapping[str, int | str],
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    deck: Deck | None = None,
    progress: Callable[[int], None] | None = None,
    keep: Keep | None = None,
    decisions: bool = False,
    on_ray: bool = False,
) -> Report:
    """Play `games` games between bots, one name for each seat or one for all.

    `progress` is told how many games are done; `keep` is handed every game, in their order, if wished with
    its decisions. `on_ray` instead of in so many jobs. A ValueError says what is wrong with the arguments.
    """
    if on_ray:
        cluster.check()
        check_jobs(game, 2)  # as in several processes: they must find the game
    plan = _plan(game, options, bots, games, seed, jobs, deck)
    plan = plan._replace(kept="nothing" if keep is None else "decisions" if decisions else "games")
    prepare(plan.game, _answering(plan), plan.options)
    tallies = []
    began = time.perf_counter()
    batches = _batches(plan, games)
    work = cluster.each_on_ray(_play, plan, batches) if on_ray else each(_play, plan, batches, jobs)
    for tally, entries in work:
        tallies.append(tally)
        if keep:
            keep(entries)
        if progress:
            progress(sum(done.games for done in tallies))
    return _report(plan, tallies, time.perf_counter() - began)


def about(
    game: Game, options: Mapping[str, int | str], bots: Sequence[str], seed: int, deck: Deck | None = None
) -> About:
    """What all games of such a simulation have in common; a ValueError says what is wrong with it."""
    plan = _plan(game, options, bots, 1, seed, 1, deck)
    return About(game.name, game.version, plan.deck.digest, plan.options, plan.bots, seed)


def prepare(game: Game, bots: Sequence[str], options: Mapping[str, int | str] | None = None) -> None:
    """Compile what these bots need, or fetch it from the cache."""
    if _are_quick(bots):
        for bot in dict.fromkeys(bots):
            _play(_Plan(game, game.options_from({}), [bot], 0, game.read_deck()), range(0))
    else:
        matches.prepare(game, options or {}, bots)


def _are_quick(bots: Sequence[str]) -> bool:
    return all(find_chooser(bot) for bot in bots)


def _plan(
    game: Game,
    options: Mapping[str, int | str],
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int,
    deck: Deck | None,
) -> _Plan:
    if games < 1:
        raise ValueError(f"the number of games must be at least 1, not {games}")
    check_jobs(game, jobs)
    check_seed(seed)
    chosen = game.options_from(options)
    seats = int(chosen["players"])
    if len(bots) not in (1, seats):
        raise ValueError(f"{seats} players need {seats} bots, or one name for all, not {len(bots)}")
    check_bots(game, bots)
    line_up = [*bots] * (seats if len(bots) == 1 else 1)
    line_up += [game.automaton(chosen)] * len(game.automata(chosen))
    return _Plan(game, chosen, line_up, seed, deck or game.read_deck())


def check_seed(seed: int) -> None:
    if not 0 <= seed < SHORT_SEEDS:
        raise ValueError(f"a seed is a whole number from 0 to {SHORT_SEEDS - 1}, not {seed}")


def check_bots(game: Game, bots: Sequence[str]) -> None:
    """A ValueError says which of them there is not."""
    for name in dict.fromkeys(bots):
        try:
            find_bot(name, game, 0)
        except LookupError as error:
            raise ValueError(str(error)) from None


def _answering(plan: _Plan) -> list[str]:
    """The bot that answers for each seat."""
    automata = plan.game.automata(plan.options)
    return [STAND_IN if seat in automata else bot for seat, bot in enumerate(plan.bots)]


def _batches(plan: _Plan, games: int) -> list[range]:
    size = BATCH if _are_quick(_answering(plan)) else 1
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


# One batch.


def _play(plan: _Plan, batch: range) -> tuple[_Tally, list[Entry]]:
    seeds = seeds_of(plan.seed, batch, 1 + len(plan.bots))
    play = _in_loops if _are_quick(_answering(plan)) else _in_matches
    played = play(plan, seeds)
    entries = [] if plan.kept == "nothing" else _entries(plan, batch, seeds, played)
    return _tally(plan, batch, seeds, played), entries


def _room(plan: _Plan, games: int) -> Ints:
    """For the answers of so many games; memory that nobody writes to costs nothing."""
    return np.empty((games, MOST_ANSWERS if plan.kept == "decisions" else 0), np.int16)


def _in_loops(plan: _Plan, seeds: Ints) -> _Played:
    """Each bot in turn answers in all games as long as it is asked, until no game asks any more."""
    game, deck = plan.game, plan.deck.record.view(plan.game.deck.layout)
    states = native(game).new(game.encode_options(plan.options), seeds[:, 0], deck)
    dice = np.zeros((len(seeds), len(plan.bots)), Chance.layout)
    dice["seed"] = seeds[:, 1:]
    standing = np.zeros(len(seeds), np.int8)
    answers = np.zeros(len(seeds), np.int64)
    verdicts = np.zeros((SCRATCH, len(game.space)), np.int16)
    scratch = np.zeros(SCRATCH, game.state.layout)
    given = _room(plan, len(seeds))
    answering = _answering(plan)
    line_up = [
        (playing(game, chooser(game)), np.array([other == bot for other in answering]))
        for bot in dict.fromkeys(answering)
        if (chooser := find_chooser(bot))
    ]
    while True:
        for play, own in line_up:
            play(states, deck, own, dice, standing, answers, MOST_ANSWERS, verdicts, scratch, given)
        if (standing != RUNNING).all():
            return _Played(states, standing, answers, given)


def _in_matches(plan: _Plan, seeds: Ints) -> _Played:
    states = np.zeros(len(seeds), plan.game.state.layout)
    standing, answers = np.zeros(len(seeds), np.int8), np.zeros(len(seeds), np.int64)
    given = _room(plan, len(seeds))
    for number, own in enumerate(seeds):
        match, bots = matches.deal(plan.game, plan.options, _answering(plan), own, plan.deck)
        matches.play(match, bots, MOST_ANSWERS)
        states[number] = match.state.view(plan.game.state.layout)[0]
        standing[number] = ENDED if match.over else STUCK if match.ply < MOST_ANSWERS else ENDLESS
        answers[number] = match.ply
        if plan.kept == "decisions":
            given[number, : match.ply] = match.actions
    return _Played(states, standing, answers, given)


def _decisions(plan: _Plan, seed: int, actions: Ints) -> list[Decision]:
    """Every answer of a game, also where there was but one: it is played again."""
    game, deck, rules = plan.game, plan.deck.record, native(plan.game)
    states = rules.new(game.encode_options(plan.options), np.array([seed], np.uint64), deck)
    agenda = states["agenda"].view(Agenda.twin)
    verdict, found = np.zeros(len(game.space), np.int16), []
    for ply, action in enumerate(actions.tolist()):
        found.append(
            Decision(
                ply=ply,
                seat=int(open_seat(agenda[0])),
                question=game.stages[open_stage(agenda[0])],
                choices=rules.legal(states, deck, verdict),
                action=action,
                answer=game.space.decode(action).name,
            )
        )
        rules.apply(states, deck, action)
    return found


def _entries(plan: _Plan, batch: range, seeds: Ints, played: _Played) -> list[Entry]:
    game, deck, entries = plan.game, plan.deck, []
    dealt = native(game).new(game.encode_options(plan.options), seeds[:, 0], deck.record)
    first = dealt["start_seat"] if "start_seat" in (dealt.dtype.names or ()) else np.zeros(len(dealt), int)
    for place, twin in enumerate(played.states.view(game.state.twin)):
        s, ended = plain(twin), played.standing[place] == ENDED
        result = game.result(s, deck) if ended else None
        seats = range(len(plan.bots) if ended else 0)
        won = [bool(game.is_winner(twin, deck.record[0], seat)) for seat in seats]
        if len(plan.bots) == 1:
            won = [bool(game.reached(twin, deck.record[0]) >= ALL_REACHED) for _ in seats]
        entries.append(
            Entry(
                game=batch[place],
                seed=int(seeds[place, 0]),
                bot_seeds=seeds[place, 1:].tolist(),
                first=max(0, int(first[place])),
                answers=int(played.answers[place]),
                failure=None if ended else COMPLAINTS[int(played.standing[place])],
                rank=result.rank if result else None,
                scores=result.scores if result else [],
                won=won,
                sources=result.details if result else [],
                belongings=[game.belongings(s, deck, seat) for seat in seats],
                decisions=_decisions(plan, int(seeds[place, 0]), played.given[place, : played.answers[place]])
                if plan.kept == "decisions"
                else [],
            )
        )
    return entries


def seeds_of(seed: int, batch: range, count: int) -> Ints:
    """The seeds of each game of a batch: SplitMix64 over the number of the game and of the seed in it."""
    numbers = np.arange(batch.start * count, batch.stop * count, dtype=np.uint64) + np.uint64(1)
    start = _mix(np.array([seed], np.uint64))
    return _mix(start + numbers * np.uint64(0x9E3779B97F4A7C15)).reshape(len(batch), count)


def _mix(numbers: Ints) -> Ints:
    numbers = (numbers ^ (numbers >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    numbers = (numbers ^ (numbers >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return numbers ^ (numbers >> np.uint64(31))


def _tally(plan: _Plan, batch: range, seeds: Ints, played: _Played) -> _Tally:
    states, standing, answers, _ = played
    ended = standing == ENDED
    scores = _measured(plan, plan.game.score, states[ended])
    wins = _measured(plan, plan.game.is_winner, states[ended]).sum(axis=0).tolist()
    ranks, reached = Counter[str](), Counter[str]()
    if len(plan.bots) == 1:
        wins = [_count_alone(plan, states[ended], ranks, reached)]
    return _Tally(
        games=len(batch),
        decisions=int(answers.sum()),
        length=int(answers[ended].sum()),
        scores=scores.sum(axis=0).tolist(),
        squares=(scores**2).sum(axis=0).tolist(),
        wins=wins,
        ranks=ranks,
        reached=reached,
        errors=int((~ended).sum()),
        failures=[
            Failure(
                game=batch[i],
                seed=int(seeds[i, 0]),
                bot_seeds=seeds[i, 1:].tolist(),
                why=COMPLAINTS[int(standing[i])],
            )
            for i in np.flatnonzero(~ended)[:NAMED_FAILURES]
        ],
    )


def _measured(plan: _Plan, rule: Callable[..., int], states: Records) -> Ints:
    found = np.zeros((len(states), len(plan.bots)), np.int64)
    measuring(rule)(states, plan.deck.record.view(plan.game.deck.layout), found)
    return found


def _count_alone(plan: _Plan, states: Records, ranks: Counter[str], reached: Counter[str]) -> int:
    """How often all was reached that is to be; ranks are counted beside it."""
    game, deck, wins = plan.game, plan.deck, 0
    for s in states.view(game.state.twin):
        part = int(game.reached(s, deck.record[0]))
        wins += part >= ALL_REACHED
        if rank := game.result(plain(s), deck).rank:
            ranks[rank] += 1
            reached[rank] += part
    return wins


def _report(plan: _Plan, tallies: list[_Tally], seconds: float) -> Report:
    seats = range(len(plan.bots))
    games = sum(tally.games for tally in tallies)
    decisions = sum(tally.decisions for tally in tallies)
    errors = sum(tally.errors for tally in tallies)
    failures = [failure for tally in tallies for failure in tally.failures]
    ended = games - errors
    scores = [sum(tally.scores[seat] for tally in tallies) for seat in seats]
    squares = [sum(tally.squares[seat] for tally in tallies) for seat in seats]
    wins = [sum(tally.wins[seat] for tally in tallies) for seat in seats]
    ranks = _ranks(tallies)
    return Report(
        game=plan.game.name,
        options=plan.options,
        bots=plan.bots,
        seed=plan.seed,
        games=games,
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds,
        mean_scores=[scores[seat] / max(ended, 1) for seat in seats],
        spread=[_spread(ended, scores[seat], squares[seat]) for seat in seats],
        wins=wins,
        win_intervals=[wilson(won, ended) for won in wins],
        ranks=ranks,
        median_rank=_median([*ranks.elements()]),
        mean_length=sum(tally.length for tally in tallies) / max(ended, 1),
        errors=errors,
        failures=failures[:NAMED_FAILURES],
    )


def _ranks(tallies: list[_Tally]) -> Counter[str]:
    """The lowest first: by what was reached on the whole where a game gave this rank."""
    ranks = sum((tally.ranks for tally in tallies), Counter[str]())
    reached = sum((tally.reached for tally in tallies), Counter[str]())
    order = sorted(ranks, key=lambda rank: reached[rank] / ranks[rank])
    return Counter({rank: ranks[rank] for rank in order})


def _median(ranks: list[str]) -> str | None:
    return ranks[len(ranks) // 2] if ranks else None


def _spread(count: int, total: int, squares: int) -> float:
    """The sample's standard deviation, from whole numbers alone up to the last step."""
    return math.sqrt((squares * count - total * total) / (count * (count - 1))) if count > 1 else 0.0


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share: never outside 0 to 1, and sound near both ends."""
    if trials == 0:
        return (0.0, 1.0)
    z = 1.959964
    share = successes / trials
    middle = share + z * z / (2 * trials)
    reach = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    # At both ends the bound is exact, and only rounding would miss it.
    low = (middle - reach) / scale if successes else 0.0
    return (low, (middle + reach) / scale if successes < trials else 1.0)
