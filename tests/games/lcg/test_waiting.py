"""What may not nest waits: Survival Instinct moves into the Graveyard within a skill test."""

from __future__ import annotations

import pytest

from kadath.testkit.lcg.position import Position


def table(*bag: str) -> Position:
    t = Position(*bag)
    rivertown = t.location("rivertown")
    t.location("graveyard", revealed=False)
    t.investigator("wendy-adams", rivertown, hand=["survival-instinct", "emergency-cache"])
    wendy = t.id_of("wendy-adams")
    t.enemy("goat-spawn", engaged=wendy)
    t.enemy("swarm-of-rats", engaged=wendy)
    t.round("II")
    t.choose("evade goat-spawn", "commit survival-instinct")
    return t


@pytest.mark.rule("LCG-209", "LCG-226")
def test_ST_7_she_slips_away_from_the_others_and_moves_at_once() -> None:
    t = table("0")
    t.choose("pass")
    # LCG-209: two results, hers to order; the enemy must be evaded either way.
    assert t.asked == "wendy-adams: order-results"
    t.choose("result 0")
    assert t.zone("goat-spawn") == "at"
    assert t.options == ["disengage", "pass"]
    t.choose("disengage")
    assert t.options == ["move graveyard", "pass"]
    t.choose("move graveyard")
    wendy = t.id_of("wendy-adams")
    assert t.state.location_of(wendy) == t.id_of("graveyard")
    assert t.state.pile("threat", wendy) == (), "LCG-226: the rats had no moment to engage again"
    assert t.state.cards[t.id_of("graveyard")].clues == 2, "LCG-399: revealed, with its clues"


def moved(*bag: str) -> Position:
    t = table(*bag)
    t.choose("pass", "result 0", "disengage", "move graveyard")
    return t


@pytest.mark.rule("LCG-498")
def test_a_test_within_a_test_waits_until_the_first_one_and_its_action_are_over() -> None:
    t = moved("0")
    # The forced ability was initiated within the evasion's ST.7; its test began after ST.8.
    assert t.told("test") == [
        {"who": t.id_of("wendy-adams"), "skill": "agility", "difficulty": 2},
        {"who": t.id_of("wendy-adams"), "skill": "willpower", "difficulty": 3},
    ]
    assert t.zone("survival-instinct") == "discard", "the first test has ended"
    assert t.state.bag == (), "and the second has revealed the only token"
    assert "lcg.Act waiting > kernel.Resolution effect > lcg.SkillTest ST.3" in t.where()


@pytest.mark.rule("LCG-228")
def test_failing_the_second_test_she_must_choose_horror_or_the_way_back() -> None:
    t = Position("-2")
    rivertown = t.location("rivertown")
    t.location("graveyard")
    t.investigator("wendy-adams", rivertown, hand=["survival-instinct"])
    t.enemy("goat-spawn", engaged=t.id_of("wendy-adams"))
    t.round("II")
    t.choose("evade goat-spawn", "commit survival-instinct", "result 0", "move graveyard")
    assert t.asked == "wendy-adams: choose-effect"
    t.choose("effect 1")
    assert t.state.location_of(t.id_of("wendy-adams")) == t.id_of("rivertown")
    assert t.state.engaged_with(t.id_of("goat-spawn")) == 0, "it is exhausted (LCG-228)"


@pytest.mark.rule("LCG-227")
def test_LCG_227_who_disengages_and_stays_is_engaged_again() -> None:
    t = table("0")
    t.choose("pass", "result 0", "disengage", "pass")
    assert t.state.engaged_with(t.id_of("swarm-of-rats")) == t.id_of("wendy-adams")
    assert t.state.engaged_with(t.id_of("goat-spawn")) == 0, "evaded, and so exhausted"
