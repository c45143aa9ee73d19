"""The types of a seat's view of Final Hour, beyond what every game shows."""

from __future__ import annotations

from typing import TypedDict


class SetupView(TypedDict):
    """What was chosen before the game."""

    seats: int
    investigators: list[str]
    ancient_one: str
    difficulty: str


class LocationView(TypedDict):
    """A location: its monsters, how many of its spaces are damaged, and whether it has a clue."""

    monsters: list[int]
    damage: int
    clue: bool
    investigators: list[int]


class BoardView(TypedDict):
    """The campus."""

    ritual_site: int
    gates: list[tuple[int, int]]
    """Each gate's location and number of tokens."""
    locations: dict[int, LocationView]
    seals: dict[int, int]
    """The side of each seal facing up, by path."""


class CluesView(TypedDict):
    """The clues found, and how often each symbol may still be hidden."""

    found: list[int]
    possible: dict[str, int]


class SupplyView(TypedDict):
    """What is beside the board."""

    cup: list[int]
    destroyed: list[int]
    unique: list[int]
    gate_pile: int
    items: int
    used_items: list[int]


class PriorityView(TypedDict):
    """The priority cards other than those in hands and plays."""

    deck: int
    top: list[int]
    """The cards at the top that the seat knows."""
    discard: list[int]
    row: list[int]
    set_aside: list[int]
    stash: int
    laid: list[int | None]
    face_down: bool


class FigureView(TypedDict):
    """An investigator in play."""

    key: str
    seat: int
    location: int
    health: int
    max_health: int
    items: list[int]
    action_deck: int
    action_discard: list[int]


class PlayView(TypedDict):
    """An action card in front of an investigator, with its priority card."""

    figure: int
    action: int | None
    priority: int | None
    revealed: bool
    resolved: bool


class FinalHourBody(TypedDict):
    """What is on the table, as this game's boards and panels draw it; unknown faces are None.

    Locations, paths, tokens, and cards are identified by number.
    """

    setup: SetupView
    lead: int | None
    board: BoardView
    clues: CluesView
    supply: SupplyView
    priority: PriorityView
    hands: list[list[int | None]]
    investigators: list[FigureView]
    plays: list[PlayView]
    omens: int
    extra_omens: int
    activated: list[int]
    hidden_clues: list[int] | None
