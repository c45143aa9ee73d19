"""Personal Stories: how they are dealt, how they pass or fail, and their rewards."""

from __future__ import annotations

import pytest

from kadath.games import game
from kadath.games.arkham.board import STREETS
from kadath.games.arkham.cards import (
    ALLY,
    BASE,
    BOX,
    CLUES,
    COMMON,
    FACES,
    INNSMOUTH,
    MONEY,
    MONSTERS,
    SANITY,
    SHEETS,
    STORY,
    UNIQUE,
)
from kadath.games.arkham.foes import worth
from kadath.games.arkham.happenings import (
    Becomes,
    Defeats,
    EndsMovement,
    GateCloses,
    GateOpens,
    GatePrevented,
    WorldEncounterEnds,
)
from kadath.games.arkham.rules.checks import SkillCheck, pool
from kadath.games.arkham.rules.closing import seal_cost
from kadath.games.arkham.rules.decks import bless, give_special
from kadath.games.arkham.rules.defeating import Defeating
from kadath.games.arkham.rules.encounters import ArkhamEncounter
from kadath.games.arkham.rules.gates import burst_gate, open_gate
from kadath.games.arkham.rules.look import DrawingLook
from kadath.games.arkham.rules.losses import gain
from kadath.games.arkham.rules.movement_phase import Movement
from kadath.games.arkham.rules.shops import price
from kadath.games.arkham.rules.status import ARRESTED, DEVOURED, become
from kadath.games.arkham.rules.stories import deal_story
from kadath.games.arkham.rules.turn import Turn
from kadath.games.arkham.rules.upkeep import Upkeep, UpkeepPhase
from kadath.games.arkham.values import maximum
from kadath.games.arkham.vocabulary.costs import DiscardOwn
from kadath.games.arkham.vocabulary.effects.cards import LoseAllCards
from kadath.games.arkham.vocabulary.effects.meetings import TrophyFromCup
from kadath.games.arkham.vocabulary.effects.states import BeDelayed
from kadath.games.arkham.vocabulary.stories import StoryFails, StoryPasses
from kadath.kernel.abilities.costs import Paying
from kadath.kernel.effects import Scope
from kadath.kernel.events import Announced
from kadath.testkit.arkham.position import Position


def telling(sheet: str, space: str = "northside", *others: str, **row: object) -> Position:
    """A table with Personal Stories; the first investigator's is the one under test."""
    t = Position()
    t.investigator(sheet, space, **row)
    for other in others:
        t.investigator(other, space)
    t.s.with_stories = True
    t.s.derive()
    deal_story(t.s, 1)
    return t


def stands(t: Position) -> str:
    """The status of the first investigator's story: open, passed or failed."""
    (card,) = t.s.cards_of(1, frozenset({STORY}))
    return t.s.cards[card].face.rpartition("_")[2].replace("story", "open")


def happens(t: Position, part: tuple[object, ...]) -> Position:
    return t.begin(Announced((part,)))


def nothing(t: Position) -> Position:
    """The end of a phase, when conditions are checked."""
    return t.begin(UpkeepPhase(at="standing"))


@pytest.mark.rule("IH-11.1", "IH-2.7")
def test_every_investigator_of_both_boxes_has_a_story_of_two_cards() -> None:
    assert len(SHEETS) == 32
    for sheet in SHEETS:
        cards = [FACES[f"{sheet}_story{side}"] for side in ("", "_passed", "_failed")]
        assert sum(card.copies for card in cards) == 2
    state = game("arkham").new({"seats": 4, "board": "innsmouth", "stories": "with"}, 3)
    while state.turn < 1:
        state.apply(state.decision.options[-1])
    assert all(len(state.cards_of(who, frozenset({STORY}))) == 1 for who in state.investigators)


@pytest.mark.rule("IH-11.5")
def test_a_story_is_passed_by_paying_instead_of_an_encounter() -> None:
    t = telling("amanda_sharpe", "library", clues=4)
    t.deck("skill_card", "speed", "luck")
    before = pool(t.s, 1, "lore", 0)
    (card,) = t.s.cards_of(1)
    t.begin(ArkhamEncounter(1)).choose(f"ability:{card}:0")
    while t.s.decision is not None:
        t.choose(t.offered()[0])
    assert (stands(t), t.row(1).clues) == ("passed", 0)
    assert pool(t.s, 1, "lore", 0) == before + 1


