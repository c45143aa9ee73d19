"""What items, spells and special cards say."""

from __future__ import annotations

from kadath.text.says import says

from ...effects.possessions import Default, GainMovement, LastsThisTurn, ThisToBox, WeakenFoe

says(
    GainMovement,
    en="<gain> {points:n arkham.movement_point}",
    pl="<otrzymać> {points:acc arkham.movement_point}",
    uk="<отримати> {points:acc arkham.movement_point}",
)
says(
    LastsThisTurn,
    en="until the end of the [arkham.turn], {changes:facts}",
    pl="do końca [arkham.turn:gen] {changes:facts}",
    uk="до кінця [arkham.turn:gen] {changes:facts}",
)
says(
    ThisToBox,
    en="<return> this card to the box",
    pl="<zwrócić> tę kartę do pudełka",
    uk="<повернути> цю карту до коробки",
)
says(
    Default,
    en="turn this card over: you can never take another [arkham.bank_loan]",
    pl="obróć tę kartę na drugą stronę: nigdy nie dostaniesz już [arkham.bank_loan:gen]",
    uk="переверніть цю карту: ви вже ніколи не отримаєте [arkham.bank_loan:gen]",
)
says(
    WeakenFoe,
    en=(
        "until the end of this combat, the [arkham.monster] has −1 [arkham.toughness] (but no less "
        "than 1) and loses an ability of your choice except “[=arkham-keyword-magical_immunity]”"
    ),
    pl=(
        "do końca tej walki [arkham.monster:nom] ma −1 do [arkham.toughness:gen] (nie mniej niż 1) "
        "i traci jedną wybraną przez ciebie zdolność inną niż „[=arkham-keyword-magical_immunity]”"
    ),
    uk=(
        "до кінця цього бою [arkham.monster:nom] має −1 до [arkham.toughness:gen] (не менше ніж 1) "
        "і втрачає одну здібність на ваш вибір, крім «[=arkham-keyword-magical_immunity]»"
    ),
)
