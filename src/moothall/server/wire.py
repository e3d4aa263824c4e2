"""What goes over the wire, as typed structs: the API's requests, answers and live notices.

The client's TypeScript types are generated from these. A seat gets its own view and nothing more.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from moothall.bots.thinker import JudgesBy
from moothall.engine.forecast import Forecast
from moothall.engine.game import Result, Telling
from moothall.engine.happening import Happening
from moothall.engine.match import Ending
from moothall.games.architects.cards import Components as ArchitectsComponents
from moothall.games.architects.view import View as ArchitectsView
from moothall.games.guilds.cards import Components as GuildsComponents
from moothall.games.guilds.view import View as GuildsView
from moothall.games.nobility.cards import Components as NobilityComponents
from moothall.games.nobility.view import View as NobilityView
from moothall.games.settlement.cards import Components as SettlementComponents
from moothall.games.settlement.view import View as SettlementView
from moothall.study.analysis import MARKS, Mark, Study
from moothall.study.outlook import Outlook

# No control characters, and something to see. `(?![\s\S])` is the very end; `$` would let a newline pass.
Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*(?![\s\S])",
    ),
]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$")]
OptionValue = int | Annotated[str, Meta(max_length=40)]
GameView = ArchitectsView | GuildsView | NobilityView | SettlementView  # told apart by their tag `game`
GameComponents = (
    ArchitectsComponents | GuildsComponents | NobilityComponents | SettlementComponents
)  # likewise


# People.


class Me(Struct):
    id: str
    name: str
    account: bool  # False for a guest, who is known by this browser's cookie alone
    named: bool  # False for a newcomer who has yet to say a name


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class Token(Struct):
    """For clients without a browser: send it as `Authorization: Bearer ...`."""

    token: str
    me: Me


# Games.


class OptionInfo(Struct):
    name: str
    values: list[int | str]
    default: int | str
    meaning: str
    at: dict[int, list[int | str]] = {}  # with so many players only these; the first is the default then


class BlockInfo(Struct):
    """One named block of the flat action space; the last axis varies fastest."""

    name: str
    first: int
    axes: dict[str, int]


class GameCard(Struct):
    name: str
    title: str
    players: list[int]
    players_rule: str  # that says so: `SET-001`
    options: list[OptionInfo]
    levels: list[str]  # the bots that a person chooses between, the weakest first
    bots: list[str]  # all that may be named: yardsticks for programs besides
    judges_by: JudgesBy  # those who search: by what was learned, or by what the cards say
    lesson: bool = False  # there is a guided first round


class LessonStep(Struct):
    """A step of a game's first round; its words are the texts `lesson-<name>-title`, `-text`, ..."""

    name: str
    at: str  # the part of the table that it is about
    asks: bool  # for an answer; otherwise it is only read


class GameDetails(Struct):
    card: GameCard
    actions: list[BlockInfo]
    stages: list[str]
    components: GameComponents
    rule_prefix: str
    habits: list[str]  # answers that give themselves, by the words for what a player may want to be asked
    # What is printed on each component, by `kind:component` (`building:bank`): its heading, then its effects,
    # as `Game.tell_card` says them; a telling's `effect` value points here.
    cards: dict[str, list[Telling]] = {}
    lesson: list[LessonStep] = []


class RuleText(Struct):
    id: str
    number: int
    section: str
    text: str
    table: list[list[str]]  # the lines of the table under it, its head first
    house: bool  # a ruling of this house, where the rulebook is silent
    technical: bool  # it says something only to who writes programs


# Tables.

SeatKind = Literal["person", "bot", "automaton", "open"]  # an automaton plays by the game's own rules
Gone = Literal["left", "replaced", "resigned"]  # how a person went for whom a bot plays on
OfferKind = Literal["end", "replace"]
Replacing = Literal["now", "ask"]
ChatBy = Literal[
    "seated", "anyone"
]  # who may talk at a table: those who have a seat, or whoever looks on too
Language = Annotated[str, Meta(pattern=r"^[a-z]{2}(?![\s\S])")]


class SeatWish(Struct, forbid_unknown_fields=True):
    """How a seat of a new table is to be filled. Several `me` seats make a hot-seat table."""

    kind: Literal["me", "bot", "open"]
    bot: str | None = None
    name: Name | None = None  # what a hot-seat player is called


class Clock(Struct, forbid_unknown_fields=True):
    """Time for each answer; who runs out of it can be passed over by a bot, if the others ask for that."""

    seconds_per_answer: Annotated[int, Meta(ge=10, le=14 * 24 * 3600)]


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=6)]
    options: dict[str, OptionValue] = {}
    name: Name | None = None  # it gets one of the house's if none is given
    listed: bool = False
    clock: Clock | None = None
    hints: bool = False  # allowed also where several people play
    chat_by: ChatBy = "seated"


class TableName(Struct, forbid_unknown_fields=True):
    name: Name


