"""The text of the verbs with a choice."""

from __future__ import annotations

from kadath.text.says import says

from ...effects.choices import (
    ChooseNumber,
    EachInvestigator,
    MayOr,
    MayPay,
    MustPay,
    Nothing,
    PayAny,
    PayOr,
)

says(
    MustPay,
    en="{cost:imp}{otherwise? none= (if you can)|// if you cannot, {otherwise:imp}}",
    pl="{cost:imp}{otherwise? none= (jeśli możesz)|// jeśli nie możesz, {otherwise:imp}}",
    uk="{cost:imp}{otherwise? none= (якщо можете)|// якщо не можете, {otherwise:imp}}",
)

says(Nothing, en="nothing happens", pl="nic się nie dzieje", uk="нічого не відбувається")
says(
    MayPay,
    en="<may> {costs:inf and} to {effect:inf}{otherwise? none=|// if you do not, {otherwise:open}}",
    pl=(
        "<móc> {costs:inf and}, aby {effect:inf}"
        "{otherwise? none=|// jeśli tego nie zrobisz, {otherwise:open}}"
    ),
    uk=(
        "<могти> {costs:inf and}, щоб {effect:inf}"
        "{otherwise? none=|// якщо ви цього не зробите, {otherwise:open}}"
    ),
)
says(
    PayOr,
    en="{costs:and}, or else {otherwise:imp}",
    pl="{costs:and}, w przeciwnym razie {otherwise:imp}",
    uk="{costs:and}, інакше {otherwise:imp}",
)
says(
    MayOr,
    en="<may> {effect:inf}// if you do not, {otherwise:imp}",
    pl="<móc> {effect:inf}// jeśli tego nie zrobisz, {otherwise:imp}",
    uk="<могти> {effect:inf}// якщо ви цього не зробите, {otherwise:imp}",
)
says(
    PayAny,
    en=(
        "<may> <spend:inf> any {what? clues=[arkham.number] of [arkham.clue_token:pl]"
        "|amount of money}{most? 0=|, up to {most:n arkham.dollar}}// {effect:sentences}"
    ),
    pl=(
        "<móc> <wydać:inf> dowolną {what? clues=liczbę [arkham.clue_token:gen.pl]"
        "|kwotę}{most? 0=|, najwyżej {most:acc arkham.dollar}}// {effect:sentences}"
    ),
    uk=(
        "<могти> <витратити:inf> будь-яку {what? clues=кількість [arkham.clue_token:gen.pl]"
        "|суму}{most? 0=|, щонайбільше {most:acc arkham.dollar}}// {effect:sentences}"
    ),
)
says(
    ChooseNumber,
    en="<choose> a [arkham.number] from 0 to {most}// {effect:sentences}",
    pl="<wybrać> [arkham.number:acc] od 0 do {most}// {effect:sentences}",
    uk="<обрати> [arkham.number:acc] від 0 до {most}// {effect:sentences}",
)

DEEDS = "AlliesLeave,AtOnce,BecomeCursed,Draw,DrawLook,Gain,Lose,LowerMaximum,Do"
"""Effects worded as "each investigator loses ..."; others follow "each investigator:"."""

says(
    EachInvestigator,
    en=(
        "each [arkham.investigator]{where? none=|InTown= in Arkham|InStreet= in a "
        "[arkham.street_area]|NearThisMonster= in the same place as this [arkham.monster] or next "
        f"to it}}{{effect? {DEEDS}= {{!s3}}{{effect}}|: {{effect:open}}}}"
    ),
    pl=(
        "każdy [arkham.investigator:nom]{where? none=|InTown= w Arkham|InStreet= na "
        "[arkham.street_area:loc]|NearThisMonster= w miejscu tego [arkham.monster:gen] lub w "
        f"sąsiednim}}{{effect? {DEEDS}= {{!s3}}{{effect}}|: {{effect:open}}}}"
    ),
    uk=(
        "кожен [arkham.investigator:nom]{where? none=|InTown= в Аркгемі|InStreet= на "
        "[arkham.street_area:loc]|NearThisMonster= у тому самому місці, що й цей "
        "[arkham.monster:nom], або поруч із ним}"
        f"{{effect? {DEEDS}= {{!s3}}{{effect}}|: {{effect:open}}}}"
    ),
)
