"""Seeker cards: what makes each of them different."""

from __future__ import annotations

from kadath.games.lcg.values import value

from .table import Table


def test_the_magnifying_glass_helps_its_bearer_to_investigate() -> None:
    t = Table("0")
    study = t.location("study", clues=2)
    t.investigator("roland-banks", study, play=["magnifying-glass"])
    t.investigator("agnes-baker", study)
    t.round()
    t.choose("turn roland-banks", "investigate")
    assert t.told("total")[-1]["total"] == 3 + 1
    assert value(t.state, t.id_of("roland-banks"), "intellect") == 3, "not while he does not"
    t.choose("done", "investigate")
    assert t.told("total")[-1]["total"] == 2, "Agnes does without"


def test_the_better_magnifying_glass_may_come_back_where_there_are_no_clues() -> None:
    t = Table("0")
    study = t.location("study", clues=1)
    t.investigator("roland-banks", study, play=["magnifying-glass-1"])
    t.round()
    assert t.asked == "roland-banks: take-action", "there is a clue"
    t.choose("investigate")
    assert t.told("total")[-1]["total"] == 3 + 1
    assert t.options == ["use magnifying-glass-1", "pass"]
    t.choose("use magnifying-glass-1")
    assert t.zone("magnifying-glass-1") == "hand"


def test_hyperawareness_raises_intellect_or_agility() -> None:
    t = Table("0")
    study = t.location("study")
    t.investigator("roland-banks", study, play=["hyperawareness"], resources=3)
    t.enemy("goat-spawn", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("evade goat-spawn", "use hyperawareness /1", "use hyperawareness /0", "pass", "pass")
    assert t.told("total")[-1]["total"] == 2 + 1, "intellect is not tested"
    t.choose("investigate", "use hyperawareness /0")
    assert t.told("total")[-1]["total"] == 3 + 1


def test_encyclopedia_makes_somebody_better_at_something_for_the_phase() -> None:
    t = Table("0")
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
    t = Table("0")
    study = t.location("study")
    roland = t.investigator("roland-banks", study, hand=["cryptic-research"])
    wendy = t.investigator("wendy-adams", study, deck=["guts", "lucky", "machete", "dodge"])
    t.round()
    t.choose("turn wendy-adams")
    assert t.asked == "wendy-adams: take-action", "not in her turn"
    t.choose("done", "play cryptic-research")
    t.choose("choose wendy-adams")
    assert len(t.state.pile("hand", wendy)) == 3
    assert len(t.state.pile("hand", roland)) == 0
