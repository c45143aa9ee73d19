"""The default wording of the kernel's abilities, costs and selectors; a game may override it."""

from __future__ import annotations

from ..kernel.abilities.interrupts import Cancel, Instead
from ..kernel.abilities.kinds import AsSoonAs, Forced, Passive, Reaction
from ..kernel.abilities.one_of import OneOf
from ..kernel.abilities.selectors import Named, That, These, This, You
from ..kernel.abilities.triggers import AnyOf
from .says import says

# --- Abilities: a trigger has its own conjunction, and a comma if the language needs one ----------

IF_EN = "{condition? none=|if {condition}, }"
IF_PL = "{condition? none=|jeśli {condition}, }"
IF_UK = "{condition? none=|якщо {condition}, }"

LIMIT_EN = (
    "{limit? none=|// {limit.group? true=group limit|limit}: "
    "{limit.times? 1=once|2=twice|{limit.times:n kernel.time}} per [kernel.$(limit.period)]}"
)
LIMIT_PL = (
    "{limit? none=|// {limit.group? true=limit grupowy|limit}: "
    "{limit.times? 1=raz|2=dwa razy|{limit.times:nom kernel.time}} na [kernel.$(limit.period):acc]}"
)
LIMIT_UK = (
    "{limit? none=|// {limit.group? true=спільний ліміт|ліміт}: "
    "{limit.times? 1=раз|2=двічі|{limit.times:nom kernel.time}} за [kernel.$(limit.period):acc]}"
)
"""The limit of an ability, as a sentence after it."""

says(
    Passive,
    en="{changes:facts}{condition? none=| while {condition}}",
    pl="{changes:facts}{condition? none=|, gdy {condition}}",
    uk="{changes:facts}{condition? none=|, коли {condition}}",
)
says(
    Forced,
    en=f"{{to:ind}} {IF_EN}{{effect:open}}{LIMIT_EN}",
    pl=f"{{to:ind}} {IF_PL}{{effect:open}}{LIMIT_PL}",
    uk=f"{{to:ind}} {IF_UK}{{effect:open}}{LIMIT_UK}",
)
says(
    Reaction,
    en=f"{{to:ind}} {IF_EN}<may> {{costs? none=|{{costs:inf and}} to }}{{effect:inf}}{LIMIT_EN}",
    pl=f"{{to:ind}} {IF_PL}<móc> {{costs? none=|{{costs:inf and}}, aby }}{{effect:inf}}{LIMIT_PL}",
    uk=(
        f"{{to:ind}} {IF_UK}<могти> {{costs? none=|{{costs:inf and}}, щоб }}{{effect:inf}}"
        f"{LIMIT_UK}"
    ),
)
says(
    AsSoonAs,
    en="as soon as {condition}, {effect:open}",
    pl="gdy tylko {condition}, {effect:open}",
    uk="щойно {condition}, {effect:open}",
    words={"soon": "true"},
)
says(AnyOf, en="{triggers:ind or}", pl="{triggers:ind or}", uk="{triggers:ind or}")

# --- Costs and interrupts -------------------------------------------------------------------------

says(OneOf, en="{costs:one}", pl="{costs:one}", uk="{costs:one}")
says(Cancel, en="<cancel> that", pl="<anulować> to", uk="<відмінити> це")
says(
    Instead,
    en="{@mood? inf=instead |instead, }{effect}",
    pl="zamiast tego {effect}",
    uk="натомість {effect}",
)

# --- Selectors ------------------------------------------------------------------------------------

# A game may know that the reader is a woman, who is "eteryczna" in Polish.
says(
    You,
    en="[kernel.you]",
    pl="{~reader? f=[kernel.you_woman]|[kernel.you]}",
    uk="[kernel.you]",
)
says(This, en="this [kernel.card]", pl="[ten] [kernel.card]", uk="[цей] [kernel.card]")
says(Named, en="{name}", pl="{name}", uk="{name}", refers="name")
says(That, en="{what}", pl="{what}", uk="{what}", refers="what")
says(
    These,
    en="those [kernel.card:pl]",
    pl="[ten] [kernel.card:pl]",
    uk="[той] [kernel.card:pl]",
    silent=("things",),
)
