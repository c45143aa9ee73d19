"""Neutral cards: what makes each of them different."""

from __future__ import annotations

import pytest

from kadath.testkit.lcg.position import Position


def study_with(*bag: str, play: tuple[str, ...] = (), hand: tuple[str, ...] = ()) -> Position:
    """Roland in the study, with things in play and in hand."""
    t = Position(*bag)
    study = t.location("study", clues=2)
    t.investigator("roland-banks", study, play=play, hand=hand, deck=["dodge", "dodge"])
    return t


def test_knife_cuts_or_is_thrown_away_for_a_deeper_cut() -> None:
    for ability, total, damage, zone in (("/0", 5, 1, "play"), ("/1", 6, 2, "discard")):
        t = study_with("0", play=("knife",))
        t.enemy("goat-spawn", engaged=t.id_of("roland-banks"))
        t.round()
        t.choose(f"activate knife {ability}")
        assert t.told("total")[-1]["total"] == total
        assert t.state.cards[t.id_of("goat-spawn")].damage == damage
        assert t.zone("knife") == zone


@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("perception", "investigate"),
        ("overpower", "fight goat-spawn"),
        ("manual-dexterity", "evade goat-spawn"),
    ],
)
def test_a_skill_helps_with_two_icons_and_draws_a_card(card: str, action: str) -> None:
    t = study_with("0", hand=(card, card))
    roland = t.id_of("roland-banks")
    t.enemy("goat-spawn", engaged=roland)
    skill = {"perception": 3, "overpower": 4, "manual-dexterity": 2}[card]
    t.round()
    t.choose(action, f"commit {card}")
    assert t.told("total")[-1]["total"] == skill + 2, "no more than one to a test"
    t.choose("result 1")
    assert [t.state.cards[one].face for one in t.state.pile("hand", roland)].count("dodge") == 1


def test_a_vest_takes_damage_and_an_amulet_horror() -> None:
    t = study_with("0", play=("bulletproof-vest", "elder-sign-amulet"))
    roland = t.id_of("roland-banks")
    for _ in range(4):
        t.enemy("ghoul-minion", engaged=roland)
    t.round("III")
    for at in range(4):
        if at < 3:
            t.choose(t.options[0])
        t.choose("assign bulletproof-vest damage", "assign elder-sign-amulet horror")
    assert t.zone("bulletproof-vest") == t.zone("elder-sign-amulet") == "discard"
    row = t.state.investigators[roland]
    assert (row.damage, row.horror) == (0, 0)
