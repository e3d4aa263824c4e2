"""The words of Nobility: all there, in every language, and none that nobody says."""

import re
from functools import cache
from typing import Any

import numpy as np
import pytest

from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.game import Result, Telling
from moothall.engine.happening import told
from moothall.engine.record import plain
from moothall.engine.text import LANGUAGES, Speaker
from moothall.engine.ties import needed
from moothall.games.nobility import cards, state
from moothall.games.nobility.game import GAME
from moothall.games.nobility.scoring import TIE_BREAKS
from moothall.games.nobility.stages import commissions
from moothall.games.nobility.telling import tell_result
from tests.games.nobility.table import DECK, EVENTS, Table, guild
from tests.games.nobility.walks import walk
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

SUMS = {
    "299 + band": range(299, 302),
    "208 + band_of(wide(s.command.value))": range(208, 211),
    "217 + band_of(wide(s.command.value))": range(217, 220),
}
ENGLISH = Speaker(GAME, seats=NAMES)
NAMED = ("settler", "building", "ship", "character", "event", "goal", "commission", "desk")
# Games that come to every question between them, but for those that are staged below.
WALKS = [
    (1, "on", "off", 6, "eager"),
    (2, "on", "on", 2, "eager"),
    (2, "off", "on", 4, "clerks"),
    (3, "on", "on", 8, "eager"),
    (4, "off", "off", 2, "eager"),
    (5, "on", "on", 1, "clerks"),
    (6, "on", "on", 8, "clerks"),
]


@cache
def moments() -> list[Moment]:
    return moments_of(GAME, [walk(*chosen) for chosen in WALKS], 11, is_news) + staged()


def staged() -> list[Moment]:
    """What seldom comes by chance: Lord benefits with a choice, the White Lord, a desk, an empty tavern."""
    found: list[Moment] = []
    for character in ("P01", "P03", "P11"):
        table = knighted(character, nobility=4)
        while table.stage != "turn":
            found.append(answered(table, table.match.legal()[0]))
    table = knighted("P02", nobility=11)
    found += [answered(table, table.match.legal()[0]) for _ in range(2)]
    table = Table(players=2, chancery=True)
    table.seat_at(3)
    table.dice(1)
    table.leave_settlers(0, discard=False)
    table.place("tavern", 1)
    return found + [answered(table, table.match.legal()[0]) for _ in range(2)]


def knighted(character: str, nobility: int) -> Table:
    """About to be ennobled by completing a settler card."""
    table = Table(players=3, characters=[character, "P05", "P06"])
    table.hand("S01")
    table.has(books=3, artwork=3)
    table.lot(1)
    table.has(nobility=nobility)
    table.play("complete", slot=0)
    return table


def answered(table: Table, action: int) -> Moment:
    before = table.match.shown()
    table.match.play(action)
    return Moment(before, action, table.match.shown(), DECK)


def is_news(before: Any, after: Any) -> bool:
    """A new round; and what is rare: a Lord, who passes for want of anything to do, a filled dice tile."""
    boards = zip(before.players, after.players, strict=True)
    rose = any(
        was.nobility < state.LORD_LEVEL <= now.nobility or was.passed < now.passed for was, now in boards
    )
    new_round = before.round_number != after.round_number
    return rose or new_round or before.tile_filled != after.tile_filled or bool(after.over)


# What the rules can refuse with, read off their source.


def test_the_numbers_read_off_the_source_are_those_that_games_show() -> None:
    shown = {int(number) for chosen in WALKS for number in np.unique(walk(*chosen).verdicts) if number > 0}
    assert len(shown) > 50
    assert shown <= refusal_numbers(GAME, SUMS)
    assert refusal_numbers(GAME, SUMS) <= GAME.rules.keys()


