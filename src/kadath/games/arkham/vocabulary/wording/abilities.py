"""The text of abilities."""

from __future__ import annotations

from kadath.text.ability_wording import IF_EN, IF_PL, IF_UK, LIMIT_EN, LIMIT_PL, LIMIT_UK
from kadath.text.says import says

from ..abilities import Action

says(
    Action,
    en=(
        "{phase? any=any phase|movement=Movement phase|combat=combat|upkeep=Upkeep phase"
        "|instead=instead of an encounter|encounters=Arkham Encounters phase}{-}"
        f"{IF_EN}{{costs? none=|{{costs:and}}: }}{{effect:open}}{LIMIT_EN}"
    ),
    pl=(
        "{phase? any=dowolna faza|movement=faza Ruchu|combat=walka|upkeep=faza Utrzymania"
        "|instead=zamiast spotkania|encounters=faza Spotkań w Arkham}{-}"
        f"{IF_PL}{{costs? none=|{{costs:and}}: }}{{effect:open}}{LIMIT_PL}"
    ),
    uk=(
        "{phase? any=будь-яка фаза|movement=фаза Руху|combat=бій|upkeep=фаза Утримання"
        "|instead=замість контакту|encounters=фаза Контактів в Аркгемі}{-}"
        f"{IF_UK}{{costs? none=|{{costs:and}}: }}{{effect:open}}{LIMIT_UK}"
    ),
)
