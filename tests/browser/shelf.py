"""Tables of every game, each at a question that is worth a look; whoever looks at them changes nothing."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.browser import architects, guilds, nobility
from tests.browser.play import Plan, legal, play_until, stage_of
from tests.browser.sitting import Sitting, State

JESTER = {"kind": "bot", "bot": "random"}  # quick of thought
ME = {"kind": "me"}


def explorer(state: State) -> int:
    """A plan for Settlement."""
    return next(iter(legal(state, "explore")), legal(state)[0])


def last_of_all(state: State) -> int:
    """Another, for those who want to be done with it: it mostly passes."""
    return legal(state)[-1]


def finish(person: Sitting, table: str) -> None:
    """Somebody plays a game of Settlement for all who sit there."""
    state = person.state(table)
    while state["status"] == "playing":
        state = person.give(table, state, last_of_all(state))


@dataclass(frozen=True)
class Moment:
    stage: str
    plan: Plan
    seats: Sequence[dict[str, Any]]
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Sample:
    """What there is to see of a game: a part of every moment, where a phone's tabs lead, and some moments."""

    part: str
    tabs: Sequence[tuple[str, str]]
    moments: Sequence[Moment]


SAMPLES = {
    "settlement": Sample(
        "#p-market",
        [("Heroes", "#p-heroes")],
        [
            Moment("first_artifact", explorer, [ME, *[JESTER] * 3]),
            Moment("turn", explorer, [ME, *[JESTER] * 3]),
            Moment("lay_landscape", explorer, [ME, JESTER]),
        ],
    ),
    "architects": Sample(
        "#p-town",
        [("Workshop", "#p-workshop"), ("Cathedral", "#p-cathedral"), ("Mine", "#p-mine")],
        [
            Moment("draft", architects.next_answer, [ME, JESTER], {"opponent": "helena"}),
            Moment("turn", architects.next_answer, [ME, *[JESTER] * 4]),
            Moment("exchange", architects.going_to("kings_storehouse"), [ME, JESTER]),
            Moment("hand_limit", architects.going_to("workshop"), [ME, *[JESTER] * 4]),
        ],
    ),
    "nobility": Sample(
        "#p-tavern",
        [("Guilds", "#p-guilds"), ("Mine", "#p-mine"), ("Town", "#p-tavern")],
        [
            Moment("first_commission", nobility.next_answer, [ME, *[JESTER] * 5], {"events": "on"}),
            Moment("turn", nobility.next_answer, [ME, JESTER], {"chancery": "on", "events": "on"}),
            Moment("target", nobility.next_answer, [ME, *[JESTER] * 5], {"events": "on"}),
            Moment("visit", nobility.going_to("place_berk"), [ME, JESTER], {"chancery": "on"}),
        ],
    ),
    "guilds": Sample(
        "#p-goals",
        [("Rooms", "#p-rooms"), ("Goals", "#p-goals"), ("Mine", "#p-mine")],
        [
            Moment("auction", guilds.next_answer, guilds.around_one_screen(4)),
            Moment("money", guilds.next_answer, guilds.around_one_screen(3)),
            Moment("protect", guilds.next_answer, guilds.around_one_screen(2)),
            Moment("place_room", guilds.next_answer, guilds.around_one_screen(2)),
        ],
    ),
}


def look(person: Sitting, shelf: "Shelf", game: str, moment: Moment) -> None:
    """At a table of the shelf, once it is drawn."""
    person.go_on_to(f"/tables/{shelf.table(game, moment)}")
    person.wait_for_question(moment.stage)
    person.page.evaluate("document.fonts.ready")


class Shelf:
    """Each table is played to its moment once, when somebody asks for it."""

    def __init__(self, keeper: Sitting) -> None:
        self._keeper = keeper
        self._tables: dict[tuple[str, str, str], str] = {}

    @property
    def cookies(self) -> Sequence[Any]:
        """Whoever has these sits where the keeper sits."""
        return self._keeper.context.cookies()

    def table(self, game: str, moment: Moment) -> str:
        key = (game, moment.stage, str(moment.options))
        if key not in self._tables:
            name = f"{game} at {moment.stage}"
            table = self._keeper.open_table(*moment.seats, game=game, name=name, **moment.options)
            play_until(self._keeper, table, moment.plan, lambda state: stage_of(state) == moment.stage)
            self._tables[key] = table
        return self._tables[key]
