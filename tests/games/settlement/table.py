"""A Settlement table for tests: set up a position in a line or two, play by name, ask why not.

table = Table(players=2)                # first artifacts picked, round 1, the start player's turn
table.hold("lodestar")                  # give the active player an artifact
table.has(wood=2, gold=1)
table.lay(0, "wood", colour="green")    # a landscape on field 0 (row I, column 1) of the active player
table.play("activate_wilderness_row", row=0)
assert table.why_not("activate_wilderness_row", row=0) == 54
"""

from collections.abc import Sequence
from typing import Any

from moothall.engine.deck import Deck
from moothall.games.settlement.game import GAME
from moothall.games.settlement.state import (
    COLOURS,
    FIELDS,
    GOODS,
    IN_DECK,
    IN_HERO_ROW,
    IN_ROW,
    NOTHING,
    Player,
    State,
)
from tests.games.tables import PlayedTable

DECK = GAME.read_deck()
LANDSCAPES, BUILDINGS = DECK.ids("landscape"), DECK.ids("building")
ARTIFACTS, HEROES = DECK.ids("artifact"), DECK.ids("hero")
UPPER, MIDDLE, LOWER = range(3)  # settlement rows


def colour_of(hero: str) -> str:
    return COLOURS[DECK.record[0].hero_colour[HEROES.index(hero)]]


def standard_orders(**changes: Any) -> dict[str, Any]:
    """Explicit orders to start from: every stack in deck order, top first, seat 0 starting."""
    tiles = [building for building in BUILDINGS for _ in range(3)]
    orders = {
        "landscapes": [LANDSCAPES[:12], LANDSCAPES[12:24], LANDSCAPES[24:]],
        "buildings": [tiles[:12], tiles[12:24], tiles[24:]],
        "heroes": HEROES,
        "artifacts": ARTIFACTS,
        "start_seat": 0,
    }
    return orders | changes


QUIET = ("mace_of_bravery", "crown_of_dominion", "potion_of_power", "ornate_tankard")


COUNTED = {good: ("supply", place) for place, good in enumerate(GOODS)}
NAMED = {"good": GOODS, "gain": GOODS, "pay": GOODS}


