"""The words of Guilds: all there, in every language, and none that nobody says."""

from functools import cache
from typing import Any

import numpy as np
import pytest

from moothall.engine.game import Result, Telling
from moothall.engine.happening import told
from moothall.engine.record import plain
from moothall.engine.text import LANGUAGES, Speaker
from moothall.engine.ties import needed
from moothall.games.guilds import cards, state
from moothall.games.guilds.game import GAME
from moothall.games.guilds.scoring import TIE_BREAKS
from moothall.games.guilds.telling import tell_result
from tests.games.guilds.table import DECK, Table, cell
from tests.games.guilds.walks import walk
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

ENGLISH = Speaker(GAME, seats=NAMES)
NAMED = ("character", "room", "goal")
# Games that come to every question between them, some with a deck that has abilities of every kind.
WALKS: list[tuple[int, str, int, str, str]] = [
    (2, "standard", 1, "uniform", "standard"),
    (2, "standard", 2, "bidders", "standard"),
    (3, "five", 1, "builders", "standard"),
    (3, "six", 1, "bidders", "standard"),
    (4, "standard", 1, "bidders", "standard"),
    (4, "standard", 2, "builders", "standard"),
    (2, "standard", 4, "bidders", "generous"),
    (3, "five", 3, "bidders", "generous"),
]


@cache
def moments() -> list[Moment]:
    return moments_of(GAME, [walk(*chosen) for chosen in WALKS], 9, is_news)


def is_news(before: Any, after: Any) -> bool:
    """A new phase, the end; and what is rare: a lost character, and a room that can be reached at last."""
    boards = list(zip(before.players, after.players, strict=True))
    lost = any(now.members < was.members for was, now in boards)
    woken = any(now.active & was.occupied & ~was.active for was, now in boards)
    return before.phase != after.phase or bool(after.over) or lost or woken


# What the rules can refuse with, read off their source.


def test_the_numbers_read_off_the_source_are_those_that_games_show() -> None:
    shown = {int(number) for chosen in WALKS for number in np.unique(walk(*chosen).verdicts) if number > 0}
    assert len(shown) > 25
    assert shown <= refusal_numbers(GAME, {})
    assert refusal_numbers(GAME, {}) <= GAME.rules.keys()


def runs(count: int) -> set[str]:
    """One of so many rows or columns, or two side by side."""
    ones = {str(number) for number in range(1, count + 1)}
    return ones | {f"{number}-{number + 1}" for number in range(1, count)}


def expected_texts() -> set[str]:
    """But for what is told of actions."""
    deeds = "add add-raise take use_ability use_ability-exchange choose exchange place protect protect-free"
    scored = "characters rooms total tie_income tie_cells tie_members"
    families: dict[str, set[str]] = {
        "question": set(GAME.stages),
        "block": set(GAME.space.blocks),
        "deed": {*deeds.split(), "pass_turn", "pass_turn-taking"},
        "group": {"answers", "bids", "takes", "abilities", "exchanges", "rooms"},
        "rule": {str(number) for number in refusal_numbers(GAME, {})},
        "score": set(scored.split()),
        "result": {f"by_{tie.name}" for tie in TIE_BREAKS},
        "goods": {*state.CURRENCIES, "point", "none"},
        "area": set(state.AREA_NAMES),
        "faction": set(state.FACTIONS),
        "race": set(state.RACES) - {"none"},
        "gender": set(state.GENDERS) - {"none"},
        "type": set(state.ROOM_TYPES),
        "side": {*state.SIDES, "no"},
        "way": {*state.SIDES},
        "turn": {str(turn) for turn in range(state.ROTATIONS)},
        "row": runs(state.DEPTH_OF_SITE),
        "column": runs(state.WIDTH),
        "phase": {*state.PHASES} - {"", "start"},
        "metric": {metric.replace(":", "_") for metric in state.METRICS},
        "lead": {"timing", "uses"},
        "does": set(state.EFFECT_KINDS) - {"none"},
        "character": {"none"},
        "room": {"none", "hall"},
        "habit": set(GAME.habits),
        "help": {"signs"},
    }
    put_together = {f"{family}-{member}" for family, members in families.items() for member in members}
    put_together |= {f"{kind}-{component}" for kind in NAMED for component in DECK.ids(kind)}
    return put_together | literal_texts(GAME)


