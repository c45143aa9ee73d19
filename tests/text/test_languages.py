"""Which language a person reads, and how words meet in each."""

from __future__ import annotations

import pytest

from kadath.text.grammar import GRAMMARS
from kadath.text.languages import detect
from kadath.text.pattern import CLAUSE_END


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "uk_UA"}, "uk"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "uk_UA.UTF-8", "LANG": "pl_PL.UTF-8"}, "uk"),
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"LANGUAGE": "de:pl:en", "LANG": "uk_UA.UTF-8"}, "pl"),
        ({"LC_MESSAGES": "pl_PL@euro", "LANG": "C"}, "pl"),
    ],
)
def test_the_locale_variables_choose_the_language(
    environment: dict[str, str], language: str
) -> None:
    assert detect(environment) == language


@pytest.mark.parametrize(
    ("text", "smooth"),
    [
        ("локація у зоні", "локація в зоні"),
        ("монстр в зоні", "монстр у зоні"),
        ("зайдіть в ваш хід", "зайдіть у ваш хід"),
        ("монстр у іншій локації", "монстр в іншій локації"),
        ("знищте в 1 локації", "знищте в 1 локації"),
        ("В зоні", "У зоні"),
        ("пройдіть, в зоні", "пройдіть, у зоні"),
        ("карти і жетони", "карти й жетони"),
        ("жетон і карта", "жетон і карта"),
        ("карти і їхні жетони", "карти і їхні жетони"),
        ("монстр з сусідньої локації", "монстр із сусідньої локації"),
        ("бар’єр з шляху", "бар’єр зі шляху"),
        ("З своєї зони", "Зі своєї зони"),
        ("карта з руки", "карта з руки"),
        ("Потім якщо все гаразд, ідіть.", "Потім, якщо все гаразд, ідіть."),
    ],
)
def test_ukrainian_chooses_its_short_words_by_the_sounds_around(text: str, smooth: str) -> None:
    assert GRAMMARS["uk"].smooth(text) == smooth


@pytest.mark.parametrize(
    ("text", "smooth"),
    [
        ("w wszystkich strefach", "we wszystkich strefach"),
        ("w strefie", "w strefie"),
        ("w wybranym obszarze", "w wybranym obszarze"),
        ("z stosu", "ze stosu"),
        ("z Shoggothem", "z Shoggothem"),
        ("z szpitala", "ze szpitala"),
        ("z szalonym Zharem", "z szalonym Zharem"),
        ("z wszystkich", "ze wszystkich"),
        ("z sąsiadującego obszaru", "z sąsiadującego obszaru"),
        ("Z strefy", "Ze strefy"),
        ("Następnie jeśli chcesz, idź.", "Następnie, jeśli chcesz, idź."),
        ("W przeciwnym razie jeśli chcesz, idź.", "W przeciwnym razie, jeśli chcesz, idź."),
    ],
)
def test_polish_lengthens_a_preposition_before_a_cluster(text: str, smooth: str) -> None:
    assert GRAMMARS["pl"].smooth(text) == smooth


@pytest.mark.parametrize("language", GRAMMARS)
@pytest.mark.parametrize(
    ("after", "smooth"),
    [(" goes", ", goes"), (".", "."), (", then", ", then"), (")", ")"), ("", "")],
)
def test_a_clause_ends_with_a_comma_unless_other_punctuation_follows(
    language: str, after: str, smooth: str
) -> None:
    assert GRAMMARS[language].smooth(f"who stays{CLAUSE_END}{after}") == f"who stays{smooth}"
