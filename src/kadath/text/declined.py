"""Names within sentences: one text, and the forms that Polish and Ukrainian need.

`lexicon/names/<game>.toml` has the forms of the names that are declined. A message asks for one
with a function: `{ GEN($who) }`, `{ AT($place) }`. A name without forms, such as one of a loaded
set, follows a noun that is declined, in quotation marks.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from kadath.folders import folders

from .errors import NotSaid

CASES = ("nom", "gen", "dat", "acc", "ins", "loc")
PLACES: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "pl": {"at": ("w", "loc"), "to": ("do", "gen"), "from": ("z", "gen")},
    "uk": {"at": ("у", "loc"), "to": ("до", "gen"), "from": ("з", "gen")},
}
"""The prepositions for being at, going to and coming from a place, each with its case."""
PLACES_ON: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "pl": {"at": ("na", "loc"), "to": ("na", "acc"), "from": ("z", "gen")},
    "uk": {"at": ("на", "loc"), "to": ("на", "acc"), "from": ("з", "gen")},
}
"""The same for places that take "on" instead of "in": a courtyard, a square."""


ON = "\x1c"
"""Marks the two forms of a place that takes "on", until its preposition is known."""


class Declined(str):
    """A name as shown in a sentence, with its other forms, its gender and its language."""

    forms: Mapping[str, str]
    gender: str
    language: str
    on: bool

    @classmethod
    def of(
        cls, text: str, forms: Mapping[str, str], gender: str, language: str, *, on: bool = False
    ) -> Declined:
        """A name that is shown as `text` and declined by these forms."""
        name = cls(text)
        name.forms, name.gender, name.language, name.on = forms, gender, language, on
        return name

    def each(self, change: Callable[[str], str]) -> Declined:
        """The same name, with a function applied to each of its forms."""
        forms = {case: change(form) for case, form in self.forms.items()}
        return Declined.of(change(self), forms, self.gender, self.language, on=self.on)

    def marked(self, case: str) -> str:
        """The name in a case, for a pattern; a place that takes "on" replaces the preposition."""
        if not self.on or case not in ("gen", "loc"):
            return self.forms[case]
        instead = self.forms["acc" if case == "gen" else case]
        return f"{ON}{self.forms[case]}{ON}{instead}{ON}"

    def form(self, case: str) -> str:
        """The name in a case, or with the preposition of a place (`at`, `to`, `from`)."""
        if case in CASES:
            return self.forms[case]
        preposition, governed = (PLACES_ON if self.on else PLACES)[self.language][case]
        return f"{preposition} {self.forms[governed]}"


class Called(str):
    """An English card title in quotation marks, with the name for use as a character.

    A player plays “Beat Cop”, and the Beat Cop takes 1 damage.
    """

    name: str

    @classmethod
    def of(cls, title: str, name: str) -> Called:
        """A card title, and the name of its character."""
        called = cls(title)
        called.name = name
        return called


class Listed(str):
    """Several joined names in a language without cases; each may still need its article."""

    names: Sequence[str]


def with_prepositions(text: str, language: str) -> str:
    """A composed text with the right preposition before each place that takes "on": na, not w."""
    if ON not in text:
        return text
    inside, towards = ("we?", "do") if language == "pl" else ("[ув]", "до")
    on = PLACES_ON[language]["at"][0]

    def placed(found: re.Match[str]) -> str:
        before, plain, instead = found[1] or "", found[2], found[3]
        if not before:
            return plain
        return f"{on.capitalize() if before[0].isupper() else on} {instead}"

    where = rf"(?:\b((?i:{inside}|{towards})) )?{ON}([^{ON}]*){ON}([^{ON}]*){ON}"
    return re.sub(where, placed, text)


@cache
def _entries(language: str) -> dict[str, str]:
    """The lexicon's entries for names, by message id."""
    entries: dict[str, str] = {}
    for folder in folders("text", "lexicon", "names"):
        for path in sorted(folder.glob("*.toml")):
            names = tomllib.loads(path.read_text(encoding="utf-8")).get(language, {})
            entries |= {f"{path.stem}-{key}": entry for key, entry in names.items()}
    return entries


@cache
def forms_of(message: str, language: str) -> Declined | None:
    """The forms of a name by its message, without the name itself; None where it has none.

    An entry gives the gender, `on` for a place that one is on, and the six cases.
    """
    entry = _entries(language).get(message)
    if entry is None:
        return None
    traits, _, listed = entry.partition(": ")
    gender, *on = traits.split()
    forms = [form.strip() for form in listed.split(" | ")]
    if len(forms) == 1:  # never declined
        forms *= len(CASES)
    if len(forms) != len(CASES):
        raise NotSaid(f"the name {message!r} has {len(forms)} forms in {language}")
    return Declined.of(
        forms[0], dict(zip(CASES, forms, strict=True)), gender, language, on=bool(on)
    )


