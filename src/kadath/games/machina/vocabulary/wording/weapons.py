"""What the items say that a modifier speaks of."""

from __future__ import annotations

from kadath.text.says import says

from ..weapons import Augmented, YourWeapons

says(
    Augmented,
    en="the augmented [machina.item]",
    pl="[wzmocniony] [machina.item]",
    uk="[підсилений] [machina.item]",
)
says(
    YourWeapons,
    en="your {which? ranged,augmented=[machina.$(which)_weapon:pl]|[machina.melee_weapon:pl]}",
    pl="[twój] {which? ranged,augmented=[machina.$(which)_weapon]|[machina.melee_weapon]}",
    uk="[ваш] {which? ranged,augmented=[machina.$(which)_weapon]|[machina.melee_weapon]}",
)
