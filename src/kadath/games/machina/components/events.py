"""The explorer events and the horror events."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.effects import do

from ..cards import EXPLORER, EXPLORER_EVENT, HORROR_EVENT, MONSTER, Card, print_cards
from ..values import ATTACK_ROLL, ESSENCE, HEALTH, STAMINA
from ..vocabulary.abilities import EntersPlay
from ..vocabulary.effects import Attack, Restore
from ..vocabulary.items import DestroyThis
from ..vocabulary.modifiers import CannotLoseHealth, Increase
from ..vocabulary.selectors import Everywhere, OnTile, Those
from ..vocabulary.tests import Accompanied
from ..vocabulary.timing import CountDown, LastsThisRound
from ..vocabulary.triggers import Kills

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

MARKED_PREY, PACK_TACTICS = print_cards(
    Card(
        "marked_prey",
        EXPLORER_EVENT,
        (Forced(Kills(YOU), CountDown(2, do(Restore(2, ESSENCE), DestroyThis()))),),
        attached=True,
        original=True,
    ),
    Card(
        "pack_tactics",
        HORROR_EVENT,
        (Passive((Increase(Those(Everywhere(MONSTER), Accompanied()), ATTACK_ROLL, 1),)),),
        original=True,
    ),
)
