"""Peril shuts the others out."""

from __future__ import annotations

import pytest

from kadath.games.lcg.vocabulary.modifiers import GainKeyword
from kadath.games.lcg.vocabulary.selectors import these
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


@pytest.mark.rule("LCG-006")
def test_LCG_006_must_choose_something_that_changes_the_game() -> None:
    t = Position("0")
    t.investigator("wendy-adams", t.location("study"), clues=0)
    t.encounter_deck("hunting-shadow")
    t.round("I")
    assert t.state.investigators[t.id_of("wendy-adams")].damage == 2, "no clue to spend: not asked"


def test_LCG_259_the_choice_is_hers_alone() -> None:
    t = position("""
        wendy-adams: at study, clues 1
        roland-banks: at study
        encounter deck: hunting-shadow swarm-of-rats ghoul-minion
    """)
    t.round("I")
    assert t.asked == "wendy-adams: choose-effect"
    assert t.options == ["effect 0", "effect 1"]
    t.choose("effect 0")
    assert t.state.investigators[t.id_of("wendy-adams")].clues == 0
    assert t.zone("hunting-shadow") == "discard"


def perilous(*, peril: bool) -> Position:
    """Wendy draws a treachery with a test; Roland could help in several ways."""
    t = Position("0")
    study = t.location("study")
    t.investigator("wendy-adams", study)
    t.investigator("roland-banks", study, hand=["guts", "unexpected-courage"], play=["stray-cat"])
    t.enemy("swarm-of-rats", engaged=t.id_of("roland-banks"), exhausted=True)
    t.encounter_deck("rotting-remains", "swarm-of-rats")
    # No card of the set has both peril and a test; the rules must hold for one all the same.
    drawn = these(t.state, [t.id_of("rotting-remains")])
    t.round("I", *([GainKeyword(drawn, "peril")] if peril else []))
    return t


@pytest.mark.rule("LCG-192")
def test_LCG_192_without_peril_others_may_act_and_commit() -> None:
    t = perilous(peril=False)
    assert t.asked == "roland-banks: react", "a player window after ST.1"
    t.choose("pass")
    assert t.asked == "roland-banks: commit"
    assert t.options == ["commit guts", "commit unexpected-courage", "done"]
    t.choose("commit guts")
    assert t.asked == "roland-banks: react", "one card each; then the window after ST.2"


@pytest.mark.rule("LCG-260")
def test_LCG_260_with_peril_others_cannot_play_trigger_or_commit() -> None:
    t = perilous(peril=True)
    # The whole test resolves without Roland; the next question is in the player window after 1.4.
    assert t.told("test-result") == [
        {"who": t.id_of("wendy-adams"), "result": "succeeded", "by": 1}
    ]
    assert t.asked == "roland-banks: react"
    assert t.where() == "lcg.Round I > lcg.MythosPhase 1.4 window > kernel.Window reactions"
