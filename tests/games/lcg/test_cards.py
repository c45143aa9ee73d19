"""Further cards, each with what makes it different."""

from __future__ import annotations

import pytest

from kadath.games.lcg.rules.skill_test import SkillTest
from kadath.games.lcg.values import value
from kadath.games.lcg.vocabulary.effects import MakeTest
from kadath.games.lcg.vocabulary.selectors import these
from kadath.kernel.effects import Scope
from kadath.kernel.events import Resolution
from kadath.kernel.modifiers import Adjust
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


def study_with(*bag: str, clues: int = 2, **roland: object) -> Position:
    t = Position(*bag)
    place = t.location("study", clues=clues)
    t.investigator("roland-banks", place, **roland)  # type: ignore[arg-type]
    return t


@pytest.mark.rule("LCG-159", "LCG-173", "LCG-174")
def test_machete_hits_harder_only_against_the_only_enemy_engaged_with_you() -> None:
    for enemies, damage in ((1, 2), (2, 1)):
        t = study_with("0", play=["machete"])
        roland = t.id_of("roland-banks")
        for _ in range(enemies):
            t.enemy("goat-spawn", engaged=roland)
        t.round()
        t.choose("activate machete")
        if enemies > 1:
            assert t.asked == "roland-banks: choose-target"
            t.choose("choose goat-spawn")
        assert t.state.cards[t.id_of("goat-spawn")].damage == damage
        assert t.state.investigators[roland].damage == 0, "a fight provokes nothing (LCG-174)"


@pytest.mark.rule("LCG-299", "LCG-307")
def test_beat_cop_helps_while_he_stays_and_strikes_when_he_leaves() -> None:
    t = study_with("0", play=["beat-cop"])
    t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"))
    t.round()
    assert value(t.state, t.id_of("roland-banks"), "combat") == 5
    assert t.options == ["use beat-cop", "pass"], "a free ability in a player window"
    t.choose("use beat-cop")
    assert t.zone("beat-cop") == "discard"
    assert t.state.cards[t.id_of("ghoul-minion")].damage == 1
    assert value(t.state, t.id_of("roland-banks"), "combat") == 4


def test_vicious_blow_and_evidence() -> None:
    t = study_with("0", hand=["vicious-blow", "evidence"])
    t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("fight ghoul-minion", "commit vicious-blow")
    assert t.zone("ghoul-minion") == "discard", "1 + 1 damage"
    assert t.options == ["react roland-banks", "play evidence", "pass"]
    t.choose("play evidence", "react roland-banks")
    assert t.state.investigators[t.id_of("roland-banks")].clues == 2
    assert t.zone("vicious-blow") == "discard"


def test_deduction_and_dr_milan() -> None:
    t = study_with("0", hand=["deduction"], play=["dr-milan-christopher"])
    t.round()
    t.choose("investigate", "commit deduction")
    roland = t.id_of("roland-banks")
    assert t.state.investigators[roland].clues == 0
    assert t.options == ["react dr-milan-christopher", "pass"], "before the results"
    t.choose("react dr-milan-christopher")
    assert t.state.investigators[roland].resources == 6
    assert t.state.investigators[roland].clues == 2


@pytest.mark.rule("LCG-173", "LCG-216")
def test_flashlight_makes_one_investigation_easier() -> None:
    t = study_with("-3", play=["flashlight"])
    t.round()
    t.choose("activate flashlight")
    assert t.state.investigators[t.id_of("roland-banks")].clues == 1, "3 - 3 against 2 - 2"
    assert t.state.cards[t.id_of("flashlight")].uses == 2
    assert value(t.state, t.id_of("study"), "shroud") == 2, "for this investigation only"
    t.choose("investigate")
    assert t.state.investigators[t.id_of("roland-banks")].clues == 1


def test_medical_texts_heal_or_hurt() -> None:
    for token, damage in (("0", 1), ("-4", 3)):
        t = study_with(token, play=["medical-texts"], damage=2)
        t.round()
        t.choose("activate medical-texts")
        assert t.state.investigators[t.id_of("roland-banks")].damage == damage


