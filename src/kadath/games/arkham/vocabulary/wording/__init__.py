"""The text of Arkham Horror's cards; importing this teaches the renderer the game."""

from __future__ import annotations

from . import (  # noqa: F401  (they register what the nodes say)
    abilities,
    amounts,
    ancient_ones,
    attacks,
    conditions,
    costs,
    effects,
    environments,
    fates,
    fight_triggers,
    innsmouth_people,
    modifiers,
    monsters,
    people,
    powers,
    privileges,
    rumors,
    stories,
    story_events,
    story_rewards,
    tracks,
    triggers,
)
