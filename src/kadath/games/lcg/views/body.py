"""The types of a seat's view of the card game, beyond what every game shows."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

Change = tuple[int | str, str, int]
"""What changes a value: a card (or chaos token), how, and by how much."""


class CardView(TypedDict):
    """A sleeve; of its tokens and owner, only what differs from a card in a pile."""

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
    """What is known about an unknown face: for an unrevealed location, its title."""


class InvestigatorView(TypedDict):
    """An investigator, eliminated or not."""

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
    """Whose turn it is, and how many actions are left."""

    who: int
    actions: int


class TestView(TypedDict):
    """The current skill test."""

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
    """The card or investigator whose text causes the test."""


class CampaignLogView(TypedDict):
    """What was recorded in earlier scenarios."""

    records: list[str]
    interrogated: list[str]
    got_away: list[str]


class MemberView(TypedDict):
    """A member of a campaign."""

    investigator: str
    seat: int
    physical: int
    mental: int
    fate: str
    experience: int
    deck: NotRequired[list[tuple[str, int]]]
    """One's own deck, and what was added and removed since the previous scenario."""
    changes: NotRequired[dict[str, int]]
    prices: NotRequired[dict[str, int]]
    """What can be bought for one's own deck now, and its price in experience."""


class CampaignView(TypedDict):
    """What persists between scenarios."""

    log: CampaignLogView
    played: list[tuple[str, str]]
    """The scenarios so far, and their resolutions."""
    rounds: int
    """How many rounds they took."""
    lead: str
    buying: str
    """Which investigator is spending experience; empty if nobody is."""
    members: list[MemberView]


class LcgBody(TypedDict):
    """What is on the table, as this game's boards and panels draw it."""

    lead: int
    scenario: int
    act: int
    agenda: int
    resolution: str
    campaign: CampaignView
    turn: TurnView | None
    connections: dict[int, list[int]]
    values: dict[int, dict[str, tuple[int, list[Change]]]]
    """The values of things in play that are not as printed, each with its modifiers."""
    investigators: dict[int, InvestigatorView]
    cards: dict[int, CardView]
    piles: dict[str, list[int]]
    """What lies where, top first, by `zone:place`."""
    bag: list[str]
    worth: dict[str, int | None]
    """What each token in the bag would add to the current test; None if it would fail."""
    test: TestView | None
