"""The words of Settlement: all there, in every language, and none that nobody says."""

from collections.abc import Iterator

import numpy as np
import pytest

from moothall.engine.game import Result, Telling
from moothall.engine.questions import Answer, untold
from moothall.engine.text import LANGUAGES, Speaker
from moothall.engine.ties import needed
from moothall.engine.verdict import NOT_ASKED
from moothall.games.settlement import cards, state, telling
from moothall.games.settlement.actions import QUESTIONS
from moothall.games.settlement.game import GAME
from moothall.games.settlement.scoring import TIE_BREAKS
from moothall.games.settlement.telling import tell_result
from tests.games.settlement.playthroughs import playthroughs
from tests.games.settlement.questions import AT
from tests.games.settlement.table import DECK, Table
from tests.games.texts import Words, literal_texts, refusal_numbers, say

# SET-141 to SET-145 are the rates in their order, as `exchange.may_exchange` counts on.
SUMS = {"141 + rate": range(142, 146)}
ENGLISH = Speaker(GAME)


def test_the_numbers_read_off_the_source_are_those_that_games_show() -> None:
    shown = {int(number) for number in np.unique(playthroughs().verdicts) if number > 0}
    assert len(shown) > 30
    assert shown <= refusal_numbers(GAME, SUMS)
    assert {142, 143, 144, 145} <= refusal_numbers(GAME, SUMS)
    assert refusal_numbers(GAME, SUMS) <= GAME.rules.keys()


# All ids that the game can come to say.


def positions() -> Iterator[Table]:
    """Every question, and tables where nothing and where everything is in its place."""
    for at in AT.values():
        yield at()
    bare = Table()
    bare.market(*[None] * 9)
    bare.hero_row(None)
    yield bare
    settled = Table()
    settled.hold("scroll_of_fortune")
    settled.lay(0, "wood", colour="green")
    settled.lay(1, "clay")
    settled.monster(0)
    settled.fortress(1)
    settled.building(0, "bank")
    yield settled


def asked_of(table: Table) -> list[int]:
    """The answers that the open question is about, legal or not."""
    return [int(action) for action in np.flatnonzero(table.match.verdict() != NOT_ASKED)]


def told_actions() -> set[str]:
    return {table.match.tell(action).id for table in positions() for action in asked_of(table)}


def answers() -> list[tuple[str, Answer]]:
    stages = range(1, len(QUESTIONS.stages))
    return [answer for stage in stages for answer in QUESTIONS[stage].answers.items()]


def expected_texts() -> set[str]:
    families: dict[str, set[str]] = {
        "question": set(QUESTIONS.stages),
        "block": set(GAME.space.blocks),
        "deed": {name for name, answer in answers() if answer.deed is not untold},
        "group": {answer.group for _, answer in answers()},
        "rule": {str(number) for number in refusal_numbers(GAME, SUMS)},
        "score": {*state.GUILDS, "total", "gold", "diamond"},
        "result": {f"by_{tie.name}" for tie in TIE_BREAKS},
        "level": set(telling.LEVELS),
        "good": {*telling.THING_NAMES, "settler", "point"},
        "goods": {*telling.THING_NAMES, "settler", "point", "none"},
        "colour": set(state.COLOURS),
        "beast": set(state.COLOURS),
        "guild": set(state.GUILDS),
        "trigger": set(cards.TRIGGERS),
        "scoring": set(cards.SCORINGS),
        "habit": set(GAME.habits),
        "help": {"signs"},
    } | {kind: set(DECK.ids(kind)) for kind in ("building", "artifact", "hero", "monster", "rank")}
    put_together = {f"{family}-{member}" for family, members in families.items() for member in members}
    return put_together | told_actions() | literal_texts(GAME)


class TestWords(Words):
    game, deck, told_cards, bare = GAME, DECK, ("building", "artifact", "hero", "monster"), ("monster",)
    named = ("building", "artifact", "hero", "monster", "rank")
    unlike = (*named, "guild", "good", "level")

    def expected(self) -> set[str]:
        return expected_texts()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_told_can_be_said(language: str) -> None:
    speaker = Speaker(GAME, language)
    for table in positions():
        said = [speaker.say(table.match.question())]
        said += [speaker.say(table.match.tell(action)) for action in asked_of(table)]
        deeds = [table.match.deed(action) for action in table.match.legal()]
        said += [speaker.say(deed) for deed in deeds if deed]
        assert all(words and "{" not in words and "none" not in words.split() for words in said)


