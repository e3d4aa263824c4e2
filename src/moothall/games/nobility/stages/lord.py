"""Stars, and the Lord benefit of a character (sections 8 and 9): once, part by part."""

from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, always_the_same
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.telling import Values
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.actions import ASSIGN, DONE, QUESTIONS
from moothall.games.nobility.stages import guilds, tavern, workshop
from moothall.games.nobility.stages.declining import DECLINED
from moothall.games.nobility.stages.gains import bestow
from moothall.games.nobility.stages.piles import is_display_empty
from moothall.games.nobility.state import (
    ANY_GOOD,
    GAIN_GOODS,
    KINDS,
    LORD_LEVEL,
    MOST_NOBILITY,
    NO_EFFECT,
    NOTHING,
    PARTS,
    PLACE_APPRENTICES,
    TAKE_SETTLERS,
    Printed,
    State,
)
from moothall.games.nobility.telling import Named, of_good, tell_guild


@rule
def gain_stars(s: State, seat: int, stars: int, points: int) -> None:
    """NOB-095, NOB-098, NOB-099, NOB-108: the points wait until a Lord benefit is through."""
    me = s.players[seat]
    before = int(me.nobility)
    me.nobility = min(MOST_NOBILITY, before + stars)
    s.command.points = points
    ask(s.agenda, SCORE_DUE, seat)
    if before < LORD_LEVEL <= me.nobility:
        ask(s.agenda, LORD_PART, seat)


@rule
def score_due(s: State, deck: Printed, seat: int) -> None:
    """NOB-157, NOB-239."""
    s.players[seat].vp += s.command.points


@rule
def next_part(s: State, deck: Printed, seat: int) -> None:
    """NOB-109, NOB-456: what can't be carried out is skipped, and all else but two kinds comes of itself."""
    part = int(s.command.part)
    s.command.part_left = 0
    if part == PARTS:
        return
    effect = deck.characters[s.players[seat].character].parts[part]
    if effect.kind == NO_EFFECT:
        return
    s.command.part += 1
    s.command.part_left = effect.amount
    ask(s.agenda, LORD_PART, seat)
    if effect.kind == TAKE_SETTLERS:
        if not is_display_empty(s):
            ask(s.agenda, LORD_SETTLER, seat)
    elif effect.kind == PLACE_APPRENTICES:
        ask_apprentice(s, deck, seat)
    elif effect.kind == GAIN_GOODS and effect.good == ANY_GOOD:
        ask(s.agenda, LORD_GOOD, seat)
    else:
        bestow(s, seat, effect, NOTHING, 1)


@rule
def choose_good(s: State, deck: Printed, seat: int, good: int) -> None:
    s.players[seat].goods[good] += 1
    s.command.part_left -= 1
    if s.command.part_left == 0:
        close(s.agenda)


@rule
def ask_apprentice(s: State, deck: Printed, seat: int) -> None:
    if s.players[seat].lot == 0 or s.command.part_left == 0:
        return
    for guild in range(KINDS):
        if guilds.has_room(s, deck, guild):
            ask(s.agenda, LORD_APPRENTICE, seat)
            return


@rule
def judge_assign(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    for guild in range(KINDS):
        verdict[ASSIGN + guild] = LEGAL if guilds.has_room(s, deck, guild) else 222
    verdict[DONE] = LEGAL


@rule
def assign(s: State, deck: Printed, seat: int, guild: int) -> None:
    """NOB-466: what an apprentice brings begins with the next turn."""
    close(s.agenda)
    me = s.players[seat]
    me.lot -= 1
    me.apprentices[guild] += 1
    s.command.fresh[guild] += 1
    s.command.part_left -= 1
    ask_apprentice(s, deck, seat)


def tell_lord(s: State, deck: Deck, seat: int) -> Values:
    character = deck.ids("character")[s.players[seat].character]
    return {"character": character, "left": int(s.command.part_left)}


def tell_good(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"goods_taken": of_good(values["good"])}


def tell_chosen(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    return Telling("deed-take_good-lord_good", {"seat": seat, **tell_good(s, deck, seat, values)})


LORD_PART = QUESTIONS.work("lord_part", next_part)
SCORE_DUE = QUESTIONS.work("score_due", score_due)
LORD_SETTLER = QUESTIONS.question(  # a settler card, or done (NOB-110)
    "lord_settler",
    judge=tavern.judge_take,
    answers={"take_settler": tavern.TAKING, "done": DECLINED},
    tell=tell_lord,
)
LORD_GOOD = QUESTIONS.question(  # the next good of choice (NOB-112)
    "lord_good",
    judge=workshop.judge_any_good,
    answers={"take_good": Answer(choose_good, tell=tell_good, deed=tell_chosen)},
    tell=tell_lord,
)
LORD_APPRENTICE = QUESTIONS.question(  # the guild that a worker goes to, or done (NOB-109)
    "lord_apprentice",
    judge=judge_assign,
    answers={"assign": Answer(assign, tell=tell_guild, depends=always_the_same), "done": DECLINED},
    tell=tell_lord,
)
