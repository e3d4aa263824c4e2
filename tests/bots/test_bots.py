"""What every bot keeps to in every game: the rules, its own dice, and its own side of the table."""

from pathlib import Path

import numpy as np
import pytest

from moothall.bots import CATALOGUE, find_bot, levels
from moothall.bots.bot import Bot, Sight, Thought
from moothall.bots.levels import BUDGETS, LEVELS, Budget
from moothall.engine.game import Game
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.games.settlement.game import GAME as SETTLEMENT
from moothall.lab.simulate import simulate
from tests.bots.moments import GAMES, forced, moments

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_bot = pytest.mark.parametrize("name", CATALOGUE)
# Asked of nobody with a choice: an automaton's, and one that hardly any game has.
HARDLY_ASKED = {"scheme", "lord_apprentice"}


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels look as far as is needed here, and no clock stops them."""
    for looks, name in ((24, "master"), (48, "guildmaster")):
        monkeypatch.setitem(levels.BUDGETS, name, Budget(looks, 600.0))


def think_along(name: str, game: Game, seed: int, answers: int) -> list[Thought]:
    players = game.seats[-1]
    match = Match(game, {"players": players}, seed=1, rules=native(game))
    bots, thoughts = [find_bot(name, game, seed=100 * seed + seat) for seat in range(players)], []
    while match.seat is not None and match.ply < answers:
        thoughts.append(bots[match.seat].answer(match))
        match.play(thoughts[-1].action)
    return thoughts


@every_game
def test_every_question_is_among_the_moments(game: Game) -> None:
    asked = {moment.stage for moment in moments(game)}
    assert asked >= set(game.stages) - {"over"} - HARDLY_ASKED


@every_game
@every_bot
def test_answers_are_legal_in_every_stage(name: str, game: Game) -> None:
    for number, moment in enumerate(moments(game)):
        match, bot = moment.match(), find_bot(name, game, number)
        thought = bot.answer(match)
        legal = match.legal()
        assert thought.action in legal, moment.stage
        assert {each.action for each in thought.weighed} <= {*legal}, moment.stage


@every_game
@every_bot
def test_nothing_hidden_changes_a_thought(name: str, game: Game) -> None:
    """Whatever the order of the stacks and what others hold: with the same dice, the same answer and view."""
    changed = 0
    for number, moment in enumerate(moments(game)[::2]):
        match, other = moment.match(), moment.with_other_secrets(number)
        changed += match.state.tobytes() != other.state.tobytes()
        thoughts = [find_bot(name, game, number).answer(each) for each in (match, other)]
        assert thoughts[0] == thoughts[1], moment.stage
    assert changed > 5


@every_game
def test_a_bot_that_would_peek_sees_nothing(game: Game) -> None:
    """What it is handed is the same for all that might be, to the last byte."""

    class Peeping(Bot):
        seen = b""

        def think(self, sight: Sight) -> Thought:
            self.seen = sight.state.tobytes()
            return Thought(sight.legal()[0])

    for number, moment in enumerate(moments(game)[::3]):
        one, other, elsewhere = Peeping(game, 1), Peeping(game, 1), Peeping(game, 2)
        one.answer(moment.match())
        other.answer(moment.with_other_secrets(number))
        elsewhere.answer(moment.match())
        assert one.seen == other.seen
        assert elsewhere.seen not in (one.seen, moment.state.tobytes())


@every_game
@every_bot
def test_a_seed_always_plays_alike(name: str, game: Game) -> None:
    once, again, otherwise = (think_along(name, game, seed, answers=120) for seed in (1, 1, 2))
    assert once == again
    assert once != otherwise


@every_game
@every_bot
def test_answering_leaves_the_match_as_it_was(name: str, game: Game) -> None:
    for moment in moments(game)[::6]:
        match = moment.match()
        deck, verdict = match.deck.record.tobytes(), match.verdict()
        find_bot(name, game, 1).answer(match)
        assert match.state.tobytes() == moment.state.tobytes()
        assert match.deck.record.tobytes() == deck
        assert (match.verdict() == verdict).all()
        assert match.ply == 0


@every_game
@every_bot
def test_what_has_one_answer_is_not_thought_about(
    name: str, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = find_bot(name, game, 1)
    monkeypatch.setattr(bot, "think", lambda sight: pytest.fail("there is nothing to think about"))
    before = bot.dice.tobytes()
    assert forced(game)
    for moment in forced(game):
        match = moment.match()
        assert bot.answer(match) == Thought(match.legal()[0])
    assert bot.dice.tobytes() == before


@pytest.mark.parametrize(
    ("name", "answers"), [("random", 200), ("greedy", 40), ("apprentice", 40), ("thinker:4", 8)]
)
def test_interpreted_and_native_bots_choose_alike(name: str, answers: int) -> None:
    plain, fast = (
        Match(SETTLEMENT, {"players": 2}, seed=4, rules=rules) for rules in (None, native(SETTLEMENT))
    )
    plain_bot, fast_bot = find_bot(name, SETTLEMENT, seed=9), find_bot(name, SETTLEMENT, seed=9)
    while plain.ply < answers and not plain.over:
        action = plain_bot.answer(plain).action
        assert action == fast_bot.answer(fast).action
        plain.play(action)
        fast.play(action)


# What a bot has to think with.


@every_game
def test_what_a_sight_says_is_the_game_s_own_word(game: Game) -> None:
    for moment in moments(game)[::5]:
        match, seen = moment.match(), list[Sight]()

        class Looking(Bot):
            def think(self, sight: Sight) -> Thought:
                seen.append(sight)  # noqa: B023 - asked at once
                return Thought(sight.legal()[-1])

        action, sight = Looking(game, 1).answer(match).action, None
        (sight,) = seen
        assert sight.legal() == match.legal()
        assert (sight.seat, sight.players, sight.seats) == (match.seat, match.players, match.seats)
        assert sight.view() == match.view(match.seat)
        assert sight.tell(action) == match.tell(action)
        numbers = np.zeros(game.observation.size, np.int32)
        game.observe(match.state[0], match.deck.record[0], sight.seat, numbers)
        assert sight.observe().tolist() == numbers.tolist()
        for seat in range(sight.seats):
            assert sight.worth(seat=seat) == game.worth(sight.state[0], match.deck.record[0], seat)
        before, after = sight.state.tobytes(), sight.after(action)
        game.apply(sight.state[0], match.deck.record[0], action)
        assert after.tobytes() == sight.state.tobytes() != before


def test_any_of_them_by_a_bot_s_own_dice() -> None:
    def drawn(seed: int) -> list[int]:
        bot = find_bot("random", SETTLEMENT, seed)
        return [bot.any_of([5, 7, 9]) for _ in range(60)]

    assert drawn(1) == drawn(1) != drawn(2)
    assert set(drawn(1)) == {5, 7, 9}


def test_there_is_nothing_to_choose_after_the_end() -> None:
    match = Match(SETTLEMENT, {"players": 1}, seed=3)
    match.state[0].over = 1
    match.state[0].agenda.depth = 0
    with pytest.raises(ValueError, match="over"):
        find_bot("random", SETTLEMENT).answer(match)


# Who there is.


def test_the_levels_go_upwards() -> None:
    assert LEVELS == ("apprentice", "journeyman", "master", "guildmaster")
    assert CATALOGUE[:4] == LEVELS
    assert BUDGETS["master"].looks < BUDGETS["guildmaster"].looks
    assert BUDGETS["master"].seconds <= BUDGETS["guildmaster"].seconds


@every_game
@pytest.mark.parametrize(
    ("better", "worse", "least"), [("apprentice", "random", 0.9), ("greedy", "apprentice", 0.5)]
)
def test_a_level_beats_the_one_below_it(better: str, worse: str, least: float, game: Game) -> None:
    """Those that answer at once: how strong the others are, `moothall tournament` shows."""
    first, second = (
        simulate(game, {"players": 2}, bots, games=150, seed=1).wins
        for bots in ([better, worse], [worse, better])
    )
    assert (first[0] + second[1]) / 300 > least


def test_an_unknown_bot_is_named_beside_the_known_ones() -> None:
    with pytest.raises(LookupError, match=r"no bot called 'clever'.*random, greedy"):
        find_bot("clever", SETTLEMENT)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("thinker:", "no bot called 'thinker:'"),
        ("thinker:0", "a number of looks, such as thinker:800, not '0'"),
        ("thinker:many", "a number of looks, such as thinker:800, not 'many'"),
        ("thinker:8:no.npz", "there is no net no.npz"),
        ("nowhere.py:Mine", "there is no file nowhere.py"),
        ("FOLDER/broken.py:Mine", "broken.py is no module of Python: SyntaxError"),
        ("FOLDER/other.py:Mine", "other.py has no bot called Mine: a class that extends"),
        ("FOLDER/other.py:number", "other.py has no bot called number"),
    ],
)
def test_what_is_wrong_with_a_bot_s_name_is_said(name: str, message: str, tmp_path: Path) -> None:
    for file, text in (("broken.py", "def ("), ("other.py", "number = 1\n")):
        (tmp_path / file).write_text(text)
    with pytest.raises(LookupError, match=message):
        find_bot(name.replace("FOLDER", str(tmp_path)), SETTLEMENT)
