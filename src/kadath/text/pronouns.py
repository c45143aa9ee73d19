"""Pronouns for the second mention of a thing in a sentence: "exhaust this card and discard it".

In Polish and Ukrainian the pronoun depends on the case, which can be read off the form of "this
card", so this runs when a sentence is complete. A pronoun is used only if little else was
mentioned in between.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from .brackets import CLOSE, OPEN
from .languages import BRACKETS
from .lexicon import lexicon
from .pattern import CLAUSE_END
from .phrase import Adjective, Noun

THINGS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "pl": (("ten",), ("karta", "wróg", "potwór", "akt", "tajemnica", "atut", "badacz")),
    "uk": (("цей",), ("карта", "ворог", "монстр", "справа", "загроза", "здобуток", "дослідник")),
}
"""The demonstratives, and the nouns after them that a pronoun may stand for."""
MARKS = f"[{OPEN}{CLOSE}]*"
IN_ENGLISH = re.compile(
    rf"\bthis{MARKS} {MARKS}(?P<thing>act|agenda|card|enemy|monster)\b(?P<owns>{MARKS}’s)?",
    re.IGNORECASE,
)
"""What "it" may stand for in English; the bracket locale may have marks between the words."""
NEAR: Mapping[str, int] = {"en": 8, "pl": 9, "uk": 8}
"""The most words between a pronoun and what it stands for; Polish just drops the subject."""
CASES = ("gen", "dat", "acc", "ins", "loc")
ALONE: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "pl": {"m": ("go", "mu", "go", "nim", "nim"), "f": ("jej", "jej", "ją", "nią", "niej")},
    "uk": {"m": ("його", "йому", "його", "ним", "ньому"), "f": ("її", "їй", "її", "нею", "ній")},
}
GOVERNED: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "pl": {
        "m": ("niego", "niemu", "niego", "nim", "nim"),
        "f": ("niej", "niej", "nią", "nią", "niej"),
    },
    "uk": {
        "m": ("нього", "ньому", "нього", "ним", "ньому"),
        "f": ("неї", "ній", "неї", "нею", "ній"),
    },
}
"""The pronouns by themselves and after a preposition, in the order of `CASES`."""
PREPOSITIONS: Mapping[str, str] = {
    "pl": "bez|dla|do|ku|na|nad|obok|od|o|oprócz|po|pod|przed|przeciw|przeciwko|przez|przy|w|z|za",
    "uk": "без|біля|в|від|для|до|з|за|із|зі|крім|на|над|о|під|по|при|про|проти|у|через",
}
OWNED: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "pl": (r"lokalizacj\w+|miejsc\w+|postęp\w*", {"m": "jego", "f": "jej"}),
    "uk": (r"локаці\w+", {"m": "його", "f": "її"}),
}
"""What a thing may own; a possessive pronoun comes before it, not after."""

SUBJECT_FOLLOWS = (", ", f"{CLAUSE_END} ", "а ", "a ", "zamiast tego ", "натомість ")
"""After these words a thing is the subject of a clause."""

ENDS = re.compile(
    rf"(?:(?<=[.!?:] )|(?<=[.!?:]{CLOSE} ))(?={OPEN}?[A-ZŻŹĆŁŚÓА-ЯЄІЇҐ„«])|(?<=\n)|(?=[”»])"
)
"""The end of a sentence; a quotation is a sentence of its own."""


class Mention(NamedTuple):
    """A thing in one of its forms."""

    noun: str
    gender: str
    cases: frozenset[str]


@cache
def _mentions(language: str) -> dict[str, Mention]:
    """The forms in which a thing is mentioned, by their text."""
    words, (demonstratives, nouns) = lexicon(language), THINGS[language]
    found: dict[str, Mention] = {}
    for which in demonstratives:
        this = words.word(which)
        assert isinstance(this, Adjective)
        for key in nouns:
            noun = words.word(key)
            assert isinstance(noun, Noun)
            gender = noun.traits.gender
            for case in ("nom", *CASES):
                text = f"{this.form(case, 'sg', gender)} {noun.form(case)}"
                before = found.get(text)
                cases = {case} | (before.cases if before is not None else set())
                found[text] = Mention(key, gender[:1], frozenset(cases))
    return found


@cache
def _pattern(language: str) -> re.Pattern[str]:
    forms = "|".join(sorted(map(re.escape, _mentions(language)), key=len, reverse=True))
    owned, _ = OWNED[language]
    return re.compile(
        rf"(?:\b(?P<owned>{owned}) |\b(?P<before>{PREPOSITIONS[language]}) )?\b(?P<it>{forms})\b",
        re.IGNORECASE,
    )


def with_pronouns(text: str, language: str) -> str:
    """A text with pronouns for repeated mentions within a sentence."""
    if language in ("en", BRACKETS):
        return "".join(_in_english(one) for one in _sentences(text))
    if language not in THINGS:
        return text
    return "".join(_sentence(one, language) for one in _sentences(text))


def _sentences(text: str) -> Iterator[str]:
    yield from re.split(ENDS, text)


def _in_english(text: str) -> str:
    ends: dict[str, int] = {}

    def said(found: re.Match[str]) -> str:
        thing = found["thing"].lower()
        before, ends[thing] = ends.get(thing), found.end()
        if before is None or re.search(rf"\bof{MARKS} {MARKS}$", text[: found.start()]):
            return found[0]
        if not _is_near(text[before : found.start()], "en"):
            return found[0]
        return "its" if found["owns"] else "it"

    return IN_ENGLISH.sub(said, text)


def _is_near(between: str, language: str) -> bool:
    """Whether a pronoun after these words still stands for what is before them."""
    return len(re.findall(r"\w+", between)) <= NEAR[language]


def _sentence(text: str, language: str) -> str:
    met: dict[str, Mention] = {}
    ends: dict[str, int] = {}

    def said(found: re.Match[str]) -> str:
        mention = _mentions(language)[found["it"].lower()]
        before = met.get(mention.noun)
        last = ends.get(mention.noun, 0)
        ends[mention.noun] = found.end()
        if before is None:
            met[mention.noun] = mention
            return found[0]
        if not _is_near(text[last : found.start()], language):
            # A pronoun would seem to stand for something mentioned in between.
            return found[0]
        return _pronoun(found, mention, language, "nom" in before.cases)

    return re.sub(r"(^| ) ", r"\1", _pattern(language).sub(said, text))


def _pronoun(found: re.Match[str], mention: Mention, language: str, was_subject: bool) -> str:
    owned, before = found["owned"], found["before"]
    before_it = found.string[: found.start()]
    if "nom" in mention.cases and not before and before_it.endswith(SUBJECT_FOLLOWS):
        if language == "uk":
            return {"m": "він", "f": "вона"}[mention.gender]
        # Polish drops the subject if it stays the same.
        return "" if was_subject and mention.noun in ("karta", "wróg", "potwór") else mention.noun
    if mention.cases == {"nom"}:
        return found[0]
    cases = mention.cases - {"nom", "loc"} if not before else mention.cases - {"nom", "dat"}
    case = next(one for one in ("acc", "gen", "dat", "loc", "ins") if one in cases)
    if owned:
        return f"{OWNED[language][1][mention.gender]} {owned}"
    table = GOVERNED if before else ALONE
    pronoun = table[language][mention.gender][CASES.index(case)]
    return f"{before} {pronoun}" if before else pronoun