@pytest.mark.rule("IH-11.2")
@pytest.mark.parametrize(
    ("sheet", "doom"),
    [("dexter_drake", 6), ("harvey_walters", 6), ("joe_diamond", 7), ("patrice_hathaway", 8)],
)
def test_doom_fails_a_story(sheet: str, doom: int) -> None:
    t = telling(sheet)
    t.s.doom = doom - 1
    nothing(t)
    assert stands(t) == "open"
    t.s.doom = doom
    nothing(t)
    assert stands(t) == "failed"


@pytest.mark.parametrize(
    ("sheet", "terror"), [("bob_jenkins", 3), ("jenny_barnes", 3), ("tommy_muldoon", 5)]
)
def test_terror_fails_a_story(sheet: str, terror: int) -> None:
    t = telling(sheet, money=4)
    t.s.terror = terror
    nothing(t)
    assert stands(t) == "failed"


@pytest.mark.rule("IH-11.2")
@pytest.mark.parametrize(
    ("money", "terror", "how", "cards"), [(16, 0, "passed", 1), (4, 3, "failed", 0)]
)
def test_a_story_that_has_ended_stays_as_it_is(
    money: int, terror: int, how: str, cards: int
) -> None:
    """Bob passes by wealth and fails by terror; what comes first counts, and only once."""
    t = telling("bob_jenkins", money=money)
    t.deck(UNIQUE, "holy_water", "silver_key")
    t.s.terror = terror
    nothing(t)
    assert stands(t) == how
    t.s.terror = 3
    t.s.set_investigator(1, money=20)
    nothing(t)
    assert t.noted("story") == []
    assert (stands(t), t.row(1).money) == (how, 20)
    assert len(t.s.cards_of(1, frozenset({UNIQUE}))) == cards


def test_no_second_card_ends_a_story_again() -> None:
    for sheet in SHEETS:
        for side in ("passed", "failed"):
            abilities = FACES[f"{sheet}_story_{side}"].abilities
            parts = [part for ability in abilities for part in ability.walk()]
            assert not any(isinstance(part, StoryPasses | StoryFails) for part in parts), sheet


def test_a_failed_story_removes_an_ability_of_the_sheet() -> None:
    t = telling("jenny_barnes")
    t.s.terror = 3
    nothing(t)
    assert maximum(t.s, 1, SANITY) == SHEETS["jenny_barnes"].sanity - 1
    t.begin(Upkeep(1))
    assert t.row(1).money == 0, "there is no trust fund any more"


def test_money_makes_bobs_luck() -> None:
    t = telling("bob_jenkins", money=15)
    t.deck(UNIQUE, "holy_water")
    answer = gain(t.s, 1, MONEY, 1)
    if answer is not None:
        t.begin(answer)
    nothing(t)
    assert stands(t) == "passed"


def test_prevented_gates_pass_mandys_story() -> None:
    t = telling("mandy_thompson")
    marker = t.card("abyss")
    t.s.gates = {"woods": marker}
    for _ in range(5):
        happens(t, GatePrevented("graveyard"))
    nothing(t)
    assert (stands(t), t.s.seals) == ("passed", ("woods",))


@pytest.mark.rule("IH-11.2", "AH-10.4")
def test_mandys_story_seals_without_an_elder_sign_and_so_counts_for_akachi() -> None:
    t = telling("mandy_thompson", "northside", "akachi_onyele")
    deal_story(t.s, 2)
    (mandys,) = t.s.cards_of(1)
    (akachis,) = t.s.cards_of(2)
    t.s.set_card(mandys, tokens=4)
    t.gate("woods")
    t.gate("graveyard", "yuggoth")
    happens(t, GatePrevented("black_cave")).choose("gate:woods")
    assert (t.s.seals, t.s.cards[akachis].tokens, t.s.signs_used) == (("woods",), 1, 0)


