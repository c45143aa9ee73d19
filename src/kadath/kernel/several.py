"""Choosing several things: what a step declares, and the run of single choices it is kept in.

A step of several declares all that may be picked, how many, and what fits together. Two things
follow from that. `offered` gives the run in which such a choice is asked and kept: single options,
one after the other, with a "done" where enough was picked. And a client can let somebody pick in
any order and take back (`addable`, `is_whole`) before the choice is made as a whole (`run`). Both
are computed from the declaration alone: nothing is ever tried on a copy of the game, so what
follows the choice cannot leak.

A declaration is used at once and never stored: `State.several` derives a new one each time. What is
declared must not depend on what was picked, but for `picked` itself. `fits` says whether some picks
may be part of a whole choice, so what fits can be completed, and fits without any part of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple, TypeVar

from .decision import DONE, ONLY_DONE, Decision, Option
from .errors import NotLegal, RulesBug
from .procedure import AskStep

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State")

Shape = Literal["set", "allotment", "arrangement"]

Picks = tuple[Option, ...]
Fits = Callable[[Picks], bool]
"""Whether some picks may be part of a whole choice."""

_OVER = (DONE,)

MANY = 1 << 30
"""More than there is ever to choose from."""

FIXED = "fixed"
"""A set is kept in the order of its candidates: each set in one way only."""
FREE = "free"
"""A set may be picked one by one in any order, and it is the same set."""
COUNTS = "counts"
"""The order in which the things are picked is part of the choice."""


class Part(NamedTuple):
    """A part of a choice of several as it is shown: how many of which candidates.

    Where it is a number, the candidates are amounts of one thing from the least up, and at most one
    of them is picked.
    """

    candidates: Picks
    least: int
    most: int
    is_number: bool = False


class Several:
    """A choice of several things, of one of three shapes."""

    SHAPE: ClassVar[Shape]
    __slots__ = ("picked", "seat")

    seat: int
    picked: Picks
    """What was picked so far, one by one."""

    @property
    def parts(self) -> tuple[Part, ...]:
        """What is left to pick, part by part."""
        raise NotImplementedError

    def offered(self, picked: Picks) -> Picks:
        """What the run asks when so much was picked; empty: the choice is over."""
        raise NotImplementedError

    def addable(self, picks: Picks) -> Picks:
        """What may be picked beside these picks, whatever their order."""
        raise NotImplementedError

    def is_whole(self, picks: Picks) -> bool:
        """Whether these picks, in any order, are a choice that may be confirmed."""
        raise NotImplementedError

    def in_order(self, picks: Picks) -> Picks:
        """The picks in the order of the run."""
        raise NotImplementedError

    def movable(self, picks: Picks) -> Picks:
        """What may be picked in place of another pick of the same part."""
        return ()

    def pick(self, keys: Sequence[str]) -> Picks:
        """The candidates with these keys; `NotLegal` where one of them is none."""
        if len(keys) > sum(part.most for part in self.parts):
            raise self._refusal(keys)
        known = {one.key: one for part in self.parts for one in part.candidates}
        if not all(key in known for key in keys):
            raise self._refusal(keys)
        return tuple([known[key] for key in keys])

    def together(self, picks: Picks) -> Picks:
        """The same picks, if they may be part of one choice; else `NotLegal`."""
        for at, one in enumerate(picks):
            if one not in self.addable(picks[:at]):
                raise self._refusal([one.key for one in picks])
        return picks

    def run(self, picks: Picks) -> list[Option]:
        """The single choices that make up a whole choice; `NotLegal` where it is none."""
        if not self.is_whole(picks):
            raise self._refusal([one.key for one in picks])
        run: list[Option] = []
        picked = self.picked
        for one in self.in_order(picks):
            options = self.offered(picked)
            if one not in options:
                raise RulesBug(f"{one.key} fits, but is not offered after {_keys(picked)}")
            # A single option is taken, not asked.
            if len(options) > 1:
                run.append(one)
            picked = (*picked, one)
        if DONE in self.offered(picked):
            run.append(DONE)
        return run

    def _refusal(self, keys: Sequence[str]) -> NotLegal:
        return NotLegal(
            f"these cannot be chosen together: {', '.join(keys) or 'nothing'}",
            accepted="; ".join(
                f"{part.least} to {part.most} of {_keys(part.candidates)}" for part in self.parts
            ),
        )


class ChosenSet(Several):
    """Some of the candidates, each once: cards to commit, clues to give."""

    SHAPE = "set"
    __slots__ = ("candidates", "fits", "least", "most", "order")

    # Made for every single choice of a run, so nothing is worked out here.
    def __init__(
        self,
        seat: int,
        candidates: Picks,
        picked: Picks = (),
        least: int = 0,
        most: int = MANY,
        order: str = FIXED,
        fits: Fits | None = None,
    ) -> None:
        self.seat = seat
        self.picked = picked
        self.candidates = candidates
        self.least = least
        self.most = most
        self.order = order
        self.fits = fits

    @property
    def parts(self) -> tuple[Part, ...]:
        here, picked = self._left(self.picked), len(self.picked)
        least = max(0, self._least() - picked)
        return (Part(here, least, min(self.most - picked, len(here))),)

    def offered(self, picked: Picks) -> Picks:
        if len(picked) >= self.most:
            return ()
        due = self.least - len(picked)
        left = self._left(picked) if picked else self.candidates
        if due > 1 and self.order == FIXED:
            # Whoever must pick several may not begin so late that too few are left.
            left = left[: max(1, len(left) - due + 1)]
        left = self._fitting(left, picked)
        return (*left, DONE) if due <= 0 and left else left

    def addable(self, picks: Picks) -> Picks:
        together = self.picked + picks
        if len(together) >= self.most:
            return ()
        left = [one for one in self._left(self.picked) if one not in picks]
        return tuple([one for one in left if self._fit((*together, one))])

    def is_whole(self, picks: Picks) -> bool:
        left = self._left(self.picked)
        together = self.picked + picks
        return (
            self._least() <= len(together) <= self.most
            and len(set(picks)) == len(picks)
            and all(one in left for one in picks)
            and self._fit(together)
        )

    def in_order(self, picks: Picks) -> Picks:
        if self.order == COUNTS:
            return picks
        return tuple([one for one in self.candidates if one in picks])

    def _least(self) -> int:
        return min(self.least, len(self.candidates))

    def _fit(self, picks: Picks) -> bool:
        return self.fits is None or self.fits(picks)

    def _fitting(self, left: Picks, picked: Picks) -> Picks:
        """Those that the run offers of what it has not come to yet."""
        return _fitting(self.fits, left, picked)

    def _left(self, picked: Picks) -> Picks:
        """What the run has not come to yet."""
        if not picked:
            return self.candidates
        if self.order == FIXED:
            return self.candidates[self.candidates.index(picked[-1]) + 1 :]
        return tuple([one for one in self.candidates if one not in picked])


class NothingToChoose(ChosenSet):
    """A set of nothing, which is asked for all the same."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(seat, ())

    def offered(self, picked: Picks) -> Picks:
        return ONLY_DONE


