"""Events as values: the parts that events consist of and that abilities respond to.

`who` is always the investigator who does it or to whom it happens, 0 for nobody; the other fields
are ids. The same values describe what is about to happen and what has happened.
"""

from __future__ import annotations

from typing import NamedTuple

from kadath.kernel.codec import value


@value
class Damaged(NamedTuple):
    """Damage and horror for one card, dealt by `by` with `source`; an attack has an `attacker`.

    `who` is the investigator who takes it: its target, or the card's controller.
    """

    card: int
    who: int
    damage: int
    horror: int
    source: int = 0
    by: int = 0
    attacker: int = 0
    direct: bool = False


@value
class Taken(NamedTuple):
    """An investigator takes damage and horror, on their own card and their assets."""

    who: int
    damage: int
    horror: int


@value
class Defeated(NamedTuple):
    """A card is defeated by `who`; `by` is damage or horror."""

    card: int
    who: int
    by: str = "damage"


@value
class Attacked(NamedTuple):
    """An enemy attacks an investigator, for this much damage and horror."""

    enemy: int
    who: int
    damage: int
    horror: int


@value
class Engaged(NamedTuple):
    """An enemy and an investigator engage each other."""

    enemy: int
    who: int


@value
class Evaded(NamedTuple):
    """An investigator evades an enemy."""

    enemy: int
    who: int


@value
class Disengaged(NamedTuple):
    """An investigator disengages from an enemy, which stays at their location."""

    enemy: int
    who: int


@value
class Moved(NamedTuple):
    """An investigator or an enemy leaves one location and enters another."""

    mover: int
    who: int
    origin: int
    destination: int


@value
class EnteredPlay(NamedTuple):
    """A card enters play."""

    card: int
    who: int


@value
class LeftPlay(NamedTuple):
    """A card leaves play."""

    card: int
    who: int


@value
class Spawned(NamedTuple):
    """An enemy spawns at a location, engaged with `who` or with nobody."""

    enemy: int
    who: int
    location: int


@value
class Revealing(NamedTuple):
    """Chaos tokens are about to be drawn from the bag; `keep` of them will be resolved."""

    who: int
    tokens: int = 1
    keep: int = 1


@value
class TokenRevealed(NamedTuple):
    """A chaos token is revealed."""

    who: int
    token: str


@value
class Failed(NamedTuple):
    """A skill test fails by `by`; `kind` is the attempt, `against` its enemy or location."""

    who: int
    by: int
    kind: str
    against: int


@value
class Succeeded(NamedTuple):
    """A skill test succeeds by `by`."""

    who: int
    by: int
    kind: str
    against: int


@value
class Drawn(NamedTuple):
    """An encounter card or a weakness is drawn; its revelation may be cancelled."""

    card: int
    who: int
    revelation: bool = True


@value
class Played(NamedTuple):
    """A card is played."""

    card: int
    who: int


@value
class Discovered(NamedTuple):
    """Clues are discovered at a location."""

    who: int
    location: int
    clues: int


@value
class CluesSpent(NamedTuple):
    """Clues are spent by an investigator."""

    who: int


@value
class Investigated(NamedTuple):
    """A location is investigated."""

    who: int
    location: int


@value
class PhaseBegan(NamedTuple):
    """A phase begins."""

    phase: str
    who: int = 0


@value
class PhaseEnded(NamedTuple):
    """A phase ends."""

    phase: str
    who: int = 0


@value
class TurnBegan(NamedTuple):
    """An investigator's turn begins."""

    who: int


@value
class TurnEnded(NamedTuple):
    """An investigator's turn ends."""

    who: int


@value
class RoundEnded(NamedTuple):
    """The round ends."""

    who: int = 0


@value
class GameEnded(NamedTuple):
    """The game is over for an investigator."""

    who: int


@value
class Resigned(NamedTuple):
    """An investigator resigns."""

    who: int


@value
class Advanced(NamedTuple):
    """The current act or agenda advances."""

    card: int
    who: int = 0


@value
class ControlTaken(NamedTuple):
    """An investigator takes control of a card in play."""

    card: int
    who: int
