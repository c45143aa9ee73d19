"""The Personal Stories one by one: what passes or fails each of them, and what that brings."""

from __future__ import annotations

import pytest

from kadath.games.arkham.board import REEF, area
from kadath.games.arkham.cards import (
    ALLY,
    BASE,
    BLESSING,
    COMMON,
    CURSE,
    INNSMOUTH,
    MONEY,
    RETAINER,
    SANITY,
    SHEETS,
    SPELL,
    STAMINA,
    STORY,
    UNIQUE,
)
from kadath.games.arkham.foes import foe
from kadath.games.arkham.happenings import (
    Checks,
    Defeats,
    GateCloses,
    GateOpens,
    Returns,
)
from kadath.games.arkham.privileges import BLIND_TO_HORROR, OUTLAW, is_privileged
from kadath.games.arkham.rules.casting import cost_of
from kadath.games.arkham.rules.checks import SkillCheck, pool
from kadath.games.arkham.rules.closing import seal_cost
from kadath.games.arkham.rules.combat import Combat
from kadath.games.arkham.rules.decks import bless, give_special
from kadath.games.arkham.rules.encounters import ArkhamEncounter
from kadath.games.arkham.rules.losses import gain
from kadath.games.arkham.rules.status import become
from kadath.games.arkham.rules.upkeep import SHIFTS, Upkeep
from kadath.games.arkham.rules.uprising import add_to_raid
from kadath.games.arkham.values import maximum, skill
from kadath.games.arkham.vocabulary.costs import SpendMovement
from kadath.games.arkham.vocabulary.modifiers import spell_bonus
from kadath.kernel.effects import Scope
from kadath.kernel.events import Announced
from kadath.kernel.modifiers import worked_out
from kadath.testkit.arkham.position import Position

from .test_stories import happens, nothing, stands, telling


def story(t: Position) -> int:
    """The story of the first investigator."""
    (card,) = t.s.cards_of(1, frozenset({STORY}))
    return card


def ended(sheet: str, how: str, space: str = "northside", *others: str, **row: object) -> Position:
    """A table on which the story of the first investigator has passed or failed."""
    t = telling(sheet, space, *others, **row)
    t.s.set_card(story(t), face=f"{sheet}_story_{how}")
    return t


def becomes(t: Position, who: int, state: str) -> Position:
    """Let an investigator enter a state, giving up whatever is asked for first."""
    becoming = become(t.s, who, state)
    assert becoming is not None
    return on(t.begin(becoming))


def on(t: Position) -> Position:
    """Answer every question with its first option."""
    while t.s.decision is not None:
        t.choose(t.offered()[0])
    return t


def at_a_story(t: Position, number: int = 0) -> Position:
    """Do what a story offers instead of an encounter."""
    return on(t.begin(ArkhamEncounter(1)).choose(f"ability:{story(t)}:{number}"))


def offers_story(t: Position) -> bool:
    """Whether a story offers something instead of an encounter."""
    card = story(t)
    t.begin(ArkhamEncounter(1))
    return t.s.decision is not None and any(
        one.startswith(f"ability:{card}:") for one in t.offered()
    )


# --- The base game --------------------------------------------------------------------------------


@pytest.mark.rule("IH-11.2", "AH-7.8")
def test_amanda_is_devoured_when_three_spaces_of_the_doom_track_are_left() -> None:
    t = telling("amanda_sharpe")
    t.s.doom = 9
    assert stands(nothing(t)) == "open"
    t.s.doom = 10
    assert not nothing(t).s.investigators


@pytest.mark.rule("IH-11.2")
def test_pete_loses_all_friends_but_his_dog() -> None:
    t = telling("ashcan_pete")
    duke, ruby = (t.card(key, 1) for key in ("duke", "ruby_standish"))
    t.s.doom = 5
    nothing(t)
    assert [t.s.cards[card].owner for card in (duke, ruby)] == [1, 0]


def test_petes_dog_comforts_him_in_upkeep() -> None:
    t = ended("ashcan_pete", "passed", sanity=1)
    t.begin(Upkeep(1)).choose(f"use:{story(t)}:0")
    assert t.row(1).sanity == 2
    assert f"use:{story(t)}:0" not in t.offered()


