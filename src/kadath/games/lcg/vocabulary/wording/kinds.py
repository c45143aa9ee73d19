"""The text of kinds of card."""

from __future__ import annotations

from kadath.text.says import says

from ..kinds import CardKind, EitherTrait, NotAWeakness, WeaknessKind
from .places import enemy_trait_uk, trait_en, trait_pl, trait_uk

says(
    CardKind,
    en=f"{trait_en()}{{type? none=[lcg.card]|skill=[lcg.skill_card]|[lcg.$type]}}",
    pl=f"{{type? none=[lcg.card]|skill=[lcg.skill_card]|[lcg.$type]}}{trait_pl()}",
    uk=(
        f"{{type? enemy=[lcg.enemy]{enemy_trait_uk()}|none=[lcg.card]{trait_uk()}"
        f"|skill=[lcg.skill_card]{trait_uk()}|[lcg.$type]{trait_uk()}}}"
    ),
    kind_of_thing=True,
    noun=True,
)
says(
    EitherTrait,
    en="[=lcg-trait-$trait] or [=lcg-trait-$or_trait] [lcg.card]",
    pl="[lcg.card] z cechą [=lcg-trait-$trait] lub [=lcg-trait-$or_trait]",
    uk="[lcg.card] з рисою [=lcg-trait-$trait] чи [=lcg-trait-$or_trait]",
    silent=("type",),
    kind_of_thing=True,
    noun=True,
)
says(
    WeaknessKind,
    en=f"{trait_en()}[lcg.weakness]",
    pl=f"[lcg.weakness]{trait_pl()}",
    uk=f"[lcg.weakness]{trait_uk()}",
    silent=("type",),
    kind_of_thing=True,
    noun=True,
)
says(
    NotAWeakness,
    en="[lcg.card] other than a [lcg.weakness]",
    pl="[lcg.card] niebędąca osłabieniem",
    uk="[lcg.card], що не є слабкістю",
    silent=("type", "trait"),
    kind_of_thing=True,
    noun=True,
)
