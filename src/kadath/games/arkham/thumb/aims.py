"""Where it is worth going: Clues, gates, doctors, shops."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from kadath.kernel.abilities.costs import unpayable
from kadath.kernel.effects import Scope

from ..board import AREAS, JOINED
from ..cards import FACES, MYTHOS
from ..rules.closing import may_be_sealed, seal_cost
from ..state import ArkhamState
from ..values import gate_limit
from ..vocabulary.abilities import Action
from .effects import cost_worth, effect_worth
from .outing import Outing
from .wares import seals

CLUE = 3.0
"""What a Clue token is worth that is missing for a seal."""
SPARE_CLUE = 0.75
CLOSING = 14.0
ENTERING = 0.5
SEALABLE = 16.0
CROWDED = 1.5
"""How much more a gate is worth to somebody who could seal it after exploring."""
COMPANY = 3.0
"""How much less where somebody is on the way through it already."""
OFTEN = 0.5
"""How much more where gates open most often."""
SOUND = 4
"""With less Sanity or Stamina a gate is worth less."""
FIT = 2
"""With so much Sanity and Stamina one dares to go through a gate."""


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
    for space, clues in s.clues.items():
        needed = min(short, clues)
        yield space, CLUE * needed + SPARE_CLUE * (clues - needed)
    for space in s.gates:
        if space == row.space and row.explored:
            yield space, CLOSING
        elif not any(s.investigators[one].explored for one in s.at(space)):
            yield space, _worth_of_entering(s, who, space)
    for space in JOINED:
        if space in FACES and space not in s.gates and space not in s.closed:
            yield space, _worth_of_place(s, who, space)


def _worth_of_entering(s: ArkhamState, who: int, space: str) -> float:
    row = s.investigators[who]
    others = [one for key, one in s.investigators.items() if key != who]
    company = sum(one.entered == space and one.space in AREAS for one in others)
    if min(row.sanity, row.stamina) < FIT:
        return 1.0
    sign = any(seals(s.cards[card].face) for card in s.cards_of(who))
    ready = sign or row.clues >= seal_cost(s, who)
    sealable = SEALABLE * (1 + OFTEN * often(space)) if ready and may_be_sealed(space) else 0.0
    crowded = CROWDED * max(0, len(s.gates) + 3 - gate_limit(s))
    fit = min(1.0, min(row.sanity, row.stamina) / SOUND)
    return (ENTERING + sealable + crowded) * fit - COMPANY * company


@cache
def often(space: str) -> float:
    """How often gates open in a place, against the place where they open most often."""
    gates = Counter(card.gate for card in MYTHOS.values() if card.gate)
    return gates[space] / max(gates.values())


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
