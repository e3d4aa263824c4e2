"""Who sits opposite an agent: bots by their names."""

from collections.abc import Sequence

from moothall.bots import HELP, find_bot
from moothall.envs.setting import Setting
from moothall.envs.steps import GREEDY, HASTY, RANDOM

# The bots that answer at once, and so by the thousand in compiled code.
QUICK = {
    "random": RANDOM,
    "greedy": GREEDY,
    "hasty": HASTY,
    "apprentice": HASTY,
    "journeyman": GREEDY,
}
NAMES = {"hasty": "apprentice"}  # as the bots' own catalogue calls them


def line_up(setting: Setting, opponents: str | Sequence[str]) -> list[str]:
    """A bot for each seat after the agent's; one name is enough for all. A ValueError says what is wrong."""
    rivals = setting.players - 1
    names = [opponents] * rivals if isinstance(opponents, str) else [*opponents]
    if len(names) != rivals:
        raise ValueError(f"{setting.players} players have {rivals} opponents for an agent, not {len(names)}")
    names = [NAMES.get(name, name) for name in names]
    for name in dict.fromkeys(names):
        try:
            find_bot(name, setting.game, 0)
        except LookupError as error:
            raise ValueError(str(error)) from None
    return names


def quick_line_up(setting: Setting, opponents: str | Sequence[str]) -> list[int]:
    """The same for games by the thousand."""
    names = line_up(setting, opponents)
    for name in names:
        if name not in QUICK:
            raise ValueError(
                f"'{name}' thinks too long for games by the thousand; there are: {', '.join(QUICK)}. "
                f"One game at a time can be played against {HELP}"
            )
    return [QUICK[name] for name in names]
