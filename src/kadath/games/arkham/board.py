"""The boards: the streets and locations of Arkham and Innsmouth, and the Other Worlds.

A space has a word for its name: a street the name of its neighborhood, a location its own, and the
areas of an Other World that of the world with a number.
"""

from __future__ import annotations

from typing import NamedTuple

# --- Arkham ---------------------------------------------------------------------------------------

STREETS: dict[str, tuple[str, ...]] = {
    "northside": ("downtown", "merchant_district"),
    "downtown": ("northside", "easttown", "merchant_district"),
    "easttown": ("downtown", "rivertown"),
    "rivertown": ("easttown", "french_hill", "merchant_district"),
    "merchant_district": ("northside", "downtown", "rivertown", "miskatonic_university"),
    "miskatonic_university": ("merchant_district", "french_hill", "uptown"),
    "french_hill": ("rivertown", "miskatonic_university", "southside"),
    "southside": ("french_hill", "uptown"),
    "uptown": ("miskatonic_university", "southside"),
}
"""Each street, named after its neighborhood, with the streets it is connected to."""

LOCATIONS: dict[str, tuple[str, ...]] = {
    "northside": ("train_station", "newspaper", "curiositie_shoppe"),
    "downtown": ("bank_of_arkham", "arkham_asylum", "independence_square"),
    "easttown": ("hibbs_roadhouse", "velmas_diner", "police_station"),
    "rivertown": ("graveyard", "black_cave", "general_store"),
    "merchant_district": ("unvisited_isle", "river_docks", "the_unnamable"),
    "miskatonic_university": ("science_building", "administration_building", "library"),
    "french_hill": ("the_witch_house", "silver_twilight_lodge"),
    "southside": ("mas_boarding_house", "south_church", "historical_society"),
    "uptown": ("st_marys_hospital", "woods", "ye_olde_magick_shoppe"),
}

UNSTABLE = (
    "independence_square",
    "hibbs_roadhouse",
    "graveyard",
    "black_cave",
    "unvisited_isle",
    "the_unnamable",
    "science_building",
    "the_witch_house",
    "silver_twilight_lodge",
    "historical_society",
    "woods",
)
"""The locations with a red diamond, where gates open."""

_WHITE_ROUND = (
    "northside",
    "downtown",
    "easttown",
    "rivertown",
    "french_hill",
    "southside",
    "uptown",
    "miskatonic_university",
    "merchant_district",
)

ASYLUM = "arkham_asylum"
HOSPITAL = "st_marys_hospital"
POLICE = "police_station"
STATION = "train_station"

SKY = "sky"
OUTSKIRTS = "outskirts"
LOST = "lost"
"""Lost in time and space."""
MEETING = "encounter"
"""Where a monster is that was met in an encounter and is not on the board."""

# --- Innsmouth ------------------------------------------------------------------------------------

INNSMOUTH_STREETS: dict[str, tuple[str, ...]] = {
    "church_green": ("factory_district", "joe_sargents_bus_service", "sawbone_alley"),
    "factory_district": ("church_green", "innsmouth_shore"),
    "innsmouth_shore": ("factory_district", "joe_sargents_bus_service"),
    "sawbone_alley": ("church_green",),
    "joe_sargents_bus_service": ("church_green", "innsmouth_shore"),
}

INNSMOUTH_LOCATIONS: dict[str, tuple[str, ...]] = {
    "church_green": ("esoteric_order_of_dagon", "innsmouth_jail"),
    "factory_district": ("first_national_grocery", "gilman_house_hotel", "marsh_refinery"),
    "innsmouth_shore": ("falcon_point", "devil_reef", "yha_nthlei"),
}

INNSMOUTH_UNSTABLE = ("esoteric_order_of_dagon", "marsh_refinery", "devil_reef", "yha_nthlei")

BUS = "joe_sargents_bus_service"
ALLEY = "sawbone_alley"
JAIL = "innsmouth_jail"
CELL = "innsmouth_jail_cell"
FALCON_POINT = "falcon_point"
REEF = "devil_reef"
DEEP = "yha_nthlei"
AT_SEA = (REEF, DEEP)
"""The locations that cannot be entered from their street."""

VORTEX = "vortex"
"""Where monsters vanish; the board has three of them, which are all the same to the rules."""

AQUATIC = (
    FALCON_POINT,
    REEF,
    DEEP,
    "river_docks",
    "unvisited_isle",
    "factory_district",
    "innsmouth_shore",
)

