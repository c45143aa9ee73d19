"""Which cards are known: none of a shuffled deck, all that lie in front of investigators."""

from __future__ import annotations

from kadath.games.arkham.rules.decks import discard, draw
from kadath.kernel.log import EVERYONE
from kadath.kernel.rng import Rng
from kadath.kernel.sleeves.knowledge import shuffle
from kadath.kernel.sleeves.redealing import redealt
from kadath.testkit.arkham.position import Position
from kadath.testkit.sleeves import sleeve_leaks

SPELLS = ("flesh_ward", "shrivelling", "wither", "mists_of_releh")


def table() -> tuple[Position, int]:
    t = Position()
    harvey = t.investigator("harvey_walters", "library")
    t.investigator("joe_diamond", "library")
    t.deck("spell", *SPELLS)
    shuffle(t.s, t.s.decks["spell"])
    return t, harvey


def test_AH_15_4_what_is_discarded_is_known_at_the_bottom_until_a_shuffle() -> None:
    t, harvey = table()
    drawn = draw(t.s, harvey, "spell")
    assert drawn is not None
    assert t.s.cards[drawn].known == EVERYONE
    discard(t.s, drawn)
    assert t.s.decks["spell"][-1] == drawn, "face down at the bottom"
    assert t.s.cards[drawn].known == EVERYONE, "but all have seen it"
    assert [t.s.cards[card].known for card in t.s.decks["spell"][:3]] == [0, 0, 0]
    for seed in range(30):
        dealt = redealt(t.s, 1, Rng(seed))
        assert dealt.cards[drawn].face == t.s.cards[drawn].face
    shuffle(t.s, t.s.decks["spell"])
    assert {t.s.cards[card].known for card in t.s.decks["spell"]} == {0}
    assert {redealt(t.s, 1, Rng(seed)).cards[drawn].face for seed in range(60)} == {*SPELLS}


def test_a_re_deal_keeps_what_is_known_and_excludes_nothing() -> None:
    t, harvey = table()
    assert list(sleeve_leaks(t.s, Rng(1))) == []
    held = [draw(t.s, harvey, "spell") for _ in range(2)]
    assert list(sleeve_leaks(t.s, Rng(2))) == []
    for card in held:
        assert card is not None
        discard(t.s, card)
    assert list(sleeve_leaks(t.s, Rng(3))) == []
    shuffle(t.s, t.s.decks["spell"])
    assert list(sleeve_leaks(t.s, Rng(4))) == []


def test_eight_seats_share_what_they_believe() -> None:
    t, harvey = table()
    for _ in range(6):
        t.investigator("joe_diamond", "library")
    for _ in range(3):
        card = draw(t.s, harvey, "spell")
        assert card is not None
        discard(t.s, card)
        shuffle(t.s, t.s.decks["spell"])
    assert {len(held) for held in t.s.beliefs.values()} == {1}


def test_a_card_that_is_turned_over_does_what_is_on_its_other_side() -> None:
    t, harvey = table()
    card = t.card("blessing", harvey)
    t.s.derive()
    t.s.set_card(card, face="curse")
    assert t.s.listeners == t.s.rebuilt_listeners()
