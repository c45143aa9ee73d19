"""Why something cannot be done now, in words."""

from __future__ import annotations

from kadath.kernel.legality import Hindrance
from kadath.text.hindrances import hindrance_text as worded

from ..state import FinalHourState
from .names import Names
from .values import in_words


def hindrance_text(names: Names, s: FinalHourState, hindrance: Hindrance) -> str:
    """What prevents something."""
    values = in_words(names, s, dict(hindrance.args))
    if "timing" in values:
        timing = names.name("timing", values["timing"])
        values["timing"] = timing[:1].lower() + timing[1:]
    return worded("final_hour", hindrance, values, names.language)
