"""What the tellings of all games share: amounts, to tell the same again, and who won by what."""

from collections.abc import Callable, Collection, Hashable

from moothall.engine.game import Result, Telling

Values = dict[str, int | str]  # of a telling
REMEMBERED = 50_000


def amount_of(**amounts: int) -> str:
    """Only what there is of, as the values `goods_...` and `changes` have it: `gold=1,stone=-2`."""
    return ",".join(f"{thing}={amount}" for thing, amount in amounts.items() if amount)


class Memory:
    """The same things are told again and again: what was told, by all that it depends on."""

    def __init__(self) -> None:
        self._told: dict[Hashable, Telling] = {}

    def recall(self, key: Hashable, tell: Callable[[], Telling]) -> Telling:
        told = self._told.get(key)
        if told is None:
            if len(self._told) >= REMEMBERED:
                self._told.clear()
            told = self._told[key] = tell()
        return told


def tell_victory(
    result: Result, *tie_breaks: tuple[str, str], less_is_better: Collection[str] = ()
) -> Telling:
    """Who won, and by what: each tie-break is what is compared, and the text if that decides."""
    best = max(result.scores)
    values: Values = {"points": best, "seats": ",".join(map(str, result.winners))}
    if len(result.winners) > 1:
        return Telling("result-shared", values)
    tied = [seat for seat, score in enumerate(result.scores) if score == best]
    decided = "result-won"
    for compared, text in tie_breaks:
        if len(tied) == 1:
            break
        values_of_tied = [result.details[seat][compared] for seat in tied]
        wanted = min(values_of_tied) if compared in less_is_better else max(values_of_tied)
        tied = [seat for seat in tied if result.details[seat][compared] == wanted]
        decided = text
    return Telling(decided, values)
