"""The laboratory: many games at once, to measure bots, decks and rules."""
