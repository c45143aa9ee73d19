"""The text of the selectors that compare."""

from __future__ import annotations

from kadath.text.says import says

from ..whereabouts import ItsPrey, MostClues, Nearest

says(
    Nearest,
    en="the nearest {of:*}",
    pl="[najbliższy] {of:*}",
    uk="[найближчий] {of:*}",
)
says(
    MostClues,
    en="the [lcg.location] with the most [lcg.clue:pl] and no copy of this [lcg.card]",
    pl=("[lcg.location] bez jej kopii, w której jest najwięcej [lcg.clue:gen.pl]{,}"),
    uk=(
        "[lcg.location] з найбільшою кількістю [lcg.clue:gen.pl], до якої ще не приєднано "
        "її копії{,}"
    ),
)
says(ItsPrey, en="its [lcg.prey]", pl="jego [lcg.prey]", uk="його [lcg.prey]")
