"""What the card game says to people: its narrator, over the modules of `narration`."""

from __future__ import annotations

from kadath.kernel.decision import Option
from kadath.kernel.explain import Place
from kadath.kernel.game import Thing
from kadath.kernel.legality import Hindrance
from kadath.kernel.log import Entry
from kadath.kernel.several import Picks
from kadath.text.narrator import place_text

from .narration import alike, catalogue, log, points, prompts, several, why_not
from .narration.names import names
from .state import LcgState


class LcgNarrator:
    """The narrator of the card game, in every language."""

    def option_text(self, state: LcgState, option: Option, language: str) -> str:
        """What choosing an option does, as a line of a menu for the deciding seat."""
        return alike.option_text(names(language), state, option)

    def hindrance_text(
        self, state: LcgState, attempt: Option, hindrance: Hindrance, language: str
    ) -> str:
        """Why something may not be done now, from what the deciding seat may know."""
        return why_not.hindrance_text(names(language), state, attempt, hindrance)

    def confirm_text(self, state: LcgState, picks: Picks, language: str) -> str:
        """What confirming these picks will do."""
        return several.confirm_text(names(language), state, picks)

    def points(self, state: LcgState, option: Option) -> list[Thing]:
        """What an option is about in play."""
        return points.points(state, option)

    def prompt_text(self, state: LcgState, language: str) -> str:
        """Who is asked for what now; everybody may read it."""
        return prompts.prompt_text(names(language), state)

    def entry_text(self, state: LcgState, entry: Entry, language: str) -> str:
        """A line of the log, for those whom the entry is for."""
        return log.entry_text(names(language), state, entry)

    def place_text(self, place: Place, language: str) -> str:
        """Where in the rulebook a frame of the trail stands."""
        return place_text(self, place, language)

    def component(self, key: str, language: str) -> dict[str, str]:
        """A component of the catalogue: its name, kind and rules text, and what else it shows."""
        return catalogue.component(names(language), key)

    def name(self, kind: str, key: str | int, language: str) -> str:
        """The name of a thing of the game."""
        return names(language).name(kind, key)
