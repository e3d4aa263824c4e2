"""A plan for Nobility, good enough to use every place and to bring a game to its end without dawdling."""

from collections.abc import Callable, Iterable
from typing import Any

from moothall.games.nobility.actions import SPACE
from moothall.games.nobility.cards import components
from moothall.games.nobility.game import GAME
from moothall.games.nobility.state import GOODS
from tests.browser.play import Plan, legal, play_until, stage_of
from tests.browser.sitting import Sitting, State

Board = dict[str, Any]
PRINTED = components(GAME.read_deck())
POOR = 4  # coins
UNHURRIED = 6  # rounds
# What is answered where there is no reason to prefer anything; of a block, the last legal answer.
ORDER = (
    "take_settler",
    "buy",
    "use_effect",
    "reroll",
    "spend",
    "employ_worker",
    "sell_good",
    "build",
    "take_tokens",
    "acquire",
    "keep_commission",
    "assign",
    "take_good",
    "done",
)


def next_answer(state: State) -> int:
    """The answer that the plan gives to the open question."""
    possible = legal(state)
    view = state["view"]
    board = view["boards"][state["asked_seat"]]
    stage = view["question"]["stage"]
    if stage == "turn":
        return _turn(possible)
    if stage == "target":
        return _target(board, possible)
    if stage == "reroll" and view["command"]["rerolled"]:
        return SPACE.encode("done")
    if stage in ("buy_any", "give", "receive", "lord_good"):
        return _good(board, possible)
    return next((action for block in ORDER for action in reversed(_of(possible, block))), possible[0])


def _of(legal: Iterable[int], block: str) -> list[int]:
    return [action for action in legal if SPACE.decode(action).name == block]


def _turn(legal: list[int]) -> int:
    """A settler card, then the highest die as it was rolled, then the end."""
    dice = [action for action in _of(legal, "take_die") if _is_as_rolled(action)]
    return next(iter([*_of(legal, "complete"), *reversed(dice)]), SPACE.encode("end_turn"))


def _is_as_rolled(action: int) -> bool:
    values = SPACE.decode(action).values
    return values["die"] == values["value"]


def missing_goods(board: Board) -> list[str]:
    """What the settler cards in hand ask for, the rarest in storage first."""
    wanted = {good for card in board["settlers"] for good in PRINTED.settlers[card].goods}
    return sorted(wanted or GOODS, key=lambda good: board["goods"][good])


def _target(board: Board, legal: list[int]) -> int:
    wishes = ["place_council", "place_hall", "place_tile", "place_chancery"]
    if len(board["settlers"]) < PRINTED.hand_limit - 1:
        wishes.append("place_tavern")
    if board["houses"]["platform"] == 0:
        wishes.append("place_yard")
    if board["coins"] < POOR:
        wishes += ["place_harbour", "place_castle"]
    if board["modifiers"] == 0:
        wishes.append("place_berk")
    guilds = {SPACE.decode(action).values["guild"]: action for action in _of(legal, "place_guild")}
    goods = [GOODS.index(good) for good in missing_goods(board)]
    wished = [action for block in wishes for action in _of(legal, block)]
    wished += [guilds[good] for good in goods if good in guilds]
    return next(iter([*wished, *_of(legal, "place_castle"), *_of(legal, "place_berk")]), legal[0])


def _good(board: Board, legal: list[int]) -> int:
    """Give what there is most of, take what is missing."""
    by_good = {
        GOODS[action_good(action)]: action for action in legal if "good" in SPACE.decode(action).values
    }
    if not by_good:
        return legal[0]
    if _of(legal, "give_good"):
        return by_good[max(by_good, key=lambda good: board["goods"][good])]
    return next((by_good[good] for good in missing_goods(board) if good in by_good), legal[0])


def action_good(action: int) -> int:
    return SPACE.decode(action).values["good"]


def first_turn(person: Sitting, *others: dict[str, Any], **options: str) -> str:
    """A table where it is this person's turn for the first time."""
    table = person.open_table({"kind": "me"}, *others, game="nobility", **options)
    later(person, table, "turn")
    return table


def later(
    person: Sitting, table: str, stage: str, wish: str = "", wanted: Callable[[State], bool] = lambda _: True
) -> None:
    """Plays until a question comes up, going to a place as soon as that may be; then the person sits down."""
    play_until(person, table, going_to(wish), lambda state: stage_of(state) == stage and wanted(state))
    person.sit_down(table)
    person.wait_for_question(stage)


def going_to(place: str) -> Plan:
    return lambda state: next(iter(legal(state, place)), next_answer(state))


def in_haste(state: State) -> int:
    """The plan of somebody who has better things to do in the last rounds."""
    hurried = stage_of(state) == "turn" and state["view"]["round_number"] > UNHURRIED
    return SPACE.encode("end_turn") if hurried else next_answer(state)
