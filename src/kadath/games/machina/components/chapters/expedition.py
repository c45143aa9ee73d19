"""Abilities on all three scenario cards: a starting kit, and balance for the number of explorers.

They are our own designs, because the text of the printed cards is not known. Large expeditions
kill monsters before those can act, so their monsters are harder to hit; a lone explorer has nobody
to share the hits with, and gets bonuses instead.
"""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Passive
from kadath.kernel.effects import do

from ...cards import EXPLORER, MONSTER
from ...values import ARMOR, ESSENCE, STAMINA, WILL
from ...vocabulary.abilities import EntersPlay
from ...vocabulary.conditions import ManyExplorersLeft, OneExplorerLeft
from ...vocabulary.effects import Restore
from ...vocabulary.gaining import GainItem
from ...vocabulary.items import UseInventory
from ...vocabulary.modifiers import Increase
from ...vocabulary.selectors import Everywhere

EVERYONE = Everywhere(EXPLORER)

KIT = EntersPlay(do(GainItem(3, EVERYONE), Restore(2, ESSENCE, EVERYONE), UseInventory(EVERYONE)))

LAST_EXPLORER = Passive(
    (Increase(EVERYONE, STAMINA, 2), Increase(EVERYONE, ARMOR, 1), Increase(EVERYONE, WILL, 1)),
    OneExplorerLeft(),
)

MONSTERS = Everywhere(MONSTER)

CROWD = Passive((Increase(MONSTERS, ARMOR, 1), Increase(MONSTERS, WILL, 1)), ManyExplorersLeft(3))
