"""What the verbs that act on turns say."""

from __future__ import annotations

from kadath.text.says import says

from ..abilities import FirstCostsMore
from ..turns import GainActions, LoseActions

says(
    GainActions,
    en="{who!} <may> <take:inf> {actions:n lcg.additional_action} in this turn",
    pl="{who!} <móc> <wykonać:inf> w tej turze {actions:acc lcg.additional_action}",
    uk="{who!} <могти> <виконати:inf> в цьому ході {actions:acc lcg.additional_action}",
)

says(
    FirstCostsMore,
    en=(
        "the first of these actions that you take in each [lcg.round] costs "
        "{by:n lcg.additional_action}: {actions:n or lcg.action_*}"
    ),
    pl=(
        "pierwsza z tych akcji, którą wykonasz w każdej [lcg.round:loc], kosztuje "
        "{by:acc lcg.additional_action}: {actions:nom or lcg.action_*}"
    ),
    uk=(
        "перша з цих дій, яку ви виконаєте в кожному [lcg.round:loc], коштує "
        "{by:acc lcg.additional_action}: {actions:nom or lcg.action_*}"
    ),
)
says(
    LoseActions,
    en="<lose> {actions:n lcg.action}",
    pl="{@mood? imp=<stracić:ind>|<stracić>} {actions:acc lcg.action}",
    uk="<втратити> {actions:acc lcg.action}",
)
