"""Attacks, destructions and the ways of monsters on arbitrary boards, against brute force."""

from __future__ import annotations

import pytest
from hypothesis import Phase, find, given, settings
from hypothesis import strategies as st

from kadath.games.final_hour.components.ancient_ones import ANCIENT_ONES, DIFFICULTIES
from kadath.games.final_hour.components.board import ZONES
from kadath.games.final_hour.components.monsters import COMMON
from kadath.games.final_hour.game import FinalHour
from kadath.games.final_hour.rules import activation
from kadath.games.final_hour.rules.monster_move import follow_arrows
from kadath.games.final_hour.rules.monsters import take_off
from kadath.games.final_hour.rules.spawn import spawn
from kadath.games.final_hour.state import FinalHourState
from kadath.games.final_hour.vocabulary.effects import Activate, Attack, Destroy, DriveOut, Lure
from kadath.games.final_hour.vocabulary.selectors import Here, Zone
from kadath.kernel.effects import Effect, Scope
from kadath.testkit.final_hour.activation_model import ending_of, endings
from kadath.testkit.final_hour.model import (
    AT,
    LOST,
    PATHS,
    SPACES,
    Model,
    Result,
    attacks,
    destructions,
    neighbours,
)
from kadath.testkit.final_hour.referee import FinalHourReferee
from kadath.testkit.reaching import reached
from kadath.testkit.snapshots import snapshot


@st.composite
def boards(draw: st.DrawFn, fullness: int = 4) -> FinalHourState:
    """A board with monsters, damage and seals anywhere, and little room."""
    one = draw(st.sampled_from(sorted(ANCIENT_ONES)))
    difficulty = draw(st.sampled_from(DIFFICULTIES))
    s = FinalHour().new({"seats": 2, "ancient_one": one, "difficulty": difficulty}, 0)
    s.stack, s.decision, s.log = [], None, []
    tokens = list(draw(st.permutations([*s.cup, *s.unique])))
    s.monsters = [()] * 16
    for location, spaces in SPACES.items():
        s.damage[location] = draw(st.integers(0, spaces))
        room = spaces - s.damage[location]
        most = min(room, fullness, len(tokens) - 1)
        wanted = draw(st.integers(max(0, most - 1), most))
        s.monsters[location] = tuple(tokens.pop() for _ in range(wanted))
    s.seals = [draw(st.sampled_from([0, 0, 0, 1, 2])) for _ in PATHS]
    s.cup = tuple(sorted(token for token in tokens if token < 40)) or s.cup[:0]
    s.unique = tuple(sorted(token for token in tokens if token >= 40))
    s.destroyed = ()
    s.where = [draw(st.sampled_from(sorted(SPACES))) for _ in s.figures]
    return s


def run(s: FinalHourState, effect: Effect) -> None:
    called = effect.run(s, Scope(0))
    if called is not None:
        s.stack.append(called)
    s.advance()


def found(s: FinalHourState, token: int, seals: list[int]) -> Result:
    if s.outcome is not None:
        return LOST, s.ritual_site
    for location, here in enumerate(s.monsters):
        if token in here:
            return AT, location
    (path,) = [path for path, side in enumerate(s.seals) if side != seals[path]]
    assert s.seals[path] == seals[path] - 1
    return "sealed", path


@given(boards(), st.integers(0, 12))
def test_an_attack_offers_every_set_of_monsters_that_its_damage_covers(
    s: FinalHourState, damage: int
) -> None:
    run(s, Attack(damage, Here()))
    if s.decision is None:
        assert attacks(s, s.where[0], damage) == {()}
    else:
        assert list(FinalHourReferee(s).decision(s)) == []


@given(boards(), st.integers(1, 3), st.integers(0, 3), st.booleans())
def test_destroying_offers_every_set_of_monsters_that_fits(
    s: FinalHourState, most: int, health: int, up_to: bool
) -> None:
    expected = destructions(s, s.where[0], most, health, up_to)
    run(s, Destroy(most, health, up_to))
    if s.decision is None:
        assert len(expected) == 1
    else:
        assert list(FinalHourReferee(s).decision(s)) == []


@given(boards(), st.sampled_from(sorted(SPACES)))
def test_a_monster_spawns_where_the_model_says(s: FinalHourState, location: int) -> None:
    if not s.cup:
        return
    s.cup, model, seals = s.cup[:1], Model(s), s.seals.copy()
    token = s.cup[0]
    spawn(s, COMMON, location)
    assert found(s, token, seals) == model.spawn(token, location)


@given(boards(), st.data())
def test_a_monster_moves_where_the_model_says(s: FinalHourState, data: st.DataObject) -> None:
    on_board = [(token, at) for at, here in enumerate(s.monsters) for token in here]
    if not on_board:
        return
    token, location = data.draw(st.sampled_from(on_board))
    model, seals = Model(s), s.seals.copy()
    take_off(s, token, location)
    follow_arrows(s, token, location)
    assert found(s, token, seals) == model.walk(token, location)


@given(boards(), st.booleans(), st.data())
def test_a_monster_is_driven_where_the_model_says(
    s: FinalHourState, outward: bool, data: st.DataObject
) -> None:
    here = s.where[0]
    model, seals = Model(s), s.seals.copy()
    run(s, DriveOut(1) if outward else Lure(1))
    sources = {here} if outward else neighbours(here)
    if s.decision is None:
        assert not any(s.monsters[source] for source in sources)
        return
    chosen = data.draw(st.sampled_from(s.decision.options[:-1]))
    token = chosen.ids[0]
    start = model.at[token]
    assert start in sources
    s.apply(chosen)
    there = here
    if s.decision is not None:
        assert {way.ids[0] for way in s.decision.options} == neighbours(here)
        way = data.draw(st.sampled_from(s.decision.options))
        there = way.ids[0]
        s.apply(way)
    elif outward:
        (there,) = neighbours(here)
    assert found(s, token, seals) == model.push(token, start, there)


@settings(max_examples=60)
@given(boards(fullness=3), st.sampled_from(sorted(ZONES)))
def test_activating_a_zone_can_end_in_all_the_ways_that_brute_force_finds(
    s: FinalHourState, zone: str
) -> None:
    """Where the order of monsters cannot matter nobody is asked, and no end is lost by that."""
    expected = endings(s, ZONES[zone])
    run(s, Activate(Zone(zone)))
    assert reached(s, ending_of, snapshot) == expected


@pytest.mark.plain("no fault can be planted in them")
def test_an_order_that_is_not_asked_for_though_it_matters_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(activation, "order_matters", lambda s, location, tokens: False)

    def differs(s: FinalHourState) -> bool:
        expected = endings(s, ZONES["purple"])
        run(s, Activate(Zone("purple")))
        return reached(s, ending_of, snapshot) != expected

    # Any board will do, so none is made smaller.
    quickly = settings(max_examples=400, derandomize=True, phases=[Phase.generate])
    find(boards(fullness=3), differs, settings=quickly)
