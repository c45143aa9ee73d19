"""Trading: one complete proposal that can reach every distribution, and always ends."""

from __future__ import annotations

from itertools import product

import pytest

from kadath.games.arkham.rules.movement_phase import Movement
from kadath.games.arkham.rules.trade import Trading
from kadath.games.arkham.state import ArkhamState
from kadath.kernel.rng import Rng
from kadath.table import ticking
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position
from kadath.testkit.reaching import reached

Shares = tuple[tuple[int, ...], tuple[int, ...]]
"""The owner of each card, and the money of each investigator."""


def shares(s: ArkhamState) -> Shares:
    cards = tuple(row.owner for row in s.cards.values() if row.owner)
    return cards, tuple(row.money for row in s.investigators.values())


def possible(cards: int, traders: tuple[int, ...], money: int) -> set[Shares]:
    """Every distribution of cards and money, by exhaustive search."""
    return {
        (owners, purses)
        for owners in product(traders, repeat=cards)
        for purses in product(range(money + 1), repeat=len(traders))
        if sum(purses) == money
    }


@pytest.mark.rule("AH-15.3")
def test_two_investigators_can_reach_every_distribution() -> None:
    t = position("""
        joe_diamond: at woods, money 2, cards axe food
        harvey_walters: at woods, money 1, cards flesh_ward
    """)
    joe, harvey = t.id("joe_diamond"), t.id("harvey_walters")
    t.begin(Trading(joe, (joe, harvey)))
    assert reached(t.s, shares) == possible(3, (joe, harvey), 3)


def test_three_investigators_can_reach_every_distribution() -> None:
    """Even what would take several trades between two, because all trade together."""
    t = Position()
    traders = tuple(
        t.investigator(key, "woods") for key in ("joe_diamond", "harvey_walters", "michael_mcglen")
    )
    for who in traders:
        t.card("food", who)
    t.s.set_investigator(traders[0], money=2)
    t.begin(Trading(traders[0], traders))
    assert reached(t.s, shares) == possible(3, traders, 2)


@pytest.mark.rule("AH-15.3")
def test_a_trade_always_ends() -> None:
    for seed in range(25):
        rng = Rng(seed)
        t = Position()
        joe = t.investigator("joe_diamond", "woods", money=8)
        harvey = t.investigator("harvey_walters", "woods", money=5)
        michael = t.investigator("michael_mcglen", "woods", money=8)
        for number, key in enumerate(("axe", "food", "wither", "shotgun", "silver_key", "cross")):
            t.card(key, (joe, harvey, michael)[number % 3])
        t.begin(Trading(joe, (joe, harvey, michael)))
        choices = 0
        while t.s.decision is not None:
            options = t.offered()
            # Passing is rare, because trades that stop early test little.
            gifts = options[:-1] if rng.below(8) else options[-1:]
            t.choose(gifts[rng.below(len(gifts))])
            choices += 1
            assert choices <= 60
        assert sum(row.money for row in t.s.investigators.values()) == t.money


def test_a_random_movement_with_trades_ends() -> None:
    for seed in range(40):
        rng = Rng(seed, "movement")
        t = Position()
        joe = t.investigator("joe_diamond", "woods", money=2)
        t.investigator("harvey_walters", "uptown", money=2)
        t.investigator("michael_mcglen", "woods")
        t.card("axe", joe)
        t.begin(Movement(joe))
        for _ in range(200):
            if t.s.decision is None:
                break
            options = t.offered()
            t.choose(options[rng.below(len(options))])
        else:
            pytest.fail("the movement does not end")


@pytest.mark.rule("AH-3.2.7", "AH-15.3")
def test_it_is_offered_again_only_after_something_else_has_changed() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "woods", money=1)
    harvey = t.investigator("harvey_walters", "woods")
    michael = t.investigator("michael_mcglen", "uptown")
    axe = t.card("axe", joe)
    t.begin(Movement(joe))
    assert "trade" in t.offered()
    t.choose("trade", f"give:{axe}:{joe}:{harvey}", "done")
    assert t.s.cards[axe].owner == harvey
    assert t.asked().ask == "movement"
    assert "trade" not in t.offered(), "nothing is different from when the trade ended"
    t.choose("move:uptown")
    assert "trade" in t.offered()
    t.choose("trade")
    assert t.offered() == [f"pay:1:{joe}:{michael}", "done"], "a trade does not end the movement"


