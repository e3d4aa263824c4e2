"""The numbers of the rules as they are now: for a seat, for its settler cards, for what it is paying.

Events and desks change prices, limits and gains for a while (NOB-361, NOB-417, NOB-479). The rules' own
functions say what they are, so that whoever shows a table has nothing to work out.
"""

from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from moothall.engine.deck import Deck
from moothall.engine.parts import part
from moothall.engine.questions import Judge
from moothall.engine.verdict import LEGAL, NOT_ASKED
from moothall.games.nobility.actions import MOST_BOUGHT, SPACE, SPEND_GOODS
from moothall.games.nobility.stages import placing, settlers
from moothall.games.nobility.stages.dice import band_of
from moothall.games.nobility.stages.guilds import apprentices_in
from moothall.games.nobility.stages.hall import public_buildings
from moothall.games.nobility.stages.parameters import holds_desk, parameter
from moothall.games.nobility.stages.tavern import dice_in
from moothall.games.nobility.state import (
    APPRENTICE_INCOME,
    BANDS,
    BUILDING_PRICE,
    CARDS_TAKEN,
    CASTLE_GAIN,
    COUNCIL_COINS,
    COUNCIL_LOSS,
    GOODS,
    GOODS_LIMIT,
    GUILDS,
    HALL_SPACES,
    HARBOUR_BONUS,
    HOUSE_PRICE,
    MODIFY,
    NOTHING,
    PARAMETERS,
    PIPS,
    SETTLER_BONUS,
    Effect,
    State,
)

NO_FACE, UNKNOWN_FACE = 0, 89  # below the faces of a die; the rule about those


class Terms(Struct):
    """What holds for a seat now."""

    house: int  # coins
    hall: list[int]  # coins for what lies on each space
    goods: list[int]  # that can be bought with a die, by slot of a guild
    castle: list[int]  # reputation, by slot
    council: list[list[int]]  # coins for each tile, by row and column; 0 where none lies
    # What the seat has too little of for each: goods, coins, nobility. Only the seat itself is told.
    council_lacks: list[list[list[str]]]
    council_loss: int  # reputation
    cards: int  # from the tavern with one die
    ship: dict[str, int]  # coins for a good
    income: dict[str, int]  # coins for each apprentice, by guild, with those who are there now
    settler_bonus: int  # points
    changed: dict[str, list[str]]  # what events and desks change, and which do: `event:E04`, `desk:desk2`


class Prospect(Struct):
    """What a settler card in hand lacks, and what it would bring."""

    rule: int  # against completing it now; 0 where it could be
    lacking: list[str]  # goods of which there is none
    short: int  # so many goods more would have to be there
    most: int  # goods that could be paid
    points: list[int]  # with the fewest goods, and with the most that could be paid


class Payment(Struct):
    """For the settler card that is being completed."""

    good: str  # of which it is asked how many
    most: int  # of it
    total: int  # of all goods, if as many as possible are paid
    open: int  # kinds of which it has not been said how many


class Take(Struct):
    """A way to take an own die up: as it was rolled, or with modifiers as another value."""

    die: int
    value: int  # also one that no die has: why not, says the rule
    steps: int  # from the one to the other
    answer: int
    verdict: int  # 0 where it may be done; else the rule that forbids it
    left: int  # modifiers, after it


class _Numbers:
    """The rules' parameters for a seat; those that nothing changes are as printed."""

    def __init__(self, s: State, deck: Deck, seat: int) -> None:
        self.s, self.deck, self.seat = s, deck, seat
        self.changed: dict[int, list[str]] = {}
        if s.event != NOTHING:
            self._note(f"event:{deck.ids('event')[s.event]}", deck.printed.events[s.event].effects)
        if s.chancery:
            for column in range(PIPS):
                if holds_desk(s, seat, column):
                    self._note(f"desk:desk{column + 1}", [deck.printed.desk_effect[column]])

    def _note(self, source: str, effects: list[Effect]) -> None:
        for effect in effects:
            if effect.kind == MODIFY:
                self.changed.setdefault(effect.target, []).append(source)

    def now(self, which: int, printed: int) -> int:
        return (
            parameter(self.s, self.deck.printed, self.seat, which, printed)
            if which in self.changed
            else printed
        )


def terms_of(s: State, deck: Deck, seat: int, own: bool) -> Terms:
    terms = public_terms(s, deck, seat)
    return replace(terms, council_lacks=council_lacks(s, deck, seat)) if own else terms


@part
def council_lacks(s: State, deck: Deck, seat: int) -> list[list[list[str]]]:
    numbers = _Numbers(s, deck, seat)
    return [[lacking_for(numbers, tile) for tile in row] for row in s.council]


