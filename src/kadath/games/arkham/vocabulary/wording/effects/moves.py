"""The text of the verbs that move investigators."""

from __future__ import annotations

from kadath.text.says import says

from ...effects.moves import (
    DrawAnotherCard,
    EncounterIn,
    GoAnywhere,
    GoThroughHardestGate,
    GoTo,
    GoToAnyWorld,
    GoToMythosGate,
    GoToNextWorld,
    GoToStreet,
    GoToWorld,
    HaveEncounter,
    MoveOn,
    Return,
)

says(
    GoToStreet,
    en="<move> to the [arkham.street_area]",
    pl="<przejść> na [arkham.street_area:acc]",
    uk="<вийти> на [arkham.street_area:acc]",
)
says(
    GoTo,
    en="<move> to [=the arkham-space-$space]",
    pl="<przejść> do [=arkham-space-$space:gen arkham.location]",
    uk="<перейти> до [=arkham-space-$space:gen arkham.location]",
)
says(
    GoAnywhere,
    en=(
        "<move> to any {where? aquatic_location=[arkham.aquatic_location]"
        "|arkham_location=[arkham.location] in Arkham"
        "|[arkham.location] or [arkham.street_area] in Arkham}"
    ),
    pl=(
        "<przejść> {where? aquatic_location=na dowolny [arkham.aquatic_location:acc]"
        "|arkham_location=na dowolny [arkham.location:acc] w Arkham"
        "|na dowolny [arkham.location:acc] lub dowolną [arkham.street_area:acc] w Arkham}"
    ),
    uk=(
        "<перейти> {where? aquatic_location=до будь-якої [arkham.aquatic_location:gen]"
        "|arkham_location=до будь-якої [arkham.location:gen] в Аркгемі"
        "|до будь-якої [arkham.location:gen] або на будь-яку [arkham.street_area:acc] в Аркгемі}"
    ),
)
says(
    HaveEncounter,
    en="<have> an encounter there{cards? 1=| (draw {cards} cards and choose one)}",
    pl="<odbyć> tam spotkanie{cards? 1=| (dobierz {cards} karty i wybierz jedną)}",
    uk="<розіграти> там контакт{cards? 1=| за однією з {cards} карт на вибір}",
)
says(
    EncounterIn,
    en="<have> an encounter in [=the arkham-card-$world], then <return> here",
    pl="<odbyć> spotkanie w [=arkham-card-$world:loc], po czym <wrócić> tutaj",
    uk="<розіграти> контакт у [=arkham-card-$world:loc], після чого <повернутися> сюди",
)
says(
    DrawAnotherCard,
    en="<draw> another card for this encounter",
    pl="<dobrać> inną kartę tego spotkania",
    uk="<добрати> іншу карту для цього контакту",
)
says(Return, en="<return> to Arkham", pl="<wrócić> do Arkham", uk="<повернутися> до Аркгема")
says(
    MoveOn,
    en=("<move> from the first area to the second; if you are in the second, <return> to Arkham"),
    pl="<przejść> z pierwszego pola na drugie; jeśli jesteś na drugim, wróć do Arkham",
    uk="<перейти> з першого поля на друге; якщо ви на другому, поверніться до Аркгема",
)
says(
    GoToWorld,
    en="<move> to the first area of [=the arkham-card-$world]",
    pl="<przejść> na pierwsze pole [=arkham-card-$world:gen]",
    uk="<перейти> на перше поле [=arkham-card-$world:gen]",
)
says(
    GoToAnyWorld,
    en="<move> to the first area of any [arkham.other_world]",
    pl="<przejść> na pierwsze pole dowolnego Innego Świata",
    uk="<перейти> на перше поле будь-якого Іншого Світу",
)
says(
    GoToNextWorld,
    en=(
        "<look> at the top [arkham.gate_marker], <move> to the first area of its "
        "[arkham.other_world], and <put> the marker back on top"
    ),
    pl=(
        "<obejrzeć> wierzchni [arkham.gate_marker:acc], <przejść> na pierwsze pole jego "
        "Innego Świata i <odłożyć> żeton na wierzch"
    ),
    uk=(
        "<переглянути> верхній [arkham.gate_marker:acc], <перейти> на перше поле його "
        "Іншого Світу і <покласти> жетон назад нагору"
    ),
)
says(
    GoThroughHardestGate,
    en=(
        "of all [arkham.open_gate:pl] the one with the lowest modifier draws you in (if there is "
        "any)"
    ),
    pl=(
        "zostajesz wciągnięty przez [arkham.open_gate:acc] o najniższym modyfikatorze "
        "(jeśli jakaś jest)"
    ),
    uk="вас затягує крізь [arkham.open_gate:acc] з найнижчим модифікатором (якщо така є)",
)
says(
    GoToMythosGate,
    en=(
        "<draw> a [arkham.mythos_card] and <move> to the [arkham.location] of its "
        "[arkham.gate] (ignore the rest of the card)"
    ),
    pl=(
        "<dobrać> [arkham.mythos_card:acc] i <przejść> na [arkham.location:acc] jej "
        "[arkham.gate:gen] (zignoruj resztę karty)"
    ),
    uk=(
        "<добрати> [arkham.mythos_card:acc] і <перейти> до [arkham.location:gen] її "
        "[arkham.gate:gen] (решту карти ігноруйте)"
    ),
)
