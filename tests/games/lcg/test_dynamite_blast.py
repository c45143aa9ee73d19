"""A batch of damage: choices in player order, one impact, one merged window after it.

Roland and Agnes, each with a guard dog, stand with two goat spawns, which have forced abilities on
their defeat, and a swarm of rats; Roland lights the fuse.
"""

from __future__ import annotations

import pytest

from kadath.games.lcg.faces import FACES, AssetFace
from kadath.games.lcg.vocabulary.abilities import Reaction
from kadath.games.lcg.vocabulary.effects import GainResources
from kadath.games.lcg.vocabulary.enemy_triggers import EnemyDefeated
from kadath.kernel.windows import AFTER
from kadath.testkit.lcg.conservation import complaints
from kadath.testkit.lcg.position import Position


def table() -> Position:
    t = Position("0")
    study = t.location("study", clues=3)
    t.investigator("roland-banks", study, hand=["dynamite-blast"], play=["guard-dog"])
    t.investigator("agnes-baker", study, play=["guard-dog"])
    t.enemy("goat-spawn", engaged=t.id_of("roland-banks"))
    t.enemy("goat-spawn", study, exhausted=True)
    t.enemy("swarm-of-rats", study, exhausted=True)
    t.round()
    t.choose("turn roland-banks")
    return t


@pytest.mark.rule("LCG-177", "LCG-180", "LCG-274", "LCG-309", "LCG-315")
def test_LCG_177_attacks_of_opportunity_come_after_the_costs_and_before_the_effect() -> None:
    t = table()
    t.choose("play dynamite-blast")
    assert t.state.investigators[t.id_of("roland-banks")].resources == 0
    assert t.asked == "roland-banks: gather", "only the goat that is ready and engaged attacks"
    t.choose("assign guard-dog damage")
    # LCG-315: the dog answers when it is dealt damage, before that is placed.
    assert t.asked == "roland-banks: react"
    assert t.state.cards[t.id_of("guard-dog")].damage == 0
    t.choose("react guard-dog")
    assert t.state.cards[t.id_of("guard-dog")].damage == 1
    assert t.state.cards[t.id_of("goat-spawn")].damage == 1


@pytest.mark.rule("LCG-270", "LCG-271", "LCG-272", "LCG-273", "LCG-275", "LCG-339")
def test_LCG_339_choices_of_one_effect_are_made_in_player_order_before_it_resolves() -> None:
    t = table()
    t.choose("play dynamite-blast", "assign guard-dog damage", "pass")
    assert t.options == ["assign roland-banks damage", "assign guard-dog damage"]
    t.choose("assign guard-dog damage", "assign guard-dog damage")
    assert t.asked == "agnes-baker: gather", "LCG-272: the dog can take no more, the rest is his"
    assert t.state.investigators[t.id_of("roland-banks")].damage == 0, "nothing is placed yet"
    t.choose("assign agnes-baker damage", *["assign guard-dog#2 damage"] * 2)
    # LCG-275: all of it is placed at once.
    assert t.state.investigators[t.id_of("roland-banks")].damage == 1
    assert t.state.investigators[t.id_of("agnes-baker")].damage == 1
    assert t.state.cards[t.id_of("guard-dog#2")].damage == 2
    assert [entry["damage"] for entry in t.told("damaged")].count(3) == 3, "each enemy takes 3"


def blown_up() -> Position:
    t = table()
    t.choose("play dynamite-blast", "assign guard-dog damage", "pass")
    t.choose(*["assign guard-dog damage"] * 2)
    t.choose("assign agnes-baker damage", *["assign guard-dog#2 damage"] * 2)
    return t


def scared() -> Position:
    t = blown_up()
    t.choose("assign guard-dog horror", "assign agnes-baker horror", "pass")
    t.choose("assign agnes-baker horror", "pass")
    return t


@pytest.mark.rule("LCG-302")
def test_LCG_302_a_forced_when_resolves_before_the_defeat_it_interrupts() -> None:
    t = blown_up()
    # Copies of one card at one place: their order cannot matter, so nobody is asked for it.
    assert t.asked == "roland-banks: gather"
    assert t.options == ["assign roland-banks horror", "assign guard-dog horror"]
    assert t.zone("goat-spawn") == "threat", "the goat has not left play yet"
    t.choose("assign guard-dog horror")
    assert t.asked == "agnes-baker: gather"
    t.choose("assign agnes-baker horror")
    assert t.state.investigators[t.id_of("agnes-baker")].horror == 1
    t.choose("pass")
    assert t.asked == "agnes-baker: gather", "the second goat: Roland's dog can take no more"
    assert t.zone("goat-spawn") == "threat"


