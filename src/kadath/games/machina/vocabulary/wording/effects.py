"""What the verbs of Machina Arcana's cards say."""

from __future__ import annotations

from kadath.text.says import says

from ..effects import (
    Attack,
    DestroyThis,
    InvokeExplorerEvent,
    LastsThisRound,
    Move,
    OnRoll,
    Pull,
    Push,
    Restore,
    Teleport,
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
