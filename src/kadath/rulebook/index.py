"""The rule index: numbered rules in three languages, and the printed headings they come from."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from kadath.folders import folders
from kadath.kernel.errors import NotWellFormed

Kind = Literal["behaviour", "definition", "advice", "data"]

LANGUAGES = ("en", "pl", "uk")

# Letters that Unicode normalization does not reduce to their plain form.
_PLAIN = str.maketrans({"ł": "l", "ґ": "г", "'": "", "’": "", "ʼ": ""})


@dataclass(frozen=True, slots=True)
class Wording:
    """One sentence or title in each language: ``wording["pl"]``."""

    en: str
    pl: str
    uk: str

    def __getitem__(self, language: str) -> str:
        if language not in LANGUAGES:
            raise NotWellFormed(
                f"The rules are not written in {language!r}.", accepted=", ".join(LANGUAGES)
            )
        return str(getattr(self, language))


@dataclass(frozen=True, slots=True)
class Topic:
    """A part of a long rule index, with its position."""

    number: int
    title: Wording


@dataclass(frozen=True, slots=True)
class Rule:
    """One requirement of a rulebook, in our own words.

    `why` is set if `kind` is not "behaviour": it explains why nothing in the game depends on the
    rule. `topic` is set if the index has parts.
    """

    id: str
    title: Wording
    text: Wording
    heading: str
    kind: Kind
    page: int | None = None
    why: str | None = None
    topic: Topic | None = None


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of the printed rulebook, its rules, and those it only repeats.

    `why` is set if it has no rules: it explains why.
    """

    key: str
    title: str
    rules: tuple[str, ...]
    see: tuple[str, ...] = ()
    why: str | None = None


class Rulebook:
    """The rules of one game in the order of their numbers."""

    __slots__ = ("_by_id", "game", "headings", "rules")

    def __init__(self, game: str, rules: Iterable[Rule], headings: Iterable[Heading]) -> None:
        self.game = game
        self.rules = tuple(rules)
        self.headings = tuple(headings)
        self._by_id = {rule.id: rule for rule in self.rules}

    def rule(self, id: str) -> Rule:
        """The rule with this number, such as "FH-001"."""
        try:
            return self._by_id[id]
        except KeyError:
            raise NotWellFormed(
                f"There is no rule {id!r} in the rulebook of {self.game}.",
                accepted=f"{self.rules[0].id} to {self.rules[-1].id}",
            ) from None

    def written(self, ids: Iterable[str]) -> tuple[Rule, ...]:
        """The rules with these numbers, except for any that are not written yet."""
        return tuple([self._by_id[id] for id in ids if id in self._by_id])

    def search(self, words: str, language: str) -> list[Rule]:
        """Rules that contain more than half of the words, the best match first.

        Case, accents and the endings of longer words do not matter. A number such as "FH-012"
        counts as a word, and on its own it finds that rule first.
        """
        number = words.strip().casefold()
        sought = tuple(dict.fromkeys(_words(words)))
        ranked = []
        for rule in self.rules:
            title, text = _words_of(rule, language)
            scores = [3 * _match(word, title) + _match(word, text) for word in sought]
            found = sum(1 for score in scores if score)
            if 2 * found > len(sought):
                is_other = rule.id.casefold() != number
                ranked.append((is_other, -found, -sum(scores), rule.id, rule))
        return [rule for *_, rule in sorted(ranked)]


@cache
def load(game: str) -> Rulebook:
    """The rule index of a game, cached."""
    # Imported here, because it is the slowest part of importing Kadath.
    import tomllib

    indexes = _indexes()
    if game not in indexes:
        raise NotWellFormed(
            f"There is no rulebook of a game called {game!r}.", accepted=", ".join(sorted(indexes))
        )
    parts = [tomllib.loads(file.read_text(encoding="utf-8")) for file in indexes[game]]
    return Rulebook(
        game,
        [rule for part in parts for rule in _rules(part)],
        [_heading(table) for part in parts for table in part.get("heading", ())],
    )


def games() -> tuple[str, ...]:
    """The games that have a rule index."""
    return tuple(sorted(_indexes()))


def _indexes() -> dict[str, list[Path]]:
    """The files of each index: one file or one folder named after the game."""
    indexes: dict[str, list[Path]] = {}
    for folder in folders("rulebook"):
        indexes |= {path.stem: [path] for path in folder.glob("*.toml")}
        for part in sorted(folder.glob("*/*.toml")):
            indexes.setdefault(part.parent.name, []).append(part)
    return indexes


def _rules(part: dict[str, Any]) -> Iterator[Rule]:
    """The rules of one file, which may all belong to a topic."""
    topic = None
    if "topic" in part:
        topic = Topic(part["topic"]["number"], Wording(**part["topic"]["title"]))
    for table in part.get("rule", ()):
        wordings = {"title": Wording(**table["title"]), "text": Wording(**table["text"])}
        yield Rule(**{**table, **wordings, "topic": topic})


def _heading(table: dict[str, Any]) -> Heading:
    lists = {"rules": tuple(table["rules"]), "see": tuple(table.get("see", ()))}
    return Heading(**{**table, **lists})


@cache
def _words_of(rule: Rule, language: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return _words(f"{rule.id} {rule.title[language]}"), _words(rule.text[language])


def _words(text: str) -> tuple[str, ...]:
    marked = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(sign for sign in marked if not unicodedata.combining(sign))
    return tuple(re.findall(r"\w+", plain.translate(_PLAIN)))


def _match(word: str, among: Iterable[str]) -> int:
    """2 if the word itself is there, 1 if only another form of it is, else 0."""
    if word in among:
        return 2
    # Polish and Ukrainian words change their endings: "bariera" should find "barierę".
    stem = word[: max(4, len(word) - 2)]
    return int(len(word) >= 4 and any(other.startswith(stem) for other in among))
