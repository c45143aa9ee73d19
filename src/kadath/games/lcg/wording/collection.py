"""What is said of the campaign log's names and of what comes out of the collection."""

from __future__ import annotations

from kadath.text.says import says

from ..collection import AddRandomWeakness, NamesWhoGotAway, WhoGotAway

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
says(
    AddRandomWeakness,
    en=(
        "{who!} <add> a random [=lcg-trait-$trait] [lcg.basic_weakness] from {@? you=your|their} "
        "collection to {@? you=your|their} hand"
    ),
    pl=(
        "{who!} <dodać> ze swojej kolekcji na rękę losowe [lcg.basic_weakness:acc] "
        "z cechą [=lcg-trait-$trait]"
    ),
    uk=(
        "{who!} <додати> зі своєї колекції на руку випадкову [lcg.basic_weakness:acc] "
        "з рисою [=lcg-trait-$trait]"
    ),
)
