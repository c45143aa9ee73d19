"""The story before and after a game."""

from __future__ import annotations

from rich.text import Text

from kadath.games.lcg.campaign.scenarios import SCENARIOS, recalled
from kadath.games.lcg.components import FACES
from kadath.games.lcg.rules.campaign import PlayCampaign
from kadath.games.lcg.state import LcgState
from kadath.kernel.events import enclosing
from kadath.kernel.state import State

from ..scene import Scene
from ..theme import BRIGHT, PLAIN, QUIET, STRONG
from . import cards, seen, status
from .campaign import deck_line


def opening(scene: Scene) -> Text:
    """The scenario's introduction, its difficulty, and the investigators with their decks."""
    text, view = Text(), scene.view
    if not view["scenario"]:
        return text
    key = view["cards"][view["scenario"]]["face"]
    text.append_text(status.scenario(scene))
    text.append("\n\n")
    text.append(_introduction(scene, key) + "\n", PLAIN)
    for who in seen.investigators(scene):
        text.append("\n")
        cards.in_full(text, scene, who)
        deck_line(text, scene, who)
    text.rstrip()
    return text


def part(state: State) -> str:
    """The current scenario."""
    assert isinstance(state, LcgState)
    return state.cards[state.scenario].face if state.scenario else ""


def _introduction(scene: Scene, scenario: str) -> str:
    """A scenario's introduction; the first of a campaign is preceded by the prologue."""
    state = scene.state
    assert isinstance(state, LcgState)
    recalls = recalled(SCENARIOS[scenario], state.campaign.log)
    keys = (scenario, *(f"{scenario}-{one}" for one in recalls))
    introduction = " ".join(scene.name("introduction", key) for key in keys)
    campaign = next(enclosing(state, PlayCampaign), None)
    if campaign is not None and not campaign.number:
        return scene.name("prologue", campaign.campaign) + "\n\n" + introduction
    return introduction


def ending(scene: Scene) -> Text:
    """The final page of a game: the outcome, and everyone's fate."""
    state, words = scene.state, scene.words
    assert isinstance(state, LcgState)
    assert state.outcome is not None
    text = Text()
    result = words("terminal-ending-won" if state.outcome.won else "terminal-ending-lost")
    text.append(f"{result}\n\n", BRIGHT)
    text.append(scene.name("outcome", state.outcome.reason) + "\n", STRONG)
    if state.scenario and state.resolution:
        key = f"{state.cards[state.scenario].face}-{state.resolution}"
        text.append("\n" + scene.name("ending", key) + "\n", PLAIN)
    text.append("\n")
    # The campaign log comes first: someone killed is not just defeated.
    fates = {one["investigator"]: one["fate"] for one in scene.view["campaign"]["members"]}
    for who, row in scene.view["investigators"].items():
        text.append(seen.name(scene, who), STRONG)
        fate = fates.get(row["face"]) or row["out"]
        outcome = words(f"terminal-lcg-fate-{fate}" if fate else "terminal-lcg-survived")
        text.append(f": {outcome}\n", PLAIN)
    if won := seen.pile(scene, "victory"):
        points = sum(FACES[seen.card(scene, one)["face"]].victory for one in won)
        text.append("\n" + words("terminal-lcg-victory-points", points=points) + "\n", STRONG)
        text.append(" " + seen.listed(scene, won) + "\n", QUIET)
    text.rstrip()
    return text
