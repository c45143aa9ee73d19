"""What the view of Arkham Horror tells, as the terminal asks for it."""

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
    """A space among the things."""
    return scene.things.get(ref("space", space))


def acting(scene: Scene) -> ThingView | None:
    """The investigator whom the question is about, else the reader's first one."""
    who = scene.view["acting"]
    row = scene.things.get(ref("investigator", who))
    if row is not None:
        return row
    people = investigators(scene)
    own = [row for row in people if row.get("owner") in scene.own]
    return next(iter(own or people), None)


def investigators(scene: Scene) -> list[ThingView]:
    """Everybody in the game."""
    return [row for row in scene.things.values() if row["kind"] == "investigator"]


def space_of(row: ThingView | None) -> str:
    """The space a thing is in, empty where it is in none."""
    return (row.get("place") or "").removeprefix("space:") if row is not None else ""


def spaces_of(scene: Scene, option: Option) -> set[str]:
    """The spaces that an option is about: its own, and those of monsters, people and gates."""
    found: set[str] = set()
    for kind, id in scene.points(option):
        if kind == "space":
            found.add(str(id))
        else:
            found.add(space_of(scene.things.get(ref(kind, id))))
    return found & set(PLACE)


def far(scene: Scene) -> dict[str, int]:
    """How many steps away each space is that whoever moves now can come to."""
    return {way["space"]: len(way["steps"]) for way in scene.view["ways"]}


def steps_to(scene: Scene, space: str) -> Sequence[str]:
    """The steps of the way to a space, none where no way leads there."""
    return next((way["steps"] for way in scene.view["ways"] if way["space"] == space), ())


def limits(scene: Scene) -> LimitsView:
    """How many there are of what must not be too many."""
    found: LimitsView = scene.view["limits"]
    return found


def foes(scene: Scene) -> dict[int, FoeView]:
    """The monsters in play as they are now."""
    found: dict[int, FoeView] = scene.view["foes"]
    return found


def sheet(scene: Scene, who: int) -> SheetView | None:
    """An investigator's sheet."""
    found: SheetView | None = scene.view["sheets"].get(who)
    return found


def check(scene: Scene) -> CheckView | None:
    """The check under way."""
    found: CheckView | None = scene.view["check"]
    return found


def fights(scene: Scene) -> list[FightView]:
    """The fights that are on, or that could be."""
    found: list[FightView] = scene.view["fights"]
    return found


def battle(scene: Scene) -> BattleView | None:
    """The final battle, once it has begun."""
    found: BattleView | None = scene.view["battle"]
    return found
