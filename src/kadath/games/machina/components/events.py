"""The explorer events and the horror events."""

from __future__ import annotations

from kadath.kernel.effects import do

from ..cards import EXPLORER, EXPLORER_EVENT, HORROR_EVENT, MONSTER, Card, print_cards
from ..values import HEALTH, STAMINA
from ..vocabulary.abilities import EntersPlay
from ..vocabulary.effects import Attack, LastsThisRound, Restore
from ..vocabulary.modifiers import CannotLoseHealth
from ..vocabulary.selectors import Everywhere, OnTile

SURGE_OF_STRENGTH, MAGIC_BLAST, SHIVERS, HEALING_RITUALS = print_cards(
    Card(
        "surge_of_strength",
        EXPLORER_EVENT,
        (EntersPlay(do(Restore(1, HEALTH), Restore(6, STAMINA))),),
    ),
    # The title of this one is cropped in the rulebook.
    Card(
        "magic_blast",
        EXPLORER_EVENT,
        (EntersPlay(Attack(3, who=OnTile(MONSTER), arcane=True)),),
    ),
    Card(
        "shivers",
        HORROR_EVENT,
        (
            EntersPlay(
                do(
                    Attack(1, 2, Everywhere(EXPLORER), arcane=True),
                    Attack(2, who=Everywhere(EXPLORER), arcane=True),
                )
            ),
        ),
    ),
    Card(
        "healing_rituals",
        HORROR_EVENT,
        (EntersPlay(LastsThisRound(1, (CannotLoseHealth(Everywhere(MONSTER)),))),),
    ),
)
