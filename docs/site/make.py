"""Makes the site from docs/: python docs/site/make.py [FOLDER]

Pages are put together in build/pages (rules with an anchor for each number, icons in place of their names,
the API's calls), and Zensical makes a site of them: one for each language, so that menus, search and all else
around a page speak as it does. The English one has the guides too, to which the others lead. At last
everything that a page would fetch from elsewhere or run from within itself is put into files of its own: so
the site is read without a network, and a hall serves it under a strict policy.
"""

import hashlib
import html
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from moothall.engine.text import LANGUAGES
from moothall.games import OWN, find_game

HERE = Path(__file__).parent
DOCS = HERE.parent
ROOT = DOCS.parent
LOOK = ROOT / "web" / "src" / "look"
WORDS = ROOT / "web" / "src" / "text"
FONTS = ROOT / "web" / "node_modules"
SITE = ROOT / "build" / "site"
PAGES = ROOT / "build" / "pages"
MADE = ROOT / "build" / "made"
FIRST = "en"  # lies at the top, the other languages in a folder each
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

# What is there for each game in every language: a folder of docs, and the client's words for it.
BOOKS = {"play": ("how-to-play", "how-to-play-note"), "rules": ("nav-rules", "rules-numbered")}
# What is there in English alone; a page's title is its first line.
GUIDES = {
    "hosting.md": "for friends, a club or the world",
    "analysis.md": "what each answer cost, hints, puzzles",
    "bots.md": "a class with one method; tournaments; learned judgement",
    "environments.md": "PettingZoo, Gymnasium, OpenSpiel, on a GPU",
    "decks.md": "your own cards, checked and weighed",
    "lab.md": "games by the thousand, as Parquet, on a cluster; balance",
    "api.md": "play over HTTP",
    "chance.md": "the generator, its seeds, and what is not promised",
    "architecture.md": "how it is built, and why",
    "contributing.md": "how to run, test and change it",
}


def make(site: Path = SITE) -> None:
    for folder in (PAGES, MADE):
        shutil.rmtree(folder, ignore_errors=True)
    for language in LANGUAGES:
        gather(language)
        dress(PAGES / language)
        config = ROOT / "build" / f"zensical-{language}.toml"
        config.write_text(settings(language), "utf-8")
        subprocess.run([sys.executable, "-m", "zensical", "build", "--clean", "-f", config], check=True)
    for language in LANGUAGES:
        if language != FIRST:
            speak(language)
            (MADE / language).replace(MADE / FIRST / language)
    made = MADE / FIRST
    for page in made.rglob("*.html"):
        text = self_contained(page.read_text("utf-8"), page, made)
        page.write_text(switching(text, page.relative_to(made), made), "utf-8")
    shutil.rmtree(site, ignore_errors=True)
    made.replace(site)


# Words.


@cache
def words(language: str) -> dict[str, str]:
    """The client's: the site says what it says in the same way."""
    text = (WORDS / f"{language}.ftl").read_text("utf-8")
    return dict(re.findall(r"^([\w-]+) = (.+)$", text, re.MULTILINE))


def title(guide: str) -> str:
    first, _, _ = (PAGES / FIRST / guide).read_text("utf-8").partition("\n")
    return first.removeprefix("# ")


# Pages.


def gather(language: str) -> None:
    """A language's pages, with what is written elsewhere or follows from the program."""
    pages = PAGES / language
    if language == FIRST:
        others = [each for each in LANGUAGES if each != FIRST]
        shutil.copytree(DOCS, pages, ignore=shutil.ignore_patterns("site", "__pycache__", *others))
        write_guides(pages)
    else:
        pictures = Path("screenshots", "components", language)
        shutil.copytree(DOCS / pictures, pages / pictures)
        for book in BOOKS:
            shutil.copytree(DOCS / book / language, pages / book)
        pitch = words(language)["home-pitch"]
        (pages / "index.md").write_text(f"# Moothall\n\n{pitch}\n\n<!-- contents -->\n", "utf-8")
    fill(pages / "index.md", "contents", contents(language))
    for page in pages.rglob("*.md"):
        page.write_text(rewritten(page.read_text("utf-8"), page.relative_to(pages), language), "utf-8")


def write_guides(pages: Path) -> None:
    text = (
        (ROOT / "CONTRIBUTING.md")
        .read_text("utf-8")
        .replace("`docs/architecture.md`", "[The architecture](architecture.md)")
    )
    (pages / "contributing.md").write_text(text, "utf-8")
    fill(pages / "api.md", "calls", calls())


def fill(page: Path, place: str, lines: Iterable[str]) -> None:
    text = page.read_text("utf-8")
    page.write_text(text.replace(f"<!-- {place} -->", "\n".join(lines)), "utf-8")


def contents(language: str) -> Iterator[str]:
    said = words(language)
    for book, (name, about) in BOOKS.items():
        games = ", ".join(f"[{find_game(game).title}]({book}/{game}.md)" for game in OWN)
        yield f"- **{said[name]}.** {said[about]}: {games}"
    if language == FIRST:
        yield from (f"- [{title(guide)}]({guide}): {about}" for guide, about in GUIDES.items())
    else:
        guides = ", ".join(f"[{title(guide)}]({elsewhere(guide)})" for guide in GUIDES)
        yield f"- **{LANGUAGE_NAMES[FIRST]}.** {guides}"


