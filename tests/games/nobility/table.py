"""A Nobility table for tests: set up a position in a line or two, play by name, ask why not.

table = Table(players=3)                      # every pile in deck order, seat 0's turn in round 1
table = Table(4, chancery=True, events=["E04", ...])
table.dice(1, 3, 5, 5, 6)                     # of whoever is asked, or seat=1
table.has(coins=5, books=2, modifiers=1, reputation=12, nobility=4)
table.employ("scholars", 2)                   # apprentices from the personal supply
table.own("wizards", 0, "B19")                # a workshop with an own guild master
table.place("guild", 3, guild="scholars")     # take the die that shows 3, place it there
table.place("hall", 3, as_value=4)            # with one modifier token
table.play("buy", goods=2)
assert table.why_not("take_die", die=5, value=5) == 81
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from moothall.engine.agenda import ask
from moothall.engine.record import Ints
from moothall.games.nobility.game import GAME
from moothall.games.nobility.referee import proceed
from moothall.games.nobility.stages import rounds, turn
from moothall.games.nobility.stages.dice import lay
from moothall.games.nobility.stages.turn import wipe_command
from moothall.games.nobility.state import (
    COMMISSIONS,
    DICE,
    FIGURES,
    GOODS,
    GUILDS,
    HAND,
    HELD,
    HOUSES,
    LOCATIONS,
    NOTHING,
    RACES,
    ROUNDS,
    SETTLERS,
    Player,
    State,
)
from tests.games.tables import PlayedTable

DECK = GAME.read_deck()
PRINTED = DECK.record[0]
SETTLER_IDS, BUILDING_IDS, SHIP_IDS = DECK.ids("settler"), DECK.ids("building"), DECK.ids("ship")
COUNCIL_IDS, CHARACTER_IDS, EVENT_IDS = DECK.ids("council"), DECK.ids("character"), DECK.ids("event")
GOAL_IDS, COMMISSION_IDS, TILE_IDS = DECK.ids("goal"), DECK.ids("commission"), DECK.ids("tile")
MIDDLE = ["B01", "B07", "B13", "B19", "B25", "B31"]  # the first workshop of each guild
EVENTS = ["E01", "E02", "E03", "E04", "E05", "E09", "E10", "E11", "E12", "E13"]
PLACES = {
    "tavern": "place_tavern",
    "yard": "place_yard",
    "guild": "place_guild",
    "hall": "place_hall",
    "harbour": "place_harbour",
    "council": "place_council",
    "berk": "place_berk",
    "castle": "place_castle",
    "player_board": "place_board",
    "chancery": "place_chancery",
    "dice_tile": "place_tile",
}


def standard_orders(
    players: int = 2, events: Sequence[str] = (), chancery: bool = False, **changes: Any
) -> dict[str, Any]:
    """Explicit orders to start from: every pile in deck order, top first, seat 0 first, S01 to seat 0 ..."""
    first = SETTLER_IDS[:players]
    orders: dict[str, Any] = {
        "seed": 0,
        "ships": SHIP_IDS,
        "council": COUNCIL_IDS,
        "buildings": [name for name in BUILDING_IDS if players > 2 or name not in MIDDLE],
        "first_settlers": first,
        "settlers": SETTLER_IDS[players:],
        "characters": CHARACTER_IDS[:players],
        "start_seat": 0,
    }
    if players <= 2:
        orders["middle"] = MIDDLE
    if events:
        orders["events"] = list(events)
    if players == 1:
        orders["goal"] = GOAL_IDS[0]
    if chancery:
        orders |= {"commissions": COMMISSION_IDS, "dice_tiles": TILE_IDS}
    return orders | changes


COUNTED: dict[str, tuple[str, int | None]] = {good: ("goods", place) for place, good in enumerate(GOODS)}
COUNTED |= {field: (field, None) for field in ("coins", "modifiers", "vp", "reputation", "nobility")}
COUNTED |= {field: (field, None) for field in ("placed", "passed", "council_tiles")}
NAMED = {"good": GOODS, "guild": GUILDS}


class Table(PlayedTable[State, Player, Any]):
    counted, named = COUNTED, NAMED

    def __init__(
        self,
        players: int = 2,
        *,
        events: Sequence[str] | bool = False,
        chancery: bool | None = None,
        seed: int | None = None,
        chosen: bool = True,
        **orders: Any,
    ) -> None:
        """With explicit orders, unless there is a seed.

        `events` are the ids of the rounds, or True for EVENTS; `chosen`: the first commissions have been
        chosen, by each player the first of three.
        """
        chancery = players == 6 if chancery is None else chancery
        options = {
            "players": players,
            "events": "on" if events else "off",
            "chancery": "on" if chancery else "off",
        }
        names: Sequence[str] = EVENTS if events is True else events or ()
        assert seed is None or not orders, "a seed leaves nothing to order"
        given = standard_orders(players, names, chancery, **orders) if seed is None else None
        self._deal(GAME, options, seed, given, make_ready=self._choose if chosen else None)

    def _choose(self) -> None:
        while self.stage == "first_commission":
            self.match.play(self.match.legal()[0])

    # What lies on the table.

    def goods(self, seat: int | None = None) -> dict[str, int]:
        """Only what there is of."""
        player = self.me if seat is None else self.board(seat)
        return {good: int(player.goods[i]) for i, good in enumerate(GOODS) if player.goods[i]}

    def hand_ids(self, seat: int | None = None) -> list[str]:
        """The uncompleted settler cards, in the order taken."""
        return self._names(SETTLER_IDS, (self.me if seat is None else self.board(seat)).settlers)

    def completed_ids(self, seat: int | None = None) -> list[str]:
        return self._names(SETTLER_IDS, (self.me if seat is None else self.board(seat)).completed)

    def display_ids(self) -> list[str]:
        return self._names(SETTLER_IDS, self.s.display)

    def hall_ids(self) -> list[str | None]:
        return [None if tile == NOTHING else BUILDING_IDS[tile] for tile in self.s.hall]

    def workshop_ids(self, guild: str) -> list[str | None]:
        tiles = self.s.workshop[GUILDS.index(guild)]
        return [None if tile == NOTHING else BUILDING_IDS[tile] for tile in tiles]

    def council_ids(self) -> list[list[str | None]]:
        return [[None if tile == NOTHING else COUNCIL_IDS[tile] for tile in row] for row in self.s.council]

    def pile_ids(self, kind: str) -> list[str]:
        """A face-down pile (settler, building, ship, council, tile), top first."""
        pile: Any = {
            "settler": self.s.settler_pile,
            "building": self.s.bag,
            "ship": self.s.ship_pile,
            "council": self.s.council_pile,
            "tile": self.s.tile_pile,
        }[kind]
        return self._names(DECK.ids(kind), pile)[::-1]

    def commission_deck(self) -> list[str]:
        """Top first."""
        depths = {int(self.s.commission_at[card]): card for card in range(COMMISSIONS)}
        return [COMMISSION_IDS[depths[depth]] for depth in range(self.s.commissions_left)]

    def commission_ids(self, seat: int | None = None) -> list[str]:
        """The cards that a seat holds, in deck order."""
        place = HELD + (self.seat if seat is None else seat)
        return [COMMISSION_IDS[card] for card in range(COMMISSIONS) if self.s.commission_at[card] == place]

    def discarded(self, kind: str) -> set[str]:
        """The discard pile of settlers or buildings."""
        bits = int(self.s.settler_discards if kind == "settler" else self.s.building_discards)
        return {name for number, name in enumerate(DECK.ids(kind)) if (bits >> number) & 1}

    def _names(self, ids: list[str], numbers: Any) -> list[str]:
        return [ids[number] for number in numbers if number != NOTHING]

    def figures(self, seat: int | None = None) -> dict[str, int]:
        """Where the figures of a seat are: only where there are some; 14 in all (NOB-028)."""
        seat = self.seat if seat is None else seat
        player = self.board(seat)
        found = {
            "supply": int(player.figures),
            "lot": int(player.lot),
            "masters": int(np.sum(self.s.owner == seat)),
            "keepers": int(np.sum(player.public != NOTHING)),
            "desks": int(np.sum(self.s.desks == seat)),
        }
        found |= {guild: int(player.apprentices[number]) for number, guild in enumerate(GUILDS)}
        assert sum(found.values()) == FIGURES
        return {place: count for place, count in found.items() if count}

    def houses(self, seat: int | None = None) -> tuple[int, int, int]:
        """In the supply, on the platform, on house plots; 7 in all (NOB-029)."""
        player = self.me if seat is None else self.board(seat)
        houses = int(player.houses), int(player.platform), int(player.built)
        assert sum(houses) == HOUSES
        return houses

    # Playing.

    def place(self, location: str, die: int, as_value: int | None = None, **where: int | str) -> None:
        """Take a die that shows `die`, place it at a location (state.LOCATIONS), as another value if given.

        Where the location needs to know more: guild="scholars", column="elf" or 2, slot, row, tile="D03".
        """
        self.play("take_die", die=die, value=as_value or die)
        name, values = self._target(location, where)
        self.play(name, **values)

    def may_place(self, location: str, die: int, as_value: int | None = None, **where: int | str) -> int:
        """0, or the rule that forbids it, be it to take the die or to place it there; nothing changes."""
        if reason := self.why_not("take_die", die=die, value=as_value or die):
            return reason
        before = self.match.state.copy()
        self.s.command.die, self.s.command.value = die, as_value or die
        ask(self.s.agenda, GAME.stages.index("target"), self.seat)
        self._changed()
        name, values = self._target(location, where)
        reason = self.why_not(name, **values)
        self.match.state[:] = before
        self._changed()
        return reason

    def _target(self, location: str, where: dict[str, int | str]) -> tuple[str, dict[str, int]]:
        assert location in LOCATIONS
        known: dict[str, Sequence[str]] = {"guild": GUILDS, "column": RACES, "tile": TILE_IDS}
        values = {
            key: known[key].index(value) if isinstance(value, str) else value for key, value in where.items()
        }
        if location == "castle":
            values.setdefault("slot", 0)
        return PLACES[location], values

    def done(self) -> None:
        self.play("done")

    def end_turn(self) -> None:
        self.play("end_turn")

    def finish_action(self) -> None:
        """Decline all that can be declined, and else take the first answer, until the turn is open again."""
        while self.stage not in ("turn", "over"):
            self.play("done") if self.is_legal("done") else self.match.play(self.match.legal()[0])

    def end_round(self) -> None:
        """Everybody passes, and the next round (or nothing) begins."""
        number = int(self.s.round_number)
        while self.match.seat is not None and self.s.round_number == number:
            self.end_turn()

    # Moving pieces by hand. `seat` is of whoever is asked unless it is given.

    def _forget(self) -> None:
        self._changed()
        self.s.agenda.depth = 0
        for question in self.s.agenda.questions:
            question.stage = question.seat = 0
        wipe_command(self.s.command)

    def turn(self, seat: int) -> None:
        """It is this seat's turn, from its beginning; what was open is forgotten."""
        self._forget()
        self.s.active = seat
        self.board(seat).passed = 0
        ask(self.s.agenda, turn.TURN, seat)

    def finish(self) -> None:
        """The last action phase is over: income, and the count."""
        self._forget()
        self.s.active = NOTHING
        self.s.round_number = ROUNDS
        ask(self.s.agenda, rounds.END_ROUND, self.s.start_seat)
        proceed(self.s, PRINTED)

    def dice(self, *values: int, seat: int | None = None) -> None:
        """Exactly these dice are still to be placed."""
        player = self._player(seat)
        for die in range(DICE):
            player.dice[die] = values[die] if die < len(values) else 0

    def has(self, seat: int | None = None, **amounts: int) -> None:
        """Exactly so much of what is named; modifiers come from their supply, all else from nowhere."""
        if "modifiers" in amounts:
            self.s.modifiers += self._player(seat).modifiers - amounts["modifiers"]
            assert self.s.modifiers >= 0
        super().has(seat, **amounts)

    def goods_all(self, amount: int, seat: int | None = None) -> None:
        """So many of each good."""
        self._player(seat).goods[:] = amount

    def character(self, name: str, seat: int | None = None) -> None:
        self._player(seat).character = CHARACTER_IDS.index(name)

    def lot(self, workers: int, seat: int | None = None) -> None:
        """So many workers in the lot, in exchange with the personal supply."""
        player = self._player(seat)
        player.figures += player.lot - workers
        player.lot = workers
        assert player.figures >= 0

    def employ(self, guild: str, apprentices: int = 1, seat: int | None = None) -> None:
        """So many apprentices in a guild, in exchange with the personal supply."""
        player = self._player(seat)
        number = GUILDS.index(guild)
        player.figures += player.apprentices[number] - apprentices
        player.apprentices[number] = apprentices
        assert player.figures >= 0

    def platform(self, houses: int, seat: int | None = None) -> None:
        """So many houses on the building platform, in exchange with the personal supply."""
        player = self._player(seat)
        player.houses += player.platform - houses
        player.platform = houses
        assert player.houses >= 0

    def seat_at(self, desk: int, seat: int | None = None) -> None:
        """A figure from the personal supply to a desk: 0 to 5 upper row by die value, 6 to 11 lower row."""
        seat = self.seat if seat is None else seat
        assert self.s.desks[desk] == NOTHING
        self._player(seat).figures -= 1
        self.s.desks[desk] = seat

    def occupy(self, location: str, value: int, *place: int, seat: int | None = None) -> None:
        """A die on the board, from nowhere; the automa's has seat=AUTOMA.

        Where it lies is said as an index: tavern and yard need none (it is the next), else guild and band,
        hall space, council row and column, castle slot; the value says it in the harbour and the Chancery,
        and its band in Berk's Office.
        """
        self._changed()
        seat = self.seat if seat is None else seat
        places = self._places(location)
        if location in ("tavern", "yard"):
            place = (int(np.count_nonzero(places["value"])),)
        elif location in ("harbour", "chancery"):
            place = (value - 1,)
        elif location == "berk":
            place = ((value - 1) // 2,)
        lay(places[place], seat, value)

    def pips(self, location: str) -> Ints:
        """What the dice show that lie at a location of the board, place by place; 0 where there is none."""
        return np.array(self._places(location)["value"])

    def owners(self, location: str) -> Ints:
        """Whose they are; NOTHING where there is none."""
        dice = self._places(location)
        return np.where(dice["value"] == 0, NOTHING, dice["owner"])

    def fill(self, location: str, value: int, seat: int) -> None:
        """Such a die lies at every place."""
        self._changed()
        self._places(location)[...] = (value, seat)

    def sweep(self, *locations: str) -> None:
        """No dice lie there any more."""
        self._changed()
        for location in locations:
            self._places(location)[...] = 0

    def _places(self, location: str) -> Any:
        places: dict[str, Any] = {
            "tavern": self.s.tavern,
            "yard": self.s.yard,
            "guild": self.s.guild_dice,
            "hall": self.s.hall_dice,
            "harbour": self.s.harbour,
            "council": self.s.council_dice,
            "berk": self.s.berk,
            "castle": self.s.castle,
            "chancery": self.s.chancery_dice,
        }
        return places[location]

    # Settler cards.

    def _swap_settlers(self, one: int, other: int) -> None:
        """Wherever the two are."""
        places: list[Any] = [self.s.settler_pile, self.s.display]
        for seat in range(self.s.seats):
            places += [self.board(seat).settlers, self.board(seat).completed]
        for place in places:
            for i in range(len(place)):
                if place[i] in (one, other):
                    place[i] = one + other - place[i]
        bits = int(self.s.settler_discards)
        if (bits >> one) & 1 != (bits >> other) & 1:
            self.s.settler_discards = bits ^ (1 << one) ^ (1 << other)

    def _pull_settler(self, name: str) -> int:
        """A card out of the deck, from wherever it is: the deck's top card takes its place."""
        card = SETTLER_IDS.index(name)
        top = int(self.s.settlers_left) - 1
        self._swap_settlers(card, int(self.s.settler_pile[top]))
        self.s.settler_pile[top] = NOTHING
        self.s.settlers_left = top
        return card

    def display(self, *settlers: str) -> None:
        """These lie in the tavern from the left on; each changes places with what lay there."""
        self._changed()
        for space, name in enumerate(settlers):
            self._swap_settlers(SETTLER_IDS.index(name), int(self.s.display[space]))

    def hand(self, *settlers: str, seat: int | None = None) -> None:
        """Exactly these cards in hand; what else was there is discarded."""
        player = self._player(seat)
        for slot in range(HAND + 1):
            if player.settlers[slot] != NOTHING:
                self.s.settler_discards |= 1 << int(player.settlers[slot])
                player.settlers[slot] = NOTHING
        for slot, name in enumerate(settlers):
            player.settlers[slot] = self._pull_settler(name)

    def settled(self, *settlers: str, seat: int | None = None) -> None:
        """These cards completed as well, with a house each from the supply, and nothing else gained."""
        player = self._player(seat)
        for name in settlers:
            card = self._pull_settler(name)
            player.completed[player.built] = card
            player.races[PRINTED.settler_race[card]] += 1
            player.built += 1
            player.houses -= 1
            assert player.houses >= 0

    def settler_pile(self, *settlers: str) -> None:
        """These on top of the deck, in this order; each changes places with what lay there."""
        self._changed()
        for depth, name in enumerate(settlers):
            place = int(self.s.settlers_left) - 1 - depth
            self._swap_settlers(SETTLER_IDS.index(name), int(self.s.settler_pile[place]))

    def leave_settlers(self, count: int, discard: bool = True) -> None:
        """Only so many cards in the deck; those beneath are in the discard pile, or else with nobody."""
        self._changed()
        kept = [int(card) for card in self.s.settler_pile[: self.s.settlers_left]][-count:] if count else []
        for card in self.s.settler_pile[: self.s.settlers_left]:
            if int(card) not in kept and discard:
                self.s.settler_discards |= 1 << int(card)
        self.s.settler_pile[:] = [*kept, *[NOTHING] * (SETTLERS - len(kept))]
        self.s.settlers_left = len(kept)

    # Buildings.

    def _swap_buildings(self, one: int, other: int) -> None:
        places: list[Any] = [self.s.bag, self.s.hall, self.s.workshop.reshape(-1)]
        places += [self.board(seat).public for seat in range(self.s.seats)]
        for place in places:
            for i in range(len(place)):
                if place[i] in (one, other):
                    place[i] = one + other - place[i]
        bits = int(self.s.building_discards)
        if (bits >> one) & 1 != (bits >> other) & 1:
            self.s.building_discards = bits ^ (1 << one) ^ (1 << other)

    def _pull_building(self, name: str) -> int:
        """A tile out of the bag, from wherever it is: the next of the bag takes its place."""
        tile = BUILDING_IDS.index(name)
        top = int(self.s.bag_left) - 1
        self._swap_buildings(tile, int(self.s.bag[top]))
        self.s.bag[top] = NOTHING
        self.s.bag_left = top
        return tile

    def hall(self, *tiles: str | None) -> None:
        """These lie in the Guild Hall from the left on (None: an empty space); old ones change places."""
        self._changed()
        for space, name in enumerate(tiles):
            if name is None:
                if self.s.hall[space] != NOTHING:
                    self.s.building_discards |= 1 << int(self.s.hall[space])
                self.s.hall[space] = NOTHING
            elif self.s.hall[space] == NOTHING:
                self.s.hall[space] = self._pull_building(name)
            else:
                self._swap_buildings(BUILDING_IDS.index(name), int(self.s.hall[space]))

    def own(self, guild: str, space: int, tile: str, seat: int | None = None) -> None:
        """A workshop with a guild master of a seat, from the personal supply; no points, no stars."""
        seat = self.seat if seat is None else seat
        self.stand(guild, space, tile)
        assert self.s.owner[GUILDS.index(guild), space] == NOTHING
        self._player(seat).figures -= 1
        self.s.owner[GUILDS.index(guild), space] = seat

    def stand(self, guild: str, space: int, tile: str) -> None:
        """A workshop that belongs to nobody, on a space that may hold another: that goes back to the bag."""
        self._changed()
        number = GUILDS.index(guild)
        assert PRINTED.buildings[BUILDING_IDS.index(tile)].guild == number
        if self.s.workshop[number, space] == NOTHING:
            self.s.workshop[number, space] = self._pull_building(tile)
        else:
            self._swap_buildings(BUILDING_IDS.index(tile), int(self.s.workshop[number, space]))

    def public(self, plot: int, tile: str, seat: int | None = None) -> None:
        """A public building with a keeper from the personal supply; no points, no stars."""
        player = self._player(seat)
        assert player.public[plot] == NOTHING
        player.public[plot] = self._pull_building(tile)
        player.figures -= 1

    def bag(self, *tiles: str) -> None:
        """These are drawn next, in this order; each changes places with what would have been."""
        self._changed()
        for depth, name in enumerate(tiles):
            place = int(self.s.bag_left) - 1 - depth
            self._swap_buildings(BUILDING_IDS.index(name), int(self.s.bag[place]))

    def empty_bag(self, discard: bool = True) -> None:
        """No building tile in the bag; they are in the discard pile, or else with nobody."""
        self._changed()
        for tile in self.s.bag[: self.s.bag_left]:
            if discard:
                self.s.building_discards |= 1 << int(tile)
        self.s.bag[:] = NOTHING
        self.s.bag_left = 0

    # Ships, council, events, goals, commissions.

    def ship(self, name: str) -> None:
        """This ship lies in the harbour, empty; it changes places with the one that did."""
        self._changed()
        self._swap(SHIP_IDS.index(name), int(self.s.ship), self.s.ship_pile)
        self.s.ship = SHIP_IDS.index(name)
        self.s.ship_filled[:] = 0

    def council(self, row: int, column: int | str, name: str | None) -> None:
        """This tile on a space of the council; it changes places with the one there."""
        self._changed()
        column = RACES.index(column) if isinstance(column, str) else column
        old = int(self.s.council[row, column])
        if name is None:
            self.s.council[row, column] = NOTHING
            return
        self._swap(COUNCIL_IDS.index(name), old, self.s.council_pile, self.s.council.reshape(-1))
        self.s.council[row, column] = COUNCIL_IDS.index(name)

    def _swap(self, one: int, other: int, *places: Any) -> None:
        for place in places:
            for i in range(len(place)):
                if place[i] in (one, other) and place[i] != NOTHING:
                    place[i] = one + other - place[i]

    def event(self, name: str | None) -> None:
        """This is the event of the round, whatever round it is; nothing that comes at its start is given."""
        self._changed()
        self.s.event = NOTHING if name is None else EVENT_IDS.index(name)

    def goal(self, name: str) -> None:
        self._changed()
        self.s.goal = GOAL_IDS.index(name)

    def hold(self, card: str, tile: str, filled: int = 0, seat: int | None = None) -> None:
        """A further commission card with its dice tile, of which so many slots are filled, from the left.

        Where another holds the card, that one gets the top card of the deck for it.
        """
        seat = self.seat if seat is None else seat
        self._changed()
        number = COMMISSION_IDS.index(card)
        if self.s.commission_at[number] >= self.s.commissions_left:
            self._swap_commissions(number, COMMISSION_IDS.index(self.commission_deck()[0]))
        depth = int(self.s.commission_at[number])
        for other in range(COMMISSIONS):
            if depth < self.s.commission_at[other] < self.s.commissions_left:
                self.s.commission_at[other] -= 1
        self.s.commissions_left -= 1
        self.s.commission_at[number] = HELD + seat
        self.s.commission_seen[number] |= 1 << seat
        self.s.commission_known[number] |= 1 << seat
        mine = TILE_IDS.index(tile)
        pile = [int(other) for other in self.s.tile_pile if other not in (NOTHING, mine)]
        assert len(pile) == self.s.tiles_left - 1, "not in the bag"
        self.s.tile_pile[:] = [*pile, *[NOTHING] * (len(TILE_IDS) - len(pile))]
        self.s.tiles_left -= 1
        self.s.tile_owner[mine] = seat
        self.s.tile_card[mine] = number
        self.s.tile_filled[mine] = (1 << filled) - 1

    def _swap_commissions(self, one: int, other: int) -> None:
        """Wherever the two are, and with those who know them."""
        for places in (self.s.commission_at, self.s.commission_seen, self.s.commission_known):
            places[one], places[other] = int(places[other]), int(places[one])
        self._swap(one, other, self.s.tile_card)

    def fill_tile(self, tile: str, filled: int = 3) -> None:
        """So many slots of somebody's dice tile are filled, from the left."""
        self._changed()
        assert self.s.tile_owner[TILE_IDS.index(tile)] != NOTHING
        self.s.tile_filled[TILE_IDS.index(tile)] = (1 << filled) - 1

    def tile_of(self, seat: int | None = None) -> str:
        """The dice tile that came with the commission of the setup."""
        return TILE_IDS[(self.me if seat is None else self.board(seat)).first_tile]


def good(name: str) -> int:
    return GOODS.index(name)


def guild(name: str) -> int:
    return GUILDS.index(name)


def race(name: str) -> int:
    return RACES.index(name)


def commission(name: str) -> int:
    return COMMISSION_IDS.index(name)
