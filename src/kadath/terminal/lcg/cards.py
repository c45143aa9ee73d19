"""Cards in words: as a list item, and in full with our rules text."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from kadath.games.lcg.components import FACES
from kadath.games.lcg.decks.refusals import listed_name
from kadath.games.lcg.faces import (
    SKILLS,
    ActFace,
    AgendaFace,
    AssetFace,
    EnemyFace,
    EventFace,
    Face,
    InvestigatorFace,
    LocationFace,
    PlayerFace,
    ScenarioFace,
)

from ..scene import Scene
from ..theme import BRIGHT, FAINT, PLAIN, QUIET, RED_INK, RED_QUIET, STRONG
from ..words import Words
from . import glyphs, seen

NO_COST = "–"
TOKENS = (("damage", glyphs.HEALTH), ("horror", glyphs.SANITY), ("clues", glyphs.CLUE),
          ("doom", glyphs.DOOM), ("resources", glyphs.RESOURCE))  # fmt: skip


def icons(face: Face, words: Words) -> str:
    """The skill icons of a card, as letters."""
    printed = face.icons if isinstance(face, PlayerFace) else ()
    return "".join(glyphs.skill(icon, words) for icon in printed)


def cost(face: Face) -> str:
    """What a card costs to play."""
    printed = face.cost if isinstance(face, AssetFace | EventFace) else None
    return NO_COST if printed is None else str(printed)


def hand_line(text: Text, scene: Scene, card: int, mark: str) -> None:
    """A card in hand: cost, name, icons, kind."""
    known = seen.face(scene, card)
    text.append(mark, BRIGHT)
    if known is None:
        text.append(f"  {seen.name(scene, card)}\n", FAINT)
        return
    text.append(f"{cost(known)} ", BRIGHT)
    text.append(seen.name(scene, card), STRONG if mark.strip() else PLAIN)
    if signs := icons(known, scene.words):
        text.append(f" {signs}", BRIGHT)
    if not scene.narrow:
        text.append(f" {scene.name('type', known.TYPE)}", FAINT)
    text.append("\n")


def in_play_line(text: Text, scene: Scene, card: int, mark: str, indent: str = " ") -> None:
    """A card in play: its name, its values, its tokens, and its attachments."""
    known = seen.face(scene, card)
    row = seen.card(scene, card)
    is_enemy = isinstance(known, EnemyFace)
    exhausted = row.get("exhausted")
    ink = (RED_QUIET if exhausted else RED_INK) if is_enemy else (QUIET if exhausted else PLAIN)
    text.append(f"{indent}{mark}", BRIGHT)
    text.append(seen.name(scene, card), ink)
    if isinstance(known, EnemyFace):
        text.append(f" {enemy_values(scene, card)}", PLAIN)
    elif isinstance(known, AssetFace):
        if known.slots and not scene.narrow:
            slots = ", ".join(
                scene.name("slot", slot) + (f" ×{count}" if count > 1 else "")
                for slot, count in Counter(known.slots).items()
            )
            text.append(f" [{slots}]", FAINT)
        if known.uses:
            text.append(f" {glyphs.USES}{row.get('uses', 0)}", BRIGHT)
        for stat, sign in (("health", glyphs.HEALTH), ("sanity", glyphs.SANITY)):
            whole = seen.stat(scene, card, stat)
            if whole is not None:
                text.append(f" {sign}{seen.left(scene, card, stat)}/{whole}", PLAIN)
    for kind, sign in TOKENS:
        on_it = row.get(kind, 0)
        if on_it and (
            kind not in ("damage", "horror") or not isinstance(known, AssetFace | EnemyFace)
        ):
            text.append(f" {sign}{on_it}", BRIGHT)
    if exhausted:
        text.append(f" {glyphs.EXHAUSTED}", FAINT)
    text.append("\n")
    for attached in seen.attached_to(scene, card):
        in_play_line(text, scene, attached, "✉", indent + "  ")


def enemy_values(scene: Scene, enemy: int) -> str:
    """Fight, remaining health, evade, and what its attack deals."""
    get = {
        stat: seen.stat(scene, enemy, stat)
        for stat in ("fight", "evade", "damage", "horror", "health")
    }
    left = seen.left(scene, enemy, "health")
    attack = f"({get['damage']}{glyphs.HEALTH} {get['horror']}{glyphs.SANITY})"
    return (
        f"{glyphs.FIGHT}{get['fight']} {glyphs.HEALTH}{left}/{get['health']} "
        f"{glyphs.EVADE}{get['evade']} {attack}"
    )


def in_full(text: Text, scene: Scene, thing: int) -> None:
    """A card with everything readable on the side facing up."""
    known = seen.face(scene, thing)
    row = scene.view["cards"].get(thing, {})
    if known is None:
        text.append(seen.name(scene, thing) + "\n", STRONG)
        return
    if isinstance(known, LocationFace) and not row.get("revealed"):
        unrevealed(text, scene, known)
    elif isinstance(known, ScenarioFace) and row.get("revealed"):
        printed(text, scene, known.key, back=True)
    else:
        printed(text, scene, known.key, thing)


def unrevealed(text: Text, scene: Scene, face: LocationFace) -> None:
    """The side of a location that faces up before it is revealed."""
    component = scene.narrator.component(face.key, scene.language)
    text.append(seen.titled(scene, face.title) + "\n", STRONG)
    text.append(scene.words("terminal-lcg-unrevealed") + "\n", QUIET)
    if component.get("back"):
        text.append(component["back"] + "\n", PLAIN)


def printed(text: Text, scene: Scene, key: str, thing: int = 0, *, back: bool = False) -> None:
    """A face with its name, kind, traits, values, and rules text."""
    face = FACES[key]
    component = scene.narrator.component(key, scene.language)
    text.append(listed_name(key, scene.language), STRONG)
    if face.unique:
        text.append(" ✱", BRIGHT)
    if component.get("subtitle"):
        text.append(f" – {component['subtitle']}", QUIET)
    text.append("\n")
    kinds = [
        component["kind"],
        *(component.get(field, "") for field in ("class", "traits", "slots", "home_made")),
    ]
    text.append(" · ".join(one for one in kinds if one) + "\n", FAINT)
    if values := _values(scene, face, thing):
        text.append(values + "\n", BRIGHT)
    if component.get("story"):
        text.append(component["story"] + "\n", QUIET)
    body = component.get("back", "") if back else component["text"]
    if body:
        text.append(body + "\n", PLAIN)


def _values(scene: Scene, face: Face, thing: int) -> str:
    words = scene.words
    if isinstance(face, EnemyFace):
        if thing and thing in scene.view["cards"]:
            return enemy_values(scene, thing)
        return (
            f"{glyphs.FIGHT}{face.fight} {glyphs.HEALTH}{face.health} {glyphs.EVADE}{face.evade} "
            f"({face.damage}{glyphs.HEALTH} {face.horror}{glyphs.SANITY})"
        )
    if isinstance(face, LocationFace):
        shroud = seen.stat(scene, thing, "shroud") if thing else face.shroud
        clues = scene.view["cards"][thing].get("clues", 0) if thing else face.clues
        return f"{glyphs.SHROUD}{shroud} {glyphs.CLUE}{clues}"
    if isinstance(face, InvestigatorFace):
        skills = " ".join(
            f"{glyphs.skill(skill, words)}{seen.stat(scene, thing, skill) if thing else value}"
            for skill, value in zip(SKILLS, face.skills, strict=True)
        )
        return f"{skills} {glyphs.HEALTH}{face.health} {glyphs.SANITY}{face.sanity}"
    if isinstance(face, ActFace | AgendaFace):
        return story_progress(scene, thing) if thing else ""
    if isinstance(face, PlayerFace):
        parts = [
            f"{glyphs.RESOURCE}{cost(face)}" if face.TYPE != "skill" else "",
            icons(face, words),
        ]
        if isinstance(face, AssetFace):
            for value, sign in ((face.health, glyphs.HEALTH), (face.sanity, glyphs.SANITY)):
                parts.append("" if value is None else f"{sign}{value}")
        return " ".join(part for part in parts if part)
    return ""


def story_progress(scene: Scene, thing: int) -> str:
    """The progress of an act or agenda: clues or doom, out of how many."""
    known, row = seen.face(scene, thing), seen.card(scene, thing)
    if isinstance(known, AgendaFace):
        doom = sum(int(one.get("doom", 0)) for one in scene.view["cards"].values())
        most = seen.stat(scene, thing, "doom")
        return "" if most is None else f"{glyphs.DOOM}{doom}/{most}"
    needed = seen.stat(scene, thing, "clues")
    if needed is None:
        # An act without a clue cost may still collect clues for its objective.
        return f"{glyphs.CLUE}{clues}" if (clues := row.get("clues", 0)) else ""
    held = sum(int(one["clues"]) for one in scene.view["investigators"].values() if not one["out"])
    return f"{glyphs.CLUE}{held + int(row.get('clues', 0))}/{needed}"
