"""A look at games: what was answered, what would have been better, what to answer now.

`examining.py` judges one question, `analysis.py` a whole game, `luck.py` what came to light in it; `hints.py`
says what to answer, and `outlook.py` what an answer leads to.
"""
