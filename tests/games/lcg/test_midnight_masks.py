"""The Midnight Masks and its encounter sets: what makes each card different."""

from __future__ import annotations

import pytest

from kadath.games.lcg.campaign.campaign import Campaign
from kadath.games.lcg.components.scenarios import SCENARIOS
from kadath.games.lcg.frames import turn_now
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.rules.advancing import AdvanceCard, doom_in_play
from kadath.games.lcg.rules.encounter import DrawEncounterCard
from kadath.games.lcg.rules.mythos_phase import MythosPhase
from kadath.games.lcg.rules.round import Round
from kadath.games.lcg.rules.scenario import PlayScenario
from kadath.games.lcg.state import LcgState
from kadath.games.lcg.values import cost_to_play, value
from kadath.games.lcg.vocabulary.abilities import Forced
from kadath.games.lcg.vocabulary.selectors import Investigators
from kadath.games.lcg.vocabulary.triggers import DamageDealt
from kadath.games.lcg.vocabulary.wording.names import record_name
from kadath.kernel.abilities.interrupts import Cancel
from kadath.kernel.decision import DONE
from kadath.kernel.effects import Scope
from kadath.kernel.modifiers import Lasting
from kadath.kernel.windows import WHEN
from kadath.testkit.lcg.position import Position
from kadath.text.languages import LANGUAGES

RIVERTOWN = "rivertown"


def begun(seats: int, seed: int = 3) -> LcgState:
    """The scenario as it begins, when everyone has kept their cards."""
    state = Lcg().new({"seats": seats, "scenario": "the-midnight-masks"}, seed)
    while state.decision is not None and state.decision.ask == "mulligan":
        state.apply(DONE)
    while state.decision is not None and state.decision.ask != "choose-turn" and not state.act:
        state.apply(state.decision.options[0])
    return state


def game(t: Position) -> None:
    """Begin with a turn in the first round of a whole game."""
    t.begin(PlayScenario("the-midnight-masks", "standard", at="round"))


def in_rivertown(*bag: str, **given: object) -> Position:
    """Roland in Rivertown."""
    t = Position(*bag)
    river = t.location(RIVERTOWN)
    t.investigator("roland-banks", river, **given)  # type: ignore[arg-type]
    return t


# --- Set-up --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "acolytes"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_more_investigators_meet_more_acolytes_from_the_start(seats: int, acolytes: int) -> None:
    state = begun(seats)
    faces = [state.cards[card].face for card in state.locations()]
    assert len(faces) == 8
    assert sum(face.startswith("downtown") for face in faces) == 1
    assert sum(face.startswith("southside") for face in faces) == 1
    assert "your-house" not in faces, "it has burned down where nothing else is known"
    assert {state.face(state.location_of(who)).key for who in state.investigators} == {RIVERTOWN}
    placed = [card for card, row in state.cards.items() if row.face == "acolyte" and row.doom]
    assert len(placed) == acolytes
    assert len(state.pile("deck")) == 21 - acolytes
    assert len(state.pile("deck", state.scenario)) == 5


def test_the_cultist_deck_is_not_known_to_anybody() -> None:
    state = begun(2)
    assert all(not state.cards[card].known for card in state.pile("deck", state.scenario))


def test_whose_house_stands_begins_there() -> None:
    state = Lcg().new({"scenario": "the-midnight-masks"}, 3)
    state.campaign = Campaign()
    state.apply(DONE)
    assert state.face(state.location_of(1)).key == "your-house"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_any_scenario_records_can_be_said(language: str) -> None:
    endings = [one for scenario in SCENARIOS.values() for one in scenario.endings.values()]
    assert all(record_name(record, language) for one in endings for record in one.records)


# --- Agendas and the act -------------------------------------------------------------------------


def test_anyone_may_resign_anywhere() -> None:
    t = in_rivertown()
    t.state.agenda = t._card("predator-or-prey", "story", 0)
    t.round()
    t.choose("activate predator-or-prey")
    assert t.state.is_out(t.id_of("roland-banks"))


def hunted(clues: int) -> Position:
    """The first agenda advances; Roland and Wendy are in different places."""
    t = Position("0")
    river, house = t.location(RIVERTOWN), t.location("easttown", clues=3)
    t.investigator("roland-banks", river, clues=clues)
    t.investigator("wendy-adams", house, clues=1)
    t.state.agenda = t._card("predator-or-prey", "story", 0)
    t.begin(AdvanceCard(t.state.agenda))
    return t


