"""Flesh Ward in combat: it interrupts a pending loss, with a check of its own."""

from __future__ import annotations

import pytest

from kadath.games.arkham.happenings import Awakens
from kadath.games.arkham.rules.awakening import Awakening
from kadath.games.arkham.rules.combat import Combat
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position

STUDIOUS = (0, 0, 3)
"""The sliders: as much Lore as Joe Diamond can have, which is 3."""


def fighting(who: str = "joe_diamond", **fields: int) -> tuple[Position, int]:
    """An investigator with Flesh Ward has failed a Combat check against a Cultist."""
    t = Position()
    me = t.investigator(who, "woods", sliders=STUDIOUS, **fields)
    ward = t.card("flesh_ward", me)
    t.begin(Combat(me, t.monster("cultist", "woods")))
    t.roll(1, 1, 1, 1).choose("fight")
    return t, ward


@pytest.mark.rule("AH-6.16", "AH-7.15")
def test_a_successful_casting_ignores_the_loss_of_one_failed_check() -> None:
    t, ward = fighting()
    assert (t.asked().ask, t.offered()) == ("react", [f"use:{ward}:0:0", "pass"])
    assert t.row(1).stamina == 6, "nothing is lost yet"
    t.roll(5).choose(f"use:{ward}:0:0")
    row = t.row(1)
    assert (row.sanity, row.stamina) == (3, 6)
    assert t.s.cards[ward].exhausted
    assert t.noted("lose") == []
    assert t.asked().ask == "fight-or-flee", "the fight goes on"
    t.roll(1, 1, 1, 1).choose("fight")
    assert t.row(1).stamina == 5, "the next failed check is another source"


def test_a_failed_casting_costs_the_same_and_does_not_help() -> None:
    t, ward = fighting()
    t.roll(4).choose(f"use:{ward}:0:0")
    row = t.row(1)
    assert (row.sanity, row.stamina) == (3, 5)
    assert t.s.cards[ward].exhausted


def test_the_casting_is_a_check_within_the_loss_within_the_combat() -> None:
    t, ward = fighting(clues=1)
    t.choose("done").choose(f"use:{ward}:0:0")
    assert t.where() == (
        "arkham.Combat check result > arkham.Losing would > kernel.Window reactions"
        " > kernel.Using effect > arkham.CastingSpell check > arkham.SkillCheck add"
    )
    assert t.offered() == ["clue", "done"], "Clue tokens help here as in any check"
    assert t.row(1).stamina == 6


def test_declining_lets_the_loss_happen() -> None:
    t, ward = fighting()
    t.choose("pass")
    assert (t.row(1).sanity, t.row(1).stamina) == (4, 5)
    assert not t.s.cards[ward].exhausted


def test_sanity_paid_for_a_spell_is_no_loss() -> None:
    """Harvey's Strong Mind reduces losses, not costs."""
    t, ward = fighting(who="harvey_walters")
    t.roll(5, 1, 1, 1).choose(f"use:{ward}:0:0")
    assert (t.row(1).sanity, t.row(1).stamina) == (6, 3)


def test_a_strong_body_comes_first_and_may_leave_nothing_to_ward() -> None:
    t, _ = fighting(who="michael_mcglen")
    assert t.asked().ask == "fight-or-flee", "1 less than 1 is nothing, and nobody is asked"
    assert t.row(1).stamina == 7


def test_flesh_ward_does_not_prevent_horror() -> None:
    t = position("""
        joe_diamond: at woods, cards flesh_ward
    """)
    joe = t.id("joe_diamond")
    t.roll(1, 1).begin(Combat(joe, t.monster("zombie", "woods")))
    assert t.row(joe).sanity == 3
    assert t.asked().ask == "fight-or-flee"


def test_the_last_sanity_still_casts_and_then_the_caster_goes_insane() -> None:
    t, ward = fighting(sanity=1, clues=3)
    t.choose("done").roll(6).choose(f"use:{ward}:0:0")
    row = t.row(1)
    assert row.stamina == 6, "the spell worked"
    assert (row.sanity, row.space, row.clues) == (1, "arkham_asylum", 2)
    assert t.s.stack == [], "and the fight is over"


def test_a_failed_ward_leaves_the_statue() -> None:
    """Whoever reacted is asked again: one window, several reactions."""
    t, ward = fighting()
    t.choose("pass")
    statue = t.card("obsidian_statue", 1)
    t.s.listen(statue)
    t.roll(1, 1, 1, 1).choose("fight")
    t.roll(2).choose(f"use:{ward}:0:0")
    assert t.offered() == [f"use:{statue}:0:0", "pass"]
    t.choose(f"use:{statue}:0:0")
    assert t.row(1).stamina == 5, "only the first round's loss"
    assert t.s.decks["unique_item"] == (statue,)


def test_nobody_else_is_asked() -> None:
    t = position("""
        joe_diamond: at woods
        harvey_walters: at woods, cards flesh_ward
        woods: cultist
    """)
    joe, cultist = t.id("joe_diamond"), t.id("cultist")
    t.begin(Combat(joe, cultist)).roll(1, 1, 1, 1).choose("fight")
    assert t.row(joe).stamina == 5


@pytest.mark.rule("AH-12.1")
def test_it_is_discarded_when_the_ancient_one_awakens() -> None:
    t = position("""
        joe_diamond: cards flesh_ward
    """)
    joe, ward = t.id("joe_diamond"), t.id("flesh_ward")
    t.begin(Awakening((Awakens(),)))
    assert t.s.cards_of(joe) == ()
    assert t.s.decks["spell"] == (ward,)
    t.check()
