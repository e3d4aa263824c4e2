"""Makes the site from docs/: python docs/site/make.py [FOLDER]

Pages are put together in build/pages (rules with an anchor for each number, icons in place of their names,
the API's calls), and Zensical makes a site of them. At last everything that a page would fetch from elsewhere
or run from within itself is put into files of its own: so the site is read without a network, and a hall
serves it under a strict policy.
"""

import hashlib
import html
import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from moothall.engine.text import LANGUAGES
from moothall.games import OWN, find_game

HERE = Path(__file__).parent
DOCS = HERE.parent
ROOT = DOCS.parent
LOOK = ROOT / "web" / "src" / "look"
FONTS = ROOT / "web" / "node_modules"
SITE = ROOT / "build" / "site"
PAGES = ROOT / "build" / "pages"
LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "hu": "Magyar"}
NUMBER = re.compile(r"(?<![\w#/-])([A-Z]{3})-(\d{3})\b")
DEFINED = re.compile(r"^- \*\*([A-Z]{3}-\d{3})\*\*", re.MULTILINE)
ICON = re.compile(r"!\[(?P<words>[^\]]*)\]\(icon:(?P<name>[\w-]+)\)")
COMPONENT = re.compile(
    r"^!\[(?P<words>[^\]]*)\]\((?P<sort>component|icon):(?P<name>[\w/-]+)\)$", re.MULTILINE
)
COMPONENTS = re.compile(r"(?:^!\[[^\]]*\]\((?:component|icon):[\w/-]+\)\n)+", re.MULTILINE)
SCRIPT = re.compile(r"<script>(.+?)</script>", re.DOTALL)
SHIM = "https://unpkg.com/iframe-worker/shim"


class Entry(NamedTuple):
    """A page by its file, or a heading with what is below it."""

    title: str
    file: str = ""
    about: str = ""
    below: "tuple[Entry, ...]" = ()


def documents(sort: str) -> tuple[Entry, ...]:
    """A page for each game, in each language."""
    return tuple(
        Entry(
            LANGUAGE_NAMES[language],
            below=tuple(
                Entry(find_game(game).title, f"{sort}/{'' if language == 'en' else f'{language}/'}{game}.md")
                for game in OWN
            ),
        )
        for language in LANGUAGES
    )


CONTENTS = (
    Entry("How to play", about="read in five minutes, a page for each game", below=documents("play")),
    Entry("The rules", about="every rule with its number", below=documents("rules")),
    Entry("Host a hall", "hosting.md", "for friends, a club or the world"),
    Entry("A look at your game", "analysis.md", "what each answer cost, hints, puzzles"),
    Entry("Write a bot", "bots.md", "a class with one method; tournaments; learned judgement"),
    Entry("Train an agent", "environments.md", "PettingZoo, Gymnasium, OpenSpiel, on a GPU"),
    Entry("Make a deck", "decks.md", "your own cards, checked and weighed"),
    Entry("The lab", "lab.md", "games by the thousand, as Parquet, on a cluster; balance"),
    Entry("The API", "api.md", "play over HTTP"),
    Entry("Chance", "chance.md", "why it can't be foreseen"),
    Entry("The architecture", "architecture.md", "how it is built, and why"),
    Entry("Working on Moothall", "contributing.md", "how to run, test and change it"),
)


def make(site: Path = SITE) -> None:
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(DOCS, PAGES, ignore=shutil.ignore_patterns("site", "__pycache__"))
    gather()
    for page in PAGES.rglob("*.md"):
        page.write_text(rewritten(page), "utf-8")
    dress()
    config = ROOT / "build" / "zensical.toml"
    config.write_text(settings(), "utf-8")
    made = ROOT / "build" / "made"
    shutil.rmtree(made, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "zensical", "build", "--clean", "-f", config], check=True)
    for page in made.rglob("*.html"):
        page.write_text(self_contained(page.read_text("utf-8"), page, made), "utf-8")
    shutil.rmtree(site, ignore_errors=True)
    made.replace(site)


# Pages.


def gather() -> None:
    """What is written elsewhere, or follows from the program."""
    text = (
        (ROOT / "CONTRIBUTING.md")
        .read_text("utf-8")
        .replace("`docs/architecture.md`", "[The architecture](architecture.md)")
    )
    (PAGES / "contributing.md").write_text(text, "utf-8")
    index, api = PAGES / "index.md", PAGES / "api.md"
    index.write_text(index.read_text("utf-8").replace("<!-- contents -->", "\n".join(contents())), "utf-8")
    api.write_text(api.read_text("utf-8").replace("<!-- calls -->", "\n".join(calls())), "utf-8")


def there(entry: Entry) -> bool:
    return bool(entry.below) or (PAGES / entry.file).exists()


def contents() -> Iterator[str]:
    for entry in filter(there, CONTENTS):
        if not entry.below:
            yield f"- [{entry.title}]({entry.file}): {entry.about}"
            continue
        yield f"- **{entry.title}**: {entry.about}"
        for language in entry.below:
            yield f"    - {language.title}: " + ", ".join(f"[{e.title}]({e.file})" for e in language.below)


def calls() -> Iterator[str]:
    """Every call of the API, from the schema that the server gives of itself."""
    from moothall.server.app import Settings, build

    server = build(Settings(database="never-opened.db", secret=b"of no use elsewhere", native=False))
    schema: dict[str, Any] = server.litestar.openapi_schema.to_schema()
    yield "| call | what it does |"
    yield "|---|---|"
    for path, methods in sorted(schema["paths"].items()):
        for method, call in methods.items():
            said = call.get("description") or call.get("summary") or ""
            yield f"| `{method.upper()} {path}` | {' '.join(said.split())} |"


