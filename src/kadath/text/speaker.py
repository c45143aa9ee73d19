"""The speaker: renders a tree of nodes in one language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from ..kernel.effects import (
    Amount,
    ChooseOne,
    ChooseUpTo,
    Condition,
    Do,
    Effect,
    If,
    Selector,
    Special,
)
from ..kernel.modifiers import Modifier
from ..kernel.nodes import Node, field_names
from .errors import NotSaid
from .lexicon import lexicon
from .merging import denies, framed, grouped, merged, of_several
from .pattern import BREAK, Field, Subject, Verb, parse, walk
from .phrase import Adjective, Inflected, Joined, Phrase
from .saying import Saying, reached
from .says import ALONE, Kind, Wording, wording_of
from .sentences import bulleted, finished, paragraph
from .voice import Counting, Said, Voice


@dataclass(eq=False)
class Binding:
    """A bound name: what it is bound to, and whether the text has mentioned it yet.

    A node becomes a phrase at its first mention, which may be a subject or an object.
    """

    what: Any
    mentioned: bool = False


def kind_of(node: Node) -> Kind:
    """The key of a node's wording; a special names its own."""
    return node.says if isinstance(node, Special) else type(node)


def fields_of(node: Node) -> dict[str, Any]:
    """A node's fields by name."""
    return {name: getattr(node, name) for name in field_names(type(node))}


def flat(node: Do) -> list[Effect]:
    """The effects of a sequence, with nested sequences flattened."""
    return [
        inner
        for effect in node.effects
        for inner in (flat(effect) if isinstance(effect, Do) else [effect])
    ]


