"""The text of conditions. `InTest` and `YourTurn` are worded as times."""

from __future__ import annotations

from kadath.text.says import says

from ..conditions import (
    AtLeast,
    AtMost,
    EngagedWithYou,
    InTest,
    InvestigatorsAtLeast,
    IsOnly,
    Not,
    SucceededBy,
    SuccessfulTest,
    ThereIs,
    YouControl,
    YouControlCalled,
    YourTurn,
)
from .places import (
    at_en,
    at_pl,
    at_uk,
    enemy_en,
    enemy_pl,
    enemy_uk,
    trait_en,
    trait_pl,
    trait_uk,
)

says(
    ThereIs,
    en=(
        "{!s3}{things? Called={things} <be> in play|CardsInHand=you have any cards in hand"
        f"|Assets=you control any {trait_en('things.trait')}[lcg.asset]"
        f"|Enemies=any {enemy_en('things.')} <be>{{things.at? none= in play|{at_en('things.at')}}}"
        "|there <be> {things}}"
    ),
    pl=(
        "{!s3}{things? Called={things} jest w grze|CardsInHand=masz karty na ręce"
        f"|Assets=kontrolujesz jakikolwiek [lcg.asset]{trait_pl('things.trait')}"
        f"|Enemies={{things.at? none=jest w grze|{at_pl('things.at')} jest}} {enemy_pl('things.')}"
        "|jest {things}}"
    ),
    uk=(
        "{!s3}{things? Called={things} у грі|CardsInHand=у вас є карти на руці"
        f"|Assets=у вашому розпорядженні є [lcg.asset]{trait_uk('things.trait')}"
        f"|Enemies={{things.at? none=у грі|{at_uk('things.at')}}} {enemy_uk('things.')}"
        "|є {things}}"
    ),
)
says(
    AtLeast,
    en=(
        "{!s3}{amount.on? You=you have at least {least:n lcg.$(amount.kind)}"
        "|there {least? 1=is|are} at least {least:n lcg.$(amount.kind)} "
        "{amount.on? LocationOf=in|on} {amount.on}}"
    ),
    pl=(
        "{!s3}{amount.on? You=masz co najmniej {least:acc lcg.$(amount.kind)}"
        "|{amount.on? LocationOf=w|na} {amount.on:loc} {least? 2,3,4,PerInvestigator=są|jest} "
        "co najmniej {least:nom lcg.$(amount.kind)}}"
    ),
    uk=(
        "{!s3}{amount.on? You=ви маєте щонайменше {least:acc lcg.$(amount.kind)}"
        "|{amount.on? LocationOf=у|на} {amount.on:loc} є щонайменше "
        "{least:nom lcg.$(amount.kind)}}"
    ),
)
says(
    AtMost,
    en=(
        "{!s3}{amount.on? You=you have|{amount.kind? clues,resources=there are|there is}} "
        "{most? 0=no [lcg.$(amount.kind):pl]|at most {most:n lcg.$(amount.kind)}}"
        "{amount.on? You=|LocationOf= in {amount.on}| on {amount.on}}"
    ),
    pl=(
        "{!s3}{amount.on? You=|LocationOf=w {amount.on:loc} |na {amount.on:loc} }"
        "{most? 0={amount.on? You=nie masz|nie ma} [lcg.$(amount.kind):gen.pl]"
        "|{amount.on? You=masz|jest} najwyżej {most:acc lcg.$(amount.kind)}}"
    ),
    uk=(
        "{!s3}{amount.on? You=у вас |LocationOf=у {amount.on:loc} |на {amount.on:loc} }"
        "{most? 0=немає {amount.kind? horror=[lcg.horror:gen]|[lcg.$(amount.kind):gen.pl]}"
        "|щонайбільше {most:nom lcg.$(amount.kind)}}"
    ),
)
says(
    IsOnly,
    en="{things} {!s3}<be> the sole {others:n}",
    pl="{things:nom} {!s3}jest [jedyny:ins others] {others:ins}",
    uk=(
        "{others.engaged_with? You={!s3}з вами б’ється лише {things:nom}"
        "|{things:nom} {!s3}є [єдиний:ins others] {others:ins}}"
    ),
)
says(
    YouControl,
    en="you control this [lcg.card]",
    pl="kontrolujesz tę [lcg.card:acc]",
    uk="ви розпоряджаєтеся цією [lcg.card:ins]",
)
says(
    EngagedWithYou,
    en=(
        "this [lcg.enemy] is engaged with "
        "{sanity? none=you|an [lcg.investigator] with {sanity} or less [lcg.remaining_sanity]}"
    ),
    pl=(
        "ten [lcg.enemy] jest {sanity? none=z tobą w zwarciu|w zwarciu z [lcg.investigator:ins], "
        "któremu {sanity? 1=pozostał|2,3,4=pozostały|pozostało} najwyżej "
        "{sanity:nom lcg.sanity_point}{,}}"
    ),
    uk=(
        "цей [lcg.enemy] у бою з "
        "{sanity? none=вами|[lcg.investigator:ins], у якого лишилося щонайбільше {sanity} "
        "[lcg.sanity:gen]{,}}"
    ),
)
says(
    InTest,
    en=(
        "during {by? You=your |none={kind? evade,investigate=an |fight=an |a }|}"
        "{kind? fight=attack|evade=evasion attempt|investigate=investigation|[lcg.skill_test]}"
        "{by? You,none=| performed by {by}}"
    ),
    pl=(
        "podczas {by? You={kind? evade={@? you=swojej|twojej}|{@? you=swojego|twojego}} |}"
        "{kind? fight=ataku|evade=próby wymknięcia się|investigate=badania|[lcg.skill_test:gen]}"
        "{by? You,none=| przeprowadzanego przez {by:acc}}"
    ),
    uk=(
        "під час {by? You={kind? investigate={@? you=свого|вашого}|{@? you=своєї|вашої}} |}"
        "{kind? fight=атаки|evade=спроби втечі|investigate=дослідження|[lcg.skill_test:gen]}"
        "{by? You,none=|, яку проходить {by:nom}{,}}"
    ),
    words={"test": "$kind"},
)
says(
    YourTurn,
    en="during your turn",
    pl="podczas {@? you=swojej|twojej} tury",
    uk="під час {@? you=свого|вашого} ходу",
)
says(
    SuccessfulTest,
    en=(
        "this test is a successful "
        "{kind? fight=attack|evade=evasion attempt|investigate=investigation}"
    ),
    pl=(
        "ten test to "
        "{kind? fight=udany atak|evade=udana próba wymknięcia się|investigate=udane badanie}"
    ),
    uk=(
        "ця перевірка – "
        "{kind? fight=успішна атака|evade=успішна спроба втечі|investigate=успішне дослідження}"
    ),
)
says(
    SucceededBy,
    en="you succeed by at least {points}",
    pl="odniesiesz sukces o co najmniej {points}",
    uk="ви досягли успіху щонайменше на {points}",
)
says(
    Not,
    en=(
        "{!s3}{condition? YouControl=nobody controls this [lcg.card]"
        "|ThereIs=there <be> no {condition.things:n}}"
    ),
    pl=(
        "{!s3}{condition? YouControl=nikt nie kontroluje tej [lcg.card:gen]"
        "|ThereIs=nie ma {condition.things:gen}}"
    ),
    uk=(
        "{!s3}{condition? YouControl=ніхто не розпоряджається цією [lcg.card:ins]"
        "|ThereIs=немає {condition.things:gen}}"
    ),
)
says(
    InvestigatorsAtLeast,
    en="there are {number} or more [lcg.investigator:pl]",
    pl="w grze jest co najmniej {number} [lcg.investigator:gen.pl]",
    uk="у грі щонайменше {number:nom lcg.investigator}",
)
says(
    YouControlCalled,
    en="you control [=the lcg-card-$face]",
    pl="kontrolujesz [=lcg-card-$face:acc lcg.card]",
    uk="у вашому розпорядженні є [=lcg-card-$face:nom lcg.card]",
)
