"""The text of the verbs about monsters in encounters."""

from __future__ import annotations

from kadath.text.says import says

from ...effects.meetings import (
    BanishBySymbol,
    DefeatAny,
    EmptyOutskirts,
    MonsterAppears,
    MonsterToOutskirts,
    SpendTrophyToBanish,
    TrophyFromBoard,
    TrophyFromCup,
)

says(
    MonsterAppears,
    en=(
        "{monsters? 1=a [arkham.monster] appears|{monsters:n arkham.monster} appear"
        ", one after the other}{evadable? true=| (it cannot be evaded)}"
        "{toughness? 0=| (redraw up to {tries} times until one has at least {toughness} "
        "[arkham.toughness])}"
        "{won? none=|// if you defeat {monsters? 1=it|them all}, {won:imp}}"
        "{lost? none=|// if you do not defeat {monsters? 1=it|them all}, {lost:imp}}"
    ),
    pl=(
        "{monsters? 1=pojawia się [arkham.monster:nom]"
        "|pojawiają się {monsters:nom arkham.monster}, jeden po drugim}"
        "{evadable? true=| (nie można go uniknąć)}"
        "{toughness? 0=| (losuj najwyżej {tries} razy, aż trafi się taki o "
        "[arkham.toughness:loc] co najmniej {toughness})}"
        "{won? none=|// jeśli {monsters? 1=go|wszystkie} pokonasz, {won:imp}}"
        "{lost? none=|// jeśli {monsters? 1=go|ich} nie pokonasz, {lost:imp}}"
    ),
    uk=(
        "{monsters? 1=з’являється [arkham.monster:nom]"
        "|з’являються {monsters:nom arkham.monster}, один за одним}"
        "{evadable? true=| (від нього не можна ухилитися)}"
        "{toughness? 0=| (тягніть до {tries} разів, доки не трапиться такий зі "
        "[arkham.toughness:ins] щонайменше {toughness})}"
        "{won? none=|// якщо ви {monsters? 1=його|всіх} переможете, {won:imp}}"
        "{lost? none=|// якщо ви {monsters? 1=його|їх} не переможете, {lost:imp}}"
    ),
)
says(
    TrophyFromCup,
    en=(
        "<take> a random [arkham.monster] from the [arkham.monster_cup] as a trophy "
        "(even an Endless one)"
    ),
    pl=(
        "<wziąć> losowego [arkham.monster:acc] z [arkham.monster_cup:gen] jako trofeum "
        "(nawet ze zdolnością „Wieczny”)"
    ),
    uk=(
        "<взяти> випадкового [arkham.monster:acc] з [arkham.monster_cup:gen] як трофей "
        "(навіть Нескінченного)"
    ),
)
says(
    TrophyFromBoard,
    en="<take> any [arkham.monster] on the board as a trophy",
    pl="<wziąć> dowolnego [arkham.monster:acc] z planszy jako trofeum",
    uk="<взяти> будь-якого [arkham.monster:acc] з поля як трофей",
)
says(
    DefeatAny,
    en="<defeat> any [arkham.monster] on the board that is not a Spawn",
    pl="<pokonać> dowolnego [arkham.monster:acc] na planszy, który nie jest potworem lęgowym",
    uk="<перемогти> будь-якого [arkham.monster:acc] на полі, який не є монстром-виводком",
)
says(
    MonsterToOutskirts,
    en="<put> a random [arkham.monster] from the [arkham.monster_cup] in the [arkham.outskirts]",
    pl="<umieścić> losowego [arkham.monster:acc] z [arkham.monster_cup:gen] na Peryferiach",
    uk="<розмістити> випадкового [arkham.monster:acc] з [arkham.monster_cup:gen] на Околицях",
)
says(
    EmptyOutskirts,
    en="<return> all [arkham.monster:pl] in the [arkham.outskirts] to the [arkham.monster_cup]",
    pl="<odłożyć> wszystkie [arkham.monster:acc.pl] z Peryferii do [arkham.monster_cup:gen]",
    uk="<повернути> всіх [arkham.monster:acc.pl] з Околиць до [arkham.monster_cup:gen]",
)
says(
    BanishBySymbol,
    en=(
        "<draw> a [arkham.monster] from the [arkham.monster_cup] (draw again if it has a moon)// "
        "<return> it and all [arkham.monster:pl] on the board with the same symbol to the cup"
    ),
    pl=(
        "<dobrać> [arkham.monster:acc] z [arkham.monster_cup:gen] "
        "(innego, jeśli ma symbol księżyca)// "
        "odłóż go do puli wraz ze wszystkimi [arkham.monster:ins.pl] na planszy, które mają "
        "ten sam symbol"
    ),
    uk=(
        "<добрати> [arkham.monster:acc] з [arkham.monster_cup:gen] "
        "(іншого, якщо має символ місяця)// "
        "поверніть його до пулу разом з усіма [arkham.monster:ins.pl] з цим символом на полі"
    ),
)
says(
    SpendTrophyToBanish,
    en=(
        "<spend> a [arkham.monster_trophy] without a moon symbol to return all [arkham.monster:pl] "
        "on the board with its symbol to the [arkham.monster_cup]"
    ),
    pl=(
        "<wydać> [arkham.monster_trophy:acc] o symbolu innym niż księżyc, aby odłożyć do "
        "[arkham.monster_cup:gen] wszystkie [arkham.monster:acc.pl] na planszy, które mają ten sam "
        "symbol"
    ),
    uk=(
        "<витратити> [arkham.monster_trophy:acc] без символу місяця, щоб повернути всіх "
        "[arkham.monster:acc.pl] з цим символом із поля до [arkham.monster_cup:gen]"
    ),
)
