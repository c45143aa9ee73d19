"""The text of abilities."""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Instead
from kadath.kernel.abilities.kinds import Passive
from kadath.text.says import says

from ..abilities import Active, EntersPlay

says(
    Active,
    words={"targets": "$targets"},
    en=(
        "{condition? none=|while {condition}, }"
        "{targets? none={costs:and}|{costs:series}{costs? 1=|,} and <choose> {targets:then}}: "
        "{effect:open}"
    ),
    pl=(
        "{condition? none=|gdy {condition}, }"
        "{targets? none={costs:and}|{costs:series} oraz <wybrać> {targets:acc then}}: {effect:open}"
    ),
    uk=(
        "{condition? none=|коли {condition}, }"
        "{targets? none={costs:and}|{costs:series} та <обрати> {targets:acc then}}: {effect:open}"
    ),
)
SHORT = "AgainstWounded,FirstAttack"
"""Conditions whose text already says when they apply, so that it needs no "while"."""
says(
    Passive,
    game="machina",
    en=f"{{changes:facts}}{{condition? none=|{SHORT}= {{condition}}| while {{condition}}}}",
    pl=f"{{changes:facts}}{{condition? none=|{SHORT}= {{condition}}|, póki {{condition}}}}",
    uk=f"{{changes:facts}}{{condition? none=|{SHORT}= {{condition}}|, поки {{condition}}}}",
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
