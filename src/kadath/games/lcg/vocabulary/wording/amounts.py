"""The text of amounts. Each pattern places the thing it counts."""

from __future__ import annotations

from kadath.kernel.effects import Repeat
from kadath.text.says import says

from ..amounts import (
    AmountIf,
    DoomInPlay,
    FailedBy,
    HowMany,
    Minus,
    MostTokens,
    PerInvestigator,
    ResultBy,
    ThatMany,
    Tokens,
)
from .places import if_en, if_pl, if_uk

says(
    Tokens,
    en=("{!s3}{1:@} for each [lcg.$kind] {on? You=you have|LocationOf=in {on}|on {on}}"),
    pl=(
        "{!s3}{1:@} za [każdy:acc lcg.$kind] [lcg.$kind:acc]"
        "{on? You=, [który:acc lcg.$kind] masz{,}|LocationOf= w {on:loc}| na {on:loc}}"
    ),
    uk=(
        "{!s3}{1:@} за [кожен:acc lcg.$kind] [lcg.$kind:acc]"
        "{on? You=, [який:acc lcg.$kind] ви маєте{,}|LocationOf= у {on:loc}| на {on:loc}}"
    ),
)
says(
    ThatMany,
    en="that [lcg.number]",
    pl="[ten] [lcg.number]",
    uk="[цей] [lcg.number]",
    silent=("what",),
)
says(
    HowMany,
    en="{!s3}{1:@} for {things:each n}{things? Enemies={things.at? none= in play|}|}",
    pl="{!s3}{1:@} za {things:each acc}{things? Enemies={things.at? none= w grze|}|}",
    uk="{!s3}{1:@} за {things:each acc}{things? Enemies={things.at? none= у грі|}|}",
)
says(Minus, en="{number:negated @}", pl="{number:negated @}", uk="{number:negated @}")
says(
    AmountIf,
    en=f"{{otherwise? 0={{then:@}}|{{otherwise:@}} (or {{then:@}} instead}} {if_en()}"
    "{otherwise? 0=|)}",
    pl=f"{{otherwise? 0={{then:@}},|{{otherwise:@}} (albo {{then:@}},}} {if_pl()}"
    "{otherwise? 0={,}|)}",
    uk=f"{{otherwise? 0={{then:@}},|{{otherwise:@}} (або {{then:@}},}} {if_uk()}"
    "{otherwise? 0={,}|)}",
)
says(
    FailedBy,
    en="{1:@} for each point you failed by",
    pl="{1:@} za każdy punkt porażki",
    uk="{1:@} за кожен пункт провалу",
)
says(
    ResultBy,
    en="{1:@} for each point you succeed or fail by (at least {least}, at most {most})",
    pl="{1:@} za każdy punkt sukcesu lub porażki (co najmniej {least}, najwyżej {most})",
    uk="{1:@} за кожен пункт успіху чи провалу (щонайменше {least}, щонайбільше {most})",
)
says(
    PerInvestigator,
    en="{number:@} per [lcg.investigator]",
    pl="{number:@} na [lcg.investigator:acc]",
    uk="{number:@} за [lcg.investigator:acc]",
)
says(
    MostTokens,
    en="{!s3}{1:@} for each [lcg.$kind] on the {on:n} with the most [lcg.$kind]",
    pl=(
        "{!s3}{1:@} za [każdy:acc lcg.$kind] [lcg.$kind:acc] na {on:loc}, "
        "[który:nom lcg.enemy] ma ich najwięcej{,}"
    ),
    uk=(
        "{!s3}{1:@} за [кожен:acc lcg.$kind] [lcg.$kind:acc] на {on:loc}, на якому їх найбільше{,}"
    ),
)
says(
    DoomInPlay,
    en="{!s3}{1:@} for each [lcg.doom] in play",
    pl="{!s3}{1:@} za [każdy:acc lcg.doom] [lcg.doom:acc] w grze",
    uk="{!s3}{1:@} за [кожен:acc lcg.doom] [lcg.doom:acc] у грі",
)
says(
    Repeat,
    game="lcg",
    en=(
        "{times? FailedBy=for every point by which you failed, {effect}"
        "|<do> this {times? 2=twice|{times:n kernel.time}}: {effect}}"
    ),
    pl=(
        "{times? FailedBy=za każdy punkt porażki {effect}|<zrobić> to {times? 2=dwa "
        "razy|{times:acc kernel.time}}: {effect}}"
    ),
    uk=(
        "{times? FailedBy=за кожен пункт провалу {effect}|<зробити> це {times? 2=двічі|{times:acc "
        "kernel.time}}: {effect}}"
    ),
)
