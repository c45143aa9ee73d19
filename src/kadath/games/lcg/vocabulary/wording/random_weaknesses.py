"""The text about random weaknesses from the collection."""

from __future__ import annotations

from kadath.text.says import says

from ..random_weaknesses import AddRandomWeakness

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