@pytest.mark.parametrize(
    ("sheet", "what", "fear"),
    [("carolyn_fern", SANITY, "insane"), ("vincent_lee", STAMINA, "devoured")],
)
def test_doctors_heal_others_to_pass_and_heal_more_afterwards(
    sheet: str, what: str, fear: str
) -> None:
    for how, patient, tokens, healed in (("", 1, 0, 1), ("", 2, 1, 1), ("_passed", 2, 0, 2)):
        t = telling(sheet, "woods", "joe_diamond")
        for who in (1, 2):
            t.s.set_investigator(who, **{what: 1})
        t.s.set_card(story(t), face=f"{sheet}_story{how}")
        t.begin(Upkeep(1)).choose("use:1:0", f"heal:{patient}")
        assert (t.s.cards[story(t)].tokens, getattr(t.row(patient), what)) == (tokens, 1 + healed)
    for space, how in (
        ("downtown", "open" if fear == "insane" else "failed"),
        ("uptown", "failed"),
    ):
        t = telling(sheet, "woods", "joe_diamond")
        t.s.set_investigator(2, space=space)
        becomes(t, 2, fear)
        assert stands(t) == how
    assert maximum(t.s, 1, what) == getattr(SHEETS[sheet], what) - 1


def test_darrells_retainer_outlasts_everything() -> None:
    t = telling("darrell_simmons")
    t.deck(RETAINER, "retainer")
    t.s.set_card(story(t), tokens=8)
    nothing(t)
    (retainer,) = t.s.cards_of(1, frozenset({RETAINER}))
    assert (stands(t), t.row(1).money) == ("passed", 5)
    becomes(t, 1, "insane")
    assert t.s.cards[retainer].owner == 1


def test_dexters_five_spells_make_magic_cheaper_and_its_failure_harder() -> None:
    t = telling("dexter_drake")
    spells = [
        t.card(key, 1) for key in ("wither", "heal", "flesh_ward", "find_gate", "bind_monster")
    ]
    before = [cost_of(t.s, 1, spell) for spell in spells]
    nothing(t)
    assert stands(t) == "passed"
    assert [cost_of(t.s, 1, spell) for spell in spells] == [max(0, cost - 1) for cost in before]
    t = telling("dexter_drake")
    spell = t.card("wither", 1)
    dice = pool(t.s, 1, "spell", 3)
    t.s.doom = 6
    on(nothing(t))
    assert (stands(t), t.s.cards[spell].owner) == ("failed", 0)
    assert pool(t.s, 1, "spell", 3) == dice - 1


def test_gloria_fears_being_lost_and_feels_at_home_in_other_worlds_if_she_passed() -> None:
    t = becomes(telling("gloria_goldberg", area("abyss", 1)), 1, "lost")
    assert (stands(t), t.s.lost_abilities) == ("failed", {1: (0,)})
    for how, more in (("passed", 2), ("failed", -1)):
        t = ended("gloria_goldberg", how)
        here = pool(t.s, 1, "luck", 2)
        t.s.set_investigator(1, space=area("abyss", 1))
        assert pool(t.s, 1, "luck", 2) == here + more


def test_harvey_proves_his_theory_with_what_a_mi_go_leaves_behind() -> None:
    t = telling("harvey_walters", "woods", sliders=(0, 3, 0))
    t.deck(UNIQUE, "holy_water")
    t.deck(SPELL, "wither", "heal")
    gun = t.card("tommy_gun", 1)
    t.begin(Combat(1, t.monster("mi_go", "woods")))
    t.choose("fight").roll(6, 6, 6).choose(f"wield:{gun}")
    on(t)
    assert stands(t) == "passed"
    assert len(t.s.cards_of(1, frozenset({SPELL}))) == 1
    tome = t.card("ancient_tome", 1)
    assert SpendMovement(2).due(t.s, Scope(1, tome)) == 1


def test_three_tomes_prove_harveys_theory_too() -> None:
    t = telling("harvey_walters")
    for tome in ("ancient_tome", "old_journal", "necronomicon"):
        assert stands(nothing(t)) == "open"
        t.card(tome, 1)
    assert stands(on(nothing(t))) == "passed"


