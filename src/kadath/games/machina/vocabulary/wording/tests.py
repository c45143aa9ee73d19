"""The text of tests as an attribute of a unit: "explorers next to any wall"."""

from __future__ import annotations

from kadath.text.says import says

from ..tests import Accompanied, Alone, AwayFrom, NextTo, WithoutEssence, Wounded

says(Wounded, en="wounded", pl="z ranami", uk="з ранами")
says(WithoutEssence, en="without essence", pl="bez esencji", uk="з нульовою есенцією")
says(
    Alone,
    en="with no other [machina.explorer] on the same tile",
    pl="bez innych [machina.explorer:gen.pl] na swoim kafelku planszy",
    uk=", з ким на тайлі карти немає інших [machina.explorer:gen.pl]{,}",
)
says(
    Accompanied,
    en="with another [machina.monster] on the same tile",
    pl="z innym [machina.monster:ins] na tym samym kafelku planszy",
    uk="на тайлі карти з іншим [machina.monster:ins]",
)
says(
    NextTo,
    en="next to any {things:n or machina.*}{destroyed? true= (even a destroyed one)|}",
    pl="przy {things:loc or machina.*}{destroyed? true= (nawet po zniszczeniu)|}",
    uk="біля {things:gen or machina.*}{destroyed? true= (знищені теж рахуються)|}",
)
says(
    AwayFrom,
    en="away from {things:n.pl and machina.*}",
    pl="z dala od {things:gen.pl and machina.*}",
    uk="поодаль від {things:gen.pl and machina.*}",
)