class RankedSet(ChosenSet):
    """A set in fixed order of which some cannot be told apart: monsters to destroy.

    Every candidate has a number in `alike`: of those with the same number the first ones are taken.
    Where they have weights, the set `bears` so much together.
    """

    __slots__ = ("alike", "bears", "weights")

    def __init__(
        self,
        seat: int,
        candidates: Picks,
        picked: Picks,
        alike: Sequence[int],
        weights: Sequence[int] = (),
        bears: int = 0,
        least: int = 0,
        most: int = MANY,
    ) -> None:
        self.seat = seat
        self.picked = picked
        self.candidates = candidates
        self.least = least
        self.most = most
        self.order = FIXED
        self.fits = None
        self.alike = alike
        self.weights = weights
        self.bears = bears

    def in_order(self, picks: Picks) -> Picks:
        """As many candidates of every kind as were picked, but the first ones."""
        kinds = dict(zip(self.candidates, self.alike, strict=True))
        wanted = [kinds[one] for one in picks]
        first = []
        for one in self._left(self.picked):
            if kinds[one] in wanted:
                wanted.remove(kinds[one])
                first.append(one)
        return tuple(first)

    def _fit(self, picks: Picks) -> bool:
        return self._weight(picks) <= self.bears

    def _fitting(self, left: Picks, picked: Picks) -> Picks:
        """The first of every kind among those that are not too much."""
        weights, alike, bears = self.weights, self.alike, self.bears
        at = 0
        if picked:
            at = self.candidates.index(picked[-1]) + 1
            bears -= self._weight(picked)
        kinds = []
        found = []
        for one in left:
            if not weights or weights[at] <= bears:
                kind = alike[at]
                if kind not in kinds:
                    kinds.append(kind)
                    found.append(one)
            at += 1
        return tuple(found)

    def _weight(self, picks: Picks) -> int:
        if not self.weights:
            return 0
        return sum([self.weights[self.candidates.index(one)] for one in picks])


