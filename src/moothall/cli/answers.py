"""The legal answers to the open question: numbered, in words, under their headings."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rich.text import Text

from moothall.engine.match import Match
from moothall.engine.record import Records
from moothall.engine.text import Speaker

# As many columns as most of the answers fit into; a longer one takes the place of several.
MOST_COLUMNS = 4
MOST = 0.7
GAP = 2
MEANT = "→"


@dataclass(frozen=True)
class Answer:
    number: int  # as the player types it
    action: int
    group: str
    words: str
    meant: bool = False  # by the guide of a lesson


def legal_answers(match: Match, speaker: Speaker, meant: Collection[int] = ()) -> list[Answer]:
    told = [(action, match.tell(action)) for action in match.legal()]
    groups = list(dict.fromkeys(telling.group for _, telling in told))
    told.sort(key=lambda each: groups.index(each[1].group))
    return [
        Answer(number, action, telling.group, speaker.say(telling), action in meant)
        for number, (action, telling) in enumerate(told, start=1)
    ]


def list_answers(answers: Sequence[Answer], speaker: Speaker, width: int) -> list[Text]:
    """The lines to print."""
    lines: list[Text] = []
    groups = list(dict.fromkeys(answer.group for answer in answers))
    for group in groups:
        if len(groups) > 1:
            lines.append(Text(speaker.text(f"group-{group}"), "bold"))
        lines += in_columns([label(each) for each in answers if each.group == group], width)
    return lines


def label(answer: Answer) -> Text:
    mark, style = (MEANT, "bold yellow") if answer.meant else ("", "bold cyan")
    return Text.assemble((f"{mark + str(answer.number):>3})", style), f" {answer.words}")


def in_columns(labels: Sequence[Text], width: int) -> list[Text]:
    columns = next(
        (count for count in range(MOST_COLUMNS, 1, -1) if share_that_fits(labels, width // count) >= MOST), 1
    )
    slot = width // columns
    lines = [Text()]
    used = 0
    for each in labels:
        slots = min(columns, -(-(each.cell_len + GAP) // slot))
        if used + slots > columns:
            lines.append(Text())
            used = 0
        lines[-1].append(" " * (used * slot - lines[-1].cell_len)).append_text(each)
        used += slots
    return lines


def share_that_fits(labels: Sequence[Text], slot: int) -> float:
    return sum(each.cell_len + GAP <= slot for each in labels) / len(labels)


def tell_answer(match: Match, state: Records, action: int, speaker: Speaker) -> str:
    """What all may hear of an answer, after the name of who gave it; nothing, where it is no news."""
    deed = match.game.tell_deed(state[0], match.deck, action)
    return "" if deed is None else speaker.say_on(deed)
