"""Rogue cards: what makes each of them different."""

from __future__ import annotations

import pytest

from .table import Table


def study_with(
    *bag: str,
    play: tuple[str, ...] = (),
    hand: tuple[str, ...] = (),
    resources: int = 5,
    clues: int = 2,
) -> Table:
    """Wendy in the study, with things in play and in hand."""
    t = Table(*bag)
    study = t.location("study", clues=clues)
    t.investigator(
        "wendy-adams", study, play=play, hand=hand, deck=["guts", "guts"], resources=resources
    )
    return t


@pytest.mark.parametrize(("token", "damage"), [("0", 0), ("+1", 1), ("+2", 1), ("+3", 2)])
def test_switchblade_cuts_deeper_when_it_succeeds_by_2(token: str, damage: int) -> None:
    t = study_with(token, play=("switchblade",))
    t.enemy("ghoul-minion", engaged=t.id_of("wendy-adams"), damage=-5)
    t.round()
    t.choose("activate switchblade")
    assert t.state.cards[t.id_of("ghoul-minion")].damage == damage - 5, "1 against 2"


@pytest.mark.parametrize(("token", "damage"), [("-2", 0), ("-1", 1), ("0", 1), ("+1", 2)])
def test_derringer_aims_well_and_hits_harder_by_2(token: str, damage: int) -> None:
    t = study_with(token, play=("41-derringer",))
    t.enemy("ghoul-minion", engaged=t.id_of("wendy-adams"), damage=-5)
    t.round()
    t.choose("activate 41-derringer")
    assert t.state.cards[t.id_of("ghoul-minion")].damage == damage - 5, "1 + 2 against 2"
    assert t.state.cards[t.id_of("41-derringer")].uses == 2


def test_hard_knocks_raises_combat_or_agility() -> None:
    t = study_with("0", play=("hard-knocks",), resources=3)
    t.enemy("goat-spawn", engaged=t.id_of("wendy-adams"))
    t.round()
    t.choose("fight goat-spawn", "use hard-knocks /0", "use hard-knocks /0", "pass", "pass")
    assert t.told("total")[-1]["total"] == 1 + 2
    t.choose("evade goat-spawn", "use hard-knocks /1")
    assert t.told("total")[-1]["total"] == 4 + 1
    assert t.state.investigators[t.id_of("wendy-adams")].resources == 0


def test_sneak_attack_strikes_only_what_is_exhausted() -> None:
    t = study_with("0", hand=("sneak-attack",))
    t.enemy("goat-spawn", engaged=t.id_of("wendy-adams"))
    t.round()
    assert "play sneak-attack" not in t.options
    t.choose("evade goat-spawn", "pass", "play sneak-attack")
    assert t.state.cards[t.id_of("goat-spawn")].damage == 2


def test_hot_streak_pays_10() -> None:
    t = study_with("0", hand=("hot-streak",), resources=3)
    t.round()
    t.choose("play hot-streak")
    assert t.state.investigators[t.id_of("wendy-adams")].resources == 10
