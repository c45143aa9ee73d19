"""The lines of the log."""

from __future__ import annotations

from functools import partial
from typing import Any

from kadath.kernel.log import Entry

from ..faces import FACES
from ..rules.gathering import PLACES
from ..state import LcgState
from ..wording.names import record_name
from .names import Names, sentence

STORIES = {"advanced": "story-back", "current": "story"}
"""What is told of an act or an agenda, by what becomes of it."""


def entry_text(names: Names, s: LcgState, entry: Entry) -> str:
    """What happened, told in the present tense: so no language needs anybody's gender."""
    args: dict[str, Any] = dict(entry.args)
    unseen = args.pop("unseen", ())
    values: dict[str, Any] = {"by": "somebody" if args.get("who") else "nobody", "who": ""}
    for key, given in args.items():
        if key == "who":
            values[key] = _somebody(names, s, given) if given else ""
        elif key == "face":
            values["card"] = names.title(given) if key in unseen else _called(names, given)
            values["type"] = names.name("type", FACES[given].TYPE)
        elif key in PLACES:
            known = names.title if key in unseen else partial(_place, names, s)
            values[key] = known(given) if given else names.say("nowhere")
        elif key in ("skill", "token"):
            values[key] = names.name(key, given)
        elif key == "scenario":
            values[key] = names.name(key, given)
            if entry.kind == "introduction":
                told = (given, *(f"{given}-{one}" for one in args["recalls"]))
                values["text"] = " ".join(names.name("introduction", one) for one in told)
        elif key == "campaign":
            values["text"] = names.name("prologue", given)
        elif key == "record":
            values[key] = record_name(given, names.language)
        elif key == "resolution":
            values[key] = names.name("outcome", given)
            if entry.kind == "ending":
                values["text"] = names.name("ending", f"{args['scenario']}-{given}")
        elif key not in ("card", "recalls"):
            values[key] = given
    if entry.kind == "uses" and args.get("card") == args.get("who"):
        values["by"] = "nobody"  # An ability of their own: the card is the investigator.
    if entry.kind == "bought":
        # An upgrade has the same title as what it replaces.
        values["card"] = names.face(args["face"])
        values["lost"] = names.face(args["lost"])
    if entry.kind in STORIES:
        values["story"] = names.name(STORIES[entry.kind], args["face"])
    if entry.kind in ("damaged", "healed"):
        values["harm"] = names.harm(args["damage"], args["horror"], "acc")
    return sentence(names.say(f"log-{entry.kind}", **values))


def _somebody(names: Names, s: LcgState, who: int | str) -> str:
    """An investigator; in entries of earlier scenarios by name, since their ids are gone."""
    return names.name("investigator", who) if isinstance(who, str) else names.investigator(s, who)


def _place(names: Names, s: LcgState, place: int | str) -> str:
    return names.face(place) if isinstance(place, str) else names.thing(s, place, None)


def _called(names: Names, face: str) -> str:
    if FACES[face].TYPE == "investigator":
        return names.name("investigator", face)
    return names.face(face)
