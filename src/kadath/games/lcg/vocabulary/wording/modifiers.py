"""The text of modifiers: facts, not instructions."""

from __future__ import annotations

from kadath.kernel.modifiers import Adjust
from kadath.text.says import says

from ..modifiers import (
    AdditionalAction,
    Blank,
    BottomInsteadOfDiscard,
    DoubleNegatives,
    FirstCostsMore,
    Forbid,
    GainKeyword,
    MayUseSkill,
    MoreSlots,
    PlayFromDiscard,
    TreatSymbol,
    UseSkill,
)
from .places import if_en, if_pl, if_uk, trait_en, trait_pl, trait_uk


def by(form: str) -> str:
    """How much a value changes; its condition, if any, comes first."""
    number = f"{{by:{form}}}"
    return f"{{by? AmountIf={{by.otherwise? 0={{by.then:{form}}}|{number}}}|{number}}}"


def on_condition(condition: str) -> str:
    """The condition of a change that is 0 otherwise."""
    return f"{{by? AmountIf={{by.otherwise? 0={condition} |}}|}}"


says(
    Adjust,
    en=(
        f"{on_condition(if_en('by.condition') + ',')}"
        "{stat? attack_damage={of? Tester={~type? skill=it|the attack} {!s3}|{of!each} }"
        f"<deal> {{op? add={by('signed n lcg.damage')}"
        "|set={by:n lcg.damage} instead of the usual damage}"
        "|clues_discovered={of? Tester=the investigator {!s3}|{of!each} }"
        "<discover> {op? add={by:n lcg.additional_clue}}"
        "|skill_value={of? You=your|{of}’s} [lcg.skill_value] {!s3}<get> "
        f"{{op? add={by('signed')}}}|{{of!each}} <have> {{op? add={by('change lcg.$stat')}}}}}"
    ),
    pl=(
        f"{on_condition(if_pl('by.condition') + ',')}"
        "{stat? attack_damage={of? Tester=atak {!s3}|{of!each} }"
        f"<zadać> {{op? add={by('signed acc lcg.damage')}"
        "|set={by:acc lcg.damage} zamiast zwykłych obrażeń}"
        "|clues_discovered={of? Tester=badacz {!s3}|{of!each} }"
        "<odkryć> {op? add={by:acc lcg.additional_clue}}"
        "|{of!each} <otrzymać> {by? PerInvestigator={by.number:change lcg.$stat} za każdego "
        f"[lcg.investigator:acc]|{{op? add={by('change lcg.$stat')}}}}}}}"
    ),
    uk=(
        f"{on_condition(if_uk('by.condition') + ',')}"
        "{stat? attack_damage={of? Tester={~type? skill=вона|атака} {!s3.f}|{of!each} }"
        f"<нанести> {{op? add={by('signed acc lcg.damage')}"
        "|set={by:acc lcg.damage} замість звичайних ран}"
        "|clues_discovered={of? Tester=дослідник {!s3.m}|{of!each} }"
        "<знайти> {op? add={by:acc lcg.additional_clue}}"
        "|{of!each} <отримати> {by? PerInvestigator={by.number:change lcg.$stat} за кожного "
        f"[lcg.investigator:acc]|{{op? add={by('change lcg.$stat')}}}}}}}"
    ),
    game="lcg",
)
says(Forbid, en="{what:cannot}", pl="{what:cannot}", uk="{what:cannot}")
says(
    UseSkill,
    en=(
        "to {kind? fight=attack|evade=evade|investigate=investigate} {against:each}, "
        "use [lcg.$skill] instead of the usual skill"
    ),
    pl=(
        "do {kind? fight=ataku na {against:each acc}|evade=wymknięcia się {against:each dat}"
        "|investigate=badania {against:each gen}} używa się [lcg.$skill:gen] "
        "zamiast zwykłej umiejętności"
    ),
    uk=(
        "для {kind? fight=атаки на {against:each acc}|evade=втечі від {against:each gen}"
        "|investigate=дослідження {against:each gen}} використовуйте [lcg.$skill:acc] "
        "замість звичайного вміння"
    ),
)
says(
    MoreSlots,
    en=(
        "you gain {slots:n lcg.$(slot)_slot}"
        f"{{trait? none=|, for {trait_en()}[lcg.asset:pl] only}}"
    ),
    pl=(
        "zyskujesz {slots:acc lcg.additional_$(slot)_slot}"
        f"{{trait? none=| (tylko na [lcg.asset:acc.pl]{trait_pl()})}}"
    ),
    uk=(
        "ви отримуєте {slots:acc lcg.$(slot)_slot}"
        f"{{trait? none=| (тільки для [lcg.asset:gen.pl]{trait_uk()})}}"
    ),
)
says(
    MayUseSkill,
    en="you may test [lcg.$skill] instead of {instead_of:or lcg.*}",
    pl="możesz testować [lcg.$skill:acc] zamiast {instead_of:gen or lcg.*}",
    uk="ви можете перевіряти [lcg.$skill:acc] замість {instead_of:gen or lcg.*}",
)
says(
    DoubleNegatives,
    en=(
        "while {kind? fight=attacking|evade=trying to evade|investigate=investigating} "
        "{against:each}, the negative modifier of each revealed [lcg.chaos_token] counts twice"
    ),
    pl=(
        "podczas {kind? fight=ataku na {against:each acc}"
        "|evade=próby wymknięcia się {against:each dat}|investigate=badania {against:each gen}} "
        "ujemny modyfikator każdego odkrytego [lcg.chaos_token:gen] liczy się podwójnie"
    ),
    uk=(
        "під час {kind? fight=атаки на {against:each acc}|evade=спроби втечі від {against:each gen}"
        "|investigate=дослідження {against:each gen}} від’ємний модифікатор кожного витягнутого "
        "[lcg.chaos_token:gen] рахується двічі"
    ),
)
says(
    Blank,
    en="the printed text of {of:each} counts as blank, except for its traits",
    pl="wydrukowany tekst {of:each gen} uznaje się za pusty (nie licząc cech)",
    uk="надрукований текст {of:each gen} вважається порожнім (крім рис)",
)
says(
    GainKeyword,
    en="{of!each} <gain> [=lcg-keyword-$keyword]",
    pl="{of!each} <zyskać> słowo kluczowe [=lcg-keyword-$keyword]",
    uk="{of!each} <отримати> ключове слово «[=lcg-keyword-$keyword]»",
)
says(
    PlayFromDiscard,
    en=(
        "the {kind:n} closest to the top of your [lcg.discard_pile] may be played "
        "as though from your hand"
    ),
    pl=(
        "{kind:acc} [leżący:acc kind] najbliżej wierzchu twojego [lcg.discard_pile:gen] możesz "
        "zagrać tak jak z ręki"
    ),
    uk=(
        "{kind:acc}, [найближчий:acc kind] до верху вашого [lcg.discard_pile:gen], ви можете "
        "зіграти так, "
        "ніби з руки"
    ),
)
says(
    BottomInsteadOfDiscard,
    en=(
        "each {kind:n} you play, or that leaves play under your control, goes to the bottom "
        "of your deck instead of your [lcg.discard_pile]"
    ),
    pl=(
        "[każdy:nom kind] {kind:nom} po zagraniu przez ciebie lub opuszczeniu gry "
        "pod twoją kontrolą trafia "
        "na spód twojej talii, a nie na twój [lcg.discard_pile:acc]"
    ),
    uk=(
        "[кожен:nom kind] {kind:nom}, яку ви граєте або яка виходить з гри з-під вашого "
        "розпорядження, потрапляє "
        "під низ вашої колоди, а не до вашого [lcg.discard_pile:gen]"
    ),
)


