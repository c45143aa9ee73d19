"""Sentences: capitals, full stops and bullets, which patterns never have."""

from __future__ import annotations

import re

BULLET = "\n• "


def finished(sentence: str) -> str:
    """A sentence with its capital and its full stop."""
    text = sentence.strip(" ")
    letter = re.search(r"\w", text)
    if letter is not None:
        at = letter.start()
        text = text[:at] + text[at].upper() + text[at + 1 :]
    return text if re.search(r"[.!?…][”»\ue001]*$", text) else f"{text}."


def paragraph(sentences: list[str]) -> str:
    """Sentences one after the other; after a list of bullets the next begins a new line."""
    text = ""
    for before, sentence in zip(["", *sentences], sentences, strict=False):
        text += ("\n" if BULLET in before else " " if before else "") + finished(sentence)
    return text


def bulleted(texts: list[str]) -> str:
    """Texts to choose from, each on a line of its own."""
    return "".join(BULLET + text for text in texts)
