"""Seeker cards: what makes each of them different."""

from __future__ import annotations

import pytest

from kadath.games.lcg.narrator import LcgNarrator
from kadath.games.lcg.rules.encounter import DrawEncounterCard
from kadath.games.lcg.values import value
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


def test_the_magnifying_glass_helps_its_bearer_to_investigate() -> None:
    t = Position("0")
    study = t.location("study", clues=2)
    t.investigator("roland-banks", study, play=["magnifying-glass"])
    t.investigator("agnes-baker", study)
    t.round()
    t.choose("turn roland-banks", "investigate")
    assert t.told("total")[-1]["total"] == 3 + 1
    assert value(t.state, t.id_of("roland-banks"), "intellect") == 3, "not while he does not"
    t.choose("done", "investigate")
    assert t.told("total")[-1]["total"] == 2, "Agnes does without"


def test_LCG_248_the_magnifying_glass_is_played_in_any_window_of_your_own_turn() -> None:
    t = Position("0")
    study = t.location("study", clues=2)
    t.investigator("roland-banks", study, hand=["magnifying-glass"])
    t.investigator("agnes-baker", study, hand=["magnifying-glass"])
    t.round()
    t.choose("turn roland-banks", "pass", "investigate")
    assert t.options == ["play magnifying-glass", "pass"], "even in a test, and Agnes is not asked"
    t.choose("play magnifying-glass")
    assert t.asked == "agnes-baker: commit", "hers has an icon, but it is not her turn to play it"
    t.choose("done")
    assert t.told("total")[-1]["total"] == 3 + 1
    assert t.state.investigators[t.id_of("roland-banks")].resources == 4


def test_the_better_magnifying_glass_may_come_back_where_there_are_no_clues() -> None:
    t = Position("0")
    study = t.location("study", clues=1)
    t.investigator("roland-banks", study, play=["magnifying-glass-1"])
    t.round()
    assert t.asked == "roland-banks: take-action", "there is a clue"
    t.choose("investigate")
    assert t.told("total")[-1]["total"] == 3 + 1
    assert t.options == ["use magnifying-glass-1", "pass"]
    t.choose("use magnifying-glass-1")
    assert t.zone("magnifying-glass-1") == "hand"
    assert t.asked == "roland-banks: take-action", "not to and fro for ever"
    t.choose("resource", "play magnifying-glass-1", "use magnifying-glass-1")
    assert t.zone("magnifying-glass-1") == "hand"


def test_hyperawareness_raises_intellect_or_agility() -> None:
    t = position("roland-banks: at study, play hyperawareness, resources 2, engaged goat-spawn")
    t.round()
    t.choose("evade goat-spawn", "use hyperawareness", "pass", "pass")
    assert t.told("total")[-1]["total"] == 2 + 1
    t.choose("investigate", "use hyperawareness")
    assert t.told("total")[-1]["total"] == 3 + 1


def test_encyclopedia_makes_somebody_better_at_something_for_the_phase() -> None:
    t = Position("0")
    study = t.location("study")
    t.investigator("roland-banks", study, play=["encyclopedia"], deck=["guts"])
    wendy = t.investigator("wendy-adams", study, deck=["guts"])
    t.round()
    t.choose("turn roland-banks", "activate encyclopedia", "choose wendy-adams")
    assert t.asked == "roland-banks: choose-effect", "a skill of his choice, not of hers"
    t.choose("effect 2")
    assert value(t.state, wendy, "combat") == 1 + 2
    assert value(t.state, wendy, "agility") == 4
    t.choose("done")
    assert value(t.state, wendy, "combat") == 1 + 2, "his turn is over, the phase is not"
    t.choose("done")
    assert value(t.state, wendy, "combat") == 1


