"""The campaign log: what scenarios record and later ones read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kadath.kernel.codec import value


@value
class CampaignLog(NamedTuple):
    """The record of earlier scenarios.

    `records` are the notes, by key. The other two list the cultists, by face, who were interrogated
    and who got away.
    """

    records: tuple[str, ...] = ()
    interrogated: tuple[str, ...] = ()
    got_away: tuple[str, ...] = ()

    def with_records(self, records: Iterable[str]) -> CampaignLog:
        """The log with more notes; existing ones are not repeated."""
        return self._replace(records=tuple(dict.fromkeys((*self.records, *records))))

    def without(self, record: str) -> CampaignLog:
        """The log with a note crossed out."""
        return self._replace(records=tuple(one for one in self.records if one != record))