def expected_texts() -> set[str]:
    """But for what is told of answers."""
    blocks = set(GAME.space.blocks)
    things = "coin modifier reputation star worker house point good any_good settler_card pip none"
    scored = "settlers buildings council goods nobility commissions total houses reputation coins"
    parameters = {name.replace(".", "_") for name in state.PARAMETERS}
    families: dict[str, set[str]] = {
        "question": set(GAME.stages),
        "block": blocks,
        "rule": {str(number) for number in refusal_numbers(GAME, SUMS)},
        "score": set(scored.split()),
        "rank": {"met", "missed"},
        "result": {"met", "missed", *(f"by_{tie.name}" for tie in TIE_BREAKS)},
        "goods": {*state.GOODS, *things.split()},
        "ware": set(state.GOODS),
        "guild": set(state.GUILDS),
        "race": set(state.RACES),
        "colour": set(state.COLOURS),
        "location": set(state.LOCATIONS),
        "metric": {str(metric) for metric in state.METRICS} - {"settlers_of_race"},
        "lead": {"none", "or", "lord", "all"},
        "does": {"gain", *cards.CHOSEN.values(), "close", "waive", "suppress"}
        | {f"modify-{name}" for name in parameters},
        "habit": set(GAME.habits),
        "help": {"signs"},
    }
    put_together = {f"{family}-{member}" for family, members in families.items() for member in members}
    put_together |= {f"{kind}-{component}" for kind in NAMED for component in DECK.ids(kind)}
    return put_together | literal_texts(GAME)


class TestWords(WordsOfGames):
    game, deck, told_cards, named = GAME, DECK, (*NAMED, "council", "tile"), NAMED
    nameless = ("council", "tile")
    unlike = (*NAMED, "guild", "race", "ware", "location", "colour", "metric")

    def expected(self) -> set[str]:
        return expected_texts() | self.told_actions()

    def moments(self) -> list[Moment]:
        return moments()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_parameter_can_be_set_raised_and_lowered(language: str) -> None:
    """A custom deck's desks and events may change any of them in any way."""
    speaker = Speaker(GAME, language)
    for target in range(len(state.PARAMETERS)):
        said = set()
        for op, amount in ((state.SET, 2), (state.ADD, 2), (state.ADD, -2)):
            effect = plain(np.zeros(1, state.Effect.twin)[0])
            effect.kind, effect.target, effect.op, effect.amount = state.MODIFY, target, op, amount
            said.add(speaker.say(cards.tell_effect(effect)))
        bonus = state.PARAMETERS[target] in ("harbour.coins_per_good", "settler.vp_bonus")
        assert len(said) == (2 if bonus else 3)  # a bonus of 2 is 2 more


def test_cards_in_words() -> None:
    assert ENGLISH.effect("settler", "S47") == (
        "10–15 goods (books, artwork, weaponry, jewelry, furnishings) → 3 workers, 2 stars"
    )
    assert ENGLISH.effect("building", "B29") == "roll any of your unplaced dice again; or 1 jewelry"
    assert ENGLISH.effect("building", "B40") == "1 point for every settler card that you complete"
    assert ENGLISH.effect("council", "T19") == "from nobility 8: 3 books, 2 weaponry, 3 coins → 12 points"
    assert ENGLISH.effect("character", "P03") == (
        "for a settler card up to 4 furnishings instead of 3; as a Lord: 2 coins; 2 goods of your choice"
    )
    assert ENGLISH.effect("event", "E07") == "everybody: 1 modifier"
    assert ENGLISH.effect("event", "E15") == "closed this round: White Castle"
    assert ENGLISH.effect("goal", "G05") == "at least 3 public buildings; at least 5 completed settler cards"
    assert ENGLISH.effect("commission", "M12") == "1 point per 3 coins, 8 at most"
    assert ENGLISH.effect("commission", "M10") == (
        "4 points per completed settler card of the Green Elves, 8 at most"
    )
    assert ENGLISH.effect("desk", "desk1") == "council tiles cost no coins"
    assert ENGLISH.effect("tile", "D12") == "dice 3, 3, 4"
    assert ENGLISH.effect("ship", "H07").startswith("books: 4 coins each, 2 spaces; weaponry: 1 coin each")


# What a few things sound like.


def taken(die: int, **how: Any) -> Table:
    """A die has been taken, and is to be placed."""
    table = Table(**how)
    table.dice(die)
    table.play("take_die", die=die, value=die)
    return table


def test_a_die_says_what_it_is_changed_to() -> None:
    table = Table()
    table.dice(4)
    table.has(modifiers=2)
    assert say(table, "en", "take_die", die=4, value=4) == "Place a 4"
    assert say(table, "en", "take_die", die=4, value=6) == "Place a 4 as 6, for 2 modifiers"
    assert say(table, "de", "take_die", die=4, value=5) == "Eine 4 als 5 einsetzen, für 1 Modifikator"


