"""What an answer brought about: what came and went, what came to light, which pieces moved, and by what.

The two records are compared: what differs between them happened, and which fields of action were manned and
what was built, fought or invited says by what. What a player chose is told by the choice itself, so here it
is only as pieces that move. Nothing but the order of stacks is secret, and nothing here reads that.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.happening import Happening, Move
from moothall.engine.telling import Values, amount_of
from moothall.games.settlement import scoring, state
from moothall.games.settlement.actions import SPACE
from moothall.games.settlement.stages.artifacts import gift_of, holds
from moothall.games.settlement.state import COLOURS, COLUMNS, FIELDS, GOODS, HERO_ROW, MARKET, NOTHING
from moothall.games.settlement.telling import tell_field

# The rule that says what an action does, and the one that says what an exchange costs.
ACTION_RULES = {
    state.NO_ACTION: "",
    state.BUILD: "rule:84",
    state.EXPLORE: "rule:95",
    state.FIGHT: "rule:99",
    state.ERECT: "rule:102",
    state.WILDERNESS_ROW: "rule:109",
    state.SETTLEMENT_ACTIVATION: "rule:118",
    state.FORTRESS_ACTIVATION: "rule:125",
}
EXCHANGE_RULES = {
    "exchange_two": "rule:141",
    "exchange_set": "rule:142",
    "exchange_diamonds_for_gold": "rule:143",
    "exchange_gold": "rule:144",
    "exchange_diamonds": "rule:145",
    "mirror": "rule:247",
}
OFFERS = ("build", "explore", "fight", "erect_fortress")  # the fields of action with one place each
ACTIONS_AT = (state.BUILD, state.EXPLORE, state.FIGHT, state.ERECT)


def happenings(before: Any, after: Any, deck: Deck, action: int) -> list[Happening]:
    found: list[Happening] = []
    for seat in range(after.seats):
        if before.players[seat] != after.players[seat]:
            found += Doings(before, after, deck, action, seat).happenings()
    return [*found, *market(before, after, deck), *rows(before, after, deck), *course(before, after)]


class Giver(NamedTuple):
    """Where goods came from."""

    place: str
    amounts: dict[int, int]


class Doings:
    """What changed for one seat."""

    def __init__(self, before: Any, after: Any, deck: Deck, action: int, seat: int) -> None:
        self.before, self.after, self.deck, self.seat = before, after, deck, seat
        self.was, self.now, self.printed = before.players[seat], after.players[seat], deck.printed
        self.named = SPACE.decode(action)
        self.manned = self._manned()
        self.invited = self._invited()
        self.at_work = self._at_work()

    def happenings(self) -> list[Happening]:
        moved = [*self.settlers(), *self.built(), *self.invitation(), *self.swap()]
        pieces = [Happening(moves=moved, by=self.cause())] if moved else []
        return [*pieces, *self.supply(), *self.wilderness()]

    # What was done.

    def _manned(self) -> int | None:
        """The field of action that settlers were sent to."""
        if self.was.settlers + self.was.supply[state.BONUS_SETTLER] == 0:
            return None
        for place in range(state.ACTION_FIELDS):
            more = self.now.deployed[place] + self.now.deployed_bonus[place]
            if more > self.was.deployed[place] + self.was.deployed_bonus[place]:
                return place
        return None

    def _invited(self) -> int | None:
        """The space whose hero came to this seat."""
        for space in range(HERO_ROW):
            hero = self.before.hero_row[space]
            if hero != NOTHING and self.after.hero_at[hero] == self.seat:
                return space
        return None

    def _at_work(self) -> int | None:
        """The place of the building that is being resolved."""
        command, following = self.before.command, self.after.command
        if self.named.name in EXCHANGE_RULES or self.manned is not None:
            return None
        if command.action == state.BUILD:
            return int(command.place) if self.was.building[command.place] != NOTHING else None
        if command.action != state.SETTLEMENT_ACTIVATION:
            return None
        resolved = following.columns & ~command.columns
        if resolved:
            return int(command.target) * COLUMNS + resolved.bit_length() - 1
        return int(following.place or command.place)

    def _action(self) -> int:
        """Which of the seven actions this belongs to."""
        if self.manned is None:
            return int(self.before.command.action)
        if self.manned < state.AT_WILDERNESS_ROW:
            return ACTIONS_AT[self.manned]
        if self.manned < state.AT_SETTLEMENT_ROW:
            return state.WILDERNESS_ROW
        return state.SETTLEMENT_ACTIVATION if self.manned < state.AT_FORTRESS else state.FORTRESS_ACTIVATION

    def cause(self) -> str:
        if self.invited is not None:
            return f"hero:{self.deck.ids('hero')[self.before.hero_row[self.invited]]}"
        if self.at_work is not None:
            return f"building:{self.deck.ids('building')[self.was.building[self.at_work]]}"
        if self.named.name in EXCHANGE_RULES:
            return EXCHANGE_RULES[self.named.name]
        if self.was.artifact != self.now.artifact:
            return f"artifact:{self.deck.ids('artifact')[self.now.artifact]}"
        if self.now.settlers > self.was.settlers:
            return "rule:185"
        if self.now.passed and not self.was.passed:
            return "rule:177"
        return ACTION_RULES[self._action()]

    # Goods.

    def supply(self) -> Iterator[Happening]:
        """Goods, settlers and points, with a sign each; what the artifact gave is told apart."""
        pairs = zip(self.now.supply, self.was.supply, strict=True)
        changes, gift = [now - was for now, was in pairs], self.gift()
        discarded = self.discarded(changes)
        rest = [sum(parts) for parts in zip(changes, (-given for given in gift), discarded, strict=True)]
        if told := amount_of(**{good: -amount for good, amount in zip(GOODS, discarded, strict=True)}):
            yield Happening(
                Telling("change-supply", {"seat": self.seat, "changes": told}), by="rule:180", lost=True
            )
        yield from self._gained(
            rest, self.cause(), self.moved(rest), self.now.settlers - self.was.settlers, self._points()
        )
        home = f"{self.seat}/artifact"
        moves = [self._good(good, home, amount) for good, amount in enumerate(gift) if amount]
        yield from self._gained(gift, f"artifact:{self.deck.ids('artifact')[self.now.artifact]}", moves)

    def discarded(self, changes: list[int]) -> list[int]:
        """SET-180: of whoever passes, normal resources that no fortress keeps."""
        goods = state.NORMAL if self.now.passed else 0
        return [max(0, -change) if good < goods else 0 for good, change in enumerate(changes)]

    def _gained(
        self, changes: list[int], by: str, moves: list[Move], settlers: int = 0, points: int = 0
    ) -> Iterator[Happening]:
        told = amount_of(**dict(zip(GOODS, changes, strict=True)), settler=settlers, point=points)
        if told:
            yield Happening(Telling("change-supply", {"seat": self.seat, "changes": told}), moves, by)

    def _good(self, good: int, source: str, count: int) -> Move:
        return Move(GOODS[good], source, f"{self.seat}/supply/{GOODS[good]}", count)

    def _points(self) -> int:
        was, now = self.was, self.now
        same = (was.landscape, was.fortress, was.building, was.stored) == (
            now.landscape,
            now.fortress,
            now.building,
            now.stored,
        )
        if same and self.invited is None:
            return 0
        before = scoring.score(self.before, self.printed, self.seat)
        return int(scoring.score(self.after, self.printed, self.seat)) - int(before)

    def gift(self) -> list[int]:
        """What the artifact gave, as the rules say it."""
        taken = self.was.artifact != self.now.artifact
        trigger, landscape = (state.ON_TAKING, NOTHING) if taken else self._trigger()
        if trigger is None:
            return [0] * state.SUPPLY
        given = gift_of(self.printed, int(self.now.artifact), trigger, landscape)
        if taken:  # a new artifact may come to light before it gives
            pairs = zip(given, self.now.supply, self.was.supply, strict=True)
            return [min(gift, max(0, now - was)) for gift, now, was in pairs]
        return given

    def _trigger(self) -> tuple[int | None, int]:
        """When an artifact may give something, and for which landscape."""
        for field in range(FIELDS):
            tile = self.now.landscape[field]
            if tile != self.was.landscape[field]:
                return state.ON_EXPLORING, tile
            if self.was.monster[field] and not self.now.monster[field]:
                return state.ON_FIGHTING, tile
            if self.now.fortress[field] and not self.was.fortress[field]:
                return state.ON_ERECTING, tile
            if self.was.building[field] != self.now.building[field]:
                return state.ON_BUILDING, NOTHING
        if self.invited is not None:
            return state.ON_INVITING, NOTHING
        return self._trigger_of_activation()

    def _trigger_of_activation(self) -> tuple[int | None, int]:
        if self.named.name == "scroll":
            field = self.named.values["row"] * COLUMNS + self.named.values["column"]
            return state.ON_WILDERNESS_ROW, self.now.landscape[field]
        if self.manned is None or self.manned < state.AT_WILDERNESS_ROW:
            return None, NOTHING
        if self.manned >= state.AT_FORTRESS:
            return state.ON_FORTRESS, self.now.landscape[self.manned - state.AT_FORTRESS]
        if self.manned >= state.AT_SETTLEMENT_ROW:
            return None, NOTHING
        yielding = self._yielding()  # the Scroll asks where several landscapes yield
        return state.ON_WILDERNESS_ROW, self.now.landscape[yielding[0]] if len(yielding) == 1 else NOTHING

    def _yielding(self) -> list[int]:
        """The fields of the activated row that yield."""
        assert self.manned is not None
        first = (self.manned - state.AT_WILDERNESS_ROW) * COLUMNS
        fields = range(first, first + COLUMNS)
        return [f for f in fields if self.was.landscape[f] != NOTHING and not self.was.monster[f]]

    def moved(self, changes: list[int]) -> list[Move]:
        """Goods that came, from where they were made; those that went leave without ado."""
        moves = []
        left = {good: change for good, change in enumerate(changes) if change > 0}
        for giver in self.givers():
            for good, amount in giver.amounts.items():
                if count := min(amount, left.get(good, 0)):
                    moves.append(self._good(good, giver.place, count))
                    left[good] -= count
        rest = self._counter(changes)
        return moves + [self._good(good, rest, count) for good, count in left.items() if count]

    def givers(self) -> Iterator[Giver]:
        printed, seat = self.printed, self.seat
        if self.invited is not None:
            hero = self.before.hero_row[self.invited]
            yield Giver(f"hero/{self.invited}", {state.BONUS_SETTLER: printed.hero_bonus[hero]})
        for field in range(FIELDS):
            if self.was.monster[field] and not self.now.monster[field]:
                reward = printed.monster_reward[printed.landscape_colour[self.was.landscape[field]]]
                yield Giver(f"{seat}/wild/{field}", dict(enumerate(reward)))
        if self.manned is None or self.manned < state.AT_WILDERNESS_ROW:
            return
        fields = [self.manned - state.AT_FORTRESS]
        if self.manned < state.AT_FORTRESS:
            fields = self._yielding() if self.manned < state.AT_SETTLEMENT_ROW else []
        for field in fields:
            yield Giver(f"{seat}/wild/{field}", {printed.landscape_good[self.was.landscape[field]]: 1})

    def _counter(self, changes: list[int]) -> str:
        """Where goods come from that no landscape, monster or hero gave."""
        if self.named.name == "trade_at":
            return f"{self.seat}/wild/{self.named.values['row'] * COLUMNS + self.named.values['column']}"
        if self.at_work is not None:
            return f"{self.seat}/sett/{self.at_work}"
        paid = [GOODS[good] for good, change in enumerate(changes) if change < 0]
        return f"{self.seat}/supply/{paid[0]}" if paid else f"{self.seat}/points"

    # Pieces.

    def settlers(self) -> Iterator[Move]:
        home = f"{self.seat}/supply"
        for field in range(state.ACTION_FIELDS):
            normal = self.now.deployed[field] - self.was.deployed[field]
            bonus = self.now.deployed_bonus[field] - self.was.deployed_bonus[field]
            if normal:
                ends = f"{home}/settler", self._field(field)
                source, goal = ends if normal > 0 else ends[::-1]
                yield Move("settler", source, goal, abs(normal), self.seat)
            if bonus > 0:
                yield Move("bonus_settler", f"{home}/bonus_settler", self._field(field), bonus)

    def _field(self, field: int) -> str:
        if field < state.AT_WILDERNESS_ROW:
            return f"{self.seat}/at/{OFFERS[field]}"
        if field < state.AT_SETTLEMENT_ROW:
            return f"{self.seat}/wilderness-row/{field - state.AT_WILDERNESS_ROW}"
        if field < state.AT_FORTRESS:
            return f"{self.seat}/settlement-row/{field - state.AT_SETTLEMENT_ROW}"
        return f"{self.seat}/wild/{field - state.AT_FORTRESS}"

    def built(self) -> Iterator[Move]:
        """A tile from the market, a fortress, and what is laid on a store for good."""
        for place in range(FIELDS):
            building, here = self.now.building[place], f"{self.seat}/sett/{place}"
            if building != self.was.building[place]:
                yield Move(f"building:{self.deck.ids('building')[building]}", self._market(building), here)
            if stored := self.now.stored[place] - self.was.stored[place]:
                paid = self.printed.building_pay[building]
                good = next(GOODS[good] for good in range(state.SUPPLY) if paid[good])
                yield Move(good, f"{self.seat}/supply/{good}", here, stored)
            if self.now.fortress[place] and not self.was.fortress[place]:
                yield Move("fortress", f"{self.seat}/at/erect_fortress", f"{self.seat}/wild/{place}")

    def _market(self, building: int) -> str:
        """Where the tile lay: the field that was named, or else where one is missing."""
        if self.before.command.action == state.BUILD:
            return f"market/{self.before.command.target}"
        if self.named.name == "build":
            return f"market/{self.named.values['market']}"
        fields = (field for field in range(MARKET) if self.before.market[field] == building)
        return f"market/{next((field for field in fields if self._fewer(field)), '')}"

    def _fewer(self, field: int) -> bool:
        was, now = self.before, self.after
        return bool(now.market[field] != was.market[field] or now.market_pile[field] < was.market_pile[field])

    def invitation(self) -> Iterator[Move]:
        if self.invited is not None:
            hero = self.deck.ids("hero")[self.before.hero_row[self.invited]]
            yield Move(f"hero:{hero}", f"hero/{self.invited}", f"{self.seat}/heroes")

    def swap(self) -> Iterator[Move]:
        """The artifact that was taken, and the one that went back into the row."""
        ids, here = self.deck.ids("artifact"), f"{self.seat}/artifact"
        was, now = self.was.artifact, self.now.artifact
        if was == now:
            return
        yield Move(f"artifact:{ids[now]}", f"artifact/{ids[now]}", here)
        if was != NOTHING and self.after.artifact_at[was] == state.IN_ROW:
            yield Move(f"artifact:{ids[was]}", here, f"artifact/{ids[was]}")

    # The wilderness.

    def wilderness(self) -> Iterator[Happening]:
        for field in range(FIELDS):
            tile = self.now.landscape[field]
            if tile == NOTHING:
                continue
            colour = COLOURS[self.printed.landscape_colour[tile]]
            values: Values = tell_field(field) | {"seat": self.seat, "monster": colour}
            if self.was.landscape[field] == NOTHING:
                yield self._explored(field, values)
            if self.now.monster[field] and not self.was.monster[field]:
                yield self._monster(field, values)
            if self.was.monster[field] and not self.now.monster[field]:
                ends = f"{self.seat}/wild/{field}", f"{self.seat}/at/fight"
                yield Happening(
                    Telling("change-monster_gone", values), [Move(f"monster:{colour}", *ends)], "rule:98"
                )

    def _explored(self, field: int, values: Values) -> Happening:
        tile = self.now.landscape[field]
        source = f"{self.seat}/at/explore" if self.before.command.landscape == NOTHING else "hand"
        laid = Move(f"landscape:{self.deck.ids('landscape')[tile]}", source, f"{self.seat}/wild/{field}")
        good = GOODS[self.printed.landscape_good[tile]]
        return Happening(Telling("change-explored", values | {"good": good}), [laid], "rule:86")

    def _monster(self, field: int, values: Values) -> Happening:
        """The hero that calls it, or the Mask that lets it in."""
        here, colour = f"{self.seat}/wild/{field}", values["monster"]
        lures = [
            space
            for space in range(HERO_ROW)
            if (hero := self.after.hero_row[space]) != NOTHING
            and COLOURS[self.printed.hero_colour[hero]] == colour
        ]
        by = f"hero:{self.deck.ids('hero')[self.after.hero_row[lures[0]]]}" if lures else ""
        if holds(self.printed, self.now, state.MONSTER_CHOICE):
            by = f"artifact:{self.deck.ids('artifact')[self.now.artifact]}"
        source = f"hero/{lures[0]}" if lures else here
        return Happening(
            Telling("change-monster_came", values), [Move(f"monster:{colour}", source, here)], by
        )


# What all share.


def market(before: Any, after: Any, deck: Deck) -> Iterator[Happening]:
    if before.market == after.market:
        return
    stacks = [n for n in range(state.STACKS) if after.buildings_left[n] < before.buildings_left[n]]
    source = f"stack/{stacks[0]}" if len(stacks) == 1 else "stack"
    by = "rule:80" if before.round_number == after.round_number else "rule:203"
    for field in range(MARKET):
        building = after.market[field]
        if building != NOTHING and building != before.market[field]:
            name = deck.ids("building")[building]
            told = Telling("change-market", {"building": name, "field": field + 1})
            yield Happening(told, [Move(f"building:{name}", source, f"market/{field}")], by)


def rows(before: Any, after: Any, deck: Deck) -> Iterator[Happening]:
    """Who left and who came in the hero row, and what came into the artifact row from its stack."""
    ids = deck.ids("hero")
    if before.hero_at != after.hero_at:
        for hero, place in enumerate(after.hero_at):
            if place == state.DISCARDED != before.hero_at[hero]:
                yield Happening(Telling("change-hero_left", {"hero": ids[hero]}), by="rule:198")
        by = "rule:162" if before.round_number == after.round_number else "rule:200"
        for space, hero in enumerate(after.hero_row):
            if hero != NOTHING and hero not in before.hero_row:
                came = [Move(f"hero:{ids[hero]}", "hero", f"hero/{space}")]
                yield Happening(Telling("change-hero_came", {"hero": ids[hero]}), came, by)
    if before.artifact_at != after.artifact_at:
        for artifact, place in enumerate(after.artifact_at):
            if place == state.IN_ROW and before.artifact_at[artifact] == state.IN_STACK:
                name = deck.ids("artifact")[artifact]
                came = [Move(f"artifact:{name}", "artifact", f"artifact/{name}")]
                yield Happening(Telling("change-artifact_came", {"artifact": name}), came, "rule:221")


def course(before: Any, after: Any) -> Iterator[Happening]:
    """The course of the game: the start marker and the rounds."""
    if after.start_seat != before.start_seat:
        yield Happening(Telling("change-start_marker", {"seat": after.start_seat}), by="rule:178")
    if after.round_number != before.round_number:
        yield Happening(Telling("change-round", {"round": after.round_number}), by="rule:197")
