"""The text of Environments."""

from __future__ import annotations

from kadath.text.says import says

from ..environments import (
    APhaseBegins,
    AtGateTo,
    AtSpace,
    MonstersSurge,
    MovementEndsOutside,
    Moving,
    NotDeputy,
    OneInStreets,
    RegainOnly,
    RiskAll,
    SomebodyClosesGate,
    ThisEnds,
    TownNumber,
    TownRule,
    WeakMagic,
    YouEnterWater,
)

says(
    TownRule,
    en=(
        "{what? no_new_clues=[arkham.mythos_card:pl] put no [arkham.clue_token:pl] on the board"
        "|no_terror=the [arkham.terror_level] cannot rise"
        "|no_sealing=[arkham.gate:pl] cannot be sealed, though they can be closed"
        "|no_casting=no [arkham.spell] can be cast"
        "|no_rails=nobody can travel between Arkham and Innsmouth through the Train Station"
        "|no_watch=under martial law nobody has to make an [arkham.evade_check]"
        "|no_clue_dice=no [arkham.clue_token:pl] can be spent on checks"
        "|flooded=all [arkham.street_area:pl] are aquatic, too"
        "|parade=[=the arkham-space-merchant_district] are barred: nobody goes in, out, or through}"
    ),
    pl=(
        "{what? no_new_clues=[arkham.clue_token:nom.pl] z [arkham.mythos_card:gen.pl] nie "
        "trafiają na planszę"
        "|no_terror=[arkham.terror_level:nom] nie może wzrosnąć"
        "|no_sealing=[arkham.gate:gen.pl] nie można pieczętować, choć można je zamykać"
        "|no_casting=nie można rzucać [arkham.spell:gen.pl]"
        "|no_rails=nikt nie może podróżować między Arkham a Innsmouth przez "
        "[=arkham-space-train_station:acc]"
        "|no_watch=w stanie wyjątkowym nikt nie musi wykonywać [arkham.evade_check:gen]"
        "|no_clue_dice=nie można wydawać [arkham.clue_token:gen.pl] na testy"
        "|flooded=wszystkie [arkham.street_area:nom.pl] są też [arkham.aquatic_location:ins.pl]"
        "|parade=nikt nie może wejść do [=arkham-space-merchant_district:gen], opuścić ich "
        "ani przez nie przejść}"
    ),
    uk=(
        "{what? no_new_clues=[arkham.mythos_card:nom.pl] не кладуть на поле "
        "[arkham.clue_token:gen.pl]"
        "|no_terror=[arkham.terror_level:nom] не може зрости"
        "|no_sealing=[arkham.gate:acc.pl] не можна запечатувати, хоча можна закривати"
        "|no_casting=не можна накладати [arkham.spell:acc.pl]"
        "|no_rails=ніхто не може їздити між Аркгемом та Інсмутом через вокзал"
        "|no_watch=за воєнного стану нікому не треба виконувати [arkham.evade_check:acc]"
        "|no_clue_dice=не можна витрачати [arkham.clue_token:acc.pl] на перевірки"
        "|flooded=усі [arkham.street_area:nom.pl] теж водні"
        "|parade=ніхто не може вийти на [=arkham-space-merchant_district:acc], покинути їх "
        "чи пройти ними}"
    ),
)
says(
    TownNumber,
    en="{by:signed} to the [arkham.$what]",
    pl=(
        "{what? gate_limit=[arkham.ancient_one:acc] budzi dopiero o {by:acc arkham.open_gate} "
        "więcej"
        "|signs_to_win=do zwycięstwa potrzeba o {by? 1=1 Znak Starszych Bogów} więcej}"
    ),
    uk="[arkham.$what:nom]: {by:signed}",
)
says(
    RegainOnly,
    en=(
        "[arkham.$what] can be regained only through the ability of [=the arkham-space-$place] "
        "and with the help of [=arkham-card-$person]"
    ),
    pl=(
        "[arkham.$what:acc.pl] można odzyskać tylko dzięki zdolnościom "
        "[=arkham-space-$place:gen] i [=arkham-card-$person:gen]"
    ),
    uk=(
        "[arkham.$what:acc.pl] можна відновити лише завдяки здібностям "
        "[=arkham-space-$place:gen] і [=arkham-card-$person:gen]"
    ),
)
says(
    Moving,
    en="[=arkham-movement-$movement] [arkham.monster]",
    pl=(
        "{movement? flying=[latający]|fast=[szybki]|stationary=[nieruchomy]|aquatic=[wodny]"
        "|unique=[wyjątkowy]|[zwykły]} [arkham.monster]"
    ),
    uk=(
        "{movement? flying=[летючий]|fast=[швидкий]|stationary=[нерухомий]|aquatic=[водний]"
        "|unique=[особливий]|[звичайний]} [arkham.monster]"
    ),
    kind_of_thing=True,
)
says(
    WeakMagic,
    en="each [arkham.weapon_magical] gives {by} less to [arkham.combat_check:pl]",
    pl="każda [arkham.weapon_magical:nom] daje o {by} mniej do [arkham.combat_check:gen.pl]",
    uk="кожна [arkham.weapon_magical:nom] дає на {by} менше до [arkham.combat_check:gen.pl]",
)
says(
    AtGateTo,
    en="you are at a [arkham.gate] to [=the arkham-card-$world]",
    pl="jesteś przy [arkham.gate:loc] do [=arkham-card-$world:gen]",
    uk="ви біля [arkham.gate:gen] до [=arkham-card-$world:gen]",
)
says(
    NotDeputy,
    en="you are not the [arkham.deputy]",
    pl="nie jesteś [arkham.deputy:ins]",
    uk="ви не [arkham.deputy:nom]",
)
says(
    AtSpace,
    en="you are [=where arkham-space-$space]",
    pl="jesteś w [=arkham-space-$space:loc]",
    uk="ви в [=arkham-space-$space:loc]",
)
says(
    MovementEndsOutside,
    en="when you end your movement in a [arkham.street_area]{,}",
    pl="gdy kończysz ruch na [arkham.street_area:loc]{,}",
    uk="коли ви закінчуєте рух на [arkham.street_area:loc]{,}",
)
says(
    YouEnterWater,
    en="after you come to an [arkham.aquatic_location]{,}",
    pl="po tym, jak wejdziesz na [arkham.aquatic_location:acc]{,}",
    uk="після того як ви потрапите до [arkham.aquatic_location:gen]{,}",
)
says(
    APhaseBegins,
    en="at the beginning of the {phase? upkeep=Upkeep|Mythos} phase{,}",
    pl="na początku fazy {phase? upkeep=Utrzymania|Mitów}",
    uk="на початку фази {phase? upkeep=Утримання|Міфу}",
)
says(
    MonstersSurge,
    en="after a monster surge begins{,}",
    pl="gdy następuje spotęgowanie potworów{,}",
    uk="коли стається наплив монстрів{,}",
)
says(
    SomebodyClosesGate,
    en="each [arkham.investigator]: after you close a [arkham.gate]{,}",
    pl="każdy [arkham.investigator:nom]: po tym, jak zamkniesz [arkham.gate:acc]{,}",
    uk="кожен [arkham.investigator:nom]: після того як ви закриєте [arkham.gate:acc]{,}",
)
says(
    RiskAll,
    en=(
        "<roll> as many [arkham.die:pl] as you have {what? sanity=[Sanity]|[Stamina]} and lose 1 "
        "of it for each that is not a [arkham.success]// if you have none left, you are devoured// "
        "otherwise, {effect:imp}"
    ),
    pl=(
        "<rzucić> tyloma [arkham.die:ins.pl], ile masz "
        "{what? sanity=Poczytalności|Wytrzymałości}, tracąc 1 jej punkt za każdą bez "
        "[arkham.success:gen]// jeśli nic ci nie zostało, zostajesz pochłonięty// "
        "w przeciwnym razie {effect:imp}"
    ),
    uk=(
        "<кинути> стільки [arkham.die:gen.pl], скільки у вас {what? sanity=Розуму|Витривалості}, "
        "і втратити 1 пункт за кожен без [arkham.success:gen]// якщо нічого не лишилося, вас "
        "пожерто// інакше {effect:imp}"
    ),
)
says(
    ThisEnds,
    en="<discard> this card",
    pl="<odrzucić> tę kartę",
    uk="<скинути> цю карту",
)
says(
    OneInStreets,
    en=(
        "the first player chooses an [arkham.investigator] in a [arkham.street_area], if there is "
        "one; the chosen one {!s3}{effect}"
    ),
    pl=(
        "pierwszy gracz wybiera [arkham.investigator:acc] na [arkham.street_area:loc], jeśli jakiś "
        "tam jest; wybrany [arkham.investigator:nom] {!s3.m}{effect}"
    ),
    uk=(
        "перший гравець обирає [arkham.investigator:acc] на [arkham.street_area:loc], якщо такий "
        "є; обраний [arkham.investigator:nom] {!s3.m}{effect}"
    ),
)
