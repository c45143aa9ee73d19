"""The components of the box, shown with their rules text."""

from __future__ import annotations

import re

import pytest

from kadath.games.final_hour.game import FinalHour
from kadath.games.final_hour.narrator import FinalHourNarrator
from kadath.kernel.errors import NotWellFormed
from kadath.text.languages import LANGUAGES
from kadath.text.roles import role

GAME = FinalHour()
TEXTS = FinalHourNarrator()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_of_the_box_has_a_name_and_rules(language: str) -> None:
    for one in GAME.components():
        shown = TEXTS.component(one.key, language)
        person = f"final_hour-investigator-{one.key}"
        assert shown["kind"] == role(f"final_hour-kind-{one.kind}", person, language)
        assert shown["name"]
        assert shown["text"] or one.kind == "priority_card"
        assert not re.search(r"[{}$]|None|  ", " ".join(shown.values())), shown


def test_both_halves_of_an_action_card_stand_in_its_text() -> None:
    shown = TEXTS.component("grand_gala-a", "pl")
    assert shown["name"] == "Wielka gala"
    assert shown["investigator"] == "Jenny Barnes"
    assert shown["text"] == f"Górny efekt: {shown['top']}\nDolny efekt: {shown['bottom']}"


def test_an_ancient_one_tells_its_omens_with_their_ranges() -> None:
    shown = TEXTS.component("umordhoth", "en")
    assert shown["subtitle"] == "The Devourer Below"
    starts = [line.partition(".")[0] for line in shown["text"].splitlines()]
    assert starts == ["1–2: Gnawing Hunger", "3–5: Broken Wards", "6+: The Horde Gathers"]


def test_a_component_that_is_not_in_the_box_is_refused() -> None:
    with pytest.raises(NotWellFormed, match="warp_drive"):
        TEXTS.component("warp_drive", "en")
