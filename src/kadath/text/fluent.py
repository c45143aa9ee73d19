"""The interface's strings: Project Fluent files, one folder for each language, one file an area.

A message may refer to others of its own file and of `common.ftl`; the files are read when a message
of theirs is first wanted.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

from kadath.folders import added

from .errors import NotSaid
from .grammar import GRAMMARS
from .languages import BRACKETS
from .plain import is_plain, plain

if TYPE_CHECKING:
    from .bundle import Bundle

FTL = Path(__file__).parent / "ftl"
COMMON = "common.ftl"
MOST_KEPT = 10_000
"""How many sentences of a language are cached: a table repeats the same ones again and again."""


class Messages:
    """The messages of one language; in the bracket locale the English ones, in brackets."""

    def __init__(self, language: str, folder: Path | None = None) -> None:
        self.language = "en" if language == BRACKETS else language
        self._brackets = language == BRACKETS
        self._bundle: Bundle | None = None
        self._reading = Lock()
        self._said: dict[tuple[object, ...], str] = {}
        self._unread: dict[Path, str] = {}
        self._file_of: dict[str, Path] = {}
        self._added: dict[str, str] = {}
        for path in _files(self.language, folder):
            source = self._unread[path] = path.read_text(encoding="utf-8")
            for found in re.finditer(r"^([a-zA-Z][\w-]*) *=", source, re.MULTILINE):
                other = self._file_of.setdefault(found[1], path)
                if other is not path:
                    raise NotSaid(f"{found[1]!r} is in two files: {other}, {path}")

    def __contains__(self, message: str) -> bool:
        return message in self._file_of or message in self._added

    def __iter__(self) -> Iterator[str]:
        return iter(self._file_of)

    def add(self, names: Mapping[str, str]) -> None:
        """Add plain messages, such as the names of cards from outside."""
        self._added.update(names)

    def remove(self, names: Iterable[str]) -> None:
        """Remove such messages again."""
        for name in names:
            self._added.pop(name, None)
            self._said.pop((name,), None)

    def format(self, message: str, /, **values: Any) -> str:
        """A message with these values; one that is missing, or lacks a value, raises `NotSaid`."""
        for name, value in values.items():
            # This may be text that somebody typed.
            if type(value) is str and not is_plain(value):
                values[name] = plain(value)
        # Equal values of different types, such as 1 and 1.0, are formatted differently.
        key = (message, *values.items(), *map(type, values.values()))
        if (known := self._said.get(key)) is not None:
            return known
        text = self._format(message, values)
        if len(self._said) >= MOST_KEPT:
            self._said.clear()
        self._said[key] = text
        return text

    def _format(self, message: str, values: dict[str, Any]) -> str:
        if (added := self._added.get(message)) is not None:
            return f"[[{added}]]" if self._brackets else added
        path = self._file_of.get(message)
        if path is None:
            raise NotSaid(f"there is no {self.language} message {message!r}")
        bundle = self._read(path)
        pattern = bundle.get_message(message).value if bundle.has_message(message) else None
        if pattern is None:
            raise NotSaid(f"the {self.language} message {message!r} cannot be read")
        text, errors = bundle.say(pattern, values)
        if errors:
            raise NotSaid(f"the {self.language} message {message!r}: {errors[0]}")
        return f"[[{text}]]" if self._brackets else GRAMMARS[self.language].euphonic(text)

    def _read(self, path: Path) -> Bundle:
        # A server formats texts in several threads, and two may need a file for the first time. Its
        # work may be stopped at any line, so a file stays unread until all of it is in the bundle.
        with self._reading:
            if self._bundle is None:
                from .bundle import Bundle

                bundle = Bundle(self.language)
                for common in [one for one in self._unread if one.name == COMMON]:
                    bundle.read(self._unread[common])
                self._bundle = bundle
            if path in self._unread:
                self._bundle.read(self._unread[path])
                del self._unread[path]
            return self._bundle


def _files(language: str, folder: Path | None) -> Iterator[Path]:
    """The Fluent files of a language, in one folder or wherever games have some."""
    everywhere = (FTL, *(root / "text" / "ftl" for root in added()))
    for inside in everywhere if folder is None else (folder,):
        yield from sorted((inside / language).glob("*.ftl"))


def area_file(language: str, area: str) -> Path | None:
    """The Fluent file of an area, such as `web`, if there is one."""
    return next((path for path in _files(language, None) if path.stem == area), None)


def areas_of(game: str, language: str) -> list[str]:
    """The areas that have words of a game: those with its name, or with more after it."""
    stems = (path.stem for path in _files(language, None))
    return [stem for stem in stems if stem == game or stem.startswith(f"{game}_")]


@cache
def messages(language: str) -> Messages:
    """The messages of a language, found once."""
    return Messages(language)


def language_name(language: str) -> str:
    """What a language calls itself."""
    return messages(language).format("language-name")
