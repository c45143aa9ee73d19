"""Choosing several: what is declared is what the run of single choices can reach, no more, no less.

A traveller packs a bag, is wounded, and puts things into hands and pockets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, permutations, product

import pytest

from kadath.kernel.decision import DONE, Option, option
from kadath.kernel.errors import NotLegal
from kadath.kernel.procedure import Procedure, procedure, step
from kadath.kernel.several import (
    COUNTS,
    FREE,
    Allotment,
    Arrangement,
    ChosenSet,
    Lot,
    NothingToChoose,
    Picks,
    RankedSet,
    Several,
    ask_several,
    with_picks,
)

from .takeaway import Takeaway

WEIGHTS = {1: 4, 2: 3, 3: 3, 4: 1, 5: 1}
THINGS = tuple(option("pack", thing) for thing in WEIGHTS)


def weight(picks: Picks) -> int:
    return sum(WEIGHTS[one.ids[0]] for one in picks)


@procedure
class Packing(Procedure):
    """So many things of those that are at hand; the bag bears only so much."""

    least: int = 0
    most: int = 5
    bears: int = 99
    strength: int = 0
    order: str = "fixed"
    alike: tuple[int, ...] = ()
    packed: tuple[int, ...] = ()
    ended: bool = False

    @ask_several("pack", "P-1", prompt="pack")
    def pack(self, state: Takeaway) -> Several:
        packed = tuple(option("pack", thing) for thing in self.packed)
        if not self.most:
            return NothingToChoose(0)
        if self.strength or self.alike:
            kinds = self.alike or tuple(WEIGHTS)
            weights = tuple(WEIGHTS.values()) if self.strength else ()
            return RankedSet(
                0, THINGS, packed, kinds, weights, self.strength, self.least, self.most
            )
        fits = (lambda picks: weight(picks) <= self.bears) if self.bears < 99 else None
        return ChosenSet(0, THINGS, packed, self.least, self.most, self.order, fits)

    @pack.chosen
    def put_in(self, state: Takeaway, chosen: Option) -> None:
        if chosen == DONE:
            self.ended = True
            return
        self.packed += (chosen.ids[0],)
        self.goto("pack")

    @step("leave")
    def leave(self, state: Takeaway) -> None:
        assert self.ended
        state.cleaned = tuple(f"pack:{thing}" for thing in self.packed)


@procedure
class Wounded(Procedure):
    """Two wounds and a fright; the dog bears one of each, the mule two wounds and no fright."""

    taken: tuple[Option, ...] = ()

    @ask_several("wounds", "P-2", prompt="wounds")
    def assign(self, state: Takeaway) -> Several:
        wounds = tuple(option("wound", who) for who in ("you", "dog", "mule"))
        frights = tuple(option("fright", who) for who in ("you", "dog"))
        return Allotment(0, (Lot(3, wounds), Lot(1, frights)), self.taken, fits=self._can_bear)

    @assign.chosen
    def take(self, state: Takeaway, chosen: Option) -> None:
        if chosen != DONE:
            self.taken += (chosen,)
            self.goto("wounds")

    @step("over")
    def close(self, state: Takeaway) -> None:
        state.cleaned = tuple(one.key for one in self.taken)

    def _can_bear(self, picks: Picks) -> bool:
        counts = Counter(picks)
        return counts[option("wound", "dog")] <= 1 and counts[option("wound", "mule")] <= 2


@procedure
class Stowing(Procedure):
    """A lamp goes into a hand, a rope and a map there or into a pocket; a hand holds one thing."""

    stowed: tuple[Option, ...] = ()

    @ask_several("stow", "P-3", prompt="stow")
    def stow(self, state: Takeaway) -> Several:
        things = tuple(
            tuple(option("put", thing, place) for place in places)
            for thing, places in (
                ("lamp", ("left", "right")),
                ("rope", ("left", "right", "pocket")),
                ("map", ("left", "right", "pocket")),
            )
        )
        return Arrangement(0, things, self.stowed, fits=self._fit)

    @stow.chosen
    def put(self, state: Takeaway, chosen: Option) -> None:
        if chosen != DONE:
            self.stowed += (chosen,)
            self.goto("stow")

    @step("over")
    def close(self, state: Takeaway) -> None:
        state.cleaned = tuple(one.key for one in self.stowed)

    def _fit(self, picks: Picks) -> bool:
        hands = [one.args[1] for one in picks if one.args[1] != "pocket"]
        needs_a_hand = all(one.args[0] != "lamp" for one in picks)
        return len(hands) == len(set(hands)) and len(hands) + needs_a_hand <= 2


CHOICES: dict[str, Procedure] = {
    "any": Packing(),
    "exactly": Packing(least=2, most=2),
    "at least": Packing(least=3),
    "weighed": Packing(bears=7),
    "carried": Packing(strength=7),
    "alike": Packing(bears=8, alike=(1, 2, 2, 3, 3)),
    "carried alike": Packing(strength=8, alike=(1, 2, 2, 3, 3)),
    "exactly alike": Packing(least=3, most=3, alike=(1, 2, 2, 3, 3)),
    "free": Packing(least=1, most=3, bears=7, order=FREE),
    "ordered": Packing(least=3, most=3, order=COUNTS),
    "allotment": Wounded(),
    "arrangement": Stowing(),
}


def begun(name: str) -> Takeaway:
    return asked(CHOICES[name].clone())


def asked(choice: Procedure) -> Takeaway:
    state = Takeaway(1, 0)
    state.stack.append(choice)
    state.advance()
    return state


def by_single_choices(state: Takeaway) -> Iterator[tuple[str, ...]]:
    """What all runs of single choices come to."""
    if state.decision is None:
        yield state.cleaned
        return
    for one in state.decision.options:
        tried = state.clone()
        tried.apply(one)
        yield from by_single_choices(tried)


def confirmed(state: Takeaway, picks: Picks) -> tuple[str, ...] | None:
    """What a set that is confirmed whole comes to; None where it is refused."""
    several = state.several
    assert several is not None
    try:
        run = several.run(picks)
    except NotLegal:
        return None
    tried = state.clone()
    for one in run:
        tried.apply(one)
    assert tried.decision is None, "confirming ends the choice"
    return tried.cleaned


def tries(several: Several) -> Iterator[Picks]:
    """Everything that somebody might confirm: too little, too much, twice the same."""
    candidates = [one for part in several.parts for one in part.candidates]
    if several.SHAPE == "set":
        return chain.from_iterable(permutations(candidates, n) for n in range(len(candidates) + 1))
    if several.SHAPE == "allotment":
        return chain.from_iterable(product(candidates, repeat=n) for n in range(6))
    return chain.from_iterable(combinations(candidates, n) for n in range(5))


@pytest.mark.parametrize("name", CHOICES)
def test_what_may_be_confirmed_is_what_single_choices_reach(name: str) -> None:
    state = begun(name)
    several = state.several
    assert several is not None
    reached = {tuple(end) for end in by_single_choices(state)}
    confirming = {end for picks in tries(several) if (end := confirmed(state, picks)) is not None}
    if name in ("free", "allotment"):
        # The same set in another order: confirming always keeps it in one.
        assert confirming <= reached
        reached = {tuple(sorted(end)) for end in reached}
        confirming = {tuple(sorted(end)) for end in confirming}
    assert confirming == reached


@pytest.mark.parametrize("name", CHOICES)
def test_ticking_leads_to_every_choice_and_to_no_dead_end(name: str) -> None:
    state = begun(name)
    several = state.several
    assert several is not None
    wholes: set[Picks] = set()
    seen: set[Picks] = set()
    waiting: list[Picks] = [()]
    while waiting:
        picks = waiting.pop()
        addable = several.addable(picks)
        if several.is_whole(picks):
            wholes.add(picks)
        else:
            assert addable, f"{picks} can neither be confirmed nor added to"
        for one in addable:
            grown = (*picks, one) if name == "ordered" else tuple(sorted((*picks, one)))
            if grown not in seen:
                seen.add(grown)
                waiting.append(grown)
    expected = {picks for picks in tries(several) if several.is_whole(picks)}
    if name != "ordered":
        expected = {tuple(sorted(picks)) for picks in expected}
    assert wholes == expected


@pytest.mark.parametrize("name", CHOICES)
def test_in_the_midst_of_a_run_the_rest_may_be_confirmed(name: str) -> None:
    state = begun(name)
    assert state.decision is not None
    for one in state.decision.options:
        tried = state.clone()
        tried.apply(one)
        if tried.decision is None:
            continue
        several = tried.several
        assert several is not None
        assert tried.decision.options == several.offered(several.picked)
        ends = [confirmed(tried, picks) for picks in tries(several)]
        assert set(filter(None, ends)) <= set(by_single_choices(tried))
        assert any(end is not None for end in ends)


def test_the_last_candidate_picked_first_ends_nothing() -> None:
    """The run goes down the list; whoever picks in another order loses nothing by that."""
    state = begun("any")
    several = state.several
    assert several is not None
    last, first = THINGS[-1], THINGS[0]
    assert several.addable((last,)) == THINGS[:-1]
    assert confirmed(state, (last, first)) == ("pack:1", "pack:5")


def test_of_things_that_are_alike_the_first_ones_are_taken() -> None:
    state = begun("alike")
    assert confirmed(state, (THINGS[2], THINGS[4])) == ("pack:2", "pack:4")


@pytest.mark.parametrize(
    "keys",
    [
        ["pack:9"],
        ["done"],
        ["pack:1", "pack:1"],
        ["pack:1", "pack:2", "pack:4"],
        ["pack:1"] * 500,
        [],
    ],
)
def test_what_does_not_fit_is_refused_with_what_would(keys: list[str]) -> None:
    several = begun("exactly").several
    assert several is not None
    with pytest.raises(NotLegal, match="cannot be chosen together") as refusal:
        several.run(several.pick(keys))
    assert "2 to 2 of pack:1, pack:2" in str(refusal.value)


def test_picks_are_weighed_without_playing_on() -> None:
    state = begun("exactly")
    weighed = with_picks(state, (THINGS[4], THINGS[0]))
    frame = weighed.stack[-1]
    assert isinstance(frame, Packing)
    assert frame.packed == (1, 5)
    assert not frame.ended
    assert weighed.decision is not None
    assert weighed.decision.options == (*THINGS, DONE)
    assert state.several is not None
    assert state.several.picked == ()


def test_one_thing_is_not_several() -> None:
    state = begun("any")
    state.apply(DONE)
    assert state.several is None


def test_a_thing_may_be_moved_to_whatever_place_fits_without_the_one_it_has() -> None:
    several = begun("arrangement").several
    assert isinstance(several, Arrangement)
    moved = 0
    for picks in tries(several):
        if several.fits is None or not several.fits(picks) or len(picks) > len(several.things):
            continue
        if any(sum(one in places for one in picks) > 1 for places in several.things):
            continue
        for places in several.things:
            for one in picks:
                rest = tuple(other for other in picks if other != one)
                wanted = {it for it in several.addable(rest) if it in places and it != one}
                if one in places:
                    assert {it for it in several.movable(picks) if it in places} == wanted
                    moved += len(wanted)
    assert moved


def test_what_does_not_fit_may_be_swapped_in_where_others_can_give_way() -> None:
    several = begun("arrangement").several
    assert isinstance(several, Arrangement)
    swapped = 0
    for picks in tries(several):
        if not several.is_whole(picks):
            continue
        for one, instead in several.swaps(picks).items():
            assert one not in (*several.movable(picks), *picks)
            assert one in instead
            assert several.is_whole(instead)
            swapped += 1
    assert swapped


@pytest.mark.parametrize("shape", ["set", "weighed", "allotment", "arrangement"])
def test_a_run_asks_no_oftener_what_fits_than_it_has_candidates_at_each_pick(shape: str) -> None:
    """However much is picked, nothing is searched: the orders of a choice are never tried."""
    questions = 0

    def fits(picks: Picks) -> bool:
        nonlocal questions
        questions += 1
        return True

    size = 40
    things = tuple(option("pack", number) for number in range(size))
    several: Several
    if shape == "allotment":
        several = Allotment(0, (Lot(size, things[:2]),), fits=fits)
        picks = things[:1] * size
    elif shape == "arrangement":
        places = tuple((one, option("leave", *one.ids)) for one in things)
        several = Arrangement(0, places, fits=fits)
        picks = things
    else:
        several = ChosenSet(0, things, fits=fits if shape == "weighed" else None)
        picks = things[::-1]
    assert len(several.run(picks)) >= size - 1
    assert questions <= 1 + size * (size + 1) // 2


def test_whoever_has_nothing_to_choose_may_be_asked_all_the_same() -> None:
    state = asked(Packing(most=0))
    assert state.decision is not None
    assert state.decision.options == (DONE,)
    assert state.clone().decision == state.decision
    assert confirmed(state, ()) == ()
    assert confirmed(state, THINGS[:1]) is None
