"""A Guilds table for tests: set up a position in a line or two, play by name, ask why not.

table = Table(players=3, variant="six")     # every pile in deck order, seat 0 starts, its turn
table = Table(characters=["R6", "W5"])      # these on top of the deck, the others as they come
table.has(silver=12, gold=3, seat=1)        # exactly so much
table.join("M4", seat=1)                    # in the guild, at home there (fresh=True: won in this auction)
table.lay("S07", 2, 2, rotation=1)          # on the site, by hand
table.tent("A3", 4, seat=1)                 # silver on a tent, from nowhere
table.town("A1", "W1", "W2")                # these cards in that area
table.begin("building")                     # the phase, from its beginning
table.bid("A1", 3, "A3", 2)
table.take("W1")
table.buy("S07", 2, 2, rotation=1)
assert table.why_not("bid", area=area("A1")) == 96
"""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from moothall.engine.agenda import ask
from moothall.engine.deck import Deck
from moothall.games.guilds import referee
from moothall.games.guilds.game import GAME
from moothall.games.guilds.setup import clear_command
from moothall.games.guilds.stages import auction, building, money, week
from moothall.games.guilds.stages.metrics import incomes, metric
from moothall.games.guilds.stages.site import footprint, lay_room, placement_verdict
from moothall.games.guilds.state import (
    AREAS,
    CARDS,
    CHARACTERS,
    DISCARDED,
    METRICS,
    NOTHING,
    ON_TABLE,
    PLACES,
    SMALL_PLACES,
    SMALL_ROOMS,
    WIDTH,
    Player,
    State,
)
from moothall.games.guilds.view import View
from tests.decks import Scriptorium
from tests.games.guilds.surveyor import floor_plan
from tests.games.tables import PlayedTable

DECK = GAME.read_deck()
PRINTED = DECK.record[0]
SCRIPTORIUM = Scriptorium(GAME)
CHARACTER_IDS, ROOM_IDS, GOAL_IDS = DECK.ids("character"), DECK.ids("room"), DECK.ids("goal")
SMALL_IDS, LARGE_IDS = ROOM_IDS[:SMALL_ROOMS], ROOM_IDS[SMALL_ROOMS:]
TURNS = {
    "auction": auction.AUCTION,
    "money": money.MONEY,
    "building": building.BUILDING,
    "protect": week.PROTECT,
}
PHASES = {"auction": auction.BEGIN, "money": money.BEGIN, "building": building.BEGIN, "end": week.END}


def area(name: str) -> int:
    """The number of an area: A1 is 0."""
    return int(name[1]) - 1


def cell(x: int, y: int) -> int:
    """The number of a cell of a site."""
    return WIDTH * (y - 1) + (x - 1)


def first(names: Sequence[str], all_names: Sequence[str]) -> list[str]:
    """All of them, these first."""
    return [*names, *(name for name in all_names if name not in names)]


def deck_with(**effects: list[dict[str, Any]]) -> Deck:
    """The standard deck, but for the effects of these characters and rooms."""
    parts = deepcopy(SCRIPTORIUM.standard)
    for kind in ("character", "small_room", "large_room"):
        for entry in parts[kind]:
            if entry["id"] in effects:
                entry["effects"] = effects.pop(entry["id"])
    assert not effects, effects
    return SCRIPTORIUM.parse(parts)


def standard_orders(players: int = 2, **changes: Any) -> dict[str, Any]:
    """Explicit orders: every pile in deck order, top first, but for what is named; seat 0 starts."""
    orders: dict[str, Any] = {
        "characters": first(changes.pop("characters", ()), CHARACTER_IDS),
        "small_rooms": first(changes.pop("small_rooms", ()), SMALL_IDS),
        "large_rooms": first(changes.pop("large_rooms", ()), LARGE_IDS),
        "goals": GOAL_IDS[: PRINTED.goal_cards[players]],
        "start_seat": 0,
    }
    return orders | changes


