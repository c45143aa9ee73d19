"""What all three scenario cards have: the expedition kit, and the last explorer's courage.

Both are ours, as the text of the printed cards is not known.
"""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Passive
from kadath.kernel.effects import do

from ...cards import EXPLORER
from ...values import ARMOR, ESSENCE, STAMINA, WILL
from ...vocabulary.abilities import EntersPlay
from ...vocabulary.conditions import OneExplorerLeft
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
