"""The words of Architects: all there, in every language, and none that nobody says."""

from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.game import Result, Telling
from moothall.engine.questions import Answer, untold
from moothall.engine.text import LANGUAGES, Speaker
from moothall.engine.ties import needed
from moothall.games.architects import state, telling
from moothall.games.architects.actions import QUESTIONS
from moothall.games.architects.cards import ABILITIES, EFFECTS, TRIGGER_NAMES, UNIT_NAMES
from moothall.games.architects.game import GAME
from moothall.games.architects.scoring import TIE_BREAKS
from moothall.games.architects.stages.automaton import SCHEME
from moothall.games.architects.telling import tell_result
from tests.games.architects.building_site import prepare
from tests.games.architects.table import DECK, Table
from tests.games.architects.walks import walk
from tests.games.texts import (
    NAMES,
    Moment,
    WordsOfGames,
    deeds,
    literal_texts,
    moments_of,
    refusal_numbers,
    say,
)

ROWS = range(199, 204)  # the Cathedral's rows, from the bottom up
SUMS = {"199 + row": ROWS, "199 + int(me.cathedral)": ROWS, "36 + s.draft_step": range(37, 40)}
KINDS = ("apprentice", "building", "market", "reward", "board", "opponent", "scheme")
ENGLISH = Speaker(GAME, seats=NAMES)
# Games that come to every question between them.
WALKS = [
    (1, "standard", "constantine", 3, "uniform"),
    (1, "random", "helena", 2, "builders"),
    (2, "choice", "none", 1, "uniform"),
    (2, "random", "helena", 2, "dealers"),
    (3, "random", "none", 2, "builders"),
    (4, "random", "none", 2, "dealers"),
    (5, "choice", "none", 1, "dealers"),
    (5, "standard", "none", 2, "uniform"),
]


@cache
def moments() -> list[Moment]:
    """All that the automated opponent does is news."""
    walks = [walk(*chosen) for chosen in WALKS]
    found = moments_of(GAME, walks, 9, lambda before, after: open_stage(before.agenda) == SCHEME)
    return [*found, at_the_top_of_the_cathedral()]


def at_the_top_of_the_cathedral() -> Moment:
    """Who has climbed it all is asked what to construct, and may not advance."""
    table = prepare("Well")
    table.has(cathedral=5)
    table.place("guildhall")
    before, action = table.match.shown(), table.match.legal()[0]
    table.match.play(action)
    return Moment(before, action, table.match.shown(), DECK)


# What the rules can refuse with, read off their source.


def test_the_numbers_read_off_the_source_are_those_that_games_show() -> None:
    shown = {int(number) for chosen in WALKS for number in np.unique(walk(*chosen).verdicts) if number > 0}
    assert len(shown) > 40
    assert shown <= refusal_numbers(GAME, SUMS)
    assert refusal_numbers(GAME, SUMS) <= GAME.rules.keys()


def answers() -> list[tuple[str, Answer]]:
    """Of all questions, by their blocks."""
    questions = [QUESTIONS[stage] for stage in range(1, len(QUESTIONS.stages))]
    return [answer for question in questions for answer in question.answers.items()]


def untold_blocks() -> set[str]:
    return {block for block, answer in answers() if answer.deed is untold}


def expected_texts() -> set[str]:
    """But for what is told of actions."""
    blocks = set(GAME.space.blocks)
    things = {
        *telling.THINGS,
        "wood_or_stone",
        "gold_or_marble",
        "debt",
        "paid_debt",
        "worker",
        "material",
        "point",
        "none",
    }
    scored = "buildings cathedral virtue debts gold_and_marble silver prison materials total"
    families: dict[str, set[str]] = {
        "question": set(GAME.stages),
        "block": blocks,
        "deed": (blocks - untold_blocks()) | {"capture-own", "pick-end_order", "scheme-regain"},
        "group": {answer.group for _, answer in answers()},
        "rule": {str(number) for number in refusal_numbers(GAME, SUMS)},
        "score": {*scored.split(), "virtue_left", "silver_left"},
        "result": {f"by_{tie.name}" for tie in TIE_BREAKS},
        "level": set(telling.ROWS),
        "goods": things,
        "colour": set(state.COLOURS),
        "location": set(state.LOCATIONS),
        "place": {"prison"},
        "skill": {*state.SKILLS, "none"},
        "trigger": {*TRIGGER_NAMES} - {"passive", "storehouse_action", "black_market_reset"},
        "ability": set(ABILITIES),
        "does": {*EFFECTS, "release_all"},
        "unit": set(UNIT_NAMES.values()),
        "power": set(state.POWERS),
        "plan": set(state.SCHEME_KINDS),
        "board": {f"market_{space}" for space in ("small", "middle", "large")},
        "habit": set(GAME.habits),
        "rank": {"draw"},
        "help": {"signs"},
    }
    put_together = {f"{family}-{member}" for family, members in families.items() for member in members}
    named = ("apprentice", "building", "board", "opponent", "scheme")
    put_together |= {f"{kind}-{component}" for kind in named for component in DECK.ids(kind)}
    return put_together | literal_texts(GAME)


