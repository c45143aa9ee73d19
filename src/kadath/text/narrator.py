"""A narrator that takes everything from a game's Fluent messages.

The message ids, each prefixed with the name of the game and a hyphen, are:

- `ask-<prompt>`: who is asked for what; `outcome-<reason>`: how the game ended
- `option-<verb>`: what an option does; `log-<kind>`: what happened
- `why-not-<message>`: what hinders something; some of these every game has (`common.ftl`)
- `confirm-<prompt>`: what confirming several things does (`count` of them, the `things`)
- `procedure-<Procedure>`, `step-<Procedure>-<step>`: where in the rulebook the game is; events
  share their steps (`step-Event-<step>`)
- `<kind>-<key>`: the name of a thing; `text-<key>`: what a component says; `kind-<kind>`: its kind
- `number-<key>`, `mark-<key>`: what a thing in a view has; `group-<kind>`: a heading over several
- `progress-<step>`: a step of a round
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from kadath.kernel.decision import Option
from kadath.kernel.events import Event
from kadath.kernel.explain import Place
from kadath.kernel.game import Component, Narrator, Thing
from kadath.kernel.legality import Hindrance
from kadath.kernel.log import Entry
from kadath.kernel.procedure import PROCEDURES
from kadath.kernel.several import Picks

from .fluent import messages
from .hindrances import hindrance_text


def place_text(narrator: Narrator, place: Place, language: str) -> str:
    """The place of a frame of the trail in the rulebook, e.g. `Skill test › ST.2 commit cards`."""
    procedure = PROCEDURES[place.procedure]
    text = narrator.name("procedure", procedure.__name__, language)
    if place.at not in procedure.STEPS:
        return text
    # All events have the same steps.
    title = Event.__name__ if issubclass(procedure, Event) else procedure.__name__
    return f"{text} › {narrator.name('step', f'{title}-{place.at}', language)}"


class FluentNarrator:
    """The default narrator, which a game may override in part."""

    def __init__(self, game: str, components: Sequence[Component] = ()) -> None:
        self.game = game
        self._kinds = {component.key: component.kind for component in components}

    def about(self, state: Any, option: Option) -> Mapping[str, str | int]:
        """The things that an option refers to, by the variable names in its message."""
        return {"it": option.args[0]} if option.args else {}

    def prompt_text(self, state: Any, language: str) -> str:
        """Who is asked, and for what; or how the game ended."""
        if state.outcome is not None:
            return self.name("outcome", state.outcome.reason, language)
        about = {"seat": state.decision.seat + 1, **state.stack[-1].about(state)}
        return self._say(f"ask-{state.decision.ask}", about, language)

    def option_text(self, state: Any, option: Option, language: str) -> str:
        """What choosing an option does."""
        return self._say(f"option-{option.verb}", self.about(state, option), language)

    def hindrance_text(
        self, state: Any, attempt: Option, hindrance: Hindrance, language: str
    ) -> str:
        """Why something may not be done now."""
        values = {**self.about(state, attempt), **dict(hindrance.args)}
        return hindrance_text(self.game, hindrance, values, language)

    def confirm_text(self, state: Any, picks: Picks, language: str) -> str:
        """What confirming these picks will do."""
        things = ", ".join(self.option_text(state, one, language) for one in picks)
        about = {"count": len(picks), "things": things}
        return self._say(f"confirm-{state.decision.ask}", about, language)

    def entry_text(self, state: Any, entry: Entry, language: str) -> str:
        """A line of the log."""
        return self._say(f"log-{entry.kind}", entry.args, language)

    def points(self, state: Any, option: Option) -> Sequence[Thing]:
        """The things on the table that an option refers to."""
        return [Thing(kind, key) for kind, key in self.about(state, option).items()]

    def place_text(self, place: Place, language: str) -> str:
        """The place of a frame of the trail in the rulebook."""
        return place_text(self, place, language)

    def component(self, key: str, language: str) -> dict[str, str]:
        """A component of the catalogue: its name, kind and rules text."""
        kind = self._kinds[key]
        return {
            "name": self.name(kind, key, language),
            "kind": self.name("kind", kind, language),
            "text": self.name("text", key, language),
        }

    def name(self, kind: str, key: str | int, language: str) -> str:
        """The name of something in the game."""
        # Message ids cannot contain full stops or spaces.
        return messages(language).format(re.sub("[. ]", "_", f"{self.game}-{kind}-{key}"))

    def _say(self, message: str, about: Mapping[str, Any], language: str) -> str:
        """A message with these values, replaced by names if they have any."""
        bundle = messages(language)
        names = {kind: f"{self.game}-{kind}-{key}" for kind, key in about.items()}
        values = {
            kind: bundle.format(names[kind]) if names[kind] in bundle else key
            for kind, key in about.items()
        }
        return bundle.format(f"{self.game}-{message}", **values)
