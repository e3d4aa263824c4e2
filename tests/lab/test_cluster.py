"""On a Ray cluster of two machines, one of which dies: the same results, in the same order."""

import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from typer.testing import CliRunner

from moothall.cli import app
from moothall.engine.deck import Deck
from moothall.engine.game import Game
from moothall.games.settlement.game import GAME
from moothall.lab import load
from moothall.lab.cluster import each_on_ray, knock
from moothall.lab.simulate import BATCH, simulate
from tests.lab.test_simulate import same
from tests.server.running import free_port
from tests.test_documents import FEWER, ROOT, blocks, commands, shortened


@pytest.fixture(scope="module")
def two_machines() -> Iterator[Any]:
    """The cluster, and the second machine's id."""
    monkeypatch = pytest.MonkeyPatch()
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)  # where these tests are found from there
    import ray
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    monkeypatch.setenv("RAY_ADDRESS", cluster.address)
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    yield cluster, second
    ray.shutdown()
    cluster.shutdown()
    monkeypatch.undo()


class Plan(NamedTuple):
    game: Game
    folder: Path
    doomed: str  # a machine that never comes to an end


def square(plan: Plan, item: int) -> int:
    import ray

    here = ray.get_runtime_context().get_node_id()
    (plan.folder / f"{item} {here}").touch()
    while here == plan.doomed or not [*plan.folder.glob(f"* {plan.doomed}")]:
        time.sleep(0.05)  # the first machine waits until the second has something to do
    return item * item


def test_the_example_runs(two_machines: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That of docs/lab.md, with fewer games: the file has them all."""
    monkeypatch.chdir(tmp_path)
    page = ROOT / "docs" / "lab.md"
    examples = [words for kind, text in blocks(page) if kind == "console" for words in commands(text)]
    (example,) = (words[1:] for words in examples if "--ray" in words)
    result = CliRunner().invoke(app, shortened(example))
    assert result.exit_code == 0, result.output
    assert load(tmp_path / "games.parquet").num_rows == int(FEWER["--games"])


def test_a_cluster_that_is_not_there_is_named(two_machines: Any) -> None:
    knock(os.environ["RAY_ADDRESS"])
    wrong = f"127.0.0.1:{free_port()}"
    with pytest.raises(ValueError, match=f"there is no Ray cluster at {wrong}"):
        knock(wrong)


class Printed(NamedTuple):
    game: Game
    deck: Deck


def is_writable(plan: Printed, item: int) -> bool:
    return bool(plan.deck.record.flags.writeable)


def test_a_machine_gets_a_deck_like_those_for_which_the_rules_are_compiled(two_machines: Any) -> None:
    assert [*each_on_ray(is_writable, Printed(GAME, GAME.read_deck()), [0])] == [True]


def test_a_machine_that_dies_loses_nothing(two_machines: Any, tmp_path: Path) -> None:
    cluster, second = two_machines
    games = 2 * BATCH + 3
    here, there = (
        simulate(GAME, {"players": 2}, ["random"], games, seed=5, on_ray=on_ray) for on_ray in (False, True)
    )
    assert same(here, there)

    def kill_when_at_work() -> None:
        while not [*tmp_path.glob(f"* {second.node_id}")]:
            time.sleep(0.05)
        cluster.remove_node(second, allow_graceful=False)

    threading.Thread(target=kill_when_at_work, daemon=True).start()
    results = [*each_on_ray(square, Plan(GAME, tmp_path, second.node_id), range(6))]
    assert results == [item * item for item in range(6)]
    done = {file.name.partition(" ")[0] for file in tmp_path.glob(f"* {second.node_id}")}
    assert done, "the second machine had nothing to do"
