"""The types of what a seat sees of Machina Arcana, beyond what every game shows."""

from __future__ import annotations

from typing import TypedDict


class TileView(TypedDict):
    """A map tile in the play area.

    Column and row are those of its upper left space in the plan; width and height are those of the
    side as printed, before `turns` clockwise quarter turns.
    """

    tile: int
    side: str
    column: int
    row: int
    width: int
    height: int
    turns: int


class DoorPlace(TypedDict):
    """The place of a door: to the right of a space if it is upright, otherwise below it."""

    door: int
    column: int
    row: int
    upright: bool


class EdgePlace(TypedDict):
    """A tile edge with no tile beyond it: the spaces in front of it, and its direction.

    Directions go clockwise from 0, north.
    """

    edge: int
    spaces: list[int]
    direction: int


class PlanView(TypedDict):
    """The play area as printed.

    `ground` has the sign of each space, row by row, with a blank where there is no tile. `across`
    has what is above each row of spaces, and below the last one; `upright` has what is to the left
    of each space of a row, and to the right of the last one: `#` is a wall, `D` a door, `=` an
    unexplored tile edge, a blank an open edge, and `.` is where neither side has a tile.
    """

    columns: int
    rows: int
    ground: list[str]
    across: list[str]
    upright: list[str]
    tiles: list[TileView]
    doors: list[DoorPlace]
    edges: list[EdgePlace]


class LimitsView(TypedDict):
    """The maximum values of a unit."""

    health: int
    stamina: int
    essence: int


class WayView(TypedDict):
    """A space that the unit about to move can walk to, and the cost.

    `steps` are all spaces on the way, itself last.
    """

    space: int
    cost: int
    steps: list[int]


class ActView(TypedDict):
    """One thing a monster will do: `step`, `strike`, `ability`, or `door`.

    `at` is the space it is then on, or the door it breaks. `chances` are the chances to hit the
    targets.
    """

    what: str
    at: int
    targets: list[int]
    chances: list[float]
    sure: bool


class IntentView(TypedDict):
    """What a mindless monster will do as things stand, and the explorer it goes for (0: nobody).

    It is certain up to the first roll or choice that could change it; after that, attacks miss.
    """

    monster: int
    target: int
    acts: list[ActView]
    sure: bool


class FateView(TypedDict):
    """What an ability would do to a unit, or to a barrel (the negative of its space's number).

    `hit` is None if nothing is rolled; `space` is where the unit ends up, or -1 if it stays.
    """

    unit: int
    hit: float | None
    kill: float
    space: int


class BlockerView(TypedDict):
    """A target of an attack, and the lowest result that hits it.

    A barrel is the negative of its space's number.
    """

    unit: int
    needed: int


class ThrowView(TypedDict):
    """The first attack of an ability, before its dice are rolled; `bonus` is added to them.

    An arcane attack is blocked with will, any other with armor.
    """

    high: int
    low: int
    bonus: int
    arcane: bool
    blockers: list[BlockerView]


class ProspectView(TypedDict):
    """What an ability would do to its target (0 if it has none) and to others.

    `throw` is None if nothing is rolled right away.
    """

    option: str
    target: int
    throw: ThrowView | None
    fates: list[FateView]


class ReachView(TypedDict):
    """An ability that can be used now, or is being aimed: the spaces it reaches, and what it does.

    `option` is the key of the option that uses it, empty while it is being aimed. `card` is the
    card it is on, and `cost` its price in stamina, essence and health.
    """

    option: str
    card: int
    cost: dict[str, int]
    spaces: list[int]
    prospects: list[ProspectView]


class BreakView(TypedDict):
    """A unit or barrel that a line does not reach: what blocks it first, and where in the plan.

    `by` is a wall, a closed door, rubble, or an obstacle, which blocks shots but not sight.
    """

    space: int
    by: str
    column: float
    row: float


class SightView(TypedDict):
    """What the acting unit sees of the spaces nearby, and what blocks its line to all others."""

    seen: list[int]
    broken: list[BreakView]


class AttackView(TypedDict):
    """An attack whose dice have been rolled."""

    attacker: int
    high: int
    low: int
    result: int
    blockers: list[BlockerView]


class RatingView(TypedDict):
    """The rating printed on the chapter, and the current chance that the game die reaches it."""

    printed: int
    chance: float


class TracksView(TypedDict):
    """The last positions of the tracks: beyond `threat`, threat starts over one level higher."""

    threat: int
    level: int
    spawn: RatingView
    horror: RatingView


class Foretold(TypedDict):
    """What follows from the state by the rules; computed only for people."""

    intents: list[IntentView]
    reach: list[ReachView]
    sight: SightView
    ways: list[WayView]


class MachinaBody(TypedDict):
    """What the map needs besides the things on it, such as its floor and its walls."""

    plan: PlanView
    signs: dict[int, str]
    """The signs of the spaces that do not count as printed."""
    tokens: dict[int, str]
    """The spaces that are destroyed or lit."""
    limits: dict[int, LimitsView]
    acting: int
    """The acting unit; 0 if there is none."""
    coming: str
    """The face of a monster that a question is to bring onto the map; empty if there is none."""
    ways: list[WayView]
    intents: list[IntentView]
    """What mindless monsters will do as things stand, in the order of their turns."""
    reach: list[ReachView]
    """What the abilities of the deciding seat would do."""
    sight: SightView
    tracks: TracksView
    attack: AttackView | None
    """The attack being resolved, once its dice are rolled."""
