"""The wording of the kernel's own nodes."""

from __future__ import annotations

from ..kernel.effects import ChooseOne, ChooseUpTo, Do, If, May, Repeat
from .says import says, says_alone

says(Do, en="{effects:then}", pl="{effects:then}", uk="{effects:then}")

says(
    Repeat,
    en="<do> this {times? 2=twice|{times:n kernel.time}}: {effect}",
    pl="<zrobić> to {times? 2=dwa razy|{times:acc kernel.time}}: {effect}",
    uk="<зробити> це {times? 2=двічі|{times:acc kernel.time}}: {effect}",
)

says(
    If,
    en="if {condition}, {then}{otherwise? none=|// otherwise, {otherwise}}",
    pl="jeśli {condition}, {then}{otherwise? none=|// w przeciwnym razie {otherwise}}",
    uk="якщо {condition}, {then}{otherwise? none=|// інакше {otherwise}}",
)

says(
    May,
    en="{effect? own=if you wish, {effect}|If=if you wish: {effect}|<may> {effect:inf}}",
    pl="{effect? own=jeśli chcesz, {effect}|If=jeśli chcesz: {effect}|<móc> {effect:inf}}",
    uk="{effect? own=за бажання {effect}|If=за бажання: {effect}|<могти> {effect:inf}}",
)

says(ChooseOne, en="{effects:either}", pl="{effects:either}", uk="{effects:either}")
says_alone(
    ChooseOne,
    en="<choose> one:{effects:bullets}",
    pl="<wybrać> jedno:{effects:bullets}",
    uk="<обрати> одне:{effects:bullets}",
)

says(
    ChooseUpTo,
    en="<choose> up to {most:n kernel.different_option}, in any order: {effects:list}",
    pl=(
        "<wybrać> maksymalnie {most:acc kernel.different_option}, w dowolnej kolejności: "
        "{effects:list}"
    ),
    uk=(
        "<обрати> щонайбільше {most:acc kernel.different_option}, у будь-якому порядку: "
        "{effects:list}"
    ),
)
says_alone(
    ChooseUpTo,
    en="<choose> up to {most:n kernel.different_option}, in any order:{effects:bullets}",
    pl=(
        "<wybrać> maksymalnie {most:acc kernel.different_option}, w dowolnej "
        "kolejności:{effects:bullets}"
    ),
    uk=(
        "<обрати> щонайбільше {most:acc kernel.different_option}, у будь-якому "
        "порядку:{effects:bullets}"
    ),
)
