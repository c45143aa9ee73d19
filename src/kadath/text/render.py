"""Rendering trees of nodes as rules text in a language."""

from __future__ import annotations

from functools import cache

from ..kernel.nodes import Node
from . import ability_wording, kernel_wording  # noqa: F401  (say the kernel's own nodes)
from .lexicon import lexicon
from .phrase import Inflected
from .pronouns import with_pronouns
from .sentences import finished
from .speaker import Speaker
from .voice import Voice


@cache
def render(node: Node, language: str, *, then: bool = True, game: str = "", **words: str) -> str:
    """An effect, a condition or an ability as rules text, in whole sentences.

    With `then` the last of several effects begins with "then"; a game in which that word has a
    special meaning turns it off. Nodes of the kernel use the wording of the `game` if it has one;
    patterns refer to the `words` as `~word`.
    """
    speaker = Speaker(language, then=then, game=game, words=words)
    return speaker.grammar.smooth(with_pronouns(speaker.told(node, Voice()), language))


@cache
def render_offer(node: Node, language: str, *, game: str = "", **words: str) -> str:
    """An effect as on a button: "Отримати 2 жахи." where a card says "Отримайте 2 жахи."."""
    speaker = Speaker(language, game=game, words=words)
    return speaker.grammar.smooth(with_pronouns(speaker.offered(node), language))


@cache
def render_together(nodes: tuple[Node, ...], language: str, *, game: str = "", **words: str) -> str:
    """Several abilities of one card as one sentence; what they share appears only once."""
    speaker = Speaker(language, then=False, game=game, words=words)
    text = speaker.clauses([speaker.clause(node, Voice()) for node in nodes], "and")
    return speaker.grammar.smooth(finished(text))


@cache
def render_of_another(node: Node, language: str, *, game: str = "", **words: str) -> str:
    """An effect in the third person, as the end of a sentence: "loses 1 health"."""
    speaker = Speaker(language, game=game, words=words)
    return speaker.grammar.smooth(speaker.clause(node, Voice("s3", "ind", speaker.grammar.anyone)))


def phrase(node: Node, language: str, *, game: str = "") -> Inflected:
    """A selector or an amount as a phrase, inflected by case and number."""
    return Speaker(language, game=game).phrase(node, Voice())


def term(key: str, language: str, case: str = "", number: str = "sg") -> str:
    """A term of the lexicon in a case and a number, for labels and tables."""
    words = lexicon(language)
    text = words.noun(key).form(case or words.grammar.cases[0], number)
    return words.grammar.smooth(text)


def counted(count: int, key: str, language: str, case: str = "") -> str:
    """A number of a term of the lexicon: "5 obrażeń", "21 рана"."""
    words = lexicon(language)
    what = words.grammar.counted(count, words.noun(key))
    return words.grammar.smooth(what.form(case or words.grammar.cases[0]))
