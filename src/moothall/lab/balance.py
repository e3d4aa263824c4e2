"""How well a game's parts are balanced: many games between good bots, counted.

    report = balance(game, {"players": 2}, "thinker:300", games=2000, seed=1, jobs=2)
    Path("balance.html").write_text(page(report, speaker))

Who is compared with whom: the seats by their order from whoever starts; winners with the others; whoever had
more of a component than the others at that table, with what components of that kind bring on the whole. A
share in winning is no cause: who is ahead affords more. So a component is held against its own kind.

With a custom deck the same deals are played with both decks, by bots that judge both in the same way, and
what differs beyond chance is named, with Holm's correction for looking at so many things at once.
"""

import math
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import Literal

import msgspec

from moothall.bots import BY_WORTH, find_chooser
from moothall.bots.levels import BUDGETS
from moothall.engine.deck import Deck
from moothall.engine.game import Game
from moothall.lab.ledger import Entry
from moothall.lab.simulate import simulate, wilson

BOTS = "thinker:300"  # with a third of that it is no better than `greedy` in Settlement
GAMES = 2000
SURE = 0.05  # so unlikely by chance, after the correction, is what is called beyond chance
RARE = 0.25  # of how often components of its kind are had on the whole
FIRST_PART = 64  # games with each of two decks before there is something to see
ENOUGH = 30  # games before anything is said of a component
CLOSE = 0.05  # of the winner's points between the first and the second

Verdict = Literal["", "strong", "weak", "rare"]


class Estimate(msgspec.Struct, frozen=True):
    """A mean or a share, with what it lies between in 95 of 100 such samples."""

    value: float
    low: float
    high: float
    count: int
    spread: float  # the standard deviation of what was counted


class Source(msgspec.Struct, frozen=True):
    """Points from one source."""

    source: str
    winners: Estimate
    others: Estimate


class Component(msgspec.Struct, frozen=True):
    kind: str
    id: str
    had: Estimate  # the share of seats that had it at the end
    share: Estimate  # of the wins, of those who had more of it than the others at their table
    usual: float  # the same of all components of its kind
    lead: Estimate  # their points beyond the mean of the others at their table
    chance: float  # that it strays so far from the usual by chance, corrected
    verdict: Verdict


class Figures(msgspec.Struct, frozen=True):
    """What was counted with one deck."""

    games: int
    errors: int
    seats: list[Estimate]  # the share of wins, from whoever starts
    fair: float  # what each seat would win if the order didn't matter
    order_matters: float  # the chance of such shares if it didn't
    scores: Counter[int]
    winning: Counter[int]
    answers: Counter[int]
    margins: Counter[int]  # points between the first and the second
    score: Estimate
    length: Estimate
    margin: Estimate
    close: Estimate  # the share of games that were
    tied: Estimate  # the share that had equal points at the top
    sources: list[Source]
    components: list[Component]


class Difference(msgspec.Struct, frozen=True):
    """Something that is another with the custom deck, beyond chance."""

    what: str  # seat, score, length, margin, source, had, share
    name: str  # of the seat, the source or the component
    standard: Estimate
    custom: Estimate
    chance: float  # that it is by chance, corrected


class Report(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, int | str]
    bots: str
    seed: int
    wanted: int
    seconds: float
    standard: Figures
    custom: Figures | None
    compared: int  # so many things were held against each other
    differences: list[Difference]


def balance(
    game: Game,
    options: Mapping[str, int | str],
    bots: str = BOTS,
    games: int = GAMES,
    seed: int = 1,
    jobs: int = 1,
    deck: Deck | None = None,
    progress: Callable[[int], None] | None = None,
    so_far: Callable[[Callable[[], Report]], None] | None = None,
) -> Report:
    """One bot plays in all seats. `so_far` is handed now and then what makes a report of what there is."""
    chosen = game.options_from(options)
    if int(chosen["players"]) < 2:
        raise ValueError("balance is between players: there must be at least 2")
    playing = bots if deck is None else alike(bots)
    kept: list[list[Entry]] = [[], []]
    began = time.perf_counter()

    def report() -> Report:
        took = time.perf_counter() - began
        return _report(game, chosen, playing, seed, games, took, kept, deck)

    done = 0
    for part in _parts(games, deck is not None):
        for number, own in enumerate([None] if deck is None else [None, deck]):

            def keep(entries: Sequence[Entry], shelf: list[Entry] = kept[number]) -> None:
                nonlocal done
                shelf.extend(entries)
                done += len(entries)
                if progress:
                    progress(done)
                if so_far:
                    so_far(report)

            # Every part has deals of its own, the same ones with both decks.
            simulate(game, chosen, [playing], len(part), _seed_of(seed, part), jobs, own, keep=keep)
    return report()


