"""The text of triggers. Each pattern has its own conjunction and commas."""

from __future__ import annotations

from kadath.text.says import says

from ..triggers import (
    Activates,
    AttacksWith,
    ChapterBegins,
    Explores,
    GainsItem,
    Hits,
    HitsWith,
    HorrorEventPlayed,
    IsAboutToAttack,
    IsAttacked,
    IsDestroyed,
    IsHit,
    IsMissed,
    Kills,
    KillsWith,
    LosesLastHealth,
    MarkerLeaves,
    TurnBegins,
)

# Your weapon as the means of your own attack: Polish and Ukrainian need the reflexive "swoja",
# where the selector itself says "twoja".
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
    pl=(
        f"gdy {MISSING.replace(']', ':nom]')} {{who? You=cię nie trafia|nie trafia w {{who:acc}}}}"
        "{,}"
    ),
    uk=f"коли {MISSING.replace(']', ':nom]')} не влучає в {{who:acc}}{{,}}",
)
says(
    HitsWith,
    en="when you hit with {weapon? ThisItem=this [machina.weapon]|{weapon}}{,}",
    pl="gdy trafiasz {weapon? ThisItem=tą [machina.weapon:ins]|{weapon:ins}}{,}",
    uk="коли ви влучаєте {weapon? ThisItem=цією [machina.weapon:ins]|{weapon:ins}}{,}",
)
says(
    KillsWith,
    en="when you kill a [machina.unit] with {weapon? ThisItem=this [machina.weapon]|{weapon}}{,}",
    pl=(
        "gdy zabijasz [machina.unit:acc] {weapon? ThisItem=tą [machina.weapon:ins]|{weapon:ins}}{,}"
    ),
    uk=(
        "коли ви вбиваєте [machina.unit:acc] "
        "{weapon? ThisItem=цією [machina.weapon:ins]|{weapon:ins}}{,}"
    ),
)

# --- What explorers and the story do --------------------------------------------------------------

says(
    TurnBegins,
    en="{who? You=at the start of your [machina.turn]|when {who} begins a [machina.turn]}{,}",
    pl="na początku {who? You=swojej [machina.turn:gen]|[machina.turn:gen] {who:gen}}",
    uk="на початку {who? You=свого [machina.turn:gen]|[machina.turn:gen] {who:gen}}",
)
says(
    ChapterBegins,
    en="when a new [machina.chapter] begins{,}",
    pl="gdy rozpoczyna się nowy [machina.chapter]{,}",
    uk="коли починається новий [machina.chapter]{,}",
)
says(
    Explores,
    en="when {who!} <explore> a [machina.map_tile]{,}",
    pl="gdy {who!} <eksplorować> [machina.map_tile:acc]{,}",
    uk="коли {who!} <дослідити> [machina.map_tile:acc]{,}",
)
says(
    Activates,
    en="when {who!} <activate> {space? event_space=an|a} [machina.$space]{,}",
    pl="gdy {who!} <aktywować> [machina.$space:acc]{,}",
    uk="коли {who!} <активувати> [machina.$space:acc]{,}",
)
says(
    GainsItem,
    en="when {who!} <gain> a [machina.$kind]{,}",
    pl="gdy {who!} <zdobyć> [machina.$kind:acc]{,}",
    uk="коли {who!} <отримати> [machina.$kind:acc]{,}",
)
