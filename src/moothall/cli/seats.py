"""Who sits where: people at the keyboard first, then bots."""

from moothall.bots import find_bot
from moothall.bots.levels import USUAL
from moothall.cli.complaint import complain
from moothall.engine.game import Game
from moothall.engine.match import Match
from moothall.engine.text import Speaker

PERSON = ""  # in a list of bots' names
OPPONENT = USUAL  # who plays where nobody else is named
NOBODY = "none"


def seat_players(game: Game, players: int | None, bots: str | None) -> list[str]:
    """A bot's name for each seat, or that a person sits there."""
    line_up = None if bots is None else bot_names(game, bots)
    if players is None:
        players = max(min(2, game.seats[-1]), 1 + len(line_up or []))
    if players not in game.seats:
        complain(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {players}")
    if line_up is None:
        line_up = [OPPONENT] * (players - 1)
    if len(line_up) > players:
        complain(f"{len(line_up)} bots don't fit into {players} seats")
    return [PERSON] * (players - len(line_up)) + line_up


def bot_names(game: Game, bots: str) -> list[str]:
    names = [] if bots == NOBODY else [name.strip() for name in bots.split(",")]
    for name in names:
        if unknown := why_no_bot(game, name):
            complain(f"{unknown}; or '{NOBODY}'")
    return names


def why_no_bot(game: Game, name: str) -> str | None:
    """What is wrong with a bot's name; None where one has it."""
    try:
        find_bot(name, game)
    except LookupError as unknown:
        return str(unknown.args[0])
    return None


def bot_name(bot: str, speaker: Speaker) -> str:
    """What a bot is called at the table: its level, or its own name, which may lie in a file."""
    if speaker.has(f"bot-{bot}"):
        return speaker.text(f"bot-{bot}")
    file, _, name = bot.rpartition(":")
    return name if file.endswith(".py") else bot.capitalize()


def name_seats(match: Match, speaker: Speaker) -> list[str]:
    """People and bots by their number; nobody is called "you", since names stand in sentences."""
    names = []
    for number, who in enumerate(match.seating, start=1):
        if who == PERSON:
            names.append(speaker.text("seat-person", number=number))
        else:
            names.append(speaker.text("seat-bot", bot=bot_name(who, speaker), number=number))
    automaton = speaker.source(match.game.automaton(match.options))
    return names + [automaton] * (match.seats - match.players)
