"""Settlement: found a settlement in the wilderness, keep monsters out and invite heroes. 1 to 4 players."""
