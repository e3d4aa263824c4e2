"""The Town Centre (section 8), and captures wherever they happen."""

from moothall.engine.actions import Action
from moothall.engine.agenda import close
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, always_the_same, untold
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values, amount_of
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import CAPTURE_AT, DONE, QUESTIONS, RANSOM_FREE
from moothall.games.architects.stages import goods, guardhouse, placement
from moothall.games.architects.state import (
    LOCATIONS,
    MAX_SEATS,
    ON_TOWN_CENTRE,
    OPEN_CIRCLES,
    SILVER,
    Player,
    Printed,
    State,
)
from moothall.games.architects.telling import Named, tell_building_at_work

FIRST_CAPTURE_TAX = 1
FURTHER_CAPTURE_SILVER = 1


@rule
def capture_tax(s: State, deck: Printed, me: Player) -> int:
    """ARC-110: the first of a placement costs tax alone."""
    return goods.tax_due(s, deck, me, FIRST_CAPTURE_TAX) if s.command.used == 0 else 0


@rule
def capture_silver(s: State, deck: Printed, me: Player) -> int:
    """ARC-111, ARC-281: each further one costs silver, but for as many as there are Conspirators."""
    charged = goods.reduced(deck, me, ON_TOWN_CENTRE, SILVER, wide(s.command.used))
    return FURTHER_CAPTURE_SILVER if charged else 0


@rule
def places_raided(s: State) -> int:
    count = 0
    for location in range(OPEN_CIRCLES):
        count += (s.command.captured_at >> location) & 1
    return count


@rule
def too_many_places(s: State) -> int:
    """The rule that limits the locations of one placement's captures."""
    if s.seats > 3:
        return 113
    return 334 if s.people == 2 and s.seats == 3 else 112


