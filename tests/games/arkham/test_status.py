"""States of investigators, and their blessings, debts and cards (AH-7, AH-15)."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.games.arkham.board import LOST, area
from kadath.games.arkham.cards import (
    ALLY,
    BOX,
    DEPUTY,
    LOAN,
    RETAINER,
    SANITY,
    STAMINA,
)
from kadath.games.arkham.rules.combat import Combat
from kadath.games.arkham.rules.encounters import ArkhamEncounter
from kadath.games.arkham.rules.movement_phase import MovementPhase
from kadath.games.arkham.rules.status import become
from kadath.games.arkham.rules.turn import Turn
from kadath.games.arkham.rules.upkeep import Upkeep, UpkeepPhase
from kadath.games.arkham.values import maximum
from kadath.games.arkham.vocabulary.ancient_ones import Lowering
from kadath.games.arkham.vocabulary.effects.cards import ForTheRestOfTheGame, LoseHalfOfItems
from kadath.games.arkham.vocabulary.effects.gains import Lose
from kadath.games.arkham.vocabulary.effects.headlines import LoseNamed
from kadath.games.arkham.vocabulary.effects.states import (
    BecomeBlessed,
    BecomeCursed,
    BecomeDeputy,
    BeDelayed,
    GainRetainer,
    JoinLodge,
    TakeLoan,
)
from kadath.games.arkham.vocabulary.modifiers import Bonus
from kadath.kernel.effects import do
from kadath.kernel.procedure import Procedure
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position


def table(who: str = "joe_diamond", space: str = "woods", **fields: Any) -> Position:
    t = Position()
    t.investigator(who, space, **fields)
    return t


def becomes(t: Position, state: str) -> Position:
    t.s.derive()
    becoming = become(t.s, 1, state)
    assert isinstance(becoming, Procedure)
    return t.begin(becoming)


def faces(t: Position, who: int = 1) -> list[str]:
    return [t.s.cards[card].face for card in t.s.cards_of(who)]


def upkeep(t: Position, *dice: int) -> Position:
    """An Upkeep in which nothing optional is done."""
    if dice:
        t.roll(*dice)
    t.begin(Upkeep(1))
    while t.s.decision is not None:
        t.choose("done")
    return t


# --- Insane, unconscious, lost, devoured ----------------------------------------------------------


@pytest.mark.rule("AH-7.1", "AH-7.4", "AH-15.8", "AH-7.18")
def test_the_insane_lose_half_of_items_with_spells_and_tomes_and_all_retainers() -> None:
    t = table(sanity=0, clues=3)
    axe = t.card("axe", 1)
    tome = t.card("old_journal", 1)
    spell = t.card("wither", 1)
    for key in ("duke", "retainer"):
        t.card(key, 1)
    becomes(t, "insane")
    assert t.offered() == [f"lose:{axe}", f"lose:{tome}", f"lose:{spell}"], "one of three items"
    t.choose(f"lose:{spell}")
    assert faces(t) == ["axe", "old_journal", "duke"]
    row = t.row(1)
    assert (row.space, row.sanity, row.clues) == ("arkham_asylum", 1, 2)


@pytest.mark.rule("AH-7.1", "AH-7.2")
@pytest.mark.parametrize(("state", "rule"), [("insane", "AH-7.1"), ("unconscious", "AH-7.2")])
def test_the_question_which_items_to_lose_cites_the_right_rule(state: str, rule: str) -> None:
    t = table()
    for key in ("axe", "bullwhip", "food"):
        t.card(key, 1)
    becomes(t, state)
    assert t.asked().why == (rule, "AH-7.4", "AH-15.8")


@pytest.mark.rule("AH-7.21", "AH-7.5")
def test_only_the_value_that_reached_0_is_restored_even_in_an_other_world() -> None:
    t = table(space=area("abyss", 1), stamina=0, sanity=3)
    becomes(t, "unconscious")
    row = t.row(1)
    assert (row.space, row.stamina, row.sanity) == (LOST, 1, 3)


@pytest.mark.rule("AH-7.14")
def test_points_above_a_lowered_maximum_are_lost() -> None:
    t = table("michael_mcglen")
    duke = t.card("duke", 1)
    t.s.derive()
    t.s.set_investigator(1, sanity=4)
    assert maximum(t.s, 1, SANITY) == 4
    t.resolve(LoseNamed("duke"))
    assert (t.row(1).sanity, maximum(t.s, 1, SANITY)) == (3, 3)
    assert t.s.cards[duke].owner == 0


@pytest.mark.rule("AH-7.8")
def test_a_maximum_of_zero_devours() -> None:
    t = table("michael_mcglen")
    t.investigator("joe_diamond", "uptown")
    t.begin(MovementPhase())
    for left in (2, 1, 0):
        t.begin(Lowering(1, t.s.ancient_one)).choose("lower:sanity")
        assert (1 in t.s.investigators) is bool(left)


@pytest.mark.rule("AH-7.20")
def test_an_ally_who_is_discarded_is_out_of_the_game() -> None:
    t = table()
    duke = t.card("duke", 1)
    t.resolve(LoseNamed("duke"))
    assert t.s.decks[BOX] == (duke,)
    assert duke not in t.s.decks.get(ALLY, ())


@pytest.mark.rule("AH-7.16", "AH-7.8")
def test_the_deputy_card_is_available_again_when_the_deputy_is_devoured() -> None:
    t = table()
    t.deck(DEPUTY, "deputy_of_arkham")
    t.deck("deputy_item", "deputys_revolver", "patrol_wagon")
    t.investigator("michael_mcglen", "woods")
    t.resolve(BecomeDeputy())
    assert sorted(faces(t)) == ["deputy_of_arkham", "deputys_revolver", "patrol_wagon"]
    t.resolve(BecomeDeputy(), 2)
    assert faces(t, 2) == [], "there is only one"
    becomes(t, "devoured")
    t.resolve(BecomeDeputy(), 2)
    assert sorted(faces(t, 2)) == ["deputy_of_arkham", "deputys_revolver", "patrol_wagon"]


# --- Blessings, loans, retainers ------------------------------------------------------------------


@pytest.mark.rule("AH-7.9")
def test_a_curse_removes_a_blessing_and_nobody_has_two() -> None:
    t = table()
    t.resolve(BecomeBlessed())
    t.resolve(BecomeBlessed())
    assert faces(t) == ["blessing"]
    t.resolve(BecomeCursed())
    assert faces(t) == []
    t.resolve(BecomeCursed())
    assert faces(t) == ["curse"]


@pytest.mark.rule("AH-7.10")
def test_nobody_has_two_retainers_loans_or_memberships() -> None:
    t = table()
    for kind, face in ((RETAINER, "retainer"), (LOAN, "bank_loan")):
        t.deck(kind, face, face)
    t.deck("membership", *["silver_twilight_lodge_membership"] * 2)
    for effect in (GainRetainer(), TakeLoan(), JoinLodge()):
        t.resolve(do(effect, effect))
    assert sorted(faces(t)) == ["bank_loan", "retainer", "silver_twilight_lodge_membership"]


@pytest.mark.rule("AH-7.18", "AH-3.1.2", "AH-3.1.3")
def test_a_retainer_pays_at_once_and_is_rolled_for_from_the_second_upkeep_on() -> None:
    t = table()
    t.deck(RETAINER, "retainer")
    t.resolve(GainRetainer())
    upkeep(t, 1)
    assert (t.row(1).money, faces(t)) == (2, ["retainer"]), "no roll yet"
    upkeep(t, 2)
    assert (t.row(1).money, faces(t)) == (4, ["retainer"])
    upkeep(t, 1)
    assert (t.row(1).money, faces(t)) == (6, [])


@pytest.mark.rule("AH-3.1.3", "AH-7.9")
def test_a_blessing_is_rolled_for_from_the_second_upkeep_on() -> None:
    t = table()
    t.resolve(BecomeBlessed())
    upkeep(t, 1)
    assert faces(t) == ["blessing"]
    upkeep(t, 1)
    assert faces(t) == []


@pytest.mark.rule("AH-7.17")
def test_a_loan_is_ten_dollars_and_whoever_defaults_never_gets_another() -> None:
    t = table()
    t.deck(LOAN, "bank_loan", "bank_loan")
    t.resolve(TakeLoan())
    assert t.row(1).money == 10
    t.s.set_investigator(1, money=0)
    food = t.card("food", 1)
    upkeep(t)
    assert t.s.cards[food].owner == 1, "not in the first Upkeep"
    upkeep(t, 3)
    assert (t.s.cards[food].owner, faces(t)) == (0, ["defaulted_loan"])
    t.resolve(TakeLoan())
    assert faces(t) == ["defaulted_loan"]


# --- Delays, turns, costs -------------------------------------------------------------------------


@pytest.mark.rule("AH-7.11", "AH-3.2.12")
def test_two_delays_last_no_longer_than_one() -> None:
    t = table(space="northside")
    t.resolve(do(BeDelayed(), BeDelayed()))
    t.begin(MovementPhase()).expects_no_question()
    assert not t.row(1).delayed
    t.begin(MovementPhase())
    assert t.asked().ask == "movement"


@pytest.mark.rule("AH-7.13")
def test_harveys_strong_mind_does_not_help_to_pay_for_spells() -> None:
    t = table("harvey_walters")
    spell = t.card("shrivelling", 1)
    t.monster("cultist", "woods")
    t.begin(Combat(1, 500)).roll(5, 1, 1).choose(f"use:{spell}:0")
    assert t.row(1).sanity == 6, "a cost of 1"
    t.resolve(Lose(2, SANITY))
    assert t.row(1).sanity == 5, "a loss of 2"


@pytest.mark.rule("AH-3.0.3")
def test_IH_T11_duke_is_discarded_before_or_after_a_card_but_not_in_between() -> None:
    """Joe loses four Sanity to the card, and is insane before he can discard Duke."""
    t = table(sanity=4)
    duke = t.card("duke", 1)
    t.begin(ArkhamEncounter(1))
    assert f"use:{duke}:1" in t.offered(), "before the card is drawn"
    t = table(sanity=4)
    t.card("duke", 1)
    t.resolve(Lose(4, SANITY))
    assert (t.row(1).space, t.row(1).sanity) == ("arkham_asylum", 1)
    assert faces(t) == ["duke"]


@pytest.mark.rule("AH-15.12")
def test_IH_T11_flesh_ward_may_be_cast_while_a_card_is_resolved() -> None:
    t = table(sliders=(0, 0, 3))
    ward = t.card("flesh_ward", 1)
    t.resolve(Lose(3, STAMINA))
    assert t.offered() == [f"use:{ward}:0:0", "pass"]
    t.roll(6).choose(f"use:{ward}:0:0")
    assert t.row(1).stamina == 6


@pytest.mark.rule("AH-15.7", "AH-3.1.1")
def test_an_exhausted_card_is_used_again_after_upkeep() -> None:
    t = table(space="northside")
    motorcycle = t.card("motorcycle", 1)
    t.begin(MovementPhase()).choose(f"use:{motorcycle}:0")
    assert f"use:{motorcycle}:0" not in t.offered()
    t.choose("done")
    t.begin(UpkeepPhase()).choose("done")
    t.begin(MovementPhase())
    assert f"use:{motorcycle}:0" in t.offered()


@pytest.mark.rule("AH-15.7")
def test_the_bullwhip_rerolls_a_die_without_being_held() -> None:
    t = table(sliders=(0, 0, 0))
    whip = t.card("bullwhip", 1)
    t.monster("cultist", "woods")
    t.begin(Combat(1, 500)).choose("fight").roll(1, 1, 1).choose("done")
    assert f"use:{whip}:1:0" in t.offered()
    t.roll(6).choose(f"use:{whip}:1:0")
    if t.s.decision is not None:
        t.choose(t.offered()[0])
    assert t.s.cards[whip].exhausted


@pytest.mark.rule("AH-15.10")
def test_the_cross_helps_against_horror_without_a_hand() -> None:
    t = table("michael_mcglen")
    t.card("cross", 1)
    t.monster("zombie", "woods")
    t.roll(1, 1, 1, 1).begin(Combat(1, 500))
    dice = t.noted("check")[0]["dice"]
    assert isinstance(dice, tuple)
    assert len(dice) == 4, "Will 4 less 1 and 1 more"


@pytest.mark.rule("AH-15.14")
def test_the_wagon_goes_anywhere_instead_of_walking_past_all_monsters() -> None:
    t = table(space="northside")
    wagon = t.card("patrol_wagon", 1)
    t.monster("gug", "downtown")
    zombie = t.monster("zombie", "woods")
    t.begin(MovementPhase()).choose(f"use:{wagon}:0", "go:woods")
    assert (t.row(1).space, t.noted("check")) == ("woods", [])
    assert t.offered() == [f"evade:{zombie}", f"fight:{zombie}"], "but not those where one stops"


@pytest.mark.rule("AH-15.14")
def test_walking_or_monsters_prevent_driving() -> None:
    t = table(space="northside")
    wagon = t.card("patrol_wagon", 1)
    t.begin(MovementPhase()).choose("move:downtown")
    assert f"use:{wagon}:0" not in t.offered()
    t = table(space="northside")
    wagon = t.card("patrol_wagon", 1)
    t.monster("zombie", "northside")
    t.begin(MovementPhase())
    assert f"use:{wagon}:0" not in t.offered()


@pytest.mark.rule("AH-15.14")
def test_the_wagon_takes_no_movement_points() -> None:
    t = position("harvey_walters: at northside, sliders 0 0 0, cards patrol_wagon")
    t.begin(MovementPhase()).choose("use:patrol_wagon:0", "go:woods")
    assert t.row(1).space == "woods"


@pytest.mark.rule("AH-15.14")
def test_nobody_walks_or_drives_on_after_the_wagon() -> None:
    t = position("""
        joe_diamond: at northside, cards patrol_wagon motorcycle
        woods: zombie
    """)
    t.begin(MovementPhase()).choose("use:patrol_wagon:0", "go:woods")
    assert t.offered() == [t.key("evade:zombie"), t.key("fight:zombie")]
    t.roll(5, 5, 5, 5, 5).choose("evade:zombie").expects_no_question()
    assert t.row(1).space == "woods"


@pytest.mark.rule("AH-15.14")
def test_the_wagon_may_be_lost_on_returning() -> None:
    for die, kept in ((1, False), (2, True)):
        t = table(space=area("abyss", 2))
        wagon = t.card("patrol_wagon", 1)
        t.gate("woods")
        t.roll(die).begin(MovementPhase())
        assert (t.s.cards[wagon].owner == 1) is kept


@pytest.mark.rule("AH-3.2.7")
def test_a_tome_does_not_end_the_movement() -> None:
    t = table("harvey_walters", "library", sliders=(3, 0, 3))
    book = t.card("old_journal", 1)
    t.begin(MovementPhase()).roll(1, 1, 1, 1, 1).choose(f"use:{book}:0")
    assert "move:miskatonic_university" in t.offered()


@pytest.mark.rule("AH-4.12")
def test_the_ruby_gives_three_movement_points() -> None:
    t = table(space="northside")
    t.card("ruby_of_rlyeh", 1)
    t.begin(MovementPhase())
    moves = t.s.stack[-1]
    assert moves.about(t.s)["points"] == 3 + 3


@pytest.mark.rule("AH-7.4")
def test_losing_half_of_the_items_leaves_money_alone() -> None:
    t = table(money=5)
    axe, food = t.card("axe", 1), t.card("food", 1)
    t.resolve(LoseHalfOfItems())
    t.choose(f"discard:{axe}")
    assert (faces(t), t.row(1).money) == (["food"], 5)
    assert food in t.s.cards_of(1)


@pytest.mark.rule("AH-7.12", "AH-3.1.5")
def test_a_lost_turn_has_no_upkeep_but_a_mythos_phase() -> None:
    t = table(space="northside")
    becomes(t, "skip_turn")
    t.begin(Turn())
    while t.s.decision is not None:
        t.choose(t.offered()[-1])
    phases = [entry["phase"] for entry in t.noted("phase")]
    assert phases[-1] == "mythos"
    assert t.noted("sliders") == []


@pytest.mark.rule("AH-15.11")
def test_the_affected_player_orders_simultaneous_effects() -> None:
    """It is the Upkeep of the second player, who has a Retainer and a loan to pay."""
    t = table("michael_mcglen", "uptown")
    t.investigator("joe_diamond", "woods")
    cards = [t.card(key, 2) for key in ("retainer", "bank_loan")]
    t.begin(Upkeep(2))
    assert (t.asked().ask, t.asked().seat) == ("order-forced", 1)
    assert {int(key.split(":")[1]) for key in t.offered()} == set(cards)


@pytest.mark.rule("AH-7.14")
def test_the_current_value_falls_with_a_permanently_lowered_maximum() -> None:
    t = table(sanity=4, stamina=4).begin(MovementPhase())
    t.resolve(ForTheRestOfTheGame((Bonus("maximum_sanity", -1), Bonus("maximum_stamina", 1))))
    assert maximum(t.s, 1, SANITY) == t.row(1).sanity == 3
    assert (maximum(t.s, 1, STAMINA), t.row(1).stamina) == (7, 4)
