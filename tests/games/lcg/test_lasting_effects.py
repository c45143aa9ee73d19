"""Lasting and delayed effects: whom they touch, when they end, and what ends with them."""

from __future__ import annotations

import pytest

from kadath.games.lcg.abilities import Forced, Free
from kadath.games.lcg.costs import Exhaust
from kadath.games.lcg.effects import Deal, Until
from kadath.games.lcg.faces import FACES, AssetFace
from kadath.games.lcg.selectors import YOU, YOUR_LOCATION, Enemies
from kadath.games.lcg.triggers import PhaseEnds
from kadath.games.lcg.values import GainKeyword, has_keyword, value
from kadath.kernel.modifiers import Adjust
from kadath.kernel.windows import WHEN

from .table import Table

HERE = Enemies(at=YOUR_LOCATION)


def whistle(key: str, effect: Until) -> AssetFace:
    """An asset that is exhausted for something that lasts."""
    ability = Free(effect, cost=(Exhaust(),))
    return AssetFace(key=key, code="", cost=0, abilities=(ability,))


BOX = (
    whistle("tough-luck", Until("phase", Adjust(HERE, "health", 2))),
    whistle("whistle", Until("phase", GainKeyword(HERE, "hunter"))),
    whistle("fuse", Until("round", Forced(WHEN, PhaseEnds("investigation"), Deal(HERE, damage=1)))),
    whistle("good-day", Until("turn", Adjust(YOU, "combat", 1))),
)


@pytest.fixture(autouse=True)
def a_box_with_these(monkeypatch: pytest.MonkeyPatch) -> None:
    for face in BOX:
        monkeypatch.setitem(FACES, face.key, face)


def table(asset: str, *, clues: int = 0) -> Table:
    t = Table("0")
    study = t.location("study", clues=clues)
    t.investigator("roland-banks", study, play=[asset], deck=["guts"])
    t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"), exhausted=True)
    t.round("II")
    return t


@pytest.mark.rule("LCG-326", "LCG-328")
def test_it_lasts_though_its_source_is_gone() -> None:
    t = Table("0")
    study = t.location("study")
    t.investigator("roland-banks", study, hand=["mind-wipe"], deck=["guts"])
    goat = t.enemy("goat-spawn", engaged=t.id_of("roland-banks"), exhausted=True)
    t.round("II")
    t.choose("play mind-wipe")
    assert t.zone("mind-wipe") == "discard"
    assert not has_keyword(t.state, goat, "hunter")
    t.choose("done")
    assert has_keyword(t.state, goat, "hunter"), "until the end of the phase"


@pytest.mark.rule("LCG-327")
def test_it_touches_only_what_was_there_when_it_began() -> None:
    t = table("whistle")
    t.choose("use whistle")
    late = t.enemy("ghoul-minion", t.id_of("study"), exhausted=True)
    assert has_keyword(t.state, t.id_of("ghoul-minion"), "hunter")
    assert not has_keyword(t.state, late, "hunter")


@pytest.mark.rule("LCG-330", "LCG-331")
def test_a_delayed_effect_touches_what_is_there_when_it_resolves() -> None:
    t = table("fuse")
    t.choose("use fuse")
    late = t.enemy("young-deep-one", t.id_of("study"), exhausted=True)
    t.choose("done")
    assert t.state.cards[t.id_of("ghoul-minion")].damage == 1
    assert t.state.cards[late].damage == 1


@pytest.mark.rule("LCG-329")
def test_until_the_end_of_the_turn_needs_a_turn() -> None:
    t = table("good-day")
    assert t.asked == "roland-banks: react"
    assert t.where().endswith("lcg.Turn 2.2 window > kernel.Window reactions"), "not before it"
    t.choose("use good-day")
    assert value(t.state, t.id_of("roland-banks"), "combat") == 5
    t.choose("done")
    assert t.is_over(), "and in no player window after it"
    assert value(t.state, t.id_of("roland-banks"), "combat") == 4


@pytest.mark.rule("LCG-324", "LCG-328")
def test_whoever_lives_by_an_effect_falls_when_it_expires_and_by_nobodys_effect() -> None:
    t = table("tough-luck", clues=1)
    t.choose("use tough-luck")
    t.choose("fight ghoul-minion", "fight ghoul-minion")
    minion = t.id_of("ghoul-minion")
    assert t.state.cards[minion].damage == 2, "of 2 + 2"
    t.state.set_card(minion, exhausted=False)
    t.choose("done")
    assert t.zone("ghoul-minion") == "discard"
    assert t.told("attacked") == [], "at once, before the enemy phase"
    # Roland discovers a clue after he defeats an enemy, but this was not his doing.
    assert t.told("defeated") == [{"card": minion, "face": "ghoul-minion", "who": 0}]
    assert t.state.investigators[t.id_of("roland-banks")].clues == 0