class TestWords(WordsOfGames):
    game, deck, told_cards, named = GAME, DECK, NAMED, NAMED
    unlike = (
        *NAMED,
        "faction",
        "race",
        "gender",
        "type",
        "side",
        "way",
        "turn",
        "row",
        "column",
        "phase",
        "metric",
        "block",
    )

    def expected(self) -> set[str]:
        return expected_texts() | self.told_actions()

    def moments(self) -> list[Moment]:
        return moments()


# Cards.


def test_cards_in_words() -> None:
    assert ENGLISH.effect("character", "N1") == "5 points"
    assert ENGLISH.effect("character", "P2") == (
        "−½ point; weekly + 2 silver"  # noqa: RUF001, a minus it is
    )
    assert ENGLISH.effect("character", "R6") == (
        "0 points; on joining: 1 gold from one opponent; at the end: ½ point per rogue"
    )
    assert ENGLISH.effect("character", "M1") == (
        "1 point; up to 2 times a week in the auction: 1 gold → 5 silver"
    )
    assert ENGLISH.effect("character", "R1").endswith(
        "once a game in the money phase: remove a character of an opponent, printed with 3 points at most"
    )
    assert ENGLISH.effect("character", "N3").endswith("weekly + 1 silver per 3 characters, 3 silver at most")
    assert ENGLISH.effect("character", "C4") == "1 point; at the end: 4 points with 8 built cells or more"
    assert ENGLISH.effect("room", "S09") == "1½ points; counts as one more warrior; doors: top, bottom"
    assert ENGLISH.effect("room", "L09") == (
        "7½ points; once a week: a small room costs 1 gold less; "
        "doors: left; in its other cell (right): top, right"
    )
    assert ENGLISH.effect("room", "L18").endswith("doors: left; in its other cell (right): none")
    assert ENGLISH.effect("goal", "G16") == (
        "the highest weekly income, 11 at least: 6 points; with four players 3 points for the second place"
    )


def test_headings_in_words() -> None:
    def headings(kind: str, name: str) -> list[str]:
        return [Speaker(GAME, each).say(GAME.tell_card(DECK, kind, name)[0]) for each in LANGUAGES]

    assert headings("character", "W7") == [
        "Siege Engineer: warrior and artisan, dwarf, man",
        "Belagerungsingenieur: Krieger und Handwerker, Zwerg, Mann",
        "Ostrommérnök: harcos és kézműves, törpe, férfi",
    ]
    assert headings("character", "B5") == [
        "Hunting Falcon: animal",
        "Jagdfalke: Tiere",
        "Vadászsólyom: állat",
    ]
    assert headings("room", "L12") == [
        "Orchard: large room (garden) for 2 gold",
        "Obstgarten: großer Raum (Garten) für 2 Gold",
        "Gyümölcsöskert: nagy helyiség (kert), ára 2 arany",
    ]


@pytest.mark.parametrize(
    ("halves", "said"),
    [(0, "0 points"), (1, "½ point"), (2, "1 point"), (3, "1½ points"), (-1, "−½ point"), (-5, "−2½ points")],  # noqa: RUF001
)
@pytest.mark.rule("GLD-014", "GLD-277")
def test_half_points_are_written_as_such(halves: int, said: str) -> None:
    assert ENGLISH.say(Telling("effect-points", cards.tell_points(halves))) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", range(1, len(state.EFFECT_KINDS)))
def test_every_effect_can_be_said_however_a_deck_has_it(language: str, kind: int) -> None:
    """Whom it takes from and for whom, how often, of which rooms, against what."""
    speaker, said = Speaker(GAME, language), set()
    for choice in range(3):
        for uses in (0, 1, 2):
            effect = plain(np.zeros(1, state.Effect.twin)[0])
            effect.kind, effect.uses, effect.phase = kind, uses, 2 + choice
            effect.timing = (state.ON_JOIN, state.WEEKLY, state.ONCE)[choice]
            effect.scope, effect.metric = choice, choice
            effect.target = effect.receiver = effect.against = choice % 2
            effect.amount = effect.per = effect.silver = 1 + choice
            said.add(speaker.say(cards.tell_effect(effect)))
    assert all(words and "_" not in words for words in said)
    assert len(said) > 1


