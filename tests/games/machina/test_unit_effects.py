"""Attacks and other effects on units: chapters 7 and 8 of the rulebook."""

from __future__ import annotations

import pytest

from kadath.games.machina.cards import MONSTER
from kadath.games.machina.rules.abilities import targets
from kadath.games.machina.rules.attack import HIGH_DIE, LOW_DIE, Attacking
from kadath.games.machina.rules.displacement import Teleporting, landings
from kadath.games.machina.rules.events import InvokingEvent
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.monster_phase import MonsterTurn
from kadath.games.machina.rules.turn import Turn
from kadath.games.machina.tiles import BARREL
from kadath.games.machina.values import ATTACK_ROLL, ETHEREAL, SEES_ETHEREAL, has
from kadath.games.machina.vocabulary.abilities import Active
from kadath.games.machina.vocabulary.effects import Attack
from kadath.games.machina.vocabulary.modifiers import Increase, Is
from kadath.games.machina.vocabulary.selectors import Adjacent, Closest, One, OnTile
from kadath.games.machina.vocabulary.spaces import SpringTraps
from kadath.games.machina.vocabulary.targets import TARGET, Direct
from kadath.games.machina.vocabulary.timing import LastsThisRound
from kadath.kernel.abilities.selectors import YOU, These
from kadath.kernel.effects import Scope, do
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import Position, room


def make_ethereal(t: Position, unit: int) -> None:
    """Make a unit ethereal with a lasting effect."""
    t.s.set_marker(900, unit, (Is(These((unit,)), ETHEREAL),))


# --- Attacks --------------------------------------------------------------------------------------


@pytest.mark.rule("MA-R7.1", "MA-R7.2")
def test_dice_of_both_kinds_are_rolled_and_added() -> None:
    """2 high dice and 1 low die, as the attack says, against all its targets."""
    assert (HIGH_DIE, LOW_DIE) == ((0, 1, 1, 2, 2, 3), (0, 1, 1, 1, 2, 2))
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (1, 0))
    two = (t.monster("mi_go", (0, 0)), t.monster("mi_go", (2, 0)))
    t.roll(high=(3, 2), low=(1,)).begin(Attacking(hank, two, 2, 1))
    assert t.noted("attack")[0]["blockers"] == two
    assert t.noted("result") == [{"result": 6, "hits": two}]


