"""What the abilities of Machina Arcana's cards say."""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Instead
from kadath.kernel.abilities.kinds import Passive
from kadath.text.ability_wording import IF_EN, IF_PL, IF_UK
from kadath.text.says import says

from ..abilities import Active, EntersPlay

says(
    Active,
    words={"targets": "$targets"},
    en=(
        "{costs:and}{targets? none=|{costs? 1=|,} and <choose> {targets:then}}: "
        f"{IF_EN}{{effect:open}}"
    ),
    pl=(
        "{costs:and}{targets? none=| oraz <wybrać> {targets:acc then}}: "
        f"{IF_PL}{{effect:open}}"
    ),
    uk=f"{{costs:and}}{{targets? none=| та <обрати> {{targets:acc then}}}}: {IF_UK}{{effect:open}}",
)
says(
    Passive,
    game="machina",
    en="{changes:facts}{condition? none=|AgainstWounded= {condition}| while {condition}}",
    pl="{changes:facts}{condition? none=|AgainstWounded= {condition}|, póki {condition}}",
    uk="{changes:facts}{condition? none=|AgainstWounded= {condition}|, поки {condition}}",
)
says(
    Instead,
    game="machina",
    en="instead {effect:open}",
    pl="zamiast tego {effect:open}",
    uk="натомість {effect:open}",
)
says(
    EntersPlay,
    en="when this card enters play, {effect:open}",
    pl="gdy ta karta wchodzi do gry, {effect:open}",
    uk="коли ця карта входить у гру, {effect:open}",
)
