"""The board: nine streets, the locations beside them, and how they are joined."""

from __future__ import annotations

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
"""Each street with the streets it is joined to; a street bears its neighborhood's name."""

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

STREET_OF: dict[str, str] = {
    location: street for street, locations in LOCATIONS.items() for location in locations
}

JOINED: dict[str, tuple[str, ...]] = {
    **{street: streets + LOCATIONS[street] for street, streets in STREETS.items()},
    **{location: (street,) for location, street in STREET_OF.items()},
}
"""Where one movement point takes an investigator."""

ASYLUM = "arkham_asylum"
HOSPITAL = "st_marys_hospital"
