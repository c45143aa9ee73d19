"""The panels around the map: the card at the cursor, hands, play areas, the story, the piles."""

from __future__ import annotations

from rich.text import Text

from kadath.games.lcg.faces import SKILLS

from ..cells import mark
from ..dress import Held
from ..owners import owner_text
from ..scene import Scene
from ..theme import BRIGHT, FAINT, PLAIN, QUIET, STRONG
from . import cards, glyphs, seen
from .campaign import campaign

PLAY_ZONES = ("play", "threat")


def card(scene: Scene) -> Text:
    """The text of what the cursor is on, or else of the agenda and the act."""
    text = Text()
    if faces := seen.pointed_faces(scene):
        for face in faces:
            cards.printed(text, scene, face)
        text.rstrip()
        return text
    things = seen.pointed_things(scene) or [
        one for one in (scene.view["agenda"], scene.view["act"]) if one
    ]
    for number, thing in enumerate(dict.fromkeys(things)):
        if number:
            text.append("\n")
        cards.in_full(text, scene, thing)
    text.rstrip()
    return text


def hand(scene: Scene) -> Text:
    """The hands the reader may see, with costs and icons, and the sizes of the others."""
    text = Text()
    pointed, choosable = set(seen.pointed_things(scene)), seen.choosable_things(scene)
    for who in seen.investigators(scene):
        row = scene.view["investigators"][who]
        held = seen.pile(scene, "hand", who)
        looked = scene.through(row["seat"])
        text.append(f"{seen.sign(scene, who)} {seen.name(scene, who)}", STRONG)
        text.append(f" {glyphs.HAND}{len(held)} {glyphs.RESOURCE}{row['resources']}\n", BRIGHT)
        if looked is None:
            shown = [one for one in held if one in scene.shown]
            for one in shown:
                text.append(f"  {scene.words('terminal-lcg-shown')} ", FAINT)
                text.append(scene.name("card", scene.shown[one]) + "\n", PLAIN)
            continue
        for one in held:
            sign = mark(choosable=one in choosable, pointed=one in pointed)
            cards.hand_line(text, looked, one, sign)
    text.rstrip()
    return text


def held(scene: Scene) -> list[Held]:
    """The cards in the reader's hands that could be shown to everyone."""
    found = []
    for who in seen.investigators(scene, everyone=False):
        seat = scene.view["investigators"][who]["seat"]
        view = scene.views[seat]
        for card in view["piles"].get(f"hand:{who}", ()):
            face = view["cards"][card]["face"]
            found.append(Held(seat, card, face, scene.name("card", face)))
    return found


def areas(scene: Scene) -> Text:
    """Play areas and threat areas, with the investigators' values."""
    text = Text()
    pointed, choosable = set(seen.pointed_things(scene)), seen.choosable_things(scene)
    for who in seen.investigators(scene):
        head(text, scene, who)
        for zone in PLAY_ZONES:
            for one in seen.pile(scene, zone, who):
                sign = mark(choosable=one in choosable, pointed=one in pointed)
                cards.in_play_line(text, scene, one, sign)
    text.rstrip()
    return text


def head(text: Text, scene: Scene, who: int) -> None:
    """An investigator: name, owner, tokens, and skills."""
    row = scene.view["investigators"][who]
    text.append(f"{seen.sign(scene, who)} {seen.name(scene, who)}", STRONG)
    if scene.view["lead"] == who:
        text.append(f" {glyphs.LEAD}", BRIGHT)
    if row["out"]:
        text.append(f" {scene.words('terminal-lcg-out')}\n", FAINT)
        return
    for stat, sign in (("health", glyphs.HEALTH), ("sanity", glyphs.SANITY)):
        text.append(f" {sign}{seen.left(scene, who, stat)}/{seen.stat(scene, who, stat)}", PLAIN)
    text.append(f" {glyphs.CLUE}{row['clues']} {glyphs.RESOURCE}{row['resources']}\n", BRIGHT)
    skills = " ".join(
        f"{glyphs.skill(skill, scene.words)}{seen.stat(scene, who, skill)}" for skill in SKILLS
    )
    text.append(f"   {skills}", QUIET)
    text.append(f" {owner_text(scene.seats[row['seat']], scene.words)}\n", FAINT)


def story(scene: Scene) -> Text:
    """The agenda and the act with their texts, the reference card, the victory display."""
    text, words, view = Text(), scene.words, scene.view
    for thing in dict.fromkeys((view["agenda"], view["act"], view["scenario"])):
        if thing:
            cards.in_full(text, scene, thing)
            text.append("\n")
    if won := seen.pile(scene, "victory"):
        text.append(words("terminal-lcg-victory") + "\n", STRONG)
        text.append(" " + seen.listed(scene, won) + "\n\n", PLAIN)
    campaign(text, scene)
    text.rstrip()
    return text


def piles(scene: Scene) -> Text:
    """What may be looked at any time: discard piles, and how many cards the decks have left."""
    text, words = Text(), scene.words
    everybody = [(0, words("terminal-lcg-encounter"))]
    everybody += [(who, seen.name(scene, who)) for who in seen.investigators(scene)]
    for who, called in everybody:
        text.append(called, STRONG)
        cards_left = len(seen.pile(scene, "deck", who))
        text.append(" " + words("terminal-piles-deck", cards=cards_left) + "\n", FAINT)
        discarded = seen.pile(scene, "discard", who)
        text.append(" " + (seen.listed(scene, discarded) or "–") + "\n", PLAIN)
    for zone in ("aside", "removed"):
        if there := seen.pile(scene, zone):
            text.append(words(f"terminal-lcg-{zone}") + "\n", STRONG)
            text.append(" " + seen.listed(scene, there) + "\n", QUIET)
    text.rstrip()
    return text
