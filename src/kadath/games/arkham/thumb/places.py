"""What locations offer their visitors, judging by the texts beside them."""

from __future__ import annotations

from typing import NamedTuple

from kadath.kernel.abilities.costs import unpayable
from kadath.kernel.effects import Scope
from kadath.kernel.nodes import Node

from ..board import JOINED
from ..cards import CLUES, FACES, SANITY, STAMINA
from ..state import ArkhamState, Investigator
from ..values import maximum
from ..vocabulary.abilities import Action
from ..vocabulary.effects.choices import MayPay
from ..vocabulary.effects.gains import Gain, RestoreToMaximum
from .effects import cost_worth, effect_worth


class Offer(NamedTuple):
    """The best that a location offers: its worth, and what it does."""

    worth: float
    effect: Node


def best_offers(s: ArkhamState, who: int) -> dict[str, Offer]:
    """The best that each location offers an investigator who can pay for it."""
    found: dict[str, Offer] = {}
    for space in JOINED:
        if space in FACES and space not in s.gates and space not in s.closed:
            offer = max(_offers(s, who, space), key=lambda one: one.worth, default=None)
            if offer is not None and offer.worth > 0:
                found[space] = offer
    return found


def _offers(s: ArkhamState, who: int, space: str) -> list[Offer]:
    return [
        Offer(
            effect_worth(s, who, ability.effect) - cost_worth(s, who, ability.costs),
            ability.effect,
        )
        for ability in FACES[space].abilities
        if isinstance(ability, Action) and unpayable(ability.costs, s, Scope(who, who)) is None
    ]


def row_after(s: ArkhamState, who: int, space: str, offer: Offer | None) -> Investigator:
    """An investigator after a visit to a space: with the Clues there, and healed if it heals."""
    row = s.investigators[who]
    clues = s.clues.get(space, 0)
    row = row._replace(clues=row.clues + clues) if clues else row
    return _with(s, who, row, offer.effect) if offer is not None else row


def _with(s: ArkhamState, who: int, row: Investigator, effect: Node) -> Investigator:
    """A row after an effect, as far as that gives Clues, Sanity or Stamina."""
    match effect:
        case MayPay(costs=costs, effect=paid, otherwise=otherwise):
            can_pay = unpayable(costs, s, Scope(who, who)) is None
            part = paid if can_pay else otherwise
            return _with(s, who, row, part) if part is not None else row
        case RestoreToMaximum(what=what):
            return _at(row, what, maximum(s, who, what))
        case Gain(amount=int(amount), what=str(what)) if what in (SANITY, STAMINA):
            points = min(maximum(s, who, what), getattr(row, what) + amount)
            return _at(row, what, points)
        case Gain(amount=int(amount), what=what) if what == CLUES:
            return row._replace(clues=row.clues + amount)
        case _:
            return row


def _at(row: Investigator, what: str, points: int) -> Investigator:
    """A row with this much Sanity or Stamina."""
    return row._replace(sanity=points) if what == SANITY else row._replace(stamina=points)
