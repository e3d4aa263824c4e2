"""The words: a game's tellings said in one language.

A game's texts are in its folder `text/`, those that no game owns in `moothall/text/`, both as Fluent
files, one for each language. Names of components that a custom deck changed are said as the deck
says them.

    speaker = Speaker(game, "de")
    speaker.say(match.question())       # "Du bist am Zug: ..."
    speaker.reason(73)                  # "Du hast keinen Siedler mehr, der bauen könnte."

A name may have further forms, as attributes of its text: `building-bank = Bank` with `.object = eine Bank`.
A text that is told a `building` may use `$building` and `$building_object`.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from moothall.engine.deck import Deck
from moothall.engine.game import Game, Telling
from moothall.engine.telling import amounts_in

LANGUAGES = ("en", "de", "hu")
COMMON_TEXTS = Path(__file__).parents[1] / "text"
MINUS = "\N{MINUS SIGN}"
NOBODY = "none"  # the id that stands for no component at all

Value = int | str


class TextError(LookupError):
    """A text that is missing or doesn't fit the values that go into it."""


class Speaker:
    """Says what a game has to say, in one language, with one deck, to the people in these seats."""

    def __init__(
        self, game: Game, language: str = "en", deck: Deck | None = None, seats: Sequence[str] = ()
    ) -> None:
        self.game, self.language = game, language
        self.deck = deck or game.read_deck()
        self.seats = list(seats)
        self._bundle, self._forms = _bundle(game, language)

    def say(self, telling: Telling) -> str:
        words: dict[str, Value] = {}
        for key, value in telling.values.items():
            words[key] = self._word(key, value)
            for form in self._forms.get(kind_of(key), ()):
                words[f"{key}_{form}"] = self._word(key, value, form)
        return self.text(telling.id, **words)

    def say_on(self, telling: Telling) -> str:
        """What a seat did next, where its name stands already: every deed begins with it."""
        return self.say(telling).removeprefix(self.seat(int(telling.values["seat"]))).lstrip()

    def has(self, text: str) -> bool:
        return bool(self._bundle.has_message(text))

    def text(self, text: str, **words: Value) -> str:
        """The text of this id with these words in it, as they are."""
        return self._format(text, "", words)

    def _format(self, text: str, form: str, words: dict[str, Value]) -> str:
        """A text, or one of its forms where it has that."""
        if not self.has(text):
            raise TextError(f"{self.game.title} has no text '{text}' in '{self.language}'")
        message = self._bundle.get_message(text)
        said, mistakes = self._bundle.format_pattern(message.attributes.get(form, message.value), words)
        if mistakes:
            raise TextError(f"the text '{text}' in '{self.language}': {mistakes[0]}")
        return str(said)

    def reason(self, number: int) -> str:
        """Why the rule of this number forbids something, in a sentence."""
        return self.text(f"rule-{number}")

    def name(self, kind: str, component: str, form: str = "") -> str:
        """What something is called: the deck's own name where it isn't the standard one, else the text's."""
        own = self.deck.names.get(kind, {}).get(component)
        standard = self.game.read_deck().names.get(kind, {}).get(component)
        if own == standard and self.has(f"{kind}-{component}"):
            return self._format(f"{kind}-{component}", form, {})
        return component if own is None else own

    def source(self, source: str) -> str:
        """What points come from: something of the game's, or a component by its id."""
        if self.has(f"score-{source}"):
            return self.text(f"score-{source}")
        kinds = [kind for kind, names in self.deck.names.items() if source in names]
        return self.name(kinds[0], source) if kinds else source

    def goods(self, amounts: str, form: str = "") -> str:
        """Goods as the tellings name them: `stone=1,gold=2`."""
        things = amounts_in(amounts).items()
        said = [self._format(f"goods-{thing}", form, {"count": count}) for thing, count in things]
        return ", ".join(said) if said else self._format(f"goods-{NOBODY}", form, {})

    def changes(self, amounts: str) -> str:
        """The same with a sign before each: `stone=-1,gold=2`."""
        return ", ".join(
            ("+" if count > 0 else MINUS) + self.text(f"goods-{thing}", count=abs(count))
            for thing, count in amounts_in(amounts).items()
        )

    def effect(self, kind: str, component: str) -> str:
        """What is printed on a component below its heading."""
        if component == NOBODY:
            return ""
        return "; ".join(self.say(telling) for telling in self.game.tell_card(self.deck, kind, component)[1:])

    def listed(self, names: Sequence[str]) -> str:
        """Names in a sentence, with an `and` before the last."""
        if len(names) < 2:
            return "".join(names)
        return self.text("list-and", first=", ".join(names[:-1]), last=names[-1])

    def seat(self, seat: int) -> str:
        return self.seats[seat] if seat < len(self.seats) else self.text("seat-person", number=seat + 1)

    def _is_kind(self, kind: str, names: str) -> bool:
        """Whether these are several of a kind: of components, or of what else has a name."""
        return kind in self.deck.names or all(self.has(f"{kind}-{each}") for each in names.split(","))

    def _word(self, key: str, value: Value, form: str = "") -> Value:
        """A value as it goes into a text: by the kind that its key begins with."""
        kind = kind_of(key)
        if kind == "seat":
            return self.seat(int(value))
        if isinstance(value, int):
            return value
        if kind == "goods":
            return self.goods(value, form)
        if kind == "changes":
            return self.changes(value)
        if kind == "effect":
            card, _, component = value.partition(":")
            return self.effect(card, component)
        if kind == "seats":
            return self.listed([self.seat(int(seat)) for seat in value.split(",")])
        if kind.endswith("s") and self._is_kind(kind[:-1], value):
            return ", ".join(self.name(kind[:-1], each) for each in value.split(",") if each)
        return self.name(kind, value, form)


def kind_of(key: str) -> str:
    return key.split("_", maxsplit=1)[0]


Forms = dict[str, set[str]]  # that the names of a kind have


@cache
def _bundle(game: Game, language: str) -> tuple[Any, Forms]:
    # Fluent takes a fifth of a second to import, which those who say nothing needn't wait for.
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Message

    bundle = FluentBundle([language], use_isolating=False)
    forms: Forms = {}
    for folder in (COMMON_TEXTS, game.home / "text"):
        resource = FluentResource((folder / f"{language}.ftl").read_text("utf-8"))
        bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, Message) and entry.attributes:
                kind = entry.id.name.partition("-")[0]
                forms.setdefault(kind, set()).update(attribute.id.name for attribute in entry.attributes)
    return bundle, forms
