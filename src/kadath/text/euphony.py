"""Ukrainian euphony: the choice of у or в, і or й, and з, із or зі by the adjacent sounds."""

from __future__ import annotations

import re
from collections.abc import Callable

VOWELS = "аеєиіїоуюя"
CONSONANTS = "бвгґджзйклмнпрстфхцчшщ"
HISSING = "зсцчшщж"
AROUND = " »“"
"""Characters between two words that are not heard; a bracket, a dash or a comma is a pause."""
CLUSTERS = ("льв", "св", "тв", "хв", "дв", "зв", "кв", "цв", "шв")
"""The beginnings of words before which в cannot be pronounced."""
BEFORE_WORD = r"(?<![\w’\-–.])"
EITHER_WAY = (
    r"(?:же|сі|сіх|сім|сіма|сього|сьому|сю|тік|тікає|тікають|тікати|текти|тече|тікач\w*"
    r"|трач\w+|трат\w+|зят\w*|зяв|зяла|зяли|пад[еуа]\w*|дається|дасться|далося"
    r"|вій\w+|бив\w+|бит\w+|бивц\w+|бивч\w+|становл\w+|станови\w+)\b"
)
"""The words that can begin with either у or в; others keep their first letter."""


def _ends_in(sounds: str, before: str) -> bool:
    return before[-1:].lower() in tuple(sounds)


def _like(model: str, word: str) -> str:
    return word.capitalize() if model[:1].isupper() else word


def _in(found: re.Match[str]) -> str:
    """у or в as a preposition."""
    before = found.string[: found.start()].rstrip(AROUND)
    after = found.string[found.end() :].lstrip("«„(").lower()
    if after.startswith(("в", "ф", *CLUSTERS)):
        word = "у"
    elif after.startswith(tuple("аеиіоу")) or re.match(r"1\b", after):
        word = "в"
    else:
        word = "в" if _ends_in(VOWELS, before) else "у"
    return _like(found[1], word) + " "


def _begins(found: re.Match[str]) -> str:
    """уже or вже: у after a consonant, в after a vowel; unchanged at the start of a sentence."""
    before = found.string[: found.start()]
    if not re.search(r"\w ?$", before) or found[1].isupper():
        return found[0]
    return ("в" if _ends_in(VOWELS, before.rstrip(" ")) else "у") + found[2]


def _and(found: re.Match[str]) -> str:
    """і or й between words; та where і would come before another і."""
    before = found.string[: found.start()].rstrip(AROUND)
    after = found.string[found.end() :].lstrip("«„(").lower()
    if after.startswith("і") and not _ends_in(VOWELS, before):
        return " та "
    soft = _ends_in(VOWELS, before) and not after.startswith(("й", "ї", "є", "ю", "я"))
    return " й " if soft else " і "


def _goes(found: re.Match[str]) -> str:
    """іде or йде: й after a vowel; unchanged at the start of a sentence."""
    before = found.string[: found.start()]
    if not re.search(r"\w[»“]? $", before) or found[1].isupper():
        return found[0]
    return ("й" if _ends_in(VOWELS, before.rstrip(AROUND)) else "і") + found[2]


def _with(found: re.Match[str]) -> str:
    """з, із or зі: зі before a hissing cluster, із where consonants would meet, з after a vowel."""
    before = found.string[: found.start()].rstrip(AROUND)
    after = found.string[found.end() :].lstrip("«„(").lower()
    if re.match(rf"[{HISSING}][{CONSONANTS}]", after):
        return _like(found[1], "зі") + " "
    between = _ends_in(CONSONANTS, before) and re.match(rf"[{CONSONANTS}ь]{{2}}", after)
    if after.startswith("ц") and _ends_in(VOWELS, before):
        return found[0]  # "що з цим" and "що із цим" are both good
    if re.match(rf"[{HISSING}]", after) or between:
        return _like(found[1], "із") + " "
    return "з " if _ends_in(VOWELS, before) else found[0]


def _whole(found: re.Match[str]) -> str:
    """увесь or весь: the shorter one after a vowel."""
    return "весь" if _ends_in(VOWELS, found.string[: found.start()].rstrip(AROUND)) else found[0]


RULES: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...] = (
    (re.compile(rf"{BEFORE_WORD}([УуВв]) (?=[«„(]*[^\W_])"), _in),
    (re.compile(rf"{BEFORE_WORD}([УуВв])({EITHER_WAY})"), _begins),
    (re.compile(rf"{BEFORE_WORD}увесь\b"), _whole),
    (re.compile(rf"{BEFORE_WORD}([ІіЙй])(де|дуть|ти)\b"), _goes),
    (re.compile(r"(?<=[\w»“)]) (?:і|й) (?=[«„(+−]*[^\W_])"), _and),
    (re.compile(rf"{BEFORE_WORD}([Зз]|[Іі]з) (?=[«„(]*[^\W\d_])"), _with),
)


def euphonic(text: str) -> str:
    """A text with each of these words in the form that the adjacent sounds require."""
    for where, choose in RULES:
        text = where.sub(choose, text)
    return text
