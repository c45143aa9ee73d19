"""Texts as words: without case, punctuation, and markup, with all numbers alike."""

from __future__ import annotations

import re
from typing import NamedTuple

NUMBER = "#"
"""What any number reads as, and any value inserted into a message."""

NUMERAL = re.compile(
    "one|two|three|four|five|six|seven|eight|nine|ten"
    "|jeden|jedna|jedno|jedną|jednego|jednej|dwa|dwie|dwóch|trzy|trzech|cztery|pięć|sześć"
    "|один|одна|одне|одну|одного|одної|два|дві|двох|три|трьох|чотири|пять|шість"
)
TAG = re.compile(r"<[^<>]*>")
LINK = re.compile(r"\]\([^()\s]*\)")
SPLIT_AT_LINE_END = re.compile(r"(?<=[^\W\d_])[-\u00ad]\n\s*(?=[^\W\d_])")
APOSTROPHE = re.compile(r"(?<=\w)['’ʼ](?=\w)")
WORD = re.compile(r"\d+|[^\W\d_]+")


class Text(NamedTuple):
    """A text as words, with its source."""

    where: str
    words: tuple[str, ...]


def text(where: str, written: str) -> Text:
    """A text as words."""
    return Text(where, words(written))


def words(written: str) -> tuple[str, ...]:
    """The words of a text; words hyphenated at the end of a line are rejoined."""
    plain = SPLIT_AT_LINE_END.sub("", LINK.sub("]", TAG.sub(" ", written)))
    found = WORD.findall(APOSTROPHE.sub("", plain.casefold().replace("\u00ad", "")))
    return tuple([_plain(word) for word in found])


def _plain(word: str) -> str:
    return NUMBER if word.isdigit() or NUMERAL.fullmatch(word) else word
