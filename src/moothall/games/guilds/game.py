"""Guilds, as the engine knows it."""

from typing import Any

from moothall.engine.game import Game, Option
from moothall.games.guilds import actions, deck, knowledge, laws, referee, scoring, setup, state, view, worth


def not_yet(*_: Any) -> Any:
    """Words are on their way; until then the game is not in the catalogue."""
    raise NotImplementedError


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
    tell_action=not_yet,
    tell_deed=not_yet,
    tell_question=not_yet,
    tell_changes=not_yet,
    tell_card=not_yet,
    tell_result=not_yet,
    habits={},
    draw=not_yet,
    out_of_turn=referee.out_of_turn,
    not_asked=referee.not_asked,
    after_the_end=206,
    secret_hands=False,
)
