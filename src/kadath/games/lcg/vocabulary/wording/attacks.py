"""The text of the interrupts to enemy attacks."""

from __future__ import annotations

from kadath.text.says import says

from ..attacks import StrengthenAttack
from .places import hurt

says(
    StrengthenAttack,
    en=f"this attack deals {hurt('n', 'and')} more",
    pl=f"ten atak zadaje dodatkowo {hurt('acc', 'i')}",
    uk=f"ця атака додатково наносить {hurt('acc', 'і')}",
)