COUNTED = {"silver": ("silver", None), "gold": ("gold", None)}
NAMED = {"area": [f"A{number + 1}" for number in range(AREAS)]}


class Table(PlayedTable[State, Player, View]):
    counted, named = COUNTED, NAMED

    def __init__(
        self,
        players: int = 2,
        *,
        variant: str | None = None,
        seed: int | None = None,
        deck: Deck | None = None,
        **orders: Any,
    ) -> None:
        """With explicit orders, unless there is a seed."""
        options: dict[str, int | str] = {"players": players}
        if variant is not None:
            options["variant"] = variant
        assert seed is None or not orders, "a seed leaves nothing to order"
        self._deal(GAME, options, seed, standard_orders(players, **orders) if seed is None else None, deck)

    @property
    def printed(self) -> Any:
        return self.match.deck.record[0]

    # What lies on the table.

    def silver(self, seat: int | None = None) -> int:
        """In the personal supply."""
        return int((self.me if seat is None else self.board(seat)).silver)

    def gold(self, seat: int | None = None) -> int:
        return int((self.me if seat is None else self.board(seat)).gold)

    def silvers(self) -> list[int]:
        """The personal supplies, by seat."""
        return [self.silver(seat) for seat in self._seats()]

    def golds(self) -> list[int]:
        return [self.gold(seat) for seat in self._seats()]

    def tents(self, name: str) -> list[int]:
        """The silver in an area, by seat."""
        return [int(self.board(seat).tents[area(name)]) for seat in self._seats()]

    def cards(self, name: str) -> list[str]:
        """The characters in an area."""
        return [CHARACTER_IDS[card] for card in self.s.town[area(name)] if card != NOTHING]

    def town_ids(self) -> list[str]:
        """All characters at the town centre, area by area."""
        return [name for number in range(AREAS) for name in self.cards(f"A{number + 1}")]

    def guild(self, seat: int | None = None) -> list[str]:
        """In the order of joining."""
        seat = self.seat if seat is None else seat
        members = [card for card in range(CHARACTERS) if self.s.character_at[card] == seat]
        return [CHARACTER_IDS[card] for card in sorted(members, key=lambda card: int(self.s.rank[card]))]

    def site(self, seat: int | None = None) -> list[str]:
        """Rooms in the order of placement."""
        player = self.me if seat is None else self.board(seat)
        return [ROOM_IDS[room] for room in player.rooms[: player.built]]

    def display_ids(self) -> list[str]:
        return [ROOM_IDS[room] for room in self.s.display if room != NOTHING]

    def goal_ids(self) -> list[str]:
        return [GOAL_IDS[goal] for goal in self.s.goals if goal != NOTHING]

    def pile(self, kind: str) -> list[str]:
        """A face-down pile (character, small, large), top first."""
        piles: dict[str, tuple[Any, int]] = {
            "character": (self.s.character_pile, int(self.s.characters_left)),
            "small": (self.s.small_pile, int(self.s.smalls_left)),
            "large": (self.s.large_pile, int(self.s.larges_left)),
        }
        pile, left = piles[kind]
        ids = CHARACTER_IDS if kind == "character" else ROOM_IDS
        return [ids[number] for number in reversed(pile[:left])]

    def discards(self, kind: str = "character") -> list[str]:
        """What is out of the game (character, room), in deck order."""
        where: Any = self.s.character_at if kind == "character" else self.s.room_at
        ids = CHARACTER_IDS if kind == "character" else ROOM_IDS
        return [name for number, name in enumerate(ids) if where[number] == DISCARDED]

    def place_of(self, room: str) -> int:
        """Where on the display it lies."""
        return [int(number) for number in self.s.display].index(ROOM_IDS.index(room))

    def spot_of(self, character: str) -> dict[str, int]:
        """The area and the place in it of a character at the town centre, as actions name them."""
        number = CHARACTER_IDS.index(character)
        for there in range(AREAS):
            for card in range(CARDS):
                if self.s.town[there, card] == number:
                    return {"area": there, "card": card}
        raise AssertionError(f"{character} is not at the town centre")

    def ability(self, source: str, number: int = 0) -> int:
        """The number of an effect used by choice, of a character or a room."""
        if source in CHARACTER_IDS:
            listed: Any = self.printed.characters[CHARACTER_IDS.index(source)].effects
        else:
            listed = self.printed.rooms[ROOM_IDS.index(source)].effects
        return int(listed[number])

    def used(self, source: str, number: int = 0) -> int:
        """How often an effect with a limit was used: this week, or ever."""
        return int(self.s.uses[self.ability(source, number)])

    def metric(self, name: str, seat: int = 0) -> int:
        return metric(self.s, self.printed, seat, METRICS.index(name))

    def income(self, seat: int = 0) -> tuple[int, int]:
        """Silver and gold a week."""
        return incomes(self.s, self.printed, seat)

    # Playing.

    def bid(self, *parts: Any) -> None:
        """A whole bid: area and silver, once or twice; where one area is enough, it is then done."""
        names, amounts = parts[::2], parts[1::2]
        for name, silver in zip(names, amounts, strict=True):
            self.play("bid", area=area(name))
            self.play("add", silver=silver)
        if self.stage == "second_area":
            self.play("done")

    def take(self, character: str) -> None:
        self.play("take", **self.spot_of(character))

    def pass_turn(self, times: int = 1) -> None:
        for _ in range(times):
            self.play("pass_turn")

    def use(self, source: str, number: int = 0) -> None:
        self.play("use_ability", ability=self.ability(source, number))

    def may_use(self, source: str, number: int = 0) -> int:
        """0, or the rule that forbids it."""
        return self.why_not("use_ability", ability=self.ability(source, number))

    def buy(self, room: str, x: int, y: int, rotation: int = 0) -> None:
        """Bought and placed; rotation in quarter turns clockwise."""
        self.play("buy", place=self.place_of(room))
        self.play("place", cell=cell(x, y), rotation=rotation)

    def may_buy(self, room: str) -> int:
        """0, or the rule that forbids it."""
        return self.why_not("buy", place=self.place_of(room))

    def protect(self, room: str, *, free: bool = False) -> None:
        self.play("protect", place=self.place_of(room), free=int(free))

    def may_protect(self, room: str, *, free: bool = False) -> int:
        """0, or the rule that forbids it."""
        return self.why_not("protect", place=self.place_of(room), free=int(free))

    def idle(self) -> None:
        """Whoever is asked does nothing; where something must be, the first that may be."""
        for name in ("pass_turn", "done"):
            if self.is_legal(name):
                self.play(name)
                return
        self.match.play(self.match.legal()[0])

    def idle_until(self, stage: str) -> None:
        while self.stage != stage:
            self.idle()

    def next_week(self) -> None:
        """Nobody does anything until the next week's auction, or until the game is over."""
        week = int(self.s.week)
        while self.s.week == week and not self.s.over:
            self.idle()

    # Moving pieces by hand. `seat` is of whoever is asked unless it is given.

    def begin(self, phase: str, start: int | None = None) -> None:
        """This phase (auction, money, building, end) from its beginning; what was open is forgotten."""
        self._forget()
        if start is not None:
            self.s.start_seat = start
        ask(self.s.agenda, PHASES[phase], NOTHING)
        referee.proceed(self.s, self.printed)

    def turn(self, seat: int) -> None:
        """It is this seat's turn of the same kind as the turn that was going on."""
        stage = TURNS[self.stage]
        self._forget()
        self.s.agenda.depth = 1
        self.s.agenda.questions[0].stage, self.s.agenda.questions[0].seat = stage, seat

    def week(self, number: int) -> None:
        """The marker on this week; nothing else changes."""
        self._changed()
        self.s.week = number

    def _forget(self) -> None:
        self._changed()
        self.s.agenda.depth = 0
        for question in self.s.agenda.questions:
            question.stage = question.seat = 0
        clear_command(self.s.command)
        self.s.command.joined = self.s.command.has_paid = 0

    def tent(self, name: str, silver: int, seat: int | None = None) -> None:
        """Set the silver on a tent; it comes from nowhere."""
        self._player(seat).tents[area(name)] = silver

    # Characters.

    def _swap_characters(self, one: int, other: int) -> None:
        """Wherever the two are."""
        for pile in (self.s.character_pile, self.s.town.reshape(-1)):
            for i in range(len(pile)):
                if one != other and pile[i] in (one, other):
                    pile[i] = one + other - pile[i]
        for places in (self.s.character_at, self.s.rank):
            places[one], places[other] = int(places[other]), int(places[one])

    def _pull_character(self, name: str) -> int:
        """A card out of the deck, from wherever it is: the deck's bottom card takes its place."""
        card = CHARACTER_IDS.index(name)
        self._swap_characters(card, int(self.s.character_pile[0]))
        left = int(self.s.characters_left) - 1
        self.s.character_pile[:left] = self.s.character_pile[1 : left + 1].copy()
        self.s.character_pile[left] = NOTHING
        self.s.characters_left = left
        return card

    def join(self, *characters: str, seat: int | None = None, fresh: bool = False) -> None:
        """Into the guild as well, in this order; nothing that comes with joining happens.

        They are at home there; `fresh`: won in this auction, so that their abilities don't work yet.
        """
        seat = self.seat if seat is None else seat
        player = self._player(seat)
        for name in characters:
            card = self._pull_character(name)
            if not fresh:
                assert player.settled == player.members, "somebody fresh is there already"
                player.settled += 1
            self.s.character_at[card] = seat
            self.s.rank[card] = player.members
            player.members += 1

    def town(self, name: str, *characters: str) -> None:
        """Exactly these in that area; each changes places with a card there, or comes from the deck.

        What else lay there is discarded.
        """
        self._changed()
        there = self.s.town[area(name)]
        for card in range(CARDS):
            if card >= len(characters):
                if there[card] != NOTHING:
                    self.s.character_at[there[card]] = DISCARDED
                there[card] = NOTHING
            elif there[card] == NOTHING:
                pulled = self._pull_character(characters[card])
                there[card] = pulled
                self.s.character_at[pulled] = ON_TABLE
            else:
                self._swap_characters(CHARACTER_IDS.index(characters[card]), int(there[card]))

    def empty_town(self, *but: str) -> None:
        """No card at the town centre, but in these areas."""
        for number in range(AREAS):
            if f"A{number + 1}" not in but:
                self.town(f"A{number + 1}")

    def character_pile(self, *characters: str) -> None:
        """These on top of the deck, in this order; each changes places with what lay there."""
        self._changed()
        for depth, name in enumerate(characters):
            there = int(self.s.character_pile[self.s.characters_left - 1 - depth])
            self._swap_characters(CHARACTER_IDS.index(name), there)

    def leave_characters(self, count: int) -> None:
        """Only so many in the deck, those on top; the others are discarded."""
        self._changed()
        left = int(self.s.characters_left)
        kept = self.s.character_pile[left - count : left].copy()
        for card in self.s.character_pile[: left - count]:
            self.s.character_at[card] = DISCARDED
        self.s.character_pile[:] = NOTHING
        self.s.character_pile[:count] = kept
        self.s.characters_left = count

    # Rooms.

    def _swap_rooms(self, one: int, other: int) -> None:
        places: list[Any] = [self.s.small_pile, self.s.large_pile, self.s.display]
        for place in places:
            for i in range(len(place)):
                if one != other and place[i] in (one, other):
                    place[i] = one + other - place[i]
        where = self.s.room_at
        assert where[one] >= ON_TABLE, "it lies on a site"
        assert where[other] >= ON_TABLE, "it lies on a site"
        where[one], where[other] = int(where[other]), int(where[one])

    def _pull_room(self, name: str) -> int:
        """A room out of its pile, from wherever it is: the pile's bottom one takes its place."""
        room = ROOM_IDS.index(name)
        is_small = room < SMALL_ROOMS
        pile = self.s.small_pile if is_small else self.s.large_pile
        self._swap_rooms(room, int(pile[0]))
        left = int(self.s.smalls_left if is_small else self.s.larges_left) - 1
        pile[:left] = pile[1 : left + 1].copy()
        pile[left] = NOTHING
        if is_small:
            self.s.smalls_left = left
        else:
            self.s.larges_left = left
        return room

    def lay(self, room: str, x: int, y: int, rotation: int = 0, seat: int | None = None) -> None:
        """A room on a legal place of the site, from wherever it is; nothing is paid."""
        seat = self.seat if seat is None else seat
        player = self._player(seat)
        number = ROOM_IDS.index(room)
        reason = placement_verdict(self.printed, player, number, cell(x, y), rotation)
        assert reason == 0, f"{room} doesn't fit there: {reason}"
        self._pull_room(room)
        self.s.room_at[number] = seat
        lay_room(self.printed, player, number, cell(x, y), rotation)

    def furnish(self, *rooms: str, seat: int = 0) -> None:
        """These rooms on an empty site, each where it can be reached."""
        assert not self.site(seat)
        for room, (x, y), turns in floor_plan(*rooms):
            self.lay(room, x, y, turns, seat=seat)

    def is_active(self, room: str, seat: int | None = None) -> bool:
        player = self.me if seat is None else self.board(seat)
        number = self.site(seat).index(room)
        where, rotation = int(player.anchors[number]), int(player.rotations[number])
        cells = footprint(self.printed, ROOM_IDS.index(room), where, rotation)
        return cells & int(player.active) == cells

    def display(self, *rooms: str) -> None:
        """Exactly these on display, small ones and large ones from their first places on.

        Each changes places with a room there or comes from its pile; what else lay there is discarded.
        """
        self._changed()
        smalls = [name for name in rooms if name in SMALL_IDS]
        larges = [name for name in rooms if name in LARGE_IDS]
        assert len(smalls) <= self.printed.small_rooms[self.s.seats]
        assert len(larges) <= self.printed.large_rooms[self.s.seats]
        wanted: dict[int, str] = dict(enumerate(smalls))
        wanted |= {SMALL_PLACES + number: name for number, name in enumerate(larges)}
        for place in range(PLACES):
            there = int(self.s.display[place])
            if place not in wanted:
                if there != NOTHING:
                    self.s.room_at[there] = DISCARDED
                self.s.display[place] = NOTHING
            elif there == NOTHING:
                pulled = self._pull_room(wanted[place])
                self.s.display[place] = pulled
                self.s.room_at[pulled] = ON_TABLE
            else:
                self._swap_rooms(ROOM_IDS.index(wanted[place]), there)

    def leave_rooms(self, smalls: int | None = None, larges: int | None = None) -> None:
        """Only so many in the stacks, those on top; the others are discarded."""
        self._changed()
        for pile, field, count in (
            (self.s.small_pile, "smalls_left", smalls),
            (self.s.large_pile, "larges_left", larges),
        ):
            if count is not None:
                left = int(getattr(self.s, field))
                kept = pile[left - count : left].copy()
                for room in pile[: left - count]:
                    self.s.room_at[room] = DISCARDED
                pile[:] = NOTHING
                pile[:count] = kept
                setattr(self.s, field, count)

    def goals(self, *goals: str) -> None:
        """Exactly these on the table."""
        self._changed()
        self.s.goals[:] = NOTHING
        for place, name in enumerate(goals):
            self.s.goals[place] = GOAL_IDS.index(name)
