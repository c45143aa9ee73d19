"""The text of Personal Stories: how they end, and what they count."""

from __future__ import annotations

from kadath.text.says import says

from ..stories import (
    CountToughness,
    CountUp,
    LoseAbility,
    Mark,
    Marked,
    NotMarkedHere,
    StoryFails,
    StoryPasses,
)

says(
    StoryPasses,
    en="you pass your [arkham.personal_story]{effect? none=|// {effect:open}}",
    pl="twoja [arkham.personal_story:nom] kończy się sukcesem{effect? none=|// {effect:open}}",
    uk="ви проходите свою [arkham.personal_story:acc]{effect? none=|// {effect:open}}",
)
says(
    StoryFails,
    en="you fail your [arkham.personal_story]{effect? none=|// {effect:open}}",
    pl="twoja [arkham.personal_story:nom] kończy się porażką{effect? none=|// {effect:open}}",
    uk="ви провалюєте свою [arkham.personal_story:acc]{effect? none=|// {effect:open}}",
)
says(
    LoseAbility,
    en="you lose this ability from your sheet: {ability}",
    pl="tracisz zdolność ze swojego arkusza: {ability}",
    uk="ви втрачаєте здібність свого аркуша: {ability}",
    words={"soon": ""},
)
says(
    CountUp,
    en="<put> {1:n arkham.token} on this story",
    pl="<położyć> {1:acc arkham.token} na karcie tej historii",
    uk="<покласти> {1:acc arkham.token} на карту цієї історії",
)
says(
    CountToughness,
    en="<put> as many [arkham.token:pl] on this story as it has [arkham.toughness]",
    pl=(
        "<położyć> na karcie tej historii tyle [arkham.token:gen.pl], ile ma on "
        "[arkham.toughness:gen]"
    ),
    uk=(
        "<покласти> на карту цієї історії стільки [arkham.token:gen.pl], скільки він має "
        "[arkham.toughness:gen]"
    ),
)
says(
    Mark,
    en=(
        "<note> {what? world=the [arkham.other_world]|symbol=its symbol"
        "|neighborhood=your [arkham.neighborhood] in Arkham|place=it|bad=a mishap} "
        "on this story"
    ),
    pl=(
        "<zapisać> {what? place=je |}na karcie tej historii"
        "{what? world= ten [arkham.other_world:acc]|symbol= jego symbol"
        "|neighborhood= swoją [arkham.neighborhood:acc] w Arkham|bad= wpadkę|}"
    ),
    uk=(
        "<записати> {what? place=його |}на карті цієї історії"
        "{what? world= цей [arkham.other_world:acc]|symbol= його символ"
        "|neighborhood= свій [arkham.neighborhood:acc] в Аркгемі|bad= халепу|}"
    ),
)
says(
    Marked,
    en="{bad? true={least} mishaps are noted|{least} different things are noted} on this story",
    pl=(
        "na karcie tej historii {bad? true=znajdą się {least} wpadki"
        "|{least? 2,3,4=znajdą się|znajdzie się} {least:nom arkham.different_note}}"
    ),
    uk=("на карті цієї історії буде {bad? true={least} халепи|{least:nom arkham.different_note}}"),
)
says(
    NotMarkedHere,
    en="this place is not noted yet",
    pl="to miejsce nie jest jeszcze zapisane",
    uk="це місце ще не записано",
)
