"""The lines of the log."""

from __future__ import annotations

from typing import Any

from kadath.kernel.log import Entry

from ..faces import FACES
from ..state import LcgState
from .names import Names, sentence

PLACES = ("location", "origin", "destination")


def entry_text(names: Names, s: LcgState, entry: Entry) -> str:
    """What happened, told in the present tense: so no language needs anybody's gender."""
    args: dict[str, Any] = dict(entry.args)
    values: dict[str, Any] = {"by": "somebody" if args.get("who") else "nobody", "who": ""}
    for key, given in args.items():
        if key == "who":
            values[key] = names.investigator(s, given) if given else ""
        elif key == "face":
            values["card"] = _called(names, given)
            values["type"] = names.name("type", FACES[given].TYPE)
        elif key in PLACES:
            values[key] = names.thing(s, given, None) if given else names.say("nowhere")
        elif key in ("skill", "token"):
            values[key] = names.name(key, given)
        elif key == "scenario":
            values[key] = names.name(key, given)
            values["text"] = names.name("introduction", given)
        elif key != "card":
            values[key] = given
    if entry.kind == "damaged":
        values["harm"] = names.harm(args["damage"], args["horror"], "acc")
    return sentence(names.say(f"log-{entry.kind}", **values))


def _called(names: Names, face: str) -> str:
    if FACES[face].TYPE == "investigator":
        return names.name("investigator", face)
    return names.face(face)