# What a few things sound like.


def test_an_area_says_who_leads_and_what_it_takes() -> None:
    table = Table(players=4)
    table.town("A2", "N1")
    assert say(table, "en", "bid", area="A2") == "Bid for Duchess: 1 silver or more"
    table.tent("A2", 4, seat=1)
    table.tent("A2", 1, seat=0)
    expected = "Bid for Duchess: Bodo leads with 4 silver; 5 silver or more"
    assert say(table, "en", "bid", area="A2") == expected
    table.tent("A2", 6, seat=0)
    assert say(table, "de", "bid", area="A2") == "Gebot für Herzogin: du führst mit 6 Silber"
    table.town("A2")
    assert say(table, "hu", "bid", area="A2") == "Licit: 2. terület"


def test_added_silver_says_what_it_comes_to() -> None:
    table = Table(players=2)
    table.town("A1", "B2")
    table.tent("A1", 2, seat=0)
    table.play("bid", area="A1")
    assert say(table, "en", "add", silver=3) == "Bid 5 silver for Owl, 3 silver more"
    assert say(table, "de", "add", silver=3) == "5 Silber für Eule bieten, 3 Silber mehr"
    assert say(table, "hu", "add", silver=3) == "Licit 5 ezüsttel (Bagoly), még 3 ezüst"
    assert deeds(table, "add", silver=3) == [
        "Edda raises to 5 silver for Owl",
        "Edda erhöht auf 5 Silber (Eule)",
        "Edda emel 5 ezüstre (Bagoly)",
    ]
    table.tent("A1", 0, seat=0)
    assert say(table, "en", "add", silver=3) == "Bid 3 silver for Owl"
    assert deeds(table, "add", silver=3) == [
        "Edda bids 3 silver for Owl",
        "Edda bietet 3 Silber (Eule)",
        "Edda licitál 3 ezüsttel (Bagoly)",
    ]


@pytest.mark.rule("GLD-272")
def test_the_price_of_a_character_is_what_stays_paid() -> None:
    table = Table(players=2)
    table.town("A1", "B4")
    table.tent("A1", 4, seat=0)
    spot = table.spot_of("B4")
    assert say(table, "en", "take", **spot).startswith("Take the Draught Horse for 4 silver – ")
    table.join("B6", seat=0)
    assert say(table, "en", "take", **spot).startswith("Take the Draught Horse for 3 silver – ")
    assert deeds(table, "take", **spot) == [
        "Edda takes the Draught Horse for 3 silver",
        "Edda nimmt das Zugpferd für 3 Silber",
        "Edda elviszi az igáslovat 3 ezüstért",
    ]
    before = table.silver(0)
    table.take("B4")
    assert table.silver(0) == before + 1


def test_a_room_says_its_price_after_discounts() -> None:
    table = Table(players=2, small_rooms=["S04", "S07"])
    table.has(gold=3, seat=0)
    table.begin("building")
    place = table.place_of("S04")
    assert (
        say(table, "en", "buy", place=place) == "Reading Room for 2 gold – 4½ points; doors: top, right, left"
    )
    table.join("C2", seat=0)
    assert say(table, "de", "buy", place=place).startswith("Lesezimmer für 1 Gold – ")
    table.play("buy", place=place)
    assert say(table, "en", "place", cell=cell(1, 1), rotation=0) == (
        "Front row, left, not turned: door to: entrance hall, open to the back, 1 window – within reach"
    )
    assert say(table, "de", "place", cell=cell(1, 1), rotation=0) == (
        "Vordere Reihe, links, nicht gedreht: Tür zu: Eingangshalle, offen nach hinten, 1 Fenster – aktiv"
    )
    assert say(table, "hu", "place", cell=cell(1, 1), rotation=0) == (
        "Elülső sor, balra, nincs elfordítva: ajtó ide: előcsarnok, nyitott hátrafelé, 1 ablak – aktív"
    )
    # Where it can't lie, nobody cares for what would come of it.
    assert say(table, "en", "place", cell=cell(1, 1), rotation=3) == (
        "The Reading Room: Front row, left, turned left"
    )
    assert deeds(table, "place", cell=cell(1, 1), rotation=0) == [
        "Edda builds the Reading Room for 1 gold",
        "Edda baut das Lesezimmer für 1 Gold",
        "Edda megépíti az olvasószobát 1 aranyért",
    ]


