"""In play and out of play: entering, leaving, put into play, removed, tokens, ready cards."""

from __future__ import annotations

import pytest

from kadath.games.lcg.rules.advancing import doom_in_play, place_doom
from kadath.games.lcg.values import value
from kadath.games.lcg.vocabulary.assets import ReturnToHand
from kadath.games.lcg.vocabulary.selectors import Called, SetAside
from kadath.games.lcg.vocabulary.story import PutIntoPlay, RemoveFromGame
from kadath.games.lcg.zones import discard, put
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.events import Resolution
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


def table() -> Position:
    """One card in each zone."""
    t = Position("0")
    study = t.location("study", clues=2)
    t.acts("trapped", "the-barrier")
    t.agendas("whats-going-on", "rise-of-the-ghouls")
    t.investigator(
        "roland-banks", study, hand=["dodge"], play=["knife"], deck=["guts"], discard=["lucky"]
    )
    t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"))
    t.enemy("swarm-of-rats", study, exhausted=True)
    t.encounter_deck("crypt-chill")
    t.aside("ghoul-priest")
    return t


def resolve(t: Position, effect: Effect) -> None:
    t.begin(Resolution(effect, Scope(t.id_of("roland-banks"))))


@pytest.mark.rule("LCG-038", "LCG-039")
def test_what_is_in_play_and_what_is_not() -> None:
    t = table()
    t.round()
    put(t.state, t.id_of("swarm-of-rats"), "victory")
    inside = {"study", "trapped", "whats-going-on", "knife", "ghoul-minion", "roland-banks"}
    assert {name for card, name in t.names.items() if t.state.is_in_play(card)} == inside


@pytest.mark.rule("LCG-040", "LCG-041")
def test_a_card_enters_and_leaves_play_only_across_the_border() -> None:
    t = table()
    t.round()
    minion = t.id_of("ghoul-minion")
    entered = t.state.cards[minion].entered
    put(t.state, minion, "at", t.id_of("study"))
    assert t.state.cards[minion].entered == entered, "from a threat area to a location: no entrance"
    t.state.set_card(minion, damage=1)
    put(t.state, minion, "threat", t.id_of("roland-banks"))
    assert t.state.cards[minion].damage == 1, "nor has it left"
    discard(t.state, minion)
    assert t.state.cards[minion].damage == 0
    put(t.state, minion, "at", t.id_of("study"))
    assert t.state.cards[minion].entered > entered


@pytest.mark.rule("LCG-042", "LCG-044")
def test_tokens_are_in_play_with_their_cards_and_go_when_these_leave() -> None:
    t = table()
    t.round()
    minion, agenda = t.id_of("ghoul-minion"), t.state.agenda
    place_doom(t.state, minion, 2)
    place_doom(t.state, agenda, 1)
    assert doom_in_play(t.state) == 3
    t.state.set_card(minion, damage=1, clues=1, exhausted=True)
    discard(t.state, minion)
    assert doom_in_play(t.state) == 1
    row = t.state.cards[minion]
    assert (row.damage, row.clues, row.doom, row.exhausted) == (0, 0, 0, False)


@pytest.mark.rule("LCG-044", "LCG-069")
def test_a_card_that_comes_back_is_ready_and_has_its_uses_anew() -> None:
    t = position("roland-banks: at study, play first-aid")
    roland = t.id_of("roland-banks")
    t.round()
    aid = t.id_of("first-aid")
    t.state.set_card(aid, uses=1, exhausted=True)
    put(t.state, aid, "hand", roland)
    assert t.state.cards[aid].uses == 0
    t.state.decision = None
    t.state.advance()
    t.choose("play first-aid")
    assert (t.state.cards[aid].uses, t.state.cards[aid].exhausted) == (3, False)


@pytest.mark.rule("LCG-047", "LCG-048", "LCG-049")
def test_what_is_put_into_play_is_neither_paid_for_nor_played_nor_drawn() -> None:
    t = table()
    t.location("hallway")
    before = t.state.investigators[t.id_of("roland-banks")].resources
    resolve(t, PutIntoPlay(SetAside("ghoul-priest"), Called("hallway")))
    priest = t.state.cards[t.id_of("ghoul-priest")]
    assert (priest.zone, priest.place) == ("at", t.id_of("hallway"))
    assert t.told("played") == t.told("drew-encounter") == []
    assert t.state.investigators[t.id_of("roland-banks")].resources == before


@pytest.mark.rule("LCG-048", "LCG-398")
def test_a_location_that_is_put_into_play_lies_on_the_map_unrevealed() -> None:
    t = table()
    t.aside("attic")
    resolve(t, PutIntoPlay(SetAside("attic")))
    attic = t.state.cards[t.id_of("attic")]
    assert (attic.zone, attic.revealed, attic.clues) == ("map", False, 0)


@pytest.mark.rule("LCG-051")
def test_a_removed_card_has_nothing_to_do_with_the_game_any_more() -> None:
    t = position("roland-banks: at study, play beat-cop")
    roland = t.id_of("roland-banks")
    assert value(t.state, roland, "combat") == 5
    resolve(t, RemoveFromGame(Called("beat-cop")))
    assert t.zone("beat-cop") == "removed"
    assert value(t.state, roland, "combat") == 4
    t.round()
    t.choose("draw")
    assert t.state.pile("hand", roland) == (), "it is in no pile that is shuffled"


@pytest.mark.rule("LCG-056", "LCG-041")
def test_a_card_that_returns_to_hand_returns_to_its_owners() -> None:
    t = Position("0")
    study = t.location("study")
    roland = t.investigator("roland-banks", study, play=["knife"])
    wendy = t.investigator("wendy-adams", study)
    t.state.set_card(t.id_of("knife"), owner=wendy)
    resolve(t, ReturnToHand(Called("knife")))
    assert t.state.pile("hand", wendy) == (t.id_of("knife"),)
    assert t.state.pile("hand", roland) == ()
