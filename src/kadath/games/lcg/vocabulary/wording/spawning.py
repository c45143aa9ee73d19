"""The text of the verbs about spawning enemies."""

from __future__ import annotations

from kadath.text.says import says

from ..spawning import SpawnEach, SpawnHere
from .places import at_en, at_pl, at_uk

says(
    SpawnHere,
    en="it spawns in this [lcg.location] instead",
    pl="<rozstawić> go w tej [lcg.location:loc] zamiast tam, gdzie by się pojawił",
    uk="натомість <розмістити> його в цій [lcg.location:loc]",
)
says(
    SpawnEach,
    en=f"{{enemies? Named=each enemy found {{!s3}}|{{enemies!each}} }}<spawn>{at_en('at')}",
    pl=(
        "<rozstawić> {enemies? Named=każdego znalezionego wroga|{enemies:each acc}}"
        f"{at_pl('at')}"
    ),
    uk=(
        "<розмістити> {enemies? Named=кожного знайденого ворога|{enemies:each acc}}"
        f"{at_uk('at')}"
    ),
)
