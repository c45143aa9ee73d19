"""Distinguishing options with the same text: copies of a card, enemies with the same name."""

from __future__ import annotations

from collections.abc import Callable

from kadath.kernel.decision import Option
from kadath.kernel.sleeves.model import knows

from ..state import Card, LcgState
from . import between, options
from .names import Names

WITH_SOMEBODY = ("hand", "play", "threat")
AT_SOMETHING = ("at", "attached")


Telling = Callable[[Names, LcgState, Option], str]
"""Words an option as if it were the only one."""


def option_text(
    names: Names, s: LcgState, option: Option, describe: Telling = options.option_text
) -> str:
    """What choosing an option does and, if another option has the same text, which one it is."""
    text = describe(names, s, option)
    if between.is_between(s):
        # Long lists of cards to buy, none of them twice.
        return text
    alike = [one for one in _similar(s, option) if describe(names, s, one) == text]
    if not alike:
        return text
    assert s.decision is not None
    lines = [one for one in s.decision.options if one == option or one in alike]
    traits = [_traits(names, s, one) for one in lines]
    own = traits[lines.index(option)]
    differing = [
        trait
        for place, trait in enumerate(own)
        if trait and any(other[place] != trait for other in traits)
    ]
    same = [line for line, other in zip(lines, traits, strict=True) if other == own]
    if len(same) > 1:
        number = same.index(option) + 1
        differing.append(names.say("alike-number", number=number, count=len(same)))
    if not differing:
        return text
    return names.say("alike", text=text.removesuffix("."), which=names.listed(differing))


def _similar(s: LcgState, option: Option) -> list[Option]:
    """The other options of its kind about things that look the same to the deciding seat."""
    assert s.decision is not None
    seat = s.decision.seat

    def look(one: Option) -> str:
        row = _card(s, one)
        # All unknown cards look the same: their faces must not matter.
        return row.face if row is not None and knows(row.known, seat) else ""

    own = look(option)
    return [
        one
        for one in s.decision.options
        if one.verb == option.verb and one != option and look(one) == own
    ]


def _card(s: LcgState, option: Option) -> Card | None:
    """The card an option is about."""
    if option.verb not in options.ABOUT_A_CARD:
        # The numbers of effects and tokens are not ids.
        return None
    thing = option.args[0]
    return s.cards.get(thing) if isinstance(thing, int) else None


def _traits(names: Names, s: LcgState, option: Option) -> tuple[str, ...]:
    """The traits that may differ between copies of a card; empty strings for those it lacks."""
    row = _card(s, option)
    if row is None:
        return ()
    where = ""
    if row.zone in WITH_SOMEBODY:
        where = names.say("alike-with", zone=row.zone, who=names.investigator(s, row.place))
    elif row.zone in AT_SOMETHING:
        place = row.place
        where = (
            names.investigator(s, place)
            if place in s.investigators
            else names.thing(s, place, None)
        )
    return (
        where,
        names.say("alike-exhausted", sort=names.sort(row.face), card=names.face(row.face))
        if row.exhausted
        else "",
        names.say("alike-uses", uses=row.uses) if row.uses else "",
        names.harm(row.damage, row.horror) if row.damage or row.horror else "",
        names.say("alike-doom", doom=row.doom) if row.doom else "",
    )
