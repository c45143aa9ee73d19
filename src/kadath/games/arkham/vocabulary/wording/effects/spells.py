"""The text of the verbs about casting, and of effects that last for a combat."""

from __future__ import annotations

from kadath.text.says import says

from ...effects.spells import Cast, EnchantWeapon, LastsThisCombat

says(
    Cast,
    en=(
        "<cast> and <exhaust> this [arkham.spell]"
        "{need? 1=| (with as many successes as {need})}; if it succeeds, {effect:imp}"
    ),
    pl=(
        "<rzucić> i <zakryć> to [arkham.spell:acc]"
        "{need? 1=| (liczba wymaganych sukcesów to {need:nom})}; "
        "jeśli się powiedzie, {effect:imp}"
    ),
    uk=(
        "<накласти> і <задіяти> це [arkham.spell:acc]"
        "{need? 1=| (потрібна кількість успіхів – {need:nom})}; якщо воно вдасться, {effect:imp}"
    ),
)
says(
    LastsThisCombat,
    en="until the end of this combat, {changes:facts}",
    pl="do końca tej walki {changes:facts}",
    uk="до кінця цього бою {changes:facts}",
)
says(
    EnchantWeapon,
    en=(
        "<choose> one of your weapons with a physical bonus// "
        "until the end of this combat that bonus is magical"
    ),
    pl="<wybrać> swoją broń z fizyczną premią// do końca tej walki premia jest magiczna",
    uk="<обрати> свою зброю з фізичним бонусом// до кінця цього бою бонус магічний",
)