def test_the_masked_hunter_comes_engaged_with_whoever_has_most_clues() -> None:
    t = hunted(2)
    hunter = t.state.cards[t.id_of("predator-or-prey")]
    assert (hunter.face, hunter.zone) == ("the-masked-hunter", "threat")
    assert hunter.place == t.id_of("roland-banks")
    assert value(t.state, t.id_of("predator-or-prey"), "health") == 4 + 2 * 2


def test_between_equal_prey_the_lead_investigator_chooses() -> None:
    t = hunted(1)
    assert t.options == ["spawn rivertown", "spawn easttown"]
    t.choose("spawn easttown")
    assert t.state.cards[t.id_of("predator-or-prey")].place == t.id_of("wendy-adams")


def test_nobody_finds_or_spends_clues_in_the_arms_of_the_masked_hunter() -> None:
    t = Position("0")
    east = t.location("easttown", clues=3)
    t.investigator("roland-banks", east, clues=4)
    t.enemy("the-masked-hunter", engaged=t.id_of("roland-banks"))
    t.enemy("peter-warren", east, exhausted=True)
    t.state.act = t._card("uncovering-the-conspiracy", "story", 0)
    t.state.scenario = t._card("the-midnight-masks", "story", 0)
    t._card("ruth-turner", "deck", t.state.scenario)
    t.round()
    assert "activate peter-warren" not in t.options
    assert "activate uncovering-the-conspiracy" not in t.options
    t.choose("investigate")
    while not t.is_over() and t.asked.endswith(("choose-attacker", "assign")):
        t.choose(t.options[0])
    assert t.state.cards[east].clues == 3


def test_clues_buy_a_name_from_the_cultist_deck() -> None:
    t = in_rivertown(clues=2)
    hospital = t.location("st-marys-hospital")
    t.state.act = t._card("uncovering-the-conspiracy", "story", 0)
    t.state.scenario = t._card("the-midnight-masks", "story", 0)
    t._card("ruth-turner", "deck", t.state.scenario)
    t.round()
    t.choose("activate uncovering-the-conspiracy")
    assert t.state.location_of(t.id_of("ruth-turner")) == hospital
    assert t.state.investigators[t.id_of("roland-banks")].clues == 0


@pytest.mark.rule("LCG-312")
def test_without_cultists_left_in_their_deck_no_clues_are_spent_for_one() -> None:
    t = in_rivertown(clues=2)
    t.acts("uncovering-the-conspiracy")
    t.scenario("the-midnight-masks")
    t.round()
    assert "activate uncovering-the-conspiracy" not in t.options


def pursued() -> Position:
    """Roland and Wendy have the clues for a name between them; an acolyte is on Roland's heels."""
    t = in_rivertown(clues=2, damage=8)
    roland = t.id_of("roland-banks")
    t.investigator("wendy-adams", t.id_of(RIVERTOWN), clues=2)
    t.location("st-marys-hospital")
    t.enemy("acolyte", engaged=roland)
    t.acts("uncovering-the-conspiracy")
    scenario = t.scenario("the-midnight-masks")
    t._card("ruth-turner", "deck", scenario)
    t.round()
    t.choose("turn roland-banks", "activate uncovering-the-conspiracy")
    assert t.asked == "wendy-adams: contribute-clues"
    return t


@pytest.mark.rule("LCG-353", "LCG-358")
def test_a_group_pays_before_anybody_takes_the_opportunity_to_attack() -> None:
    t = pursued()
    t.choose(t.options[0])
    assert t.state.is_out(t.id_of("roland-banks")), "the acolyte comes before the name"
    assert t.state.investigators[t.id_of("wendy-adams")].clues == 0
    assert t.zone("ruth-turner") == "deck"


@pytest.mark.rule("LCG-353", "LCG-358")
def test_if_somebody_refuses_their_part_not_even_the_action_is_spent() -> None:
    t = pursued()
    t.choose("refuse wendy-adams")
    assert t.asked == "roland-banks: take-action"
    assert not t.state.is_out(t.id_of("roland-banks"))
    turn = turn_now(t.state)
    assert turn is not None
    assert turn.actions == 3
    assert "activate uncovering-the-conspiracy" not in t.options, "she has said no for this turn"
    t.choose("done")
    assert "activate uncovering-the-conspiracy" in t.options


