"""A measured figure beside its target, and the table of them."""

import time
from collections.abc import Callable
from typing import NamedTuple


class Figure(NamedTuple):
    what: str
    value: float
    unit: str
    target: float | None = None
    less_is_better: bool = False
    note: str = ""

    @property
    def holds(self) -> bool:
        if self.target is None:
            return True
        return self.value <= self.target if self.less_is_better else self.value >= self.target

    @property
    def goal(self) -> str:
        if self.target is None:
            return ""
        return f"{'at most' if self.less_is_better else 'at least'} {number(self.target)} {self.unit}"


def number(value: float) -> str:
    """Four digits that mean something, and thousands apart."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.4g}"


def seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def show(figures: list[Figure]) -> None:
    rows = [("figure", "measured", "target", "")]
    for figure in figures:
        verdict = "" if figure.target is None else "yes" if figure.holds else "NO"
        note = f"  ({figure.note})" if figure.note else ""
        rows.append((figure.what, f"{number(figure.value)} {figure.unit}", figure.goal, verdict + note))
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    for what, measured, goal, verdict in rows:
        print(f"{what:<{widths[0]}}  {measured:>{widths[1]}}  {goal:>{widths[2]}}  {verdict}".rstrip())
