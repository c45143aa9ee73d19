"""Innsmouth: the train, the watch, the jail, aquatic monsters, vortices, the Feds, bursts (IH)."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.games.arkham.board import (
    ALLEY,
    BLACK,
    BUS,
    CELL,
    FALCON_POINT,
    OUTSKIRTS,
    REEF,
    SKY,
    STATION,
    WHITE,
)
from kadath.games.arkham.cards import BASE, INNSMOUTH, MARKER, MONSTERS
from kadath.games.arkham.rules.doom import add_doom
from kadath.games.arkham.rules.encounters_phase import EncountersPhase
from kadath.games.arkham.rules.gates import burst_gate, open_gate
from kadath.games.arkham.rules.monster_movement import MovingMonsters, ways
from kadath.games.arkham.rules.movement_phase import Movement, MovementPhase
from kadath.games.arkham.rules.status import become
from kadath.games.arkham.rules.upkeep import Upkeep
from kadath.games.arkham.values import doom_track
from kadath.kernel.procedure import Procedure
from kadath.testkit.arkham.position import Position


def table(space: str, who: str = "joe_diamond", **fields: Any) -> Position:
    """An investigator somewhere on the two boards."""
    t = Position()
    t.s.boxes = (BASE, INNSMOUTH)
    t.investigator(who, space, **fields)
    t.s.cup = ("cultist",) * 9
    return t


@pytest.mark.rule("IH-3.9")
def test_IH_T3_the_train_costs_a_dollar_and_a_movement_point() -> None:
    t = table("northside", money=1, sliders=(1, 0, 0))
    t.begin(MovementPhase())
    t.choose(f"move:{STATION}", f"ride:{BUS}")
    row = t.row(1)
    assert (row.space, row.money) == (BUS, 0)
    assert t.offered() == ["move:church_green", "move:innsmouth_shore", "done"]
    t.choose("move:church_green", "move:esoteric_order_of_dagon")
    assert t.row(1).space == "esoteric_order_of_dagon"
    t.expects_no_question()


@pytest.mark.rule("IH-3.9")
def test_without_the_board_of_innsmouth_no_train_goes_there() -> None:
    t = table(STATION, money=5)
    t.s.boxes = (BASE,)
    t.begin(Movement(1))
    assert t.offered() == ["move:northside", "done"]


@pytest.mark.rule("IH-4.7")
def test_martial_law_is_declared_at_half_of_the_doom_track_and_stays() -> None:
    t = table("northside")
    half = -(-doom_track(t.s) // 2)
    add_doom(t.s, half - 1)
    assert not t.s.martial_law
    add_doom(t.s)
    assert t.s.martial_law


@pytest.mark.rule("IH-4.8", "IH-4.1")
def test_IH_T4_stopping_at_the_refinery_means_evading_the_watch_or_arrest() -> None:
    for die, space in ((5, "marsh_refinery"), (1, CELL)):
        t = table("factory_district", money=7, sliders=(2, 0, 0))
        t.s.martial_law = True
        t.begin(Movement(1)).choose("move:marsh_refinery")
        t.roll(die).choose("done")
        (checked,) = t.noted("check")
        assert (checked["check"], len(checked["dice"])) == ("evade", 1)
        assert t.row(1).space == space
    row = t.row(1)
    assert (row.money, row.delayed, row.skips) == (4, True, False)


@pytest.mark.rule("IH-4.9")
def test_an_open_gate_keeps_the_watch_away() -> None:
    t = table("factory_district", sliders=(2, 0, 0))
    t.s.martial_law = True
    (marker,) = t.deck(MARKER, "abyss")
    t.s.decks[MARKER] = ()
    t.s.gates["marsh_refinery"] = marker
    t.begin(Movement(1)).choose("move:marsh_refinery", "done")
    assert t.noted("check") == []
    assert t.row(1).space == "marsh_refinery"


@pytest.mark.rule("IH-4.8")
def test_the_watch_is_evaded_before_monsters() -> None:
    t = table("marsh_refinery", sliders=(0, 0, 0))
    t.s.martial_law = True
    cultist = t.monster("cultist", "marsh_refinery")
    t.begin(Movement(1))
    assert t.offered() == [f"evade:{cultist}", f"fight:{cultist}", "halt"]
    t.roll(5, 5, 5).choose("halt")
    assert t.offered() == [f"evade:{cultist}", f"fight:{cultist}"]


@pytest.mark.rule("IH-4.3")
def test_nobody_walks_out_of_the_jail_cell_but_may_break_out() -> None:
    t = table(CELL, delayed=True, sliders=(2, 0, 0))
    t.begin(MovementPhase())
    assert (t.row(1).space, t.row(1).delayed) == (CELL, False)
    t.roll(1).begin(EncountersPhase())
    assert [checked["check"] for checked in t.noted("check")] == ["sneak"]


@pytest.mark.rule("IH-4.4")
def test_help_from_the_alley_comes_before_the_jail_break() -> None:
    t = table(CELL)
    t.investigator("joe_diamond", ALLEY, sliders=(0, 0, 0))
    t.begin(EncountersPhase())
    assert (t.asked().seat, t.offered()) == (1, ["sneak-in", "pass"])
    t.roll(5, 5, 1).choose("sneak-in")
    assert t.row(1).space == ALLEY, "two successes free somebody at once"


@pytest.mark.rule("IH-3.11")
def test_entering_devil_reef_ends_the_movement() -> None:
    t = table("yha_nthlei", sliders=(3, 0, 0))
    t.begin(Movement(1)).choose(f"move:{REEF}")
    assert t.row(1).space == REEF
    t.expects_no_question()


def aquatic(t: Position, space: str) -> int:
    """An aquatic monster."""
    key = next(key for key, one in MONSTERS.items() if one.movement == "aquatic")
    return t.monster(key, space)


@pytest.mark.rule("IH-5.1", "IH-5.2", "IH-5.4")
def test_an_aquatic_monster_goes_straight_to_an_investigator_at_the_water() -> None:
    t = table("river_docks")
    swimmer = aquatic(t, REEF)
    t.s.derive()
    assert ways(t.s, swimmer, WHITE) == ("river_docks",)
    t.s.set_investigator(1, space="northside")
    assert ways(t.s, swimmer, WHITE) == ("vortex",), "nobody is at the water"
    t.s.move_monster(swimmer, "uptown")
    assert ways(t.s, swimmer, BLACK) == ("southside",), "not in the water itself"


@pytest.mark.rule("IH-6.3", "IH-6.5")
def test_a_vortex_swallows_monsters_and_the_town_pays_for_it() -> None:
    t = table("northside")
    cultist = t.monster("cultist", BUS)
    t.begin(MovingMonsters((MONSTERS["cultist"].dimension,), ()))
    assert cultist not in t.s.monsters
    assert (t.s.terror, t.s.uprising, len(t.s.cup)) == (1, 1, 10)


@pytest.mark.rule("IH-6.2", "IH-6.1")
def test_the_sixth_prevented_gate_awakens_the_ancient_one() -> None:
    t = table("northside")
    t.s.seals = ("woods",)
    for token in range(1, 7):
        prevented = open_gate(t.s, "woods", 1)
        assert prevented is not None
        t.begin(prevented)
        assert (t.s.uprising, t.s.awake) == (token, token == 6)


@pytest.mark.rule("IH-7.2", "IH-7.3")
def test_IH_T5_clues_from_the_factory_district_go_to_its_own_color_until_the_raid() -> None:
    t = table("factory_district", clues=3)
    t.s.feds = {"church_green": 2, "innsmouth_shore": 2}
    t.s.uprising = 4
    t.begin(Upkeep(1))
    assert t.offered() == ["evidence:factory_district", "done"]
    t.choose("evidence:factory_district")
    assert (t.s.feds["factory_district"], t.row(1).clues, t.s.uprising) == (1, 2, 4)
    t.choose("evidence:factory_district")
    assert (t.s.feds, t.s.uprising, t.row(1).clues) == ({}, 0, 1)


@pytest.mark.rule("IH-8.1")
def test_a_burst_tears_the_elder_sign_and_brings_no_doom() -> None:
    t = table("northside")
    t.deck(MARKER, "abyss")
    t.s.seals = ("woods", "graveyard")
    t.s.derive()
    burst = burst_gate(t.s, "woods", 1)
    assert isinstance(burst, Procedure)
    t.begin(burst)
    assert (list(t.s.seals), list(t.s.gates), t.s.doom) == (["graveyard"], ["woods"], 0)
    assert [row.space for row in t.s.monsters.values()] == ["woods"]


@pytest.mark.rule("IH-8.2")
def test_on_a_burst_all_flying_monsters_move_only_once() -> None:
    t = table("northside")
    flyers = sorted(key for key, one in MONSTERS.items() if one.movement == "flying")
    monsters = [t.monster(key, "black_cave") for key in flyers]
    shown = MONSTERS[flyers[0]].dimension
    t.begin(MovingMonsters((), (shown,), is_burst=True))
    assert {t.s.monsters[one].space for one in monsters} == {SKY}
    assert len(t.noted("monster-moves")) == len(monsters)


@pytest.mark.rule("IH-3.3", "IH-3.4")
def test_innsmouth_has_no_limit_but_the_sky_has() -> None:
    t = table("northside")
    for _ in range(4):
        t.monster("cultist", "uptown")
    flyer = next(key for key, one in MONSTERS.items() if one.movement == "flying")
    t.monster(flyer, FALCON_POINT)
    t.begin(MovingMonsters((MONSTERS[flyer].dimension,), ()))
    assert [row.space for row in t.s.monsters.values() if row.monster == flyer] == [OUTSKIRTS]


@pytest.mark.rule("IH-4.1")
def test_the_arrested_of_arkham_and_of_innsmouth_go_to_different_cells() -> None:
    for space, cell in (("woods", "police_station"), ("church_green", CELL), (REEF, CELL)):
        t = table(space, money=3)
        t.s.derive()
        arrest = become(t.s, 1, "arrested")
        assert arrest is not None
        t.begin(arrest)
        assert (t.row(1).space, t.row(1).money) == (cell, 2)
