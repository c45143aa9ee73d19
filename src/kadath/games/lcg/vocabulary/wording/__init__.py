"""The rules text of the card game in English, Polish, and Ukrainian, from the cards' trees.

Importing this package teaches the renderer the card game. A card made of worded nodes has its text
right away: `card_lines(key, language)` and `back_lines(key, language)`; only its names have to be
added to `text/ftl/<language>/lcg.ftl`. A new kind of node is worded with `says`, in the module here
that is named like the node's own module:

- The patterns are those of `text/pattern.py`; `places.py` has the fragments that many nodes share.
- A selector for a kind of thing is `kind_of_thing=True`; verbs that act on all of it then say
  "each" with `{field:each ...}` and `{field!each}`.
- A trigger has no label and no "when": it is worded as done, as a fact, as what would happen, and
  as what cannot happen. `gives` names what `That` refers to, by the attribute of the part of the
  event, and `words={"it": ...}` what `Cancel` cancels.
- A card refers to itself by its type (`THIS_EN` and the like); its uses are `lcg.use_$~uses`.
- New nouns, adjectives, and verbs go into `text/lexicon/<language>.toml`, terms into
  `text/lexicon/terms/lcg.toml`; verbs used in triggers also need the table `done`.

Then regenerate the golden texts, and read them: see `tests/games/lcg/test_wording.py`.
"""

from __future__ import annotations

from . import (  # noqa: F401  (they register what the nodes say)
    abilities,
    aftermath,
    amounts,
    assets,
    attacks,
    attempts,
    choices,
    clues,
    conditions,
    costs,
    discard_piles,
    doom,
    effects,
    either_skill,
    encounter_deck,
    enemy_moves,
    enemy_triggers,
    everyone,
    got_away,
    granted,
    hands,
    interrupts,
    kinds,
    laying_out,
    modifiers,
    period_triggers,
    random_weaknesses,
    readying,
    scenario_cards,
    selectors,
    side_deck,
    skill_test_triggers,
    spawning,
    story,
    tokens,
    triggers,
    turns,
    victory,
    whereabouts,
)
from .cards import ability_text, back_lines, card_lines, card_text

__all__ = ["ability_text", "back_lines", "card_lines", "card_text"]
