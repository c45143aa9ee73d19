"""Monsters that appear: the monster limit, the Outskirts, surges, terror (AH-8, AH-11)."""

from __future__ import annotations

from collections import Counter

import pytest

from kadath.games.arkham.board import OUTSKIRTS
from kadath.games.arkham.cards import ALLY, MARKER
from kadath.games.arkham.rules.monsters import PlacingMonsters, monster_limit, outskirts_limit
from kadath.games.arkham.rules.surge import Surging
from kadath.games.arkham.rules.terror import RaisingTerror
from kadath.games.arkham.values import gate_limit
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position


def table(seats: int, *gates: str) -> Position:
    """This many investigators, open gates, and a full cup."""
    t = Position()
    for _ in range(seats):
        t.investigator("joe_diamond", "northside")
    for gate in gates:
        (marker,) = t.deck(MARKER, "yuggoth")
        t.s.decks[MARKER] = tuple(one for one in t.s.decks[MARKER] if one != marker)
        t.s.gates[gate] = marker
    t.s.cup = ("cultist",) * 30
    return t


def spread(t: Position) -> Counter[str]:
    """How many monsters are in each space."""
    return Counter(row.space for row in t.s.monsters.values())


@pytest.mark.rule("AH-1.4", "AH-8.1", "AH-8.2")
def test_the_monster_limit_depends_on_the_number_of_investigators() -> None:
    tables = [table(seats) for seats in range(1, 9)]
    assert [gate_limit(t.s) for t in tables] == [8, 8, 7, 7, 6, 6, 5, 5]
    assert [monster_limit(t.s) for t in tables] == [4, 5, 6, 7, 8, 9, 10, 11]
    assert [outskirts_limit(t.s) for t in tables] == [7, 6, 5, 4, 3, 2, 1, 0]


@pytest.mark.rule("AH-8.6")
def test_IH_T1_seven_monsters_out_of_three_gates_three_of_them_where_it_surges() -> None:
    t = table(7, "black_cave", "science_building", "unvisited_isle")
    t.begin(Surging("black_cave")).expects_no_question()
    assert spread(t) == {"black_cave": 3, "science_building": 2, "unvisited_isle": 2}


@pytest.mark.rule("AH-8.6")
def test_the_first_player_places_leftover_monsters_of_a_surge() -> None:
    t = table(5, "black_cave", "science_building", "unvisited_isle")
    t.s.first_player = 2
    t.begin(Surging("black_cave"))
    assert (t.asked().seat, t.offered()) == (2, ["more:science_building", "more:unvisited_isle"])
    t.choose("more:unvisited_isle")
    assert spread(t) == {"black_cave": 2, "science_building": 1, "unvisited_isle": 2}


@pytest.mark.rule("AH-8.2", "AH-8.3")
def test_IH_T2_the_outskirts_overflow_in_the_middle_of_a_surge() -> None:
    t = table(3, "black_cave", "science_building", "unvisited_isle")
    for _ in range(6):
        t.monster("cultist", "uptown")
    for _ in range(4):
        t.monster("cultist", OUTSKIRTS)
    t.s.cup = ("cultist",) * 10
    t.begin(Surging("black_cave"))
    assert spread(t) == {"uptown": 6, OUTSKIRTS: 1}
    assert (t.s.terror, len(t.s.cup)) == (1, 10 - 3 + 6)


@pytest.mark.rule("AH-8.6", "AH-8.1")
def test_the_first_player_chooses_where_the_last_monsters_below_the_limit_appear() -> None:
    t = table(2, "black_cave", "woods")
    for _ in range(4):
        t.monster("cultist", "uptown")
    t.begin(Surging("woods"))
    assert t.offered() == ["here:black_cave", "here:woods"]
    t.choose("here:woods")
    assert spread(t) == {"uptown": 4, "woods": 1, OUTSKIRTS: 1}


@pytest.mark.rule("AH-8.8")
def test_no_monster_appears_at_an_elder_sign() -> None:
    t = table(1)
    t.s.seals = ("woods",)
    t.begin(PlacingMonsters("woods", 2))
    assert not t.s.monsters


