"""Accessors for the view of the card game: cards, investigators, and their current values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kadath.games.lcg.components import FACES
from kadath.games.lcg.decks.refusals import listed_name
from kadath.games.lcg.faces import Face
from kadath.games.lcg.values import printed_value

from ..name_text import initial
from ..scene import Scene
from . import glyphs

Row = dict[str, Any]


def card(scene: Scene, thing: int) -> Row:
    """A card in the view."""
    row: Row = scene.view["cards"][thing]
    return row


def face(scene: Scene, thing: int) -> Face | None:
    """The face of a card or investigator; None if unknown."""
    row = scene.view["cards"].get(thing) or scene.view["investigators"][thing]
    return FACES[row["face"]] if row["face"] is not None else None


def pile(scene: Scene, zone: str, place: int = 0) -> list[int]:
    """The cards in a zone, top first."""
    cards: list[int] = scene.view["piles"].get(f"{zone}:{place}", [])
    return cards


def name(scene: Scene, thing: int) -> str:
    """The name of a card or investigator; for an unknown card, what is known about it."""
    known = face(scene, thing)
    if known is not None:
        return titled(scene, known.key)
    title = titled_only(scene, thing)
    return _covered(scene, thing, title) if title else scene.words("terminal-lcg-unknown")


def _covered(scene: Scene, location: int, title: str) -> str:
    """An unrevealed location; if several share a title, they are numbered as in all texts."""
    name = scene.name("card", title)
    places = {one: face(scene, one) for one in pile(scene, "map")}
    alike = [
        one
        for one, known in places.items()
        if (titled_only(scene, one) if known is None else known.title) == title
    ]
    if location not in alike or sum(places[one] is None for one in alike) < 2:
        return name
    return scene.words("lcg-alike-title", name=name, number=alike.index(location) + 1)


def titled(scene: Scene, key: str) -> str:
    """The title of a face with its level; for a location, with its subtitle."""
    if FACES[key].TYPE != "location":
        return listed_name(key, scene.language)
    title = scene.name("card", key)
    below = scene.name("subtitle", key)
    return f"{title}: {below}" if below else title


def titled_only(scene: Scene, thing: int) -> str:
    """The face whose title is all that is known about a card; empty if nothing is."""
    row = scene.view["cards"].get(thing, {})
    kind = row.get("kind") or {}
    return str(kind.get("face", ""))


def stat(scene: Scene, thing: int, which: str) -> int | None:
    """A current value; None if the thing has none, or it is unknown."""
    changed = scene.view["values"].get(thing, {}).get(which)
    if changed is not None:
        return int(changed[0])
    known = face(scene, thing)
    return None if known is None else printed_value(known.key, which, 1)


def left(scene: Scene, thing: int, which: str) -> int | None:
    """Remaining health or sanity."""
    whole = stat(scene, thing, which)
    row = scene.view["cards"].get(thing) or scene.view["investigators"][thing]
    spent = row.get("damage" if which == "health" else "horror", 0)
    return None if whole is None else whole - int(spent)


def investigators(scene: Scene, *, everyone: bool = True) -> list[int]:
    """The investigators in seating order, the reader's first."""
    rows = scene.view["investigators"]
    mine = [who for who, row in rows.items() if row["seat"] in scene.own]
    return [*mine, *(who for who in rows if who not in mine)] if everyone else mine


def sign(scene: Scene, who: int) -> str:
    """An investigator in two characters."""
    return glyphs.INVESTIGATOR + letter(scene, who)


def letter(scene: Scene, who: int) -> str:
    """The letter of an investigator."""
    return initial(scene.name("card", scene.view["investigators"][who]["face"]))


def is_enemy(scene: Scene, thing: int) -> bool:
    """Whether a card is an enemy."""
    known = face(scene, thing)
    return known is not None and known.TYPE == "enemy"


def people_at(scene: Scene, location: int) -> list[int]:
    """The investigators at a location."""
    rows = scene.view["investigators"].items()
    return [who for who, row in rows if row["location"] == location and not row["out"]]


def enemies_at(scene: Scene, location: int) -> list[tuple[int, int]]:
    """The enemies at a location, each with the owner of its threat area (0: none)."""
    found = [(card, 0) for card in pile(scene, "at", location) if is_enemy(scene, card)]
    for who in people_at(scene, location):
        found += [(card, who) for card in pile(scene, "threat", who) if is_enemy(scene, card)]
    return found


def attached_to(scene: Scene, thing: int) -> list[int]:
    """The cards attached to something."""
    return pile(scene, "attached", thing)


def pointed_things(scene: Scene) -> list[int]:
    """The cards and investigators the option under the cursor is about."""
    if scene.pointed is None or scene.asked is None or scene.pointed not in scene.asked.options:
        return []
    found = scene.points(scene.pointed)
    return [int(one.id) for one in found if one.kind in ("card", "investigator")]


def pointed_faces(scene: Scene) -> list[str]:
    """The faces the option under the cursor names directly, such as a card to buy."""
    args = scene.pointed.args if scene.pointed is not None else ()
    return [one for one in args if isinstance(one, str) and one in FACES]


def choosable_things(scene: Scene) -> set[int]:
    """The cards and investigators any option is about."""
    options = scene.asked.options if scene.asked is not None else ()
    return {
        int(one.id)
        for option in options
        for one in scene.points(option)
        if one.kind in ("card", "investigator")
    }


def place_of(scene: Scene, thing: int) -> int:
    """The location of a thing; 0 if none."""
    rows, cards = scene.view["investigators"], scene.view["cards"]
    if thing in rows:
        return int(rows[thing]["location"])
    row = cards.get(thing)
    if row is None:
        return 0
    if row["zone"] == "map":
        return thing
    if row["zone"] in ("threat", "attached", "play", "at"):
        return place_of(scene, row["place"])
    return 0


def listed(scene: Scene, cards: Iterable[int]) -> str:
    """Card names, each once, with their counts."""
    counts: dict[str, int] = {}
    for one in cards:
        called = name(scene, one)
        counts[called] = counts.get(called, 0) + 1
    return ", ".join(
        called if count == 1 else f"{count}× {called}" for called, count in counts.items()
    )
