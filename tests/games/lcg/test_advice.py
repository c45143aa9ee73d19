"""Why the bots would choose something: in words of the game, in every language."""

from __future__ import annotations

import pytest

from kadath.games.lcg.game import Lcg
from kadath.testkit.lcg.position import Position
from kadath.testkit.narration import decisions, is_well_said
from kadath.text.languages import LANGUAGES

GAME = Lcg()


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_reason_for_whatever_may_be_chosen(language: str) -> None:
    said = set()
    for seed in range(2):
        state = GAME.new({"mode": "campaign", "seats": 2}, seed)
        for decision in decisions(state, seed=seed):
            for option in decision.options:
                reason = GAME.advice(state, option, language)
                assert is_well_said(reason), (option, reason)
                said.add(reason)
    assert len(said) > 15


def test_clues_are_looked_for_because_the_act_needs_them() -> None:
    t = Position("0", "-1")
    study = t.location("study", clues=2)
    t.investigator("roland-banks", study)
    t.acts("trapped", "the-barrier")
    t.agendas("whats-going-on")
    t.round()
    assert t.state.decision is not None
    look = t.state.decision.option("investigate")
    assert look is not None
    assert GAME.advice(t.state, look, "en") == "The act still needs 2 clues"
