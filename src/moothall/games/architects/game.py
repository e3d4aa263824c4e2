"""Architects, as the engine knows it."""

from collections.abc import Mapping
from typing import Any

from moothall.engine.game import Game, Option
from moothall.games.architects import actions, deck, knowledge, referee, scoring, setup, state, view, worth


def automata(options: Mapping[str, int | str]) -> range:
    """The automated opponent sits behind the players (ARC-335)."""
    players = int(options["players"])
    return range(players, players + (options["opponent"] != "none"))


def automaton(options: Mapping[str, int | str]) -> str:
    return str(options["opponent"])


def not_yet(*_: Any) -> Any:
    """What is shown and told is on its way; until then the game is not in the catalogue."""
    raise NotImplementedError


GAME = Game(
    name="architects",
    title="Architects",
    version=1,
    prefix="ARC",
    seats=range(1, state.MAX_SEATS + 1),
    options=(
        Option("boards", state.BOARD_CHOICES, "standard", "which side of the boards, and who gets which"),
        Option(
            "opponent",
            state.OPPONENTS,
            "none",
            "the automated opponent of one player, or of two",
            at={
                1: state.OPPONENTS[1:],
                3: state.OPPONENTS[:1],
                4: state.OPPONENTS[:1],
                5: state.OPPONENTS[:1],
            },
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
    broken_law=not_yet,
    arrange=setup.arrange,
    view=not_yet,
    result=not_yet,
    progress=not_yet,
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
    after_the_end=251,
    automata=automata,
    automaton=automaton,
)
