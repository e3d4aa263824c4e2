"""The games as environments to learn in: of PettingZoo, Gymnasium and OpenSpiel, and in batches on a GPU.

Gymnasium knows them by ids such as `moothall/Settlement-2p-v1` once this is imported. `docs/environments.md`
tells of all of them. Each needs its library: `pip install moothall[rl]`.
"""

from importlib.util import find_spec

from moothall.games import CATALOGUE, find_game

VERSION = 1  # of the ids: goes up when the same agent would play worse


def environment_ids() -> dict[str, tuple[str, int]]:
    """Of each id the game's name and the number of players."""
    return {
        f"moothall/{find_game(name).title}-{players}p-v{VERSION}": (name, players)
        for name in CATALOGUE
        for players in find_game(name).seats
    }


def register_all() -> None:
    import gymnasium

    for each, (name, players) in environment_ids().items():
        if each not in gymnasium.registry:
            gymnasium.register(
                each,
                entry_point="moothall.envs.seat:SeatEnv",
                vector_entry_point="moothall.envs.vector:TableVectorEnv",
                kwargs={"game": name, "players": players},
            )


if find_spec("gymnasium"):
    register_all()
