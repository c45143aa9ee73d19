"""The text of every card that an option refers to."""

from __future__ import annotations

from rich.text import Text

from kadath.kernel.views import ref

from .name_text import headline
from .scene import Scene
from .theme import BRIGHT, FAINT, PLAIN, QUIET


def in_full(scene: Scene) -> Text:
    """The cards the option under the cursor refers to, or a note that there are none."""
    return cards(scene) or Text(scene.words("terminal-about-nothing"), QUIET)


def cards(scene: Scene) -> Text:
    """The cards the option under the cursor refers to, each with its kind and text."""
    text = Text()
    for key in _cards(scene):
        component = scene.narrator.component(key, scene.language)
        text.append(headline(component["name"]), BRIGHT)
        text.append(f"  {component['kind']}\n", FAINT)
        text.append(component["text"] + "\n\n" if component["text"] else "\n", PLAIN)
    text.rstrip()
    return text


def _cards(scene: Scene) -> list[str]:
    """The components the option under the cursor is about, as far as the reader can see them."""
    if scene.pointed is None:
        return []
    printed = {component.key for component in scene.game.components()}
    rows = (scene.things.get(ref(*thing)) for thing in scene.points(scene.pointed))
    names = dict.fromkeys(str(row["name"]) for row in rows if row is not None)
    return [name for name in names if name in printed]
