"""The supported languages, and detecting the user's."""

from __future__ import annotations

import os
from collections.abc import Mapping

LANGUAGES = ("en", "pl", "uk")

BRACKETS = "xx"
"""The bracket locale: English in [[brackets]], to show any text that bypassed the renderer."""


def detect(environment: Mapping[str, str] | None = None) -> str:
    """The first supported language in the locale variables; English if there is none."""
    variables = os.environ if environment is None else environment
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for locale in variables.get(variable, "").split(":"):
            language = locale.partition(".")[0].partition("@")[0].partition("_")[0].lower()
            if language in LANGUAGES:
                return language
            if language and variable != "LANGUAGE":
                return "en"
    return "en"
