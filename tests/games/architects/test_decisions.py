"""Decision points (section 25): exactly the choices of the table are asked, and nothing else is taken."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

from moothall.engine.match import Match, Refused
from moothall.engine.verdict import LEGAL
from moothall.games.architects.game import GAME
from tests.games.architects.building_site import NO_GOODS, prepare
from tests.games.architects.table import Table
from tests.games.architects.walks import VARIANTS, WEIGHTS, walk
from tests.walks import Walk

# Each row of the table: what is asked, and what may be answered.
ASKED: dict[str, set[str]] = {
    "choose_board": {"choose_board"},
    "draft": {"pick"},
    "draft_alone": {"discard"},
    "turn": {"place"},
    "recall": {"recall", "recall_from_market", "recall_from_prison", "recall_from_board"},
    "mine": {"mine_clay", "mine_gold"},
    "exchange": {"exchange_for_virtue", "exchange_for_marble", "exchange_with", "done"},
    "workshop": {"hire", "draw_buildings"},
    "dismiss": {"dismiss"},
    "capture": {"capture", "done"},
    "market_middle": {"hire", "blueprint"},
    "blueprint": {"pick"},
    "guardhouse": {"deliver", "release", "ransom_with_silver", "ransom_with_debt", "pay_off", "done"},
    "guildhall": {"construct", "advance"},
    "pay_wood_or_stone": {"pay_stone"},
    "discard_for_cathedral": {"discard"},
    "free_hire": {"hire"},
    "free_capture": {"capture", "done"},
    "barracks": {"ransom_free", "capture", "done"},
    "choose_gain": {"gain"},
    "church": {"destroy_debt", "done"},
    "library": {"discard", "done"},
    "surplus_virtue": {"destroy_debt", "done"},
    "reset_order": {"resolve"},
    "gatekeeper": {"let_out"},
    "hand_limit": {"discard"},
    "end_order": {"pick"},
    "pay_gold_or_marble": {"pay_gold"},
}
# All others are of whoever's turn it is.
ANYBODYS = {
    "choose_board",
    "draft",
    "draft_alone",
    "surplus_virtue",
    "reset_order",
    "gatekeeper",
    "end_order",
}
BLOCK = [GAME.space.decode(action).name for action in range(len(GAME.space))]


@cache
def walks() -> list[Walk]:
    return [walk(*variant, number, kind) for number, variant in enumerate(VARIANTS) for kind in WEIGHTS]


def questions(walk: Walk) -> Iterator[tuple[int, str, int]]:
    """The ply, what is asked, and of whom."""
    agenda = walk.states["agenda"][:-1]
    top = agenda["questions"][np.arange(len(agenda)), agenda["depth"] - 1]
    for ply, (stage, seat) in enumerate(zip(top["stage"], top["seat"], strict=True)):
        yield ply, GAME.stages[stage], int(seat)


@pytest.mark.rule("ARC-394")
def test_people_are_asked_the_choices_of_the_table_and_no_others() -> None:
    answers: dict[str, set[str]] = defaultdict(set)
    for game in walks():
        for ply, stage, seat in questions(game):
            legal = {BLOCK[action] for action in np.flatnonzero(game.verdicts[ply] == LEGAL)}
            if seat >= game.players:
                assert (stage, legal) == ("scheme", {"scheme"})
            else:
                answers[stage] |= legal
                assert stage in ANYBODYS or seat == game.states[ply]["active"], stage
    assert answers == ASKED


@pytest.mark.rule("ARC-394")
@pytest.mark.parametrize("stage", ASKED)
def test_an_answer_to_another_question_is_no_answer(stage: str) -> None:
    """What the open question has nothing to do with is refused by this rule, or says why not now."""
    match = position(stage)
    elsewhere = [action for action, block in enumerate(BLOCK) if block == "scheme"]
    elsewhere += [action for action, block in enumerate(BLOCK) if block == "mine_clay" and stage != "mine"]
    for action in elsewhere:
        with pytest.raises(Refused) as refused:
            match.play(action)
        assert refused.value.number == 394


@cache
def where_asked(stage: str) -> tuple[Walk, int]:
    """The last time that something is asked in any of the games."""
    return next(
        (game, ply) for game in walks() for ply, asked, _ in reversed([*questions(game)]) if asked == stage
    )


def position(stage: str) -> Match:
    game, ply = where_asked(stage)
    match = game.match(ply)
    assert match.stage == stage
    return match


# ARC-375: a question with one legal answer is asked like any other.


def at_mine() -> Table:
    table = Table()
    table.place("mines")
    return table


def at_recall() -> Table:
    table = Table()
    table.send("forest", 1)
    table.bench()
    table.turn(0)
    return table


def at_storehouse() -> Table:
    table = Table()
    table.has(**NO_GOODS)
    table.place("kings_storehouse")
    return table


def at_workshop() -> Table:
    table = Table()
    table.has(**NO_GOODS)
    table.place("workshop")
    return table


def at_town_centre() -> Table:
    table = Table()
    table.has(**NO_GOODS)
    table.place("town_centre")
    return table


def at_guardhouse() -> Table:
    table = Table()
    table.place("guardhouse")
    return table


def at_guildhall() -> Table:
    table = prepare("Well")
    table.place("guildhall")
    return table


def at_blueprint() -> Table:
    table = Table()
    table.leave_buildings(1)
    table.has(silver=2)
    table.place("black_market_middle")
    table.play("blueprint")
    return table


def at_cathedral(row: int) -> Table:
    """With one card, and wood alone for a mix."""
    table = Table()
    table.has(cathedral=5 - row)
    table.has(**(NO_GOODS | {"gold": 1} | {"wood": 4 if row == 4 else 0}))
    table.hand("BD24")
    table.place("guildhall")
    table.play("advance")
    return table


def at_last_board() -> Table:
    table = Table(5, choice=True)
    for board in range(4):
        table.play("choose_board", board=board)
    return table


ONE_ANSWER = {
    "mine": at_mine,
    "recall": at_recall,
    "exchange": at_storehouse,
    "workshop": at_workshop,
    "capture": at_town_centre,
    "guardhouse": at_guardhouse,
    "guildhall": at_guildhall,
    "blueprint": at_blueprint,
    "pay_wood_or_stone": lambda: at_cathedral(4),
    "discard_for_cathedral": lambda: at_cathedral(5),
    "choose_board": at_last_board,
}


@pytest.mark.rule("ARC-375")
@pytest.mark.parametrize("stage", ONE_ANSWER)
def test_a_single_answer_is_asked_for_all_the_same(stage: str) -> None:
    table = ONE_ANSWER[stage]()
    assert table.stage == stage
    assert len(table.legal()) == 1
    table.match.play(*table.match.legal())
    assert table.stage != stage


@pytest.mark.rule("ARC-375")
def test_therese_is_asked_even_for_the_only_mix() -> None:
    table = prepare("Tavern", Table(boards=("blue", "green")))
    table.place("guildhall")
    table.play("construct", building="BD04")
    assert (table.stage, table.legal()) == ("pay_gold_or_marble", [("pay_gold", {"gold": 1})])


# ARC-376.


@pytest.mark.rule("ARC-376")
@pytest.mark.parametrize("stage", ASKED)
def test_a_choice_outside_the_legal_ones_is_refused_and_changes_nothing(stage: str) -> None:
    match = position(stage)
    before, legal = match.state.tobytes(), set(match.legal())
    asked = match.seat
    assert asked is not None
    for action in range(len(GAME.space)):
        if action not in legal:
            with pytest.raises(Refused) as refused:
                match.play(action)
            assert refused.value.number in GAME.rules
    for action in legal:
        with pytest.raises(Refused) as refused:
            match.play(action, (asked + 1) % match.seats)
        assert refused.value.number == 56
    assert match.state.tobytes() == before
    assert match.legal() == sorted(legal)


@pytest.mark.rule("ARC-376")
def test_a_number_that_is_no_action_is_refused_too() -> None:
    match = position("turn")
    before = match.state.tobytes()
    for action in (-1, len(GAME.space)):
        with pytest.raises(ValueError, match="actions go from 0"):
            match.play(action)
    assert match.state.tobytes() == before
