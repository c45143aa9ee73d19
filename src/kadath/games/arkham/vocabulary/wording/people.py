"""The text that only the sheets of investigators use."""

from __future__ import annotations

from kadath.text.says import says

from ..people import (
    AtWater,
    Encourage,
    InCompany,
    RaiseDie,
    RollForOnes,
    ShiftMore,
    SweepSymbol,
    YouReadEntry,
)

says(
    InCompany,
    en="you have an [arkham.ally] or another [arkham.investigator] is with you",
    pl="masz [arkham.ally:acc] lub w twoim miejscu jest inny [arkham.investigator:nom]",
    uk="ви маєте [arkham.ally:acc] або у вашому місці є інший [arkham.investigator:nom]",
)
says(
    AtWater,
    en="you are at an [arkham.aquatic_location]",
    pl="jesteś na [arkham.aquatic_location:loc]",
    uk="ви у [arkham.aquatic_location:loc]",
)
says(
    RaiseDie,
    en="<add> 1 to a [arkham.die] of that check",
    pl="<dodać> 1 do wyniku jednej [arkham.die:gen] tego testu",
    uk="<додати> 1 до одного [arkham.die:gen] цієї перевірки",
)
says(
    RollForOnes,
    en="<roll> {each:n arkham.die} more for each 1 in that check",
    pl="<dorzucić> {each:acc arkham.die} za każdą jedynkę w tym teście",
    uk="<докинути> {each:acc arkham.die} за кожну одиницю в цій перевірці",
)
says(
    Encourage,
    en=(
        "another [arkham.investigator] where you are has {by:signed} to [arkham.any_check:pl] "
        "until the end of the [arkham.turn]"
    ),
    pl=(
        "inny [arkham.investigator:nom] w twoim miejscu ma {by:signed} do "
        "[arkham.any_check:gen.pl] do końca [arkham.turn:gen]"
    ),
    uk=(
        "інший [arkham.investigator:nom] у вашому місці має {by:signed} до "
        "[arkham.any_check:gen.pl] до кінця [arkham.turn:gen]"
    ),
)
says(
    SweepSymbol,
    en=(
        "<return> all [arkham.monster:pl] with a symbol of your choice other than the moon to the "
        "[arkham.monster_cup]"
    ),
    pl=(
        "<zwrócić> do [arkham.monster_cup:gen] wszystkie [arkham.monster:acc.pl] o wybranym "
        "symbolu innym niż księżyc"
    ),
    uk=(
        "<повернути> до [arkham.monster_cup:gen] всіх [arkham.monster:acc.pl] з обраним символом, "
        "крім місяця"
    ),
)
says(
    YouReadEntry,
    words={"prevented": "entry"},
    en="after you read the entry of your location card{or_gate_card? true= or gate card|}{,}",
    pl="po przeczytaniu wpisu swojej karty Obszaru{or_gate_card? true= lub karty Bramy|}",
    uk=(
        "після того як ви прочитаєте запис своєї карти локації"
        "{or_gate_card? true= або карти брами|}{,}"
    ),
)
says(
    ShiftMore,
    en="your sliders go one stop further in this Upkeep",
    pl="w tym Utrzymaniu przesuwasz suwaki o jeden stopień dalej",
    uk="у цьому Утриманні ви пересуваєте повзунки на одну поділку далі",
)
