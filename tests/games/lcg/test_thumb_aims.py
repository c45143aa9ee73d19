"""Rules of thumb: what a table is out for, in each of the scenarios."""

from __future__ import annotations

import pytest

from kadath.bots.experience import likely
from kadath.games.lcg.estimate import estimate, features
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.thumb.aims import clues_missing, goals_of
from kadath.games.lcg.thumb.cards import asset_worth, keeping
from kadath.games.lcg.thumb.objectives import sought, trade_of
from kadath.games.lcg.thumb.outlook import Outlook
from kadath.games.lcg.thumb.ways import ways
from kadath.games.lcg.zones import put
from kadath.kernel.decision import DONE, PASS
from kadath.testkit.lcg.position import Position

GAME = Lcg()
BAG = ("+1", "0", "0", "-1", "-1", "-2", "-3", "auto-fail")


def preferred(t: Position) -> str:
    """What the rules of thumb choose now, in words."""
    worths = GAME.worths(t.state)
    return t.options[worths.index(max(worths))]


def in_arkham(**given: object) -> Position:
    """Roland in Rivertown, out for cultists; the Graveyard has clues, and a name is in the deck."""
    t = Position(*BAG)
    t.scenario("the-midnight-masks")
    river = t.location("rivertown")
    t.location("easttown", revealed=False)
    t.investigator("roland-banks", river, **given)  # type: ignore[arg-type]
    t.acts("uncovering-the-conspiracy")
    t.agendas("predator-or-prey", "time-is-running-short")
    t._card("peter-warren", "deck", t.state.scenario)
    return t


def test_what_an_act_asks_for_is_read_from_its_tree() -> None:
    assert trade_of("uncovering-the-conspiracy") is not None
    assert sought("uncovering-the-conspiracy") == ("Cultist", 6)
    ritual = trade_of("disrupting-the-ritual")
    assert ritual is not None
    assert ritual.all_in_all is not None
    assert trade_of("the-barrier") is None
    assert sought("the-barrier") == ("", 0)


def test_clues_are_looked_for_where_an_act_gives_something_for_them() -> None:
    t = in_arkham()
    t.round()
    assert clues_missing(t.state) == 2
    assert preferred(t) == "move easttown"


def test_enough_clues_are_given_for_what_the_act_offers() -> None:
    t = in_arkham(clues=2)
    t.round()
    assert clues_missing(t.state) == 0
    assert preferred(t) == "activate uncovering-the-conspiracy"


def test_no_clue_is_wanted_for_which_the_act_has_nothing_left() -> None:
    t = in_arkham()
    put(t.state, t.id_of("peter-warren"), "victory")
    t.round()
    assert clues_missing(t.state) == 0


def test_whom_the_act_names_is_gone_after_and_not_just_any_elite_enemy() -> None:
    t = in_arkham(play=["machete"], clues=1, resources=0)
    east = t.id_of("easttown")
    named = t.enemy("victoria-devereux", at=east)
    t.enemy("ghoul-priest", at=t.location("northside"), exhausted=True)
    t.round()
    assert goals_of(t.state) == [named]
    t.choose("move easttown")
    assert preferred(t) == "activate machete"


def test_whoever_can_pay_for_a_name_does_not_fight_for_it() -> None:
    t = in_arkham(resources=9)
    roland = t.id_of("roland-banks")
    t.enemy("victoria-devereux", engaged=roland)
    t.round()
    assert preferred(t) == "activate victoria-devereux"


def test_an_enemy_with_doom_is_gone_to_by_who_can_master_it() -> None:
    def drawn(doom: int, *, is_strong: bool) -> float:
        t = in_arkham(play=["machete"] if is_strong else [], clues=2)
        put(t.state, t.id_of("peter-warren"), "victory")
        acolyte = t.enemy("acolyte", at=t.id_of("easttown"))
        t.state.set_card(acolyte, doom=doom)
        t.round()
        return ways(Outlook(t.state, t.id_of("roland-banks"))).get(t.id_of("easttown"), 0.0)

    assert drawn(0, is_strong=True) == 0.0
    assert drawn(2, is_strong=True) > drawn(1, is_strong=True) > 0.0
    assert drawn(1, is_strong=True) > drawn(1, is_strong=False)


def test_a_door_that_is_locked_is_opened_or_left_alone() -> None:
    for elsewhere, wanted in ((0, "activate locked-door"), (2, "move easttown")):
        t = Position(*BAG)
        t.scenario("the-midnight-masks")
        river = t.location("rivertown", clues=2)
        t.location("easttown", clues=elsewhere)
        t.investigator("roland-banks", river, play=["beat-cop"])
        t.acts("uncovering-the-conspiracy")
        t.agendas("predator-or-prey", "time-is-running-short")
        t._card("peter-warren", "deck", t.state.scenario)
        t._card("locked-door", "attached", river)
        t.round()
        assert "investigate" not in t.options
        assert preferred(t).startswith(wanted)


