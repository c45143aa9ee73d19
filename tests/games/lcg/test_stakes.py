"""What hangs on a skill test is said before anybody commits a card."""

from __future__ import annotations

import pytest

from kadath.games import game
from kadath.games.lcg.rules.skill_test import SkillTest
from kadath.games.lcg.state import LcgState
from kadath.kernel.effects import Scope
from kadath.kernel.several import with_picks

LCG = game("lcg")


def investigating() -> LcgState:
    """Roland investigates his study."""
    state = LCG.new({"investigators": ["roland-banks"]}, seed=1)
    state.apply("done")
    state.apply("investigate")
    assert isinstance(state, LcgState)
    return state


@pytest.mark.parametrize(
    ("language", "success", "failure"),
    [
        ("en", "You discover 1 clue.", "You gain nothing, and the action is spent."),
        ("pl", "Odkrywasz 1 wskazówkę.", "Nic nie zyskujesz, a akcja przepada."),
        ("uk", "Ви знаходите 1 здогадку.", "Ви нічого не здобуваєте, а дію витрачено."),
    ],
)
def test_an_investigation_finds_a_clue_or_costs_the_action(
    language: str, success: str, failure: str
) -> None:
    assert LCG.stakes(investigating(), language) == ((success,), (failure,))


def test_nothing_hangs_on_a_turn() -> None:
    state = LCG.new({"investigators": ["roland-banks"]}, seed=1)
    assert LCG.stakes(state, "en") is None


def test_what_a_committed_card_adds_is_told_with_it() -> None:
    state = LCG.new({"investigators": ["daisy-walker"]}, seed=3)
    cards = [card for card, row in state.cards.items() if row.face == "perception"]
    state.apply("done")
    # The card is put into the hand, whatever was dealt.
    from kadath.games.lcg.zones import put

    put(state, cards[0], "hand", next(iter(state.investigators)))
    state.decision = None
    state.advance()
    state.apply("investigate")
    several = state.several
    assert several is not None
    pick = next(one for one in several.parts[0].candidates if one.ids == (cards[0],))
    found = LCG.stakes(with_picks(state, (pick,)), "en")
    assert found is not None
    assert any("draw" in line.lower() and "Perception" in line for line in found.success)


def test_what_a_token_would_add_is_in_the_view() -> None:
    state = investigating()
    worth = LCG.view(state, 0)["worth"]
    assert worth["auto-fail"] is None
    assert worth["-1"] == -1
    assert set(worth) == set(state.bag)
    test = next(one for one in state.stack if isinstance(one, SkillTest))
    assert isinstance(test.scope, Scope)
    assert LCG.view(state, 0)["test"]["source"] == test.scope.source
