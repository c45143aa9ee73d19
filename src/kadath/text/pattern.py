"""The little language of patterns, read into parts.

{field}                     the field: a number, a phrase, or the clause of an effect
{field:gen} {field:acc.pl}  a phrase in a case, in a number
{field:acc game.noun}       a number with a noun of the lexicon; in a key, `$other` or `$(other)` is
                            the value of another field; instead of a key, `other` is the phrase of
                            another field, and `@` is what the whole amount counts
{2:acc game.noun}           a number that the pattern itself gives, with a noun
{field:signed ...}          the same with + or − before the number, with or without a noun
{field:change game.noun}    by how much a value rises or falls, as the lexicon's `turns` say it
{field:negated @}           what the whole amount counts, with the other sign
{field:*}                   the noun of a phrase: it takes the case and number asked of the whole
{field:each ...}            each of them, if the phrase is of a kind of thing
{field:all ...}             all of them, if the phrase is of a kind of thing
{field:and} {field:loc or}  several, joined as the lexicon's `joins` say
{field:gen or game.*}       several words of the lexicon, by their keys
{field:one}                 clauses to choose from; what they share is said once
{field:facts}               clauses that all hold; a shared beginning before a number is said once
{field:series}              clauses in a row of which the last comes after it; the same grouping
{field:* or}                several, each in the case asked of the whole; "each" makes it "and"
{field:inf} {field:ind}     an effect with its verbs in the infinitive, or as a statement
{field:imp}                 as an instruction to the reader, whatever the rest of the text is
{field:done} {field:would}  as what was done, what would happen, or what cannot happen
{field:cannot}
{field:sentences}           an effect as sentences of its own
{field:open}                an effect whose first sentence goes on from here; others follow it
{field!} {field!each}       the subject: silent where it is the reader of the card
{field!game.noun}           the subject, or an unknown one of these where the field is empty
{!s3} {!s3.m}               the text before this is the subject, of that person (s3 or p3) and
                            gender
{field? none=|2=twice|...}  the text of the first value that fits, or the one without a value;
                            several values have commas between them; a value is a number, a word,
                            none, true, false, a class of node, or how many a field of several has
                            (its class is that of its first node); `own` is an effect with its own
                            subject, `direct` one that itself mentions a name for the first time;
                            the field `@` is the subject's person: you, s3 or p3, and none within
                            the subject itself; `@mood` is the mood of the clause
field.other                 wherever a field may stand: a field of the node that is in a field
~word                       wherever a field may stand: a word that the whole text was given, or
                            that a node before gave to what follows; none where there is none
[word] [word:gen.pl]        a word of the lexicon; without a case it takes the phrase's own
[word:loc field]            an adjective that agrees with a field, or with a noun of the lexicon
[=message] [=the message]   a name from the interface's messages, perhaps with the article it has in
                            a sentence; declined if the lexicon has its forms
[=where message]            an English place with its preposition: in the Woods
[=message:gen game.noun]    the same in a case, after the noun if it has no forms
<verb> <verb:inf>           a verb, in the person and mood of the clause or in a form of its own
//                          the end of a sentence (a semicolon inside another sentence)
{,}                         the comma after a clause, left out where other punctuation follows
{-}                         the dash after a label; what follows begins with a capital
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from .errors import NotSaid

CASES = frozenset(("nom", "gen", "dat", "acc", "ins", "loc", "n", "*"))
NUMBERS = frozenset(("sg", "pl"))
MOODS = frozenset(("inf", "imp", "ind", "done", "would", "cannot", "sentences", "open"))
WAYS = frozenset(("signed", "change", "negated"))
JOINS = frozenset(("then", "and", "or", "either", "one", "facts", "list", "series", "bullets"))


@dataclass(frozen=True, slots=True)
class Field:
    """A field, and the form in which to render it."""

    name: str
    case: str = ""
    number: str = ""
    of: str = ""
    join: str = ""
    mood: str = ""
    way: str = ""
    each: bool = False
    all: bool = False


@dataclass(frozen=True, slots=True)
class Subject:
    """The field that is the subject of the verbs, or just the person of the text before it."""

    name: str
    person: str = ""
    gender: str = ""
    each: bool = False
    default: str = ""


@dataclass(frozen=True, slots=True)
class Variants:
    """A choice of text by the value of a field; a text without values is the default."""

    name: str
    texts: tuple[tuple[tuple[str, ...], Parts], ...]


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the lexicon."""

    key: str
    case: str = ""
    number: str = ""
    agrees: str = ""


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb of the lexicon, optionally in a given form."""

    key: str
    form: str = ""


Part = str | Field | Subject | Variants | Word | Verb
Parts = tuple[Part, ...]
KEY_FIELD = re.compile(r"\$(?:\(([~\w.]+)\)|(~?\w+))")
"""A field's value inside a key of the lexicon."""
BREAK = "\x1e"
"""The parsed form of `//`."""
CLAUSE_END = "\x1f"
"""The parsed form of `{,}`."""
LABEL_END = "\x1d"
"""The parsed form of `{-}`."""
MARKS = {"{,}": CLAUSE_END, "{-}": LABEL_END}


