"""A measured figure beside its target, and the table of them."""

import time
from collections.abc import Callable, Iterable
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


def show(figures: Iterable[Figure]) -> None:
    """Each as soon as it is known: a long measurement that is ended early has told what it has found."""
    for figure in figures:
        verdict = "" if figure.target is None else "yes" if figure.holds else "NO"
        note = f"  ({figure.note})" if figure.note else ""
        measured = f"{number(figure.value)} {figure.unit}"
        print(f"{figure.what:<72}  {measured:>16}  {figure.goal:>18}  {verdict}{note}".rstrip(), flush=True)
