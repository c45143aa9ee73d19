"""What the abilities of Machina Arcana's cards say."""

from __future__ import annotations

from kadath.text.says import says

from ..abilities import Active, EntersPlay, Instead, Passive, When

says(
    Active,
    words={"targets": "$targets"},
    en="{costs:and}{targets? none=|{costs? 1=|,} and <choose> {targets:then}}: {effect:open}",
    pl="{costs:and}{targets? none=| oraz <wybrać> {targets:acc then}}: {effect:open}",
    uk="{costs:and}{targets? none=| та <обрати> {targets:acc then}}: {effect:open}",
)
says(
    Passive,
    en="{changes:facts}{condition? none=| while {condition}}",
    pl="{changes:facts}{condition? none=|, póki {condition}}",
    uk="{changes:facts}{condition? none=|, поки {condition}}",
)
says(
    When,
    en="{trigger} {effect:open}",
    pl="{trigger} {effect:open}",
    uk="{trigger} {effect:open}",
)
says(
    Instead,
    en="{trigger} instead {effect:open}",
    pl="{trigger} zamiast tego {effect:open}",
    uk="{trigger} натомість {effect:open}",
)
says(
    EntersPlay,
    en="when this card enters play, {effect:open}",
    pl="gdy ta karta wchodzi do gry, {effect:open}",
    uk="коли ця карта входить у гру, {effect:open}",
)
