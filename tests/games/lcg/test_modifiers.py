"""Blank, gain, forbid, substitute: while a card is in play, or for as long as it lasts."""

from __future__ import annotations

import pytest

from kadath.games.lcg.rules.skill_test import SkillTest
from kadath.games.lcg.values import explained, has_keyword, is_blank, value
from kadath.games.lcg.vocabulary.modifiers import Blank
from kadath.games.lcg.vocabulary.selectors import these
from kadath.games.lcg.zones import discard, put
from kadath.kernel.modifiers import Change
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


def table() -> Position:
    t = position("""
        agnes-baker: at study, hand mind-wipe
        roland-banks: at study, play lita-chantler, engaged goat-spawn
        bag: 0 0 0
    """)
    t.round("II")
    return t


@pytest.mark.rule("LCG-018")
def test_LCG_018_mind_wipe_blanks_the_text_box_but_not_the_traits() -> None:
    t = table()
    goat = t.id_of("goat-spawn")
    assert has_keyword(t.state, goat, "retaliate")
    assert t.asked == "agnes-baker: react", "after a phase begins"
    t.choose("play mind-wipe")
    assert is_blank(t.state, goat)
    assert not has_keyword(t.state, goat, "retaliate")
    assert not has_keyword(t.state, goat, "hunter")
    assert "Monster" in t.state.face(goat).traits
    assert value(t.state, goat, "fight") == 3, "values are not in the text box"


@pytest.mark.rule("LCG-299")
def test_LCG_342_lita_gains_what_she_gives_while_somebody_controls_her() -> None:
    t = table()
    roland, lita = t.id_of("roland-banks"), t.id_of("lita-chantler")
    assert value(t.state, roland, "combat") == 5
    assert explained(t.state, roland, "combat").changes == (Change(lita, "add", 1),)
    assert value(t.state, t.id_of("agnes-baker"), "combat") == 3, "each investigator there"
    t.state.set_card(lita, controller=0)
    assert value(t.state, roland, "combat") == 4, "without a controller she gains nothing"


def test_mind_wipe_and_lita_in_one_fight() -> None:
    t = table()
    t.choose("play mind-wipe", "turn roland-banks", "fight goat-spawn")
    # A successful attack on a Monster: blank as it is, that it still is.
    assert t.options == ["react lita-chantler", "pass"]
    t.choose("react lita-chantler")
    goat = t.id_of("goat-spawn")
    assert t.state.cards[goat].damage == 2
    t.choose("fight goat-spawn", "pass")
    assert t.zone("goat-spawn") == "discard"
    horror = [row.horror for row in t.state.investigators.values()]
    assert horror == [0, 0], "its forced ability is blank"


@pytest.mark.rule("LCG-326", "LCG-328")
def test_LCG_328_what_lasts_until_the_end_of_the_phase_expires_before_it_ends() -> None:
    t = table()
    t.choose("play mind-wipe", "turn agnes-baker", "done")
    assert not has_keyword(t.state, t.id_of("goat-spawn"), "retaliate")
    t.choose("done")
    assert t.where().startswith("lcg.Round III > lcg.EnemyPhase 3.3")
    assert has_keyword(t.state, t.id_of("goat-spawn"), "retaliate")


@pytest.mark.rule("LCG-046")
def test_LCG_046_what_lasts_does_not_touch_a_card_that_has_left_and_come_back() -> None:
    t = table()
    t.choose("play mind-wipe")
    goat = t.id_of("goat-spawn")
    discard(t.state, goat)
    put(t.state, goat, "at", t.id_of("study"))
    assert not is_blank(t.state, goat)


def test_a_blank_lita_gives_nothing() -> None:
    t = position("roland-banks: at study, play lita-chantler")
    t.round("II", Blank(these(t.state, [t.id_of("lita-chantler")])))
    assert value(t.state, t.id_of("roland-banks"), "combat") == 4


def test_a_location_that_is_investigated_with_another_skill() -> None:
    t = Position("0")
    house = t.location("arkham-woods-old-house", clues=1)
    t.investigator("agnes-baker", house, hand=["guts", "deduction"])
    t.round("II")
    t.choose("investigate")
    assert t.options == ["commit guts", "done"], "willpower is tested: her intellect does not count"
    test = next(frame for frame in t.state.stack if isinstance(frame, SkillTest))
    assert (test.skill, test.total_skill(t.state).base) == ("willpower", 5)


@pytest.mark.rule("LCG-251")
def test_barricade_forbids_and_leaves_with_whoever_leaves() -> None:
    t = Position("0")
    hallway = t.location("hallway")
    attic = t.location("attic")
    t.investigator("agnes-baker", hallway, hand=["barricade"], deck=["guts", "guts"])
    t.enemy("swarm-of-rats", attic)
    t.round("II")
    t.choose("play barricade", "done")
    assert t.is_over()
    assert t.state.location_of(t.id_of("swarm-of-rats")) == attic, "the hunter could not come in"
    t.round("II")
    t.choose("move attic")
    assert t.zone("barricade") == "discard"


@pytest.mark.rule("LCG-018", "LCG-435")
@pytest.mark.parametrize(("blank", "zone"), [(False, "victory"), (True, "discard")])
def test_what_a_card_is_worth_stands_in_its_text_box(blank: bool, zone: str) -> None:
    t = position("roland-banks: at study, engaged flesh-eater damage 3 exhausted")
    eater = t.id_of("flesh-eater")
    t.round("II", *([Blank(these(t.state, [eater]))] if blank else []))
    t.choose("fight flesh-eater")
    assert t.zone("flesh-eater") == zone
