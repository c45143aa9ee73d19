"""Why something cannot be done now: what one might consider, with what prevents it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from kadath.kernel.decision import Option
from kadath.kernel.game import Thing
from kadath.kernel.legality import Attempt
from kadath.kernel.views import ref
from kadath.table.why_not import hindered, reason_of
from kadath.text.errors import NotSaid

from .board import Board
from .scene import Scene
from .theme import FAINT, PLAIN, QUIET, STRONG

SAME = dict.fromkeys(("activate", "react", "ability"), "use")
"""Verbs of the rules that are the same to a player."""


def everywhere(scene: Scene) -> Text:
    """Everything one might consider with things that have no options."""
    return _told(scene, _hindered(scene)) or Text(scene.words("terminal-why-not-nothing"), QUIET)


def at_place(scene: Scene, board: Board, place: int) -> Text:
    """The same for a place on the board and what is there; empty if there is nothing to tell."""
    if scene.asked is None or scene.question is None:
        return Text()
    tried = _hindered(scene)
    instead = scene.asked._replace(options=tuple(one.option for one in tried))
    there = board.options_at(scene.asking(instead), place)
    return _told(scene, [one for one in tried if one.option in there])


def _hindered(scene: Scene) -> Sequence[Attempt]:
    """What the reader cannot do now; empty while somebody else is asked."""
    if scene.asked is None:
        return ()
    return list(hindered(scene.state, scene.asked.options))


def _told(scene: Scene, tried: Iterable[Attempt]) -> Text:
    """What prevents using the things without options: what one would do with them, and why not."""
    options = scene.asked.options if scene.asked is not None else ()
    offered = {thing for option in options for thing in scene.points(option)}
    grouped: dict[tuple[str, str, str], list[str]] = {}
    for attempt in tried:
        thing = next(iter(scene.narrator.points(scene.state, attempt.option)), None)
        if thing not in offered:
            reason = reason_of(scene.game, scene.state, attempt, scene.language)
            deed = _deed(scene, attempt.option)
            names = grouped.setdefault((deed, reason.text, reason.rule), [])
            name = _name(scene, thing) if thing is not None else ""
            if name and name not in names:
                names.append(name)
    text = Text()
    for (deed, sentence, rule), names in grouped.items():
        if doing := _doing(scene, deed, ", ".join(names)):
            text.append(f"{doing}\n", STRONG)
        text.append(f"  {sentence} ", PLAIN)
        text.append(f"{rule}\n", FAINT)
    text.rstrip()
    return text


def _deed(scene: Scene, option: Option) -> str:
    """What one would do, in a word; empty if it is too unusual to have one."""
    verb, words = SAME.get(option.verb, option.verb), scene.words
    messages = (f"{scene.game.name}-tried-{verb}", f"terminal-tried-{verb}")
    return next((words(message) for message in messages if message in words), "")


def _doing(scene: Scene, deed: str, things: str) -> str:
    if deed and things:
        return scene.words("terminal-why-not-tried", deed=deed, things=things)
    return deed or things


def _name(scene: Scene, thing: Thing) -> str:
    """The name of a thing, as far as the reader can see it; empty if it has none."""
    shown = scene.view["things"].get(ref(*thing))
    try:
        return scene.name(thing.kind, shown["name"] if shown is not None else thing.id)
    except NotSaid:
        return ""
