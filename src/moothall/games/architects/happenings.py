"""What an answer brought about: what came and went, what came to light, which pieces moved, and by what.

The two records are compared: what differs between them happened, and where a worker was placed or what was
hired and built says by what. What a player chose is told by the deed itself, so here it is only as pieces
that move; of the automated opponent all is told. Of cards in hands everybody hears only the number.
"""

from collections.abc import Iterator
from typing import Any

from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.happening import Happening, Move
from moothall.engine.telling import Values, amount_of
from moothall.games.architects import scoring, state
from moothall.games.architects.actions import DONE, SPACE
from moothall.games.architects.stages.virtue import SURPLUS_VIRTUE
from moothall.games.architects.state import (
    BUILT,
    CATHEDRAL_ROWS,
    GOODS,
    GRID,
    GUILDHALL,
    LOCATIONS,
    MARKET_SMALL,
    MARKET_SPACES,
    NOTHING,
    OPEN_CIRCLES,
    SILVER,
)
from moothall.games.architects.view import view_space

# The rule of each place where a worker can be placed.
PLACE_RULES = {
    state.QUARRY: 71,
    state.FOREST: 72,
    state.MINES: 73,
    state.SILVERSMITH: 77,
    state.STOREHOUSE: 78,
    state.WORKSHOP: 84,
    state.TOWN_CENTRE: 107,
    state.TAX_STAND: 121,
    state.GUARDHOUSE: 157,
    state.MARKET_SMALL: 130,
    state.MARKET_MIDDLE: 131,
    state.MARKET_LARGE: 137,
    state.GUILDHALL: 168,
}
# The rule of each answer that tells more than the place.
ANSWER_RULES = {
    "recall": 59,
    "recall_from_market": 62,
    "recall_from_prison": 62,
    "recall_from_board": 62,
    "exchange_for_virtue": 79,
    "exchange_for_marble": 80,
    "draw_buildings": 106,
    "blueprint": 134,
    "capture": 109,
    "deliver": 158,
    "release": 160,
    "ransom_with_silver": 163,
    "ransom_with_debt": 163,
    "choose_board": 385,
}


def happenings(before: Any, after: Any, deck: Deck, action: int) -> list[Happening]:
    deed = Deed(before, after, deck, action)
    found = [*workers(before, after), *scheme(before, after, deck), *wasted(before, action)]
    built = after.building_at
    for seat in range(after.seats):
        # What others have counts for points only where something was built.
        if before.players[seat] == after.players[seat] and BUILT + seat not in built:
            continue
        change = SeatChange(deed, seat)
        found += [*change.board(), *change.supply()]
    return [*found, *taxes(before, after), *table(before, after, deck), *course(deed)]


def wasted(before: Any, action: int) -> Iterator[Happening]:
    """ARC-208: a point of virtue beyond the track, of whoever doesn't destroy a debt with it."""
    if action == DONE and open_stage(before.agenda) == SURPLUS_VIRTUE:
        seat = int(open_seat(before.agenda))
        told = Telling("change-wasted", {"seat": seat, "goods": amount_of(virtue=1)})
        yield Happening(told, by="rule:208", lost=True)


class Deed:
    """What the answer was about: where a worker went, who was hired, what was built."""

    def __init__(self, before: Any, after: Any, deck: Deck, action: int) -> None:
        self.before, self.after, self.deck = before, after, deck
        self.named = SPACE.decode(action)
        self.location = self._location()
        self.building = self._building()
        self.hired = self._hired()
        self.has_reset = before.market_large != after.market_large or before.market_left != after.market_left

    def _location(self) -> int:
        """Where the active participant's worker was placed in this answer, or before it in this turn."""
        seat = self.before.active
        if seat == NOTHING or self.before.command.location != NOTHING:
            return int(self.before.command.location)
        was, now = self.before.players[seat], self.after.players[seat]
        for place in range(OPEN_CIRCLES):
            if now.working[place] > was.working[place]:
                return place
        for space in range(MARKET_SPACES):
            if self.after.market_worker[space] == seat != self.before.market_worker[space]:
                return MARKET_SMALL + space
        if self.after.guildhall_filled > self.before.guildhall_filled or now.beside > was.beside:
            return GUILDHALL
        # It dealt there, and the reset has taken it on to the Prison.
        return self.named.values["location"] if self.named.name == "place" else NOTHING

    def _building(self) -> int:
        """The card that is constructed or takes effect."""
        if self.before.building_at != self.after.building_at:
            for card, place in enumerate(self.after.building_at):
                if BUILT <= place < BUILT + state.MAX_SEATS and place != self.before.building_at[card]:
                    return card
        return int(self.before.command.building)

    def _hired(self) -> int:
        """The apprentice that was hired: it was in the grid, and is on a board."""
        if self.before.grid == self.after.grid:
            return NOTHING
        hired = {card for player in self.after.players for card in player.apprentices}
        return next((card for card in self.before.grid if card != NOTHING and card in hired), NOTHING)

    @property
    def place(self) -> str:
        """Where on the table that is."""
        if self.location == NOTHING:
            return ""
        if MARKET_SMALL <= self.location < MARKET_SMALL + MARKET_SPACES:
            return f"market/{self.location - MARKET_SMALL}"
        return f"at/{LOCATIONS[self.location]}"

    @property
    def cause(self) -> str:
        """What brought about the changes on the active participant's board."""
        if self.named.name in ("resolve", "let_out"):
            return self._ability()
        if self.hired != NOTHING:
            return f"apprentice:{self.deck.ids('apprentice')[self.hired]}"
        if self.building != NOTHING:
            return f"building:{self.deck.ids('building')[self.building]}"
        if self.named.name in ANSWER_RULES:
            return f"rule:{ANSWER_RULES[self.named.name]}"
        if self.named.name == "scheme":
            return "rule:348"
        if self.before.draft_step:
            return "rule:37"
        return f"rule:{PLACE_RULES[self.location]}" if self.location != NOTHING else ""

    def _ability(self) -> str:
        """The apprentice that its owner names at a reset, or is asked about."""
        seat = self.before.agenda.questions[self.before.agenda.depth - 1].seat
        slot = self.named.values.get("slot", self.before.command.slot)
        card = self.before.players[seat].apprentices[slot]
        return f"apprentice:{self.deck.ids('apprentice')[card]}" if card != NOTHING else "rule:149"