def rewritten(page: Path) -> str:
    text, place = page.read_text("utf-8"), page.relative_to(PAGES)
    sort = place.parts[0] if len(place.parts) > 1 else ""
    language = place.parts[1] if len(place.parts) > 2 else ""
    if sort in ("play", "rules"):
        text = linked(text, place, sort, language)
    text = COMPONENTS.sub(lambda found: pictured(found[0], place, language or "en"), text)
    return ICON.sub(lambda found: f"{icon(found['name'])}{found['words']}", text)


def pictured(rows: str, place: Path, language: str) -> str:
    """Pictures on successive lines stand side by side, each above its words."""
    up = "../" * (len(place.parts) - 1)
    figures = []
    for found in COMPONENT.finditer(rows):
        if found["sort"] == "icon":
            shown = icon(found["name"])
        else:
            file = f"screenshots/components/{language}/{place.stem}/{found['name'].replace('/', '-')}.png"
            if not (PAGES / file).is_file():
                raise LookupError(
                    f"no picture {file}: take it with python -m tests.browser.pictures components"
                )
            shown = f'<img src="{up}{file}" alt="">'
        figures.append(f"<figure>{shown}<figcaption>{html.escape(found['words'])}</figcaption></figure>")
    return f'<div class="pieces">{"".join(figures)}</div>\n'


def linked(text: str, place: Path, sort: str, language: str) -> str:
    """Numbers of rules become links to where they stand; there they get an anchor."""
    home = {find_game(game).prefix: game for game in OWN}
    up = (
        ""
        if sort == "rules"
        else "../" * (len(place.parts) - 1) + f"rules/{f'{language}/' if language else ''}"
    )

    def link(found: re.Match[str]) -> str:
        game = home.get(found[1])
        return found[0] if game is None else f"[{found[0]}]({up}{game}.md#{found[0]})"

    parts = DEFINED.split(text)
    linked = [NUMBER.sub(link, parts[0])]
    for number, rest in zip(parts[1::2], parts[2::2], strict=True):
        linked.append(f"- **{number}**{{ #{number} }}{NUMBER.sub(link, rest)}")
    return "".join(linked)


def icon(name: str) -> str:
    sprite = (LOOK / "icons.svg").read_text("utf-8")
    found = re.search(rf'<symbol id="{name}" viewBox="([^"]+)">(.*?)</symbol>', sprite, re.DOTALL)
    if found is None:
        raise LookupError(f"there is no icon {name}")
    return f'<svg class="icon" viewBox="{found[1]}" aria-hidden="true">{found[2]}</svg> '


# Looks.


def dress() -> None:
    """The client's own colours and type, and what else makes a page look like it."""
    colours = (LOOK / "tokens.css").read_text("utf-8")
    light = re.search(r":root \{(.*?)\n\}", colours, re.DOTALL)
    dark = re.search(r":root\[data-theme=candlelight\] \{(.*?)\n\}", colours, re.DOTALL)
    assert light is not None
    assert dark is not None
    style = (
        f":root {{{light[1]}\n}}\n[data-md-color-scheme=slate] {{{dark[1]}\n}}\n"
        + fonts()
        + (HERE / "look.css").read_text("utf-8")
    )
    (PAGES / "look" / "look.css").write_text(style, "utf-8")
    shutil.copy(ROOT / "web" / "public" / "icon.svg", PAGES / "look")


def fonts() -> str:
    """The client's, copied beside the style."""
    folder = PAGES / "look" / "fonts"
    folder.mkdir(parents=True, exist_ok=True)

    def copied(found: re.Match[str]) -> str:
        file = FONTS / found[1]
        shutil.copy(file, folder)
        return f"url('fonts/{file.name}')"

    return re.sub(r"url\('(@fontsource/[^']+)'\)", copied, (LOOK / "fonts.css").read_text("utf-8"))


def settings() -> str:
    """As Zensical reads them: docs/site/zensical.toml with the contents."""
    text = (HERE / "zensical.toml").read_text("utf-8")
    tomllib.loads(text)
    nav = [{"Moothall": "index.md"}, *(listed(entry) for entry in filter(there, CONTENTS))]
    places = {"docs_dir": "pages", "site_dir": "made", "nav": nav}
    lines = [f"{name} = {in_toml(value)}" for name, value in places.items()]
    return text.replace("[project]\n", "[project]\n" + "\n".join(lines) + "\n", 1)


def listed(entry: Entry) -> dict[str, Any]:
    return {entry.title: [listed(each) for each in entry.below] if entry.below else entry.file}


def in_toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {in_toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(in_toml(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)


# What a page fetches and runs.


def self_contained(text: str, page: Path, site: Path) -> str:
    up = "../" * (len(page.relative_to(site).parts) - 1) or "./"
    scripts = site / "assets" / "scripts"
    scripts.mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / "shim.js", scripts)

    def moved(found: re.Match[str]) -> str:
        name = f"{hashlib.sha256(found[1].encode()).hexdigest()[:12]}.js"
        (scripts / name).write_text(found[1], "utf-8")
        return f'<script src="{up}assets/scripts/{name}"></script>'

    text = text.replace(SHIM, f"{up}assets/scripts/shim.js")
    return SCRIPT.sub(moved, text)


if __name__ == "__main__":
    make(*map(Path, sys.argv[1:2]))
