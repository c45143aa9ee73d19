"""The text of costs."""

from __future__ import annotations

from kadath.text.says import says

from ..costs import Pay, RemoveMarker, UnequipThis, UseUp

says(
    Pay,
    en="<pay> {amount:n machina.$what}",
    pl="<zapłacić> {amount:acc machina.$what}",
    uk="<сплатити> {amount:acc machina.$what}",
)
says(
    RemoveMarker,
    en="<remove> a [machina.marker] from this card",
    pl="<zdjąć> [machina.marker:acc] z tej karty",
    uk="<зняти> [machina.marker:acc] з цієї карти",
)
says(
    UnequipThis,
    en="<unequip> this [machina.item]",
    pl="<usunąć> ten [machina.item:acc] z wyposażenia",
    uk="<зняти> цей [machina.item:acc]",
)
says(UseUp, en="<destroy> this card", pl="<zniszczyć> tę kartę", uk="<знищити> цю карту")
