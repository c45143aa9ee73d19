"""Rules of thumb that plan several turns: what to do first, and what to leave to others."""

from __future__ import annotations

from kadath.games.arkham.advice import advice
from kadath.games.arkham.board import STREET_OF
from kadath.games.arkham.cards import BASE, INNSMOUTH, TABLE
from kadath.games.arkham.rules.movement_phase import MovementPhase
from kadath.games.arkham.rules.other_worlds import Returning
from kadath.games.arkham.thumb.aims import aims
from kadath.games.arkham.thumb.effects import point_worth
from kadath.games.arkham.thumb.gates import Passages
from kadath.games.arkham.thumb.options import worths
from kadath.games.arkham.thumb.outing import HALTED, Outing, cost_of_streets, free_steps
from kadath.games.arkham.thumb.places import best_offers, row_after
from kadath.games.arkham.thumb.sequel import distances
from kadath.testkit.arkham.position import Position


def walked(t: Position, who: int) -> str:
    """Where an investigator who follows the rules of thumb ends their movement."""
    t.begin(MovementPhase())
    while t.s.decision is not None and t.asked().ask == "movement":
        found = worths(t.s)
        t.choose(t.asked().options[found.index(max(found))].key)
    return t.s.investigators[who].space


def test_the_last_clue_for_a_seal_is_fetched_before_the_gate() -> None:
    t = Position()
    t.s.boxes = (BASE,)
    joe = t.investigator("joe_diamond", "rivertown", clues=4)
    for space in ("graveyard", "woods", "unvisited_isle"):
        t.gate(space)
    t.s.clues["black_cave"] = 1
    assert walked(t, joe) == "black_cave"


def test_a_clue_is_worth_more_on_the_way_to_a_gate_that_it_helps_to_seal() -> None:
    t = Position()
    t.s.boxes = (BASE,)
    joe = t.investigator("joe_diamond", "rivertown", clues=4)
    t.s.clues["black_cave"] = 1
    alone = aims(Outing(t.s, joe))["black_cave"]
    t.gate("graveyard")
    assert aims(Outing(t.s, joe))["black_cave"] > alone


def test_nobody_follows_another_through_the_same_gate() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "rivertown", clues=5)
    mandy = t.investigator("mandy_thompson", "easttown", clues=5)
    t.gate("graveyard")
    assert "graveyard" in dict(Passages(t.s, joe).worths(t.s.investigators[joe]))
    t.s.set_investigator(mandy, space="graveyard")
    assert "graveyard" not in dict(Passages(t.s, joe).worths(t.s.investigators[joe]))


def test_whoever_has_explored_a_gate_closes_it_even_in_company() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "graveyard", explored=True)
    t.investigator("mandy_thompson", "graveyard")
    t.gate("graveyard")
    assert "graveyard" in dict(Passages(t.s, joe).worths(t.s.investigators[joe]))


def test_a_gate_is_worth_more_to_whoever_has_been_to_the_doctor() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "uptown", stamina=2, sanity=4, clues=5, money=2)
    t.gate("woods")
    offer = best_offers(t.s, joe)["st_marys_hospital"]
    healed = row_after(t.s, joe, "st_marys_hospital", offer)
    assert healed.stamina == 6
    passages = Passages(t.s, joe)
    hurt = dict(passages.worths(t.s.investigators[joe]))["woods"]
    assert dict(passages.worths(healed))["woods"] > 2 * hurt
    assert walked(t, joe) == "st_marys_hospital"


def test_whoever_cannot_pay_the_doctor_recovers_a_single_point() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "uptown", stamina=2, money=1)
    offer = best_offers(t.s, joe)["st_marys_hospital"]
    assert row_after(t.s, joe, "st_marys_hospital", offer).stamina == 3


def test_a_plan_counts_the_clues_it_will_collect() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "northside", clues=1)
    t.s.clues["newspaper"] = 2
    assert row_after(t.s, joe, "newspaper", None).clues == 3


def test_the_train_shortens_the_way_to_innsmouth_and_no_other() -> None:
    assert distances("train_station", True)["church_green"] == 2
    assert "church_green" not in distances("train_station", False)


def test_clues_beyond_those_for_a_seal_are_spent_more_easily() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", clues=5)
    needed = point_worth(t.s, joe, "clues", -1)
    t.s.set_investigator(joe, clues=6)
    spare = point_worth(t.s, joe, "clues", -1)
    assert needed < spare < 0
    assert point_worth(t.s, joe, "clues", -2) == needed + spare, "one of two was to spare"


def test_nobody_walks_further_than_is_free() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "northside", sliders=(3, 0, 0))
    t.s.clues["woods"] = 1
    assert walked(t, joe) == "woods", "five steps are few to him"
    t = Position()
    joe = t.investigator("joe_diamond", "northside", sliders=(3, 0, 0))
    t.s.clues["woods"] = 1
    t.s.ancient_one = t.card("cthugha", TABLE)
    t.s.derive()
    assert free_steps(t.s) == 3
    assert walked(t, joe) != "woods"
    assert t.s.investigators[joe].stamina == 6


def test_whoever_has_nothing_better_to_do_looks_for_an_encounter() -> None:
    t = Position()
    t.s.boxes = (BASE,)
    joe = t.investigator("joe_diamond", "rivertown", money=0)
    assert walked(t, joe) in STREET_OF, "there are none in the street"


def test_nobody_stays_in_the_cold_longer_than_they_must() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "uptown", stamina=2)
    assert cost_of_streets(t.s, joe) == 0
    t.s.ancient_one = t.card("ithaqua", TABLE)
    t.s.derive()
    cost = cost_of_streets(t.s, joe)
    assert cost > 0
    t.s.set_investigator(joe, stamina=1)
    assert cost_of_streets(t.s, joe) > cost, "the last point is the dearest"
    outing = Outing(t.s, joe)
    assert outing.exposure("uptown") > 0 == outing.exposure("woods")


def test_a_monster_that_is_easily_beaten_blocks_no_way() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "newspaper", sliders=(3, 3, 0))
    t.card("tommy_gun", joe)
    t.s.derive()
    cultist = t.monster("cultist", "northside")
    outing = Outing(t.s, joe)
    fight = outing.fight(cultist)
    assert fight.win > 0.9
    assert fight.evade == 0, "all his speed leaves him no stealth"
    assert outing.toll("northside") < (1 - fight.evade) * HALTED - fight.past


def test_nobody_comes_back_through_a_gate_at_sea_if_another_leads_to_the_town() -> None:
    t = Position()
    t.s.boxes = (BASE, INNSMOUTH)
    joe = t.investigator("joe_diamond", "abyss_2")
    t.gate("devil_reef", "abyss")
    t.gate("historical_society", "abyss")
    t.begin(Returning(joe))
    found = dict(zip([one.key for one in t.asked().options], worths(t.s), strict=True))
    assert found["return:historical_society"] > found["return:devil_reef"]


def test_a_hint_names_clues_only_where_some_lie() -> None:
    t = Position()
    t.investigator("joe_diamond", "rivertown")
    t.s.clues["black_cave"] = 2
    t.begin(MovementPhase())
    (way,) = [one for one in t.asked().options if one.key == "move:black_cave"]
    assert "Clues" in advice(t.s, way, "en")
    t.s.clues["black_cave"] = 0
    assert "Clues" not in advice(t.s, way, "en")