def test_a_guild_says_what_it_would_bring() -> None:
    table = taken(3, players=3)
    table.stand("scholars", 0, "B02")
    table.stand("scholars", 2, "B05")
    scholars = guild("scholars")
    assert say(table, "en", "place_guild", guild=scholars) == "Scholars: up to 2 books, 1 worker, Bindery"
    table.employ("scholars", 2)
    expected = "Scholars: up to 2 books and 2 free, 1 worker, Bindery"
    assert say(table, "en", "place_guild", guild=scholars) == expected
    table.event("E16")
    assert say(table, "en", "place_guild", guild=scholars) == "Scholars: up to 2 books and 2 free, 1 worker"
    table.event("E03")
    assert say(table, "de", "place_guild", guild=scholars).startswith(
        "Gelehrtengilde: bis zu 3 Bücher und 2 gratis"
    )


def test_prices_are_those_that_the_player_pays() -> None:
    table = taken(3, players=3, events=EVENTS)
    table.event("E04")
    assert say(table, "en", "place_yard") == "Building Yard: a house for 3 coins"
    table.hall(None, None, None, "B37")
    table.event("E10")
    hall = "Guild Hall: Town Fountain for 5 coins – 5 points, 2 stars; "
    assert say(table, "en", "place_hall").startswith(hall)
    table.event(None)
    table.council(1, "dwarf", "T19")
    council = "Stone Council, Dwarf, nobility 8: 12 points for 3 books, 2 weaponry, 3 coins, 2 reputation"
    assert say(table, "en", "place_council", column=3) == council
    table.event("E12")
    assert say(table, "en", "place_council", column=3) == council.replace("2 reputation", "1 reputation")


def test_a_workshop_says_what_its_space_brings() -> None:
    table = taken(6, players=3)
    table.stand("scholars", 0, "B02")
    table.hall("B01")
    assert "5 points, 1 star; 1 coin" in say(table, "en", "place_hall")


def test_a_place_where_there_is_nothing_to_get_is_only_named() -> None:
    table = taken(1, players=3)
    table.council(0, 0, None)
    assert say(table, "en", "place_council", column=0) == "Stone Council"
    table.hall(*[None] * 6)
    assert say(table, "hu", "place_hall") == "Városháza"


def test_passing_is_not_ending_a_turn() -> None:
    table = Table()
    assert say(table, "en", "end_turn") == "Pass for this round"
    assert deeds(table, "end_turn") == ["Edda passes", "Edda passt", "Edda passzol"]
    table.dice(6, 2)
    table.place("castle", 2)
    assert say(table, "en", "end_turn") == "End your turn"
    assert table.match.deed(table.number("end_turn")) is None


def test_what_was_done_is_told_of_whoever_did_it() -> None:
    table = taken(5, players=3)
    table.hall(None, "B38")
    assert deeds(table, "place_guild", guild="carpenters") == [
        "Edda places a 5 with the Carpenters",
        "Edda setzt eine 5 in der Schreinergilde ein",
        "Edda kockát tesz az ácscéhbe (5)",
    ]
    assert deeds(table, "place_hall") == [
        "Edda buys the Bathhouse with a 5",
        "Edda kauft mit einer 5 das Badehaus",
        "Edda megveszi a Fürdőházat (5)",
    ]
    assert deeds(table, "place_berk") == [
        "Edda places a 5 in Berk’s Office",
        "Edda setzt eine 5 in Berks Büro ein",
        "Edda kockát tesz Berk irodájába (5)",
    ]


def test_who_comes_and_goes_between_guilds() -> None:
    table = Table(players=3)
    table.dice(1)
    table.employ("wizards", 1)
    table.lot(1)
    table.place("guild", 1, guild="artists")
    table.finish_action() if table.stage == "workshop" else None
    table.play("buy", goods=0)
    assert deeds(table, "move_apprentice", guild="wizards") == [
        "Edda moves an apprentice from the Wizards to the Artists",
        "Edda versetzt einen Lehrling aus der Magiergilde in die Künstlergilde",
        "Edda tanoncot helyez át a varázslócéhből a művészcéhbe",
    ]
    assert deeds(table, "employ_worker") == [
        "Edda sends a worker to the Artists",
        "Edda setzt in der Künstlergilde einen Arbeiter ein",
        "Edda munkást küld a művészcéhbe",
    ]