@pytest.mark.rule("AH-8.4", "AH-12.1")
def test_IH_T6_at_terror_10_twice_the_limit_awakens_the_ancient_one() -> None:
    t = table(5)
    t.s.terror = 10
    for _ in range(14):
        t.monster("cultist", "uptown")
    t.begin(PlacingMonsters("woods", 1))
    assert not t.s.awake, "there is no limit any more"
    assert spread(t) == {"uptown": 14, "woods": 1}
    t.begin(PlacingMonsters("woods", 1))
    assert t.s.awake, "the sixteenth monster"


@pytest.mark.rule("AH-12.1")
def test_an_empty_cup_awakens_the_ancient_one() -> None:
    t = table(1)
    t.s.cup = ()
    t.begin(PlacingMonsters("woods", 1))
    assert t.s.awake


@pytest.mark.rule("AH-11.1", "AH-11.2", "AH-11.5")
def test_as_terror_rises_allies_leave_and_shops_close() -> None:
    t = table(1)
    t.deck(ALLY, "duke")
    t.s.set_investigator(1, space="general_store")
    t.begin(RaisingTerror(2))
    assert (t.s.terror, t.s.decks[ALLY]) == (2, ())
    t.begin(RaisingTerror())
    assert "general_store" in t.s.closed
    assert t.row(1).space == "rivertown"
    t.begin(RaisingTerror(6))
    assert sorted(t.s.closed) == ["curiositie_shoppe", "general_store", "ye_olde_magick_shoppe"]


@pytest.mark.rule("AH-11.3", "AH-11.4")
def test_at_10_the_outskirts_empty_and_every_further_rise_is_doom() -> None:
    t = table(1)
    t.s.terror = 9
    t.monster("cultist", OUTSKIRTS)
    t.begin(RaisingTerror(3))
    assert (t.s.terror, t.s.doom, t.s.monsters) == (10, 2, {})


@pytest.mark.rule("AH-8.4", "AH-8.6")
def test_when_a_surge_raises_terror_to_10_the_rest_appear_at_the_gates() -> None:
    """Seven investigators: the limit of 10 is reached, and the Outskirts hold one."""
    t = table(7, "black_cave")
    for _ in range(10):
        t.monster("ghoul", "woods")
    t.s.terror = 9
    t.begin(Surging("black_cave"))
    assert t.s.terror == 10
    assert t.s.doom == 0, "nothing overflows any more"
    assert spread(t) == {"woods": 10, "black_cave": 5}


@pytest.mark.rule("AH-8.8")
def test_monsters_that_cannot_appear_return_to_the_cup() -> None:
    t = position("kate_winthrop: at miskatonic_university")
    t.begin(PlacingMonsters("miskatonic_university", 2, ("zombie", "gug")))
    assert (t.s.monsters, t.s.cup) == ({}, ("gug", "zombie"))


@pytest.mark.rule("AH-8.6", "AH-8.8")
def test_a_share_that_cannot_appear_does_not_go_to_the_outskirts_either() -> None:
    """Two gates, and Kate at one of them; the limit is reached, so the other share goes out."""
    t = position("""
        kate_winthrop: at woods, explored
        joe_diamond: at northside
        woods: gate yuggoth
        black_cave: gate yuggoth
        rivertown: ghoul, ghoul, ghoul, ghoul, ghoul
    """)
    t.s.cup = ("cultist",) * 9
    t.begin(Surging("woods")).expects_no_question()
    assert spread(t) == {"rivertown": 5, OUTSKIRTS: 1}


@pytest.mark.rule("AH-8.6", "AH-8.8")
def test_room_below_the_limit_is_not_offered_where_nothing_can_appear() -> None:
    t = position("""
        kate_winthrop: at woods, explored
        joe_diamond: at northside
        woods: gate yuggoth
        black_cave: gate yuggoth
        rivertown: ghoul, ghoul, ghoul, ghoul
    """)
    t.s.cup = ("cultist",) * 9
    t.begin(Surging("woods")).expects_no_question()
    assert spread(t) == {"rivertown": 4, "black_cave": 1}
