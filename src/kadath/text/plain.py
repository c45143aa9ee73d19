"""Making text from users safe to show in a sentence, in a terminal, or in a log."""

from __future__ import annotations

import re

MOST_SHOWN = 900
"""The most characters to show; our own sentences need far fewer."""

_NOT_SHOWN = re.compile("[\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\ud800-\\udfff]")
"""Control characters, bidirectional overrides and lone surrogates."""


def is_plain(text: str) -> bool:
    """Whether a text may be shown as it is."""
    return len(text) <= MOST_SHOWN and _NOT_SHOWN.search(text) is None


def plain(text: str) -> str:
    """A text without control characters, cut to a length that can be read."""
    shown = _NOT_SHOWN.sub("\N{REPLACEMENT CHARACTER}", text)
    return shown if len(shown) <= MOST_SHOWN else shown[: MOST_SHOWN - 1] + "…"
