"""Every example in the documents runs, and every link of the site leads somewhere.

A block of Python is run as it stands, all of a page one after the other. So is a command of a console block,
but for its numbers: a few games instead of a thousand, and bots that hardly look ahead. A hall is opened,
looked at and closed, and whoever sits down to play leaves at once.
"""

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import httpx
import pytest
from typer.testing import CliRunner

from moothall.cli import app
from moothall.games import OWN, find_game
from tests.server.running import free_port

ROOT = Path(__file__).parents[1]
SITE = ROOT / "build" / "site"
PAGES = sorted(
    page
    for page in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    if re.search(r"^```(python|console)$", page.read_text("utf-8"), re.MULTILINE)
)
BLOCK = re.compile(r"^```(python|console)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FEWER = {"--games": "2", "--jobs": "1", "--seconds": "1", "--generations": "1"}
QUICK = {"master": "thinker:1", "guildmaster": "thinker:2"}
# What needs PyTorch, which the tests don't install, or what was learned with it; and a cluster, on which
# `tests/lab/test_cluster.py` runs the example.
ONLY_PARSED = ("moothall train", "trained/", "--ray")
ELSEWHERE = {"make", "pip", "python", "docker"}  # tried by other tests, or by every run of all tests


def blocks(page: Path) -> list[tuple[str, str]]:
    return [(kind, text) for kind, text in BLOCK.findall(page.read_text("utf-8"))]


@pytest.mark.parametrize("document", PAGES, ids=lambda document: document.stem)
def test_examples_run(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    (tmp_path / "mine.py").write_text(
        (ROOT / "docs" / "example_bot.py").read_text().replace("Example", "Mine")
    )
    (tmp_path / "my-deck.toml").write_text(
        (ROOT / "src/moothall/games/settlement/deck.toml").read_text("utf-8")
    )
    names: dict[str, object] = {"__name__": document.stem}
    for kind, text in blocks(document):
        if kind == "python":
            exec(compile(text, str(document), "exec"), names)
        else:
            for words in commands(text):
                run_command(words)


def commands(text: str) -> Iterator[list[str]]:
    """Of a console block, each in words."""
    for line in text.splitlines():
        assert line.startswith("$ "), f"a command begins with a dollar: {line}"
        yield shlex.split(line.removeprefix("$ "), comments=True)


def run_command(words: list[str]) -> None:
    line, (program, *arguments) = " ".join(words), words
    if program in ELSEWHERE:
        return
    assert program == "moothall", f"nobody tries {line}"
    if any(each in line for each in ONLY_PARSED):
        asked = {each for each in arguments if each.startswith("-")}
        told = CliRunner().invoke(app, [arguments[0], "--help"], env={"COLUMNS": "200"}).stdout
        assert not [each for each in asked if each not in told], line
    elif arguments[0] == "serve":
        look_in(arguments)
    else:
        result = CliRunner().invoke(app, shortened(arguments))
        assert result.exit_code == 0, f"{line}: {result.output} {result.exception}"


def look_in(arguments: list[str]) -> None:
    """At a hall that is served like this, but for its port."""
    command = [sys.executable, "-c", "from moothall.cli import app; app()", *arguments]
    with subprocess.Popen(
        [*command, "--port", str(free_port()), "--workers", "1", "--no-native"],
        env=os.environ | {"XDG_DATA_HOME": str(Path.cwd()), "BROWSER": "true"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as hall:
        assert hall.stdout is not None
        said = hall.stdout.readline()
        address = re.search(r"open: (\S+)", said)
        assert address, f"{' '.join(arguments)}: {said}{hall.stdout.read()}"
        assert httpx.get(f"{address[1]}/api/games", timeout=600).status_code == 200
        hall.send_signal(signal.SIGINT)
        assert hall.wait() == 0


def shortened(arguments: list[str]) -> list[str]:
    quick = []
    for before, each in zip(["", *arguments], arguments, strict=False):
        if before == "--bots":
            bots = [QUICK.get(bot, re.sub(r"thinker:\d+", "thinker:3", bot)) for bot in each.split(",")]
            quick.append(",".join(bots))
        else:
            quick.append(FEWER.get(before, each))
    return quick


# The site.


class Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.language = ""
        self.switch: dict[str, str] = {}  # to the page in other languages
        self.around: set[str] = set()  # what is said and read aloud outside the text
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value for name, value in attrs if value}
        self.links += [given[name] for name in ("href", "src") if name in given]
        self.anchors |= {given["id"]} if "id" in given else set()
        self.language = given["lang"] if tag == "html" else self.language
        if "hreflang" in given:
            self.switch[given["hreflang"]] = given["href"]
        of_text = given.get("href", "").startswith("#") and given["href"] != "#__skip"  # one of its headings
        if tag in ("head", "article", "script", "style") or of_text:
            self.open.append(tag)
        if not self.open:
            self.around |= {given[name] for name in ("aria-label", "title") if name in given}

    def handle_endtag(self, tag: str) -> None:
        if self.open and self.open[-1] == tag:
            self.open.pop()

    def handle_data(self, data: str) -> None:
        if not self.open and data.strip():
            self.around.add(data.strip())


@pytest.fixture(scope="module")
def site() -> dict[Path, Page]:
    assert (SITE / "index.html").is_file(), "build the site first: make docs"
    found = {}
    for page in SITE.rglob("*.html"):
        found[page] = Page()
        found[page].feed(page.read_text("utf-8"))
    return found


def test_every_link_leads_somewhere(site: dict[Path, Page]) -> None:
    broken = []
    for page, links in site.items():
        for link in links.links:
            parts = urlsplit(link)
            if parts.scheme or page.name == "404.html":  # whose links are seen from wherever one was
                continue
            goal = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            if goal.is_dir():
                goal /= "index.html"
            if not goal.is_file():
                broken.append(f"{page.relative_to(SITE)}: {link}")
            elif parts.fragment and goal in site and unquote(parts.fragment) not in site[goal].anchors:
                broken.append(f"{page.relative_to(SITE)}: {link} (no such place)")
    assert broken == []


def test_pages_are_whole_and_fetch_nothing_from_elsewhere(site: dict[Path, Page]) -> None:
    """Nor does a page run a script of its own: a hall's policy would not let it."""
    for page in site:
        text = page.read_text("utf-8")
        assert not re.findall(r'<(?:script|link|img)[^>]+(?:src|href)="(?:https?:)?//[^"]+', text)
        assert "<script>" not in text
        assert not re.search("<p>(```|\\|)", text)  # an example or a table that was not understood
    assert "url(http" not in (SITE / "look" / "look.css").read_text("utf-8")


def test_every_rule_has_its_place_in_every_language(site: dict[Path, Page]) -> None:
    for game in OWN:
        numbers = {rule.id for rule in find_game(game).rules.values()}
        for folder in ("", "de", "hu"):
            assert numbers <= site[SITE / folder / "rules" / f"{game}.html"].anchors


def test_a_page_speaks_one_language_all_around(site: dict[Path, Page]) -> None:
    """In menus, on buttons, aloud; only names of games, languages and guides in English are the same."""
    names = {"Moothall", "English", "Deutsch", "Magyar", *(find_game(game).title for game in OWN)}
    for guide in [ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]:
        names.add(guide.read_text("utf-8").partition("\n")[0].removeprefix("# "))
    names.add("Navigation")  # German too
    homes = {"en": SITE, "de": SITE / "de", "hu": SITE / "hu"}
    for language in ("de", "hu"):
        inner = [page.relative_to(homes[language]) for page in homes[language].rglob("*.html")]
        assert len(inner) > 2 * len(OWN)
        for each in inner:
            page = homes[language] / each
            assert site[page].language == language
            assert site[page].around & site[SITE / each].around <= names
            for start in (page, SITE / each):
                led = {other: (start.parent / link).resolve() for other, link in site[start].switch.items()}
                assert led == {other: home / each for other, home in homes.items()}
        (program,) = (homes[language] / "assets" / "javascripts").glob("bundle.*.js")
        assert '"Search"' not in program.read_text("utf-8")


def test_the_example_bot_of_the_page_is_the_file() -> None:
    """What the page leaves out of it aside."""
    page, file = (ROOT / "docs" / name for name in ("bots.md", "example_bot.py"))
    shown = next(text for kind, text in blocks(page) if kind == "python")
    for line in shown.strip().splitlines():
        assert line in file.read_text("utf-8")


def test_a_wrong_example_is_found() -> None:
    for wrong in ("simulate settlement --never", "serve --never", "train guilds --never"):
        with pytest.raises(AssertionError, match="--never"):
            run_command(["moothall", *wrong.split()])
