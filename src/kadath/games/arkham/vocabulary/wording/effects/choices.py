"""What the effects say of what must or may be paid."""

from __future__ import annotations

from kadath.text.says import says

from ...effects.choices import MustPay

says(
    MustPay,
    en="{cost:imp}// if you cannot, {otherwise:imp}",
    pl="{cost:imp}// jeśli nie możesz, {otherwise:imp}",
    uk="{cost:imp}// якщо не можете, {otherwise:imp}",
)