def test_a_large_room_says_both_its_cells() -> None:
    table = Table(players=2, large_rooms=["L07"])
    table.has(gold=5, seat=0)
    table.begin("building")
    table.play("buy", place=table.place_of("L07"))
    assert say(table, "en", "place", cell=cell(2, 2), rotation=0) == (
        "Second row, middle and right, not turned: door to: entrance hall, 1 window – within reach"
    )
    assert say(table, "en", "place", cell=cell(3, 2), rotation=0).endswith("Second row, right, not turned")


def test_abilities_say_what_they_do_and_how_often() -> None:
    table = Table(players=3)
    table.join("M1", seat=0)
    table.has(gold=2, seat=0)
    transmuter = table.ability("M1")
    assert say(table, "en", "use_ability", ability=transmuter) == "Transmuter: 1 gold → 5 silver (2 left)"
    assert deeds(table, "use_ability", ability=transmuter) == [
        "Edda exchanges 1 gold for 5 silver (Transmuter)",
        "Edda tauscht 1 Gold gegen 5 Silber (Verwandler)",
        "Edda vált (Átváltoztató): 1 arany → 5 ezüst",
    ]
    table.use("M1")
    assert say(table, "en", "use_ability", ability=transmuter).endswith("(1 left)")


def test_both_kinds_of_coins_are_named_even_where_there_is_none() -> None:
    table = Table(players=2)
    table.begin("building")
    table.has(silver=4, gold=0)
    said = [
        speaker.say(table.match.question()).rpartition("? ")[2]
        for speaker in (Speaker(GAME, each, seats=NAMES) for each in LANGUAGES)
    ]
    assert said == ["You have 4 silver, 0 gold.", "Du hast 4 Silber, 0 Gold.", "Nálad: 4 ezüst, 0 arany."]


def test_a_thief_says_how_much_there_is_to_take() -> None:
    table = Table(players=3)
    table.join("R2", seat=0)
    table.begin("money")
    table.has(silver=0, seat=1)
    assert (
        deeds(table, "use_ability", ability=table.ability("R2"))[1] == "Edda setzt die Beutelschneiderin ein"
    )
    table.use("R2")
    assert ENGLISH.say(table.match.question()) == "Cutpurse: who loses 1 silver?"
    assert say(table, "en", "choose", seat=1) == "Bodo: nothing"
    assert say(table, "en", "choose", seat=2) == "Cora: 1 silver"
    assert deeds(table, "choose", seat=2) == [
        "Edda relieves Cora of 1 silver",
        "Edda nimmt 1 Silber von Cora",
        "Edda megcsapolja Cora készletét: 1 ezüst",
    ]


def test_what_is_not_complete_is_no_news() -> None:
    table = Table(players=2)
    assert table.match.deed(table.number("bid", area="A1")) is None
    table.has(gold=5, seat=0)
    table.begin("building")
    assert table.match.deed(table.number("buy", place=0)) is None
    table.begin("money")
    assert table.match.deed(table.number("done")) is None


# What came to light.


def changes_of(table: Table, name: str, **values: int) -> list[str]:
    return [ENGLISH.say(each) for each in told(table.brings(name, **values))]


@pytest.mark.rule("GLD-125")
def test_whom_forced_taking_brings_is_told() -> None:
    table = Table(players=2)
    table.empty_town("A1", "A3")
    table.town("A1", "W1")
    table.town("A3", "W2")
    table.tent("A1", 2, seat=1)
    table.tent("A3", 1, seat=0)
    table.pass_turn()
    assert deeds(table, "pass_turn")[0] == "Bodo passes"
    changes = changes_of(table, "pass_turn")
    assert changes[:2] == ["Edda gets the Pit Champion", "Bodo gets the Shield Bearer"]
    assert "next: money" in changes


def test_whoever_passes_last_and_leads_for_the_last_card_has_taken_it() -> None:
    table = Table(players=2)
    table.empty_town("A1")
    table.town("A1", "W1")
    table.tent("A1", 2, seat=1)
    table.pass_turn()
    assert deeds(table, "pass_turn") == [
        "Bodo passes, and so takes the Shield Bearer",
        "Bodo passt und nimmt damit den Schildträger",
        "Bodo passzol, és ezzel elviszi a pajzshordozót",
    ]
    assert not [words for words in changes_of(table, "pass_turn") if "gets" in words]


