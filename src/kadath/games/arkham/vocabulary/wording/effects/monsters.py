"""What the effects say of monsters."""

from __future__ import annotations

from kadath.text.says import says

from ...effects.monsters import DefeatAllHere, ThisLeaves

says(
    DefeatAllHere,
    en="<defeat> all [arkham.monster:pl] in your place",
    pl="<pokonać> wszystkie [arkham.monster:acc.pl] w swoim miejscu",
    uk="<перемогти> всіх [arkham.monster:acc.pl] у своєму місці",
)
says(
    ThisLeaves,
    en="<return> this [arkham.monster] to the {to? cup=[arkham.monster_cup]|box}",
    pl="<zwrócić> tego [arkham.monster:acc] do {to? cup=[arkham.monster_cup:gen]|pudełka}",
    uk="<повернути> цього [arkham.monster:acc] до {to? cup=[arkham.monster_cup:gen]|коробки}",
)
