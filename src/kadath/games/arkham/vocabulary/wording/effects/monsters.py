"""What the effects say of monsters."""

from __future__ import annotations

from kadath.text.says import says

from ...effects.monsters import DefeatAllHere

says(
    DefeatAllHere,
    en="<defeat> all [arkham.monster:pl] in your place",
    pl="<pokonać> wszystkie [arkham.monster:acc.pl] w swoim miejscu",
    uk="<перемогти> всіх [arkham.monster:acc.pl] у своєму місці",
)
