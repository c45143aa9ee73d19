"""The campaign log: what a scenario writes down and later ones read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kadath.kernel.codec import value


@value
class CampaignLog(NamedTuple):
    """What is written down of earlier scenarios.

    `records` are the notes, by key. The other two are lists of names, as faces: the cultists who
    were interrogated, and those who got away.
    """

    records: tuple[str, ...] = ()
    interrogated: tuple[str, ...] = ()
    got_away: tuple[str, ...] = ()

    def with_records(self, records: Iterable[str]) -> CampaignLog:
        """The log with more notes; what is there already is not written twice."""
        return self._replace(records=tuple(dict.fromkeys((*self.records, *records))))

    def without(self, record: str) -> CampaignLog:
        """The log with a note crossed out."""
        return self._replace(records=tuple(one for one in self.records if one != record))
