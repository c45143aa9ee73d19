"""Moving through Arkham, past monsters, and what happens on the way."""

from __future__ import annotations

import pytest

from kadath.games.arkham.board import JOINED, LOCATIONS, STREETS
from kadath.games.arkham.rules.encounters import Encountering
from kadath.games.arkham.rules.movement_phase import Movement, MovementPhase
from kadath.kernel.log import EVERYONE
from kadath.kernel.sleeves.knowledge import shuffle
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position


def test_the_board_is_connected_both_ways_and_has_all_its_locations() -> None:
    assert (len(STREETS), sum(map(len, LOCATIONS.values()))) == (9, 26)
    for space, joined in JOINED.items():
        assert all(space in JOINED[other] for other in joined)


@pytest.mark.rule("AH-3.2.1", "AH-3.2.2")
def test_a_movement_point_is_a_step_and_speed_gives_the_points() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "woods")
    t.s.clues["police_station"] = 2
    t.begin(MovementPhase())
    assert t.offered() == ["move:uptown", "done"]
    t.choose("move:uptown", "move:southside", "move:french_hill")
    assert t.row(joe).space == "french_hill"
    t.expects_no_question()


@pytest.mark.rule("AH-3.2.6")
def test_any_or_all_clue_tokens_are_taken_where_the_movement_ends() -> None:
    for answers, taken in ((["done"], 2), (["leave", "take:1"], 1), (["leave", "take:0"], 0)):
        t = Position()
        joe = t.investigator("joe_diamond", "uptown")
        t.investigator("harvey_walters")
        t.s.clues["woods"] = 2
        t.begin(Movement(joe)).choose("move:woods", *answers)
        assert (t.row(joe).clues, t.s.clues["woods"]) == (taken, 2 - taken)


@pytest.mark.rule("AH-3.2.6")
def test_a_lone_investigator_takes_all_clue_tokens_unless_that_has_a_cost() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "uptown")
    t.s.clues["woods"] = 2
    t.begin(Movement(joe)).choose("move:woods")
    assert t.offered() == ["move:uptown", "done"]
    assert t.choose("done").row(joe).clues == 2
    seen = Position()
    joe = seen.investigator("joe_diamond", "uptown")
    seen.s.ancient_one = seen.card("ghatanothoa", -1)
    seen.s.clues["woods"] = 2
    seen.begin(Movement(joe)).choose("move:woods")
    assert seen.offered() == ["move:uptown", "done", "leave"]


@pytest.mark.rule("AH-3.2.3", "AH-3.2.4")
def test_monsters_are_evaded_or_fought_before_leaving_or_staying() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "woods")
    zombie = t.monster("zombie", "woods")
    t.begin(Movement(joe))
    assert t.offered() == [f"evade:{zombie}", f"fight:{zombie}"]
    t.roll(5, 1, 1, 1, 1).choose(f"evade:{zombie}")
    assert t.offered() == ["move:uptown", "done"]


@pytest.mark.rule("AH-5.3")
def test_failing_to_evade_hurts_forces_a_fight_and_ends_the_movement() -> None:
    t = position("""
        joe_diamond: at woods
        woods: zombie
    """)
    joe = t.id("joe_diamond")
    t.begin(Movement(joe)).roll(1, 1, 1, 1, 1, 5, 5).choose("evade:zombie")
    assert t.row(joe).stamina == 4
    assert t.asked().ask == "fight-or-flee"
    t.roll(6).choose("fight")
    assert t.row(joe).trophies == ("zombie",)
    t.expects_no_question()
    assert t.row(joe).space == "woods"


def test_a_tome_is_read_with_movement_points() -> None:
    t = position("""
        harvey_walters: at library, sliders 3 0 3, cards the_king_in_yellow
    """)
    harvey, book = t.id("harvey_walters"), t.id("the_king_in_yellow")
    t.begin(Movement(harvey)).roll(1, 1, 1, 5).choose("use:the_king_in_yellow:0")
    row = t.row(harvey)
    assert (row.clues, row.sanity) == (4, 7)
    assert t.s.decks["unique_item"] == (book,)
    t.choose("move:miskatonic_university")
    t.expects_no_question()


def test_a_tome_that_was_not_understood_is_exhausted() -> None:
    t = position("harvey_walters: at library, cards old_journal, sliders 3 0 3")
    harvey, book = t.id("harvey_walters"), t.id("old_journal")
    t.begin(Movement(harvey)).roll(1, 1, 1, 1, 1).choose("use:old_journal:0")
    assert t.s.cards[book].exhausted
    assert f"use:{book}:0" not in t.offered()
    assert t.row(harvey).clues == 0


def test_a_shuffle_hides_which_spell_is_drawn() -> None:
    """A shuffle redistributes faces over the same ids, so that no card can be tracked by its id."""
    t = position("harvey_walters: at library, cards necronomicon, sliders 3 0 3")
    harvey = t.id("harvey_walters")
    sleeves = t.deck("spell", "flesh_ward", "shrivelling", "wither", "mists_of_releh")
    before = [t.s.cards[sleeve].face for sleeve in sleeves]
    shuffle(t.s, sleeves)
    after = [t.s.cards[sleeve].face for sleeve in sleeves]
    assert sorted(before) == sorted(after)
    assert t.s.decks["spell"] == sleeves
    t.begin(Movement(harvey)).roll(5, 1, 1, 1).choose("use:necronomicon:0")
    assert t.s.cards[sleeves[0]].owner == harvey
    assert t.row(harvey).sanity == 6
    assert t.s.cards[sleeves[0]].known == EVERYONE, "it lies before him for all to see"
    assert t.s.cards[sleeves[1]].known == 0


def test_delayed_investigators_only_stand_up() -> None:
    t = position("harvey_walters: at black_cave")
    harvey = t.id("harvey_walters")
    t.roll(1).begin(Encountering(harvey, "rivertown_1_black_cave"))
    assert (t.row(harvey).delayed, t.row(harvey).stamina) == (True, 2)
    t.begin(Movement(harvey)).expects_no_question()
    assert not t.row(harvey).delayed
    assert t.row(harvey).space == "black_cave"


def test_losing_both_at_once_devours() -> None:
    """With both Sanity and Stamina lost to one source, there is no asylum and no hospital."""
    t = position("""
        joe_diamond: at library, sanity 2, stamina 2, cards axe
    """)
    joe, axe = t.id("joe_diamond"), t.id("axe")
    t.begin(Encountering(joe, "miskatonic_university_3_library"))
    assert joe not in t.s.investigators
    assert t.s.decks["common_item"] == (axe,)
    t.check()


def test_one_of_two_losses_may_be_prevented() -> None:
    t = position("joe_diamond: at library, cards obsidian_statue, sanity 2, stamina 2")
    joe, statue = t.id("joe_diamond"), t.id("obsidian_statue")
    t.begin(Encountering(joe, "miskatonic_university_3_library"))
    assert t.offered() == [f"use:{statue}:0:0", f"use:{statue}:0:1", "pass"]
    t.choose("use:obsidian_statue:0:1")
    row = t.row(joe)
    assert (row.sanity, row.stamina, row.space) == (1, 2, "arkham_asylum")


def test_jewelry_wears_out() -> None:
    t = position("""
        joe_diamond: at black_cave, cards enchanted_jewelry
    """)
    joe, jewelry = t.id("joe_diamond"), t.id("enchanted_jewelry")
    for _ in range(3):
        t.begin(Encountering(joe, "rivertown_1_black_cave")).choose("use:enchanted_jewelry:0:0")
    assert t.row(joe).stamina == 6
    assert t.s.decks["unique_item"] == (jewelry,)