def test_jenny_finds_a_friend_or_five_dollars() -> None:
    for allies, money in ((("duke",), 0), ((), 5)):
        t = telling("jenny_barnes")
        t.deck(ALLY, *allies)
        for _ in range(2):
            happens(t, GateCloses(1, "woods", "abyss"))
        on(t)
        assert stands(t) == "passed"
        assert (len(t.s.cards_of(1, frozenset({ALLY}))), t.row(1).money) == (len(allies), money)


def test_joe_rolls_two_dice_more_for_the_first_clue_of_a_turn() -> None:
    t = ended("joe_diamond", "passed", clues=2)
    check = SkillCheck(1, "will", 0)
    t.roll(1, 1, 1, 1, 1, 1, 1).begin(check).choose("clue")
    assert len(check.dice) == 3 + 4
    t.choose("clue")
    assert len(check.dice) == 3 + 4 + 2


def test_joe_may_lose_every_clue_and_his_hunches() -> None:
    t = telling("joe_diamond", clues=4)
    t.s.doom = 7
    nothing(t)
    assert (t.row(1).clues, t.s.lost_abilities) == (0, {1: (0,)})


def test_kate_needs_one_gate_if_she_seals_it() -> None:
    for sealed, how in ((False, "open"), (True, "passed")):
        t = happens(telling("kate_winthrop"), GateCloses(1, "woods", "abyss", sealed=sealed))
        assert stands(on(t)) == how


def test_mandys_first_clue_of_a_turn_is_wasted_once_she_has_failed() -> None:
    t = ended("mandy_thompson", "failed", clues=2)
    check = SkillCheck(1, "luck", -1)
    t.roll(1, 1, 1).begin(check)
    rolled = len(check.dice)
    for more in (0, 1):
        t.choose("clue")
        assert len(check.dice) == rolled + more


@pytest.mark.rule("IH-11.5")
def test_michael_pays_the_boss_with_all_he_has_if_it_is_ten_dollars() -> None:
    assert not offers_story(telling("michael_mcglen", "mas_boarding_house", money=9))
    t = telling("michael_mcglen", "mas_boarding_house", money=13)
    t.deck(COMMON, "axe", "rifle")
    before = pool(t.s, 1, "combat", 0)
    at_a_story(t, 1)
    assert (stands(t), t.row(1).money) == ("passed", 0)
    assert pool(t.s, 1, "combat", 0) == before + 1
    assert [t.s.cards[card].face for card in t.s.cards_of(1, frozenset({COMMON}))] == ["rifle"]


def test_michael_fails_by_two_knockouts_or_an_empty_purse() -> None:
    t = telling("michael_mcglen", money=6)
    for how in ("open", "failed"):
        t.s.set_investigator(1, out=False)
        assert stands(becomes(t, 1, "unconscious")) == how
    assert t.row(1).money == 0
    for money, how in ((1, "open"), (0, "failed")):
        t = telling("michael_mcglen", money=money)
        t.begin(Upkeep(1))
        assert stands(t) == how
    t = ended("michael_mcglen", "failed")
    answer = gain(t.s, 1, MONEY, 3)
    assert answer is not None
    t.begin(answer)
    assert t.row(1).money == 2


def test_monterey_jack_passes_with_five_finds_and_makes_more_at_every_gate() -> None:
    t = telling("monterey_jack")
    finds = ("holy_water", "silver_key", "gate_box", "ruby_of_rlyeh")
    for key in finds:
        t.card(key, 1)
    assert stands(nothing(t)) == "open"
    t.card("dragons_eye", 1)
    assert stands(nothing(t)) == "passed"
    t.deck(UNIQUE, "healing_stone", "warding_statue")
    on(happens(t, GateCloses(1, "woods", "abyss")))
    assert len(t.s.cards_of(1, frozenset({UNIQUE}))) == 6


def test_sister_marys_curse_turns_into_a_blessing_and_fails_her_test() -> None:
    t = telling("sister_mary")
    bless(t.s, 1, CURSE)
    nothing(t)
    held = [t.s.cards[card].face for card in t.s.cards_of(1, frozenset({BLESSING}))]
    assert (stands(t), held) == ("failed", ["blessing"])


# --- Innsmouth ------------------------------------------------------------------------------------


