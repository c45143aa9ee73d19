"""Where it is worth going: Clues, gates, doctors, shops."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from kadath.kernel.abilities.costs import unpayable
from kadath.kernel.effects import Scope

from ..board import AREAS, JOINED
from ..cards import FACES, MYTHOS
from ..rules.closing import gate_trophies, may_be_sealed, seal_cost
from ..state import ArkhamState
from ..values import gate_limit
from ..vocabulary.abilities import Action
from .battle import dread
from .closing import best_chance_to_close
from .effects import cost_worth, effect_worth
from .outing import Outing
from .raid import places_to_tell
from .rumors import errands
from .wares import seals

CLUE = 3.0
"""What a Clue token is worth that is missing for a seal."""
SPARE_CLUE = 0.75
STORED = 3.0
"""How much more a spare one is worth when the last battle is near."""
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


def aims(outing: Outing) -> dict[str, float]:
    """What it would be worth to an investigator to end the movement in each space."""
    found: dict[str, float] = {}
    for space, worth in _worths(outing.s, outing.who):
        found[space] = found.get(space, 0.0) + worth
    for space in found:
        found[space] -= outing.danger(space)
    return found


def _worths(s: ArkhamState, who: int) -> Iterator[tuple[str, float]]:
    row = s.investigators[who]
    short = max(0, seal_cost(s, who) - row.clues)
    spare = SPARE_CLUE + STORED * dread(s)
    for space, clues in s.clues.items():
        needed = min(short, clues)
        yield space, CLUE * needed + spare * (clues - needed)
    for space in s.gates:
        if space == row.space and row.explored:
            yield space, CLOSING
        elif not any(s.investigators[one].explored for one in s.at(space)):
            yield space, _worth_of_entering(s, who, space)
    for space in JOINED:
        if space in FACES and space not in s.gates and space not in s.closed:
            yield space, _worth_of_place(s, who, space)
    yield from errands(s, who)
    yield from places_to_tell(s, who)


def _worth_of_entering(s: ArkhamState, who: int, space: str) -> float:
    row = s.investigators[who]
    others = [one for key, one in s.investigators.items() if key != who]
    if any(one.entered == space and one.space in AREAS for one in others):
        return 0.0
    worth = SHUT + SURGES * len(s.gates)
    worth += CROWDED * float(FURTHER ** (_turns_to_the_limit(s) - 1))
    if len(s.gates) <= 2 and gate_trophies(s) + len(s.gates) >= len(s.seats):
        worth += LAST if len(s.gates) == 1 else LAST / 3
    sign = any(seals(s.cards[card].face) for card in s.cards_of(who))
    if may_be_sealed(space):
        short = 0 if sign else max(0, seal_cost(s, who) - row.clues)
        ready = (1.0, NEARLY)[short] if short < 2 else 0.0
        worth += ready * (SEALABLE + OFTEN * often(s, space))
    if not sign:
        chance = best_chance_to_close(s, who, space)
        worth *= (1 + AGAIN) * chance / (chance + AGAIN)
    return worth * FITNESS[min(row.sanity, row.stamina, len(FITNESS) - 1)]


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


def _worth_of_place(s: ArkhamState, who: int, space: str) -> float:
    """What a location offers, read off what stands beside it."""
    worth = 0.0
    for ability in FACES[space].abilities:
        if not isinstance(ability, Action):
            continue
        if unpayable(ability.costs, s, Scope(who, who)) is not None:
            continue
        offer = effect_worth(s, who, ability.effect) - cost_worth(s, who, ability.costs)
        worth = max(worth, offer)
    return worth
