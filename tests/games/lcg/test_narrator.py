"""How the card game names things and places, and that it is played without any words."""

from __future__ import annotations

import subprocess
import sys

import pytest

from kadath.games.lcg.narrator import LcgNarrator
from kadath.games.lcg.rules.ending import NO_RESOLUTION
from kadath.kernel.explain import Place
from kadath.kernel.procedure import END
from kadath.testkit.kit import kit
from kadath.testkit.messages import needed
from kadath.text.errors import NotSaid

TEXTS = LcgNarrator()


@pytest.mark.plain("their sources are rewritten")
def test_the_scan_of_the_code_finds_what_is_there() -> None:
    found = needed(kit("lcg"))
    assert {"ask-take-action", "ask-choose-effect", "ask-react", "confirm-mulligan"} <= found
    assert {"option-play", "option-done", "option-pass", "option-make-room"} <= found
    assert {"log-drew", "log-test-result", "log-round", "log-spent-clues"} <= found
    assert {"story-trapped", "story-back-trapped", "ending-the-gathering-R3"} <= found
    assert {"phase-mythos", "phase-upkeep", "happening-Damaged", "why-not-aloof"} <= found


def test_things_are_named_by_their_keys() -> None:
    assert TEXTS.name("investigator", "roland-banks", "uk") == "Роланд Бенкс"
    assert TEXTS.name("investigator", "random", "en") == "drawn at random"
    assert TEXTS.name("scenario", "the-gathering", "en") == "The Gathering"
    assert TEXTS.name("token", "elder sign", "pl") == "Znak Starszych Bogów"
    assert TEXTS.name("token", "-2", "en") == "−2"
    assert TEXTS.name("outcome", "R2", "pl") == "Zakończenie 2"
    assert TEXTS.name("outcome", NO_RESOLUTION, "en") == "No resolution was reached"
    with pytest.raises(NotSaid):
        TEXTS.name("token", "frost", "en")


def test_a_place_of_the_trail_names_the_step_that_asks() -> None:
    place = Place("lcg.SkillTest", "ST.2", ())
    assert TEXTS.place_text(place, "en") == "Skill test › ST.2 commit cards"
    assert TEXTS.place_text(place, "pl") == "Test umiejętności › KR.2 przeznacz karty"
    assert TEXTS.place_text(Place("lcg.Turn", END, ()), "uk") == "Хід"
    attack = Place("lcg.EnemyAttack", "when", ())
    assert TEXTS.place_text(attack, "en") == "Enemy attack › when it is about to happen"


def test_a_game_is_played_without_loading_any_text() -> None:
    code = (
        "import sys; from kadath.games.lcg.game import Lcg;"
        "s = Lcg().new({}, 1); s.apply(s.decision.options[0]);"
        "print([name for name in sys.modules if name.startswith(('kadath.text', 'fluent'))])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"
