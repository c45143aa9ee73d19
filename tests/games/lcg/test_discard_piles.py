"""Discard piles: whose they are, who sees them, and the order of the cards in them."""

from __future__ import annotations

import pytest

from kadath.games.lcg.game import Lcg
from kadath.games.lcg.rules.drawing import reset_deck
from kadath.games.lcg.rules.encounter import shuffle_in_discards
from kadath.games.lcg.state import SCENARIO
from kadath.games.lcg.zones import discard
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position

view = Lcg().view


def faces(t: Position, *names: str) -> tuple[int, ...]:
    return tuple(t.id_of(name) for name in names)


@pytest.mark.rule("LCG-059", "LCG-060")
def test_a_discarded_card_lies_on_top_of_its_owners_pile() -> None:
    t = position("""
        roland-banks: at study, play machete, discard guts, engaged swarm-of-rats
        wendy-adams: at study, play knife
    """)
    roland, wendy, rats = t.id_of("roland-banks"), t.id_of("wendy-adams"), t.id_of("swarm-of-rats")
    t.round()
    for card in faces(t, "machete", "knife", "swarm-of-rats"):
        discard(t.state, card)
    assert t.state.pile("discard", roland) == faces(t, "machete", "guts")
    assert t.state.pile("discard", wendy) == faces(t, "knife")
    assert t.state.pile("discard", SCENARIO) == (rats,)


@pytest.mark.rule("LCG-056", "LCG-020")
def test_a_card_that_another_controls_goes_back_to_its_owner() -> None:
    t = Position()
    study = t.location("study")
    roland = t.investigator("roland-banks", study)
    wendy = t.investigator("wendy-adams", study, play=["beat-cop"])
    cop = t.id_of("beat-cop")
    t.state.set_card(cop, owner=roland)
    t.round()
    assert t.state.you_of(cop) == wendy, "she controls it"
    discard(t.state, cop)
    assert t.state.pile("discard", roland) == (cop,)
    assert t.state.pile("discard", wendy) == ()


@pytest.mark.rule("LCG-061")
def test_everyone_may_look_through_every_discard_pile() -> None:
    t = position("""
        roland-banks: at study, hand lucky, discard guts machete
        wendy-adams: at study
    """)
    t.round()
    seen = view(t.state, 1)["cards"]
    shown = [seen[card]["face"] for card in t.state.pile("discard", t.id_of("roland-banks"))]
    assert shown == ["guts", "machete"]
    assert seen[t.id_of("lucky")]["face"] is None, "unlike his hand"


@pytest.mark.rule("LCG-062", "LCG-210")
def test_new_discards_leave_the_order_of_the_old_ones() -> None:
    t = Position("0")
    study = t.location("study", clues=3)
    seat = {"hand": ["perception"], "deck": ["lucky"], "discard": ["guts", "machete"]}
    roland = t.investigator("roland-banks", study, **seat)  # type: ignore[arg-type]
    t.round()
    t.choose("investigate", "commit perception", "result 0")
    assert t.state.pile("discard", roland) == faces(t, "perception", "guts", "machete")


@pytest.mark.rule("LCG-063", "LCG-210")
@pytest.mark.parametrize("first", [0, 1])
def test_the_owner_orders_what_is_discarded_at_once(first: int) -> None:
    t = Position("0")
    study = t.location("study", clues=3)
    hand = ["look-what-i-found", "evidence"]
    t.investigator("wendy-adams", study, hand=hand, play=["wendys-amulet"])
    t.round()
    t.choose("investigate", *(f"commit {card}" for card in hand))
    assert t.asked == "wendy-adams: order-discards"
    t.choose(f"discard {hand[first]}")
    pile = t.state.pile("discard", t.id_of("wendy-adams"))
    assert pile == faces(t, hand[1 - first], hand[first])


@pytest.mark.rule("LCG-063")
def test_nobody_is_asked_for_an_order_that_nothing_reads() -> None:
    t = Position("0")
    study = t.location("study", clues=3)
    hand = ["look-what-i-found", "evidence"]
    t.investigator("wendy-adams", study, hand=hand)
    t.round()
    t.choose("investigate", *(f"commit {card}" for card in hand))
    assert t.asked == "wendy-adams: take-action"
    assert t.zone("look-what-i-found") == "discard"


@pytest.mark.rule("LCG-065")
def test_an_empty_discard_pile_shuffles_no_deck() -> None:
    t = Position()
    study = t.location("study")
    roland = t.investigator("roland-banks", study, deck=["guts", "lucky", "machete"])
    t.encounter_deck("swarm-of-rats", "ghoul-minion", "crypt-chill")
    t.round()
    before = t.state.rng, t.state.serial
    reset_deck(t.state, roland)
    shuffle_in_discards(t.state)
    assert (t.state.rng, t.state.serial) == before, "no card was redealt"
    order = [t.state.cards[card].face for card in t.state.pile("deck", roland)]
    assert order == ["guts", "lucky", "machete"]


@pytest.mark.rule("LCG-065")
def test_one_that_is_not_empty_is_shuffled_in() -> None:
    cards = ["guts", "lucky", "machete", "dodge", "knife", "evidence"]
    orders = set()
    for seed in range(4):
        t = Position()
        roland = t.investigator("roland-banks", t.location("study"), discard=cards)
        t.round()
        t.state.rng = seed
        reset_deck(t.state, roland)
        assert t.state.pile("discard", roland) == ()
        order = tuple(t.state.cards[card].face for card in t.state.pile("deck", roland))
        assert sorted(order) == sorted(cards)
        orders.add(order)
    assert len(orders) > 1


@pytest.mark.rule("LCG-067")
def test_a_deck_keeps_its_order_unless_a_card_lets_it_be_changed() -> None:
    t = Position()
    study = t.location("study")
    deck = ["guts", "lucky", "machete", "dodge"]
    roland = t.investigator("roland-banks", study, play=["scrying"], deck=deck)
    t.round()

    def order() -> list[str]:
        return [t.state.cards[card].face for card in t.state.pile("deck", roland)]

    t.choose("draw")
    assert order() == deck[1:]
    t.choose("activate scrying")
    assert t.asked == "roland-banks: put-back"
    t.choose("put-back dodge", "put-back lucky")
    assert order() == ["dodge", "lucky", "machete"]
