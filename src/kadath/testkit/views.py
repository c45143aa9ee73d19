"""The view property: what a seat sees depends on nothing that it does not know.

States that look the same to a seat give it identical views, options, hindrances, and redeals; and
over many redeals every place it does not know shows every face it may hold.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from kadath.kernel.game import Game
from kadath.kernel.rng import Rng
from kadath.kernel.state import State
from kadath.kernel.views import ref, worded_view
from kadath.text.errors import NotSaid
from kadath.text.languages import LANGUAGES

from .kit import Kit
from .snapshots import snapshot

REDEALS = 500
"""How many redeals show every face of a place, except rare ones or by a one-in-a-million chance."""
MOST_REDEALS = 5000
"""How many redeals also show a face in one of several decks the seat cannot distinguish."""


def seats_and_spectator(kit: Kit[Any], state: State) -> list[Any]:
    """Every viewer: each seat, and None for a spectator."""
    return [*range(kit.game.seats(state)), None]


def view_text(kit: Kit[Any], state: State, seat: Any) -> str:
    """Everything people see, as text that can be compared."""
    return json.dumps(kit.game.shown(state, seat), sort_keys=True)


def leaks(kit: Kit[Any], state: State, rng: Rng) -> Iterator[str]:
    """What a seat could distinguish in states that should look the same to it."""
    decision = state.decision
    for seat in seats_and_spectator(kit, state):
        seen = view_text(kit, state, seat)
        redealt = kit.game.determinize(state, seat, rng)
        if view_text(kit, redealt, seat) != seen:
            yield f"seat {seat} sees the difference of a re-deal"
        if decision is not None:
            asked = redealt.decision
            if asked is None or (asked.seat, asked.ask) != (decision.seat, decision.ask):
                yield f"after a re-deal for seat {seat} something else is asked"
            elif seat == decision.seat and asked.options != decision.options:
                yield f"the options of seat {seat} depend on what it does not know"
            elif seat == decision.seat and redealt.attempts() != state.attempts():
                yield f"what hinders seat {seat} depends on what it does not know"
            shown = json.loads(seen)["decision"]
            if ("options" in shown) != (seat == decision.seat):
                yield f"seat {seat} sees options: {'options' in shown}"
        salt = rng.integer()
        first = kit.game.determinize(state, seat, Rng(salt))
        second = kit.game.determinize(redealt, seat, Rng(salt))
        if snapshot(first) != snapshot(second):
            yield f"states alike to seat {seat} are redealt differently"


def nameless(game: Game[Any], view: Mapping[str, Any]) -> Iterator[str]:
    """What someone drawing a view could not name, or could not locate."""
    narrator, things = game.narrator(), view["things"]
    for key, row in things.items():
        if key != ref(row["kind"], row["id"]):
            yield f"{key} is the key of {ref(row['kind'], row['id'])}"
        for other in (row.get("place"), *row.get("ways", ())):
            if other is not None and other not in things:
                yield f"{key} is at or leads to {other}, which is not there"
    for kind, name in worded_view(view):
        if kind == "group":
            continue
        for language in LANGUAGES:
            try:
                narrator.name(kind, name, language)
            except (NotSaid, LookupError) as error:
                yield f"the {kind} {name!r} has no name: {error}"


def missing_faces(kit: Kit[Any], state: State, seat: Any, rng: Rng) -> Iterator[str]:
    """Faces that an unknown place may hold but never shows, and the other way round."""
    places = kit.unknown_places(state, seat)
    shown: dict[str, set[Any]] = {place: set() for place in places}
    for dealt in range(MOST_REDEALS):
        if dealt >= REDEALS and all(shown[one] >= places[one].possible for one in places):
            break
        redealt = kit.hidden_faces(kit.game.determinize(state, seat, rng), seat)
        if redealt.keys() != places.keys():
            yield f"a re-deal for seat {seat} changes which places it knows"
            return
        for place, face in redealt.items():
            shown[place].add(face)
    for place, (_, possible) in places.items():
        if shown[place] != possible:
            yield (
                f"{place}, unknown to seat {seat}: shows {sorted(shown[place])},"
                f" may hold {sorted(possible)}"
            )
