"""The death of explorers and monsters (MA-R6)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.events import Event, enclosing
from kadath.kernel.outcome import Outcome
from kadath.kernel.procedure import Procedure, procedure
from kadath.kernel.rng import shuffled
from kadath.kernel.sleeves.piles import put_on_top

from ..cards import MONSTER
from ..happenings import Destroyed, LosesHealth
from ..state import MachinaState
from ..values import ESSENCE
from .health import restore
from .inventory import put_with_destroyed
from .lasting import forget, return_from
from .turn import whose_turn
from .winning import triumph

LAST_LEVEL = 4
"""Monsters of this level are never removed from the game."""


@cites("MA-R5.4", "MA-R7.5", "MA-R8.7")
def deaths(s: MachinaState, event: Event[Any]) -> Procedure | None:
    """Units with no health left are destroyed, killed by whoever dealt the last loss."""
    dying = [unit for unit, row in s.units.items() if row.health <= 0]
    under_way = {part.unit for frame in enclosing(s, Destroying) for part in frame.what}
    losses = {part.unit: part for part in event.what if isinstance(part, LosesHealth)}
    parts = tuple(
        Destroyed(one, losses[one].by, losses[one].weapon) if one in losses else Destroyed(one)
        for one in dying
        if one not in under_way
    )
    return Destroying(parts) if parts else None


@procedure
class Destroying(Event[Destroyed]):
    """Units leave the play area; their when-destroyed effects resolve before they leave."""

    @cites("MA-R6.9", "MA-R6.10")
    def impact(self, s: MachinaState) -> Procedure | None:
        for unit, attacker, _ in self.parts():
            if unit not in s.units:
                # A response to its death banished it, so nobody destroyed it.
                continue
            if all(frame is not self for frame in s.stack):
                # An earlier death ended the game or the scenario at once (MA-R1.3, MA-R1.5).
                break
            victim = "explorer" if s.is_explorer(unit) else "monster"
            s.note("destroyed", unit=unit, attacker=attacker, victim=victim)
            if s.is_explorer(unit):
                bury_explorer(s, unit)
            elif unit == s.boss:
                bury_boss(s)
            else:
                bury_monster(s, unit)
                restore(s, whose_turn(s), ESSENCE, 1)
        return None


def bury_boss(s: MachinaState) -> None:
    """The boss of a final challenge is destroyed, and the explorers have won (MA-R1.3)."""
    return_from(s, s.boss)
    del s.units[s.boss]
    s.listen(s.boss)
    triumph(s, "boss-destroyed", "MA-R1.3")


@cites("MA-R6.8", "MA-R6.10", "MA-R6.11")
def bury_monster(s: MachinaState, monster: int) -> None:
    """Take a destroyed or banished monster off the track; a low-level one leaves the game."""
    return_from(s, monster)
    s.track = tuple(one for one in s.track if one != monster)
    card = s.card(monster)
    if card.level >= s.level or card.level == LAST_LEVEL:
        put_on_top(s.spent, MONSTER, (monster,))
    else:
        s.removed += (monster,)
    del s.units[monster]
    forget(s, monster)
    s.controlled.pop(monster, None)
    s.listen(monster)


@cites("MA-R6.10")
def banish(s: MachinaState, monster: int) -> None:
    """Take a monster out of the play area; it was not destroyed, so nobody gains from it."""
    s.note("banished", monster=monster)
    bury_monster(s, monster)


@cites("MA-R6.5", "MA-R1.5", "MA-R13.12")
def bury_explorer(s: MachinaState, explorer: int) -> None:
    """Take an explorer out of the game; with the last one the game is lost."""
    for marker, row in list(s.markers.items()):
        if row.owner == explorer:
            s.set_marker(marker)
    owned = [item for item, row in s.items.items() if row.owner == explorer]
    for item in shuffled(s, owned):
        return_from(s, item)
        put_with_destroyed(s, item)
    for event in [event for event, owner in s.attached.items() if owner == explorer]:
        del s.attached[event]
        s.countdowns.pop(event, None)
        s.removed += (event,)
        s.listen(event)
    del s.units[explorer]
    forget(s, explorer)
    s.listen(explorer)
    if not s.living():
        s.finish(Outcome(False, "explorers-destroyed", "MA-R1.5"))
