"""Confirming several things at once: in any order, as a whole or not at all."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from types import CodeType, FrameType

import pytest

from kadath import games
from kadath.games.final_hour.rules.priority import Foreseeing
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.state import MAIN, UNEQUIPPED
from kadath.kernel.codec import state_hash
from kadath.kernel.errors import NotLegal
from kadath.kernel.several import Several
from kadath.kernel.state import State
from kadath.table import Seat, Table, ticking
from kadath.testkit.final_hour.position import Position
from kadath.testkit.machina.position import Position as Room
from kadath.testkit.machina.position import room

from .tables import ADA, BEN, new_table, play_until


def several_asked(table: Table) -> tuple[int, Several]:
    decision, several = table.state.decision, table.state.several
    assert decision is not None
    assert several is not None
    return decision.seat, several


def attack_of_two(table: Table) -> list[str]:
    """Play to an attack that can destroy two monsters, and name them in the order they are kept."""
    for seed in range(400):
        play_until(table, "attack", seed)
        seat, several = several_asked(table)
        for first in several.addable(()):
            for second in several.addable((first,)):
                if several.is_whole(both := (first, second)):
                    return [one.key for one in several.in_order(both)]
        table.choose_several(seat, [])
    raise AssertionError("no attack could destroy two monsters")


def monsters(table: Table) -> int:
    places = table.view(None)["board"]["locations"].values()
    return sum(len(place["monsters"]) for place in places)


def hand_of_roland(seed: int = 1) -> Table:
    setup = {"seats": 1, "investigators": ["roland-banks"]}
    return Table.begin(games.game("lcg"), setup, seed, [Seat("Ada")])


@pytest.mark.parametrize("backwards", [False, True])
def test_things_are_picked_in_any_order(backwards: bool) -> None:
    table = new_table(ADA, BEN, seed=4)
    keys = attack_of_two(table)
    seat, _ = several_asked(table)
    before, standing = table.length, monsters(table)
    table.choose_several(seat, keys[::-1] if backwards else keys)
    kept = [key for key in table.record.choices[before:] if key != "done"]
    assert kept == keys
    assert monsters(table) <= standing - 2


def test_whoever_plays_alone_reads_all_that_they_confirmed_together() -> None:
    table = hand_of_roland(seed=4)
    table.choose_several(0, [])
    table.choose(0, "investigate")
    seat, several = several_asked(table)
    told = len(table.log("Ada"))
    table.choose_several(seat, [one.key for one in several.parts[0].candidates])
    news = table.since_last_turn("Ada")
    assert news == table.log("Ada")[told:]
    assert [entry.kind for entry in news].count("committed") == 2


def test_what_does_not_fit_changes_nothing() -> None:
    table = new_table(ADA, BEN, seed=4)
    keys = attack_of_two(table)
    seat, several = several_asked(table)
    everything = [one.key for one in several.parts[0].candidates] * 2
    before, length = state_hash(table.state), table.length
    for picked in ([*keys, "nonsense"], [keys[0], keys[0]], [*keys, "done"], everything):
        with pytest.raises(NotLegal, match="cannot be chosen together"):
            table.choose_several(seat, picked)
    with pytest.raises(NotLegal, match=f"seat {seat} is asked"):
        table.choose_several(1 - seat, keys)
    assert (state_hash(table.state), table.length) == (before, length)


def test_where_one_thing_is_chosen_several_are_refused() -> None:
    table = new_table(ADA, ADA)
    decision = table.state.decision
    assert decision is not None
    with pytest.raises(NotLegal, match="not a choice of several"):
        table.choose_several(0, [one.key for one in decision.options[:2]])


def test_the_last_card_picked_first_does_not_end_the_choice() -> None:
    table = hand_of_roland()
    hand = [one.key for one in several_asked(table)[1].parts[0].candidates]
    table.choose_several(0, [hand[-1], hand[0], hand[2]])
    assert table.record.choices == [hand[0], hand[2], hand[-1]]


def test_nothing_is_confirmed_by_an_empty_choice() -> None:
    table = hand_of_roland()
    table.choose_several(0, [])
    assert table.record.choices == ["done"]


def test_a_confirmed_choice_is_taken_back_as_a_whole() -> None:
    table = new_table(ADA, BEN, seed=4)
    keys = attack_of_two(table)
    seat, _ = several_asked(table)
    before, length = state_hash(table.state), table.length
    table.choose_several(seat, keys)
    plan = table.plan_undo(table.seats[seat].owner)
    assert plan is not None
    assert plan.length == length
    assert plan.taken_back == 1, "it was one answer"
    table.undo(plan, table.people)
    assert state_hash(table.state) == before


def test_the_snapshots_of_a_confirmed_choice_are_those_of_all_its_choices() -> None:
    table = new_table(ADA, BEN, seed=4)
    keys = attack_of_two(table)
    table.choose_several(several_asked(table)[0], keys)
    destroyed = [one for one in table.snapshots if one.entry.kind == "destroyed"]
    assert len(destroyed) == 2


def calls_in(work: Callable[[], object]) -> Counter[CodeType]:
    """How often which Python functions are called by something."""
    found: Counter[CodeType] = Counter()

    def count(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            found[frame.f_code] += 1

    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(None)
    return found


def refused(table: Table, keys: list[str]) -> None:
    with pytest.raises(NotLegal):
        table.choose_several(0, keys)


@pytest.mark.plain("nobody can watch them run")
@pytest.mark.parametrize(
    "keys",
    [
        [f"mulligan:{card}" for card in range(140)],
        ["mulligan:6"] * 140,
        ["done"] * 400,
        [f"{'x' * 60}:{number}" for number in range(32)],
    ],
)
def test_two_kilobytes_of_ill_will_are_refused_without_a_step_of_the_game(keys: list[str]) -> None:
    """Nothing is searched: what is asked for is what was declared, or it is not."""
    table = hand_of_roland()
    refused(table, ["nonsense"])
    short = calls_in(lambda: refused(table, ["nonsense"]))
    long = calls_in(lambda: refused(table, keys))
    assert long[State.advance.__code__] == long[State.apply.__code__] == 0
    assert long.total() <= short.total() + 2 * len(keys)
    assert table.length == 0


@pytest.mark.plain("nobody can watch them run")
@pytest.mark.parametrize("count", range(6))
def test_a_run_of_choices_is_played_once_from_beginning_to_end(count: int) -> None:
    table = hand_of_roland()
    hand = [one.key for one in several_asked(table)[1].parts[0].candidates]
    counted = calls_in(lambda: table.choose_several(0, hand[:count][::-1]))
    assert counted[State.apply.__code__] == len(table.record.choices) == min(5, count + 1)


def test_where_only_the_order_is_chosen_all_is_ticked_as_it_lies() -> None:
    t = Position("Pete: at 7\nRita: at 6")
    t.starts(Foreseeing(0, 3))
    t.choose("done")
    first = ticking(t.state)
    assert first is not None
    assert first.is_order
    assert first.is_whole
    assert first.picks == first.candidates
    top, *others = first.candidates
    assert first.ticked(top).picks == (*others, top), "what is pressed comes last"


def test_an_item_takes_the_place_of_another_with_one_tick() -> None:
    t = Room(room(3, 1))
    lorrai = t.explorer("lorrai_gerrard", (0, 0))
    boots = t.item("hobnailed_boots", lorrai, MAIN)
    coat = t.item("oilskin_coat", lorrai, UNEQUIPPED)
    t.begin(ExplorerPhase()).choose("inventory:1")
    arranged = ticking(t.s)
    assert arranged is not None
    worn = {one.key: one for one in arranged.candidates}
    assert worn[f"main:{coat}"] not in (*arranged.addable, *arranged.movable)
    assert arranged.may_tick(worn[f"main:{coat}"])
    swapped = arranged.ticked(worn[f"main:{coat}"])
    assert {one.key for one in swapped.picks} == {f"main:{coat}", f"stow:{boots}"}
    assert swapped.is_whole


def test_what_alone_is_in_the_way_gives_way() -> None:
    arkham = games.game("arkham")
    state = arkham.new({"seats": 1, "investigators": ["joe_diamond"]}, seed=1)
    while state.decision is not None and state.decision.ask != "sliders":
        state.apply(state.decision.options[-1])
    start = ticking(state)
    assert start is not None
    first, second = start.candidates[:2]
    one = start.ticked(first)
    assert second not in one.addable, "a slider is in one place only"
    assert one.may_tick(second)
    assert one.ticked(second).picks == (second,)
    assert one.ticked(first).picks == ()


def test_where_several_are_in_the_way_none_gives_way() -> None:
    state = games.game("arkham").new({"seats": 1, "investigators": ["monterey_jack"]}, seed=1)
    start = ticking(state)
    assert start is not None
    first, second, third = start.candidates[:3]
    two = start.ticked(first).ticked(second)
    assert two.is_whole
    assert not two.may_tick(third)
    assert two.ticked(third).picks == two.picks
