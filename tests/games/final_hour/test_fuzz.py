"""Whole games through the battery, until every card half, item and omen effect has run."""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from types import FrameType
from typing import Any

import pytest

from kadath.games.final_hour.components.action_cards import ACTION_CARDS
from kadath.games.final_hour.rules.action_cards import ResolvingCard
from kadath.kernel.record import Record
from kadath.testkit.battery import Battery, games
from kadath.testkit.final_hour.kit import FinalHourKit
from kadath.testkit.kit import kit
from kadath.testkit.player import CuriousPlayer
from kadath.testkit.soak import soak_part

KIT = FinalHourKit()
PARTS = 6
USUAL_PARTS = 2
"""So many parts are always played, the others by `scripts/test --all`."""
GAMES = 4 * len(KIT.setups())
MOST_PASSES = 4
"""How often a part may play on when something rare has not run yet."""


def test_all_set_ups_take_turns() -> None:
    setups = [tuple(sorted(setup.items())) for setup, _ in games(KIT, 0, 36)]
    assert len(KIT.setups()) == 4 * 3 * 3
    assert len(set(setups)) == 36


@pytest.mark.parametrize(
    "part",
    [
        *range(USUAL_PARTS),
        *(pytest.param(part, marks=pytest.mark.thorough) for part in range(USUAL_PARTS, PARTS)),
    ],
)
def test_games_go_through_the_battery_and_everything_runs(part: int) -> None:
    """Every part plays all set-ups, and goes on until every half, item and omen has run."""
    ran: Counter[str] = Counter()
    for more in range(MOST_PASSES):
        played = soak_part("final_hour", first=(more * PARTS + part) * GAMES, count=GAMES)
        assert played.failures == ()
        assert played.games == GAMES
        ran.update(played.ran)
        if all(ran[feature] for feature in KIT.features()):
            return
    assert [feature for feature in KIT.features() if not ran[feature]] == []


@pytest.mark.plain("nobody can watch them run")
def test_what_the_log_says_ran_is_what_was_carried_out() -> None:
    """The coverage is counted by the log; here the calls themselves are counted beside it."""
    carried_out: Counter[str] = Counter()
    effect = ResolvingCard.STEPS["effect"].run.__code__

    def watch(frame: FrameType, event: str, argument: Any) -> None:
        if event == "return" and frame.f_code is effect:
            card = frame.f_locals.get("card")
            if card is not None:
                carried_out[f"{card.key} {frame.f_locals['self'].half}"] += 1

    final_hour = kit("final_hour")
    player = CuriousPlayer(final_hour, seed=3)
    told: Counter[str] = Counter()
    for setup, seed in games(final_hour, 0, 72):
        player.begin()
        state = final_hour.game.new(setup, seed)
        state.log = []
        sys.setprofile(watch)
        try:
            while state.decision is not None:
                sys.setprofile(None)
                chosen = player.choose(state)
                sys.setprofile(watch)
                state.apply(chosen)
        finally:
            sys.setprofile(None)
        told.update(final_hour.ran(setup, state.log))
    halves = {f"{card.key} {half}" for card in ACTION_CARDS for half in ("top", "bottom")}
    assert {feature: times for feature, times in told.items() if feature in halves} == carried_out


def test_seed_and_choices_give_the_same_hash_in_another_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    final_hour = kit("final_hour")
    battery = Battery(final_hour, CuriousPlayer(final_hour, seed=8), seed=8)
    played = [battery.play(setup, seed) for setup, seed in games(final_hour, 500, 12)]
    # Another order of hashing would show a set or dictionary whose order matters.
    monkeypatch.setenv("PYTHONHASHSEED", "4321")
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        hashes = list(pool.map(replayed_hash, [one.record.to_json() for one in played]))
    assert hashes == [one.hash for one in played]


def replayed_hash(text: str) -> str:
    from kadath.testkit.battery import final_hash

    return final_hash(kit("final_hour"), Record.from_json(text))
