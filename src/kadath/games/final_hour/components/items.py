"""The nine item cards: when each may be used, and what it does. All are discarded when used."""

from __future__ import annotations

from typing import NamedTuple

from kadath.kernel.effects import Effect

from ..vocabulary.effects import Attack, DriveOut, Move, PlaceSeal, Recover, Search, SkipEffect
from ..vocabulary.omens import ExchangePlayed, LowerOmens
from ..vocabulary.recipients import OneHere
from ..vocabulary.selectors import Here

INSTEAD_OF_BOTTOM = "instead-of-bottom"
"""When a bottom effect is about to be resolved, replacing all of it."""
BEFORE_ACTION = "before-action"
"""After the owner's action card is revealed, before its effect."""
AFTER_ACTION = "after-action"
"""After the owner's action card is resolved."""
AFTER_PRIORITY = "after-priority"
"""After the last priority card of the round is played, before any action card is revealed."""
AT_RECKONING = "at-reckoning"
"""When the omens of the round are counted."""


class Item(NamedTuple):
    """An item card."""

    key: str
    timing: str
    effect: Effect
    original: bool = True


ITEMS: tuple[Item, ...] = (
    Item("ttka_halot", INSTEAD_OF_BOTTOM, SkipEffect(), original=False),
    Item("storm_lantern", AFTER_ACTION, Search()),
    Item("first_aid_satchel", AFTER_ACTION, OneHere(Recover(2))),
    Item("warding_chalk", AFTER_ACTION, PlaceSeal(2, up_to=True)),
    Item("porters_keys", BEFORE_ACTION, Move(3)),
    Item("bone_whistle", BEFORE_ACTION, DriveOut(3)),
    Item("shotgun", AFTER_ACTION, Attack(4, Here())),
    Item("star_almanac", AT_RECKONING, LowerOmens(2)),
    Item("stopped_watch", AFTER_PRIORITY, ExchangePlayed()),
)
