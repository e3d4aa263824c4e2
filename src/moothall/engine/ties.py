"""Who is ahead with equal points: a game declares what is compared once, beside the rules that compare it."""

from collections.abc import Callable, Mapping, Sequence

import msgspec


class TieBreak(msgspec.Struct, frozen=True):
    name: str  # of what is compared, among the details of a result
    rule: int  # that says so
    least: bool = False  # whoever has least of it is ahead, not whoever has most


def compared(ties: Sequence[TieBreak], value: Callable[[int], int]) -> dict[str, int]:
    """What a seat has of each, where `value` knows it by its place in the order."""
    return {tie.name: int(value(number)) for number, tie in enumerate(ties)}


def needed(
    ties: Sequence[TieBreak], scores: Sequence[int], details: Sequence[Mapping[str, int]]
) -> list[TieBreak]:
    """Those that had to be looked at, in their order, among the seats with most points."""
    level = [seat for seat, score in enumerate(scores) if score == max(scores)]
    looked_at = []
    for tie in ties:
        if len(level) < 2:
            break
        looked_at.append(tie)
        had = [details[seat][tie.name] for seat in level]
        wanted = min(had) if tie.least else max(had)
        level = [seat for seat in level if details[seat][tie.name] == wanted]
    return looked_at
