"""The rulebook's worked examples about cards, and cards that show how to read the text."""

from __future__ import annotations

import pytest

from kadath.games.machina.cards import EXPLORER, MONSTER
from kadath.games.machina.happenings import Destroyed
from kadath.games.machina.rules.abilities import hindrance
from kadath.games.machina.rules.attack import Attacking
from kadath.games.machina.rules.death import Destroying
from kadath.games.machina.rules.displacement import Shoving
from kadath.games.machina.rules.events import InvokingEvent
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.movement import steps_from
from kadath.games.machina.rules.setting_up import open_card, stack_chapters
from kadath.games.machina.rules.spaces import is_destroyed, is_lit
from kadath.games.machina.rules.turn import Turn
from kadath.games.machina.state import GONE
from kadath.games.machina.tiles import CHAPTER, CHEST, EVENT, LEVER, TRAP
from kadath.games.machina.values import ARMOR, STAMINA, WILL
from kadath.games.machina.vocabulary.abilities import SPACE
from kadath.games.machina.vocabulary.effects import Attack, Banish, Lose
from kadath.games.machina.vocabulary.moving import Move, Steer
from kadath.games.machina.vocabulary.selectors import Closest, Everywhere, One, OnTile
from kadath.games.machina.vocabulary.spaces import DestroyAdjacent
from kadath.games.machina.vocabulary.targets import TARGET, AroundSpace, Direct
from kadath.kernel.abilities.costs import Paying
from kadath.kernel.effects import Scope
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import Position, called, room, row


@pytest.mark.rule("MA-R16.9", "MA-R13.7", "MA-R10.22", "MA-R8.7")
def test_the_trophy_collector_lights_a_chapter_at_the_third_kill() -> None:
    """T6: one of the three is pushed into a chasm; a kill by someone else does not count."""
    t = Position(f"+-+-+-+-+-+\n|. . . . {CHAPTER}|\n+ + + + + +\n|. . . O .|\n+-+-+-+-+-+")
    lorrai = t.explorer("lorrai_gerrard", (1, 1))
    hank = t.explorer("hank_horden", (0, 0))
    first, pushed, third, other = (
        t.monster("mi_go", at) for at in ((2, 0), (2, 1), (0, 1), (1, 0))
    )
    t.s.threat = 4
    collector = t.event("trophy_collector")
    t.begin(InvokingEvent.explorer(lorrai))
    t.begin(Destroying((Destroyed(first, lorrai),)))
    t.begin(Shoving((pushed,), "", -1, 1, lorrai))
    assert pushed not in t.s.units
    t.begin(Destroying((Destroyed(other, hank),)))
    assert t.s.countdowns == {collector: 2}, "Hank's kill is his own"
    t.begin(Destroying((Destroyed(third, lorrai),)))
    assert is_lit(t.s, t.space((4, 0)))
    assert t.s.threat == 2
    assert t.s.spent["explorer_event"][0] == collector
    assert collector not in t.s.attached


