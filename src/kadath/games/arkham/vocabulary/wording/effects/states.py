"""What the effects say of blessings, curses and delays."""

from __future__ import annotations

from kadath.text.says import says

from ...effects.states import BecomeBlessed, BecomeCursed, BeDelayed

says(
    BecomeBlessed,
    en="<gain> a [arkham.blessing]",
    pl="<otrzymać> [arkham.blessing:acc]",
    uk="<отримати> [arkham.blessing:acc]",
)
says(
    BecomeCursed,
    en="<gain> a [arkham.curse]",
    pl="<otrzymać> [arkham.curse:acc]",
    uk="<отримати> [arkham.curse:acc]",
)
says(BeDelayed, en="you are delayed", pl="zostajesz zatrzymany", uk="вас затримано")
