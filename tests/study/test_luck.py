"""Luck is what came to light: planted in a game, it is found there, and nowhere else."""

from statistics import mean

import numpy as np
import pytest

from moothall.bots import find_bot
from moothall.bots.bot import Sight
from moothall.bots.levels import BUDGETS, Budget
from moothall.bots.thinker import Thinker
from moothall.engine.agenda import open_seat
from moothall.engine.chance import Chance
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.engine.record import Records
from moothall.games import find_game
from moothall.study.analysis import analyse

SEEDS = (5, 6)  # one game alone says little: what was dealt may serve both
DEALS = 6  # from which the one is chosen that somebody likes best


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUDGETS, "master", Budget(150, BUDGETS["master"].seconds))


def played(name: str, favoured: int | None = None, seed: int = SEEDS[0]) -> Match:
    """A game whose dice and piles are loaded for a seat: whatever comes to light is what serves it best."""
    game = find_game(name)
    match = Match(game, {"players": 2}, seed=seed, rules=native(game))
    bot = find_bot("journeyman", game, 1)
    while not match.over:
        action = bot.answer(match).action
        if favoured is not None and reveals(match, action):
            match.state[:] = max(deals(match), key=lambda deal: liked(match, deal, action, favoured))
            match._snapshots[match.ply] = match.state.tobytes()
        match.play(action)
    return match


def after(match: Match, state: Records, action: int) -> Records:
    state = state.copy()
    match.rules.apply(state, match.deck.record, action)
    return state


def reveals(match: Match, action: int) -> bool:
    state = after(match, match.state, action)
    return bool(state[0].chance.reveals != match.state[0].chance.reveals)


def deals(match: Match) -> list[Records]:
    """The position as it is, and as it might be for all that is known."""
    found = [match.state.copy()]
    for number in range(1, DEALS):
        dice, state = np.zeros(1, Chance.twin), match.state.copy()
        dice["seed"] = 1000 * match.ply + number
        match.rules.conceal(state, match.deck.record, match.seat or 0, dice)
        found.append(state)
    return found


def liked(match: Match, deal: Records, action: int, seat: int) -> float:
    state = after(match, deal, action)
    if state[0].over:
        return 0.0
    asked = int(open_seat(state[0].agenda))
    sight = Sight(match.game, match.options, match.deck, state, match.rules, seat=asked)
    thought = Thinker(match.game, 80, 1, seconds=float("inf")).think(sight)
    return thought.chances[seat] if thought.chances else 0.0


@pytest.mark.parametrize("name", ["settlement", "nobility", "guilds"])
def test_loaded_dice_and_deals_are_found_as_luck(name: str) -> None:
    """Of Architects each player has a hand of cards, and to deal it anew would be another game."""
    fair, mine, theirs = (
        mean(analyse(played(name, favoured, seed), seed=3).seats[0].luck for seed in SEEDS)
        for favoured in (None, 0, 1)
    )
    assert theirs < -0.05 < 0.05 < mine
    assert theirs < fair < mine


def test_where_nothing_comes_to_light_there_is_no_luck() -> None:
    match = played("guilds")
    reveals = [int(match.state_at(ply)[0].chance.reveals) for ply in range(match.ply + 1)]
    quiet = Match.resume(match.game, match.options, None, (0, match.state_at(0).tobytes()), [], match.rules)
    for given in match.given[: reveals.index(reveals[0] + 1) - 1]:
        quiet.play(given.action)
    study = analyse(quiet, seed=3)
    assert len(study.moments) > 5
    assert [seat.luck for seat in study.seats] == [0.0, 0.0]
