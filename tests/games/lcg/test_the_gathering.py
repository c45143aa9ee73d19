"""The Gathering: what its cards do, from the study to its four endings."""

from __future__ import annotations

import pytest

from kadath.games.lcg.components.scenarios import SCENARIOS
from kadath.games.lcg.faces import FACES
from kadath.games.lcg.rules.ending import NO_RESOLUTION, victory_points
from kadath.games.lcg.rules.skill_test import SkillTest
from kadath.games.lcg.vocabulary.story import Reach
from kadath.games.lcg.zones import discard, listen, put
from kadath.kernel.effects import Scope
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


def house(**clues: int) -> Position:
    """The house at its third act, with Wendy and whoever else in the hallway."""
    t = Position("0")
    hallway = t.location("hallway")
    t.location("attic")
    t.location("cellar")
    t.location("parlor")
    for who in clues or {"wendy_adams": 0}:
        t.investigator(who.replace("_", "-"), hallway)
    t.acts("what-have-you-done")
    t.agendas("theyre-getting-out")
    return t


# --- Act 3, agenda 3 and the endings -------------------------------------------------------------


def beaten_priest() -> Position:
    t = house(wendy_adams=0, roland_banks=0)
    # Five health for each investigator.
    t.enemy("ghoul-priest", engaged=t.id_of("roland-banks"), damage=9)
    t.round("II")
    t.choose("turn roland-banks")
    return t


@pytest.mark.rule("LCG-026", "LCG-300", "LCG-429", "LCG-430")
def test_the_act_advances_as_soon_as_the_priest_is_defeated() -> None:
    t = beaten_priest()
    t.state.bag = ("+1",)
    t.choose("fight ghoul-priest")
    assert t.asked == "wendy-adams: choose-effect", "the lead decides, before Roland's reaction"
    t.choose("effect 0")
    outcome = t.state.outcome
    assert outcome is not None
    assert (outcome.won, outcome.reason, t.state.resolution) == (True, "R1", "R1")
    assert t.zone("ghoul-priest") == "victory"


@pytest.mark.rule("LCG-434", "LCG-435", "LCG-437")
def test_revealed_places_without_clues_and_beaten_enemies_are_worth_something() -> None:
    t = beaten_priest()
    t.state.bag = ("+1",)
    t.state.set_card(t.id_of("cellar"), clues=1)
    t.choose("fight ghoul-priest", "effect 1")
    assert t.state.resolution == "R2"
    assert t.zone("attic") == "victory"
    assert t.zone("cellar") == "map", "somebody left a clue there"
    assert victory_points(t.state) == 3


@pytest.mark.rule("LCG-437")
def test_an_unrevealed_place_is_worth_nothing() -> None:
    t = beaten_priest()
    t.state.bag = ("+1",)
    t.state.set_card(t.id_of("attic"), revealed=False)
    listen(t.state, t.id_of("attic"))
    t.choose("fight ghoul-priest", "effect 1")
    assert t.zone("attic") == "map"


@pytest.mark.rule("LCG-282", "LCG-294", "LCG-431")
def test_at_act_3_the_last_agenda_defeats_everyone() -> None:
    t = house(wendy_adams=0, roland_banks=0)
    t.state.set_card(t.state.agenda, doom=9)
    t.round("I")
    outcome = t.state.outcome
    assert outcome is not None
    assert (outcome.won, outcome.reason) == (False, NO_RESOLUTION)
    for row in t.state.investigators.values():
        assert (row.out, row.by, row.physical, row.mental) == ("defeated", "card", 1, 0)
    assert [entry["physical"] for entry in t.told("trauma")] == [1, 1]


@pytest.mark.rule("LCG-430")
def test_at_act_2_the_last_agenda_is_the_third_resolution() -> None:
    t = Position("0")
    t.investigator("wendy-adams", t.location("hallway"))
    t.acts("the-barrier", "what-have-you-done")
    t.agendas("theyre-getting-out", doom=9)
    t.round("I")
    outcome = t.state.outcome
    assert outcome is not None
    assert (outcome.won, outcome.reason) == (False, "R3")
    assert t.state.investigators[t.id_of("wendy-adams")].out == "", "what it does is the guide's"


