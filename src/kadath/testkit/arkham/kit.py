"""Arkham Horror in the battery."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from kadath.games.arkham.board import AREAS
from kadath.games.arkham.cards import (
    ANCIENT_ONES,
    DUST,
    ENCOUNTERS,
    FACES,
    GATE_CARDS,
    INNSMOUTH,
    MONSTERS,
    MYTHOS,
    RANDOM,
    RUMOR,
    SHEETS,
    STORY,
)
from kadath.games.arkham.game import ARKHAM, BOARDS, BOTH, HERALDS, NOBODY, WITH, WITHOUT
from kadath.games.arkham.rules.play import ArkhamPlay
from kadath.games.arkham.rules.setup import NOT_IN_CUP
from kadath.games.arkham.vocabulary.abilities import Action
from kadath.games.arkham.vocabulary.effects.choices import Nothing
from kadath.games.arkham.vocabulary.effects.moves import DrawAnotherCard
from kadath.kernel.abilities.kinds import AsSoonAs, Forced, Reaction
from kadath.kernel.decision import Option
from kadath.kernel.game import Setup
from kadath.kernel.listeners import Ability
from kadath.kernel.log import Entry
from kadath.kernel.rng import Rng

from ..sleeves import SleevedKit
from ..watching import steps_of
from .aims import CONTEST, GATE, PRISON, READ_IN
from .conservation import complaints
from .dealing import AIMS, HELD, LATE, ON_TOP, DealtArkham

USED = (Forced, Reaction, Action, AsSoonAs)
"""The kinds of abilities logged when used; passive ones are not."""
FATHER, MOTHER = HERALDS
ROUNDS = (FATHER, FATHER, MOTHER, BOTH, NOBODY, NOBODY)
"""The heralds for each pass through the Ancient Ones, if the Innsmouth board is in play."""
OF_MASKS = "nyarlathotep"
"""The Ancient One whose masks are in the cup."""
DECKED = HELD | {DUST}
STACKED = 12
"""How many of the least-run cards go on top of their decks."""
SHOWN = {
    "encounter": ("entry", "entry"),
    "gate-card": ("gate card", "card"),
    "mythos": ("mythos", "card"),
    "appears": ("monster", "monster"),
    "joins": ("investigator", "who"),
}
"""Log entries that show something came up: the kind of feature, and the argument naming it."""

OF_COPIES = frozenset(
    (
        *("movement", "upkeep", "battle", "before-horror", "wield", "trade"),
        *("lose-items", "keep-cards", "discard-cards", "sell"),
        *("spend-trophy", "spend-one-trophy"),
    )
)
"""The prompts whose options may include several copies of a card or monster."""


class ArkhamKit(SleevedKit[ArkhamPlay]):
    """What the battery needs to know about Arkham Horror."""

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
        """The investigators whose stories ran least, and what else ran least for them."""
        rng = Rng(seed, "people")
        features = sheet_features()
        people = least_run(list(SHEETS), lambda key: min(ran[one] for one in features[key]), rng)
        people = people[: setup["seats"]]
        cards = least_run(list(drawn()), lambda face: min(ran[one] for one in drawn()[face]), rng)
        aims = [*self._aims(setup | {"investigators": people}, ran, rng)] if setup[LATE] else []
        return setup | {"investigators": people, AIMS: aims, ON_TOP: cards[:STACKED]}

    def _aims(self, setup: Setup, ran: Counter[str], rng: Rng) -> Iterator[str]:
        """An entry per seat, some gate cards, monsters, or Rumors, then the investigators' stories.

        Later ones win: an investigator can only be in one place.
        """
        boxes = BOARDS[setup["board"]]
        people = setup["investigators"]
        entries = [key for key, one in ENCOUNTERS.items() if one.box in boxes]
        yield from self._least([f"entry {key}" for key in entries], ran, rng)[: len(people)]
        gates = [
            f"{GATE}{key}" for key, one in GATE_CARDS.items() if one.box in boxes and one.entries
        ]
        yield from self._least(gates, ran, rng)[:1]
        kept = [one for one in with_kept_cards() if GATE_CARDS[one.split()[0]].box in boxes]
        yield from self._least(kept, ran, rng)[: rng.below(2)]
        yield from self._least(list(READ_IN), ran, rng)[: rng.below(2)]
        monsters = with_monsters(boxes, masks=setup["ancient_one"] == OF_MASKS)
        yield from self._least(monsters, ran, rng)[: (len(people) + 1) // 2]
        rumors = [one for one in with_rumors() if MYTHOS[one.split()[0]].box in boxes]
        yield from self._least(rumors, ran, rng)[: rng.below(2)]
        stories = [self._least(sheet_features()[key], ran, rng)[0] for key in people]
        yield from stories if rng.below(4) else self._least([PRISON, CONTEST], ran, rng)[:1]

    def _least(self, features: list[str], ran: Counter[str], rng: Rng) -> list[str]:
        return least_run(features, lambda one: ran[one], rng)

    def features(self) -> list[str]:
        """Every logged ability, everything that is drawn or met, every story and battle."""
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
        """What the log shows, and who was there from the start."""
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
            elif entry.kind == "check" and entry.args["monster"] in MONSTERS:
                yield f"monster {entry.args['monster']}"

    def leads_to(self, state: ArkhamPlay, option: Option) -> Iterator[str]:
        """The ability an option uses, or the entry it chooses."""
        if option.verb in ("use", "ability", "trigger"):
            yield f"{state.name_of(option.ids[0])} {option.ids[1]}"
        elif option.verb == "entry":
            yield f"entry {option.words[0]}"

    def complaints(self, state: ArkhamPlay) -> Iterable[str]:
        """Cards, monsters, and investigators are all there, and where they may be."""
        return complaints(state)

    def messages(self) -> Iterator[str]:
        """The messages of every game, and those of names and tales composed from keys."""
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
        """Everything printed."""
        return FACES, SHEETS, MONSTERS, ENCOUNTERS, MYTHOS, GATE_CARDS

    def derived(self, state: ArkhamPlay) -> tuple[Any, Any]:
        """The cached listeners and possessions, and the same recomputed."""
        rebuilt = state.clone()
        rebuilt.derive()
        held = {who: cards for who, cards in state.held.items() if cards}
        return (state.listeners, held), (rebuilt.listeners, rebuilt.held)


def least_run(keys: list[str], times: Callable[[str], int], rng: Rng) -> list[str]:
    """The keys, least run first; ties in random order."""
    return sorted(keys, key=lambda key: (times(key), rng.below(1000)))


@cache
def sheet_features() -> dict[str, list[str]]:
    """The features of each investigator's sheet and story."""
    found: dict[str, list[str]] = {key: [] for key in SHEETS}
    for feature in abilities():
        sheet = feature.split()[0].partition("_story")[0]
        if sheet in found:
            found[sheet].append(feature)
    return found


