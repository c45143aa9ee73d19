"""Things in the towns, in words."""

from __future__ import annotations

from rich.text import Text

from kadath.games.arkham.body import FoeView
from kadath.kernel.views import ThingView

from ..name_text import headline
from ..scene import Scene
from ..theme import FAINT, QUIET, RED_QUIET


def thing_line(scene: Scene, row: ThingView) -> Text:
    """The marks and numbers of a thing."""
    marks = [scene.name("mark", mark) for mark in row.get("marks", ())]
    if row["kind"] == "investigator":
        return Text("  " + ", ".join(marks) if marks else "", QUIET)
    numbers = row.get("numbers", {}).items()
    facts = [
        *marks,
        *(f"{scene.name('number', key)} {signed(key, count)}" for key, count in numbers),
    ]
    return Text("  " + ", ".join(facts) if facts else "", QUIET)


def signed(key: str, count: int) -> str:
    """A number, with a sign if it is a modifier."""
    return modifier(count) if key == "modifier" else str(count)


def modifier(count: int) -> str:
    """A modifier with its sign."""
    return f"+{count}" if count >= 0 else f"−{-count}"


def foe_line(scene: Scene, foe: FoeView) -> Text:
    """A monster's current values, and where it would go on either arrow."""
    horror = foe["horror"]
    line = scene.words(
        "terminal-arkham-foe" if horror is not None else "terminal-arkham-foe-calm",
        awareness=modifier(foe["awareness"]),
        horror=modifier(horror or 0),
        madness=foe["horror_damage"],
        combat=modifier(foe["combat"]),
        wounds=foe["combat_damage"],
        toughness=foe["toughness"],
    )
    words = [scene.name("keyword", word) for word in foe["keywords"]]
    numbered = {"nightmarish": foe["nightmarish"], "overwhelming": foe["overwhelming"]}
    words += [f"{scene.name('keyword', word)} {many}" for word, many in numbered.items() if many]
    text = Text(f"\n    {line}", FAINT)
    text.append(f"  {', '.join(words)}" if words else "", FAINT)
    text.append_text(errand_line(scene, foe))
    return text


def errand_line(scene: Scene, foe: FoeView) -> Text:
    """Where a monster would go if its symbol came up; empty if it stays on both arrows."""
    if foe["acts"]:
        return Text("\n    " + scene.words("terminal-arkham-acts"), RED_QUIET)
    if not foe["white"] and not foe["black"]:
        return Text()
    ways = {
        color: " / ".join(headline(scene.name("space", one)) for one in spaces) or "–"
        for color, spaces in (("white", foe["white"]), ("black", foe["black"]))
    }
    symbol = scene.name("dimension", foe["dimension"])
    line = scene.words("terminal-arkham-goes", symbol=symbol, **ways)
    return Text(f"\n    {line}", RED_QUIET)
