"""The text of the triggers about skill tests."""

from __future__ import annotations

from kadath.text.says import says

from ..skill_test_triggers import DrawsToken, FailsTest, RevealsToken, SucceedsAt

says(
    RevealsToken,
    en="{who!} <reveal> a [lcg.chaos_token]{negative? true= whose modifier is negative|}",
    pl=(
        "{who!} <odkryć> [lcg.chaos_token:acc]"
        "{negative? true=, którego modyfikator jest ujemny{,}|}"
    ),
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
        "|a [lcg.skill_test]}{against? none=| {against}}{least? 0=| by at least {least}}"
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
