"""The text of the verbs about events."""

from __future__ import annotations

from kadath.text.says import says

from ..events import InvokeExplorerEvent, InvokeHorrorEvent, ReinvokeExplorerEvent

says(
    InvokeExplorerEvent,
    en="{who!each} <invoke> an [machina.explorer_event]",
    pl="{who!each} <przywołać> [machina.explorer_event:acc]",
    uk="{who!each} <викликати> [machina.explorer_event:acc]",
)
says(
    ReinvokeExplorerEvent,
    en="<invoke> the current [machina.explorer_event] again",
    pl="ponownie <przywołać> bieżące [machina.explorer_event:acc]",
    uk="<викликати> поточну [machina.explorer_event:acc] ще раз",
)
says(
    InvokeHorrorEvent,
    en="<invoke> a [machina.horror_event]",
    pl="<przywołać> [machina.horror_event:acc]",
    uk="<викликати> [machina.horror_event:acc]",
)
