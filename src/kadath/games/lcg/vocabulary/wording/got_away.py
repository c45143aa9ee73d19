"""The text about the cultists who got away."""

from __future__ import annotations

from kadath.text.says import says

from ..got_away import NamesWhoGotAway, WhoGotAway

says(
    NamesWhoGotAway,
    en="{1:@} for every {every} cultists who got away (rounded up)",
    pl="{1:@} za każdych {every} kultystów, którzy uciekli (zaokrąglając w górę)",
    uk="{1:@} за кожних {every} культистів, що втекли (з округленням угору)",
)
says(
    WhoGotAway,
    en="[lcg.enemy] that the campaign log names among the cultists who got away",
    pl="[lcg.enemy], którego dziennik kampanii wymienia wśród kultystów, którzy uciekli{,}",
    uk="[lcg.enemy], якого журнал кампанії називає серед культистів, що втекли{,}",
    kind_of_thing=True,
)
