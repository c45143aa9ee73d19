"""The speaker: turns one tree of nodes into the text of one language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from typing import Any

from ..kernel.effects import Condition, Do, Effect, Special
from ..kernel.nodes import Node
from .errors import NotSaid
from .lexicon import lexicon
from .pattern import BREAK, Field, Subject, parse, walk
from .phrase import Inflected, Phrase
from .saying import Saying
from .says import ALONE, HOOKS, WORDINGS, Kind, Wording
from .sentences import bulleted, paragraph
from .voice import Counting, Said, Voice


@dataclass
class Binding:
    """A bound name: what it was bound to, and whether the text has said so yet."""

    what: Inflected
    said: bool = False


def kind_of(node: Node) -> Kind:
    """The key of a node's wording; a special has the one it names."""
    return node.says if isinstance(node, Special) else type(node)


def wording_of(node: Node) -> Wording:
    """A node's wording; none raises `NotSaid`."""
    try:
        return WORDINGS[kind_of(node)]
    except KeyError:
        kind = kind_of(node)
        name = kind if isinstance(kind, str) else kind.__name__
        raise NotSaid(f"no pattern says {name}") from None


def fields_of(node: Node) -> dict[str, Any]:
    """A node's fields by name."""
    return {spec.name: getattr(node, spec.name) for spec in fields(node)}  # type: ignore[arg-type]


def flat(node: Do) -> list[Effect]:
    """The effects of a sequence, with the sequences inside it opened up."""
    return [
        inner
        for effect in node.effects
        for inner in (flat(effect) if isinstance(effect, Do) else [effect])
    ]


class Speaker:
    """One text being composed; it remembers which bound names the reader has met."""

    def __init__(self, language: str, *, then: bool = True) -> None:
        self.language = language
        self.lexicon = lexicon(language)
        self.grammar = self.lexicon.grammar
        self.then = then
        self.names: dict[str, Binding] = {}

    def told(self, node: Node, voice: Voice) -> str:
        """A node as finished sentences."""
        return paragraph(self.sentences(node, voice))

    def sentences(self, node: Node, voice: Voice) -> list[str]:
        """A node as sentences, still without capitals and full stops."""
        if isinstance(node, Do):
            steps = [self.sentences(effect, voice) for effect in flat(node)]
            if self.then and len(steps) > 1:
                steps[-1][0] = self.turn("then", it=Said(steps[-1][0]))
            return [sentence for step in steps for sentence in step]
        if kind_of(node) in HOOKS:
            return [self.clause(node, voice)]
        wording = wording_of(node)
        parts = parse(ALONE.get(kind_of(node), wording).pattern(self.language))
        with self._binding(wording, node, voice) as values:
            match parts:
                # A node that only binds a name leaves its effect the sentences it has.
                case (Field(name, mood=""),) if isinstance(values[name], Effect):
                    return self.sentences(values[name], voice)
            return Saying(self, values, self._mood(node, voice)).text(parts).split(BREAK)

    def clause(self, node: Node, voice: Voice) -> str:
        """A node as a part of a sentence."""
        hook = HOOKS.get(kind_of(node))
        if hook is not None:
            return hook(node, self, voice)
        wording = wording_of(node)
        with self._binding(wording, node, voice) as values:
            parts = parse(wording.pattern(self.language))
            text = Saying(self, values, self._mood(node, voice)).text(parts)
            return text.replace(BREAK, "; ")

    def phrase(self, thing: Any, voice: Voice, counting: Counting | None = None) -> Inflected:
        """A node, or a bound name, as something that has forms."""
        if isinstance(thing, Inflected):
            return thing
        if isinstance(thing, str):
            return self._mention(thing)
        if not isinstance(thing, Node):
            raise NotSaid(f"{thing!r} cannot be a phrase")
        wording = wording_of(thing)
        if wording.refers:
            return self._mention(getattr(thing, wording.refers))
        parts = parse(wording.pattern(self.language))
        return Phrase(tuple(Saying(self, fields_of(thing), voice, counting).pieces(parts)))

    def bullets(self, nodes: tuple[Node, ...], voice: Voice) -> str:
        """Several effects to choose from, each on a line of its own."""
        return bulleted([self.told(node, voice) for node in nodes])

    def turn(self, name: str, **values: Any) -> str:
        """A turn of the language itself, around these values."""
        return Saying(self, values, Voice()).text(parse(self.lexicon.turn(name)))

    def places_what_it_counts(self, amount: Node) -> bool:
        """Whether an amount's pattern says itself where the noun that it counts stands."""
        parts = walk(parse(wording_of(amount).pattern(self.language)))
        return any(isinstance(part, Field) and part.of == "@" for part in parts)

    def has_own_subject(self, node: Node) -> bool:
        """Whether someone other than the reader does any of it."""
        for inner in node.walk():
            wording = WORDINGS.get(kind_of(inner))
            for part in walk(parse(wording.pattern(self.language))) if wording else ():
                if isinstance(part, Subject) and (
                    part.person or self._is_another(getattr(inner, part.name))
                ):
                    return True
        return False

    def _is_another(self, subject: Any) -> bool:
        if not isinstance(subject, Node) or wording_of(subject).refers:
            return True  # a bound name: someone chosen before
        return Speaker(self.language).phrase(subject, Voice()).traits.person != "you"

    def _mood(self, node: Node, voice: Voice) -> Voice:
        return voice._replace(mood="ind") if isinstance(node, Condition) else voice

    @contextmanager
    def _binding(self, wording: Wording, node: Node, voice: Voice) -> Iterator[dict[str, Any]]:
        """The values of a node's fields, while the name that it binds is bound."""
        values = fields_of(node)
        outer = self.names
        if wording.binds is not None:
            name, what = (values[field] for field in wording.binds)
            self.names = {**outer, name: Binding(self.phrase(what, voice))}
            values[wording.binds[1]] = name
        yield values
        self.names = outer

    def _mention(self, name: str) -> Inflected:
        bound = self.names.get(name)
        if bound is None:
            raise NotSaid(f"nothing is bound to {name!r}")
        if bound.said:
            return Phrase((self.lexicon.word(self.grammar.that), " ", bound.what.bare()))
        bound.said = True
        return self.grammar.indefinite(bound.what)
