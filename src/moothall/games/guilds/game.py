"""Guilds, as the engine knows it."""

from typing import Any

from moothall.engine.game import Game, Option
from moothall.engine.text import Speaker
from moothall.games.guilds import (
    actions,
    cards,
    changes,
    deck,
    knowledge,
    laws,
    referee,
    scoring,
    setup,
    state,
    telling,
    view,
    worth,
)


def draw(table: view.View, speaker: Speaker, seat: int | None, *, brief: bool = False) -> Any:
    """The table in the terminal; imported here because the rules have no use for Rich."""
    from moothall.games.guilds.terminal import TerminalTable

    return TerminalTable(table, speaker, seat, brief=brief)


GAME = Game(
    name="guilds",
    title="Guilds",
    version=1,
    prefix="GLD",
    seats=range(state.LEAST_SEATS, state.MAX_SEATS + 1),
    options=(
        Option(
            "variant",
            state.VARIANTS,
            "standard",
            "how many characters are auctioned each week, with three players",
            at={2: ("standard",), 3: ("five", "six"), 4: ("standard",)},
        ),
    ),
    state=state.State,
    deck=state.Deck,
    space=actions.SPACE,
    stages=state.STAGES,
    observation=knowledge.OBSERVATION,
    standard_deck=deck.STANDARD_DECK,
    parse_deck=deck.parse_deck,
    components=view.components,
    setup=setup.setup,
    legal=referee.legal,
    apply=referee.apply,
    score=scoring.score,
    is_winner=scoring.is_winner,
    worth=worth.worth,
    conceal=knowledge.conceal,
    observe=knowledge.observe,
    broken_law=laws.broken_law,
    arrange=setup.arrange,
    view=view.view,
    result=view.result,
    progress=view.progress,
    tell_action=telling.tell_action,
    tell_deed=telling.tell_deed,
    tell_question=telling.tell_question,
    tell_changes=changes.tell_changes,
    tell_card=cards.tell_card,
    tell_result=telling.tell_result,
    habits={},
    draw=draw,
    out_of_turn=referee.out_of_turn,
    not_asked=referee.not_asked,
    after_the_end=206,
    secret_hands=False,
)
