"""Fast events: played at a timing point, within a period, or at a timing point within one."""

from __future__ import annotations

import pytest

from kadath.games.lcg.faces import FACES, EventFace
from kadath.games.lcg.vocabulary.abilities import PlayFast
from kadath.games.lcg.vocabulary.conditions import YourTurn
from kadath.games.lcg.vocabulary.effects import GainResources
from kadath.games.lcg.vocabulary.enemy_triggers import EnemyDefeated
from kadath.testkit.lcg.position import Position

TRIUMPH = EventFace(
    key="triumph",
    code="",
    cost=1,
    keywords=("fast",),
    abilities=(PlayFast(GainResources(3), "after", EnemyDefeated(), YourTurn()),),
)
"""Play after an enemy is defeated in your turn."""


@pytest.fixture(autouse=True)
def a_box_with_a_triumph(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACES, TRIUMPH.key, TRIUMPH)


def fighting(**roland: object) -> Position:
    t = Position("0")
    study = t.location("study", clues=3)
    t.investigator("roland-banks", study, **roland)  # type: ignore[arg-type]
    for _ in range(2):
        t.enemy("swarm-of-rats", engaged=t.id_of("roland-banks"))
    return t


@pytest.mark.rule("LCG-245", "LCG-182")
def test_a_timing_point_is_when_it_may_be_played_and_no_other_moment() -> None:
    t = fighting(hand=["evidence"])
    t.round()
    assert "play evidence" not in t.options, "neither with an action nor in a player window"
    t.choose("fight swarm-of-rats")
    assert t.options == ["react roland-banks", "play evidence", "pass"]
    t.choose("play evidence")
    row = t.state.investigators[t.id_of("roland-banks")]
    assert (row.clues, row.damage) == (1, 0), "and it provoked nothing"


@pytest.mark.rule("LCG-245")
def test_each_copy_may_be_played_at_the_same_timing_point() -> None:
    t = fighting(hand=["evidence", "evidence"])
    t.round()
    t.choose("fight swarm-of-rats", "play evidence", "play evidence#2")
    assert t.state.investigators[t.id_of("roland-banks")].clues == 2


@pytest.mark.rule("LCG-245", "LCG-357")
def test_it_must_be_paid_for_all_the_same() -> None:
    t = fighting(hand=["evidence"], resources=0)
    t.round()
    t.choose("fight swarm-of-rats")
    assert t.options == ["react roland-banks", "pass"]


@pytest.mark.rule("LCG-246")
def test_a_period_lets_it_be_played_in_any_player_window_within() -> None:
    t = Position("0")
    study = t.location("study", clues=3)
    t.investigator("roland-banks", study)
    t.investigator("daisy-walker", study, hand=["working-a-hunch"])
    t.round()
    t.choose("turn roland-banks", "done")
    assert t.options == ["play working-a-hunch", "pass"], "Daisy's turn, not Roland's"
    t.choose("pass", "resource")
    assert t.options == ["play working-a-hunch", "pass"], "nor only at its beginning"


@pytest.mark.rule("LCG-247")
def test_with_both_it_is_played_at_each_such_point_within_the_period() -> None:
    t = fighting(hand=["triumph"])
    t.round()
    t.choose("fight swarm-of-rats")
    assert "play triumph" in t.options
    t.choose("pass", "fight swarm-of-rats#2")
    assert "play triumph" in t.options, "the next one is another instance"
    t.choose("play triumph")
    assert t.state.investigators[t.id_of("roland-banks")].resources == 5 - 1 + 3


@pytest.mark.rule("LCG-247")
def test_and_not_outside_of_the_period() -> None:
    t = fighting()
    t.investigator("wendy-adams", t.id_of("study"), hand=["triumph"])
    t.round()
    t.choose("turn roland-banks", "fight swarm-of-rats")
    assert t.asked == "roland-banks: react"
    t.choose("pass")
    assert t.asked == "roland-banks: take-action", "it is not Wendy's turn"
