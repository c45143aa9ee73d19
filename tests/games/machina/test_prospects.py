"""Previews of what an ability would do."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kadath.games.machina.forecast import forecast
from kadath.games.machina.odds import odds
from kadath.games.machina.prospects import Prospect, prospects
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.view import foretold
from kadath.kernel.codec import state_hash
from kadath.testkit.machina.position import Position, row


def found(t: Position, key: str) -> dict[int, Prospect]:
    """What an option would do, by target."""
    chosen = t.asked().option(key)
    assert chosen is not None, t.offered()
    return {one.target: one for one in prospects(t.s, chosen)}


@pytest.mark.rule("MA-R7.3", "MA-R7.4", "MA-R8.11", "MA-R8.12")
def test_a_shot_that_pushes_previews_hit_kill_and_where_the_target_ends() -> None:
    """Kim shoots with one high die, which has a single 3 to reach armor 3."""
    t = Position(row("......"))
    kim = t.explorer("kim_richards", (1, 0))
    deep_one = t.monster("deep_one", (3, 0), health=1)
    t.begin(ExplorerPhase())
    before = state_hash(t.s)
    use = next(one for one in t.offered() if one.startswith(f"use:{kim}:{kim}:"))
    (fate,) = found(t, use)[deep_one].fates
    armor = t.value(deep_one, "armor")
    sides = sum(face >= armor for face in (0, 1, 1, 2, 2, 3))
    assert fate.hit == fate.kill == Fraction(sides, 6)
    assert fate.space == t.space((4, 0))
    assert state_hash(t.s) == before


@pytest.mark.rule("MA-R8.10", "MA-R10.8")
def test_a_push_into_a_chasm_kills_regardless_of_the_dice() -> None:
    t = Position(row("....O"))
    kim = t.explorer("kim_richards", (1, 0))
    deep_one = t.monster("deep_one", (3, 0))
    t.begin(ExplorerPhase())
    use = next(one for one in t.offered() if one.startswith(f"use:{kim}:{kim}:"))
    (fate,) = found(t, use)[deep_one].fates
    assert fate.kill == 1


@pytest.mark.rule("MA-R7.3", "MA-R13.2")
def test_bonuses_against_wounded_units_count_in_the_odds() -> None:
    """Scent of blood: monsters add 1 to attack rolls against wounded blockers only."""
    chances = []
    for health in (6, 5):
        t = Position(row("...."))
        t.explorer("kim_richards", (1, 0), health=health)
        t.monster("deep_one", (2, 0))
        t.s.attached[t.event("scent_of_blood")] = 0
        t.begin(ExplorerPhase())
        strike = forecast(t.s)[0].acts[0]
        chances.append(strike.chances[0])
    assert chances[0] < chances[1]


def test_the_odds_of_all_targets_are_those_of_the_question() -> None:
    t = Position(row("......"))
    kim = t.explorer("kim_richards", (1, 0))
    t.monster("deep_one", (3, 0))
    t.begin(ExplorerPhase())
    t.choose(next(one for one in t.offered() if one.startswith(f"use:{kim}:{kim}:")))
    told = odds(t.s, 0)
    assert told is not None
    assert set(told.options) == set(t.offered())
    (reach,) = foretold(t.s)["reach"]
    assert {one["option"] for one in reach["prospects"]} == set(t.offered())
    assert t.space((3, 0)) in reach["spaces"]
    assert t.space((5, 0)) not in reach["spaces"]


@pytest.mark.rule("MA-R7.3", "MA-R7.6")
def test_the_dice_the_armor_and_the_cost_are_known_before_the_roll() -> None:
    t = Position(row("......"))
    kim = t.explorer("kim_richards", (1, 0))
    deep_one = t.monster("deep_one", (3, 0))
    t.begin(ExplorerPhase())
    use = next(one for one in t.offered() if one.startswith(f"use:{kim}:{kim}:"))
    throw = found(t, use)[deep_one].throw
    assert throw is not None
    assert (throw.high, throw.low, throw.bonus, throw.arcane) == (1, 0, 0, False)
    assert throw.needed == {deep_one: t.value(deep_one, "armor")}
    (reach,) = [one for one in foretold(t.s)["reach"] if one["option"] == use]
    assert (reach["card"], reach["cost"]) == (kim, {"stamina": 2, "essence": 0, "health": 0})
