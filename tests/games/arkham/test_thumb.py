"""Rules of thumb: what anybody who has played a few times would do."""

from __future__ import annotations

from kadath.games.arkham.cards import COMMON, TABLE
from kadath.games.arkham.rules.checks import COMBAT, SkillCheck
from kadath.games.arkham.rules.combat import Combat
from kadath.games.arkham.rules.encounters import ArkhamEncounter
from kadath.games.arkham.rules.final_battle import BattleAttack
from kadath.games.arkham.rules.movement_phase import MovementPhase
from kadath.games.arkham.thumb.battle import battle_skills, spare_in_battle
from kadath.games.arkham.thumb.effects import cost_worth, effect_worth
from kadath.games.arkham.thumb.options import worths
from kadath.games.arkham.thumb.sliders import stance
from kadath.games.arkham.thumb.strength import arms
from kadath.games.arkham.vocabulary.costs import Spend
from kadath.games.arkham.vocabulary.effects.gains import Gain, Lose
from kadath.games.arkham.vocabulary.effects.town import AddDoom
from kadath.kernel.effects import ChooseOne
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position


def best(t: Position) -> str:
    """The option that looks best."""
    found = worths(t.s)
    return t.asked().options[found.index(max(found))].key


def walked(t: Position, who: int) -> str:
    """Where an investigator ends the movement who goes by rules of thumb."""
    t.begin(MovementPhase())
    while t.s.decision is not None and t.asked().ask == "movement":
        t.choose(best(t))
    return t.s.investigators[who].space


def test_clues_in_the_neighborhood_are_fetched() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "northside")
    t.s.clues["newspaper"] = 2
    assert walked(t, joe) == "newspaper"


def test_whoever_has_clues_for_a_seal_goes_through_the_gate() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "rivertown", clues=5)
    t.gate("graveyard")
    t.s.clues["black_cave"] = 1
    assert walked(t, joe) == "graveyard"


def test_whoever_is_badly_hurt_goes_to_the_doctor_first() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "uptown", stamina=1)
    t.gate("woods")
    assert walked(t, joe) == "st_marys_hospital"


def test_an_explored_gate_is_closed_by_the_better_skill() -> None:
    t = Position()
    t.investigator("harvey_walters", "woods", explored=True)
    t.gate("woods")
    t.begin(ArkhamEncounter(1))
    assert best(t) == "close:lore", "a professor, not a boxer"


def test_nobody_tries_to_flee_for_ever() -> None:
    t = position("""
        amanda_sharpe: at woods, sliders 3 2 1
        woods: nightgaunt
    """)
    nightgaunt = t.id("nightgaunt")
    t.begin(Combat(1, nightgaunt))
    while t.asked().ask != "fight-or-flee":
        t.choose(best(t))
    assert best(t) == "fight"


def test_a_fight_without_any_dice_is_broken_off() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "woods", sliders=(0, 0, 0))
    shambler = t.monster("dimensional_shambler", "woods")
    t.card("wither", joe)
    t.begin(Combat(joe, shambler, at="2", stalled=True))
    assert best(t) == "break-off"


def test_two_hands_hold_what_adds_most() -> None:
    t = position("""
        joe_diamond: cards tommy_gun automatic_45 revolver_38
    """)
    joe = t.id("joe_diamond")
    t.s.derive()
    assert arms(t.s, joe) >= 6


def test_a_weapon_counts_for_nothing_against_what_is_immune_to_it() -> None:
    t = position("""
        joe_diamond: cards sword_of_glory
    """)
    joe = t.id("joe_diamond")
    t.s.derive()
    assert arms(t.s, joe) > 0
    assert arms(t.s, joe, frozenset({"magical_immunity"})) == 0


def test_nobody_walks_into_a_street_where_something_deadly_waits() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "velmas_diner", sanity=2, stamina=2)
    t.s.clues["hibbs_roadhouse"] = 1
    t.monster("shoggoth", "easttown")
    assert walked(t, joe) == "velmas_diner"


def test_an_elder_sign_is_used_by_whoever_cannot_pay_for_a_seal() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "woods", explored=True, sanity=4, stamina=4)
    t.gate("woods")
    sign = t.card("elder_sign", joe)
    t.s.derive()
    t.begin(ArkhamEncounter(joe))
    assert best(t) == f"use:{sign}:0"


def test_money_is_spent_where_it_buys_arms() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "general_store", money=8)
    t.card("general_store", TABLE)
    t.deck(COMMON, "tommy_gun", "shotgun", "rifle")
    t.begin(ArkhamEncounter(joe))
    assert best(t).startswith("ability:"), "the shop, not an encounter"
    t.choose(best(t))
    assert best(t).startswith("buy:")


def test_whoever_stands_beside_a_horror_makes_ready_to_slip_away() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "northside", sliders=(3, 0, 0))
    assert stance(t.s, joe, (3, 0, 0)) > stance(t.s, joe, (0, 0, 0)), "on a common day one walks"
    t.monster("shoggoth", "northside")
    assert stance(t.s, joe, (3, 0, 0)) < stance(t.s, joe, (0, 0, 0)), "no Sneak against all of it"


def test_clues_are_for_the_last_battle_but_not_where_they_keep_one_alive() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", clues=3)
    t.s.ancient_one = t.card("yig", TABLE)
    assert spare_in_battle(t.s, joe) == 3
    t.s.ancient_one = t.card("nyarlathotep", TABLE)
    assert spare_in_battle(t.s, joe) == 1, "whoever has no Clue tokens is devoured"


def test_a_spell_that_strikes_is_cast_before_the_attack_on_the_ancient_one() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", sanity=4)
    t.s.ancient_one = t.card("yig", TABLE)
    spell = t.card("shrivelling", joe)
    t.begin(BattleAttack(joe, 0))
    assert best(t) == f"use:{spell}:0"
    t.s.set_investigator(joe, sanity=2)
    assert best(t) == "attack", "not with the last of one's Sanity"


def test_the_sliders_stand_for_the_attacks_of_the_one_that_wakes() -> None:
    assert battle_skills("yig").keys() == {"fight", "speed"}
    assert battle_skills("hastur").keys() == {"fight", "luck"}


def test_no_clue_for_a_seal_goes_into_a_check_of_little_worth() -> None:
    t = position("""
        joe_diamond: at woods, clues 5, stamina 6, sanity 4
        woods: cultist
    """)
    joe, cultist = t.id("joe_diamond"), t.id("cultist")
    t.begin(SkillCheck(joe, COMBAT, -9, monster=cultist))
    assert best(t) == "done"
    t.s.set_investigator(joe, stamina=1)
    assert best(t) == "clue", "to fall would cost more"


def test_what_brings_more_than_it_costs_is_worth_something() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", sanity=1)
    clue, doom = Gain(1, "clues"), AddDoom()
    assert effect_worth(t.s, joe, clue) > effect_worth(t.s, joe, Gain(1, "money")) > 0
    assert effect_worth(t.s, joe, doom) < effect_worth(t.s, joe, Lose(1, "stamina")) < 0
    assert effect_worth(t.s, joe, ChooseOne((doom, clue))) == effect_worth(t.s, joe, clue)
    last = cost_worth(t.s, joe, (Spend(1, "sanity"),))
    assert last > cost_worth(t.s, joe, (Spend(1, "stamina"),)), "the last point is the dearest"