def test_after_the_enemy_phase_ghouls_come_nearer_even_exhausted_ones() -> None:
    t = house()
    attic, cellar, hallway = (t.id_of(name) for name in ("attic", "cellar", "hallway"))
    minion = t.enemy("ghoul-minion", attic, exhausted=True)
    rats = t.enemy("swarm-of-rats", cellar, exhausted=True)
    held = t.enemy("ravenous-ghoul", engaged=t.id_of("wendy-adams"), exhausted=True)
    t.round("III")
    # It entered the hallway exhausted, was readied in 4.3 and engaged her then.
    assert t.state.location_of(minion) == hallway
    assert t.state.location_of(rats) == cellar, "no ghoul"
    assert t.state.cards[held].place == t.id_of("wendy-adams"), "engaged ones stay"
    # Both ghouls were in the hallway at the end of the round.
    assert t.state.cards[t.state.agenda].doom == 2


@pytest.mark.rule("LCG-034", "LCG-033")
def test_the_lead_orders_the_ghouls() -> None:
    t = house()
    t.enemy("ghoul-minion", t.id_of("attic"), exhausted=True)
    t.enemy("icy-ghoul", t.id_of("cellar"), exhausted=True)
    t.round("III")
    assert t.asked == "wendy-adams: choose-mover"
    assert t.options == ["mover ghoul-minion", "mover icy-ghoul"]
    t.choose("mover icy-ghoul")
    assert t.told("moved")[0]["card"] == t.id_of("icy-ghoul")


def test_those_who_pay_when_the_round_ends_come_before_the_forced_ability_after_it() -> None:
    t = Position("0")
    hallway = t.location("hallway")
    t.location("parlor", revealed=False)
    t.investigator("wendy-adams", hallway, clues=3)
    t.acts("the-barrier", "what-have-you-done")
    t.agendas("theyre-getting-out")
    t.aside("ghoul-priest", "lita-chantler")
    t.round("IV")
    assert t.options == ["react the-barrier", "pass"]
    assert t.state.cards[t.state.agenda].doom == 0
    t.choose("react the-barrier")
    assert t.state.cards[t.state.agenda].doom == 1, "the priest is in the hallway by then"


@pytest.mark.rule("LCG-353")
def test_only_those_in_the_hallway_may_break_the_barrier() -> None:
    t = Position("0")
    hallway, attic = t.location("hallway"), t.location("attic")
    t.location("parlor", revealed=False)
    t.investigator("wendy-adams", hallway, clues=6)
    t.investigator("roland-banks", attic, clues=6)
    t.acts("the-barrier", "what-have-you-done")
    t.agendas("theyre-getting-out")
    t.round("IV")
    assert t.asked == "wendy-adams: react"
    t.choose("pass")
    assert t.is_over(), "Roland is not asked"


# --- The parlor ----------------------------------------------------------------------------------


@pytest.mark.rule("LCG-004", "LCG-235", "LCG-398")
def test_behind_the_barrier_nobody_enters_but_ghouls_do() -> None:
    t = Position("0")
    hallway = t.location("hallway")
    parlor = t.location("parlor", revealed=False)
    t.investigator("wendy-adams", hallway)
    t.agendas("theyre-getting-out")
    t.enemy("ghoul-minion", hallway, exhausted=True)
    t.round("II")
    assert "move parlor" not in t.options
    t.choose("done")
    assert t.state.location_of(t.id_of("ghoul-minion")) == parlor
    assert not t.state.cards[parlor].revealed, "LCG-235: an enemy reveals nothing"


