"""Sentences: capitals, full stops and bullets, which patterns never have."""

from __future__ import annotations

import re

from .pattern import LABEL_END

BULLET = "\n• "


def capitalized(text: str) -> str:
    """A text that begins with a capital, whatever was put in its first place."""
    return text[:1].upper() + text[1:]


def finished(sentence: str) -> str:
    """A sentence with its capital, another after each label, and its full stop."""
    text = re.sub(rf"(?:^|{LABEL_END})\W*\w", lambda found: found[0].upper(), sentence.strip(" "))
    return text if re.search(r"[.!?…][”»\ue000\ue001]*$", text) else f"{text}."


def paragraph(sentences: list[str]) -> str:
    """Sentences one after the other; after a list of bullets the next begins a new line."""
    text = ""
    for before, sentence in zip(["", *sentences], sentences, strict=False):
        text += ("\n" if BULLET in before else " " if before else "") + finished(sentence)
    return text


def bulleted(texts: list[str]) -> str:
    """Texts to choose from, each on a line of its own."""
    return "".join(BULLET + text for text in texts)
