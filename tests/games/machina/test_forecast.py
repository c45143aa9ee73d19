"""The forecast of what mindless monsters will do as things stand."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from kadath.bots import make_bot
from kadath.games.machina.forecast import ABILITY, DOOR, STEP, STRIKE, Act, forecast
from kadath.games.machina.game import Machina
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.play import MachinaPlay
from kadath.games.machina.rules.round import Round
from kadath.games.machina.state import CLOSED
from kadath.games.machina.vocabulary.modifiers import Increase
from kadath.kernel.abilities.selectors import These
from kadath.kernel.codec import state_hash
from kadath.kernel.decision import PASS
from kadath.kernel.rng import Rng
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import Position, room, row

HALVES = """
+-+-+-+-+
|. .D. .|
+-+-+-+-+
"""


@pytest.mark.rule("MA-R18.1", "MA-R18.3", "MA-R18.4", "MA-R7.3")
def test_a_monster_walks_up_and_strikes_and_the_second_strike_is_no_longer_sure() -> None:
    t = Position(row("......"))
    kim = t.explorer("kim_richards", (0, 0))
    deep_one = t.monster("deep_one", (4, 0))
    before = state_hash(t.begin(ExplorerPhase()).s)
    (intent,) = forecast(t.s)
    assert (intent.monster, intent.target) == (deep_one, kim)
    steps = [act for act in intent.acts if act.what == STEP]
    strikes = [act for act in intent.acts if act.what == STRIKE]
    assert [t.s.area.where(one.at)[0] for one in steps] == [3, 2, 1]
    assert all(one.sure for one in steps)
    assert strikes[0].sure
    assert strikes[0].targets == (kim,)
    assert 0 < strikes[0].chances[0] < 1
    assert not any(one.sure for one in strikes[1:])
    assert state_hash(t.s) == before


@pytest.mark.rule("MA-R18.2", "MA-R18.6")
def test_monsters_are_forecast_in_track_order_after_the_moves_before_them() -> None:
    t = Position(row("........"))
    t.explorer("kim_richards", (0, 0))
    first = t.monster("deep_one", (7, 0))
    second = t.monster("deep_one", (6, 0))
    t.begin(ExplorerPhase())
    told = forecast(t.s)
    assert [one.monster for one in told] == [first, second]
    assert STRIKE not in {act.what for act in told[0].acts}


@pytest.mark.rule("MA-R18.14", "MA-R10.6")
def test_a_door_in_the_way_is_broken() -> None:
    t = Position(HALVES)
    t.explorer("kim_richards", (0, 0))
    t.monster("deep_one", (2, 0))
    (door,) = t.s.area.doors
    t.s.doors[door] = CLOSED
    t.begin(ExplorerPhase())
    (intent,) = forecast(t.s)
    assert Act(DOOR, door) in intent.acts


@pytest.mark.rule("MA-R18.16")
def test_nothing_is_sure_after_a_choice_of_the_players() -> None:
    t = Position(room(5, 5, rubble_1=(2, 1), rubble_2=(2, 2), rubble_3=(2, 3)))
    t.explorer("kim_richards", (0, 2))
    t.monster("deep_one", (4, 2))
    t.begin(ExplorerPhase())
    (intent,) = forecast(t.s)
    assert intent.acts
    assert not intent.acts[-1].sure


def test_a_strike_that_cannot_hit_leaves_the_rest_sure() -> None:
    t = Position(row("..."))
    kim = t.explorer("kim_richards", (0, 0))
    t.monster("deep_one", (1, 0))
    t.s.set_marker(900, kim, (Increase(These((kim,)), "armor", 9),))
    t.begin(ExplorerPhase())
    (intent,) = forecast(t.s)
    strikes = [act for act in intent.acts if act.what == STRIKE]
    assert {act.chances for act in strikes} == {(Fraction(0),)}
    assert all(act.sure for act in strikes)


def test_the_forecast_reveals_no_hidden_cards_or_future_dice() -> None:
    game = Machina()
    choices = Random(3)
    s = game.new({"seats": 2}, 5)
    told = 0
    while s.decision is not None and told < 60:
        s.apply(choices.choice(s.decision.options))
        if s.decision is None:
            break
        if s.track:
            told += 1
            other = game.determinize(s, s.decision.seat, Rng(told))
            other.rng = told
            assert forecast(other) == forecast(s)
            seat = s.decision.seat
            assert json.dumps(game.shown(other, seat)) == json.dumps(game.shown(s, seat))
    assert told == 60


def acted(s: MachinaPlay, choices: Random) -> list[tuple[int, Act]]:
    """What monsters really do in their phase, if nobody uses anything out of turn."""
    s.log = []
    done: list[tuple[int, Act]] = []
    monster = 0

    def is_over(now: MachinaPlay) -> bool:
        nonlocal monster
        for kind, noted, _ in now.log or ():
            args: dict[str, Any] = dict(noted)
            if kind == "move" and args["unit"] == monster:
                done.append((monster, Act(STEP, args["space"])))
            elif kind == "door-destroyed":
                done.append((monster, Act(DOOR, args["door"])))
            elif kind == "attack" and args["attacker"] == monster:
                done.append((monster, Act(STRIKE, now.units[monster].space, args["blockers"])))
        now.log = []
        turn = next((one for one in now.stack if type(one).__name__ == "MonsterTurn"), None)
        monster = turn.who if turn is not None else 0  # type: ignore[attr-defined]
        top = now.stack[-1]
        return isinstance(top, Round) and top.at != "4.1"

    s.advance(is_over)
    while s.decision is not None:
        options = s.decision.options
        s.apply(PASS if PASS in options else choices.choice(options), is_over)
    s.log = None
    return done


def test_a_forecast_exists_at_every_moment_of_a_game() -> None:
    """Also if a monster dies in its own turn, and the effects of its death follow."""
    game = Machina()
    moments = 0
    for seed in (3, 4, 6):
        state = game.new({"seats": 2}, seed)
        player = make_bot("thumb", seed)
        for _ in range(120):
            if state.decision is None:
                break
            moments += len(game.foretold(state)["intents"])
            state.apply(player.choose(game, state, state.decision.seat))
    assert moments > 100


def test_nothing_is_computed_if_nobody_looks() -> None:
    t = position("""
        |k . . . d .|
        k: kim_richards
        d: deep_one
    """)
    t.begin(ExplorerPhase())
    game = Machina()
    assert game.view(t.s, 0)["intents"] == []
    assert len(game.shown(t.s, 0)["intents"]) == 1


@pytest.mark.rule("MA-R18.1", "MA-R18.3", "MA-R18.7")
def test_the_sure_part_is_what_the_monsters_then_really_do() -> None:
    compared = {STEP: 0, STRIKE: 0}
    for seed in range(12):
        choices = Random(seed)
        s = Machina().new({"seats": 1 + seed % 3, "dead": "rest"}, seed)
        for _ in range(8):
            at_monsters = False
            while s.decision is not None and not at_monsters:
                s.apply(
                    choices.choice(s.decision.options),
                    lambda now: isinstance(now.stack[-1], Round) and now.stack[-1].at == "4.1",
                )
                at_monsters = s.decision is None and s.outcome is None
            if s.outcome is not None:
                break
            sure = [
                (one.monster, act._replace(chances=()))
                for one in forecast(s)
                for act in one.acts
                if act.sure and act.what != ABILITY
            ]
            really = acted(s, choices)
            assert really[: len(sure)] == sure
            for _, act in sure:
                compared[act.what] = compared.get(act.what, 0) + 1
            if s.outcome is not None:
                break
            s.advance()
    assert compared[STEP] > 40
    assert compared[STRIKE] > 5