@cache
def with_monsters(boxes: tuple[str, ...], *, masks: bool) -> list[str]:
    """The features of the monsters in the cup, with or without masks."""
    apart = NOT_IN_CUP - {"mask"} if masks else NOT_IN_CUP
    cup = {key for key, one in MONSTERS.items() if one.tokens(boxes) and not one.keywords & apart}
    return [one for one in abilities() if one.split()[0] in cup]


@cache
def with_rumors() -> list[str]:
    """The features of Rumors."""
    named = [one for one in abilities() if one.split()[0] in MYTHOS]
    return [one for one in named if MYTHOS[one.split()[0]].kind == RUMOR]


@cache
def with_kept_cards() -> list[str]:
    """The features of gate cards that are kept."""
    return [one for one in abilities() if one.split()[0] in GATE_CARDS]


@cache
def drawn() -> dict[str, list[str]]:
    """The cards drawn from decks, each with its features."""
    found: dict[str, list[str]] = {}
    for feature in (*abilities(), *(f"mythos {key}" for key in MYTHOS)):
        face = feature.removeprefix("mythos ").partition(" ")[0]
        if face in MYTHOS or (face in FACES and FACES[face].kind in DECKED):
            found.setdefault(face, []).append(feature)
    return found


def abilities() -> Iterator[str]:
    """Every ability of cards, sheets, and monsters that is logged when used."""
    printed: dict[str, tuple[Ability, ...]] = {
        **{key: face.abilities for key, face in FACES.items()},
        **{key: sheet.abilities for key, sheet in SHEETS.items()},
        **{key: monster.abilities for key, monster in MONSTERS.items()},
        **{key: card.abilities for key, card in MYTHOS.items()},
        **{key: card.abilities for key, card in GATE_CARDS.items()},
    }
    for key, trees in printed.items():
        for number, ability in enumerate(trees):
            # The Look is resolved without its card ever being in play, and an effect that does
            # nothing is never used.
            if isinstance(ability, USED) and not key.endswith("_look") and _does(ability):
                yield f"{key} {number}"


def _does(ability: Ability) -> bool:
    return not isinstance(getattr(ability, "effect", None), Nothing)


KIT = ArkhamKit
