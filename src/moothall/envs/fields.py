"""What each number of an observation is, from the declarations that the rules' writers use.

python -m moothall.envs.fields > docs/observations.md
"""

from moothall.engine.game import Game
from moothall.engine.observation import Placed
from moothall.envs.setting import Setting
from moothall.games import OWN, find_game

KINDS = {
    "amount": "how many: more is more",
    "thing": "which of several; mostly 0 is none",
    "flag": "1 if so, else 0",
    "seat": "whose: how many seats from the observer on; other numbers are places where no player has it",
}
HEAD = """# Observations, number by number

Made by `python -m moothall.envs.fields` from the declarations in `games/*/knowledge.py`; a test compares.

An observation is one row of whole numbers: what the seat that is asked may know, and nothing that it may not.
First comes the table, then a board for each seat, the observer's own first and the others in their order; a
board where nobody sits is all zeros. Numbers that share a name stand side by side.
"""


def page() -> str:
    kinds = "\n".join(f"- **{kind}**: {meaning}" for kind, meaning in KINDS.items())
    return "\n".join([HEAD, kinds, "", *(chapter(find_game(name)) for name in OWN)])


def chapter(game: Game) -> str:
    spans, setting = game.observation.spans, Setting(game)
    boards = [span for span in spans if _is_on_a_board(span)]
    own = [span for span in boards if span.name.startswith("0.")]
    size = sum(span.count for span in own)
    first = own[0].first
    lines = [
        f"## {game.title}",
        "",
        f"{game.observation.size} numbers of type `{setting.dtype}`; {len(game.space)} answers.",
        "",
        "| numbers | name | kind | from | to |",
        "|---|---|---|---|---|",
        *(_row(span, span.name) for span in spans if not _is_on_a_board(span)),
        "",
        f"A board has {size} numbers; that of the seat n steps on begins at {first} + {size} n.",
        "",
        "| numbers of a board | name | kind | from | to |",
        "|---|---|---|---|---|",
        *(_row(span, span.name.partition(".")[2], first) for span in own),
        "",
    ]
    return "\n".join(lines)


def _is_on_a_board(span: Placed) -> bool:
    return span.name.partition(".")[0].isdecimal()


def _row(span: Placed, name: str, start: int = 0) -> str:
    first = span.first - start
    where = str(first) if span.count == 1 else f"{first} to {first + span.count - 1}"
    return f"| {where} | `{name}` | {span.kind} | {span.low} | {span.high} |"


if __name__ == "__main__":
    print(page(), end="")
