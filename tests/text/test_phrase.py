"""Forms by number and case, and what agrees with them."""

from __future__ import annotations

import pytest
from tests.text.toys import AllOf, EachOther, Here, Monsters, PathAndNearby, Some, Zone

from kadath.text.errors import NotSaid
from kadath.text.lexicon import lexicon
from kadath.text.render import counted, phrase, term


@pytest.mark.parametrize(
    ("language", "number", "said"),
    [
        ("en", 0, "0 damage"),
        ("pl", 0, "0 obrażeń"),
        ("pl", 1, "1 obrażenie"),
        ("pl", 2, "2 obrażenia"),
        ("pl", 5, "5 obrażeń"),
        ("pl", 12, "12 obrażeń"),
        ("pl", 21, "21 obrażeń"),
        ("pl", 22, "22 obrażenia"),
        ("pl", 112, "112 obrażeń"),
        ("uk", 0, "0 ран"),
        ("uk", 1, "1 рана"),
        ("uk", 2, "2 рани"),
        ("uk", 5, "5 ран"),
        ("uk", 11, "11 ран"),
        ("uk", 12, "12 ран"),
        ("uk", 21, "21 рана"),
        ("uk", 22, "22 рани"),
        ("uk", 112, "112 ран"),
    ],
)
def test_a_number_chooses_the_form_of_its_noun(language: str, number: int, said: str) -> None:
    assert counted(number, "lcg.damage", language) == said


@pytest.mark.parametrize(
    ("language", "case", "one", "two", "five"),
    [
        ("pl", "gen", "1 ruchu", "2 ruchów", "5 ruchów"),
        ("pl", "ins", "1 ruchem", "2 ruchami", "5 ruchami"),
        ("uk", "gen", "1 руху", "2 рухів", "5 рухів"),
        ("uk", "loc", "1 руху", "2 рухах", "5 рухах"),
    ],
)
def test_another_case_than_the_plain_one_takes_the_noun_with_it(
    language: str, case: str, one: str, two: str, five: str
) -> None:
    said = [counted(number, "final_hour.move", language, case) for number in (1, 2, 5)]
    assert said == [one, two, five]


@pytest.mark.parametrize(
    ("language", "key", "said"),
    [
        # Polish persons are counted in the genitive, other living things are not.
        ("pl", "final_hour.investigator", ["1 badacza", "2 badaczy", "5 badaczy"]),
        ("pl", "final_hour.monster", ["1 potwora", "2 potwory", "5 potworów"]),
        ("pl", "final_hour.location", ["1 obszar", "2 obszary", "5 obszarów"]),
        ("uk", "final_hour.monster", ["1 монстра", "2 монстрів", "5 монстрів"]),
        ("uk", "final_hour.path", ["1 шлях", "2 шляхи", "5 шляхів"]),
        ("uk", "final_hour.location", ["1 локацію", "2 локації", "5 локацій"]),
    ],
)
def test_living_things_have_an_accusative_of_their_own(
    language: str, key: str, said: list[str]
) -> None:
    assert [counted(number, key, language, "acc") for number in (1, 2, 5)] == said


def test_a_ukrainian_noun_may_have_a_form_of_its_own_after_two() -> None:
    assert counted(2, "final_hour.chthonian", "uk") == "2 хтоніанини"
    assert term("final_hour.chthonian", "uk", number="pl") == "хтоніани"


@pytest.mark.parametrize(
    ("language", "case", "said"),
    [
        ("pl", "nom", "zielona strefa"),
        ("pl", "loc", "zielonej strefie"),
        ("pl", "acc", "zieloną strefę"),
        ("uk", "gen", "зеленої зони"),
        ("uk", "ins", "зеленою зоною"),
    ],
)
def test_adjectives_agree_with_their_noun(language: str, case: str, said: str) -> None:
    assert phrase(Zone("green"), language).form(case) == said


def test_adjectives_follow_number_and_the_gender_of_persons() -> None:
    assert counted(2, "final_hour.adjacent_location", "pl") == "2 sąsiadujące obszary"
    assert counted(5, "final_hour.adjacent_location", "pl") == "5 sąsiadujących obszarów"
    assert term("final_hour.lead_investigator", "pl", number="pl") == "główni badacze"
    assert term("final_hour.lead_investigator", "pl", "acc", "pl") == "głównych badaczy"
    assert term("final_hour.common_monster", "pl", "acc", "pl") == "potwory podstawowe"
    assert term("final_hour.common_monster", "uk", "acc", "pl") == "звичайних монстрів"


def test_each_adjective_agrees_with_its_own_noun() -> None:
    both = phrase(PathAndNearby(), "pl")
    assert both.form("loc") == "każdej ścieżce i każdym sąsiadującym obszarze"
    assert phrase(PathAndNearby(), "uk").form("acc") == "кожен шлях і кожну сусідню локацію"


def test_what_stands_around_a_noun_stays_while_the_noun_is_declined() -> None:
    monsters = Monsters(Here(), health=1)
    assert phrase(monsters, "pl").form("gen", "pl") == "potworów z 1 punktem życia w swoim obszarze"
    assert phrase(AllOf(monsters), "uk").form("acc").startswith("усіх монстрів з 1 пунктом")


def test_a_subject_says_how_its_verb_agrees() -> None:
    assert phrase(EachOther(), "pl").traits.person == "s3"
    assert phrase(AllOf(Monsters(Here())), "pl").traits.person == "p3"
    assert [phrase(Some(count), "pl").traits.person for count in (1, 2, 5)] == ["s3", "s3", "s3"]
    assert [phrase(Some(count), "uk").traits.person for count in (1, 2, 5)] == ["s3", "p3", "p3"]


def test_a_game_may_write_its_terms_with_capitals() -> None:
    words = lexicon("pl")
    assert words.noun("Badacz").form("dat", "pl") == "Badaczom"


def test_a_form_that_is_missing_is_an_error() -> None:
    with pytest.raises(NotSaid, match="'ekwipunek' has no form nom pl"):
        lexicon("pl").noun("ekwipunek").form("nom", "pl")
    with pytest.raises(NotSaid, match="no form voc"):
        lexicon("uk").noun("локація").form("voc")
    with pytest.raises(NotSaid, match="no pl word 'smok'"):
        lexicon("pl").word("smok")
    with pytest.raises(NotSaid, match=r"no uk term 'final_hour\.dragon'"):
        term("final_hour.dragon", "uk")
    with pytest.raises(NotSaid, match="no form past"):
        lexicon("pl").verb("zadać", "past")
