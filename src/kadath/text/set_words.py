"""The texts of a set loaded with `--sets`, and the errors about such sets.

The texts are titles: plain Fluent messages in a file per language. `lexicon.toml` lists which
English names take an article.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from kadath.folders import SET
from kadath.kernel.errors import NotWellFormed

from .fluent import messages
from .languages import LANGUAGES
from .lexicon import lexicon

LEXICON = "lexicon.toml"
WITH_THE = "names_with_the"


class SetRefused(NotWellFormed):
    """A set is refused: the file, the place in it, and the reason, in one sentence."""

    code = "set-refused"

    def __init__(self, why: str, file: Path | str, **values: str | int) -> None:
        self.why = why
        self.values = {"file": str(file), **values}
        super().__init__(self.text("en"))

    def text(self, language: str) -> str:
        """What is wrong, in a language."""
        return messages(language).format(f"sets-{self.why}", **self.values)


class SetNeeded(NotWellFormed):
    """A game was begun with a set that is missing now, or has changed."""

    code = "set-needed"

    def __init__(self, name: str, needed: str, found: str = "") -> None:
        self.name, self.needed, self.found = name, needed, found
        super().__init__(self.text("en"))

    def text(self, language: str) -> str:
        """Which set, and what to do."""
        why = "changed" if self.found else "missing"
        values = {"set": self.name, "needed": self.needed, "found": self.found}
        return messages(language).format(f"sets-needed-{why}", **values)


class SetWords(NamedTuple):
    """The texts of a set: its messages by language, and the English names with an article."""

    messages: dict[str, dict[str, str]]
    with_the: tuple[str, ...]


def read_text(path: Path) -> str:
    """The text of a file of a set."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise SetRefused("not-text", path, byte=error.start) from None
    except OSError as error:
        raise SetRefused("unreadable", path, reason=str(error.strerror)) from None


def read_toml(path: Path) -> dict[str, Any]:
    """The values of a TOML file of a set."""
    try:
        return tomllib.loads(read_text(path))
    except (ValueError, RecursionError) as error:
        raise SetRefused("bad-toml", path, reason=_in_a_line(str(error))) from None


def game_of(folder: Path) -> str:
    """The name of the game that a set is for."""
    path = folder / SET
    found = read_toml(path).get("game")
    if not isinstance(found, str):
        raise SetRefused("missing-field", path, place="/", field="game")
    return found


def read_words(folder: Path, needed: Iterable[str], allowed: Iterable[str]) -> SetWords:
    """The texts in the folder of a set: all that are needed, and none that are not allowed."""
    needed = list(needed)
    known = {*needed, *allowed}
    by_language = {language: _messages(folder, language) for language in LANGUAGES}
    for language, found in by_language.items():
        path = folder / f"{language}.ftl"
        for message in needed:
            if message not in found:
                raise SetRefused("missing-word", path, message=message)
        for message in found:
            if message not in known:
                raise SetRefused("unwanted-word", path, message=message)
            if message in messages(language):
                raise SetRefused("taken-word", path, message=message)
    return SetWords(by_language, _names_with_the(folder, by_language["en"]))


def add_words(words: SetWords) -> None:
    """Make the texts of a set available."""
    for language, texts in words.messages.items():
        messages(language).add(texts)
    lexicon("en").data[WITH_THE] += words.with_the


def remove_words(words: SetWords) -> None:
    """Remove the texts of a set that was refused after all."""
    for language, texts in words.messages.items():
        messages(language).remove(texts)
    for name in words.with_the:
        lexicon("en").data[WITH_THE].remove(name)


def _messages(folder: Path, language: str) -> dict[str, str]:
    # Slow to import, and only needed for loaded sets.
    from fluent.syntax import FluentParser, ast

    path = folder / f"{language}.ftl"
    if not path.is_file():
        raise SetRefused("no-words", path, language=language)
    source = read_text(path)
    found: dict[str, str] = {}
    for entry in FluentParser(with_spans=True).parse(source).body:
        if isinstance(entry, ast.Junk | ast.Term):
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise SetRefused("bad-words", path, line=line)
        if not isinstance(entry, ast.Message):
            continue
        key, text = entry.id.name, entry.value
        if key in found:
            raise SetRefused("doubled-word", path, message=key)
        parts = text.elements if text is not None else []
        if len(parts) != 1 or entry.attributes or not isinstance(parts[0], ast.TextElement):
            raise SetRefused("not-plain", path, message=key)
        found[key] = str(parts[0].value)
    return found


def _names_with_the(folder: Path, texts: Mapping[str, str]) -> tuple[str, ...]:
    path = folder / LEXICON
    if not path.exists():
        return ()
    data = read_toml(path)
    for key in data:
        if key != WITH_THE:
            raise SetRefused("unknown-field", path, place="/", field=key, accepted=WITH_THE)
    names = data.get(WITH_THE, [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise SetRefused("wrong-type", path, place=WITH_THE, wanted="list", found=repr(names)[:40])
    for name in names:
        if name not in texts.values():
            raise SetRefused("no-such-name", path, name=name)
    return tuple(dict.fromkeys(names))


def _in_a_line(text: str) -> str:
    return " ".join(text.split())
