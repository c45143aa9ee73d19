"""Verbs about the whole town: terror, doom, Innsmouth's tracks, closed places, weather."""

from __future__ import annotations

from typing import Any

from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Effect, Number, Scope, count
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, ask, procedure

from ...board import INNSMOUTH_LOCATIONS, LOCATIONS
from ...rules.doom import add_doom, remove_doom
from ...rules.encounters import turn_up_card
from ...rules.mythos_draws import weather_comes
from ...rules.places import close_place
from ...rules.swapping import Swapping
from ...rules.terror import RaisingTerror
from ...rules.uprising import HelpingRaid, add_uprising, clear_tracks
from ...state import ArkhamState


@node
class RaiseTerror(Effect):
    """Raise the terror level."""

    by: Number = 1

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return RaisingTerror(count(self.by, state, scope))


@node
class AddDoom(Effect):
    """Add doom tokens to the doom track."""

    tokens: int = 1

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        add_doom(state, self.tokens)
        return None


@node
class RemoveDoom(Effect):
    """Remove doom tokens from the doom track."""

    tokens: int = 1

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        remove_doom(state, self.tokens)
        return None


@node
class AddUprising(Effect):
    """Add uprising tokens to the Deep Ones Rising track."""

    tokens: int = 1

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return add_uprising(state, self.tokens)


@node
class HelpRaid(Effect):
    """Put a Clue token from the supply on any free space of the Feds Raid track."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return HelpingRaid(scope.who)


@node
class ClearTracks(Effect):
    """Clear both tracks of Innsmouth."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        clear_tracks(state)
        return None


@node
class ClosePlace(Effect):
    """Close a location for the rest of the game."""

    space: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        close_place(state, self.space)
        return None


@node
class WeatherComes(Effect):
    """Draw Mythos cards until there is a weather card, and resolve only its effect."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return weather_comes(state)


@node
class TurnUpLocationCard(Effect):
    """Turn the top card of a location deck face up; the next encounter there uses it."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return ChoosingNeighborhood(scope.who)


@procedure
class ChoosingNeighborhood(Procedure):
    """An investigator chooses a neighborhood whose next card is turned face up."""

    who: int

    @ask("deck", "AH-3.3.3", prompt="which-deck")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer every neighborhood in play."""
        decks = (*LOCATIONS, *(INNSMOUTH_LOCATIONS if "innsmouth" in s.boxes else ()))
        options = tuple(option("deck", deck) for deck in decks)
        return ChoosingNeighborhood.choose.offer(s.seat_of(self.who), options)

    @choose.chosen
    def turn_up(self, s: ArkhamState, chosen: Option) -> None:
        """Turn it face up."""
        turn_up_card(s, chosen.words[0])

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@node
class SwapInvestigator(Effect):
    """Replace your investigator with a new one; discard everything you have."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Swapping(scope.who)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(state.pool)
