"""The rounds of the final battle, cards used in it, and the end of the game (AH-13, AH-14)."""

from __future__ import annotations

import pytest

from kadath.games.arkham.cards import STAMINA
from kadath.games.arkham.rules.closing import Closing
from kadath.games.arkham.rules.final_battle import BattleAttack, FinalBattle
from kadath.games.arkham.rules.whole_game import WholeGame
from kadath.games.arkham.score import first_citizens
from kadath.games.arkham.things import things
from kadath.testkit.arkham.position import Position

from .test_final_battle import battle


def on(t: Position) -> Position:
    """Play on as long as the questions are only about sliders and weapons."""
    while t.s.decision is not None and t.asked().ask in ("sliders", "upkeep", "wield"):
        t.choose("done")
    return t


def marks(t: Position, who: int) -> tuple[str, ...]:
    """The marks of an investigator in the view."""
    return tuple(dict(things(t.s)(None))[f"investigator:{who}"].get("marks", ()))


@pytest.mark.rule("AH-13.2")
def test_in_the_battle_nobody_gets_income_or_rolls_for_loans() -> None:
    t = battle("yig")
    for key in ("retainer", "deputy_of_arkham", "bank_loan"):
        t.card(key, 1)
    t.roll(1).begin(FinalBattle(at="refresh"))
    on(t)
    assert t.row(1).money == 0
    assert t.noted("die") == []
    assert len(t.s.cards_of(1)) == 3


@pytest.mark.rule("AH-13.2", "AH-13.4")
def test_blessings_are_rolled_for_in_the_battle() -> None:
    t = battle("yig")
    blessing = t.card("blessing", 1)
    t.roll(1).begin(FinalBattle(at="refresh"))
    assert t.s.cards[blessing].owner == 0


@pytest.mark.rule("AH-13.4", "AH-15.3")
def test_after_the_refresh_the_marker_moves_on_and_everyone_may_trade() -> None:
    t = battle("yig", "michael_mcglen", "joe_diamond")
    t.s.set_investigator(2, space="uptown", money=2)
    gun = t.card("revolver_38", 2, exhausted=True)
    t.begin(FinalBattle(at="refresh"))
    on(t)
    assert not t.s.cards[gun].exhausted
    assert t.s.first_player == 1
    assert (t.asked().ask, t.asked().seat, t.offered()) == ("battle-trade", 1, ["trade", "pass"])
    t.choose("trade", f"give:{gun}:2:1", "done")
    assert t.s.cards[gun].owner == 1


@pytest.mark.rule("AH-13.5", "AH-13.10")
def test_a_spell_lasts_for_one_attack_and_is_cast_again_in_the_next_round() -> None:
    t = battle("ithaqua", "harvey_walters")
    spell = t.card("wither", 1)
    t.s.derive()
    t.begin(BattleAttack(1, 0)).roll(5, 5, 5)
    t.choose(f"use:{spell}:0")
    (attack,) = (one for one in t.s.stack if isinstance(one, BattleAttack))
    assert attack.lasting, "it strikes in this attack"
    t.choose("done")
    assert attack.lasting == ()
    assert t.s.cards[spell].exhausted
    t.s.set_card(spell, exhausted=False)
    t.begin(BattleAttack(1, 0))
    assert f"use:{spell}:0" in t.offered()


@pytest.mark.rule("AH-13.11")
def test_flesh_wards_and_healing_stones_are_lost_when_it_awakens() -> None:
    t = battle("yig")
    cards = [t.card(key, 1) for key in ("flesh_ward", "healing_stone", "axe")]
    t.begin(WholeGame(at="awakening"))
    assert [t.s.cards[card].owner for card in cards] == [0, 0, 1]


@pytest.mark.rule("AH-13.12")
def test_a_warding_statue_cancels_a_whole_attack_on_its_owner() -> None:
    """Yig's attack costs both Sanity and Stamina."""
    t = battle("yig", "joe_diamond", "michael_mcglen")
    statue = t.card("warding_statue", 1)
    before = t.row(1)
    t.begin(FinalBattle(at="attacked", round=9))
    assert f"use:{statue}:0:0" in t.offered()
    t.choose(f"use:{statue}:0:0")
    while t.s.decision is not None and t.asked().ask == "mend-roll":
        t.choose("done")
    row = t.row(1)
    assert (row.sanity, row.stamina) == (before.sanity, before.stamina)
    assert t.s.cards[statue].owner == 0
    assert getattr(t.row(2), STAMINA) <= 7


@pytest.mark.rule("AH-14.3", "AH-13.7")
def test_the_last_doom_token_wins_the_game() -> None:
    t = battle("yig", "michael_mcglen")
    t.s.derive()
    t.s.doom = 1
    frame = FinalBattle(at="hits")
    t.s.stack.append(frame)
    t.s.returned = 1
    FinalBattle.STEPS["hits"].run(frame, t.s)
    assert t.s.outcome is not None
    assert (t.s.outcome.won, t.s.outcome.rule) == (True, "AH-14.3")


@pytest.mark.rule("AH-13.6")
def test_AH_T15_nine_successes_of_four_remove_two_tokens_and_one_carries_over() -> None:
    """One of the four has been eliminated, but still counts."""
    t = battle("yig", "michael_mcglen", "joe_diamond", "harvey_walters", "mandy_thompson")
    del t.s.investigators[4]
    t.s.derive()
    t.s.doom = 10
    frame = FinalBattle(at="hits", hits=5)
    t.s.stack.append(frame)
    t.s.returned = 4
    FinalBattle.STEPS["hits"].run(frame, t.s)
    assert (t.s.doom, frame.hits) == (8, 1)


@pytest.mark.rule("AH-14.4", "AH-13.9")
def test_the_game_is_lost_when_the_last_investigator_is_devoured() -> None:
    t = battle("yig")
    t.s.set_investigator(1, stamina=1, sanity=1, sliders=(0, 0, 0))
    t.card("curse", 1)
    t.begin(WholeGame(at="battle"))
    assert t.s.outcome is not None
    assert (t.s.outcome.won, t.s.outcome.rule) == (False, "AH-13.9")


@pytest.mark.rule("AH-14.6")
def test_the_first_citizen_has_the_most_gates_and_then_monsters() -> None:
    t = Position()
    for trophies in (("gug",), ("gug", "ghoul"), ("cultist",) * 5):
        t.investigator("joe_diamond", "woods", trophies=trophies)
    for who in (1, 2):
        t.card("abyss", who)
    t.s.derive()
    assert first_citizens(t.s) == (2,)
    assert "first-citizen" not in marks(t, 2), "not before it is won"


@pytest.mark.rule("AH-14.1", "AH-14.6")
def test_the_first_citizen_is_marked_when_the_game_is_won() -> None:
    t = Position()
    t.investigator("joe_diamond", "woods")
    t.gate("woods")
    t.begin(Closing("woods", 1))
    assert t.s.outcome is not None
    assert "first-citizen" in marks(t, 1)
