"""Names within sentences are declined, and little words follow the sounds around them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kadath.text.declined import (
    CASES,
    FUNCTIONS,
    Declined,
    declined,
    forms_of,
    listed,
    names_with_forms,
)
from kadath.text.euphony import euphonic
from kadath.text.fluent import messages
from kadath.text.pronouns import with_pronouns
from kadath.text.roles import role

DECLINING = ("pl", "uk")


@pytest.mark.parametrize("language", DECLINING)
def test_every_declined_name_is_that_of_its_message(language: str) -> None:
    for message in names_with_forms(language):
        known = forms_of(message, language)
        assert known is not None
        name = messages(language).format(message)
        assert known.forms["nom"].lower() == name.lower()
        assert set(known.forms) == set(CASES)


@pytest.mark.parametrize("language", DECLINING)
def test_a_name_is_declined_alike_in_every_game(language: str) -> None:
    found: dict[str, dict[str, str]] = {}
    shared = 0
    for message in names_with_forms(language):
        known = forms_of(message, language)
        assert known is not None
        forms = {case: form.lower() for case, form in known.forms.items()}
        shared += forms["nom"] in found
        assert found.setdefault(forms["nom"], forms) == forms, message
    assert shared > 10


def test_both_languages_decline_the_same_names() -> None:
    assert names_with_forms("pl").keys() == names_with_forms("uk").keys()


@pytest.mark.parametrize(
    ("language", "message", "at", "to", "of"),
    [
        ("pl", "final_hour-location-8", "w Laboratorium", "do Laboratorium", "z Laboratorium"),
        ("pl", "lcg-card-attic", "na Strychu", "na Strych", "z Strychu"),
        ("uk", "final_hour-location-6", "у Залі Дербі", "до Зали Дербі", "з Зали Дербі"),
        ("uk", "lcg-card-attic", "на Горищі", "на Горище", "з Горища"),
    ],
)
def test_a_place_brings_its_preposition(
    language: str, message: str, at: str, to: str, of: str
) -> None:
    name = declined(messages(language).format(message), message, language)
    assert isinstance(name, Declined)
    assert [name.form(way) for way in ("at", "to", "from")] == [at, to, of]


def test_a_name_without_forms_follows_a_declined_noun() -> None:
    name = declined("„Wieża”", "lcg-card-from-outside", "pl", "lcg.location")
    assert isinstance(name, Declined)
    assert name.form("at") == "w lokalizacji „Wieża”"
    assert declined("Tower", "lcg-card-from-outside", "en", "lcg.location") == "Tower"


@pytest.mark.parametrize(
    ("language", "name", "told"),
    [
        ("en", "lcg-card-swarm-of-rats", "two Swarms of Rats and the Acolyte"),
        ("en", "lcg-card-goat-spawn", "two Goat Spawn and the Acolyte"),
        ("pl", "lcg-card-swarm-of-rats", "Rój szczurów ×2 i Akolita"),
        ("uk", "lcg-card-swarm-of-rats", "Зграя щурів ×2 і Прислужник"),
    ],
)
def test_two_alike_are_not_told_as_one_and_one(language: str, name: str, told: str) -> None:
    def named(message: str) -> str:
        return declined(messages(language).format(message), message, language)

    several = listed([named(name), named("lcg-card-acolyte"), named(name)], language)
    assert FUNCTIONS["THE" if language == "en" else "NOM"](several) == told


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("дослідник втік", "дослідник утік"),
        ("покажіть всім", "покажіть усім"),
        ("Нікого з шістьох", "Нікого із шістьох"),
        ("Двері у підлозі", "Двері в підлозі"),
        ("обличчя і знають", "обличчя й знають"),
        ("1 рану і 1 жах", "1 рану й 1 жах"),
        ("«коли» й «після»", "«коли» й «після»"),
        ("ворог, у якого", "ворог, у якого"),
        ("зі столу", "зі столу"),
        ("істота іде", "істота йде"),
        ("Бейкер йде", "Бейкер іде"),
        ("втратьте увесь Розум", "втратьте весь Розум"),
        ("ви увійшли до локації", "ви ввійшли до локації"),
        ("ворог ввійшов", "ворог увійшов"),
        ("Восс і Ігнатіуса", "Восс та Ігнатіуса"),
        ("Утопленика із ліхтарем", "Утопленика з ліхтарем"),
        ("Утопленик із ліхтарем", "Утопленик із ліхтарем"),
        ("ворога із зброєю", "ворога зі зброєю"),
    ],
)
def test_ukrainian_follows_the_sounds(before: str, after: str) -> None:
    assert euphonic(before) == after
    assert euphonic(after) == after


def test_the_messages_are_written_as_they_sound() -> None:
    ukrainian = Path(__file__).parents[2] / "src" / "kadath" / "text" / "ftl" / "uk"
    for path in ukrainian.glob("*.ftl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if re.match(r"[a-z][\w-]* = [^{}]+$", line):
                said = line.partition(" = ")[2]
                assert euphonic(said) == said, path.name


def test_the_rules_are_written_as_they_sound() -> None:
    rules = Path(__file__).parents[2] / "src" / "kadath" / "rulebook"
    lines = [
        found[1]
        for path in rules.glob("*/*.toml")
        for found in re.finditer(
            r'^(?:title|text)\.uk = "(.*)"$', path.read_text(encoding="utf-8"), re.MULTILINE
        )
    ]
    assert len(lines) > 1000
    assert [line for line in lines if euphonic(line) != line] == []


FAR_FROM_IT = (
    "Покладіть жетон на цю карту; коли їх 3, приберіть їх, зменште загрозу монстрів на 2, "
    "а потім знищте цю карту"
)


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("pl", "Wyczerp tę kartę i zadaj tej karcie", "Wyczerp tę kartę i zadaj jej"),
        ("pl", "Gdy ten wróg wejdzie: umieść na tym wrogu", "Gdy ten wróg wejdzie: umieść na nim"),
        ("pl", "Dopóki ten wróg żyje, ten wróg atakuje", "Dopóki ten wróg żyje, atakuje"),
        ("pl", "Odrzuć tę kartę. Odrzuć tę kartę.", "Odrzuć tę kartę. Odrzuć tę kartę."),
        ("uk", "Задійте цю карту й скиньте цю карту", "Задійте цю карту й скиньте її"),
        ("uk", "Коли цей ворог є: на цього ворога", "Коли цей ворог є: на нього"),
        ("pl", "Gdy ten wróg, zamiast tego ten wróg stoi", "Gdy ten wróg, zamiast tego stoi"),
        ("uk", "Коли цей ворог, натомість цей ворог іде", "Коли цей ворог, натомість він іде"),
        ("en", "Exhaust this card and discard this card", "Exhaust this card and discard it"),
        (
            "en",
            "When this enemy falls: in this enemy’s place",
            "When this enemy falls: in its place",
        ),
        ("uk", FAR_FROM_IT, FAR_FROM_IT),
        ("en", "Put this card by a copy of this card", "Put this card by a copy of this card"),
    ],
)
def test_the_second_mention_in_a_sentence_is_a_pronoun(language: str, text: str, told: str) -> None:
    assert with_pronouns(text, language) == told


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_no_name_needs_a_comma_after_it(language: str) -> None:
    """A clause within a name would have to be closed wherever a sentence goes on."""
    assert [name for name, forms in names_with_forms(language).items() if "," in forms] == []


@pytest.mark.parametrize(
    ("name", "said"),
    [("lcg-card-daisy-walker", "дослідниця"), ("lcg-card-roland-banks", "дослідник")],
)
def test_a_woman_has_the_role_of_a_woman(name: str, said: str) -> None:
    assert role("lcg-kind-investigator", name, "uk") == said
    assert role("lcg-kind-investigator", name, "en") == "investigator"
