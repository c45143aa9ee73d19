"""The messages of everything that has a name in the card game, except what is on cards."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

from kadath.games.lcg import happenings
from kadath.games.lcg.campaign.campaigns import CAMPAIGNS
from kadath.games.lcg.campaign.scenarios import DIFFICULTIES, GOT_AWAY
from kadath.games.lcg.components import FACES
from kadath.games.lcg.components.scenarios import SCENARIOS
from kadath.games.lcg.faces import ActFace, AgendaFace, Face, turns
from kadath.games.lcg.progress import INTERLUDE, PHASES
from kadath.games.lcg.rules.chaos import SYMBOLS
from kadath.games.lcg.rules.ending import NO_RESOLUTION
from kadath.games.lcg.rules.interlude import NOBODY_LEFT
from kadath.games.lcg.vocabulary.choices import MustChoose
from kadath.games.lcg.vocabulary.story import Reach
from kadath.kernel.game import SetupOption

from ..sources import source_of

WORDED = ("mode", "earlier", "decks", "restarts", "asking")
"""The set-up options whose values have their own messages."""


def named(options: tuple[SetupOption, ...]) -> Iterator[str]:
    """What is not printed on cards: set-ups, stories, endings, phases, tokens, events."""
    for option in options:
        if option.key in WORDED:
            yield from (f"{option.key}-{value}" for value in option.values)
    yield from (f"difficulty-{difficulty}" for difficulty in DIFFICULTIES)
    yield from _told()
    yield from (f"phase-{phase}" for phase in source_of("lcg").given_to("PhaseBegan"))
    yield from (f"progress-{step}" for step in (*PHASES.values(), INTERLUDE))
    yield from (f"token-{symbol.replace(' ', '-')}" for symbol in SYMBOLS)
    for name, one in inspect.getmembers(happenings, inspect.isclass):
        if one.__module__ == happenings.__name__:
            yield f"happening-{name}"


def _told() -> Iterator[str]:
    """The stories of campaigns, scenarios, and cards, and their endings."""
    yield from (f"outcome-{reason}" for reason in (NO_RESOLUTION, NOBODY_LEFT))
    for campaign, order in CAMPAIGNS.items():
        yield f"prologue-{campaign}"
        for ending in SCENARIOS[order[-1]].endings.values():
            yield f"outcome-{ending.records[-1]}"
    for key, scenario in SCENARIOS.items():
        yield f"introduction-{key}"
        yield from (f"introduction-{key}-{record}" for record in scenario.recalls)
        if scenario.cultists_return:
            yield f"introduction-{key}-{GOT_AWAY}"
        yield from (f"ending-{key}-{resolution}" for resolution in scenario.endings)
    for key, face in FACES.items():
        yield from _on_face(key, face)


def _on_face(key: str, face: Face) -> Iterator[str]:
    if not isinstance(face, ActFace | AgendaFace):
        return
    yield f"story-{key}"
    if turns(face):
        yield f"story-back-{key}"
    if isinstance(face.reverse, MustChoose):
        for one in face.reverse.effects:
            if isinstance(one, Reach):
                yield f"deed-{face.encounter_set}-R{one.resolution}"