def _parts(games: int, with_both: bool) -> Iterator[range]:
    """With two decks by turns, so that what there is so far is of both."""
    ends = [games]
    if with_both:
        few = min(games, FIRST_PART)
        ends = [few, *(few + (games - few) * quarter // 4 for quarter in (1, 2, 3, 4))]
    for first, last in pairwise([0, *ends]):
        if first < last:
            yield range(first, last)


def _seed_of(seed: int, part: range) -> int:
    return (seed + part.start * 0x9E3779B97F4A7C15) % (1 << 63)


def alike(bot: str) -> str:
    """The bot that judges by what is printed, whatever was learned of the standard deck."""
    if find_chooser(bot) or ".py:" in bot:
        return bot
    if bot in BUDGETS:
        return f"thinker:{BUDGETS[bot].looks}:{BY_WORTH}"
    return f"{bot}:{BY_WORTH}" if bot.count(":") == 1 else bot


# Estimates.


def share_of(hits: float, count: int) -> Estimate:
    low, high = wilson(hits, count)
    share = hits / count if count else 0.0
    return Estimate(share, low, high, count, math.sqrt(max(0.0, share * (1 - share))))


def mean_of(values: Sequence[float]) -> Estimate:
    count = len(values)
    if not count:
        return Estimate(0.0, 0.0, 0.0, 0, 0.0)
    mean = sum(values) / count
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (count - 1)) if count > 1 else 0.0
    reach = 1.959964 * spread / math.sqrt(count)
    return Estimate(mean, mean - reach, mean + reach, count, spread)


def chance_of(deviation: float) -> float:
    """That a normal deviate strays at least so far, to either side."""
    return math.erfc(abs(deviation) / math.sqrt(2))


def apart(one: Estimate, other: Estimate) -> float:
    """The chance that two estimates differ so much if they are of the same."""
    error = math.sqrt(one.spread**2 / max(1, one.count) + other.spread**2 / max(1, other.count))
    if error == 0.0:
        return 1.0 if one.value == other.value else 0.0
    return chance_of((one.value - other.value) / error)


def holm(chances: Sequence[float]) -> list[float]:
    """Corrected for having looked at all of them: Holm's step-down procedure."""
    order = sorted(range(len(chances)), key=lambda number: chances[number])
    corrected, least = [1.0] * len(chances), 0.0
    for place, number in enumerate(order):
        least = max(least, min(1.0, chances[number] * (len(chances) - place)))
        corrected[number] = least
    return corrected


# Counting.


def figures(entries: Sequence[Entry], deck: Deck) -> Figures:
    """What games between players of equal strength say."""
    ended = [entry for entry in entries if entry.failure is None]
    won = [_shares(entry) for entry in ended]
    margins = [_margin(entry) for entry in ended]
    close = sum(margin <= CLOSE * max(1, *entry.scores) for margin, entry in zip(margins, ended, strict=True))
    seats, players = _seats(ended, won), len(ended[0].scores) if ended else 1
    scores = [score for entry in ended for score in entry.scores]
    return Figures(
        games=len(entries),
        errors=len(entries) - len(ended),
        seats=seats,
        fair=1 / players,
        order_matters=_unevenness(seats),
        scores=Counter(scores),
        winning=Counter(max(entry.scores) for entry in ended),
        answers=Counter(entry.answers for entry in ended),
        margins=Counter(margins),
        score=mean_of(scores),
        length=mean_of([entry.answers for entry in ended]),
        margin=mean_of(margins),
        close=share_of(close, len(ended)),
        tied=share_of(sum(margin == 0 for margin in margins), len(ended)),
        sources=_sources(ended),
        components=_components(ended, won, deck),
    )


def _shares(entry: Entry) -> list[float]:
    """A shared win is a part of one for each who shares it."""
    winners = sum(entry.won)
    return [won / winners if winners else 0.0 for won in entry.won]


def _margin(entry: Entry) -> int:
    first, second, *_ = sorted(entry.scores, reverse=True)
    return first - second


def _seats(ended: Sequence[Entry], won: Sequence[Sequence[float]]) -> list[Estimate]:
    players = len(ended[0].scores) if ended else 0
    hits = [0.0] * players
    for entry, shares in zip(ended, won, strict=True):
        for seat, share in enumerate(shares):
            hits[(seat - entry.first) % players] += share
    return [share_of(hit, len(ended)) for hit in hits]


def _unevenness(seats: Sequence[Estimate]) -> float:
    """Pearson's test against even shares; its tail by Wilson and Hilferty's approximation."""
    games, degrees = (seats[0].count if seats else 0), len(seats) - 1
    if not games or not degrees:
        return 1.0
    fair = sum(seat.value for seat in seats) / len(seats)
    if not fair:
        return 1.0
    statistic = sum(games * (seat.value - fair) ** 2 / fair for seat in seats)
    scale = 2 / (9 * degrees)
    deviation = ((statistic / degrees) ** (1 / 3) - (1 - scale)) / math.sqrt(scale)
    return 0.5 * math.erfc(deviation / math.sqrt(2))


def _sources(ended: Sequence[Entry]) -> list[Source]:
    """What stands before the total in the details of a result; behind it is what breaks ties."""
    winners, others = defaultdict[str, list[int]](list), defaultdict[str, list[int]](list)
    for entry in ended:
        for seat, details in enumerate(entry.sources):
            for source, points in details.items():
                if source == "total":
                    break
                (winners if entry.won[seat] else others)[source].append(points)
    names = dict.fromkeys([*winners, *others])
    return [Source(source, mean_of(winners[source]), mean_of(others[source])) for source in names]


class _Tally(msgspec.Struct):
    seats: int = 0  # that had it
    holders: int = 0  # that had more of it than the others
    wins: float = 0.0
    leads: list[float] = []


def _components(ended: Sequence[Entry], won: Sequence[Sequence[float]], deck: Deck) -> list[Component]:
    """Of every kind that anybody had, those too that nobody ever had."""
    tallies: dict[str, _Tally] = defaultdict(_Tally)
    for entry, shares in zip(ended, won, strict=True):
        _count_belongings(entry, shares, tallies)
    for kind in {_kind(thing) for thing in tallies}:
        for name in deck.names[kind]:
            tallies.setdefault(f"{kind}:{name}", _Tally())
    seats = sum(len(entry.scores) for entry in ended)
    found: list[Component] = []
    for _, things in groupby(sorted(tallies, key=_kind), _kind):
        found += _of_kind({thing: tallies[thing] for thing in things}, seats)
    tested = [number for number, each in enumerate(found) if each.share.count >= ENOUGH]
    corrected = dict(zip(tested, holm([found[number].chance for number in tested]), strict=True))
    return [_judged(each, corrected.get(number, 1.0)) for number, each in enumerate(found)]


def _kind(thing: str) -> str:
    return thing.partition(":")[0]


def _count_belongings(entry: Entry, shares: Sequence[float], tallies: dict[str, _Tally]) -> None:
    counts = [Counter(own) for own in entry.belongings]
    players, total = len(counts), sum(entry.scores)
    for thing in set().union(*counts):
        tally = tallies[thing]
        in_all = sum(count[thing] for count in counts)
        for seat, count in enumerate(counts):
            tally.seats += count[thing] > 0
            if count[thing] * players > in_all:
                tally.holders += 1
                tally.wins += shares[seat]
                score = entry.scores[seat]
                tally.leads.append(score - (total - score) / (players - 1))


def _of_kind(tallies: Mapping[str, _Tally], seats: int) -> list[Component]:
    holders, wins = (sum(getattr(tally, name) for tally in tallies.values()) for name in ("holders", "wins"))
    usual = wins / holders if holders else 0.0
    often = sum(tally.seats for tally in tallies.values()) / len(tallies)
    found = []
    for thing, tally in tallies.items():
        kind, _, name = thing.partition(":")
        share = share_of(tally.wins, tally.holders)
        spread = math.sqrt(usual * (1 - usual) / max(1, tally.holders))
        found.append(
            Component(
                kind=kind,
                id=name,
                had=share_of(tally.seats, seats),
                share=share,
                usual=usual,
                lead=mean_of(tally.leads),
                chance=chance_of((share.value - usual) / spread) if spread else 1.0,
                verdict="rare" if tally.seats < RARE * often else "",
            )
        )
    return found


def _judged(component: Component, chance: float) -> Component:
    verdict = component.verdict
    if chance < SURE:
        verdict = "strong" if component.share.value > component.usual else "weak"
    return msgspec.structs.replace(component, chance=chance, verdict=verdict)


# Two decks.


def _report(
    game: Game,
    options: dict[str, int | str],
    bots: str,
    seed: int,
    wanted: int,
    seconds: float,
    kept: Sequence[Sequence[Entry]],
    deck: Deck | None,
) -> Report:
    standard = figures(kept[0], game.read_deck())
    custom = None if deck is None else figures(kept[1], deck)
    pairs = [] if custom is None else [*_pairs(standard, custom)]
    corrected = holm([each.chance for each in pairs])
    named = [
        msgspec.structs.replace(each, chance=chance) for each, chance in zip(pairs, corrected, strict=True)
    ]
    beyond = sorted((each for each in named if each.chance < SURE), key=lambda each: each.chance)
    return Report(game.name, options, bots, seed, wanted, seconds, standard, custom, len(pairs), beyond)


def _pairs(standard: Figures, custom: Figures) -> Iterator[Difference]:
    """All that is held against each other, with its uncorrected chance."""
    for number, (one, other) in enumerate(zip(standard.seats[:-1], custom.seats[:-1], strict=False)):
        yield _difference("seat", str(number + 1), one, other)
    for what in ("score", "length", "margin"):
        yield _difference(what, "", getattr(standard, what), getattr(custom, what))
    sources = {source.source: source for source in custom.sources}
    for source in standard.sources:
        if (other_source := sources.get(source.source)) is not None:
            yield _difference("source", source.source, source.winners, other_source.winners)
    components = {(each.kind, each.id): each for each in custom.components}
    for each in standard.components:
        name = f"{each.kind}:{each.id}"
        twin = components.get((each.kind, each.id))
        if twin is None:
            continue  # the other deck has no such component
        yield _difference("had", name, each.had, twin.had)
        if min(each.share.count, twin.share.count) >= ENOUGH:
            yield _difference("share", name, each.share, twin.share)


def _difference(what: str, name: str, one: Estimate, other: Estimate) -> Difference:
    return Difference(what, name, one, other, apart(one, other))
