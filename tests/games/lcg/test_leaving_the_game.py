"""Elimination: what becomes of the cards of whoever leaves the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kadath.games.lcg.rules.encounter import add_to_hand
from kadath.games.lcg.state import LcgState
from kadath.games.lcg.zones import discard
from kadath.testkit.lcg.position import Position


def doomed(*, hand: tuple[str, ...] = (), play: tuple[str, ...] = ()) -> Position:
    """Wendy, one damage from defeat, engaged with a swarm of rats; Roland looks on."""
    t = Position("0")
    hallway = t.location("hallway")
    t.location("attic")
    t.investigator(
        "wendy-adams", hallway, hand=hand, play=play, damage=6, deck=["guts"], discard=["lucky"]
    )
    t.investigator("roland-banks", hallway, deck=["guts"])
    return t


def die(t: Position) -> None:
    t.enemy("swarm-of-rats", engaged=t.id_of("wendy-adams"))
    t.choose("resource")
    assert t.state.is_out(t.id_of("wendy-adams"))


@pytest.mark.rule("LCG-288")
def test_what_they_control_leaves_wherever_it_is() -> None:
    t = doomed(hand=("barricade", "perception"), play=("machete",))
    t.round("II")
    t.choose("turn wendy-adams", "play barricade")
    assert t.zone("barricade") == "attached"
    die(t)
    assert t.zone("barricade") == "removed", "attached to a location, and under her control"
    for card in ("machete", "perception", "guts", "lucky"):
        assert t.zone(card) == "removed", "in play, hand, deck and discard pile"


@pytest.mark.rule("LCG-289")
@pytest.mark.parametrize("leave", [discard, add_to_hand])
def test_what_they_lent_stays_until_it_leaves_play(leave: Callable[[LcgState, int], None]) -> None:
    t = doomed(play=("machete",))
    roland = t.id_of("roland-banks")
    machete = t.id_of("machete")
    t.round("II")
    t.state.piles["play", t.id_of("wendy-adams")] = ()
    t.state.piles["play", roland] = (machete,)
    t.state.set_card(machete, place=roland, controller=roland)
    t.choose("turn wendy-adams")
    die(t)
    assert t.zone("machete") == "play"
    leave(t.state, machete)
    assert t.zone("machete") == "removed", "neither the discard pile nor the hand is there any more"


@pytest.mark.rule("LCG-292")
def test_other_cards_in_the_threat_area_are_discarded() -> None:
    t = doomed()
    t.encounter_deck("dissonant-voices", "obscuring-fog", "ghoul-minion")
    t.round("I")
    assert t.zone("dissonant-voices") == "threat"
    t.choose("turn wendy-adams")
    die(t)
    assert t.zone("dissonant-voices") == "discard"
    assert t.id_of("dissonant-voices") in t.state.pile("discard")


@pytest.mark.rule("LCG-290", "LCG-291")
def test_the_enemy_that_is_left_there_keeps_its_state_and_engages_another() -> None:
    t = doomed()
    minion = t.enemy("ghoul-minion", engaged=t.id_of("wendy-adams"), damage=1, exhausted=True)
    t.state.set_investigator(t.id_of("wendy-adams"), clues=2)
    t.round("II")
    t.choose("turn wendy-adams")
    die(t)
    row = t.state.cards[minion]
    assert (row.zone, row.place, row.damage) == ("at", t.id_of("hallway"), 1)
    assert row.exhausted
    assert t.state.cards[t.id_of("hallway")].clues == 2
    # The rats were ready, and somebody is there.
    assert t.state.engaged_with(t.id_of("swarm-of-rats")) == t.id_of("roland-banks")


@pytest.mark.rule("LCG-287")
def test_a_weakness_does_not_outlive_its_owner_even_engaged_with_another() -> None:
    t = doomed()
    acolyte = t.enemy("silver-twilight-acolyte", engaged=t.id_of("roland-banks"), exhausted=True)
    t.state.set_card(acolyte, owner=t.id_of("wendy-adams"))
    t.round("II")
    t.choose("turn wendy-adams")
    die(t)
    assert t.zone("silver-twilight-acolyte") == "removed"