@pytest.mark.rule("MA-R15.16")
def test_which_units_a_text_refers_to() -> None:
    """T19: you, the target, the closest, all on the tile, any on any tile."""
    t = Position(room(10, 1), room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    near, far = t.monster("kthun", (2, 0)), t.monster("mi_go", (5, 0))
    beyond = t.monster("mi_go", (11, 0))
    met = [
        t.resolve(effect, hank, targets=(near,)).noted("attack")[-1]["blockers"]
        for effect in (
            Attack(0, 1),
            Attack(0, 1, TARGET),
            Attack(0, 1, Closest(OnTile(MONSTER))),
            Attack(0, 1, OnTile(MONSTER)),
        )
    ]
    assert met == [(hank,), (near,), (near,), (near, far)]
    t.resolve(Attack(0, 1, One(Everywhere(MONSTER))), hank)
    assert f"unit:{beyond}" in t.offered(), "any monster on any tile"
    t.choose(f"unit:{beyond}")


@pytest.mark.rule("MA-R15.17")
def test_a_monster_that_is_told_to_move_goes_towards_its_closest_explorer() -> None:
    t = Position(room(6, 1))
    hank = t.explorer("hank_horden", (0, 0))
    mi_go = t.monster("mi_go", (5, 0), stamina=0)
    t.resolve(Move(2, Everywhere(MONSTER)), hank)
    assert t.at(mi_go) == (3, 0)
    t.resolve(Move(1, Everywhere(EXPLORER)), hank)
    assert "done" in t.offered(), "explorers go where they like, or stay"


@pytest.mark.rule("MA-R15.17")
def test_units_that_you_move_go_where_you_like_without_stamina() -> None:
    """ "You move monsters up to 2 spaces": each one on your tile, even away from everybody."""
    t = Position(room(10, 1), room(3, 1))
    t.explorer("lorrai_gerrard", (0, 0))
    hank = t.explorer("hank_horden", (1, 0))
    mi_go = t.monster("mi_go", (3, 0), stamina=1)
    elsewhere = t.monster("mi_go", (11, 0))
    t.resolve(Steer(2, OnTile(MONSTER)), hank)
    assert t.asked().seat == 1, "whoever resolves it steers"
    t.choose(f"move:{t.space((4, 0))}", f"move:{t.space((5, 0))}").expects_no_question()
    assert t.at(mi_go) == (5, 0)
    assert t.s.units[mi_go].stamina == 1
    assert t.at(elsewhere) == (11, 0)


@pytest.mark.rule("MA-R16.11")
def test_a_lever_that_is_destroyed_as_a_cost_triggers_no_traps() -> None:
    """T20: a card that costs 2 stamina and a lever, and destroys a monster."""
    t = Position(f"+-+-+-+\n|. {LEVER} .|\n+ + + +\n|. ^ .|\n+-+-+-+")
    hank = t.explorer("hank_horden", (0, 0))
    mi_go = t.monster("mi_go", (1, 1))
    cost = DestroyAdjacent("trap_lever")
    scope = Scope(hank, hank)
    assert cost.can_pay(t.s, scope)
    t.begin(Paying((cost,), scope))
    assert is_destroyed(t.s, t.space((1, 0)))
    assert t.noted("attack") == []
    t.resolve(Banish(2, TARGET), hank, targets=(mi_go,))
    assert mi_go not in t.s.units
    assert not cost.can_pay(t.s, scope), "the only one is gone"


@pytest.mark.rule("MA-R15.16")
def test_a_monster_next_to_the_chosen_space_may_be_out_of_reach() -> None:
    """T21: the target is the event space, and the monster is next to it."""
    t = Position(f"+-+-+-+\n|. {EVENT} .|\n+-+-+-+")
    hank = t.explorer("hank_horden", (0, 0))
    mi_go = t.monster("mi_go", (2, 0))
    space = t.space((1, 0))
    assert space in Direct(SPACE).ids(t.s, Scope(hank, hank))
    t.resolve(Lose(1, "health", One(AroundSpace(MONSTER))), hank, targets=(space,))
    assert t.s.units[mi_go].health == 1


@pytest.mark.rule("MA-R16.9", "MA-R12.7")
def test_each_explorer_breaks_the_rhythm_once() -> None:
    """T25: nobody may do it twice; when the last living explorer has, the chapter ends."""
    t = Position(f"+-+-+-+-+\n|. {CHEST} . .|\n+ + + + +\n|. . . .|\n+-+-+-+-+")
    s = t.s
    a, b, c = (
        t.explorer(key, at)
        for key, at in (
            ("hank_horden", (0, 0)),
            ("lorrai_gerrard", (2, 0)),
            ("kim_richards", (0, 1)),
        )
    )
    s.scenario, s.serial = 1, 2000
    stack_chapters(s)
    chapter = next(one for one in s.chapters if s.card(one).key == "keepers_of_the_pulse")
    s.chapters = s.chapters[s.chapters.index(chapter) + 1 :]
    s.chapter = chapter
    t.begin(ExplorerPhase()).choose(f"turn:{a}", f"use:{a}:{chapter}:1")
    assert s.taken_part[chapter] == (a,)
    assert f"use:{a}:{chapter}:1" not in t.offered()
    t.choose("done", f"turn:{b}", f"use:{b}:{chapter}:1")
    assert s.chapter == chapter
    s.units[c] = s.units[c]._replace(health=1)
    t.begin(Destroying((Destroyed(c, 0),)))
    assert s.chapter != chapter, "the dead no longer count"


@pytest.mark.rule("MA-R14.3", "MA-R16.9")
def test_what_the_last_token_pays_for_is_resolved_before_the_chapter_ends() -> None:
    """The next chapter moves all monsters: the traps catch the Mi-Go where it stands now."""
    t = Position(row(f".{LEVER}.{TRAP}."))
    t.explorer("hank_horden", (0, 0))
    mi_go = t.monster("mi_go", (3, 0))
    engine = t.chapter(1, 8)
    t.s.chapters = (open_card(t.s, called(1, 9)),)
    t.s.tokens[t.space((1, 0))] = GONE
    t.begin(ExplorerPhase()).roll(high=(1, 1, 1)).choose(f"use:1:{engine}:1")
    assert [one["blockers"] for one in t.noted("attack")] == [(mi_go,)]
    assert t.s.units[mi_go].health == 1
    assert t.s.card(t.s.chapter).key == called(1, 9)
    kinds = [entry.kind for entry in t.s.log or ()]
    assert kinds.index("lose") < kinds.index("chapter")


@pytest.mark.rule("MA-R5.10")
def test_the_last_explorer_is_stronger() -> None:
    """T27: armor and will right away, stamina with the next refresh."""
    t = position("""
        |h . l|
        h: hank_horden, stamina 4
        l: lorrai_gerrard
    """)
    hank, lorrai = t.id("h"), t.id("l")
    t.s.scenario, t.s.serial = 1, 2000
    stack_chapters(t.s)
    t.s.derive()
    assert (t.value(hank, ARMOR), t.value(hank, WILL)) == (3, 2)
    t.begin(Destroying((Destroyed(lorrai, 0),)))
    assert (t.value(hank, ARMOR), t.value(hank, WILL)) == (4, 3)
    assert (t.s.units[hank].stamina, t.value(hank, STAMINA)) == (4, 8)
    t.begin(ExplorerPhase())
    assert t.s.units[hank].stamina == 8


@pytest.mark.rule("MA-R7.3")
def test_the_old_hunter_has_a_bonus_against_wounded_units() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (1, 0))
    fresh, hurt = t.monster("mi_go", (0, 0)), t.monster("mi_go", (2, 0), health=1)
    t.event("old_hunter")
    t.begin(InvokingEvent.explorer(hank))
    t.roll(high=(2,)).begin(Attacking(hank, (fresh, hurt), 1))
    assert t.noted("result")[-1]["hits"] == (hurt,), "2 and 1 reach armor 3"


