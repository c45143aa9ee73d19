"""What the happenings that abilities answer say.

They are told as done ("after"), as facts ("when"), as what would happen, or as what cannot happen.
"""

from __future__ import annotations

from kadath.text.says import says

from ..triggers import (
    Advances,
    DamageDealt,
    DiscoversClues,
    DrawsToken,
    DrawsTreachery,
    EnemyAttacks,
    EnemyDefeated,
    EnemyEngages,
    EnemyEvaded,
    EnemyMoves,
    EnemySpawns,
    Enters,
    EntersPlay,
    FailsTest,
    GameEnds,
    Investigates,
    Leaves,
    LeavesPlay,
    PhaseBegins,
    PhaseEnds,
    PlaysCard,
    RevealsToken,
    RoundEnds,
    Spawns,
    SpendsClues,
    SucceedsAt,
    TakesHarm,
    TurnBegins,
    TurnEnds,
)
from .places import at_en, at_pl, at_uk, trait_en, trait_pl, trait_uk

# --- Enemies -------------------------------------------------------------------------------------

says(
    EnemyAttacks,
    en="{enemy!lcg.enemy} <attack>{whom? none=| {whom}}",
    pl=(
        "{enemy!lcg.enemy} {@mood? cannot={@? p3=nie mogą|nie może}"
        "{whom? none=|You= cię|} <atakować:inf>{whom? none,You=| {whom:gen}}"
        "|{whom? You=cię |}<zaatakować>{whom? none,You=| {whom:acc}}}"
    ),
    uk="{enemy!lcg.enemy} <атакувати>{whom? none=| {whom:acc}}",
    gives={"enemy": "enemy lcg.enemy", "who": "whom lcg.investigator"},
    words={"it": "attack"},
)
says(
    DamageDealt,
    en=(
        "{by_attack? true=an [lcg.enemy]’s attack {!s3}<deal> [lcg.$kind] to {card}"
        "|[lcg.$kind] {!s3}<be> placed on {card}}"
    ),
    pl=(
        "{by_attack? true=atak [lcg.enemy:gen] {!s3}<zadać> [lcg.$kind:acc.pl] {card:dat}"
        "|na {card? You=twoim badaczu|{card:loc}} {!p3}<zostać> umieszczone [lcg.$kind:nom.pl]}"
    ),
    uk=(
        "{by_attack? true=атака [lcg.enemy:gen] {!s3.f}<нанести> [lcg.$kind:acc.pl] {card:dat}"
        "|на {card? You=вашого дослідника|{card:acc}} покладено {kind? horror=[lcg.horror:acc]"
        "|[lcg.$kind:acc.pl]}}"
    ),
    gives={"attacker": "lcg.enemy"},
)
says(
    EnemyDefeated,
    en=(
        "{by? none={enemy!lcg.enemy} <be> defeated"
        "|{by!} <defeat> {enemy? none=an [lcg.enemy]|{enemy}}}"
    ),
    pl=(
        "{by? none={enemy!lcg.enemy} <zostać> pokonany"
        "|{by!} <pokonać> {enemy? none=[lcg.enemy:acc]|{enemy:acc}}}"
    ),
    uk=(
        "{by? none={enemy? none=[lcg.enemy:acc]|{enemy:acc}} переможено"
        "|{by!} <перемогти> {enemy? none=[lcg.enemy:acc]|{enemy:acc}}}"
    ),
    gives={"card": "enemy lcg.enemy", "who": "by lcg.investigator"},
)
says(
    EnemyEngages,
    en="{enemy!lcg.enemy} <engage> {whom}",
    pl="{enemy!lcg.enemy} <wejść> w zwarcie z {whom:ins}",
    uk="{enemy!lcg.enemy} <вступити> в бій з {whom:ins}",
    gives={"enemy": "enemy lcg.enemy", "who": "whom lcg.investigator"},
)
says(
    EnemyEvaded,
    en="{by!lcg.investigator} <evade> {enemy? none=an [lcg.enemy]|{enemy}}",
    pl="{by!lcg.investigator} <wymknąć się> {enemy? none=[lcg.enemy:dat]|{enemy:dat}}",
    uk="{by!lcg.investigator} <втекти> від {enemy? none=[lcg.enemy:gen]|{enemy:gen}}",
    gives={"enemy": "enemy lcg.enemy", "who": "by lcg.investigator"},
)
says(
    EnemyMoves,
    en="{enemy!} <move> into {into}",
    pl="{enemy!} {@mood? cannot=<wchodzić>|<wejść>} do {into:gen}",
    uk="{enemy!} {@mood? cannot=<входити>|<увійти>} до {into:gen}",
    gives={"mover": "enemy lcg.enemy"},
    words={"it": "move"},
)