@pytest.mark.rule("LCG-171", "LCG-172", "LCG-285", "LCG-174")
def test_resigning_provokes_nobody_and_is_no_defeat() -> None:
    t = house(wendy_adams=0, roland_banks=0)
    parlor = t.id_of("parlor")
    wendy = t.id_of("wendy-adams")
    t.state.set_investigator(wendy, location=parlor, clues=2)
    rats = t.enemy("swarm-of-rats", engaged=wendy)
    t.round("II")
    t.choose("turn wendy-adams", "activate parlor")
    row = t.state.investigators[wendy]
    assert (row.out, row.by, row.damage) == ("resigned", "", 0)
    assert t.state.cards[parlor].clues == 2
    assert (t.state.cards[rats].zone, t.state.cards[rats].place) == ("at", parlor)
    assert t.state.lead == t.id_of("roland-banks")
    assert t.asked == "roland-banks: take-action"


@pytest.mark.rule("LCG-294", "LCG-171")
def test_when_the_last_one_resigns_the_scenario_ends_without_a_resolution() -> None:
    t = house()
    t.state.set_investigator(t.id_of("wendy-adams"), location=t.id_of("parlor"))
    t.round("II")
    t.choose("activate parlor")
    assert t.state.resolution == NO_RESOLUTION
    assert t.state.outcome is not None
    assert not t.state.outcome.won


def parley(*play: str) -> Position:
    t = Position("+1")
    parlor = t.location("parlor")
    t.investigator("daisy-walker", parlor, play=play)
    t.acts("what-have-you-done")
    put(t.state, t.aside("lita-chantler")[0], "at", parlor)
    t.round("II")
    return t


@pytest.mark.rule("LCG-170", "LCG-157")
def test_parleying_takes_control_of_lita() -> None:
    t = parley()
    t.choose("activate lita-chantler")
    row = t.state.cards[t.id_of("lita-chantler")]
    daisy = t.id_of("daisy-walker")
    assert (row.zone, row.place, row.controller) == ("play", daisy, daisy)
    assert "activate lita-chantler" not in t.options, "she has that ability no longer"


@pytest.mark.rule("LCG-382")
def test_an_ally_makes_room_for_her() -> None:
    t = parley("research-librarian")
    t.choose("activate lita-chantler")
    assert t.zone("research-librarian") == "discard"
    assert t.zone("lita-chantler") == "play"


@pytest.mark.rule("LCG-059")
def test_when_she_leaves_play_she_leaves_the_game() -> None:
    t = parley()
    t.choose("activate lita-chantler")
    discard(t.state, t.id_of("lita-chantler"))
    assert t.zone("lita-chantler") == "removed"


# --- The other side of the reference card --------------------------------------------------------


def hard(*tokens: str, deck: tuple[str, ...] = ("swarm-of-rats", "ghoul-minion")) -> Position:
    t = Position(*tokens)
    t.scenario("the-gathering")
    t.state.set_card(t.state.scenario, revealed=True)
    t.investigator("daisy-walker", t.location("study", clues=2))
    t.encounter_deck(*deck)
    t.round("II")
    return t


@pytest.mark.rule("LCG-449", "LCG-345")
def test_a_failed_skull_finds_a_ghoul_after_the_test() -> None:
    t = hard("skull", "+1")
    t.will_reveal("skull")
    daisy = t.id_of("daisy-walker")
    t.state.stack.append(SkillTest(daisy, "combat", 4, Scope(daisy, daisy)))
    t.state.decision = None
    t.state.advance()
    threats = [t.state.cards[card].face for card in t.state.pile("threat", daisy)]
    assert threats == ["ghoul-minion"]
    assert len(t.state.pile("deck")) == 1


@pytest.mark.rule("LCG-499", "LCG-198")
def test_a_cultist_reveals_another_token_and_both_count() -> None:
    t = hard("cultist", "-4", "skull")
    t.will_reveal("cultist", "skull")
    t.choose("investigate")
    assert [entry["token"] for entry in t.told("revealed-token")] == ["cultist", "skull"]
    assert t.told("total") == [{"who": t.id_of("daisy-walker"), "total": 3}], "5 - 2"
    assert t.told("test-result")[0]["result"] == "succeeded"


