"""Corner cases of Innsmouth: boats, jail, martial law, monsters, tracks (IH-3 to IH-12)."""

from __future__ import annotations

import pytest

from kadath.games.arkham.board import (
    ALLEY,
    BUS,
    CELL,
    DEEP,
    FALCON_POINT,
    JAIL,
    OUTSKIRTS,
    REEF,
    SKY,
    STATION,
)
from kadath.games.arkham.rules.abilities import place_actions
from kadath.games.arkham.rules.doom import add_doom, remove_doom
from kadath.games.arkham.rules.gates import burst_gate, open_gate
from kadath.games.arkham.rules.look import DrawingLook
from kadath.games.arkham.rules.martial_law import is_watched
from kadath.games.arkham.rules.monster_movement import MovingMonsters
from kadath.games.arkham.rules.movement_phase import Movement, MovementPhase
from kadath.games.arkham.rules.surge import Surging
from kadath.games.arkham.rules.upkeep import Upkeep
from kadath.games.arkham.vocabulary.effects.monsters import nearest_gates
from kadath.games.arkham.vocabulary.effects.town import AddUprising
from kadath.kernel.procedure import Procedure
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position

from .test_turn import becomes

ALL_LOOKS = 10


def shore(text: str) -> Position:
    """A position with the board of Innsmouth in play."""
    t = position(text + "\n        town: innsmouth")
    t.s.cup = ("cultist",) * 9
    return t


def begun(t: Position, procedure: Procedure | None) -> Position:
    """Begin a procedure that a rule returned."""
    assert procedure is not None
    return t.begin(procedure)


# --- Boats and trains -----------------------------------------------------------------------------


@pytest.mark.rule("IH-3.12", "AH-3.2.3")
def test_nobody_sails_away_from_a_monster_but_the_boat_may_fetch_somebody() -> None:
    t = shore("""
        joe_diamond: at falcon_point, money 4, sliders 0 0 0
        michael_mcglen: at river_docks
        falcon_point: cultist
    """)
    t.card("falcon_point", -1)
    t.begin(Movement(1))
    sail = next(key for key in t.offered() if key.startswith("ability"))
    t.choose(sail)
    assert t.row(2).space == FALCON_POINT, "the one thing the boat can do"
    assert t.row(1).space == FALCON_POINT
    assert not [key for key in t.offered() if key.startswith("ability")]
    t.roll(6, 6, 6, 6).choose("evade:cultist").choose(sail)
    assert f"go:{REEF}" in t.offered()
    assert f"go:{DEEP}" not in t.offered()


@pytest.mark.rule("IH-3.9")
def test_a_ride_there_and_back_costs_two_dollars_and_two_points() -> None:
    t = shore(f"joe_diamond: at {STATION}, money 2, sliders 3 0 0")
    t.begin(Movement(1)).choose(f"ride:{BUS}", f"ride:{STATION}")
    assert t.row(1).money == 0
    assert f"ride:{BUS}" not in t.offered()


@pytest.mark.rule("IH-3.11", "IH-3.10")
def test_leaving_y_ha_nthlei_ends_at_the_reef() -> None:
    t = shore(f"joe_diamond: at {DEEP}, sliders 3 0 0")
    t.begin(Movement(1)).choose(f"move:{REEF}").expects_no_question()
    assert t.row(1).space == REEF


@pytest.mark.rule("AH-3.3.2")
def test_a_grocery_without_food_or_materials_charges_nothing() -> None:
    t = shore("""
        joe_diamond: at first_national_grocery, money 3
        common_item deck: axe
    """)
    t.card("first_national_grocery", -1)
    t.s.derive()
    assert place_actions(t.s, 1) == []


# --- Martial law and the cell ---------------------------------------------------------------------


@pytest.mark.rule("IH-4.7")
def test_martial_law_begins_at_half_of_the_track_rounded_up_and_never_ends() -> None:
    t = shore("joe_diamond: at northside")
    t.s.derive()
    add_doom(t.s, 6)
    assert not t.s.martial_law, "6 of 13"
    add_doom(t.s)
    assert t.s.martial_law
    remove_doom(t.s, 5)
    assert t.s.martial_law


