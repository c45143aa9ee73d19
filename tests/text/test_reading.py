"""What a native reader stumbles over, looked for in all cards and on all buttons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kadath.games import game, playable
from kadath.text.declined import forms_of, names_with_forms
from kadath.text.lexicon import lexicon

TEXT = Path(__file__).parents[2] / "src" / "kadath" / "text" / "ftl"
CONDITION = re.compile(
    r"\b(?:jeśli|gdy|kiedy|zanim|ile|aby|dopóki|po tym, jak|któr\w+)\b[^,]*(?:,|$)", re.IGNORECASE
)
CLASS_NOUNS = {
    "pl": r"(?:obszar(?:u|owi|em|ze)?|miejsc(?:a|u|em)|lokalizacj\w+|świat\w+|potwor\w+|wrog\w+)",
    "uk": r"(?:локаці(?:ї|ю|єю)|місц(?:я|ю|і|ем)|світ\w+|монстр\w+|ворог\w+)",
}
"""What once stood before a name so that the name need not be declined."""


def cards(language: str) -> Iterator[tuple[str, str]]:
    """The text of every component of every game, with its key."""
    for name in playable():
        narrator = game(name).narrator()
        for component in game(name).components():
            yield component.key, narrator.component(component.key, language).get("text", "")


def mixed_moods(text: str) -> Iterator[str]:
    """The Polish sentences that tell the reader to do one thing and that they do another."""
    orders, facts = set(), set()
    for listed in lexicon("pl").data["verbs"].values():
        order, _, _, fact = (form.split(" ")[0] for form in listed.split(", "))
        orders.add(order)
        facts.add(fact)
    both = orders & facts
    # What follows "a następnie, jeśli" or "w przeciwnym razie" is a sentence of its own.
    ends = r"(?<=[.;:!])\s|\s–\s|a następnie, (?=jeśli)|w przeciwnym razie"
    for sentence in re.split(ends, re.sub("„[^”]*”", "", text)):
        words = {word.lower() for word in re.findall(r"\w+", CONDITION.sub("", sentence))} - both
        if words & orders and (words & facts) - {"możesz", "masz"}:
            yield sentence


def test_one_polish_sentence_has_one_mood() -> None:
    assert list(mixed_moods("Jeśli chcesz, strać 1 punkt, a następnie zostajesz zatrzymany."))
    assert {
        key: list(mixed_moods(text)) for key, text in cards("pl") if any(mixed_moods(text))
    } == {}


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_no_noun_stands_before_a_name_that_has_forms(language: str) -> None:
    names = {forms_of(message, language) for message in names_with_forms(language)}
    listed = "|".join(re.escape(str(name)) for name in names)
    dodged = re.compile(rf"\b{CLASS_NOUNS[language]} [„«]?(?:{listed})[”»]?(?!\w)")
    assert dodged.search("potwora „Gug”" if language == "pl" else "монстра «Гуг»")
    assert [key for key, text in cards(language) if dodged.search(text)] == []


def test_ukrainian_buttons_have_infinitives() -> None:
    order = re.compile(r"(?:^|\] )[А-ЯҐЄІЇ][\w’]+(?:йте|іть|ьте)(?:ся)?\b")
    said = []
    for path in sorted(TEXT.joinpath("uk").glob("*.ftl")):
        is_button = False
        for line in path.read_text(encoding="utf-8").splitlines():
            name, is_new, text = line.partition(" = ")
            if is_new:
                is_button = bool(re.search(r"-(?:option|confirm)-", name))
            if is_button and order.search((text if is_new else line).strip()):
                said.append(line)
    assert order.search("Візьміть карту")
    assert said == []


@pytest.mark.parametrize(
    ("language", "twice"),
    [
        ("en", r"\b(this (?:card|enemy|monster))\b[^.;:]{0,30}(?<!of )\1\b"),
        ("pl", r"\bten potwór\b[^.]*, ten potwór"),
    ],
)
def test_what_a_clause_has_just_named_is_a_pronoun(language: str, twice: str) -> None:
    assert {key: text for key, text in cards(language) if re.search(twice, text)} == {}


@pytest.mark.parametrize(
    ("language", "parted"), [("pl", r"\bnawet, jeśli|dopiero, gdy"), ("uk", r"\bнавіть, якщо")]
)
def test_a_conjunction_of_two_words_has_no_comma_within(language: str, parted: str) -> None:
    assert {key: text for key, text in cards(language) if re.search(parted, text)} == {}


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_no_punctuation_meets_another(language: str) -> None:
    assert {
        key: text for key, text in cards(language) if re.search(r",[:;.]|\bthe the\b", text)
    } == {}


@pytest.mark.parametrize(
    ("language", "twice"),
    [
        ("en", r"have (\S+ \w+), (?:and )?[^,]+ have \1"),
        ("pl", r"mają (\S+ do \w+), [^,]+ mają \1"),
    ],
)
def test_the_same_is_said_once_of_several_kinds(language: str, twice: str) -> None:
    assert {key: text for key, text in cards(language) if re.search(twice, text)} == {}


@pytest.mark.parametrize(
    ("stumble", "example"),
    [
        (r"\bwszystkich swoje\b", "Odrzuć wszystkich swoje Sprzymierzeńców."),
        (r"\b(?:obok|oprócz|przeciwko|do|od|dla) (?:go|mu|ją)\b", "obok go"),
        (r"\bjest (?:co najmniej|najwyżej) [234] \w+ów", "jest co najmniej 3 potworów"),
        (r"\b\d \w+y mają\b", "2 Badaczy mają Błogosławieństwo"),
        (r": (?-i:walka|badanie|pertraktacje|rezygnacja)\.", "Wydaj 1 nabój: walka."),
        (
            r"\b(?:przywróć|wylecz|zadaj)\w* \d+ [^.;:,]*\b(?:celowi|temu|wszystkim|dowolnemu)\b",
            "przywróć 1 punkt zdrowia celowi",
        ),
        (r"\baby zapobiec temu\b", "aby zapobiec temu"),
        (r"\b(?:położyć|połóż) [^.;:]* na niej\b", "połóż 1 żeton na niej"),
        (r"\bdodaj[^.;:]* na tor\b", "dodaj 1 żeton zagłady na tor zagłady"),
        (r"\b(?:w|do) obszar\w+ wodn", "w obszarze wodnym"),
        (r"[^.:]: zrób to ", "wybierz cel: zrób to 3 razy: zaatakuj go"),
    ],
)
def test_polish_cards_do_not_stumble(stumble: str, example: str) -> None:
    """What readers of samples found, each as its class."""
    wrong = re.compile(stumble, re.IGNORECASE)
    assert wrong.search(example)
    found = {key: text for key, text in cards("pl") if wrong.search(text)}
    assert {key: text for key, text in found.items() if "efekt: Zrób to" not in text} == {}