def test_gloria_needs_three_different_worlds() -> None:
    t = telling("gloria_goldberg")
    for world in ("abyss", "abyss", "rlyeh"):
        happens(t, WorldEncounterEnds(1, world))
    assert stands(t) == "open"
    happens(t, WorldEncounterEnds(1, "yuggoth"))
    assert stands(t) == "passed"


def test_ursula_walks_through_every_neighborhood_or_into_trouble() -> None:
    t = telling("ursula_downs")
    for space in ("northside", "newspaper", "downtown"):
        happens(t, EndsMovement(1, space))
    (card,) = t.s.cards_of(1)
    assert t.s.cards[card].tokens == 2
    for _ in range(3):
        happens(t, Becomes(1, "delayed"))
    assert stands(t) == "failed"


@pytest.mark.rule("IH-11.2", "AH-7.11")
def test_ursula_is_held_up_by_a_delay_that_nobody_is_immune_to() -> None:
    t = telling("ursula_downs")
    for always in (True, False, True):
        assert stands(t) == "open"
        t.resolve(BeDelayed(always=always))
    assert stands(t) == "failed"


@pytest.mark.rule("IH-11.2")
def test_ursula_has_to_walk_through_all_of_arkham_and_innsmouth_is_no_part_of_it() -> None:
    t = telling("ursula_downs")
    *walked, last = STREETS
    for space in (*walked, "church_green", "innsmouth_jail", "devil_reef"):
        happens(t, EndsMovement(1, space))
        assert stands(t) == "open", space
    happens(t, EndsMovement(1, last))
    assert stands(t) == "passed"


def test_zoey_counts_symbols() -> None:
    t = telling("zoey_samaras")
    for kind in ("zombie", "ghoul", "cultist"):
        happens(t, Defeats(1, 0, kind, "northside", "combat"))
    (card,) = t.s.cards_of(1)
    assert t.s.cards[card].tokens in (1, 2, 3)


@pytest.mark.rule("AH-6.6", "AH-6.11")
def test_darrell_counts_only_monsters_that_become_his_trophies() -> None:
    t = telling("darrell_simmons")
    (card,) = t.s.cards_of(1)
    for kind, tokens in (("dhole", 3), ("flying_polyp", 6)):
        monster = t.monster(kind, "northside")
        t.begin(Defeating((Defeats(1, monster, kind, "northside", "combat"),)))
        assert t.s.cards[card].tokens == tokens
    t = telling("darrell_simmons")
    (card,) = t.s.cards_of(1)
    endless = next(key for key, one in MONSTERS.items() if "endless" in one.keywords)
    monster = t.monster(endless, "northside")
    t.begin(Defeating((Defeats(1, monster, endless, "northside", "combat"),)))
    assert t.s.cards[card].tokens == 0, "an endless monster is no trophy"
    t.s.cup = ("zombie",)
    t.resolve(TrophyFromCup())
    assert t.s.cards[card].tokens == 1


def test_a_trophy_that_yorick_spends_as_a_clue_is_worth_two_dice_in_the_end() -> None:
    for side, dice in (("", 1), ("_passed", 2)):
        t = telling("william_yorick", trophies=("zombie",))
        (card,) = t.s.cards_of(1)
        t.s.set_card(card, face=f"william_yorick_story{side}")
        check = SkillCheck(1, "will", 0)
        t.roll(1, 1, 1, 1, 1, 1).begin(check)
        rolled = len(check.dice)
        t.choose("trophy:zombie")
        while t.s.decision is not None and t.offered()[-1] == "pass":
            t.choose("pass")
        assert len(check.dice) == rolled + dice


@pytest.mark.rule("AH-6.19")
def test_the_dead_are_weaker_for_yorick_even_where_all_monsters_are_tougher() -> None:
    t = telling("william_yorick", "northside", "joe_diamond")
    (card,) = t.s.cards_of(1)
    t.s.set_card(card, face="william_yorick_story_passed")
    t.s.ancient_one = t.card("shub_niggurath", -1)
    t.s.derive()
    assert [worth(t.s, "zombie", who) for who in (1, 2)] == [1, 2]


