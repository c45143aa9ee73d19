"""Why something is not allowed now: the rule and the message."""

from __future__ import annotations

import pytest

from kadath.games.machina.cards import CARDS
from kadath.games.machina.rules.explorer_phase import ExplorerPhase, ExplorerTurn
from kadath.games.machina.rules.round import Round
from kadath.games.machina.state import GONE
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


@pytest.mark.rule("MA-R10.10", "MA-R10.11", "MA-R10.20")
def test_spaces_on_the_map_are_used_once_and_from_an_adjacent_space() -> None:
    t = position("""
        |C l . . C S|
        l: lorrai_gerrard
    """)
    t.begin(ExplorerPhase())
    near, far, spawn = (t.space((column, 0)) for column in (0, 4, 5))
    assert t.why_not(f"activate:{near}") == ""
    assert t.why_not(f"activate:{far}") == "MA-R10.10 not-beside"
    assert t.why_not(f"seal:{spawn}") == "MA-R10.10 not-beside"
    t.s.tokens[near] = GONE
    assert t.why_not(f"activate:{near}") == "MA-R10.11 used-up"


def test_an_action_attempted_during_another_question_says_why_not() -> None:
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
    """Lorrai may heal a neighbour, but neither herself nor anybody farther away."""
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
        assert t.why_not(f"use:1:{warmth}:0") == "MA-R14.10 limit", "once per round"


@pytest.mark.rule("MA-R16.5", "MA-R14.4")
def test_an_ability_is_refused_because_it_was_used_and_not_for_want_of_a_target() -> None:
    """Neither a missing target nor a lack of essence prevents Mirela's second veil."""
    t = position("""
        |v l .|
        v: mirela_voss, essence 2
        l: lorrai_gerrard
    """)
    t.begin(ExplorerPhase()).choose("turn:v", "use:v:mirela_voss:0", "target:l")
    assert t.why_not("use:v:mirela_voss:0") == "MA-R16.5 limit"
    t.s.set_unit(1, essence=0)
    assert t.why_not("use:v:mirela_voss:0") == "MA-R16.5 limit"


@pytest.mark.rule("MA-R16.5", "MA-R16.6")
def test_lack_of_a_marker_is_given_as_the_reason() -> None:
    """All three of Hank's markers lie on other cards, so his coat cannot have one."""
    t = position("""
        |h .|
        h: hank_horden, items oilskin_coat crystal_figurine, bag smoke_pot
    """)
    hank, coat, *others = t.s.cards_of(1)
    markers = [marker for marker, row in t.s.markers.items() if row.owner == hank]
    for marker, card in zip(markers, (hank, *others), strict=True):
        t.s.set_marker(marker, card)
    t.begin(ExplorerTurn(1))
    assert t.why_not(f"use:1:{coat}:0") == "MA-R16.6 no-marker-left"


@pytest.mark.rule("MA-R5.5", "MA-R5.8")
@pytest.mark.parametrize(
    ("explorer", "number", "has", "why_not"),
    [
        ("hank_horden", 1, "stamina 1", "MA-R5.5 stamina"),
        ("lorrai_gerrard", 0, "essence 1, health 1", "MA-R5.8 essence"),
        ("ottilie_brandt", 0, "stamina 1, essence 2", "MA-R5.5 stamina"),
        ("ottilie_brandt", 0, "stamina 2, essence 1", "MA-R5.8 essence"),
    ],
)
def test_what_is_missing_to_pay_is_named(
    explorer: str, number: int, has: str, why_not: str
) -> None:
    t = position(f"""
        |. e m E|
        e: {explorer}, {has}
        m: mi_go
    """)
    t.begin(ExplorerTurn(1))
    assert t.why_not(f"use:e:{explorer}:{number}") == why_not


@pytest.mark.rule("MA-R14.4", "MA-R8.1")
@pytest.mark.parametrize(
    ("board", "why_not"),
    [
        ("|. h m|", ""),
        ("|. h . m|", "MA-R14.4 no-target"),
        ("|. h g|", "MA-R8.1 all-ethereal"),
        ("|. h g m|", "MA-R8.1 all-ethereal"),
    ],
)
def test_having_no_target_in_reach_differs_from_ethereal_targets(board: str, why_not: str) -> None:
    t = position(f"""
        {board}
        h: hank_horden
        {"m: mi_go" if "m" in board else ""}
        {"g: rhan_tegoth" if "g" in board else ""}
    """)
    t.begin(ExplorerTurn(1))
    assert t.why_not("use:h:hank_horden:1") == why_not


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
