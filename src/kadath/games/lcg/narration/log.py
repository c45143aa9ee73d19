"""The text of log entries."""

from __future__ import annotations

from typing import Any

from kadath.kernel.log import Entry
from kadath.text.sentences import capitalized

from ..faces import FACES
from ..rules.gathering import PLACES
from ..state import LcgState
from ..vocabulary.abilities import Forced
from ..vocabulary.wording.names import record_name
from .names import Names

Values = dict[str, Any]

STORIES = {"advanced": "story-back", "current": "story"}
"""The part of an act's or agenda's story to tell, by log entry."""


def entry_text(names: Names, s: LcgState, entry: Entry) -> str:
    """What happened, in the present tense, so that no language needs anyone's gender."""
    args: dict[str, Any] = dict(entry.args)
    unseen = args.pop("unseen", ())
    values: Values = {"by": "somebody" if args.get("who") else "nobody", "who": ""}
    for key, given in args.items():
        values |= _value(names, s, key, given, key in unseen)
    values |= _more(names, entry.kind, args)
    return capitalized(names.say(f"log-{entry.kind}", **values))


def _value(names: Names, s: LcgState, key: str, given: Any, is_unseen: bool) -> Values:
    """The arguments of the text for one argument of an entry; for unseen cards, only the title."""
    if key == "who":
        return {key: _somebody(names, s, given) if given else ""}
    if key == "face":
        card = names.title(given) if is_unseen else _called(names, given)
        type_ = names.name("type", FACES[given].TYPE)
        return {"card": card, "sort": names.sort(given), "type": type_}
    if key in PLACES:
        if not given:
            return {key: names.say("nowhere")}
        return {key: names.title(given) if is_unseen else _place(names, s, given)}
    if key == "skill":
        return {"test": names.test(given)}
    if key in ("scenario", "token"):
        return {key: names.name(key, given)}
    if key == "resolution":
        return {key: names.name("outcome", given)}
    if key == "record":
        return {key: record_name(given, names.language)}
    return {} if key in ("campaign", "card", "recalls") else {key: given}


def _more(names: Names, kind: str, args: dict[str, Any]) -> Values:
    """Further or different arguments that a kind of entry needs."""
    if kind == "prologue":
        return {"text": names.name("prologue", args["campaign"])}
    if kind == "introduction":
        scenario = args["scenario"]
        introductions = (scenario, *(f"{scenario}-{one}" for one in args["recalls"]))
        return {"text": " ".join(names.name("introduction", one) for one in introductions)}
    if kind == "ending":
        return {"text": names.name("ending", f"{args['scenario']}-{args['resolution']}")}
    if kind == "uses" and (args.get("card") == args.get("who") or _is_forced(args)):
        # An ability of their own: the card is the investigator. Forced abilities are nobody's
        # doing.
        return {"by": "nobody"}
    if kind == "bought":
        # An upgrade has the same title as the card it replaces.
        return {"card": names.face(args["face"]), "lost": names.face(args["lost"])}
    if kind in STORIES:
        return {"story": names.name(STORIES[kind], args["face"])}
    if kind == "experience":
        change = args["experience"]
        return {"change": "loses" if change < 0 else "gains", "experience": abs(change)}
    if kind in ("damaged", "healed"):
        return {"harm": names.harm(args["damage"], args["horror"], "acc")}
    return {}


def _is_forced(args: dict[str, Any]) -> bool:
    placed = FACES[args["face"]].placed[args.get("ability", 0) :]
    return bool(placed) and isinstance(placed[0].ability, Forced)


def _somebody(names: Names, s: LcgState, who: int | str) -> str:
    """An investigator; in entries of earlier scenarios by face, because their ids are gone."""
    return names.person(who) if isinstance(who, str) else names.investigator(s, who)


def _place(names: Names, s: LcgState, place: int | str) -> str:
    return names.face(place) if isinstance(place, str) else names.thing(s, place, None)


def _called(names: Names, face: str) -> str:
    if FACES[face].TYPE == "investigator":
        return names.person(face)
    return names.face(face)