def test_LCG_423_the_sixth_name_ends_it() -> None:
    t = in_rivertown(clues=2)
    names = ("wolf-man-drew", "herman-collins", "victoria-devereux", "ruth-turner")
    for name in (*names, "the-masked-hunter"):
        t._card(name, "victory", 0)
    t._card("acolyte", "victory", 0)
    t.enemy("peter-warren", engaged=t.id_of("roland-banks"))
    t.state.act = t._card("uncovering-the-conspiracy", "story", 0)
    t.round()
    t.choose("activate peter-warren")
    assert t.state.outcome is not None
    assert (t.state.outcome.reason, t.state.outcome.won) == ("R1", True)
    assert t.state.resolution in SCENARIOS["the-midnight-masks"].endings


# --- Chaos symbols -------------------------------------------------------------------------------


def test_at_midnight_the_second_resolution_is_reached() -> None:
    t = in_rivertown()
    t.agendas("time-is-running-short", doom=7)
    t.state.act = t._card("uncovering-the-conspiracy", "story", 0)
    t.round("I")
    assert t.state.outcome is not None
    assert (t.state.resolution, t.state.outcome.won) == ("R2", False)


def test_whoever_goes_home_early_reaches_no_resolution() -> None:
    t = in_rivertown()
    t.agendas("time-is-running-short")
    t.round()
    t.choose("activate time-is-running-short")
    assert t.state.outcome is not None
    assert (t.state.resolution, t.state.outcome.won) == ("no-resolution", False)
    assert t.state.resolution in SCENARIOS["the-midnight-masks"].endings


def test_the_skull_is_as_bad_as_the_most_advanced_cultist() -> None:
    t = in_rivertown("skull")
    t.scenario("the-midnight-masks")
    east = t.location("easttown")
    for doom in (1, 3):
        t.state.set_card(t.enemy("acolyte", east), doom=doom)
    t.round()
    t.choose("investigate")
    assert t.told("total")[-1]["total"] == 3 - 3


def test_the_skull_of_the_harder_side_counts_all_doom() -> None:
    t = in_rivertown("skull")
    t.state.set_card(t.scenario("the-midnight-masks"), revealed=True)
    t.state.agenda = t._card("predator-or-prey", "story", 0, doom=1)
    t.state.set_card(t.enemy("acolyte", t.location("easttown")), doom=1)
    t.round()
    t.choose("investigate")
    assert t.told("total")[-1]["total"] == 3 - 2


def test_the_cultist_token_dooms_the_nearest_cultist() -> None:
    t = in_rivertown("cultist")
    t.scenario("the-midnight-masks")
    near = t.enemy("acolyte", t.location("easttown"))
    far = t.enemy("acolyte", t.location("downtown-arkham-asylum"))
    t.round()
    t.choose("investigate")
    assert (t.state.cards[near].doom, t.state.cards[far].doom) == (1, 0)


@pytest.mark.parametrize(("harder", "left"), [(False, 2), (True, 0)])
def test_a_failure_with_the_tablet_gives_clues_back(harder: bool, left: int) -> None:
    t = in_rivertown("tablet", clues=3)
    t.state.set_card(t.scenario("the-midnight-masks"), revealed=harder)
    t.round()
    t.choose("investigate")
    assert t.state.investigators[t.id_of("roland-banks")].clues == left
    assert t.state.cards[t.id_of(RIVERTOWN)].clues == 3 - left


# --- Locations -----------------------------------------------------------------------------------


def at(face: str, **given: object) -> Position:
    """Roland and Wendy at a location, in the first round of a game."""
    t = Position("0")
    place = t.location(face)
    t.investigator("roland-banks", place, **given)  # type: ignore[arg-type]
    t.investigator("wendy-adams", place, **given)  # type: ignore[arg-type]
    game(t)
    t.choose("turn roland-banks")
    return t