class Table(PlayedTable[State, Player, Any]):
    counted, named = COUNTED, NAMED

    def __init__(
        self,
        players: int = 2,
        *,
        seed: int = 1,
        picked: bool = True,
        orders: Any = None,
        deck: Deck | None = None,
    ) -> None:
        start = None if orders else seed
        self._deal(GAME, {"players": players}, start, orders, deck, self._pick if picked else None)

    def _pick(self) -> None:
        """Artifacts whose only effect is on being taken would change the supplies, so they are no part of
        the standard position: each player gets one that does nothing by itself."""
        self.artifact_row(*QUIET[: self.match.players], keeping=QUIET)
        while self.stage == "first_artifact":
            self.play("take", artifact=next(artifact for artifact in QUIET if self._in_row(artifact)))

    # What lies on the table.

    def supply(self, seat: int | None = None) -> dict[str, int]:
        """Only what there is of."""
        player = self.me if seat is None else self.board(seat)
        return {good: int(player.supply[i]) for i, good in enumerate(GOODS) if player.supply[i]}

    # Playing.

    def pass_all(self) -> None:
        """Everybody passes at the next chance, keeps nothing and takes the first artifact of the row."""
        number = int(self.s.round_number)
        while not self.match.over and self.s.round_number == number:
            if self.stage == "turn":
                self.play("pass_round")
            elif self.stage == "keep":
                self.play("done")
            else:
                self.play("take", artifact=next(i for i in range(14) if self.s.artifact_at[i] == IN_ROW))

    def go_to_round(self, number: int) -> None:
        while self.s.round_number < number:
            assert not self.match.over
            self.pass_all()

    def finish(self) -> None:
        while not self.match.over:
            self.pass_all()

    # Moving pieces by hand. `seat` is the active player's unless it is given.

    def new_turn(self) -> None:
        """The active player may act and invite again, as if the others had ended their turns."""
        assert self.stage == "turn"
        self._changed()
        self.s.acted = self.s.invited = 0

    def settlers(self, normal: int, seat: int | None = None) -> None:
        """Leave only so many normal settlers undeployed; the others stand on the Build field."""
        player = self._player(seat)
        player.deployed[0] += player.settlers - normal
        player.settlers = normal

    def hold(self, artifact: str, seat: int | None = None) -> None:
        """Swap the player's artifact for this one, wherever it is, without its gain on taking."""
        player = self._player(seat)
        wanted, held = ARTIFACTS.index(artifact), int(player.artifact)
        if wanted == held:
            return
        place = int(self.s.artifact_at[wanted])
        for other in range(self.s.seats):
            if self.board(other).artifact == wanted:
                self.board(other).artifact = held
        self._replace_in_stack(self.s.artifact_stack, wanted, held)
        self.s.artifact_at[held] = place
        self.s.artifact_at[wanted] = self.seat if seat is None else seat
        player.artifact = wanted

    def artifact_row(self, *artifacts: str, keeping: Sequence[str] = ()) -> None:
        """These artifacts into the row, each for another that lies there and need not be kept."""
        self._changed()
        for artifact in artifacts:
            if self._in_row(artifact):
                continue
            wanted = ARTIFACTS.index(artifact)
            leaving = next(
                i for i, a in enumerate(ARTIFACTS) if self._in_row(a) and a not in (*artifacts, *keeping)
            )
            for seat in range(self.s.seats):
                if self.board(seat).artifact == wanted:
                    self.board(seat).artifact = leaving
            self._replace_in_stack(self.s.artifact_stack, wanted, leaving)
            self.s.artifact_at[leaving] = self.s.artifact_at[wanted]
            self.s.artifact_at[wanted] = IN_ROW

    def _in_row(self, artifact: str) -> bool:
        return bool(self.s.artifact_at[ARTIFACTS.index(artifact)] == IN_ROW)

    def _replace_in_stack(self, stack: Any, old: int, new: int) -> None:
        for i in range(len(stack)):
            if stack[i] == old:
                stack[i] = new

    def lay(
        self, field: int, resource: str | None, colour: str | None = None, seat: int | None = None
    ) -> None:
        """A landscape with this resource and monster colour (None for any) from its stack onto a field."""
        player = self._player(seat)
        assert player.landscape[field] == NOTHING, "the field is not empty"
        row = field // 3
        self.next_landscape(row, resource, colour)
        self.s.landscapes_left[row] -= 1
        top = self.s.landscapes_left[row]
        player.landscape[field] = self.s.landscape_stack[row, top]
        self.s.landscape_stack[row, top] = NOTHING

    def next_landscape(self, row: int, resource: str | None, colour: str | None = None) -> None:
        """Put such a tile on top of a row's stack."""
        self._changed()
        stack, top = self.s.landscape_stack[row], self.s.landscapes_left[row] - 1
        printed = DECK.record[0]
        for i in range(top + 1):
            tile = int(stack[i])
            good, of_monster = GOODS[printed.landscape_good[tile]], COLOURS[printed.landscape_colour[tile]]
            if resource in (None, good) and colour in (None, of_monster):
                stack[i], stack[top] = int(stack[top]), tile
                return
        raise AssertionError(f"no such landscape is left for row {row + 1}")

    def monster(self, field: int, seat: int | None = None) -> None:
        self._player(seat).monster[field] = 1

    def fortress(self, field: int, seat: int | None = None) -> None:
        self._player(seat).fortress[field] = 1

    def market(self, *buildings: str | None) -> None:
        """What lies on the market fields from the first on, one tile each; None for an empty field.

        From nowhere: what lay there is gone, and the stacks stay as they are; so does the rest of the market.
        """
        self._changed()
        for field, building in enumerate(buildings):
            self.s.market[field] = NOTHING if building is None else BUILDINGS.index(building)
            self.s.market_pile[field] = building is not None

    def building(self, place: int, building: str, seat: int | None = None, stored: int = 0) -> None:
        player = self._player(seat)
        player.building[place] = BUILDINGS.index(building)
        player.stored[place] = stored

    def hero_row(self, *heroes: str | None) -> None:
        """The hero row from space 1 on, None for an empty space; what lay there goes under the deck."""
        self._changed()
        row = self.s.hero_row
        for space, hero in enumerate(heroes):
            old, new = int(row[space]), NOTHING if hero is None else HEROES.index(hero)
            if new == old:
                continue
            elsewhere = [i for i in range(4) if new != NOTHING and row[i] == new]
            if elsewhere:  # the two change places
                row[elsewhere[0]] = old
            else:
                self._under_hero_deck(old)
                self._out_of_hero_deck(new)
            row[space] = new

    def _under_hero_deck(self, hero: int) -> None:
        if hero == NOTHING:
            return
        left = int(self.s.heroes_left)
        self.s.hero_deck[1 : left + 1] = self.s.hero_deck[:left].copy()
        self.s.hero_deck[0] = hero
        self.s.heroes_left = left + 1
        self.s.hero_at[hero] = IN_DECK

    def _out_of_hero_deck(self, hero: int) -> None:
        if hero == NOTHING:
            return
        deck = [int(card) for card in self.s.hero_deck if card not in (hero, NOTHING)]
        self.s.hero_deck[: len(deck)] = deck
        self.s.hero_deck[len(deck) :] = NOTHING
        self.s.heroes_left = len(deck)
        self.s.hero_at[hero] = IN_HERO_ROW

    def hero_row_of(self, *colours: str | None) -> None:
        """Heroes that show these monster colours, from space 1 on; None for an empty space."""
        self._changed()
        heroes: list[str | None] = []
        for colour in colours:
            unused = (h for h in HEROES if h not in heroes and self._is_unowned(h))
            heroes.append(None if colour is None else next(h for h in unused if colour_of(h) == colour))
        self.hero_row(*heroes)

    def _is_unowned(self, hero: str) -> bool:
        return bool(self.s.hero_at[HEROES.index(hero)] in (IN_DECK, IN_HERO_ROW))

    def next_hero(self, hero: str) -> None:
        """Put this card on top of the hero deck."""
        self._changed()
        deck, left = self.s.hero_deck, int(self.s.heroes_left)
        place = list(deck[:left]).index(HEROES.index(hero))
        deck[place], deck[left - 1] = int(deck[left - 1]), int(deck[place])

    def next_building(self, stack: int, building: str) -> None:
        """Put such a tile on top of a building stack, in exchange for one from wherever it lies."""
        self._changed()
        stacks, top = self.s.building_stack, self.s.buildings_left[stack] - 1
        wanted = BUILDINGS.index(building)
        other, place = next(
            (i, j) for i in range(3) for j in range(self.s.buildings_left[i]) if stacks[i, j] == wanted
        )
        stacks[other, place], stacks[stack, top] = int(stacks[stack, top]), wanted

    def hero(self, hero: str, seat: int | None = None) -> None:
        """A hero into a player's possession, from the deck."""
        self._changed()
        number = HEROES.index(hero)
        for i in range(self.s.heroes_left):
            if self.s.hero_deck[i] == number:
                left = int(self.s.heroes_left) - 1
                self.s.hero_deck[i] = self.s.hero_deck[left]
                self.s.hero_deck[left] = NOTHING
                self.s.heroes_left = left
        self.s.hero_at[number] = self.seat if seat is None else seat

    def empty_wilderness(self) -> bool:
        return all(self.me.landscape[field] == NOTHING for field in range(FIELDS))
