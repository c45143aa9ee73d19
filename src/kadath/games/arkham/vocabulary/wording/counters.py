"""What every wording of Arkham Horror calls the things that are counted."""

from __future__ import annotations

COUNTED_EN = (
    "{{what? clues={{{amount}:n arkham.clue_token}}|money={{{amount}:n arkham.dollar}}"
    "|{{{amount}:n arkham.$what}}}}"
)
"""So much of Sanity, Stamina, Clue tokens or money; `amount` names the field with the number."""
COUNTED = COUNTED_EN.replace(":n ", ":acc ")