class Speaker:
    """One text being composed; it tracks which bound names were mentioned."""

    def __init__(
        self,
        language: str,
        *,
        then: bool = True,
        game: str = "",
        words: Mapping[str, str] | None = None,
    ) -> None:
        self.language = language
        self.lexicon = lexicon(language)
        self.grammar = self.lexicon.grammar
        self.then = then
        self.game = game
        self.words: Mapping[str, str] = words or {}
        self.names: Mapping[str, Binding] = {}

    def wording(self, node: Node) -> Wording:
        """A node's wording; raises `NotSaid` if there is none."""
        kind = kind_of(node)
        wording = wording_of(kind, self.game)
        if wording is None:
            name = kind if isinstance(kind, str) else kind.__name__
            raise NotSaid(f"no pattern says {name}")
        return wording

    def is_phrase(self, node: Node) -> bool:
        """Whether a node is rendered as a phrase, which has forms, and not as a clause."""
        if isinstance(node, Selector | Amount):
            return True
        return not isinstance(node, Effect | Condition) and self.wording(node).noun

    def told(self, node: Node, voice: Voice) -> str:
        """A node as finished sentences."""
        return paragraph(self.sentences(node, voice))

    def offered(self, node: Node) -> str:
        """A node as the text on a button, in finished sentences."""
        steps = tuple(flat(node)) if isinstance(node, Do) else (node,)
        is_told = self.has_own_subject(node) or self.tells_a_fact(steps)
        return self.told(node, Voice() if is_told else Voice(mood=self.grammar.button))

    def sentences(self, node: Node, voice: Voice) -> list[str]:
        """A node as sentences, still without capitals and full stops."""
        if isinstance(node, Do):
            steps = self._steps(flat(node), voice)
            if self.then and len(steps) > 1:
                steps[-1][0] = self.turn("then", it=Said(steps[-1][0]))
            return [sentence for step in steps for sentence in step]
        wording = self.wording(node)
        parts = parse(ALONE.get(kind_of(node), wording).pattern(self.language))
        with self._binding(wording, node) as values:
            saying = Saying(self, values, self._mood(node, voice), alone=True)
            return saying.text(parts).split(BREAK)

    def _steps(self, effects: list[Effect], voice: Voice) -> list[list[str]]:
        """The sentences of each effect; a run of similar ones is merged: "close A, B and C".

        Only commands are merged: "a monster appears in A, B and C" would be one monster.
        """
        steps: list[list[str]] = []
        for _, found in groupby(effects, kind_of):
            run = list(found)
            rendered = [self.sentences(effect, voice) for effect in run]
            alike = [sentences[0] for sentences in rendered if len(sentences) == 1]
            is_order = isinstance(parse(self.wording(run[0]).pattern(self.language))[0], Verb)
            if is_order and len(rendered) == len(alike) > 2 and (shorter := framed(alike)) != alike:
                rendered = [[self.listed(shorter, "and")]]
            steps += rendered
        return steps

    def clause(self, node: Node, voice: Voice) -> str:
        """A node as a part of a sentence."""
        wording = self.wording(node)
        with self._binding(wording, node) as values:
            parts = parse(wording.pattern(self.language))
            text = Saying(self, values, self._mood(node, voice)).text(parts)
            return text.replace(BREAK, "; ")

    def phrase(self, thing: Any, voice: Voice, counting: Counting | None = None) -> Inflected:
        """A node, or a bound name, as a phrase."""
        if isinstance(thing, Inflected):
            return thing
        if isinstance(thing, str):
            return self._mention(thing, voice)
        if not isinstance(thing, Node):
            raise NotSaid(f"{thing!r} cannot be a phrase")
        wording = self.wording(thing)
        if wording.refers:
            return self._mention(getattr(thing, wording.refers), voice)
        parts = parse(wording.pattern(self.language))
        pieces = tuple(Saying(self, fields_of(thing), voice, counting).pieces(parts))
        if len(pieces) == 1 and isinstance(pieces[0], Joined):
            return pieces[0]
        return Phrase(pieces, is_kind=wording.kind)

    def each(self, phrase: Inflected) -> Inflected:
        """Each of a kind of thing; a single thing stays as it is."""
        each = self.lexicon.word(self.grammar.each)
        assert isinstance(each, Adjective)
        return phrase.of_each(each)

    def all(self, phrase: Inflected) -> Inflected:
        """All of a kind of thing; a single thing stays as it is."""
        every = self.lexicon.word(self.grammar.all)
        assert isinstance(every, Adjective)
        return phrase.of_all(every)

    def tells_a_fact(self, clauses: tuple[Any, ...]) -> bool:
        """Whether any of these clauses is a statement although it is about the reader."""
        return any(isinstance(one, Node) and self._is_fact(one) for one in clauses)

    def _is_fact(self, node: Node) -> bool:
        if isinstance(node, Modifier):
            return True
        if isinstance(node, If):
            return self.tells_a_fact((node.then, node.otherwise))
        wording = wording_of(kind_of(node), self.game)
        parts = walk(parse(wording.pattern(self.language))) if wording is not None else ()
        return any(isinstance(part, Verb) and part.form == "ind" for part in parts)

    def joined(self, things: tuple[Inflected, ...], join: str) -> Joined:
        """Several things as one phrase."""
        return Joined(
            things,
            lambda texts: self.listed(texts, join),
            lambda texts: self.listed(texts, "and"),
        )

    def clauses(self, texts: list[str], join: str) -> str:
        """Several clauses, joined as in the language; what they share appears only once."""
        if join == "one" or (join == "then" and self.then):
            return self.listed(texts, join)
        if (shorter := merged(texts)) == texts and join == "and":
            shorter = self._grouped(texts)
            join = "and" if shorter == texts else "also"  # "and" stands within the groups
        return self.listed(shorter, join)

    def listed(self, texts: list[str], join: str) -> str:
        """Several texts, joined as in the language."""
        if join == "then" and not self.then:
            join, texts = "and", merged(texts)
        elif join == "one":
            if (shorter := merged(texts)) == texts and not self.lexicon.join(join, 2)[0]:
                join = "either"  # says where a choice among whole clauses begins
            texts = shorter
        elif join == "series":
            texts = self._grouped(texts)
        elif join == "facts":
            texts = self._grouped(texts)
            if (shorter := merged(texts)) != texts:
                join, texts = ("or" if denies(texts, shorter) else "and"), shorter
            elif len(texts) > 1 and (shorter := of_several(texts)) != texts:
                join, texts = "and", shorter
        first, between, last = map(self.grammar.say, self.lexicon.join(join, len(texts)))
        if len(texts) < 2:
            return "".join(texts)
        return first + between.join(texts[:-1]) + last + texts[-1]

    def _grouped(self, texts: list[str]) -> list[str]:
        """Clauses, with neighbours that are equal up to a number merged: "pay 2 A and 1 B"."""
        return [self.listed(group, "and") for group in grouped(texts)]

    def bullets(self, nodes: tuple[Node, ...], voice: Voice) -> str:
        """Several alternatives, each on a line of its own."""
        return bulleted(
            [
                # A nested choice is a single line: "either this or that".
                finished(self.clause(node, voice))
                if isinstance(node, ChooseOne | ChooseUpTo)
                else self.told(node, voice)
                for node in nodes
            ]
        )

    def turn(self, name: str, **values: Any) -> str:
        """One of the language's own patterns, with these values."""
        return Saying(self, values, Voice()).text(parse(self.lexicon.turn(name)))

    def mentions_something_new(self, node: Node) -> bool:
        """Whether a node itself, not one inside it, mentions a name for the first time."""
        for child in node.children():
            refers = wording.refers if (wording := wording_of(kind_of(child), self.game)) else ""
            bound = self.names.get(getattr(child, refers)) if refers else None
            if bound is not None and not bound.mentioned:
                return True
        return False

    def places_what_it_counts(self, amount: Node) -> bool:
        """Whether an amount's pattern itself places the noun that it counts."""
        parts = walk(parse(self.wording(amount).pattern(self.language)))
        return any(isinstance(part, Field) and part.of == "@" for part in parts)

    def has_own_subject(self, what: Node | tuple[Node, ...]) -> bool:
        """Whether someone other than the reader does any of it."""
        if isinstance(what, tuple):
            return any(map(self.has_own_subject, what))
        for inner in what.walk():
            if isinstance(inner, Amount | Selector):
                # Their subjects belong to what they count or describe, and do nothing here.
                continue
            wording = wording_of(kind_of(inner), self.game)
            for part in walk(parse(wording.pattern(self.language))) if wording else ():
                if isinstance(part, Subject) and (
                    part.person or self._is_another(getattr(inner, part.name))
                ):
                    return True
        return False

    def _is_another(self, subject: Any) -> bool:
        if not isinstance(subject, Node) or self.wording(subject).refers:
            return True  # a bound name: someone chosen before
        return (
            Speaker(self.language, game=self.game).phrase(subject, Voice()).traits.person != "you"
        )

    def _mood(self, node: Node, voice: Voice) -> Voice:
        return voice._replace(mood="ind") if isinstance(node, Condition | Modifier) else voice

    @contextmanager
    def _binding(self, wording: Wording, node: Node) -> Iterator[dict[str, Any]]:
        """The values of a node's fields, while the name that it binds is bound."""
        values = fields_of(node)
        outer = {**self.names, **self._given(wording, values)}, self._words(wording, values)
        self.names, self.words = outer
        if wording.binds is not None:
            name, what = (values[field] for field in wording.binds)
            self.names = {**self.names, name: Binding(what)}
            values[wording.binds[1]] = name
        yield values
        # What a node gives stays known until the end of the enclosing node.
        self.names, self.words = outer

    def _words(self, wording: Wording, values: Mapping[str, Any]) -> Mapping[str, str]:
        given = {}
        for word, text in wording.words.items():
            if text.startswith("$"):
                first, *path = text[1:].split(".")
                found = reached(values[first], path)
                text = str((len(found) if type(found) is tuple else found) or "")
            given[word] = text
        return {**self.words, **given} if given else self.words

    def _given(self, wording: Wording, values: Mapping[str, Any]) -> dict[str, Binding]:
        """The names that a node gives to what follows it; its own pattern spells them out."""
        given = {}
        for name, source in wording.gives.items():
            field, _, term = source.rpartition(" ")
            value = values[field] if field else None
            what = self.lexicon.noun(term) if value is None else value
            given[name] = Binding(what, mentioned=True)
        return given

    def _mention(self, name: str, voice: Voice) -> Inflected:
        bound = self.names.get(name)
        if bound is None:
            raise NotSaid(f"nothing is bound to {name!r}")
        if isinstance(bound.what, Node):
            bound.what = self.phrase(bound.what, voice)
        what: Inflected = bound.what
        if what.traits.person == "you":
            return what
        if bound.mentioned:
            return Phrase((self.lexicon.word(self.grammar.that), " ", what.bare()))
        bound.mentioned = True
        # From now on it is a single thing, which "each" does not apply to.
        return Phrase((self.grammar.indefinite(what),))
