"""Machina Arcana's part of the battery: its features and invariants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from kadath.games.machina.cards import CARDS, EXPLORER, SCENARIO
from kadath.games.machina.game import CAMPAIGN, FIRST, SCENARIOS
from kadath.games.machina.rules.activating import cost_to_activate
from kadath.games.machina.rules.death import Destroying
from kadath.games.machina.rules.events import InvokingEvent
from kadath.games.machina.rules.explorer_phase import ExplorerTurn
from kadath.games.machina.rules.exploring import sides_of
from kadath.games.machina.rules.gaining import Crafting, GainingItem
from kadath.games.machina.rules.game_die import EASY, VERY_EASY
from kadath.games.machina.rules.play import MachinaPlay
from kadath.games.machina.rules.setting_up import HORROR_MARKERS, LENGTHS, MARKERS
from kadath.games.machina.rules.sight import sign
from kadath.games.machina.rules.spaces import is_of_kind
from kadath.games.machina.rules.spawning import Spawning
from kadath.games.machina.sight_lines import CLOSED_DOOR, OBSTACLE, RUBBLES, WALL
from kadath.games.machina.state import HORROR, TILE_DECK
from kadath.games.machina.tiles import FLOOR, SIDES
from kadath.games.machina.values import ESSENCE, HEALTH, HIGHEST, attribute
from kadath.games.machina.vocabulary.triggers import Activates, Explores
from kadath.kernel.abilities.kinds import Forced
from kadath.kernel.decision import Option
from kadath.kernel.game import Setup
from kadath.kernel.log import Entry
from kadath.kernel.nodes import Node
from kadath.kernel.rng import Rng

from ..sleeves import SleevedKit
from ..watching import steps_of
from .dealing import DealtMachina
from .witness import Witness, feature_of, features_of

SWAPPING = "twin_masks"
"""An item with which its owner swaps places with others."""
AIMS = 8
"""How many cards are put in use in a late position."""
LATEST = 10
"""How many chapters may be completed in a late game."""
DIFFICULTIES = ("normal", EASY, VERY_EASY)
ENDS = ("explorers-destroyed", "victory", "boss-destroyed", "mirrors", "too-late", "beast-home")


LEADS_TO = {
    "leave": ("AllHaveLeft 1", "AllHaveLeft 2"),
    "light": ("BreakingMirrors 2",),
    "pair": ("BreakingMirrors 2",),
}
"""The steps that only certain kinds of options lead to."""
ANSWERED: dict[str, type[Node]] = {"activate": Activates, "explore": Explores}
"""What abilities respond to, and by which triggers."""
COMPANY = {
    "heart_in_the_ice 1 Passive": SWAPPING,
    "wounded_beast 1 Passive": SWAPPING,
}
"""Features that need another card in use: somebody tries to swap places with a boss."""
CAUGHT = "GettingOff where"
"""The step of a unit that was stopped where it may not stay."""


INTENTS = ("strikes", "uses", "comes", "idle", "unsure", "note")
"""The messages about a monster's intent, and how certain it is."""


