"""What works across the border of two joined map tiles, and what does not (MA-R15.12 to 14)."""

from __future__ import annotations

import pytest

from kadath.games.machina.cards import MONSTER
from kadath.games.machina.rules.displacement import Shoving
from kadath.games.machina.rules.essence import can_pay
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.monster_phase import MonsterPhase
from kadath.games.machina.vocabulary.effects import Attack
from kadath.games.machina.vocabulary.selectors import Closest, OnTile
from kadath.testkit.machina.position import Position

PLAIN = "." * 10


def two_tiles(west: str = PLAIN, east: str = PLAIN) -> Position:
    """Two corridors of ten spaces, joined in the middle."""
    wall = "+" + "-+" * 10
    return Position(
        f"{wall}\n|{' '.join(west)}=\n{wall}",
        f"{wall}\n={' '.join(east)}|\n{wall}",
    )


@pytest.mark.rule("MA-R8.11", "MA-R9.19")
def test_a_unit_is_pushed_onto_the_next_tile() -> None:
    t = two_tiles()
    hank, mi_go = t.explorer("hank_horden", (8, 0)), t.monster("mi_go", (9, 0))
    t.begin(Shoving((mi_go,), "", -1, 2, hank))
    assert t.at(mi_go) == (11, 0)


@pytest.mark.rule("MA-R5.8", "MA-R15.4")
def test_an_explorer_adjacent_on_the_next_tile_helps_with_essence() -> None:
    t = two_tiles()
    hank = t.explorer("hank_horden", (9, 0), essence=1)
    kim = t.explorer("kim_richards", (10, 0), essence=1)
    t.s.derive()
    assert can_pay(t.s, hank, 2)
    t.s.set_unit(kim, space=t.space((11, 0)))
    assert not can_pay(t.s, hank, 2)


@pytest.mark.rule("MA-R15.12", "MA-R15.16")
def test_the_closest_monster_is_the_closest_on_your_own_tile() -> None:
    t = two_tiles()
    hank = t.explorer("hank_horden", (9, 0))
    t.monster("mi_go", (10, 0))
    sarall = t.monster("sarall", (2, 0))
    t.resolve(Attack(1, who=Closest(OnTile(MONSTER))), hank)
    assert t.noted("attack")[0]["blockers"] == (sarall,)


@pytest.mark.rule("MA-R15.12")
def test_lorrai_heals_nobody_on_the_next_tile() -> None:
    t = two_tiles()
    lorrai = t.explorer("lorrai_gerrard", (9, 0), essence=2, health=1)
    kim = t.explorer("kim_richards", (10, 0), health=1)
    t.begin(ExplorerPhase()).choose(f"turn:{lorrai}", f"use:{lorrai}:{lorrai}:0")
    assert (t.s.units[lorrai].health, t.s.units[kim].health) == (2, 1)


@pytest.mark.rule("MA-R10.15")
def test_a_lever_triggers_no_traps_on_the_next_tile() -> None:
    t = two_tiles(west="L^.......^", east="^.........")
    hank = t.explorer("hank_horden", (1, 0))
    kim, sarall = t.explorer("kim_richards", (10, 0)), t.monster("sarall", (9, 0))
    t.begin(ExplorerPhase()).choose(f"turn:{hank}").roll(high=(1, 1, 1))
    t.choose(f"activate:{t.space((0, 0))}")
    health = [t.s.units[one].health for one in (hank, kim, sarall)]
    assert health == [5, 6, 1], "Hank stands on a trap of his own tile"


@pytest.mark.rule("MA-R18.8", "MA-R18.3")
def test_a_mindless_monster_walks_over_to_the_next_tile() -> None:
    t = two_tiles()
    t.explorer("hank_horden", (7, 0))
    sarall = t.monster("sarall", (11, 0))
    t.begin(MonsterPhase()).answer()
    assert t.at(sarall) == (8, 0)
