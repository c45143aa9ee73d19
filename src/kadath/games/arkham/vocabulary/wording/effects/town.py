"""The text of the verbs about the whole town."""

from __future__ import annotations

from kadath.text.says import says

from ...effects.town import (
    AddDoom,
    AddUprising,
    ClearTracks,
    ClosePlace,
    HelpRaid,
    RaiseTerror,
    RemoveDoom,
    SwapInvestigator,
    TurnUpLocationCard,
    WeatherComes,
)

says(
    RaiseTerror,
    en="<increase> the [arkham.terror_level] by {by:n}",
    pl="<zwiększyć> [arkham.terror_level:acc] o {by:acc}",
    uk="<збільшити> [arkham.terror_level:acc] на {by:acc}",
)
says(
    AddDoom,
    en="<add> {tokens:n arkham.doom_token} to the [arkham.doom_track]",
    pl="<umieścić> na [arkham.doom_track:loc] {tokens:acc arkham.doom_token}",
    uk="<додати> {tokens:acc arkham.doom_token} на [arkham.doom_track:acc]",
)
says(
    RemoveDoom,
    en="<remove> {tokens:n arkham.doom_token} from the [arkham.doom_track]",
    pl="<usunąć> {tokens:acc arkham.doom_token} z [arkham.doom_track:gen]",
    uk="<прибрати> {tokens:acc arkham.doom_token} зі [arkham.doom_track:gen]",
)
says(
    AddUprising,
    en="<add> {tokens:n arkham.uprising_token} to the Deep Ones Rising track",
    pl="<umieścić> na torze Buntu Istot z Głębin {tokens:acc arkham.uprising_token}",
    uk="<додати> {tokens:acc arkham.uprising_token} на шкалу Повстання Глибоководних",
)
says(
    HelpRaid,
    en="<put> a [arkham.clue_token] on any free space of the Feds Raid Innsmouth track",
    pl="<położyć> [arkham.clue_token:acc] na dowolnym wolnym polu toru Nalotu Federalnych",
    uk="<покласти> [arkham.clue_token:acc] на будь-яку вільну поділку шкали Облави федералів",
)
says(
    ClearTracks,
    en="<remove> all tokens from the Deep Ones Rising and Feds Raid Innsmouth tracks",
    pl="<usunąć> wszystkie żetony z torów Buntu Istot z Głębin i Nalotu Federalnych",
    uk="<прибрати> всі жетони зі шкал Повстання Глибоководних та Облави федералів",
)
says(
    ClosePlace,
    en="[=the arkham-space-$space] is closed for the rest of the game",
    pl="<zamknąć> [=arkham-space-$space:acc] do końca gry",
    uk="[=arkham-space-$space:acc] зачинено до кінця гри",
)
says(
    WeatherComes,
    en=(
        "<draw> [arkham.mythos_card:pl] until you find a Weather [arkham.environment]; "
        "<put> it into play (only its effect counts)"
    ),
    pl=(
        "<dobierać> [arkham.mythos_card:acc.pl], aż trafisz na Warunki Pogodowe; "
        "wprowadź je do gry (liczy się tylko ich efekt)"
    ),
    uk=(
        "<добирати> [arkham.mythos_card:acc.pl], доки не випаде погода; "
        "введіть її в гру (діє лише її ефект)"
    ),
)
says(
    TurnUpLocationCard,
    en=(
        "<turn> the top card of any location deck face up; "
        "the next [arkham.investigator] to have an encounter there draws it"
    ),
    pl=(
        "<odkryć> wierzchnią kartę dowolnej talii Obszarów; "
        "dobiera ją następny [arkham.investigator:nom], który będzie tam miał spotkanie"
    ),
    uk=(
        "<відкрити> верхню карту будь-якої колоди Локацій; "
        "її бере наступний [arkham.investigator:nom], який матиме там контакт"
    ),
)
says(
    SwapInvestigator,
    en=(
        "<discard> your [arkham.investigator] with everything they own and <choose> a new one "
        "that nobody plays"
    ),
    pl=(
        "<odrzucić> swojego [arkham.investigator:acc] wraz ze wszystkim, co posiada, "
        "i <wybrać> nowego spośród niewykorzystanych"
    ),
    uk=(
        "<скинути> свого [arkham.investigator:acc] з усім, що він має, "
        "і <обрати> нового з незадіяних"
    ),
)
