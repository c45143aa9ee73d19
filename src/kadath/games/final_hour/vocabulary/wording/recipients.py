"""The text about who an effect is for."""

from __future__ import annotations

from kadath.text.says import says

from ..recipients import Another, AnyInvestigator, EachInvestigator, EachOtherInZone, Lead, OneHere

says(
    Another,
    en="another [final_hour.investigator] of {@? you=your|their} choice {!s3}{effect}",
    pl="inny wybrany{@? you= przez ciebie|} [final_hour.investigator] {!s3}{effect}",
    uk="інший [final_hour.investigator]{@? you= на ваш вибір|} {!s3}{effect}",
)
says(
    AnyInvestigator,
    en="one [final_hour.investigator] of {@? you=your|their} choice {!s3}{effect}",
    pl=(
        "{@? you=[final_hour.investigator], którego wskażesz{,}"
        "|dowolny wybrany [final_hour.investigator]} {!s3}{effect}"
    ),
    uk="будь-який [final_hour.investigator]{@? you= на ваш вибір|} {!s3}{effect}",
)
says(
    OneHere,
    en=(
        "one [final_hour.investigator] in {@? you=your|their} location"
        "{@? you= (it may be you)|} {!s3}{effect}"
    ),
    pl=(
        "wybrany [final_hour.investigator] na {@? you=twoim|jego} obszarze"
        "{@? you= (możesz to być ty)|} {!s3}{effect}"
    ),
    uk=(
        "один [final_hour.investigator] у {@? you=вашій|його} локації"
        "{@? you= (ним можете бути й ви)|} {!s3}{effect}"
    ),
)
says(
    Lead,
    en="the [final_hour.lead_investigator] {!s3}{effect}",
    pl="[final_hour.lead_investigator] {!s3}{effect}",
    uk="[final_hour.lead_investigator] {!s3}{effect}",
)
says(
    EachInvestigator,
    en="each [final_hour.investigator], in turn order, {!s3}{effect}",
    pl="każdy [final_hour.investigator], w kolejności graczy, {!s3}{effect}",
    uk="у порядку гравців кожен [final_hour.investigator] {!s3}{effect}",
)
says(
    EachOtherInZone,
    en=(
        "each [final_hour.other_investigator] in {@? you=your|their} zone, "
        "in turn order, {!s3}{effect}"
    ),
    pl=(
        "każdy [final_hour.other_investigator] w {@? you=twojej|jego} strefie, "
        "w kolejności graczy, {!s3}{effect}"
    ),
    uk=(
        "у порядку гравців кожен [final_hour.other_investigator] "
        "у {@? you=вашій|його} зоні {!s3}{effect}"
    ),
)
