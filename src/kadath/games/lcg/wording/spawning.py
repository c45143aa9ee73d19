"""What the verbs about enemies that spawn say."""

from __future__ import annotations

from kadath.text.says import says

from ..spawning import SpawnEach, SpawnHere
from .places import at_en, at_pl, at_uk

says(
    SpawnHere,
    en="it spawns in this [lcg.location] instead",
    pl="zamiast tego zostaje rozstawiony w tej [lcg.location:loc]",
    uk="натомість його розміщують у цій [lcg.location:loc]",
)
says(
    SpawnEach,
    en=f"{{enemies!each}} <spawn>{at_en('at')}",
    pl=f"<rozstawić> {{enemies:each acc}}{at_pl('at')}",
    uk=f"<розмістити> {{enemies:each acc}}{at_uk('at')}",
)
