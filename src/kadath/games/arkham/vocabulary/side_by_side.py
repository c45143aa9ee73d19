"""Simultaneous effects that are independent, so that nobody is asked for their order (AH-15.11)."""

from __future__ import annotations

from collections.abc import Mapping

from kadath.kernel.citations import cites
from kadath.kernel.effects import Do, If, Scope, count
from kadath.kernel.nodes import Node
from kadath.kernel.windows import AFTER

from ..cards import MONEY
from ..rules.cup import drawable
from ..rules.terror import HIGHEST
from ..state import ArkhamState
from ..values import doom_track
from .ancient_ones import InStreet
from .conditions import HadBefore
from .effects.cards import Discard
from .effects.checks import OnDie
from .effects.choices import EachInvestigator
from .effects.gains import Gain, Lose
from .effects.town import AddDoom, RaiseTerror
from .rumors import AllyIsLost, Captives, Capture, OnEachDie, PutTokens

TAKES = (EachInvestigator, InStreet, Lose)
"""The nodes of an effect that only takes something from investigators."""

ALONE = (Do, If, HadBefore, OnDie, Discard)
"""The nodes of an effect that touches nothing but its own card."""


@cites("AH-15.11")
def are_apart(s: ArkhamState, effects: Mapping[Node, Scope]) -> bool:
    """Whether the order of effects makes no difference.

    None if each only brings money or rolls to keep its own card; or if one of two only takes from
    investigators, and the other only moves tracks.
    """
    if all(stays_alone(one) for one in effects):
        return True
    taking = [one for one in effects if all(isinstance(part, TAKES) for part in one.walk())]
    tracks = [one for one, scope in effects.items() if only_tracks(one, s, scope)]
    return len(effects) == 2 and len(taking) == len(tracks) == 1


def stays_alone(effect: Node) -> bool:
    """Whether an effect only brings money, or rolls to keep its own card, as Upkeep requires it."""
    return all(
        isinstance(part, ALONE) or (isinstance(part, Gain) and part.what == MONEY)
        for part in effect.walk()
    )


def only_tracks(effect: Node, s: ArkhamState, scope: Scope) -> bool:
    """Whether an effect now would only move tracks and tokens, and not awaken the Ancient One."""
    if isinstance(effect, PutTokens | AllyIsLost):
        return True
    if isinstance(effect, AddDoom):
        return s.doom + effect.tokens < doom_track(s)
    if isinstance(effect, RaiseTerror):
        is_answered = bool(s.listeners.on(AFTER, "TerrorRises"))
        return s.terror + count(effect.by, s, scope) < HIGHEST and not is_answered
    if isinstance(effect, Capture):
        return captures_only(effect, s, scope)
    if isinstance(effect, OnDie):
        return only_tracks(effect.effect, s, scope)
    if isinstance(effect, OnEachDie):
        # Several dice could together fill a track; tokens have no limit.
        return isinstance(effect.effect, PutTokens)
    if isinstance(effect, If):
        branch = effect.then if effect.condition.holds(s, scope) else effect.otherwise
        return branch is not None and only_tracks(branch, s, scope)
    return False


def captures_only(effect: Capture, s: ArkhamState, scope: Scope) -> bool:
    """Whether the monsters that are captured now can all be drawn, and do not break out."""
    captives = len(s.captives) + effect.monsters
    waits = [part for one in s.abilities(scope.this) for part in one.walk()]
    breaks_out = any(isinstance(one, Captives) and 0 < one.least <= captives for one in waits)
    return not breaks_out and len(drawable(s)) == len(s.cup) >= effect.monsters
