"""The laboratory: many games at once, to measure bots, decks and rules."""

from moothall.lab.ledger import load

__all__ = ["load"]
