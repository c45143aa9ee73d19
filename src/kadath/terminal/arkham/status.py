"""The lines above the towns: how far the game is, how everyone is doing, how close the end is."""

from __future__ import annotations

from rich.text import Text

from ..name_text import initial
from ..rounds import round_and_steps
from ..scene import Scene
from ..theme import BRIGHT, FAINT, PLAIN, STRONG
from . import glyphs, seen


def track(scene: Scene) -> Text:
    """The turn and its phases; if there is little room, the tracks of Innsmouth after them."""
    line = round_and_steps(scene)
    if not scene.narrow or seen.battle(scene) is not None:
        return line
    line.rstrip()
    return line.append_text(_innsmouth(scene))


def standing(scene: Scene) -> Text:
    """Doom, terror, and limits, the tracks of Innsmouth, and everyone's Sanity and Stamina."""
    line = Text(no_wrap=True, overflow="ellipsis")
    counts = scene.things["track:town"].get("numbers", {})
    limits = seen.limits(scene)
    line.append(
        scene.words(
            "terminal-arkham-standing",
            doom=counts.get("doom", 0),
            track=counts.get("doom-track", 0),
            terror=counts.get("terror", 0),
            gates=limits["gates"],
            most_gates=limits["most_gates"],
            monsters=limits["monsters"],
            most_monsters=limits["most_monsters"],
            outskirts=limits["outskirts"],
            most_outskirts=limits["most_outskirts"],
        ),
        PLAIN,
    )
    if not scene.narrow:
        line.append_text(_innsmouth(scene))
    acting = seen.acting(scene)
    for row in seen.investigators(scene):
        numbers = row.get("numbers", {})
        line.append(" " if scene.narrow else " │ ", FAINT)
        letter = initial(scene.name("investigator", row["name"]))
        line.append(f"{glyphs.INVESTIGATOR}{letter}", BRIGHT if row is acting else STRONG)
        line.append(
            f"{glyphs.SANITY}{numbers['sanity']}{glyphs.STAMINA}{numbers['stamina']}", PLAIN
        )
    return line


def _innsmouth(scene: Scene) -> Text:
    """The tracks of Innsmouth, if it is in play."""
    line = Text()
    deep = scene.things.get("track:innsmouth")
    if deep is None:
        return line
    numbers = deep.get("numbers", {})
    line.append(" │ ", FAINT)
    line.append(
        scene.words(
            "terminal-arkham-deep",
            uprising=numbers.get("uprising", 0),
            feds=numbers.get("feds", 0),
        ),
        PLAIN,
    )
    for mark in deep.get("marks", ()):
        line.append(f" {scene.name('mark', mark)}", BRIGHT)
    return line
