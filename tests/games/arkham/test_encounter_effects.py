"""The verbs that entries of location cards use, one by one."""

from __future__ import annotations

import pytest

from kadath.games import game
from kadath.games.arkham.cards import (
    ALLY,
    CLUES,
    COMMON,
    ITEM,
    MONEY,
    SANITY,
    SPELL,
    STAMINA,
    UNIQUE,
    WEAPON,
)
from kadath.games.arkham.vocabulary.amounts import (
    CardsHeld,
    Chosen,
    Failures,
    Paid,
    Rolled,
    Successes,
)
from kadath.games.arkham.vocabulary.costs import (
    DiscardNamed,
    DiscardOwn,
    Spend,
    SpendMoonTrophy,
    SpendToughness,
)
from kadath.games.arkham.vocabulary.effects.cards import (
    Draw,
    DrawAndKeep,
    DrawNew,
    LoseCards,
    LoseHalfOfItems,
    Take,
    TakeAny,
    TakeFirst,
)
from kadath.games.arkham.vocabulary.effects.checks import Check, CheckTable, Result, RollDice
from kadath.games.arkham.vocabulary.effects.choices import (
    ChooseNumber,
    EachInvestigator,
    MayOr,
    MayPay,
    MustPay,
    PayAny,
    PayOr,
)
from kadath.games.arkham.vocabulary.effects.gains import (
    Gain,
    GainMix,
    Lose,
    LoseAll,
    LoseHalf,
    LoseMix,
    SetTo,
)
from kadath.games.arkham.vocabulary.effects.meetings import BanishBySymbol, SpendTrophyToBanish
from kadath.games.arkham.vocabulary.effects.shops import Buy, BuyOne, Sell, Stock
from kadath.kernel.effects import Doing, Effect, Scope, do
from kadath.kernel.log import EVERYONE
from kadath.testkit.arkham.position import Position


def resolving(effect: Effect, *dice: int, **fields: object) -> Position:
    """A position in which Joe Diamond, in the woods, resolves an effect."""
    return begun(table(**fields), effect, *dice)


def table(**fields: object) -> Position:
    t = Position()
    t.investigator("joe_diamond", "woods", **fields)
    return t


def begun(t: Position, effect: Effect, *dice: int) -> Position:
    if dice:
        t.roll(*dice)
    return t.begin(Doing((effect,), Scope(1, "entry")))


def faces(t: Position, who: int = 1) -> list[str]:
    return [t.s.cards[card].face for card in t.s.cards_of(who)]


# --- Checks and dice ------------------------------------------------------------------------------


@pytest.mark.rule("AH-4.4")
@pytest.mark.parametrize(
    ("dice", "clues"), [((1, 1, 1), 0), ((5, 1, 1), 1), ((5, 5, 1), 1), ((6, 6, 6), 4)]
)
def test_a_table_is_resolved_by_the_number_of_successes(dice: tuple[int, ...], clues: int) -> None:
    """Joe's Luck 3 at the left end of its slider."""
    results = (
        Result(0, Lose(1, SANITY)),
        Result(1, Gain(1, CLUES), most=2),
        Result(3, Gain(4, CLUES), or_more=True),
    )
    t = resolving(CheckTable("luck", 0, results), *dice)
    assert (t.row(1).clues, t.row(1).sanity) == (clues, 3 if not clues else 4)


@pytest.mark.rule("AH-4.4")
def test_a_gain_for_each_success_is_multiplied() -> None:
    t = resolving(Check("luck", 0, passed=Gain(Successes(3), MONEY)), 5, 6, 1)
    assert t.row(1).money == 6


def test_a_card_may_be_discarded_to_pass_a_check_without_a_roll() -> None:
    t = table()
    t.card("food", 1)
    begun(t, Check("luck", -9, passed=Gain(3, MONEY), sure=DiscardNamed("food")))
    assert t.offered() == ["pass-check", "pass"]
    t.choose("pass-check")
    assert (t.row(1).money, faces(t)) == (3, [])


