"""What a player can look up at the table: why not, a rule, a card, what was played so far."""

from collections import Counter
from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

from moothall.cli.answers import tell_answer
from moothall.engine.agenda import open_seat
from moothall.engine.match import Match
from moothall.engine.text import Speaker
from moothall.engine.verdict import LEGAL, NOT_ASKED

# So many cards are shown in full where a name fits several.
SHOWN = 6


@dataclass(frozen=True)
class Refusal:
    action: int
    block: str  # in words
    number: int


def refusals(match: Match, speaker: Speaker, wanted: str = "") -> list[Refusal]:
    """What the open question refuses: all of it, or what is called so or says so."""
    asked = [action for action, number in enumerate(match.verdict()) if number not in (LEGAL, NOT_ASKED)]
    return called(match, speaker, asked, wanted) or [
        refusal
        for refusal in (refuse(match, speaker, action) for action in asked)
        if wanted in speaker.say(match.tell(refusal.action)).casefold()
    ]


def unasked(match: Match, speaker: Speaker, wanted: str) -> list[Refusal]:
    """What the open question has nothing to do with."""
    others = [action for action, number in enumerate(match.verdict()) if number == NOT_ASKED]
    return called(match, speaker, others, wanted)


def called(match: Match, speaker: Speaker, actions: list[int], wanted: str) -> list[Refusal]:
    """Those whose block is called so, by its name or in words."""
    found = []
    for action in actions:
        refusal = refuse(match, speaker, action)
        names = (match.game.space.decode(action).name.replace("_", " "), refusal.block.casefold())
        if any(f" {name}".find(f" {wanted}") >= 0 for name in names):
            found.append(refusal)
    return found


def refuse(match: Match, speaker: Speaker, action: int) -> Refusal:
    block = speaker.text(f"block-{match.game.space.decode(action).name}")
    return Refusal(action, block, match.refusal(action))


def explain(match: Match, speaker: Speaker, wanted: str) -> Table | Text:
    """`why`: all refusals, those with one reason together; `why build`: each one of them."""
    wanted = wanted.casefold().replace("_", " ")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    found = refusals(match, speaker, wanted)
    if found and wanted:
        for refusal in found:
            words = Text(speaker.say(match.tell(refusal.action)))
            table.add_row(
                words, Text(speaker.say(match.reason(refusal.action))), cited(match, refusal.number)
            )
        return table
    counts = Counter((each.block, each.number) for each in found or unasked(match, speaker, wanted))
    for (block, number), count in counts.items():
        name = Text.assemble((block, "bold"), (f" ×{count}" if count > 1 else "", "dim"))
        table.add_row(name, Text(speaker.reason(number)), cited(match, number))
    return table if counts else Text(speaker.text("play-why-nothing"))


def cited(match: Match, number: int) -> Text:
    return Text(match.game.cite(number), "cyan")


def cards_named(speaker: Speaker, wanted: str) -> list[tuple[str, str]]:
    """Kind and id of the components that are called so, in this language, in the deck's or by their id."""
    exact, similar = [], []
    for kind, names in speaker.deck.names.items():
        for component, name in names.items():
            if not speaker.game.tell_card(speaker.deck, kind, component):
                continue
            called = [each.casefold() for each in (speaker.name(kind, component), name, component)]
            if wanted.casefold() in called:
                exact.append((kind, component))
            elif any(wanted.casefold() in each for each in called):
                similar.append((kind, component))
    return exact or similar


def show_cards(speaker: Speaker, wanted: str) -> Text:
    found = cards_named(speaker, wanted)
    if not found:
        return Text(speaker.text("play-no-card", name=wanted))
    if len(found) > SHOWN:
        names = ", ".join(speaker.name(kind, component) for kind, component in found)
        return Text(speaker.text("play-many-cards", names=names))
    cards = []
    for kind, component in found:
        heading, *effects = speaker.game.tell_card(speaker.deck, kind, component)
        lines = [f"\n  {speaker.say(effect)}" for effect in effects]
        cards.append(Text.assemble((speaker.say(heading), "bold"), *lines))
    return Text("\n").join(cards)


def log(match: Match, speaker: Speaker) -> Table:
    """What was done so far, and by whom."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(justify="right", style="dim")
    state = match.state_at(0)
    for ply, action in enumerate(match.actions, start=1):
        seat = speaker.seat(int(open_seat(state[0].agenda)))
        if words := tell_answer(match, state, action, speaker):
            table.add_row(str(ply), Text(seat, "bold"), Text(words))
        match.rules.apply(state, match.deck.record, action)
    return table
