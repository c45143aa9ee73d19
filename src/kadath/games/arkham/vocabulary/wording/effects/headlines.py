"""The text of the verbs of Headlines and Rumors."""

from __future__ import annotations

from kadath.text.says import says

from ...effects.headlines import (
    Awaken,
    ClosedToNextTurn,
    CluesVanish,
    EmptyJail,
    FirstPlayer,
    InForceToNextTurn,
    LoseNamed,
    MonsterInEach,
    MonstersAppear,
    MonstersReturn,
    Owners,
    Space,
    Surge,
    Those,
    TrophiesComeBack,
    WhoHasLeast,
)
from .choices import DEEDS

says(
    Those,
    en=(
        "each [arkham.investigator] {where? other_worlds=in an [arkham.other_world]"
        "|lost=lost in time and space|waters=at an [arkham.aquatic_location]}: {effect:open}"
    ),
    pl=(
        "każdy [arkham.investigator:nom] {where? other_worlds=w Innym Świecie"
        "|lost=zagubiony w czasie i przestrzeni|waters=na [arkham.aquatic_location:loc]}: "
        "{effect:open}"
    ),
    uk=(
        "кожен [arkham.investigator:nom]{where? other_worlds= в Іншому Світі"
        "|lost=, який загубився в часі та просторі|waters= у [arkham.aquatic_location:loc]}: "
        "{effect:open}"
    ),
)
says(
    Owners,
    en="each [arkham.investigator] with [=arkham-card-$face]: {effect:open}",
    pl="każdy [arkham.investigator:nom] z [=arkham-card-$face:ins kernel.card]: {effect:open}",
    uk="кожен [arkham.investigator:nom] з [=arkham-card-$face:ins kernel.card]: {effect:open}",
)
says(
    FirstPlayer,
    en=f"the first player{{effect? {DEEDS}= {{!s3}}{{effect}}|: {{effect:open}}}}",
    pl=f"pierwszy gracz{{effect? {DEEDS}= {{!s3}}{{effect}}|: {{effect:open}}}}",
    uk=f"перший гравець{{effect? {DEEDS}= {{!s3}}{{effect}}|: {{effect:open}}}}",
)
says(
    WhoHasLeast,
    en=(
        "the [arkham.investigator] with the least {what? sanity=[Sanity]|[Stamina]} "
        "(the first player breaks ties): {effect:open}"
    ),
    pl=(
        "[arkham.investigator:nom] z najmniejszą {what? sanity=[Poczytalność:ins]"
        "|[Wytrzymałość:ins]} (przy remisie decyduje pierwszy gracz): {effect:open}"
    ),
    uk=(
        "[arkham.investigator:nom] з {what? sanity=найменшим [Розум:ins]"
        "|найменшою [Витривалість:ins]} (за рівності обирає перший гравець): {effect:open}"
    ),
)
WHERE_EN = (
    "{where? sky_and_outskirts=in the [arkham.sky] and the [arkham.outskirts]"
    "|streets=in all [arkham.street_area:pl]|locations=in all [arkham.location:pl]"
    "|town=in Arkham|in [=the arkham-neighborhood-$where]}"
)
WHERE_PL = (
    "{where? sky_and_outskirts=z Przestworzy i Peryferii"
    "|streets=ze wszystkich [arkham.street_area:gen.pl]"
    "|locations=ze wszystkich [arkham.location:gen.pl]|town=z Arkham"
    "|z [=arkham-neighborhood-$where:gen]}"
)
WHERE_UK = (
    "{where? sky_and_outskirts=з Неба та Околиць|streets=з усіх [arkham.street_area:gen.pl]"
    "|locations=з усіх [arkham.location:gen.pl]|town=з Аркгема"
    "|з [=arkham-neighborhood-$where:gen]}"
)
says(
    MonstersReturn,
    en=(
        "{kind? none=all [arkham.monster:pl]|haunter_of_the_dark=the [arkham.$kind]"
        f"|all [arkham.$kind:pl]{{other? none=| and all [arkham.$other:pl]}}}} {WHERE_EN} "
        "{kind? haunter_of_the_dark=goes|go} back into the [arkham.monster_cup]"
        "{terror? true=// if any went back, <increase> the [arkham.terror_level] by 1|}"
    ),
    pl=(
        "<odłożyć> do [arkham.monster_cup:gen] {kind? none=wszystkie [arkham.monster:acc.pl]"
        "|haunter_of_the_dark=[arkham.$kind:acc]"
        "|[wszystkie:acc.pl arkham.$kind] [arkham.$kind:acc.pl]"
        f"{{other? none=| i [arkham.$other:acc.pl]}}}} {WHERE_PL}"
        "{terror? true=// jeśli jakiś wrócił, zwiększ [arkham.terror_level:acc] o 1|}"
    ),
    uk=(
        "<повернути> до [arkham.monster_cup:gen] {kind? none=всіх [arkham.monster:acc.pl]"
        "|haunter_of_the_dark=[arkham.$kind:acc]|dark_young=всі [arkham.$kind:acc.pl]"
        f"|всіх [arkham.$kind:acc.pl]{{other? none=| і [arkham.$other:acc.pl]}}}} {WHERE_UK}"
        "{terror? true=// якщо хоч хтось повернувся, збільште [arkham.terror_level:acc] на 1|}"
    ),
)
says(
    MonstersAppear,
    en="{monsters:n arkham.monster} {monsters? 1=appears|appear} [=where arkham-space-$space]",
    pl=(
        "w [=arkham-space-$space:loc] {monsters? 1=pojawia się {monsters:nom arkham.monster}"
        "|pojawiają się {monsters:nom arkham.monster}}"
    ),
    uk=(
        "у [=arkham-space-$space:loc] {monsters? 1=з’являється {monsters:nom arkham.monster}"
        "|з’являються {monsters:nom arkham.monster}}"
    ),
)
says(
    Space,
    noun=True,
    en="[=the arkham-space-$space]",
    pl="w [=arkham-space-$space:loc]",
    uk="у [=arkham-space-$space:loc]",
)
says(
    MonsterInEach,
    en="{1:n arkham.monster} appears in each of these places: {spaces:and}",
    pl="{spaces:and} pojawia się po {1:loc arkham.monster}",
    uk="{spaces:and} з’являється по {1:dat arkham.monster}",
)
says(
    TrophiesComeBack,
    en=(
        "all [arkham.$kind:pl] among the [arkham.monster_trophy:pl] come back to life "
        "[=where arkham-space-$space]"
    ),
    pl="wszystkie trofea za [arkham.$kind:acc.pl] ożywają w [=arkham-space-$space:loc]",
    uk="усі трофеї за [arkham.$kind:acc.pl] оживають у [=arkham-space-$space:loc]",
)
says(
    ClosedToNextTurn,
    en="<close> [=the arkham-space-$space] through the end of the next turn",
    pl="<zamknąć> [=arkham-space-$space:acc] do końca następnej tury",
    uk="<зачинити> [=arkham-space-$space:acc] до кінця наступного ходу",
)
says(
    InForceToNextTurn,
    en="this is in force through the end of the next turn",
    pl="ta karta obowiązuje do końca następnej tury",
    uk="ця карта діє до кінця наступного ходу",
)
says(
    EmptyJail,
    en="all arrested [arkham.investigator:pl] go free",
    pl="wszyscy aresztowani [arkham.investigator:nom.pl] wychodzą na wolność",
    uk="усі заарештовані [arkham.investigator:nom.pl] виходять на волю",
)
says(
    CluesVanish,
    en="<remove> all [arkham.clue_token:pl] from the board",
    pl="<usunąć> z planszy wszystkie [arkham.clue_token:acc.pl]",
    uk="<прибрати> з поля всі [arkham.clue_token:acc.pl]",
)
says(
    Surge,
    en="there is a monster surge",
    pl="następuje spotęgowanie potworów",
    uk="відбувається наплив монстрів",
)
says(
    Awaken,
    en="the [arkham.ancient_one] awakens",
    pl="[arkham.ancient_one:nom] się budzi",
    uk="[arkham.ancient_one:nom] пробуджується",
)
says(
    LoseNamed,
    en="<discard> [=arkham-card-$face]",
    pl="<odrzucić> [=arkham-card-$face:acc kernel.card]",
    uk="<скинути> [=arkham-card-$face:acc kernel.card]",
)
