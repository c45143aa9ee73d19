"""Entries of location and gate cards with effects of their own, read like their cards."""

from __future__ import annotations

import pytest

from kadath.games.arkham.board import area
from kadath.games.arkham.cards import BOX, GATE_CARDS, MARKER, UNIQUE
from kadath.games.arkham.rules.encounters import Encountering
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position


def reading(entry: str, text: str, *dice: int) -> Position:
    """A position in which the first investigator reads an entry, with these dice."""
    t = position(text)
    if dice:
        t.roll(*dice)
    return t.begin(Encountering(1, entry))


# --- Gates ----------------------------------------------------------------------------------------


@pytest.mark.rule("AH-10.6")
def test_a_gate_closed_at_the_inner_sanctum_goes_under_the_stack() -> None:
    t = reading(
        "french_hill_2_inner_sanctum",
        """
        harvey_walters: at silver_twilight_lodge, clues 2, sliders 0 0 3
        woods: gate abyss
        graveyard: gate yuggoth
        """,
        5,
    )
    t.choose("pay-cost", "gate:graveyard").expects_no_question()
    assert list(t.s.gates) == ["woods"]
    assert [t.s.cards[card].face for card in t.s.decks[MARKER]] == ["yuggoth"]
    assert (t.row(1).clues, t.row(1).sanity) == (0, 6)


@pytest.mark.rule("AH-10.3", "AH-10.6")
def test_a_gate_to_rlyeh_closed_from_the_deep_is_a_trophy_and_sweeps_its_symbol() -> None:
    t = reading(
        "innsmouth_shore_4_yha_nthlei",
        """
        harvey_walters: at yha_nthlei, sliders 0 0 3
        woods: gate abyss
        graveyard: gate rlyeh
        uptown: star_spawn
        easttown: ghoul
        town: innsmouth
        """,
        5,
    )
    marker = t.s.gates["graveyard"]
    t.choose("effect:0").expects_no_question()
    assert list(t.s.gates) == ["woods"]
    assert t.s.cards[marker].owner == 1
    assert [row.monster for row in t.s.monsters.values()] == ["ghoul"]


@pytest.mark.rule("AH-10.6")
def test_at_the_science_building_a_die_is_rolled_for_each_gate() -> None:
    t = reading(
        "miskatonic_university_2_science_building",
        """
        harvey_walters: at science_building, sliders 0 0 0
        woods: gate abyss
        graveyard: gate yuggoth
        black_cave: gate abyss
        """,
    )
    t.roll(5, 6, 2, 5).choose("effect:0").expects_no_question()
    assert list(t.s.gates) == ["graveyard"], "a 6, a 2, and a 5"
    assert t.row(1).stamina == 3


@pytest.mark.rule("AH-10.3")
def test_a_replaced_gate_takes_the_monsters_of_its_old_symbol_along() -> None:
    t = reading(
        "innsmouth_merchant_district_2_unvisited_isle",
        """
        joe_diamond: at unvisited_isle
        woods: gate abyss
        uptown: ghoul
        easttown: byakhee
        gate_marker deck: yuggoth
        """,
    )
    t.choose("effect:0").expects_no_question()
    assert t.s.cards[t.s.gates["woods"]].face == "yuggoth"
    assert [t.s.cards[card].face for card in t.s.decks[MARKER]] == ["abyss"]
    assert [row.monster for row in t.s.monsters.values()] == ["byakhee"]


@pytest.mark.rule("AH-10.7")
def test_a_gate_moves_to_an_unstable_location_without_gate_or_sign() -> None:
    t = position("""
        joe_diamond: at science_building
        woods: gate abyss
        graveyard: gate yuggoth
        black_cave: clues 1
    """)
    t.s.seals = ("unvisited_isle",)
    t.begin(Encountering(1, "innsmouth_miskatonic_university_2_science_building"))
    t.choose("effect:0", "gate:woods")
    offered = {key.removeprefix("go:") for key in t.offered()}
    assert "black_cave" in offered
    assert not offered & {"graveyard", "unvisited_isle", "library", "devil_reef"}
    t.choose("go:black_cave").expects_no_question()
    assert set(t.s.gates) == {"black_cave", "graveyard"}
    assert "black_cave" not in t.s.clues


