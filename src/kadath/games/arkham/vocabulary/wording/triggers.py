"""The text of triggers. Each pattern has its own conjunction and commas."""

from __future__ import annotations

from kadath.text.says import says

from ..triggers import (
    AncientOneAwakens,
    AnyoneRolled,
    EncounterHereEnds,
    MovementEndsIn,
    UsedInCombat,
    YouCheck,
    YouLose,
    YouReceiveThis,
    YouRolled,
    YourUpkeep,
)

says(
    YouLose,
    en="when you would lose {what? none=[arkham.sanity] or [arkham.stamina]|[arkham.$what]}{,}",
    pl=(
        "gdy masz stracić {what? none=[arkham.sanity:acc.pl] lub Wytrzymałości"
        "|[arkham.$what:acc.pl]}{,}"
    ),
    uk=(
        "коли ви маєте втратити {what? none=[arkham.sanity:acc.pl] або Витривалості"
        "|[arkham.$what:acc.pl]}{,}"
    ),
)
says(
    YouCheck,
    en=(
        "before you make "
        "{kind? none=any check|evade=an [arkham.evade_check]|a [arkham.$(kind)_check]}{,}"
    ),
    pl="zanim wykonasz {kind? none=dowolny test|[arkham.$(kind)_check:acc]}{,}",
    uk="перш ніж виконати {kind? none=будь-яку перевірку|[arkham.$(kind)_check:acc]}{,}",
)
says(
    YouRolled,
    en=(
        "after you roll for "
        "{kind? none=any check|evade=an [arkham.evade_check]|a [arkham.$(kind)_check]}{,}"
    ),
    pl="po rzucie w {kind? none=dowolnym teście|[arkham.$(kind)_check:loc]}",
    uk="після кидка в {kind? none=будь-якій перевірці|[arkham.$(kind)_check:loc]}",
)
says(
    UsedInCombat,
    en="after you make a [arkham.combat_check] with this card{,}",
    pl="po [arkham.combat_check:loc] z użyciem tej karty",
    uk="після [arkham.combat_check:gen] з використанням цієї карти",
)
says(
    AncientOneAwakens,
    en="when the [arkham.ancient_one] awakens{,}",
    pl="gdy [arkham.ancient_one:nom] się przebudzi{,}",
    uk="коли [arkham.ancient_one:nom] пробуджується{,}",
)

says(
    AnyoneRolled,
    en="after any [arkham.investigator] rolls for a check{,}",
    pl="po rzucie dowolnego [arkham.investigator:gen] w teście",
    uk="після кидка будь-якого [arkham.investigator:gen] в перевірці",
)
says(
    YourUpkeep,
    en=(
        "during your Upkeep{later? true= (but not the first with this card)|}"
        "{in_battle? true=, also in the [arkham.final_battle]|}{,}"
    ),
    pl=(
        "podczas swojego Utrzymania{later? true= (ale nie pierwszego z tą kartą)|}"
        "{in_battle? true=, także w [arkham.final_battle:loc]{,}|}"
    ),
    uk=(
        "під час свого Утримання{later? true= (але не першого з цією картою)|}"
        "{in_battle? true=, також в [arkham.final_battle:loc]{,}|}"
    ),
)
says(
    YouReceiveThis,
    en="when you receive this card{,}",
    pl="gdy otrzymujesz tę kartę{,}",
    uk="коли ви отримуєте цю карту{,}",
)

says(
    EncounterHereEnds,
    en="after you have had an encounter here and stay here{,}",
    pl="po spotkaniu tutaj, jeśli nadal tu jesteś{,}",
    uk="після контакту тут, якщо ви досі тут{,}",
)
says(
    MovementEndsIn,
    en="when you end your movement [=where arkham-space-$space]{,}",
    pl="gdy kończysz ruch w [=arkham-space-$space:loc]{,}",
    uk="коли ви закінчуєте рух у [=arkham-space-$space:loc]{,}",
)
