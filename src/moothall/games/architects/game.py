"""Architects, as the engine knows it."""

from collections.abc import Mapping

from moothall.engine.game import GameOf, Option
from moothall.games.architects import (
    actions,
    cards,
    deck,
    happenings,
    knowledge,
    lesson,
    referee,
    scoring,
    setup,
    state,
    telling,
    view,
    worth,
)


def automata(options: Mapping[str, int | str]) -> range:
    """The automated opponent sits behind the players (ARC-335)."""
    players = int(options["players"])
    return range(players, players + (options["opponent"] != "none"))


def automaton(options: Mapping[str, int | str]) -> str:
    return str(options["opponent"])


GAME = GameOf[state.State, state.Printed, view.View, cards.Components](
    name="architects",
    title="Architects",
    version=2,
    prefix="ARC",
    seats=range(1, state.MAX_SEATS + 1),
    players_rule=12,
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
    deck=state.Printed,
    space=actions.SPACE,
    stages=actions.QUESTIONS.stages,
    observation=knowledge.OBSERVATION,
    standard_deck=deck.STANDARD_DECK,
    parse_deck=deck.parse_deck,
    components=cards.components,
    setup=setup.setup,
    legal=referee.legal,
    apply=referee.apply,
    score=scoring.score,
    is_winner=scoring.is_winner,
    worth=worth.worth,
    conceal=knowledge.conceal,
    observe=knowledge.observe,
    arrange=setup.arrange,
    view=view.view,
    result=view.result,
    progress=view.progress,
    belongings=view.belongings,
    tell_action=actions.QUESTIONS.tell_action,
    tell_all=actions.QUESTIONS.tell_all,
    tell_deed=actions.QUESTIONS.tell_deed,
    tell_refusal=actions.QUESTIONS.tell_refusal,
    tell_question=actions.QUESTIONS.tell_question,
    happenings=happenings.happenings,
    tell_card=cards.tell_card,
    tell_result=telling.tell_result,
    habits={},
    out_of_turn=referee.out_of_turn,
    not_asked=referee.not_asked,
    after_the_end=251,
    automata=automata,
    automaton=automaton,
    lesson=lesson.LESSON,
)
