"""Names for tables whose people gave them none, from the texts beside this file."""

import secrets
from collections.abc import Collection
from functools import cache
from pathlib import Path

from moothall.engine.text import LANGUAGES

TEXTS = Path(__file__).parent / "text"


@cache
def table_names(language: str) -> tuple[str, ...]:
    from fluent.runtime import FluentBundle, FluentResource  # a fifth of a second, as in engine/text.py

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((TEXTS / f"{language}.ftl").read_text("utf-8")))
    names = bundle.get_message("table-names").value
    assert names is not None
    said, _ = bundle.format_pattern(names, {})
    return tuple(str(said).split("\n"))


def name_for_table(language: str, taken: Collection[str]) -> str:
    """One that none of somebody's other tables has, as long as there are any."""
    names = table_names(language if language in LANGUAGES else LANGUAGES[0])
    return secrets.choice([name for name in names if name not in taken] or names)