@pytest.mark.rule("IH-4.8", "IH-4.9")
def test_the_watch_is_where_there_is_a_modifier_and_no_gate() -> None:
    t = shore("joe_diamond: at northside")
    t.s.martial_law = True
    t.gate("marsh_refinery")
    t.s.derive()
    spaces = (JAIL, "marsh_refinery", FALCON_POINT, REEF, "northside")
    assert [one for one in spaces if is_watched(t.s, one)] == [JAIL]


@pytest.mark.rule("IH-4.1", "IH-4.2")
def test_an_arrest_in_innsmouth_leads_to_the_cell_with_half_of_the_money() -> None:
    t = shore("joe_diamond: at church_green, money 5")
    becomes(t, 1, "arrested")
    assert (t.row(1).space, t.row(1).money, t.row(1).delayed) == (CELL, 3, True)
    t.s.set_investigator(1, out=False)
    t.begin(MovementPhase()).expects_no_question()
    assert (t.row(1).space, t.row(1).delayed) == (CELL, False), "stood up, and not free"


@pytest.mark.rule("AH-15.3", "IH-4.5")
def test_two_in_the_cell_may_trade() -> None:
    t = shore("""
        joe_diamond: at church_green, cards axe
        michael_mcglen: at church_green
    """)
    for who in (1, 2):
        t.s.set_investigator(who, space=CELL)
    t.begin(MovementPhase())
    assert t.offered() == ["trade", "done"]


@pytest.mark.rule("IH-7.2", "IH-7.4")
def test_evidence_may_be_given_in_the_alley_and_in_the_cell_but_not_at_the_bus() -> None:
    for space, offered in ((ALLEY, True), (CELL, True), (JAIL, True), (BUS, False)):
        t = shore("joe_diamond: at church_green, clues 1")
        t.s.set_investigator(1, space=space)
        t.begin(Upkeep(1))
        assert ("evidence:church_green" in t.offered()) is offered, space


@pytest.mark.rule("IH-7.3", "IH-6.1")
def test_a_raid_in_time_clears_both_tracks() -> None:
    t = shore("joe_diamond: at church_green, clues 2")
    t.s.uprising = 5
    t.s.feds = {"church_green": 1, "factory_district": 2, "innsmouth_shore": 2}
    t.begin(Upkeep(1)).choose("evidence:church_green")
    assert (t.s.uprising, t.s.feds, t.row(1).clues) == (0, {}, 1)
    assert "evidence:church_green" in t.offered(), "and the next one may be begun"
    t.resolve(AddUprising(6))
    assert t.s.awake


# --- Flying and aquatic monsters, and the Deep Ones -----------------------------------------------


@pytest.mark.rule("AH-9.6", "IH-3.11")
def test_a_flying_monster_at_the_reef_goes_to_the_sky_first() -> None:
    """The reef is not next to any street."""
    t = shore("joe_diamond: at innsmouth_shore")
    flier = t.monster("byakhee", REEF)
    t.begin(MovingMonsters(("circle",), ()))
    assert t.s.monsters[flier].space == SKY
    t.begin(MovingMonsters(("circle",), ()))
    assert t.s.monsters[flier].space == "innsmouth_shore"


@pytest.mark.rule("AH-9.6", "IH-3.11")
def test_a_flying_monster_in_y_ha_nthlei_attacks_the_reef() -> None:
    t = shore(f"joe_diamond: at {REEF}")
    flier = t.monster("byakhee", DEEP)
    t.begin(MovingMonsters(("circle",), ()))
    assert t.s.monsters[flier].space == REEF


@pytest.mark.rule("IH-5.1", "IH-5.4")
def test_an_aquatic_monster_goes_to_the_lowest_sneak_and_stays_there() -> None:
    t = shore(f"""
        joe_diamond: at river_docks, sliders 3 0 0
        michael_mcglen: at {FALCON_POINT}, sliders 0 0 0
    """)
    swimmer = t.monster("priest_of_dagon", DEEP)
    t.begin(MovingMonsters(("plus",), ()))
    assert t.s.monsters[swimmer].space == "river_docks"
    t.begin(MovingMonsters(("plus",), ()))
    assert t.s.monsters[swimmer].space == "river_docks"


