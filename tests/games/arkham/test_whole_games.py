"""Whole games: they end, all invariants hold, and everything has words."""

from __future__ import annotations

import pytest

from kadath.games import game
from kadath.kernel.explain import trail
from kadath.kernel.log import Entry
from kadath.kernel.procedure import PROCEDURES, AskStep
from kadath.kernel.rng import Rng
from kadath.testkit.battery import Battery
from kadath.testkit.kit import kit
from kadath.testkit.player import CuriousPlayer
from kadath.text.fluent import messages
from kadath.text.languages import LANGUAGES

GAME = game("arkham")


@pytest.mark.parametrize("board", ["arkham", "innsmouth"])
@pytest.mark.parametrize("seats", [1, 3, 8])
def test_a_whole_game_goes_through_the_battery(seats: int, board: str) -> None:
    arkham = kit("arkham")
    battery = Battery(arkham, CuriousPlayer(arkham, 1))
    assert battery.play({"seats": seats, "board": board}, seats).decisions > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_log_entry_has_words(language: str) -> None:
    narrator = GAME.narrator()
    rng = Rng(7)
    for seed in range(3):
        state = GAME.new({"seats": 3, "board": ("arkham", "innsmouth")[seed % 2]}, seed)
        state.log = []
        while state.decision is not None:
            options = state.decision.options
            said = [narrator.prompt_text(state, language)]
            said += [narrator.option_text(state, one, language) for one in options]
            said += [narrator.place_text(place, language) for place in trail(state)]
            state.apply(options[rng.below(len(options))])
            said += [narrator.entry_text(state, entry, language) for entry in state.log]
            state.log = []
            assert all(said)
        assert narrator.prompt_text(state, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_every_procedure_has_words(language: str) -> None:
    said = messages(language)
    for name, procedure in PROCEDURES.items():
        if name.startswith("arkham."):
            assert f"arkham-procedure-{procedure.__name__}" in said
            for one in procedure.STEPS.values():
                if isinstance(one, AskStep) and one.prompt != "gather":
                    assert f"arkham-ask-{one.prompt}" in said


@pytest.mark.parametrize(
    ("monster", "told"),
    [
        ("ghoul", "The Ghoul leaves for good."),
        ("the_dark_pharaoh", "The Dark Pharaoh leaves for good."),
        ("barnabas_marsh", "Barnabas Marsh leaves for good."),
    ],
)
def test_monsters_have_an_article_and_people_have_none(monster: str, told: str) -> None:
    state = GAME.new({"seats": 1}, 1)
    entry = Entry("sent-away", {"monster": monster})
    assert GAME.narrator().entry_text(state, entry, "en") == told
