"""The text of modifiers."""

from __future__ import annotations

from kadath.text.says import says

from ..modifiers import (
    Bonus,
    CannotLoseTo,
    CombatBonus,
    ExtraClueDie,
    FailsChecks,
    IsMagical,
    SixesCountTwice,
    SpellBonus,
    SucceedOn,
)

CHECKS = (
    "combat_check,evade_check,horror_check,spell_check,any_check,closing_check,martial_law_check,"
    "speed_check,"
    "sneak_check,fight_check,will_check,lore_check,luck_check"
)

RAISED = f"{{to? {CHECKS}=[arkham.$to:gen.pl]|[arkham.$to:gen]}}"
FEWER_CLUES_PL = (
    "{by? -1=o {1:acc arkham.clue_token}|-2=o {2:acc arkham.clue_token}} mniej "
    "za zapieczętowanie [arkham.gate:gen]"
)
"""In Polish one draws, chooses, or pays more or less: nobody has "−2 to the cost of sealing"."""
says(
    Bonus,
    en=f"<have> {{by:signed}} to {{to? {CHECKS}=[arkham.$to:n.pl]|[arkham.$to:n]}}",
    pl=(
        "{to? encounter_cards=na spotkanie <dobrać> o {by? 1=1 kartę} Obszaru więcej"
        "|gate_cards=na spotkanie <dobrać> o {by? 1=1 kartę} Bramy więcej"
        "|look_cards=<dobrać> o {by:acc arkham.innsmouth_look_card} więcej"
        "|symbols_picked=zamykając [arkham.gate:acc], <wybrać> o {by? 1=1 symbol} więcej"
        "|healing=twoja zdolność przywraca o {by? 1=1 punkt} więcej"
        f"|seal_cost=<płacić> {FEWER_CLUES_PL}"
        "|price=<płacić> o {1:acc arkham.dollar} {by? 1=więcej|-1=mniej} za to, co kupujesz"
        "|spell_cost=<płacić> o {by? -1={1:acc arkham.sanity}} mniej za rzucanie "
        "[arkham.spell:gen.pl]"
        "|tome_cost=<płacić> o {by? -1={1:acc arkham.movement_point}} mniej za użycie "
        "[arkham.tome:gen.pl]"
        f"|<mieć> {{by:signed}} do {RAISED}}}"
    ),
    uk=f"<мати> {{by:signed}} до {RAISED}",
)
says(
    CombatBonus,
    en="<have> a +{by} {kind? physical=physical|magical=magical} bonus to [arkham.combat_check:pl]",
    pl=(
        "<mieć> {kind? physical=fizyczną|magical=magiczną} premię +{by} "
        "do [arkham.combat_check:gen.pl]"
    ),
    uk=(
        "<мати> {kind? physical=фізичний|magical=магічний} бонус +{by} "
        "до [arkham.combat_check:gen.pl]"
    ),
)
says(
    SixesCountTwice,
    en="each 6 in a [arkham.combat_check] with this card counts as {2:n arkham.success}",
    pl=(
        "każda szóstka w [arkham.combat_check:loc] z użyciem tej karty "
        "liczy się jako {2:nom arkham.success}"
    ),
    uk="кожна 6 в [arkham.combat_check:loc] з цією картою рахується за {2:acc arkham.success}",
)
says(
    ExtraClueDie,
    en=(
        "when you spend a [arkham.clue_token] on "
        "{skill? none=any check|a [arkham.$(skill)_check]}, <roll> 1 more [arkham.die]"
    ),
    pl=(
        "gdy wydajesz [arkham.clue_token:acc] na "
        "{skill? none=dowolny test|[arkham.$(skill)_check:acc]}, <rzucić> 1 kością więcej"
    ),
    uk=(
        "коли ви витрачаєте [arkham.clue_token:acc] на "
        "{skill? none=будь-яку перевірку|[arkham.$(skill)_check:acc]}, "
        "<кинути> на 1 кубик більше"
    ),
)
says(
    SucceedOn,
    en="in your checks, {lowest? 6=only a 6|a {lowest} or higher} is a [arkham.success]",
    pl=(
        "w twoich testach [arkham.success:ins] jest "
        "{lowest? 6=tylko wynik 6|wynik {lowest} lub wyższy}"
    ),
    uk=(
        "у ваших перевірках [arkham.success:ins] є "
        "{lowest? 6=лише результат 6|результат {lowest} або вищий}"
    ),
)

says(
    IsMagical,
    en="the bonus of {of} is magical",
    pl="premia {of:gen} jest magiczna",
    uk="бонус {of:gen} магічний",
)
says(
    CannotLoseTo,
    en="you lose nothing to the ability “[=arkham-keyword-$keyword]”",
    pl="przez zdolność „[=arkham-keyword-$keyword]” nic nie tracisz",
    uk="ви нічого не втрачаєте через здібність «[=arkham-keyword-$keyword]»",
)
says(
    FailsChecks,
    en="you fail {checks:n.pl and arkham.*} automatically",
    pl="automatycznie nie zdajesz {checks:gen.pl and arkham.*}",
    uk="ви автоматично провалюєте {checks:acc.pl and arkham.*}",
)
says(
    SpellBonus,
    en=(
        "your [arkham.spell:pl] with a bonus to [arkham.combat_check:pl] give "
        "{by? none=as much more as they need hands|+{by} more}"
    ),
    pl=(
        "twoje [arkham.spell:nom.pl] z premią do [arkham.combat_check:gen.pl] dają "
        "{by? none=o tyle więcej, ile wymagają dłoni|o {by} więcej}"
    ),
    uk=(
        "ваші [arkham.spell:nom.pl] з бонусом до [arkham.combat_check:gen.pl] дають "
        "{by? none=на стільки більше, скільки потребують рук|на {by} більше}"
    ),
)
