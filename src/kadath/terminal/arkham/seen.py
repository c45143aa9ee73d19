"""Accessors for the view of Arkham Horror."""

from __future__ import annotations

from collections.abc import Sequence

from kadath.games.arkham.body import (
    BattleView,
    CheckView,
    FightView,
    FoeView,
    LimitsView,
    SheetView,
)
from kadath.games.arkham.cards import INNSMOUTH
from kadath.kernel.decision import Option
from kadath.kernel.views import ThingView, ref

from ..scene import Scene
from .town import PLACE


def has_innsmouth(scene: Scene) -> bool:
    """Whether both boards are in play."""
    return INNSMOUTH in scene.view["boxes"]


def at(scene: Scene, space: str) -> list[ThingView]:
    """Everything in a space: gates, investigators, monsters."""
    place = ref("space", space)
    return [row for row in scene.things.values() if row.get("place") == place]


def space_row(scene: Scene, space: str) -> ThingView | None:
    """The thing for a space."""
    return scene.things.get(ref("space", space))


def acting(scene: Scene) -> ThingView | None:
    """The investigator the question is about, or the reader's first one."""
    who = scene.view["acting"]
    row = scene.things.get(ref("investigator", who))
    if row is not None:
        return row
    people = investigators(scene)
    own = [row for row in people if row.get("owner") in scene.own]
    return next(iter(own or people), None)


def investigators(scene: Scene) -> list[ThingView]:
    """All investigators in the game."""
    return [row for row in scene.things.values() if row["kind"] == "investigator"]


def space_of(row: ThingView | None) -> str:
    """The space a thing is in; empty if none."""
    return (row.get("place") or "").removeprefix("space:") if row is not None else ""


def spaces_of(scene: Scene, option: Option) -> set[str]:
    """The spaces an option is about: its own, and those of monsters, people, and gates."""
    found: set[str] = set()
    for kind, id in scene.points(option):
        if kind == "space":
            found.add(str(id))
        else:
            found.add(space_of(scene.things.get(ref(kind, id))))
    return found & set(PLACE)


def far(scene: Scene) -> dict[str, int]:
    """The number of steps to each space the moving investigator can reach."""
    return {way["space"]: len(way["steps"]) for way in scene.view["ways"]}


def steps_to(scene: Scene, space: str) -> Sequence[str]:
    """The steps of the way to a space; empty if there is none."""
    return next((way["steps"] for way in scene.view["ways"] if way["space"] == space), ())


def limits(scene: Scene) -> LimitsView:
    """The numbers of gates, monsters, and so on, with their limits."""
    found: LimitsView = scene.view["limits"]
    return found


def foes(scene: Scene) -> dict[int, FoeView]:
    """The monsters in play with their current values."""
    found: dict[int, FoeView] = scene.view["foes"]
    return found


def sheet(scene: Scene, who: int) -> SheetView | None:
    """An investigator's sheet."""
    found: SheetView | None = scene.view["sheets"].get(who)
    return found


def check(scene: Scene) -> CheckView | None:
    """The current check."""
    found: CheckView | None = scene.view["check"]
    return found


def fights(scene: Scene) -> list[FightView]:
    """Current and possible fights."""
    found: list[FightView] = scene.view["fights"]
    return found


def battle(scene: Scene) -> BattleView | None:
    """The final battle, once it has begun."""
    found: BattleView | None = scene.view["battle"]
    return found
