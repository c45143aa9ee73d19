"""The actions of a turn: investigate, move, draw, gain, play, activate, fight, engage, evade."""

from __future__ import annotations

import pytest

from kadath.games.lcg.faces import FACES, TreacheryFace
from kadath.games.lcg.values import is_engaged
from kadath.games.lcg.vocabulary.abilities import Revelation
from kadath.games.lcg.vocabulary.turns import LoseActions
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


def hallway(*bag: str, **roland: object) -> Position:
    """Roland in the hallway, which connects to the attic and the cellar."""
    t = Position(*bag)
    place = t.location("hallway", clues=3)
    t.location("attic")
    t.location("cellar")
    t.location("study")
    t.investigator("roland-banks", place, **roland)  # type: ignore[arg-type]
    return t


def roland(t: Position) -> int:
    return t.id_of("roland-banks")


@pytest.mark.rule("LCG-145", "LCG-122")
def test_the_basic_actions() -> None:
    t = hallway(hand=["machete"], play=["knife"])
    t.enemy("ghoul-minion", engaged=roland(t))
    t.enemy("swarm-of-rats", t.id_of("hallway"), exhausted=True)
    t.round()
    assert t.options == [
        "investigate",
        "move attic",
        "move cellar",
        "draw",
        "resource",
        "fight ghoul-minion",
        "evade ghoul-minion",
        "fight swarm-of-rats",
        "engage swarm-of-rats",
        "play machete",
        "activate knife /0",
        "activate knife /1",
        "done",
    ]


@pytest.mark.rule("LCG-144", "LCG-140")
def test_the_same_action_three_times() -> None:
    t = hallway("0")
    t.round()
    t.choose("investigate", "investigate", "investigate")
    assert t.state.investigators[roland(t)].clues == 3


@pytest.mark.rule("LCG-142", "LCG-140")
def test_actions_lost_before_ones_turn_are_missing_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    fatigue = TreacheryFace(key="fatigue", code="", abilities=(Revelation(LoseActions(2)),))
    monkeypatch.setitem(FACES, fatigue.key, fatigue)
    t = hallway(deck=["guts"])
    t.encounter_deck("fatigue")
    t.round("I")
    t.choose("resource")
    assert t.is_over(), "a single action was left"


@pytest.mark.rule("LCG-146", "LCG-147", "LCG-148", "LCG-149")
def test_investigating_moves_a_clue_to_the_investigator_unless_it_fails() -> None:
    t = hallway("0")
    t.round()
    for bag, clues in ((("-3",), 0), (("0",), 1)):
        t.state.bag = bag
        t.choose("investigate")
        assert t.state.investigators[roland(t)].clues == clues
        assert t.state.cards[t.id_of("hallway")].clues == 3 - clues


@pytest.mark.rule("LCG-146")
def test_a_location_without_clues_may_be_investigated_for_nothing() -> None:
    t = hallway("0")
    t.state.set_card(t.id_of("hallway"), clues=0)
    t.round()
    t.choose("investigate")
    assert t.told("test-result")[-1]["result"] == "succeeded"
    assert t.told("discovered") == []


@pytest.mark.rule("LCG-150")
def test_one_moves_only_to_what_ones_own_location_shows() -> None:
    t = hallway()
    t.round()
    t.choose("move attic")
    assert t.state.location_of(roland(t)) == t.id_of("attic")
    moves = [one for one in t.options if one.startswith("move")]
    assert moves == ["move hallway"], "the study shows nothing and is shown by nothing"


@pytest.mark.rule("LCG-150")
def test_a_connection_leads_only_the_way_it_is_shown() -> None:
    # The quiet glade's symbol is on the cliffside; only what one's own location shows counts.
    t = position("""
        arkham-woods-cliffside:
        arkham-woods-quiet-glade:
        arkham-woods-old-house:
        roland-banks: at arkham-woods-cliffside
    """)
    t.round()
    moves = [one for one in t.options if one.startswith("move")]
    assert moves == ["move arkham-woods-quiet-glade"]


@pytest.mark.rule("LCG-151", "LCG-152")
def test_an_action_draws_a_card_or_takes_a_resource() -> None:
    t = hallway(deck=["guts", "lucky"], resources=0)
    t.round()
    t.choose("draw", "resource")
    assert t.state.pile("hand", roland(t)) == (t.id_of("guts"),)
    assert t.state.investigators[roland(t)].resources == 1


@pytest.mark.rule("LCG-153", "LCG-347")
def test_an_asset_or_event_is_played_for_its_cost() -> None:
    t = hallway(hand=["machete", "emergency-cache", "beat-cop"], resources=3)
    t.round()
    assert "play beat-cop" not in t.options, "4 resources"
    t.choose("play machete")
    assert (t.zone("machete"), t.state.investigators[roland(t)].resources) == ("play", 0)
    t.choose("play emergency-cache")
    assert t.zone("emergency-cache") == "discard"
    assert t.state.investigators[roland(t)].resources == 3


