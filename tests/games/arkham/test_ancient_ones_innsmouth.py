"""The Ancient Ones and heralds of Innsmouth: their powers while asleep, and the final battle."""

from __future__ import annotations

import pytest

from kadath.games.arkham.board import area
from kadath.games.arkham.cards import ALLY, CLUES, DUST, INNSMOUTH, TABLE
from kadath.games.arkham.foes import as_it_is
from kadath.games.arkham.happenings import Awakens, GateOpens
from kadath.games.arkham.rules.awakening import Awakening
from kadath.games.arkham.rules.checks import pool
from kadath.games.arkham.rules.dust import draw_dust
from kadath.games.arkham.rules.fight import hands
from kadath.games.arkham.rules.final_battle import FinalBattle, as_foe
from kadath.games.arkham.rules.gates import OpeningGate
from kadath.games.arkham.rules.look import DrawingLook
from kadath.games.arkham.rules.losses import gain
from kadath.games.arkham.rules.meeting import Meeting
from kadath.games.arkham.rules.monsters import PlacingMonsters
from kadath.games.arkham.rules.movement_phase import Movement
from kadath.games.arkham.rules.replacing import Equipping
from kadath.games.arkham.rules.setup import SettingUp
from kadath.games.arkham.rules.terror import RaisingTerror
from kadath.games.arkham.rules.turn import Turn
from kadath.games.arkham.rules.upkeep import GivingEvidence, Upkeep
from kadath.games.arkham.rules.whole_game import WholeGame
from kadath.games.arkham.vocabulary.effects.gains import Gain
from kadath.games.arkham.vocabulary.effects.meetings import BanishBySymbol, TrophyFromCup
from kadath.games.arkham.vocabulary.effects.town import ClearTracks
from kadath.games.arkham.vocabulary.rumors import Capture
from kadath.kernel.effects import Doing, Scope
from kadath.kernel.procedure import END, Procedure
from kadath.testkit.arkham.position import Position

from .test_final_battle import battle

BEINGS = ("being_of_ib_1", "being_of_ib_2", "being_of_ib_3", "being_of_ib_4")


def asleep(key: str, *people: str, space: str = "woods") -> Position:
    """A position in which an Ancient One is still asleep."""
    t = Position()
    for sheet in people or ("michael_mcglen",):
        t.investigator(sheet, space)
    t.s.ancient_one = t.card(key, TABLE)
    return t


# --- Bokrug ---------------------------------------------------------------------------------------


@pytest.mark.rule("IH-9.3")
def test_beings_of_ib_penalize_everyone_until_trophies_are_spent() -> None:
    t = asleep("bokrug", space=area("abyss", 1))
    t.s.on_sheet = BEINGS
    t.s.set_investigator(1, trophies=("dhole", "dhole", "gug", "gug"))
    t.s.derive()
    before = pool(t.s, 1, "luck", 0)
    t.begin(Upkeep(1)).choose(f"ability:{t.s.ancient_one}:5")
    while t.offered() != [f"trophy:{being}" for being in BEINGS]:
        t.choose(t.offered()[0])
    t.choose("trophy:being_of_ib_4")
    assert list(t.s.on_sheet) == list(BEINGS[:3])
    assert t.s.removed == ("being_of_ib_4",)
    assert pool(t.s, 1, "luck", 0) == before + 1


@pytest.mark.rule("AH-13.5")
def test_bokrug_is_as_strong_as_the_remaining_beings() -> None:
    t = battle("bokrug")
    t.s.on_sheet = BEINGS[1:3]
    t.begin(Awakening((Awakens(),)))
    assert t.s.doom == 15, "the third Being adds three tokens beyond the track"
    foe = as_it_is(t.s, as_foe(t.s, 1), who=1)
    assert foe.combat == -4
    assert foe.keywords >= {"magical_immunity", "physical_resistance"}
    assert "physical_immunity" not in foe.keywords


@pytest.mark.rule("AH-15.11")
def test_two_beings_with_the_same_effect_need_no_order() -> None:
    t = battle("bokrug")
    t.s.on_sheet = BEINGS[2:]
    t.begin(Awakening((Awakens(),)))
    assert t.s.doom == 18
    assert t.s.decision is None


