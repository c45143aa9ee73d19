"""What monsters will do and what is on a space, in words."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from kadath.games.machina import places
from kadath.games.machina.body import IntentView
from kadath.games.machina.rules.spaces import kind_at
from kadath.text.declined import declined

from ..chances import percent
from ..name_text import headline
from ..scene import Scene
from ..theme import BRIGHT, FAINT, PLAIN, QUIET, RED_QUIET, STRONG
from . import glyphs, seen

CLOSE_BY = 6
"""The distance within which the view says what can be seen."""


def intent_line(scene: Scene, intent: IntentView) -> str:
    """What a monster will do, in one line."""
    acts = intent["acts"]
    strikes = [act for act in acts if act["what"] == "strike"]
    aimed = [act["targets"][0] for act in acts if act["targets"]]
    s = seen.state_of(scene)
    aim = aimed[0] if aimed else intent["target"]
    key = s.units[aim].card if aim in s.units else ""
    target = declined(scene.name("card", key), f"machina-card-{key}", scene.language) if key else ""
    kind = "strikes" if strikes else "uses" if aimed else "comes" if target else "idle"
    chance = max(strikes[0]["chances"], default=0.0) if strikes else 0.0
    return scene.words(
        f"machina-intent-{kind}",
        steps=sum(act["what"] == "step" for act in acts),
        doors=sum(act["what"] == "door" for act in acts),
        times=len(strikes),
        target=target,
        chance=percent(chance),
    )


def is_sure(intent: IntentView) -> bool:
    """Whether everything about an intent is certain."""
    return intent["sure"] and all(act["sure"] for act in intent["acts"])


def space_text(scene: Scene, space: int) -> Text:
    """Everything about a space: who, what, visibility, movement cost, and possible actions."""
    s = seen.state_of(scene)
    text = Text(headline(scene.name("space", kind_at(s, space))), STRONG)
    token = scene.view["tokens"].get(space)
    if token:
        text.append(f" ({scene.name('mark', token)})", QUIET)
    text.append(f"  {places.cell(s, space, scene.language)}", QUIET)
    unit = seen.units(scene).get(space)
    if unit is not None:
        row = scene.things[f"{unit.kind}:{unit.id}"]
        numbers = ", ".join(
            f"{scene.name('number', key)} {count}"
            for key, count in row.get("numbers", {}).items()
            if key not in ("column", "row", "turn")
        )
        text.append(f"\n{scene.name('card', unit.card)}", BRIGHT)
        text.append(f"  {numbers}", PLAIN)
        for intent in seen.intents(scene):
            if intent["monster"] == unit.id:
                text.append(f"\n{intent_line(scene, intent)}", RED_QUIET)
                text.append("" if is_sure(intent) else f" {glyphs.UNSURE}", FAINT)
    for line in _sight(scene, space):
        text.append(f"\n{line}", QUIET)
    way = seen.ways(scene).get(space)
    if way is not None:
        cost = scene.words("terminal-machina-cost", stamina=way["cost"])
        text.append(f"\n{cost}", PLAIN)
    for fate in _fates(scene, space):
        text.append(f"\n{fate}", BRIGHT)
    return text


def _sight(scene: Scene, space: int) -> Iterator[str]:
    sight, here = scene.view["sight"], seen.acting(scene)
    if here is None or here == space:
        return
    met = next((one for one in sight["broken"] if one["space"] == space), None)
    if met is not None:
        yield scene.words(f"machina-met-{met['by']}")
    elif space in sight["seen"]:
        yield scene.words("machina-in-sight")
    elif seen.state_of(scene).area.steps_apart(here, space) <= CLOSE_BY:
        yield scene.words("machina-out-of-sight")


def _fates(scene: Scene, space: int) -> Iterator[str]:
    """What the ability being aimed or pointed at would do to the unit there."""
    reach = seen.reach(scene)
    unit = seen.units(scene).get(space)
    who = unit.id if unit is not None else -space
    for prospect in reach["prospects"] if reach is not None else ():
        for fate in prospect["fates"]:
            if fate["unit"] == who == prospect["target"] and fate["hit"] is not None:
                yield scene.words(
                    "terminal-machina-chance",
                    hit=percent(fate["hit"]),
                    kill=percent(fate["kill"]),
                )
