"""Scenarios as data: what is gathered, how it is laid out, and what its resolutions say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from kadath.kernel.effects import Effect

from .log import CampaignLog

DIFFICULTIES = ("easy", "standard", "hard", "expert")
HARDER = frozenset({"hard", "expert"})
"""The difficulties that use the back of the scenario reference card (LCG-449)."""


GOT_AWAY = "got-away"
"""The part of an introduction about cultists who got away."""

WON, SURVIVED, LOST = "won", "survived", "lost"
"""The possible results of a campaign."""


class Ending(NamedTuple):
    """The consequences of a resolution in a campaign.

    Each investigator earns the victory display plus `experience` (None: nothing at all) and suffers
    `physical_trauma` and `mental_trauma`; the fields that start with `lead` are added for the lead
    investigator. `records` go into the campaign log, and with `names_cultists` the names of the
    cultists do too. `earns` is a story asset for the lead investigator's deck, `loses` one that
    leaves every deck, and `weakness` the trait of a random basic weakness each investigator gains.
    `kills_all` and `kills_all_but_resigned` say who dies. `result` is the result of a campaign that
    ends here.
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

    `set_up` runs in the scope of the lead investigator, with the cards of all sets set aside; then
    the enemies and treacheries it did not move are shuffled into the encounter deck, except those
    in `set_aside`, together with a secretly chosen one of the sets `one_of`. `begins_with` runs
    last, once the first act and agenda are in place. `guests` are cards of other sets that join if
    something is recorded; with `cultists_return`, those who got away before are set aside for it.
    Its introduction continues with the records it `recalls`.
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
        """The effects of its set-up."""
        return (self.set_up,) if self.begins_with is None else (self.set_up, self.begins_with)


def recalled(scenario: Scenario, log: CampaignLog) -> tuple[str, ...]:
    """The parts of a scenario's introduction that recall earlier scenarios."""
    found = tuple(one for one in scenario.recalls if one in log.records)
    return (*found, GOT_AWAY) if scenario.cultists_return and log.got_away else found


SCENARIOS: dict[str, Scenario] = {}
"""All scenarios by key."""


def scenario(one: Scenario) -> Scenario:
    """Register a scenario."""
    if SCENARIOS.setdefault(one.key, one) is not one:
        raise TypeError(f"two scenarios are called {one.key}")
    return one
