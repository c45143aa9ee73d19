"""The view property of Final Hour, at every decision of random games."""

from __future__ import annotations

from collections import Counter

import pytest

from kadath.bots import make_bot
from kadath.games.final_hour.state import FinalHourState
from kadath.kernel.decision import Option
from kadath.kernel.rng import Rng
from kadath.testkit.battery import games
from kadath.testkit.final_hour.kit import FinalHourKit
from kadath.testkit.final_hour.position import position
from kadath.testkit.player import CuriousPlayer
from kadath.testkit.views import leaks, missing_faces, seats_and_spectator

KIT = FinalHourKit()


def playthroughs(first: int, count: int) -> list[FinalHourState]:
    """The states of some games at each of their decisions, and at the end."""
    player = CuriousPlayer(KIT, first)
    states = []
    for setup, seed in games(KIT, first, count):
        player.begin()
        state = KIT.game.new(setup, seed)
        while state.decision is not None:
            states.append(state.clone())
            state.apply(player.choose(state))
        states.append(state)
    return states


@pytest.mark.parametrize("part", range(4))
def test_a_re_deal_changes_nothing_that_a_seat_sees(part: int) -> None:
    rng = Rng(part, "views")
    for state in playthroughs(first=900 + 12 * part, count=12):
        assert list(leaks(KIT, state, rng)) == []


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_unknown_place_shows_every_face_that_it_may_hold(seats: int) -> None:
    rng = Rng(seats, "faces")
    kinds: Counter[str] = Counter()
    states = [
        state
        for state in playthroughs(first=1200, count=36)
        if state.seats == seats and state.outcome is None
    ]
    for state in states[:: max(1, len(states) // 6)]:
        for seat in seats_and_spectator(KIT, state):
            assert list(missing_faces(KIT, state, seat, rng)) == []
            kinds.update(place.split()[0] for place in KIT.unknown_places(state, seat))
    assert {"priority", "deck", "hidden", "clue", "boxed", "gate", "item"} <= set(kinds)
    if seats > 1:
        assert {"hand", "action"} <= set(kinds)


@pytest.mark.parametrize("name", ["random", "rush", "search"])
def test_a_bot_chooses_alike_where_its_seat_sees_alike(name: str) -> None:
    rng = Rng(6, "bots")
    for state in playthroughs(first=1500, count=8)[::9]:
        if state.decision is None:
            continue
        seat = state.decision.seat
        redealt = KIT.game.determinize(state, seat, rng)
        budget = {"iterations": 20.0} if name == "search" else {}
        chosen = [
            make_bot(name, 7, **budget).choose(KIT.game, one, seat) for one in (state, redealt)
        ]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("part", range(2))
def test_what_hangs_on_nothing_hidden_is_told_alike(part: int) -> None:
    """A choice that looks at no hidden face and draws nothing leaves the same entries behind."""
    rng = Rng(part, "log")
    open_choices = 0
    for state in playthroughs(first=1600 + 12 * part, count=12):
        if state.decision is None or state.decision.ask not in {"attack", "move", "place-seal"}:
            continue
        seat = state.decision.seat
        redealt = KIT.game.determinize(state, seat, rng)
        redealt.rng = state.rng
        for one in state.decision.options:
            told = [entries_for(branch, one, seat) for branch in (state, redealt)]
            if not any(kind in UNCOVERING for kind, _ in (*told[0], *told[1])):
                open_choices += 1
                assert told[0] == told[1]
    assert open_choices > 100


UNCOVERING = {
    *("drew", "drew-action", "drew-card", "found-clue", "found-item", "gate", "omens-added"),
    *("played", "reckoning", "revealed", "row-drawn", "turned-up", "turned-up-action"),
    *("omen", "round", "saw-cards", "stashed"),
}


def entries_for(state: FinalHourState, chosen: Option, seat: int) -> list[tuple[str, str]]:
    branch = state.clone()
    branch.log = []
    branch.apply(chosen)
    return [(entry.kind, str(entry.args)) for entry in branch.log if entry.is_for(seat)]


def test_the_stash_and_laid_cards_show_every_face_that_they_may_hold() -> None:
    rng = Rng(3, "stash")
    t = position("""
        solo: yes
        Rita: at 12
        Lily: at 12
    """)
    t.answers(omens=3)
    t.rita.picks("Lily")
    assert "stash 0" in KIT.unknown_places(t.state, 0)
    assert list(missing_faces(KIT, t.state, 0, rng)) == []
    t = position("""
        Rita: at 12
        Lily: at 12
    """)
    t.attempts_the_ritual()
    t.rita.chooses(min(t.choices))
    assert "laid 0" in KIT.unknown_places(t.state, 1)
    assert list(missing_faces(KIT, t.state, 1, rng)) == []


def test_cards_that_were_not_shuffled_together_do_not_mix() -> None:
    """A hand dealt before a shuffle holds none of the cards that were discarded then."""
    t = position("""
        Rita: hand 1 2 3 4
        Lily: hand 5 6 7 8
        priority deck: 9, only
    """)
    t.begins_a_round()
    discarded = set(t.state.priority_discard)
    t.rita.plays(1)
    t.lily.plays(5)
    assert t.told("priority-reshuffled") == [{}]
    rng = Rng(4, "lots")
    for _ in range(100):
        redealt = KIT.game.determinize(t.state, 0, rng)
        assert set(redealt.priority_deck) <= discarded
        assert {6, 7, 8} <= set(redealt.hands[1])


def test_a_view_that_leaks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The property can fail: a view that shows the bottom of the gate pile is caught."""
    honest = KIT.game.view

    def leaky(state: FinalHourState, seat: int | None) -> dict[str, object]:
        return honest(state, seat) | {"leak": state.gate_pile[-1:]}

    monkeypatch.setattr(KIT.game, "view", leaky)
    rng = Rng(1)
    found = [leak for state in playthroughs(first=900, count=2) for leak in leaks(KIT, state, rng)]
    assert any("sees the difference" in leak for leak in found)
