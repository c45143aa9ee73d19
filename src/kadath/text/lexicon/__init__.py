"""The lexicon: the words of each language with all their forms, and the terms of each game.

`<language>.toml` has nouns, adjectives and verbs by their dictionary form. `terms/<game>.toml` has
the vocabulary of a game; each term is a small pattern of such words in each language: `[karta]
pierwszeństwa`, `[zielony] [strefa]`. A missing word or form raises `NotSaid`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from kadath.folders import folders

from ..declined import CASES, forms_of, where, with_the
from ..errors import NotSaid
from ..fluent import messages
from ..grammar import GRAMMARS
from ..languages import BRACKETS
from ..pattern import Word, parse
from ..phrase import Adjective, Fixed, Inflected, Name, Noun, Phrase, Traits
from ..voice import Voice

HERE = Path(__file__).parent


def _with_a_capital(form: str) -> str:
    # The first letter is not the first character if the form is in brackets.
    return re.sub(r"\w", lambda letter: letter[0].upper(), form, count=1)


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def terms(game: str) -> dict[str, dict[str, Any]]:
    """The terms of a game: for each key a pattern in each language."""
    for folder in folders("text", "lexicon", "terms"):
        if (path := folder / f"{game}.toml").exists():
            return _read(path)
    return {}


@cache
def games() -> tuple[str, ...]:
    """The namespaces of the terms."""
    found = (folder.glob("*.toml") for folder in folders("text", "lexicon", "terms"))
    return tuple(sorted(path.stem for paths in found for path in paths))


class Lexicon:
    """The words of one language; get it with `lexicon`."""

    def __init__(self, language: str) -> None:
        self.language = "en" if language == BRACKETS else language
        self.grammar = GRAMMARS[language]
        self.data = _read(HERE / f"{self.language}.toml")
        self._words: dict[str, Inflected | Adjective] = {}

    def word(self, key: str) -> Inflected | Adjective:
        """A term (`game.key`), a noun or an adjective."""
        found = self._words.get(key)
        if found is None:
            if "." in key:
                found = self._term(key)
            elif key in self.data["nouns"]:
                found = self._noun(key, self.data["nouns"][key])
            elif key in self.data["adjectives"]:
                found = self._adjective(key, self.data["adjectives"][key])
            elif (lower := key[:1].lower() + key[1:]) != key:
                found = self._capitalised(self.word(lower))
            else:
                raise NotSaid(f"the lexicon has no {self.language} word {key!r}")
            self._words[key] = found
        return found

    def noun(self, key: str) -> Inflected:
        """A term or a noun."""
        found = self.word(key)
        if isinstance(found, Adjective):
            raise NotSaid(f"{key!r} is an adjective, expected a noun")
        return found

    def verb(self, key: str, form: str) -> str:
        """A verb as imp, inf, ind (as "you" do it), s3 or p3."""
        listed = self.data["verbs"].get(key)
        if listed is None:
            raise NotSaid(f"the lexicon has no {self.language} verb {key!r}")
        forms = dict(zip(("imp", "s3", "p3", "ind"), listed.split(", "), strict=False))
        forms.setdefault("inf", key)
        if form not in forms:
            raise NotSaid(f"the verb {key!r} has no form {form}")
        return self.grammar.say(forms[form])

    def told(self, key: str, voice: Voice) -> str:
        """A verb in the person and mood of a clause."""
        helper = self.data["auxiliaries"].get(voice.mood)
        if helper is not None:
            return f"{self.grammar.say(self._column(helper, voice))} {self.verb(key, 'inf')}"
        if voice.mood == "done" and self.grammar.done:
            listed = self.data["done"].get(key)
            if listed is None:
                raise NotSaid(f"the verb {key!r} has no form done")
            forms = dict(zip(self.grammar.done, listed.split(", "), strict=True))
            return self.grammar.say(self._column(forms, voice))
        pronoun = self.grammar.you if voice.form() == "ind" else ""
        return self.grammar.say(pronoun) + self.verb(key, voice.form())

    def name(self, message: str, noun: str = "") -> Inflected:
        """A name from the interface's messages; the prefix "the" adds the article that some need.

        With the prefix "where", an English place gets its preposition, too.

        If the language declines names, one that has no forms follows the given `noun`.
        """
        key = message.removeprefix("the ").removeprefix("where ")
        message_id = key.lower().replace(" ", "-")
        text = messages(self.language).format(message_id)
        if key != message and "names_with_the" in self.data:
            if message.startswith("where "):
                text = where(text, self.data)
            else:
                text = with_the(text, self.data["names_with_the"])
        known = forms_of(message_id, self.language)
        if known is not None:
            plural = "pl" if known.gender == "pl" else ""
            traits = Traits(known.gender, plural, "p3" if plural else "s3")
            return Name(text, {case: known.marked(case) for case in CASES}, traits)
        name = Name(self.grammar.say(text))
        if not noun:
            return name
        before, after = self.turn("quoted").split("{it}")
        return Phrase((self.noun(noun), f" {before}", name, after))

    def _column(self, forms: Mapping[str, str], voice: Voice) -> str:
        for column in voice.columns():
            if column in forms:
                return forms[column]
        raise NotSaid(f"no form for {voice} in {dict(forms)}")

    def join(self, name: str, count: int) -> tuple[str, str, str]:
        """The text before a list of `count` things, between them, and before the last.

        English has a comma before the last of three or more.
        """
        first, between, last, *of_many = self.data["joins"][name]
        return first, between, of_many[0] if of_many and count > 2 else last

    def turn(self, name: str) -> str:
        """One of the language's own patterns, such as for "then"."""
        return str(self.data["turns"][name])

    def _capitalised(self, word: Inflected | Adjective) -> Noun | Adjective:
        """A word with a capital in every form, for games that capitalise their terms."""
        if not isinstance(word, Noun | Adjective):
            raise NotSaid("only single words can be capitalised")
        return replace(
            word, forms={which: _with_a_capital(form) for which, form in word.forms.items()}
        )

    def _term(self, key: str) -> Phrase:
        game, _, name = key.partition(".")
        try:
            pattern: str = terms(game)[name][self.language]
        except KeyError:
            raise NotSaid(f"the lexicon has no {self.language} term {key!r}") from None
        parts: list[str | Adjective | Inflected] = []
        for part in parse(pattern):
            if isinstance(part, str):
                parts.append(self.grammar.say(part))
            elif isinstance(part, Word):
                parts.append(self._inside(part))
            else:
                raise NotSaid(f"the term {key!r} may contain only words: {pattern!r}")
        return Phrase(tuple(parts), is_term=True)

    def _inside(self, part: Word) -> str | Adjective | Inflected:
        word = self.word(part.key)
        if isinstance(word, Adjective):
            return word
        if part.case:
            return word.form(part.case, part.number or "sg")
        return Fixed(word, part.number) if part.number else word

    def _noun(self, key: str, entry: Any) -> Noun:
        say, cases = self.grammar.say, self.grammar.cases
        if isinstance(entry, str):  # English: the plural
            return Noun(key, {("n", "sg"): say(key), ("n", "pl"): say(entry)}, Traits())
        forms = {
            (case, number): say(form)
            for number in ("sg", "pl", "few")
            if number in entry
            for case, form in zip(cases, entry[number].split(), strict=False)
        }
        person = entry.get("person", "s3" if "sg" in entry else "p3")
        return Noun(key, forms, Traits(entry["gender"], "" if "sg" in entry else "pl", person))

    def _adjective(self, key: str, entry: Any) -> Adjective:
        say, cases = self.grammar.say, self.grammar.cases
        if isinstance(entry, str):  # English: the plural
            return Adjective(key, {("n", ""): say(key), ("n", "pl"): say(entry)})
        forms = {}
        for columns, endings in self.data["declensions"][entry["like"]].items():
            for case, ending in zip(cases, endings.split(), strict=True):
                # A Polish adjective changes its stem before the virile -i: "drugi", "drudzy".
                stemmed = entry["stem"] + ending.strip("-")
                form = entry.get("virile") if ending == "*" else stemmed
                if form is not None:
                    forms.update({(case, column): form for column in columns.split()})
        return Adjective(key, forms)


@cache
def lexicon(language: str) -> Lexicon:
    """The lexicon of a language, read on first use."""
    return Lexicon(language)