says(
    EnemySpawns,
    en=(
        f"{{but_not? none=an|a non-[=lcg-trait-$but_not]}} [lcg.enemy] {{!s3}}<spawn>{at_en('at')}"
    ),
    pl=(
        "[lcg.enemy]{but_not? none=| bez cechy [=lcg-trait-$but_not]} {!s3}<zostać> rozstawiony"
        f"{at_pl('at')}"
    ),
    uk=(
        "{!s3}[lcg.enemy:acc]{but_not? none=| без риси [=lcg-trait-$but_not]} "
        f"{{@mood? done=розміщено|розміщують}}{at_uk('at')}"
    ),
    gives={"enemy": "lcg.enemy"},
)

says(
    Spawns,
    en="{enemy!} <spawn>",
    pl="{enemy!} <zostać> rozstawiony",
    uk="{!s3}{@mood? done=розміщено|розміщують} {enemy:acc}",
    gives={"enemy": "enemy lcg.enemy"},
)

# --- Locations and cards -------------------------------------------------------------------------

says(
    Enters,
    en="{who!} <enter> {location}",
    pl="{who!} <wejść> do {location:gen}",
    uk="{who!} <увійти> до {location:gen}",
    gives={"who": "who lcg.investigator"},
    words={"it": "move"},
)
says(
    Leaves,
    en="{who!lcg.investigator} <leave> {location}",
    pl="{who!lcg.investigator} <opuścić> {location:acc}",
    uk="{who!lcg.investigator} <покинути> {location:acc}",
    gives={"who": "who lcg.investigator"},
    words={"it": "move"},
)
says(
    EntersPlay,
    en="{card!} <enter> play",
    pl="{card!} <wejść> do gry",
    uk="{card!} <увійти> у гру",
    gives={"card": "card lcg.card"},
)
says(
    DiscoversClues,
    en=f"{{who!}} <discover> [lcg.clue:pl]{at_en('at')}",
    pl=(
        "{who!} {@mood? cannot=<odkrywać> [lcg.clue:gen.pl]|<odkryć> [lcg.clue:acc.pl]}"
        f"{at_pl('at')}"
    ),
    uk=f"{{who!}} {{@mood? cannot=<знаходити>|<знайти>}} [lcg.clue:acc.pl]{at_uk('at')}",
    gives={"who": "who lcg.investigator"},
)
says(
    SpendsClues,
    en="{who!} <spend> [lcg.clue:pl]",
    pl="{who!} {@mood? cannot=<wydawać> [lcg.clue:gen.pl]|<wydać> [lcg.clue:acc.pl]}",
    uk="{who!} {@mood? cannot=<витрачати>|<витратити>} [lcg.clue:acc.pl]",
    gives={"who": "who lcg.investigator"},
)
says(
    Investigates,
    en="{who!lcg.investigator} <investigate> {location}",
    pl="{who!lcg.investigator} {@mood? cannot=<badać>|<zbadać>} {location:gen}",
    uk="{who!lcg.investigator} {@mood? cannot=<досліджувати>|<дослідити>} {location:acc}",
    gives={"who": "who lcg.investigator"},
)
says(
    LeavesPlay,
    en="{card!} <leave> play",
    pl="{card!} <opuścić> {@mood? cannot=gry|grę}",
    uk="{card!} <вийти> з гри",
    gives={"card": "card lcg.card"},
)
says(
    TakesHarm,
    en="{who!} <take> [lcg.$kind]",
    pl="{who!} <otrzymać> [lcg.$kind:acc.pl]",
    uk="{who!} <отримати> {kind? horror=[lcg.horror:acc]|[lcg.$kind:acc.pl]}",
    gives={"who": "who lcg.investigator"},
)
says(
    DrawsTreachery,
    en="{who!} <draw> a [lcg.treachery] that is not a [lcg.weakness]",
    pl="{who!} <dobrać> [lcg.treachery:acc], który nie jest [lcg.weakness:ins]{,}",
    uk="{who!} <взяти> [lcg.treachery:acc], яка не є [lcg.weakness:ins]{,}",
    gives={"card": "lcg.treachery", "who": "who lcg.investigator"},
)
says(
    PlaysCard,
    en=f"{{who!}} <play> {{@mood? cannot=|a }}{trait_en()}{{@mood? cannot=cards|card}}",
    pl=(
        "{who!} {@mood? cannot=<zagrywać> [lcg.card:gen.pl]|<zagrać> [lcg.card:acc]}"
        f"{trait_pl()}"
    ),
    uk=f"{{who!}} {{@mood? cannot=<грати> [lcg.card:acc.pl]|<зіграти> [lcg.card:acc]}}{trait_uk()}",
    gives={"card": "lcg.card", "who": "who lcg.investigator"},
)

# --- Skill tests ---------------------------------------------------------------------------------