@rule
def judge_captures(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    me = s.players[seat]
    tax, silver = capture_tax(s, deck, me), capture_silver(s, deck, me)
    payable = me.goods[SILVER] >= tax + silver
    full = places_raided(s) == deck.capture_locations[s.seats]
    for location in range(OPEN_CIRCLES):
        reason = LEGAL
        if full and not (s.command.captured_at >> location) & 1:
            reason = too_many_places(s)
        elif not payable:
            reason = 110 if tax else 111
        judge_groups(s, location, reason, verdict)
    verdict[DONE] = LEGAL


@rule
def judge_groups(s: State, location: int, reason: int, verdict: Ints) -> None:
    """ARC-118: there must be somebody to capture; seats that nobody has are not asked about."""
    first = CAPTURE_AT + MAX_SEATS * location
    for seat in range(s.seats):
        verdict[first + seat] = reason if s.players[seat].working[location] else 118


@rule
def judge_free_captures(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """ARC-302: from any open circle."""
    for location in range(OPEN_CIRCLES):
        judge_groups(s, location, LEGAL, verdict)
    verdict[DONE] = LEGAL


@rule
def judge_barracks(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """ARC-303: one or the other."""
    judge_free_captures(s, deck, seat, verdict)
    verdict[RANSOM_FREE] = LEGAL if guardhouse.captured_from(s, seat) else 164


@rule
def capture(s: State, deck: Printed, seat: int, group: int) -> None:
    """A group is numbered as its action is: by location, then by seat."""
    location, victim = group // MAX_SEATS, group % MAX_SEATS
    me = s.players[seat]
    goods.pay_silver(s, me, capture_tax(s, deck, me), capture_silver(s, deck, me))
    s.command.captured_at |= 1 << location
    placement.use_one(s)
    seize(s, seat, location, victim)


@rule
def capture_freely(s: State, deck: Printed, seat: int, group: int) -> None:
    """ARC-301: as many as the building gives."""
    seize(s, seat, group // MAX_SEATS, group % MAX_SEATS)
    s.command.captures -= 1
    if s.command.captures == 0 or not anybody_outside(s):
        stop_capturing(s, deck, seat, 0)


@rule
def stop_capturing(s: State, deck: Printed, seat: int, choice: int) -> None:
    s.command.captures = 0
    close(s.agenda)


@rule
def capture_from_barracks(s: State, deck: Printed, seat: int, group: int) -> None:
    """ARC-303."""
    close(s.agenda)
    seize(s, seat, group // MAX_SEATS, group % MAX_SEATS)


@rule
def ransom_for_nothing(s: State, deck: Printed, seat: int, choice: int) -> None:
    """ARC-303."""
    close(s.agenda)
    guardhouse.ransom(s, seat)


@rule
def seize(s: State, seat: int, location: int, victim: int) -> None:
    """ARC-109, ARC-115, ARC-116: all of one colour; the own return, others go onto the own board."""
    group = s.players[victim].working[location]
    s.players[victim].working[location] = 0
    if victim == seat:
        s.players[seat].supply += group
    else:
        s.players[seat].captured[victim] += group


@rule
def anybody_outside(s: State) -> bool:
    """Whether there is anybody to capture at all."""
    for seat in range(s.seats):
        for location in range(OPEN_CIRCLES):
            if s.players[seat].working[location]:
                return True
    return False


# How it is told.


def price_at_town_centre(s: State, deck: Deck, seat: int) -> int:
    me, printed = s.players[seat], deck.printed
    return int(capture_tax(s, printed, me)) + int(capture_silver(s, printed, me))


def told(kind: str, s: State, seat: int, values: Named, price: int) -> Telling:
    """A capture as a choice or as a deed; it is another one to call own workers back."""
    location, other = values["location"], values["seat"]
    said: Values = {"location": LOCATIONS[location], "seat_whose": other}
    said |= {"workers": int(s.players[other].working[location])}
    said |= {"price": price, "goods_cost": amount_of(silver=price)}
    if kind == "deed":
        said["seat"] = seat
    return Telling(f"{kind}-capture{'-own' if other == seat else ''}", said)


def tell_capture(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    return told("action", s, seat, values, price_at_town_centre(s, deck, seat))


def tell_captured(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    return told("deed", s, seat, values, price_at_town_centre(s, deck, seat))


def tell_free_capture(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    return told("action", s, seat, values, 0)


def tell_captured_freely(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    return told("deed", s, seat, values, 0)


def tell_building_captures(s: State, deck: Deck, seat: int) -> Values:
    return tell_building_at_work(s, deck, seat) | {"left": int(s.command.captures)}


CAPTURE = QUESTIONS.question(  # the next capture, or done (ARC-107)
    "capture",
    judge=judge_captures,
    answers={
        "capture": Answer(capture, tell=tell_capture, deed=tell_captured, group="captures"),
        "done": placement.STOP,
    },
    tell=placement.tell_left,
)
FREE_CAPTURE = QUESTIONS.question(  # Armoury, Fortress: the next free capture, or done (ARC-301)
    "free_capture",
    judge=judge_free_captures,
    answers={
        "capture": Answer(
            capture_freely, tell=tell_free_capture, deed=tell_captured_freely, group="captures"
        ),
        "done": Answer(stop_capturing, tell=placement.tell_declined, deed=untold, depends=always_the_same),
    },
    tell=tell_building_captures,
)
BARRACKS = QUESTIONS.question(  # the free ransom, one free capture, or done (ARC-303)
    "barracks",
    judge=judge_barracks,
    answers={
        "capture": Answer(
            capture_from_barracks, tell=tell_free_capture, deed=tell_captured_freely, group="captures"
        ),
        "ransom_free": Answer(ransom_for_nothing, tell=guardhouse.tell_ransom),
        "done": placement.DECLINE,
    },
)


# Why not.


def tell_price_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    me, printed = s.players[seat], deck.printed
    price = int(capture_tax(s, printed, me)) + int(capture_silver(s, printed, me))
    return goods.tell_silver_lacking(me, price)


QUESTIONS.refusals({110: tell_price_lacking, 111: tell_price_lacking})
