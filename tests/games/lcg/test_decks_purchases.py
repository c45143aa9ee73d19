"""Spending experience between scenarios, and what a deck remembers of it."""

from __future__ import annotations

import pytest

from kadath.games.lcg.components.decks import STARTER_DECKS
from kadath.games.lcg.decks.building import refusals
from kadath.games.lcg.decks.collection import CardEntry, Collection
from kadath.games.lcg.decks.core_set import BUILDING, CORE_SET
from kadath.games.lcg.decks.deck import Deck, after_scenario
from kadath.games.lcg.decks.purchases import buy, buyable, price, purchase_refusals, replaceable
from kadath.games.lcg.decks.refusals import DeckRefused, refusal
from kadath.kernel.rng import Rng
from kadath.testkit.lcg.random_decks import random_deck

ROLAND = STARTER_DECKS["roland-banks"]
CHARM = CardEntry("charm", "90001", level=2, keywords=("permanent",))
LARGER = Collection((*CORE_SET.cards.values(), CHARM), BUILDING)


def rich(experience: int) -> Deck:
    return after_scenario(ROLAND, experience)


@pytest.mark.rule("LCG-451")
def test_a_new_card_costs_its_level_but_at_least_1() -> None:
    assert [price(key) for key in ("perception", "extra-ammunition", "shotgun")] == [1, 1, 4]
    assert buy(rich(5), "shotgun", "knife").experience == 1
    assert purchase_refusals(rich(3), "shotgun", "knife") == (
        refusal("price", "LCG-451", card="shotgun", price=4, experience=3),
    )


@pytest.mark.rule("LCG-264")
def test_an_exceptional_card_costs_twice_its_level() -> None:
    engine = CardEntry("engine", "90002", level=3, keywords=("exceptional",))
    larger = Collection((*CORE_SET.cards.values(), engine), BUILDING)
    assert price("engine", "knife", larger) == 6


@pytest.mark.rule("LCG-455")
def test_an_upgrade_costs_the_difference_and_removes_the_lower_version() -> None:
    assert price("beat-cop-2", "beat-cop") == 2
    higher = CardEntry("beat-cop-3", "90004", cls="guardian", level=3, title="beat-cop")
    larger = Collection((*CORE_SET.cards.values(), higher), BUILDING)
    assert price("beat-cop-3", "beat-cop-2", larger) == 1
    assert price("beat-cop-3", "knife", larger) == 3
    deck = buy(rich(2), "beat-cop-2", "beat-cop")
    assert (deck.copies("beat-cop"), deck.copies("beat-cop-2"), deck.experience) == (0, 1, 0)


@pytest.mark.rule("LCG-455")
def test_going_back_to_a_lower_version_is_a_purchase() -> None:
    assert price("beat-cop", "beat-cop-2") == 1


@pytest.mark.rule("LCG-452")
def test_purchases_obey_the_rules_of_deck_building() -> None:
    about = {"investigator": "roland-banks"}
    assert purchase_refusals(rich(9), "cryptic-research", "knife") == (
        refusal("level", "LCG-441", card="cryptic-research", cls="seeker", **about, highest=2),
    )
    assert purchase_refusals(rich(9), "lucky", "knife") == (
        refusal("class", "LCG-446", card="lucky", cls="survivor", **about),
    )
    assert purchase_refusals(rich(9), "knife", "guts") == (
        refusal("copies", "LCG-440", card="knife", count=3, limit=2),
    )
    for key in ("cover-up", "amnesia", "lita-chantler", "agnes-baker"):
        assert purchase_refusals(rich(9), key, "knife") == (
            refusal("not-for-sale", "LCG-452", card=key),
        )
    assert purchase_refusals(rich(9), "nothing", "knife") == (
        refusal("unknown-card", name="nothing"),
    )


@pytest.mark.rule("LCG-453")
def test_for_each_card_added_another_leaves() -> None:
    nothing = (refusal("nothing-removed", "LCG-453", card="shotgun"),)
    assert purchase_refusals(rich(9), "shotgun") == nothing
    assert purchase_refusals(buy(rich(9), "shotgun", "knife"), "shotgun", "shotgun") == nothing
    assert purchase_refusals(rich(9), "shotgun", "perception") == (
        refusal("not-in-deck", "LCG-453", card="perception"),
    )


