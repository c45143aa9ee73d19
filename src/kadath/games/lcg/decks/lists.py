"""Decks as plain text: the investigator's name, then "2x Name" lines, in any of our languages."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from functools import cache

from kadath.text.fluent import messages
from kadath.text.languages import LANGUAGES

from ..vocabulary.wording.names import card_name, subtitle
from .collection import Collection
from .deck import Deck
from .every import every_card
from .reading import RANDOM_WEAKNESS, Reading, finish
from .refusals import Refusal, listed_name, refusal

# The Cyrillic letter and the multiplication sign are typed as easily as the Latin letter.
COUNTED = re.compile(r"x?\d+$")
"""The count at the end of a heading, of cards below it or slots they take: "Hand x2"."""
LINE = re.compile(r"(?:[-*•]\s*)?(?:(\d{1,3})\s*[x×х]?\s+)?(.*\S)", re.IGNORECASE)


def write_text(deck: Deck, language: str) -> str:
    """A deck as a human-readable list."""
    lines = [card_name(deck.investigator, language), ""]
    lines += [f"{copies}x {listed_name(key, language)}" for key, copies in deck.cards]
    if deck.basic_weaknesses:
        lines.append(f"{deck.basic_weaknesses}x {_random_weakness(language)}")
    return "\n".join(lines) + "\n"


def read_text(text: str) -> Reading:
    """A deck from a list; headings, comments (#), and titles are skipped.

    A heading ends with a colon, or is one that deck sites write. A line without a number before the
    investigator is the title of the list, and names the deck.
    """
    investigator = ""
    cards: Counter[str] = Counter()
    unknown: list[Refusal] = []
    titles: list[str] = []
    for line in map(str.strip, text.splitlines()):
        found = LINE.fullmatch(line)
        if found is None or line.startswith("#") or line.endswith(":"):
            continue
        # ".45 Automatic" may be written without its dot, and does not mean 45 copies.
        count, name = (None, line) if find(line) else (found[1], found[2])
        if count is None and not find(name) and _is_heading(name):
            # "Investigator: Roland Banks" does name somebody.
            name = name.partition(":")[2].strip()
            if not find(name):
                continue
        key = find(name)
        if not investigator and key in every_card().building and count in (None, "1"):
            investigator = key
        elif key and count != "0":
            cards[key] += int(count or 1)
        elif not investigator and count is None:
            titles.append(name)
        elif key:
            unknown.append(refusal("wrong-count", name=name, count=int(count or 0)))
        else:
            unknown.append(refusal("unknown-card", name=name))
    if not investigator:
        unknown += [refusal("unknown-investigator", name=name) for name in titles]
    return finish(investigator, cards, unknown)._replace(name=titles[0] if titles else "")


def find(name: str) -> str:
    """The key of a card by its name, with its level in parentheses; empty if there is none.

    Without a level it is the lowest one; any other remark in parentheses (a set, say) is ignored.
    """
    before, inside = _bracket(name)
    return _find(name) or ("" if inside.isdecimal() else _find(before))


def _find(name: str) -> str:
    names = _names(every_card())
    versions = names.get(_plain(name))
    if versions:
        return versions[min(versions)]
    before, level = _bracket(name)
    if len(level) != 1 or not level.isdecimal():
        return ""
    return names.get(_plain(before), {}).get(int(level), "")


def _bracket(name: str) -> tuple[str, str]:
    if not name.endswith(")"):
        return name, ""
    before, _, inside = name[:-1].rpartition("(")
    return before.rstrip(), inside.strip()


def _is_heading(name: str) -> bool:
    """Whether a line is a heading that deck sites write above cards, such as "Assets (12)"."""
    before, _ = _bracket(name.partition(":")[0].strip())
    return COUNTED.sub("", _plain(before)) in _headings()


@cache
def _headings() -> frozenset[str]:
    return frozenset(
        _plain(heading)
        for language in LANGUAGES
        for heading in messages(language).format("lcg_decks-headings").split(",")
    )


def _random_weakness(language: str) -> str:
    return messages(language).format("lcg_decks-random-basic-weakness")


def _plain(name: str) -> str:
    # Quotation marks, apostrophes, and dots are written in a dozen ways.
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(letter for letter in folded if letter.isalnum())


@cache
def _names(collection: Collection) -> dict[str, dict[int, str]]:
    names: dict[str, dict[int, str]] = {}
    for language in LANGUAGES:
        for key, card in collection.cards.items():
            name = card_name(key, language)
            # Deck sites write "Roland Banks: The Fed".
            for written in {name, name + subtitle(key, language)}:
                names.setdefault(_plain(written), {})[card.level or 0] = key
        names[_plain(_random_weakness(language))] = {0: RANDOM_WEAKNESS}
    return names
