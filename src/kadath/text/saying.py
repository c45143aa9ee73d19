"""Rendering one pattern: each part asks its field or its word for the form that it needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ..kernel.effects import Amount
from ..kernel.nodes import Node
from .errors import NotSaid
from .pattern import BREAK, KEY_FIELD, MARKS, Field, Part, Parts, Subject, Variants, Verb, Word
from .phrase import Adjective, Fixed, Inflected, Phrase
from .voice import FACTS, Counting, Said, Voice

if TYPE_CHECKING:
    from .speaker import Speaker

Piece = str | Adjective | Inflected
"""Text, or something that still needs the case and number of the whole phrase."""

ONE_MOOD = frozenset(("and", "or", "then", "one", "either"))
"""The joins whose clauses all have the same mood."""
KEPT = frozenset(("either", "facts", "list", "series"))
"""The joins that do not merge clauses: options may be long, and facts are merged in groups."""


class Saying:
    """A pattern with the values of its fields; a subject changes the voice of what follows it.

    If it is `alone`, it makes its own sentences, and is not a part of another sentence.
    """

    def __init__(
        self,
        speaker: Speaker,
        values: Mapping[str, Any],
        voice: Voice,
        counting: Counting | None = None,
        *,
        alone: bool = False,
    ) -> None:
        self.speaker = speaker
        self.values = values
        self.voice = voice
        self.counting = counting
        self.alone = alone

    def text(self, parts: Parts) -> str:
        """The pattern as text, with the default case for what still needs one."""
        return Phrase(tuple(self.pieces(parts))).form(self.speaker.grammar.cases[0])

    def pieces(self, parts: Parts) -> list[Piece]:
        """The pattern as pieces of a phrase."""
        pieces: list[Piece] = []
        waiting = list(reversed(parts))
        while (part := self._next(waiting)) is not None:
            waiting.pop()
            begins = not pieces or pieces[-1] == BREAK
            whole = self.alone and begins and self._next(waiting) in (None, BREAK)
            pieces.append(self._piece(part, whole))
        return pieces

    def _next(self, waiting: list[Part]) -> Part | None:
        """The next part, after resolving any variants before it."""
        while waiting and isinstance(waiting[-1], Variants):
            waiting += reversed(self._variant(waiting.pop()))
        return waiting[-1] if waiting else None

    def _piece(self, part: Part, whole: bool) -> Piece:
        if isinstance(part, str):
            plain = part == BREAK or part in MARKS.values()
            return part if plain else self.speaker.grammar.say(part)
        if isinstance(part, Verb):
            lexicon = self.speaker.lexicon
            if part.form:
                return lexicon.verb(part.key, part.form)
            return lexicon.told(part.key, self.voice)
        if isinstance(part, Subject):
            return self._subject(part)
        if isinstance(part, Word):
            return self._word(part)
        assert isinstance(part, Field)
        return self._field(part, whole)

    def _value(self, name: str) -> Any:
        first, *path = name.split(".")
        return reached(self._first(first), path)

    def _first(self, name: str) -> Any:
        if name == "@":
            return self.voice.person
        if name == "@mood":
            return self.voice.mood
        if name.startswith("~"):
            return self.speaker.words.get(name[1:])
        if name.isdecimal():
            return int(name)
        try:
            return self.values[name]
        except KeyError:
            raise NotSaid(f"a pattern asks for {name!r}; it has {', '.join(self.values)}") from None

    def _variant(self, part: Part) -> Parts:
        assert isinstance(part, Variants)
        value = self._value(part.name)
        for wanted, parts in part.texts:
            if (
                not wanted
                or value_name(value) in wanted
                or (type(value) is tuple and str(len(value)) in wanted)
                or ("own" in wanted and self.speaker.has_own_subject(value))
                or ("direct" in wanted and self.speaker.mentions_something_new(value))
            ):
                return parts
        raise NotSaid(f"no variant of {part.name!r} is for {value!r}")

    def _subject(self, part: Subject) -> str:
        text, person, gender = "", part.person, part.gender
        if not person:
            phrase = self._subject_phrase(part)
            gender, _, person = phrase.traits
            text = self.speaker.grammar.plain(phrase) if person != "you" else ""
        if person != "you":
            mood = self.voice.mood if self.voice.mood in FACTS else "ind"
            self.voice = Voice(person, mood, gender)
        return text

    def _subject_phrase(self, part: Subject) -> Inflected:
        value = self._value(part.name)
        if value is None and part.default:
            noun = self.speaker.lexicon.noun(part.default)
            phrase: Inflected = Phrase((noun,), is_kind=True)
        else:
            phrase = self.speaker.phrase(value, self.voice._replace(person=""))
        if part.each:
            phrase = self.speaker.each(phrase)
        return phrase.in_general() if self.voice.mood == "cannot" else phrase

    def _key(self, key: str, space: str = "_") -> str:
        return KEY_FIELD.sub(
            lambda found: str(self._value(found[1] or found[2])).replace(" ", space), key
        )

    def _word(self, part: Word) -> Piece:
        if part.key.startswith("="):
            name = self.speaker.lexicon.name(self._key(part.key[1:], "-"), part.agrees)
            return self._form(name, part.case, part.number)
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

    def _field(self, part: Field, whole: bool = False) -> Piece:
        value = self._value(part.name)
        if isinstance(value, tuple):
            return self._several(part, value)
        if part.of or part.way:
            return self._amount(part, value)
        if isinstance(value, bool) or value is None:
            raise NotSaid(f"the field {part.name!r} is {value!r}, which only variants can say")
        if isinstance(value, int):
            return self.speaker.grammar.say(str(value))
        if isinstance(value, Said):
            return value
        if isinstance(value, Node) and not self.speaker.is_phrase(value):
            return self._clause(part, value, whole)
        phrase = self.speaker.phrase(value, self.voice)
        if part.each:
            phrase = self.speaker.each(phrase)
        if part.all:
            phrase = self.speaker.all(phrase)
        if not part.case and not part.number and not isinstance(value, Amount):
            return self.speaker.grammar.plain(phrase)
        return self._form(phrase, part.case, part.number)

    def _clause(self, part: Field, value: Node, whole: bool = False) -> str:
        has_mood = part.mood == "imp" or part.mood in FACTS
        voice = self.voice._replace(mood=part.mood) if has_mood else self.voice
        if part.mood == "sentences":
            return self.speaker.told(value, voice)
        if part.mood == "open" or (whole and not part.mood):
            return BREAK.join(self.speaker.sentences(value, voice))
        return self.speaker.clause(value, voice)

    def _several(self, part: Field, values: tuple[Any, ...]) -> Piece:
        if part.join == "bullets":
            return self.speaker.bullets(values, self.voice)
        if part.mood == "sentences":
            # Granted abilities address their reader directly again.
            return " ".join(self.speaker.told(value, Voice()) for value in values)
        if not part.join:
            raise NotSaid(f"the field {part.name!r} has several values and no way to join them")
        if part.of:
            return self.speaker.listed([self._keyed(part, value) for value in values], part.join)
        if part.case == "*":
            return self.speaker.joined(
                tuple(self.speaker.phrase(value, self.voice) for value in values), part.join
            )
        phrases = all(
            not isinstance(value, Node) or self.speaker.is_phrase(value) for value in values
        )
        if phrases and part.join == "then" and values.count(values[0]) == len(values) > 1:
            alike = self.speaker.phrase(values[0], self.voice)
            counted = self.speaker.grammar.counted(len(values), alike)
            return counted.form(part.case or self.speaker.grammar.cases[0])
        alone = Field(part.name, part.case, part.number, mood=part.mood, each=part.each)
        voice = self.voice
        if voice.mood == "imp" and part.join in ONE_MOOD and self.speaker.tells_a_fact(values):
            # A sentence has one mood: what follows a statement is a statement, too.
            voice = voice._replace(mood="ind")
        texts = [
            str(Saying(self.speaker, {part.name: value}, voice)._field(alone)) for value in values
        ]
        join = self.speaker.listed if phrases or part.join in KEPT else self.speaker.clauses
        return join(texts, part.join)

    def _keyed(self, part: Field, value: Any) -> str:
        noun = self.speaker.lexicon.noun(part.of.replace("*", str(value).replace(" ", "_")))
        return noun.form(part.case or self.speaker.grammar.cases[0], part.number or "sg")

    def _amount(self, part: Field, value: Any) -> Piece:
        counting = self._counting(part)
        if isinstance(value, Amount):
            return self._computed(value, counting)
        grammar = self.speaker.grammar
        what, case, way, sign = counting
        if way:
            number = Said(grammar.signed(sign * value))
            if what is None:
                return number
            if way == "change":
                return self.speaker.turn("change", number=number, what=what)
            return f"{number} {grammar.numbered(abs(value), what, case)}"
        assert what is not None
        counted = grammar.counted(value, what)
        return counted if case == "*" else counted.form(case)

    def _counting(self, part: Field) -> Counting:
        if part.of == "@":
            if self.counting is None:
                raise NotSaid("only an amount that counts something may ask for @")
            negated = -1 if part.way == "negated" else 1
            return self.counting._replace(sign=self.counting.sign * negated)
        what = self._noun_or_field(part.of) if part.of else None
        return Counting(what, part.case or self.speaker.grammar.cases[0], part.way)

    def _noun_or_field(self, name: str) -> Inflected:
        first, dot, _ = name.partition(".")
        if dot and first not in self.values:
            return self.speaker.lexicon.noun(self._key(name))
        return self.speaker.phrase(self._value(name), self.voice)

    def _computed(self, value: Amount, counting: Counting) -> str:
        if self.speaker.places_what_it_counts(value):
            return self.speaker.phrase(value, self.voice, counting).form(counting.case)
        if counting.what is None or counting.way:
            raise NotSaid(f"{value} does not say where what it counts stands")
        amount = self.speaker.phrase(value, self.voice)
        return self.speaker.turn("equal", noun=counting.what, amount=amount)


def reached(value: Any, path: Iterable[str]) -> Any:
    """The value at the end of a path of fields; None if there is no such field."""
    for field in path:
        value = getattr(value, field, None)
    return value


def value_name(value: Any) -> str:
    """The name of a value in the variants of a pattern."""
    if isinstance(value, bool):
        return str(value).lower()
    if value is None or value in ("", ()):
        return "none"
    if isinstance(value, tuple) and isinstance(value[0], Node):
        return value_name(value[0])
    if type(value) is tuple:
        return str(len(value))
    return type(value).__name__ if isinstance(value, Node) else str(value).replace(" ", "_")