def test_agnes_counts_spells_that_work_and_then_draws_them_from_her_blood() -> None:
    t = telling("agnes_baker")
    for passed, tokens in ((True, 1), (False, 1)):
        happens(t, Checks(1, "spell", passed=passed))
        assert t.s.cards[story(t)].tokens == tokens
    t = ended("agnes_baker", "passed", stamina=3)
    spell = t.card("wither", 1, exhausted=True)
    t.s.derive()
    before = spell_bonus(t.s, 1, t.s.face(spell))
    assert before == 1 + 2, "for its hand, and for her story"
    t.begin(Combat(1, t.monster("cultist", "northside")))
    t.choose(f"use:{story(t)}:1")
    assert (t.s.cards[spell].exhausted, t.row(1).stamina) == (False, 2)
    t = becomes(telling("agnes_baker"), 1, "unconscious")
    assert (stands(t), maximum(t.s, 1, STAMINA)) == ("failed", SHEETS["agnes_baker"].stamina - 1)


def test_akachi_counts_anybodys_seals_but_no_elder_signs_and_fears_five_gates() -> None:
    t = telling("akachi_onyele", "northside", "joe_diamond")
    for who, by_sign, tokens in ((2, False, 1), (1, True, 1)):
        happens(t, GateCloses(who, "woods", "abyss", sealed=True, by_sign=by_sign))
        assert t.s.cards[story(t)].tokens == tokens
    before = seal_cost(t.s, 1)
    for space in ("woods", "graveyard", "black_cave", "the_unnamable", "independence_square"):
        assert stands(nothing(t)) == "open"
        t.gate(space)
    assert stands(nothing(t)) == "failed"
    assert seal_cost(t.s, 1) == before + 1
    assert is_privileged(t.s, 1, "seals_always"), "she has lost only one of her abilities"


def test_finn_is_failed_by_an_arrest_and_paid_for_slipping_away_once_a_turn() -> None:
    assert stands(becomes(telling("finn_edwards", money=5), 1, "arrested")) == "failed"
    t = ended("finn_edwards", "passed")
    card = story(t)
    slipped = Checks(1, "evade", passed=True)
    t.begin(Announced((slipped, slipped))).choose(f"use:{card}:0:0").expects_no_question()
    assert t.row(1).money == 1


@pytest.mark.rule("IH-11.5")
def test_finns_last_shipment_costs_eight_dollars_and_ends_his_loan() -> None:
    t = telling("finn_edwards", "hibbs_roadhouse", money=9)
    loan = t.card("bank_loan", 1)
    at_a_story(t)
    assert (stands(t), t.row(1).money, t.s.cards[loan].owner) == ("passed", 1, 0)


@pytest.mark.rule("IH-11.5")
def test_george_finds_the_testament_in_either_place() -> None:
    for space in ("historical_society", "library"):
        t = telling("george_barnaby", space, clues=3, money=4)
        t.card("retainer", 1)
        before = pool(t.s, 1, "luck", 0)
        at_a_story(t)
        assert (stands(t), t.row(1).clues, t.row(1).money) == ("passed", 0, 1)
        assert pool(t.s, 1, "luck", 0) == before + 1


def test_george_is_ruined_without_his_retainer() -> None:
    t = telling("george_barnaby", money=2)
    retainer = t.card("retainer", 1)
    assert stands(nothing(t)) == "open"
    t.deck(RETAINER, "retainer")
    t.s.set_card(retainer, owner=0)
    t.s.decks[RETAINER] += (retainer,)
    nothing(t)
    assert (stands(t), t.row(1).money) == ("failed", 0)
    assert give_special(t.s, 1, RETAINER) is None


def test_hank_avenges_the_farm_on_something_tough() -> None:
    for kind, how in (("cultist", "open"), ("dhole", "passed")):
        t = telling("hank_samson")
        before = (pool(t.s, 1, "combat", 0), maximum(t.s, 1, STAMINA))
        happens(t, Defeats(1, 0, kind, "northside", "combat"))
        assert stands(t) == how
    now = (pool(t.s, 1, "combat", 0), maximum(t.s, 1, STAMINA))
    assert now == (before[0] + 1, before[1] + 1)


def test_hank_sees_what_others_see_when_his_sanity_is_at_one() -> None:
    for sanity, how in ((2, "open"), (1, "failed")):
        t = telling("hank_samson", sanity=sanity)
        nothing(t)
        assert stands(t) == how
        assert is_privileged(t.s, 1, BLIND_TO_HORROR) is (how == "open")