def test_the_hardest_gate_draws_in_whoever_is_in_the_deep() -> None:
    entry = "innsmouth_shore_11_yha_nthlei"
    t = reading(
        entry,
        """
        joe_diamond: at yha_nthlei
        woods: gate abyss
        graveyard: gate rlyeh
        town: innsmouth
        """,
    )
    t.expects_no_question()
    assert (t.row(1).space, t.row(1).entered) == (area("rlyeh", 1), "graveyard")
    tied = reading(
        entry,
        """
        joe_diamond: at yha_nthlei
        woods: gate abyss
        graveyard: gate yuggoth
        black_cave: gate the_dreamlands
        town: innsmouth
        """,
    )
    assert tied.offered() == ["gate:woods", "gate:graveyard"]
    none = reading(entry, "joe_diamond: at yha_nthlei\ntown: innsmouth")
    none.expects_no_question()
    assert none.row(1).space == "yha_nthlei"


def test_a_train_leads_to_the_world_of_the_next_marker_which_stays() -> None:
    t = reading(
        "innsmouth_northside_3_train_station",
        "joe_diamond: at train_station\ngate_marker deck: yuggoth abyss",
    )
    assert (t.row(1).space, t.row(1).entered) == (area("yuggoth", 1), "")
    assert [t.s.cards[card].face for card in t.s.decks[MARKER]] == ["yuggoth", "abyss"]


def test_an_experiment_opens_any_other_world() -> None:
    t = reading(
        "innsmouth_miskatonic_university_1_science_building",
        "joe_diamond: at science_building, sliders 0 0 0",
    )
    t.roll(5, 1, 1).choose("effect:0")
    assert len(t.offered()) == 8
    t.choose("world:rlyeh").expects_no_question()
    assert t.row(1).space == area("rlyeh", 1)


@pytest.mark.parametrize(("dice", "space"), [(1, "black_cave"), (2, area("the_dreamlands", 1))])
def test_the_abyss_leads_to_the_cave_or_to_the_dreamlands(dice: int, space: str) -> None:
    t = position("joe_diamond: sliders 0 0 0")
    t.s.set_investigator(1, space=area("abyss", 1))
    entry = dict(GATE_CARDS["blue_9"].entries)["abyss"]
    t.roll(*[5] * dice, *[1] * (4 - dice))
    t.resolve(entry)
    assert t.row(1).space == space


@pytest.mark.rule("AH-14.2")
def test_an_elder_sign_seals_the_order() -> None:
    text = "joe_diamond: at esoteric_order_of_dagon, cards elder_sign\ntown: innsmouth"
    t = reading("church_green_13_esoteric_order_of_dagon", text)
    t.choose("pay-cost").expects_no_question()
    assert t.s.seals == ("esoteric_order_of_dagon",)
    assert t.s.cards_of(1) == ()
    t = reading("church_green_13_esoteric_order_of_dagon", text)
    t.choose("pass").expects_no_question()
    assert (t.s.seals, t.row(1).space) == ((), "church_green")
    assert (t.row(1).sanity, t.row(1).stamina) == (3, 5)


# --- Monsters -------------------------------------------------------------------------------------


@pytest.mark.rule("AH-6.6")
def test_a_monster_of_the_board_becomes_a_trophy() -> None:
    t = reading(
        "french_hill_6_inner_sanctum",
        "joe_diamond: at silver_twilight_lodge, sliders 0 0 0\nuptown: gug\nwoods: cultist",
    )
    t.roll(5, 1).choose("pay-cost")
    gug = next(one for one, row in t.s.monsters.items() if row.monster == "gug")
    t.choose(f"monster:{gug}").expects_no_question()
    assert t.row(1).trophies == ("gug",)
    assert [row.monster for row in t.s.monsters.values()] == ["cultist"]


@pytest.mark.rule("AH-6.6")
def test_six_dollars_defeat_any_monster_that_is_no_spawn() -> None:
    t = reading(
        "innsmouth_merchant_district_3_river_docks",
        """
        joe_diamond: at river_docks, money 6
        uptown: gug
        woods: tendril_of_nyogtha
        """,
    )
    t.choose("pay-cost").expects_no_question()
    assert (t.row(1).money, t.row(1).trophies) == (0, ("gug",))


