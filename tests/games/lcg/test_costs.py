"""Costs: who pays, with what, and that nothing is paid for nothing."""

from __future__ import annotations

import pytest

from kadath.games.lcg.faces import FACES, AssetFace
from kadath.games.lcg.vocabulary.abilities import Action, Free, Reaction
from kadath.games.lcg.vocabulary.attempts import Fight
from kadath.games.lcg.vocabulary.costs import (
    DiscardFromHand,
    DiscardThis,
    Exhaust,
    SpendResources,
    SpendUses,
    Suffer,
)
from kadath.games.lcg.vocabulary.effects import Deal, GainResources, Heal
from kadath.games.lcg.vocabulary.modifiers import Forbid
from kadath.games.lcg.vocabulary.selectors import Called, these
from kadath.games.lcg.vocabulary.triggers import DamageDealt, LeavesPlay
from kadath.kernel.abilities.costs import Cost
from kadath.kernel.abilities.selectors import THIS, YOU
from kadath.kernel.windows import WHEN
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


def costly(key: str, *cost: Cost, uses: int = 0, health: int | None = None) -> AssetFace:
    """An asset that heals 1 damage for some costs."""
    heal = Free(Heal(YOU, damage=1), cost=cost)
    return AssetFace(key=key, code="", cost=0, uses=uses, health=health, abilities=(heal,))


BOX = (
    costly("two-tolls", SpendResources(2), SpendResources(1)),
    costly("two-cards", DiscardFromHand(1), DiscardFromHand(1)),
    costly("two-shots", SpendUses(1), SpendUses(1), uses=3),
    costly("two-turns", Exhaust(), Exhaust()),
    costly("last-turn", Exhaust(), DiscardThis()),
    costly("whipping-boy", Suffer(Called("beat-cop"), damage=1)),
    costly("last-shot", Suffer(THIS, damage=1), SpendUses(1), SpendResources(1), uses=1, health=1),
    AssetFace(
        key="ritual",
        code="",
        cost=0,
        abilities=(Free(GainResources(3), cost=(Exhaust(), Suffer(YOU, horror=1))),),
    ),
    AssetFace(
        key="toll",
        code="",
        cost=0,
        abilities=(Free(Heal(YOU, damage=1), cost=(Exhaust(), SpendResources(2))),),
    ),
    AssetFace(
        key="market",
        code="",
        cost=0,
        abilities=(Action(GainResources(2), cost=(Exhaust(), DiscardFromHand(1))),),
    ),
    AssetFace(
        key="quick-fist",
        code="",
        cost=0,
        abilities=(Free(Fight(), cost=(Exhaust(),)),),
    ),
    AssetFace(
        key="nerves",
        code="",
        cost=0,
        sanity=1,
        abilities=(Reaction(WHEN, DamageDealt("horror", THIS), Deal(YOU, damage=1)),),
    ),
)


@pytest.fixture(autouse=True)
def a_box_with_these(monkeypatch: pytest.MonkeyPatch) -> None:
    for face in BOX:
        monkeypatch.setitem(FACES, face.key, face)


def study_with(**roland: object) -> Position:
    t = Position("0")
    t.investigator("roland-banks", t.location("study", clues=2), **roland)  # type: ignore[arg-type]
    return t


def used(t: Position) -> list[str]:
    return [one for one in t.options if one.startswith(("use", "activate"))]


@pytest.mark.rule("LCG-312", "LCG-354", "LCG-349")
def test_without_an_effect_no_cost_can_be_paid() -> None:
    for damage, resources, offered in (1, 2, True), (0, 2, False), (1, 1, False):
        t = study_with(play=["toll"], damage=damage, resources=resources)
        t.round()
        assert (used(t) == ["use toll"]) is offered
        if offered:
            t.choose("use toll")
            row = t.state.investigators[t.id_of("roland-banks")]
            assert (row.damage, row.resources) == (0, 0)
            assert t.state.cards[t.id_of("toll")].exhausted, "both costs, at once"


