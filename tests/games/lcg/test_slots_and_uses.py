"""Slots and uses: what an investigator can hold, and what lies on it."""

from __future__ import annotations

import pytest

from kadath.games.lcg.rules.slots import SLOTS, crowded_slots
from kadath.games.lcg.vocabulary.assets import AddUses
from kadath.games.lcg.vocabulary.selectors import Assets
from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.effects import Scope
from kadath.testkit.lcg.position import Position


def study_with(**roland: object) -> Position:
    t = Position("0")
    t.investigator("roland-banks", t.location("study", clues=2), **roland)  # type: ignore[arg-type]
    return t


def held(t: Position) -> set[str]:
    cards = t.state.pile("play", t.id_of("roland-banks"))
    return {t.names[card] for card in cards}


@pytest.mark.rule("LCG-378", "LCG-379")
@pytest.mark.parametrize(
    ("slot", "assets"),
    [
        ("accessory", ("rabbits-foot", "holy-rosary")),
        ("body", ("leather-coat", "bulletproof-vest")),
        ("ally", ("beat-cop", "guard-dog")),
        ("hand", ("machete", "flashlight", "knife")),
        ("arcane", ("scrying", "shrivelling", "shrivelling")),
    ],
)
def test_one_asset_more_than_there_are_slots_is_too_much(
    slot: str, assets: tuple[str, ...]
) -> None:
    assert len(assets) == SLOTS[slot] + 1
    *first, last = assets
    t = study_with(play=first, hand=[last], resources=9)
    t.round()
    roland = t.id_of("roland-banks")
    assert crowded_slots(t.state, roland) == set()
    t.choose(f"play {last}")
    if len(first) > 1:
        assert t.asked == "roland-banks: gather", "he chooses which one goes"
        t.choose(f"make-room {first[0]}")
    assert t.zone(first[0]) == "discard"
    assert len(held(t)) == SLOTS[slot]
    assert crowded_slots(t.state, roland) == set()


@pytest.mark.rule("LCG-380", "LCG-382")
def test_a_two_handed_weapon_takes_both_hands() -> None:
    t = study_with(play=["machete", "flashlight"], hand=["shotgun"], resources=9)
    t.round()
    t.choose("play shotgun", "make-room machete")
    assert held(t) == {"shotgun"}, "one hand was not enough: the other had to go, too"
    t = study_with(play=["shotgun"], hand=["knife"], resources=9)
    t.round()
    t.choose("play knife")
    assert held(t) == {"knife"}


@pytest.mark.rule("LCG-381")
def test_assets_without_slots_are_without_number() -> None:
    talents = ["physical-training", "hyperawareness", "first-aid", "hard-knocks", "dig-deep"]
    t = study_with(play=talents, hand=["arcane-studies"], resources=9)
    t.round("II")
    t.choose("play arcane-studies")
    assert held(t) == {*talents, "arcane-studies"}


@pytest.mark.rule("LCG-384")
def test_uses_are_placed_as_the_card_enters_play_and_are_no_resources() -> None:
    t = study_with(hand=["flashlight"], resources=2)
    t.round()
    t.choose("play flashlight")
    row = t.state.cards[t.id_of("flashlight")]
    assert (row.uses, row.resources) == (3, 0)
    assert t.state.investigators[t.id_of("roland-banks")].resources == 0


@pytest.mark.rule("LCG-385", "LCG-388")
def test_without_uses_an_ability_cannot_be_used_though_the_card_stays() -> None:
    t = study_with(play=["45-automatic", "flashlight"])
    t.state.set_card(t.id_of("45-automatic"), uses=1)
    t.enemy("goat-spawn", engaged=t.id_of("roland-banks"), exhausted=True)
    t.round()
    t.choose("activate 45-automatic")
    assert t.state.cards[t.id_of("45-automatic")].uses == 0
    assert t.state.cards[t.id_of("flashlight")].uses == 3, "no other card paid for it"
    assert t.zone("45-automatic") == "play"
    assert "activate 45-automatic" not in t.options


@pytest.mark.rule("LCG-386", "LCG-387")
def test_ammunition_goes_where_ammunition_is() -> None:
    t = study_with(play=["45-automatic", "flashlight"], hand=["extra-ammunition"], resources=9)
    t.round()
    t.choose("play extra-ammunition")
    assert t.state.cards[t.id_of("45-automatic")].uses == 4 + 3
    assert t.state.cards[t.id_of("flashlight")].uses == 3, "supplies are another matter"


@pytest.mark.rule("LCG-387")
def test_no_card_takes_uses_of_another_type() -> None:
    t = study_with(play=["45-automatic", "flashlight", "first-aid", "machete"])
    roland = t.id_of("roland-banks")
    t.round()
    load = AddUses(Assets(YOU), 1, "supplies")
    load.run(t.state, Scope(roland, roland))
    uses = {t.names[card]: t.state.cards[card].uses for card in t.state.pile("play", roland)}
    assert uses == {"45-automatic": 4, "flashlight": 4, "first-aid": 4, "machete": 0}
    assert not AddUses(Assets(YOU), 1, "charges").could(t.state, Scope(roland, roland))