@part
def public_terms(s: State, deck: Deck, seat: int) -> Terms:
    printed, numbers = deck.printed, _Numbers(s, deck, seat)
    now = numbers.now
    bonus = now(HARBOUR_BONUS, 0)
    return Terms(
        house=now(HOUSE_PRICE, printed.house_price),
        hall=[now(BUILDING_PRICE, printed.hall_price[space]) for space in range(HALL_SPACES)],
        goods=[min(MOST_BOUGHT, now(GOODS_LIMIT, printed.goods_limit[band])) for band in range(BANDS)],
        castle=[now(CASTLE_GAIN, printed.castle_gain[band, 2 * band + 1]) for band in range(BANDS)],
        council=[
            [0 if tile == NOTHING else now(COUNCIL_COINS, printed.council_coins[tile]) for tile in row]
            for row in s.council
        ],
        council_lacks=[],
        council_loss=now(COUNCIL_LOSS, printed.council_loss),
        cards=now(CARDS_TAKEN, 1),
        ship={
            name: printed.ship_price[s.ship, good] + bonus
            for good, name in enumerate(GOODS)
            if s.ship != NOTHING and printed.ship_spaces[s.ship, good]
        },
        income={
            name: now(APPRENTICE_INCOME, printed.income[s.seats, here])
            for guild, name in enumerate(GUILDS)
            if (here := apprentices_in(s, guild))
        },
        settler_bonus=now(SETTLER_BONUS, 0),
        changed={PARAMETERS[which]: sources for which, sources in numbers.changed.items()},
    )


@part
def prospects_of(s: State, deck: Deck, seat: int, bonus: int) -> list[Prospect]:
    """Of the settler cards in hand; a fourth is there only until one is discarded."""
    held = [slot for slot, card in enumerate(s.players[seat].settlers) if card != NOTHING]
    return [prospect_of(s, deck, seat, slot, bonus) for slot in held]


def prospect_of(s: State, deck: Deck, seat: int, slot: int, bonus: int) -> Prospect:
    me, printed = s.players[seat], deck.printed
    card = me.settlers[slot]
    goods, least = printed.settler_goods[card], printed.settler_least[card]
    payable = settlers.spendable(printed, me, goods, 0)
    most = min(payable, printed.settler_most[card])
    added = public_buildings(me) + bonus
    return Prospect(
        rule=settlers.may_complete(s, printed, seat, slot),
        lacking=[name for good, name in enumerate(GOODS) if (goods >> good) & 1 and not me.goods[good]],
        short=max(0, least - payable),
        most=most,
        points=[least + added, most + added],
    )


def payment_of(s: State, deck: Deck, seat: int) -> Payment:
    """While it is asked for: the largest of the answers that the rules allow, good by good."""
    me, printed = s.players[seat], deck.printed
    card = me.settlers[s.command.card]
    good = settlers.next_good(s, printed, me)
    goods = printed.settler_goods[card]
    total = settlers.goods_named(s) + settlers.spendable(printed, me, goods, good)
    first = SPEND_GOODS + SPACE.blocks["spend"].axes["goods"] * good
    legal = [answer for answer in legal_answers(settlers.judge_spend, s, deck, seat) if answer >= first]
    return Payment(
        good=GOODS[good],
        most=max(legal) - first,
        total=min(total, printed.settler_most[card]),
        open=settlers.kinds_from(goods, good),
    )


def lacking_for(numbers: _Numbers, tile: int) -> list[str]:
    """Of what a council tile asks for, apart from whom one has settled."""
    if tile == NOTHING:
        return []
    me, printed = numbers.s.players[numbers.seat], numbers.deck.printed
    due = zip(GOODS, printed.council_goods[tile], me.goods, strict=True)
    lacking = [good for good, price, has in due if has < price]
    lacking += ["coin"] if me.coins < numbers.now(COUNCIL_COINS, printed.council_coins[tile]) else []
    return lacking + (["nobility"] if me.nobility < printed.council_nobility[tile] else [])


@part
def takes_of(s: State, deck: Deck, seat: int) -> list[Take]:
    """Each own die with as many modifiers as there are, and with one more."""
    verdict, me, found = judged(placing.judge_dice, s, deck, seat), s.players[seat], []
    for die in sorted({die for die in me.dice if die}):
        for value in range(max(NO_FACE, die - me.modifiers - 1), min(PIPS + 1, die + me.modifiers + 1) + 1):
            is_face = NO_FACE < value <= PIPS
            answer = taking(die, value if is_face else NO_FACE)
            rule = verdict[answer] if is_face else UNKNOWN_FACE
            steps = value - die
            found.append(Take(die, value, steps, answer, rule, me.modifiers - abs(steps)))
    return found


@cache
def taking(die: int, value: int) -> int:
    return SPACE.encode("take_die", die=die, value=value)


def slots_of(s: State, deck: Deck) -> dict[str, int]:
    """Where the die that looks for its place would lie at each location, counted from 0."""
    value = s.command.value
    band = band_of(value)
    rows = {
        "tavern": min(dice_in(s.tavern), deck.printed.tavern_slots[s.seats] - 1),
        "yard": min(dice_in(s.yard), deck.printed.yard_slots[s.seats] - 1),
    }
    of_bands = dict.fromkeys(("guild", "council", "berk", "castle"), band)
    return (
        rows
        | of_bands
        | {"hall": int(deck.printed.hall_space[value]), "harbour": value - 1, "chancery": value - 1}
    )


def legal_answers(judge: Judge, s: State, deck: Deck, seat: int) -> list[int]:
    return [answer for answer, rule in enumerate(judged(judge, s, deck, seat)) if rule == LEGAL]


def judged(judge: Judge, s: State, deck: Deck, seat: int) -> list[int]:
    """For each answer what a judge says; the interpreter writes into a list four times as fast."""
    verdict: Any = [NOT_ASKED] * len(SPACE)
    judge(s, deck.printed, seat, verdict)
    said: list[int] = verdict
    return said
