"""Games in the browser by a plan: what a test is to show on the page, the rest behind it."""

from collections import Counter
from collections.abc import Callable, Collection

from playwright.sync_api import expect

from moothall.games import find_game
from tests.browser.sitting import Sitting, State

Plan = Callable[[State], int]
Gesture = Callable[[Sitting, State, int], None]


def legal(state: State, block: str | None = None) -> list[int]:
    """All legal answers, or those of a block."""
    found = [action for action, verdict in enumerate(state["verdict"]) if verdict == 0]
    return [action for action in found if block in (None, block_of(state, action))]


def block_of(state: State, action: int) -> str:
    return find_game(state["game"]).space.decode(action).name


def stage_of(state: State) -> str:
    return str(state["view"]["question"]["stage"])


def play_until(person: Sitting, table: str, plan: Plan, wanted: Callable[[State], bool]) -> State:
    """Plays behind the page until a position comes up that is wanted."""
    state = person.when_asked(table)
    while state["status"] == "playing" and not wanted(state):
        state = person.give(table, state, plan(state))
        if state["verdict"] is None:
            state = person.when_asked(table)
    assert state["status"] == "playing", "the game was over before it came to that"
    return state


class Play:
    """A whole game: each kind of answer is given on the page so often, and more of the same behind it.

    Somebody alone sees every position on the page. Several look at another page while answers are given
    behind theirs, and come back to answer and for the end.
    """

    def __init__(
        self, table: str, plan: Plan, gesture: Gesture, *, often: int = 1, behind: Collection[str] = ()
    ) -> None:
        """`behind`: questions that a gesture before them answers, or else nobody."""
        self.table, self.plan, self.gesture = table, plan, gesture
        self.often, self.behind = often, behind
        self.shown: Counter[tuple[str, str, str]] = Counter()  # person, question, block of answers

    def to_the_end(self, *people: Sitting) -> None:
        away, may_leave = set[Sitting](), people if len(people) > 1 else ()
        while (asked := self.asked(people)) is not None:
            person, state = asked
            action = self.plan(state)
            kind = (person.name, stage_of(state), block_of(state, action))
            if self.shown[kind] >= self.often or stage_of(state) in self.behind:
                person.give(self.table, state, action)
                for each in may_leave:
                    if each not in away:
                        each.go_on_to("/settings")
                away.update(may_leave)
            else:
                self.shown[kind] += 1
                self.come_back(person, away)
                here = f'.app[data-ply="{state["ply"]}"][data-stage]'
                expect(person.page.locator(here)).to_be_visible()
                self.gesture(person, state, action)
        for person in people:
            self.come_back(person, away)

    def come_back(self, person: Sitting, away: set[Sitting]) -> None:
        if person in away:
            person.go_on_to(f"/tables/{self.table}")
        away.discard(person)

    def asked(self, people: tuple[Sitting, ...]) -> tuple[Sitting, State] | None:
        """Whose turn it is, once no bot thinks any more, and what they see; nobody's at the end."""
        for _ in people[0].moments():
            state = people[0].state(self.table)
            if state["status"] != "playing":
                break
            if state["asked_seat"] < len(people):
                person = people[state["asked_seat"]]
                return person, state if person is people[0] else person.state(self.table)
        return None

    @property
    def stages(self) -> set[str]:
        """The questions that were answered on the page."""
        return {stage for _, stage, _ in self.shown}

    @property
    def blocks(self) -> set[str]:
        return {block for _, _, block in self.shown}


def click(person: Sitting, state: State, action: int) -> None:
    person.choose(action)


def expect_scores(table: str, *people: Sitting) -> None:
    """At the end everybody sees everybody's points."""
    scores = people[0].state(table)["result"]["scores"]
    for person in people:
        foot = person.page.get_by_role("table").locator("tfoot")
        for score in scores:
            expect(foot).to_contain_text(str(score).replace("-", "\N{MINUS SIGN}"))