@pytest.mark.rule("AH-13.8")
def test_bokrug_wins_with_eight_tokens_and_monsters_on_his_sheet() -> None:
    t = battle("bokrug")
    t.s.on_sheet = BEINGS[:2]
    t.s.cards[t.s.ancient_one] = t.s.cards[t.s.ancient_one]._replace(tokens=4)
    t.begin(FinalBattle(at="attacked", round=4))
    assert t.s.outcome is None
    t = battle("bokrug")
    t.s.on_sheet = BEINGS[:2]
    t.s.cards[t.s.ancient_one] = t.s.cards[t.s.ancient_one]._replace(tokens=5)
    t.begin(FinalBattle(at="attacked", round=6))
    assert t.s.outcome is not None
    assert not t.s.outcome.won


# --- Chaugnar Faugn -------------------------------------------------------------------------------


@pytest.mark.rule("IH-9.4")
def test_elder_signs_held_or_in_the_neighborhood_weaken_an_investigator() -> None:
    t = asleep("chaugnar_faugn", "michael_mcglen", "joe_diamond")
    t.s.derive()
    before = pool(t.s, 1, "luck", 0)
    t.card("elder_sign", 2)
    t.s.derive()
    assert pool(t.s, 1, "luck", 0) == before, "another's card does not count"
    t.s.seals = ("woods",)
    assert pool(t.s, 1, "luck", 0) == max(0, before - 1)


@pytest.mark.rule("AH-13.8")
def test_chaugnar_faugn_takes_clues_or_an_ally_or_you() -> None:
    t = battle("chaugnar_faugn", "michael_mcglen", "joe_diamond")
    t.card("duke", 1)
    t.s.set_investigator(2, clues=2)
    t.begin(FinalBattle(at="attacked", round=1)).choose("cost:1")
    if "discard" in t.offered()[0]:
        t.choose(t.offered()[0], "done")
    assert list(t.s.investigators) == [1]
    assert not t.s.cards_of(1)


# --- Cthugha --------------------------------------------------------------------------------------


@pytest.mark.rule("IH-9.5")
def test_every_step_beyond_the_third_costs_stamina() -> None:
    t = asleep("cthugha", "joe_diamond", space="uptown")
    t.begin(Movement(1, at="move", points=5))
    t.choose("move:miskatonic_university", "move:merchant_district", "move:downtown")
    assert t.row(1).stamina == 6
    t.choose("move:easttown")
    assert t.row(1).stamina == 5


@pytest.mark.rule("AH-13.8")
def test_cthughas_toll_is_paid_in_any_combination() -> None:
    t = battle("cthugha")
    t.roll(4).begin(FinalBattle(at="attacked", round=1))
    t.choose("lower:clues", "lower:clues", "lower:sanity", "lower:stamina")
    assert (t.row(1).clues, t.row(1).sanity, t.row(1).stamina) == (1, 2, 6)


def test_weapons_burn_in_the_attack_on_cthugha() -> None:
    t = battle("cthugha")
    t.s.doom = 12
    gun = t.card("tommy_gun", 1)
    t.begin(FinalBattle(at="attack", round=1)).choose(f"wield:{gun}", "done")
    while gun in t.s.cards_of(1):
        t.choose("done")
    assert t.s.cards[gun].owner == 0


# --- Ghatanothoa ----------------------------------------------------------------------------------


@pytest.mark.rule("IH-9.6")
def test_two_clues_at_once_turn_up_a_visage() -> None:
    t = asleep("ghatanothoa")
    t.s.derive()
    t.resolve(Gain(1, CLUES))
    assert t.noted("visage") == []
    t.resolve(Gain(2, CLUES))
    (visage,) = t.noted("visage")
    assert (t.s.visages, 1 in t.s.investigators) == ((0, False) if visage["is_face"] else (1, True))


@pytest.mark.rule("AH-2.6")
def test_an_investigator_devoured_by_a_starting_possession_gets_no_more() -> None:
    """Roland Banks begins with an Ally who brings two Clues at once, which turns up the face."""
    t = asleep("ghatanothoa", "roland_banks")
    (ally,) = t.deck(ALLY, "anna_kaslow")
    t.will_fall((range(8), 0)).begin(Equipping(1, at="possessions", given=3))
    assert t.noted("visage")[0]["is_face"]
    assert 1 not in t.s.investigators
    assert t.s.cards[ally].owner == 0
    assert not any(isinstance(frame, Equipping) for frame in t.s.stack)


