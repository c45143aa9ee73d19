"""The grammar of each language: numbers, agreement, and how adjacent words affect each other."""

from __future__ import annotations

import re
from typing import ClassVar

from .brackets import OPEN, bracket, merged
from .declined import with_prepositions
from .euphony import euphonic
from .languages import BRACKETS
from .pattern import CLAUSE_END, LABEL_END
from .phrase import Counted, Inflected

OR = r"(?:\]\])? (?:\[\[)?(?:or|lub|albo|або|чи)\b"
"""A word before which no clause ends, with or without the marks of the bracket locale."""


class Grammar:
    """The grammar of one language; the lexicon has its words."""

    cases: ClassVar[tuple[str, ...]] = ("nom", "gen", "dat", "acc", "ins", "loc")
    """The cases in the order of the lexicon; the first is for a phrase that nothing governs."""
    that: ClassVar[str]
    """The demonstrative for later mentions of a bound name."""
    each: ClassVar[str]
    """The word for each of a kind of thing."""
    all: ClassVar[str] = "all"
    """The word for all of a kind of thing."""
    you: ClassVar[str] = ""
    """The pronoun before an indicative verb about the reader, if the verb form needs one."""
    anyone: ClassVar[str] = ""
    """The gender of a person of whom nothing is known."""
    done: ClassVar[tuple[str, ...]] = ()
    """The columns of the lexicon's table `done`: by person, and by gender in the singular."""
    button: ClassVar[str] = "imp"
    """The mood of the text on a button."""
    THEN_IF: ClassVar[str]
    """A word before a condition that needs a comma after it."""

    def say(self, text: str) -> str:
        """Pass on one composed piece of text; the bracket locale marks it here."""
        return text

    def category(self, number: int) -> str:
        """The plural category of a number: one, few or many."""
        raise NotImplementedError

    def numbered(self, number: int, what: Inflected, case: str) -> str:
        """What is counted, in the form that the number and the case require."""
        raise NotImplementedError

    def person(self, number: int, what: Inflected) -> str:
        """The verb form after a number of something: s3 or p3."""
        return "s3" if number == 1 else "p3"

    def counted(self, number: int, what: Inflected) -> Counted:
        """A number of something, with the number before it."""
        return Counted(number, what, self._counted, self.person(number, what))

    def _counted(self, number: int, what: Inflected, case: str) -> str:
        return f"{self.say(str(number))} {self.numbered(number, what, case)}"

    def signed(self, number: int) -> str:
        """A number with its sign."""
        return self.say(f"{'−' if number < 0 else '+'}{abs(number)}")

    def indefinite(self, what: Inflected) -> Inflected:
        """A thing at its first mention."""
        return what

    def plain(self, what: Inflected) -> str:
        """The text of a phrase if a pattern asks for no form."""
        return self.indefinite(what).form(self.cases[0])

    def smooth(self, text: str) -> str:
        """Fix punctuation, spaces and euphony, once a text is complete."""
        text = re.sub(rf"{CLAUSE_END}+(?= *(?:[,.;:)\n]|$)|{OR})", "", text)
        text = re.sub(f"{CLAUSE_END}+", ",", text)
        text = re.sub(r",(?=:)", "", text)
        text = re.sub(rf" *{LABEL_END} *", " – ", text)
        text = re.sub(r" +(?=[,;:\n]|\.(?!\d)|$)", "", text)
        text = re.sub(r"(^|\n| ) +", r"\1", text)
        return self.euphonic(re.sub(self.THEN_IF, r"\1, ", text))

    def euphonic(self, text: str) -> str:
        """Choose between short words by the adjacent sounds, and fix the final punctuation."""
        return text


class English(Grammar):
    """English: a noun has two forms, and an article unless there is another determiner."""

    cases = ("n",)
    that = "that"
    each = "each"
    THEN_IF = r"\b([Tt]hen|and) (?=if\b)"
    DETERMINERS = re.compile(
        r"(all|an?|another|any|each|every|no|that|the|their|these|this|those|your|\d+)\b"
    )

    def category(self, number: int) -> str:
        return "one" if number == 1 else "many"

    def numbered(self, number: int, what: Inflected, case: str) -> str:
        return what.form("n", "sg" if number == 1 else "pl")

    def indefinite(self, what: Inflected) -> Inflected:
        return what.indefinite(self._article)

    def euphonic(self, text: str) -> str:
        """A title with ! or ? at the end of a sentence needs no full stop after it."""
        return re.sub(r"([!?]”)\.(?=\s|$)", r"\1", text)

    def _article(self, text: str) -> str:
        word = text.lstrip(OPEN).lower()
        if self.DETERMINERS.match(word):
            return ""
        if re.match(r"other\b", word):
            return self.say("an")
        sounds_like_you = re.match(r"uni(?!n)|one\b|us[ei]|eu", word)
        vowel = re.match(r"[aeiou]|hour|honest", word) and not sounds_like_you
        return f"{self.say('an' if vowel else 'a')} "


