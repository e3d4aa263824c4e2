"""The bot that searches: it looks ahead as long as its budget lasts, and remembers what it found.

    thinker = Thinker(game, looks=2000, seed=7)
    thought = thinker.answer(match)

Its budget is a number of looks, so a seed always plays alike; the seconds are only there so that nobody
waits too long on a slow machine. On several cores it grows a tree on each and adds them up. Alone every look
plays the game on to its end, and there are as many fewer.
"""

import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

import numpy as np

from moothall.bots import greedy, judges, learned, search
from moothall.bots.bot import Bot, Sight, Thought, Weighed, is_native
from moothall.bots.learned import SECOND, SUMS, Learned, Net, in_whole_numbers
from moothall.bots.quick import Quick
from moothall.bots.search import ALONE, COMPANY, TWO, Desk, Temper, Tree
from moothall.engine.chance import Chance
from moothall.engine.deck import Deck
from moothall.engine.game import Game
from moothall.engine.loops import looking
from moothall.engine.record import Ints, Records

CHUNK = 256  # looks between two glances at the clock
PLAYED_ON = 16  # a look that plays on to the end of the game counts as so many others
FEWEST = 16  # such looks between two glances at the clock, and where nothing else is said
ROWS_A_LOOK = 16  # of the tree: more than most questions have answers
ROOT = 1
LINE = 12  # so many answers ahead are told
JudgesBy = Literal["learned", "worth"]
# No game comes near so many answers unless somebody goes round: from then on the nearest gain decides.
PATIENCE = 4000


class Head(NamedTuple):
    """What one core thinks with."""

    tree: Tree
    desk: Desk
    dice: Records


class Known(NamedTuple):
    """The question that is expected next: what the seat would see then, and where it is in each tree."""

    seen: bytes
    places: list[int]


