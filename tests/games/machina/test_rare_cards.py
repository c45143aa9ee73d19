"""Cards with conditions and effects that few others have, read like their cards."""

from __future__ import annotations

import pytest

from kadath.games.machina.rules.events import InvokingEvent
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.state import GONE, UNEQUIPPED
from kadath.games.machina.tiles import SPAWN
from kadath.games.machina.values import ETHEREAL, WILL, has
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import Position, room, row


@pytest.mark.rule("MA-R16.1")
@pytest.mark.parametrize(("other", "health"), [(None, 2), ("dueling_revolver", 1)])
def test_a_dueling_revolver_is_better_with_a_second_weapon(other: str | None, health: int) -> None:
    """2 against armor 3 misses; with both hands full it is 3."""
    t = Position(row("...."))
    hank = t.explorer("hank_horden", (0, 0))
    revolver = t.item("dueling_revolver", hank)
    if other:
        t.item(other, hank)
    mi_go = t.monster("mi_go", (2, 0))
    t.roll(high=(1, 1)).begin(ExplorerPhase())
    t.choose(f"use:{hank}:{revolver}:0")
    if t.s.decision is not None and f"target:{mi_go}" in t.offered():
        t.choose(f"target:{mi_go}")
    assert t.s.units[mi_go].health == health


@pytest.mark.rule("MA-R16.1")
@pytest.mark.parametrize(("at", "ethereal"), [((1, 0), False), ((2, 0), True)])
def test_a_mist_choir_is_ethereal_while_no_explorer_is_next_to_it(
    at: tuple[int, int], ethereal: bool
) -> None:
    t = Position(row("...."))
    t.explorer("hank_horden", (0, 0))
    choir = t.monster("mist_choir", at)
    t.s.derive()
    assert has(t.s, choir, ETHEREAL) is ethereal


@pytest.mark.rule("MA-R16.3")
def test_a_censer_strengthens_the_will_of_those_within_one_space() -> None:
    t = position("""
        |n h . f|
        h: hank_horden, items grave_dust_censer
        n: lorrai_gerrard
        f: kim_richards
    """)
    t.begin(ExplorerPhase())
    people = [t.id(one) for one in "hnf"]
    before = [t.value(one, WILL) for one in people]
    t.choose("turn:h", "use:h:grave_dust_censer:0")
    after = [t.value(one, WILL) for one in people]
    assert [now - was for now, was in zip(after, before, strict=True)] == [1, 1, 0]


@pytest.mark.rule("MA-R10.20", "MA-R11.6")
def test_a_saints_finger_seals_without_essence() -> None:
    t = Position(row(f".{SPAWN}."))
    hank = t.explorer("hank_horden", (0, 0))
    finger = t.item("saints_finger", hank, UNEQUIPPED)
    t.s.threat = 3
    t.begin(ExplorerPhase()).choose(f"use:{hank}:{finger}:1")
    assert t.s.tokens[t.space((1, 0))] == GONE
    assert t.s.threat == 2
    assert t.s.spent["item"] == (finger,)


@pytest.mark.rule("MA-R10.24", "MA-R13.8")
def test_worms_in_a_barrel_set_it_off_and_then_the_monsters_come() -> None:
    t = Position(room(5, 2, barrel=(1, 0)))
    hank = t.explorer("hank_horden", (0, 0))
    mi_go = t.monster("mi_go", (4, 0))
    t.event("barrel_of_worms")
    t.roll(high=(3, 2, 2)).begin(InvokingEvent.horror()).answer()
    assert t.s.tokens[t.space((1, 0))] == GONE
    assert t.s.units[hank].health == 5
    assert t.at(mi_go)[0] == 3