@pytest.mark.rule("LCG-371")
@pytest.mark.parametrize(
    ("face", "stat", "became"),
    [
        ("st-marys-hospital", "damage", 1),
        ("downtown-arkham-asylum", "horror", 0),
        ("downtown-first-bank-of-arkham", "resources", 8),
    ],
)
def test_LCG_371_each_investigator_may_use_a_place_once(face: str, stat: str, became: int) -> None:
    t = at(face, damage=4, horror=3)
    t.choose(f"activate {face}")
    assert getattr(t.state.investigators[t.id_of("roland-banks")], stat) == became
    assert f"activate {face}" not in t.options
    t.choose("done")
    assert f"activate {face}" in t.options


@pytest.mark.rule("LCG-372")
def test_LCG_372_northside_sells_its_clues_once_for_the_whole_group() -> None:
    t = at("northside")
    t.choose("activate northside")
    assert t.state.investigators[t.id_of("roland-banks")].clues == 2
    assert t.state.investigators[t.id_of("roland-banks")].resources == 0
    t.choose("done")
    assert "activate northside" not in t.options


def test_the_historical_society_gives_three_cards() -> None:
    t = at("southside-historical-society", deck=["guts", "guts", "guts", "guts"])
    t.choose("activate southside-historical-society")
    assert len(t.state.pile("hand", t.id_of("roland-banks"))) == 3


def test_the_boarding_house_finds_an_ally() -> None:
    t = at("southside-mas-boarding-house", deck=["guts", "beat-cop", "machete"])
    t.choose("activate southside-mas-boarding-house")
    assert t.told("found")[-1]["face"] == "beat-cop"


def test_the_university_finds_a_tome_or_a_spell_among_six() -> None:
    deck = ["old-book-of-lore", "ward-of-protection", *["guts"] * 4, "medical-texts"]
    t = at("miskatonic-university", deck=deck)
    t.choose("activate miskatonic-university")
    assert sorted(t.options) == ["find old-book-of-lore", "find ward-of-protection"]


def test_allies_are_cheaper_in_easttown() -> None:
    t = Position("0")
    east, river = t.location("easttown"), t.location(RIVERTOWN)
    roland = t.investigator("roland-banks", east, hand=["beat-cop", "machete"])
    wendy = t.investigator("wendy-adams", river, hand=["leo-de-luca"])
    t.round()
    state = t.state
    assert cost_to_play(state, t.id_of("beat-cop"), roland) == 4 - 2
    assert cost_to_play(state, t.id_of("machete"), roland) == 3
    assert cost_to_play(state, t.id_of("leo-de-luca"), wendy) == 6


def test_the_ghoul_priest_comes_to_your_house() -> None:
    t = Position("0")
    house, river = t.location("your-house"), t.location(RIVERTOWN)
    t.investigator("roland-banks", river)
    t.encounter_deck("ghoul-priest")
    t.begin(DrawEncounterCard(t.id_of("roland-banks")))
    assert t.state.cards[t.id_of("ghoul-priest")].place == house


def test_your_house_gives_a_card_and_a_resource_once_a_turn() -> None:
    t = at("your-house", deck=["guts", "guts"])
    t.choose("activate your-house")
    assert t.state.investigators[t.id_of("roland-banks")].resources == 6
    assert len(t.state.pile("hand", t.id_of("roland-banks"))) == 1
    assert "activate your-house" not in t.options


# --- Cultists ------------------------------------------------------------------------------------


def test_the_wolf_man_heals_as_he_attacks() -> None:
    t = in_rivertown()
    t.enemy("wolf-man-drew", engaged=t.id_of("roland-banks"), damage=2)
    t.round()
    t.choose("resource")
    assert t.state.cards[t.id_of("wolf-man-drew")].damage == 1


@pytest.mark.rule("LCG-170", "LCG-174")
@pytest.mark.parametrize(
    ("who", "spent"),
    [
        ("herman-collins", {"hand": 0, "clues": 2, "resources": 5}),
        ("peter-warren", {"hand": 4, "clues": 0, "resources": 5}),
        ("victoria-devereux", {"hand": 4, "clues": 2, "resources": 0}),
    ],
)
def test_some_cultists_can_be_talked_to(who: str, spent: dict[str, int]) -> None:
    t = in_rivertown(clues=2, hand=["guts"] * 4)
    t.enemy(who, engaged=t.id_of("roland-banks"))
    t.round()
    t.choose(f"activate {who}")
    while t.asked.endswith("discard-from-hand"):
        t.choose(t.options[0])
    roland = t.state.investigators[t.id_of("roland-banks")]
    assert t.zone(who) == "victory"
    assert roland.damage == 0, "LCG-174: a parley provokes nothing"
    assert len(t.state.pile("hand", t.id_of("roland-banks"))) == spent["hand"]
    assert (roland.clues, roland.resources) == (spent["clues"], spent["resources"])