@pytest.mark.rule("AH-2.6", "AH-2.8")
def test_nobody_is_skipped_when_a_starting_possession_devours_someone() -> None:
    t = asleep("ghatanothoa", "roland_banks", "joe_diamond")
    t.deck(ALLY, "anna_kaslow")
    t.will_fall((range(8), 0)).begin(SettingUp(at="equip"))
    assert list(t.s.investigators) == [2]
    assert (t.asked().ask, t.s.seats[t.asked().seat]) == ("sliders", 2)


@pytest.mark.rule("IH-9.6")
def test_the_fourth_visage_is_shuffled_with_the_others() -> None:
    t = asleep("ghatanothoa")
    for seed in range(50):
        again = t.s.clone()
        again.derive()
        again.rng, again.visages = seed, 3
        answer = gain(again, 1, CLUES, 2)
        assert answer is not None
        again.stack.append(answer)
        again.advance()
        assert again.visages == 0


@pytest.mark.rule("AH-13.8")
def test_ghatanothoa_devours_the_slow() -> None:
    t = battle("ghatanothoa", "michael_mcglen", "joe_diamond")
    t.s.set_investigator(1, sliders=(0, 0, 0))
    t.s.set_investigator(2, sliders=(3, 0, 0))
    t.begin(FinalBattle(at="attacked", round=5))
    assert list(t.s.investigators) == [2]


# --- Nyogtha --------------------------------------------------------------------------------------


@pytest.mark.rule("IH-9.7")
def test_the_tendril_replaces_a_monster_and_returns_to_the_sheet() -> None:
    t = asleep("nyogtha")
    t.s.on_sheet = ("tendril_of_nyogtha",)
    t.s.cup = ("zombie",)
    t.begin(Meeting(1))
    (met,) = t.s.monsters
    assert t.s.monsters[met].monster == "tendril_of_nyogtha"
    assert not t.s.on_sheet
    t.roll(6, 6, 6, 6).choose(f"evade:{met}")
    while t.s.decision is not None:
        t.choose(t.offered()[0])
    assert t.s.on_sheet == ("tendril_of_nyogtha",)
    assert t.s.cup == ("zombie",)


@pytest.mark.rule("AH-13.5")
def test_nyogtha_is_easier_for_the_first_player() -> None:
    t = battle("nyogtha", "michael_mcglen", "joe_diamond")
    t.s.derive()
    assert [as_foe(t.s, who).combat for who in (1, 2)] == [-3, -8]


# --- Quachil Uttaus -------------------------------------------------------------------------------


@pytest.mark.rule("IH-9.8", "IH-12.4")
def test_every_turn_costs_two_clues_or_dust() -> None:
    t = asleep("quachil_uttaus", "michael_mcglen", "joe_diamond")
    t.deck(f"{DUST}_1", "a_grey_footprint")
    t.s.set_investigator(1, clues=2)
    t.begin(Turn()).choose("pass")
    assert t.row(1).sanity == 2
    assert [t.s.cards[card].face for card in t.s.cards_of(1)] == ["a_grey_footprint"]


@pytest.mark.rule("IH-12.4")
def test_the_dust_of_the_devoured_goes_back() -> None:
    t = asleep("quachil_uttaus")
    (card,) = t.deck(f"{DUST}_3", "dust_to_dust")
    t.s.derive()
    dust = draw_dust(t.s, 1)
    assert dust is not None
    t.begin(dust)
    assert not t.s.investigators
    assert t.s.decks[f"{DUST}_3"] == (card,)


@pytest.mark.rule("IH-9.8")
def test_the_marker_stays_with_its_holder() -> None:
    t = asleep("quachil_uttaus", "michael_mcglen", "joe_diamond")
    t.begin(Turn(at="over"))
    assert t.s.first_player == 0


