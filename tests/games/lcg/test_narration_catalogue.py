"""The cards of the box, shown with their rules text."""

from __future__ import annotations

import re

import pytest

from kadath.games.lcg.game import Lcg
from kadath.games.lcg.narrator import LcgNarrator
from kadath.kernel.errors import NotWellFormed
from kadath.text.languages import LANGUAGES
from kadath.text.roles import role

GAME = Lcg()
TEXTS = LcgNarrator()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_box_has_a_name_and_a_kind(language: str) -> None:
    for one in GAME.components():
        shown = TEXTS.component(one.key, language)
        assert shown["kind"] == role(f"lcg-kind-{one.kind}", f"lcg-card-{one.key}", language)
        assert shown["name"]
        assert "text" in shown
        for text in shown.values():
            assert not re.search(r"[{}$]|None|  |^\s|\s$", text), shown


@pytest.mark.parametrize(
    ("language", "kind"), [("en", "investigator"), ("pl", "badaczka"), ("uk", "дослідниця")]
)
def test_a_woman_is_not_called_a_man(language: str, kind: str) -> None:
    assert TEXTS.component("daisy-walker", language)["kind"] == kind


def test_an_investigator_shows_skills_and_traits() -> None:
    shown = TEXTS.component("roland-banks", "en")
    assert shown["subtitle"] == "The Fed"
    assert shown["traits"] == "Agency, Detective"
    assert shown["skills"] == "willpower 3, intellect 3, combat 4, agility 2"
    assert shown["text"].startswith("Reaction – After you defeat an enemy:")


def test_a_player_card_shows_its_class_icons_and_slots() -> None:
    shown = TEXTS.component("machete", "pl")
    assert shown["class"] == "strażnik"
    assert shown["icons"] == "walka"
    assert "slots" in shown
    assert "subtitle" not in shown


@pytest.mark.parametrize(
    ("key", "language", "values"),
    [
        ("beat-cop-2", "en", "level 2, cost 4, health 3, sanity 2"),
        ("leather-coat", "pl", "poziom 0, koszt 0, wytrzymałość 2"),
        ("guts", "uk", "рівень 0"),
        ("rolands-38-special", "en", "cost 3"),
        ("ghoul-priest", "uk", "сила 4, здоров’я 5 за дослідника, спритність 4, рани 2, жах 2"),
        ("study", "pl", "zasłona 2, wskazówki 2 na badacza"),
    ],
)
def test_a_card_shows_its_printed_values(key: str, language: str, values: str) -> None:
    assert TEXTS.component(key, language)["values"] == values


def test_a_card_without_numbers_shows_none() -> None:
    assert "values" not in TEXTS.component("the-necronomicon", "en")


def test_an_act_shows_its_other_side() -> None:
    shown = TEXTS.component("trapped", "en")
    assert shown["kind"] == "act"
    assert shown["back_name"] == "The Door on the Floor"
    assert shown["back"]


def test_a_card_that_is_not_in_the_box_is_refused() -> None:
    with pytest.raises(NotWellFormed, match="warp-drive"):
        TEXTS.component("warp-drive", "en")
