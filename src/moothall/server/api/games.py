"""The games: what there is, what is printed on it, its rules and its words."""

import re
from functools import cache
from pathlib import Path

from litestar import Response, Router, get
from litestar.params import FromPath, FromQuery
from msgspec import convert

from moothall.bots import CATALOGUE as BOTS
from moothall.bots.levels import LEVELS
from moothall.bots.thinker import judges_by
from moothall.engine.documents import ENGLISH
from moothall.engine.game import Game, Option, Telling
from moothall.engine.primer import Primer
from moothall.engine.unasked import habits_of
from moothall.games import CATALOGUE, find_game
from moothall.server.api.refusing import refuses
from moothall.server.refusals import not_found
from moothall.server.wire import BlockInfo, GameCard, GameDetails, LessonStep, OptionInfo, RuleText

PACKAGE = Path(__file__).parents[2]
LANGUAGE = re.compile(r"^[a-z]{2}$")
REVISIT = "no-cache"


def known_game(name: str) -> Game:
    if name not in CATALOGUE:
        raise not_found("game")
    return find_game(name)


def card_of(game: Game) -> GameCard:
    options = [option_info(option) for option in game.options]
    return GameCard(
        name=game.name,
        title=game.title,
        players=list(game.seats),
        players_rule=game.cite(game.players_rule),
        options=options,
        levels=list(LEVELS),
        bots=list(BOTS),
        judges_by=judges_by(game, game.read_deck()),
        lesson=game.lesson is not None,
    )


def option_info(option: Option) -> OptionInfo:
    at = {players: list(values) for players, values in option.at.items()}
    return OptionInfo(option.name, list(option.values), option.default, option.meaning, at)


@cache
def details_of(game: Game) -> GameDetails:
    deck = game.read_deck()
    return GameDetails(
        card=card_of(game),
        actions=[BlockInfo(block.name, block.first, block.axes) for block in game.space.blocks.values()],
        stages=list(game.stages),
        components=game.components(deck),
        rule_prefix=game.prefix,
        habits=list(habits_of(game)),
        cards=cards_of(game),
        lesson=lesson_steps(game),
    )


def lesson_steps(game: Game) -> list[LessonStep]:
    steps = () if game.lesson is None else game.lesson.steps
    return [LessonStep(step.name, step.at, bool(step.asks)) for step in steps]


def cards_of(game: Game) -> dict[str, list[Telling]]:
    deck = game.read_deck()
    return {
        f"{kind}:{component}": game.tell_card(deck, kind, component)
        for kind, components in deck.names.items()
        for component in components
    }


@get("/games", responses=refuses())
async def list_games() -> list[GameCard]:
    return [card_of(find_game(name)) for name in CATALOGUE]


@get("/games/{game:str}", responses=refuses(404))
async def show_game(game: FromPath[str]) -> GameDetails:
    """The components, the actions and all else that stays the same from game to game."""
    return details_of(known_game(game))


@get("/games/{game:str}/rules", responses=refuses(404))
async def show_rules(game: FromPath[str], language: FromQuery[str] = ENGLISH) -> list[RuleText]:
    """The numbered rules, in English where there is no translation."""
    rules = known_game(game).rules_in(language if LANGUAGE.match(language) else ENGLISH)
    return [convert(rule._asdict(), RuleText) for rule in rules.values()]


@get("/games/{game:str}/play", responses=refuses(404))
async def show_primer(game: FromPath[str], language: FromQuery[str] = ENGLISH) -> Primer:
    """What a beginner reads before a first game, in English where there is no translation."""
    primer = known_game(game).primer_in(language if LANGUAGE.match(language) else ENGLISH)
    if primer is None:
        raise not_found("primer")
    return primer


@get("/texts/{game:str}/{language:str}", media_type="text/plain", responses=refuses(404))
async def show_texts(game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """A game's words in one language, as Fluent; `common` has those that no game owns."""
    home = PACKAGE if game == "common" else known_game(game).standard_deck.parent
    folder = home / "text"
    files = sorted(folder.glob(f"{language}*.ftl")) if LANGUAGE.match(language) else []
    files += sorted((folder / language).glob("*.ftl")) if LANGUAGE.match(language) else []
    if not files:
        raise not_found("text")
    text = "\n".join(file.read_text("utf-8") for file in files)
    return Response(text, media_type="text/plain", headers={"cache-control": REVISIT})


ROUTES = Router(
    "/", route_handlers=[list_games, show_game, show_rules, show_primer, show_texts], tags=["games"]
)
