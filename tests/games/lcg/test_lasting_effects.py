"""Lasting and delayed effects: whom they touch, when they end, and what ends with them."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.games.lcg.faces import FACES, AssetFace
from kadath.games.lcg.values import has_keyword, value
from kadath.games.lcg.vocabulary.abilities import Forced, Free, Reaction
from kadath.games.lcg.vocabulary.costs import Exhaust
from kadath.games.lcg.vocabulary.effects import Deal, GainResources, Until
from kadath.games.lcg.vocabulary.modifiers import GainKeyword
from kadath.games.lcg.vocabulary.period_triggers import PhaseEnds, RoundEnds, TurnEnds
from kadath.games.lcg.vocabulary.selectors import YOUR_LOCATION, Enemies
from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.modifiers import Adjust
from kadath.kernel.windows import WHEN
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position

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


def table(asset: str, *, clues: int = 0) -> Position:
    t = Position("0")
    study = t.location("study", clues=clues)
    t.investigator("roland-banks", study, play=[asset], deck=["guts"])
    t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"), exhausted=True)
    t.round("II")
    return t


@pytest.mark.rule("LCG-326", "LCG-328")
def test_it_lasts_though_its_source_is_gone() -> None:
    t = position("roland-banks: at study, hand mind-wipe, deck guts, engaged goat-spawn exhausted")
    goat = t.id_of("goat-spawn")
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


ENDS: dict[str, tuple[str, str, Trigger[Any]]] = {
    "mythos": ("I", "phase", PhaseEnds("mythos")),
    "investigation": ("II", "phase", PhaseEnds("investigation")),
    "enemy": ("III", "phase", PhaseEnds("enemy")),
    "upkeep": ("IV", "phase", PhaseEnds("upkeep")),
    "round": ("II", "round", RoundEnds()),
    "turn": ("II", "turn", TurnEnds()),
}


@pytest.mark.rule("LCG-328")
@pytest.mark.parametrize("end", ENDS)
def test_it_has_expired_when_the_end_that_it_lasts_until_is_answered(
    end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, until, ends = ENDS[end]
    # A key of its own each time: what a face listens to is worked out but once.
    pep_talk = whistle(f"pep-talk-{end}", Until(until, Adjust(YOU, "combat", 1)))
    knell = AssetFace(
        key=f"knell-{end}", code="", cost=0, abilities=(Reaction(WHEN, ends, GainResources(1)),)
    )
    # It keeps the window open, so that one can look.
    pause = AssetFace(key="pause", code="", cost=0, abilities=(Free(GainResources(1)),))
    for face in (pep_talk, knell, pause):
        monkeypatch.setitem(FACES, face.key, face)
    t = Position("+1")
    roland = t.investigator(
        "roland-banks", t.location("study"), play=[pep_talk.key, knell.key, "pause"], deck=["guts"]
    )
    t.encounter_deck("crypt-chill")
    t.round(at)
    if end == "turn":
        t.choose("pass")
    t.choose(f"use {pep_talk.key}")
    assert value(t.state, roland, "combat") == 5
    while f"react {knell.key}" not in t.options:
        t.choose(t.options[-1])
    assert value(t.state, roland, "combat") == 4