class NumberedSet(ChosenSet):
    """A set in fixed order to which numbers belong: things and money to give.

    Each of the `numbers` has candidates of its own, from the least up, of which at most one fits.
    """

    __slots__ = ("numbers",)

    def __init__(
        self,
        seat: int,
        candidates: Picks,
        numbers: tuple[Picks, ...],
        picked: Picks = (),
        *,
        fits: Fits,
    ) -> None:
        super().__init__(seat, candidates, picked, fits=fits)
        self.numbers = numbers

    @property
    def parts(self) -> tuple[Part, ...]:
        """The numbers, and what stands between them, in the order of the candidates."""
        found: list[Part] = []
        amounts: Picks = ()
        for one in self._left(self.picked):
            number = next((number for number in self.numbers if one in number), ())
            if found and number == amounts:
                last = found[-1]
                most = 1 if number else last.most + 1
                found[-1] = last._replace(candidates=(*last.candidates, one), most=most)
            else:
                found.append(Part((one,), 0, 1, is_number=bool(number)))
            amounts = number
        return tuple(found)

    def movable(self, picks: Picks) -> Picks:
        """The other amounts of a number that is picked."""
        found: list[Option] = []
        for number in self.numbers:
            if any(one in picks for one in number):
                rest = tuple([one for one in picks if one not in number])
                others = [one for one in number if one not in picks]
                found += [one for one in others if self._fit((*self.picked, *rest, one))]
        return tuple(found)


class Lot(NamedTuple):
    """So many alike things that are dealt out, and the options that give one of them to each."""

    amount: int
    candidates: Picks


class Allotment(Several):
    """Every one of some tokens goes to one of the candidates, which may get many: damage.

    There is a lot for each kind of token, with candidates of its own.
    """

    SHAPE = "allotment"
    __slots__ = ("fits", "lots")

    def __init__(
        self, seat: int, lots: tuple[Lot, ...], picked: Picks = (), *, fits: Fits | None = None
    ) -> None:
        self.seat = seat
        self.picked = picked
        self.lots = lots
        self.fits = fits

    @property
    def parts(self) -> tuple[Part, ...]:
        left = [(lot, lot.amount - _among(lot.candidates, self.picked)) for lot in self.lots]
        return tuple([Part(lot.candidates, due, due) for lot, due in left if due > 0])

    def offered(self, picked: Picks) -> Picks:
        for lot in self.lots:
            if _among(lot.candidates, picked) < lot.amount:
                return _fitting(self.fits, lot.candidates, picked)
        return ()

    def addable(self, picks: Picks) -> Picks:
        together = self.picked + picks
        return tuple(
            [
                one
                for lot in self.lots
                if _among(lot.candidates, together) < lot.amount
                for one in _fitting(self.fits, lot.candidates, together)
            ]
        )

    def is_whole(self, picks: Picks) -> bool:
        together = self.picked + picks
        known = sum([_among(lot.candidates, together) for lot in self.lots])
        return (
            known == len(together)
            and all(_among(lot.candidates, together) == lot.amount for lot in self.lots)
            and (self.fits is None or self.fits(together))
        )

    def in_order(self, picks: Picks) -> Picks:
        ranked = [one for lot in self.lots for one in lot.candidates]
        return tuple(sorted(picks, key=ranked.index))


