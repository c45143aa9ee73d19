"""The types of what a seat sees of Machina Arcana beyond what any game tells."""

from __future__ import annotations

from typing import TypedDict


class TileView(TypedDict):
    """A map tile as it lies.

    Column and row are those of its upper left space in the plan, width and height those of the
    side as printed, before it was turned clockwise `turns` times.
    """

    tile: int
    side: str
    column: int
    row: int
    width: int
    height: int
    turns: int


class DoorPlace(TypedDict):
    """Where a door is: on the right of a space if it is upright, else below it."""

    door: int
    column: int
    row: int
    upright: bool


class EdgePlace(TypedDict):
    """A tile edge with no tile beyond it: the spaces before it, and where it leads.

    Directions go clockwise from 0, north.
    """

    edge: int
    spaces: list[int]
    direction: int


class PlanView(TypedDict):
    """The tiles as they lie, as printed.

    `ground` has the sign of each space, row by row, and a blank where no tile lies. `across` has
    what is above each row of spaces, and below the last one; `upright` what is left of each space
    of a row, and right of the last one: `#` a wall, `D` a door, `=` a tile edge nobody has
    explored, a blank where one may pass, `.` where no tile lies on either side.
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
    """The most that a unit can have."""

    health: int
    stamina: int
    essence: int


class WayView(TypedDict):
    """A space that somebody who may move now can walk to: the steps there, and what they cost."""

    space: int
    cost: int
    steps: list[int]


class ActView(TypedDict):
    """One thing a monster will do: `step`, `strike`, `ability` or `door`.

    `at` is the space it is on then, or the door it breaks. `chances` are those to hit the targets.
    """

    what: str
    at: int
    targets: list[int]
    chances: list[float]
    sure: bool


class IntentView(TypedDict):
    """What a mindless monster does as things stand, and the explorer it goes for; 0: nobody.

    It is sure up to the first roll or choice that could change it; from there attacks miss.
    """

    monster: int
    target: int
    acts: list[ActView]
    sure: bool


class FateView(TypedDict):
    """What an ability would do to a unit, or to a barrel: the number of its space below 0.

    `hit` is None where nothing is rolled; `space` is where the unit is brought, -1: it stays.
    """

    unit: int
    hit: float | None
    kill: float
    space: int


class BlockerView(TypedDict):
    """Who is attacked, and the least result that hits; barrels are numbers of spaces below 0."""

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
    """What an ability would do to its target and others; the target is 0 where it has none.

    `throw` is None where nothing is rolled at once.
    """

    option: str
    target: int
    throw: ThrowView | None
    fates: list[FateView]


class ReachView(TypedDict):
    """An ability that may be used now, or is being aimed: the spaces it reaches, and what it does.

    `option` is the key of the option that uses it; empty while it is aimed. `card` bears it, and
    `cost` is what it costs in stamina, essence and health.
    """

    option: str
    card: int
    cost: dict[str, int]
    spaces: list[int]
    prospects: list[ProspectView]


class BreakView(TypedDict):
    """A unit or barrel that a line does not reach: what it meets first, and where in the plan.

    `by` is a wall, a closed door or rubble; an obstacle hinders shots and leaves it in sight.
    """

    space: int
    by: str
    column: float
    row: float


class SightView(TypedDict):
    """What whoever acts sees of the spaces near by, and what is in the way to everybody else."""

    seen: list[int]
    broken: list[BreakView]


class AttackView(TypedDict):
    """An attack whose dice lie on the table."""

    attacker: int
    high: int
    low: int
    result: int
    blockers: list[BlockerView]


class RatingView(TypedDict):
    """What the chapter prints, and how likely a roll of the game die reaches the rating now."""

    printed: int
    chance: float


class TracksView(TypedDict):
    """How far the tracks go: from `threat` on the level rises, and `level` is the last one."""

    threat: int
    level: int
    spawn: RatingView
    horror: RatingView


class Foretold(TypedDict):
    """What follows by the rules from how things stand; worked out for people only."""

    intents: list[IntentView]
    reach: list[ReachView]
    sight: SightView
    ways: list[WayView]


class MachinaBody(TypedDict):
    """What the map needs besides the things: where there is floor and where walls are."""

    plan: PlanView
    signs: dict[int, str]
    """The signs of spaces that count as others than printed."""
    tokens: dict[int, str]
    """The spaces that are destroyed or lit."""
    limits: dict[int, LimitsView]
    acting: int
    """The unit that acts now, 0 if none."""
    ways: list[WayView]
    intents: list[IntentView]
    """What mindless monsters do as things stand, in the order of their turns."""
    reach: list[ReachView]
    """What the abilities of whoever is asked would do."""
    sight: SightView
    tracks: TracksView
    attack: AttackView | None
    """The attack that is being resolved, once its dice are rolled."""
