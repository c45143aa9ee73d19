"""Why something is asked: the rules behind the question, and the steps that led there."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

from kadath import rulebook
from kadath.kernel.explain import rules_now as cited
from kadath.kernel.explain import trail
from kadath.rulebook.index import Rule

from .scene import Scene
from .theme import BRIGHT, FAINT, PLAIN, QUIET


def rules_now(scene: Scene) -> tuple[Rule, ...]:
    """The rules of the current step, or of the nearest enclosing one that cites any."""
    return rulebook.load(scene.game.name).written(cited(scene.state))


def in_short(scene: Scene) -> Text:
    """The first of these rules, in one line."""
    rules = rules_now(scene)
    if not rules:
        return Text()
    rule = rules[0]
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(f"{rule.id} ", BRIGHT)
    line.append(rule.title[scene.language], QUIET)
    more = len(rules) - 1
    if more:
        line.append(" " + scene.words("terminal-why-more", rules=more), FAINT)
    return line


def in_full(scene: Scene) -> Text:
    """The current position in the rulebook, and each rule with its text."""
    text = Text()
    texts = (scene.narrator.place_text(place, scene.language) for place in trail(scene.state))
    # Effects within effects have the same position.
    places = [place for place, _ in groupby(texts)]
    if places:
        text.append(scene.words("terminal-why-place") + "\n", QUIET)
        for depth, place in enumerate(places):
            text.append(f"{'  ' * depth}› {place}\n", PLAIN)
        text.append("\n")
    for rule in rules_now(scene):
        text.append(f"{rule.id} · {rule.title[scene.language]}\n", BRIGHT)
        text.append(f"{rule.text[scene.language]}\n\n", PLAIN)
    text.rstrip()
    return text