@pytest.mark.rule("AH-4.10")
def test_a_roll_gives_its_number_its_successes_and_its_failures() -> None:
    effect = do(Gain(Rolled(2), CLUES), Gain(Successes(), MONEY), Lose(Failures(), STAMINA))
    t = resolving(RollDice(3, effect), 5, 2, 1)
    assert (t.row(1).clues, t.row(1).money, t.row(1).stamina) == (6, 1, 4)


# --- Gains and losses -----------------------------------------------------------------------------


@pytest.mark.rule("AH-7.14")
def test_points_are_divided_between_sanity_and_stamina_up_to_their_maximums() -> None:
    t = resolving(GainMix(3), sanity=3, stamina=3)
    assert t.offered() == ["mix:1:2", "mix:0:3"]
    assert t.s.decision is not None
    told = game("arkham").narrator().option_text(t.s, t.s.decision.options[0], "pl")
    assert told == "Poczytalność: 1, Wytrzymałość: 2"
    t.choose("mix:1:2")
    assert (t.row(1).sanity, t.row(1).stamina) == (4, 5)


@pytest.mark.rule("AH-7.15")
def test_a_mixed_loss_takes_both_at_once() -> None:
    t = resolving(LoseMix(3)).choose("mix:2:1")
    assert (t.row(1).sanity, t.row(1).stamina) == (2, 5)


def test_losing_all_or_half_and_being_set_to_a_number() -> None:
    effect = do(LoseAll(CLUES), LoseHalf(MONEY), SetTo(1, SANITY), SetTo(9, STAMINA))
    t = resolving(effect, clues=3, money=5, stamina=2)
    row = t.row(1)
    assert (row.clues, row.money, row.sanity, row.stamina) == (0, 2, 1, 6)


# --- Cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("AH-15.6")
def test_some_drawn_cards_are_kept_and_the_rest_go_under_the_deck() -> None:
    t = table()
    axe, food, cross = t.deck(COMMON, "axe", "food", "cross")
    (last,) = t.deck(COMMON, "shotgun")
    t.s.decks[COMMON] = (axe, food, cross, last)
    begun(t, DrawAndKeep(COMMON, 3, 1)).choose(f"keep:{food}")
    assert faces(t) == ["food"]
    assert t.s.decks[COMMON] == (last, axe, cross)


@pytest.mark.rule("AH-15.5")
def test_an_empty_deck_gives_what_it_has() -> None:
    t = table()
    t.deck(SPELL, "wither")
    begun(t, Draw(SPELL, 2))
    assert faces(t) == ["wither"]


def test_spells_are_drawn_until_one_is_new() -> None:
    t = table()
    t.card("wither", 1)
    t.deck(SPELL, "wither", "shrivelling")
    begun(t, DrawNew(SPELL))
    assert faces(t) == ["wither", "shrivelling"]


@pytest.mark.rule("AH-15.6")
def test_a_certain_card_is_taken_from_its_deck_or_something_else_happens() -> None:
    t = table()
    t.deck(ALLY, "tom_mountain_murphy", "duke")
    begun(t, do(Take(ALLY, "duke"), Take(ALLY, "duke", Gain(3, MONEY))))
    assert (faces(t), t.row(1).money) == (["duke"], 3)


@pytest.mark.rule("AH-15.6")
def test_the_first_weapon_in_the_deck_is_taken() -> None:
    t = table()
    t.deck(COMMON, "food", "axe", "shotgun")
    begun(t, TakeFirst(COMMON, WEAPON))
    assert faces(t) == ["axe"]
    assert not any(t.s.cards[card].known for card in t.s.decks[COMMON]), "shuffled again"


@pytest.mark.rule("AH-15.4")
def test_a_search_takes_any_card_and_shuffles() -> None:
    t = table()
    food, _, again = t.deck(COMMON, "food", "axe", "food")
    (statue,) = t.deck(UNIQUE, "alien_statue")
    begun(t, TakeAny((COMMON, UNIQUE)))
    assert len(t.offered()) == 3, "one of each face"
    t.choose(f"take-card:{statue}")
    assert faces(t) == ["alien_statue"]
    assert {food, again} <= set(t.s.decks[COMMON])


