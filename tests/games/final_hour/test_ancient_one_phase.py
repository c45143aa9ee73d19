"""The Ancient One phase: reckoning, gate, and the lead investigator's token."""

from __future__ import annotations

import pytest

from kadath.games.final_hour.components.ancient_ones import TESSERACT
from kadath.games.final_hour.game import FinalHour
from kadath.testkit.final_hour.position import position

GAME = FinalHour()


@pytest.mark.rule("FH-087", "FH-096")
def test_reckoning_then_gate_then_the_lead_goes_to_the_left() -> None:
    t = position("""
        Jenny: at 1
        Rita: at 1
        Lily: at 1
        lead: Lily
    """)
    t.begins_a_round()
    t.plays_on(until="ready-for-ritual")
    kinds = [entry.kind for entry in t.state.log or ()]
    assert kinds.index("reckoning") < kinds.index("gate") < kinds.index("lead")
    assert t.state.lead == 0


@pytest.mark.rule("FH-089", "FH-220")
def test_the_cards_of_the_round_go_to_the_open_discard_pile() -> None:
    t = position("""
        Jenny: hand 1 2 6 11
        Rita: hand 13 14 15 16
    """)
    t.reckons(2, 13, 6, 14)
    assert set(t.state.priority_discard) == {2, 6, 13, 14}
    assert t.state.plays == ()
    for seat in (0, 1, None):
        assert GAME.view(t.state, seat)["priority"]["discard"] == [2, 6, 13, 14]


@pytest.mark.rule("FH-090", "FH-074")
def test_only_the_cards_of_the_round_are_counted() -> None:
    t = position("""
        Jenny: hand 1 3 5 7
        Rita: hand 24 26 28 30
    """)
    t.reckons(2, 4, 6, 8)
    assert t.told("reckoning")[0]["amount"] == 2


@pytest.mark.parametrize(
    ("ancient_one", "omens", "answer"),
    [
        ("cthulhu", 1, "rising_tide"),
        ("cthulhu", 2, "rising_tide"),
        ("cthulhu", 3, "glimpse_rlyeh"),
        ("cthulhu", 4, "glimpse_rlyeh"),
        ("cthulhu", 5, "waking_nightmare"),
        ("cthulhu", 6, "waking_nightmare"),
        ("cthulhu", 7, "rlyeh_rises"),
        ("cthulhu", 8, "rlyeh_rises"),
        ("shudde_mell", 2, "from_below"),
        ("shudde_mell", 3, "tremor"),
        ("shudde_mell", 4, "tremor"),
        ("shudde_mell", 5, "undermined"),
        ("shudde_mell", 6, "undermined"),
        ("shudde_mell", 7, "ground_gives_way"),
        ("umordhoth", 2, "gnawing_hunger"),
        ("umordhoth", 3, "broken_wards"),
        ("umordhoth", 5, "broken_wards"),
        ("umordhoth", 6, "horde_gathers"),
        ("umordhoth", 9, "horde_gathers"),
    ],
)
@pytest.mark.rule("FH-091")
def test_the_range_that_holds_the_total_is_resolved(
    ancient_one: str, omens: int, answer: str
) -> None:
    t = position(f"""
        against: {ancient_one} easy
        Jenny: at 1
        Rita: at 1
    """)
    t.answers(omens)
    assert t.told("omen") == [{"omen": answer}]


@pytest.mark.rule("FH-092")
def test_without_omens_nothing_happens() -> None:
    t = position("""
        Jenny: at 1
        Rita: at 1
        1: deep one
    """)
    t.answers(omens=0)
    assert t.told("no-omens") == [{}]
    t.expects("1: deep one")
    t.expects_no_question()


@pytest.mark.rule("FH-088")
def test_the_lead_decides_for_the_ancient_one() -> None:
    t = position("""
        against: shudde_mell normal
        Jenny: at 1
        Rita: at 1
        lead: Rita
    """)
    t.answers(omens=1)
    # All three gates have one token: the lead breaks the tie.
    t.rita.chooses("location 9")
    t.expects("9: chthonian")
    t.expects_no_question()


@pytest.mark.rule("FH-093", "FH-094", "FH-095", "FH-162")
def test_the_third_token_of_a_gate_brings_three_monsters() -> None:
    t = position("""
        Jenny: at 12
        Rita: at 12
        gate pile: tesseract tesseract
    """)
    t.opens_a_gate()
    assert len(t.state.monsters[8]) == 2
    t.opens_a_gate()
    assert t.state.gates[TESSERACT] == 3
    assert t.told("gate")[-1] == {"symbol": TESSERACT, "amount": 3}
    spawned = [args["location"] for args in t.told("spawned")]
    assert spawned == [8] * 5
    assert len(t.state.gate_pile) == 6


@pytest.mark.rule("FH-097", "FH-108")
def test_a_new_round_begins_while_gates_are_left_and_nobody_attempts() -> None:
    t = position("""
        Jenny: at 12
        Rita: at 12
    """)
    t.begins_a_round()
    t.plays_on(until="ready-for-ritual")
    t.rita.chooses("not-yet")
    assert t.state.round == 2
    assert t.asked == "play-priority"
    assert t.state.plays[0].figure == 1


@pytest.mark.rule("FH-098")
def test_the_last_gate_forces_the_attempt() -> None:
    t = position("""
        Jenny: at 12
        Rita: at 12
        gate pile: heptagram, only
    """)
    t.begins_a_round()
    t.plays_on(until="lay-cards")
    assert t.asked == "lay-cards"
    assert t.told("said-not-yet") == []
    t.plays_on(until="")
    assert t.state.outcome is not None
    assert t.state.outcome.reason in {"reversed", "failed"}