def test_ruth_turner_need_only_be_evaded() -> None:
    t = Position("+1")
    wendy = t.investigator("wendy-adams", t.location(RIVERTOWN))
    t.enemy("ruth-turner", engaged=wendy)
    t.round()
    t.choose("evade ruth-turner")
    assert t.zone("ruth-turner") == "victory"


def test_the_wolf_man_spawns_in_whichever_downtown_there_is() -> None:
    t = in_rivertown()
    asylum = t.location("downtown-arkham-asylum")
    t.encounter_deck("wolf-man-drew")
    t.begin(DrawEncounterCard(t.id_of("roland-banks")))
    assert t.state.cards[t.id_of("wolf-man-drew")].place == asylum


@pytest.mark.rule("LCG-035", "LCG-218")
def test_LCG_035_an_acolyte_comes_where_nobody_is_and_brings_doom() -> None:
    t = in_rivertown()
    t.enemy("ghoul-minion", t.location("northside"))
    east = t.location("easttown")
    t.encounter_deck("acolyte")
    t.begin(DrawEncounterCard(t.id_of("roland-banks")))
    assert t.state.cards[t.id_of("acolyte")].place == east
    assert t.state.cards[t.id_of("acolyte")].doom == 1


def test_the_wizard_adds_doom_at_the_end_of_each_mythos_phase() -> None:
    t = in_rivertown()
    t.enemy("wizard-of-the-order", t.location("easttown"))
    t.begin(MythosPhase())
    assert doom_in_play(t.state) == 1


@pytest.mark.parametrize("in_play", [True, False])
def test_the_chanting_dooms_a_cultist_or_calls_one(in_play: bool) -> None:
    t = in_rivertown()
    east = t.location("easttown")
    if in_play:
        t.enemy("acolyte", east)
    t.encounter_deck("mysterious-chanting", "wizard-of-the-order")
    t.begin(DrawEncounterCard(t.id_of("roland-banks")))
    if in_play:
        assert t.state.cards[t.id_of("acolyte")].doom == 2
    else:
        assert t.told("spawned")[-1]["face"] == "wizard-of-the-order"


# --- Nightgaunts, doors and false leads ----------------------------------------------------------


