"""The rules in our own words, numbered, in three languages."""

from __future__ import annotations

from .index import LANGUAGES, Heading, Kind, Rule, Rulebook, Topic, Wording, games, load

__all__ = [
    "LANGUAGES",
    "Heading",
    "Kind",
    "Rule",
    "Rulebook",
    "Topic",
    "Wording",
    "games",
    "load",
]