def test_old_book_of_lore_searches_the_top_of_anybodys_deck() -> None:
    t = position("""
        roland-banks: at study, play old-book-of-lore, deck barricade
        agnes-baker: at study, deck guts dodge lucky machete
    """)
    t.round()
    t.choose("turn roland-banks", "activate old-book-of-lore", "choose agnes-baker")
    assert t.asked == "agnes-baker: search"
    assert sorted(t.options) == ["find dodge", "find guts", "find lucky"]
    t.choose("find dodge")
    (found,) = t.state.pile("hand", t.id_of("agnes-baker"))
    assert t.state.cards[found].face == "dodge"
    assert len(t.state.pile("deck", t.id_of("agnes-baker"))) == 3
    assert t.state.cards[t.id_of("old-book-of-lore")].exhausted


@pytest.mark.rule("LCG-168", "LCG-169")
def test_stray_cat_and_rabbits_foot() -> None:
    t = study_with("-8", play=["stray-cat", "rabbits-foot"], deck=["guts"])
    t.enemy("goat-spawn", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("use stray-cat")
    assert t.zone("goat-spawn") == "at"
    assert t.state.cards[t.id_of("goat-spawn")].exhausted
    t.choose("investigate")
    assert t.options == ["react rabbits-foot", "pass"]
    t.choose("react rabbits-foot")
    assert t.zone("guts") == "hand"
    t.choose("investigate")
    assert t.asked == "roland-banks: take-action", "the foot is exhausted"


@pytest.mark.rule("LCG-192", "LCG-212", "LCG-374")
def test_guts_is_for_whoever_committed_it_and_only_one_to_a_test() -> None:
    t = position("""
        wendy-adams: at study, deck lucky
        roland-banks: at study, hand guts guts, deck machete
        encounter deck: rotting-remains swarm-of-rats
    """)
    t.round("I")
    t.choose("commit guts")
    assert t.zone("machete") == "hand", "Roland committed it and draws"
    assert t.zone("lucky") == "deck"
    assert t.zone("guts#2") == "hand", "LCG-374"


@pytest.mark.rule("LCG-374")
def test_whoever_performs_the_test_commits_only_one_guts_as_well() -> None:
    t = study_with("0", hand=["guts", "guts", "unexpected-courage"], deck=["machete"])
    t.encounter_deck("rotting-remains")
    t.round("I")
    t.choose("commit guts")
    assert t.options == ["commit unexpected-courage", "done"]


def test_crypt_chill_takes_an_asset_or_2_damage() -> None:
    for play, damage in (["machete", "flashlight"], 0), ([], 2):
        t = study_with("-4", play=play)
        t.encounter_deck("crypt-chill")
        t.round("I")
        if play:
            assert t.options == ["choose machete", "choose flashlight"]
            t.choose("choose machete")
            assert t.zone("machete") == "discard"
        assert t.state.investigators[t.id_of("roland-banks")].damage == damage


@pytest.mark.rule("LCG-072", "LCG-146", "LCG-186")
def test_obscuring_fog_lies_on_the_location_until_it_is_investigated() -> None:
    t = study_with("0")
    t.encounter_deck("obscuring-fog", "obscuring-fog")
    t.round("I")
    study = t.id_of("study")
    assert t.state.pile("attached", study) == (t.id_of("obscuring-fog"),)
    assert value(t.state, study, "shroud") == 4
    t.choose("investigate")
    assert t.zone("obscuring-fog") == "attached", "3 against 4"
    t.state.set_card(study, clues=9)
    t.state.bag = ("+1",)
    t.choose("investigate")
    assert t.zone("obscuring-fog") == "discard"
    assert value(t.state, study, "shroud") == 2


@pytest.mark.rule("LCG-072", "LCG-074", "LCG-370")
def test_LCG_370_one_fog_to_a_location() -> None:
    t = position("""
        roland-banks: at study
        agnes-baker: at study
        encounter deck: obscuring-fog obscuring-fog swarm-of-rats
    """)
    t.round("I")
    assert t.zone("obscuring-fog") == "attached"
    assert t.zone("obscuring-fog#2") == "discard", "LCG-074: it cannot stay where it was"


@pytest.mark.rule("LCG-014", "LCG-198", "LCG-201")
def test_the_gatherings_symbols() -> None:
    t = Position("skull", "cultist", "tablet")
    place = t.location("study", clues=9)
    t.scenario("the-gathering")
    t.investigator("roland-banks", place, deck=["guts"])
    t.enemy("ghoul-minion", place, exhausted=True)
    t.enemy("ghoul-minion", place, exhausted=True)
    t.round()
    roland = t.id_of("roland-banks")
    totals = []
    for token in ("skull", "cultist", "tablet"):
        t.will_reveal(token)
        t.choose("investigate")
        totals.append(t.told("total")[-1]["total"])
    assert totals == [3 - 2, 3 - 1, 3 - 2]
    row = t.state.investigators[roland]
    assert (row.damage, row.horror) == (1, 0), "the tablet hurts; the cultist's test succeeded"


@pytest.mark.rule("LCG-199", "LCG-201")
def test_rolands_elder_sign_counts_clues() -> None:
    t = study_with("elder sign", clues=3)
    t.round()
    t.choose("investigate")
    assert t.told("total") == [{"who": t.id_of("roland-banks"), "total": 6}]


@pytest.mark.rule("LCG-153", "LCG-347", "LCG-357", "LCG-361", "LCG-389")
def test_emergency_cache_and_the_cost_of_cards() -> None:
    t = study_with("0", hand=["emergency-cache", "machete"], resources=0)
    t.round()
    assert "play machete" not in t.options, "LCG-357: he cannot pay for it"
    t.choose("play emergency-cache")
    assert t.state.investigators[t.id_of("roland-banks")].resources == 3
    t.choose("play machete")
    assert t.zone("machete") == "play"


def test_LCG_382_an_ally_makes_room_for_another() -> None:
    t = study_with("0", hand=["research-librarian"], play=["guard-dog", "machete"])
    t.round()
    t.choose("play research-librarian")
    assert t.zone("guard-dog") == "discard", "one ally slot; the machete is in a hand"
    assert t.zone("machete") == "play"


@pytest.mark.rule("LCG-150")
def test_twisting_paths_may_cancel_the_way_out() -> None:
    for token, reached in (("0", True), ("-4", False)):
        t = Position(token)
        paths = t.location("arkham-woods-twisting-paths")
        house = t.location("arkham-woods-old-house")
        t.investigator("roland-banks", paths)
        t.round()
        t.choose("move arkham-woods-old-house")
        assert (t.state.location_of(t.id_of("roland-banks")) == house) is reached


@pytest.mark.rule("LCG-399")
def test_LCG_399_entering_a_location_reveals_it() -> None:
    t = Position("0")
    hallway = t.location("hallway")
    cellar = t.location("cellar", revealed=False)
    t.investigator("roland-banks", hallway)
    t.investigator("agnes-baker", hallway)
    t.round()
    t.choose("turn roland-banks", "move cellar")
    assert t.state.cards[cellar].revealed
    assert t.state.cards[cellar].clues == 4, "2 per investigator"
    assert t.state.investigators[t.id_of("roland-banks")].damage == 1, "forced, after entering"


@pytest.mark.rule("LCG-127", "LCG-227", "LCG-249")
def test_LCG_249_a_hunter_moves_and_engages() -> None:
    t = position("""
        hallway:
        attic: swarm-of-rats, ghoul-minion
        roland-banks: at hallway, deck guts
    """)
    attic = t.id_of("attic")
    t.round("III")
    assert t.state.engaged_with(t.id_of("swarm-of-rats")) == t.id_of("roland-banks")
    assert t.state.location_of(t.id_of("ghoul-minion")) == attic, "no hunter"


@pytest.mark.rule("LCG-228", "LCG-230")
def test_LCG_230_prey_and_the_lead_investigator() -> None:
    t = position("""
        study: young-deep-one, swarm-of-rats
        roland-banks: at study
        agnes-baker: at study
        wendy-adams: at study
    """)
    t.round("IV")
    assert t.asked == "roland-banks: gather", "the rats have no prey: the lead chooses"
    assert t.options == [
        "engage swarm-of-rats roland-banks",
        "engage swarm-of-rats agnes-baker",
        "engage swarm-of-rats wendy-adams",
    ]
    t.choose("engage swarm-of-rats agnes-baker")
    assert t.state.engaged_with(t.id_of("young-deep-one")) == t.id_of("wendy-adams"), "combat 1"


@pytest.mark.rule("LCG-395")
def test_LCG_395_an_empty_deck_is_made_anew_for_1_horror() -> None:
    t = study_with("0", discard=["guts", "machete"])
    t.round()
    t.choose("draw")
    roland = t.id_of("roland-banks")
    assert len(t.state.pile("hand", roland)) == 1
    assert len(t.state.pile("deck", roland)) == 1
    assert t.state.investigators[roland].horror == 1


@pytest.mark.rule("LCG-319", "LCG-363")
def test_wendys_amulet_plays_the_topmost_event_from_her_discard_pile() -> None:
    t = position("""
        study: clues 2
        wendy-adams: at study, play wendys-amulet, discard guts lucky emergency-cache, deck guts
        bag: -2
    """)
    t.round()
    wendy = t.id_of("wendy-adams")
    assert "play emergency-cache" not in t.options, "only the topmost event"
    t.choose("investigate")
    assert t.options == ["play lucky", "pass"]
    t.choose("play lucky")
    assert t.state.investigators[wendy].clues == 1
    assert t.state.pile("deck", wendy)[-1] == t.id_of("lucky"), "under her deck instead"
    # LCG-067: everyone has seen it go there, and knows it until the deck is shuffled.
    assert t.state.cards[t.id_of("lucky")].known == -1
    assert "play emergency-cache" in t.options, "the topmost event now"


@pytest.mark.rule("LCG-199", "LCG-207")
def test_wendys_elder_sign_succeeds_with_her_amulet() -> None:
    t = Position("elder sign")
    study = t.location("study", clues=2)
    t.investigator("wendy-adams", study, play=["wendys-amulet"])
    t.round("II", Adjust(these(t.state, [study]), "shroud", 7))
    t.choose("investigate")
    assert t.told("test-result") == [
        {"who": t.id_of("wendy-adams"), "result": "succeeded", "by": 3}
    ], "LCG-207: the difficulty is considered 0"


def test_heirloom_answers_a_spell_in_the_window_of_its_playing() -> None:
    t = position("agnes-baker: at study, hand scrying, play heirloom-of-hyperborea, deck guts")
    t.round()
    t.choose("play scrying")
    assert t.options == ["react heirloom-of-hyperborea", "pass"]
    t.choose("react heirloom-of-hyperborea")
    assert t.zone("guts") == "hand"


@pytest.mark.rule("LCG-385")
def test_the_38_special_is_better_where_there_are_clues() -> None:
    for clues, total in ((1, 7), (0, 5)):
        t = study_with("0", clues=clues, play=["rolands-38-special"])
        t.enemy("goat-spawn", engaged=t.id_of("roland-banks"))
        t.round()
        t.choose("activate rolands-38-special")
        assert t.told("total")[-1]["total"] == total
        assert t.state.cards[t.id_of("goat-spawn")].damage == 2
        assert t.state.cards[t.id_of("rolands-38-special")].uses == 3


def test_physical_training_helps_in_your_own_test_only() -> None:
    t = position("""
        roland-banks: at study, play physical-training, resources 2, engaged goat-spawn
        wendy-adams: at study
        bag: -1
    """)
    t.round()
    assert t.asked == "roland-banks: choose-turn", "no test, nothing to use"
    t.choose("turn roland-banks", "fight goat-spawn")
    t.choose("use physical-training", "use physical-training")
    assert t.told("total")[-1]["total"] == 4 + 2 - 1


@pytest.mark.rule("LCG-312", "LCG-354")
def test_physical_training_is_of_no_use_in_a_test_of_another_skill() -> None:
    for skill, offered in ("combat", 1), ("willpower", 1), ("intellect", 0), ("agility", 0):
        t = study_with("0", play=["physical-training"], resources=2)
        t.begin(Resolution(MakeTest(skill, 3), Scope(t.id_of("roland-banks"))))
        if offered:
            assert t.options == ["use physical-training", "pass"], "the other skill is not tested"
        else:
            assert t.is_over(), "he was not asked: neither of its skills is"


@pytest.mark.rule("LCG-312")
def test_what_counts_is_the_skill_that_is_tested_in_the_end() -> None:
    t = study_with("0", play=["hyperawareness"], hand=["mind-over-matter"], resources=9)
    t.enemy("goat-spawn", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("play mind-over-matter", "fight goat-spawn", "skill intellect")
    assert t.options == ["use hyperawareness", "pass"], "he fights with his intellect"


@pytest.mark.rule("LCG-246")
def test_pickpocketing_and_working_a_hunch() -> None:
    t = study_with("0", hand=["working-a-hunch"], play=["pickpocketing"], deck=["guts", "guts"])
    t.enemy("relentless-dark-young", engaged=t.id_of("roland-banks"), damage=3)
    t.round()
    assert t.options == ["play working-a-hunch", "pass"], "LCG-246: in a window of his own turn"
    t.choose("play working-a-hunch")
    assert t.state.investigators[t.id_of("roland-banks")].clues == 1
    t.choose("evade relentless-dark-young", "react pickpocketing")
    assert t.zone("guts") == "hand"
    t.choose("done")
    assert t.is_over()
    assert t.state.cards[t.id_of("relentless-dark-young")].damage == 1, "heals 2 as the round ends"


def test_dissonant_voices_forbid_cards_until_the_round_ends() -> None:
    t = study_with("0", hand=["emergency-cache", "working-a-hunch", "machete", "dodge"])
    t.encounter_deck("dissonant-voices", "ghoul-minion")
    t.round("I")
    assert t.zone("dissonant-voices") == "threat"
    assert not [one for one in t.options if one.startswith("play")]
    t.choose("done")
    assert t.zone("dissonant-voices") == "discard"


@pytest.mark.rule("LCG-340")
def test_LCG_340_the_lead_investigator_orders_forced_abilities_that_differ() -> None:
    t = position("""
        study: relentless-dark-young damage 3 exhausted
        wendy-adams: at study, deck guts
        roland-banks: at study, deck guts
        encounter deck: dissonant-voices dissonant-voices
    """)
    t.round("I")
    t.choose("turn wendy-adams", "done", "done")
    assert t.asked == "wendy-adams: order-forced"
    assert t.options == [
        "forced relentless-dark-young",
        "forced dissonant-voices",
        "forced dissonant-voices#2",
    ]
    t.choose("forced dissonant-voices#2")
    assert t.zone("dissonant-voices#2") == "discard"
    t.choose("forced relentless-dark-young")
    assert t.is_over(), "the one that is left is not asked about"


@pytest.mark.rule("LCG-279", "LCG-284")
def test_dreams_of_rlyeh_may_drive_one_mad_and_may_be_shaken_off() -> None:
    t = study_with("+1", horror=4)
    t.encounter_deck("dreams-of-rlyeh")
    t.round("I")
    assert t.state.outcome is not None, "sanity 5 - 1 with 4 horror: a standing check (LCG-279)"
    t = study_with("+1", horror=3)
    t.encounter_deck("dreams-of-rlyeh")
    t.round("I")
    assert value(t.state, t.id_of("roland-banks"), "willpower") == 2
    t.choose("activate dreams-of-rlyeh")
    assert t.zone("dreams-of-rlyeh") == "discard"
    assert value(t.state, t.id_of("roland-banks"), "willpower") == 3


def test_flesh_eater_spawns_in_the_attic_and_is_worth_something() -> None:
    t = Position("+1")
    hallway = t.location("hallway")
    attic = t.location("attic")
    t.investigator("roland-banks", hallway, deck=["guts"])
    t.encounter_deck("flesh-eater")
    t.round("I")
    assert t.state.location_of(t.id_of("flesh-eater")) == attic
    assert t.state.engaged_with(t.id_of("flesh-eater")) == 0
    t.state.set_card(t.id_of("flesh-eater"), damage=3, exhausted=True)
    t.choose("move attic", "fight flesh-eater")
    assert t.zone("flesh-eater") == "victory", "LCG-435"


@pytest.mark.rule("LCG-218", "LCG-221")
def test_LCG_221_an_enemy_that_can_spawn_nowhere_is_discarded() -> None:
    t = study_with("0")
    t.encounter_deck("flesh-eater", "swarm-of-rats")
    t.round("I")
    assert t.zone("flesh-eater") == "discard"
    assert [line["face"] for line in t.told("discarded")] == ["flesh-eater"]


@pytest.mark.rule("LCG-278", "LCG-338")
def test_first_aid_heals_what_there_is_to_heal() -> None:
    t = position("""
        roland-banks: at study, play first-aid, horror 1
        agnes-baker: at study
    """)
    t.state.set_card(t.id_of("first-aid"), uses=1)
    t.round()
    t.choose("turn roland-banks", "activate first-aid")
    # LCG-338: only Roland is a valid target, and only his horror can be healed.
    assert t.state.investigators[t.id_of("roland-banks")].horror == 0
    assert t.zone("first-aid") == "discard", "its last supply"


@pytest.mark.rule("LCG-191")
def test_the_trail_names_the_steps_of_the_rulebook() -> None:
    t = study_with("0", hand=["guts", "unexpected-courage"])
    t.round()
    t.choose("investigate")
    assert isinstance(t.state.stack[-1], SkillTest)
    assert t.decision.why == ("LCG-191", "LCG-192", "LCG-193", "LCG-195", "LCG-196")
    assert t.where().endswith("lcg.SkillTest ST.2")
