"""What the cards of Arkham Horror say; to import this is to teach the renderer the game."""

from __future__ import annotations

from kadath.text.says import says

from . import effect_wording  # noqa: F401  (registers what the effects say)
from .abilities import Action, Always, Passive, Reaction
from .amounts import Awareness, DieRoll
from .conditions import Against, OtherHandEmpty
from .costs import DiscardThis, Exhaust, SpendMovement
from .modifiers import Bonus, CombatBonus, ExtraClueDie, SixesCountTwice, SucceedOn
from .triggers import AncientOneAwakens, UsedInCombat, YouCheck, YouLose, YouRolled

# --- Abilities ------------------------------------------------------------------------------------

says(
    Passive,
    en="{changes:facts}{condition? none=| while {condition}}",
    pl="{changes:facts}{condition? none=|, gdy {condition}}",
    uk="{changes:facts}{condition? none=|, коли {condition}}",
)
says(
    Action,
    en=(
        "{phase? any=any phase|movement=Movement phase|combat=combat}{-}"
        "{costs? none=|{costs:and}: }{effect:open}"
    ),
    pl=(
        "{phase? any=dowolna faza|movement=faza Ruchu|combat=walka}{-}"
        "{costs? none=|{costs:and}: }{effect:open}"
    ),
    uk=(
        "{phase? any=будь-яка фаза|movement=фаза Руху|combat=бій}{-}"
        "{costs? none=|{costs:and}: }{effect:open}"
    ),
)
says(
    Reaction,
    en="{trigger} <may> {costs? none=|{costs:inf and} to }{effect:inf}",
    pl="{trigger} <móc> {costs? none=|{costs:inf and}, aby }{effect:inf}",
    uk="{trigger} <могти> {costs? none=|{costs:inf and}, щоб }{effect:inf}",
)
says(
    Always,
    en="{trigger} {effect:open}",
    pl="{trigger} {effect:open}",
    uk="{trigger} {effect:open}",
)

# --- Triggers: each has its own conjunction, and a comma where the language wants one -------------

says(
    YouLose,
    en="when you would lose {what? none=[arkham.sanity] or [arkham.stamina]|[arkham.$what]}{,}",
    pl=(
        "gdy masz stracić {what? none=[arkham.sanity:acc.pl] lub Wytrzymałości"
        "|[arkham.$what:acc.pl]}{,}"
    ),
    uk=(
        "коли ви маєте втратити {what? none=[arkham.sanity:acc.pl] або Витривалості"
        "|[arkham.$what:acc.pl]}{,}"
    ),
)
says(
    YouCheck,
    en="before you make {kind? evade=an|a} [arkham.$(kind)_check]{,}",
    pl="zanim wykonasz [arkham.$(kind)_check:acc]{,}",
    uk="перш ніж виконати [arkham.$(kind)_check:acc]{,}",
)
says(
    YouRolled,
    en=(
        "after you roll for "
        "{kind? none=any check|evade=an [arkham.evade_check]|a [arkham.$(kind)_check]}{,}"
    ),
    pl="po rzucie w {kind? none=dowolnym teście|[arkham.$(kind)_check:loc]}",
    uk="після кидка в {kind? none=будь-якій перевірці|[arkham.$(kind)_check:loc]}",
)
says(
    UsedInCombat,
    en="after you make a [arkham.combat_check] with this card{,}",
    pl="po [arkham.combat_check:loc] z użyciem tej karty",
    uk="після [arkham.combat_check:gen] з використанням цієї карти",
)
says(
    AncientOneAwakens,
    en="when the [arkham.ancient_one] awakens{,}",
    pl="gdy [arkham.ancient_one:nom] się przebudzi{,}",
    uk="коли [arkham.ancient_one:nom] пробуджується{,}",
)

# --- Conditions, amounts and costs ----------------------------------------------------------------

says(
    Against,
    en="you fight a [arkham.monster] with the ability “[=arkham-keyword-$keyword]”",
    pl="walczysz z [arkham.monster:ins] ze zdolnością „[=arkham-keyword-$keyword]”",
    uk="ви б’єтеся з [arkham.monster:ins] зі здібністю «[=arkham-keyword-$keyword]»",
)
says(
    OtherHandEmpty,
    en="your other hand is empty",
    pl="masz pustą drugą dłoń",
    uk="ваша друга рука порожня",
)
says(
    Awareness,
    en="the [arkham.monster_awareness]",
    pl="[arkham.monster_awareness]",
    uk="[arkham.monster_awareness]",
)
says(
    DieRoll,
    en="the [arkham.die_result]",
    pl="[arkham.die_result]",
    uk="[arkham.die_result]",
)
says(Exhaust, en="<exhaust> this card", pl="<zakryć> tę kartę", uk="<задіяти> цю карту")
says(DiscardThis, en="<discard> this card", pl="<odrzucić> tę kartę", uk="<скинути> цю карту")
says(
    SpendMovement,
    en="<spend> {points:n arkham.movement_point}",
    pl="<wydać> {points:acc arkham.movement_point}",
    uk="<витратити> {points:acc arkham.movement_point}",
)

# --- Modifiers ------------------------------------------------------------------------------------

CHECKS = "combat_check,evade_check,horror_check,spell_check"
RAISED = f"{{to? {CHECKS}=[arkham.$to:gen.pl]|[arkham.$to:gen]}}"

says(
    Bonus,
    en=f"<have> +{{by}} to {{to? {CHECKS}=[arkham.$to:n.pl]|[arkham.$to:n]}}",
    pl=f"<mieć> +{{by}} do {RAISED}",
    uk=f"<мати> +{{by}} до {RAISED}",
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
        "każda 6 w [arkham.combat_check:loc] z użyciem tej karty "
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
