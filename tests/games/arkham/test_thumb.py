"""The rules of thumb choose what anybody would who has played a few times."""

from __future__ import annotations

from kadath.games.arkham.cards import BASE, COMMON, INNSMOUTH, MYTHOS, TABLE
from kadath.games.arkham.rules.checks import COMBAT, SkillCheck
from kadath.games.arkham.rules.combat import Combat
from kadath.games.arkham.rules.encounters import ArkhamEncounter
from kadath.games.arkham.rules.final_battle import BattleAttack
from kadath.games.arkham.rules.movement_phase import MovementPhase
from kadath.games.arkham.rules.mythos import put_in_play
from kadath.games.arkham.rules.turn import Turn
from kadath.games.arkham.state import Card
from kadath.games.arkham.thumb.aims import aims
from kadath.games.arkham.thumb.battle import battle_skills, dread, spare_in_battle
from kadath.games.arkham.thumb.closing import best_chance_to_close, chance_to_close
from kadath.games.arkham.thumb.effects import cast_worth, cost_worth, effect_worth
from kadath.games.arkham.thumb.options import worths
from kadath.games.arkham.thumb.outing import Outing
from kadath.games.arkham.thumb.raid import evidence_worth, places_to_tell
from kadath.games.arkham.thumb.rumors import errands
from kadath.games.arkham.thumb.sliders import stance
from kadath.games.arkham.thumb.strength import arms, fight_with
from kadath.games.arkham.vocabulary.abilities import Action
from kadath.games.arkham.vocabulary.costs import Spend
from kadath.games.arkham.vocabulary.effects.gains import Gain, Lose
from kadath.games.arkham.vocabulary.effects.spells import Cast
from kadath.games.arkham.vocabulary.effects.town import AddDoom
from kadath.kernel.effects import ChooseOne
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position


def best(t: Position) -> str:
    """The option with the best rating."""
    found = worths(t.s)
    return t.asked().options[found.index(max(found))].key


def walked(t: Position, who: int) -> str:
    """Where an investigator who follows the rules of thumb ends their movement."""
    t.begin(MovementPhase())
    while t.s.decision is not None and t.asked().ask == "movement":
        t.choose(best(t))
    return t.s.investigators[who].space


def lay(t: Position, rumor: str) -> None:
    """Put a Rumor into play."""
    card = 100 + len(t.s.cards)
    t.s.cards[card] = Card(rumor)
    put_in_play(t.s, card, MYTHOS[rumor])


def test_nearby_clues_are_collected() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "northside")
    t.s.clues["newspaper"] = 2
    assert walked(t, joe) == "newspaper"


def test_an_investigator_with_enough_clues_for_a_seal_enters_a_gate() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "rivertown", clues=5)
    t.gate("graveyard")
    t.s.clues["black_cave"] = 1
    assert walked(t, joe) == "graveyard"


def test_a_badly_hurt_investigator_goes_to_the_doctor_first() -> None:
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


def test_nobody_tries_to_flee_forever() -> None:
    t = position("""
        amanda_sharpe: at woods, sliders 3 2 1
        woods: nightgaunt
    """)
    nightgaunt = t.id("nightgaunt")
    t.begin(Combat(1, nightgaunt))
    for _ in range(20):
        if t.s.decision is not None:
            t.choose(best(t))
    t.expects_no_question()


def test_a_fight_without_any_dice_is_ended() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "woods", sliders=(0, 0, 0))
    shambler = t.monster("dimensional_shambler", "woods")
    t.card("wither", joe)
    t.begin(Combat(joe, shambler, at="2", stalled=True))
    assert best(t) == "break-off"


def test_nobody_fights_forever_what_they_can_neither_defeat_nor_flee() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "woods", sliders=(3, 0, 0))
    shambler = t.monster("dimensional_shambler", "woods")
    t.begin(Combat(joe, shambler, at="2"))
    fight = fight_with(t.s, joe, shambler)
    assert (fight.win, fight.evade) == (0, 0)
    assert best(t) == "flee", "without any dice, so that the fight can be broken off"


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