@pytest.mark.rule("LCG-499", "LCG-198")
def test_what_the_other_token_does_happens_as_well() -> None:
    t = hard("cultist", "tablet", "0")
    daisy = t.id_of("daisy-walker")
    t.enemy("ghoul-minion", engaged=daisy, exhausted=True)
    t.will_reveal("cultist", "tablet")
    t.choose("investigate")
    assert t.told("total") == [{"who": daisy, "total": 1}], "5 - 4"
    row = t.state.investigators[daisy]
    assert (row.damage, row.horror) == (1, 3), "1 and 1 for the tablet, 2 for the cultist"


def test_on_the_hard_side_a_failure_with_a_cultist_costs_two_horror() -> None:
    t = hard("cultist", "-4")
    t.will_reveal("cultist", "-4")
    t.choose("investigate")
    assert t.state.investigators[t.id_of("daisy-walker")].horror == 2


def test_on_the_hard_side_a_tablet_hurts_twice_where_a_ghoul_is() -> None:
    t = hard("tablet")
    t.enemy("ghoul-minion", t.id_of("study"), exhausted=True)
    t.choose("investigate")
    row = t.state.investigators[t.id_of("daisy-walker")]
    assert (row.damage, row.horror) == (1, 1)


# --- Other cards of its sets ---------------------------------------------------------------------


def frozen() -> Position:
    t = Position("0")
    hallway = t.location("hallway")
    t.location("attic")
    t.investigator("wendy-adams", hallway)
    t.encounter_deck("frozen-in-fear", "swarm-of-rats")
    t.round("I")
    return t


@pytest.mark.rule("LCG-141")
def test_frozen_in_fear_makes_the_first_move_fight_or_evasion_dearer() -> None:
    t = frozen()
    assert t.zone("frozen-in-fear") == "threat"
    t.choose("move attic")
    # Two of three actions are spent; the next such action costs one again.
    t.choose("move hallway")
    assert t.is_over(), "no action is left"


def test_frozen_in_fear_with_one_action_left_does_not_let_her_move() -> None:
    t = frozen()
    t.choose("resource", "resource")
    assert "resource" in t.options
    assert "move attic" not in t.options


def test_frozen_in_fear_thaws_with_a_test_at_the_end_of_the_turn() -> None:
    t = frozen()
    t.choose("done")
    assert t.zone("frozen-in-fear") == "discard"


@pytest.mark.rule("LCG-221")
def test_an_enemy_whose_place_is_not_there_yet_is_discarded() -> None:
    t = Position("0")
    t.investigator("wendy-adams", t.location("study"))
    t.encounter_deck("icy-ghoul", "swarm-of-rats")
    t.round("I")
    assert t.zone("icy-ghoul") == "discard"


def test_the_ravenous_ghoul_prefers_who_is_nearest_to_death() -> None:
    t = position("""
        study: ravenous-ghoul exhausted
        wendy-adams: at study, damage 1
        roland-banks: at study, damage 4
    """)
    t.round("IV")
    assert t.state.cards[t.id_of("ravenous-ghoul")].place == t.id_of("roland-banks")


# --- Its endings as facts ------------------------------------------------------------------------


def test_every_resolution_that_can_be_reached_is_told() -> None:
    scenario = SCENARIOS["the-gathering"]
    reached = {
        f"R{node.resolution}"
        for key in (*scenario.acts, *scenario.agendas)
        for tree in FACES[key].trees()
        for node in tree.walk()
        if isinstance(node, Reach)
    }
    assert {*reached, NO_RESOLUTION} == set(scenario.endings)
    assert scenario.endings["R1"].lead_mental_trauma == 1
    assert scenario.endings["R2"].lead_experience == 1
    assert scenario.endings["R2"].earns == ""
    assert scenario.endings["R3"].experience is None
    assert scenario.endings["R3"].kills_all_but_resigned
