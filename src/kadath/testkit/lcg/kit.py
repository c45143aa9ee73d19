"""The card game's part of the battery."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from kadath.games.lcg.campaign.campaigns import CAMPAIGNS
from kadath.games.lcg.campaign.scenarios import DIFFICULTIES
from kadath.games.lcg.components import FACES
from kadath.games.lcg.components.decks import STARTER_DECKS
from kadath.games.lcg.components.scenarios import SCENARIOS
from kadath.games.lcg.rules.interlude import NOBODY_LEFT
from kadath.games.lcg.rules.standing import is_quiet
from kadath.games.lcg.state import SCENARIO, LcgState
from kadath.games.lcg.views.redealing import allowed_by_place, is_of_kind
from kadath.games.lcg.views.unseen_set import cards_of, possible_sets, unseen
from kadath.kernel.decision import Option
from kadath.kernel.game import Setup
from kadath.kernel.log import Entry
from kadath.kernel.rng import Rng
from kadath.kernel.sleeves.beliefs import Dealt
from kadath.kernel.sleeves.redealing import unknown_to

from ..kit import Kit, Place
from ..sleeves import unknown_sleeves
from .aiming import least_run
from .conservation import complaints
from .dealing import DealtLcg
from .messages import named
from .referee import LcgReferee
from .wishes import gives_up, leads_to
from .witness import MARKS, Witness, features_of

SHOWN = frozenset({"played", "committed", "uses", "spawned", "put-into-play", "current"})
"""Log entries showing that a card did something."""
ENDINGS = tuple(f"{key} ends {one}" for key, each in SCENARIOS.items() for one in each.endings)
"""The resolutions of the scenarios, including ending without one."""
OUTCOMES = tuple(
    f"outcome {reason}"
    for reason in (
        NOBODY_LEFT,
        *(
            ending.records[-1]
            for order in CAMPAIGNS.values()
            for ending in SCENARIOS[order[-1]].endings.values()
        ),
    )
)
"""The outcomes of campaigns."""
BETWEEN = tuple(
    f"told {kind}"
    for kind in (
        "again",
        "bought",
        "crossed-out",
        "earlier",
        "insane",
        "joins-deck",
        "killed",
        "named",
        "party-join",
        "party-leave",
        "party-return",
        "recorded",
    )
)
"""Log entries before, between, and after scenarios."""
STRIDE = 37
"""The step through the list of set-ups from one game to the next."""
ACTS = 3
"""The maximum number of acts advanced in a late game."""


class LcgKit(Kit[LcgState]):
    """What the battery needs to know about the card game."""

    def __init__(self) -> None:
        super().__init__(DealtLcg())

    def setups(self) -> tuple[Setup, ...]:
        """Every scenario and difficulty with one to four investigators, rotating.

        In every fourth one a single person runs all of them. Each is played twice as often from a
        later position as from the start; and there are three campaigns for each number and
        difficulty, two of them from a later position. In every other standalone scenario the
        players choose how the previous ones ended.
        """
        known = list(STARTER_DECKS)
        found: list[Setup] = []
        for count in range(1, 5):
            for number, difficulty in enumerate(DIFFICULTIES):
                for scenario in SCENARIOS:
                    first = len(found) % len(known)
                    begun: Setup = {
                        "seats": 1 if (number + count) % 4 == 3 else count,
                        "scenario": scenario,
                        "difficulty": difficulty,
                        "investigators": (known[first:] + known[:first])[:count],
                        "lead": number % count,
                        "earlier": "chosen" if (number + count) % 2 else "first",
                    }
                    late = begun | {"position": ACTS}
                    found += [begun, late, late | {"lead": (number + 1) % count}]
                restarts = "yes" if number == count - 1 else "no"
                campaign = begun | {"mode": "campaign", "restarts": restarts}
                late = campaign | {"position": ACTS}
                found += [campaign, late, late | {"lead": (number + 1) % count}]
        # Mixed, so that any range of games has some of each kind.
        return tuple(found[number * STRIDE % len(found)] for number in range(len(found)))

    def aimed(self, setup: Setup, ran: Counter[str], seed: int) -> Setup:
        """A late position with cards in use whose features have run least."""
        if "position" not in setup:
            return setup
        return setup | {"aims": least_run(setup, ran, Rng(seed, "aims"))}

    def features(self) -> tuple[str, ...]:
        """Every ability of every card a set-up may include, and every ending."""
        sets = {
            one
            for scenario in SCENARIOS.values()
            for one in (*scenario.encounter_sets, *scenario.one_of)
        }
        abilities = (
            feature
            for face in FACES.values()
            if face.encounter_set in sets or not face.encounter_set
            for feature, _ in features_of(face)
        )
        return (*abilities, *ENDINGS, *OUTCOMES, *BETWEEN)

    def ran(self, setup: Setup, entries: Iterable[Entry]) -> Iterator[str]:
        """From the log: what only its card shows, endings, and what happens between scenarios."""
        shown: set[str] = set()
        for entry in entries:
            if entry.kind in SHOWN:
                shown.add(entry.word("face"))
            elif entry.kind == "ending":
                yield f"{entry.args['scenario']} ends {entry.args['resolution']}"
            elif f"told {entry.kind}" in BETWEEN:
                yield f"told {entry.kind}"
        yield from (feature for feature, face in MARKS.items() if face in shown)

    def summary(self, ran: Counter[str]) -> str:
        """How many scenarios were played to the end: a campaign has several."""
        return f"{sum(ran[ending] for ending in ENDINGS)} scenarios were played to their end"

    def watch(self) -> Witness:
        """Watch the abilities themselves."""
        return Witness()

    def taste(self, state: LcgState, option: Option) -> str:
        """The verb, and the face of the card it is about."""
        decision = state.decision
        assert decision is not None
        about = next((arg for arg in option.args if arg in state.cards), None)
        face = state.cards[about].face if isinstance(about, int) else ""
        if option.args and isinstance(option.args[0], str):
            face = option.args[0]
        ability = option.args[2] if option.verb in ("activate", "use", "react") else ""
        return f"{decision.ask} {option.verb} {face} {ability}"

    def leads_to(self, state: LcgState, option: Option) -> Iterator[str]:
        """The features of the card's abilities, or of the act it serves."""
        return leads_to(state, option)

    def gives_up(self, state: LcgState, option: Option) -> Iterator[str]:
        """The other features of a card that an ability discards as its cost."""
        return gives_up(state, option)

    def is_hasty(self, option: Option) -> bool:
        """Nothing ends the game at once; but being done early, or starting over, teaches less."""
        return option.verb in ("done", "again")

    def complaints(self, state: LcgState) -> Iterator[str]:
        """What has been lost or created."""
        return complaints(state)

    def referee(self, state: LcgState) -> LcgReferee:
        """A referee for a game that starts now."""
        return LcgReferee(state)

    def definitions(self) -> list[Any]:
        """Every face and every scenario."""
        return [*FACES.values(), *SCENARIOS.values()]

    def derived(self, state: LcgState) -> tuple[Any, Any]:
        """The cached values, and the same values recomputed."""
        rests = state.at_rest and is_quiet(state)
        kept = state.order
        state.order = ()
        order = state.player_order() if state.investigators else ()
        return (
            (state.listeners, state.at_rest, kept or order),
            (state.rebuilt_listeners(), rests, order),
        )

    def messages(self) -> Iterator[str]:
        """The messages of every game, and those specific to this one."""
        yield from super().messages()
        yield from named(tuple(self.game.setup_options()))

    def unknown_places(self, state: LcgState, seat: int | None) -> dict[str, Place]:
        """The sleeves whose faces a seat does not know, with everything they may hold."""
        other_faces: list[Dealt] = []
        if unseen(state, unknown_to(state, seat).faces):
            other_faces = [(key, SCENARIO) for one in possible_sets(state) for key in cards_of(one)]
        return unknown_sleeves(
            state,
            seat,
            lambda card: f"{state.cards[card].zone} {card}",
            is_of_kind,
            other_faces=other_faces,
            allowed_in=allowed_by_place(state),
        )

    def hidden_faces(self, state: LcgState, seat: int | None) -> dict[str, str]:
        """What is in them."""
        cards = unknown_to(state, seat).cards
        return {f"{state.cards[card].zone} {card}": state.cards[card].face for card in cards}

    def asks_about_hidden(self, state: LcgState) -> bool:
        """Someone asked about cards they hold is known to hold such a card."""
        return state.decision is not None and state.decision.ask != "take-action"


KIT = LcgKit
