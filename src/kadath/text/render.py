"""Rules text: what a tree of nodes says in a language."""

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

    With `then` the last of several effects is told with "then"; a game that gives that word a
    meaning of its own asks for the text without it. The nodes of the kernel say what the `game`
    lets them say; the `words` are what patterns ask for as `~word`.
    """
    speaker = Speaker(language, then=then, game=game, words=words)
    return speaker.grammar.smooth(with_pronouns(speaker.told(node, Voice()), language))


@cache
def render_offer(node: Node, language: str, *, game: str = "", **words: str) -> str:
    """An effect as a button offers it: "Отримати 2 жахи." where a card says "Отримайте 2 жахи."."""
    speaker = Speaker(language, game=game, words=words)
    return speaker.grammar.smooth(with_pronouns(speaker.offered(node), language))


@cache
def render_together(nodes: tuple[Node, ...], language: str, *, game: str = "", **words: str) -> str:
    """Several abilities of one card as one sentence; what they share is said once."""
    speaker = Speaker(language, then=False, game=game, words=words)
    text = speaker.clauses([speaker.clause(node, Voice()) for node in nodes], "and")
    return speaker.grammar.smooth(finished(text))


@cache
def render_of_another(node: Node, language: str, *, game: str = "", **words: str) -> str:
    """What somebody does by an effect, as the end of a sentence: "loses 1 health"."""
    speaker = Speaker(language, game=game, words=words)
    return speaker.grammar.smooth(speaker.clause(node, Voice("s3", "ind", speaker.grammar.anyone)))


def phrase(node: Node, language: str, *, game: str = "") -> Inflected:
    """A selector or an amount as a phrase, which has forms by case and number."""
    return Speaker(language, game=game).phrase(node, Voice())


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
