"""Prompts and options between scenarios, which do not refer to things on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kadath.kernel.decision import Option
from kadath.kernel.procedure import Procedure
from kadath.text.sentences import capitalized

from ..decks.purchases import is_upgrade, least_price, price
from ..faces import FACES, SKILLS, InvestigatorFace
from ..rules.campaign import PlayCampaign
from ..rules.interlude import ChooseParty, EarnStoryAsset, SpendExperience
from ..rules.scenario import PlayScenario
from ..rules.standalone import ChooseEarlier
from ..state import LcgState
from ..vocabulary.wording.names import card_name
from .names import Names

BETWEEN = (
    PlayCampaign,
    PlayScenario,
    ChooseParty,
    EarnStoryAsset,
    SpendExperience,
    ChooseEarlier,
)
"""The procedures that ask between scenarios."""

Values = dict[str, Any]


def is_between(s: LcgState) -> bool:
    """Whether the current question is one between scenarios."""
    return isinstance(s.stack[-1], BETWEEN)


def prompt_text(names: Names, s: LcgState) -> str:
    """Who is asked for what."""
    assert s.decision is not None
    frame = s.stack[-1]
    values: Values = {"who": _asked(names, s, frame)}
    if isinstance(frame, EarnStoryAsset):
        values["card"] = names.face(frame.card)
    elif isinstance(frame, SpendExperience):
        values["experience"] = s.campaign.member(frame.who).deck.experience
        values["card"] = names.face(frame.gained) if frame.gained else ""
    elif isinstance(frame, ChooseEarlier):
        values["scenario"] = names.name("scenario", frame.left[0])
    return names.say(f"ask-{s.decision.ask}", **values)


def option_text(names: Names, s: LcgState, option: Option) -> str:
    """What choosing an option does."""
    assert s.decision is not None
    frame = s.stack[-1]
    if option.verb in ("done", "pass"):
        card = names.face(frame.card) if isinstance(frame, EarnStoryAsset) else ""
        return capitalized(names.say("option-nothing-more", prompt=s.decision.ask, card=card))
    values = VALUES[option.verb](names, s, frame, option) if option.verb in VALUES else {}
    return capitalized(names.say(f"option-{option.verb}", **values))


def _asked(names: Names, s: LcgState, frame: Procedure) -> str:
    """The investigator asked, or all of the seat's; a seat without any is given by number."""
    assert s.decision is not None
    option = s.decision.options[0]
    if isinstance(frame, SpendExperience):
        return _investigator(names, frame.who)
    if option.verb == "suffer":
        return names.investigator(s, option.ids[0])
    own = [one for one in s.campaign.members if one.seat == s.decision.seat]
    people = [one.investigator for one in own if one.plays] or [one.investigator for one in own]
    if not people:
        return names.say("player", number=s.decision.seat + 1)
    return names.listed(_investigator(names, who) for who in people)


def _investigator(names: Names, who: str) -> str:
    return names.person(who)


def _suffer(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    return {"kind": option.args[1]}


def _who(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    return {"who": _investigator(names, option.words[0])}


def _join(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    """Who joins, with the values on their card."""
    face = FACES[option.words[0]]
    assert isinstance(face, InvestigatorFace)
    printed = {**dict(zip(SKILLS, face.skills, strict=True)), "health": face.health}
    printed["sanity"] = face.sanity
    sheet = ", ".join(f"{names.name('number', key)} {value}" for key, value in printed.items())
    return {**_who(names, s, frame, option), "sheet": sheet}


def _earn(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    who, card = option.words
    return {"who": _investigator(names, who), "card": names.face(card)}


def _buy(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    assert isinstance(frame, SpendExperience)
    key = option.words[0]
    deck = s.campaign.member(frame.who).deck
    upgrade = "yes" if is_upgrade(deck, key) else "no"
    owned = dict(deck.cards).get(key, 0)
    least = least_price(deck, key)
    return {"card": names.face(key), "price": least, "upgrade": upgrade, "owned": owned}


def _replace(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    lost, gained = option.words
    return {"card": names.face(lost), "price": price(gained, lost)}


def _earlier(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    return {"resolution": names.name("outcome", option.args[0])}


def _got_away(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    return {"card": card_name(option.words[0], names.language)}


VALUES: dict[str, Callable[[Names, LcgState, Procedure, Option], Values]] = {
    **dict.fromkeys(("leave", "return", "leads"), _who),
    "join": _join,
    "suffer": _suffer,
    "earn": _earn,
    "buy": _buy,
    "replace": _replace,
    "earlier": _earlier,
    "got-away": _got_away,
}
"""The arguments of an option's text, by verb."""