@pytest.mark.rule("LCG-154")
def test_an_ability_costs_as_many_actions_as_it_has_icons() -> None:
    t = hallway()
    t.enemy("psychosis", engaged=roland(t))
    t.round()
    t.choose("resource", "activate psychosis")
    assert t.zone("psychosis") == "discard"
    assert t.is_over(), "1 + 2 actions"


@pytest.mark.rule("LCG-154")
def test_and_only_whoever_has_as_many_can_use_it() -> None:
    t = hallway()
    t.enemy("psychosis", engaged=roland(t))
    t.round()
    t.choose("resource", "resource")
    assert "activate psychosis" not in t.options


@pytest.mark.rule("LCG-155", "LCG-071")
def test_all_costs_of_an_ability_are_paid_before_anything_follows() -> None:
    t = hallway("0", play=["flashlight", "old-book-of-lore"], deck=["guts"])
    t.enemy("ghoul-minion", engaged=roland(t))
    t.state.set_investigator(roland(t), horror=4)
    t.round()
    t.choose("activate old-book-of-lore")
    assert t.state.investigators[roland(t)].out == "defeated", "by the attack of opportunity"
    assert t.told("attacked"), "the book was exhausted before it; its effect never came"
    assert t.told("found") == []


@pytest.mark.rule("LCG-071")
def test_what_is_exhausted_cannot_be_exhausted_again() -> None:
    t = hallway("0", play=["old-book-of-lore"], deck=["guts", "lucky", "dodge"])
    t.round()
    t.choose("activate old-book-of-lore", "find guts")
    assert "activate old-book-of-lore" not in t.options


@pytest.mark.rule("LCG-156", "LCG-022")
def test_ones_own_cards_may_be_activated_and_not_those_of_others() -> None:
    t = hallway(play=["machete"])
    t.investigator("wendy-adams", t.id_of("hallway"), play=["knife"])
    t.enemy("ghoul-minion", t.id_of("hallway"), exhausted=True)
    t.round()
    t.choose("turn wendy-adams")
    assert not any("machete" in one for one in t.options)
    t.choose("activate knife /0")
    assert t.told("test")[-1]["who"] == t.id_of("wendy-adams")


@pytest.mark.rule("LCG-158")
def test_the_current_act_and_agenda_may_be_activated_from_anywhere() -> None:
    t = hallway(clues=2)
    t.acts("disrupting-the-ritual")
    t.agendas("predator-or-prey")
    t.round()
    assert "activate predator-or-prey" in t.options, "it lets one resign"
    t.choose("activate disrupting-the-ritual")
    assert t.state.investigators[roland(t)].clues == 1, "wherever he is, a clue is the price"


@pytest.mark.rule("LCG-160", "LCG-161", "LCG-162")
@pytest.mark.parametrize(("token", "damage"), [("0", 1), ("-3", 0)])
def test_a_successful_attack_deals_1_damage_and_a_failed_one_none(token: str, damage: int) -> None:
    t = hallway(token)
    t.enemy("ravenous-ghoul", engaged=roland(t))
    t.round()
    t.choose("fight ravenous-ghoul")
    assert t.state.cards[t.id_of("ravenous-ghoul")].damage == damage
    assert t.state.investigators[roland(t)].damage == 0, "nobody else is engaged with it"


@pytest.mark.rule("LCG-159")
def test_any_enemy_at_the_location_may_be_fought() -> None:
    t = hallway("0")
    wendy = t.investigator("wendy-adams", t.id_of("hallway"))
    t.enemy("ghoul-minion", engaged=roland(t))
    t.enemy("swarm-of-rats", engaged=wendy)
    t.enemy("goat-spawn", t.id_of("hallway"), exhausted=True)
    t.enemy("ravenous-ghoul", t.id_of("attic"))
    t.round()
    t.choose("turn roland-banks")
    fights = [one for one in t.options if one.startswith("fight")]
    assert fights == ["fight ghoul-minion", "fight swarm-of-rats", "fight goat-spawn"]


@pytest.mark.rule("LCG-163", "LCG-164", "LCG-165")
def test_an_enemy_engaged_with_another_can_be_taken_over() -> None:
    t = hallway()
    wendy = t.investigator("wendy-adams", t.id_of("hallway"))
    minion = t.enemy("ghoul-minion", engaged=wendy)
    t.round()
    t.choose("turn roland-banks", "engage ghoul-minion")
    assert is_engaged(t.state, minion, roland(t))
    assert not is_engaged(t.state, minion, wendy)
    assert "engage ghoul-minion" not in t.options
    assert t.state.investigators[roland(t)].damage == 0, "it was not engaged when he acted"