@pytest.mark.rule("IH-11.5")
def test_finn_settles_his_last_shipment_with_two_bottles() -> None:
    t = telling("finn_edwards", "hibbs_roadhouse")
    bottles = [t.card("whiskey", 1) for _ in range(2)]
    (story,) = t.s.cards_of(1, frozenset({STORY}))
    t.begin(ArkhamEncounter(1)).choose(f"ability:{story}:0")
    assert stands(t) == "passed"
    assert all(t.s.cards[bottle].owner == 0 for bottle in bottles)


@pytest.mark.rule("AH-3.3.7")
def test_at_an_open_gate_there_is_no_encounter_for_a_story_to_replace() -> None:
    for has_gate in (False, True):
        t = telling("finn_edwards", "hibbs_roadhouse", money=8, explored=True)
        (story,) = t.s.cards_of(1, frozenset({STORY}))
        if has_gate:
            t.gate("hibbs_roadhouse")
        t.begin(ArkhamEncounter(1))
        assert (f"ability:{story}:0" in t.offered()) is not has_gate


@pytest.mark.rule("IH-11.2")
def test_finn_loses_his_money_with_his_last_shipment_despite_his_protection() -> None:
    t = telling("finn_edwards", money=7)
    fallen = become(t.s, 1, "unconscious")
    assert fallen is not None
    t.begin(fallen)
    assert t.row(1).money == 7
    before = pool(t.s, 1, "sneak", 0)
    t.s.terror = 4
    nothing(t)
    assert (stands(t), t.row(1).money) == ("failed", 0)
    assert pool(t.s, 1, "sneak", 0) == before - 1
    assert not t.s.lost_abilities, "he still slips through town, and keeps what he gains"


@pytest.mark.rule("IH-11.5")
def test_a_tome_at_the_church_or_anyone_reading_the_play_passes_minhs_story() -> None:
    t = telling("minh_thi_phan", "south_church")
    t.card("ancient_tome", 1)
    (story,) = t.s.cards_of(1, frozenset({STORY}))
    t.begin(ArkhamEncounter(1))
    t.choose(next(one for one in t.offered() if one.startswith(f"ability:{story}:")))
    assert stands(t) == "passed"
    for face, how in (("nameless_cults", "open"), ("the_king_in_yellow", "passed")):
        t = telling("minh_thi_phan", "south_church", "joe_diamond")
        t.s.set_investigator(2, space="northside")
        tome = t.card(face, 2)
        t.begin(Movement(2)).roll(1, 1, 1, 1).choose(f"use:{tome}:0")
        while "pass" in t.offered():
            t.choose("pass")
        assert stands(t) == how


def test_minhs_failed_story_leaves_her_company_only_without_a_book() -> None:
    t = telling("minh_thi_phan", "northside", "joe_diamond")
    before = pool(t.s, 1, "luck", 0)
    t.s.doom = 6
    nothing(t)
    assert (stands(t), pool(t.s, 1, "luck", 0)) == ("failed", before)
    tome = t.card("ancient_tome", 1)
    t.s.derive()
    assert pool(t.s, 1, "luck", 0) == before - 1
    assert maximum(t.s, 1, SANITY) == SHEETS["minh_thi_phan"].sanity - 1
    t.s.set_card(tome, owner=0)
    t.s.set_investigator(2, space="downtown")
    assert pool(t.s, 1, "luck", 0) == before - 1


@pytest.mark.rule("IH-11.2", "AH-7.13")
def test_losing_an_item_in_town_fails_monterey_jacks_story() -> None:
    for space, items, how in (
        ("northside", ("holy_water", "silver_key"), "failed"),
        ("northside", ("holy_water",), "open"),
        ("abyss_1", ("holy_water", "silver_key"), "open"),
    ):
        t = telling("monterey_jack", space)
        for item in items:
            t.card(item, 1)
        fallen = become(t.s, 1, "insane")
        assert fallen is not None
        t.begin(fallen)
        while t.s.decision is not None:
            t.choose(t.offered()[0])
        assert stands(t) == how
    t = telling("monterey_jack")
    t.card("duke", 1)
    t.begin(ArkhamEncounter(1, at="over")).resolve(LoseAllCards(ALLY))
    assert stands(t) == "failed"


