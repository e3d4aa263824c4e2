"""What `python -m build` makes: installed into an empty environment it plays and serves, without Node."""

import os
import re
import subprocess
import sys
import tarfile
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from moothall.games import OWN
from tests.server.running import free_port

ROOT = Path(__file__).parents[1]
PATIENCE = 120.0  # seconds


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


@contextmanager
def serving(moothall: Path, folder: Path, port: int) -> Iterator[str]:
    command = [
        str(moothall),
        "serve",
        "--port",
        str(port),
        "--database",
        str(folder / "hall.db"),
        "--no-native",
    ]
    process = subprocess.Popen(command, cwd=folder, env=bare(folder), stdout=subprocess.DEVNULL)
    address, began = f"http://127.0.0.1:{port}", time.monotonic()
    try:
        while True:
            try:
                urllib.request.urlopen(f"{address}/api/games").close()
                break
            except OSError:
                assert process.poll() is None
                assert time.monotonic() - began < PATIENCE
                time.sleep(0.2)
        yield address
    finally:
        process.terminate()
        process.wait()


def bare(folder: Path) -> dict[str, str]:
    """Nothing of this checkout, and no Node."""
    return {
        "PATH": "/usr/bin-of-nobody",
        "HOME": str(folder),
        "LANG": "C.UTF-8",
        "XDG_DATA_HOME": str(folder),
    }


def read(address: str) -> str:
    with urllib.request.urlopen(address) as reply:
        found: bytes = reply.read()
    return found.decode("utf-8")


def test_the_wheel_plays_and_serves_by_itself(packages: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    python = empty / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", empty], check=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
    install = [*pip, "install", "--quiet", "--no-compile"]
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    lock = ROOT / "requirements.lock"  # what the wheel needs, as `make setup` has just fetched it
    for what in (["--require-hashes", "-r", str(lock)], ["--no-deps", *map(str, packages.glob("*.whl"))]):
        subprocess.run([*install, *what], check=True, env=clean, stderr=subprocess.PIPE)
    checked = subprocess.run([*pip, "check"], env=clean, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout

    moothall = empty / "bin" / "moothall"
    command = [str(moothall), "play", "settlement", "--seed", "1"]
    played = subprocess.run(
        command,
        input="why\nquit\n",
        text=True,
        cwd=tmp_path,
        env=bare(tmp_path),
        capture_output=True,
        check=False,
    )
    assert "Round 1 of 6" in played.stdout, played.stderr
    assert played.returncode == 0, played.stderr
    with serving(moothall, tmp_path, free_port()) as address:
        client = read(address)
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', client)
        assert scripts
        assert len(read(address + scripts[0])) > 1000
        site = read(f"{address}/docs")
        assert "How to play" in site
        assert "SET-089" in read(f"{address}/docs/rules/settlement.html")
        assert "SET-089" in read(f"{address}/api/games/settlement/rules")


def test_packages_bring_client_site_decks_nets_and_documents(packages: Path) -> None:
    (wheel,), (source,) = packages.glob("*.whl"), packages.glob("*.tar.gz")
    names = set(zipfile.ZipFile(wheel).namelist())
    wanted = {"moothall/webclient/index.html", "moothall/site/index.html", "moothall/study/usual.json"}
    for game in OWN:
        wanted |= {f"moothall/games/{game}/deck.toml", f"moothall/bots/nets/{game}.npz"}
        wanted |= {
            f"moothall/docs/{sort}/{place}{game}.md" for sort in ("rules", "play") for place in ("", "hu/")
        }
    assert wanted <= names
    assert not [name for name in names if name.startswith(("tests", "bench")) or "__pycache__" in name]
    with tarfile.open(source) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    assert {"web/dist/index.html", "build/site/index.html", "pyproject.toml", "hatch_build.py"} <= inside