def test_norman_reads_two_stars_at_once_after_gates_to_two_worlds() -> None:
    t = telling("norman_withers")
    for world, how in (("abyss", "open"), ("abyss", "open"), ("yuggoth", "passed")):
        on(happens(t, GateCloses(1, "woods", world)))
        assert stands(t) == how
    for kind in ("byakhee", "gug", "chthonian", "zombie"):
        t.monster(kind, "uptown")
    happens(t, GateCloses(1, "woods", "abyss")).choose("use:1:0:0")
    assert t.offered() == ["symbol:circle", "symbol:slash", "symbol:triangle"], "but no moon"
    t.choose("symbol:circle", "symbol:slash").expects_no_question()
    assert [row.monster for row in t.s.monsters.values()] == ["chthonian", "zombie"]


def test_norman_reads_no_more_stars_and_closes_gates_less_well() -> None:
    t = telling("norman_withers")
    before = pool(t.s, 1, "lore", 0, purpose="closing")
    t.s.doom = 7
    nothing(t)
    assert stands(t) == "failed"
    assert pool(t.s, 1, "lore", 0, purpose="closing") == before - 1
    t.monster("byakhee", "uptown")
    happens(t, GateCloses(1, "woods", "abyss")).expects_no_question()


def test_patrice_is_never_long_without_a_clue_or_hears_no_more_of_gates() -> None:
    for clues, after in ((0, 1), (2, 2)):
        t = ended("patrice_hathaway", "passed", clues=clues)
        t.begin(Upkeep(1))
        assert t.row(1).clues == after
    for doom, clues in ((7, 1), (8, 0)):
        t = telling("patrice_hathaway")
        t.s.doom = doom
        nothing(t)
        happens(t, GateOpens("woods"))
        assert t.row(1).clues == clues


def test_roland_makes_a_friend_by_a_raid_and_loses_all_of_them_by_an_arrest() -> None:
    t = telling("roland_banks")
    t.s.boxes = (BASE, INNSMOUTH)
    t.deck(ALLY, "duke")
    t.s.feds = {"church_green": 1, "factory_district": 2, "innsmouth_shore": 2}
    t.s.derive()
    raid = add_to_raid(t.s, "church_green")
    assert raid is not None
    on(t.begin(raid))
    assert (stands(t), len(t.s.cards_of(1, frozenset({ALLY})))) == ("passed", 1)
    t = telling("roland_banks")
    ally = t.card("duke", 1)
    becomes(t, 1, "arrested")
    assert (stands(t), t.s.cards[ally].owner, t.s.lost_abilities) == ("failed", 0, {1: (1,)})


@pytest.mark.rule("IH-11.5")
def test_without_innsmouth_roland_reports_to_the_police() -> None:
    t = telling("roland_banks", "police_station", clues=5)
    at_a_story(t, 1)
    assert (stands(t), t.row(1).clues) == ("passed", 3), "no Ally is left"
    t = telling("roland_banks", "police_station", clues=5)
    t.s.boxes = (BASE, INNSMOUTH)
    assert not offers_story(t)


@pytest.mark.rule("IH-11.5", "IH-11.7")
def test_silas_follows_the_call_and_leaves_the_others_some_time() -> None:
    t = telling("silas_marsh", REEF, "joe_diamond", clues=4, trophies=("dhole", "gug"))
    t.s.boxes = (BASE, INNSMOUTH)
    t.s.doom, t.s.uprising = 5, 4
    at_a_story(t)
    assert (list(t.s.investigators), t.s.doom, t.s.uprising) == ([2], 3, 0)
    assert t.row(2).clues == 2
    assert not any(row.face.startswith("silas_marsh_story") for row in t.s.cards.values())


@pytest.mark.rule("IH-11.5")
def test_silas_without_innsmouth_goes_to_the_isle() -> None:
    for boxes, offered in (((BASE,), True), ((BASE, INNSMOUTH), False)):
        t = telling("silas_marsh", "unvisited_isle", clues=4)
        t.card("abyss", 1)
        t.s.boxes = boxes
        assert offers_story(t) is offered


