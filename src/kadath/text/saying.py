"""One pattern being said: each of its parts asks its field or its word for the form it needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..kernel.effects import Amount, Condition, Effect
from ..kernel.nodes import Node
from .errors import NotSaid
from .pattern import BREAK, CLAUSE_END, KEY_FIELD, Field, Part, Parts, Subject, Variants, Verb, Word
from .phrase import Adjective, Fixed, Inflected, Phrase
from .voice import Counting, Said, Voice

if TYPE_CHECKING:
    from .speaker import Speaker

Piece = str | Adjective | Inflected
"""Text, or what still waits for the case and number of the whole phrase."""


class Saying:
    """A pattern with the values of its fields; a subject changes the voice of what follows it."""

    def __init__(
        self,
        speaker: Speaker,
        values: Mapping[str, Any],
        voice: Voice,
        counting: Counting | None = None,
    ) -> None:
        self.speaker = speaker
        self.values = values
        self.voice = voice
        self.counting = counting

    def text(self, parts: Parts) -> str:
        """The pattern as text: what waits for a case takes the plain one."""
        return Phrase(tuple(self.pieces(parts))).form(self.speaker.grammar.cases[0])

    def pieces(self, parts: Parts) -> list[Piece]:
        """The pattern as pieces of a phrase."""
        said: list[Piece] = []
        for part in parts:
            said += self._part(part)
        return said

    def _part(self, part: Part) -> list[Piece]:
        if isinstance(part, str):
            return [part if part in (BREAK, CLAUSE_END) else self.speaker.grammar.say(part)]
        if isinstance(part, Variants):
            return self._variant(part)
        if isinstance(part, Verb):
            return [self.speaker.lexicon.verb(part.key, part.form or self.voice.form())]
        if isinstance(part, Subject):
            return [self._subject(part)]
        return [self._word(part) if isinstance(part, Word) else self._field(part)]

    def _value(self, name: str) -> Any:
        if name == "@":
            return self.voice.person
        if name.isdecimal():
            return int(name)
        try:
            return self.values[name]
        except KeyError:
            raise NotSaid(f"a pattern asks for {name!r}; it has {', '.join(self.values)}") from None

    def _variant(self, part: Variants) -> list[Piece]:
        value = self._value(part.name)
        for wanted, parts in part.texts:
            if (
                not wanted
                or value_name(value) in wanted
                or ("own" in wanted and self.speaker.has_own_subject(value))
            ):
                return self.pieces(parts)
        raise NotSaid(f"no variant of {part.name!r} is for {value!r}")

    def _subject(self, part: Subject) -> str:
        said, person = "", part.person
        if not person:
            phrase = self.speaker.phrase(self._value(part.name), self.voice)
            person = phrase.traits.person
            said = self.speaker.grammar.plain(phrase) if person != "you" else ""
        if person != "you":
            self.voice = Voice(person, "inf" if self.voice.mood == "inf" else "ind")
        return said

    def _key(self, key: str) -> str:
        return KEY_FIELD.sub(lambda found: str(self._value(found[1] or found[2])), key)

    def _word(self, part: Word) -> Piece:
        word = self.speaker.lexicon.word(self._key(part.key))
        if isinstance(word, Adjective):
            if not part.agrees:
                return word
            traits = self._noun_or_field(part.agrees).traits
            return word.form(part.case, part.number or traits.number, traits.gender)
        return self._form(word, part.case, part.number)

    def _form(self, what: Inflected, case: str, number: str) -> Piece:
        if case in ("", "*"):
            return Fixed(what, number) if number else what
        return what.form(case, number or "sg")

    def _field(self, part: Field) -> Piece:
        value = self._value(part.name)
        if isinstance(value, tuple):
            return self._several(part, value)
        if isinstance(value, Effect | Condition):
            return self._clause(part, value)
        if part.of:
            return self._amount(part, value)
        if isinstance(value, bool) or value is None:
            raise NotSaid(f"the field {part.name!r} is {value!r}, which only variants can say")
        if isinstance(value, int):
            return self.speaker.grammar.say(str(value))
        if isinstance(value, Said):
            return value
        phrase = self.speaker.phrase(value, self.voice)
        if not part.case and not part.number and not isinstance(value, Amount):
            return self.speaker.grammar.plain(phrase)
        return self._form(phrase, part.case, part.number)

    def _clause(self, part: Field, value: Node) -> str:
        voice = self.voice._replace(mood=part.mood) if part.mood in ("inf", "ind") else self.voice
        if part.mood == "sentences":
            return self.speaker.told(value, voice)
        return self.speaker.clause(value, voice)

    def _several(self, part: Field, values: tuple[Any, ...]) -> Piece:
        if part.join == "bullets":
            return self.speaker.bullets(values, self.voice)
        if not part.join:
            raise NotSaid(f"the field {part.name!r} has several values and no way to join them")
        first, between, last = self.speaker.lexicon.join(part.join)
        say = self.speaker.grammar.say
        alone = Field(part.name, part.case, part.number)
        text = say(first) if len(values) > 1 else ""
        for index, value in enumerate(values):
            if index:
                text += say(last if index == len(values) - 1 else between)
            text += str(Saying(self.speaker, {part.name: value}, self.voice)._field(alone))
        return text

    def _amount(self, part: Field, value: Any) -> Piece:
        grammar = self.speaker.grammar
        if part.of == "@":
            if self.counting is None:
                raise NotSaid("only an amount that counts something may ask for @")
            what, case = self.counting
        else:
            what, case = self._noun_or_field(part.of), part.case
        if isinstance(value, Amount):
            return self._computed(value, Counting(what, case or grammar.cases[0]))
        counted = grammar.counted(value, what)
        return counted if case == "*" else counted.form(case or grammar.cases[0])

    def _noun_or_field(self, name: str) -> Inflected:
        if "." in name:
            return self.speaker.lexicon.noun(self._key(name))
        return self.speaker.phrase(self._value(name), self.voice)

    def _computed(self, value: Amount, counting: Counting) -> str:
        if self.speaker.places_what_it_counts(value):
            return self.speaker.phrase(value, self.voice, counting).form(counting.case)
        amount = self.speaker.phrase(value, self.voice)
        noun = Said(counting.what.form(counting.case, "pl"))
        return self.speaker.turn("equal", noun=noun, amount=amount)


def value_name(value: Any) -> str:
    """How a pattern names a value in its variants."""
    if value is None or isinstance(value, bool):
        return str(value).lower()
    return type(value).__name__ if isinstance(value, Node) else str(value)
