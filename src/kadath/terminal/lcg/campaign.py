"""The campaign log, and the fates of its members."""

from __future__ import annotations

from rich.text import Text

from kadath.games.lcg.components import FACES

from ..scene import Scene
from ..theme import BRIGHT, FAINT, PLAIN, QUIET, STRONG
from . import glyphs


def campaign(text: Text, scene: Scene) -> None:
    """The scenarios played, the records, and each member's trauma, experience, and deck."""
    shown, words = scene.view["campaign"], scene.words
    log = shown["log"]
    if not shown["played"] and not any(log.values()):
        return
    text.append(words("terminal-lcg-campaign") + "\n", STRONG)
    for scenario, resolution in shown["played"]:
        text.append(f" {scene.name('card', scenario)}: ", PLAIN)
        text.append(scene.name("outcome", resolution) + "\n", QUIET)
    for record in log["records"]:
        text.append(f" · {scene.name('record', record)}\n", PLAIN)
    for names in ("interrogated", "got_away"):
        if log[names]:
            cultists = ", ".join(scene.name("card", face) for face in log[names])
            text.append(f" {words(f'terminal-lcg-log-{names}')} ", QUIET)
            text.append(cultists + "\n", PLAIN)
    for member in shown["members"]:
        _member(text, scene, member)


def deck_line(text: Text, scene: Scene, who: int) -> None:
    """An investigator's deck, as far as the reader may know it, or else its size."""
    row = scene.view["investigators"][who]
    size = sum(one.get("owner") == who for one in scene.view["cards"].values())
    text.append(f" {scene.words('terminal-lcg-deck', cards=size)}", QUIET)
    for member in scene.views.get(row["seat"], scene.view)["campaign"]["members"]:
        if member["investigator"] == row["face"] and "deck" in member:
            text.append(f": {_deck(scene, member['deck'])}", FAINT)
    text.append("\n")


def _member(text: Text, scene: Scene, member: dict[str, object]) -> None:
    words = scene.words
    text.append(f"\n{scene.name('card', str(member['investigator']))}", STRONG)
    if member["fate"]:
        fate = member["fate"]
        text.append(f" – {words(f'terminal-lcg-fate-{fate}')}", QUIET)
    experience = words("terminal-lcg-experience", experience=member["experience"])
    text.append(f" · {experience}", BRIGHT)
    for kind, sign in (("physical", glyphs.HEALTH), ("mental", glyphs.SANITY)):
        if member[kind]:
            text.append(f" −{sign}{member[kind]}", BRIGHT)
    text.append("\n")
    deck = member.get("deck")
    if isinstance(deck, list):
        text.append(f" {_deck(scene, deck)}\n", FAINT)


def _deck(scene: Scene, deck: list[tuple[str, int]]) -> str:
    return ", ".join(_counted(scene, face, copies) for face, copies in deck)


def _counted(scene: Scene, face: str, copies: int) -> str:
    level = getattr(FACES[face], "level", 0)
    called = scene.name("card", face) + (f" ({level})" if level else "")
    return f"{copies}× {called}" if copies > 1 else called
