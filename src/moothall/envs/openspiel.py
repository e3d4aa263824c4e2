"""Every game as a game of OpenSpiel, `moothall_settlement` and so on.

    import pyspiel
    import moothall.envs.openspiel

    game = pyspiel.load_game("moothall_settlement", {"players": 2})
    state = game.new_initial_state()

A state begins at a chance node with one outcome, the deal: which deal it is, is drawn when it is applied,
and all later chance (dice, cards that are turned up) follows from it inside the state. OpenSpiel calls that
sampled stochastic. It rules out whatever goes through all outcomes of chance: exact solvers, CFR over the
whole tree, best responses, exploitability; and OpenSpiel can't write such states of Python games to a file.
A clone has the same future, so a search on clones, such as OpenSpiel's MCTS, looks into what its seat can't
know; `resample_from_infostate` draws all that anew, and IS-MCTS calls it.
"""

from typing import Any

import numpy as np
import pyspiel

from moothall.engine.chance import SHORT_SEEDS, Chance
from moothall.engine.game import Game
from moothall.engine.native import native
from moothall.envs.rendering import drawn, match_of
from moothall.envs.setting import Setting
from moothall.envs.table import Table
from moothall.games import CATALOGUE, find_game

DEAL = 0  # the only outcome of the chance node
LONGEST = 100_000  # answers; no game of sensible or random players takes nearly as many
AS_USUAL = "usual"  # as an option: what the game has for this number of players
DRAWN = -1  # as the parameter `seed`: every deal is another


class MoothallGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its options as parameters; with a `seed` the deals are always the same."""

    def __init__(self, game: Game, params: dict[str, Any]) -> None:
        chosen = {**_parameters(game), **params}
        seed, players = int(chosen.pop("seed")), int(chosen.pop("players"))
        options = {name: _value(game, name, value) for name, value in chosen.items() if value != AS_USUAL}
        self.setting = Setting(game, {"players": players, **options})
        self.dealer = Dealer(None if seed == DRAWN else seed)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.space),
            max_chance_outcomes=1,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(game), info, params)

    def new_initial_state(self) -> "MoothallState":
        return MoothallState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.setting)


class Dealer:
    """The deals of a game, one after the other: clones of a state share it."""

    def __init__(self, seed: int | None) -> None:
        self._seeds = np.random.default_rng(seed)

    def __deepcopy__(self, memo: Any) -> "Dealer":
        return self

    def new_seed(self) -> int:
        return int(self._seeds.integers(SHORT_SEEDS - 1, dtype=np.uint64, endpoint=True))


class MoothallState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: MoothallGame) -> None:
        super().__init__(game)
        self.table = Table(game.setting)
        self._dealer = game.dealer
        self._dealt = False

    def current_player(self) -> int:
        if not self._dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.seat

    def _legal_actions(self, player: int) -> list[int]:
        legal: list[int] = np.flatnonzero(self.table.mask).tolist()
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DEAL, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self._dealt:
            self.table.answer(action)
        else:
            self._dealt = True
            self.table.deal(self._dealer.new_seed())

    def _action_to_string(self, player: int, action: int) -> str:
        return "deal" if player < 0 else str(self.table.setting.game.space.decode(action))

    def is_terminal(self) -> bool:
        return self._dealt and self.table.over

    def returns(self) -> list[float]:
        rewards: list[float] = self.table.rewards[: self.table.setting.players].tolist()
        return rewards

    def resample_from_infostate(self, player: int, sampler: Any = None) -> "MoothallState":
        """The same as far as a player can know, and the rest drawn anew."""
        other: MoothallState = self.clone()
        setting, dice = self.table.setting, np.zeros(1, Chance.layout)
        dice["seed"] = self._dealer.new_seed()
        native(setting.game).conceal(other.table.state, setting.deck.record, player, dice)
        return other

    def __str__(self) -> str:
        return drawn(match_of(self.table), colour=False) if self._dealt else "before the deal"


class Observer:
    """What a player may know, as numbers; in words it is their list."""

    def __init__(self, setting: Setting) -> None:
        self.tensor = np.zeros(setting.game.observation.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: MoothallState, player: int) -> None:
        self.tensor[:] = state.table.observe(player)

    def string_from(self, state: MoothallState, player: int) -> str:
        return " ".join(map(str, state.table.observe(player).tolist()))


def _class_of(game: Game) -> type[MoothallGame]:
    """What OpenSpiel calls by the game's name; it lives as long as OpenSpiel does, as only classes can."""

    class NamedGame(MoothallGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    return NamedGame


def _parameters(game: Game) -> dict[str, Any]:
    players = int(game.options_from({})["players"])
    return {"players": players, **{option.name: AS_USUAL for option in game.options}, "seed": DRAWN}


def _value(game: Game, name: str, value: str) -> int | str:
    """A parameter as the game has it: OpenSpiel's have one type each, our options may be words or numbers."""
    option = next(option for option in game.options if option.name == name)
    return next((each for each in option.values if str(each) == value), value)


def _type_of(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=f"moothall_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        # Two or more players win what the others lose, but alone there is nobody to lose it.
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def register_all() -> None:
    for name in CATALOGUE:
        game = find_game(name)
        if f"moothall_{name}" not in pyspiel.registered_names():
            pyspiel.register_game(_type_of(game), _class_of(game))


register_all()
