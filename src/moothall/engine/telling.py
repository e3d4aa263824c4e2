"""What the tellings of all games share: amounts, what is lacking, to tell the same again, who won by what."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from moothall.engine.game import Result, Telling

Values = dict[str, int | str]  # of a telling
REMEMBERED = 50_000


def amount_of(**amounts: int) -> str:
    """Only what there is of, as the values `goods_...` and `changes` have it: `gold=1,stone=-2`."""
    return ",".join(f"{thing}={amount}" for thing, amount in amounts.items() if amount)


def amounts_in(told: str) -> dict[str, int]:
    """The same, read back."""
    pairs = (each.split("=") for each in told.split(",") if each)
    return {thing: int(amount) for thing, amount in pairs}


def tell_lacking(goods: str) -> Telling:
    """Why something can't be paid: what is lacking, as `amount_of` has it."""
    return Telling("why-lacking", {"goods": goods})


Told = TypeVar("Told")


class Memory(Generic[Told]):
    """The same things are told again and again: what was told, by all that it depends on."""

    def __init__(self) -> None:
        self._told: dict[Hashable, Told] = {}

    def recall(self, key: Hashable, tell: Callable[[], Told]) -> Told:
        told = self._told.get(key)
        if told is None:
            if len(self._told) >= REMEMBERED:
                self._told.clear()
            told = self._told[key] = tell()
        return told


def tell_victory(result: Result) -> Telling:
    """Who won, and by what: the last tie-break that was looked at has decided."""
    values: Values = {"points": max(result.scores), "seats": ",".join(map(str, result.winners))}
    if len(result.winners) > 1:
        return Telling("result-shared", values)
    return Telling(f"result-by_{result.ties[-1].name}" if result.ties else "result-won", values)
