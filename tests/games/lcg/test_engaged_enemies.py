"""Enemies that are engaged otherwise: massive ones, and those with a single prey."""

from __future__ import annotations

import pytest

from kadath.games.lcg.faces import FACES, EnemyFace
from kadath.games.lcg.values import engaged_enemies
from kadath.games.lcg.vocabulary.abilities import PreyOnly
from kadath.games.lcg.vocabulary.modifiers import GainKeyword
from kadath.games.lcg.vocabulary.selectors import Bearer, these
from kadath.testkit.lcg.position import Position

STALKER = EnemyFace(
    key="stalker",
    code="",
    keywords=("hunter",),
    fight=1,
    health=1,
    evade=1,
    damage=1,
    horror=0,
    abilities=(PreyOnly(Bearer()),),
)


@pytest.fixture(autouse=True)
def a_box_with_a_stalker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACES, STALKER.key, STALKER)


def massive(at: str = "II", *, exhausted: bool = False) -> Position:
    t = Position("0")
    study = t.location("study", clues=2)
    t.investigator("wendy-adams", study, deck=["guts"])
    t.investigator("roland-banks", study, deck=["guts"])
    minion = t.enemy("ghoul-minion", study, exhausted=exhausted)
    t.round(at, GainKeyword(these(t.state, [minion]), "massive"))
    return t


@pytest.mark.rule("LCG-252", "LCG-165")
def test_a_ready_massive_enemy_is_engaged_with_everyone_there() -> None:
    t = massive()
    t.choose("turn wendy-adams")
    minion = t.id_of("ghoul-minion")
    assert t.state.cards[minion].zone == "at", "LCG-253: never in a threat area"
    for name in ("wendy-adams", "roland-banks"):
        assert engaged_enemies(t.state, t.id_of(name)) == (minion,)
    assert {"fight ghoul-minion", "evade ghoul-minion"} <= set(t.options)
    assert "engage ghoul-minion" not in t.options


@pytest.mark.rule("LCG-252")
def test_an_exhausted_one_is_engaged_with_nobody() -> None:
    t = massive(exhausted=True)
    t.choose("turn wendy-adams")
    assert engaged_enemies(t.state, t.id_of("wendy-adams")) == ()
    assert "evade ghoul-minion" not in t.options
    assert "engage ghoul-minion" not in t.options


@pytest.mark.rule("LCG-256", "LCG-174")
def test_its_attack_of_opportunity_is_for_who_provoked_it() -> None:
    t = massive()
    t.choose("turn wendy-adams", "resource")
    assert t.state.investigators[t.id_of("wendy-adams")].damage == 1
    assert t.state.investigators[t.id_of("roland-banks")].damage == 0


@pytest.mark.rule("LCG-254", "LCG-255")
def test_in_the_enemy_phase_it_attacks_everyone_and_then_exhausts() -> None:
    t = massive("III")
    assert t.asked == "wendy-adams: choose-attacked", "the lead chooses the order"
    t.choose("attacked roland-banks")
    for name in ("wendy-adams", "roland-banks"):
        row = t.state.investigators[t.id_of(name)]
        assert (row.damage, row.horror) == (1, 1)
    assert [entry["who"] for entry in t.told("attacked")] == [
        t.id_of("roland-banks"),
        t.id_of("wendy-adams"),
    ]


@pytest.mark.rule("LCG-255")
def test_after_its_last_attack_it_is_exhausted() -> None:
    t = Position("0")
    study = t.location("study")
    t.investigator("wendy-adams", study, deck=["guts"])
    t.investigator("roland-banks", study, play=["beat-cop"], deck=["guts"])
    umordhoth = t.enemy("umordhoth", study)
    t.round("III")
    t.choose("pass", "attacked wendy-adams")
    assert not t.state.cards[umordhoth].exhausted, "Roland is still to be attacked"
    t.choose(*["assign roland-banks damage"] * 3, *["assign roland-banks horror"] * 3)
    assert t.where().endswith("EnemyPhase 3.2 window > kernel.Window reactions")
    assert t.state.cards[umordhoth].exhausted


@pytest.mark.rule("LCG-162", "LCG-258")
def test_LCG_258_missing_it_hurts_nobody_else() -> None:
    t = massive()
    t.state.bag = ("auto-fail",)
    t.choose("turn wendy-adams", "fight ghoul-minion")
    assert t.told("test-result")[0]["result"] == "failed"
    assert t.state.investigators[t.id_of("roland-banks")].damage == 0


def stalked(at: str = "III", *, together: bool = False) -> Position:
    t = Position("0")
    hallway, attic, cellar = (t.location(name) for name in ("hallway", "attic", "cellar"))
    t.investigator("wendy-adams", attic)
    t.investigator("roland-banks", hallway if together else cellar)
    stalker = t.enemy("stalker", hallway)
    t.state.set_card(stalker, owner=t.id_of("wendy-adams"))
    t.round(at)
    return t


@pytest.mark.rule("LCG-232")
def test_a_single_prey_is_hunted_and_engaged_and_nobody_else() -> None:
    t = stalked()
    stalker = t.state.cards[t.id_of("stalker")]
    assert stalker.place == t.id_of("wendy-adams"), "nobody was asked between equal distances"


@pytest.mark.rule("LCG-232")
def test_it_passes_others_by() -> None:
    t = stalked(together=True)
    assert t.state.cards[t.id_of("stalker")].place == t.id_of("wendy-adams")


@pytest.mark.rule("LCG-233", "LCG-163")
def test_others_may_still_engage_it() -> None:
    t = stalked("II", together=True)
    t.choose("turn roland-banks")
    assert t.state.cards[t.id_of("stalker")].zone == "at"
    t.choose("engage stalker")
    assert t.state.cards[t.id_of("stalker")].place == t.id_of("roland-banks")
