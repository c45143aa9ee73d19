"""What the verbs about enemies that spawn say."""

from __future__ import annotations

from kadath.text.says import says

from ..spawning import SpawnHere

says(
    SpawnHere,
    en="it spawns in this [lcg.location] instead",
    pl="zamiast tego zostaje rozstawiony w tej [lcg.location:loc]",
    uk="натомість його розміщують у цій [lcg.location:loc]",
)
