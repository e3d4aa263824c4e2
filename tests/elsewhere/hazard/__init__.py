"""Hazard: a die, a hidden token, and how far to go."""
