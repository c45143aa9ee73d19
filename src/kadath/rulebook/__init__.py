"""The rules in our own words, numbered, in three languages."""

from __future__ import annotations

from .index import LANGUAGES, Heading, Kind, Rule, Rulebook, Wording, load

__all__ = ["LANGUAGES", "Heading", "Kind", "Rule", "Rulebook", "Wording", "load"]