class Arrangement(Several):
    """Every one of some things goes to one of its places: an inventory, hands, a trade.

    There is a tuple of options for each thing, one for each place; no option is in two of them.
    `lies` are the places where the things are now: whoever rearranges them begins with those.
    """

    SHAPE = "arrangement"
    __slots__ = ("fits", "lies", "things")

    def __init__(
        self,
        seat: int,
        things: tuple[Picks, ...],
        picked: Picks = (),
        *,
        fits: Fits | None = None,
        lies: Picks = (),
    ) -> None:
        self.seat = seat
        self.picked = picked
        self.things = things
        self.fits = fits
        self.lies = lies

    @property
    def parts(self) -> tuple[Part, ...]:
        return tuple([Part(places, 1, 1) for places in self.things[len(self.picked) :]])

    def offered(self, picked: Picks) -> Picks:
        if len(picked) == len(self.things):
            return ()
        return self._fitting(self.things[len(picked)], picked)

    def addable(self, picks: Picks) -> Picks:
        together = self.picked + picks
        waiting = [places for places in self.things if not _among(places, together)]
        return tuple([one for places in waiting for one in self._fitting(places, together)])

    def is_whole(self, picks: Picks) -> bool:
        together = self.picked + picks
        return (
            len(together) == len(self.things)
            and all(_among(places, together) == 1 for places in self.things)
            and (self.fits is None or self.fits(together))
        )

    def movable(self, picks: Picks) -> Picks:
        """The other places of what has one already, each instead of that one."""
        found: list[Option] = []
        for places in self.things[len(self.picked) :]:
            for one in picks:
                if one in places:
                    others = tuple([other for other in places if other != one])
                    rest = tuple([other for other in picks if other != one])
                    found += self._fitting(others, self.picked + rest)
        return tuple(found)

    def swaps(self, picks: Picks) -> dict[Option, Picks]:
        """The places that fit only if others give way, each with the picks that come of it.

        Whatever is in the way goes to the first of its own places that fits then.
        """
        found: dict[Option, Picks] = {}
        for places in self.things[len(self.picked) :]:
            rest = tuple([one for one in picks if one not in places])
            fitting = self._fitting(places, self.picked + rest)
            for one in places:
                if one not in fitting and one not in picks:
                    swapped = self._making_room(one, rest)
                    if swapped is not None:
                        found[one] = swapped
        return found

    def _making_room(self, place: Option, rest: Picks) -> Picks | None:
        """The picks with a new one, after as few as possible of the rest have gone elsewhere."""
        if not self._fitting((place,), self.picked):
            return None
        together = (*self.picked, place)
        away = []
        for one in rest:
            if self._fitting((one,), together):
                together += (one,)
            else:
                away.append(one)
        for one in away:
            places = next(places for places in self.things if one in places)
            open_places = self._fitting(places, together)
            if not open_places:
                return None
            together += open_places[:1]
        return together[len(self.picked) :]

    def in_order(self, picks: Picks) -> Picks:
        return tuple([one for places in self.things for one in places if one in picks])

    def _fitting(self, places: Picks, picked: Picks) -> Picks:
        return _fitting(self.fits, places, picked)


def ask_several(
    at: str, *rules: str, prompt: str
) -> Callable[[Callable[[Any, Any], Several | None]], AskStep]:
    """Declare a method as an asking step of several.

    The method returns the declaration, or None where nothing is asked; `chosen` carries out the
    single picks, and `DONE`, which also comes by itself when nothing is left to pick.
    """

    def declare(method: Callable[[Any, Any], Several | None]) -> AskStep:
        asking = AskStep(at, rules, prompt, method)

        def run(frame: Any, state: Any) -> Decision | None:
            several = method(frame, state)
            if several is None:
                return None
            options = several.offered(several.picked) or _OVER
            return tuple.__new__(Decision, (several.seat, options, asking))

        asking.run = run
        asking.declares = method
        return asking

    return declare


def next_pick(asking: AskStep, several: Several | None) -> Decision | None:
    """The next single choice of a choice of several."""
    if several is None:
        return None
    return asking.offer(several.seat, several.offered(several.picked) or _OVER)


def several_of(state: State) -> Several | None:
    """The declaration behind the decision of a state; None where one thing is chosen."""
    if state.decision is None:
        return None
    frame, declares = state.stack[-1], state.decision.step.declares
    return declares(frame, state) if declares is not None else frame.several(state)


def with_picks(state: S, picks: Picks) -> S:
    """A copy in which some picks were carried out, and nothing that comes after them.

    It is to be looked at, not to be played on: its decision has all candidates, so that each of
    them can be put into words as it stands with these picks.
    """
    several, decision = several_of(state), state.decision
    if several is None or decision is None:
        raise NotLegal("nothing is asked of which several may be chosen")
    copy = state.clone()
    candidates = [one for part in several.parts for one in part.candidates]
    copy.decision = decision._replace(options=(*candidates, DONE))
    frame = copy.stack[-1]
    for one in several.in_order(picks):
        frame.at = decision.step.next
        if decision.step.carry_out(frame, copy, one) is not None:
            raise RulesBug(f"{decision.step.at} calls a procedure between two picks")
    return copy


def _fitting(fits: Fits | None, candidates: Picks, picked: Picks) -> Picks:
    """The candidates of which each alone may be added to what was picked."""
    if fits is None:
        return candidates
    return tuple([one for one in candidates if fits((*picked, one))])


def _among(candidates: Picks, picks: Picks) -> int:
    """How many picks are of these candidates."""
    return len([one for one in picks if one in candidates])


def _keys(options: Picks) -> str:
    return ", ".join([one.key for one in options])
