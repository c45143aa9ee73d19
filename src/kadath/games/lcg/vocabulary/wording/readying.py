"""The text of the verbs that ready cards."""

from __future__ import annotations

from kadath.text.says import says

from ..readying import Ready

says(
    Ready,
    en="<ready> {cards:each}",
    pl="<przygotować> {cards:each acc}",
    uk="<оновити> {cards:each acc}",
)
