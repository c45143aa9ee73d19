"""What some may do, or are spared, that the rules do not grant to everybody."""

from __future__ import annotations

from kadath.kernel.modifiers import worked_out

from .state import ArkhamState

CLAIMS_ENDLESS = "claims_endless"
"""Endless monsters become trophies."""
RETURNS_ANYWHERE = "returns_anywhere"
"""Whoever comes back from an Other World chooses any location with an open gate."""
SERVES_AS_CLUE = "serves_as_clue"
"""The card may be discarded in place of a Clue token."""
LENDS_CLUES = "lends_clues"
"""Other investigators may spend one's Clue tokens."""
TROPHIES_AS_CLUES = "trophies_as_clues"
"""Monster trophies are spent as Clue tokens."""
STAMINA_FOR_SPELLS = "stamina_for_spells"
"""Stamina may pay for spells in place of Sanity."""
DRAWS_FROM_BOTTOM = "draws_from_bottom"
"""Items and spells may be drawn from the bottom of their decks, whose cards one may look at."""
SEALS_ALWAYS = "seals_always"
"""Nothing keeps one from sealing a gate."""
ENCOUNTER_AFTER_ABILITY = "encounter_after_ability"
"""One has an encounter even after using what a location offers."""
BLIND_TO_HORROR = "blind_to_horror"
"""The Horror check is made only after a Combat or Evade check against the monster has failed."""
INNER_SANCTUM = "inner_sanctum"
"""At the lodge one reads the entry of the Inner Sanctum."""
KEEPS_ITEMS = "keeps_items"
"""Nobody can make one lose items."""
KEEPS_MONEY = "keeps_money"
"""Nobody can make one lose money."""
KEEPS_RETAINER = "keeps_retainer"
"""One's Retainer is never lost."""
NO_RETAINER = "no_retainer"
"""One can have no Retainer."""
NEVER_CURSED = "never_cursed"
"""One cannot be cursed."""
NEVER_BLESSED = "never_blessed"
"""One cannot be blessed."""
OUTLAW = "outlaw"
"""One can neither be Deputy nor take a Bank Loan."""
ABNORMAL_FOCUS = "abnormal_focus"
"""In each Upkeep all sliders go to the left, and from there by so many stops to the right."""
KEPT = "kept"
"""The card is lost only if its owner likes."""


def is_privileged(s: ArkhamState, thing: int, privilege: str) -> bool:
    """Whether an investigator, or a card, has a privilege."""
    return worked_out(s, thing, privilege, 0).total > 0
