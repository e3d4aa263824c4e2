"""OpenSpiel's own random games with ours, its search, and one of its algorithms that learn."""

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="moothall[rl] brings OpenSpiel")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts, tabular_qlearner  # noqa: E402

import moothall.envs.openspiel  # noqa: E402, F401
from moothall.games import OWN, find_game  # noqa: E402

# With the fewest at the table: what OpenSpiel tries takes the longer the longer a game is, by its square.
SETTINGS = [(name, find_game(name).seats[0]) for name in OWN]


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_openspiel_finds_nothing_wrong(name: str, players: int) -> None:
    """Its states can't be written to a file: OpenSpiel has no way for games in Python that draw by lot."""
    game = pyspiel.load_game(f"moothall_{name}", {"players": players, "seed": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def dealt(name: str = "settlement", **parameters: Any) -> tuple[Any, Any]:
    game = pyspiel.load_game(f"moothall_{name}", {"players": 2, "seed": 3, **parameters})
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(0)
    return game, state


def test_options_are_parameters() -> None:
    _, state = dealt("nobility", chancery="on", first_player="2")
    assert state.table.setting.options["chancery"] == "on"
    assert state.table.setting.options["first_player"] == 2
    with pytest.raises(Exception, match="one of off, on"):
        dealt("nobility", chancery="maybe")


def test_openspiel_searches() -> None:
    game, state = dealt()
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    assert mcts.MCTSBot(game, 1.4, 8, evaluator, random_state=dice).step(state) in state.legal_actions()
    fair = ismcts.ISMCTSBot(game=game, uct_c=1.4, evaluator=evaluator, max_simulations=4, random_state=dice)
    assert fair.step(state) in state.legal_actions()


def test_what_a_player_cannot_know_is_drawn_anew() -> None:
    _, state = dealt()
    player = state.current_player()
    other = state.resample_from_infostate(player, None)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.table.state.tobytes() != state.table.state.tobytes()


def test_an_algorithm_of_openspiel_learns() -> None:
    """Its table of what answers were worth, after a few games: some of them won, some lost."""
    np.random.seed(5)  # noqa: NPY002  # the algorithm draws from there
    game = pyspiel.load_game("moothall_settlement", {"players": 2, "seed": 5})
    env = rl_environment.Environment(game)
    agents = [tabular_qlearner.QLearner(player, game.num_distinct_actions()) for player in range(2)]
    for _ in range(12):
        step = env.reset()
        while not step.last():
            step = env.step([agents[step.observations["current_player"]].step(step).action])
        for agent in agents:
            agent.step(step)
    values = [value for agent in agents for state in agent._q_values.values() for value in state.values()]
    assert any(value > 0 for value in values)
    assert any(value < 0 for value in values)
