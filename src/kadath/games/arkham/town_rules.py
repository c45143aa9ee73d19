"""How Mythos cards change the rules of the whole town while they are in force."""

from __future__ import annotations

from kadath.kernel.modifiers import worked_out

from .board import AQUATIC, STREET_OF, is_street
from .state import ArkhamState

NO_NEW_CLUES = "no_new_clues"
"""Mythos cards put no Clue tokens on the board."""
NO_TERROR = "no_terror"
"""The terror level does not rise."""
NO_SEALING = "no_sealing"
"""Gates are not sealed."""
NO_CASTING = "no_casting"
"""No spell is cast."""
NO_RAILS = "no_rails"
"""Nobody travels between the towns."""
NO_WATCH = "no_watch"
"""Under martial law nobody is checked."""
NO_CLUE_DICE = "no_clue_dice"
"""No Clue token is spent on checks."""
FLOODED = "flooded"
"""All streets are aquatic."""
PARADE = "parade"
"""Nobody moves into, out of or through the streets of the Merchant District."""
PARADE_STREET = "merchant_district"


def is_ruled(s: ArkhamState, rule: str) -> bool:
    """Whether a card in force makes this rule."""
    return worked_out(s, 0, rule, 0).total > 0


def is_aquatic(s: ArkhamState, space: str) -> bool:
    """Whether a space is aquatic now."""
    return space in AQUATIC or (is_street(space) and is_ruled(s, FLOODED))


def is_aquatic_location(s: ArkhamState, space: str) -> bool:
    """Whether a space is an aquatic location now; a flood makes every street one."""
    return is_aquatic(s, space) and (space in STREET_OF or is_ruled(s, FLOODED))