@pytest.mark.parametrize(("token", "total"), [("-2", 2 - 4), ("+1", 2 + 1)])
def test_a_nightgaunt_doubles_bad_luck_in_evading_it(token: str, total: int) -> None:
    t = in_rivertown(token)
    t.enemy("hunting-nightgaunt", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("evade hunting-nightgaunt")
    assert t.told("total")[-1]["total"] == max(0, total)


def test_what_a_sure_gamble_turns_into_a_plus_is_not_doubled() -> None:
    t = in_rivertown("-2", hand=["sure-gamble"])
    t.enemy("hunting-nightgaunt", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("evade hunting-nightgaunt", "play sure-gamble")
    assert t.told("total")[-1]["total"] == 2 + 2


def test_the_wings_carry_away_from_all_but_nightgaunts() -> None:
    t = Position("-8")
    river, east = t.location(RIVERTOWN), t.location("easttown")
    roland = t.investigator("roland-banks", east)
    t.enemy("ghoul-minion", engaged=roland)
    t.enemy("hunting-nightgaunt", engaged=roland)
    t.encounter_deck("on-wings-of-darkness")
    t.begin(DrawEncounterCard(roland))
    while not t.is_over():
        t.choose(t.options[0])
    assert t.state.location_of(roland) == river
    assert t.state.cards[t.id_of("ghoul-minion")].place == east
    assert t.state.cards[t.id_of("hunting-nightgaunt")].place == roland


@pytest.mark.rule("LCG-320")
def test_what_comes_then_does_not_if_the_first_was_stopped() -> None:
    t = Position("-4")
    river, east = t.location(RIVERTOWN), t.location("easttown")
    roland = t.investigator("roland-banks", east)
    t.encounter_deck("on-wings-of-darkness", "on-wings-of-darkness")
    stop = Forced(WHEN, DamageDealt("damage", Investigators()), Cancel())
    t.begin(Round(2, at="I", lasting=(Lasting(-1, stop, Scope(roland, east)),)))
    assert t.state.investigators[roland].damage == 0
    assert t.state.location_of(roland) == east
    assert river != east


def test_a_door_locks_the_place_with_most_clues_until_it_is_broken() -> None:
    t = Position("0")
    river, east = t.location(RIVERTOWN, clues=1), t.location("easttown", clues=2)
    roland = t.investigator("roland-banks", east)
    t.encounter_deck("locked-door", "locked-door")
    t.begin(DrawEncounterCard(roland))
    assert t.state.pile("attached", east) == (t.id_of("locked-door"),)
    t.begin(DrawEncounterCard(roland))
    assert t.state.pile("attached", river) == (t.id_of("locked-door#2"),), "one for each place"
    t.round()
    assert "investigate" not in t.options
    door = t.id_of("locked-door")
    combat = next(one for one in t.options if one.startswith("activate locked-door"))
    t.choose(combat)
    assert t.state.cards[door].zone == "discard"
    assert "investigate" in t.options


@pytest.mark.parametrize("clues", [0, 2])
def test_a_false_lead_costs_clues_or_leads_to_another_card(clues: int) -> None:
    t = in_rivertown("-1", clues=clues)
    t.encounter_deck("false-lead", "swarm-of-rats")
    t.begin(DrawEncounterCard(t.id_of("roland-banks")))
    while not t.is_over():
        t.choose(t.options[0])
    assert t.zone("swarm-of-rats") == ("deck" if clues else "threat")
    assert t.state.cards[t.id_of(RIVERTOWN)].clues == clues


# --- Agents --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("horror", "fight"), [(0, 3), (1, 4)])
def test_a_byakhee_is_worse_against_a_weakened_mind(horror: int, fight: int) -> None:
    t = in_rivertown(horror=horror)
    enemy = t.enemy("screeching-byakhee", engaged=t.id_of("roland-banks"))
    t.round()
    assert value(t.state, enemy, "fight") == value(t.state, enemy, "evade") == fight


def test_the_yellow_sign_takes_sanity_and_searches_the_deck() -> None:
    t = in_rivertown("-8", deck=["guts", "machete"])
    t.encounter_deck("the-yellow-sign")
    t.begin(DrawEncounterCard(t.id_of("roland-banks")))
    while not t.is_over():
        t.choose(t.options[0])
    assert t.state.investigators[t.id_of("roland-banks")].horror == 2
    assert t.state.pile("hand", t.id_of("roland-banks")) == (), "there is no Madness to find"
    assert len(t.state.pile("deck", t.id_of("roland-banks"))) == 2


@pytest.mark.rule("LCG-413")
def test_the_yellow_sign_draws_a_madness_and_leaves_other_weaknesses() -> None:
    t = in_rivertown("-8", deck=["cover-up", "haunted", "psychosis"])
    t.encounter_deck("the-yellow-sign")
    t.begin(DrawEncounterCard(t.id_of("roland-banks")))
    while not t.is_over():
        t.choose(t.options[0])
    state = t.state
    roland = t.id_of("roland-banks")
    assert [state.cards[one].face for one in state.pile("threat", roland)] == ["psychosis"]
    assert len(state.pile("deck", roland)) == 2


@pytest.mark.parametrize(("hand", "hurt"), [(["guts"], (1, 1)), ([], (2, 2))])
def test_an_observer_takes_a_card_or_hits_harder(hand: list[str], hurt: tuple[int, int]) -> None:
    t = in_rivertown(hand=hand)
    t.enemy("yithian-observer", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("resource")
    roland = t.state.investigators[t.id_of("roland-banks")]
    assert (roland.damage, roland.horror) == hurt
    assert t.state.pile("hand", t.id_of("roland-banks")) == ()


def test_power_is_offered_for_doom() -> None:
    t = in_rivertown(deck=["guts", "guts"])
    t.state.agenda = t._card("time-is-running-short", "story", 0, doom=5)
    t.encounter_deck("offer-of-power")
    t.begin(DrawEncounterCard(t.id_of("roland-banks")))
    t.choose("effect 0")
    assert doom_in_play(t.state) == 7
    assert len(t.state.pile("hand", t.id_of("roland-banks"))) == 2