@pytest.mark.rule("AH-12.1")
def test_at_terror_10_an_aquatic_monster_entering_arkham_may_exceed_the_limit() -> None:
    t = shore("joe_diamond: at river_docks")
    t.s.terror = 10
    for _ in range(7):
        t.monster("cultist", "library")
    t.monster("priest_of_dagon", DEEP)
    t.begin(MovingMonsters(("plus",), ()))
    assert t.s.awake


@pytest.mark.rule("IH-6.3", "AH-11.4")
def test_at_terror_10_a_vortex_brings_doom_and_the_deep_ones() -> None:
    t = shore("joe_diamond: at northside")
    t.s.terror = 10
    t.monster("cultist", BUS)
    t.begin(MovingMonsters(("moon",), ()))
    assert (t.s.terror, t.s.doom, t.s.uprising, t.s.monsters) == (10, 1, 1, {})


@pytest.mark.rule("IH-6.2", "IH-8.1")
def test_a_prevented_gate_adds_an_uprising_token_but_a_surge_or_burst_does_not() -> None:
    t = shore("joe_diamond: at northside")
    t.deck("gate_marker", "abyss", "yuggoth")
    t.s.seals += ("woods", "graveyard")
    t.s.derive()
    begun(t, open_gate(t.s, "woods", 1))
    assert (t.s.uprising, t.s.doom) == (1, 0)
    begun(t, burst_gate(t.s, "graveyard", 1))
    assert (t.s.uprising, t.s.doom, t.s.seals) == (1, 0, ("woods",))
    t.begin(Surging("graveyard"))
    assert t.s.uprising == 1


@pytest.mark.rule("IH-8.2")
def test_on_a_burst_flying_monsters_move_once_even_if_their_symbol_shows() -> None:
    t = shore("joe_diamond: at northside")
    kin, other = t.monster("byakhee", "woods"), t.monster("fire_vampire", "library")
    t.begin(MovingMonsters(("circle",), (), is_burst=True))
    assert [t.s.monsters[one].space for one in (kin, other)] == [SKY, SKY]


@pytest.mark.rule("IH-12.2", "AH-8.7")
def test_the_deep_one_of_the_look_keeps_to_the_monster_limit() -> None:
    t = shore("joe_diamond: at library")
    t.s.cup = ("deep_one",)
    for _ in range(4):
        t.monster("cultist", "woods")
    t.begin(DrawingLook(1, ALL_LOOKS))
    assert [row.space for row in t.s.monsters.values() if row.monster == "deep_one"] == [OUTSKIRTS]
    assert (t.s.uprising, t.s.investigators) == (1, {})


@pytest.mark.rule("IH-12.2", "IH-12.1")
def test_in_innsmouth_the_deep_one_of_the_look_appears_where_they_were() -> None:
    t = shore("joe_diamond: at church_green")
    t.s.set_investigator(1, space=CELL)
    t.s.cup = ("deep_one",)
    for _ in range(4):
        t.monster("cultist", "woods")
    t.begin(DrawingLook(1, ALL_LOOKS))
    assert [row.space for row in t.s.monsters.values() if row.monster == "deep_one"] == [JAIL]


@pytest.mark.rule("AH-15.13")
@pytest.mark.parametrize(
    ("space", "gates"),
    [
        ("church_green", ["the_unnamable"]),
        ("devil_reef", ["the_unnamable", "woods"]),
        ("innsmouth_jail_cell", ["the_unnamable"]),
    ],
)
def test_the_nearest_gate_may_be_in_the_other_town(space: str, gates: list[str]) -> None:
    """By bus and train to Northside, and from there two steps to the Unnamable."""
    t = shore(f"joe_diamond: at {space}")
    for gate in ("woods", "the_unnamable"):
        t.gate(gate, "abyss")
    t.s.derive()
    assert list(nearest_gates(t.s, space)) == gates