def test_sliders_favor_sneak_next_to_a_dangerous_monster() -> None:
    t = position("joe_diamond: at northside, sliders 3 0 0")
    joe = t.id("joe_diamond")
    assert stance(t.s, joe, (3, 0, 0)) > stance(t.s, joe, (0, 0, 0)), "on a common day one walks"
    t.monster("shoggoth", "northside")
    assert stance(t.s, joe, (3, 0, 0)) < stance(t.s, joe, (0, 0, 0)), "no Sneak against all of it"


def test_clues_are_saved_for_the_final_battle_unless_they_keep_you_alive() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", clues=3)
    t.s.ancient_one = t.card("yig", TABLE)
    assert spare_in_battle(t.s, joe) == 3
    t.s.ancient_one = t.card("nyarlathotep", TABLE)
    assert spare_in_battle(t.s, joe) == 1, "whoever has no Clue tokens is devoured"


def test_a_combat_spell_is_cast_before_the_attack_on_the_ancient_one() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", sanity=4)
    t.s.ancient_one = t.card("yig", TABLE)
    spell = t.card("shrivelling", joe)
    t.begin(BattleAttack(joe, 0))
    assert best(t) == f"use:{spell}:0"
    t.s.set_investigator(joe, sanity=2)
    assert best(t) == "attack", "not with the last of one's Sanity"


def test_sliders_are_set_for_the_attacks_of_the_awakening_ancient_one() -> None:
    assert battle_skills("yig").keys() == {"fight", "speed"}
    assert battle_skills("hastur").keys() == {"fight", "luck"}


def test_clues_for_a_seal_are_not_spent_on_minor_checks() -> None:
    t = position("""
        joe_diamond: at woods, clues 5, stamina 6, sanity 4
        woods: cultist
    """)
    joe, cultist = t.id("joe_diamond"), t.id("cultist")
    t.begin(SkillCheck(joe, COMBAT, -9, monster=cultist))
    assert best(t) == "done"
    t.s.set_investigator(joe, stamina=1)
    assert best(t) == "clue", "to fall would cost more"


def test_effects_and_costs_are_rated_by_what_they_are_worth() -> None:
    t = position("joe_diamond: sanity 1")
    joe = t.id("joe_diamond")
    clue, doom = Gain(1, "clues"), AddDoom()
    assert effect_worth(t.s, joe, clue) > effect_worth(t.s, joe, Gain(1, "money")) > 0
    assert effect_worth(t.s, joe, doom) < effect_worth(t.s, joe, Lose(1, "stamina")) < 0
    assert effect_worth(t.s, joe, ChooseOne((doom, clue))) == effect_worth(t.s, joe, clue)
    last = cost_worth(t.s, joe, (Spend(1, "sanity"),))
    assert last > cost_worth(t.s, joe, (Spend(1, "stamina"),)), "the last point is the dearest"


def test_evading_is_preferred_if_it_lets_the_investigator_move_on() -> None:
    t = position("joe_diamond: at rivertown, cards tommy_gun, sliders 0 0 0, clues 5")
    t.s.derive()
    t.gate("graveyard")
    ghoul = t.monster("ghoul", "rivertown")
    t.begin(MovementPhase())
    assert best(t) == f"evade:{ghoul}", "a fight would end the movement before the gate"
    t.s.gates.clear()
    assert best(t) == f"fight:{ghoul}", "nothing waits further on"


def test_sliders_are_set_for_the_skill_that_closes_the_gate() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "woods", explored=True)
    t.gate("woods")
    fighting, idle = stance(t.s, joe, (0, 3, 3)), stance(t.s, joe, (0, 0, 3))
    assert fighting != idle
    assert chance_to_close(t.s, joe, "woods") <= best_chance_to_close(t.s, joe, "woods")