@pytest.mark.rule("LCG-496")
def test_LCG_496_what_a_forced_ability_causes_pauses_what_it_interrupts() -> None:
    t = blown_up()
    deep_one = t.enemy("young-deep-one", t.id_of("study"), exhausted=True)
    t.choose("assign guard-dog horror", "assign agnes-baker horror")
    # Three enemies are about to be defeated; the horror of the first goat came last.
    assert t.asked == "agnes-baker: react"
    assert t.zone("goat-spawn") == "threat"
    t.choose("react agnes-baker", "choose young-deep-one")
    assert t.state.cards[deep_one].damage == 1
    t.choose("assign agnes-baker horror")
    assert t.asked == "roland-banks: react", "hers is once per phase; then the defeats are answered"
    assert t.zone("goat-spawn") == "discard"


@pytest.mark.rule("LCG-325")
def test_LCG_325_one_merged_window_after_the_whole_effect() -> None:
    t = scared()
    for gone in ("goat-spawn", "goat-spawn#2", "swarm-of-rats", "guard-dog"):
        assert t.zone(gone) == "discard", gone
    assert t.zone("guard-dog#2") == "play", "1 left"
    assert t.zone("dynamite-blast") == "discard", "the event has been played"
    # Three enemies were defeated, but once a round and to the same effect: one option.
    assert t.asked == "roland-banks: react"
    assert t.options == ["react roland-banks", "pass"]
    t.choose("react roland-banks")
    assert t.state.investigators[t.id_of("roland-banks")].clues == 1
    assert t.asked == "roland-banks: take-action"


@pytest.mark.rule("LCG-310", "LCG-497")
def test_LCG_310_another_seat_answers_in_the_same_window_and_the_round_begins_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ability = Reaction(AFTER, EnemyDefeated(), GainResources(1))
    digger = AssetFace(key="gravedigger", code="", cost=0, abilities=(ability,))
    monkeypatch.setitem(FACES, "gravedigger", digger)
    t = Position("0")
    study = t.location("study", clues=3)
    t.investigator("roland-banks", study, hand=["dynamite-blast"])
    agnes = t.investigator("agnes-baker", study, play=["gravedigger"])
    t.enemy("swarm-of-rats", study, exhausted=True)
    t.round()
    t.choose("turn roland-banks", "play dynamite-blast")
    assert t.asked == "roland-banks: react"
    t.choose("pass")
    assert t.asked == "agnes-baker: react"
    t.choose("react gravedigger")
    assert t.state.investigators[agnes].resources == 6
    assert t.asked == "roland-banks: react", "he is asked again, since somebody acted"
    t.choose("pass")
    assert t.asked == "roland-banks: take-action", "hers has answered this defeat"


@pytest.mark.rule("LCG-368")
def test_LCG_368_a_limit_lasts_for_its_period() -> None:
    t = scared()
    t.choose("react roland-banks")
    t.enemy("swarm-of-rats", t.id_of("study"), exhausted=True)
    t.choose("fight swarm-of-rats#2")
    assert t.zone("swarm-of-rats#2") == "discard"
    assert t.asked == "roland-banks: take-action", "no second clue in this round"


@pytest.mark.rule("LCG-339")
def test_the_choices_of_one_effect_begin_with_the_lead() -> None:
    t = Position("0")
    study = t.location("study")
    t.investigator("agnes-baker", study, play=["guard-dog"])
    roland = t.investigator("roland-banks", study, hand=["dynamite-blast"], play=["guard-dog"])
    t.state.lead = roland
    t.enemy("swarm-of-rats", study, exhausted=True)
    t.round()
    t.choose("turn roland-banks", "play dynamite-blast")
    assert t.asked == "roland-banks: gather"
    t.choose(*["assign roland-banks damage"] * 3)
    assert t.asked == "agnes-baker: gather"


@pytest.mark.rule("LCG-285", "LCG-293")
def test_a_new_lead_is_chosen_before_another_who_fell_at_once_has_left() -> None:
    t = Position("0")
    study = t.location("study")
    t.investigator("daisy-walker", study, hand=["dynamite-blast"], damage=2)
    agnes = t.investigator("agnes-baker", study, hand=["guts"], damage=3)
    t.investigator("roland-banks", study)
    t.investigator("wendy-adams", study)
    t.round()
    t.choose("turn daisy-walker", "play dynamite-blast")
    assert t.asked == "roland-banks: choose-lead"
    assert t.options == ["lead roland-banks", "lead wendy-adams"], "Agnes has fallen, too"
    assert t.zone("guts") == "hand"
    assert list(complaints(t.state)) == []
    t.choose("lead wendy-adams")
    assert t.zone("guts") == "removed"
    assert t.state.is_out(agnes)
