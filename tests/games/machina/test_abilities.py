"""Abilities, effects and steered monsters: chapters 14, 16 and 18 of the rulebook."""

from __future__ import annotations

import pytest

from kadath.games.machina.happenings import Destroyed
from kadath.games.machina.rules.abilities import hindrance, usable_out_of_turn
from kadath.games.machina.rules.control import take_control
from kadath.games.machina.rules.death import Destroying
from kadath.games.machina.rules.doors import open_or_close
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.monster_phase import MonsterPhase, MonsterTurn
from kadath.games.machina.rules.round import HorrorPhase
from kadath.games.machina.rules.turn import Turn
from kadath.games.machina.state import HORROR
from kadath.games.machina.tiles import CHASM, LEVER
from kadath.games.machina.values import ARMOR, ETHEREAL, has
from kadath.games.machina.vocabulary.modifiers import Reduce
from kadath.games.machina.vocabulary.timing import LastsThisRound
from kadath.kernel.abilities.selectors import These
from kadath.kernel.effects import Scope
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import Position, room, row


@pytest.mark.rule("MA-R14.5", "MA-R14.6")
def test_abilities_that_cost_stamina_are_for_your_own_turn() -> None:
    """Lorrai's touch costs stamina; her blessing costs essence, so other turns allow it too."""
    t = position("""
        |l m . .|
        l: lorrai_gerrard, essence 3, health 2
        m: mi_go
    """)
    lorrai, mi_go = t.id("l"), t.id("m")
    t.s.derive()
    t.s.stack.append(Turn(mi_go))
    hindered = hindrance(t.s, lorrai, lorrai, 1)
    assert hindered is not None
    assert hindered.rule == "MA-R14.5"
    assert [one.key for one in usable_out_of_turn(t.s, lorrai)] == [t.key("use:l:l:0")]
    t.s.stack[-1] = Turn(lorrai)
    assert hindrance(t.s, lorrai, lorrai, 1) is None
    assert usable_out_of_turn(t.s, lorrai) == [], "in her own turn it is simply an action"


@pytest.mark.rule("MA-R14.6")
def test_abilities_without_stamina_may_still_be_used_after_the_last_turn() -> None:
    """Between turns, before monsters spawn, even by an explorer without stamina."""
    t = Position(room(4, 1))
    lorrai = t.explorer("lorrai_gerrard", (0, 0), essence=3, health=2)
    t.begin(ExplorerPhase()).choose("done")
    assert t.offered() == [f"use:{lorrai}:{lorrai}:0", "pass"]
    t.choose(f"use:{lorrai}:{lorrai}:0")
    assert t.s.units[lorrai].health == 3
    t.expects_no_question()


@pytest.mark.rule("MA-R14.4")
def test_a_target_icon_needs_a_legal_target() -> None:
    t = position("""
        |h . . m|
        h: hank_horden
        m: mi_go
    """)
    t.begin(ExplorerPhase())
    hindered = t.s.why_not(t.key("use:h:h:1"))
    assert hindered is not None
    assert hindered.rule == "MA-R14.4", "nobody is next to him"


@pytest.mark.rule("MA-R16.1")
def test_an_ability_works_only_while_its_condition_holds() -> None:
    """K'thun heals if a monster on its tile is wounded, otherwise it attacks (T16)."""
    t = Position(room(10, 1), room(3, 1))
    t.explorer("hank_horden", (0, 0))
    kthun = t.monster("kthun", (5, 0))
    sarall = t.monster("sarall", (6, 0), health=1)
    far = t.monster("deep_one", (11, 0), health=0)
    t.s.set_unit(far, health=1)
    t.begin(MonsterTurn(kthun)).expects_no_question()
    assert t.s.units[sarall].health == 2
    assert t.noted("attack") == []
    t.begin(MonsterTurn(kthun)).expects_no_question()
    assert t.noted("attack")[0]["blockers"] == (1,), "nobody is wounded any more"


def test_a_moon_beast_is_ethereal_only_next_to_a_wall() -> None:
    t = Position(room(5, 5))
    beast = t.monster("moon_beast", (0, 2))
    t.s.derive()
    assert has(t.s, beast, ETHEREAL)
    t.s.set_unit(beast, space=t.space((2, 2)))
    assert not has(t.s, beast, ETHEREAL)


