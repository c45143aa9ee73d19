"""Arkham Horror in the battery."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from kadath.games.arkham.board import AREAS, AT_SEA, STREET_OF, STREETS
from kadath.games.arkham.cards import (
    ANCIENT_ONES,
    BASE,
    DUST,
    ENCOUNTERS,
    FACES,
    GATE_CARDS,
    INNSMOUTH,
    MONSTERS,
    MYTHOS,
    RANDOM,
    SHEETS,
    STORY,
)
from kadath.games.arkham.game import ARKHAM, BOTH, HERALDS, NOBODY, WITH, WITHOUT
from kadath.games.arkham.rules.encounters import entries_at
from kadath.games.arkham.rules.play import ArkhamPlay
from kadath.games.arkham.vocabulary.abilities import Action
from kadath.games.arkham.vocabulary.effects.choices import Nothing
from kadath.games.arkham.vocabulary.effects.moves import DrawAnotherCard
from kadath.games.arkham.vocabulary.environments import AtSpace
from kadath.kernel.abilities.kinds import AsSoonAs, Forced, Reaction
from kadath.kernel.decision import Option
from kadath.kernel.game import Setup
from kadath.kernel.listeners import Ability
from kadath.kernel.log import Entry
from kadath.kernel.rng import Rng

from ..sleeves import SleevedKit
from ..watching import steps_of
from .conservation import complaints
from .dealing import HELD, LATE, ON_TOP, PLACES, DealtArkham

USED = (Forced, Reaction, Action, AsSoonAs)
"""What is noted when it is used; what is only in force is not."""
FATHER, MOTHER = HERALDS
ROUNDS = (FATHER, FATHER, MOTHER, BOTH, NOBODY, NOBODY)
"""The heralds of each time round the Ancient Ones, where the board of Innsmouth is in play."""
DECKED = HELD | {DUST}
STACKED = 12
"""So many cards lie on top of their decks that have run least."""
SHOWN = {
    "encounter": ("entry", "entry"),
    "gate-card": ("gate card", "card"),
    "mythos": ("mythos", "card"),
    "appears": ("monster", "monster"),
    "joins": ("investigator", "who"),
}
"""What the log shows to have come: the kind of entry, what it is a feature of, and its name."""

OF_COPIES = frozenset(
    (
        *("movement", "upkeep", "battle", "before-horror", "wield", "trade"),
        *("lose-items", "keep-cards", "discard-cards", "sell", "spend-trophy"),
    )
)
"""What is asked where several copies of a card or of a monster may be among the options."""


class ArkhamKit(SleevedKit[ArkhamPlay]):
    """What the battery should know of Arkham Horror beyond what it knows of any game."""

    def __init__(self) -> None:
        super().__init__(DealtArkham())

    def setups(self) -> list[Setup]:
        """Every Ancient One on both boards, with all variants in turn, most of them late."""
        found: list[Setup] = []
        for number, key in enumerate(list(ANCIENT_ONES) * len(ROUNDS)):
            turn = number // len(ANCIENT_ONES)
            board = (ARKHAM, INNSMOUTH)[(number + turn) % 2]
            herald = ROUNDS[turn] if board == INNSMOUTH else NOBODY
            found.append(
                {
                    "seats": (2, 1, 4, 3, 8, 2, 5, 6, 7)[number % 9],
                    "board": board,
                    "ancient_one": key,
                    "herald": herald,
                    "stories": (WITH, WITHOUT)[number % 4 == 3],
                    LATE: number % 3 > 0,
                }
            )
        return found

    def aimed(self, setup: Setup, ran: Counter[str], seed: int) -> Setup:
        """Those investigators whose story was passed least, what ran least in reach of them."""
        boxes = (BASE, INNSMOUTH) if setup["board"] == INNSMOUTH else (BASE,)
        rng = Rng(seed, "people")
        people = least_run(
            [key for key, sheet in SHEETS.items() if sheet.box in boxes],
            lambda key: ran[f"story {key} passed"],
            rng,
        )[: setup["seats"]]
        places = least_run(
            [space for space in STREET_OF if entries_at(space, boxes) and space not in AT_SEA],
            lambda space: min(ran[f"entry {entry}"] for entry in entries_at(space, boxes)),
            rng,
        )
        places = [story_place(key) or space for key, space in zip(people, places, strict=False)]
        cards = least_run(list(drawn()), lambda face: min(ran[one] for one in drawn()[face]), rng)
        return setup | {"investigators": people, PLACES: places, ON_TOP: cards[:STACKED]}

    def features(self) -> list[str]:
        """Every ability that is used, everything that is drawn or met, every story and battle."""
        return [
            *abilities(),
            *(f"entry {key}" for key in ENCOUNTERS),
            *(f"gate card {key}" for key, card in GATE_CARDS.items() if card.entries),
            *(f"mythos {key}" for key in MYTHOS),
            *(f"monster {key}" for key, one in MONSTERS.items() if one.toughness),
            *(f"investigator {key}" for key in SHEETS),
            *(f"story {key} {how}" for key in SHEETS for how in ("passed", "failed")),
            *(f"battle {key}" for key in ANCIENT_ONES),
            *steps_of(self.game.name).values(),
        ]

    def ran(self, setup: Setup, entries: Iterable[Entry]) -> Iterator[str]:
        """What the log tells, and who was there from the beginning."""
        people = setup.get("investigators", RANDOM)
        yield from (f"investigator {key}" for key in (people if people != RANDOM else ()))
        for entry in entries:
            if entry.kind == "use":
                yield f"{entry.args['thing']} {entry.args['ability']}"
            elif entry.kind == "story":
                sheet = str(entry.args["card"]).removesuffix("_story")
                yield f"story {sheet} {'passed' if entry.args['passed'] else 'failed'}"
            elif entry.kind == "awakens":
                yield f"battle {setup.get('ancient_one', RANDOM)}"
            elif entry.kind in SHOWN:
                kind, name = SHOWN[entry.kind]
                yield f"{kind} {entry.args[name]}"

    def leads_to(self, state: ArkhamPlay, option: Option) -> Iterator[str]:
        """The ability that an option uses, or the entry it chooses."""
        if option.verb in ("use", "ability", "trigger"):
            yield f"{state.name_of(option.ids[0])} {option.ids[1]}"
        elif option.verb == "entry":
            yield f"entry {option.words[0]}"

    def complaints(self, state: ArkhamPlay) -> Iterable[str]:
        """Cards, monsters and people are all there, and where they may be."""
        return complaints(state)

    def messages(self) -> Iterator[str]:
        """The messages of every game, and the names and tales that are put together from keys."""
        yield from super().messages()
        yield from (f"space-{area}" for area in AREAS)
        yield from (f"card-{monster}" for monster in MONSTERS)
        yield from (f"card-{key}" for key, face in FACES.items() if face.kind == STORY)
        yield from (f"pile-dust_{number}" for number in (1, 2, 3))
        yield from (f"tale-{entry}" for entry in ENCOUNTERS)
        for key, card in GATE_CARDS.items():
            for world, effect in card.entries:
                if not isinstance(effect, DrawAnotherCard):
                    yield f"tale-{key}_{world}"

    def may_read_alike(self, prompt: str) -> bool:
        """Copies of a card, and monsters of a kind in one space, are offered one by one."""
        return prompt in OF_COPIES

    def definitions(self) -> Any:
        """All that is printed."""
        return FACES, SHEETS, MONSTERS, ENCOUNTERS, MYTHOS, GATE_CARDS

    def derived(self, state: ArkhamPlay) -> tuple[Any, Any]:
        """Who listens and who holds what, kept and rebuilt."""
        rebuilt = state.clone()
        rebuilt.derive()
        held = {who: cards for who, cards in state.held.items() if cards}
        return (state.listeners, held), (rebuilt.listeners, rebuilt.held)


def least_run(keys: list[str], times: Callable[[str], int], rng: Rng) -> list[str]:
    """Some keys, those first that ran least; of equal ones any."""
    return sorted(keys, key=lambda key: (times(key), rng.below(1000)))


def story_place(sheet: str) -> str:
    """Where an investigator has to be for the story to go on, if that is one place of Arkham."""
    for ability in FACES[f"{sheet}_story"].abilities:
        for part in ability.walk():
            if isinstance(part, AtSpace) and part.space in STREET_OF and in_town(part.space):
                return part.space
    return ""


def in_town(space: str) -> bool:
    """Whether a space is on the board that is always in play."""
    return STREET_OF[space] in STREETS


@cache
def drawn() -> dict[str, list[str]]:
    """The cards that are drawn from decks, each with what it has to do in a game."""
    found: dict[str, list[str]] = {}
    for feature in (*abilities(), *(f"mythos {key}" for key in MYTHOS)):
        face = feature.removeprefix("mythos ").partition(" ")[0]
        if face in MYTHOS or (face in FACES and FACES[face].kind in DECKED):
            found.setdefault(face, []).append(feature)
    return found


def abilities() -> Iterator[str]:
    """Every ability of cards, sheets, monsters and Mythos cards that is noted when it is used."""
    printed: dict[str, tuple[Ability, ...]] = {
        **{key: face.abilities for key, face in FACES.items()},
        **{key: sheet.abilities for key, sheet in SHEETS.items()},
        **{key: monster.abilities for key, monster in MONSTERS.items()},
        **{key: card.abilities for key, card in MYTHOS.items()},
    }
    for key, trees in printed.items():
        for number, ability in enumerate(trees):
            # What the Look does is resolved without the card ever being in play.
            # What does nothing is never used.
            if isinstance(ability, USED) and not key.endswith("_look") and _does(ability):
                yield f"{key} {number}"


def _does(ability: Ability) -> bool:
    return not isinstance(getattr(ability, "effect", None), Nothing)


KIT = ArkhamKit