@pytest.mark.rule("LCG-349", "LCG-351")
def test_a_card_that_is_exhausted_cannot_be_exhausted_again() -> None:
    t = study_with(play=["toll"], damage=2, resources=9)
    t.round()
    t.choose("use toll")
    assert used(t) == []
    assert t.state.investigators[t.id_of("roland-banks")].resources == 7, "nothing more was paid"


@pytest.mark.rule("LCG-349")
@pytest.mark.parametrize(
    ("asset", "resources", "hand", "offered"),
    [
        ("two-tolls", 2, 0, False),
        ("two-tolls", 3, 0, True),
        ("two-cards", 0, 1, False),
        ("two-cards", 0, 2, True),
        ("two-turns", 9, 9, False),
        ("last-turn", 0, 0, True),
    ],
)
def test_what_pays_for_one_cost_does_not_pay_for_another(
    asset: str, resources: int, hand: int, offered: bool
) -> None:
    t = study_with(play=[asset], hand=["guts"] * hand, resources=resources, damage=1)
    t.round()
    assert (used(t) == [f"use {asset}"]) is offered
    if offered:
        t.choose(f"use {asset}", *["discard guts"] * (hand > 1))
        row = t.state.investigators[t.id_of("roland-banks")]
        assert (row.resources, len(t.state.pile("hand", t.id_of("roland-banks")))) == (0, 0)
        assert row.damage == 0


@pytest.mark.rule("LCG-349", "LCG-385")
def test_uses_are_added_up_as_well() -> None:
    t = study_with(play=["two-shots"], damage=2)
    t.round()
    t.choose("use two-shots")
    assert t.state.cards[t.id_of("two-shots")].uses == 1
    assert used(t) == [], "one is left, and it takes two"


@pytest.mark.rule("LCG-349", "LCG-358")
def test_a_card_that_is_defeated_by_one_cost_has_paid_the_others_by_then() -> None:
    t = study_with(play=["last-shot"], damage=1, resources=1)
    t.round()
    t.choose("use last-shot")
    assert t.zone("last-shot") == "discard"
    assert t.state.cards[t.id_of("last-shot")].uses == 0
    row = t.state.investigators[t.id_of("roland-banks")]
    assert (row.damage, row.resources) == (0, 0)


@pytest.mark.rule("LCG-350", "LCG-491")
def test_only_whoever_controls_the_card_pays_and_from_the_resource_pool() -> None:
    t = position("""
        roland-banks: at study, play toll forbidden-knowledge, damage 1, resources 1
        wendy-adams: at study, resources 9
    """)
    t.round()
    # Wendy is rich, and there are secrets on Roland's card; neither counts as his resources.
    assert t.state.cards[t.id_of("forbidden-knowledge")].uses == 4
    assert t.options == ["use forbidden-knowledge", "pass"]
    t.choose("use forbidden-knowledge")
    assert t.options == ["use toll", "pass"], "now he has two"
    t.choose("use toll")
    assert t.state.investigators[t.id_of("roland-banks")].resources == 0


@pytest.mark.rule("LCG-352", "LCG-351")
def test_a_card_from_hand_comes_from_ones_own_hand() -> None:
    t = position("""
        roland-banks: at study, play market, hand guts
        wendy-adams: at study, hand machete dodge
    """)
    t.round()
    t.choose("turn roland-banks", "activate market")
    assert t.zone("guts") == "discard"
    assert t.zone("machete") == t.zone("dodge") == "hand"
    assert t.state.investigators[t.id_of("roland-banks")].resources == 7
    t = study_with(play=["market"])
    t.round()
    assert used(t) == [], "an empty hand pays nothing"


@pytest.mark.rule("LCG-355", "LCG-349")
def test_horror_as_a_cost_is_paid_on_an_asset_as_well() -> None:
    t = study_with(play=["ritual", "elder-sign-amulet"])
    t.round()
    t.choose("use ritual", "assign elder-sign-amulet horror")
    row = t.state.investigators[t.id_of("roland-banks")]
    assert (row.horror, row.resources) == (0, 8)


