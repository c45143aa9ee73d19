"""The worth of going through a gate: to close it, and better still to seal it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from ..board import AREAS
from ..cards import MYTHOS
from ..rules.closing import gate_trophies, may_be_sealed, seal_cost
from ..state import ArkhamState, Investigator
from ..values import gate_limit
from .closing import best_chance_to_close
from .wares import seals

CLOSING = 30.0
"""The worth of an explored gate to an investigator at it."""
SHUT = 1.0
SURGES = 0.3
"""The worth of closing a gate, and how much more for each open one: surges bring more monsters,
more often.
"""
AGAIN = 0.3
"""How much it takes off that a gate may need another try."""
SEALABLE = 14.0
"""How much more a gate is worth to somebody who could seal it after exploring."""
NEARLY = 0.3
"""The share of that for somebody who is missing a single Clue token."""
CROWDED = 16.0
FURTHER = 0.7
"""How much more when too many gates will be open next turn, and its share one turn earlier."""
SELDOM = 0.05
LAST = 30.0
"""How much more when closing the last gate wins the game; a third with one more gate open."""
OFTEN = 12.0
"""How much more where gates open most often."""
FITNESS = (0.0, 0.1, 0.3, 0.7, 0.9, 1.0)
"""The share of a gate's worth by Sanity or Stamina, whichever is lower."""


class Passages:
    """The worth for an investigator of going through each open gate."""

    def __init__(self, s: ArkhamState, who: int) -> None:
        self.cost = seal_cost(s, who)
        self.has_sign = any(seals(s.cards[card].face) for card in s.cards_of(who))
        row = s.investigators[who]
        self.explored = row.space if row.explored else ""
        shut = _worth_of_closing(s)
        self._gates = [
            (space, shut, sealing_worth(s, space), self._chance(s, who, space))
            for space in s.gates
            if space == self.explored or not _is_taken(s, who, space)
        ]

    def _chance(self, s: ArkhamState, who: int, space: str) -> float:
        """How surely the gate is closed: one may try again after failing, but loses a turn."""
        if self.has_sign:
            return 1.0
        chance = best_chance_to_close(s, who, space)
        return (1 + AGAIN) * chance / (chance + AGAIN)

    def worths(self, row: Investigator) -> Iterator[tuple[str, float]]:
        """The gates, and the worth of each to the investigator in this state."""
        short = 0 if self.has_sign else max(0, self.cost - row.clues)
        ready = (1.0, NEARLY)[short] if short < 2 else 0.0
        fit = FITNESS[min(row.sanity, row.stamina, len(FITNESS) - 1)]
        for space, shut, sealed, chance in self._gates:
            if space == self.explored:
                yield space, CLOSING
            else:
                yield space, (shut + ready * sealed) * chance * fit


def _is_taken(s: ArkhamState, who: int, space: str) -> bool:
    """Whether somebody else is at a gate, or has gone through it."""
    others = [one for key, one in s.investigators.items() if key != who]
    return any(
        one.space == space or (one.entered == space and one.space in AREAS) for one in others
    )


def _worth_of_closing(s: ArkhamState) -> float:
    """The worth of closing any gate."""
    worth = SHUT + SURGES * len(s.gates)
    worth += CROWDED * float(FURTHER ** (_turns_to_the_limit(s) - 1))
    if len(s.gates) <= 2 and gate_trophies(s) + len(s.gates) >= len(s.seats):
        worth += LAST if len(s.gates) == 1 else LAST / 3
    return worth


def sealing_worth(s: ArkhamState, space: str) -> float:
    """How much more sealing the gate in a place is worth than closing it."""
    return SEALABLE + OFTEN * often(s, space) if may_be_sealed(space) else 0.0


def _turns_to_the_limit(s: ArkhamState) -> float:
    """The number of turns until too many gates are open, if nobody closes any."""
    shares = _shares(s.boxes)
    chance = sum([shares[one] for one in shares if one not in s.gates and one not in s.seals])
    return max(1.0, (gate_limit(s) - len(s.gates)) / max(chance, SELDOM))


def often(s: ArkhamState, space: str) -> float:
    """How often gates open in a place, relative to the place where they open most often."""
    shares = _shares(s.boxes)
    return shares.get(space, 0.0) / max(shares.values())


@cache
def _shares(boxes: tuple[str, ...]) -> dict[str, float]:
    """The share of the printed Mythos cards that open a gate in each place."""
    gates = [card.gate for card in MYTHOS.values() if card.gate and card.box in boxes]
    return {gate: many / len(gates) for gate, many in Counter(gates).items()}
