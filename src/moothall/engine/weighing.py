"""Whether what happens is worth it to a seat: what a person is asked about before an answer is given."""

from collections import Counter
from collections.abc import Sequence

from moothall.engine.game import Telling
from moothall.engine.happening import Happening
from moothall.engine.telling import amounts_in

SUPPLY = "change-supply"


def brings_nothing(happened: Sequence[Happening], seat: int) -> bool:
    """It costs the seat something, and that is all."""
    return bool(happened) and all(_is_payment(each, seat) for each in happened)


def _is_payment(happening: Happening, seat: int) -> bool:
    """Something of the seat's own goes, onto its own board at most, and nothing else happens."""
    telling = happening.telling
    if happening.lost or (telling is not None and not _is_supply_of(telling, seat)):
        return False
    if telling is not None and any(amount >= 0 for amount in _changes(telling).values()):
        return False
    return all(
        move.source.startswith(f"{seat}/supply/") and move.goal.startswith(f"{seat}/")
        for move in happening.moves
    )


def costs_nothing(happened: Sequence[Happening], seat: int) -> bool:
    """It brings the seat something, and takes neither that nor a piece of its own away."""
    tellings = [each.telling for each in happened if each.telling is not None]
    is_gain = [
        _is_supply_of(telling, seat) and all(amount > 0 for amount in _changes(telling).values())
        for telling in tellings
    ]
    is_still = all(move.seat != seat for each in happened for move in each.moves)
    return is_still and bool(is_gain) and all(is_gain)


def thrown_away(happened: Sequence[Happening]) -> dict[str, int]:
    """What goes for nothing: `{"stone": 2}`."""
    losses: Counter[str] = Counter()
    for happening in happened:
        if happening.lost and happening.telling is not None:
            for key in ("changes", "goods"):
                for thing, amount in amounts_in(str(happening.telling.values.get(key, ""))).items():
                    losses[thing] += abs(amount)
    return dict(losses)


def _is_supply_of(telling: Telling, seat: int) -> bool:
    return telling.id == SUPPLY and telling.values["seat"] == seat


def _changes(telling: Telling) -> dict[str, int]:
    return amounts_in(str(telling.values["changes"]))
