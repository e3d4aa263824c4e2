"""Nobility: 1 to 6 lords-to-be, their dice, and the settlers of a town."""