@cache
def parse(pattern: str) -> Parts:
    """Parse a pattern; raises `NotSaid` with the place if it is malformed."""
    reader = _Reader(pattern)
    parts = reader.parts("")
    if reader.at < len(pattern):
        raise reader.error("unexpected closing bracket")
    return parts


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def error(self, problem: str) -> NotSaid:
        return NotSaid(f"{problem} at {self.text[self.at :][:20]!r} in the pattern {self.text!r}")

    def take(self, regex: str) -> str:
        found = re.compile(regex).match(self.text, self.at)
        if found is None:
            raise self.error(f"expected {regex}")
        self.at = found.end()
        return found[found.lastindex or 0]

    def parts(self, stops: str) -> Parts:
        read: list[Part] = []
        while self.at < len(self.text) and self.text[self.at] not in stops:
            char = self.text[self.at]
            if (mark := self.text[self.at : self.at + 3]) in MARKS:
                self.at += 3
                read.append(MARKS[mark])
            elif char == "{":
                read.append(self.field())
            elif char == "[":
                read.append(self.word())
            elif char == "<":
                verb, _, form = self.take(r"<([^<>]+)>").partition(":")
                read.append(Verb(verb, form))
            elif self.text.startswith("//", self.at):
                self.take(r"// *")
                read.append(BREAK)
            elif char in "]}>":
                break
            else:
                read.append(self.take(rf"(?:(?!//)[^{{}}\[\]<>{re.escape(stops)}])+"))
        return tuple(read)

    def word(self) -> Word:
        key, _, spec = self.take(r"\[([^\[\]]+)\]").partition(":")
        form, _, agrees = spec.partition(" ")
        case, number = self.form(form) if form else ("", "")
        return Word(key, case, number, agrees)

    def form(self, token: str) -> tuple[str, str]:
        case, _, number = token.partition(".")
        if case in NUMBERS and not number:
            return "", case
        if case not in CASES or (number and number not in NUMBERS):
            raise self.error(f"{token!r} is not a form")
        return case, number

    def field(self) -> Field | Subject | Variants:
        if self.text.startswith("{!", self.at):
            person, _, gender = self.take(r"\{!((?:s3|p3)(?:\.\w+)?)\}").partition(".")
            return Subject("", person, gender)
        name = self.take(r"\{([@~\w.]+)")
        sign = self.take(r"[}!:?]")
        if sign == "}":
            return Field(name)
        if sign == "!":
            default = self.take(r"([\w.]*)\}")
            each = default == "each"
            return Subject(name, each=each, default="" if each else default)
        if sign == ":":
            return self.form_of(name, self.take(r"([^{}]+)\}"))
        texts = []
        while sign != "}":
            values = self.take(r" *([\w,-]+)=") if self.at_values() else ""
            texts.append((tuple(filter(None, values.split(","))), self.parts("|}")))
            sign = self.take(r"[|}]")
        return Variants(name, tuple(texts))

    def at_values(self) -> bool:
        return re.compile(r" *[\w,-]+=").match(self.text, self.at) is not None

    def form_of(self, name: str, spec: str) -> Field:
        case = number = of = join = mood = way = ""
        each = every = False
        for token in spec.split():
            if token == "each":
                each = True
            elif token == "all":
                every = True
            elif token in WAYS:
                way = token
            elif token in JOINS:
                join = token
            elif token in MOODS:
                mood = token
            elif re.split(r"\.", token)[0] in CASES | NUMBERS:
                case, number = self.form(token)
            else:
                of = token
        return Field(name, case, number, of, join, mood, way, each, every)


def walk(parts: Parts) -> Iterator[Part]:
    """Every part of a pattern, including those inside variants."""
    for part in parts:
        yield part
        if isinstance(part, Variants):
            for _, inner in part.texts:
                yield from walk(inner)
