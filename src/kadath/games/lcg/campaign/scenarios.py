"""Scenarios as data: what is gathered, how it is laid out, and what its resolutions say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from kadath.kernel.effects import Effect

from .log import CampaignLog

DIFFICULTIES = ("easy", "standard", "hard", "expert")
HARDER = frozenset({"hard", "expert"})
"""The difficulties that use the other side of the scenario reference card (LCG-449)."""


GOT_AWAY = "got-away"
"""What an introduction recalls of cultists who got away, whoever they were."""

WON, SURVIVED, LOST = "won", "survived", "lost"
"""What a campaign may have come to."""


class Ending(NamedTuple):
    """What a resolution leads to when the campaign goes on.

    Each investigator earns the victory display and `experience` (None: nothing at all) and suffers
    `physical_trauma` and `mental_trauma`; the fields that begin with `lead` come on top of that for
    the lead investigator. `records` go into the campaign log, and if it `names_cultists`, the names
    of the cultists do too. `earns` is a story asset for the lead investigator's deck, `loses` one
    that leaves every deck, and `weakness` is the trait of a random basic weakness that each
    investigator gets. `kills_all` and `kills_all_but_resigned` say who dies. `result` is how a
    campaign ends that ends with it.
    """

    records: tuple[str, ...] = ()
    experience: int | None = 0
    lead_experience: int = 0
    lead_mental_trauma: int = 0
    earns: str = ""
    kills_all_but_resigned: bool = False
    kills_all: bool = False
    physical_trauma: int = 0
    mental_trauma: int = 0
    loses: str = ""
    weakness: str = ""
    names_cultists: bool = False
    result: str = LOST


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """A scenario.

    `set_up` runs when the cards of all sets lie aside, in the scope of the lead investigator; then
    the enemies and treacheries that it did not move are shuffled into the encounter deck, but for
    those in `set_aside`, together with one of the sets `one_of` which nobody sees. `begins_with`
    comes last, when the first act and agenda lie there, too. `guests` are cards of other sets that
    join where something is recorded; where `cultists_return`, those who got away before are set
    aside for it. Its introduction goes on with what it `recalls` of the records.
    """

    key: str
    reference: str
    encounter_sets: tuple[str, ...]
    agendas: tuple[str, ...]
    acts: tuple[str, ...]
    set_up: Effect
    chaos_bags: dict[str, tuple[str, ...]]
    endings: dict[str, Ending]
    one_of: tuple[str, ...] = ()
    begins_with: Effect | None = None
    set_aside: tuple[str, ...] = ()
    guests: tuple[tuple[str, str], ...] = ()
    cultists_return: bool = False
    recalls: tuple[str, ...] = ()

    def trees(self) -> tuple[Effect, ...]:
        """All that its set-up says."""
        return (self.set_up,) if self.begins_with is None else (self.set_up, self.begins_with)


def recalled(scenario: Scenario, log: CampaignLog) -> tuple[str, ...]:
    """What the introduction of a scenario recalls of those before it, as parts of its text."""
    found = tuple(one for one in scenario.recalls if one in log.records)
    return (*found, GOT_AWAY) if scenario.cultists_return and log.got_away else found


SCENARIOS: dict[str, Scenario] = {}
"""Every scenario by its key."""


def scenario(one: Scenario) -> Scenario:
    """Add a scenario to the box."""
    if SCENARIOS.setdefault(one.key, one) is not one:
        raise TypeError(f"two scenarios are called {one.key}")
    return one
