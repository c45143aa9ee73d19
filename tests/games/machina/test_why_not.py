"""Why something may not be done now: the rule and the message."""

from __future__ import annotations

import pytest

from kadath.games.machina.cards import CARDS
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.round import Round
from kadath.testkit.machina.notation import position


@pytest.mark.rule("MA-R11.21", "MA-R11.22")
def test_items_change_hands_between_neighbours_who_have_some() -> None:
    t = position("""
        |l h . k|
        l: lorrai_gerrard, bag oil_sprayer
        h: hank_horden
        k: kim_richards
    """)
    t.begin(ExplorerPhase()).choose("turn:l")
    assert t.why_not("trade:h") == ""
    assert t.why_not("trade:k") == "MA-R11.21 apart"
    assert t.why_not("inventory:h") == "MA-R11.22 no-items"
    assert t.why_not("inventory:l") == ""


def test_what_one_thinks_of_while_something_else_is_asked() -> None:
    t = position("""
        |l . m|
        l: lorrai_gerrard, items vampiric_rifle
        m: mi_go
    """)
    t.begin(Round()).choose("use:l:vampiric_rifle:0")
    assert t.asked().ask == "choose-target"
    assert t.why_not(f"move:{t.space((1, 0))}") == "MA-R3.4 to-act"
    assert t.why_not("target:m") == ""


@pytest.mark.rule("MA-R14.4")
@pytest.mark.parametrize(
    ("wounded", "why_not"), [("h", ""), ("k", "MA-R14.4 no-effect"), ("l", "MA-R14.4 no-effect")]
)
def test_nobody_is_offered_to_pay_for_what_would_change_nothing(wounded: str, why_not: str) -> None:
    """Lorrai may warm a neighbour, but neither herself nor anybody farther away."""
    t = position(f"""
        |l h . k|
        l: lorrai_gerrard{", health 1" if wounded == "l" else ""}
        h: hank_horden{", health 1" if wounded == "h" else ""}
        k: kim_richards{", health 1" if wounded == "k" else ""}
    """)
    warmth = t.event("shared_warmth")
    t.s.decks["explorer_event"], t.s.spent["explorer_event"] = (), (warmth,)
    t.begin(ExplorerPhase()).choose("turn:l")
    assert t.why_not(f"use:1:{warmth}:0") == why_not
    if not why_not:
        t.choose(f"use:1:{warmth}:0")
        assert t.s.units[2].health == 2
        assert t.why_not(f"use:1:{warmth}:0") == "MA-R14.4 no-effect", "once per round"


@pytest.mark.rule("MA-R14.3", "MA-R16.9")
def test_a_token_for_the_chapter_is_paid_for_its_own_sake() -> None:
    t = position("""
        |l k|
        l: lorrai_gerrard
        k: kim_richards
    """)
    card = CARDS["the_wounded_guide"]
    guide = t.chapter(card.scenario, card.number)
    t.begin(ExplorerPhase()).choose("turn:l")
    assert t.why_not(f"use:1:{guide}:0") == "", "nobody could move, but the story goes on"