def test_items_that_monterey_jack_uses_up_or_pays_with_are_not_lost() -> None:
    t = telling("monterey_jack")
    duke = t.card("duke", 1)
    t.s.set_investigator(1, sanity=1)
    t.begin(Movement(1)).choose(f"use:{duke}:1")
    assert stands(t) == "open"
    t.card("axe", 1)
    t.begin(Paying((DiscardOwn(1, COMMON),), Scope(1, 1)))
    assert (stands(t), t.s.cards_of(1, frozenset({COMMON}))) == ("open", ())


def test_bob_never_gets_anything_for_nothing() -> None:
    t = telling("bob_jenkins")
    (card,) = t.s.cards_of(1)
    t.s.set_card(card, face="bob_jenkins_story_passed")
    cheap, dear = t.card("food"), t.card("tommy_gun")
    assert price(t.s, 1, cheap) == FACES["food"].price == 1
    assert price(t.s, 1, dear) == FACES["tommy_gun"].price - 1


def test_duke_comes_back_to_pete_even_from_the_box() -> None:
    for pile in (ALLY, BOX):
        t = telling("ashcan_pete")
        (duke,) = t.deck(pile, "duke")
        happens(t, GateCloses(1, "woods", "the_dreamlands"))
        assert (stands(t), t.s.cards[duke].owner) == ("passed", 1)
        assert not t.s.decks[pile]


def test_kate_keeps_gates_shut_once_she_knows_how() -> None:
    t = telling("kate_winthrop", "northside", clues=1)
    for _ in range(2):
        happens(t, GateCloses(1, "woods", "abyss"))
    assert stands(t) == "passed"
    t.deck("gate_marker", "abyss")
    t.s.set_investigator(1, space="downtown")
    opening = open_gate(t.s, "independence_square")
    assert opening is not None
    (card,) = t.s.cards_of(1)
    t.begin(opening).choose(f"use:{card}:0:0")
    assert (t.s.gates, t.row(1).clues) == ({}, 0)


@pytest.mark.rule("IH-6.2", "IH-8.3")
@pytest.mark.parametrize("sealed", [False, True])
def test_a_gate_that_kate_keeps_shut_was_prevented_and_leaves_an_elder_sign(sealed: bool) -> None:
    t = telling("kate_winthrop", "downtown", "mandy_thompson", clues=1)
    t.s.boxes = (BASE, INNSMOUTH)
    deal_story(t.s, 2)
    (card,) = t.s.cards_of(1)
    (mandys,) = t.s.cards_of(2)
    t.s.set_card(card, face="kate_winthrop_story_passed")
    t.deck("gate_marker", "abyss")
    t.s.seals = ("independence_square",) if sealed else ()
    opening = (burst_gate if sealed else open_gate)(t.s, "independence_square", 1)
    assert opening is not None
    t.begin(opening).choose(f"use:{card}:0:0")
    assert t.s.gates == {}
    assert t.s.seals == (("independence_square",) if sealed else ())
    assert (t.s.uprising, t.s.cards[mandys].tokens) == (1, 1)


def test_a_gate_in_her_laboratory_ends_kates_hopes() -> None:
    t = telling("kate_winthrop")
    happens(t, GateOpens("science_building"))
    assert stands(t) == "failed"
    assert not t.s.forbids(GateOpens("northside"))


def test_two_blessings_are_a_test_of_faith_passed() -> None:
    t = telling("sister_mary", "northside", "joe_diamond")
    bless(t.s, 1, "blessing")
    bless(t.s, 2, "blessing")
    nothing(t)
    assert stands(t) == "passed"
    bless(t.s, 1, "curse")
    assert any(t.s.cards[card].face == "blessing" for card in t.s.cards_of(1))


