"""The pictures in docs/screenshots, taken anew: `python -m tests.browser.pictures [NAME ...]`.

The bot `greedy` answers for everybody, and a picture shows the first moment that has enough to show.
`components` are the pieces that the pages for beginners show, each as the client draws it.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from moothall.bots import find_bot
from moothall.bots.bot import Bot
from moothall.engine.native import native
from moothall.engine.primer import Pictures
from moothall.engine.text import LANGUAGES
from moothall.envs.gallery import chromium
from moothall.games import CATALOGUE, OWN, find_game
from tests.browser.sitting import Sitting
from tests.server.running import House, running, settings

ALBUM = Path(__file__).parents[2] / "docs" / "screenshots"
NAMES = ("Edda", "Tamás", "Wilm", "Ilka", "Berta", "Rolf")
WIDE, LAPTOP, PHONE = (1280, 900), (1366, 768), (390, 844)
ANALYSIS = (1280, 1180)  # all of it
STUDYING = 900_000  # milliseconds that a search may take, if it has to be compiled first
COMPONENTS = "components"
TRIES = 8  # games, until one has the moment

State = dict[str, Any]


def nothing(page: Page) -> None:
    """What there is to do before most pictures."""


class Picture(NamedTuple):
    name: str
    game: str | None  # None: the hall
    players: int
    moment: Callable[[State], bool]  # as the first player sees the table
    title: str = ""
    size: tuple[int, int] = WIDE
    theme: str = "parchment"
    options: dict[str, str] = {}  # noqa: RUF012
    before: Callable[[Page], None] = nothing
    place: str = "/tables/{}"
    hints: bool = False


def is_asked(state: State, *stages: str) -> bool:
    question = state["view"]["question"]
    return state["asked_seat"] == 0 and question["stage"] in stages


def in_the_wilds(state: State) -> bool:
    view = state["view"]
    settled = sum(tile is not None for tile in view["boards"][0]["settlement"])
    return is_asked(state, "turn") and view["round"] >= 4 and settled >= 4


def in_the_town(state: State) -> bool:
    return is_asked(state, "turn") and state["ply"] >= 150


def with_many_dice(state: State) -> bool:
    view = state["view"]
    dice = [*view["tavern"]["dice"], *view["yard"]["dice"], *view["harbour"]["dice"], *view["berk"]]
    dice += [die for guild in view["guilds"] for die in guild["dice"]]
    laid = sum(die is not None for die in dice)
    return is_asked(state, "target") and view["round_number"] >= 5 and laid >= 1 + 2 * view["seats"] // 2


def bidding(state: State) -> bool:
    view = state["view"]
    contested = sum(sum(silver > 0 for silver in area["tents"]) > 1 for area in view["areas"])
    return is_asked(state, "auction") and view["week"] >= 4 and contested >= 2


def building(state: State) -> bool:
    fits = any(each["verdict"] == 0 for each in state["view"].get("placements") or ())
    return is_asked(state, "place_room") and state["view"]["week"] >= 4 and fits


def at_the_end(state: State) -> bool:
    return bool(state["status"] != "playing")


def at_home(state: State) -> bool:
    return True


def press_a_refused_place(page: Page) -> None:
    page.locator("[data-region=common] .refused").first.click(force=True)


def point_at_the_forest(page: Page) -> None:
    page.locator("[data-place=forest] button").first.hover()


def point_at_a_plot(page: Page) -> None:
    page.locator(".plot button[data-may]").first.hover()


def wait_for_the_study(page: Page) -> None:
    page.locator("[data-study]").wait_for(timeout=STUDYING)


def see_the_better_answer(page: Page) -> None:
    wait_for_the_study(page)
    page.locator("[data-slip]").first.click()
    page.locator("[data-board]").click()
    page.locator("[data-better]").first.wait_for()


def ask_for_a_hint(page: Page) -> None:
    page.locator("[data-hint]").first.click()
    page.locator("[data-hint-of]").first.wait_for(timeout=STUDYING)
    page.get_by_label("Show the chances all the time").check()


PICTURES = (
    Picture("settlement", "settlement", 3, in_the_wilds, "Long Evening", before=press_a_refused_place),
    Picture(
        "settlement-phone", "settlement", 3, in_the_wilds, "Long Evening", PHONE, before=press_a_refused_place
    ),
    Picture("architects", "architects", 3, in_the_town, "Masons’ Evening", before=point_at_the_forest),
    Picture("architects-phone", "architects", 3, in_the_town, "Masons’ Evening", PHONE, "candlelight"),
    Picture("nobility", "nobility", 6, with_many_dice, "Harbour Lights", LAPTOP, options={"events": "on"}),
    Picture(
        "nobility-chancery",
        "nobility",
        4,
        with_many_dice,
        "Harbour Lights",
        theme="candlelight",
        options={"events": "on", "chancery": "on"},
    ),
    Picture("nobility-phone", "nobility", 3, with_many_dice, "Harbour Lights", PHONE),
    Picture("guilds-auction", "guilds", 4, bidding, "Mason’s Row", theme="candlelight"),
    Picture("guilds-building", "guilds", 3, building, "Mason’s Row", before=point_at_a_plot),
    Picture("guilds-phone", "guilds", 3, bidding, "Mason’s Row", PHONE),
    Picture("score", "guilds", 3, at_the_end, "Mason’s Row"),
    Picture(
        "analysis",
        "settlement",
        3,
        at_the_end,
        "Long Evening",
        ANALYSIS,
        before=wait_for_the_study,
        place="/analysis/{}",
    ),
    Picture(
        "analysis-phone",
        "guilds",
        2,
        at_the_end,
        "Mason’s Row",
        PHONE,
        "candlelight",
        before=wait_for_the_study,
        place="/analysis/{}",
    ),
    Picture(
        "replay",
        "architects",
        2,
        at_the_end,
        "Masons’ Evening",
        before=see_the_better_answer,
        place="/analysis/{}",
    ),
    Picture("hint", "nobility", 2, with_many_dice, "Harbour Lights", before=ask_for_a_hint, hints=True),
    Picture("hall", None, 1, at_home, place="/"),
    Picture("hall-phone", None, 1, at_home, size=PHONE, theme="candlelight", place="/"),
)


class Photographer:
    def __init__(self, house: House, browser: Browser) -> None:
        self.house, self.browser = house, browser

    def take(self, picture: Picture) -> None:
        people = [self.arrive(picture, name) for name in NAMES[: picture.players]]
        page = people[0].page
        page.goto(picture.place.format(self.find_moment(picture, people)))
        for other in people[1:]:
            other.page.goto(page.url)  # so that nobody is away
        page.wait_for_load_state("networkidle")
        picture.before(page)
        page.wait_for_timeout(1_000)  # pictures and type are there, nothing moves any more
        page.screenshot(path=ALBUM / f"{picture.name}.png")
        for person in people:
            person.context.close()

    def take_components(self, game: str, language: str) -> None:
        """Of what a beginner reads, each piece by itself."""
        primer = find_game(game).primer_in(language)
        assert primer is not None
        blocks = [block for section in primer.sections for block in section.blocks]
        names = [
            shown.component
            for block in blocks
            if isinstance(block, Pictures)
            for shown in block.shown
            if shown.component
        ]
        width, height = WIDE
        context = self.browser.new_context(
            base_url=self.house.url, viewport={"width": width, "height": height}, device_scale_factor=1.5
        )
        settings = {"language": language, "theme": "parchment", "toursSeen": [*CATALOGUE]}
        page = Sitting(context, self.house.url, NAMES[0], settings).page
        page.goto(f"/play/{game}")
        page.wait_for_load_state("networkidle")
        figures = page.locator(".primer .pictures figure > .shown:not(:has(> .sign))")
        figures.nth(len(names) - 1).wait_for()
        assert figures.count() == len(names)
        for number, name in enumerate(names):
            file = ALBUM / "components" / language / game / f"{name.replace('/', '-')}.png"
            file.parent.mkdir(parents=True, exist_ok=True)
            figures.nth(number).screenshot(path=file, omit_background=True)
        context.close()

    def arrive(self, picture: Picture, name: str) -> Sitting:
        width, height = picture.size
        phone = picture.size == PHONE
        context = self.browser.new_context(
            base_url=self.house.url,
            viewport={"width": width, "height": height},
            device_scale_factor=2 if phone else 1,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
        )
        settings = {"language": "en", "theme": picture.theme, "pace": "at-once", "toursSeen": [*CATALOGUE]}
        return Sitting(context, self.house.url, name, settings)

    def find_moment(self, picture: Picture, people: list[Sitting]) -> str:
        """The table at the moment that the picture shows; of the hall there is nothing to play."""
        if picture.game is None:
            return ""
        for seed in range(TRIES):
            table = self.call_table(picture, people)
            if self.play(picture, people, table, find_bot("greedy", find_game(picture.game), seed)):
                return table
        raise LookupError(f"the moment of {picture.name} did not come in {TRIES} games")

    def call_table(self, picture: Picture, people: list[Sitting]) -> str:
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)]
        wish = {
            "game": picture.game,
            "name": picture.title,
            "seats": seats,
            "options": picture.options,
            "hints": picture.hints,
        }
        table: str = people[0].send("POST", "/api/tables", wish)["id"]
        for seat, person in enumerate(people[1:], 1):
            person.send("POST", f"/api/tables/{table}/seats/{seat}")
        people[0].send("POST", f"/api/tables/{table}/start")
        return table

    def play(self, picture: Picture, people: list[Sitting], table: str, bot: Bot) -> bool:
        """Play on to the moment; whether it came."""
        while True:
            state = people[0].state(table)
            if picture.moment(state):
                return True
            if state["status"] != "playing":
                return False
            match = self.house.server.hall._tables[table].match
            assert match is not None
            match.rules = native(bot.game)
            given = {"ply": state["ply"], "seat": state["asked_seat"], "action": bot.answer(match).action}
            people[state["asked_seat"]].send("POST", f"/api/tables/{table}/answers", given)


def main(wanted: list[str]) -> None:
    unknown = set(wanted) - {picture.name for picture in PICTURES} - {COMPONENTS}
    if unknown:
        sys.exit(f"no such picture: {', '.join(unknown)}")
    with (
        tempfile.TemporaryDirectory() as folder,
        running(settings(f"{folder}/hall.db")) as house,
        sync_playwright() as player,
    ):
        photographer = Photographer(house, player.chromium.launch(executable_path=chromium()))
        for picture in PICTURES:
            if not wanted or picture.name in wanted:
                photographer.take(picture)
                print(picture.name)
        if not wanted or COMPONENTS in wanted:
            for game in OWN:
                for language in LANGUAGES:
                    photographer.take_components(game, language)
            print(COMPONENTS)


if __name__ == "__main__":
    main(sys.argv[1:])
