"""Items, spells, skills, Allies and special cards: their numbers, and how they work."""

from __future__ import annotations

from collections import Counter

import pytest

from kadath.games.arkham.cards import DEPUTY, FACES, PHYSICAL
from kadath.games.arkham.catalogue import catalogue
from kadath.games.arkham.foes import foe
from kadath.games.arkham.happenings import Received
from kadath.games.arkham.manifest import MANIFEST
from kadath.games.arkham.rules.abilities import actions, using
from kadath.games.arkham.rules.checks import COMBAT, SkillCheck, pool
from kadath.games.arkham.rules.combat import Combat
from kadath.games.arkham.rules.keeping import losable
from kadath.games.arkham.rules.trophies import SpendingGates, SpendingTrophies
from kadath.games.arkham.rules.turn import Turn
from kadath.games.arkham.vocabulary.abilities import UPKEEP
from kadath.kernel.events import Announced
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position

from .test_combat import against, begun, dice

COUNTED = ("common_item", "unique_item", "spell", "skill_card", "ally", "retainer", "membership")


@pytest.mark.parametrize("kind", [*COUNTED, "loan", "blessing", DEPUTY])
def test_every_card_of_the_box_is_printed(kind: str) -> None:
    counted: Counter[str] = Counter()
    for one in catalogue():
        counted[one.kind] += one.copies
    assert counted[kind] == MANIFEST.sets[0].printed[kind]


@pytest.mark.rule("AH-4.6")
def test_research_materials_are_spent_as_a_clue_token() -> None:
    t = position("joe_diamond: cards research_materials")
    joe, papers = t.id("joe_diamond"), t.id("research_materials")
    t.roll(1, 1, 1, 1).begin(SkillCheck(joe, "sneak"))
    assert t.offered() == [f"clue:{papers}", "done"]
    t.roll(5).choose("clue:research_materials")
    assert t.noted("check")[0]["passed"] is True
    assert t.s.decks["common_item"] == (papers,)


@pytest.mark.rule("AH-15.9")
def test_a_derringer_cannot_be_lost() -> None:
    t = Position()
    joe = t.investigator("joe_diamond")
    cards = (t.card("derringer_18", joe), t.card("knife", joe))
    t.s.derive()
    assert losable(t.s, joe, cards) == cards[1:]


@pytest.mark.rule("AH-3.0.3")
def test_a_healing_stone_is_not_offered_at_full_health() -> None:
    for health, asked in (("", "sliders"), (", stamina 3", "upkeep"), (", sanity 3", "upkeep")):
        t = position(f"joe_diamond: cards healing_stone{health}")
        assert t.begin(Turn(at="upkeep")).asked().ask == asked


def test_voice_of_ra_helps_every_check_until_the_turn_is_over() -> None:
    t = position("""
        joe_diamond: sliders 0 0 3, cards voice_of_ra
    """)
    joe, voice = t.id("joe_diamond"), t.id("voice_of_ra")
    t.s.derive()
    (cast,) = actions(t.s, joe, UPKEEP)
    assert cast.ids[0] == voice
    t.s.stack += [Turn(at="over"), SkillCheck(joe, "sneak")]
    t.roll(5, 5).begin(using(t.s, cast))
    rolled = t.noted("check")[-1]["dice"]
    assert isinstance(rolled, tuple)
    assert len(rolled) == 4 + 1
    assert pool(t.s, joe, "sneak", 0) == 4


@pytest.mark.rule("AH-6.17")
def test_the_red_sign_removes_toughness_and_an_ability() -> None:
    t, (sign,) = against("dark_young", "red_sign_of_shudde_mell", who="harvey_walters")
    begun(t).roll(5, 5).choose(f"use:{sign}:0")
    assert t.offered() == ["weaken:physical_resistance", "weaken:nightmarish"]
    t.choose("weaken:nightmarish")
    now = foe(t.s, 500, 1)
    assert (now.toughness, now.nightmarish) == (2, 0)
    assert foe(t.s, 500).nightmarish == 1, "to others it is what it was"


@pytest.mark.rule("AH-6.11")
def test_legrasse_keeps_even_endless_trophies() -> None:
    t, _ = against("god_of_the_bloody_tongue", "john_legrasse", who="joe_diamond")
    t.s.set_investigator(1, sliders=(0, 3, 0))
    dynamite = t.card("dynamite", 1)
    begun(t)
    while "fight" not in t.offered():
        t.choose("done")
    t.roll(6, 6, 6, 6, 6).choose("fight", f"wield:{dynamite}")
    assert t.row(1).trophies == ("god_of_the_bloody_tongue",)


@pytest.mark.rule("AH-6.12")
def test_armitage_and_pickman_ignore_resistance() -> None:
    for ally, bonus in (("richard_upton_pickman", 8), ("professor_armitage", 4)):
        t, (held, _) = against("dark_young", "dynamite", ally)
        t.s.derive()
        t.s.stack.append(Combat(1, 500, wielded=(held,)))
        assert pool(t.s, 1, COMBAT, 0, 500) == 3 + bonus, PHYSICAL


def test_an_ally_brings_a_gift() -> None:
    t = position("""
        joe_diamond: cards anna_kaslow
    """)
    joe, anna = t.id("joe_diamond"), t.id("anna_kaslow")
    t.begin(Announced((Received(joe, anna),)))
    assert t.row(joe).clues == 2


@pytest.mark.rule("AH-6.8")
def test_the_warding_statue_prevents_the_damage_of_a_failed_check() -> None:
    t, (statue,) = against("gug", "warding_statue", who="joe_diamond")
    begun(t, 5, 5)
    t.roll(1, 1, 1).choose("fight")
    assert t.offered() == [f"use:{statue}:0:0", "pass"]
    t.choose(f"use:{statue}:0:0")
    assert t.row(1).stamina == 6
    assert dice(t) == 0


def test_blessings_and_curses_share_eight_cards() -> None:
    assert (FACES["blessing"].copies, FACES["curse"].copies) == (8, 0)


@pytest.mark.rule("AH-3.3.11", "AH-6.20")
def test_nobody_is_asked_which_trophies_to_spend_if_all_are_needed() -> None:
    for due, asks in ((5, True), (6, False), (7, False)):
        t = Position()
        who = t.investigator("joe_diamond", trophies=("cultist", "dhole", "ghoul", "cultist"))
        t.begin(SpendingTrophies(who, due))
        assert (t.s.decision is not None) is asks, due
        assert asks or t.row(who).trophies == ()


@pytest.mark.rule("AH-3.3.11", "AH-6.20")
def test_nobody_is_asked_which_gates_to_spend_if_all_are_needed() -> None:
    for held, asks in (("abyss", False), ("abyss yuggoth", False), ("abyss yuggoth rlyeh", True)):
        t = Position()
        who = t.investigator("joe_diamond")
        for world in held.split():
            t.card(world, who)
        t.begin(SpendingGates(who, 2))
        assert (t.s.decision is not None) is asks, held
        if asks:
            t.choose(t.offered()[0], t.offered()[-1]).expects_no_question()
            assert len(t.s.cards_of(who)) == 1, "no more than is due"
