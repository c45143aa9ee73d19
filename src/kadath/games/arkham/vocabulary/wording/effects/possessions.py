"""The text that only items, spells and special cards use."""

from __future__ import annotations

from kadath.text.says import says

from ...effects.possessions import (
    AtExploredGate,
    Default,
    GainMovement,
    InOtherWorld,
    LastsThisTurn,
    SealWithSign,
    ThisToBox,
    WeakenFoe,
)

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
        "і втрачає одну здібність на ваш вибір, крім здібності «[=arkham-keyword-magical_immunity]»"
    ),
)
says(
    AtExploredGate,
    en="you are at a [arkham.gate] that you have explored",
    pl="jesteś przy [arkham.gate:loc] ze swoim znacznikiem eksploracji",
    uk="ви біля [arkham.gate:gen], яку дослідили",
)
says(
    SealWithSign,
    en=(
        "<close> and <seal> that [arkham.gate] without a check and without spending "
        "[arkham.clue_token:pl]// "
        "take the [arkham.gate_trophy] and move {1:n arkham.doom_token} from the "
        "[arkham.doom_track] here as an [arkham.elder_sign_token]"
    ),
    pl=(
        "<zamknąć> tę [arkham.gate:acc] i <zapieczętować> ją bez testu i bez wydawania "
        "[arkham.clue_token:gen.pl]// "
        "weź [arkham.gate_trophy:acc] i przełóż tutaj {1:acc arkham.doom_token} z "
        "[arkham.doom_track:gen] jako [arkham.elder_sign_token:acc]"
    ),
    uk=(
        "<закрити> й <запечатати> ту [arkham.gate:acc] без перевірки й без витрати "
        "[arkham.clue_token:gen.pl]// візьміть [arkham.gate_trophy:acc] і перекладіть сюди "
        "{1:acc arkham.doom_token} зі [arkham.doom_track:gen] як "
        "[arkham.elder_sign_token:acc]"
    ),
)
says(
    InOtherWorld,
    en="you are in an [arkham.other_world]",
    pl="jesteś w [arkham.other_world:loc]",
    uk="ви в [arkham.other_world:loc]",
)
