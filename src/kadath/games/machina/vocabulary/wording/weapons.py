"""The text of the selectors of items."""

from __future__ import annotations

from kadath.text.says import says

from ..weapons import Augmented, ThisItem, YourWeapons

says(
    ThisItem,
    en="this [machina.item]",
    pl="[ten] [machina.item]",
    uk="[цей] [machina.item]",
)
says(
    Augmented,
    en="the augmented {direct? true=[machina.melee_weapon]|[machina.item]}",
    pl="[wzmocniony] {direct? true=[machina.melee_weapon]|[machina.item]}",
    uk="[підсилений] {direct? true=[machina.melee_weapon]|[machina.item]}",
)
says(
    YourWeapons,
    en="your {which? ranged,augmented=[machina.$(which)_weapon:pl]|[machina.melee_weapon:pl]}",
    pl="[twój] {which? ranged,augmented=[machina.$(which)_weapon]|[machina.melee_weapon]}",
    uk="[ваш] {which? ranged,augmented=[machina.$(which)_weapon]|[machina.melee_weapon]}",
)
