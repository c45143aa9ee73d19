"""Attachments: as long as their host and they themselves are in play."""

from __future__ import annotations

import pytest

from kadath.games.lcg.zones import discard, put
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


def attached(t: Position, card: str, host: str) -> int:
    """A card of the encounter deck, attached to something."""
    number = t.encounter_deck(card)[0]
    put(t.state, number, "attached", t.id_of(host))
    return number


@pytest.mark.rule("LCG-072")
def test_a_card_is_attached_as_it_enters_play() -> None:
    t = Position("0")
    study = t.location("study")
    t.investigator("roland-banks", study)
    t.encounter_deck("obscuring-fog")
    t.round("I")
    fog = t.id_of("obscuring-fog")
    assert t.state.pile("attached", study) == (fog,)
    assert t.state.is_in_play(fog)
    assert t.state.location_of(fog) == study


@pytest.mark.rule("LCG-073")
def test_what_was_attached_lawfully_stays_whatever_changes() -> None:
    t = Position("0")
    hallway, attic = t.location("hallway", clues=3), t.location("attic", clues=1)
    t.investigator("roland-banks", hallway)
    t.encounter_deck("locked-door")
    t.round("I")
    door = t.id_of("locked-door")
    assert t.state.cards[door].place == hallway, "the location with the most clues"
    t.state.set_card(hallway, clues=0)
    t.state.set_card(attic, clues=9)
    t.choose("resource")
    assert t.state.cards[door].place == hallway


@pytest.mark.rule("LCG-074")
def test_what_cannot_be_attached_and_cannot_stay_is_discarded() -> None:
    t = Position("0")
    study = t.location("study", clues=3)
    t.investigator("roland-banks", study)
    attached(t, "locked-door", "study")
    t.encounter_deck("locked-door", "swarm-of-rats")
    t.round("I")
    assert t.zone("locked-door#2") == "discard", "no location is without one"
    assert [entry["face"] for entry in t.told("discarded")] == ["locked-door"]


@pytest.mark.rule("LCG-370")
def test_the_log_says_that_a_second_fog_is_discarded() -> None:
    t = position("roland-banks: at study")
    attached(t, "obscuring-fog", "study")
    t.encounter_deck("obscuring-fog", "swarm-of-rats")
    t.round("I")
    assert t.zone("obscuring-fog#2") == "discard"
    assert [entry["face"] for entry in t.told("discarded")] == ["obscuring-fog"]


@pytest.mark.rule("LCG-045", "LCG-075")
def test_attachments_are_discarded_with_their_host() -> None:
    t = Position("0")
    study = t.location("study")
    wendy = t.investigator("wendy-adams", study, hand=["barricade"])
    t.enemy("ghoul-minion", study, exhausted=True)
    attached(t, "obscuring-fog", "ghoul-minion")
    t.round()
    t.choose("play barricade")
    assert t.zone("barricade") == "attached"
    discard(t.state, t.id_of("ghoul-minion"))
    assert t.zone("obscuring-fog") == "discard"
    put(t.state, study, "removed")
    assert t.state.pile("discard", wendy) == (t.id_of("barricade"),), "its owner's pile"


@pytest.mark.rule("LCG-075")
def test_an_attachment_that_leaves_leaves_its_host_alone() -> None:
    t = position("roland-banks: at study")
    study = t.id_of("study")
    fog = attached(t, "obscuring-fog", "study")
    t.round()
    discard(t.state, fog)
    assert t.zone("study") == "map"
    assert t.state.pile("attached", study) == ()


@pytest.mark.rule("LCG-076")
def test_an_attachment_does_not_exhaust_with_its_host() -> None:
    t = Position("+1")
    study = t.location("study")
    t.investigator("roland-banks", study, play=["old-book-of-lore"], deck=["guts"])
    fog = attached(t, "obscuring-fog", "old-book-of-lore")
    t.round()
    t.choose("activate old-book-of-lore")
    assert t.state.cards[t.id_of("old-book-of-lore")].exhausted
    assert not t.state.cards[fog].exhausted
