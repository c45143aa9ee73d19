"""The bottom effects of all sixty action cards: a search, and what the monsters do then."""

from __future__ import annotations

import pytest

from kadath.games.final_hour.components.action_cards import ACTION_CARDS
from kadath.games.final_hour.state import BOTTOM
from kadath.testkit.final_hour.position import Position, position

ZONES = {
    "green": """
        soiree-a grand_gala-a cross_country-a marathon-a dynamite-a thompson-a
        throw_a_bone-a prophetic_dreams-a pierce_the_eye-a daughter_of_prophecy-a high_ground-a
        stand_firm-a
    """,
    "purple": """
        twin_45s-a grand_gala-b overcome-a marathon-b dynamite-b make_a_scene-a
        versatile_instrument-a prophetic_dreams-b calculated_force-a daughter_of_prophecy-b
        police_surveillance-a stand_firm-b
    """,
    "orange": """
        twin_45s-b soiree-b overcome-b cross_country-b make_a_scene-b thompson-b
        versatile_instrument-b throw_a_bone-b calculated_force-b pierce_the_eye-b
        police_surveillance-b high_ground-b
    """,
}
ACTIVATING = [(card, zone) for zone, cards in ZONES.items() for card in cards.split()]
SPAWNING = ["socialite", "relays", "finish_the_work", "duke_to_the_rescue", "empty_hand", "becky"]
OWN = [
    "color_for_all_seasons",
    "obstacles",
    "doorkeeper",
    "end_of_the_world",
    "meditate",
    "serve_and_protect",
]


def owner_of(card: str) -> str:
    key = card if "-" in card else f"{card}-a"
    who = next(one.investigator for one in ACTION_CARDS if one.key == key)
    return {"ashcan_pete": "pete"}.get(who, who.partition("_")[0])


def resolving(card: str, more: str = "", here: int = 12) -> Position:
    """A table at which the owner of a card resolves its bottom; the other one is out of the way."""
    name = owner_of(card)
    other = "lily" if name != "lily" else "rita"
    t = position(f"""
        {name}: at {here}
        {other}: at 12
        {more}
    """)
    getattr(t, name).resolves(card, BOTTOM)
    return t


def test_these_lists_name_every_bottom_once() -> None:
    named = [card for card, _ in ACTIVATING]
    named += [f"{card}-{copy}" for card in (*SPAWNING, *OWN) for copy in "ab"]
    assert sorted(named) == sorted(card.key for card in ACTION_CARDS)


@pytest.mark.rule("FH-127", "FH-170")
@pytest.mark.parametrize(("card", "zone"), ACTIVATING)
def test_move_search_and_activate_a_zone(card: str, zone: str) -> None:
    """The destroyers of that zone damage their spaces, and no others do."""
    t = resolving(
        card,
        """
        1: red destroyer 2
        8: blue destroyer 2
        11: red destroyer 2
        clues: 3 moon
        """,
    )
    getattr(t, owner_of(card)).moves(3)
    t.expects("found: moon")
    damaged = {location for location, damage in enumerate(t.state.damage) if damage}
    assert damaged == {{"green": 1, "purple": 8, "orange": 11}[zone]}
    t.expects_no_question()


@pytest.mark.rule("FH-021", "FH-127", "FH-162")
@pytest.mark.parametrize("card", SPAWNING)
def test_first_copies_that_spawn_do_so_at_every_gate(card: str) -> None:
    t = resolving(f"{card}-a", "clues: 3 star")
    getattr(t, owner_of(card)).moves(3)
    t.expects("found: star")
    assert [args["location"] for args in t.told("spawned")] == [1, 8, 15]
    t.expects_no_question()


@pytest.mark.rule("FH-127", "FH-162")
@pytest.mark.parametrize("card", SPAWNING)
def test_second_copies_that_spawn_bring_two_to_the_investigator(card: str) -> None:
    t = resolving(f"{card}-b", "clues: 3 star")
    getattr(t, owner_of(card)).moves(3)
    t.expects("found: star")
    assert [args["location"] for args in t.told("spawned")] == [3, 3]
    t.expects_no_question()


@pytest.mark.rule("FH-127")
def test_color_for_all_seasons_parades_through_four_new_locations() -> None:
    t = resolving("color_for_all_seasons", "clues: 7 moon", here=12)
    t.jenny.moves(13)
    assert "move 12" not in t.choices
    assert "done" not in t.choices
    # From 6 there is one way on, so nobody asks.
    t.jenny.moves(2, 6)
    assert [args["location"] for args in t.told("spawned")] == [13, 2, 6, 7]
    t.expects("found: moon")
    t.expects_no_question()


def test_the_parade_stops_where_no_new_location_is_left() -> None:
    t = resolving("color_for_all_seasons", here=4)
    t.jenny.moves(11, 5)
    assert [args["location"] for args in t.told("spawned")] == [11, 5]
    t.expects_no_question()


@pytest.mark.rule("FH-147")
def test_obstacles_damage_the_location_that_was_searched() -> None:
    t = resolving("obstacles", "clues: 7 moon")
    t.rita.moves(3, 7).stops()
    t.expects("""
        found: moon
        7: damage 1
    """)
    t.expects_no_question()


@pytest.mark.rule("FH-018", "FH-162")
def test_doorkeeper_spawns_in_every_adjacent_location() -> None:
    t = resolving("doorkeeper", "clues: 13 moon")
    t.michael.moves(13)
    t.expects("found: moon")
    assert [args["location"] for args in t.told("spawned")] == [2, 12, 14, 15]
    t.expects_no_question()


@pytest.mark.rule("FH-090")
def test_end_of_the_world_adds_the_omens_of_a_discarded_card() -> None:
    t = resolving("end_of_the_world", "priority deck: 30")
    t.pete.stops()
    assert t.state.priority_discard == (30,)
    assert t.state.extra_omens == 2
    t.expects_no_question()
    t.reckons(2, 6, 8, 11)
    assert t.told("reckoning")[0]["amount"] == 1 + 2
    assert t.state.extra_omens == 0


@pytest.mark.rule("FH-017", "FH-141")
def test_meditate_recovers_searches_and_activates_the_own_zone() -> None:
    t = position("""
        Lily: at 7, health 2
        Rita: at 12
        1: red destroyer 2
        8: blue destroyer 2
        clues: 7 moon
    """)
    t.lily.resolves("meditate", BOTTOM)
    t.expects("""
        Lily: at 7, health 3
        found: moon
        1: red destroyer 2
        8: blue destroyer 2, damage 1
    """)
    t.expects_no_question()


@pytest.mark.parametrize(("effect", "health", "site"), [(0, 4, ""), (1, 5, "damage 1")])
def test_serve_and_protect_costs_health_or_damages_the_ritual_site(
    effect: int, health: int, site: str
) -> None:
    t = resolving("serve_and_protect", "clues: 3 moon")
    t.tommy.moves(3).chooses(f"effect {effect}")
    t.expects(f"""
        found: moon
        Tommy: health {health}
        12: {site}
    """)
    t.expects_no_question()
