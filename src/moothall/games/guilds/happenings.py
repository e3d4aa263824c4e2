"""What an answer brought about: what came and went, what came to light, and which pieces moved.

What a player chose is told by the deed, so only what follows from it is told here. Whatever happened to one
player says whose it is by its value `seat`. Both records are plain, and the second may be one in the middle
of things: no more is read than what lies on the table.

Places are `town/<area>/<card>`, `tent/<area>/<seat>`, `display/<place>`, `week/<number>`, `discard`, and of
each seat `<seat>/supply/silver`, `<seat>/members/<character>`, `<seat>/site/<room>`.
"""

from collections.abc import Iterator
from typing import Any

from moothall.engine.agenda import open_seat
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.happening import Happening, Move
from moothall.engine.telling import Memory, amount_of
from moothall.games.guilds.actions import CHOOSE_SEAT, DONE, EXCHANGE, PASS_TURN, SPACE, TAKE, USE_ABILITY
from moothall.games.guilds.placement import WOKEN
from moothall.games.guilds.stages.site import is_active
from moothall.games.guilds.stages.sources import silver_of
from moothall.games.guilds.state import (
    AREAS,
    AUCTION_PHASE,
    CARDS,
    CHARACTERS,
    DISCARDED,
    KEEP_SILVER,
    MONEY_PHASE,
    NOTHING,
    ON_JOIN,
    PAID,
    PHASES,
    PLACES,
    State,
)
from moothall.games.guilds.telling import source_of
from moothall.games.guilds.view import marker_of, totals

# The rule behind what an answer does to coins, and behind the taking of cards that nobody asked for.
COINS_BY = {"take": 118, "exchange": 134, "place": 143, "protect": 192}
FORCED, RETURNED, UNWANTED, UNPROTECTED, LAPSED, NEW_WEEK = 125, 131, 196, 195, 202, 60


def happenings(before: State, after: State, deck: Deck, action: int) -> list[Happening]:
    return list(_Comparison(before, after, deck, action).all())


