"""Who is at a table just now."""

import msgspec


class Company(msgspec.Struct, array_like=True):
    """Who listens at a table: people, with the name of whoever has one, and how many that nobody knows."""

    names: dict[str, str | None]
    strangers: int
