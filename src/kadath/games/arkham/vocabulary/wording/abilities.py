"""What the abilities of Arkham Horror's cards say."""

from __future__ import annotations

from kadath.text.says import says

from ..abilities import Action, Always, Passive, Reaction

says(
    Passive,
    en="{changes:facts}{condition? none=| while {condition}}",
    pl="{changes:facts}{condition? none=|, gdy {condition}}",
    uk="{changes:facts}{condition? none=|, коли {condition}}",
)
says(
    Action,
    en=(
        "{phase? any=any phase|movement=Movement phase|combat=combat}{-}"
        "{costs? none=|{costs:and}: }{effect:open}"
    ),
    pl=(
        "{phase? any=dowolna faza|movement=faza Ruchu|combat=walka}{-}"
        "{costs? none=|{costs:and}: }{effect:open}"
    ),
    uk=(
        "{phase? any=будь-яка фаза|movement=фаза Руху|combat=бій}{-}"
        "{costs? none=|{costs:and}: }{effect:open}"
    ),
)
says(
    Reaction,
    en="{trigger} <may> {costs? none=|{costs:inf and} to }{effect:inf}",
    pl="{trigger} <móc> {costs? none=|{costs:inf and}, aby }{effect:inf}",
    uk="{trigger} <могти> {costs? none=|{costs:inf and}, щоб }{effect:inf}",
)
says(
    Always,
    en="{trigger} {effect:open}",
    pl="{trigger} {effect:open}",
    uk="{trigger} {effect:open}",
)