def test_a_card_that_is_taken_is_told_once() -> None:
    table = Table(players=2)
    table.tent("A1", 2, seat=1)
    table.pass_turn()
    assert not [words for words in changes_of(table, "take", area=0, card=0) if "gets" in words]


def test_of_several_cards_in_an_area_only_the_chosen_one_is_the_deed() -> None:
    table = Table(players=3, variant="six")
    table.tent("A1", 2, seat=0)
    table.tent("A1", 1, seat=1)
    table.tent("A3", 1, seat=0)
    table.town("A3", "W7")
    table.pass_turn(3)
    assert table.stage == "forced_take"
    assert ENGLISH.say(table.match.question()) == (
        "All have passed, and you lead here: which character do you take?"
    )
    first, second = table.cards("A1")
    changes = changes_of(table, "take", area=0, card=0)
    names = [ENGLISH.name("character", each, "object") for each in (first, second)]
    assert f"Bodo gets {names[1]}" in changes
    assert "Edda gets the Siege Engineer" in changes
    assert f"Edda gets {names[0]}" not in changes


def test_a_room_that_can_be_reached_at_last_is_told() -> None:
    table = Table(players=2, small_rooms=["S08"])
    table.lay("S30", 3, 1, rotation=1, seat=0)
    table.lay("S01", 3, 2, rotation=1, seat=0)
    assert [room.active for room in table.view.boards[0].site.rooms] == [True, False]
    table.has(gold=3, seat=0)
    table.begin("building")
    table.play("buy", place=table.place_of("S08"))
    changes = changes_of(table, "place", cell=cell(2, 2), rotation=1)
    assert "within reach of Edda now: Scriptorium" in changes


def test_a_new_week_tells_what_is_new() -> None:
    table = Table(players=2)
    gone = [*table.town_ids()]
    table.idle_until("protect")
    table.idle()
    changes = changes_of(table, "done")
    assert f"nobody took {', '.join(ENGLISH.name('character', each) for each in gone)}" in changes
    assert any(words.startswith("week 2 begins, ") for words in changes)
    assert any(words.startswith("at the town centre: ") for words in changes)
    assert any(words.startswith("new on display: ") for words in changes)


# How games come out (GLD-228 to GLD-236).


def result(*seats: tuple[int, int, int, int], winners: list[int]) -> Result:
    keys = ("total", "tie_income", "tie_cells", "tie_members")
    details = [dict(zip(keys, values, strict=True)) for values in seats]
    scores = [values[0] for values in seats]
    return Result(scores, winners, details, ties=needed(TIE_BREAKS, scores, details))


@pytest.mark.parametrize(
    ("outcome", "expected"),
    [
        (result((40, 20, 1, 1), (39, 10, 9, 9), winners=[0]), "result-won"),
        (result((40, 14, 9, 9), (40, 12, 2, 2), (3, 1, 1, 1), winners=[1]), "result-by_tie_income"),
        (result((40, 12, 5, 1), (40, 12, 4, 9), (40, 13, 9, 9), winners=[0]), "result-by_tie_cells"),
        (result((40, 12, 5, 7), (40, 12, 5, 8), winners=[1]), "result-by_tie_members"),
        (result((-2, 12, 5, 7), (-2, 12, 5, 7), winners=[0, 1]), "result-shared"),
    ],
)
def test_the_result_says_what_decided(outcome: Result, expected: str) -> None:
    telling_of_it = tell_result(outcome)
    assert telling_of_it.id == expected
    for language in LANGUAGES:
        assert str(max(outcome.scores)) in Speaker(GAME, language).say(telling_of_it)


def test_points_are_named_by_their_source() -> None:
    table = Table(players=2)
    sources = [ENGLISH.source(source) for source in table.result().details[0]]
    assert sources == [
        "Characters",
        "Rooms",
        "Arms of the Realm",
        "Circle of Magic",
        "Pious Hearts",
        "Ears in the Dark",
        "Total",
        "Weekly income",
        "Size",
        "Characters in the guild",
    ]