ALERTNESS: dict[str, int] = {
    "church_green": 0,
    ALLEY: 0,
    BUS: 0,
    "factory_district": 0,
    "innsmouth_shore": 1,
    "esoteric_order_of_dagon": -2,
    JAIL: -1,
    "first_national_grocery": 1,
    "gilman_house_hotel": 1,
    "marsh_refinery": -1,
}
"""The modifiers of Evade checks under martial law; a dash on the board means no check."""

RAID_SPACES: dict[str, int] = {"church_green": 2, "factory_district": 2, "innsmouth_shore": 2}
"""The spaces of the Feds Raid track, by the neighborhood of their color."""

# --- Both -----------------------------------------------------------------------------------------

STREET_OF: dict[str, str] = {
    location: street
    for streets in (LOCATIONS, INNSMOUTH_LOCATIONS)
    for street, locations in streets.items()
    for location in locations
}

JOINED: dict[str, tuple[str, ...]] = {
    **{street: streets + LOCATIONS[street] for street, streets in STREETS.items()},
    **{
        street: streets
        + tuple(one for one in INNSMOUTH_LOCATIONS.get(street, ()) if one not in AT_SEA)
        for street, streets in INNSMOUTH_STREETS.items()
    },
    **{location: (street,) for location, street in STREET_OF.items() if location not in AT_SEA},
    REEF: (DEEP,),
    DEEP: (REEF,),
}
"""Where one movement point takes an investigator."""

NEIGHBORHOOD: dict[str, str] = {
    **{street: street for street in (*STREETS, *INNSMOUTH_LOCATIONS)},
    **STREET_OF,
    ALLEY: "church_green",
    CELL: "church_green",
}
"""The neighborhood of each space that is in one."""

WHITE = "white"
BLACK = "black"

ARROWS: dict[str, dict[str, str]] = {
    WHITE: {
        **dict(zip(_WHITE_ROUND, (*_WHITE_ROUND[1:], _WHITE_ROUND[0]), strict=True)),
        "church_green": "factory_district",
        "factory_district": "innsmouth_shore",
        "innsmouth_shore": BUS,
    },
    BLACK: {
        **dict(zip((*_WHITE_ROUND[1:], _WHITE_ROUND[0]), _WHITE_ROUND, strict=True)),
        "innsmouth_shore": "factory_district",
        "factory_district": "church_green",
        "church_green": BUS,
    },
}
"""Where the arrows of each color lead monsters; from a location, both lead to its street."""

for _arrows in ARROWS.values():
    _arrows.update(STREET_OF)
    _arrows.update({ALLEY: "church_green", BUS: VORTEX, REEF: VORTEX, DEEP: VORTEX})

# --- Other worlds ---------------------------------------------------------------------------------


class World(NamedTuple):
    """An Other World: the colors of its encounters, and what is printed on the gates to it."""

    colors: tuple[str, ...]
    modifier: int
    symbol: str


WORLDS: dict[str, World] = {
    "abyss": World(("blue", "red"), -2, "hexagon"),
    "another_dimension": World(("blue", "green", "red", "yellow"), 0, "square"),
    "city_of_the_great_race": World(("green", "yellow"), 0, "triangle"),
    "great_hall_of_celeano": World(("blue", "green"), -1, "star"),
    "plateau_of_leng": World(("green", "red"), -1, "diamond"),
    "rlyeh": World(("red", "yellow"), -3, "plus"),
    "the_dreamlands": World(("blue", "green", "red", "yellow"), 1, "slash"),
    "yuggoth": World(("blue", "yellow"), -2, "circle"),
}


def area(world: str, number: int) -> str:
    """The first or the second area of an Other World."""
    return f"{world}_{number}"


AREAS: dict[str, tuple[str, int]] = {
    area(world, number): (world, number) for world in WORLDS for number in (1, 2)
}
"""The areas of Other Worlds, each with its world and number."""


def in_arkham(space: str) -> bool:
    """Whether a space is in town, including Innsmouth (IH-3.2): not lost, and not in a world."""
    return space in JOINED or space in (SKY, CELL)


def is_street(space: str) -> bool:
    """Whether a space is a street."""
    return space in STREETS or space in INNSMOUTH_STREETS


def in_innsmouth(space: str) -> bool:
    """Whether a space is on the board of Innsmouth."""
    return space in INNSMOUTH_STREETS or NEIGHBORHOOD.get(space) in INNSMOUTH_STREETS
