"""The text of the verbs about priority cards and omens."""

from __future__ import annotations

from kadath.text.says import says

from ..omens import (
    AddOmens,
    CyclePriority,
    ExchangePlayed,
    Foresee,
    LowerOmens,
    PlayFaceDown,
    StashOmens,
)

TOP_CARDS = "{cards? 1=[final_hour.top_card:acc]|{cards:acc final_hour.top_card}}"

TOP_EN = "the top {cards? 1=card|{cards} cards} of the [final_hour.priority_deck]"

TOP_PL = f"{TOP_CARDS} z talii kart pierwszeństwa"

TOP_UK = f"{TOP_CARDS} з колоди карт пріоритету"

says(
    CyclePriority,
    en="<draw> a [final_hour.priority_card] and <discard> 1 from {@? you=your|their} hand",
    pl="<dobrać> {1:acc final_hour.priority_card} i <odrzucić> 1 z ręki",
    uk="<добрати> {1:acc final_hour.priority_card} та <скинути> 1 з руки",
)
says(
    Foresee,
    en=(
        f"<look> at {TOP_EN}, {{cards? 1=then <discard> it or <put> it back"
        "|<discard> any number of them, and <put> the rest back on top in any order}"
    ),
    pl=(
        f"<obejrzeć> {TOP_PL}, {{cards? 1=a następnie <odrzucić> ją lub <odłożyć> na wierzch"
        "|<odrzucić> dowolną ich liczbę, a resztę <odłożyć> na wierzch w dowolnej kolejności}"
    ),
    uk=(
        f"<переглянути> {TOP_UK}, {{cards? 1=а потім <скинути> її або <повернути> нагору"
        "|<скинути> скільки завгодно з них, а решту <повернути> нагору в будь-якому порядку}"
    ),
)
says(
    AddOmens,
    en=f"<discard> {TOP_EN} and <add> {{cards? 1=its|their}} omens to this round’s reckoning",
    pl=f"<odrzucić> {TOP_PL} i <doliczyć> {{cards? 1=jej|ich}} omeny do rozrachunku tej rundy",
    uk=f"<скинути> {TOP_UK} та <додати> {{cards? 1=її|їхні}} знамення до розплати цього раунду",
)
says(
    StashOmens,
    en=(
        f"<put> {TOP_EN} face down on the Ancient One’s sheet, without looking"
        "// {cards? 1=its|their} omens count at the next reckoning"
    ),
    pl=(
        f"<położyć> na arkuszu Przedwiecznego {TOP_PL}, "
        "{cards? 1=zakrytą|zakryte} i bez podglądania"
        "// {cards? 1=jej|ich} omeny liczą się w następnym rozrachunku"
    ),
    uk=(
        f"<покласти> на аркуш Прадавнього долілиць, не дивлячись, {TOP_UK}"
        "// {cards? 1=її|їхні} знамення рахуються в наступній розплаті"
    ),
)
says(
    PlayFaceDown,
    en=(
        "the priority cards of the next round are played face down "
        "and turned up together once the last one is played"
    ),
    pl=(
        "w kolejnej rundzie karty pierwszeństwa zagrywa się zakryte "
        "i odkrywa je razem po zagraniu ostatniej"
    ),
    uk=(
        "у наступному раунді карти пріоритету розігрують долілиць "
        "і відкривають разом, коли розіграно останню"
    ),
)
says(
    LowerOmens,
    en="<lower> the number of omens by {omens}",
    pl="<zmniejszyć> liczbę omenów o {omens}",
    uk="<зменшити> кількість знамень на {omens}",
)
says(
    ExchangePlayed,
    en=(
        "<exchange> one priority card {@? you=you|they} have played this round "
        "for one from {@? you=your|their} hand"
    ),
    pl=("<zamienić> jedną ze swoich kart pierwszeństwa zagranych w tej rundzie na kartę z ręki"),
    uk=("<обміняти> одну зі своїх карт пріоритету, розіграних у цьому раунді, на карту з руки"),
)
