"""Playing cards: what is checked, what is paid, when it commences, where it goes."""

from __future__ import annotations

import pytest

from kadath.games.lcg.faces import FACES, AssetFace, EventFace
from kadath.games.lcg.rules.play_card import event_effect
from kadath.games.lcg.vocabulary.abilities import Reaction
from kadath.games.lcg.vocabulary.modifiers import Forbid
from kadath.games.lcg.vocabulary.selectors import LeadInvestigator
from kadath.games.lcg.vocabulary.triggers import PlaysCard
from kadath.kernel.abilities.interrupts import Cancel
from kadath.kernel.errors import RulesBug
from kadath.kernel.sleeves.model import knows
from kadath.kernel.windows import WHEN
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


def study_with(*bag: str, clues: int = 2, **roland: object) -> Position:
    t = Position(*(bag or ("0",)))
    t.investigator("roland-banks", t.location("study", clues=clues), **roland)  # type: ignore[arg-type]
    return t


def played(t: Position) -> list[str]:
    return [one for one in t.options if one.startswith("play")]


@pytest.mark.rule("LCG-356", "LCG-367")
def test_an_event_that_could_change_nothing_is_not_offered() -> None:
    for clues, offered in (1, ["play working-a-hunch"]), (0, []):
        t = study_with(clues=clues, hand=["working-a-hunch"])
        t.round()
        assert played(t) == offered


@pytest.mark.rule("LCG-357", "LCG-347", "LCG-361")
def test_a_card_costs_resources_which_go_to_the_pool() -> None:
    t = study_with(hand=["machete", "beat-cop"], resources=3)
    t.round()
    assert played(t) == ["play machete"], "the cop costs 4"
    t.choose("play machete")
    assert t.state.investigators[t.id_of("roland-banks")].resources == 0
    assert played(t) == []


