"""What views show beside the rows of the cards."""

from __future__ import annotations

from kadath.games.lcg.game import Lcg
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position

view = Lcg().view


def test_a_view_tells_the_round_the_turn_and_the_ways() -> None:
    table = Position()
    hallway = table.location("hallway")
    attic = table.location("attic", 2)
    who = table.investigator("roland-banks", hallway, deck=("guts",) * 3)
    table.round()
    seen = view(table.state, 0)
    assert seen["progress"]["round"] == 2
    assert seen["turn"] == {"who": who, "actions": 3}
    assert seen["connections"] == {hallway: [attic], attic: [hallway]}
    table.choose("draw")
    assert view(table.state, None)["turn"] == {"who": who, "actions": 2}


def test_a_value_that_is_not_as_printed_says_what_changes_it() -> None:
    table = Position("0")
    hallway = table.location("hallway", 1)
    who = table.investigator("roland-banks", hallway, play=("magnifying-glass", "beat-cop"))
    table.investigator("wendy-adams", hallway)
    priest = table.enemy("ghoul-priest", hallway)
    table.round()
    seen = view(table.state, 0)["values"]
    cop = table.id_of("beat-cop")
    assert seen[who] == {"combat": (5, [(cop, "add", 1)])}
    assert seen[priest] == {"health": (10, [])}, "printed as 5 per investigator"
    assert set(seen) == {who, priest}


def test_a_test_under_way_says_what_its_total_is_made_of() -> None:
    table = Position("0")
    hallway = table.location("hallway", 1)
    table.investigator("roland-banks", hallway, hand=("perception",), play=("magnifying-glass",))
    table.round()
    table.choose("investigate", "commit perception")
    seen = view(table.state, None)["test"]
    glass, perception = table.id_of("magnifying-glass"), table.id_of("perception")
    assert (seen["base"], seen["total"]) == (3, 6)
    assert seen["changes"] == [(glass, "add", 1), (perception, "add", 2), ("0", "add", 0)]


def test_a_card_that_just_lies_there_is_told_in_few_words() -> None:
    table = position("roland-banks: at hallway, discard guts")
    who = table.id_of("roland-banks")
    table.round()
    lying = view(table.state, 0)["cards"][table.id_of("guts")]
    assert lying == {"face": "guts", "owner": who, "zone": "discard", "place": who}
