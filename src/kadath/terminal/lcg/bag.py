"""The chaos bag with the current values of its tokens, and the current skill test."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from kadath.games.lcg.odds import symbol_value
from kadath.games.lcg.state import LcgState

from ..chances import percent
from ..scene import Scene
from ..theme import BRIGHT, FAINT, PLAIN, QUIET, STRONG
from . import glyphs, seen


def bag(scene: Scene) -> Text:
    """The test, if there is one, then every token in the bag."""
    text = Text()
    test = scene.view["test"]
    if test is not None:
        _test(text, scene, test)
        text.append("\n")
    text.append(scene.words("terminal-lcg-bag", tokens=len(scene.view["bag"])) + "\n", STRONG)
    who = test["who"] if test is not None else _reader(scene)
    state = scene.state
    assert isinstance(state, LcgState)
    numbers = Counter(one for one in scene.view["bag"] if one.lstrip("+-").isdigit())
    text.append(" ")
    for token in sorted(numbers, key=int, reverse=True):
        text.append(scene.name("token", token), BRIGHT)
        text.append(f"×{numbers[token]}  " if numbers[token] > 1 else "  ", FAINT)
    text.append("\n")
    symbols = Counter(one for one in scene.view["bag"] if one not in numbers)
    for token, copies in sorted(symbols.items()):
        worth = symbol_value(state, who, token)
        text.append(f" {scene.name('token', token)}", PLAIN)
        text.append(f"×{copies}" if copies > 1 else "", FAINT)
        if worth is not None:
            text.append(f"  {worth:+d}".replace("-", "−"), BRIGHT)
        text.append("\n")
    if who:
        text.append(scene.words("terminal-lcg-bag-for", name=seen.name(scene, who)) + "\n", FAINT)
    if scene.view["scenario"]:
        # What symbols do besides their modifier is on the reference card.
        card = scene.view["cards"][scene.view["scenario"]]
        component = scene.narrator.component(card["face"], scene.language)
        text.append("\n" + component["back" if card.get("revealed") else "text"], PLAIN)
    text.rstrip()
    return text


def _reader(scene: Scene) -> int:
    turn = scene.view["turn"]
    own = seen.investigators(scene, everyone=False)
    if turn is not None and (turn["who"] in own or not own):
        return int(turn["who"])
    return own[0] if own else next(iter(scene.view["investigators"]))


def _test(text: Text, scene: Scene, test: dict[str, object]) -> None:
    words = scene.words
    skill = str(test["skill"])
    who = int(str(test["who"]))
    text.append(f"{seen.sign(scene, who)} {scene.name('skill', skill)}", STRONG)
    against = int(str(test["against"]))
    if against:
        text.append(f" – {seen.name(scene, against)}", QUIET)
    text.append(f"\n {glyphs.skill(skill, words)}{test['base']}", PLAIN)
    changes = test["changes"]
    assert isinstance(changes, list)
    for source, _, amount in changes:
        called = scene.name("token", source) if isinstance(source, str) else _source(scene, source)
        text.append(f" {int(amount):+d} ".replace("-", "−"), BRIGHT)
        text.append(called, QUIET)
    text.append(f" = {test['total']}", STRONG)
    text.append(" " + words("terminal-lcg-against", difficulty=test["difficulty"]) + "\n", PLAIN)
    if scene.odds is not None and scene.odds.standing is not None:
        chance = percent(scene.odds.standing)
        text.append(" " + words("terminal-odds-standing", chance=chance) + "\n", BRIGHT)


def _source(scene: Scene, source: int) -> str:
    if source in scene.view["cards"] or source in scene.view["investigators"]:
        return seen.name(scene, source)
    return ""