@pytest.mark.rule("AH-7.4", "AH-15.4")
def test_the_owner_chooses_which_items_to_lose_up_to_all() -> None:
    t = table()
    axe, food, wither = (t.card(key, 1) for key in ("axe", "food", "wither"))
    t.card("duke", 1)
    begun(t, do(LoseCards(1, ITEM), LoseHalfOfItems(up=True), LoseCards(4, SPELL)))
    t.choose(f"discard:{axe}", f"discard:{wither}")
    assert faces(t) == ["food", "duke"]
    assert food not in t.s.decks[COMMON]


# --- Buying and selling ---------------------------------------------------------------------------


@pytest.mark.rule("AH-15.1", "AH-15.2")
def test_in_a_shop_one_card_must_be_bought_if_one_can_be_afforded() -> None:
    t = table(money=3)
    shotgun, axe, food = t.deck(COMMON, "shotgun", "axe", "food")
    begun(t, Buy((Stock(COMMON, 3),), 1, must=True))
    assert t.offered() == [f"buy:{axe}", f"buy:{food}"]
    t.choose(f"buy:{axe}")
    assert (faces(t), t.row(1).money) == (["axe"], 0)
    assert t.s.decks[COMMON] == (shotgun, food)


@pytest.mark.rule("AH-15.2")
def test_only_a_deck_that_was_seen_in_full_is_shuffled_afterwards() -> None:
    everybody, nobody = EVERYONE, 0
    for shown, known in ((3, [nobody, everybody, everybody, everybody]), (0, [nobody] * 4)):
        t = table(money=0)
        t.deck(COMMON, "shotgun", "axe", "food", "whiskey")
        begun(t, Buy((Stock(COMMON, shown),), 1)).expects_no_question()
        assert [t.s.cards[card].known for card in t.s.decks[COMMON]] == known, shown


@pytest.mark.rule("AH-15.1")
def test_a_card_may_be_sold_at_a_surcharge_a_discount_or_half_price() -> None:
    for effect, left in (
        (BuyOne(COMMON, 1), 1),
        (BuyOne(COMMON, -1), 3),
        (BuyOne(COMMON, half=True), 3),
    ):
        t = table(money=5)
        (axe,) = t.deck(COMMON, "axe")
        begun(t, effect)
        assert t.offered() == [f"buy:{axe}", "pass"]
        t.choose(f"buy:{axe}")
        assert t.row(1).money == left


def test_at_a_sale_everyone_may_buy_starting_with_the_finder() -> None:
    t = table(money=9)
    harvey = t.investigator("harvey_walters", money=1)
    axe, food = t.deck(COMMON, "axe", "food")
    begun(t, Buy((Stock(COMMON, 2),), everyone=True))
    t.choose(f"buy:{axe}", "pass")
    assert t.asked().seat == 1
    t.choose(f"buy:{food}")
    assert (faces(t), faces(t, harvey)) == (["axe"], ["food"])


def test_a_trader_may_want_something_other_than_money() -> None:
    t = table()
    own = t.card("silver_key", 1)
    (statue,) = t.deck(UNIQUE, "alien_statue")
    begun(t, Buy((Stock(UNIQUE, 3),), cost=DiscardOwn(1, UNIQUE))).choose(f"buy:{statue}")
    assert (faces(t), t.s.cards[own].owner) == (["alien_statue"], 0)


def test_a_card_is_sold_for_twice_its_price() -> None:
    t = table()
    t.card("axe", 1)
    begun(t, Sell(COMMON, 2))
    assert (faces(t), t.row(1).money) == ([], 6)


# --- Paying and choosing --------------------------------------------------------------------------


@pytest.mark.rule("AH-3.3.2")
def test_paying_gives_one_effect_and_not_paying_the_other() -> None:
    effect = MayPay((Spend(3, MONEY),), Gain(2, CLUES), Lose(1, SANITY))
    assert resolving(effect, money=3).choose("pay-cost").row(1).clues == 2
    assert resolving(effect, money=3).choose("pass").row(1).sanity == 3
    t = resolving(effect, money=2)
    t.expects_no_question()
    assert t.row(1).sanity == 3


