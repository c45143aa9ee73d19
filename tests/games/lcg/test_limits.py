"""Limits: for each instance, each player, each period; and what counts against them."""

from __future__ import annotations

import pytest

from kadath.games.lcg.faces import FACES, AssetFace
from kadath.games.lcg.vocabulary.abilities import Forced, Free
from kadath.games.lcg.vocabulary.effects import Deal, GainResources
from kadath.games.lcg.vocabulary.period_triggers import RoundEnds
from kadath.games.lcg.zones import discard, put
from kadath.kernel.abilities.limits import Limit
from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.windows import AFTER
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position

PURSE = AssetFace(
    key="purse",
    code="",
    cost=0,
    abilities=(Free(GainResources(1), limit=Limit("round")),),
)

NIGHTFALL = AssetFace(
    key="nightfall",
    code="",
    cost=0,
    abilities=(Forced(AFTER, RoundEnds(), Deal(YOU, horror=1)),),
)


@pytest.fixture(autouse=True)
def a_box_with_these(monkeypatch: pytest.MonkeyPatch) -> None:
    for face in (PURSE, NIGHTFALL):
        monkeypatch.setitem(FACES, face.key, face)


def table(*play: str) -> Position:
    t = Position("0")
    t.investigator("roland-banks", t.location("study", clues=3), play=play, deck=["guts"])
    return t


@pytest.mark.rule("LCG-297", "LCG-368")
def test_each_copy_has_its_own_limit() -> None:
    t = table("purse", "purse")
    t.round()
    t.choose("use purse")
    assert t.options == ["use purse#2", "pass"]
    t.choose("use purse#2")
    assert t.state.investigators[t.id_of("roland-banks")].resources == 7
    assert t.asked == "roland-banks: take-action"


@pytest.mark.rule("LCG-369")
def test_a_card_that_leaves_and_comes_back_is_a_new_one() -> None:
    t = table("purse")
    roland, purse = t.id_of("roland-banks"), t.id_of("purse")
    t.round()
    t.choose("use purse", "resource")
    assert t.asked == "roland-banks: take-action", "once a round"
    discard(t.state, purse)
    put(t.state, purse, "play", roland, controller=roland)
    t.choose("resource")
    assert t.options == ["use purse", "pass"]


@pytest.mark.rule("LCG-376")
def test_what_was_replaced_still_counts_against_the_limit() -> None:
    t = Position("0")
    study = t.location("study", clues=3)
    roland = t.investigator("roland-banks", study, deck=["cover-up", "guts"])
    for _ in range(2):
        t.enemy("swarm-of-rats", engaged=roland, exhausted=True)
    t.round()
    t.choose("draw", "fight swarm-of-rats", "react roland-banks")
    assert t.options == ["react cover-up", "pass"], "he would discover a clue"
    t.choose("react cover-up")
    assert t.state.investigators[roland].clues == 0
    t.choose("fight swarm-of-rats#2")
    assert t.is_over(), "his own ability was used this round, whatever came of it"


@pytest.mark.rule("LCG-368")
def test_between_the_phases_what_is_limited_by_the_phase_may_be_used() -> None:
    t = position("agnes-baker: at study, play nightfall, deck guts, engaged goat-spawn exhausted")
    goat = t.id_of("goat-spawn")
    t.round("IV")
    assert (t.asked, t.options) == ("agnes-baker: react", ["react agnes-baker", "pass"])
    t.choose("react agnes-baker")
    assert t.state.cards[goat].damage == 1
    assert t.is_over()