class MachinaKit(SleevedKit[MachinaPlay]):
    """What the battery needs to know about Machina Arcana."""

    def __init__(self) -> None:
        super().__init__(DealtMachina())

    def setups(self) -> list[Setup]:
        """Every scenario with one to four explorers, from the start and from later positions.

        The variants and campaigns rotate, and in every third one a person runs several explorers.
        """
        found: list[Setup] = []
        for scenario, party in product(SCENARIOS, (1, 2, 3, 4)):
            number = len(found)
            begun: Setup = {
                "seats": 1 if number % 3 == 2 else party,
                "party": party,
                "scenario": scenario,
                "difficulty": DIFFICULTIES[number % len(DIFFICULTIES)],
                "dead": ("scheme", "rest")[number % 5 == 4],
            }
            if scenario == FIRST:
                begun["length"] = tuple(LENGTHS)[number % len(LENGTHS)]
            if number % 3 == 1:
                begun["mode"] = CAMPAIGN
            late: Setup = begun | {"position": LATEST}
            found += [begun, late, *(late | {"length": "whole"},) * 2]
        return found

    def aimed(self, setup: Setup, ran: Counter[str], seed: int) -> Setup:
        """A late position with cards in use whose features have run least."""
        if "position" not in setup:
            return setup
        aims = least_run(setup, ran, Rng(seed, "aims"))
        return setup | {"aims": aims, "caught": not ran[CAUGHT]}

    def features(self) -> list[str]:
        """Every ability of every card, every side of a tile, every ending, and every step."""
        abilities = [feature for card in CARDS.values() for feature in features_of(card)]
        tiles = [f"tile {key}" for key, side in SIDES.items() if len(sides_of(side.tile)) > 1]
        steps = list(steps_of(self.game.name).values())
        return [*abilities, *tiles, *(f"outcome {end}" for end in ENDS), *steps]

    def ran(self, setup: Setup, entries: Iterable[Entry]) -> Iterator[str]:
        """From the log: the sides of tiles that were explored."""
        return (f"tile {entry.args['side']}" for entry in entries if entry.kind == "explored")

    def watch(self) -> Witness:
        """Watch the abilities and the steps themselves."""
        return Witness()

    def leads_to(self, state: MachinaPlay, option: Option) -> Iterator[str]:
        """The ability an option uses or triggers, and the steps only it leads to."""
        if option.verb == "use":
            yield feature_of(state.card(option.ids[1]), option.ids[2])
            return
        yield from LEADS_TO.get(option.verb, ())
        frame = state.stack[-1]
        if option.verb in ANSWERED and isinstance(frame, ExplorerTurn):
            if option.verb == "activate" and cost_to_activate(state, frame.who, option.ids[0])[1]:
                yield "Activating 2"
            yield from answering(state, frame.who, option)
        if option.verb == "explore" and state.decks[TILE_DECK]:
            tile = int(state.cards[state.decks[TILE_DECK][0]].face)
            yield f"tile {state.up.get(tile, '')}"

    def taste(self, state: MachinaPlay, option: Option) -> str:
        """The verb, and the card whose ability is used."""
        assert state.decision is not None
        used = state.card(option.ids[1]).key if option.verb == "use" else ""
        return f"{state.decision.ask} {option.verb} {used}"

    def messages(self) -> Iterator[str]:
        """Also the texts about the map that the page and the terminal share."""
        yield from super().messages()
        yield from ("in-sight", "out-of-sight")
        yield from (f"met-{by}" for by in (WALL, CLOSED_DOOR, RUBBLES, OBSTACLE))
        yield from (f"intent-{kind}" for kind in INTENTS)

    def may_read_alike(self, prompt: str) -> bool:
        """One ability may respond to several deaths at once, and does the same for each."""
        return prompt == "order-forced"

    def complaints(self, state: MachinaPlay) -> Iterator[str]:
        """What has been lost or created, or is where it may not be."""
        yield from _cards(state)
        yield from _markers(state)
        yield from _units(state)
        yield from _items(state)

    def definitions(self) -> Any:
        """Every card in the box."""
        return sorted(map(repr, CARDS.values()))

    def derived(self, state: MachinaPlay) -> tuple[Any, Any] | None:
        """The index of listeners, and the same index rebuilt."""
        return state.listeners, state.rebuilt_listeners()


def answering(state: MachinaPlay, who: int, option: Option) -> Iterator[str]:
    """The abilities of an explorer's cards that respond to an activation, or to exploring."""
    for card in state.cards_of(who):
        for number, ability in enumerate(state.abilities(card)):
            trigger = ability.to if isinstance(ability, Forced) else None
            if isinstance(trigger, ANSWERED[option.verb]):
                space = getattr(trigger, "space", None)
                if space is None or is_of_kind(state, option.ids[0], space):
                    yield feature_of(state.card(card), number)


