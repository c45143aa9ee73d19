"""Gates: opening, entering, returning, closing, sealing, and winning that way (AH-10)."""

from __future__ import annotations

import pytest

from kadath.games.arkham.board import LOST, OUTSKIRTS, WORLDS, area
from kadath.games.arkham.cards import MARKER, MONSTERS
from kadath.games.arkham.rules.closing import Closing
from kadath.games.arkham.rules.encounters import ArkhamEncounter
from kadath.games.arkham.rules.gates import open_gate
from kadath.games.arkham.rules.movement_phase import MovementPhase
from kadath.kernel.procedure import Procedure
from kadath.testkit.arkham.position import Position


def table(*worlds: str, seats: int = 1) -> Position:
    """A town with investigators in the streets, gate markers, and a cup of cultists."""
    t = Position()
    for _ in range(seats):
        t.investigator("joe_diamond", "northside")
    t.deck(MARKER, *worlds)
    t.s.cup = ("cultist",) * 6
    return t


def opened(t: Position, space: str, monsters: int = 1) -> Position:
    """Open a gate as the rules do."""
    t.s.derive()
    opening = open_gate(t.s, space, monsters)
    assert isinstance(opening, Procedure)
    return t.begin(opening)


@pytest.mark.rule("AH-3.5.4", "AH-3.5.16")
def test_a_gate_opens_with_doom_takes_clues_and_people_and_lets_a_monster_out() -> None:
    t = table("abyss", "yuggoth")
    t.s.clues["woods"] = 2
    t.s.set_investigator(1, space="woods")
    opened(t, "woods")
    assert (t.s.doom, t.s.clues.get("woods", 0)) == (1, 0)
    assert t.s.cards[t.s.gates["woods"]].face == "abyss", "the top marker"
    row = t.row(1)
    assert (row.space, row.delayed, row.entered) == (area("abyss", 1), True, "woods")
    assert [one.space for one in t.s.monsters.values()] == ["woods"]


@pytest.mark.rule("AH-3.5.2")
def test_an_elder_sign_keeps_a_gate_shut() -> None:
    t = table("abyss")
    t.s.seals = ("woods",)
    opened(t, "woods")
    assert (t.s.doom, t.s.gates, t.s.monsters) == (0, {}, {})


@pytest.mark.rule("AH-12.1")
def test_too_many_gates_or_no_marker_left_awaken_the_ancient_one() -> None:
    t = table(*["abyss"] * 8, seats=7)
    for space in ("woods", "black_cave", "graveyard", "the_unnamable"):
        opened(t, space)
    assert not t.s.awake
    opened(t, "the_witch_house")
    assert t.s.awake, "seven investigators: the fifth gate"
    t = table()
    opened(t, "woods")
    assert t.s.awake, "there was no marker"


@pytest.mark.rule("AH-3.3.5", "AH-3.2.9", "AH-3.2.10")
def test_through_a_gate_to_its_second_area_and_back_with_an_explored_marker() -> None:
    t = opened(table("yuggoth"), "woods", 0)
    t.s.set_investigator(1, space="woods")
    t.begin(ArkhamEncounter(1))
    assert (t.row(1).space, t.row(1).delayed) == (area("yuggoth", 1), False)
    t.begin(MovementPhase())
    assert t.row(1).space == area("yuggoth", 2)
    t.begin(MovementPhase())
    assert (t.row(1).space, t.row(1).explored) == ("woods", True)


@pytest.mark.rule("AH-3.2.10", "AH-10.8")
def test_without_a_gate_back_an_investigator_is_lost_in_time_and_space() -> None:
    t = table("yuggoth")
    t.s.set_investigator(1, space=area("abyss", 2))
    t.begin(MovementPhase())
    assert (t.row(1).space, t.row(1).delayed, t.row(1).explored) == (LOST, True, False)


@pytest.mark.rule("AH-3.2.10")
def test_of_several_gates_back_one_is_chosen() -> None:
    t = opened(opened(table("yuggoth", "yuggoth"), "woods", 0), "graveyard", 0)
    t.s.set_investigator(1, space=area("yuggoth", 2))
    t.begin(MovementPhase())
    assert t.offered() == ["return:woods", "return:graveyard"]
    t.choose("return:graveyard")
    assert t.row(1).space == "graveyard"


@pytest.mark.rule("AH-3.2.12", "AH-3.2.13")
def test_a_delayed_investigator_stays_in_the_area_of_an_other_world() -> None:
    t = table()
    t.s.set_investigator(1, space=area("abyss", 1), delayed=True)
    t.begin(MovementPhase())
    assert (t.row(1).space, t.row(1).delayed) == (area("abyss", 1), False)


def explored(*worlds: str, **fields: int) -> Position:
    """An investigator with an explored marker at a gate in the Woods."""
    t = opened(table(*worlds), "woods", 0)
    t.s.set_investigator(1, space="woods", explored=True, **fields)
    return t


