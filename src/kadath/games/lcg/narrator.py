"""The card game's narrator, over the modules of `narration`."""

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
    """The card game's narrator, in every language."""

    def option_text(self, state: LcgState, option: Option, language: str) -> str:
        """What choosing an option does, as a menu item for the deciding seat."""
        return alike.option_text(names(language), state, option)

    def hindrance_text(
        self, state: LcgState, attempt: Option, hindrance: Hindrance, language: str
    ) -> str:
        """Why something cannot be done now, using only what the deciding seat may know."""
        return why_not.hindrance_text(names(language), state, attempt, hindrance)

    def confirm_text(self, state: LcgState, picks: Picks, language: str) -> str:
        """What confirming these picks does."""
        return several.confirm_text(names(language), state, picks)

    def points(self, state: LcgState, option: Option) -> list[Thing]:
        """The things in play an option refers to."""
        return points.points(state, option)

    def prompt_text(self, state: LcgState, language: str) -> str:
        """Who is asked for what; everyone may read it."""
        return prompts.prompt_text(names(language), state)

    def entry_text(self, state: LcgState, entry: Entry, language: str) -> str:
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
        return names(language).name(kind, key)
