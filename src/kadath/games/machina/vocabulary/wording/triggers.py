"""What the triggers of Machina Arcana's cards say: each has its own conjunction and commas."""

from __future__ import annotations

from kadath.text.says import says

from ..triggers import (
    AttacksWith,
    Hits,
    HitsWithThis,
    HorrorEventPlayed,
    IsAboutToAttack,
    IsAttacked,
    IsDestroyed,
    IsHit,
    IsMissed,
    Kills,
    LosesLastHealth,
    MarkerLeaves,
)

# Whoever attacks does so with "swoja broń", where elsewhere it is "twoja broń".
ONE_OF_YOURS = (
    "{weapons.which? ranged,augmented=[machina.$(weapons.which)_weapon:ins]"
    "|[machina.melee_weapon:ins]}"
)
says(
    Hits,
    en="when {who!} <hit>{,}",
    pl="gdy {who!} <trafić>{,}",
    uk="коли {who!} <влучити>{,}",
)
says(
    IsHit,
    en="when {who!} <be> hit{,}",
    pl="gdy {who!} <otrzymać> [machina.hit:acc]{,}",
    uk="коли влучають у {who:acc}{,}",
)
says(
    AttacksWith,
    en="after you attack with {weapons? YourWeapons=one of {weapons:n}|{weapons}}{,}",
    pl=f"gdy kończysz atak {{weapons? YourWeapons=swoją {ONE_OF_YOURS}|{{weapons:ins}}}}{{,}}",
    uk=(
        "коли ви завершуєте атаку "
        f"{{weapons? YourWeapons=своєю {ONE_OF_YOURS}|{{weapons:ins}}}}{{,}}"
    ),
)
says(
    Kills,
    en="when {who!} <kill> a [machina.unit]{,}",
    pl="gdy {who!} <zabić> [machina.unit:acc]{,}",
    uk="коли {who!} <убити> [machina.unit:acc]{,}",
)
says(
    IsDestroyed,
    en="when {who!} <be> destroyed{,}",
    pl="gdy {who!} <zostać> [zniszczony:nom who]{,}",
    uk="коли знищено {who:acc}{,}",
)
says(
    LosesLastHealth,
    en="when {who? You=you|{who}} would lose {who? You=your|its} last [machina.health]{,}",
    pl="gdy {who!} <mieć> stracić ostatni [machina.health:acc]{,}",
    uk="коли {who!} <мати> втратити останній [machina.health:acc]{,}",
)
says(
    MarkerLeaves,
    en="when a [machina.marker] is removed from this card{,}",
    pl="gdy z tej karty zostaje zdjęty [machina.marker:nom]{,}",
    uk="коли з цієї карти знято [machina.marker:acc]{,}",
)
says(
    HorrorEventPlayed,
    en="when a [machina.horror_event] is played{,}",
    pl="gdy zostaje zagrane [machina.horror_event:nom]{,}",
    uk="коли зіграно [machina.horror_event:acc]{,}",
)

says(
    IsAboutToAttack,
    en="when {who!} <attack>{,}",
    pl="gdy {who!} <zaatakować>{,}",
    uk="коли {who!} <атакувати>{,}",
)
says(
    IsAttacked,
    en="when {who!} <be> attacked{,}",
    pl="gdy {who!} <zostać> [zaatakowany:nom who]{,}",
    uk="коли атакують {who:acc}{,}",
)
MISSING = "{arcane? true=[machina.arcane_attack]|[machina.attack]}"
says(
    IsMissed,
    en=f"when an {MISSING} misses {{who}}{{,}}",
    pl=f"gdy {MISSING.replace(']', ':nom]')} nie trafia w {{who:acc}}{{,}}",
    uk=f"коли {MISSING.replace(']', ':nom]')} не влучає в {{who:acc}}{{,}}",
)
says(
    HitsWithThis,
    en="when you hit with this [machina.weapon]{,}",
    pl="gdy trafiasz tą [machina.weapon:ins]{,}",
    uk="коли ви влучаєте цією [machina.weapon:ins]{,}",
)
