"""Names for tables whose people gave them none. Everybody reads them in a language of their own."""

import secrets
from collections.abc import Collection
from functools import cache

from moothall.engine.text import COMMON_TEXTS


@cache
def table_names(language: str) -> tuple[str, ...]:
    """All of the house's names, by their number."""
    from fluent.runtime import FluentBundle, FluentResource  # a fifth of a second, as in engine/text.py

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((COMMON_TEXTS / f"{language}.ftl").read_text("utf-8")))
    names = bundle.get_message("table-names").value
    assert names is not None
    said, _ = bundle.format_pattern(names, {})
    return tuple(str(said).split("\n"))


def house_name(taken: Collection[int]) -> int:
    """The number of one that none of somebody's other tables has, as long as there are any."""
    numbers = range(len(table_names("en")))
    return secrets.choice([number for number in numbers if number not in taken] or numbers)
