"""A look at games: what was answered, what would have been better, what to answer now.

`examining.py` judges one question, `analysis.py` a whole game, `hints.py` says what to answer and why.
"""