# A secret choice is told as what everybody sees of it (NOB-419, NOB-484).


@pytest.mark.rule("NOB-419", "NOB-449")
def test_no_deed_and_no_question_says_which_commission_it_is_about() -> None:
    stages = {commissions.FIRST_COMMISSION, commissions.COMMISSION}
    found = [moment for moment in moments() if open_stage(moment.before.agenda) in stages]
    assert {open_stage(moment.before.agenda) for moment in found} == stages
    for moment in found:
        seat = int(open_seat(moment.before.agenda))
        for card in range(state.COMMISSIONS):
            number = GAME.space.encode("keep_commission", commission=card)
            assert GAME.tell_deed(moment.before, DECK, number) == Telling(
                "deed-keep_commission", {"seat": seat}
            )
        assert GAME.tell_question(moment.before, DECK).values == {}


def test_what_changed_says_nothing_of_a_commission_card() -> None:
    table = Table(players=2, chancery=True, chosen=False)
    table.play("keep_commission", commission="M02")
    happened = table.brings("keep_commission", commission="M04")
    assert [each.id for each in told(happened)] == ["change-dice_tile", "change-dice_tile", "change-round"]
    assert not {"M02", "M04"} & set(re.findall(r"\w+", repr(happened)))


# What came to light.


def changes_of(table: Table, name: str, **values: int) -> list[str]:
    return [ENGLISH.say(each) for each in told(table.brings(name, **values))]


def test_a_new_round_tells_what_is_new() -> None:
    table = Table(players=2, events=["E01", "E04", "E02", "E03", *EVENTS[4:]])
    table.end_turn()
    changes = changes_of(table, "end_turn")
    assert changes[:3] == [
        "Round 2: Bodo begins",
        "event: Timber Surplus – a house costs 2 coins less",
        "a new ship: Amber Lady",
    ]


def test_whoever_can_do_nothing_passes_and_it_is_told() -> None:
    table = Table(players=3)
    table.dice(seat=1)
    table.hand(seat=1)
    table.dice(2, 3)
    table.place("castle", 2)
    assert changes_of(table, "end_turn") == ["Bodo can do nothing more in this round"]


def test_the_automa_says_where_its_dice_went() -> None:
    table = Table(players=1)
    table.finish_action()
    changes = changes_of(table, "end_turn")
    dice = [int(die) for die in table.s.automa]
    white, green, yellow, red, blue = dice
    line = f"automa: tavern {white}, yard {green}, Guild Hall {yellow}, guilds {red}"
    assert line + ("" if red == blue else f" and {blue}") in changes


# How games come out (NOB-338 to NOB-342, NOB-386).


def result(*seats: tuple[int, int, int, int], winners: list[int], rank: str | None = None) -> Result:
    sources = ("total", "houses", "reputation", "coins")
    details = [dict(zip(sources, seat, strict=True)) for seat in seats]
    scores = [seat[0] for seat in seats]
    return Result(scores, winners, details, rank, needed(TIE_BREAKS, scores, details))


@pytest.mark.parametrize(
    ("outcome", "expected"),
    [
        (result((40, 0, 6, 0), (39, 5, 9, 5), winners=[0]), "result-won"),
        (result((40, 3, 9, 9), (40, 4, 6, 0), (3, 7, 9, 9), winners=[1]), "result-by_houses"),
        (result((40, 4, 8, 0), (40, 4, 7, 9), (40, 3, 24, 9), winners=[0]), "result-by_reputation"),
        (result((40, 4, 8, 2), (40, 4, 8, 3), (40, 4, 7, 9), winners=[1]), "result-by_coins"),
        (result((40, 4, 8, 2), (40, 4, 8, 2), winners=[0, 1]), "result-shared"),
        (result((71, 4, 8, 2), winners=[0], rank="met"), "result-met"),
        (result((71, 4, 8, 2), winners=[], rank="missed"), "result-missed"),
    ],
)
def test_the_result_says_what_decided(outcome: Result, expected: str) -> None:
    telling_of_it = tell_result(outcome)
    assert telling_of_it.id == expected
    for language in LANGUAGES:
        assert str(max(outcome.scores)) in Speaker(GAME, language).say(telling_of_it)