def elsewhere(guide: str) -> str:
    """An English guide, as seen from the folder of another language."""
    return f"../{Path(guide).with_suffix('.html')}"


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


def rewritten(text: str, place: Path, language: str) -> str:
    if place.parts[0] in BOOKS:
        text = linked(text, "" if place.parts[0] == "rules" else "../rules/")
    text = COMPONENTS.sub(lambda found: pictured(found[0], place, language), text)
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
            if not (DOCS / file).is_file():
                raise LookupError(
                    f"no picture {file}: take it with python -m tests.browser.pictures components"
                )
            shown = f'<img src="{up}{file}" alt="">'
        figures.append(f"<figure>{shown}<figcaption>{html.escape(found['words'])}</figcaption></figure>")
    return f'<div class="pieces">{"".join(figures)}</div>\n'


def linked(text: str, rules: str) -> str:
    """Numbers of rules become links to where they stand; there they get an anchor."""
    home = {find_game(game).prefix: game for game in OWN}

    def link(found: re.Match[str]) -> str:
        game = home.get(found[1])
        return found[0] if game is None else f"[{found[0]}]({rules}{game}.md#{found[0]})"

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


def dress(pages: Path) -> None:
    """The client's own colours and type, and what else makes a page look like it."""
    colours = (LOOK / "tokens.css").read_text("utf-8")
    light = re.search(r":root \{(.*?)\n\}", colours, re.DOTALL)
    dark = re.search(r":root\[data-theme=candlelight\] \{(.*?)\n\}", colours, re.DOTALL)
    assert light is not None
    assert dark is not None
    style = (
        f":root {{{light[1]}\n}}\n[data-md-color-scheme=slate] {{{dark[1]}\n}}\n"
        + fonts(pages / "look" / "fonts")
        + (HERE / "look.css").read_text("utf-8")
    )
    (pages / "look" / "look.css").write_text(style, "utf-8")
    shutil.copy(ROOT / "web" / "public" / "icon.svg", pages / "look")


def fonts(folder: Path) -> str:
    """The client's, copied beside the style."""
    folder.mkdir(parents=True, exist_ok=True)

    def copied(found: re.Match[str]) -> str:
        file = FONTS / found[1]
        shutil.copy(file, folder)
        return f"url('fonts/{file.name}')"

    return re.sub(r"url\('(@fontsource/[^']+)'\)", copied, (LOOK / "fonts.css").read_text("utf-8"))


def settings(language: str) -> str:
    """As Zensical reads them: docs/site/zensical.toml, the contents, and what this language says."""
    settings, said = tomllib.loads((HERE / "zensical.toml").read_text("utf-8"))["project"], words(language)
    settings["site_description"] = said[settings["site_description"]]
    for scheme in settings["theme"]["palette"]:
        scheme["toggle"]["name"] = said[scheme["toggle"]["name"]]
    settings["theme"]["language"] = language
    settings["extra"]["alternate"] = [
        {"name": name, "lang": each, "link": "index.html"} for each, name in LANGUAGE_NAMES.items()
    ]
    places = {"docs_dir": f"pages/{language}", "site_dir": f"made/{language}", "nav": list(menu(language))}
    return f"project = {in_toml(settings | places)}\n"


def menu(language: str) -> Iterator[dict[str, Any]]:
    yield {"Moothall": "index.md"}
    for book, (name, _) in BOOKS.items():
        yield {words(language)[name]: [{find_game(game).title: f"{book}/{game}.md"} for game in OWN]}
    if language == FIRST:
        yield from ({title(guide): guide} for guide in GUIDES)
    else:
        yield {LANGUAGE_NAMES[FIRST]: [{title(guide): elsewhere(guide)} for guide in GUIDES]}


def in_toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {in_toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(in_toml(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)


# From language to language.


def switching(text: str, page: Path, site: Path) -> str:
    """A page leads to the same in other languages; where there is none, to what there is in that language.

    The links in a page's head are left out: the theme would fetch a list of pages from beside each."""
    home = page.parts[0] if page.parts[0] in LANGUAGES else ""
    inner = page.relative_to(home)

    def led(found: re.Match[str]) -> str:
        other = "" if found[1] == FIRST else found[1]
        goal = Path(other, inner) if (site / other / inner).exists() else Path(other, "index.html")
        return f'<a href="{os.path.relpath(goal, page.parent)}" hreflang="{found[1]}"'

    text = re.sub(r'<link rel="alternate"[^>]*>', "", text)
    return re.sub(r'<a href="[^"]*" hreflang="(\w+)"', led, text)


# What the theme says in English alone.


def speak(language: str) -> None:
    """The search has its words in its program, as strings."""
    (program,) = (MADE / language / "assets" / "javascripts").glob("bundle.*.js")
    text = program.read_text("utf-8")
    for said, better in tomllib.loads((HERE / "search.toml").read_text("utf-8"))[language].items():
        if json.dumps(said) not in text:
            raise LookupError(f"{program.name} no longer says {said}: amend search.toml")
        text = text.replace(json.dumps(said), json.dumps(better))
    program.write_text(text, "utf-8")


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
