"""Nobility, as the engine knows it."""

from moothall.engine.game import GameOf, Option
from moothall.games.nobility import (
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

SWITCH = ("off", "on")
FIRST = ("random", *range(1, state.MAX_SEATS + 1))


GAME = GameOf[state.State, state.Printed, view.View, cards.Components](
    name="nobility",
    title="Nobility",
    version=2,
    prefix="NOB",
    seats=range(1, state.MAX_SEATS + 1),
    players_rule=442,
    options=(
        Option("events", SWITCH, "off", "an event in each round"),
        Option(
            "chancery",
            SWITCH,
            "off",
            "the Chancery, with commissions and dice tiles",
            at={1: ("off",), state.MAX_SEATS: ("on",)},
        ),
        Option(
            "first_player",
            FIRST,
            "random",
            "who is first in the first round",
            at={players: FIRST[: players + 1] for players in range(1, state.MAX_SEATS)},
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
    after_the_end=333,
    reached=scoring.reached,
    hides=lambda options: options["chancery"] == "on",  # commissions are all that anybody holds in secret
    lesson=lesson.LESSON,
)