@pytest.mark.rule("LCG-313", "LCG-355")
def test_whoever_pays_with_their_last_sanity_does_not_see_the_effect() -> None:
    t = position("""
        roland-banks: at study, play ritual, horror 4
        wendy-adams: at study
    """)
    t.round()
    assert t.options == ["use ritual", "pass"], "LCG-313: what paying leads to is not looked at"
    t.choose("use ritual")
    row = t.state.investigators[t.id_of("roland-banks")]
    assert (row.out, row.resources) == ("defeated", 0)
    assert t.asked == "wendy-adams: take-action"


@pytest.mark.rule("LCG-313", "LCG-306")
def test_it_is_judged_as_things_are_before_anything_is_paid() -> None:
    t = study_with(play=["beat-cop"], damage=1)
    minion = t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"), exhausted=True)
    t.round()
    assert t.options == ["use beat-cop", "pass"], "it may be used, and need not be"
    t.choose("use beat-cop")
    # He left play to pay for it, and the effect resolves all the same.
    assert t.zone("beat-cop") == "discard"
    assert t.state.cards[minion].damage == 1


@pytest.mark.rule("LCG-487")
def test_an_attack_that_costs_no_action_provokes_nobody_and_one_that_does_is_quiet() -> None:
    t = study_with(play=["quick-fist", "market"], hand=["guts"])
    t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("use quick-fist")
    assert t.state.investigators[t.id_of("roland-banks")].damage == 0
    t.choose("activate market")
    assert t.state.investigators[t.id_of("roland-banks")].damage == 1, "an action was spent"


@pytest.mark.rule("LCG-496", "LCG-274")
def test_what_came_last_is_finished_first() -> None:
    t = study_with(play=["ritual", "nerves", "leather-coat"])
    t.round()
    t.choose("use ritual", "assign nerves horror", "react nerves")
    # Horror is about to be placed as a cost; within that, damage is dealt and has to be assigned.
    assert t.asked == "roland-banks: gather"
    assert t.options == ["assign roland-banks damage", "assign leather-coat damage"]
    assert t.state.cards[t.id_of("nerves")].horror == 0, "the outer one waits"
    t.choose("assign leather-coat damage")
    assert [entry["face"] for entry in t.told("damaged")] == ["leather-coat", "nerves"]
    assert t.zone("nerves") == "discard"
    assert t.state.investigators[t.id_of("roland-banks")].resources == 8, "then the effect"


@pytest.mark.rule("LCG-004", "LCG-357")
def test_what_cannot_leave_play_cannot_be_discarded_as_a_cost() -> None:
    for forbidden, offered in ((), True), (("last-turn",), False):
        t = study_with(play=["last-turn"], damage=1)
        held = these(t.state, map(t.id_of, forbidden))
        t.round("II", Forbid(LeavesPlay(held)))
        assert ("use last-turn" in t.options) is offered


@pytest.mark.rule("LCG-355", "LCG-357")
def test_where_nobody_is_there_to_suffer_it_the_cost_cannot_be_paid() -> None:
    for play in ["whipping-boy"], ["whipping-boy", "beat-cop"]:
        t = study_with(play=play, damage=1)
        t.round()
        assert ("use whipping-boy" in t.options) is (len(play) == 2)


@pytest.mark.rule("LCG-358", "LCG-388")
def test_LCG_358_what_is_used_up_by_paying_is_gone_before_anybody_attacks() -> None:
    t = Position("0")
    roland = t.investigator(
        "roland-banks", t.location("study"), play=["first-aid"], hand=["dodge"], damage=2
    )
    t.state.set_card(t.id_of("first-aid"), uses=1)
    t.enemy("swarm-of-rats", engaged=roland)
    t.round()
    t.choose("activate first-aid")
    assert t.options == ["play dodge", "pass"], "the attack of opportunity"
    assert t.zone("first-aid") == "discard", "its last supply is spent"
    t.choose("play dodge")
    assert t.state.investigators[roland].damage == 1, "and it heals all the same"
