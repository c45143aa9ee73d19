"""The text of the verbs about cards."""

from __future__ import annotations

from kadath.text.says import says

from ...effects.cards import (
    AddToken,
    AllyLeaves,
    Discard,
    Draw,
    DrawAndKeep,
    DrawLook,
    DrawNew,
    ForTheRestOfTheGame,
    KeepThisCard,
    LoseAllCards,
    LoseCards,
    LoseHalfOfItems,
    Take,
    TakeAny,
    TakeFirst,
    TakeOneOf,
    WearOut,
)

says(
    Draw,
    en="<draw> {cards:n arkham.$kind}",
    pl="<dobrać> {cards:acc arkham.$kind}",
    uk="<добрати> {cards:acc arkham.$kind}",
)
says(
    DrawAndKeep,
    en="<draw> {cards:n arkham.$kind} and <keep> {keep} of them",
    pl="<dobrać> {cards:acc arkham.$kind} i <zatrzymać> {keep} z nich",
    uk="<добрати> {cards:acc arkham.$kind} і <залишити> собі {keep} з них",
)
says(
    DrawNew,
    en="<draw> {1:n arkham.$kind}; if you already have it, <draw> again",
    pl="<dobrać> {1:acc arkham.$kind}; jeśli już takie masz, dobierz ponownie",
    uk="<добрати> {1:acc arkham.$kind}; якщо ви вже таке маєте, доберіть ще раз",
)
OTHERWISE_EN = "{otherwise? none=|; if that card is not there, {otherwise:imp}}"
OTHERWISE_PL = "{otherwise? none=|; jeśli nie ma tam tej karty, {otherwise:imp}}"
OTHERWISE_UK = "{otherwise? none=|; якщо тієї карти там немає, {otherwise:imp}}"
says(
    Take,
    en=(
        "<take> [=arkham-card-$face] from the [arkham.$(kind)_deck]{or_box? true= or the box|}"
        + OTHERWISE_EN
    ),
    pl=(
        "<wziąć> [=arkham-card-$face:acc kernel.card] z [arkham.$(kind)_deck:gen]"
        "{or_box? true= lub z pudełka|}" + OTHERWISE_PL
    ),
    uk=(
        "<взяти> [=arkham-card-$face:acc kernel.card] з [arkham.$(kind)_deck:gen]"
        "{or_box? true= або з коробки|}" + OTHERWISE_UK
    ),
)
says(
    TakeFirst,
    en="<take> the first [arkham.$what] from the [arkham.$(kind)_deck]",
    pl="<wziąć> [pierwszy:acc arkham.$what] [arkham.$what:acc] z [arkham.$(kind)_deck:gen]",
    uk="<взяти> [перший:acc arkham.$what] [arkham.$what:acc] з [arkham.$(kind)_deck:gen]",
)
says(
    TakeAny,
    en="<search> the decks for any {kinds:n or arkham.*} and <take> it{then? none=|// {then:imp}}",
    pl=(
        "<przeszukać> talie i <wziąć> z nich {kinds:acc or arkham.*} według własnego wyboru"
        "{then? none=|// {then:imp}}"
    ),
    uk=(
        "<обшукати> колоди і <взяти> з них {kinds:acc or arkham.*} на свій вибір"
        "{then? none=|// {then:imp}}"
    ),
)
says(
    LoseCards,
    en="<lose> {cards:n arkham.$what} of your choice",
    pl="<stracić> {cards:acc arkham.$what} według własnego wyboru",
    uk="<втратити> {cards:acc arkham.$what} на свій вибір",
)
says(
    LoseHalfOfItems,
    en=("<lose> half of your [arkham.item:pl] (your choice, rounded {up? true=up|down})"),
    pl=(
        "<stracić> połowę swoich [arkham.item:gen.pl] (według własnego wyboru, zaokrąglając "
        "{up? true=w górę|w dół})"
    ),
    uk=(
        "<втратити> половину своїх [arkham.item:gen.pl] (на свій вибір, округливши "
        "{up? true=вгору|вниз})"
    ),
)
says(
    LoseAllCards,
    en="<discard> all your [arkham.$what:pl]",
    pl=(
        "<odrzucić> [wszystkie:acc.pl arkham.$what] [swój:acc.pl arkham.$what] "
        "[arkham.$what:acc.pl]"
    ),
    uk=(
        "<скинути> {what? weapon=усю свою [arkham.weapon:acc]"
        "|ally=усіх своїх [arkham.ally:acc.pl]|всі свої [arkham.$what:acc.pl]}"
    ),
)
says(Discard, en="<discard> this card", pl="<odrzucić> tę kartę", uk="<скинути> цю карту")
says(
    WearOut,
    en="<put> a token on this card (discard it once it has {at:n arkham.token})",
    pl="<położyć> żeton na tej karcie (odrzuć ją, gdy ma {at:acc arkham.token})",
    uk="<покласти> жетон на цю карту (скиньте її, коли на ній {at:nom arkham.token})",
)
says(
    AddToken,
    en="<put> a token on this card",
    pl="<położyć> żeton na tej karcie",
    uk="<покласти> жетон на цю карту",
)
says(
    AllyLeaves,
    en="<return> {1:n arkham.ally} of your choice to the box (if you have any)",
    pl="<odłożyć> do pudełka {1:acc arkham.ally} według własnego wyboru (jeśli jakiegoś masz)",
    uk="<повернути> до коробки {1:acc arkham.ally} на свій вибір (якщо він у вас є)",
)
says(
    KeepThisCard,
    en="<keep> this card",
    pl="<zatrzymać> tę kartę",
    uk="<залишити> собі цю карту",
)
says(
    DrawLook,
    en="<draw> {cards:n arkham.innsmouth_look_card}",
    pl="<dobrać> {cards:acc arkham.innsmouth_look_card}",
    uk="<добрати> {cards:acc arkham.innsmouth_look_card}",
)
says(
    ForTheRestOfTheGame,
    en="for the rest of the game, {changes:facts}",
    pl="do końca gry {changes:facts}",
    uk="до кінця гри {changes:facts}",
)
says(
    TakeOneOf,
    en="<take> [=arkham-card-$face] or [=arkham-card-$other] from the [arkham.$(kind)_deck]",
    pl=(
        "<wziąć> [=arkham-card-$face:acc kernel.card] lub „[=arkham-card-$other]” "
        "z [arkham.$(kind)_deck:gen]"
    ),
    uk=(
        "<взяти> [=arkham-card-$face:acc kernel.card] або «[=arkham-card-$other]» "
        "з [arkham.$(kind)_deck:gen]"
    ),
)