says(
    RevealsToken,
    en="{who!} <reveal> a [lcg.chaos_token]{negative? true= with a negative modifier|}",
    pl="{who!} <odkryć> [lcg.chaos_token:acc]{negative? true= z ujemnym modyfikatorem|}",
    uk="{who!} <витягнути> [lcg.chaos_token:acc]{negative? true= з від’ємним модифікатором|}",
    gives={"who": "who lcg.investigator"},
    words={"it": "chaos_token"},
)
says(
    DrawsToken,
    en="{who!} <reveal> {@mood? cannot=[lcg.chaos_token:pl]|a [lcg.chaos_token]}",
    pl=(
        "{who!} {@mood? cannot=<odkrywać> [lcg.chaos_token:gen.pl]|<odkryć> [lcg.chaos_token:acc]}"
    ),
    uk=(
        "{who!} {@mood? cannot=<витягати> [lcg.chaos_token:acc.pl]"
        "|<витягнути> [lcg.chaos_token:acc]}"
    ),
    gives={"who": "who lcg.investigator"},
)
says(
    FailsTest,
    en=(
        "{who!} <fail> {kind? fight=an attack|evade=an evasion attempt"
        "|investigate=an investigation|a [lcg.skill_test]}{most? none=| by {most} or less}"
    ),
    pl=(
        "{who!} <ponieść> porażkę w {kind? fight=ataku|evade=próbie wymknięcia się"
        "|investigate=badaniu|[lcg.skill_test:loc]}{most? none=| o najwyżej {most}}"
    ),
    uk=(
        "{who!} <провалити> {kind? fight=атаку|evade=спробу втечі|investigate=дослідження"
        "|[lcg.skill_test:acc]}{most? none=| щонайбільше на {most}}"
    ),
    gives={"who": "who lcg.investigator"},
)
says(
    SucceedsAt,
    en=(
        "{who!} <succeed> at {kind? fight=attacking|evade=evading|investigate=investigating"
        "|a [lcg.skill_test]}{against? none=| {against}}{least? 0=| by {least} or more}"
    ),
    pl=(
        "{who!} <odnieść> sukces w {kind? fight=ataku{against? none=| na {against:acc}}"
        "|evade=próbie wymknięcia się{against? none=| {against:dat}}"
        "|investigate=badaniu{against? none=| {against:gen}}"
        "|[lcg.skill_test:loc]}{least? 0=| o co najmniej {least}}"
    ),
    uk=(
        "{who!} <досягти> успіху в {kind? fight=атаці{against? none=| на {against:acc}}"
        "|evade=спробі втечі{against? none=| від {against:gen}}"
        "|investigate=дослідженні{against? none=| {against:gen}}"
        "|[lcg.skill_test:loc]}{least? 0=| щонайменше на {least}}"
    ),
    gives={"who": "who lcg.investigator", "against": "against lcg.enemy"},
    words={"test": "$kind"},
)

# --- Rounds, phases and turns --------------------------------------------------------------------

says(
    PhaseBegins,
    en="{phase? none=a [lcg.phase]|the [lcg.$(phase)_phase]} {!s3}<begin>",
    pl="{!s3}<rozpocząć się> {phase? none=[lcg.phase:nom]|[lcg.$(phase)_phase:nom]}",
    uk="{!s3.f}<початися> {phase? none=[lcg.phase:nom]|[lcg.$(phase)_phase:nom]}",
)
says(
    PhaseEnds,
    en="{phase? none=a [lcg.phase]|the [lcg.$(phase)_phase]} {!s3}<end>",
    pl="{!s3}<zakończyć się> {phase? none=[lcg.phase:nom]|[lcg.$(phase)_phase:nom]}",
    uk="{!s3.f}<закінчитися> {phase? none=[lcg.phase:nom]|[lcg.$(phase)_phase:nom]}",
)
says(
    Advances,
    en="{card!} <advance>",
    pl="następuje postęp {card:gen}",
    uk="{card!} просувається",
)
says(
    TurnBegins,
    en="{who? You=your|{who}’s} [lcg.turn] {!s3}<begin>",
    pl="{!s3}<rozpocząć się> {who? You=twoja [lcg.turn:nom]|[lcg.turn:nom] {who:gen}}",
    uk="{!s3.m}<початися> {who? You=ваш [lcg.turn:nom]|[lcg.turn:nom] {who:gen}}",
    gives={"who": "who lcg.investigator"},
)
says(
    TurnEnds,
    en="{who? You=your|{who}’s} [lcg.turn] {!s3}<end>",
    pl="{!s3}<zakończyć się> {who? You=twoja [lcg.turn:nom]|[lcg.turn:nom] {who:gen}}",
    uk="{!s3.m}<закінчитися> {who? You=ваш [lcg.turn:nom]|[lcg.turn:nom] {who:gen}}",
    gives={"who": "who lcg.investigator"},
)
says(
    GameEnds,
    en="the [lcg.game] {!s3}<end> for {who}",
    pl="{!s3}<zakończyć się> {who? You=twoja [lcg.game:nom]|[lcg.game:nom] {who:gen}}",
    uk="{!s3.f}<закінчитися> {who? You=ваша [lcg.game:nom]|[lcg.game:nom] {who:gen}}",
    gives={"who": "who lcg.investigator"},
)
says(
    RoundEnds,
    en="the [lcg.round] {!s3}<end>",
    pl="{!s3}<zakończyć się> [lcg.round:nom]",
    uk="{!s3.m}<закінчитися> [lcg.round:nom]",
)
