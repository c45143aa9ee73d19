"""Merging joined texts, so that the words they share appear only once.

"each enemy at your location and each investigator at your location" is "each enemy and each
investigator at your location", "heal 1 damage or heal 1 horror" is "heal 1 damage or 1 horror".
"""

from __future__ import annotations

from .brackets import CLOSE, OPEN, by_word

NEGATIONS = frozenset(("cannot", "no", "not", "nie", "не"))
BOUND = NEGATIONS | {"each", "każdy", "każda", "każde", "кожен", "кожна", "кожне"}
"""Words that stay with what follows them."""
OF_ONE = frozenset(("has", "ma", "має"))
"""Verbs in the singular."""
LONGEST = 5
"""The most words in a part that differs, except the last: otherwise a reader loses track."""


def told_once(texts: list[str]) -> list[str]:
    """The texts, with a common ending only in the last one.

    An ending of a single word stays everywhere: it may be the noun itself.
    """
    words = [by_word(text).split(" ") for text in texts]
    shared = _shared([each[::-1] for each in words])
    if shared < 2:
        return texts
    return [*(" ".join(each[:-shared]) for each in words[:-1]), texts[-1]]


def of_several(clauses: list[str]) -> list[str]:
    """Clauses that say the same of several kinds of things, with that only in the last one.

    Clauses about a single thing stay as they are, because their verb would have to change.
    """
    words = [by_word(clause).split(" ") for clause in clauses]
    shared = _shared([each[::-1] for each in words])
    is_short = all(len(each) - shared < LONGEST for each in words)
    if shared < 3 or not is_short or _bare(words[0][-shared]) in OF_ONE:
        return clauses
    return [*(" ".join(each[:-shared]) for each in words[:-1]), clauses[-1]]


def merged(clauses: list[str]) -> list[str]:
    """Clauses with a common beginning only in the first, and a common ending only in the last."""
    words = [by_word(clause).split(" ") for clause in clauses]
    begin = _beginning(words)
    end = _shared([each[begin:][::-1] for each in words])
    end = end if end > 1 else 0
    if not begin or any(len(each) - begin - end > LONGEST for each in words[: None if end else -1]):
        return clauses
    *others, last = [each[begin if at else 0 :] for at, each in enumerate(words)]
    # The comma before the common ending goes with it.
    return [*(_without(each, end) for each in others), " ".join(last)]


def _without(words: list[str], end: int) -> str:
    text = " ".join(words[: len(words) - end])
    return text.removesuffix(",") if end else text


def framed(clauses: list[str]) -> list[str]:
    """Clauses with a common beginning and ending, merged; others stay as they are."""
    shorter = merged(clauses)
    begins = shorter[-1] != clauses[-1]
    ends = by_word(shorter[0]) != by_word(clauses[0])
    return shorter if begins and ends else clauses


def denies(clauses: list[str], shorter: list[str]) -> bool:
    """Whether the merged part contains a negation, so that the rest is joined with "or"."""
    once = by_word(clauses[-1]).removesuffix(by_word(shorter[-1]))
    return any(_bare(word) in NEGATIONS for word in once.split(" "))


def grouped(clauses: list[str]) -> list[list[str]]:
    """Clauses in groups of neighbours that are equal up to a number, merged up to there."""
    groups: list[list[list[str]]] = []
    for clause in clauses:
        words = by_word(clause).split(" ")
        if groups and _differ_from_a_number_on([*groups[-1], words]):
            groups[-1].append(words)
        else:
            groups.append([words])
    return [
        [" ".join(each[_beginning(group) if at else 0 :]) for at, each in enumerate(group)]
        for group in groups
    ]


def _differ_from_a_number_on(texts: list[list[str]]) -> bool:
    begin = _beginning(texts)
    return begin > 0 and all(_is_number(words[begin]) for words in texts)


def _beginning(texts: list[list[str]]) -> int:
    """The length of the common beginning; a number, "not" or "each" stays with the rest."""
    begin = _shared(texts)
    while begin and _bare(texts[0][begin - 1]) in BOUND:
        begin -= 1
    return next((at for at in range(begin) if _is_number(texts[0][at])), begin)


def _bare(word: str) -> str:
    return word.strip(f"{OPEN}{CLOSE}")


def _is_number(word: str) -> bool:
    return word.strip(f"{OPEN}{CLOSE}+−").isdecimal()


def _shared(texts: list[list[str]]) -> int:
    """The length of the common beginning, which leaves at least one word of each text."""
    shared = 0
    while shared < min(map(len, texts)) - 1 and len({words[shared] for words in texts}) == 1:
        shared += 1
    return shared