class Seat(Struct):
    seat: int
    kind: SeatKind
    name: str | None
    bot: str | None  # which bot or automaton
    yours: bool
    online: bool
    gone: Gone | None = None  # a bot plays on for the person of this name, who went like this
    awaits_you: bool = False  # it is kept for you, or it was yours and you may have it again
    replacing: Replacing | None = None  # you may let a bot play on: at once, or if the others agree
    plays_as: str | None = None  # the bot that plays for this one until what it needs is compiled


TableStatus = Literal["waiting", "playing", "finished"]


class TableCard(Struct):
    """A table in a list."""

    id: str
    name: str
    house_name: int | None  # which of the text `table-names` it is, where nobody gave it one
    game: str
    options: dict[str, int | str]
    status: TableStatus
    seats: list[Seat]
    your_turn: bool
    asked_seat: int | None
    progress: int  # round, week, ... as the game counts it
    changed_at: str
    owner: bool = False  # you opened it
    result: Result | None = None  # of a finished game
    ending: Ending | None = None  # if it wasn't played to its end
    lesson: bool = False


Minds = Literal["others", "rank", "nobody"]  # the other people; alone, who keeps the rank


class UndoState(Struct):
    free: bool  # you may take the last answer back at once
    askable: bool  # you may ask the others to let you
    asked_by: int | None  # the seat that has asked and waits
    agreed: list[int]
    minds: Minds  # if something that has come to light is taken back
    costs_rank: bool = False  # alone: something has come to light since, so there is no rank then


class OfferState(Struct):
    """What somebody proposes: to end the game, or to let a bot play on for somebody who is away."""

    kind: OfferKind
    seat: int  # whose proposal it is
    whom: int | None  # whose seat the bot is to have
    agreed: list[int]
    awaited: list[int]  # the seats whose people have yet to agree
    bot: str | None  # which one


class Ways(Struct):
    """What you may do about the table itself, as it stands."""

    leave: bool  # a bot plays on for you until you come back
    resign: Literal["lost", "played_on"] | None  # the game ends and you have lost it, or a bot plays on
    end: Literal["at_once", "by_consent"] | None  # without a winner
    delete: bool
    rename: bool
    come_back: bool  # a bot plays on for you: take a seat that awaits you


class LogEntry(Struct):
    """One answer: who gave it, what all hear of it and what it brought about; the client has the words."""

    ply: int  # the ply that it led to
    seat: int
    block: str  # of the action space: what kind of answer; which one may be secret
    deed: Telling | None  # None where it is no news, since the answer before said it all
    happenings: list[Happening]
    revealed: bool
    by_itself: bool = False  # nobody was asked for it: undo takes it back with the answer before


class Watchers(Struct):
    """Who looks on without a seat, besides yourself."""

    names: list[str]
    unnamed: int  # how many more


class Handing(Struct):
    """At a hot seat, when the turn goes to another of your seats: the table as the one before it sees it."""

    seat: int
    view: GameView


class LessonState(Struct):
    """How far the lesson at a table has come, by the answers given."""

    step: int  # the first step that still asks for something; the number of steps at the end
    meant: list[int]  # the answers that it wants now, if they may be given
    plies: list[int]  # for each step before it, the ply that it ended at
    strayed: int | None  # the ply before the first answer that this step didn't want


class BranchOf(Struct):
    """Where a table plays on from: after so many answers at another one, as the asked seat knew it."""

    table: str
    name: str
    ply: int


class PuzzleState(Struct):
    """The puzzle that a table begins with; what it is about is told once its question is answered."""

    id: str
    degree: int
    seat: int
    right: bool | None = None
    best: int | None = None
    telling: Telling | None = None  # of the best answer
    chance: float | None = None  # with it
    outlook: Outlook | None = None  # what it leads to
    second: Telling | None = None  # the second best
    gap: float | None = None  # by how much that is worse


class TableState(Struct):
    """A table as one person sees it."""

    id: str
    name: str
    house_name: int | None  # as in TableCard
    game: str
    options: dict[str, int | str]
    status: TableStatus
    listed: bool
    owner: bool  # you opened it, so you may start it
    hints: bool  # whoever is asked here may have hints
    chat_by: ChatBy
    secrets: bool  # seats hold something that the others must not see
    seats: list[Seat]
    watchers: Watchers
    ply: int
    version: int  # goes up with every change, also where an undo brings an old ply back
    latest: list[LogEntry]  # what the log says of the last change; empty where answers were taken back
    view: GameView | None  # None while the table waits for players
    eyes: int | None  # the seat of yours that sees it so; None for whoever looks on
    handing: Handing | None
    question: Telling | None
    asked_seat: int | None
    verdict: (
        list[int] | None
    )  # for your open question: 0, -1 (not asked) or the number of the forbidding rule
    tellings: dict[str, Telling]  # what each legal or refused action would do, by its number
    undo: UndoState
    clock: Clock | None
    deadline: str | None
    seed_hash: str | None
    seed: str | None  # once the game is over
    salt: str | None  # with the seed: sha256("moothall:<salt>:<seed>") is the seed_hash
    result: Result | None
    ending: Ending | None  # if the game wasn't played to its end
    peeked: bool  # alone: something that had come to light was taken back, so there is no rank
    offer: OfferState | None
    ways: Ways
    overdue_at: str | None  # when whoever is asked may be replaced, if they are away then or out of time
    follows: str | None  # the table that the same people sat at before
    rematch: str | None  # the table that follows this one
    rematch_by: int | None  # the seat whose person wants to play again
    branch_of: BranchOf | None = None
    puzzle: PuzzleState | None = None
    lesson: LessonState | None = None  # a table that was laid out by hand, for a guided first round


