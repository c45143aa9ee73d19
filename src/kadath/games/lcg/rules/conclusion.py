"""The consequences of a resolution: campaign log, trauma, experience, and who continues."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from kadath.kernel.citations import cites
from kadath.kernel.rng import shuffled

from ..campaign.campaign import INSANE, KILLED, Member
from ..campaign.log import CampaignLog
from ..campaign.scenarios import Ending, Scenario
from ..decks.box import basic_weaknesses_left
from ..decks.deck import Deck, after_scenario
from ..faces import FACES, AgendaFace, EnemyFace, InvestigatorFace
from ..state import LcgState
from .ending import victory_points

CULTIST = "Cultist"


@cites("LCG-430", "LCG-464", "LCG-476", "LCG-477")
def carry_out(state: LcgState, scenario: Scenario, resolution: str) -> None:
    """Record what a resolution says, and apply it to the investigators."""
    ending = scenario.endings[resolution]
    write_down(state, scenario, ending)
    for who, row in state.investigators.items():
        mental = ending.mental_trauma + ending.lead_mental_trauma * (who == state.lead)
        suffer(state, who, ending.physical_trauma, mental)
        if ending.kills_all or (ending.kills_all_but_resigned and row.out != "resigned"):
            state.set_investigator(who, killed=True)


@cites("LCG-447", "LCG-476")
def write_down(state: LcgState, scenario: Scenario, ending: Ending) -> None:
    """Add the ending's records to the campaign log, and cross out those that no longer hold."""
    log = state.campaign.log.with_records(ending.records)
    overcome = {state.cards[card].face for card in state.pile("victory")}
    for record, guest in scenario.guests:
        if guest in overcome:
            log = log.without(record)
    if ending.names_cultists:
        log = _with_cultists(state, log)
    for record in log.records:
        if record not in state.campaign.log.records:
            state.note("recorded", record=record)
    for record in state.campaign.log.records:
        if record not in log.records:
            state.note("crossed-out", record=record)
    for key in ("interrogated", "got_away"):
        for face in getattr(log, key):
            if face not in getattr(state.campaign.log, key):
                state.note("named", list=key, face=face)
    state.campaign = state.campaign.with_log(log)


def suffer(state: LcgState, who: int, physical: int, mental: int) -> None:
    """An investigator suffers trauma."""
    if physical or mental:
        row = state.investigators[who]
        state.set_investigator(who, physical=row.physical + physical, mental=row.mental + mental)
        state.note("trauma", who=who, physical=physical, mental=mental)


def _with_cultists(state: LcgState, log: CampaignLog) -> CampaignLog:
    """Cultists in the victory display were interrogated; those in play or never met got away."""
    at_large = [card for card in state.cards if state.is_in_play(card)]
    faces = [state.cards[card].face for card in (*at_large, *state.pile("deck", state.scenario))]
    agenda = state.face(state.agenda) if state.agenda else None
    if isinstance(agenda, AgendaFace) and agenda.becomes:
        faces.append(agenda.becomes)
    met = named_cultists(state.cards[card].face for card in state.pile("victory"))
    return log._replace(
        interrogated=(*log.interrogated, *met), got_away=(*log.got_away, *named_cultists(faces))
    )


def named_cultists(faces: Iterable[str]) -> tuple[str, ...]:
    """The unique cultists among some faces, ordered by card number."""
    found = {
        FACES[key].code: key
        for key in faces
        if isinstance(FACES[key], EnemyFace) and FACES[key].unique and CULTIST in FACES[key].traits
    }
    return tuple(found[code] for code in sorted(found))


@cites("LCG-434", "LCG-450")
def experience_for(state: LcgState, who: int, ending: Ending) -> int:
    """The experience an investigator earns; a card's penalty reduces only this scenario's gain."""
    if ending.experience is None:
        return 0
    lead = ending.lead_experience if who == state.lead else 0
    row = state.investigators[who]
    return max(0, victory_points(state) + ending.experience + lead + row.experience)


@cites("LCG-447", "LCG-450", "LCG-457", "LCG-467")
def go_on_with(state: LcgState, ending: Ending) -> None:
    """Update each investigator's log entry after a scenario: trauma, fate, and deck."""
    campaign = state.campaign
    for who, row in state.investigators.items():
        member = campaign.member(row.face)
        earned = experience_for(state, who, ending)
        gained = (
            *_new_weaknesses(state, who, member.deck),
            *_random_weakness(state, ending.weakness),
        )
        lost = (ending.loses,) * member.deck.copies(ending.loses)
        changed = member._replace(
            deck=after_scenario(member.deck, earned, gained, lost),
            physical=row.physical,
            mental=row.mental,
        )
        changed = changed._replace(fate=fate_of(changed, killed=row.killed))
        campaign = campaign.with_member(changed)
        state.note("earned", who=who, experience=earned)
        for key in gained:
            state.note("joins-deck", who=who, face=key)
        if changed.fate == KILLED:
            state.note("killed", who=who)
        elif changed.fate == INSANE:
            state.note("insane", who=who)
        state.campaign = campaign


@cites("LCG-462", "LCG-463", "LCG-464")
def fate_of(member: Member, *, killed: bool) -> str:
    """The fate of an investigator: killed, insane, or (empty) neither."""
    face = FACES[member.investigator]
    assert isinstance(face, InvestigatorFace)
    if killed or member.physical >= face.health:
        return KILLED
    return INSANE if member.mental >= face.sanity else ""


@cites("LCG-415")
def _new_weaknesses(state: LcgState, who: int, deck: Deck) -> tuple[str, ...]:
    """Weaknesses gained during play stay in the deck."""
    owned = Counter(
        row.face for row in state.cards.values() if row.owner == who and FACES[row.face].weakness
    )
    return tuple((owned - Counter(deck.listed())).elements())


@cites("LCG-413")
def _random_weakness(state: LcgState, trait: str) -> tuple[str, ...]:
    """A random basic weakness with a trait that nobody has yet; none without a trait."""
    if not trait:
        return ()
    left = basic_weaknesses_left(state.campaign.taken(), trait)
    return shuffled(state, sorted(left))[:1]
