"""The text of the verbs that change what is about to happen."""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Cancel
from kadath.text.says import says

from ..interrupts import (
    CancelRevelation,
    RedirectDamage,
    RedrawToken,
    RevealAnotherToken,
    RevealMoreTokens,
    SwitchSign,
)

says(
    Cancel,
    game="lcg",
    en="<cancel> that [lcg.$~it]",
    pl="<anulować> [ten:acc lcg.$~it] [lcg.$~it:acc]",
    uk="[цей:acc lcg.$~it] [lcg.$~it:acc] <відмінити>",
)
says(
    RedirectDamage,
    en="{to!} <take> the damage of that attack instead of you// you still take its horror",
    pl=(
        "obrażenia z tego ataku zamiast ciebie {!s3}<otrzymać> {to:nom}"
        "// punkty przerażenia otrzymujesz jak zwykle"
    ),
    uk=("рани від цієї атаки замість вас {!s3.m}<отримати> {to:nom}// жах ви отримуєте, як завжди"),
)
says(
    CancelRevelation,
    en="<cancel> the revelation of that card",
    pl="<anulować> odkrycie tego [lcg.treachery:gen]",
    uk="<відмінити> розкриття тієї карти",
)
says(
    RevealMoreTokens,
    en=(
        "instead, <reveal> {tokens:n lcg.chaos_token}, <choose> {resolve} of them to resolve, "
        "and <ignore> the rest"
    ),
    pl=(
        "zamiast tego <odkryć> {tokens:acc lcg.chaos_token}, <wybrać> {resolve} z nich "
        "do rozpatrzenia, a pozostałe <zignorować>"
    ),
    uk=(
        "натомість <витягнути> {tokens:acc lcg.chaos_token}, <обрати> {resolve} з них "
        "для розіграшу, а решту <ігнорувати>"
    ),
)
says(
    RedrawToken,
    en="<cancel> that token, <put> it back into the [lcg.chaos_bag], and <reveal> another",
    pl="<anulować> ten żeton, <odłożyć> go do [lcg.chaos_bag:gen] i <odkryć> następny",
    uk="<відмінити> цей жетон, <повернути> його до [lcg.chaos_bag:gen] та <витягнути> інший",
)
says(
    SwitchSign,
    en="the minus of that token counts as a plus",
    pl="minus tego żetonu staje się plusem",
    uk="мінус цього жетона стає плюсом",
)
says(
    RevealAnotherToken,
    en="<reveal> another [lcg.chaos_token]",
    pl="<odkryć> jeszcze {1:acc lcg.chaos_token}",
    uk="<витягнути> ще {1:acc lcg.chaos_token}",
)
