"""Sentences: adds the capitals, full stops and bullets, which patterns never have."""

from __future__ import annotations

import re

from .pattern import LABEL_END

BULLET = "\n• "


def capitalized(text: str) -> str:
    """A text with its first character in upper case."""
    return text[:1].upper() + text[1:]


def finished(sentence: str) -> str:
    """A sentence with a capital, also after each label, and a full stop."""
    text = re.sub(rf"(?:^|{LABEL_END})\W*\w", lambda found: found[0].upper(), sentence.strip(" "))
    return text if re.search(r"[.!?…][”»\ue000\ue001]*$", text) else f"{text}."


def paragraph(sentences: list[str]) -> str:
    """Sentences joined into a paragraph; after a bullet list the next begins on a new line."""
    text = ""
    for before, sentence in zip(["", *sentences], sentences, strict=False):
        text += ("\n" if BULLET in before else " " if before else "") + finished(sentence)
    return text


def bulleted(texts: list[str]) -> str:
    """Alternatives, each on a line of its own."""
    return "".join(BULLET + text for text in texts)