@pytest.mark.rule("MA-R7.8", "MA-R7.7")
def test_every_attack_of_a_card_is_rolled_separately() -> None:
    """T17: Shivers raise the threat, then attack everybody on all tiles twice."""
    t = Position(room(10, 1), room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    lorrai = t.explorer("lorrai_gerrard", (11, 0))
    t.event("shivers")
    t.roll(high=(0,), low=(0, 0)).begin(InvokingEvent.horror())
    assert t.s.threat == 2
    rolls = t.noted("attack")
    assert [one["blockers"] for one in rolls] == [(hank, lorrai), (hank, lorrai)]


@pytest.mark.rule("MA-R7.9", "MA-R10.9", "MA-R10.15")
def test_traps_and_barrels_do_not_use_the_bonuses_of_whoever_triggered_them() -> None:
    t = Position(f"+-+-+-+\n|. ^ .|\n+-+-+-+\n|. {BARREL} .|\n+-+-+-+")
    hank = t.explorer("hank_horden", (0, 0))
    caught = t.monster("mi_go", (1, 0))
    beside = t.monster("mi_go", (2, 1))
    t.s.set_marker(900, hank, (Increase(These((hank,)), ATTACK_ROLL, 5),))
    t.roll(high=(0, 1, 1)).resolve(SpringTraps(), hank)
    assert t.noted("result")[-1] == {"result": 2, "hits": ()}, "2 and no more"
    t.roll(high=(3, 0, 1, 1)).begin(Attacking(hank, (-t.space((1, 1)),), 1))
    first, second = t.noted("result")
    assert first["result"] == 8, "the attack on the barrel is his own"
    assert second == {"result": 2, "hits": ()}, "what the barrel does is not"
    assert [t.s.units[one].health for one in (caught, beside)] == [2, 2]


@pytest.mark.rule("MA-R7.10")
def test_an_attack_without_a_target_is_on_you_but_adjacent_units_are_others() -> None:
    t = position("""
        |h m .|
        h: hank_horden
        m: mi_go
    """)
    hank, mi_go = t.id("h"), t.id("m")
    t.resolve(Attack(1), hank)
    assert t.noted("attack")[0]["blockers"] == (hank,)
    t.resolve(Attack(1, who=Adjacent()), hank)
    assert t.noted("attack")[0]["blockers"] == (mi_go,)
    scope = Scope(hank, hank)
    blow = Active((), Attack(1, who=TARGET), (Direct(),))
    assert targets(t.s, scope, blow, 0) == (hank, mi_go), "a direct target may be oneself"


# --- Ethereal -------------------------------------------------------------------------------------


@pytest.mark.rule("MA-R8.1", "MA-R14.4")
def test_an_ethereal_unit_cannot_be_targeted_but_is_hit_by_effects_without_targets() -> None:
    t = Position(f"+-+-+-+-+\n|. . {BARREL} .|\n+-+-+-+-+")
    hank = t.explorer("hank_horden", (0, 0))
    mi_go = t.monster("mi_go", (1, 0))
    make_ethereal(t, mi_go)
    t.s.derive()
    scope = Scope(hank, hank)
    blow = Active((), Attack(1, who=TARGET), (Direct(),))
    assert targets(t.s, scope, blow, 0) == ()
    t.resolve(Attack(1, who=Adjacent()), hank)
    assert t.noted("attack")[0]["blockers"] == (mi_go,)
    t.roll(high=(3, 0, 0, 0)).begin(Attacking(hank, (-t.space((2, 0)),), 1))
    assert t.noted("attack")[-1]["blockers"] == (mi_go,), "a barrel explodes beside it"
    t.resolve(LastsThisRound(1, (Is(YOU, SEES_ETHEREAL),)), hank)
    assert targets(t.s, scope, blow, 0) == (hank, mi_go), "unless an effect lets one"


@pytest.mark.rule("MA-R8.1", "MA-R15.16")
@pytest.mark.parametrize("picked", [Closest, One])
def test_only_a_target_icon_spares_an_ethereal_unit(picked: type[Closest | One]) -> None:
    """The table on page 25: "the closest monster" and "any monster" are not targets."""
    t = position("""
        |h m . .|
        h: hank_horden
        m: mi_go
    """)
    make_ethereal(t, t.id("m"))
    t.s.derive()
    blow = Active((), Attack(1, who=TARGET), (Direct(),))
    assert targets(t.s, Scope(t.id("h"), t.id("h")), blow, 0) == ()
    t.resolve(Attack(1, who=picked(OnTile(MONSTER))), t.id("h"))
    assert t.noted("attack")[0]["blockers"] == (t.id("m"),)


@pytest.mark.rule("MA-R8.2")
def test_acting_attacking_and_blocking_do_not_end_etherealness() -> None:
    t = position("""
        |h . m .|
        h: hank_horden
        m: mi_go
    """)
    hank, mi_go = t.id("h"), t.id("m")
    ghostly = do(LastsThisRound(1, (Is(YOU, ETHEREAL),)))
    t.resolve(ghostly, hank)
    t.s.stack.append(Turn(hank))
    t.resolve(Attack(1, who=These((mi_go,))), hank)
    t.begin(Attacking(mi_go, (hank,), 0, 1))
    t.s.set_unit(hank, space=t.space((1, 0)))
    assert has(t.s, hank, ETHEREAL)


@pytest.mark.rule("MA-R8.4", "MA-R9.4")
def test_units_pass_through_an_ethereal_unit_but_never_stop_on_it() -> None:
    t = Position(room(4, 1))
    t.explorer("hank_horden", (0, 0))
    ghost = t.monster("mi_go", (1, 0))
    t.begin(ExplorerPhase())
    assert f"move:{t.space((1, 0))}" not in t.offered()
    make_ethereal(t, ghost)
    t.begin(ExplorerPhase()).choose(f"move:{t.space((1, 0))}")
    assert "done" not in t.offered(), "nobody stays on an occupied space"
    t.choose(f"move:{t.space((2, 0))}")
    assert "done" in t.offered()


@pytest.mark.rule("MA-R8.4", "MA-R18.9")
def test_an_ethereal_monster_walks_through_others() -> None:
    t = position("""
        |h . m s .|
        h: hank_horden
        s: sarall
        m: mi_go
    """)
    ghost = t.id("s")
    make_ethereal(t, ghost)
    t.begin(MonsterTurn(ghost)).answer()
    assert t.at(ghost) == (1, 0)


# --- Teleporting ----------------------------------------------------------------------------------


@pytest.mark.rule("MA-R8.10", "MA-R8.8", "MA-R10.8")
def test_a_unit_teleported_onto_a_chasm_falls() -> None:
    t = Position(room(4, 1, chasm=(2, 0), rubble=(1, 0)))
    hank = t.explorer("hank_horden", (0, 0))
    t.explorer("lorrai_gerrard", (3, 0))
    assert t.space((2, 0)) in landings(t.s, hank, 2), "rubble is no hindrance"
    t.begin(Teleporting(hank, landings(t.s, hank, 2)))
    assert hank not in t.s.units
