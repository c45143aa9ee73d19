"""A campaign as a value: its log, its investigators with their decks, and its chaos bag."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kadath.kernel.codec import value

from ..decks.deck import Deck
from .log import CampaignLog

LEFT, KILLED, INSANE = "left", "killed", "insane"
"""What may have become of an investigator; those who left may come back."""

MOST_INVESTIGATORS = 4


@value
class Member(NamedTuple):
    """An investigator of a campaign: whose, with which deck, and with which trauma.

    A member who plays on has no `fate` yet.
    """

    seat: int
    deck: Deck
    physical: int = 0
    mental: int = 0
    fate: str = ""

    @property
    def investigator(self) -> str:
        """Who it is."""
        return self.deck.investigator

    @property
    def plays(self) -> bool:
        """Whether they play the scenario, or the next one."""
        return not self.fate


@value
class Campaign(NamedTuple):
    """What outlasts a scenario; a scenario played by itself has one, too.

    `members` are all who ever took part, in their order round the table. `decks` are those that
    investigators begin with, one for each. `bag` is empty until a scenario has left one behind.
    `lead` is the investigator who leads. `played` are the scenarios so far with their resolutions,
    `rounds` all the rounds that they took. With `asks_all` whoever might commit a card is asked.
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
        """Those who play the scenario, or the next one."""
        return tuple(one for one in self.members if one.plays)

    def member(self, investigator: str) -> Member:
        """Somebody who takes part, or did."""
        return next(one for one in self.members if one.investigator == investigator)

    def unused(self) -> tuple[str, ...]:
        """The investigators who have never taken part."""
        used = {one.investigator for one in self.members}
        return tuple(one.investigator for one in self.decks if one.investigator not in used)

    def taken(self) -> list[str]:
        """The cards in the decks of all who play or may come back; no others are out of the box."""
        return [
            key
            for one in self.members
            if one.fate not in (KILLED, INSANE)
            for key in one.deck.listed()
        ]

    def with_member(self, member: Member) -> Campaign:
        """The campaign with a member changed; somebody new is added in the order of the seats."""
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
    """A campaign that begins: the investigators are given to the seats in turn."""
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