class _Comparison:
    """Two positions, and the answer that led from one to the other."""

    def __init__(self, before: State, after: State, deck: Deck, action: int) -> None:
        self.was, self.now, self.deck, self.action = before, after, deck, action
        self.seats = range(after.seats)
        self.asked = int(open_seat(before.agenda))
        self.effect = self._effect()
        self.is_new_week = before.week != after.week

    def _effect(self) -> str:
        """The card or room whose effect the answer uses, aims or sets off by joining."""
        if USE_ABILITY <= self.action < CHOOSE_SEAT:
            return ":".join(source_of(self.deck, self.action - USE_ABILITY))
        if CHOOSE_SEAT <= self.action < EXCHANGE and self.was.command.effect != NOTHING:
            return ":".join(source_of(self.deck, self.was.command.effect))
        card = self._taken()
        return "" if card == NOTHING or not self._joins_with_effect(card) else f"character:{self._name(card)}"

    def _taken(self) -> int:
        """The character that the answer names to be taken."""
        if not TAKE <= self.action < USE_ABILITY:
            return NOTHING
        area, card = divmod(self.action - TAKE, CARDS)
        return int(self.was.town[area, card])

    def _joins_with_effect(self, character: int) -> bool:
        printed = self.deck.printed
        effects = [each for each in printed.characters[character].effects if each != NOTHING]
        return any(printed.effects[each].timing == ON_JOIN for each in effects)

    def _name(self, character: int) -> str:
        return self.deck.ids("character")[character]

    def all(self) -> Iterator[Happening]:
        if self.was.character_at != self.now.character_at:
            yield from self.joined()
        yield from self.silver_on_tents()
        points = self.points()
        for seat in self.seats:
            yield from self.removed(seat)
            yield from self.built(seat)
            yield from self.supply(seat, points[seat])
        yield from self.unspent()
        yield from self.kept()
        if self.is_new_week or self.now.over:
            yield from self.thrown_away()
        yield from self.course()
        if self.is_new_week:
            yield from self.dealt()

    # The auction.

    def joined(self) -> Iterator[Happening]:
        """GLD-125: whom a deed has named is told by it, all others came by forced taking."""
        for seat in self.seats:
            for character in self._newcomers(seat):
                name = self._name(character)
                move = Move(f"character:{name}", self._place(character), member(seat, name))
                if seat == self.asked and self._is_named(character):
                    yield Happening(moves=[move], by=f"rule:{COINS_BY['take']}")
                else:
                    told = Telling("change-joined", {"seat": seat, "character": name})
                    yield Happening(told, [move], f"rule:{FORCED}")

    def _newcomers(self, seat: int) -> list[int]:
        """In the order of joining."""
        came = [
            character
            for character, (was, now) in enumerate(
                zip(self.was.character_at, self.now.character_at, strict=True)
            )
            if now == seat != was
        ]
        return sorted(came, key=lambda character: self.now.rank[character])

    def _is_named(self, character: int) -> bool:
        """Whether the deed says that the player who was asked gets this card.

        Who passes last and leads for the only card that is left has taken it with that.
        """
        if character == self._taken():
            return True
        left = sum(card != NOTHING for area in self.was.town for card in area)
        return self.action == PASS_TURN and left == 1

    def _place(self, character: int) -> str:
        """Where it lay at the town centre."""
        for area in range(AREAS):
            for card in range(CARDS):
                if self.was.town[area, card] == character:
                    return f"town/{area}/{card}"
        return "town"

    def silver_on_tents(self) -> Iterator[Happening]:
        """Bids, and what comes back when the auction is over; what was paid is the supply's."""
        is_over = self.was.phase == AUCTION_PHASE != self.now.phase
        for seat in self.seats:
            was, now = self.was.players[seat].tents, self.now.players[seat].tents
            if was == now:
                continue
            purse, staked = f"{seat}/supply/silver", list[Move]()
            for area, (ago, lies) in enumerate(zip(was, now, strict=True)):
                tent = f"tent/{area}/{seat}"
                if lies > ago:
                    staked.append(Move("silver", purse, tent, lies - ago, seat))
                elif lies < ago and is_over and not self._paid_in(area, seat):
                    yield Happening(
                        moves=[Move("silver", tent, purse, ago - lies, seat)], by=f"rule:{RETURNED}"
                    )
            if staked:
                goods = amount_of(silver=self._staked(seat))
                yield Happening(Telling("change-staked", {"seat": seat, "goods": goods}), staked, "rule:98")

    def _staked(self, seat: int) -> int:
        """Silver that has come to lie on tents: it is spent only by whoever takes a card."""
        was, now = self.was.players[seat].tents, self.now.players[seat].tents
        if was == now:
            return 0
        return sum([max(0, lies - ago) for ago, lies in zip(was, now, strict=True)])

    def _paid_in(self, area: int, seat: int) -> bool:
        """Whether a card of that area has joined the seat: then the silver there was its price."""
        cards = [card for card in self.was.town[area] if card != NOTHING]
        return any(self.now.character_at[card] == seat for card in cards)

    # A player's guild, site and purse.

    def points(self) -> list[int]:
        """By seat, how many more they have as things stand."""
        was, now = counted(self.was), counted(self.now)
        if was == now:
            return [0] * len(self.seats)
        before = TOTALS.recall((self.deck, was), lambda: totals(self.was, self.deck))
        after = TOTALS.recall((self.deck, now), lambda: totals(self.now, self.deck))
        return [after[seat] - before[seat] for seat in self.seats]

    def removed(self, seat: int) -> Iterator[Happening]:
        if self.was.character_at == self.now.character_at:
            return
        lost = [
            character
            for character in range(CHARACTERS)
            if self.was.character_at[character] == seat != self.now.character_at[character]
        ]
        for character in sorted(lost, key=lambda character: self.was.rank[character]):
            name = self._name(character)
            told = Telling("change-removed", {"seat": seat, "character": name})
            yield Happening(told, [Move(f"character:{name}", member(seat, name), "discard")], self.effect)

    def built(self, seat: int) -> Iterator[Happening]:
        """The room that was placed, and those that can be reached now."""
        was, now = self.was.players[seat], self.now.players[seat]
        names = self.deck.ids("room")
        for number in range(was.built, now.built):
            room = now.rooms[number]
            places = [place for place in range(PLACES) if self.was.display[place] == room]
            source = "/".join(["display", *map(str, places)])
            move = Move(f"room:{names[room]}", source, f"{seat}/site/{names[room]}")
            yield Happening(moves=[move], by="rule:145")
        if was.active == now.active:
            return
        for number in range(was.built):
            if is_active(now, number) and not is_active(was, number):
                told = Telling("change-woken", {"seat": seat, "room": names[was.rooms[number]]})
                yield Happening(told, by=f"rule:{WOKEN}")

    def supply(self, seat: int, points: int) -> Iterator[Happening]:
        """What a player has more or less of, with a sign each; what is only staked is told by itself."""
        was, now = self.was.players[seat], self.now.players[seat]
        silver, gold = now.silver - was.silver + self._staked(seat), now.gold - was.gold
        if silver or gold or points:
            told = amount_of(silver=silver, gold=gold, point=points)
            moves = self._coins(seat, silver, gold) if self.effect else []
            yield Happening(
                Telling("change-supply", {"seat": seat, "changes": told}), moves, self._coins_by()
            )

    def unspent(self) -> Iterator[Happening]:
        """Of who is done with money: silver that could have become gold, and lapses at the week's end."""
        if self.action != DONE or self.was.phase != MONEY_PHASE:
            return
        kept = silver_of(self.now, self.deck.printed, self.asked, KEEP_SILVER)
        left = self.now.players[self.asked].silver - int(kept)
        if left >= self.deck.printed.exchange_silver:
            told = Telling("change-unspent", {"seat": self.asked, "goods": amount_of(silver=left)})
            yield Happening(told, by=f"rule:{LAPSED}", lost=True)

    def kept(self) -> Iterator[Happening]:
        """The coin that keeps a room lies on it."""
        for place in range(PLACES):
            if self.now.protection[place] == PAID != self.was.protection[place]:
                coin = Move("silver", f"{self.asked}/supply/silver", f"display/{place}", 1, self.asked)
                yield Happening(moves=[coin], by=f"rule:{COINS_BY['protect']}")

    def _coins(self, seat: int, silver: int, gold: int) -> list[Move]:
        """That an effect brings: from whoever loses them, or else from the card or room."""
        return [
            Move(currency, self._giver(currency), f"{seat}/supply/{currency}", gained)
            for currency, gained in (("silver", silver), ("gold", gold))
            if gained > 0
        ]

    def _giver(self, currency: str) -> str:
        for seat in self.seats:
            if getattr(self.now.players[seat], currency) < getattr(self.was.players[seat], currency):
                if seat != self.asked:
                    return f"{seat}/supply/{currency}"
        kind, name = self.effect.split(":")
        return member(self.asked, name) if kind == "character" else f"{self.asked}/site/{name}"

    def _coins_by(self) -> str:
        if self.effect:
            return self.effect
        if self.is_new_week:
            return f"rule:{NEW_WEEK}"
        if self.was.phase == AUCTION_PHASE != self.now.phase:
            return f"rule:{RETURNED}"
        number = COINS_BY.get(SPACE.decode(self.action).name)
        return f"rule:{number}" if number else ""

    # The table.

    def thrown_away(self) -> Iterator[Happening]:
        """At the end of a week: whom nobody wanted, and what nobody kept."""
        here = [card for area in self.was.town for card in area if card != NOTHING]
        gone = [card for card in here if self.now.character_at[card] == DISCARDED]
        if gone:
            moves = [Move(f"character:{self._name(card)}", self._place(card), "discard") for card in gone]
            told = Telling("change-characters_gone", {"characters": ",".join(map(self._name, gone))})
            yield Happening(told, moves, f"rule:{UNWANTED}")
        names = self.deck.ids("room")
        unkept = [
            (place, room)
            for place, room in enumerate(self.was.display)
            if room != NOTHING and self.now.room_at[room] == DISCARDED
        ]
        if unkept:
            moves = [Move(f"room:{names[room]}", f"display/{place}", "discard") for place, room in unkept]
            told = Telling("change-rooms_gone", {"rooms": ",".join(names[room] for _, room in unkept)})
            yield Happening(told, moves, f"rule:{UNPROTECTED}")

    def course(self) -> Iterator[Happening]:
        """The end, or a new week and who starts it, or the next phase."""
        was, now = self.was, self.now
        if now.over and not was.over:
            yield Happening(Telling("change-over"))
        elif self.is_new_week:
            marker = Move(f"marker:{marker_of(now)}", f"week/{was.week}", f"week/{now.week}")
            yield Happening(Telling("change-week", {"week": now.week, "seat": now.start_seat}), [marker])
            if now.week == self.deck.printed.weeks[now.seats]:
                yield Happening(Telling("change-last_week"))
        elif now.phase != was.phase:
            yield Happening(Telling("change-phase", {"phase": PHASES[now.phase]}))

    def dealt(self) -> Iterator[Happening]:
        """Who came to the town centre, and which rooms came on display."""
        came = [self._name(card) for area in self.now.town for card in area if card != NOTHING]
        if came:
            yield Happening(Telling("change-characters", {"characters": ",".join(came)}), by="rule:83")
        names = self.deck.ids("room")
        rooms = [
            names[self.now.display[place]]
            for place in range(PLACES)
            if self.now.display[place] not in (NOTHING, self.was.display[place])
        ]
        if rooms:
            yield Happening(Telling("change-rooms", {"rooms": ",".join(rooms)}), by="rule:67")


def member(seat: int, character: str) -> str:
    return f"{seat}/members/{character}"


TOTALS: Memory[list[int]] = Memory()  # what was counted after one answer is there before the next


def counted(s: State) -> tuple[Any, ...]:
    """All that points depend on."""
    sites = tuple([(each.rooms, each.anchors, each.rotations, each.active) for each in s.players])
    return s.seats, s.goals, s.character_at, sites, tuple([each.gold for each in s.players])
