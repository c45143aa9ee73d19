"""How Final Hour names things and places, and that it is played without any words."""

from __future__ import annotations

import subprocess
import sys

import pytest

from kadath.games.final_hour.components.monsters import KIND_OF, KINDS
from kadath.games.final_hour.components.priority_cards import NUMBERS
from kadath.games.final_hour.narrator import FinalHourNarrator
from kadath.kernel.explain import Place
from kadath.kernel.procedure import END, PROCEDURES, AskStep
from kadath.testkit.kit import kit
from kadath.testkit.messages import needed
from kadath.text.errors import NotSaid
from kadath.text.languages import LANGUAGES

TEXTS = FinalHourNarrator()


@pytest.mark.plain("their sources are rewritten")
def test_the_scan_of_the_code_finds_what_is_there() -> None:
    found = needed(kit("final_hour"))
    assert {"ask-play-priority", "ask-choose-effect", "ask-lay-cards"} <= found
    assert {"option-play", "option-done", "option-pass", "option-ready", "option-lay-all"} <= found
    assert {"log-said-ready", "log-said-not-yet", "log-ritual-matches", "log-drew-action"} <= found
    assert {"outcome-reversed", "ending-failed", "ending-overrun", "why-not-too-strong"} <= found


def test_things_are_named_by_key_or_by_number() -> None:
    assert TEXTS.name("location", 4, "pl") == "Biblioteka im. Orne’a"
    assert TEXTS.name("symbol", 2, "uk") == TEXTS.name("symbol", "moon", "uk") == "місяць"
    assert TEXTS.name("item", 0, "en") == TEXTS.name("item", "ttka_halot", "en")
    assert TEXTS.name("priority", 28, "en") == "28 (moon, 2 omens)"
    assert TEXTS.name("path", 0, "en") == "Dorothy Upman Hall (1) – Student Union (2)"
    assert TEXTS.name("step", "Foreseeing-put back", "en") == "put the cards back"
    with pytest.raises(NotSaid):
        TEXTS.name("location", 16, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_token_and_card_is_named(language: str) -> None:
    tokens = {TEXTS.name("token", token, language) for token in range(len(KIND_OF))}
    assert len(tokens) == len({kind[:2] + kind.icons for kind in KINDS})
    assert len({TEXTS.name("priority", card, language) for card in NUMBERS}) == len(NUMBERS)


def test_a_place_of_the_trail_names_the_step_that_asks() -> None:
    place = Place("final_hour.Attacking", "split", ())
    assert TEXTS.place_text(place, "en") == "Attack › split the damage"
    assert TEXTS.place_text(place, "pl") == "Atak › rozdziel obrażenia"
    waiting = Place("final_hour.ResolvingActionCards", END, ())
    assert TEXTS.place_text(waiting, "uk") == "2. Виконання карт дій"


def test_a_game_is_played_without_loading_any_text() -> None:
    code = (
        "import sys; from kadath.games.final_hour.game import FinalHour;"
        "s = FinalHour().new({}, 1); s.apply(s.decision.options[0]);"
        "print([name for name in sys.modules if name.startswith(('kadath.text', 'fluent'))])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


@pytest.mark.parametrize(
    "name", sorted(name for name in PROCEDURES if name.startswith("final_hour"))
)
def test_every_question_cites_a_rule_of_its_own(name: str) -> None:
    for at, step in PROCEDURES[name].STEPS.items():
        if isinstance(step, AskStep):
            assert step.rules, f"{name} {at}: the footer would show the rule of something else"
