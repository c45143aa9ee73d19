"""What Final Hour says to people: its narrator, over the modules of `narration`."""

from __future__ import annotations

from kadath.kernel.decision import Option
from kadath.kernel.explain import Place
from kadath.kernel.game import Thing
from kadath.kernel.legality import Hindrance
from kadath.kernel.log import Entry
from kadath.kernel.several import Picks
from kadath.text.narrator import place_text

from .narration import catalogue, log, options, prompts, why_not
from .narration.names import names
from .state import FinalHourState


class FinalHourNarrator:
    """The narrator of Final Hour, in every language."""

    def option_text(self, state: FinalHourState, option: Option, language: str) -> str:
        """What choosing an option does, as a line of a menu for the deciding seat."""
        return options.option_text(names(language), state, option)

    def hindrance_text(
        self, state: FinalHourState, attempt: Option, hindrance: Hindrance, language: str
    ) -> str:
        """Why something may not be done now."""
        return why_not.hindrance_text(names(language), state, hindrance)

    def confirm_text(self, state: FinalHourState, picks: Picks, language: str) -> str:
        """What confirming these picks will do."""
        return options.confirm_text(names(language), state, picks)

    def points(self, state: FinalHourState, option: Option) -> list[Thing]:
        """What an option is about in play."""
        return options.points(option)

    def prompt_text(self, state: FinalHourState, language: str) -> str:
        """Who is asked for what now; everybody may read it."""
        return prompts.prompt_text(names(language), state)

    def entry_text(self, state: FinalHourState, entry: Entry, language: str) -> str:
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
        if kind == "step":
            # Message ids know neither full stops nor spaces.
            key = str(key).replace(".", "_").replace(" ", "_")
        return names(language).name(kind, key)