def names_with_forms(language: str) -> Mapping[str, str]:
    """The messages whose names have forms, with their entries."""
    return _entries(language)


def about_reader(message: str, language: str) -> dict[str, str]:
    """What patterns know of a reader with this name: `~reader` is "f" for a woman."""
    known = forms_of(message, language)
    return {"reader": "f"} if known is not None and known.gender.startswith("f") else {}


@cache
def declined(shown: str, message: str, language: str, noun: str = "") -> str:
    """The name in a message as shown in a sentence, with its forms if the language needs any.

    `noun` is the term to put before a name that has no forms.
    """
    if language not in PLACES:
        return shown
    known = forms_of(message, language)
    if known is not None:
        return Declined.of(shown, known.forms, known.gender, language, on=known.on)
    return _after_a_noun(shown, noun, language) if noun else shown


SAME_IN_THE_PLURAL = ("Byakhee", "Mi-Go", "Spawn", "Young")
NUMERALS = ("two", "three", "four", "five", "six", "seven", "eight", "nine")


def times(name: str, count: int, language: str) -> str:
    """A name with a count: two Swarms of Rats, Rój szczurów ×2."""
    if count == 1:
        return name
    if isinstance(name, Declined):
        return name.each(lambda form: f"{form} ×{count}")
    if language != "en" or name.startswith("“") or count > len(NUMERALS) + 1:
        return f"{name} ×{count}"
    kind, of, whose = name.removeprefix("The ").partition(" of ")
    plural = kind if kind.endswith(SAME_IN_THE_PLURAL) else f"{kind}s"
    return f"{NUMERALS[count - 2]} {plural}{of}{whose}"


def listed(names: Sequence[str], language: str) -> str:
    """Several names joined into one, in every case; equal names are counted."""
    from .lexicon import lexicon  # reads messages itself

    alike = {str(name): name for name in names}
    count = Counter(map(str, names))
    names = [times(name, count[shown], language) for shown, name in alike.items()]
    _, between, last = lexicon(language).join("and", len(names))

    def joined(texts: list[str]) -> str:
        return last.join([between.join(texts[:-1]), texts[-1]]) if len(texts) > 1 else texts[0]

    if not names:
        return ""
    shown = joined([str(name) for name in names])
    declined = [name for name in names if isinstance(name, Declined)]
    if len(declined) < len(names):
        several = Listed(shown)
        several.names = names
        return several
    forms = {case: joined([name.forms[case] for name in declined]) for case in CASES}
    return Declined.of(shown, forms, "pl", language)


def _after_a_noun(shown: str, noun: str, language: str) -> Declined:
    from .lexicon import lexicon  # reads messages itself

    words = lexicon(language)
    what = words.noun(noun)
    quoted = shown if shown[:1] in "„«" else words.turn("quoted").replace("{it}", shown)
    forms = {case: f"{what.form(case)} {quoted}" for case in CASES}
    return Declined.of(shown, forms, what.traits.gender, language)


def _asks_for(case: str) -> Callable[[Any], Any]:
    def form(name: Any) -> Any:
        return name.form(case) if isinstance(name, Declined) else name

    return form


def _gender(name: Any) -> str:
    """f, n, m, or pl for what is always plural; m if unknown."""
    gender = name.gender if isinstance(name, Declined) else "m"
    return gender if gender == "pl" else gender[:1]


def with_the(name: str, titles: Sequence[str]) -> str:
    """An English name within a sentence, with the article that some names need."""
    if name.startswith("The "):
        return f"the {name[4:]}"
    return f"the {name}" if _title(name) in titles else name


def where(name: str, words: Mapping[str, Sequence[str]]) -> str:
    """An English place with its preposition: in the Woods, on the Unvisited Isle."""
    title = _title(name)
    preposition = next((one for one in ("in", "on") if title in words[f"places_{one}"]), "at")
    return f"{preposition} {with_the(name, words['names_with_the'])}"


def _title(name: str) -> str:
    """A name without the parentheses after it."""
    return re.sub(r" \([^)]*\)$", "", name)


def _the(name: Any) -> str:
    """An English name, or several, with the article that some need within a sentence."""
    from .lexicon import lexicon  # reads messages itself

    if isinstance(name, Listed):
        return listed([_the(one) for one in name.names], "en")
    called = name.name if isinstance(name, Called) else str(name)
    return with_the(called, lexicon("en").data["names_with_the"])


def _where(name: Any) -> str:
    """An English place with its preposition and article."""
    from .lexicon import lexicon  # reads messages itself

    return where(str(name), lexicon("en").data)


FUNCTIONS: Mapping[str, Callable[[Any], Any]] = {
    **{case.upper(): _asks_for(case) for case in (*CASES, "at", "to", "from")},
    "GENDER": _gender,
    "THE": _the,
    "WHERE": _where,
}
"""The functions that messages may apply to names."""
