"""What it is worth to go through a gate: to close it, and better still to seal it."""

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
"""What an explored gate is worth to whoever stands at it."""
SHUT = 1.0
SURGES = 0.3
"""What it is worth to close a gate, and how much more for every one that is open: more monsters
surge out, and they do so more often."""
AGAIN = 0.3
"""How little it takes off that a gate may have to be tried again."""
SEALABLE = 14.0
"""How much more a gate is worth to somebody who could seal it after exploring."""
NEARLY = 0.3
"""How much of that to somebody who misses a single Clue token."""
CROWDED = 16.0
FURTHER = 0.7
"""How much more when too many gates are open next turn, and what is left of it a turn before."""
SELDOM = 0.05
LAST = 30.0
"""How much more when it is the last gate, and to close it wins; a third when one more is open."""
OFTEN = 12.0
"""How much more where gates open most often."""
FITNESS = (0.0, 0.1, 0.3, 0.7, 0.9, 1.0)
"""What a gate is worth to somebody with so much Sanity or Stamina, whichever is less."""


class Passages:
    """What it is worth to an investigator to go through each of the open gates."""

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
        """How sure it is that the gate is closed: whoever fails may try again, but loses a turn."""
        if self.has_sign:
            return 1.0
        chance = best_chance_to_close(s, who, space)
        return (1 + AGAIN) * chance / (chance + AGAIN)

    def worths(self, row: Investigator) -> Iterator[tuple[str, float]]:
        """The gates, and what each is worth to the investigator in such a shape."""
        short = 0 if self.has_sign else max(0, self.cost - row.clues)
        ready = (1.0, NEARLY)[short] if short < 2 else 0.0
        fit = FITNESS[min(row.sanity, row.stamina, len(FITNESS) - 1)]
        for space, shut, sealed, chance in self._gates:
            if space == self.explored:
                yield space, CLOSING
            else:
                yield space, (shut + ready * sealed) * chance * fit


def _is_taken(s: ArkhamState, who: int, space: str) -> bool:
    """Whether somebody else stands at a gate, or went through it already."""
    others = [one for key, one in s.investigators.items() if key != who]
    return any(
        one.space == space or (one.entered == space and one.space in AREAS) for one in others
    )


def _worth_of_closing(s: ArkhamState) -> float:
    """What it is worth that any gate is closed."""
    worth = SHUT + SURGES * len(s.gates)
    worth += CROWDED * float(FURTHER ** (_turns_to_the_limit(s) - 1))
    if len(s.gates) <= 2 and gate_trophies(s) + len(s.gates) >= len(s.seats):
        worth += LAST if len(s.gates) == 1 else LAST / 3
    return worth


def sealing_worth(s: ArkhamState, space: str) -> float:
    """How much more it is worth to seal the gate in a place than to close it."""
    return SEALABLE + OFTEN * often(s, space) if may_be_sealed(space) else 0.0


def _turns_to_the_limit(s: ArkhamState) -> float:
    """In how many turns too many gates will be open, if nobody closes any."""
    shares = _shares(s.boxes)
    chance = sum([shares[one] for one in shares if one not in s.gates and one not in s.seals])
    return max(1.0, (gate_limit(s) - len(s.gates)) / max(chance, SELDOM))


def often(s: ArkhamState, space: str) -> float:
    """How often gates open in a place, against the place where they open most often."""
    shares = _shares(s.boxes)
    return shares.get(space, 0.0) / max(shares.values())


@cache
def _shares(boxes: tuple[str, ...]) -> dict[str, float]:
    """The share of the Mythos cards that open a gate in each place, as they are printed."""
    gates = [card.gate for card in MYTHOS.values() if card.gate and card.box in boxes]
    return {gate: many / len(gates) for gate, many in Counter(gates).items()}