class Bracketed(English):
    """English in brackets."""

    def say(self, text: str) -> str:
        return bracket(text)

    def smooth(self, text: str) -> str:
        return super().smooth(merged(text))


class Polish(Grammar):
    """Polish: 1 obrażenie, 2 obrażenia, 5 obrażeń, 21 obrażeń, 22 obrażenia."""

    that = "ten"
    each = "każdy"
    all = "wszystkie"
    anyone = "m1"
    done = ("you", "s3", "p3")
    THEN_IF = r"\b((?!(?:[Aa]|[Ii]|albo|dopiero|lub|nawet|oraz|tylko|że)\b)\w+) (?=jeśli\b)"
    CONSONANT = "[bcćdfghjklłmnńprsśtwzźż]"

    def category(self, number: int) -> str:
        if number == 1:
            return "one"
        return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"

    def numbered(self, number: int, what: Inflected, case: str) -> str:
        category = self.category(number)
        if category == "one":
            return what.form(case, "sg")
        # Persons take the genitive plural: "2 badaczy" (dwóch badaczy), never "2 badacze".
        if case in ("nom", "acc") and (category == "many" or what.traits.gender == "m1"):
            return what.form("gen", "pl")
        return what.form(case, "pl")

    def person(self, number: int, what: Inflected) -> str:
        plural = self.category(number) == "few" and what.traits.gender != "m1"
        return "p3" if plural else "s3"

    def smooth(self, text: str) -> str:
        text = super().smooth(with_prepositions(text, "pl"))
        return re.sub(r" i (?=jeśli\b)", ", a ", text)

    def euphonic(self, text: str) -> str:
        """w or we, z or ze; a closing quotation mark goes before the full stop."""
        text = re.sub(r"\.”(?=\s|$)", "”.", text)
        text = re.sub(rf"\b([Ww]) (?=[„(]*[wfWF]{self.CONSONANT})", r"\1e ", text)
        # Sh and Zh are one sound, as sz is.
        hissing = "[sS][hz]|[zZ]h|[sSzZ](?![hz])|[śźżŚŹŻ]|[wW]s"
        return re.sub(rf"\b([Zz]) (?=[„(]*(?:{hissing}){self.CONSONANT})", r"\1e ", text)


class Ukrainian(Grammar):
    """Ukrainian: 1 рана, 2 рани, 5 ран, 21 рана, 22 рани."""

    that = "той"
    each = "кожен"
    all = "усі"
    anyone = "ma"
    you = "ви "
    done = ("you", "m", "f", "n", "p3")
    button = "inf"
    THEN_IF = r"\b((?!(?:[Аа]|[ІіЙй]|або|навіть|та|тільки|що)\b)\w+) (?=якщо\b)"

    def category(self, number: int) -> str:
        last, tens = number % 10, number % 100
        if last == 1 and tens != 11:
            return "one"
        return "few" if last in (2, 3, 4) and tens not in (12, 13, 14) else "many"

    def numbered(self, number: int, what: Inflected, case: str) -> str:
        category = self.category(number)
        if category == "one":
            return what.form(case, "sg")
        if case not in ("nom", "acc"):
            return what.form(case, "pl")
        if category == "many" or (case == "acc" and what.traits.gender.endswith("a")):
            return what.form("gen", "pl")
        return what.form("nom", "few")

    def smooth(self, text: str) -> str:
        text = re.sub(
            r" (?:і|та) (?=якщо\b)", ", а ", super().smooth(with_prepositions(text, "uk"))
        )
        # A second verb about the reader does not repeat ви.
        same = r"\b([Вв]и\b(?:\([^()]*\)|(?! є )[^.;:,–])*) (й|і|та) ви (?=\w)"
        text = re.sub(same, r"\1 \2 ", text)
        return re.sub(r"\b([Вв]и\b[^.;:–]*), а ви (?=\w)", r"\1 та ", text)

    def euphonic(self, text: str) -> str:
        """у or в, і or й, з, із or зі, and the words that begin with у or в.

        A closing quotation mark goes before the full stop.
        """
        return euphonic(re.sub(r"\.»(?=\s|$)", "».", text))


GRAMMARS: dict[str, Grammar] = {
    "en": English(),
    "pl": Polish(),
    "uk": Ukrainian(),
    BRACKETS: Bracketed(),
}
