"""The rules text of effects, as on Final Hour's cards."""

from __future__ import annotations

from kadath.kernel.effects import Effect
from kadath.text.render import render, render_of_another, render_offer

from ..vocabulary import wording  # noqa: F401  (registers what the nodes of this game say)


def rules_text(effect: Effect, language: str) -> str:
    """An effect's text on a card."""
    return render(effect, language)


def offered_text(effect: Effect, language: str) -> str:
    """What an effect does, as a button label."""
    return render_offer(effect, language)


def done_by_another(effect: Effect, language: str) -> str:
    """What another investigator does by an effect, as the end of a sentence."""
    return render_of_another(effect, language)