class SeatChange:
    """What changed for one seat."""

    def __init__(self, deed: Deed, seat: int) -> None:
        self.deed, self.seat, self.deck = deed, seat, deed.deck
        self.before, self.after = deed.before, deed.after
        self.was, self.now = deed.before.players[seat], deed.after.players[seat]

    # What all see on the board.

    def board(self) -> Iterator[Happening]:
        """Who climbed the Cathedral and whose workers were imprisoned; of the automaton, whom it took and
        what it built."""
        seat: Values = {"seat": self.seat}
        yield from self._cards()
        if self.seat >= self.after.people:
            yield from self._automatic()
        if self.now.cathedral > self.was.cathedral:
            row: Values = {"row": CATHEDRAL_ROWS + 1 - self.now.cathedral}
            moves = [self._marker("cathedral")]
            yield Happening(Telling("change-climbed", seat | row), moves, "rule:196")
        if self.now.prison > self.was.prison:
            held: Values = {"workers": self.now.prison - self.was.prison}
            by = "rule:146" if self.deed.has_reset else "rule:158"
            yield Happening(Telling("change-imprisoned", seat | held), by=by)

    def _automatic(self) -> Iterator[Happening]:
        seat: Values = {"seat": self.seat}
        for whose in range(self.after.seats):
            taken = self.now.captured[whose] - self.was.captured[whose]
            if taken > 0:
                captured: Values = {"seat_whose": whose, "workers": taken}
                yield Happening(Telling("change-captured", seat | captured), by="rule:358")
        for name in self._built():
            yield Happening(Telling("change-built", seat | {"building": name}), by="rule:365")

    def _built(self) -> list[str]:
        place = BUILT + self.seat
        if place not in self.after.building_at:
            return []
        was, ids = self.before.building_at, self.deck.ids("building")
        now = enumerate(self.after.building_at)
        return [ids[card] for card, at in now if at == place != was[card]]

    def _cards(self) -> Iterator[Happening]:
        """Apprentices that were hired or sent away, and cards that were drawn, built or put away."""
        moves: list[Move] = []
        if self.was.apprentices != self.now.apprentices:
            moves += self._apprentices()
        built = self._built()
        pile, hand, automatic = "pile/buildings", f"{self.seat}/hand", self.seat >= self.after.people
        moves += [
            Move(f"building:{name}", pile if automatic else f"{hand}/{name}", f"{self.seat}/buildings/{name}")
            for name in built
        ]
        drawn = self.now.hand - self.was.hand + (0 if automatic else len(built))
        if drawn > 0:
            source = "hand" if self.deed.named.name == "pick" else pile
            moves.append(Move("building_card", source, hand, drawn))
        elif drawn < 0:
            moves.append(Move("building_card", hand, pile, -drawn))
        if moves:
            yield Happening(moves=moves, by=self._by())

    def _apprentices(self) -> Iterator[Move]:
        ids, home = self.deck.ids("apprentice"), f"{self.seat}/apprentices"
        for card in self.now.apprentices:
            if card != NOTHING and card not in self.was.apprentices and card in self.before.grid:
                yield Move(f"apprentice:{ids[card]}", f"grid/{self.before.grid.index(card)}", home)
        for card in self.was.apprentices:
            if card != NOTHING and card not in self.now.apprentices:
                yield Move(f"apprentice:{ids[card]}", home, "pile/apprentices")

    # What a player has.

    def supply(self) -> Iterator[Happening]:
        """What a player has more or less of, with a sign each; that a placed worker is gone is no news."""
        points = self._points()
        if self.was == self.now and not points:
            return
        was, now = self.was, self.now
        differences = {good: now.goods[i] - was.goods[i] for i, good in enumerate(GOODS)}
        told = amount_of(
            **differences,
            material=now.materials - was.materials,
            virtue=now.virtue - was.virtue,
            debt=now.unpaid - was.unpaid,
            paid_debt=now.paid - was.paid,
            building_card=now.hand - was.hand,
            worker=max(0, now.supply - was.supply),
            point=points,
        )
        if told:
            telling = Telling("change-supply", {"seat": self.seat, "changes": told})
            yield Happening(telling, [*self._goods(), *self._markers()], self._by())

    def _points(self) -> int:
        """Points depend on others only through what was built."""
        built = BUILT + self.seat
        if built not in self.after.building_at and self._same_worth():
            return 0
        before, after = (
            int(scoring.score(s, self.deck.printed, self.seat)) for s in (self.before, self.after)
        )
        return after - before

    def _same_worth(self) -> bool:
        was, now = self.was, self.now
        return (was.goods, was.unpaid, was.virtue, was.cathedral, was.prison, was.materials) == (
            now.goods, now.unpaid, now.virtue, now.cathedral, now.prison, now.materials,
        )  # fmt: skip

    def _by(self) -> str:
        """The active participant's deed, or what a reset or a building does to all."""
        if self.seat == self.before.active and self.now.cathedral == self.was.cathedral:
            return self.deed.cause
        if self.now.cathedral > self.was.cathedral:
            return "rule:197" if self.before.rewards_left else "rule:198"
        if self.deed.has_reset:
            return "rule:149"
        return self.deed.cause

    def _goods(self) -> Iterator[Move]:
        """Goods that came, from where they were had; those that went leave without ado."""
        source = self._source()
        for number, good in enumerate(GOODS):
            count = self.now.goods[number] - self.was.goods[number]
            if count > 0:
                is_tax = number == SILVER and self.deed.location == state.TAX_STAND
                yield Move(good, "tax" if is_tax else source, f"{self.seat}/supply/{good}", count)
        if (materials := self.now.materials - self.was.materials) > 0:
            yield Move("material", source, f"{self.seat}/supply/materials", materials)

    def _source(self) -> str:
        if self.now.cathedral > self.was.cathedral:
            return "pile/rewards"
        if self.deed.named.name in ("resolve", "let_out") or (self.deed.has_reset and self._waits()):
            return f"{self.seat}/apprentices"
        if self.deed.hired != NOTHING and self.deed.hired in self.now.apprentices:
            return f"grid/{self.before.grid.index(self.deed.hired)}"
        if self.deed.building != NOTHING:
            return f"{self.before.active}/buildings/{self.deck.ids('building')[self.deed.building]}"
        return self.deed.place or f"{self.seat}/points"

    def _waits(self) -> bool:
        return bool(self.seat != self.before.active)

    def _marker(self, track: str) -> Move:
        return Move("marker", f"{track}/{self.seat}", f"{track}/{self.seat}", seat=self.seat)

    def _markers(self) -> Iterator[Move]:
        """On the virtue track; debts come and go in their place."""
        debts = f"{self.seat}/debts"
        if self.now.virtue != self.was.virtue:
            yield self._marker("virtue")
        if (more := self.now.unpaid - self.was.unpaid) > 0:
            yield Move("debt", debts, debts, more)
        if (paid := self.now.paid - self.was.paid) > 0:
            yield Move("paid_debt", debts, f"{self.seat}/paid", paid)


