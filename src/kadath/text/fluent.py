"""The strings of the interface: Project Fluent files, a folder per language and a file per area.

A message may refer to others in its own file and in `common.ftl`. A file is parsed when one of its
messages is first needed.
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
"""The most cached sentences per language; the same ones keep coming up."""


class Messages:
    """The messages of one language; in the bracket locale the English ones, in brackets."""

    def __init__(self, language: str, folder: Path | None = None) -> None:
        self.language = "en" if language == BRACKETS else language
        self._brackets = language == BRACKETS
        self._bundle: Bundle | None = None
        self._reading = Lock()
        self._cache: dict[tuple[object, ...], str] = {}
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
        """Add plain messages, such as the names of cards in a loaded set."""
        self._added.update(names)

    def remove(self, names: Iterable[str]) -> None:
        """Remove such messages again."""
        for name in names:
            self._added.pop(name, None)
            self._cache.pop((name,), None)

    def format(self, message: str, /, **values: Any) -> str:
        """A message with these values; raises `NotSaid` if the message or a value is missing."""
        for name, value in values.items():
            # It may be text that a user typed.
            if type(value) is str and not is_plain(value):
                values[name] = plain(value)
        # Equal values of different types, such as 1 and 1.0, are formatted differently.
        key = (message, *values.items(), *map(type, values.values()))
        if (known := self._cache.get(key)) is not None:
            return known
        text = self._format(message, values)
        if len(self._cache) >= MOST_KEPT:
            self._cache.clear()
        self._cache[key] = text
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
        # A server formats texts in several threads, and two may need a file at once. A worker may
        # be stopped at any line, so a file counts as unread until all of it is in the bundle.
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
    """The Fluent files of a language, in one folder or in all folders of games."""
    everywhere = (FTL, *(root / "text" / "ftl" for root in added()))
    for inside in everywhere if folder is None else (folder,):
        yield from sorted((inside / language).glob("*.ftl"))


def area_file(language: str, area: str) -> Path | None:
    """The Fluent file of an area, such as `web`, if there is one."""
    return next((path for path in _files(language, None) if path.stem == area), None)


def areas_of(game: str, language: str) -> list[str]:
    """The areas with texts of a game: its name, or its name with a suffix."""
    stems = (path.stem for path in _files(language, None))
    return [stem for stem in stems if stem == game or stem.startswith(f"{game}_")]


@cache
def messages(language: str) -> Messages:
    """The messages of a language, cached."""
    return Messages(language)


def language_name(language: str) -> str:
    """The name of a language in that language."""
    return messages(language).format("language-name")
