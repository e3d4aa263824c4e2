"""Architects: build for the king by day, deal at the Black Market by night. 1 to 5 players."""
