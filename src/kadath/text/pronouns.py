"""The second mention of a thing within a sentence is a pronoun: "exhaust this card and discard it".

English patterns say "it" themselves. In Polish and Ukrainian the case decides which pronoun it is,
and the forms of "this card" tell the case, so it is done once, when a sentence is complete.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from .lexicon import lexicon
from .phrase import Adjective, Noun

THINGS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "pl": (("ten",), ("karta", "wróg", "potwór", "akt", "tajemnica", "atut", "badacz")),
    "uk": (("цей",), ("карта", "ворог", "монстр", "справа", "загроза", "здобуток", "дослідник")),
}
"""The demonstratives, and the nouns after them that a pronoun may stand for."""
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
    "pl": "bez|dla|do|ku|na|nad|od|o|po|pod|przed|przeciw|przez|przy|w|z|za",
    "uk": "без|біля|в|від|для|до|з|за|із|зі|крім|на|над|о|під|по|при|про|проти|у|через",
}
OWNED: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "pl": (r"lokalizacj\w+|postęp\w*", {"m": "jego", "f": "jej"}),
    "uk": (r"локаці\w+", {"m": "його", "f": "її"}),
}
"""What a thing may have: the possessive stands before it, not after."""


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
    """A text in which a thing that a sentence mentions again is a pronoun."""
    if language not in THINGS:
        return text
    return "".join(_sentence(one, language) for one in _sentences(text))


def _sentences(text: str) -> Iterator[str]:
    yield from re.split(r"(?<=[.!?:] )(?=[A-ZŻŹĆŁŚÓА-ЯЄІЇҐ„«])|(?<=\n)|(?=[”»])", text)


def _sentence(text: str, language: str) -> str:
    met: set[str] = set()

    def said(found: re.Match[str]) -> str:
        mention = _mentions(language)[found["it"].lower()]
        if mention.noun not in met:
            met.add(mention.noun)
            return found[0]
        return _pronoun(found, mention, language)

    return re.sub(r"(^|, ) ", r"\1", _pattern(language).sub(said, text))


def _pronoun(found: re.Match[str], mention: Mention, language: str) -> str:
    owned, before = found["owned"], found["before"]
    before_it = found.string[: found.start()]
    if "nom" in mention.cases and not before and before_it.endswith((", ", "а ", "a ")):
        if language == "uk":
            return {"m": "він", "f": "вона"}[mention.gender]
        # Polish needs no subject where the verb tells who is meant.
        return "" if mention.noun in ("karta", "wróg", "potwór") else mention.noun
    if mention.cases == {"nom"}:
        return found[0]
    cases = mention.cases - {"nom", "loc"} if not before else mention.cases - {"nom", "dat"}
    case = next(one for one in ("acc", "gen", "dat", "loc", "ins") if one in cases)
    if owned:
        return f"{OWNED[language][1][mention.gender]} {owned}"
    table = GOVERNED if before else ALONE
    pronoun = table[language][mention.gender][CASES.index(case)]
    return f"{before} {pronoun}" if before else pronoun
