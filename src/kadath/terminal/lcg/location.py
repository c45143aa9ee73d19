"""A location in words, with everything there."""

from __future__ import annotations

from rich.text import Text

from ..scene import Scene
from ..theme import PLAIN, QUIET, STRONG
from . import cards, seen


def location_text(scene: Scene, location: int) -> Text:
    """Its text, who and what is there, and the ways out."""
    text = Text()
    cards.in_full(text, scene, location)
    for attached in seen.attached_to(scene, location):
        text.append("\n✉ ")
        cards.in_full(text, scene, attached)
    for who in seen.people_at(scene, location):
        text.append(f"\n{seen.sign(scene, who)} {seen.name(scene, who)}\n", STRONG)
        for card in seen.pile(scene, "threat", who):
            cards.in_play_line(text, scene, card, "")
    for card in seen.pile(scene, "at", location):
        text.append("\n")
        cards.in_full(text, scene, card)
    ways = scene.view["connections"].get(location, [])
    if ways:
        text.append("\n" + scene.words("terminal-lcg-ways") + "\n", QUIET)
        for there in ways:
            text.append(f"  {seen.name(scene, there)}\n", PLAIN)
    text.rstrip()
    return text