# Workers.


def workers(before: Any, after: Any) -> Iterator[Happening]:
    """The fewest ways that lead from where the workers of each seat were to where they are."""
    moves = [move for seat in range(after.seats) for move in ways(before, after, seat)]
    if moves:
        yield Happening(moves=moves, by="rule:57" if before.active != NOTHING else "")


def ways(before: Any, after: Any, seat: int) -> Iterator[Move]:
    changes = [*differences(before, after, seat)]
    left = {place: -count for place, count in changes if count < 0}
    for goal, wanted in changes:
        missing = wanted
        for source, more in [*left.items()]:
            if (going := min(missing, more)) > 0:
                yield Move("worker", source, goal, going, seat)
                left[source] = more - going
                missing -= going


def differences(before: Any, after: Any, seat: int) -> Iterator[tuple[str, int]]:
    """Where there are more or fewer workers of a seat, and how many."""
    was, now = before.players[seat], after.players[seat]
    if count := now.supply - was.supply:
        yield f"{seat}/supply/worker", count
    if was.working != now.working:
        for place in range(OPEN_CIRCLES):
            if count := now.working[place] - was.working[place]:
                yield f"at/{LOCATIONS[place]}/{seat}", count
    for name, old, new in (
        ("market", before.market_worker, after.market_worker),
        ("hall", before.guildhall, after.guildhall),
    ):
        if old != new:
            for space, whose in enumerate(new):
                if count := (whose == seat) - (old[space] == seat):
                    yield f"{name}/{space}", count
    if count := now.beside - was.beside:
        yield "at/guildhall", count
    if count := now.prison - was.prison:
        yield f"prison/{seat}", count
    for other in range(after.seats):
        if count := after.players[other].captured[seat] - before.players[other].captured[seat]:
            yield f"{other}/captured", count


