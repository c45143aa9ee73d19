"""Placing every one of several things: tokens over candidates, or things in places."""

from __future__ import annotations

from typing import NamedTuple

from ..decision import Option
from .declaration import Fits, Part, Picks, Several, among, fitting


class Lot(NamedTuple):
    """An amount of identical tokens to distribute, and the options that each place one of them."""

    amount: int
    candidates: Picks


class Allotment(Several):
    """Tokens are distributed over the candidates, each of which may get many: damage.

    There is a lot for each kind of token, with its own candidates.
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
        left = [(lot, lot.amount - among(lot.candidates, self.picked)) for lot in self.lots]
        return tuple([Part(lot.candidates, due, due) for lot, due in left if due > 0])

    def offered(self, picked: Picks) -> Picks:
        for lot in self.lots:
            if among(lot.candidates, picked) < lot.amount:
                return fitting(self.fits, lot.candidates, picked)
        return ()

    def addable(self, picks: Picks) -> Picks:
        together = self.picked + picks
        return tuple(
            [
                one
                for lot in self.lots
                if among(lot.candidates, together) < lot.amount
                for one in fitting(self.fits, lot.candidates, together)
            ]
        )

    def is_whole(self, picks: Picks) -> bool:
        together = self.picked + picks
        known = sum([among(lot.candidates, together) for lot in self.lots])
        return (
            known == len(together)
            and all(among(lot.candidates, together) == lot.amount for lot in self.lots)
            and (self.fits is None or self.fits(together))
        )

    def in_order(self, picks: Picks) -> Picks:
        ranked = [one for lot in self.lots for one in lot.candidates]
        return tuple(sorted(picks, key=ranked.index))


class Arrangement(Several):
    """Each of several things goes to one of its possible places: an inventory, hands, a trade.

    There is a tuple of options for each thing, one per place; no option is in two of them. `lies`
    are the places where the things are now, from which a player starts to rearrange them.
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
        waiting = [places for places in self.things if not among(places, together)]
        return tuple([one for places in waiting for one in self._fitting(places, together)])

    def is_whole(self, picks: Picks) -> bool:
        together = self.picked + picks
        return (
            len(together) == len(self.things)
            and all(among(places, together) == 1 for places in self.things)
            and (self.fits is None or self.fits(together))
        )

    def movable(self, picks: Picks) -> Picks:
        """The other places of each thing that has one already."""
        found: list[Option] = []
        for places in self.things[len(self.picked) :]:
            for one in picks:
                if one in places:
                    others = tuple([other for other in places if other != one])
                    rest = tuple([other for other in picks if other != one])
                    found += self._fitting(others, self.picked + rest)
        return tuple(found)

    def swaps(self, picks: Picks) -> dict[Option, Picks]:
        """The places that fit only if other things move, each with the resulting picks.

        Whatever is in the way goes to the first of its own places that still fits.
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
        """The picks with a new one, and with as few of the rest as possible moved elsewhere."""
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
        return fitting(self.fits, places, picked)
