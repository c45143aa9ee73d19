"""What the verbs of Machina Arcana's cards say."""

from __future__ import annotations

from kadath.text.says import says

from ..effects import (
    Attack,
    BlockAsAttacker,
    CountDown,
    Destroy,
    DestroyThis,
    GiveItem,
    InvokeExplorerEvent,
    LastsThisRound,
    LoseAll,
    Move,
    OncePerRound,
    OnRoll,
    Pull,
    Push,
    RepairDoor,
    Restore,
    Teleport,
    TurnHealthIntoEssence,
    Unequip,
)
from .selectors import ALL_EN, ALL_PL, ALL_UK, TO_ALL_PL, TO_ALL_UK

BOTH = "{high? 0=|{low? 0=|%s}}"
says(
    Attack,
    en=(
        "{arcane? true=<make> an [machina.arcane_attack] on|<attack>} "
        f"{ALL_EN} with "
        "{high? 0=|{high:n machina.high_attack_die}}"
        f"{BOTH % ' and '}{{low? 0=|{{low:n machina.low_attack_die}}}}"
    ),
    pl=(
        f"{{arcane? true=magicznie |}}<zaatakować> {ALL_PL}, "
        "rzucając {high? 0=|{high:ins machina.high_attack_die}}"
        f"{BOTH % ' i '}{{low? 0=|{{low:ins machina.low_attack_die}}}}"
    ),
    uk=(
        f"{{arcane? true=магічно |}}<атакувати> {ALL_UK}, "
        "кидаючи {high? 0=|{high:acc machina.high_attack_die}}"
        f"{BOTH % ' та '}{{low? 0=|{{low:acc machina.low_attack_die}}}}"
    ),
)
says(
    Restore,
    en=f"<restore> {{amount:n machina.$what}}{{who? You=| to {ALL_EN}}}",
    pl=f"<przywrócić>{{who? You= sobie|}} {{amount:acc machina.$what}}{{who? You=| {TO_ALL_PL}}}",
    uk=f"<відновити>{{who? You= собі|}} {{amount:acc machina.$what}}{{who? You=| {TO_ALL_UK}}}",
)
says(
    Move,
    en="{who!each} <move> up to {spaces:n machina.space}",
    pl="{who!each} <poruszyć się> maksymalnie o {spaces:acc machina.space}",
    uk="{who!each} <рухатися> щонайбільше на {spaces:acc machina.space}",
)
says(
    Teleport,
    en="{who!each} <teleport> within {within:n machina.space}",
    pl="{who!each} <teleportować się> na odległość do {within:gen machina.space}",
    uk="{who!each} <телепортуватися> на відстань до {within:gen machina.space}",
)
says(
    Push,
    en=f"<push> {ALL_EN} {{spaces:n machina.space}} away",
    pl=f"<odepchnąć> {ALL_PL} o {{spaces:acc machina.space}}",
    uk=f"<відштовхнути> {ALL_UK} на {{spaces:acc machina.space}}",
)
says(
    Pull,
    en=f"<pull> {ALL_EN} {{spaces:n machina.space}} closer",
    pl=f"<przyciągnąć> {ALL_PL} o {{spaces:acc machina.space}}",
    uk=f"<притягнути> {ALL_UK} на {{spaces:acc machina.space}}",
)
says(
    LastsThisRound,
    en=("{changes:facts} (this round; {most? 1=does not stack|stacks up to {most:n kernel.time}})"),
    pl=(
        "{changes:facts} "
        "(w tej rundzie; {most? 1=nie kumuluje się|kumuluje się do {most:gen kernel.time}})"
    ),
    uk=(
        "{changes:facts} "
        "(у цьому раунді; {most? 1=не накопичується|накопичується до {most:gen kernel.time}})"
    ),
)
says(
    OnRoll,
    en=(
        "<roll> the [machina.game_die]// on {at_least} or more, {effect}"
        "{otherwise? none=|// otherwise, {otherwise}}"
    ),
    pl=(
        "<rzucić> [machina.game_die:ins]// przy wyniku {at_least} lub więcej {effect}"
        "{otherwise? none=|// w przeciwnym razie {otherwise}}"
    ),
    uk=(
        "<кинути> [machina.game_die:acc]// за результату {at_least} або більше {effect}"
        "{otherwise? none=|// інакше {otherwise}}"
    ),
)
says(
    InvokeExplorerEvent,
    en="{who!each} <invoke> an [machina.explorer_event]",
    pl="{who!each} <przywołać> [machina.explorer_event:acc]",
    uk="{who!each} <викликати> [machina.explorer_event:acc]",
)
says(DestroyThis, en="<destroy> this card", pl="<zniszczyć> tę kartę", uk="<знищити> цю карту")

says(Destroy, en=f"<destroy> {ALL_EN}", pl=f"<zniszczyć> {ALL_PL}", uk=f"<знищити> {ALL_UK}")
says(
    LoseAll,
    en="{who!each} <lose> all {what? stamina=stamina|essence=essence}",
    pl="{who!each} <stracić> całą {what? stamina=kondycję|essence=esencję}",
    uk="{who!each} <втратити> всю {what? stamina=витривалість|essence=есенцію}",
)
says(
    Unequip,
    en="{who!each} <unequip> one [machina.$kind] of {who? You=your|their} choice",
    pl="{who!each} <zdjąć> jedną wybraną [machina.$kind:acc]",
    uk="{who!each} <зняти> одну [machina.$kind:acc] на свій вибір",
)
says(
    BlockAsAttacker,
    en="the [machina.blocker] uses the armor and will of the [machina.attacker]",
    pl="[machina.blocker:nom] blokuje pancerzem i wolą [machina.attacker:gen]",
    uk="[machina.blocker:nom] захищається бронею та волею [machina.attacker:gen]",
)
says(
    OncePerRound,
    en="{effect} (once per [machina.round])",
    pl="{effect} (raz na [machina.round:acc])",
    uk="{effect} (раз за [machina.round:acc])",
)
says(
    CountDown,
    en="<put> a token on this card; at {at:n machina.token}, remove them and {effect:imp}",
    pl="<położyć> żeton na tej karcie; gdy jest ich {at}, usuń je i {effect:imp}",
    uk="<покласти> жетон на цю карту; коли їх {at}, приберіть їх і {effect:imp}",
)
says(
    TurnHealthIntoEssence,
    en="<lose> any amount of health and restore as much essence",
    pl="<stracić> dowolną liczbę punktów zdrowia i przywróć sobie tyle samo esencji",
    uk="<втратити> будь-яку кількість здоров’я й відновіть стільки ж есенції",
)
says(
    GiveItem,
    en=(
        "<give> an [machina.item] to another [machina.explorer] on the same tile, "
        "who may give you one in return"
    ),
    pl=(
        "<dać> [machina.item:acc] innemu [machina.explorer:dat] na tym samym kafelku planszy, "
        "który może w zamian dać ci inny"
    ),
    uk=(
        "<дати> [machina.item:acc] іншому [machina.explorer:dat] на тому самому тайлі карти, "
        "який може натомість дати вам інший"
    ),
)
says(
    RepairDoor,
    en="<repair> a destroyed [machina.door] on the same tile",
    pl="<naprawić> zniszczone [machina.door:acc.pl] na tym samym kafelku planszy",
    uk="<відремонтувати> знищені [machina.door:acc.pl] на тому самому тайлі карти",
)