def least_run(setup: Setup, ran: Counter[str], rng: Rng) -> list[str]:
    """Some cards of a scenario with features that have run least."""
    number = SCENARIOS[setup["scenario"]]
    least = {
        card.key: min(ran[feature] for feature in features_of(card))
        for card in CARDS.values()
        if card.scenario in (0, number) and card.abilities and card.kind not in (EXPLORER, SCENARIO)
    }
    keys = sorted(rng.shuffled(list(least)), key=lambda key: least[key])
    company = [card for feature, card in COMPANY.items() if not ran[feature]]
    return [*dict.fromkeys((*company, *keys))][:AIMS]


def _cards(s: MachinaPlay) -> Iterator[str]:
    """Every hidden card is in one place: a deck, a pile, an inventory, on the track, or in hand."""
    held = [*s.items, *s.track, *s.attached, *s.removed]
    for pile in (*s.decks.values(), *s.spent.values()):
        held += pile
    laid = {one.tile for one in s.laid}
    held += [card for card in s.beliefs if _tile(s, card) in laid]
    for frame in s.stack:
        if isinstance(frame, GainingItem | Crafting):
            held += [card for card in frame.drawn if card not in held]
        elif isinstance(frame, Spawning) and frame.monster and frame.monster not in held:
            held.append(frame.monster)
        elif isinstance(frame, InvokingEvent) and frame.resolving:
            held.append(frame.resolving)
    counted = Counter(held)
    for card in s.beliefs:
        if counted[card] != 1:
            yield f"{s.cards[card].face} ({card}) is in {counted[card]} places"


def _tile(s: MachinaPlay, card: int) -> int:
    face = s.cards[card].face
    return int(face) if face.isdigit() else -1


def _markers(s: MachinaPlay) -> Iterator[str]:
    owners = Counter(row.owner for row in s.markers.values())
    if owners[HORROR] != HORROR_MARKERS:
        yield f"there are {owners[HORROR]} horror markers"
    for who in s.explorers:
        if owners[who] != MARKERS:
            yield f"explorer {who} has {owners[who]} markers"


def _units(s: MachinaPlay) -> Iterator[str]:
    for unit, row in s.units.items():
        if not 0 <= row.essence <= attribute(s, unit, ESSENCE):
            yield f"unit {unit} has {row.essence} essence"
        if not 0 <= row.health <= attribute(s, unit, HEALTH):
            yield f"unit {unit} has {row.health} health"
        if not 0 <= row.stamina <= HIGHEST:
            yield f"unit {unit} has {row.stamina} stamina"
        if row.space not in s.area.terrain:
            yield f"unit {unit} stands nowhere"
    # A moving unit may pass through another; the frame that moves it names it.
    moved = {getattr(frame, name, 0) for frame in s.stack for name in ("who", "monster", "unit")}
    standing = [row.space for unit, row in s.units.items() if unit not in moved]
    if len(set(standing)) != len(standing):
        yield "two units stand on one space"
    # A unit that fell into a chasm, or whose space was destroyed, stays there until it is removed,
    # or for good if the last explorer dies of that before.
    going = {part.unit for frame in s.stack if isinstance(frame, Destroying) for part in frame.what}
    staying = [row.space for unit, row in s.units.items() if unit not in moved | going]
    if s.outcome is None and any(sign(s, space) not in FLOOR for space in staying):
        yield "a unit stands where it may not stay"


def _items(s: MachinaPlay) -> Iterator[str]:
    for item, row in s.items.items():
        if row.owner not in s.living():
            yield f"item {item} belongs to nobody alive"
        if row.on and (row.on not in s.items or s.items[row.on].owner != row.owner):
            yield f"item {item} rests on what is not its owner's"


KIT = MachinaKit
