"""The text of the triggers about enemies."""

from __future__ import annotations

from kadath.text.says import says

from ..enemy_triggers import (
    EnemyAttacks,
    EnemyDefeated,
    EnemyEngages,
    EnemyEvaded,
    EnemyMoves,
    EnemySpawns,
    Spawns,
)
from .places import at_en, at_pl, at_uk

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
    en="{enemy!} <move> to {into}",
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
        "{!s3}{but_not? Elite=[неелітний:acc lcg.enemy] |}[lcg.enemy:acc]"
        "{but_not? none,Elite=| без риси [=lcg-trait-$but_not]} "
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
