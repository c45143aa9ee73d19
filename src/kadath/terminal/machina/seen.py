"""Accessors for the view of Machina Arcana."""

from __future__ import annotations

from typing import NamedTuple

from kadath.games.machina.body import IntentView, ReachView, WayView
from kadath.games.machina.state import MachinaState
from kadath.kernel.decision import Option

from ..cells import Spot
from ..scene import Scene


class Unit(NamedTuple):
    """A unit on the map."""

    id: int
    kind: str
    card: str
    space: int
    health: int
    turn: int


def state_of(scene: Scene) -> MachinaState:
    """The state being shown."""
    state = scene.state
    assert isinstance(state, MachinaState)
    return state


def spots(scene: Scene) -> dict[int, Spot]:
    """The position of each space in the plan."""
    area = state_of(scene).area
    return {space: area.where(space) for space in area.spaces}


def units(scene: Scene) -> dict[int, Unit]:
    """The units on the map, by space."""
    s = state_of(scene)
    found = {}
    for unit, row in s.units.items():
        kind = "explorer" if unit in s.explorers else "boss" if unit == s.boss else "monster"
        turn = s.track.index(unit) + 1 if unit in s.track else 0
        found[row.space] = Unit(unit, kind, row.card, row.space, row.health, turn)
    return found


def ways(scene: Scene) -> dict[int, WayView]:
    """Where the moving explorer can walk, by space."""
    return {way["space"]: way for way in scene.view["ways"]}


def intents(scene: Scene) -> list[IntentView]:
    """What monsters will do, in turn order."""
    found: list[IntentView] = scene.view["intents"]
    return found


def reach(scene: Scene) -> ReachView | None:
    """What the ability being aimed or pointed at reaches."""
    found: list[ReachView] = scene.view["reach"]
    key = scene.pointed.key if scene.pointed is not None else None
    return next((one for one in found if not one["option"] or one["option"] == key), None)


def spaces_of(scene: Scene, option: Option) -> set[int]:
    """The spaces an option is about: its own, and those of units, doors, and edges."""
    s = state_of(scene)
    found: set[int] = set()
    for kind, id in scene.points(option):
        if not isinstance(id, int):
            continue
        if kind == "space":
            found.add(id)
        elif kind in ("monster", "boss", "explorer") and option.verb != "use":
            found |= {s.units[id].space} if id in s.units else set()
        elif kind == "door" and id in s.area.doors:
            found |= set(s.area.door_sides(id))
        elif kind == "edge" and id in s.area.openings:
            found |= set(s.area.openings[id].spaces)
    return found


def acting(scene: Scene) -> int | None:
    """The space of the acting explorer."""
    s = state_of(scene)
    unit = scene.view["acting"]
    if unit not in s.units:
        unit = next(iter(s.living()), 0)
    return s.units[unit].space if unit in s.units else None