def test_a_gate_where_gates_open_often_is_sealed_first() -> None:
    t = Position()
    t.s.boxes = (BASE,)
    joe = t.investigator("joe_diamond", "merchant_district", clues=5)
    t.gate("unvisited_isle")
    t.gate("historical_society")
    found = aims(Outing(t.s, joe))
    assert found["unvisited_isle"] > found["historical_society"]
    t.s.set_investigator(joe, stamina=1)
    assert aims(Outing(t.s, joe))["unvisited_isle"] < found["unvisited_isle"] / 2, "not half dead"


def test_the_last_gate_is_worth_most() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "merchant_district")
    t.gate("unvisited_isle")
    won = aims(Outing(t.s, joe))["unvisited_isle"]
    t.gate("historical_society")
    t.gate("woods")
    assert won > aims(Outing(t.s, joe))["unvisited_isle"], "to close the only one wins"


def test_a_rumor_is_ended_if_it_can_be_paid_for() -> None:
    t = position("joe_diamond: at easttown")
    joe = t.id("joe_diamond")
    lay(t, "disturbing_the_dead")
    assert dict(errands(t.s, joe)) == {}
    for world in ("abyss", "yuggoth"):
        t.card(world, joe)
    t.s.derive()
    (space, worth), *_ = errands(t.s, joe)
    assert space == "rivertown"
    assert worth > 0


def test_captives_are_faced_before_they_break_out() -> None:
    t = position("joe_diamond: at uptown")
    joe = t.id("joe_diamond")
    lay(t, "the_terrible_experiment")
    t.s.captives = ("cultist",) * 5
    ((space, early),) = errands(t.s, joe)
    t.s.captives = ("cultist",) * 7
    ((_, late),) = errands(t.s, joe)
    assert space == "miskatonic_university"
    assert late > early > 0


def test_nobody_casts_a_spell_with_the_last_of_their_sanity() -> None:
    t = position("joe_diamond: cards heal, sanity 5")
    joe, spell = t.id("joe_diamond"), t.id("heal")
    (action,) = (one for one in t.s.abilities(spell) if isinstance(one, Action))
    assert isinstance(action.effect, Cast)
    calm = cast_worth(t.s, joe, spell, action.effect)
    t.s.set_investigator(joe, sanity=1)
    assert cast_worth(t.s, joe, spell, action.effect) < calm


def test_clues_go_to_the_feds_only_if_the_deep_ones_threaten() -> None:
    t = Position()
    t.s.boxes = (BASE, INNSMOUTH)
    joe = t.investigator("joe_diamond", "church_green", clues=6)
    assert evidence_worth(t.s, joe) < 0
    t.s.uprising = 3
    early = evidence_worth(t.s, joe)
    t.s.uprising = 5
    assert evidence_worth(t.s, joe) > early > 0
    t.s.feds = {"church_green": 1, "factory_district": 2, "innsmouth_shore": 2}
    assert evidence_worth(t.s, joe) > 0
    assert "church_green" in dict(places_to_tell(t.s, joe))


def test_investigators_prepare_for_the_battle_when_the_ancient_one_is_about_to_awaken() -> None:
    t = position("joe_diamond: ")
    t.s.ancient_one = t.card("yig", TABLE)
    assert dread(t.s) == 0
    t.s.doom = 9
    assert dread(t.s) > 0.9
    t.s.ancient_one = t.card("azathoth", TABLE)
    assert dread(t.s) == 0, "there is no battle with it"


def test_mandatory_and_optional_upkeep_abilities_are_rated_together() -> None:
    t = Position()
    t.investigator("joe_diamond", "woods", money=12)
    retainer = t.card("retainer", 1)
    loan = t.card("bank_loan", 1)
    t.begin(Turn())
    assert f"trigger:{retainer}:0:0" in t.offered()
    weighed = dict(zip(t.offered(), worths(t.s), strict=True))
    assert weighed[f"trigger:{retainer}:0:0"] == 0.0
    assert f"use:{loan}:2" in weighed
