"""What an answer brought about: what came and went, what came to light, and which pieces moved.

What a player chose is told by the deed, so only what follows from it is told here. Whatever happened to one
player says whose it is by its value `seat`. Both records are plain, and the second may be one in the middle
of things. Nothing is read that only some may know: of commission cards only the tiles that lie with them.

Places are those of the board: `tavern/2`, `guild/4/1` (a slot), `guild/4/crew`, `workshop/4/0`, `hall/3`,
`harbour/6` and `chancery/6` (by the die's value), `council/0/5`, `desk/1/6`, `display/2`, `ship/magic`,
`pile/settlers`; and of each seat `<seat>/dice/<die>`, `supply/<thing>`, `lot`, `platform`, `houses`,
`settlers/<card>`, `buildings/<plot>`, `tile/<tile>`, `own`, `points`, `reputation`, `nobility`.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from moothall.engine.agenda import open_seat
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.happening import Happening, Move
from moothall.engine.telling import amount_of
from moothall.games.nobility.actions import DONE, END_TURN, PLACE_GUILD, PLACE_HALL, SELL_GOOD, SPACE
from moothall.games.nobility.state import (
    AUTOMA,
    AUTOMA_BLUE,
    AUTOMA_DICE,
    AUTOMA_RED,
    BERK,
    CASTLE_SLOTS,
    COUNCIL_ROWS,
    COUNCIL_TILES,
    DEALT,
    DESKS,
    DICE,
    DICE_TILES,
    DISPLAY,
    DRAWN,
    GOODS,
    HALL_SPACES,
    KINDS,
    LORD_LEVEL,
    MOST_NOBILITY,
    NOTHING,
    PIPS,
    PLOTS,
    SPACES,
    TILE_FILLED,
    State,
)

# The rule behind what an answer brings its player, where no card or tile is behind it.
BY = {
    "sell_workshop": 260,
    "sell_public": 266,
    "place_tavern": 138,
    "place_yard": 171,
    "place_hall": 231,
    "place_board": 315,
    "place_chancery": 404,
    "place_tile": 425,
    "take_settler": 138,
    "discard_settler": 141,
    "buy": 213,
    "employ_worker": 217,
    "move_apprentice": 217,
    "build": 250,
    "sell_good": 276,
    "return_apprentice": 315,
    "take_tokens": 298,
    "exchange_settlers": 303,
    "exchange_buildings": 304,
    "acquire": 431,
    "keep_commission": 433,
    "end_turn": 317,
}
CASTLE_BY = (308, 309, 310, 345)  # by slot
REWARD_BY, LORD_BY, WHITE_LORD_BY, IDLE_BY = 189, 99, 100, 76


def happenings(before: State, after: State, deck: Deck, action: int) -> list[Happening]:
    return list(_Comparison(before, after, deck, action).all())


class _Comparison:
    """Two positions, and the answer that led from one to the other."""

    def __init__(self, before: State, after: State, deck: Deck, action: int) -> None:
        self.was, self.now, self.deck, self.action = before, after, deck, action
        self.block = SPACE.decode(action).name
        self.seats = range(after.seats)
        self.asked = int(open_seat(before.agenda))
        self.command = before.command if after.command.location == NOTHING else after.command
        self.guild = self._guild()
        self.is_new_round = before.round_number != after.round_number or bool(after.over)

    def _guild(self) -> int:
        """In which the die is that the answer is about."""
        if PLACE_GUILD <= self.action < PLACE_HALL:
            return self.action - PLACE_GUILD
        return int(self.command.guild)

    def all(self) -> Iterator[Happening]:
        yield from self.rolled_again()
        if not self.is_new_round:
            yield from self.dice()
        for seat in self.seats:
            if self.was.players[seat] != self.now.players[seat]:
                yield from self.of_seat(seat)
        yield from self.tiles()
        for seat in self.seats:
            yield from self.passed(seat)
        yield from self.course()
        yield from self.table()

    def of_seat(self, seat: int) -> Iterator[Happening]:
        yield from self.figures(seat)
        yield from self.cards(seat)
        yield from self.buildings(seat)
        yield from self.supply(seat)
        yield from self.rank(seat)

    # Dice.

    def rolled_again(self) -> Iterator[Happening]:
        marked = self.was.command.rerolled
        if self.action == DONE and marked and not self.now.command.rerolled:
            rolled = [die for die in range(DICE) if (marked >> die) & 1]
            values = ", ".join(str(self.now.players[self.asked].dice[die]) for die in rolled)
            told = Telling("change-rolled", {"seat": self.asked, "values": values})
            moves = [Move("die", place, place) for place in (f"{self.asked}/dice/{die}" for die in rolled)]
            yield Happening(told, moves, self._by(self.asked))

    def dice(self) -> Iterator[Happening]:
        """From the player's tray to the board."""
        if self.was.players[self.asked].dice == self.now.players[self.asked].dice:
            return
        was, now = placed_dice(self.was), placed_dice(self.now)
        for place, die in now.items():
            value, seat = die
            if die != was.get(place) and seat != AUTOMA:
                moved = Move(f"die:{value}", self._tray(seat), place, seat=seat)
                yield Happening(moves=[moved], by="rule:458")

    def _tray(self, seat: int) -> str:
        """The place from which the die was taken that is on the board now."""
        was, now = self.was.players[seat].dice, self.now.players[seat].dice
        gone = [die for die in range(DICE) if was[die] and not now[die]]
        return f"{seat}/dice/{gone[0]}" if gone else f"{seat}/dice"

    # A player's pieces.

    def figures(self, seat: int) -> Iterator[Happening]:
        """From the supply they come with the house, card or workshop that brings them."""
        if self._holds_still(seat):
            return
        was, now = self._whereabouts(self.was, seat), self._whereabouts(self.now, seat)
        if was == now:
            return
        left = {place: count - now[place] for place, count in was.items() if count > now[place]}
        moves = []
        for place, count in now.items():
            coming = count - was[place]
            for source in list(left) if coming > 0 else []:
                going = min(coming, left[source])
                if going:
                    start = self._source(seat) if source == f"{seat}/figures" else source
                    moves.append(Move("worker", start, place, going, seat))
                    left[source] -= going
                    coming -= going
        yield Happening(moves=moves, by=self._by(seat))

    def _holds_still(self, seat: int) -> bool:
        """At a glance; what others did may look like it."""
        was, now = self.was.players[seat], self.now.players[seat]
        return (was.figures, was.lot, was.apprentices, was.public, self.was.owner, self.was.desks) == (
            now.figures, now.lot, now.apprentices, now.public, self.now.owner, self.now.desks,
        )  # fmt: skip

    def _whereabouts(self, s: State, seat: int) -> dict[str, int]:
        """How many of a player's figures are in each place."""
        me = s.players[seat]
        found = {f"{seat}/figures": me.figures, f"{seat}/lot": me.lot}
        for guild in range(KINDS):
            found[f"guild/{guild}/crew"] = me.apprentices[guild]
            for space in range(SPACES):
                found[f"workshop/{guild}/{space}"] = int(s.owner[guild, space] == seat)
        found |= {f"{seat}/buildings/{plot}": int(me.public[plot] != NOTHING) for plot in range(PLOTS)}
        found |= {desk_place(desk): int(s.desks[desk] == seat) for desk in range(DESKS)}
        return found

    def cards(self, seat: int) -> Iterator[Happening]:
        """Settler cards that come and go, houses, council tiles."""
        was, now = self.was.players[seat], self.now.players[seat]
        moves: list[Move] = []
        if was.settlers != now.settlers:
            moves += self._settlers(seat, held(was.settlers), held(now.settlers))
        moves += [Move("house", f"{seat}/platform", f"{seat}/houses")] * (now.built - was.built)
        houses = now.platform + now.built - was.platform - was.built
        if houses > 0:
            moves.append(Move("house", self._source(seat), f"{seat}/platform", houses))
        if was.council_tiles != now.council_tiles:
            moves += self._council_tiles(seat)
        if moves:
            yield Happening(moves=moves, by=self._by(seat))

    def _settlers(self, seat: int, was: list[int], now: list[int]) -> Iterator[Move]:
        names = self.deck.ids("settler")
        for card in now:
            if card not in was:
                places = [place for place in range(DISPLAY) if self.was.display[place] == card]
                source = f"display/{places[0]}" if places else "pile/settlers"
                yield Move(f"settler:{names[card]}", source, f"{seat}/settlers/{names[card]}")
        for card in was:
            if card not in now and card not in self.now.players[seat].completed:
                yield Move(f"settler:{names[card]}", f"{seat}/settlers/{names[card]}", "discard")

    def _council_tiles(self, seat: int) -> Iterator[Move]:
        for tile in range(COUNCIL_TILES):
            if self.now.council_taken[tile] == seat != self.was.council_taken[tile]:
                places = [
                    f"council/{row}/{column}"
                    for row in range(COUNCIL_ROWS)
                    for column in range(KINDS)
                    if self.was.council[row, column] == tile
                ]
                yield Move(f"council:{self.deck.ids('council')[tile]}", places[0], f"{seat}/points")

    def buildings(self, seat: int) -> Iterator[Happening]:
        """From the Guild Hall to its guild, or to a plot of the own board."""
        names, moves = self.deck.ids("building"), []
        if self.was.workshop != self.now.workshop and seat == self.asked:
            for guild in range(KINDS):
                for space in range(SPACES):
                    tile = self.now.workshop[guild, space]
                    if tile != self.was.workshop[guild, space]:
                        goal = f"workshop/{guild}/{space}"
                        moves.append(Move(f"building:{names[tile]}", self._hall_space(tile), goal))
        was, now = self.was.players[seat].public, self.now.players[seat].public
        for plot in range(PLOTS):
            place = f"{seat}/buildings/{plot}"
            if now[plot] != was[plot] and now[plot] != NOTHING:
                moves.append(Move(f"building:{names[now[plot]]}", self._hall_space(now[plot]), place))
            elif now[plot] != was[plot]:
                moves.append(Move(f"building:{names[was[plot]]}", place, "discard"))
        if moves:
            yield Happening(moves=moves, by=self._by(seat))

    def _hall_space(self, tile: int) -> str:
        """Where a tile lay in the hall; one that waited for its plot lay where the die is now."""
        for space in range(HALL_SPACES):
            if self.was.hall[space] == tile:
                return f"hall/{space}"
        return f"hall/{self.deck.printed.hall_space[self.was.command.value]}"

    def supply(self, seat: int) -> Iterator[Happening]:
        """What a player has more or less of, with a sign each; that a worker left the lot is no news."""
        was, now = self.was.players[seat], self.now.players[seat]
        things = {
            "coin": now.coins - was.coins,
            **{good: now.goods[i] - was.goods[i] for i, good in enumerate(GOODS)},
            "modifier": now.modifiers - was.modifiers,
        }
        tracks = {"reputation": now.reputation - was.reputation, "star": now.nobility - was.nobility}
        changes = {
            **things,
            "reputation": tracks["reputation"],
            "worker": max(0, now.lot - was.lot),
            "house": max(0, now.platform - was.platform),
            "star": tracks["star"],
            "point": now.vp - was.vp,
        }
        told = amount_of(**changes)
        if not told:
            return
        moves = [*self._sold(seat, things), *self._gained(seat, things)]
        for track, thing in (("reputation", "reputation"), ("nobility", "star")):
            if changes[thing]:
                moves.append(Move("marker", f"{seat}/{track}", f"{seat}/{track}", seat=seat))
        yield Happening(Telling("change-supply", {"seat": seat, "changes": told}), moves, self._by(seat))

    def _sold(self, seat: int, things: dict[str, int]) -> Iterator[Move]:
        if self.block == "sell_good" and seat == self.asked:
            good = GOODS[self.action - SELL_GOOD]
            yield Move(good, f"{seat}/supply/{good}", f"ship/{good}", -things[good])

    def _gained(self, seat: int, things: dict[str, int]) -> Iterator[Move]:
        """What came flies in from where it was had; what was paid leaves without ado."""
        for thing, count in things.items():
            if count > 0:
                goal = f"{seat}/supply/{thing}"
                yield Move(thing, self._source(seat) or goal, goal, count)

    def _source(self, seat: int) -> str:
        """Where a player's gains come from; nothing where they come from several places."""
        if self.is_new_round:
            return ""
        if seat != self.asked:
            return self._rewarding(seat) or ""
        if self.block == "sell_good":
            return f"ship/{GOODS[self.action - SELL_GOOD]}"
        if self.block in ("complete", "spend"):
            return f"{seat}/houses"
        if self.block == "place_yard":
            return "yard/0"
        if self.guild != NOTHING:
            space = self.was.command.space
            return f"guild/{self.guild}/crew" if space == NOTHING else f"workshop/{self.guild}/{space}"
        if self.command.location == BERK:
            return f"berk/{(self.command.value - 1) // 2}"
        return f"{seat}/nobility"

    def _rewarding(self, seat: int) -> str | None:
        """NOB-189: the workshop that rewards its owner for another's die."""
        if self.guild == NOTHING:
            return None
        spaces = [space for space in range(SPACES) if self.was.owner[self.guild, space] == seat]
        return f"workshop/{self.guild}/{spaces[0]}" if spaces else None

    def _by(self, seat: int) -> str:
        """What brought about what happened to a player."""
        if self.is_new_round:
            return "rule:317"
        if seat != self.asked:
            return f"rule:{REWARD_BY}"
        if self.block == "place_castle":
            return f"rule:{self._castle_rule()}"
        if self.block == "place_council":
            tiles = [tile for tile in range(COUNCIL_TILES) if self._took(tile)]
            return f"council:{self.deck.ids('council')[tiles[0]]}" if tiles else ""
        if self.block in ("complete", "spend"):
            return self._paid_card()
        if self.block in ("use_effect", "reroll", "take_good", "give_good"):
            return self._at_work()
        return f"rule:{BY[self.block]}" if self.block in BY else ""

    def _castle_rule(self) -> int:
        """By the slot on which the die lies now."""
        slots = [slot for slot in range(CASTLE_SLOTS) if self.now.castle[slot] != self.was.castle[slot]]
        return CASTLE_BY[slots[0]]

    def _took(self, tile: int) -> bool:
        return bool(self.now.council_taken[tile] != self.was.council_taken[tile])

    def _paid_card(self) -> str:
        """The settler card that is completed."""
        was, now = self.was.players[self.asked], self.now.players[self.asked]
        housed = [card for card in held(now.completed) if card not in held(was.completed)]
        return f"settler:{self.deck.ids('settler')[housed[0]]}" if housed else ""

    def _at_work(self) -> str:
        """The workshop that is activated, or the character whose Lord benefit is taken."""
        space = self.was.command.space
        if NOTHING in (self.guild, space):
            return f"character:{self.deck.ids('character')[self.was.players[self.asked].character]}"
        return f"building:{self.deck.ids('building')[self.was.workshop[self.guild, space]]}"

    def rank(self, seat: int) -> Iterator[Happening]:
        was, now = self.was.players[seat].nobility, self.now.players[seat].nobility
        character = self.deck.ids("character")[self.now.players[seat].character]
        if was < LORD_LEVEL <= now:
            told = Telling("change-lord", {"seat": seat, "character": character})
            yield Happening(told, by=f"rule:{LORD_BY}")
        if was < MOST_NOBILITY == now:
            yield Happening(Telling("change-white_lord", {"seat": seat}), by=f"rule:{WHITE_LORD_BY}")

    def tiles(self) -> Iterator[Happening]:
        """Dice tiles that came, and those that are full now; never which card lies with them."""
        if self.was.tile_owner == self.now.tile_owner and self.was.tile_filled == self.now.tile_filled:
            return
        names = self.deck.ids("tile")
        for seat in self.seats:
            for tile in range(DICE_TILES):
                if self.now.tile_owner[tile] != seat:
                    continue
                if self.was.tile_owner[tile] != seat:
                    told = Telling("change-dice_tile", {"seat": seat, "effect": f"tile:{names[tile]}"})
                    move = Move(f"tile:{names[tile]}", "pile/commissions", f"{seat}/tile/{names[tile]}")
                    yield Happening(told, [move], "rule:435")
                elif self.now.tile_filled[tile] == TILE_FILLED != self.was.tile_filled[tile]:
                    yield Happening(Telling("change-commission", {"seat": seat}), by="rule:425")

    def passed(self, seat: int) -> Iterator[Happening]:
        """NOB-076: who can do nothing more; whoever passes says so by the deed."""
        by_deed = seat == self.asked and self.action == END_TURN and not self.was.command.done
        if self.now.players[seat].passed and not self.was.players[seat].passed and not by_deed:
            yield Happening(Telling("change-passed", {"seat": seat}), by=f"rule:{IDLE_BY}")

    # The table.

    def course(self) -> Iterator[Happening]:
        """A new round, its event and its ship, and in a solo game the automa's dice."""
        was, now = self.was, self.now
        if now.over and not was.over:
            yield Happening(Telling("change-over"), by="rule:333")
        elif now.round_number != was.round_number or is_setup(was) != is_setup(now):
            told = Telling("change-round", {"round": now.round_number, "seat": now.start_seat})
            yield Happening(told)
            if now.event != NOTHING:
                card = self.deck.ids("event")[now.event]
                told = Telling("change-event", {"event": card, "effect": f"event:{card}"})
                yield Happening(told, [Move(f"event:{card}", "event", "event")], f"event:{card}")
            if now.seats == 1 and any(now.automa):
                yield Happening(Telling("change-automa", automa_dice(now)))
            if now.ship not in (was.ship, NOTHING):
                ship = self.deck.ids("ship")[now.ship]
                yield Happening(Telling("change-ship", {"ship": ship}), by="rule:323")

    def table(self) -> Iterator[Happening]:
        """Settlers, buildings and council tiles that came to light, and buildings that were cleared away."""
        was, now = self.was, self.now
        if was.display != now.display:
            yield from self.new_settlers()
        if was.hall != now.hall:
            yield from self.new_buildings()
        if was.council != now.council:
            tiles = sum(
                now.council[row, column] not in (NOTHING, was.council[row, column])
                for row in range(COUNCIL_ROWS)
                for column in range(KINDS)
            )
            if tiles:
                yield Happening(Telling("change-council", {"tiles": tiles}), by="rule:324")

    def new_settlers(self) -> Iterator[Happening]:
        names = self.deck.ids("settler")
        came = [
            (space, names[card])
            for space, card in enumerate(self.now.display)
            if card != NOTHING and card not in self.was.display
        ]
        if came:
            told = Telling("change-settlers", {"settlers": ",".join(name for _, name in came)})
            moves = [Move(f"settler:{name}", "pile/settlers", f"display/{space}") for space, name in came]
            yield Happening(told, moves, "rule:139")

    def new_buildings(self) -> Iterator[Happening]:
        names, was, now = self.deck.ids("building"), held(self.was.hall), held(self.now.hall)
        gone = [names[tile] for tile in was if (self.now.building_discards >> tile) & 1]
        if gone:
            yield Happening(Telling("change-cleared", {"buildings": ",".join(gone)}), by="rule:325")
        came = [names[tile] for tile in now if tile not in was]
        if came:
            yield Happening(Telling("change-buildings", {"buildings": ",".join(came)}), by="rule:327")


