"""An Architects table for tests: set up a position in a line or two, play by name, ask why not.

table = Table(players=3)                    # drafted, every pile in deck order, seat 0's turn
table = Table(boards=("red", "blue"))       # variable boards by seat
table.has(silver=5, wood=2)                 # of whoever is asked, or seat=1
table.send("quarry", 2, seat=1)             # two workers of seat 1 from the supply to the Quarry
table.hire("AP11")                          # an apprentice before the player, from wherever it is
table.hand("BD11", "BD13")                  # exactly these building cards in hand
table.place("workshop")
table.play("hire", row=0, column=1)
assert table.why_not("hire", row=0, column=1) == 388
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from moothall.engine.deck import Deck
from moothall.games.architects.actions import QUESTIONS
from moothall.games.architects.game import GAME
from moothall.games.architects.stages.placement import wipe_command
from moothall.games.architects.stages.turn import NEXT_TURN, begin_turn
from moothall.games.architects.state import (
    BUILDINGS,
    BUILT,
    COLOURS,
    EVERYBODY,
    GOODS,
    IN_HAND,
    LOCATIONS,
    MARKET_SMALL,
    MOST_APPRENTICES,
    NOTHING,
    OPEN_CIRCLES,
    REVEALED,
    Player,
    State,
)
from moothall.games.architects.view import View
from tests.games.tables import PlayedTable

DECK = GAME.read_deck()
PRINTED = DECK.record[0]
APPRENTICE_IDS, BUILDING_IDS = DECK.ids("apprentice"), DECK.ids("building")
MARKET_IDS, REWARD_IDS, SCHEME_IDS = DECK.ids("market"), DECK.ids("reward"), DECK.ids("scheme")
START_VIRTUE = {"blue": 5, "green": 3, "purple": 11, "red": 7, "yellow": 9}


def standard_orders(
    players: int = 2, boards: Sequence[str] = (), opponent: str = "none", **changes: Any
) -> dict[str, Any]:
    """Explicit orders to start from: every pile in deck order, top first, and seat 0 (or virtue) starting."""
    orders: dict[str, Any] = {
        "market": MARKET_IDS,
        "rewards": REWARD_IDS,
        "apprentices": APPRENTICE_IDS,
        "buildings": BUILDING_IDS,
        "start_seat": 0,
    }
    if opponent != "none":
        orders["schemes"] = SCHEME_IDS
    if boards:
        orders["boards"] = list(boards)
        orders["start_seat"] = max(range(players), key=lambda seat: START_VIRTUE[boards[seat]])
    return orders | changes


COUNTED: dict[str, tuple[str, int | None]] = {good: ("goods", place) for place, good in enumerate(GOODS)}
COUNTED |= {field: (field, None) for field in ("virtue", "unpaid", "paid", "cathedral", "materials")}
NAMED = {"location": LOCATIONS, "board": COLOURS, "good": GOODS}


class Table(PlayedTable[State, Player, View]):
    counted, named = COUNTED, NAMED

    def __init__(
        self,
        players: int | None = None,
        *,
        boards: Sequence[str] = (),
        opponent: str | None = None,
        drafted: bool = True,
        seed: int | None = None,
        choice: bool = False,
        deck: Deck | None = None,
        **orders: Any,
    ) -> None:
        """With explicit orders, unless there is a seed; `choice`: the players choose their boards."""
        players = players or len(boards) or 2
        options: dict[str, int | str] = {"players": players}
        options["boards"] = "choice" if choice else "random" if boards else "standard"
        if opponent is None:
            opponent = "constantine" if players == 1 else "none"
        options["opponent"] = opponent
        given = standard_orders(players, boards, opponent, **orders) if seed is None else None
        if given and choice:
            del given["start_seat"]
        self._deal(GAME, options, seed, given, deck, self._draft if drafted else None)

    def _draft(self) -> None:
        while self.stage in ("draft", "draft_alone"):
            self.match.play(self.match.legal()[0])

    # What lies on the table.

    def goods(self, seat: int | None = None) -> dict[str, int]:
        """Only what there is of."""
        player = self.me if seat is None else self.board(seat)
        return {good: int(player.goods[i]) for i, good in enumerate(GOODS) if player.goods[i]}

    def silver(self, seat: int | None = None) -> int:
        return self.goods(seat).get("silver", 0)

    def grid_ids(self) -> list[str]:
        return [APPRENTICE_IDS[card] for card in self.s.grid]

    def apprentices(self, seat: int | None = None) -> list[str]:
        player = self.me if seat is None else self.board(seat)
        return [APPRENTICE_IDS[card] for card in player.apprentices if card != NOTHING]

    def hand_ids(self, seat: int | None = None) -> list[str]:
        """In deck order."""
        place = IN_HAND + (self.seat if seat is None else seat)
        return [BUILDING_IDS[card] for card in range(BUILDINGS) if self.s.building_at[card] == place]

    def built_ids(self, seat: int | None = None) -> list[str]:
        place = BUILT + (self.seat if seat is None else seat)
        return [BUILDING_IDS[card] for card in range(BUILDINGS) if self.s.building_at[card] == place]

    def pile_ids(self, kind: str = "building") -> list[str]:
        """A face-down pile (building, apprentice, market, reward, scheme), top first."""
        depths: Any = {
            "building": self.s.building_at,
            "apprentice": self.s.apprentice_depth,
            "market": self.s.market_depth,
            "reward": self.s.reward_at,
            "scheme": self.s.scheme_depth,
        }[kind]
        places = {int(depth): card for card, depth in enumerate(depths) if 0 <= depth < BUILDINGS}
        return [DECK.ids(kind)[places[depth]] for depth in sorted(places)]

    # Playing.

    def place(self, location: str) -> None:
        self.play("place", location=LOCATIONS.index(location))

    def may_place(self, location: str) -> int:
        """0, or the rule that forbids it."""
        return self.why_not("place", location=LOCATIONS.index(location))

    def idle(self) -> None:
        """Whoever's turn it is places a worker at the Quarry, or takes the first possible one back."""
        if self.stage == "turn":
            self.place("quarry")
        else:
            assert self.stage in ("recall", "scheme"), self.stage
            self.match.play(self.match.legal()[0])

    # Moving pieces by hand. `seat` is of whoever is asked unless it is given.

    def turn(self, seat: int) -> None:
        """It is this seat's turn, from its beginning; what was open is forgotten."""
        self._changed()
        self.s.agenda.depth = 0
        for question in self.s.agenda.questions:
            question.stage = question.seat = 0
        wipe_command(self.s.command)
        begin_turn(self.s, seat)
        QUESTIONS.proceed(self.s, self.match.deck.record[0])

    def finish(self) -> None:
        """The final round is over: what is left are effects that change virtue, and the count."""
        self.turn(int(self.s.start_seat))
        self.s.agenda.questions[0].stage = NEXT_TURN
        self.s.turns_left = 1
        QUESTIONS.proceed(self.s, self.match.deck.record[0])

    def tax(self, silver: int) -> None:
        self._changed()
        self.s.tax_stand = silver

    def send(self, location: str, workers: int, seat: int | None = None) -> None:
        """So many workers from the supply to an open circle, in addition to those there."""
        player = self._player(seat)
        player.supply -= workers
        player.working[LOCATIONS.index(location)] += workers
        assert player.supply >= 0

    def imprison(self, workers: int, seat: int | None = None) -> None:
        player = self._player(seat)
        player.supply -= workers
        player.prison += workers
        assert player.supply >= 0

    def captive(self, captor: int, workers: int, seat: int | None = None) -> None:
        """So many workers of a seat from its supply onto the captor's board."""
        seat = self.seat if seat is None else seat
        player = self._player(seat)
        player.supply -= workers
        self.board(captor).captured[seat] += workers
        assert player.supply >= 0
        assert captor != seat

    def deal_at(self, space: str, seat: int | None = None) -> None:
        """A worker of a seat from its supply onto a space of the Black Market: small, middle or large."""
        seat = self.seat if seat is None else seat
        number = ("small", "middle", "large").index(space)
        assert self.s.market_worker[number] == NOTHING
        self._player(seat).supply -= 1
        self.s.market_worker[number] = seat

    def fill_guildhall(self, workers: int, seats: Sequence[int] | None = None) -> None:
        """So many workers in the Guildhall, from the supplies of these seats in turn."""
        self._changed()
        order = list(range(self.s.seats)) if seats is None else list(seats)
        while self.s.guildhall_filled < workers:
            space = int(self.s.guildhall_filled)
            owner = order[space % len(order)]
            self.board(owner).supply -= 1
            assert self.board(owner).supply >= 0
            self.s.guildhall[space] = owner
            self.s.guildhall_filled += 1

    def bench(self, seat: int | None = None, leaving: int = 0) -> None:
        """The supply, but for so many, away to where it can't be recalled from: beside the Guildhall."""
        player = self._player(seat)
        player.beside += player.supply - leaving
        player.supply = leaving

    def grid(self, *apprentices: str, coins: Sequence[int] = ()) -> None:
        """These lie face up from row 1, column 1 on; each changes places with what lay there."""
        self._changed()
        for cell, name in enumerate(apprentices):
            self._swap_apprentices(APPRENTICE_IDS.index(name), int(self.s.grid[cell]))
        for cell, silver in enumerate(coins):
            self.s.coins[cell] = silver

    def _swap_apprentices(self, one: int, other: int) -> None:
        """Wherever the two are: in the pile, in the grid, before a player."""
        depth = self.s.apprentice_depth
        depth[one], depth[other] = int(depth[other]), int(depth[one])
        places: list[Any] = [self.s.grid]
        places += [self.board(seat).apprentices for seat in range(self.s.seats)]
        for place in places:
            for i in range(len(place)):
                if place[i] in (one, other):
                    place[i] = one + other - place[i]

    def hire(self, *apprentices: str, seat: int | None = None) -> None:
        """Before the player, from the pile or, by way of a swap, from the grid; no virtue, no cost."""
        player = self._player(seat)
        for name in apprentices:
            card = APPRENTICE_IDS.index(name)
            if self.s.apprentice_depth[card] == NOTHING:
                self._swap_apprentices(card, APPRENTICE_IDS.index(self.pile_ids("apprentice")[-1]))
            depth = int(self.s.apprentice_depth[card])
            self.s.apprentice_depth[card] = NOTHING
            for other in range(len(APPRENTICE_IDS)):
                if self.s.apprentice_depth[other] > depth:
                    self.s.apprentice_depth[other] -= 1
            self.s.apprentices_left -= 1
            self.s.apprentices_unseen -= 1
            slot = next(i for i in range(MOST_APPRENTICES) if player.apprentices[i] == NOTHING)
            player.apprentices[slot] = card

    def hand(self, *buildings: str, seat: int | None = None) -> None:
        """Exactly these cards in the hand; what else was there goes under the pile."""
        seat = self.seat if seat is None else seat
        self._changed()
        for name in set(self.hand_ids(seat)) - set(buildings):
            self._put_under(BUILDING_IDS.index(name))
        for name in buildings:
            self._take_out(BUILDING_IDS.index(name))
            self.s.building_at[BUILDING_IDS.index(name)] = IN_HAND + seat
            self.s.building_seen[BUILDING_IDS.index(name)] |= 1 << seat
        for other in range(self.s.seats):
            self.board(other).hand = len(self.hand_ids(other))

    def built(self, *buildings: str, seat: int | None = None) -> None:
        """These cards constructed, without any effect, from wherever they are."""
        seat = self.seat if seat is None else seat
        self._changed()
        for name in buildings:
            card = BUILDING_IDS.index(name)
            self._take_out(card)
            self.s.building_at[card] = BUILT + seat
            self.s.building_seen[card] = EVERYBODY
            self.s.building_dealt[card] = NOTHING
        for other in range(self.s.seats):
            self.board(other).hand = len(self.hand_ids(other))

    def building_pile(self, *buildings: str) -> None:
        """These on top of the pile, in this order; the rest follows as it lay."""
        self._changed()
        order = [*buildings, *(name for name in self.pile_ids() if name not in buildings)]
        for name in buildings:
            self._take_out(BUILDING_IDS.index(name))
        for depth, name in enumerate(order):
            self.s.building_at[BUILDING_IDS.index(name)] = depth
        self.s.buildings_left = len(order)
        for seat in range(self.s.seats):
            self.board(seat).hand = len(self.hand_ids(seat))

    def leave_buildings(self, count: int) -> None:
        """Only so many cards in the building pile, the top ones; the others are built by the last seat."""
        names = self.pile_ids()[count:]
        self.built(*names, seat=int(self.s.seats) - 1)

    def _put_under(self, card: int) -> None:
        self.s.building_at[card] = self.s.buildings_left
        self.s.building_dealt[card] = NOTHING
        self.s.buildings_left += 1

    def _take_out(self, card: int) -> None:
        """Out of the pile, where it is in it."""
        depth = int(self.s.building_at[card])
        self.s.building_dealt[card] = NOTHING
        if depth < BUILDINGS:
            self.s.building_at[card] = IN_HAND  # for the moment
            self.s.buildings_left -= 1
            for other in range(BUILDINGS):
                if depth < self.s.building_at[other] < BUILDINGS:
                    self.s.building_at[other] -= 1

    def market_pile(self, *cards: str, large: str | None = None) -> None:
        """The small pile, top first; all other cards are in the large one, with `large` on top."""
        self._changed()
        for card, name in enumerate(MARKET_IDS):
            self.s.market_depth[card] = cards.index(name) if name in cards else NOTHING
        self.s.market_left = len(cards)
        self.s.market_large = NOTHING if large is None else MARKET_IDS.index(large)

    def reward_pile(self, *rewards: str) -> None:
        """Exactly these, top first; the others have been revealed."""
        self._changed()
        for card, name in enumerate(REWARD_IDS):
            self.s.reward_at[card] = rewards.index(name) if name in rewards else REVEALED
        self.s.rewards_left = len(rewards)

    def scheme_pile(self, *schemes: str) -> None:
        """These on top of the scheme pile, in this order; the rest follows as it lay."""
        self._changed()
        order = [*schemes, *(name for name in self.pile_ids("scheme") if name not in schemes)]
        self.s.scheme_depth[:] = NOTHING
        for depth, name in enumerate(order):
            self.s.scheme_depth[SCHEME_IDS.index(name)] = depth
        self.s.schemes_left = len(order)

    # What changed.

    def workers(self, seat: int | None = None) -> dict[str, int]:
        """Where the workers of a seat are, by place: only where there are some; 20 in all."""
        seat = self.seat if seat is None else seat
        player = self.board(seat)
        found = {"supply": int(player.supply), "prison": int(player.prison), "beside": int(player.beside)}
        for location in range(OPEN_CIRCLES):
            found[LOCATIONS[location]] = int(player.working[location])
        for space in range(3):
            found[LOCATIONS[MARKET_SMALL + space]] = int(self.s.market_worker[space] == seat)
        found["guildhall"] = int(np.sum(self.s.guildhall == seat))
        for other in range(self.s.seats):
            found[f"board {other}"] = int(self.board(other).captured[seat])
        assert sum(found.values()) == 20
        return {place: workers for place, workers in found.items() if workers}


def apprentice(name: str) -> int:
    return APPRENTICE_IDS.index(name)


def building(name: str) -> int:
    """Its number, as `construct`, `pick` and `discard` want it."""
    return BUILDING_IDS.index(name)


def location(name: str) -> int:
    return LOCATIONS.index(name)


def colour_of(table: Table, seat: int) -> str:
    return COLOURS[table.board(seat).board]