def test_what_the_ritual_needs_is_done_with_the_better_skill() -> None:
    t = Position(*BAG)
    t.scenario("the-devourer-below")
    site = t.location("ritual-site")
    t.investigator("wendy-adams", site, clues=1)
    t.acts("disrupting-the-ritual")
    t.agendas("the-ritual-begins", "vengeance-awaits")
    t.round()
    assert clues_missing(t.state) == 1, "two in all, and one is held"
    assert preferred(t) == "activate disrupting-the-ritual"


def in_the_woods(**given: object) -> Position:
    """Roland on the Main Path, with clues to find nearby, and the Ritual Site behind him."""
    t = Position(*BAG)
    t.scenario("the-devourer-below")
    path = t.location("main-path")
    t.location("arkham-woods-old-house", clues=2)
    t.investigator("roland-banks", path, **given)  # type: ignore[arg-type]
    t.acts("investigating-the-trail", "into-the-darkness")
    t.agendas("vengeance-awaits")
    return t


def test_a_card_that_opens_a_way_out_is_looked_for_and_played() -> None:
    t = in_the_woods()
    t.round()
    assert preferred(t) == "move arkham-woods-old-house"
    t = in_the_woods(deck=["guts", "lita-chantler"])
    t.round()
    assert preferred(t) == "draw"
    t = in_the_woods(hand=["lita-chantler"])
    t.round()
    assert preferred(t) == "play lita-chantler"


def test_whoever_controls_it_goes_where_the_scenario_ends_unbeaten_and_ends_it() -> None:
    t = in_the_woods(play=["lita-chantler"])
    t.enemy("umordhoth", at=t.location("ritual-site"))
    t.round()
    assert preferred(t) == "move ritual-site"
    t.choose("move ritual-site")
    assert preferred(t) == "activate umordhoth"


def test_names_that_were_found_bring_the_end_nearer() -> None:
    t = in_arkham()
    t.round()
    before = estimate(t.state), features(t.state).elites
    put(t.state, t.id_of("peter-warren"), "victory")
    assert features(t.state).elites > before[1]
    assert estimate(t.state) > before[0]


def test_all_cards_that_are_not_worth_keeping_are_replaced() -> None:
    """Cards are named in order, so that whoever begins with the last could not name the others."""
    state = GAME.new({"seats": 1, "investigators": ["daisy-walker"]}, 5)
    replaced = 0
    while state.decision is not None and state.decision.ask == "mulligan":
        decision = state.decision
        worths = GAME.worths(state)
        one = decision.options[worths.index(max(worths))]
        poor = [it for it, worth in zip(decision.options, worths, strict=True) if worth > 0.0]
        assert one == (poor[0] if poor else DONE)
        replaced += one != DONE
        state.apply(one)
    assert replaced > 1


def test_who_can_take_blows_is_worth_more_to_the_frail() -> None:
    found = []
    for damage in (0, 5):
        t = Position(*BAG)
        study = t.location("study")
        agnes = t.investigator("agnes-baker", study, hand=["guard-dog"], damage=damage)
        t.acts("trapped", "the-barrier")
        t.agendas("whats-going-on")
        found.append(asset_worth(Outlook(t.state, agnes), t.id_of("guard-dog")))
    assert found[1] > found[0]


def test_a_resource_is_wanted_more_with_a_weapon_in_sight() -> None:
    for resources, is_near in ((2, True), (0, False)):
        t = Position(*BAG)
        study = t.location("study")
        t.investigator("roland-banks", study, hand=["machete"], resources=resources)
        t.acts("what-have-you-done")
        t.agendas("whats-going-on", "rise-of-the-ghouls", "theyre-getting-out")
        t.round()
        assert (preferred(t) == "resource") == is_near


def test_a_weapon_is_kept_though_it_is_not_needed_for_now() -> None:
    kept = []
    for played in ([], ["mind-over-matter"]):
        t = Position("0", "+1")
        study = t.location("study")
        daisy = t.investigator("daisy-walker", study, hand=["shrivelling", *played])
        t.acts("the-barrier", "what-have-you-done")
        t.agendas("whats-going-on", "rise-of-the-ghouls", "theyre-getting-out")
        t.round()
        for _ in played:
            t.choose("play mind-over-matter")
        kept.append(keeping(Outlook(t.state, daisy), t.id_of("shrivelling")))
    assert kept[0] == pytest.approx(kept[1], abs=4.0)
    assert kept[1] > 4.0


def test_no_thought_is_given_to_paying_for_nothing() -> None:
    t = Position(*BAG)
    study = t.location("study", clues=2)
    skids = t.investigator("skids-otoole", study)
    t._card("hospital-debts", "threat", skids, owner=skids)
    t.acts("trapped", "the-barrier")
    t.agendas("whats-going-on")
    t.round()
    assert t.options == ["use hospital-debts", "pass"]
    assert likely(GAME, t.state, 3) == [PASS]