@pytest.mark.rule("IH-12.2")
def test_silas_is_devoured_whichever_way_his_story_fails() -> None:
    """By the Look he becomes a Deep One like anybody else, and adds a single token."""
    t = telling("silas_marsh")
    t.s.boxes = (BASE, INNSMOUTH)
    t.s.doom = 9
    nothing(t)
    assert (list(t.s.investigators), t.s.uprising) == ([], 1)
    t = telling("silas_marsh")
    t.s.boxes = (BASE, INNSMOUTH)
    t.s.cup = ("deep_one",)
    t.begin(DrawingLook(1, 10))
    assert (list(t.s.investigators), t.s.uprising) == ([], 1)
    assert [row.monster for row in t.s.monsters.values()] == ["deep_one"]


@pytest.mark.parametrize(
    ("there", "left"),
    [
        ("northside", [2]),
        ("newspaper", [2]),
        ("downtown", [2]),
        ("independence_square", [1]),
        ("abyss_1", [1]),
    ],
)
def test_tommy_may_take_the_place_of_someone_next_to_him(there: str, left: list[int]) -> None:
    t = telling("tommy_muldoon", "northside", "joe_diamond")
    (card,) = t.s.cards_of(1)
    t.s.set_card(card, face="tommy_muldoon_story_passed")
    t.s.set_investigator(2, space=there)
    devoured = become(t.s, 2, DEVOURED)
    assert devoured is not None
    t.begin(devoured)
    if t.s.decision is not None:
        t.choose(f"use:{card}:0:0")
    assert list(t.s.investigators) == left


def test_george_buys_everyone_out_of_jail_while_he_has_money() -> None:
    t = telling("george_barnaby", "northside", "joe_diamond", money=1)
    (card,) = t.s.cards_of(1)
    t.s.set_card(card, face="george_barnaby_story_passed")
    arrested = become(t.s, 2, ARRESTED)
    assert arrested is not None
    t.begin(arrested)
    assert t.row(2).space == "northside"


def test_a_failed_reporter_has_no_retainer_and_an_outlaw_no_loan() -> None:
    t = telling("darrell_simmons")
    t.s.terror = 4
    nothing(t)
    t.deck("retainer", "retainer")
    assert give_special(t.s, 1, "retainer") is None
    t = telling("skids_otoole")
    t.deck("loan", "bank_loan")
    assert give_special(t.s, 1, "loan") is None


def test_sealing_gets_cheaper_for_akachi() -> None:
    t = telling("akachi_onyele")
    before = seal_cost(t.s, 1)
    for _ in range(2):
        happens(t, GateCloses(1, "woods", "abyss", sealed=True))
    assert (stands(t), seal_cost(t.s, 1)) == ("passed", before - 1)


@pytest.mark.rule("IH-11.7")
def test_a_story_leaves_with_its_investigator() -> None:
    t = telling("joe_diamond")
    devoured = become(t.s, 1, DEVOURED)
    assert devoured is not None
    t.begin(devoured)
    assert not any(row.face.startswith("joe_diamond_story") for row in t.s.cards.values())


def test_spending_clues_advances_the_musicians_story() -> None:
    t = telling("patrice_hathaway")
    assert CLUES
    (card,) = t.s.cards_of(1)
    t.s.set_card(card, tokens=10)
    t.s.set_investigator(1, sanity=2)
    nothing(t)
    assert (stands(t), t.row(1).sanity) == ("passed", 3)


@pytest.mark.rule("AH-4.6")
def test_a_lent_clue_is_spent_by_one_and_counts_for_the_story_of_the_other() -> None:
    t = telling("joe_diamond", "northside", "patrice_hathaway")
    deal_story(t.s, 2)
    (joes,) = t.s.cards_of(1)
    (patrices,) = t.s.cards_of(2)
    t.s.set_card(joes, face="joe_diamond_story_passed")
    t.s.set_investigator(2, clues=1)
    check = SkillCheck(1, "will", 0)
    t.roll(1, 1, 1).begin(check).choose("clue:2", "lend")
    t.choose(f"trigger:{joes}:0:0")
    assert len(check.dice) == 3 + 2 + 2, "two for the hunch, and two for his story"
    assert t.s.cards[patrices].tokens == 1