@pytest.mark.rule("AH-10.2", "AH-3.3.6")
def test_closing_takes_a_check_with_the_gates_modifier_and_gives_a_trophy() -> None:
    t = explored("the_dreamlands", "abyss")
    opened(t, "graveyard", 0)
    t.s.set_investigator(1, sliders=(0, 0, 0))
    assert WORLDS["the_dreamlands"].modifier == 1
    t.begin(ArkhamEncounter(1))
    assert t.offered() == ["close:fight", "close:lore", "pass"]
    t.roll(1, 1, 5).choose("close:fight")
    assert (t.noted("check")[-1]["dice"], list(t.s.gates)) == ((1, 1, 5), ["graveyard"])
    assert len(t.s.cards_of(1, frozenset({MARKER}))) == 1
    assert not t.row(1).explored


@pytest.mark.rule("AH-10.2")
def test_failing_to_close_a_gate_keeps_the_explored_marker() -> None:
    t = explored("abyss")
    t.begin(ArkhamEncounter(1))
    t.roll(1, 1, 1, 1).choose("close:fight")
    assert list(t.s.gates) == ["woods"]
    assert t.row(1).explored


@pytest.mark.rule("AH-10.3")
def test_monsters_with_its_symbol_go_back_to_the_cup_from_everywhere() -> None:
    t = explored("abyss", "yuggoth")
    opened(t, "graveyard", 0)
    same = [key for key, one in MONSTERS.items() if one.dimension == WORLDS["abyss"].symbol]
    other = next(key for key, one in MONSTERS.items() if one.dimension != WORLDS["abyss"].symbol)
    t.s.cup = ()
    for space in ("uptown", OUTSKIRTS):
        t.monster(same[0], space)
    stays = t.monster(other, "uptown")
    t.begin(Closing("woods", 1))
    assert list(t.s.monsters) == [stays]
    assert list(t.s.cup) == [same[0], same[0]]


@pytest.mark.rule("AH-10.4")
def test_five_clues_seal_what_was_just_closed() -> None:
    t = explored("abyss", "yuggoth", clues=6)
    opened(t, "graveyard", 0)
    t.begin(Closing("woods", 1, may_seal=True))
    assert t.offered() == ["seal:5", "pass"]
    t.choose("seal:5")
    assert (t.s.seals, t.row(1).clues) == (("woods",), 1)
    t = explored("abyss", "yuggoth", clues=4)
    opened(t, "graveyard", 0)
    t.begin(Closing("woods", 1, may_seal=True)).expects_no_question()


@pytest.mark.rule("AH-10.5")
def test_an_elder_sign_closes_and_seals_for_a_point_of_each() -> None:
    t = explored("abyss", "yuggoth")
    opened(t, "graveyard", 0)
    t.s.doom = 5
    sign = t.card("elder_sign", 1)
    before = t.row(1)
    t.begin(ArkhamEncounter(1)).choose(f"use:{sign}:0")
    row = t.row(1)
    assert (t.s.seals, t.s.doom) == (("woods",), 4)
    assert (row.sanity, row.stamina) == (before.sanity - 1, before.stamina - 1)


@pytest.mark.rule("AH-10.6")
def test_a_gate_closed_by_an_effect_is_not_a_trophy() -> None:
    t = explored("abyss", "yuggoth")
    opened(t, "graveyard", 0)
    t.begin(Closing("woods"))
    assert t.s.cards[t.s.decks[MARKER][-1]].face == "abyss", "at the bottom of the stack"
    assert not t.s.cards_of(1, frozenset({MARKER}))


@pytest.mark.rule("AH-14.1")
def test_closing_the_last_gate_with_a_trophy_for_each_wins() -> None:
    t = explored("abyss")
    t.begin(Closing("woods", 1))
    assert t.s.outcome is not None
    assert (t.s.outcome.won, t.s.outcome.reason) == (True, "closed")
    t = opened(table("abyss", seats=2), "woods", 0)
    t.begin(Closing("woods", 1))
    assert t.s.outcome is None, "two investigators, and one trophy"


@pytest.mark.rule("AH-14.2")
def test_six_elder_signs_win() -> None:
    t = explored("abyss", clues=5)
    t.s.seals = ("graveyard", "black_cave", "the_unnamable", "the_witch_house", "hibbs_roadhouse")
    t.begin(Closing("woods", 1, may_seal=True)).choose("seal:5")
    assert t.s.outcome is not None
    assert (t.s.outcome.won, t.s.outcome.reason) == (True, "sealed")


@pytest.mark.rule("AH-9.11")
def test_IH_T12_under_a_gate_a_closed_place_counts_as_open_until_the_gate_is_gone() -> None:
    t = table("abyss", "yuggoth")
    opened(t, "graveyard", 0)
    t.s.closed["woods"] = 0
    opened(t, "woods", 1)
    t.s.set_investigator(1, space="woods", explored=True)
    assert [row.space for row in t.s.monsters.values()] == ["woods"]
    t.begin(Closing("woods", 1))
    assert t.row(1).space == "uptown"
    assert {row.space for row in t.s.monsters.values()} == {"uptown"}