def test_every_reason_against_a_purchase_is_given_at_once() -> None:
    deck = rich(9).with_cards(["lucky", "lucky"])._replace(experience=0)
    assert [one.code for one in purchase_refusals(deck, "lucky", "cover-up")] == [
        "class",
        "price",
        "must-stay",
        "copies",
    ]


@pytest.mark.rule("LCG-266", "LCG-453")
def test_a_permanent_card_takes_nobodys_place() -> None:
    deck = buy(rich(9), "charm", collection=LARGER)
    assert (len(deck.listed()), deck.experience) == (33, 7)
    assert [one.code for one in purchase_refusals(rich(9), "charm", "knife", LARGER)] == ["size"]
    assert [one.code for one in purchase_refusals(deck, "shotgun", "charm", LARGER)] == ["size"]


@pytest.mark.rule("LCG-454")
@pytest.mark.parametrize("key", ["cover-up", "rolands-38-special", "amnesia"])
def test_weaknesses_and_required_cards_stay(key: str) -> None:
    deck = rich(9).with_cards(["amnesia"])._replace(basic_weaknesses=0)
    assert purchase_refusals(deck, "shotgun", key) == (refusal("must-stay", "LCG-454", card=key),)


@pytest.mark.rule("LCG-456")
def test_two_copies_cost_twice_and_take_the_place_of_two_cards() -> None:
    deck = buy(buy(rich(9), "shotgun", "knife"), "shotgun", "guts")
    assert (deck.copies("shotgun"), deck.copies("knife"), deck.copies("guts")) == (2, 1, 1)
    assert deck.experience == 1
    with pytest.raises(DeckRefused) as refused:
        buy(deck, "police-badge", "knife")
    assert [one.code for one in refused.value.refusals] == ["price"]


@pytest.mark.rule("LCG-450", "LCG-457", "LCG-458")
def test_a_deck_remembers_what_it_was_and_keeps_what_it_did_not_spend() -> None:
    second = buy(rich(5), "police-badge", "knife")
    third = buy(after_scenario(second, 2), "beat-cop-2", "beat-cop")
    assert third.experience == 5 - 2 + 2 - 2
    assert list(third.versions()) == [ROLAND, second, third]
    assert third.changes() == {"beat-cop": -1, "beat-cop-2": 1}
    assert second.changes() == {"knife": -1, "police-badge": 1}
    assert ROLAND.changes() == {}


def test_what_may_be_bought_is_what_is_not_refused() -> None:
    deck = rich(2)
    offered = buyable(deck)
    assert "beat-cop-2" in offered
    assert "machete" in offered
    assert not {"shotgun", "knife", "lucky", "amnesia"} & set(offered)
    assert replaceable(deck, "bulletproof-vest") == ()
    full = deck.with_cards(["beat-cop"], ["knife"])
    assert replaceable(full, "beat-cop-2") == ("beat-cop",)


@pytest.mark.parametrize("who", STARTER_DECKS)
def test_random_purchases_leave_a_legal_deck(who: str) -> None:
    rng = Rng(11, who)
    deck = after_scenario(STARTER_DECKS[who], 12)
    while offered := buyable(deck):
        gained = offered[rng.below(len(offered))]
        places = replaceable(deck, gained)
        deck = buy(deck, gained, places[rng.below(len(places))])
        assert refusals(deck, experience=None) == ()
    assert deck.experience == 0


@pytest.mark.parametrize("investigator", STARTER_DECKS)
def test_what_may_be_replaced_is_what_nothing_speaks_against(investigator: str) -> None:
    """Plain exchanges are found by a shorter way; it leads to the same."""
    rng = Rng(7, investigator)
    decks = [
        after_scenario(random_deck(investigator, rng), rng.below(6), ("haunted",) * n)
        for n in range(3)
    ]
    decks += [decks[0].with_cards(("knife",)), decks[0].with_cards((CHARM.key,), (), LARGER)]
    for deck in decks:
        for gained in LARGER.cards:
            lost = ("", *(key for key, _ in deck.cards))
            meant = [one for one in lost if not purchase_refusals(deck, gained, one, LARGER)]
            assert list(replaceable(deck, gained, LARGER)) == meant
