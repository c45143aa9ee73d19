"""The movement of whole Mythos cards on thousands of random boards, against a simple model.

The model below shares nothing with the rules: it has its own plan of the boards, no listeners or
modifiers, and tests every space against the rulebook (AH-9, IH-3 to IH-8).
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from kadath.games.arkham.cards import BASE, INNSMOUTH, MONSTERS, SHEETS
from kadath.games.arkham.rules.monster_movement import MovingMonsters
from kadath.kernel.rng import Rng
from kadath.testkit.arkham.position import Position

BOARDS = 2_000

TOWN = """
northside: train_station newspaper curiositie_shoppe
downtown: bank_of_arkham arkham_asylum independence_square
easttown: hibbs_roadhouse velmas_diner police_station
rivertown: graveyard black_cave general_store
french_hill: the_witch_house silver_twilight_lodge
southside: mas_boarding_house south_church historical_society
uptown: st_marys_hospital woods ye_olde_magick_shoppe
miskatonic_university: science_building administration_building library
merchant_district: unvisited_isle river_docks the_unnamable
"""
"""Arkham, each street before the one that its white arrow leads to."""
SHORE = """
church_green: esoteric_order_of_dagon innsmouth_jail
factory_district: first_national_grocery gilman_house_hotel marsh_refinery
innsmouth_shore: falcon_point
joe_sargents_bus_service:
"""
"""Innsmouth along its white arrows; after the bus comes the vortex."""
PATHS = """
northside downtown, northside merchant_district, downtown easttown, downtown merchant_district,
easttown rivertown, rivertown french_hill, rivertown merchant_district,
merchant_district miskatonic_university, miskatonic_university french_hill,
miskatonic_university uptown, french_hill southside, southside uptown,
church_green factory_district, church_green joe_sargents_bus_service, church_green sawbone_alley,
factory_district innsmouth_shore, innsmouth_shore joe_sargents_bus_service
"""
WET = "falcon_point devil_reef yha_nthlei river_docks unvisited_isle factory_district"
AQUATIC = {*WET.split(), "innsmouth_shore"}
AT_SEA = {"devil_reef", "yha_nthlei"}
SHOPS = {3: "general_store", 6: "curiositie_shoppe", 9: "ye_olde_magick_shoppe"}


def drawn(picture: str) -> dict[str, list[str]]:
    """The streets of a plan, with their locations."""
    rows = [line.split(":") for line in picture.split("\n") if line]
    return {street: inside.split() for street, inside in rows}


ARKHAM_STREETS, SHORE_STREETS = drawn(TOWN), drawn(SHORE)
OUTSIDE = {*ARKHAM_STREETS, *SHORE_STREETS, "sawbone_alley"}
DOORS = {
    inside: street
    for streets in (ARKHAM_STREETS, SHORE_STREETS)
    for street, insides in streets.items()
    for inside in insides
}
JOINS = {frozenset(path.split()) for path in PATHS.replace("\n", " ").split(",")}
SPACES = sorted({*OUTSIDE, *DOORS, *AT_SEA})
IN_INNSMOUTH = {"sawbone_alley", *SHORE_STREETS, *AT_SEA} | {
    inside for inside, street in DOORS.items() if street in SHORE_STREETS
}


class Someone(NamedTuple):
    """An investigator: where, and how sneaky."""

    space: str
    sneak: int


class Town:
    """The simple model of a board."""

    def __init__(self, people: list[Someone], monsters: dict[int, tuple[str, str]]) -> None:
        self.people = people
        self.kinds = {number: kind for number, (kind, _) in monsters.items()}
        self.at: dict[int, str] = {number: space for number, (_, space) in monsters.items()}
        self.terror = 0
        self.uprising = 0

    def move(self, white: set[str], black: set[str], *, burst: bool) -> None:
        """Move everything that a card moves, in order of arrival."""
        shown = [(one, "white") for one in self.at if MONSTERS[self.kinds[one]].dimension in white]
        last = [(one, "black") for one in self.at if MONSTERS[self.kinds[one]].dimension in black]
        seen = {one for one, _ in shown + last}
        others = [(one, "white") for one in self.at if one not in seen]
        flying = [one for one in others if MONSTERS[self.kinds[one[0]]].movement == "flying"]
        for one, color in [*shown, *(flying if burst else ()), *last]:
            for _ in range(2 if MONSTERS[self.kinds[one]].movement == "fast" else 1):
                self.step(one, color)

    def step(self, one: int, color: str) -> None:
        """One step of one monster."""
        here = self.at[one]
        if here in ("gone", "outskirts") or any(who.space == here for who in self.people):
            return
        targets = self.targets(MONSTERS[self.kinds[one]].movement, here, color)
        if not targets:
            return
        there = min(targets)
        if there == "vortex":
            self.at[one] = "gone"
            self.uprising += 1
            self.frighten()
            return
        rises = here in IN_INNSMOUTH and there == "sky"
        in_arkham = [at for at in self.at.values() if at == "sky" or at in SPACES]
        counted = [at for at in in_arkham if at not in IN_INNSMOUTH]
        if rises and len(counted) >= len(self.people) + 3 and self.terror < 10:
            self.at[one] = "outskirts"
            return
        self.at[one] = there

    def frighten(self) -> None:
        """Raise terror; if a shop closes, everyone in it is moved to the street."""
        self.terror += 1
        shop = SHOPS.get(self.terror)
        if shop is None:
            return
        self.at = {one: DOORS[at] if at == shop else at for one, at in self.at.items()}
        self.people = [
            who._replace(space=DOORS[shop]) if who.space == shop else who for who in self.people
        ]

    def targets(self, movement: str, here: str, color: str) -> set[str]:
        """All spaces that a step may lead to."""
        if movement == "stationary":
            return set()
        if movement == "unique":
            return self.prey(here)
        if movement == "flying":
            return self.least({one for one in SPACES if self.swoops(here, one)}) or (
                {"sky"} if here != "sky" else set()
            )
        if movement == "aquatic" and here in AQUATIC:
            wet = self.least({one for one in AQUATIC if one != here and self.has(one)})
            if wet:
                return wet
        return {self.arrow(here, color)}

    def arrow(self, here: str, color: str) -> str:
        """Where an arrow leads."""
        if here in DOORS:
            return DOORS[here]
        if here in AT_SEA or here == "joe_sargents_bus_service":
            return "vortex"
        if here == "sawbone_alley":
            return "church_green"
        if here in ARKHAM_STREETS:
            ring = list(ARKHAM_STREETS)
            return ring[(ring.index(here) + (1 if color == "white" else -1)) % len(ring)]
        line = list(SHORE_STREETS)
        place = line.index(here) + (1 if color == "white" else -1)
        return line[place] if place >= 0 else "joe_sargents_bus_service"

    def swoops(self, here: str, there: str) -> bool:
        """Whether a flying monster may come down there onto an investigator."""
        if not self.has(there):
            return False
        if here == "sky":
            return there in OUTSIDE or there == "devil_reef"
        if here in DOORS:
            return there == DOORS[here]
        if here in AT_SEA:
            # The reef has no way ashore, and counts as a street for what comes up next to it.
            return (here, there) == ("yha_nthlei", "devil_reef")
        return there in OUTSIDE and frozenset((here, there)) in JOINS

    def prey(self, here: str) -> set[str]:
        """The nearest locations with an investigator in them, for a hound."""
        spared = {"arkham_asylum", "st_marys_hospital"}
        hunted = {one for one in (*DOORS, *AT_SEA) if self.has(one) and one not in spared}
        ring, reached = {here}, {here}
        while ring and not ring & hunted:
            ring = {one for one in SPACES if any(self.joined(one, near) for near in ring)} - reached
            reached |= ring
        return self.least(ring & hunted or hunted)

    def joined(self, one: str, other: str) -> bool:
        """Whether a step leads from one space to another."""
        if {one, other} == AT_SEA:
            return True
        return (
            DOORS.get(one) == other or DOORS.get(other) == one or frozenset((one, other)) in JOINS
        )

    def has(self, space: str) -> bool:
        """Whether somebody is there."""
        return any(who.space == space for who in self.people)

    def least(self, spaces: set[str]) -> set[str]:
        """The spaces with the investigator of the lowest Sneak."""
        sneaks = {one: min(w.sneak for w in self.people if w.space == one) for one in spaces}
        return {one for one in spaces if sneaks[one] == min(sneaks.values())}


DICE_OR_PAIN = {"chthonian", "lloigor"}
"""Monsters that do something else instead of moving."""


def compare(seed: int) -> tuple[int, int]:
    """Move a random board both ways; returns how many moved, and how many entered a vortex."""
    rng = Rng(seed, "reference")
    t = Position()
    t.s.boxes = (BASE, INNSMOUTH)
    people = []
    sheets = ["joe_diamond", "harvey_walters", "michael_mcglen", "bob_jenkins", "mandy_thompson"]
    for sheet in sheets[: 1 + rng.below(5)]:
        stop, space = rng.below(4), SPACES[rng.below(len(SPACES))]
        t.investigator(sheet, space, sliders=(stop, 0, 0))
        people.append(Someone(space, SHEETS[sheet].sliders[0][stop][1]))
    kinds = sorted(
        key
        for key, one in MONSTERS.items()
        if "spawn" not in one.keywords and key not in DICE_OR_PAIN
    )
    monsters = {}
    for _ in range(1 + rng.below(12)):
        kind = kinds[rng.below(len(kinds))]
        flies = MONSTERS[kind].movement == "flying" and rng.below(2)
        space = "sky" if flies else SPACES[rng.below(len(SPACES))]
        monsters[t.monster(kind, space)] = (kind, space)
    symbols = sorted({one.dimension for one in MONSTERS.values()})
    white = {one for one in symbols if not rng.below(3)}
    black = {one for one in symbols if one not in white and not rng.below(3)}
    burst = not rng.below(4)
    town = Town(people, dict(monsters))
    town.move(white, black, burst=burst)
    t.begin(MovingMonsters(tuple(sorted(white)), tuple(sorted(black)), burst))
    while t.s.decision is not None:
        t.choose(min(t.offered()))
    found = dict.fromkeys(monsters, "gone") | {
        one: row.space for one, row in t.s.monsters.items() if one in monsters
    }
    sent = len(t.s.monsters_at("outskirts"))
    wanted = {one: "gone" if at == "outskirts" else at for one, at in town.at.items()}
    assert found == wanted, (seed, people, monsters, white, black, burst)
    assert sent == list(town.at.values()).count("outskirts")
    assert (t.s.terror, t.s.uprising) == (town.terror, town.uprising)
    return sum(town.at[one] != space for one, (_, space) in monsters.items()), town.uprising


@pytest.mark.rule("AH-9.1", "AH-9.4", "AH-9.6", "AH-9.9", "AH-9.10", "IH-5.1", "IH-6.3", "IH-8.2")
def test_monster_movement_agrees_with_the_simple_model() -> None:
    moved = vanished = 0
    for seed in range(BOARDS):
        here, gone = compare(seed)
        moved, vanished = moved + here, vanished + gone
    assert moved > 2 * BOARDS
    assert vanished > BOARDS // 20
