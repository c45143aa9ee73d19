"""Phrases: nouns with what surrounds them, inflected by number and case.

A number is "sg", "pl", or "few" for the Ukrainian form after 2, 3 and 4. A gender is "m1", "m2",
"m3", "f" or "n" in Polish, "m", "f" or "n" with an "a" after it for the animate in Ukrainian.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from .errors import NotSaid
from .merging import told_once

Forms = Mapping[tuple[str, str], str]


class Traits(NamedTuple):
    """What other words need to know of a phrase to agree with it."""

    gender: str = ""
    number: str = ""
    """Its fixed number; empty if it takes the requested one."""
    person: str = "s3"
    """The verb form it takes as a subject: s3, p3, or "you" for the reader of the card."""


NO_TRAITS = Traits()


class Inflected(ABC):
    """Anything inflected by case and number that adjectives and verbs agree with."""

    @property
    @abstractmethod
    def traits(self) -> Traits:
        """What other words need to know of it."""

    @abstractmethod
    def form(self, case: str, number: str = "sg") -> str:
        """Its text in a case and a number; raises `NotSaid` if the form is missing."""

    def bare(self) -> Inflected:
        """The noun alone, for a later mention: "that enemy"."""
        return self

    def of_each(self, each: Adjective) -> Inflected:
        """Each of them, if it is a kind of thing; a single thing stays as it is."""
        return self

    def of_all(self, every: Adjective) -> Inflected:
        """All of them, if it is a kind of thing; a single thing stays as it is."""
        return self

    def in_general(self) -> Inflected:
        """The plural, for such things in general, if it is a kind of thing."""
        return self

    def indefinite(self, article: Callable[[str], str]) -> Inflected:
        """With an indefinite article, unless it is the reader."""
        return self if self.traits.person == "you" else Indefinite(self, article)


@dataclass(frozen=True)
class Noun(Inflected):
    """A noun of the lexicon, with its forms by (case, number)."""

    word: str
    forms: Forms
    own: Traits

    @property
    def traits(self) -> Traits:
        return self.own

    def form(self, case: str, number: str = "sg") -> str:
        found = self.forms.get((case, number))
        if found is None and number == "few":
            found = self.forms.get((case, "pl"))
        if found is None and self.own.number:  # a door is always plural in Polish
            found = self.forms.get((case, self.own.number))
        if found is None:
            raise NotSaid(f"the noun {self.word!r} has no form {case} {number}")
        return found


@dataclass(frozen=True)
class Adjective:
    """A word that agrees with a noun, with its forms by (case, column of the declension)."""

    word: str
    forms: Forms

    def form(self, case: str, number: str, gender: str) -> str:
        """Its form for a noun of this gender in this case and number."""
        column = gender
        if number not in ("", "sg"):
            column = "virile" if gender == "m1" else "pl.a" if gender.endswith("a") else "pl"
        found = self.forms.get((case, column))
        if found is None:
            raise NotSaid(f"the adjective {self.word!r} has no form {case} {column}")
        return found


@dataclass(frozen=True)
class Phrase(Inflected):
    """A noun with what surrounds it: fixed text, and adjectives that agree with it."""

    parts: tuple[str | Adjective | Inflected, ...]
    is_term: bool = False
    is_kind: bool = False

    @property
    def head(self) -> Inflected:
        """The part that verbs agree with: a noun, or a name if there is none."""
        inflected = [part for part in self.parts if isinstance(part, Inflected)]
        for part in sorted(inflected, key=lambda part: isinstance(part, Name)):
            return part
        raise NotSaid(f"a phrase without a noun: {''.join(map(str, self.parts))!r}")

    @property
    def traits(self) -> Traits:
        return self.head.traits

    def form(self, case: str, number: str = "sg") -> str:
        texts = []
        for at, part in enumerate(self.parts):
            if isinstance(part, Adjective):
                gender, fixed, _ = self._noun_of(at).traits
                texts.append(part.form(case, fixed or number, gender))
            else:
                texts.append(part if isinstance(part, str) else part.form(case, number))
        return "".join(texts)

    def _noun_of(self, at: int) -> Inflected:
        """The noun that an adjective belongs to: the next one, or else the one before it."""
        for part in (*self.parts[at:], *reversed(self.parts[:at])):
            if isinstance(part, Inflected) and not isinstance(part, Name):
                return part
        return self.head

    def bare(self) -> Inflected:
        return self if self.is_term else self.head.bare()

    def of_each(self, each: Adjective) -> Inflected:
        return Phrase((each, " ", self)) if self.is_kind else self

    def of_all(self, every: Adjective) -> Inflected:
        return Fixed(Phrase((every, " ", self)), "pl") if self.is_kind else self

    def in_general(self) -> Inflected:
        return Fixed(self, "pl") if self.is_kind else self

    def indefinite(self, article: Callable[[str], str]) -> Inflected:
        return self if isinstance(self.head, Name) else super().indefinite(article)


@dataclass(frozen=True)
class Name(Inflected):
    """A proper name; one without forms is never inflected, and follows a noun that is."""

    text: str
    forms: Mapping[str, str] = field(default_factory=dict)
    own: Traits = NO_TRAITS

    @property
    def traits(self) -> Traits:
        return self.own

    def form(self, case: str, number: str = "sg") -> str:
        return self.forms.get(case, self.text)

    def indefinite(self, article: Callable[[str], str]) -> Inflected:
        return self


@dataclass(frozen=True)
class Joined(Inflected):
    """Several things, each in the requested case; a common ending appears only once.

    `either` joins them as alternatives, `both` as all of them.
    """

    things: tuple[Inflected, ...]
    either: Callable[[list[str]], str]
    both: Callable[[list[str]], str]

    @property
    def traits(self) -> Traits:
        return self.things[0].traits

    def form(self, case: str, number: str = "sg") -> str:
        return self.either(told_once([thing.form(case, number) for thing in self.things]))

    def bare(self) -> Inflected:
        return self.things[0].bare()

    def of_each(self, each: Adjective) -> Inflected:
        return Joined(tuple(thing.of_each(each) for thing in self.things), self.both, self.both)

    def of_all(self, every: Adjective) -> Inflected:
        return Joined(tuple(thing.of_all(every) for thing in self.things), self.both, self.both)

    def in_general(self) -> Inflected:
        return Joined(tuple(thing.in_general() for thing in self.things), self.both, self.both)

    def indefinite(self, article: Callable[[str], str]) -> Inflected:
        things = tuple(thing.indefinite(article) for thing in self.things)
        return Joined(things, self.either, self.both)


@dataclass(frozen=True)
class Fixed(Inflected):
    """Something with a fixed number, whatever is requested: "all monsters"."""

    what: Inflected
    number: str

    @property
    def traits(self) -> Traits:
        person = "p3" if self.number == "pl" else self.what.traits.person
        return Traits(self.what.traits.gender, self.number, person)

    def form(self, case: str, number: str = "sg") -> str:
        return self.what.form(case, self.number)

    def bare(self) -> Inflected:
        return Fixed(self.what.bare(), self.number)


@dataclass(frozen=True)
class Counted(Inflected):
    """A number of something; `shape` is how the language counts."""

    many: int
    what: Inflected
    shape: Callable[[int, Inflected, str], str]
    person: str

    @property
    def traits(self) -> Traits:
        return Traits(self.what.traits.gender, "sg" if self.many == 1 else "pl", self.person)

    def form(self, case: str, number: str = "sg") -> str:
        return self.shape(self.many, self.what, case)

    def bare(self) -> Inflected:
        return Fixed(self.what.bare(), self.traits.number)


@dataclass(frozen=True)
class Indefinite(Inflected):
    """Something with an indefinite article, if the language has one."""

    what: Inflected
    article: Callable[[str], str]

    @property
    def traits(self) -> Traits:
        return self.what.traits

    def form(self, case: str, number: str = "sg") -> str:
        text = self.what.form(case, number)
        return text if (self.traits.number or number) != "sg" else f"{self.article(text)}{text}"

    def bare(self) -> Inflected:
        return self.what.bare()
