"""Pattern fragments that many nodes share: amounts of Sanity, Stamina, Clue tokens and money."""

from __future__ import annotations

COUNTED_EN = (
    "{{what? clues={{{amount}:n arkham.clue_token}}|money={{{amount}:n arkham.dollar}}"
    "|{{{amount}:n arkham.$what}}}}"
)
"""An amount of what the field `what` names; `amount` is the name of the field with the number."""
COUNTED = COUNTED_EN.replace(":n ", ":acc ")