def test_cards_in_words() -> None:
    assert ENGLISH.effect("building", "bank") == "1 gold → 5 points"
    assert ENGLISH.effect("building", "gem_cutter") == "1 diamond → 1 wood, 1 clay, 1 stone"
    assert ENGLISH.effect("building", "warehouse") == "+1 normal resource"
    assert ENGLISH.effect("artifact", "ornate_tankard") == "when you invite a hero: +1 bonus settler"
    assert ENGLISH.effect("hero", "adv_09") == "1 point per landscape; +1 bonus settler on invitation"
    assert [ENGLISH.say(each) for each in GAME.tell_card(DECK, "monster", "red")] == [
        "Cave Dragon (red): 4 settlers drive it off, for 1 diamond, 2 gold"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_monsters_are_known_by_their_first_letter(language: str) -> None:
    speaker = Speaker(GAME, language)
    assert len({speaker.name("beast", colour)[0] for colour in state.COLOURS}) == 4


# What a few things sound like.


def test_a_turn_sounds_different_before_and_after_the_action() -> None:
    table = Table()
    fresh = ENGLISH.say(table.match.question())
    table.lay(0, "wood")
    table.play("erect_fortress", row=0, column=0)
    assert fresh.startswith("Your turn: take an action")
    assert ENGLISH.say(table.match.question()).startswith("You have acted. You may still invite")


def test_rows_of_the_settlement_have_names_and_rows_of_the_wilderness_numbers() -> None:
    table = Table()
    table.building(3, "bank")
    assert say(table, "en", "activate_settlement_row", row=1) == "Activate the middle settlement row: Bank"
    assert say(table, "de", "activate_settlement_row", row=1) == "Mittlere Siedlungsreihe aktivieren: Bank"
    assert say(table, "hu", "activate_settlement_row", row=0) == "Felső településsor aktiválása: semmi"
    assert say(table, "de", "place", row=2, column=0) == "Untere Reihe, Feld 1"
    assert say(table, "hu", "explore", row=0) == "Felfedezés az I. sorban 1 telepessel"
    assert say(table, "hu", "explore", row=1) == "Felfedezés a II. sorban 2 telepessel"


def test_fields_of_the_market_are_counted_from_one() -> None:
    table = Table()
    table.market("bank", *[None] * 8)
    assert say(table, "en", "build", market=0).endswith("(market 1)")
    assert say(table, "en", "build", market=8) == "Build from market 9"


def test_a_wilderness_row_says_what_it_would_yield() -> None:
    table = Table()
    table.hold("scroll_of_fortune")
    assert say(table, "en", "activate_wilderness_row", row=0) == "Activate wilderness row I: nothing"
    table.lay(0, "wood")
    table.lay(1, "wood")
    table.lay(2, "clay")
    table.monster(2)
    words = "Activate wilderness row I: 2 wood and one more"
    assert say(table, "en", "activate_wilderness_row", row=0) == words


def test_a_fight_names_the_monster_its_price_and_its_reward() -> None:
    table = Table()
    table.hold("crown_of_dominion")
    table.lay(0, "clay", colour="red")
    assert say(table, "en", "fight", row=0, column=0) == "Fight on I/1"
    table.monster(0)
    expected = "Fight the Cave Dragon on I/1 with 4 settlers for 1 diamond, 2 gold"
    assert say(table, "en", "fight", row=0, column=0) == expected
    table.hold("mace_of_bravery")
    expected = "Fight the Cave Dragon on I/1 with 4 settlers for 2 diamonds, 2 gold"
    assert say(table, "en", "fight", row=0, column=0) == expected


def test_a_fortress_says_what_it_would_yield() -> None:
    table = Table()
    table.hold("mace_of_bravery")
    table.lay(0, "wood")
    table.fortress(0)
    assert say(table, "en", "activate_fortress", row=0, column=0) == "Activate the fortress on I/1: 1 wood"
    table.hold("crown_of_dominion")
    assert say(table, "en", "activate_fortress", row=0, column=0) == "Activate the fortress on I/1: 2 wood"
    assert say(table, "de", "activate_fortress", row=0, column=0) == "Festung auf I/1 aktivieren: 2 Holz"
    assert say(table, "hu", "activate_fortress", row=0, column=0) == "Erőd aktiválása: I/1, 2 fa"


def test_an_invitation_names_the_price_with_the_surcharge() -> None:
    table = Table()
    table.hero_row("adv_03")
    assert say(table, "en", "invite", space=0) == "Invite the Ruin Delver for 4 diamonds, 1 gold (space 1)"


def test_what_was_done_is_told_of_whoever_did_it() -> None:
    table = Table(players=2)
    table.market("clay_pit", "alchemist")
    speakers = [Speaker(GAME, language, seats=["Edda", "Bodo"]) for language in LANGUAGES]
    deed = table.match.deed(table.number("build", market=0))
    assert deed
    assert [speaker.say(deed) for speaker in speakers] == [
        "Edda builds a Clay Pit",
        "Edda baut eine Lehmgrube",
        "Edda épít egy agyaggödröt",
    ]
    assert speakers[0].say_on(deed) == "builds a Clay Pit"
    deed = table.match.deed(table.number("build", market=1))
    assert deed
    assert speakers[0].say(deed) == "Edda builds an Alchemist"


def test_what_completes_a_command_is_no_news() -> None:
    table = AT["place_building"]()
    assert table.match.deed(table.number("place", row=0, column=0)) is None


# How games come out (SET-212 to SET-215, SET-224).


def result(*seats: tuple[int, int, int], winners: list[int]) -> Result:
    details = [{"total": total, "gold": gold, "diamond": diamond} for total, gold, diamond in seats]
    scores = [total for total, _, _ in seats]
    return Result(scores, winners, details, ties=needed(TIE_BREAKS, scores, details))


@pytest.mark.parametrize(
    ("outcome", "expected"),
    [
        (result((10, 0, 0), (9, 5, 5), winners=[0]), "result-won"),
        (result((10, 1, 0), (10, 2, 0), (3, 9, 9), winners=[1]), "result-by_gold"),
        (result((10, 2, 3), (10, 2, 1), (10, 1, 9), winners=[0]), "result-by_diamond"),
        (result((10, 2, 1), (10, 2, 1), winners=[0, 1]), "result-shared"),
        (Result([80], [], [{"total": 80}], rank="knight"), "result-solo"),
    ],
)
def test_the_result_says_what_decided(outcome: Result, expected: str) -> None:
    telling_of_it = tell_result(outcome)
    assert telling_of_it.id == expected
    for language in LANGUAGES:
        assert str(outcome.scores[0] if outcome.rank else max(outcome.scores)) in Speaker(GAME, language).say(
            telling_of_it
        )


def test_winners_are_named() -> None:
    speaker = Speaker(GAME, "en", seats=["Ann", "Ben", "Cy"])
    assert speaker.say(Telling("result-shared", {"points": 7, "seats": "0,1,2"})) == (
        "Ann, Ben and Cy share the victory with 7 points (SET-215)."
    )


# The answers that the rules give where a player names none.


@pytest.mark.rule("SET-065", "SET-082")
def test_habits_give_the_usual_answer() -> None:
    table = AT["choose_settlers"]()
    normal_first = GAME.habits["settlers"](table.s)
    assert normal_first == table.number("deploy", bonus=0)
    assert GAME.habits["stacks"](table.s) is None
    table.settlers(0)
    table.has(bonus_settler=2)
    assert GAME.habits["settlers"](table.s) == table.number("deploy", bonus=1)
    table = AT["choose_stack"]()
    table.s.buildings_left[:] = (3, 7, 7)
    assert GAME.habits["stacks"](table.s) == table.number("stack", stack=1)
    assert GAME.habits["settlers"](table.s) is None