@pytest.mark.rule("MA-R16.8")
def test_monsters_and_horror_events_share_four_markers() -> None:
    """A fifth lasting effect is skipped; in the horror phase all markers are returned."""
    t = Position(room(8, 1))
    hank = t.explorer("hank_horden", (0, 0))
    five = [t.monster("mi_go", (column, 0)) for column in range(2, 7)]
    weaken = LastsThisRound(1, (Reduce(These((hank,)), ARMOR, 1),))
    t.s.derive()
    for monster in five:
        weaken.run(t.s, Scope(monster, monster))
    mine = [row for row in t.s.markers.values() if row.owner == HORROR]
    assert [row.on for row in mine] == five[:4]
    assert t.value(hank, ARMOR) == 0
    weaken.run(t.s, Scope(five[0], five[0]))
    t.begin(HorrorPhase())
    assert t.value(hank, ARMOR) == 3
    assert not any(row.on for row in t.s.markers.values())


@pytest.mark.rule("MA-R18.15", "MA-R18.8")
def test_a_mindless_monster_goes_around_a_chasm_and_leaves_levers_alone() -> None:
    t = Position(f"+-+-+-+-+\n|. {CHASM} {LEVER} .|\n+ + + + +\n|. . . .|\n+-+-+-+-+")
    t.explorer("hank_horden", (0, 0))
    mi_go = t.monster("mi_go", (3, 0))
    t.begin(MonsterTurn(mi_go)).answer()
    assert mi_go in t.s.units
    assert [one["space"] for one in t.noted("move")] == [t.space((2, 1)), t.space((1, 1))]
    assert t.s.tokens == {}
    alone = Position(row(f".{CHASM}."))
    alone.explorer("hank_horden", (0, 0))
    stuck = alone.monster("mi_go", (2, 0))
    alone.begin(MonsterTurn(stuck)).expects_no_question()
    assert alone.at(stuck) == (2, 0), "there is no other way"


@pytest.mark.rule("MA-R18.18", "MA-R8.6", "MA-R18.2")
def test_a_controlled_monster_acts_in_track_order_and_is_free_after_its_turn() -> None:
    t = position("""
        |h . . . m s|
        h: hank_horden
        m: mi_go
        s: sarall, stamina 0
    """)
    hank, first, puppet = t.id("h"), t.id("m"), t.id("s")
    t.s.derive()
    take_control(t.s, hank, puppet)
    t.begin(MonsterPhase())
    assert t.at(first) == (1, 0), "the first one has acted by itself"
    assert t.asked().ask == "steer"
    assert t.s.units[puppet].stamina == 4, "with all its stamina"
    t.choose(f"move:{t.space((4, 0))}", f"move:{t.space((3, 0))}", "done")
    assert t.s.controlled == {}
    t.begin(MonsterPhase()).answer()
    assert t.at(puppet) == (2, 0), "mindless again, it comes as close as it can"


@pytest.mark.rule("MA-R8.6", "MA-R18.2", "MA-R10.14")
def test_a_controlled_monster_schemes_after_its_controller_dies() -> None:
    t = Position(row(".L.."))
    t.explorer("hank_horden", (3, 0))
    kim, sarall = t.explorer("kim_richards", (0, 0)), t.monster("sarall", (2, 0))
    t.s.derive()
    take_control(t.s, kim, sarall)
    t.begin(Destroying((Destroyed(kim, 0),)))
    t.begin(MonsterPhase())
    assert t.asked().seat == 1, "Kim's player steers it, now against the others"
    assert f"pull:{t.space((1, 0))}" in t.offered(), "and may pull levers with it"


@pytest.mark.rule("MA-R10.3", "MA-R15.5")
def test_a_closed_door_is_a_wall_to_a_moon_beast() -> None:
    rows = ("|. . .|", "|. .D.|", "|. . .|")
    t = Position("+-+-+-+\n" + "\n+ + + +\n".join(rows) + "\n+-+-+-+")
    beast = t.monster("moon_beast", (1, 1))
    t.s.derive()
    assert not has(t.s, beast, ETHEREAL)
    open_or_close(t.s, next(iter(t.s.area.doors)))
    assert has(t.s, beast, ETHEREAL)
