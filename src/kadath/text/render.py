"""Rules text: what a tree of nodes says in a language."""

from __future__ import annotations

from functools import cache

from ..kernel.nodes import Node
from . import kernel_wording  # noqa: F401  (registers what the kernel's own nodes say)
from .lexicon import lexicon
from .phrase import Inflected
from .speaker import Speaker
from .voice import Voice


@cache
def render(node: Node, language: str, *, then: bool = True) -> str:
    """An effect or a condition as rules text, in whole sentences.

    With `then` the last of several effects is told with "then"; a game that gives that word a
    meaning of its own asks for the text without it.
    """
    speaker = Speaker(language, then=then)
    return speaker.grammar.smooth(speaker.told(node, Voice()))


def phrase(node: Node, language: str) -> Inflected:
    """A selector or an amount as a phrase, which has forms by case and number."""
    return Speaker(language).phrase(node, Voice())


def term(key: str, language: str, case: str = "", number: str = "sg") -> str:
    """A term of the lexicon in a case and a number, for labels and tables."""
    words = lexicon(language)
    text = words.noun(key).form(case or words.grammar.cases[0], number)
    return words.grammar.smooth(text)


def counted(count: int, key: str, language: str, case: str = "") -> str:
    """So many of a term of the lexicon: "5 obrażeń", "21 рана"."""
    words = lexicon(language)
    what = words.grammar.counted(count, words.noun(key))
    return words.grammar.smooth(what.form(case or words.grammar.cases[0]))
