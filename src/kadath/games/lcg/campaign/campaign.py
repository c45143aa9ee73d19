"""A campaign as a value: its log, its investigators with their decks, and its chaos bag."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kadath.kernel.codec import value

from ..decks.deck import Deck
from .log import CampaignLog

LEFT, KILLED, INSANE = "left", "killed", "insane"
"""The fates of an investigator; those who left may return."""

MOST_INVESTIGATORS = 4


@value
class Member(NamedTuple):
    """An investigator in a campaign, with their seat, deck, and trauma.

    A member who is still playing has no `fate`.
    """

    seat: int
    deck: Deck
    physical: int = 0
    mental: int = 0
    fate: str = ""

    @property
    def investigator(self) -> str:
        """The investigator's key."""
        return self.deck.investigator

    @property
    def plays(self) -> bool:
        """Whether they play in the current or next scenario."""
        return not self.fate


@value
class Campaign(NamedTuple):
    """What persists between scenarios; a standalone scenario has one too.

    `members` are all who ever took part, in seating order. `decks` are the starting decks, one for
    each investigator. `bag` is empty until a scenario leaves one behind. `lead` is the lead
    investigator. `played` are the scenarios so far with their resolutions, and `rounds` is the
    total number of rounds they took. With `asks_all`, everyone who might commit a card is asked.
    """

    log: CampaignLog = CampaignLog()
    seats: int = 0
    members: tuple[Member, ...] = ()
    decks: tuple[Deck, ...] = ()
    bag: tuple[str, ...] = ()
    lead: str = ""
    played: tuple[tuple[str, str], ...] = ()
    rounds: int = 0
    asks_all: bool = False

    def playing(self) -> tuple[Member, ...]:
        """The members who play in the current or next scenario."""
        return tuple(one for one in self.members if one.plays)

    def member(self, investigator: str) -> Member:
        """The member with this investigator."""
        return next(one for one in self.members if one.investigator == investigator)

    def unused(self) -> tuple[str, ...]:
        """The investigators who have never taken part."""
        used = {one.investigator for one in self.members}
        return tuple(one.investigator for one in self.decks if one.investigator not in used)

    def taken(self) -> list[str]:
        """The cards in the decks of those who play or may return; all others are in the box."""
        return [
            key
            for one in self.members
            if one.fate not in (KILLED, INSANE)
            for key in one.deck.listed()
        ]

    def with_member(self, member: Member) -> Campaign:
        """The campaign with a member replaced, or a new one inserted in seating order."""
        members = list(self.members)
        names = [one.investigator for one in members]
        if member.investigator in names:
            members[names.index(member.investigator)] = member
        else:
            places = [at for at, one in enumerate(members) if one.seat <= member.seat]
            members.insert(max(places, default=-1) + 1, member)
        return self._replace(members=tuple(members))

    def with_log(self, log: CampaignLog) -> Campaign:
        """The campaign with another log."""
        return self._replace(log=log)


def new_campaign(
    seats: int, decks: Iterable[Deck], investigators: Iterable[str], lead: int
) -> Campaign:
    """A new campaign: the investigators are dealt to the seats in turn."""
    by_investigator = {deck.investigator: deck for deck in decks}
    members = tuple(
        Member(place % seats, by_investigator[who]) for place, who in enumerate(investigators)
    )
    return Campaign(
        seats=seats,
        members=members,
        decks=tuple(by_investigator.values()),
        lead=members[lead].investigator,
    )
