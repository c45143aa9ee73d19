"""What the amounts of Arkham Horror's cards say."""

from __future__ import annotations

from kadath.text.says import says

from ..amounts import Awareness, DieRoll, Successes, Toughness

says(
    Awareness,
    en="the [arkham.monster_awareness]",
    pl="[arkham.monster_awareness]",
    uk="[arkham.monster_awareness]",
)
says(
    DieRoll,
    en="the [arkham.die_result]",
    pl="[arkham.die_result]",
    uk="[arkham.die_result]",
)

says(
    Toughness,
    en="the monster’s [arkham.toughness]",
    pl="[arkham.toughness] potwora",
    uk="[arkham.toughness] монстра",
)
says(
    Successes,
    en="the [arkham.number_of_successes]",
    pl="[arkham.number_of_successes]",
    uk="[arkham.number_of_successes]",
)
