"""The text of the verbs about spaces."""

from __future__ import annotations

from kadath.text.says import says

from ..spaces import (
    ASpace,
    DestroyAdjacent,
    DestroySpace,
    ExplodeBarrel,
    RebuildSpace,
    SealSpace,
    SpringTraps,
    TreatAs,
)

says(
    ASpace,
    en=(
        "{pick? any=any|closest=the closest|random=a random} [machina.$kind] "
        "{where? next_to_you=next to you|your_tile=on the same tile|each_tile=on each tile}"
    ),
    pl=(
        "{where? next_to_you=[dowolny] [sąsiadujący] [machina.$kind]"
        "|{pick? any=[dowolny]|closest=[najbliższy]|random=[losowy]} [machina.$kind] "
        "{where? your_tile=na tym samym kafelku planszy|na każdym kafelku planszy}}"
    ),
    uk=(
        "{where? next_to_you=[будь-який] [сусідній] [machina.$kind]"
        "|{pick? any=[будь-який]|closest=[найближчий]|random=[випадковий]} [machina.$kind] "
        "{where? your_tile=на тому самому тайлі карти|на кожному тайлі карти}}"
    ),
)
says(
    RebuildSpace,
    en="<rebuild> {space}",
    pl="<odbudować> {space:acc}",
    uk="<відбудувати> {space:acc}",
)
says(DestroySpace, en="<destroy> {space}", pl="<zniszczyć> {space:acc}", uk="<знищити> {space:acc}")
says(
    TreatAs,
    en="<treat> {space} as {kind? exploding_barrel=an|a} [machina.$kind]",
    pl="<traktować> {space:acc} jak [machina.$kind:acc]",
    uk="<вважати> {space:acc} за [machina.$kind:acc]",
)
says(
    SealSpace, en="<seal> {space}", pl="<zapieczętować> {space:acc}", uk="<запечатати> {space:acc}"
)
says(
    ExplodeBarrel,
    en="{space} {!s3}<go> off",
    pl="{!s3}<eksplodować> {space:nom}",
    uk="{space:nom} {!s3}<детонувати>",
)
says(
    SpringTraps,
    en="<trigger> the traps on {everywhere? true=all tiles|the same tile}",
    pl=("<uruchomić> pułapki na {everywhere? true=wszystkich kafelkach|tym samym kafelku} planszy"),
    uk="<активувати> пастки на {everywhere? true=усіх тайлах|тому самому тайлі} карти",
)
says(
    DestroyAdjacent,
    en="<destroy> an adjacent [machina.$kind]",
    pl="<zniszczyć> [sąsiadujący:acc machina.$kind] [machina.$kind:acc]",
    uk="<знищити> [сусідній:acc machina.$kind] [machina.$kind:acc]",
)