def held(cards: Iterable[int]) -> list[int]:
    return [card for card in cards if card != NOTHING]


def desk_place(desk: int) -> str:
    return f"desk/{desk // PIPS}/{desk % PIPS + 1}"


def is_setup(s: State) -> bool:
    """NOB-392: some have not yet chosen their first commission."""
    return any(DEALT <= place < DRAWN for place in s.commission_at)


def automa_dice(s: State) -> dict[str, int | str]:
    """What each of its dice shows, 0 for the one that is set aside (NOB-376)."""
    shown: dict[str, int | str] = {colour: s.automa[die] for die, colour in enumerate(AUTOMA_DICE)}
    if s.automa[AUTOMA_BLUE] == s.automa[AUTOMA_RED]:
        shown[AUTOMA_DICE[AUTOMA_BLUE]] = 0
    return shown


def placed_dice(s: State) -> dict[str, tuple[int, int]]:
    """The value and the owner of all dice on the board, by place."""
    rows: list[tuple[str, Any, int]] = [
        ("tavern", s.tavern, 0),
        ("yard", s.yard, 0),
        ("hall", s.hall_dice, 0),
        ("harbour", s.harbour, 1),
        ("berk", s.berk, 0),
        ("castle", s.castle, 0),
        ("chancery", s.chancery_dice, 1),
        *((f"guild/{guild}", s.guild_dice[guild], 0) for guild in range(KINDS)),
        *((f"council/{row}", s.council_dice[row], 0) for row in range(COUNCIL_ROWS)),
    ]
    found = {
        f"{name}/{first + i}": (die.value, die.owner)
        for name, dice, first in rows
        for i, die in enumerate(dice)
        if die.value
    }
    for seat in range(s.seats):
        if s.players[seat].own_die:
            found[f"{seat}/own"] = (s.players[seat].own_die, seat)
    return found
