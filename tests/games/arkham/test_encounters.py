"""Encounters in Arkham and Other Worlds: who has one, monsters and gates (AH-3.3, AH-3.4)."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.games.arkham.board import LOST, WORLDS, area
from kadath.games.arkham.cards import (
    CLUES,
    ENCOUNTERS,
    FACES,
    GATE_CARD,
    GATE_CARDS,
    MARKER,
    MONEY,
    PLACE,
    SANITY,
)
from kadath.games.arkham.rules.encounters import (
    ArkhamEncounter,
    Encountering,
    HavingEncounter,
    place_of_encounter,
)
from kadath.games.arkham.rules.encounters_phase import EncountersPhase
from kadath.games.arkham.rules.movement_phase import MovementPhase
from kadath.games.arkham.rules.other_worlds import OtherWorldEncounter, OtherWorldsPhase, entry_of
from kadath.games.arkham.vocabulary.effects.gains import Gain, Lose
from kadath.games.arkham.vocabulary.effects.gates import OpenGateHere
from kadath.games.arkham.vocabulary.effects.meetings import MonsterAppears
from kadath.games.arkham.vocabulary.effects.moves import GoTo, HaveEncounter, MoveOn, Return
from kadath.games.arkham.vocabulary.effects.states import BeArrested, BeDelayed
from kadath.kernel.effects import do
from kadath.kernel.sleeves.knowledge import hide
from kadath.kernel.sleeves.piles import put_under
from kadath.testkit.arkham.position import LOTS, Position

GATE_LOT = len(LOTS) + 1


def table(space: str = "woods", who: str = "joe_diamond", **fields: Any) -> Position:
    """An investigator in a place, with gate markers and a cup of cultists."""
    t = Position()
    t.investigator(who, space, **fields)
    t.deck(MARKER, "abyss", "yuggoth", "rlyeh")
    t.s.cup = ("cultist",) * 6
    return t


def place(t: Position, key: str) -> int:
    """The text on the board beside a location."""
    assert FACES[key].kind == PLACE
    return t.card(key, -1)


def gate_cards(t: Position, *keys: str) -> None:
    """A deck of gate cards, the first on top."""
    for key in keys:
        number = 100 + len(t.s.cards)
        t.s.cards[number] = t.s.cards[100]._replace(face=key, owner=0, known=0)
        hide(t.s, (number,), GATE_LOT)
        put_under(t.s.decks, GATE_CARD, (number,))


def gate_card(color: str, *, names: str = "", lacks: str = "") -> str:
    """A gate card of a color, with or without an entry for a world."""
    return next(
        key
        for key, card in GATE_CARDS.items()
        if card.color == color
        and (not names or names in dict(card.entries))
        and (not lacks or lacks not in dict(card.entries))
    )


# --- Who has an encounter, and what may replace it ------------------------------------------------


@pytest.mark.rule("AH-3.3.1")
def test_nobody_in_a_street_has_an_encounter() -> None:
    t = table("uptown")
    t.begin(EncountersPhase()).expects_no_question()
    assert t.noted("encounter") == []
    t = table("woods")
    t.begin(EncountersPhase())
    assert t.noted("encounter")[0]["space"] == "woods"


@pytest.mark.rule("AH-3.3.2", "AH-3.3.10")
def test_what_a_location_offers_replaces_an_encounter_at_its_full_price() -> None:
    for trophies, offered in ((("gug", "zombie", "zombie"), True), (("gug",), False)):
        t = table("river_docks", trophies=trophies)
        docks = place(t, "river_docks")
        t.begin(ArkhamEncounter(1))
        if not offered:
            assert t.noted("encounter"), "three toughness are no five, so it is an encounter"
            continue
        assert t.offered() == ["encounter", f"ability:{docks}:0"]
        t.choose(f"ability:{docks}:0")
        assert t.row(1).money == 5
        assert t.noted("encounter") == []


@pytest.mark.rule("AH-3.3.7")
def test_with_a_gate_there_is_neither_an_ability_nor_an_encounter() -> None:
    t = table("science_building", trophies=("gug", "gug"))
    place(t, "science_building")
    t.resolve(OpenGateHere())
    t.s.set_investigator(1, space="science_building", explored=True)
    t.begin(ArkhamEncounter(1))
    assert t.offered() == ["close:fight", "close:lore", "pass"]
    hindered = t.s.why_not("encounter")
    assert hindered is not None
    assert hindered.rule == "AH-3.3.7"


@pytest.mark.rule("AH-5.5")
def test_evading_the_monsters_at_a_gate_leads_through_it_in_the_same_turn() -> None:
    t = table("uptown", sliders=(0, 0, 0))
    t.gate("woods")
    cultist = t.monster("cultist", "woods")
    t.begin(MovementPhase()).choose("move:woods")
    assert t.offered() == [f"evade:{cultist}", f"fight:{cultist}"]
    t.roll(5).choose(f"evade:{cultist}", "done")
    t.begin(EncountersPhase())
    assert t.row(1).space == area("abyss", 1)


@pytest.mark.rule("AH-10.9")
def test_trying_to_close_a_gate_uses_the_encounter_of_the_turn() -> None:
    t = table("woods", explored=True)
    t.gate("woods")
    t.begin(ArkhamEncounter(1)).roll(5, 5).choose("close:lore")
    while t.s.decision is not None:
        t.choose(t.offered()[-1])
    assert t.noted("encounter") == []


# --- Location cards -------------------------------------------------------------------------------


@pytest.mark.rule("AH-3.3.4")
def test_IH_T13_darrell_draws_three_cards_where_others_draw_two() -> None:
    for who, cards in (("joe_diamond", 2), ("darrell_simmons", 3)):
        t = table("woods", who)
        t.resolve(HaveEncounter(2))
        assert t.asked().ask == "encounter-card"
        assert len(t.offered()) == cards


@pytest.mark.rule("AH-7.19")
def test_members_of_the_lodge_have_encounters_in_its_sanctum() -> None:
    t = table("silver_twilight_lodge")
    t.s.derive()
    assert place_of_encounter(t.s, 1) == "silver_twilight_lodge"
    t.card("silver_twilight_lodge_membership", 1)
    t.begin(HavingEncounter(1))
    assert t.noted("encounter")[0]["space"] == "inner_sanctum"


@pytest.mark.rule("AH-3.3.15")
def test_an_encounter_ends_if_its_investigator_goes_insane_or_unconscious() -> None:
    effect = do(Lose(4, SANITY), Gain(3, MONEY))
    entry = next(iter(ENCOUNTERS))
    t = table(sanity=4)
    t.s.derive()
    ENCOUNTERS["a test"] = ENCOUNTERS[entry]._replace(key="a test", effect=effect)
    try:
        t.begin(Encountering(1, "a test"))
    finally:
        del ENCOUNTERS["a test"]
    assert (t.row(1).space, t.row(1).money) == ("arkham_asylum", 0)


@pytest.mark.rule("AH-3.3.8", "AH-3.3.9")
def test_an_investigator_sent_elsewhere_faces_no_monsters_and_takes_no_clues() -> None:
    t = table("woods")
    t.monster("zombie", "library")
    t.s.clues["library"] = 1
    t.resolve(do(GoTo("library"), HaveEncounter()))
    assert t.noted("encounter")[0]["space"] == "library"
    assert t.s.clues["library"] == 1
    t = table("woods")
    t.monster("zombie", "uptown")
    t.resolve(GoTo("uptown")).expects_no_question()
    assert (t.row(1).space, t.noted("encounter")) == ("uptown", [])


# --- Monsters and gates from encounters -----------------------------------------------------------


@pytest.mark.rule("AH-3.3.12", "AH-8.5")
def test_a_monster_that_appears_is_faced_at_once_and_never_stays() -> None:
    t = table(sliders=(0, 0, 0))
    t.resolve(MonsterAppears())
    assert t.asked().ask == "meet-monster"
    (cultist,) = t.s.monsters
    assert t.offered() == [f"evade:{cultist}", f"fight:{cultist}"]
    t.roll(5).choose(f"evade:{cultist}")
    assert (t.s.monsters, t.s.cup) == ({}, ("cultist",) * 6)
    t = table(sliders=(0, 0, 0))
    t.resolve(MonsterAppears())
    (cultist,) = t.s.monsters
    t.choose(f"fight:{cultist}").roll(5, 5, 5).choose("fight")
    assert (t.s.monsters, t.row(1).trophies) == ({}, ("cultist",))


@pytest.mark.rule("AH-8.5")
def test_a_monster_that_knocks_out_an_investigator_returns_to_the_cup() -> None:
    t = table(stamina=1, sliders=(0, 0, 0))
    t.resolve(MonsterAppears())
    (cultist,) = t.s.monsters
    t.roll(1).choose(f"evade:{cultist}")
    assert t.row(1).space == "st_marys_hospital"
    assert (t.s.monsters, t.s.cup) == ({}, ("cultist",) * 6)


@pytest.mark.rule("AH-8.5", "AH-3.3.15")
def test_a_monster_from_an_entry_returns_to_the_cup_after_a_lost_fight() -> None:
    entry = next(key for key, one in ENCOUNTERS.items() if one.effect == MonsterAppears())
    t = table(stamina=1, sliders=(0, 0, 0))
    t.begin(Encountering(1, entry))
    (cultist,) = t.s.monsters
    t.choose(f"fight:{cultist}").roll(1, 1, 1).choose("fight")
    assert t.row(1).space == "st_marys_hospital"
    assert (t.s.monsters, t.s.cup) == ({}, ("cultist",) * 6)


@pytest.mark.rule("AH-3.3.13")
def test_a_gate_from_an_encounter_adds_doom_and_draws_everybody_in() -> None:
    t = table("woods")
    t.resolve(OpenGateHere())
    row = t.row(1)
    assert (t.s.doom, row.space, row.delayed) == (1, area("abyss", 1), True)
    assert t.s.monsters == {}
    for blocked in ("gate", "seal"):
        t = table("woods")
        if blocked == "gate":
            t.resolve(OpenGateHere())
            t.s.set_investigator(1, space="woods")
        else:
            t.s.seals = ("woods",)
        doom = t.s.doom
        t.resolve(OpenGateHere())
        assert (t.row(1).space, t.s.doom) == ("woods", doom)


@pytest.mark.rule("AH-3.3.14", "AH-8.10")
def test_a_gate_and_a_monster_stay_and_the_gate_comes_first() -> None:
    t = table("woods")
    t.resolve(OpenGateHere(monster=True))
    assert t.row(1).space == area("abyss", 1)
    assert [row.space for row in t.s.monsters.values()] == ["woods"]
    assert t.s.doom == 1
    t = table("woods")
    for _ in range(4):
        t.monster("zombie", "uptown")
    t.resolve(OpenGateHere(monster=True))
    assert [row.space for row in t.s.monsters.values()][-1] == "outskirts", "Arkham is full"


# --- Other Worlds ---------------------------------------------------------------------------------


@pytest.mark.rule("AH-3.4.1", "AH-3.4.2")
def test_AH_T9_in_the_city_red_and_blue_cards_go_to_the_bottom_and_a_green_one_counts() -> None:
    t = table(area("city_of_the_great_race", 1))
    red, blue = gate_card("red"), gate_card("blue")
    green = gate_card("green", lacks="city_of_the_great_race")
    gate_cards(t, red, blue, green, red)
    t.begin(OtherWorldsPhase())
    assert WORLDS["city_of_the_great_race"].colors == ("green", "yellow")
    assert t.noted("gate-card")[0]["card"] == green
    under = [t.s.cards[card].face for card in t.s.decks[GATE_CARD]]
    assert under == [red, red, blue, green]
    card = GATE_CARDS[green]
    assert entry_of(card, "city_of_the_great_race") == dict(card.entries)["other"]


@pytest.mark.rule("AH-3.4.1")
def test_gloria_chooses_one_of_two_gate_cards() -> None:
    t = table(area("abyss", 1), "gloria_goldberg")
    first, second = gate_card("blue"), gate_card("red")
    gate_cards(t, gate_card("green"), first, second)
    t.begin(OtherWorldEncounter(1, "abyss"))
    assert t.offered() == [f"entry:{first}", f"entry:{second}"]


@pytest.mark.rule("AH-3.4.3")
def test_the_card_without_a_color_shuffles_the_deck_with_itself_in_it() -> None:
    t = table(area("abyss", 1))
    shuffles = next(key for key, card in GATE_CARDS.items() if not card.color)
    gate_cards(t, shuffles, gate_card("blue"))
    t.begin(OtherWorldEncounter(1, "abyss"))
    assert t.noted("shuffled")
    assert t.noted("gate-card")[0]["card"] == gate_card("blue")
    assert len(t.s.decks[GATE_CARD]) == 2


@pytest.mark.rule("AH-3.4.4")
def test_evading_a_monster_in_an_other_world_ends_the_encounter() -> None:
    t = table(area("abyss", 1), sliders=(0, 0, 0))
    t.resolve(MonsterAppears(2))
    (cultist,) = t.s.monsters
    t.roll(5).choose(f"evade:{cultist}")
    t.expects_no_question()
    assert (t.s.monsters, t.row(1).space) == ({}, area("abyss", 1))


@pytest.mark.rule("AH-3.4.4")
def test_the_second_monster_of_an_entry_appears_when_the_first_is_defeated() -> None:
    t = table(area("abyss", 1), sliders=(0, 3, 0))
    t.resolve(MonsterAppears(2, won=Gain(1, CLUES)))
    (first,) = t.s.monsters
    t.roll(5, 5, 5, 5).choose(f"fight:{first}").choose("fight")
    (second,) = t.s.monsters
    assert (t.row(1).trophies, t.row(1).clues) == (("cultist",), 0)
    t.roll(5, 5, 5, 5).choose(f"fight:{second}").choose("fight")
    assert (t.row(1).trophies, t.row(1).clues) == (("cultist", "cultist"), 1)


@pytest.mark.rule("AH-3.4.5", "AH-10.1")
def test_IH_T10_returning_while_delayed_keeps_the_delay_and_the_explored_marker() -> None:
    t = table(area("abyss", 1))
    t.gate("woods")
    t.resolve(do(BeDelayed(), Return()))
    row = t.row(1)
    assert (row.space, row.explored, row.delayed) == ("woods", True, True)


@pytest.mark.rule("AH-10.1")
def test_leaving_a_gate_costs_the_explored_marker_and_being_lost_gives_none() -> None:
    t = table("woods", explored=True)
    t.resolve(GoTo("library"))
    assert not t.row(1).explored
    t = table(area("yuggoth", 2))
    t.begin(MovementPhase())
    assert (t.row(1).space, t.row(1).explored) == (LOST, False)


@pytest.mark.rule("AH-3.2.8")
def test_in_an_other_world_nothing_gives_movement_points_or_takes_them() -> None:
    t = table(area("abyss", 1))
    t.card("motorcycle", 1)
    t.card("old_journal", 1)
    t.card("ruby_of_rlyeh", 1)
    t.begin(MovementPhase()).expects_no_question()
    assert t.row(1).space == area("abyss", 2)


@pytest.mark.rule("AH-3.2.11")
def test_a_returning_investigator_may_face_each_monster_at_the_gate_once() -> None:
    t = table(area("abyss", 2), sliders=(0, 0, 0))
    t.gate("woods")
    cultist, other = (t.monster("cultist", "woods") for _ in range(2))
    t.begin(MovementPhase()).choose(f"fight:{cultist}").roll(5, 5, 5).choose("fight")
    assert t.offered() == [f"evade:{other}", f"fight:{other}", "done"]
    t.roll(5, 5, 5).choose(f"evade:{other}")
    t.expects_no_question()
    assert t.row(1).trophies == ("cultist",)


@pytest.mark.rule("AH-3.2.11", "AH-8.9")
def test_monsters_at_the_gate_may_be_left_alone_in_the_turn_of_return() -> None:
    for choice, trophies in (("done", ()), ("fight", ("cultist",))):
        t = table(area("abyss", 2), sliders=(0, 0, 0))
        t.gate("woods")
        cultist = t.monster("cultist", "woods")
        t.begin(MovementPhase())
        assert (t.row(1).space, t.asked().ask) == ("woods", "back-in-town")
        assert t.offered() == [f"evade:{cultist}", f"fight:{cultist}", "done"]
        if choice == "done":
            t.choose("done")
            t.expects_no_question()
            t.begin(MovementPhase())
            assert t.offered() == [f"evade:{cultist}", f"fight:{cultist}"], "the next turn"
        else:
            t.choose(f"fight:{cultist}").roll(5, 5, 5).choose("fight")
        assert t.row(1).trophies == trophies


@pytest.mark.rule("AH-3.2.9", "AH-3.2.10")
def test_being_moved_by_an_entry_allows_no_trade_or_fight_on_the_way() -> None:
    t = table(area("abyss", 1))
    t.investigator("michael_mcglen", area("abyss", 1), money=2)
    t.gate("woods")
    t.monster("cultist", "woods")
    t.resolve(MoveOn()).expects_no_question()
    assert t.row(1).space == area("abyss", 2)
    t.resolve(MoveOn()).expects_no_question()
    assert (t.row(1).space, t.row(1).explored) == ("woods", True)


@pytest.mark.rule("AH-15.3")
def test_two_in_one_area_may_trade_there() -> None:
    t = table(area("abyss", 1))
    t.investigator("michael_mcglen", area("abyss", 1), money=2)
    t.begin(MovementPhase())
    assert "trade" in t.offered()
    t.choose("trade", "pay:2:2:1", "agree")
    assert t.row(1).money == 2


@pytest.mark.rule("AH-7.11")
def test_a_gate_takes_even_those_who_had_to_stay_with_what_they_gained() -> None:
    t = table("woods")
    t.resolve(do(Gain(2, CLUES), BeDelayed()))
    t.investigator("michael_mcglen", "woods")
    t.resolve(OpenGateHere(), 2)
    row = t.row(1)
    assert (row.space, row.delayed, row.clues) == (area("abyss", 1), True, 2)


@pytest.mark.rule("AH-3.5.15")
def test_a_gate_draws_no_monsters_in() -> None:
    t = table("woods")
    zombie = t.monster("zombie", "woods")
    t.resolve(OpenGateHere())
    assert (t.row(1).space, t.s.monsters[zombie].space) == (area("abyss", 1), "woods")


@pytest.mark.rule("AH-7.7")
def test_an_arrest_in_an_encounter_ends_the_turn_there() -> None:
    t = table("woods", money=4)
    t.resolve(do(BeArrested(), Gain(5, MONEY)))
    assert t.row(1).space == "police_station"


@pytest.mark.rule("AH-3.4.1", "AH-3.4.3")
def test_what_gloria_has_drawn_is_not_shuffled_away_before_she_chooses() -> None:
    colors = WORLDS["abyss"].colors
    fitting = [key for key, one in GATE_CARDS.items() if one.color in colors][:2]
    plain = next(key for key, one in GATE_CARDS.items() if not one.color)
    t = table(area("abyss", 1), "gloria_goldberg")
    gate_cards(t, fitting[0], plain, fitting[1])
    t.begin(OtherWorldEncounter(1, "abyss"))
    assert t.offered() == [f"entry:{key}" for key in fitting]
    t.choose(f"entry:{fitting[0]}")
    assert t.noted("gate-card")[0]["card"] == fitting[0]
    assert sorted(t.s.cards[card].face for card in t.s.decks[GATE_CARD]) == sorted(
        [*fitting, plain]
    )
