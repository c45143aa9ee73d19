"""The text of Innsmouth's investigators about monsters and trophies."""

from __future__ import annotations

from kadath.text.says import says

from ..innsmouth_people import (
    BuryIt,
    CountBuried,
    EndlessGivesNoClues,
    FallsAs,
    LureMonsters,
    OnceInTheGame,
    StepAsMonster,
    SymbolShows,
    YouBury,
    YouSpendTrophy,
)

says(
    SymbolShows,
    en="when [arkham.monster:pl] with the symbol “[=arkham-dimension-$symbol]” move{,}",
    pl="gdy poruszają się [arkham.monster:nom.pl] o symbolu [=arkham-dimension-$symbol:gen]{,}",
    uk="коли рухаються [arkham.monster:nom.pl] із символом «[=arkham-dimension-$symbol]»{,}",
)
says(
    StepAsMonster,
    en=(
        "<move> as a normal [arkham.monster] with the symbol “[=arkham-dimension-$symbol]” would, "
        "without any [arkham.evade_check]"
    ),
    pl=(
        "<przejść> jak zwykły [arkham.monster:nom] o symbolu [=arkham-dimension-$symbol:gen], bez "
        "[arkham.evade_check:gen]"
    ),
    uk=(
        "<перейти> як звичайний [arkham.monster:nom] із символом «[=arkham-dimension-$symbol]», "
        "без [arkham.evade_check:gen]"
    ),
)
says(
    LureMonsters,
    en="<move> any [arkham.monster:pl] next to your place into it",
    pl="<przesunąć> do siebie dowolne sąsiednie [arkham.monster:acc.pl]",
    uk="<перемістити> до себе будь-яких сусідніх [arkham.monster:acc.pl]",
)
says(
    YouSpendTrophy,
    en="after you spend a [arkham.monster_trophy]{,}",
    pl="po wydaniu [arkham.monster_trophy:gen]",
    uk="після того як ви витратите [arkham.monster_trophy:acc]{,}",
)
says(
    BuryIt,
    en="<return> it to the box and not to the [arkham.monster_cup]",
    pl="<odłożyć> je do pudełka, a nie do [arkham.monster_cup:gen]",
    uk="<повернути> його до коробки, а не до [arkham.monster_cup:gen]",
)
says(
    YouBury,
    en="after you return a [arkham.monster_trophy] to the box{,}",
    pl="po odłożeniu [arkham.monster_trophy:gen] do pudełka",
    uk="після того як ви повернете [arkham.monster_trophy:acc] до коробки{,}",
)
says(
    CountBuried,
    en=(
        "<put> as many [arkham.token:pl] on this story as that [arkham.monster] has "
        "[arkham.toughness]"
    ),
    pl=(
        "<położyć> na karcie tej historii tyle [arkham.token:gen.pl], "
        "ile [arkham.toughness:gen] ma ten [arkham.monster:nom]"
    ),
    uk=(
        "<покласти> на цю історію стільки [arkham.token:gen.pl], скільки [arkham.toughness:gen] "
        "має цей [arkham.monster:nom]"
    ),
)
says(
    OnceInTheGame,
    en="{effect} (once in the game)",
    pl="{effect} (raz na grę)",
    uk="{effect} (один раз за гру)",
)
says(
    FallsAs,
    en="you were {state? insane=driven insane|knocked unconscious}",
    pl="{state? insane=popadasz w obłęd|zostajesz {~reader? f=ogłuszona|ogłuszony}}",
    uk="ви {state? insane=збожеволіли|знепритомніли}",
)
says(
    EndlessGivesNoClues,
    en=(
        "from a [=arkham-card-$kind] only those gain [arkham.clue_token:pl] who may take "
        "“[=arkham-keyword-endless]” [arkham.monster:pl] as trophies"
    ),
    pl=(
        "[arkham.clue_token:acc.pl] od [=arkham-card-$kind:gen] otrzymują tylko ci, którzy mogą "
        "brać jako trofea [arkham.monster:acc.pl] ze zdolnością „[=arkham-keyword-endless]”"
    ),
    uk=(
        "[arkham.clue_token:acc.pl] від [=arkham-card-$kind:gen] отримують лише ті, хто може "
        "брати як трофеї [arkham.monster:acc.pl] із здібністю «[=arkham-keyword-endless]»"
    ),
)
