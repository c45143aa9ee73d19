"""Text from outside, as it may be shown: in a sentence, in a terminal, in a log."""

from __future__ import annotations

import re

MOST_SHOWN = 900
"""So much of it is shown; a sentence of ours needs far less."""

_NOT_SHOWN = re.compile("[\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\ud800-\\udfff]")
"""What steers a terminal, turns a line around, or is half of a sign."""


def is_plain(text: str) -> bool:
    """Whether a text may be shown as it is."""
    return len(text) <= MOST_SHOWN and _NOT_SHOWN.search(text) is None


def plain(text: str) -> str:
    """A text without control signs, and not longer than anybody reads."""
    shown = _NOT_SHOWN.sub("\N{REPLACEMENT CHARACTER}", text)
    return shown if len(shown) <= MOST_SHOWN else shown[: MOST_SHOWN - 1] + "…"