def test_rent_depends_on_the_number_of_allies() -> None:
    rent = PayOr((Spend(1, MONEY), Spend(CardsHeld(ALLY), MONEY)), Lose(1, STAMINA))
    t = table(money=2)
    t.card("duke", 1)
    begun(t, rent).choose("pay-cost")
    assert t.row(1).money == 0
    t = table(money=1)
    t.card("duke", 1)
    begun(t, rent).expects_no_question()
    assert (t.row(1).money, t.row(1).stamina) == (1, 5)


def test_an_effect_may_be_declined_for_another() -> None:
    effect = MayOr(Gain(1, CLUES), Gain(1, MONEY))
    assert resolving(effect).choose("pay-cost").row(1).clues == 1
    assert resolving(effect).choose("pass").row(1).money == 1


def test_any_amount_may_be_paid() -> None:
    t = resolving(PayAny(MONEY, Gain(Paid(MONEY, 2), CLUES), 6), money=5)
    assert t.offered()[0] == "number:5"
    t.choose("number:5")
    assert (t.row(1).money, t.row(1).clues) == (0, 2)


@pytest.mark.rule("AH-15.12")
def test_a_number_is_chosen_and_lost() -> None:
    effect = ChooseNumber(3, do(Lose(Chosen(), SANITY), Gain(Chosen(), CLUES)))
    t = resolving(effect).choose("number:2")
    assert (t.row(1).sanity, t.row(1).clues) == (2, 2)


@pytest.mark.rule("AH-6.20")
@pytest.mark.parametrize(
    "effect", [MustPay(SpendMoonTrophy()), SpendTrophyToBanish()], ids=["moon", "banish"]
)
def test_a_question_about_one_trophy_asks_for_no_toughness(effect: Effect) -> None:
    t = resolving(effect, trophies=("cultist", "maniac", "gug", "witch"))
    assert t.s.decision is not None
    assert t.s.decision.ask == "spend-one-trophy"
    asked = game("arkham").narrator().prompt_text(t.s, "en")
    assert asked == "Joe Diamond: choose the trophy to spend"


@pytest.mark.rule("AH-3.3.11", "AH-6.20")
def test_trophies_are_spent_until_they_are_enough_without_change() -> None:
    t = table(trophies=("gug", "ghoul", "zombie"))
    begun(t, MayPay((SpendToughness(4),), Gain(1, CLUES))).choose("pay-cost")
    assert t.offered() == ["trophy:ghoul", "trophy:gug", "trophy:zombie"]
    t.choose("trophy:gug", "trophy:zombie")
    assert (t.row(1).trophies, t.row(1).clues) == (("ghoul",), 1)
    assert t.s.cup == ("gug", "zombie")


@pytest.mark.rule("AH-3.0.1")
def test_an_effect_for_each_investigator_is_resolved_in_player_order() -> None:
    t = table()
    harvey = t.investigator("harvey_walters")
    begun(t, EachInvestigator(Gain(1, CLUES)))
    assert (t.row(1).clues, t.row(harvey).clues) == (1, 1)


@pytest.mark.rule("AH-3.3.12")
def test_monsters_with_the_symbol_drawn_return_and_a_moon_is_drawn_again() -> None:
    for seed in range(8):
        t = table()
        t.s.rng, t.s.cup = seed, ("byakhee", "cultist", "cultist", "cultist")
        for kind in ("mi_go", "warlock", "ghost", "gug"):
            t.monster(kind, "uptown")
        t.resolve(BanishBySymbol()).expects_no_question()
        assert sorted(row.monster for row in t.s.monsters.values()) == ["ghost", "gug"]
        assert sorted(t.s.cup) == ["byakhee", *["cultist"] * 3, "mi_go", "warlock"]
    t = table()
    t.s.cup = ("cultist",)
    t.monster("ghost", "uptown")
    t.resolve(BanishBySymbol()).expects_no_question()
    assert [row.monster for row in t.s.monsters.values()] == ["ghost"], "there are only moons"


@pytest.mark.rule("AH-15.2")
def test_only_one_of_two_copies_in_a_shop_is_offered() -> None:
    t = table(money=9)
    first, axe, _ = t.deck(COMMON, "food", "axe", "food")
    begun(t, Buy((Stock(COMMON, 3),), 1, must=True))
    assert t.offered() == [f"buy:{first}", f"buy:{axe}"]
