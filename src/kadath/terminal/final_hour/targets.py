"""Which part of the board an option or log entry is about."""

from __future__ import annotations

from typing import NamedTuple

from kadath.games.final_hour.components.board import PATHS
from kadath.games.final_hour.rules.monsters import location_of
from kadath.games.final_hour.state import FinalHourState
from kadath.kernel.decision import Option
from kadath.kernel.log import Entry

LOCATION_VERBS = frozenset({"move", "attack", "location", "towards"})
PATH_VERBS = frozenset({"seal", "remove-seal"})
TOKEN_VERBS = frozenset({"destroy", "activate", "under", "lure"})
FIGURE_VERBS = frozenset({"investigator", "victim", "deck"})


class Target(NamedTuple):
    """Locations, paths, and monster tokens to point at."""

    locations: frozenset[int] = frozenset()
    paths: frozenset[int] = frozenset()
    tokens: frozenset[int] = frozenset()


NOWHERE = Target()


def target_of(state: FinalHourState, option: Option) -> Target:
    """What an option points at."""
    if not option.args or not isinstance(option.args[0], int):
        return NOWHERE
    about = option.args[0]
    if option.verb in LOCATION_VERBS:
        return Target(frozenset({about}))
    if option.verb in PATH_VERBS:
        return Target(frozenset(PATHS[about]), frozenset({about}))
    if option.verb in TOKEN_VERBS:
        return Target(_on_board(state, about), tokens=frozenset({about}))
    if option.verb in FIGURE_VERBS:
        return Target(frozenset({state.where[about]}))
    return NOWHERE


def target_of_entry(state: FinalHourState, entry: Entry) -> Target:
    """What a log entry points at."""
    locations: frozenset[int] = frozenset()
    location, path = entry.args.get("location"), entry.args.get("path")
    token, figure = entry.args.get("token"), entry.args.get("figure")
    if isinstance(location, int):
        locations = frozenset({location})
    elif isinstance(path, int):
        locations = frozenset(PATHS[path])
    elif isinstance(token, int):
        locations = _on_board(state, token)
    elif isinstance(figure, int):
        locations = frozenset({state.where[figure]})
    return Target(
        locations,
        frozenset({path}) if isinstance(path, int) else frozenset(),
        frozenset({token}) if isinstance(token, int) else frozenset(),
    )


def _on_board(state: FinalHourState, token: int) -> frozenset[int]:
    location = location_of(state, token)
    return frozenset({location}) if location else frozenset()
