"""Corner cases of the bosses of the final challenges (MA-R12.20)."""

from __future__ import annotations

import pytest

from kadath.games.machina.area import Laid
from kadath.games.machina.cards import BOSS, CARDS, FINAL_CHALLENGE
from kadath.games.machina.finals import BEAST, HEART
from kadath.games.machina.happenings import Destroyed, LosesHealth
from kadath.games.machina.rules.death import Destroying
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.final_challenge import FIRST_TILE, BossTurn, begin_round, marks
from kadath.games.machina.rules.setting_up import open_card
from kadath.games.machina.rules.spaces import kind_at, treat_as
from kadath.games.machina.rules.spawning import enter
from kadath.games.machina.rules.wounding import LosingHealth
from kadath.games.machina.state import UNEQUIPPED
from kadath.testkit.machina.position import Position


def final(scenario: int, boss_at: str) -> Position:
    """The tile of a final challenge, with its boss on a marked space."""
    t = Position()
    s = t.s
    s.scenario, s.serial = scenario, 4000
    s.lay((Laid(FIRST_TILE + scenario, f"final_{scenario}"),))
    s.final, s.boss = (open_card(s, key_of(kind, scenario)) for kind in (FINAL_CHALLENGE, BOSS))
    s.derive()
    enter(s, s.boss, marks(s)[boss_at])
    return t


def key_of(kind: str, scenario: int) -> str:
    return next(c.key for c in CARDS.values() if (c.kind, c.scenario) == (kind, scenario))


@pytest.mark.rule("MA-R12.20", "MA-R15.10")
def test_the_beast_moves_units_in_its_way_aside_and_goes_on() -> None:
    t = final(BEAST, "1")
    at = marks(t.s)
    hank = t.explorer("hank_horden", t.s.area.where(at["2"]))
    t.begin(BossTurn(t.s.boss))
    assert t.asked().ask == "step-aside"
    t.choose(t.offered()[0])
    assert t.s.units[t.s.boss].space == at["2"], "one space, as somebody was next to it"
    assert t.s.units[hank].space not in [at[mark] for mark in "123456789"]


@pytest.mark.rule("MA-R12.20", "MA-R10.13")
@pytest.mark.parametrize("kind", ["exploding_barrel", "rubble", "chasm"])
def test_the_beast_turns_changed_spaces_of_its_road_back_into_floor(kind: str) -> None:
    t = final(BEAST, "1")
    at = marks(t.s)
    t.explorer("hank_horden", t.s.area.where(at["N"]))
    treat_as(t.s, at["2"], kind)
    t.begin(BossTurn(t.s.boss))
    assert t.s.units[t.s.boss].space in (at["2"], at["3"])
    assert kind_at(t.s, at["2"]) == "floor"
    assert ("space-treated", "floor") in [(e.kind, e.args.get("becomes")) for e in t.s.log or ()]


@pytest.mark.rule("MA-R12.20", "MA-R1.6")
def test_with_nobody_beside_it_the_beast_goes_two_spaces_and_is_home() -> None:
    t = final(BEAST, "7")
    t.explorer("hank_horden", t.s.area.where(marks(t.s)["N"]))
    t.begin(BossTurn(t.s.boss))
    assert t.s.outcome is not None
    assert (t.s.outcome.won, t.s.outcome.reason) == (False, "beast-home")


@pytest.mark.rule("MA-R12.20")
def test_effects_on_all_units_hurt_the_heart_at_most_twice_a_round() -> None:
    t = final(HEART, "5")
    hank = t.explorer("hank_horden", t.s.area.where(marks(t.s)["N"]))
    bomb = t.item("ethereal_gas_bomb", hank, UNEQUIPPED)
    t.begin(ExplorerPhase()).choose(f"use:{hank}:{bomb}:0")
    left = [t.s.units[t.s.boss].health]
    for _ in range(2):
        t.begin(LosingHealth((LosesHealth(t.s.boss, 1, hank),)))
        left.append(t.s.units[t.s.boss].health)
    begin_round(t.s)
    t.begin(LosingHealth((LosesHealth(t.s.boss, 1, hank),)))
    assert [*left, t.s.units[t.s.boss].health] == [3, 2, 2, 1]


@pytest.mark.parametrize(
    "boss_first",
    [
        pytest.param(False, marks=pytest.mark.rule("MA-R1.5")),
        pytest.param(True, marks=pytest.mark.rule("MA-R1.3")),
    ],
)
def test_the_first_of_the_last_explorer_and_the_boss_to_die_ends_the_game(boss_first: bool) -> None:
    t = final(HEART, "5")
    hank = t.explorer("hank_horden", t.s.area.where(marks(t.s)["N"]))
    dying = [Destroyed(hank), Destroyed(t.s.boss)]
    t.begin(Destroying(tuple(reversed(dying) if boss_first else dying)))
    assert t.s.outcome is not None
    assert t.s.outcome.won is boss_first


@pytest.mark.rule("MA-R12.20")
def test_nobody_swaps_places_with_a_boss_or_controls_it() -> None:
    t = final(HEART, "5")
    area = t.s.area
    near = next(one for one in area.around(t.s.units[t.s.boss].space) if area.terrain[one] == ".")
    hank = t.explorer("hank_horden", area.where(near), essence=4)
    cards = [t.item(key, hank) for key in ("twin_masks", "crown_of_wires")]
    t.begin(ExplorerPhase())
    assert not any(f":{card}:" in key for key in t.offered() for card in cards)
