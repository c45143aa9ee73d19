"""What happens in Machina Arcana, as values that abilities listen to."""

from __future__ import annotations

from typing import NamedTuple

from kadath.kernel.codec import value


@value
class Attacks(NamedTuple):
    """An attack on a blocker is about to be rolled."""

    attacker: int
    blocker: int
    weapon: int = 0


@value
class Missed(NamedTuple):
    """An attack did not reach the value that its blocker blocks with."""

    attacker: int
    blocker: int
    arcane: bool = False


@value
class Hit(NamedTuple):
    """An attack reached the value that its blocker blocks with; `weapon` is 0 if it used none."""

    attacker: int
    blocker: int
    weapon: int = 0


@value
class Attacked(NamedTuple):
    """An attack on a blocker was resolved, whether it hit or not."""

    attacker: int
    blocker: int
    weapon: int = 0


@value
class LosesHealth(NamedTuple):
    """A unit loses health."""

    unit: int
    health: int
    by: int = 0
    weapon: int = 0


@value
class Destroyed(NamedTuple):
    """A unit is destroyed; `attacker` is the unit that killed it, by an attack or otherwise."""

    unit: int
    attacker: int = 0
    weapon: int = 0


@value
class MarkerReturns(NamedTuple):
    """A marker returns from a card to its owner, because the lasting effect ends."""

    marker: int
    card: int


@value
class HorrorInvoked(NamedTuple):
    """A horror event was played."""

    event: int


@value
class StartsTurn(NamedTuple):
    """The turn of a unit begins."""

    unit: int


@value
class NewChapterBegins(NamedTuple):
    """A chapter has begun."""

    chapter: int


@value
class Explored(NamedTuple):
    """An explorer has explored a tile."""

    unit: int


@value
class ActivatedSpace(NamedTuple):
    """An explorer has activated an action space."""

    unit: int
    kind: str


@value
class GainedItem(NamedTuple):
    """An explorer has gained an item."""

    unit: int
    item: int
