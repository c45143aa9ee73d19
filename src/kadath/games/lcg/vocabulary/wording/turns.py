"""The text of the verbs about turns."""

from __future__ import annotations

from kadath.text.says import says

from ..turns import GainActions, LoseActions

says(
    GainActions,
    en="{who!} <gain> {actions:n lcg.additional_action} in this turn",
    pl="{who!} <móc> <wykonać:inf> w tej turze {actions:acc lcg.additional_action}",
    uk="{who!} <могти> <виконати:inf> в цьому ході {actions:acc lcg.additional_action}",
)

says(
    LoseActions,
    en="<lose> {actions:n lcg.action}",
    pl="{@mood? imp=<stracić:ind>|<stracić>} {actions:acc lcg.action}",
    uk="<втратити> {actions:acc lcg.action}",
)
