"""A location in words, with everything in it."""

from __future__ import annotations

from rich.text import Text

from kadath.games.final_hour.components.ancient_ones import GATE_SYMBOLS
from kadath.games.final_hour.components.board import (
    ADJACENT,
    BLUE_ARROW,
    PATH_BETWEEN,
    RED_ARROW,
    SPACES,
)
from kadath.games.final_hour.components.monsters import BLUE, KIND_OF, RED

from ..lists import explain
from ..name_text import headline, initial
from ..scene import Scene
from ..theme import BLUE_INK, PLAIN, QUIET, RED_INK, STRONG
from . import glyphs


def location_name(scene: Scene, location: int) -> str:
    """The name of a location on its own."""
    return headline(scene.name("location", location))


def location_text(scene: Scene, location: int) -> Text:
    """Zone, tokens, monsters, investigators, and the ways out."""
    words, board = scene.words, scene.view["board"]
    here = board["locations"][location]
    text = Text()
    text.append(scene.name("zone", glyphs.zone_of(location)) + "\n", QUIET)
    if board["ritual_site"] == location:
        explain(text, glyphs.RITUAL_SITE, words("terminal-sign-ritual"))
    for symbol, (gate, tokens) in enumerate(board["gates"]):
        if gate == location:
            name = scene.name("gate", GATE_SYMBOLS[symbol])
            meaning = words("terminal-location-gate", gate=name, tokens=tokens)
            explain(text, f"{glyphs.GATE[symbol]}{tokens}", meaning)
    if here["clue"]:
        explain(text, glyphs.CLUE, words("terminal-location-clue"))
    for figure in here["investigators"]:
        name = scene.name("investigator", scene.view["investigators"][figure]["key"])
        explain(text, f"@{initial(name)}", name)
    _monsters(text, scene, here["monsters"])
    if here["damage"]:
        explain(text, glyphs.DAMAGE, words("terminal-location-damage", tokens=here["damage"]))
    free = SPACES[location] - here["damage"] - len(here["monsters"])
    explain(text, glyphs.FREE, words("terminal-location-free", spaces=free))
    text.append("\n")
    for colour, arrows, ink in ((RED, RED_ARROW, RED_INK), (BLUE, BLUE_ARROW, BLUE_INK)):
        there = arrows[location]
        text.append(f"{glyphs.colour_letter(colour, words)}→{there:<3}", ink)
        text.append(_with_seal(scene, location, there) + "\n", PLAIN)
    text.append(words("terminal-location-paths") + "\n", QUIET)
    for there in ADJACENT[location]:
        text.append(f"  {there:>2} ", STRONG)
        text.append(_with_seal(scene, location, there) + "\n", PLAIN)
    text.rstrip()
    return text


def _monsters(text: Text, scene: Scene, tokens: list[int]) -> None:
    turned = set(scene.view["activated"])
    for token in tokens:
        health = glyphs.kind_of(token).health or len(tokens)
        sign = glyphs.monster_sign(token, health, scene.words, turned=token in turned)
        component = scene.narrator.component(f"monster-{KIND_OF[token]}", scene.language)
        text.append(f"{sign:<5}", RED_INK if glyphs.kind_of(token).colour == RED else BLUE_INK)
        text.append(f"{component['name']} ", STRONG)
        text.append(f"{component['text']}\n", QUIET)


def _with_seal(scene: Scene, here: int, there: int) -> str:
    name = scene.name("location", there)
    path = PATH_BETWEEN.get((here, there))
    side = scene.view["board"]["seals"].get(path)
    if path is None:
        return scene.words("terminal-location-no-path", name=name)
    if side is None:
        return name
    return f"{name} {glyphs.SEAL[side]} {scene.name('seal', side)}"