class TestWords(WordsOfGames):
    game, deck, told_cards = GAME, DECK, KINDS
    named = ("apprentice", "building", "board", "opponent")
    unlike = ("building", "location", "skill", "colour", "opponent", "unit", "power")

    def expected(self) -> set[str]:
        return expected_texts() | self.told_actions()

    def moments(self) -> list[Moment]:
        return moments()


def test_cards_in_words() -> None:
    assert ENGLISH.effect("apprentice", "AP14") == "at the King’s Storehouse: 1 silver → 3 clay"
    assert ENGLISH.effect("apprentice", "AP34") == "at the Tax Stand: 1 virtue less"
    assert ENGLISH.effect("building", "BD30") == "at the end: 1 point per 3 captives"
    assert ENGLISH.effect("building", "BD13") == "at the end: 1 point per own building"
    assert ENGLISH.effect("building", "BD19") == "at the end: 2 virtue with the lead on the Cathedral"
    assert ENGLISH.effect("building", "BD27") == "at the end: each unpaid debt costs 1 less"
    assert ENGLISH.effect("building", "BD29") == "when built: release all your workers from the Prison"
    assert ENGLISH.effect("reward", "RW01") == "+3 silver, 1 virtue"
    assert ENGLISH.effect("board", "green") == (
        "1 building card with every Black Market action; "
        "starts with 1 marble, 10 silver, 3 virtue, 1 debt and 8 workers in the Prison"
    )
    headings = [ENGLISH.say(GAME.tell_card(DECK, "apprentice", card)[0]) for card in ("AP09", "AP13")]
    assert headings == [
        "Gatekeeper: apprentice, masonry, −1 virtue when hired",  # noqa: RUF001, a minus it is
        "Labourer: apprentice, carpentry, tiling, masonry",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_apprentices_are_named_alike_where_the_deck_does_so(language: str) -> None:
    speaker = Speaker(GAME, language)
    kinds: dict[str, set[str]] = {}
    for card, name in DECK.names["apprentice"].items():
        kinds.setdefault(name, set()).add(speaker.name("apprentice", card))
    assert all(len(names) == 1 for names in kinds.values())
    assert len(set.union(*kinds.values())) == len(kinds) == 18


# What a few things sound like.


def test_a_place_says_what_it_would_bring() -> None:
    table = Table()
    table.send("quarry", 1)
    table.hire("AP29")
    assert say(table, "en", "place", location=state.QUARRY) == "Quarry: 3 stone"
    assert say(table, "en", "place", location=state.MINES) == "Mines: 2 clay"
    table.send("mines", 1)
    assert say(table, "en", "place", location=state.MINES) == "Mines: 3 clay or 1 gold"
    table.tax(7)
    assert say(table, "de", "place", location=state.TAX_STAND) == "Steueramt: 7 Silber für 2 Tugend"
    table.hire("AP34")
    assert say(table, "de", "place", location=state.TAX_STAND) == "Steueramt: 7 Silber für 1 Tugend"


def test_the_market_says_what_it_gives_now() -> None:
    table = Table()
    large = "Black Market, large: 1 wood, 1 stone, 2 marble for 3 silver, 1 virtue"
    assert say(table, "en", "place", location=state.MARKET_LARGE) == large
    table.market_pile("BM02", large="BM03")
    large = "Black Market, large: 2 stone, 2 marble for 3 silver, 1 virtue"
    assert say(table, "en", "place", location=state.MARKET_LARGE) == large
    small = "Black Market, small: 2 gold for 1 silver, 1 virtue"
    assert say(table, "en", "place", location=state.MARKET_SMALL) == small


def test_a_hire_names_the_price_with_the_skipped_columns() -> None:
    table = Table()
    table.has(silver=9)
    table.grid("AP11", "AP13", coins=(0, 2))
    table.place("workshop")
    assert say(table, "en", "hire", row=0, column=1) == (
        "Labourer (upper row, 2) for 5 silver, with 2 silver on the card – no ability"
    )


def test_what_was_done_is_told_of_whoever_did_it() -> None:
    table = Table(players=3)
    table.send("forest", 2, seat=1)
    table.has(silver=5)
    assert deeds(table, "place", location=state.TOWN_CENTRE) == [
        "Edda sends a worker to the Town Centre",
        "Edda setzt auf dem Marktplatz einen Arbeiter ein",
        "Edda munkást küld a városközpontba",
    ]
    table.place("town_centre")
    assert deeds(table, "capture", location=state.FOREST, seat=1) == [
        "Edda captures 2 workers of Bodo in the Forest",
        "Edda nimmt im Wald 2 Arbeiter von Bodo gefangen",
        "Edda elfog 2 munkást az erdőben (Bodo)",
    ]


def test_a_building_and_an_apprentice_have_their_articles() -> None:
    table = Table()
    table.has(clay=9, wood=9, stone=9, silver=9)
    table.hand("BD11")
    table.grid("AP01")
    table.place("workshop")
    assert deeds(table, "hire", row=0, column=0) == [
        "Edda hires an Acolyte",
        "Edda wirbt einen Akolythen an",
        "Edda felfogad egy akolitust",
    ]
    table.turn(0)
    table.place("guildhall")
    well = DECK.ids("building").index("BD11")
    assert deeds(table, "construct", building=well) == [
        "Edda constructs the Well",
        "Edda errichtet den Brunnen",
        "Edda felépíti a kutat",
    ]


# A secret choice is told as what everybody sees of it (ARC-004, ARC-135).


def secret_questions() -> Iterator[Moment]:
    stages = ("draft", "draft_alone", "blueprint", "discard_for_cathedral", "library", "hand_limit")
    numbers = {GAME.stages.index(stage) for stage in stages}
    found = [moment for moment in moments() if open_stage(moment.before.agenda) in numbers]
    assert {open_stage(moment.before.agenda) for moment in found} == numbers
    yield from found


@pytest.mark.rule("ARC-004", "ARC-135")
def test_no_deed_says_which_card_was_kept_or_given_up() -> None:
    for moment in secret_questions():
        name = GAME.space.decode(moment.action).name
        if name == "done":
            continue
        block = GAME.space.blocks[name]
        told = [GAME.tell_deed(moment.before, DECK, block.first + card) for card in range(block.length)]
        expected = Telling(f"deed-{name}", {"seat": int(open_seat(moment.before.agenda))})
        assert told == [expected] * block.length


def test_what_is_asked_says_nothing_of_the_cards() -> None:
    for moment in secret_questions():
        question = GAME.tell_question(moment.before, DECK)
        kept = GAME.space.decode(moment.action).values.get("building")
        assert kept is None or DECK.ids("building")[kept] not in question.values.values()


# How games come out (ARC-264 to ARC-267, ARC-373).


def result(*seats: tuple[int, int, int], winners: list[int]) -> Result:
    details = [
        {"total": total, "virtue_left": virtue, "silver_left": silver} for total, virtue, silver in seats
    ]
    scores = [total for total, _, _ in seats]
    rank = None if winners else "draw"
    return Result(scores, winners, details, rank, needed(TIE_BREAKS, scores, details))


@pytest.mark.rule("ARC-373")
@pytest.mark.parametrize(
    ("outcome", "expected"),
    [
        (result((40, 0, 0), (39, 5, 5), winners=[0]), "result-won"),
        (result((40, 7, 0), (40, 9, 0), (3, 14, 9), winners=[1]), "result-by_virtue_left"),
        (result((40, 7, 3), (40, 7, 1), (40, 6, 9), winners=[0]), "result-by_silver_left"),
        (result((-2, 7, 1), (-2, 7, 1), winners=[0, 1]), "result-shared"),
        (result((31, 7, 1), (31, 7, 1), winners=[]), "result-draw"),
    ],
)
def test_the_result_says_what_decided(outcome: Result, expected: str) -> None:
    telling_of_it = tell_result(outcome)
    assert telling_of_it.id == expected
    for language in LANGUAGES:
        assert str(max(outcome.scores)) in Speaker(GAME, language).say(telling_of_it)