@pytest.mark.parametrize(("die", "left", "terror"), [(5, 0, 0), (1, 2, 1)])
def test_the_outskirts_are_emptied_or_terror_rises(die: int, left: int, terror: int) -> None:
    t = position("carolyn_fern: at ye_olde_magick_shoppe, sliders 0 0 0")
    for _ in range(2):
        t.monster("ghoul", "outskirts")
    t.roll(die, 1).begin(Encountering(1, "innsmouth_uptown_3_ye_olde_magick_shoppe"))
    t.expects_no_question()
    assert (len(t.s.monsters), t.s.terror) == (left, terror)


# --- People and cards -----------------------------------------------------------------------------


def test_an_ally_is_lost_to_the_deep() -> None:
    t = reading(
        "innsmouth_shore_13_yha_nthlei",
        "joe_diamond: at yha_nthlei, cards duke anna_kaslow\ntown: innsmouth",
    )
    assert len(t.offered()) == 2
    t.choose(t.offered()[0]).expects_no_question()
    assert (len(t.s.decks[BOX]), len(t.s.cards_of(1))) == (1, 1)


@pytest.mark.parametrize(("dice", "lost"), [((1, 1, 1), 3), ((5, 1, 1), 2), ((5, 5, 1), 1)])
def test_each_success_at_the_newspaper_saves_a_point(dice: tuple[int, ...], lost: int) -> None:
    t = position("joe_diamond: at newspaper, sliders 0 2 0")
    stamina = t.row(1).stamina
    t.roll(*dice).begin(Encountering(1, "innsmouth_northside_2_newspaper"))
    t.expects_no_question()
    assert t.row(1).stamina == stamina - lost


def test_the_lodge_throws_out_whoever_does_not_pay() -> None:
    entry = "french_hill_1_inner_sanctum"
    text = "joe_diamond: at silver_twilight_lodge, money 3, cards silver_twilight_lodge_membership"
    t = reading(entry, text).choose("pay-cost")
    assert (t.row(1).money, len(t.s.cards_of(1))) == (0, 1)
    t = reading(entry, text).choose("pass")
    assert (t.row(1).sanity, t.s.cards_of(1)) == (2, ())


@pytest.mark.parametrize(("spells", "drawn"), [(2, True), (3, False)])
def test_two_spells_or_fewer_earn_an_item(spells: int, drawn: bool) -> None:
    held = " ".join(["wither"] * spells)
    t = reading(
        "miskatonic_university_3_science_building",
        f"joe_diamond: at science_building, cards {held}\nunique_item deck: holy_water",
    )
    assert (t.s.cards[t.id("holy_water")].owner == 1) is drawn
    assert (t.row(1).space == "miskatonic_university") is drawn


@pytest.mark.parametrize(("card", "held"), [("blessing", "holy_water"), ("curse", "")])
def test_the_order_gives_to_the_blessed_and_looks_at_the_cursed(card: str, held: str) -> None:
    t = position("joe_diamond: at esoteric_order_of_dagon\ntown: innsmouth")
    (item,) = t.deck(UNIQUE, "holy_water")
    t.s.set_card(t.card("blessing", 1), face=card)
    t.begin(Encountering(1, "church_green_8_esoteric_order_of_dagon"))
    assert (t.s.cards[item].owner == 1) is bool(held)
    assert bool(t.noted("look")) is not bool(held)


@pytest.mark.rule("AH-7.8")
def test_a_bargain_in_the_dreamlands_costs_the_price_and_a_die() -> None:
    """A roll of 2 and a price of 3 are 5 points of Sanity and Stamina, in any mix."""
    entry = dict(GATE_CARDS["innsmouth_yellow_1"].entries)["the_dreamlands"]
    for mix, devoured in (("mix:3:2", False), ("mix:0:5", True)):
        t = position("""
            joe_diamond: sanity 4, stamina 5
            common_item deck: axe
            unique_item deck: holy_water
        """)
        t.s.set_investigator(1, space=area("the_dreamlands", 1))
        t.resolve(entry).roll(2).choose("effect:0", "take-card:axe", mix)
        assert (1 not in t.s.investigators) is devoured