says(
    TreatSymbol,
    en="each [lcg.symbol_$symbol] that you reveal counts as an [lcg.symbol_$counts_as]",
    pl=(
        "[każdy:nom lcg.symbol_$symbol] [lcg.symbol_$symbol:nom], "
        "[który:acc lcg.symbol_$symbol] odkryjesz, liczy się jako [lcg.symbol_$counts_as:nom]"
    ),
    uk=(
        "[кожен:nom lcg.symbol_$symbol] [lcg.symbol_$symbol:nom], "
        "[який:acc lcg.symbol_$symbol] ви витягнете, вважається [lcg.symbol_$counts_as:ins]"
    ),
)
says(
    AdditionalAction,
    en=(
        "you have {1:n lcg.additional_action} in your turn"
        "{trait? none=|, only to activate [=lcg-trait-$trait] cards}"
    ),
    pl=(
        "w swojej turze masz {1:acc lcg.additional_action}"
        "{trait? none=|, tylko do aktywacji kart z cechą [=lcg-trait-$trait]}"
    ),
    uk=(
        "у свій хід ви маєте {1:acc lcg.additional_action}"
        "{trait? none=|, тільки для активації карт з рисою [=lcg-trait-$trait]}"
    ),
)
says(
    FirstCostsMore,
    en=(
        "the first of these actions that you take in each [lcg.round] costs "
        "{by:n lcg.additional_action}: {actions:n or lcg.action_*}"
    ),
    pl=(
        "pierwsza w każdej [lcg.round:loc] akcja {actions:gen or lcg.action_*} kosztuje "
        "{by:acc lcg.additional_action}"
    ),
    uk=(
        "перша в кожному [lcg.round:loc] дія {actions:gen or lcg.action_*} коштує "
        "{by:acc lcg.additional_action}"
    ),
)
