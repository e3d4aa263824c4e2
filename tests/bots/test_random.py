"""The random bot."""

from collections import Counter

from moothall.bots import find_bot
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.games.settlement.game import GAME


def test_every_legal_answer_is_as_likely_as_any_other() -> None:
    match, bot = Match(GAME, {"players": 4}, seed=1, rules=native(GAME)), find_bot("random", GAME, seed=1)
    choices = Counter(bot.answer(match).action for _ in range(7000))
    assert sorted(choices) == match.legal()
    assert len(choices) == 7
    # Seven answers, 7,000 choices: a share strays by more than five deviations once in a million.
    assert all(850 < count < 1150 for count in choices.values())
