"""Chances as text."""

from __future__ import annotations

from fractions import Fraction

from rich.text import Text

from kadath.kernel.decision import Option
from kadath.kernel.game import Odds

from .theme import BRIGHT


def percent(chance: Fraction | float) -> str:
    """A chance as a whole percentage; an uncertain one is never shown as 0% or 100%."""
    if 0 < chance < Fraction(1, 200):
        return "<1%"
    if Fraction(199, 200) < chance < 1:
        return ">99%"
    # A view has floats: half a percent has to round up in them, too.
    share = Fraction(chance).limit_denominator(10**9)
    return f"{int(share * 100 + Fraction(1, 2))}%"


def of_chance(chance: Fraction | None) -> Text:
    """A chance to append to what it is the chance of; empty if there is none."""
    return Text(f"  {percent(chance)}", BRIGHT) if chance is not None else Text()


def of_option(odds: Odds | None, option: Option) -> Text:
    """How an option changes the chance; empty if it does not, or that is not known."""
    chance = odds.options.get(option.key) if odds is not None else None
    if odds is None or chance is None or chance == odds.standing:
        return Text()
    if odds.standing is None:
        return Text(f"  {percent(chance)}", BRIGHT)
    return Text(f"  {percent(odds.standing)} → {percent(chance)}", BRIGHT)
