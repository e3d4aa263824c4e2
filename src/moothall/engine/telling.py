"""What the tellings of all games share: to tell the same again, and who won by what."""

from collections.abc import Callable, Hashable

from moothall.engine.game import Result, Telling

REMEMBERED = 50_000


class Memory:
    """The same things are told again and again: what was told, by all that it depends on."""

    def __init__(self) -> None:
        self._told: dict[Hashable, Telling] = {}

    def recall(self, key: Hashable, tell: Callable[[], Telling]) -> Telling:
        if key not in self._told:
            if len(self._told) >= REMEMBERED:
                self._told.clear()
            self._told[key] = tell()
        return self._told[key]


def tell_victory(result: Result, *tie_breaks: tuple[str, str]) -> Telling:
    """Who won, and by what: each tie-break is what is compared, and the text if that decides."""
    best = max(result.scores)
    values: dict[str, int | str] = {"points": best, "seats": ",".join(map(str, result.winners))}
    if len(result.winners) > 1:
        return Telling("result-shared", values)
    tied = [seat for seat, score in enumerate(result.scores) if score == best]
    decided = "result-won"
    for compared, text in tie_breaks:
        if len(tied) == 1:
            break
        most = max(result.details[seat][compared] for seat in tied)
        tied = [seat for seat in tied if result.details[seat][compared] == most]
        decided = text
    return Telling(decided, values)