class Thinker(Bot):
    def __init__(
        self,
        game: Game,
        looks: int,
        seed: int | None = None,
        *,
        seconds: float = 4.0,
        heads: int = 1,
        net: Net | None = None,
        by_worth: bool = False,  # whatever was learned
        temper: Temper | None = None,  # another than that of its kind of game
    ) -> None:
        super().__init__(game, seed)
        self.looks, self.seconds, self._temper = looks, seconds, temper
        self._net, self._by_worth = net, by_worth
        self._heads = [self._new_head(number) for number in range(heads)]
        self._hurry = Quick(greedy.chooser, game, self.seed)
        self._known: Known | None = None
        self._now: list[int] = []  # where the question is that is being thought about

    def _new_head(self, number: int) -> Head:
        dice = np.zeros(1, Chance.twin)
        dice["seed"] = np.uint64(self.seed) ^ np.uint64((number + 1) << 32)
        rows = (self.looks + CHUNK) * ROWS_A_LOOK + 2 * len(self.game.space)
        return Head(search.new_tree(self.game, rows), search.new_desk(self.game, SUMS, SECOND), dice)

    def think(self, sight: Sight) -> Thought:
        if sight.answers > PATIENCE:
            return self._hurry.think(sight)
        places = self._now = self._places(sight)
        began = time.perf_counter()
        chunk = FEWEST if self._plays_on(sight) else CHUNK
        while (left := self._left(places, self._wanted(sight))) > 0:
            if self._look(sight, places, min(chunk, left), left) == 0:
                break
            if time.perf_counter() - began > self.seconds:
                break
        thought = self._thought(sight, places)
        self._expect(sight, thought.action)
        return thought

    # Where in the trees the open question is.

    def _places(self, sight: Sight) -> list[int]:
        known, self._known = self._known, None
        if known is not None and known.seen == _seen(sight, sight.state):
            return known.places
        for head in self._heads:
            head.tree.rows[0], head.tree.told[:] = ROOT + 1, 0.0
            search.clear(head.tree.nodes, ROOT)
        return [ROOT for _ in self._heads]

    def _wanted(self, sight: Sight) -> int:
        """How many looks there are: fewer, where each is a whole game."""
        return min(self.looks, max(FEWEST, self.looks // PLAYED_ON)) if self._plays_on(sight) else self.looks

    def _left(self, places: list[int], wanted: int) -> int:
        """How many looks each head still has."""
        least = min(int(head.tree.visits[place]) for head, place in zip(self._heads, places, strict=True))
        each = -(-wanted // len(self._heads))
        return 0 if self._is_decided(places, each - least) else each - least

    def _is_decided(self, places: list[int], left: int) -> bool:
        return all(
            search.is_decided(head.tree.nodes, place, left) if head.tree.visits[place] else False
            for head, place in zip(self._heads, places, strict=True)
        )

    def _look(self, sight: Sight, places: list[int], wanted: int, left: int) -> int:
        if len(self._heads) == 1:
            return self._look_with(sight, 0, places[0], wanted, left)
        with ThreadPoolExecutor(len(self._heads)) as pool:
            looked = pool.map(
                lambda number: self._look_with(sight, number, places[number], wanted, left),
                range(len(self._heads)),
            )
            return sum(looked)

    def _look_with(self, sight: Sight, number: int, place: int, wanted: int, left: int) -> int:
        game, (tree, desk, dice) = self.game, self._heads[number]
        judge, net = self._judge(sight)
        look = search.search(game, judge)
        args = sight.seats, sight.players, sight.frees, place, wanted, left, self._tempered(sight)
        if not is_native(sight.rules):
            desk = desk._replace(scratch=desk.scratch.view(game.state.twin))
            return int(look(sight.state[0], sight.deck.record[0], *args, dice[0], tree, desk, net))
        states, deck = sight.state.view(game.state.layout), sight.deck.record.view(game.deck.layout)
        return int(looking(look)(states, deck, *args, dice.view(Chance.layout), tree, desk, net))

    def _tempered(self, sight: Sight) -> Temper:
        return self._temper or {1: ALONE, 2: TWO}.get(sight.players, COMPANY)

    def _judge(self, sight: Sight) -> tuple[Any, Net]:
        if self._plays_on(sight):
            alone = learned.file_alone(self.game)
            if has_learned(self.game, sight.deck, alone):
                return judges.playing_on_as_learned(self.game), learned.load(alone)
            return judges.playing_on(self.game), nothing_learned()
        if self._by_worth or (judges_by(self.game, sight.deck) == "worth" and self._net is None):
            return judges.by_worth(self.game), nothing_learned()
        return judges.learned(self.game), self._net or learned.load(learned.file_of(self.game))

    def _plays_on(self, sight: Sight) -> bool:
        """Whether every look goes to the end of the game: alone, unless it is to be judged otherwise."""
        return sight.players == 1 and self._net is None and not self._by_worth

    # What was found.

    def _thought(self, sight: Sight, places: list[int]) -> Thought:
        seats, legal = max(2, sight.seats), sight.legal()
        looks: dict[int, int] = {}
        chances: dict[int, Any] = {}
        for (tree, _, _), place in zip(self._heads, places, strict=True):
            for row in children(tree, place):
                action, visits = int(tree.answer[row]), int(tree.visits[row])
                if visits and action in legal:  # others are so in another deal
                    looks[action] = looks.get(action, 0) + visits
                    chances[action] = chances.get(action, 0.0) + tree.chances[row, :seats]
        order = sorted(looks, key=lambda action: (-looks[action], action))
        if not order:  # no look got past this question
            return Thought(legal[0])
        weighed = [
            Weighed(action, looks[action], (chances[action] / looks[action]).tolist()) for action in order
        ]
        total = sum(looks.values())
        return Thought(
            action=order[0],
            chances=(sum(chances.values()) / total).tolist(),
            weighed=weighed,
            line=line_from(self._heads[0].tree, places[0]),
            looks=total,
        )

    def _expect(self, sight: Sight, action: int) -> None:
        """The next question may be the bot's own again, with the answers to it in the trees already."""
        if any(head.tree.rows[0] > len(head.tree.nodes) // 2 for head in self._heads):
            return
        state = sight.after(action)
        verdict = np.zeros(len(self.game.space), np.int16)
        while not state[0].over and sight.rules.legal(state, sight.deck.record, verdict) == 1:
            sight.rules.apply(state, sight.deck.record, int(np.flatnonzero(verdict == 0)[0]))
        places = [
            next((row for row in children(tree, place) if tree.answer[row] == action), 0)
            for (tree, _, _), place in zip(self._heads, self._now, strict=True)
        ]
        if all(places) and not state[0].over:
            self._known = Known(_seen(sight, state), places)


def _seen(sight: Sight, state: Records) -> bytes:
    """All that the seat may know of a position."""
    numbers: Ints = np.zeros(sight.game.observation.size, np.int32)
    sight.rules.observe(state, sight.deck.record, sight.seat, numbers)
    return numbers.tobytes()


def children(tree: Tree, place: int) -> list[int]:
    rows, row = [], search.next_child(tree.nodes, place, 0)
    while row:
        rows.append(row)
        row = search.next_child(tree.nodes, place, row)
    return rows


def line_from(tree: Tree, place: int) -> list[int]:
    line: list[int] = []
    while len(line) < LINE and (rows := children(tree, place)):
        place = max(rows, key=lambda row: tree.visits[row])
        if not tree.visits[place]:
            break
        line.append(int(tree.answer[place]))
    return line


def judges_by(game: Game, deck: Deck) -> JudgesBy:
    """What was learned holds for the standard deck; with other cards a bot judges by what they say."""
    return "learned" if has_learned(game, deck, learned.file_of(game)) else "worth"


def has_learned(game: Game, deck: Deck, file: Path) -> bool:
    return deck.digest == game.read_deck().digest and file.exists()


@cache
def nothing_learned() -> Net:
    """For judges that learned nothing."""
    two, one = np.zeros((1, 1)), np.zeros(1)
    low, row = one.astype(np.int32), two.astype(np.int32)
    return in_whole_numbers(Learned(low, row, two, one, two, one, two, one, two, one))
