"""The text of the verbs about the victory display."""

from __future__ import annotations

from kadath.text.says import says

from ..victory import AddToVictoryDisplay, UniqueInVictoryDisplay
from .places import enemy_trait_uk

says(
    AddToVictoryDisplay,
    en="<add> {cards:each} to the victory display",
    pl="<dodać> {cards:each acc} do puli zwycięstwa",
    uk="<додати> {cards:each acc} на переможний рахунок",
)
says(
    UniqueInVictoryDisplay,
    en="the victory display holds {number} unique [=lcg-trait-$trait] [lcg.enemy:pl]",
    pl=(
        "w puli zwycięstwa jest co najmniej {number} unikatowych [lcg.enemy:gen.pl] "
        "z cechą [=lcg-trait-$trait]"
    ),
    uk=(
        "на переможному рахунку є щонайменше {number} унікальних "
        f"[lcg.enemy:gen.pl]{enemy_trait_uk(form=':gen.pl')}"
    ),
)
