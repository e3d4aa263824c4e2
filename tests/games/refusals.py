"""What the tests of every game's refusals share: why not, in the numbers of the moment.

A game's own tests are a class that names what they are about, as those of its forecasts do, and positions set
up by hand whose numbers are known:

    class TestRefusals(ToldRefusals):
        game, tables = GAME, [{"players": 2}]
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from moothall.engine.game import Telling
from moothall.engine.match import Match
from moothall.engine.text import LANGUAGES, NOBODY, Speaker
from moothall.engine.verdict import LEGAL
from tests.games.forecasts import Options, Positions
from tests.games.tables import PlayedTable
from tests.games.texts import NAMES


def why_not(table: PlayedTable[Any, Any, Any], name: str, **values: int | str) -> str:
    """What a player is told who asks why this can't be."""
    action = table.number(name, **values)
    assert table.match.verdict()[action] > LEGAL, "it is no refused answer to the open question"
    return Speaker(table.match.game, seats=NAMES).say(table.match.reason(action))


def refused(match: Match) -> Iterator[tuple[int, int]]:
    """Answers to the open question that are forbidden, and by which rules."""
    verdict = match.verdict()
    for action in np.flatnonzero(verdict > LEGAL):
        yield int(action), int(verdict[action])


def are_numbers(told: Telling) -> bool:
    """Whether a refusal says something: what is lacking is more than nothing, and nobody has no name."""
    lacking = str(told.values.get("goods", "")).split(",") if told.id == "why-lacking" else []
    return NOBODY not in told.values.values() and all(int(each.split("=")[1]) > 0 for each in lacking)


class ToldRefusals(Positions):
    """Every refusal has words in every language, and none knows more than the seat that hears it."""

    def test_every_refusal_has_words_in_every_language(self, options: Options) -> None:
        speakers = [Speaker(self.game, language, seats=NAMES) for language in LANGUAGES]
        in_numbers = set[str]()
        for match in self.positions(options):
            for action, number in refused(match):
                told = match.reason(action)
                if told != Telling(f"rule-{number}"):
                    in_numbers.add(told.id)
                    assert are_numbers(told), (match.stage, number, told)
                for speaker in speakers:
                    words = speaker.say(told)
                    assert words
                    assert "{" not in words
        assert in_numbers

    def test_a_seat_is_told_the_same_whatever_is_hidden_from_it(self, options: Options) -> None:
        """The server tells it from what the seat can know, a terminal from the whole table."""
        for match in self.positions(options):
            told = {action: match.reason(action) for action, _ in refused(match)}
            told = {action: why for action, why in told.items() if not why.id.startswith("rule-")}
            assert self.foresight(match).refusals() == told
