"""The text of the verbs about gaining items."""

from __future__ import annotations

from kadath.text.says import says

from ..gaining import GainItem, TakeDestroyedItem, UseWorkbench

says(
    GainItem,
    en="{who!each} <gain> {items:n machina.item}",
    pl="{who!each} <zdobyć> {items:acc machina.item}",
    uk="{who!each} <отримати> {items:acc machina.item}",
)
says(
    TakeDestroyedItem,
    en="<take> the top [machina.item] from the destroyed [machina.item:pl]",
    pl="<wziąć> [machina.item:acc] z wierzchu stosu zniszczonych [machina.item:gen.pl]",
    uk="<взяти> верхній [machina.item:acc] зі стосу знищених [machina.item:gen.pl]",
)
says(
    UseWorkbench,
    en="<use> a [machina.workbench] free of charge",
    pl="<skorzystać> z [machina.workbench:gen] bez ponoszenia kosztu",
    uk="<скористатися> [machina.workbench:ins] безкоштовно",
)
