"""Final Hour's narrator, over the modules of `narration`."""

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
    """Final Hour's narrator, in every language."""

    def option_text(self, state: FinalHourState, option: Option, language: str) -> str:
        """What choosing an option does, as a menu item for the deciding seat."""
        return options.option_text(names(language), state, option)

    def hindrance_text(
        self, state: FinalHourState, attempt: Option, hindrance: Hindrance, language: str
    ) -> str:
        """Why something cannot be done now."""
        return why_not.hindrance_text(names(language), state, hindrance)

    def confirm_text(self, state: FinalHourState, picks: Picks, language: str) -> str:
        """What confirming these picks does."""
        return options.confirm_text(names(language), state, picks)

    def points(self, state: FinalHourState, option: Option) -> list[Thing]:
        """The things in play an option refers to."""
        return options.points(option)

    def prompt_text(self, state: FinalHourState, language: str) -> str:
        """Who is asked for what; everyone may read it."""
        return prompts.prompt_text(names(language), state)

    def entry_text(self, state: FinalHourState, entry: Entry, language: str) -> str:
        """A log entry as text, for those who may see it."""
        return log.entry_text(names(language), state, entry)

    def place_text(self, place: Place, language: str) -> str:
        """The rulebook section of a frame in the trail."""
        return place_text(self, place, language)

    def component(self, key: str, language: str) -> dict[str, str]:
        """A component of the catalogue: its name, kind, rules text, and other facts."""
        return catalogue.component(names(language), key)

    def name(self, kind: str, key: str | int, language: str) -> str:
        """The name of a thing in the game."""
        if kind == "step":
            # Message ids allow neither full stops nor spaces.
            key = str(key).replace(".", "_").replace(" ", "_")
        return names(language).name(kind, key)