# What all share.


def scheme(before: Any, after: Any, deck: Deck) -> Iterator[Happening]:
    """The automated opponent's plan, and where it sent a worker: elsewhere, if that wasn't possible."""
    if after.scheme == NOTHING or before.schemes_left == after.schemes_left:
        return
    seat, name = after.people, deck.ids("scheme")[after.scheme]
    plan = Telling("change-scheme", {"seat": seat, "effect": f"scheme:{name}"})
    location = f"location:{LOCATIONS[deck.printed.scheme_at[after.scheme]]}"
    yield Happening(plan, [Move(location, f"{seat}/scheme", f"{seat}/scheme")], "rule:348")
    was, now = before.players[seat], after.players[seat]
    places = [LOCATIONS[place] for place in range(OPEN_CIRCLES) if now.working[place] > was.working[place]]
    places += [
        LOCATIONS[MARKET_SMALL + space]
        for space in range(MARKET_SPACES)
        if after.market_worker[space] == seat != before.market_worker[space]
    ]
    for place in places:
        yield Happening(Telling("change-sent", {"location": place}), by=f"scheme:{name}")


def taxes(before: Any, after: Any) -> Iterator[Happening]:
    if (count := after.tax_stand - before.tax_stand) > 0:
        yield Happening(moves=[Move("silver", f"{before.active}/supply/silver", "tax", count)], by="rule:126")


def table(before: Any, after: Any, deck: Deck) -> Iterator[Happening]:
    """Rewards, apprentices and market cards that came to light, and apprentices who left."""
    if before.reward_at != after.reward_at:
        for reward, place in enumerate(after.reward_at):
            if place == state.REVEALED != before.reward_at[reward]:
                effect = f"reward:{deck.ids('reward')[reward]}"
                yield Happening(Telling("change-reward", {"effect": effect}), by="rule:197")
    if before.grid != after.grid:
        yield from apprentices(before, after, deck)
    if before.market_left != after.market_left:
        small, _, large = (
            amount_of(**view_space(after, deck, space).goods) for space in range(MARKET_SPACES)
        )
        yield Happening(Telling("change-market", {"goods_small": small, "goods_large": large}), by="rule:147")


def apprentices(before: Any, after: Any, deck: Deck) -> Iterator[Happening]:
    ids, pile = deck.ids("apprentice"), "pile/apprentices"
    hired = {card for player in after.players for card in player.apprentices}
    for cell, card in enumerate(before.grid):
        if card != NOTHING and card not in after.grid and card not in hired:
            gone = [Move(f"apprentice:{ids[card]}", f"grid/{cell}", pile)]
            yield Happening(Telling("change-apprentice_left", {"apprentice": ids[card]}), gone, "rule:354")
    for cell in range(GRID):
        card = after.grid[cell]
        if card != NOTHING and card not in before.grid:
            came = [Move(f"apprentice:{ids[card]}", pile, f"grid/{cell}")]
            yield Happening(Telling("change-apprentice_came", {"apprentice": ids[card]}), came, "rule:96")


def course(deed: Deed) -> Iterator[Happening]:
    """The course of the game: who begins, the packets of the draft, the final round."""
    before, after = deed.before, deed.after
    if deed.named.name == "choose_board" and not is_choosing(after):
        yield Happening(Telling("change-start", {"seat": after.start_seat}), by="rule:42")
    if after.draft_step > before.draft_step > 0:
        yield Happening(Telling("change-packets"), by="rule:37")
    if before.draft_step and not after.draft_step and after.active != NOTHING:
        yield Happening(Telling("change-draft_over", {"seat": after.active}), by="rule:39")
    if after.turns_left and not before.turns_left:
        yield Happening(Telling("change-last_turns"), by="rule:246")


def is_choosing(s: Any) -> bool:
    """Whether somebody has no board yet."""
    return any(s.players[seat].board == NOTHING for seat in range(s.people))
