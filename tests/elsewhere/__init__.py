"""A tiny game, made by following "How to add a game": it proves that a folder is all that a game needs."""
