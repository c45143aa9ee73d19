"""What the costs of Arkham Horror's cards say."""

from __future__ import annotations

from kadath.text.says import says

from ..costs import DiscardThis, Exhaust, Spend, SpendMovement

says(Exhaust, en="<exhaust> this card", pl="<zakryć> tę kartę", uk="<задіяти> цю карту")
says(DiscardThis, en="<discard> this card", pl="<odrzucić> tę kartę", uk="<скинути> цю карту")
says(
    SpendMovement,
    en="<spend> {points:n arkham.movement_point}",
    pl="<wydać> {points:acc arkham.movement_point}",
    uk="<витратити> {points:acc arkham.movement_point}",
)

says(
    Spend,
    en="<spend> {what? money={points:n arkham.dollar}|{points:n arkham.$what}}",
    pl="<wydać> {what? money={points:acc arkham.dollar}|{points:acc arkham.$what}}",
    uk="<витратити> {what? money={points:acc arkham.dollar}|{points:acc arkham.$what}}",
)
