"""The text of lasting effects, rolls, countdowns and tokens."""

from __future__ import annotations

from kadath.kernel.effects import Repeat
from kadath.text.says import says

from ..timing import CountDown, LastsThisRound, OncePerRound, OnRoll, PutToken

says(
    Repeat,
    game="machina",
    # In brackets at the end, because the effect follows the colon of a cost.
    en="{effect} ({times? 2=twice|{times:n kernel.time}})",
    pl="{effect} ({times? 2=dwa razy|{times:nom kernel.time}})",
    uk="{effect} ({times? 2=двічі|{times:nom kernel.time}})",
)
says(
    LastsThisRound,
    en=("{changes:facts} (this round; {most? 1=does not stack|stacks up to {most:n kernel.time}})"),
    pl=(
        "{changes:facts} "
        "(w tej rundzie; {most? 1=nie kumuluje się|kumuluje się maksymalnie {most:acc "
        "kernel.time}})"
    ),
    uk=(
        "{changes:facts} "
        "(у цьому раунді; {most? 1=не накопичується|накопичується не більше ніж {most:acc "
        "kernel.time}})"
    ),
    words={"lasts": "true"},
)
says(
    OncePerRound,
    en="{effect} (once per [machina.round])",
    pl="{effect} (raz na [machina.round:acc])",
    uk="{effect} (раз за [machina.round:acc])",
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
    CountDown,
    en="<put> a token on this card; at {at:n machina.token}, remove them and {effect:imp}",
    pl="<położyć> tu żeton; gdy jest ich {at}, usuń je i {effect:imp}",
    uk="<покласти> жетон на цю карту; коли їх {at}, приберіть їх і {effect:imp}",
)
says(
    PutToken,
    en="<put> your [machina.token] on this card (each [machina.explorer] has only one)",
    pl="<położyć> swój [machina.token:acc] na tej karcie (każdy [machina.explorer] ma tylko jeden)",
    uk="<покласти> свій [machina.token:acc] на цю карту (кожен [machina.explorer] має лише один)",
)