@pytest.mark.rule("IH-11.5")
def test_skids_pays_for_his_mother_and_is_no_outlaw_any_more() -> None:
    assert not offers_story(telling("skids_otoole", "st_marys_hospital", money=11))
    t = telling("skids_otoole", "st_marys_hospital", money=12)
    before = pool(t.s, 1, "luck", 0)
    at_a_story(t)
    assert (stands(t), t.row(1).money) == ("passed", 2)
    assert pool(t.s, 1, "luck", 0) == before + 1
    assert not is_privileged(t.s, 1, OUTLAW)


def test_skids_cannot_be_blessed_before_his_curse_is_gone() -> None:
    t = telling("skids_otoole")
    t.s.terror = 4
    nothing(t)
    (curse,) = t.s.cards_of(1, frozenset({BLESSING}))
    bless(t.s, 1, "blessing")
    assert t.s.cards[curse].face == CURSE
    assert t.s.cards[curse].owner == 1


def test_tommy_patrols_the_streets_and_fears_for_his_neighbors() -> None:
    t = telling("tommy_muldoon")
    for space, tokens in (("northside", 1), ("newspaper", 1), ("easttown", 2)):
        happens(t, Defeats(1, 0, "cultist", space, "combat"))
        assert t.s.cards[story(t)].tokens == tokens
    for state in ("insane", "unconscious"):
        for space, how in (("newspaper", "failed"), ("uptown", "open")):
            t = telling("tommy_muldoon", "northside", "joe_diamond")
            t.s.set_investigator(2, space=space)
            becomes(t, 2, state)
            assert stands(t) == how
    t = ended("tommy_muldoon", "failed")
    assert maximum(t.s, 1, SANITY) == SHEETS["tommy_muldoon"].sanity - 1


@pytest.mark.rule("IH-11.5")
def test_trish_exposes_three_places_for_a_clue_each_and_none_of_them_twice() -> None:
    t = telling("trish_scarborough", "newspaper", clues=4)
    for number, space in enumerate(("newspaper", "bank_of_arkham", "administration_building")):
        assert stands(t) == "open"
        t.s.set_investigator(1, space=space)
        at_a_story(t, number)
    assert (stands(t), t.row(1).clues) == ("passed", 1)
    for marks, offered in (((), True), (("newspaper",), False)):
        t = telling("trish_scarborough", "newspaper", clues=1)
        t.s.story_marks[story(t)] = marks
        assert offers_story(t) is offered
    for how, shifts in (("passed", 6), ("failed", 4)):
        t = ended("trish_scarborough", how)
        assert worked_out(t.s, 1, SHIFTS, 5).total == shifts


def test_ursula_is_faster_and_brings_a_clue_from_other_worlds() -> None:
    t = telling("ursula_downs")
    before = skill(t.s, 1, "speed").total
    t = ended("ursula_downs", "passed")
    assert skill(t.s, 1, "speed").total == before + 1
    happens(t, Returns(1, "woods"))
    assert t.row(1).clues == 1


def test_three_dead_in_arkham_fail_yorick_but_not_in_the_outskirts() -> None:
    for last, how in (("outskirts", "open"), ("sky", "failed")):
        t = telling("william_yorick")
        for space in ("uptown", "woods", last):
            t.monster("zombie", space)
        nothing(t)
        assert stands(t) == how
    assert t.s.lost_abilities == {1: (0,)}


def test_zoey_strikes_harder_at_what_is_tough_or_loses_her_instincts() -> None:
    for kind, more in (("cultist", 0), ("dhole", 2)):
        pools = []
        for how in ("", "_passed"):
            t = telling("zoey_samaras", "woods")
            t.s.set_card(story(t), face=f"zoey_samaras_story{how}")
            monster = t.monster(kind, "woods")
            t.s.derive()
            t.s.stack.append(Combat(1, monster))
            pools.append(pool(t.s, 1, "combat", 9, monster))
        assert pools[1] == pools[0] + more
    t = telling("zoey_samaras", "woods")
    ghost = t.monster("ghost", "woods")
    t.s.derive()
    assert "physical_resistance" in foe(t.s, ghost, 1).keywords
    becomes(t, 1, "insane")
    assert stands(t) == "failed"
    assert "physical_immunity" in foe(t.s, ghost, 1).keywords