class Forecasts(Struct):
    """What each legal answer of yours would bring about, by its number, as far as you can know; and why the
    others are forbidden, where there is more to say than the sentence of the rule that does."""

    ply: int
    version: int  # of the table that they are about
    forecasts: dict[str, Forecast]
    reasons: dict[str, Telling]


class Ahead(Struct):
    """Where several answers of yours would lead, one after the other, or which rule forbids one of them."""

    number: int = 0  # of that rule; 0 where all are legal
    reason: Telling | None = (
        None  # in the moment's numbers, where there is more to say than the rule's sentence
    )
    forecast: Forecast | None = None
    view: GameView | None = None  # the table as it would then be; None where something comes to light
    verdict: list[int] | None = None  # of what you are asked then; None where somebody else is


class Moment(Struct):
    """A table as it stood after `ply` answers, for replays."""

    ply: int
    view: GameView
    question: Telling | None
    asked_seat: int | None
    branch: bool  # whether you may play on from here


class StudyState(Struct):
    """How far the study of a game is, in decisions; and what it says."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    done: int = 0
    of: int = 0
    study: Study | None = None
    # The answers that it speaks of, as they were told to whoever was asked: by ply, then by action.
    tellings: dict[str, dict[str, Telling]] = {}
    # Where an answer cost much: what the best one would have led to, by ply.
    outlooks: dict[str, Outlook] = {}
    # So much of a chance must an answer have cost to be called so.
    thresholds: dict[Mark, float] = field(default_factory=lambda: dict(MARKS))


class Branch(Struct, forbid_unknown_fields=True):
    """Play on from after so many answers; every seat is yours or a bot's."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=6)]


class PuzzleCard(Struct):
    id: str
    degree: int


class Answer(Struct, forbid_unknown_fields=True):
    """An answer to the question that was open after `ply` answers."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    action: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Annotated[int, Meta(ge=0, le=5)]
    version: Annotated[int, Meta(ge=0)] | None = None  # the table's; refused where it has changed since
    # Of the answers that give themselves (`GameDetails.habits`), those that you want to be asked for.
    ask: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = []


class SpokenAnswer(Answer, forbid_unknown_fields=True, tag_field="type", tag="answer", kw_only=True):
    """An answer over the live line, with a number by which its reply is known."""

    number: Annotated[int, Meta(ge=0, le=1_000_000_000)]


class UndoWish(Struct, forbid_unknown_fields=True):
    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=5)]
    forgo_rank: bool = False  # needed where it costs the rank


class UndoReply(Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=5)]
    agree: bool


class OfferReply(Struct, forbid_unknown_fields=True):
    agree: bool  # not to agree to one's own offer is to take it back


class ChatLine(Struct):
    id: int
    name: str
    seat: int | None
    text: str
    at: str


class ChatMessage(Struct, forbid_unknown_fields=True):
    text: ChatText


class Refusal(Struct):
    """Why not: a machine's word for it, a sentence, and the rule where one forbids it."""

    error: str
    detail: str
    rule: str | None = None
    number: int | None = None


# Live notices. Who misses one, or hears less than it would like to, fetches what it may see.


class PlyNotice(Struct, tag_field="type", tag="ply", omit_defaults=True):
    """An answer was given, or taken back: the table is at this ply now."""

    ply: int
    state: TableState | None = None  # the table as the listener sees it; none for whoever has it already


class ChatNotice(Struct, tag_field="type", tag="chat"):
    line: ChatLine


class SeatsNotice(Struct, tag_field="type", tag="seats"):
    """People came, left or went away; the table started, or is no more; somebody asks something: fetch it."""


Notice = PlyNotice | ChatNotice | SeatsNotice


# What replies to an answer over the same line.


class Answered(Struct, tag_field="type", tag="answered"):
    """It is on disk; this is the table after it, and nobody is told of it again over this line."""

    number: int
    state: TableState


class NotAnswered(Struct, tag_field="type", tag="not_answered"):
    number: int
    status: int  # as HTTP has it
    refusal: Refusal
