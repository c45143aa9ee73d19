"""The runs of words that texts share, and how many words of a run are not names."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from .words import NUMBER, Text

MOST = 8
"""How many identical words in a row are allowed."""

JOINING = re.compile("and|or|i|oraz|lub|albo|ani|та|і|й|або|чи")
"""What joins the last names of a list."""


class Run(NamedTuple):
    """A run of words that occurs in one of our texts and in a source."""

    where: str
    source: str
    words: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(self.words)


class Sources:
    """Texts of others, indexed to find what a text has in common with them."""

    def __init__(self, texts: Iterable[Text], most: int = MOST) -> None:
        self._texts = list(texts)
        self._length = most + 1
        self._found: dict[tuple[str, ...], list[tuple[int, int]]] = defaultdict(list)
        for number, text in enumerate(self._texts):
            for at in range(len(text.words) - most):
                self._found[text.words[at : at + self._length]].append((number, at))

    def shared(self, text: Text) -> Iterator[Run]:
        """The runs of a text that occur in a source, the longest if several overlap."""
        end = 0
        for at in range(len(text.words) - self._length + 1):
            places = self._found.get(text.words[at : at + self._length], ())
            runs = [(self._as_long_as(text, at, place), place[0]) for place in places]
            length, number = max(runs, default=(0, 0), key=lambda run: run[0])
            if at + length > end:
                end = at + length
                yield Run(text.where, self._texts[number].where, text.words[at:end])

    def _as_long_as(self, text: Text, at: int, place: tuple[int, int]) -> int:
        number, there = place
        pairs = zip(text.words[at:], self._texts[number].words[there:], strict=False)
        return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


class Names:
    """Names of cards, places, and the like, which may make a run longer than its sentence."""

    def __init__(self, names: Iterable[Sequence[str]]) -> None:
        self._names = {tuple(name) for name in names if name}
        self._longest = max(map(len, self._names), default=0)

    def words_beside(self, run: Sequence[str]) -> int:
        """How many words a run has if a name, or a list of names, counts as one."""
        count = at = 0
        in_list = False
        while at < len(run):
            length = self._name_at(run, at)
            if length:
                count += not in_list
                in_list = True
            elif in_list and JOINING.fullmatch(run[at]) and self._name_at(run, at + 1):
                length = 1
            else:
                length = 1
                count += 1
                in_list = False
            at += length
        return count

    def _name_at(self, run: Sequence[str], at: int) -> int:
        for length in range(min(self._longest, len(run) - at), 0, -1):
            if tuple(run[at : at + length]) in self._names:
                return length
        return int(at < len(run) and run[at] == NUMBER)
