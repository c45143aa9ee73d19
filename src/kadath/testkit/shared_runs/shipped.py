"""Every text that ships: cards, rulebooks, messages, documentation, and remarks in the code."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from kadath.folders import folders
from kadath.games import game, playable
from kadath.rulebook.index import games as with_rulebook
from kadath.rulebook.index import load
from kadath.text import fluent
from kadath.text.languages import LANGUAGES

from .remarks import remarks
from .words import Text, text, words

NAMING = ("name", "back_name", "subtitle", "set", "investigator", "role", "class", "kind")
"""The fields of a component that are names."""
LISTING = ("traits", "slots", "icons")
"""The fields that are lists of names."""

MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
COMMENT = re.compile(r"^#.*\n", re.MULTILINE)
VARIANT = re.compile(r"\*?\[\w+\]")
VALUE = re.compile(r"\{[^{}]*\}")


def shipped(documents: Iterable[Path]) -> Iterator[Text]:
    """All texts, each with its source."""
    yield from components()
    yield from rules()
    yield from messages()
    for root in folders():
        yield from written_in(root)
    for path in documents:
        yield from written_in(path)


def written_in(path: Path) -> Iterator[Text]:
    """The text in a file, or in all Markdown files and modules of a folder."""
    if path.is_dir():
        for file in sorted([*path.rglob("*.md"), *path.rglob("*.py")]):
            yield from written_in(file)
    elif path.suffix == ".py":
        yield from remarks(str(path), path.read_text(encoding="utf-8"))
    else:
        yield text(str(path), path.read_text(encoding="utf-8"))


def components() -> Iterator[Text]:
    """The text on every component of every game, in every language."""
    for name in playable():
        narrator = game(name).narrator()
        for component in game(name).components():
            for language in LANGUAGES:
                for field, value in narrator.component(component.key, language).items():
                    if isinstance(value, str):
                        yield text(f"{name} {language} {component.key} {field}", value)


def rules() -> Iterator[Text]:
    """The numbered rules of every game in every language, and the notes on them."""
    for name in with_rulebook():
        for rule in load(name).rules:
            for language in LANGUAGES:
                yield text(f"{name} {language} {rule.id} title", rule.title[language])
                yield text(f"{name} {language} {rule.id}", rule.text[language])
            yield text(f"{name} {rule.id} why", rule.why or "")
        for heading in load(name).headings:
            yield text(f"{name} {heading.key} heading", f"{heading.title} {heading.why or ''}")


def messages() -> Iterator[Text]:
    """The Fluent messages of every language; each variant of a message is a separate text."""
    for language in LANGUAGES:
        for root in folders("text", "ftl", language):
            for path in sorted(root.glob("*.ftl")):
                yield from messages_in(language, path.read_text(encoding="utf-8"))


def messages_in(language: str, source: str) -> Iterator[Text]:
    """The messages of a Fluent file."""
    parts = MESSAGE.split(COMMENT.sub("", source))
    for name, pattern in zip(parts[1::2], parts[2::2], strict=True):
        for variant in VARIANT.split(pattern):
            yield text(f"message {language} {name}", _without_values(variant))


def _without_values(pattern: str) -> str:
    """A pattern with a number for every value, after its variants were separated."""
    while VALUE.search(pattern):
        pattern = VALUE.sub(" 0 ", pattern)
    return pattern


def names() -> Iterator[tuple[str, ...]]:
    """The names of components, traits, places, and people in every language, in all their forms."""
    yield from (words(name) for name in _in_lexicon())
    for name in playable():
        narrator = game(name).narrator()
        for language in LANGUAGES:
            for component in game(name).components():
                shown = narrator.component(component.key, language)
                yield from (words(shown[field]) for field in NAMING if field in shown)
                listed = ", ".join(shown[field] for field in LISTING if field in shown)
                yield from (words(one) for one in listed.split(","))


def _in_lexicon() -> Iterator[str]:
    """The names that sentences decline, in all their forms, and their English names."""
    for root in folders("text", "lexicon", "names"):
        for path in sorted(root.glob("*.toml")):
            for named in tomllib.loads(path.read_text(encoding="utf-8")).values():
                for key, forms in named.items():
                    yield from forms.partition(":")[2].split("|")
                    if (message := f"{path.stem}-{key}") in fluent.messages("en"):
                        yield fluent.messages("en").format(message)
