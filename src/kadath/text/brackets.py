"""The bracket locale: everything that the engine composed is in [[brackets]]."""

from __future__ import annotations

import re

# Private-use characters while a text is composed, so that capitals and joins ignore them.
OPEN, CLOSE = "\ue000", "\ue001"


def bracket(text: str) -> str:
    """Mark a composed piece of text, but not the space around it."""
    return re.sub(r"\S(?:.*\S)?", rf"{OPEN}\g<0>{CLOSE}", text, flags=re.DOTALL)


def by_word(text: str) -> str:
    """The same text with each word marked separately, so that it can be cut anywhere."""
    return re.sub(
        f"{OPEN}(.*?){CLOSE}", lambda found: re.sub(r"\S+", rf"{OPEN}\g<0>{CLOSE}", found[1]), text
    )


def merged(text: str) -> str:
    """Join adjacent marked pieces, and replace the marks with brackets."""
    joined = re.sub(f"{CLOSE}( *){OPEN}", r"\1", text)
    return joined.replace(OPEN, "[[").replace(CLOSE, "]]")


def unbracketed(text: str) -> list[str]:
    """The words in a text of the bracket locale that bypassed the patterns and the lexicon."""
    return re.findall(r"\w[\w’'-]*", re.sub(r"\[\[.*?\]\]", " ", text, flags=re.DOTALL))
