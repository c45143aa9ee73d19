"""The types of what a seat sees of the card game beyond what any game tells."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

Change = tuple[int | str, str, int]
"""What changes a value: a card (or a chaos token), how, and by how much."""


class CardView(TypedDict):
    """A sleeve; of what lies on it, and of whose it is, only what differs from a card in a pile."""

    face: str | None
    zone: str
    place: int
    owner: NotRequired[int]
    controller: NotRequired[int]
    exhausted: NotRequired[bool]
    damage: NotRequired[int]
    horror: NotRequired[int]
    clues: NotRequired[int]
    doom: NotRequired[int]
    uses: NotRequired[int]
    resources: NotRequired[int]
    revealed: NotRequired[bool]
    entered: NotRequired[int]
    kind: NotRequired[dict[str, Any] | None]
    """What is known of a face that is not: of an unrevealed location its title."""


class InvestigatorView(TypedDict):
    """An investigator, out or not."""

    face: str
    seat: int
    location: int
    damage: int
    horror: int
    clues: int
    resources: int
    out: str
    entered: int
    by: str
    physical: int
    mental: int
    killed: bool
    experience: int


class TurnView(TypedDict):
    """Whose turn it is, and how many actions are left in it."""

    who: int
    actions: int


class TestView(TypedDict):
    """A skill test under way."""

    who: int
    skill: str
    kind: str
    against: int
    difficulty: int
    base: int
    changes: list[Change]
    total: int
    committed: list[int]
    tokens: list[str]
    result: str
    source: int
    """The card or investigator whose text makes the test."""


class CampaignLogView(TypedDict):
    """What was written down of earlier scenarios."""

    records: list[str]
    interrogated: list[str]
    got_away: list[str]


class MemberView(TypedDict):
    """Somebody who takes part in a campaign."""

    investigator: str
    seat: int
    physical: int
    mental: int
    fate: str
    experience: int
    deck: NotRequired[list[tuple[str, int]]]
    """One's own deck, and what came and went since the scenario before."""
    changes: NotRequired[dict[str, int]]
    prices: NotRequired[dict[str, int]]
    """What may be bought for one's own deck now, and for how much experience."""


class CampaignView(TypedDict):
    """What outlasts a scenario."""

    log: CampaignLogView
    played: list[tuple[str, str]]
    """The scenarios so far, and their resolutions."""
    rounds: int
    """How many rounds those took."""
    lead: str
    buying: str
    """Which investigator spends experience now; empty: nobody does."""
    members: list[MemberView]


class LcgBody(TypedDict):
    """What is on the table, as the boards and panels of this game draw it."""

    lead: int
    scenario: int
    act: int
    agenda: int
    resolution: str
    campaign: CampaignView
    turn: TurnView | None
    connections: dict[int, list[int]]
    values: dict[int, dict[str, tuple[int, list[Change]]]]
    """The values of things in play that are not as printed, each with what changes it."""
    investigators: dict[int, InvestigatorView]
    cards: dict[int, CardView]
    piles: dict[str, list[int]]
    """What lies where, top first, by `zone:place`."""
    bag: list[str]
    worth: dict[str, int | None]
    """What each token of the bag would add to the test under way; None: that test would fail."""
    test: TestView | None