@pytest.mark.parametrize(("card", "most"), [("withered_hand", 6), ("ages_in_a_breath", 6)])
def test_dust_lowers_the_maximums(card: str, most: int) -> None:
    t = asleep("quachil_uttaus")
    level = 2 if card == "withered_hand" else 3
    t.deck(f"{DUST}_{level}", card)
    t.s.derive()
    draw_dust(t.s, 1)
    assert t.row(1).stamina == most, "McGlen had 7"


# --- Rhan-Tegoth ----------------------------------------------------------------------------------


@pytest.mark.rule("IH-9.9")
def test_rhan_tegoth_takes_every_cultist_that_is_drawn() -> None:
    t = asleep("rhan_tegoth")
    t.s.cup = ("cultist", "cultist", "zombie")
    for seed in range(20):
        s = t.s.clone()
        s.derive()
        s.rng = seed
        s.stack.append(PlacingMonsters("rivertown", 1))
        s.advance()
        taken = s.on_sheet.count("cultist")
        assert [row.monster for row in s.monsters.values()] == ["zombie"]
        assert (s.terror, s.doom) == (taken, taken)


HUNGERS: dict[str, tuple[Procedure, int]] = {
    "trophies of an encounter": (Doing((TrophyFromCup(),), Scope(1, "entry")), 1),
    "trophies of a first possession": (Equipping(1, at="possessions", given=3), 3),
    "captives of a Rumor": (Doing((Capture(3),), Scope(1, "entry")), 3),
    "a symbol that sends monsters away": (Doing((BanishBySymbol(),), Scope(1, "entry")), 0),
    "a tough monster": (Meeting(1, toughness=3, tries=5), 1),
}
"""Effects that draw monsters from the cup other than by appearing, and how many they draw."""


@pytest.mark.rule("IH-9.9", "AH-12.1")
@pytest.mark.parametrize("hunger", HUNGERS.values(), ids=HUNGERS)
def test_rhan_tegoth_takes_cultists_no_matter_why_they_are_drawn(
    hunger: tuple[Procedure, int],
) -> None:
    frame, leave = hunger
    t = asleep("rhan_tegoth", "william_yorick")
    t.s.cup = ("cultist",) * 6 + ("byakhee",) * 4
    eaten = 0
    for seed in range(20):
        s = t.s.clone()
        s.derive()
        s.rng = seed
        s.stack += [WholeGame(at=END), frame.clone()]
        s.advance()
        taken = s.on_sheet.count("cultist")
        assert (s.terror, s.doom) == (taken, taken)
        assert (s.cup.count("cultist"), s.cup.count("byakhee")) == (6 - taken, 4 - leave)
        eaten += taken
    assert eaten


@pytest.mark.rule("AH-13.8")
def test_not_even_a_warding_statue_prevents_the_drain_of_rhan_tegoth() -> None:
    t = battle("rhan_tegoth", "michael_mcglen")
    statue = t.card("warding_statue", 1)
    t.roll(1, 1, 5, 5, 5, 5, 5).begin(FinalBattle(at="attacked", round=1))
    assert (t.row(1).stamina, t.s.cards[statue].owner) == (5, 1)


@pytest.mark.rule("IH-9.9", "AH-13.8")
def test_rhan_tegoth_drains_the_strongest() -> None:
    t = battle("rhan_tegoth", "michael_mcglen", "harvey_walters")
    t.roll(1, 1, 5, 5, 5, 5, 5).begin(FinalBattle(at="attacked", round=1))
    assert t.row(1).stamina == 5
    assert t.s.extra_hits == 2
    frame = FinalBattle(at="hits")
    t.s.returned, t.s.doom = 4, 11
    FinalBattle.STEPS["hits"].run(frame, t.s)
    assert (t.s.extra_hits, t.s.doom) == (0, 10), "two successes for the drain, two for a token"


# --- Zhar -----------------------------------------------------------------------------------------


@pytest.mark.rule("IH-9.10")
def test_doubles_bring_another_mythos_card() -> None:
    t = asleep("zhar")
    t.deck("gate_marker", "abyss")
    t.roll(3, 3).begin(OpeningGate((GateOpens("woods"),)))
    assert len(t.noted("die")) == 2


