"""Attacks of opportunity: what provokes them, when they come and what they do."""

from __future__ import annotations

import pytest

from kadath.testkit.lcg.position import Position


def engaged(*enemies: str, **roland: object) -> Position:
    """Roland in the hallway, engaged with some enemies."""
    t = Position("+1")
    hallway = t.location("hallway", clues=3)
    t.location("parlor")
    t.investigator("roland-banks", hallway, **roland)  # type: ignore[arg-type]
    for enemy in enemies:
        t.enemy(enemy, engaged=t.id_of("roland-banks"))
    return t


def hurt(t: Position) -> tuple[int, int]:
    row = t.state.investigators[t.id_of("roland-banks")]
    return row.damage, row.horror


@pytest.mark.rule("LCG-174", "LCG-176")
@pytest.mark.parametrize(
    "action",
    ["investigate", "move parlor", "draw", "resource", "play machete", "activate flashlight"],
)
def test_any_other_action_provokes_the_attack_of_a_ready_enemy(action: str) -> None:
    t = engaged("ghoul-minion", hand=["machete"], play=["flashlight"], deck=["guts"])
    t.round()
    t.choose(action)
    assert hurt(t) == (1, 1), "its damage and its horror"


@pytest.mark.rule("LCG-174")
@pytest.mark.parametrize("action", ["fight ghoul-minion", "evade ghoul-minion", "activate machete"])
def test_fighting_and_evading_do_not(action: str) -> None:
    t = engaged("ghoul-minion", play=["machete"])
    t.round()
    t.choose(action)
    assert hurt(t) == (0, 0)


@pytest.mark.rule("LCG-174")
def test_nor_do_exhausted_enemies_or_those_of_others_attack() -> None:
    t = engaged()
    wendy = t.investigator("wendy-adams", t.id_of("hallway"))
    t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"), exhausted=True)
    t.enemy("ghoul-minion", engaged=wendy)
    t.round()
    t.choose("turn roland-banks", "resource")
    assert hurt(t) == (0, 0)


@pytest.mark.rule("LCG-174")
def test_engaging_another_enemy_provokes_those_that_are_engaged_already() -> None:
    t = engaged("ghoul-minion")
    t.enemy("swarm-of-rats", t.id_of("hallway"), exhausted=True)
    t.round()
    t.choose("engage swarm-of-rats")
    assert hurt(t) == (1, 1), "the minion's attack only"


@pytest.mark.rule("LCG-175")
def test_the_investigator_chooses_their_order() -> None:
    t = engaged("ghoul-minion", "swarm-of-rats", "goat-spawn")
    t.round()
    t.choose("resource")
    assert t.asked == "roland-banks: choose-attacker"
    t.choose("attacker goat-spawn", "attacker swarm-of-rats")
    assert [one["face"] for one in t.told("attacked")] == [
        "goat-spawn",
        "swarm-of-rats",
        "ghoul-minion",
    ]


@pytest.mark.rule("LCG-177", "LCG-180")
def test_they_come_after_the_costs_and_before_the_effect_and_then_it_goes_on() -> None:
    t = engaged("ghoul-minion", hand=["emergency-cache", "dodge"], resources=1)
    t.round()
    t.choose("play emergency-cache")
    assert t.options == ["play dodge", "pass"], "the cache has not paid for it: he had 1"
    t.choose("play dodge")
    assert t.state.investigators[t.id_of("roland-banks")].resources == 3
    assert hurt(t) == (0, 0)


@pytest.mark.rule("LCG-177")
def test_what_is_paid_stays_paid_where_the_attack_ends_it() -> None:
    t = engaged("ghoul-minion", hand=["machete"], horror=4, resources=5)
    roland = t.id_of("roland-banks")
    t.round()
    t.choose("play machete")
    assert t.state.investigators[roland].out == "defeated"
    assert t.told("played") == [], "it was paid for and never commenced being played"


@pytest.mark.rule("LCG-178")
def test_an_ability_of_several_actions_provokes_each_enemy_once() -> None:
    t = engaged("swarm-of-rats")
    t.enemy("psychosis", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("activate psychosis")
    assert hurt(t) == (1, 0)


@pytest.mark.rule("LCG-179")
def test_an_enemy_does_not_exhaust_for_it() -> None:
    t = engaged("swarm-of-rats")
    t.round()
    t.choose("resource", "resource")
    assert hurt(t) == (2, 0), "it is ready for the next one"


@pytest.mark.rule("LCG-181")
def test_it_is_an_enemy_attack_for_cards() -> None:
    t = engaged("ghoul-minion", play=["guard-dog"])
    t.round()
    t.choose("resource", "assign guard-dog damage", "assign roland-banks horror")
    assert t.options == ["react guard-dog", "pass"], "when an enemy attack damages it"
    t.choose("react guard-dog")
    assert t.state.cards[t.id_of("ghoul-minion")].damage == 1


@pytest.mark.rule("LCG-174", "LCG-175")
def test_the_next_enemy_attacks_even_where_the_first_fell_to_its_own_attack() -> None:
    t = engaged("ghoul-minion", "swarm-of-rats", play=["guard-dog"])
    t.state.set_card(t.id_of("ghoul-minion"), damage=1)
    t.round()
    t.choose("resource", "attacker ghoul-minion", "assign guard-dog damage")
    t.choose("assign guard-dog horror", "react guard-dog")
    assert t.zone("ghoul-minion") == "discard"
    assert t.options == ["react roland-banks", "pass"], "he defeated an enemy"
    t.choose("pass")
    assert t.zone("guard-dog") == "discard", "what the minion had dealt was still placed"
    assert hurt(t) == (1, 0), "the rats' attack"
    assert t.asked == "roland-banks: take-action"
