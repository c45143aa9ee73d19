"""Privileges: what some may do, or are spared, that the rules do not grant to everybody."""

from __future__ import annotations

from kadath.kernel.modifiers import worked_out

from .state import ArkhamState

CLAIMS_ENDLESS = "claims_endless"
"""Endless monsters become trophies."""
RETURNS_ANYWHERE = "returns_anywhere"
"""On returning from an Other World, choose any location with an open gate."""
SERVES_AS_CLUE = "serves_as_clue"
"""The card may be discarded in place of a Clue token."""
LENDS_CLUES = "lends_clues"
"""Other investigators may spend the investigator's Clue tokens."""
TROPHIES_AS_CLUES = "trophies_as_clues"
"""Monster trophies are spent as Clue tokens."""
STAMINA_FOR_SPELLS = "stamina_for_spells"
"""Stamina may pay for spells in place of Sanity."""
DRAWS_FROM_BOTTOM = "draws_from_bottom"
"""Items and spells may be drawn from the bottom of their decks, after looking at those cards."""
SEALS_ALWAYS = "seals_always"
"""Nothing prevents the investigator from sealing a gate."""
ENCOUNTER_AFTER_ABILITY = "encounter_after_ability"
"""The investigator has an encounter even after using what a location offers."""
BLIND_TO_HORROR = "blind_to_horror"
"""The Horror check is made only after a Combat or Evade check against the monster has failed."""
INNER_SANCTUM = "inner_sanctum"
"""At the lodge, the investigator reads the entry of the Inner Sanctum."""
KEEPS_ITEMS = "keeps_items"
"""Nothing can make the investigator lose items."""
KEEPS_MONEY = "keeps_money"
"""Nothing can make the investigator lose money."""
KEEPS_RETAINER = "keeps_retainer"
"""The investigator's Retainer is never lost."""
NO_RETAINER = "no_retainer"
"""The investigator cannot have a Retainer."""
NEVER_CURSED = "never_cursed"
"""The investigator cannot be cursed."""
NEVER_BLESSED = "never_blessed"
"""The investigator cannot be blessed."""
OUTLAW = "outlaw"
"""The investigator can neither be Deputy nor take a Bank Loan."""
ABNORMAL_FOCUS = "abnormal_focus"
"""In each Upkeep all sliders go to the far left, and from there some stops to the right."""
KEPT = "kept"
"""The card is lost only if its owner agrees."""


def is_privileged(s: ArkhamState, thing: int, privilege: str) -> bool:
    """Whether an investigator, or a card, has a privilege."""
    return worked_out(s, thing, privilege, 0).total > 0