@pytest.mark.rule("IH-9.10")
def test_zhar_is_beaten_twice_and_changes_in_between() -> None:
    t = battle("zhar")
    t.s.derive()
    first = FinalBattle(at="hits", hits=5)
    t.s.stack.append(first)
    assert "magical_immunity" in as_it_is(t.s, as_foe(t.s, 1), who=1).keywords
    t.s.returned, t.s.doom = 1, 1
    FinalBattle.STEPS["hits"].run(first, t.s)
    assert (t.s.outcome, t.s.doom, first.hits) == (None, 11, 0)
    keywords = as_it_is(t.s, as_foe(t.s, 1), who=1).keywords
    assert "physical_immunity" in keywords
    assert "magical_immunity" not in keywords


@pytest.mark.rule("IH-9.11")
def test_zhar_grasps_and_then_devours() -> None:
    t = battle("zhar")
    t.begin(FinalBattle(at="attacked", round=1))
    assert hands(t.s, 1) == 1
    t = battle("zhar")
    t.s.cards[t.s.ancient_one] = t.s.cards[t.s.ancient_one]._replace(tokens=1)
    t.begin(FinalBattle(at="attacked", round=2))
    assert not t.s.investigators


# --- Heralds --------------------------------------------------------------------------------------


def heralded(key: str, *, with_cthulhu: bool = False) -> Position:
    """A table on both boards with a herald."""
    t = Position()
    t.s.boxes = ("base", INNSMOUTH)
    t.investigator("michael_mcglen", "church_green", clues=1)
    t.investigator("joe_diamond", "woods")
    t.card(key, TABLE)
    if with_cthulhu:
        t.s.ancient_one = t.card("cthulhu", TABLE)
    return t


@pytest.mark.rule("IH-10.2")
def test_father_dagon_makes_everyone_spend_a_clue_when_terror_rises() -> None:
    t = heralded("father_dagon")
    t.begin(RaisingTerror(1))
    assert (t.row(1).clues, t.s.doom) == (0, 1)


@pytest.mark.rule("IH-10.2", "IH-7.4")
def test_father_dagon_accepts_cards_that_count_as_clues() -> None:
    """McGlen has a token; Joe Diamond has none, and need not give the card that counts as one."""
    t = heralded("father_dagon")
    materials = t.card("research_materials", 2)
    t.begin(RaisingTerror())
    assert (t.row(1).clues, t.offered()) == (0, [f"clue:{materials}", "pass"])
    kept = t.s.clone()
    t.choose(f"clue:{materials}")
    assert (t.s.doom, t.s.cards[materials].owner) == (0, 0)
    kept.apply("pass")
    assert (kept.doom, kept.cards[materials].owner) == (1, 2)


@pytest.mark.rule("IH-7.3")
def test_after_a_raid_the_deep_ones_of_dagon_rise_again() -> None:
    t = heralded("father_dagon")
    t.s.uprising = 4
    t.s.feds = {"church_green": 1, "factory_district": 2, "innsmouth_shore": 2}
    t.begin(GivingEvidence(1, "church_green"))
    assert (t.s.uprising, t.s.feds) == (1, {})


@pytest.mark.rule("IH-7.3")
def test_tracks_cleared_by_an_entry_are_no_raid() -> None:
    t = heralded("father_dagon")
    t.s.uprising, t.s.feds = 3, {"church_green": 1}
    t.resolve(ClearTracks())
    assert (t.s.uprising, t.s.feds) == (0, {})


@pytest.mark.rule("IH-10.2")
def test_with_dagon_deep_ones_make_cthulhu_harder() -> None:
    t = heralded("father_dagon", with_cthulhu=True)
    t.monster("deep_one", "church_green")
    t.s.awake = True
    t.begin(Awakening((Awakens(),)))
    assert as_foe(t.s, 1).combat == -7
    assert t.s.extra_hits == 2


@pytest.mark.rule("IH-10.2", "IH-12.1")
def test_mother_hydra_sends_deep_ones_and_shows_more_faces() -> None:
    t = heralded("mother_hydra")
    t.s.cup = ("deep_one", "deep_one", "zombie")
    t.begin(DrawingLook(1, 9))
    assert t.noted("look")[0]["looks"], "ten of ten cards"
    assert 1 not in t.s.investigators
    assert t.s.uprising == 1
    assert [row.monster for row in t.s.monsters.values()].count("deep_one") == 2, (
        "one in his place, one on the shore"
    )