@pytest.mark.rule("MA-R7.3")
def test_the_heat_sink_helps_with_the_first_attack_of_a_turn_only() -> None:
    t = position("""
        |h m|
        h: hank_horden, items rivet_pistol+heat_sink
        m: mi_go
    """)
    hank, mi_go, pistol = t.id("h"), t.id("m"), t.id("rivet_pistol")
    t.s.stack.append(Turn(hank))
    t.s.derive()
    results = []
    for _ in range(2):
        t.roll(high=(1,))
        t.s.log = []
        t.s.stack.append(Attacking(hank, (mi_go,), 1, weapon=pistol))
        t.s.advance()
        results.append(t.noted("result")[-1]["result"])
        t.s.stack.append(Turn(hank, attacks=1))
    assert results == [2, 1]


@pytest.mark.rule("MA-R7.3")
def test_the_formless_spawn_finds_the_weaker_defence() -> None:
    t = position("""
        |h f|
        h: hank_horden
        f: formless_spawn
    """)
    hank, spawn = t.id("h"), t.id("f")
    t.roll(high=(2,)).begin(Attacking(spawn, (hank,), 1))
    assert t.noted("result")[-1]["hits"] == (hank,), "2 reach Hank's will 2, not his armor 3"


@pytest.mark.rule("MA-R8.11", "MA-R18.17")
def test_crampons_keep_their_owner_in_place() -> None:
    t = position("""
        |t h . .|
        h: hank_horden
        t: the_tide_king
    """)
    hank, king = t.id("h"), t.id("t")
    t.s.stack.append(Turn(king))
    t.s.derive()
    assert hindrance(t.s, king, king, 2) is None
    t.item("crampons", hank)
    t.s.derive()
    assert hindrance(t.s, king, king, 2) is not None, "nobody could be pushed"


@pytest.mark.rule("MA-R9.4", "MA-R9.5")
def test_levitation_boots_carry_their_owner_over_a_chasm() -> None:
    t = Position(room(5, 1, chasm_1=(1, 0), chasm_2=(2, 0), chasm_3=(3, 0)))
    hank = t.explorer("hank_horden", (0, 0))
    t.item("spectral_levitation_boots", hank)
    t.begin(ExplorerPhase())
    assert t.s.units[hank].stamina == 6
    for column in (1, 2, 3):
        t.choose(f"move:{t.space((column, 0))}")
        assert "done" not in t.offered(), "one may not stay above a chasm"
    t.choose(f"move:{t.space((4, 0))}")
    assert (t.at(hank), t.s.units[hank].stamina) == ((4, 0), 4), "in and out cost 1 each"


@pytest.mark.rule("MA-R9.4")
def test_wraith_treads_lead_through_a_wall() -> None:
    t = Position("+-+-+\n|.|.|\n+-+-+")
    hank = t.explorer("hank_horden", (0, 0))
    t.s.derive()
    assert steps_from(t.s, hank, 6) == ()
    t.item("wraith_treads", hank)
    t.begin(ExplorerPhase()).choose(f"move:{t.space((1, 0))}")
    assert t.at(hank) == (1, 0)


@pytest.mark.rule("MA-R15.8")
def test_kim_reaches_farther_and_a_phase_rifle_sees_through_walls() -> None:
    t = position("""
        |k . . n|b|
        k: kim_richards, items phase_rifle
        b: mi_go
        n: kthun
    """)
    kim, behind, near = t.id("k"), t.id("b"), t.id("n")
    t.begin(ExplorerPhase()).choose("use:k:k:1")
    assert t.offered() == [f"target:{kim}", f"target:{near}"], "range 2, and 1 more"
    t.choose("target:k")
    t.choose("use:k:phase_rifle:0")
    assert f"target:{behind}" in t.offered()
