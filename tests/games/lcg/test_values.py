"""Values: base values, what is printed per investigator, modifiers, blank text boxes."""

from __future__ import annotations

import pytest

from kadath.games.lcg.rules.advancing import place_doom
from kadath.games.lcg.rules.damage import place_damage
from kadath.games.lcg.values import base_value, explained, has_keyword, is_blank, value
from kadath.games.lcg.vocabulary.modifiers import Blank, GainKeyword
from kadath.games.lcg.vocabulary.selectors import these
from kadath.kernel.modifiers import DIVIDE, TIMES, Adjust
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


def with_changes(*changes: tuple[int, str]) -> Position:
    """Roland, whose combat of 4 is changed by so much, in these ways."""
    t = position("roland-banks: at study")
    roland = t.id_of("roland-banks")
    who = these(t.state, [roland])
    t.round("II", *(Adjust(who, "combat", by, op) for by, op in changes))
    return t


def combat(t: Position) -> int:
    return value(t.state, t.id_of("roland-banks"), "combat")


@pytest.mark.rule("LCG-016", "LCG-213")
def test_a_base_value_is_the_printed_one_whatever_modifies_it() -> None:
    t = with_changes((3, "add"))
    roland = t.id_of("roland-banks")
    assert base_value(t.state, roland, "combat") == 4
    assert explained(t.state, roland, "combat").base == 4
    assert combat(t) == 7


@pytest.mark.rule("LCG-214")
def test_additions_and_subtractions_come_before_doubling() -> None:
    assert combat(with_changes((2, TIMES), (1, "add"))) == (4 + 1) * 2
    assert combat(with_changes((1, "add"), (2, TIMES), (-2, "add"))) == (4 + 1 - 2) * 2


@pytest.mark.rule("LCG-215", "LCG-214")
def test_fractions_round_up_after_all_modifiers() -> None:
    assert combat(with_changes((2, DIVIDE), (1, "add"))) == 3, "5 halves"
    assert combat(with_changes((2, DIVIDE), (1, "add"), (3, TIMES))) == 8, "15 halves, not 3 x 3"


@pytest.mark.rule("LCG-216", "LCG-217")
def test_a_value_is_never_below_0_but_what_it_lacks_still_counts() -> None:
    assert combat(with_changes((-8, "add"))) == 0
    t = with_changes((-8, "add"), (2, "add"))
    assert combat(t) == 0
    assert explained(t.state, t.id_of("roland-banks"), "combat").total == -2
    assert combat(with_changes((-8, "add"), (5, "add"))) == 1


@pytest.mark.rule("LCG-216", "LCG-203")
def test_a_test_of_a_skill_below_0_is_one_of_skill_0() -> None:
    t = Position("-8")
    t.investigator("roland-banks", t.location("study", clues=1))
    t.round()
    t.choose("investigate")
    assert t.told("test-result")[-1]["by"] == 2, "0 against 2"


@pytest.mark.rule("LCG-027", "LCG-026", "LCG-029")
def test_what_is_per_investigator_is_multiplied_before_all_else() -> None:
    t = Position()
    study = t.location("study")
    t.investigator("roland-banks", study)
    wendy = t.investigator("wendy-adams", study)
    priest = t.enemy("ghoul-priest", study, exhausted=True)
    t.round("II", Adjust(these(t.state, [priest]), "health", 1))
    assert base_value(t.state, priest, "health") == 10, "the product is what is printed"
    assert value(t.state, priest, "health") == 11, "not 12"
    t.state.set_investigator(wendy, out="resigned")
    assert value(t.state, priest, "health") == 11, "she still counts"


@pytest.mark.rule("LCG-028", "LCG-029")
def test_so_are_the_words_per_investigator() -> None:
    t = Position()
    house = t.location("your-house")
    t.investigator("roland-banks", house)
    wendy = t.investigator("wendy-adams", house)
    hunter = t.enemy("the-masked-hunter", house, exhausted=True)
    t.round()
    assert value(t.state, hunter, "health") == 4 + 2 * 2
    t.state.set_investigator(wendy, out="defeated")
    assert value(t.state, hunter, "health") == 4 + 2 * 2


@pytest.mark.rule("LCG-025", "LCG-113")
def test_there_are_always_tokens_enough() -> None:
    t = Position()
    study = t.location("study")
    roland = t.investigator("roland-banks", study)
    agenda = t.agendas("whats-going-on")
    place_damage(t.state, roland, 99, 99)
    place_doom(t.state, agenda, 99)
    row = t.state.investigators[roland]
    assert (row.damage, row.horror, t.state.cards[agenda].doom) == (99, 99, 99)


@pytest.mark.rule("LCG-018", "LCG-019")
def test_what_a_blank_card_has_from_elsewhere_stays() -> None:
    t = Position()
    study = t.location("study")
    t.investigator("roland-banks", study)
    goat = t.enemy("goat-spawn", study, exhausted=True)
    only = these(t.state, [goat])
    t.round("II", Blank(only), GainKeyword(only, "aloof"), Adjust(only, "fight", 2))
    assert is_blank(t.state, goat)
    assert not has_keyword(t.state, goat, "hunter"), "its own keywords are gone"
    assert has_keyword(t.state, goat, "aloof")
    assert value(t.state, goat, "fight") == 5


@pytest.mark.rule("LCG-018")
def test_a_blank_investigator_keeps_the_numbers_and_loses_the_abilities() -> None:
    t = position("""
        study: clues 3, stubborn-detective exhausted
        roland-banks: at study, engaged swarm-of-rats
        bag: elder sign
    """)
    t.round()
    t.choose("fight swarm-of-rats")
    assert t.told("total")[-1]["total"] == 4, "combat, and no elder sign ability"
    assert t.asked == "roland-banks: take-action", "nor a reaction to the defeat"


@pytest.mark.rule("LCG-238")
def test_the_same_keyword_twice_works_once() -> None:
    t = Position()
    hallway, attic = t.location("hallway"), t.location("attic")
    t.location("cellar")
    t.investigator("roland-banks", hallway, deck=["guts"])
    rats, minion = t.enemy("swarm-of-rats", attic), t.enemy("ghoul-minion", attic)
    t.round("III", GainKeyword(these(t.state, [rats]), "hunter"))
    assert [entry["card"] for entry in t.told("moved")] == [rats], "a hunter once, and one move"
    assert not has_keyword(t.state, minion, "hunter")