@pytest.mark.rule("IH-11.3")
def test_a_story_passed_and_failed_at_once_is_decided_by_its_owner() -> None:
    """Bob Jenkins reaches $16 when terror reaches 3; he is not the first player."""
    for answer, how in ((0, "passed"), (1, "failed")):
        t = Position()
        t.investigator("joe_diamond", "woods")
        bob = t.investigator("bob_jenkins", "northside", money=16)
        t.s.with_stories = True
        t.s.terror = 3
        t.s.derive()
        deal_story(t.s, bob)
        t.deck(UNIQUE, "silver_key")
        nothing(t)
        assert (t.asked().ask, t.asked().seat, len(t.offered())) == ("story-both", 1, 2)
        t.choose(t.offered()[answer])
        (card,) = t.s.cards_of(bob, frozenset({STORY}))
        assert t.s.cards[card].face == f"bob_jenkins_story_{how}"


@pytest.mark.rule("IH-11.4")
def test_a_new_investigator_whose_condition_holds_already_fails_at_once() -> None:
    t = telling("vincent_lee")
    t.s.terror = 5
    nothing(t)
    assert stands(t) == "failed"


@pytest.mark.rule("IH-11.6")
def test_starting_cards_do_not_count_as_gained() -> None:
    """Harvey passes by gaining a Unique Item, but begins with two of them."""
    setup = {"seats": 1, "board": "innsmouth", "stories": "with"}
    state = game("arkham").new({**setup, "investigators": ["harvey_walters"]}, 3)
    while state.turn < 1:
        state.apply(state.decision.options[-1])
    assert len(state.cards_of(1, frozenset({UNIQUE}))) == 2
    (card,) = state.cards_of(1, frozenset({STORY}))
    assert state.cards[card].face == "harvey_walters_story"


@pytest.mark.rule("IH-11.2")
@pytest.mark.parametrize(
    ("sheet", "tokens"),
    [
        ("agnes_baker", 8),
        ("akachi_onyele", 2),
        ("carolyn_fern", 4),
        ("darrell_simmons", 8),
        ("jenny_barnes", 2),
        ("kate_winthrop", 2),
        ("tommy_muldoon", 4),
        ("vincent_lee", 4),
        ("william_yorick", 8),
    ],
)
def test_enough_tokens_pass_a_story(sheet: str, tokens: int) -> None:
    t = telling(sheet)
    (card,) = t.s.cards_of(1)
    t.s.set_card(card, tokens=tokens - 1)
    nothing(t)
    assert stands(t) == "open"
    t.s.set_card(card, tokens=tokens)
    nothing(t)
    assert stands(t) == "passed"


@pytest.mark.parametrize(
    ("sheet", "marks"),
    [("norman_withers", 2), ("trish_scarborough", 3), ("ursula_downs", 9), ("zoey_samaras", 4)],
)
def test_enough_different_marks_pass_a_story(sheet: str, marks: int) -> None:
    t = telling(sheet)
    t.deck(UNIQUE, "holy_water")
    (card,) = t.s.cards_of(1, frozenset({STORY}))
    t.s.story_marks[card] = tuple(f"mark {number}" for number in range(marks))
    nothing(t)
    assert stands(t) == "passed"


@pytest.mark.rule("AH-6.16", "IH-11.2")
def test_a_spell_has_no_effect_if_its_caster_is_devoured_during_the_check() -> None:
    t = Position()
    amanda = t.investigator("amanda_sharpe", "woods", stamina=2)
    mandy = t.investigator("mandy_thompson", "woods", stamina=2)
    t.s.with_stories = True
    deal_story(t.s, amanda)
    heal = t.card("heal", amanda)
    t.begin(Turn(at="upkeep")).roll(1, 1, 1, 1).choose(f"use:{heal}:0")
    t.s.doom = 12
    t.roll(6, 6).choose(f"use:{mandy}:0:0")
    assert amanda not in t.s.investigators
    assert t.row(mandy).stamina == 2
