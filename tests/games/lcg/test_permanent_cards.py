"""Permanent cards: they begin in play and stay there, but for elimination."""

from __future__ import annotations

import pytest

from kadath.games.lcg.components.decks import STARTER_DECKS
from kadath.games.lcg.faces import FACES, AssetFace
from kadath.games.lcg.vocabulary.assets import ReturnToHand
from kadath.games.lcg.vocabulary.effects import Discard
from kadath.games.lcg.vocabulary.selectors import Assets
from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.effects import Effect, Scope
from kadath.testkit.lcg.notation import position

from .campaigning import table_for

OATH = AssetFace(key="oath", code="", cost=None, health=1, keywords=("permanent",))


@pytest.fixture(autouse=True)
def a_box_with_an_oath(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACES, OATH.key, OATH)


@pytest.mark.rule("LCG-267")
def test_it_begins_in_play_and_is_not_shuffled_in() -> None:
    deck = STARTER_DECKS["roland-banks"]
    with_oath = deck._replace(cards=(*deck.cards, ("oath", 1)))
    state = table_for("the-gathering", [with_oath], seed=1)
    (card,) = state.pile("play", 1)
    assert (state.cards[card].face, state.cards[card].controller) == ("oath", 1)
    hidden = (*state.pile("deck", 1), *state.pile("hand", 1), *state.pile("weaknesses", 1))
    assert len(hidden) == sum(count for _, count in deck.cards) + deck.basic_weaknesses


@pytest.mark.rule("LCG-268")
@pytest.mark.parametrize("effect", [Discard(Assets(YOU)), ReturnToHand(Assets(YOU))])
def test_nothing_takes_it_out_of_play(effect: Effect) -> None:
    t = position("roland-banks: at study, play oath")
    roland = t.id_of("roland-banks")
    t.round()
    assert not effect.could(t.state, Scope(roland, roland))
    effect.run(t.state, Scope(roland, roland))
    assert t.zone("oath") == "play"


@pytest.mark.rule("LCG-268", "LCG-288")
def test_elimination_does() -> None:
    t = position("""
        roland-banks: at study, play oath, damage 8, engaged ghoul-priest
        wendy-adams: at study
    """)
    t.round()
    t.choose("turn roland-banks", "resource", "assign roland-banks damage", "assign oath damage")
    assert t.state.is_out(t.id_of("roland-banks"))
    assert t.zone("oath") == "removed"
