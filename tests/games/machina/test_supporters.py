"""Explorers who help each other with essence: rulebook pages 12 and 13."""

from __future__ import annotations

import pytest

from kadath.games.machina.rules.attack import Attacking
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.turn import Turn
from kadath.games.machina.values import ESSENCE
from kadath.games.machina.vocabulary.effects import Lose, LoseAll
from kadath.kernel.abilities.selectors import These
from kadath.testkit.machina.position import Position, room


def three(*essence: int) -> tuple[Position, tuple[int, ...]]:
    """Lorrai, Hank and Kim in a row, with this much essence, and a Mi-Go next to Lorrai."""
    t = Position(room(5, 1))
    keys = ("lorrai_gerrard", "hank_horden", "kim_richards")
    explorers = tuple(
        t.explorer(key, (column, 0), essence=own)
        for column, (key, own) in enumerate(zip(keys, essence, strict=True), 1)
    )
    t.monster("mi_go", (0, 0))
    return t, explorers


def essence(t: Position, explorers: tuple[int, ...]) -> list[int]:
    return [t.s.units[one].essence for one in explorers]


@pytest.mark.rule("MA-R5.7", "MA-R5.8")
def test_a_neighbour_saves_the_health_of_an_explorer_without_essence() -> None:
    t, (lorrai, hank, kim) = three(0, 1, 0)
    t.roll(high=(3,)).begin(Attacking(13, (lorrai,), 1))
    assert t.asked().seat == t.s.seat_of(lorrai), "she proposes"
    t.choose("essence:1")
    assert t.asked().seat == t.s.seat_of(hank)
    t.choose(f"agree:{hank}")
    assert t.s.units[lorrai].health == 4
    assert essence(t, (lorrai, hank, kim)) == [0, 0, 0]


@pytest.mark.rule("MA-R5.8")
def test_health_is_lost_if_nobody_wants_to_help() -> None:
    t, (lorrai, hank, kim) = three(0, 1, 2)
    t.roll(high=(3,)).begin(Attacking(13, (lorrai,), 1)).choose("essence:1")
    while t.s.decision is not None:
        t.choose(next(key for key in t.offered() if key.startswith(("refuse", "pay"))))
    assert t.s.units[lorrai].health == 3
    assert essence(t, (lorrai, hank, kim)) == [0, 1, 2]


@pytest.mark.rule("MA-R5.7", "MA-R5.8", "MA-R7.3")
def test_a_neighbour_raises_an_attack() -> None:
    """Hank rolls 2 against armor 3; Kim, next to him, spends the missing essence."""
    t, (lorrai, hank, kim) = three(0, 0, 1)
    t.s.stack.append(Turn(hank))
    t.roll(high=(2,)).begin(Attacking(hank, (13,), 1))
    assert t.offered() == ["essence:0", "essence:1"]
    t.choose("essence:1", f"agree:{kim}")
    assert t.s.units[13].health == 1
    assert essence(t, (lorrai, hank, kim)) == [0, 0, 0]


@pytest.mark.rule("MA-R5.7")
def test_nobody_is_asked_for_essence_that_would_change_nothing() -> None:
    """A roll of 3 hits already, and a roll of 1 would still miss with 1 essence."""
    for rolled in (3, 1):
        t, (_, hank, _) = three(0, 1, 0)
        t.s.stack.append(Turn(hank))
        t.roll(high=(rolled,)).begin(Attacking(hank, (13,), 1)).expects_no_question()
        assert t.s.units[hank].essence == 1


@pytest.mark.rule("MA-R5.9", "MA-R5.8")
def test_others_may_pay_essence_that_an_effect_takes() -> None:
    t, (lorrai, hank, kim) = three(1, 1, 1)
    t.resolve(Lose(1, ESSENCE, These((lorrai,))), 13)
    assert t.asked().ask == "share-essence"
    t.confirm(f"pay:{hank}")
    t.choose(f"agree:{hank}")
    assert essence(t, (lorrai, hank, kim)) == [1, 0, 1]
    t.resolve(LoseAll(ESSENCE, These((lorrai,))), 13).expects_no_question()
    assert essence(t, (lorrai, hank, kim)) == [0, 0, 1], "nobody near her has any"


@pytest.mark.rule("MA-R5.9")
def test_an_effect_takes_the_essence_of_everybody_it_names() -> None:
    t, explorers = three(1, 0, 2)
    lorrai, _, kim = explorers
    t.resolve(LoseAll(ESSENCE, These((lorrai, kim))), 13).expects_no_question()
    assert essence(t, explorers) == [0, 0, 0]


@pytest.mark.rule("MA-R5.8")
def test_a_health_cost_may_be_paid_with_the_essence_of_another() -> None:
    """An ability of the chapter Trail of Blood costs 1 health."""
    t, (lorrai, hank, _) = three(0, 1, 0)
    chapter = t.chapter(1, 2)
    t.begin(ExplorerPhase()).choose(f"turn:{lorrai}", "pass", "pass")
    t.choose(f"use:{lorrai}:{chapter}:1", "essence:1", f"agree:{hank}")
    assert (t.s.units[lorrai].health, t.s.units[hank].essence) == (4, 0)
    assert t.s.countdowns == {chapter: 1}