def test_cryptic_research_draws_3_cards_for_somebody_in_your_turn() -> None:
    t = Position("0")
    study = t.location("study")
    roland = t.investigator("roland-banks", study, hand=["cryptic-research"], deck=["dodge"])
    wendy = t.investigator("wendy-adams", study, deck=["guts", "lucky", "machete", "dodge"])
    t.round()
    t.choose("turn wendy-adams")
    assert t.asked == "wendy-adams: take-action", "not in her turn"
    t.choose("done", "play cryptic-research")
    t.choose("choose wendy-adams")
    assert len(t.state.pile("hand", wendy)) == 3
    assert len(t.state.pile("hand", roland)) == 0


def matter(*bag: str, hand: tuple[str, ...] = ()) -> Position:
    """Roland in the study with an enemy, having played Mind over Matter."""
    t = Position(*bag)
    study = t.location("study")
    t.investigator("roland-banks", study, hand=["mind-over-matter", *hand], deck=["guts"])
    t.enemy("goat-spawn", engaged=t.id_of("roland-banks"))
    return t


@pytest.mark.rule("LCG-189", "LCG-193")
def test_mind_over_matter_lets_intellect_stand_in_for_combat_and_agility() -> None:
    t = matter("0", hand=("deduction",))
    t.round()
    t.choose("play mind-over-matter", "evade goat-spawn")
    assert t.options == ["skill agility", "skill intellect"]
    t.choose("skill intellect")
    assert t.told("test")[-1]["skill"] == "intellect"
    assert t.options == ["commit deduction", "done"], "LCG-193: it is a test of intellect now"
    t.choose("done")
    assert t.told("total")[-1]["total"] == 3
    t.choose("fight goat-spawn")
    assert t.options == ["skill combat", "skill intellect"]
    t.choose("skill combat")
    assert t.told("total")[-1]["total"] == 4, "he may, he need not"
    t.choose("investigate")
    assert t.asked == "roland-banks: commit", "intellect as ever"


def test_mind_over_matter_is_for_any_test_until_the_end_of_the_round() -> None:
    t = matter("0")
    t.encounter_deck("grasping-hands", "grasping-hands", "grasping-hands")
    t.round()
    t.choose("play mind-over-matter")
    t.begin(DrawEncounterCard(t.id_of("roland-banks")))
    assert t.options == ["skill agility", "skill intellect"], "not only what enemies are about"
    t.choose("skill intellect")
    t.choose("done")
    assert t.is_over()
    t.round()
    t.choose("evade goat-spawn")
    assert t.told("test")[-1]["skill"] == "agility"


def test_disc_of_itzamna_turns_away_an_enemy_before_it_enters_play() -> None:
    t = position("""
        roland-banks: at study, play disc-of-itzamna
        agnes-baker: at study, deck guts
        encounter deck: ghoul-minion young-deep-one swarm-of-rats
    """)
    t.round("I")
    assert t.options == ["react disc-of-itzamna", "pass"]
    t.choose("pass", "react disc-of-itzamna")
    assert t.zone("disc-of-itzamna") == "discard"
    assert t.state.engaged_with(t.id_of("ghoul-minion")) == t.id_of("roland-banks")
    assert t.zone("young-deep-one") == "discard"
    assert t.state.investigators[t.id_of("agnes-baker")].horror == 0, "it never engaged her"


def test_disc_of_itzamna_only_looks_at_your_location() -> None:
    t = Position("0")
    hallway = t.location("hallway")
    t.location("attic")
    t.investigator("roland-banks", hallway, play=["disc-of-itzamna"])
    t.encounter_deck("flesh-eater")
    t.round("I")
    assert t.asked == "roland-banks: take-action"
    assert t.zone("flesh-eater") == "at"


def test_a_search_of_ones_deck_names_the_card_that_asks_for_it() -> None:
    t = Position("0")
    study = t.location("study")
    t.investigator("roland-banks", study, play=["old-book-of-lore"], deck=["guts", "dodge"])
    t.round()
    t.choose("activate old-book-of-lore")
    asked = LcgNarrator().prompt_text(t.state, "en")
    assert asked == "Roland Banks: choose one of the cards found – “Old Book of Lore”"
