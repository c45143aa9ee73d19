"""Restoring and spending health, stamina and essence (MA-R5)."""

from __future__ import annotations

from kadath.kernel.citations import cites

from ..state import MachinaState
from ..values import ESSENCE, attribute


@cites("MA-R5.2", "MA-R5.6")
def restore(s: MachinaState, unit: int, what: str, amount: int) -> None:
    """Restore some of a unit's attribute, up to its maximum."""
    if unit not in s.units or (what == ESSENCE and not s.is_explorer(unit)):
        return
    now = getattr(s.units[unit], what)
    gained = min(amount, attribute(s, unit, what) - now)
    if gained > 0:
        s.set_unit(unit, **{what: now + gained})
        s.note("restore", unit=unit, what=what, amount=gained)


@cites("MA-R5.5")
def spend(s: MachinaState, unit: int, what: str, amount: int) -> None:
    """Take stamina or essence from a unit that has it."""
    s.set_unit(unit, **{what: getattr(s.units[unit], what) - amount})