@pytest.mark.rule("AH-15.3")
def test_nothing_changes_hands_unless_all_who_give_agree() -> None:
    for answer in ("agree", "refuse"):
        t = Position()
        joe = t.investigator("joe_diamond", "woods")
        harvey = t.investigator("harvey_walters", "woods")
        axe, ward = t.card("axe", joe), t.card("flesh_ward", harvey)
        t.begin(Trading(joe, (joe, harvey)))
        t.choose(f"give:{axe}:{joe}:{harvey}", f"give:{ward}:{harvey}:{joe}")
        assert t.asked().seat == 1, "Harvey would give something away"
        t.choose(answer)
        t.expects_no_question()
        swapped = answer == "agree"
        assert (t.s.cards[axe].owner == harvey) is swapped
        assert (t.s.cards[ward].owner == joe) is swapped


def test_only_items_spells_and_money_are_traded() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "woods", clues=3, trophies=("ghoul",))
    t.investigator("harvey_walters", "woods")
    for key in ("duke", "marksman", "blessing"):
        t.card(key, joe)
    t.begin(Movement(joe))
    assert "trade" not in t.offered()
    t = Position()
    joe = t.investigator("joe_diamond", "woods", clues=3)
    harvey = t.investigator("harvey_walters", "woods")
    wither, axe, mask = (t.card(key, joe) for key in ("wither", "axe", "pallid_mask"))
    t.begin(Movement(joe)).choose("trade")
    gifts = [f"give:{card}:{joe}:{harvey}" for card in (wither, axe, mask)]
    assert t.offered() == [*gifts, "done"]


def test_there_is_no_trade_in_combat() -> None:
    t = position("""
        joe_diamond: at woods, money 3
        harvey_walters: at woods
        woods: cultist
    """)
    joe = t.id("joe_diamond")
    t.begin(Movement(joe))
    assert "trade" in t.offered()
    t.choose("fight:cultist")
    assert t.asked().ask == "fight-or-flee"
    assert "trade" not in t.offered()


@pytest.mark.rule("AH-15.3")
def test_money_is_one_number_for_each_of_the_others() -> None:
    t = position("""
        joe_diamond: at woods, money 3, cards axe
        harvey_walters: at woods, money 2
        michael_mcglen: at woods
    """)
    joe, harvey, michael = (
        t.id(key) for key in ("joe_diamond", "harvey_walters", "michael_mcglen")
    )
    t.begin(Trading(joe, (joe, harvey, michael)))
    several = t.s.several
    assert several is not None
    axe = t.id("axe")
    shown = [(one.candidates[0].key, len(one.candidates), one.is_number) for one in several.parts]
    assert shown == [
        (f"give:{axe}:{joe}:{harvey}", 1, False),
        (f"pay:1:{joe}:{harvey}", 3, True),
        (f"give:{axe}:{joe}:{michael}", 1, False),
        (f"pay:1:{joe}:{michael}", 3, True),
        (f"pay:1:{harvey}:{joe}", 2, True),
        (f"pay:1:{harvey}:{michael}", 2, True),
    ]

    choice = ticking(t.s, [])
    assert choice is not None
    _, to_harvey, _, to_michael, *_ = choice.listed
    assert len(choice.listed) == 6, "one row for each, whatever the amount"
    choice = choice.ticked(to_harvey)
    for dollars in (2, 3):
        choice = choice.ticked(choice.listed[1])
        assert [one.key for one in choice.picks] == [f"pay:{dollars}:{joe}:{harvey}"]
    assert to_michael not in choice.addable, "Joe has no more"
    choice = choice.taken_back(choice.listed[1])
    assert choice.picks[0].ids[0] == 2
    choice = choice.ticked(to_michael)
    assert [one.ids[0] for one in choice.picks] == [2, 1]
    assert not choice.ticked(to_michael).picks[1:], "beyond what there is comes nothing"
    run = choice.several.run(choice.picks)
    for one in run:
        t.s.apply(one)
    assert [row.money for row in t.s.investigators.values()] == [0, 4, 1]
