"""The bracket locale: what the engine composed stands in [[brackets]], the rest does not."""

from __future__ import annotations

import re

# Private characters while a text is composed, so that capitals and joins do not meet real brackets.
OPEN, CLOSE = "\ue000", "\ue001"


def bracket(text: str) -> str:
    """Mark a composed piece of text, leaving the space around it outside."""
    return re.sub(r"\S(?:.*\S)?", rf"{OPEN}\g<0>{CLOSE}", text, flags=re.DOTALL)


def by_word(text: str) -> str:
    """The same text with each word marked for itself, so that it can be cut anywhere."""
    return re.sub(
        f"{OPEN}(.*?){CLOSE}", lambda found: re.sub(r"\S+", rf"{OPEN}\g<0>{CLOSE}", found[1]), text
    )


def merged(text: str) -> str:
    """Join marked pieces that touch, and show the marks as brackets."""
    joined = re.sub(f"{CLOSE}( *){OPEN}", r"\1", text)
    return joined.replace(OPEN, "[[").replace(CLOSE, "]]")


def unbracketed(text: str) -> list[str]:
    """The words in a text of the bracket locale that no pattern and no lexicon composed."""
    return re.findall(r"\w[\w’'-]*", re.sub(r"\[\[.*?\]\]", " ", text, flags=re.DOTALL))
