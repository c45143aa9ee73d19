"""No after in the middle of an effect: what follows `then` comes first."""

from __future__ import annotations

import pytest

from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


def table(*encounter_deck: str, hand: tuple[str, ...] = ()) -> Position:
    t = Position("0")
    study = t.location("study", clues=2)
    t.investigator("agnes-baker", study, hand=["drawn-to-the-flame", *hand])
    t.encounter_deck(*encounter_deck)
    t.round()
    t.choose("play drawn-to-the-flame")
    return t


@pytest.mark.rule("LCG-320", "LCG-321", "LCG-303", "LCG-409")
def test_LCG_321_what_follows_then_has_priority_over_indirect_consequences() -> None:
    t = table("young-deep-one")
    agnes = t.id_of("agnes-baker")
    # The Deep One has engaged her, the clues are hers, and only then its forced ability and her
    # own reaction to the horror follow.
    assert t.zone("young-deep-one") == "threat"
    assert [entry.kind for entry in t.state.log or []][-6:] == [
        "drew-encounter",
        "spawned",
        "engaged",
        "discovered",
        "uses",
        "damaged",
    ]
    assert t.state.investigators[agnes].clues == 2
    assert t.state.investigators[agnes].horror == 1
    assert t.asked == "agnes-baker: react", "the window after the Deep One's own effect"
    t.choose("react agnes-baker")
    assert t.state.cards[t.id_of("young-deep-one")].damage == 1
    assert t.asked == "agnes-baker: take-action"


@pytest.mark.rule("LCG-220")
def test_LCG_220_a_drawn_enemy_engages_whoever_drew_it() -> None:
    t = table("young-deep-one")
    assert t.state.engaged_with(t.id_of("young-deep-one")) == t.id_of("agnes-baker")


@pytest.mark.rule("LCG-325", "LCG-500")
def test_LCG_325_the_test_of_a_drawn_treachery_still_has_its_own_windows() -> None:
    t = position("""
        study: clues 2, swarm-of-rats exhausted
        agnes-baker: at study, hand drawn-to-the-flame, play rabbits-foot, deck guts
        bag: -4
        encounter deck: rotting-remains
    """)
    t.round()
    t.choose("play drawn-to-the-flame")
    # She fails by 2. A skill test answers for itself: the failure, then the horror of its results.
    agnes = t.id_of("agnes-baker")
    assert t.options == ["react rabbits-foot", "pass"]
    assert t.state.investigators[agnes].horror == 0
    t.choose("react rabbits-foot")
    assert t.state.investigators[agnes].horror == 2
    assert t.options == ["react agnes-baker", "pass"]
    assert t.state.investigators[agnes].clues == 0
    t.choose("pass")
    assert t.state.investigators[agnes].clues == 2, "then"


@pytest.mark.rule("LCG-332", "LCG-334")
def test_LCG_332_ward_of_protection_cancels_the_revelation_and_the_card_was_still_drawn() -> None:
    t = table("rotting-remains", "swarm-of-rats", hand=("ward-of-protection",))
    assert t.asked == "agnes-baker: react"
    t.choose("play ward-of-protection")
    agnes = t.state.investigators[t.id_of("agnes-baker")]
    assert (agnes.horror, agnes.clues) == (1, 2), "1 for the ward; no test; then the clues"
    assert t.zone("rotting-remains") == "discard"
    assert t.zone("ward-of-protection") == "discard"
