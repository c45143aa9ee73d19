"""Taking a scenario's components out of the box onto a cleared table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from kadath.kernel.citations import cites
from kadath.kernel.log import EVERYONE
from kadath.kernel.rng import below
from kadath.kernel.sleeves.knowledge import hide

from ..campaign.log import CampaignLog
from ..campaign.scenarios import Scenario
from ..faces import FACES, AgendaFace
from ..state import SCENARIO, Card, Investigator, LcgState, untouched
from ..views.unseen_set import cards_of
from ..zones import listen

Arg = int | str | tuple[int | str, ...]
"""The value of an argument of a log entry."""

PLACES = ("location", "origin", "destination")
"""The arguments of log entries that hold location ids."""


@cites("LCG-032", "LCG-052", "LCG-054", "LCG-084", "LCG-085", "LCG-086")
def gather(state: LcgState, scenario: Scenario) -> None:
    """Put everything a scenario needs on the table, before it is set up.

    The investigators are seated in order, with their trauma and their decks.
    """
    clear(state)
    playing = state.campaign.playing()
    for number, member in enumerate(playing, 1):
        state.investigators[number] = Investigator(
            member.investigator, member.seat, 0, physical=member.physical, mental=member.mental
        )
        if member.investigator == state.campaign.lead:
            state.lead = number
    for who, member in zip(state.investigators, playing, strict=True):
        lay(state, member.deck.listed(), "deck", who, who, known=0)
        listen(state, who)
    lay(state, gathered(scenario, state.campaign.log), "aside", SCENARIO, 0, known=EVERYONE)
    if scenario.one_of:
        unseen = scenario.one_of[below(state, len(scenario.one_of))]
        lay(state, cards_of(unseen), "deck", SCENARIO, SCENARIO, known=0)
    lay(state, scenario.agendas, "agenda deck", SCENARIO, 0, known=EVERYONE)
    lay(state, scenario.acts, "act deck", SCENARIO, 0, known=EVERYONE)
    (state.scenario,) = lay(state, [scenario.reference], "aside", SCENARIO, 0, known=EVERYONE)
    # Pools of hidden faces are numbered; the first numbers are the owners' own.
    state.serial = len(state.cards) + len(playing)


@cites("LCG-410")
def gathered(scenario: Scenario, log: CampaignLog) -> list[str]:
    """The faces gathered for a scenario, except its reference card, acts, and agendas."""
    apart = {scenario.reference, *scenario.agendas, *scenario.acts, *_reverses()}
    guests = [key for record, key in scenario.guests if record in log.records]
    if scenario.cultists_return:
        guests += log.got_away
    return guests + [
        key for one in scenario.encounter_sets for key in cards_of(one) if key not in apart
    ]


@cache
def _reverses() -> frozenset[str]:
    """The faces on the reverse sides of agendas."""
    return frozenset(face.becomes for face in FACES.values() if isinstance(face, AgendaFace))


@cites("LCG-023")
def clear(state: LcgState) -> None:
    """Clear the table; each scenario is a new game."""
    _seal_log(state)
    for thing in (*state.investigators, *state.cards):
        state.listeners.forget(thing)
    state.cards = {}
    state.investigators = {}
    state.piles = {}
    state.beliefs = {}
    state.bag = ()
    state.lead = state.scenario = state.act = state.agenda = state.round = 0
    state.resolution = ""
    state.at_rest = False
    state.order = ()


def _seal_log(state: LcgState) -> None:
    """Replace ids in the log by faces: the ids will be reused in the next scenario."""
    if state.log is None:
        return
    for place, entry in enumerate(state.log):
        args = dict(entry.args)
        for key in ("who", *PLACES):
            thing = args.get(key)
            if isinstance(thing, int) and thing:
                args |= _by_face(state, key, thing, args.get("unseen", ()))
        if args != entry.args:
            state.log[place] = entry._replace(args=args)


def _by_face(state: LcgState, key: str, thing: int, unseen: Arg) -> dict[str, Arg]:
    """A log argument by its thing's face, or by the title if not everyone may see it."""
    face, row = state.face(thing), state.cards.get(thing)
    if row is None or row.known == EVERYONE:
        return {key: face.key}
    assert isinstance(unseen, tuple)
    return {key: face.title, "unseen": (*unseen, key)}


@lru_cache(1_000)
def _laid(
    faces: tuple[str, ...], zone: str, owner: int, place: int, known: int
) -> tuple[Card, ...]:
    """New sleeves with these faces; cached, because most games start with the same ones."""
    return tuple([untouched(face, owner, zone, place, known) for face in faces])


def lay(
    state: LcgState, faces: Sequence[str], zone: str, owner: int, place: int, *, known: int
) -> Sequence[int]:
    """Lay out new sleeves with these faces in a pile, and return their ids."""
    first = len(state.investigators) + len(state.cards) + 1
    numbers = range(first, first + len(faces))
    rows = _laid(tuple(faces), zone, owner, place, known)
    state.cards.update(zip(numbers, rows, strict=True))
    if faces:
        state.piles[zone, place] = (*state.pile(zone, place), *numbers)
    hide(state, numbers, owner)
    return numbers