@pytest.mark.rule("LCG-358")
def test_costs_then_attacks_of_opportunity_then_the_card() -> None:
    t = study_with(hand=["machete"], resources=3, play=["leather-coat"], deck=["guts"])
    t.enemy("swarm-of-rats", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("play machete")
    assert t.asked == "roland-banks: gather", "the rats attack"
    assert t.state.investigators[t.id_of("roland-banks")].resources == 0, "it is paid for"
    assert t.zone("machete") == "hand", "it does not commence before that"
    t.choose("assign leather-coat damage")
    assert t.zone("machete") == "play"


def test_everybody_sees_a_card_from_the_moment_that_it_is_paid_for() -> None:
    t = position("""
        roland-banks: at study, hand machete, play leather-coat, engaged swarm-of-rats
        wendy-adams: at study
    """)
    t.round()
    machete = t.id_of("machete")
    t.choose("turn roland-banks")
    assert not knows(t.state.cards[machete].known, 1)
    t.choose("play machete")
    assert t.asked == "roland-banks: gather", "the rats attack first"
    assert knows(t.state.cards[machete].known, 1)
    assert knows(t.state.cards[machete].known, None)


@pytest.mark.rule("LCG-358", "LCG-177")
def test_a_card_that_is_taken_from_the_hand_meanwhile_was_paid_for_in_vain() -> None:
    t = study_with(hand=["machete"], resources=3)
    t.enemy("yithian-observer", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("play machete")
    row = t.state.investigators[t.id_of("roland-banks")]
    assert (row.damage, row.horror) == (1, 1), "the observer discards a card as it attacks"
    assert t.zone("machete") == "discard"
    assert row.resources == 0
    assert t.told("played") == []
    assert t.asked == "roland-banks: take-action", "and the action is spent"


@pytest.mark.rule("LCG-358", "LCG-288")
def test_who_is_defeated_by_an_attack_of_opportunity_plays_nothing() -> None:
    t = position("""
        roland-banks: at study, hand machete, damage 8, engaged swarm-of-rats
        wendy-adams: at study
    """)
    t.round()
    t.choose("turn roland-banks", "play machete")
    assert t.zone("machete") == "removed"
    assert t.asked == "wendy-adams: take-action"


@pytest.mark.rule("LCG-365", "LCG-359")
def test_an_event_is_discarded_after_its_effect_and_an_asset_enters_play() -> None:
    t = study_with("-8", hand=["backstab", "machete"], resources=9)
    t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"), exhausted=True)
    t.round()
    t.choose("play machete")
    assert t.zone("machete") == "play"
    t.choose("play backstab")
    assert t.zone("backstab") == "discard", "its attack failed, and it was still played"


@pytest.mark.rule("LCG-377")
def test_an_asset_stays_in_play_until_something_discards_it() -> None:
    t = study_with(hand=["machete"], deck=["guts", "guts"])
    t.round()
    t.choose("play machete", "done")
    assert t.is_over(), "the round is over"
    assert t.state.pile("play", t.id_of("roland-banks")) == (t.id_of("machete"),)
    assert t.state.cards[t.id_of("machete")].controller == t.id_of("roland-banks")


@pytest.mark.rule("LCG-364", "LCG-311")
def test_what_is_not_fast_is_played_and_used_in_ones_own_turn_only() -> None:
    t = position("""
        study: clues 1, ghoul-minion exhausted
        roland-banks: at study, hand emergency-cache, play flashlight beat-cop
        wendy-adams: at study
    """)
    t.round()
    assert t.options == ["use beat-cop", "pass"], "a player window of the phase"
    t.choose("pass", "turn wendy-adams")
    assert t.asked == "roland-banks: react"
    assert t.options == ["use beat-cop", "pass"], "a player window of her turn"
    t.choose("pass")
    assert "activate flashlight" not in t.options
    t.choose("done", "pass")
    assert {"play emergency-cache", "activate flashlight"} <= set(t.options)


@pytest.mark.rule("LCG-311")
def test_an_ability_costs_an_action_for_each_of_its_arrows() -> None:
    t = study_with(deck=["haunted", "guts"])
    t.round()
    t.choose("draw")
    assert "activate haunted" in t.options, "two actions are left, and it takes two"
    t.choose("resource")
    assert "activate haunted" not in t.options


@pytest.mark.rule("LCG-362", "LCG-366")
def test_a_fast_event_has_its_moment_and_may_be_left_in_hand() -> None:
    t = study_with(hand=["evidence"], clues=2)
    t.enemy("swarm-of-rats", engaged=t.id_of("roland-banks"), exhausted=True)
    t.round()
    assert played(t) == [], "not in a player window, nor with an action"
    t.choose("fight swarm-of-rats")
    assert t.options == ["react roland-banks", "play evidence", "pass"]
    t.choose("pass")
    assert t.zone("evidence") == "hand"
    assert played(t) == [], "its moment has passed"


@pytest.mark.rule("LCG-363")
def test_a_permission_lets_a_card_be_played_from_elsewhere_within_its_restrictions() -> None:
    for forbidden in (False, True):
        t = position("""
            study: clues 1
            wendy-adams: at study, play wendys-amulet, discard working-a-hunch, deck guts
        """)
        t.round("II", *([Forbid(PlaysCard(who=LeadInvestigator()))] if forbidden else []))
        assert ("play working-a-hunch" in t.options) is not forbidden


def hush(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put an asset into the box that cancels cards that are played."""
    silence = AssetFace(
        key="silence", code="", cost=0, abilities=(Reaction(WHEN, PlaysCard(), Cancel()),)
    )
    monkeypatch.setitem(FACES, silence.key, silence)


@pytest.mark.rule("LCG-333", "LCG-365", "LCG-332")
def test_an_event_whose_effect_is_cancelled_was_still_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hush(monkeypatch)
    t = Position("0")
    agnes = t.investigator(
        "agnes-baker",
        t.location("study"),
        hand=["blinding-light"],
        play=["silence", "heirloom-of-hyperborea"],
        deck=["guts"],
        resources=2,
    )
    t.enemy("ghoul-minion", engaged=agnes)
    t.round()
    t.choose("play blinding-light")
    assert t.options == ["react silence", "pass"]
    assert t.zone("blinding-light") == "limbo", "it commences; nothing has been resolved"
    t.choose("react silence")
    assert t.told("test") == [], "no test was begun"
    assert t.zone("blinding-light") == "discard"
    assert t.state.investigators[agnes].resources == 0, "what was paid stays paid"
    assert t.options == ["react heirloom-of-hyperborea", "pass"], "a spell has been played"


@pytest.mark.rule("LCG-359", "LCG-315", "LCG-177")
def test_LCG_359_it_is_cancelled_after_attacks_of_opportunity_and_before_its_effect(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hush(monkeypatch)
    t = study_with(hand=["emergency-cache"], play=["silence"], resources=0)
    t.enemy("swarm-of-rats", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("play emergency-cache")
    row = t.state.investigators[t.id_of("roland-banks")]
    assert (t.options, row.damage, row.resources) == (["react silence", "pass"], 1, 0)
    t.choose("pass")
    assert t.state.investigators[t.id_of("roland-banks")].resources == 3
    assert t.zone("emergency-cache") == "discard"


def test_an_event_that_does_not_say_what_it_does_is_never_offered_and_a_fault_that_names_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(FACES, "empty-page", EventFace(key="empty-page", code="", cost=0))
    t = study_with(hand=["empty-page"])
    t.round()
    assert played(t) == []
    with pytest.raises(RulesBug, match="empty-page"):
        event_effect(t.state, t.id_of("empty-page"))
