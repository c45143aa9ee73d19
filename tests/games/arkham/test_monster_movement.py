"""How monsters move: by color, symbol and kind (AH-9); also against a second implementation."""

from __future__ import annotations

import pytest

from kadath.games.arkham.board import (
    ARROWS,
    BLACK,
    JOINED,
    LOCATIONS,
    SKY,
    STREET_OF,
    STREETS,
    WHITE,
)
from kadath.games.arkham.cards import MONSTERS
from kadath.games.arkham.foes import movement_of
from kadath.games.arkham.rules.monster_movement import MovingMonsters, ways
from kadath.games.arkham.values import skill
from kadath.kernel.rng import Rng
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position


def of_kind(movement: str) -> str:
    """A monster with this kind of movement."""
    return next(key for key, one in MONSTERS.items() if one.movement == movement)


def test_the_arrows_of_both_colors_lead_once_around_the_town() -> None:
    for color in (WHITE, BLACK):
        space, visited = "northside", []
        for _ in STREETS:
            visited.append(space)
            assert ARROWS[color][space] in JOINED[space]
            space = ARROWS[color][space]
        assert space == "northside"
        assert sorted(visited) == sorted(STREETS)
    assert all(ARROWS[WHITE][ARROWS[BLACK][street]] == street for street in STREETS)


@pytest.mark.rule("AH-9.1", "AH-9.3", "AH-9.10")
def test_monsters_whose_symbol_shows_move_along_its_color() -> None:
    t = position("joe_diamond: at police_station")
    walker = of_kind("normal")
    symbol = MONSTERS[walker].dimension
    inside, outside = t.monster(walker, "woods"), t.monster(walker, "uptown")
    t.begin(MovingMonsters((symbol,), ()))
    assert t.s.monsters[inside].space == "uptown"
    assert t.s.monsters[outside].space == ARROWS[WHITE]["uptown"]
    t.begin(MovingMonsters((), (symbol,)))
    assert t.s.monsters[inside].space == ARROWS[BLACK]["uptown"]
    t.begin(MovingMonsters((), ()))
    assert t.s.monsters[inside].space == ARROWS[BLACK]["uptown"]


@pytest.mark.rule("AH-9.4")
def test_a_fast_monster_takes_two_steps_but_stops_at_an_investigator() -> None:
    fast = of_kind("fast")
    symbol = MONSTERS[fast].dimension
    for street, stops in (("uptown", True), ("southside", False)):
        t = Position()
        t.investigator("joe_diamond", street)
        monster = t.monster(fast, "woods")
        t.begin(MovingMonsters((symbol,), ()))
        second = "uptown" if stops else ARROWS[WHITE]["uptown"]
        assert t.s.monsters[monster].space == second


@pytest.mark.rule("AH-9.2", "AH-9.5")
def test_monsters_with_an_investigator_and_stationary_ones_stay() -> None:
    t = position("joe_diamond: at woods")
    monsters = [t.monster(of_kind(kind), "woods") for kind in ("normal", "fast", "flying")]
    still = t.monster(of_kind("stationary"), "uptown")
    for monster in (*monsters, still):
        assert ways(t.s, monster, WHITE) == ()


@pytest.mark.rule("AH-9.6", "AH-9.7", "AH-9.12")
def test_flying_monsters_attack_the_lowest_sneak_in_a_street() -> None:
    flyer = of_kind("flying")
    t = Position()
    joe = t.investigator("joe_diamond", "uptown", sliders=(0, 0, 0))
    michael = t.investigator("michael_mcglen", "southside", sliders=(3, 0, 0))
    t.investigator("harvey_walters", "woods")
    above = t.monster(flyer, SKY)
    t.begin(MovingMonsters((MONSTERS[flyer].dimension,), ()))
    assert skill(t.s, michael, "sneak").total < skill(t.s, joe, "sneak").total
    assert t.s.monsters[above].space == "southside"
    alone = t.monster(flyer, "black_cave")
    t.begin(MovingMonsters((MONSTERS[flyer].dimension,), ()))
    assert t.s.monsters[alone].space == SKY, "nobody is in the street of the cave"


@pytest.mark.rule("AH-9.6", "AH-9.7")
def test_the_first_player_breaks_a_tie_in_sneak() -> None:
    flyer = of_kind("flying")
    t = Position()
    t.investigator("joe_diamond", "uptown")
    t.investigator("joe_diamond", "southside")
    t.s.first_player = 1
    monster = t.monster(flyer, SKY)
    t.begin(MovingMonsters((MONSTERS[flyer].dimension,), ()))
    assert t.asked().seat == 1
    assert t.offered() == ["to:southside", "to:uptown"]
    t.choose("to:uptown")
    assert t.s.monsters[monster].space == "uptown"


def reference(t: Position, monster: int, color: str) -> set[str]:
    """Where a step may lead, by a second implementation that tests every space."""
    s = t.s
    here = s.monsters[monster].space
    occupied = {row.space for row in s.investigators.values()}
    kind = movement_of(s, monster)
    sneak = {
        space: min(
            skill(s, who, "sneak").total
            for who, row in s.investigators.items()
            if row.space == space
        )
        for space in occupied
    }
    if here in occupied or kind in ("stationary", "unique"):
        return set()
    if kind != "flying":
        if here in STREET_OF:
            return {STREET_OF[here]}
        round_ = list(STREETS_IN_ROUND)
        step = 1 if color == WHITE else -1
        return {round_[(round_.index(here) + step) % len(round_)]}
    near = set(STREETS) if here == SKY else {one for one in JOINED[here] if one in STREETS}
    prey = {one for one in near if one in occupied}
    if not prey:
        return set() if here == SKY else {SKY}
    lowest = min(sneak[one] for one in prey)
    return {one for one in prey if sneak[one] == lowest}


STREETS_IN_ROUND = (
    "northside",
    "downtown",
    "easttown",
    "rivertown",
    "french_hill",
    "southside",
    "uptown",
    "miskatonic_university",
    "merchant_district",
)


@pytest.mark.parametrize("seed", range(60))
def test_every_step_agrees_with_a_second_implementation(seed: int) -> None:
    rng = Rng(seed, "monsters")
    t = Position()
    spaces = [space for street in STREETS for space in (street, *LOCATIONS[street])]
    for key in ("joe_diamond", "harvey_walters", "michael_mcglen"):
        sliders = tuple(rng.below(4) for _ in range(3))
        t.investigator(key, spaces[rng.below(len(spaces))], sliders=sliders)
    keys = sorted(MONSTERS)
    for _ in range(20):
        key = keys[rng.below(len(keys))]
        flies = MONSTERS[key].movement == "flying" and rng.below(2)
        if MONSTERS[key].movement == "aquatic":
            continue
        monster = t.monster(key, SKY if flies else spaces[rng.below(len(spaces))])
        t.s.derive()
        for color in (WHITE, BLACK):
            found = ways(t.s, monster, color)
            assert set(found) == reference(t, monster, color)
            assert len(found) == len(set(found))
