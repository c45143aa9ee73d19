"""The two lines above the map: the round, the story, and the investigators."""

from __future__ import annotations

from rich.text import Text

from kadath.games.lcg.faces import ActFace, AgendaFace
from kadath.games.lcg.rules.scenario import PlayScenario

from ..rounds import round_text, silence
from ..scene import Scene
from ..theme import BRIGHT, FAINT, PLAIN, QUIET, STRONG
from . import cards, glyphs, seen


def scenario(scene: Scene) -> Text:
    """The scenario and its difficulty."""
    line = Text()
    for one in scene.state.stack:
        if isinstance(one, PlayScenario):
            line.append(scene.name("scenario", one.scenario), STRONG)
            line.append(f" · {scene.name('difficulty', one.difficulty)}", QUIET)
    return line


def track(scene: Scene) -> Text:
    """The round and phase, the agenda and act, and whether players must be silent."""
    view = scene.view
    line = Text(no_wrap=True, overflow="ellipsis")
    if scene.progress.round:
        line.append(round_text(scene), STRONG)
    else:
        line.append_text(scenario(scene))
    if scene.progress.step in scene.progress.steps:
        line.append(f" ▸{scene.name('progress', scene.progress.step)}◂", BRIGHT)
    for thing in dict.fromkeys((view["agenda"], view["act"])):
        if thing:
            known = seen.face(scene, thing)
            if not isinstance(known, ActFace | AgendaFace):
                # What an agenda has turned into is on the map.
                continue
            line.append(" │ " if line else "", FAINT)
            line.append(f"{scene.name('type', known.TYPE)} {known.stage} ", QUIET)
            if not scene.narrow:
                line.append(f"{seen.name(scene, thing)} ", PLAIN)
            line.append(cards.story_progress(scene, thing), BRIGHT)
    return line.append_text(silence(scene))


def standing(scene: Scene) -> Text:
    """Everyone's health, sanity, clues, resources, cards, and actions, in symbols."""
    view = scene.view
    line = Text(no_wrap=True, overflow="ellipsis")
    for number, (who, row) in enumerate(view["investigators"].items()):
        if number:
            line.append(" │ ", FAINT)
        line.append(seen.sign(scene, who), STRONG if not row["out"] else FAINT)
        line.append(glyphs.LEAD if view["lead"] == who else " ", BRIGHT)
        if row["out"]:
            line.append(scene.words("terminal-lcg-out"), FAINT)
            continue
        line.append(
            f"{glyphs.HEALTH}{seen.left(scene, who, 'health')}"
            f" {glyphs.SANITY}{seen.left(scene, who, 'sanity')}",
            PLAIN,
        )
        line.append(f" {glyphs.CLUE}{row['clues']} {glyphs.RESOURCE}{row['resources']}", PLAIN)
        line.append(f" {glyphs.HAND}{len(seen.pile(scene, 'hand', who))}", QUIET)
        if view["turn"] is not None and view["turn"]["who"] == who:
            line.append(f" {glyphs.ACTION}{view['turn']['actions']}", BRIGHT)
    return line
