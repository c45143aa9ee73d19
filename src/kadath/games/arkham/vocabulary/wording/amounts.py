"""What the amounts of Arkham Horror's cards say."""

from __future__ import annotations

from kadath.text.says import says

from ..amounts import Awareness, DieRoll

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
