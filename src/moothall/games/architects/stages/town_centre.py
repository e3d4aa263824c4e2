"""The Town Centre (section 8), and captures wherever they happen."""

from moothall.engine.agenda import close, open_stage
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import CAPTURE_AT, DONE, RANSOM_FREE
from moothall.games.architects.stages.goods import pay_silver, reduction, tax_due
from moothall.games.architects.stages.guardhouse import captured_from, ransom
from moothall.games.architects.stages.storehouse import use_one
from moothall.games.architects.state import (
    CAPTURE,
    FREE_CAPTURE,
    MAX_SEATS,
    ON_TOWN_CENTRE,
    OPEN_CIRCLES,
    SILVER,
    Deck,
    Player,
    State,
)


@rule
def capture_tax(s: State, deck: Deck, me: Player) -> int:
    """ARC-110: the first of a placement costs tax alone."""
    return tax_due(s, deck, me, 1) if s.command.used == 0 else 0


@rule
def capture_silver(s: State, deck: Deck, me: Player) -> int:
    """ARC-111, ARC-281: each further one costs silver, but for as many as there are Conspirators."""
    if s.command.used == 0 or s.command.used <= reduction(deck, me, ON_TOWN_CENTRE, SILVER):
        return 0
    return 1


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
def judge_captures(s: State, deck: Deck, me: Player, verdict: Ints) -> None:
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
def judge_free_captures(s: State, verdict: Ints) -> None:
    """ARC-302: from any open circle."""
    for location in range(OPEN_CIRCLES):
        judge_groups(s, location, LEGAL, verdict)
    verdict[DONE] = LEGAL


@rule
def judge_barracks(s: State, seat: int, verdict: Ints) -> None:
    """ARC-303: one or the other."""
    judge_free_captures(s, verdict)
    verdict[RANSOM_FREE] = LEGAL if captured_from(s, seat) else 164


@rule
def capture(s: State, deck: Deck, seat: int, group: int) -> None:
    """A group is numbered as its action is: by location, then by seat."""
    location, victim = group // MAX_SEATS, group % MAX_SEATS
    stage = open_stage(s.agenda)
    me = s.players[seat]
    if stage == CAPTURE:
        pay_silver(s, me, capture_tax(s, deck, me), capture_silver(s, deck, me))
        s.command.captured_at |= 1 << location
        use_one(s)
    seize(s, seat, location, victim)
    if stage == FREE_CAPTURE:
        s.command.captures -= 1
        if s.command.captures == 0 or not anybody_outside(s):
            close(s.agenda)
            s.command.captures = 0
    elif stage != CAPTURE:
        close(s.agenda)


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


@rule
def ransom_for_nothing(s: State, seat: int) -> None:
    """ARC-303."""
    close(s.agenda)
    ransom(s, seat)
