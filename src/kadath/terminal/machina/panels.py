"""The panels beside the map: the monsters, the explorers, the story, the inventory."""

from __future__ import annotations

from rich.text import Text

from kadath.games.machina.goals import goal_text, tokens_awaited

from ..name_text import headline
from ..scene import Scene
from ..theme import BRIGHT, FAINT, PLAIN, QUIET, RED_INK, RED_QUIET, STRONG
from . import glyphs, seen
from .texts import intent_line, is_sure

LIMITED = ("health", "stamina", "essence")
SIGNS = {
    "health": glyphs.HEALTH,
    "stamina": glyphs.STAMINA,
    "essence": glyphs.ESSENCE,
    "armor": glyphs.ARMOR,
    "will": glyphs.WILL,
}


def numbers(scene: Scene, key: str) -> Text:
    """The attributes of a unit, in symbols."""
    row = scene.things[key]
    limits = scene.view["limits"].get(row["id"], {})
    line = Text()
    for what, count in row.get("numbers", {}).items():
        if what in SIGNS:
            most = f"/{limits[what]}" if what in LIMITED and what in limits else ""
            line.append(f" {SIGNS[what]}{count}{most}", PLAIN)
    return line


def monsters(scene: Scene) -> Text:
    """The monsters in turn order, and what each will do as things stand."""
    intents = {intent["monster"]: intent for intent in seen.intents(scene)}
    text = Text()
    for unit in sorted(seen.units(scene).values(), key=lambda one: one.turn):
        if unit.kind == "explorer":
            continue
        sign = f"{glyphs.MONSTER}{unit.turn:x}" if unit.turn else f"{glyphs.BOSS} "
        text.append(f"{sign} ", RED_INK)
        text.append(headline(scene.name("card", unit.card)), STRONG)
        text.append_text(numbers(scene, f"{unit.kind}:{unit.id}")).append("\n")
        intent = intents.get(unit.id)
        if intent is not None:
            text.append(f"   {intent_line(scene, intent)}", RED_QUIET)
            text.append("\n" if is_sure(intent) else f" {glyphs.UNSURE}\n", FAINT)
    if any(not is_sure(one) for one in intents.values()):
        text.append(scene.words("machina-intent-note"), FAINT)
    text.rstrip()
    return text


def team(scene: Scene) -> Text:
    """The explorers."""
    text = Text()
    for key, row in scene.things.items():
        if row["kind"] != "explorer":
            continue
        is_acting = row["id"] == scene.view["acting"]
        name = headline(scene.name("card", row["name"]))
        text.append(f"{glyphs.EXPLORER} {name}", BRIGHT if is_acting else STRONG)
        text.append_text(numbers(scene, key))
        marks = ", ".join(scene.name("mark", mark) for mark in row.get("marks", ()))
        text.append(f"  {marks}\n" if marks else "\n", QUIET)
    text.rstrip()
    return text


def inventory(scene: Scene) -> Text:
    """What was drawn, then everyone's items; those fitted to others are indented below them."""
    text = Text()
    _items(scene, text, None, 0)
    explorers = [row for row in scene.things.values() if row["kind"] == "explorer"]
    own = sorted(explorers, key=lambda row: row["id"] != scene.view["acting"])
    for row in own:
        text.append(headline(scene.name("card", row["name"])) + "\n", BRIGHT)
        _items(scene, text, f"explorer:{row['id']}", 1)
    text.rstrip()
    return text


def _items(scene: Scene, text: Text, place: str | None, depth: int) -> None:
    for key, row in scene.things.items():
        if row["kind"] != "item" or row.get("place") != place:
            continue
        marks = ", ".join(scene.name("mark", mark) for mark in row.get("marks", ()))
        text.append("  " * depth + headline(scene.name("card", row["name"])), STRONG)
        text.append(f"  {marks}\n" if marks else "\n", QUIET)
        card = scene.narrator.component(str(row["name"]), scene.language)
        if printed := card.get("traits"):
            text.append("  " * depth + headline(printed) + "\n", QUIET)
        if rules := card.get("text"):
            text.append("  " * depth + rules.replace("\n", " ") + "\n", PLAIN)
        _items(scene, text, key, depth + 1)


def story(scene: Scene) -> Text:
    """The ratings, threat, and level, the text of chapters and events, and the current goal."""
    text = Text()
    state = seen.state_of(scene)
    for what, count in scene.things["track:story"].get("numbers", {}).items():
        text.append(f"{scene.name('number', what)} ", QUIET)
        text.append(f"{count}  ", BRIGHT)
    for row in scene.things.values():
        if row["kind"] not in ("chapter", "final", "event", "scenario"):
            continue
        text.append("\n" + headline(scene.name("card", row["name"])), STRONG)
        numbers = row.get("numbers", {})
        if most := tokens_awaited(state, str(row["name"])):
            counted = f"{scene.name('number', 'tokens')} {numbers.get('tokens', 0)}/{most}"
            text.append(f"  {counted}", BRIGHT)
        component = scene.narrator.component(str(row["name"]), scene.language)
        # A final challenge's task is where other cards have their story.
        style = PLAIN if row["kind"] == "final" else QUIET
        for field, how in (("story", style), ("text", PLAIN)):
            if component.get(field):
                text.append(f"\n{component[field]}", how)
        if row["kind"] == ("final" if state.final else "chapter"):
            text.append(f"\n{goal_text(state, scene.language)}", BRIGHT)
    return text
