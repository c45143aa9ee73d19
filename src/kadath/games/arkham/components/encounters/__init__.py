"""The location cards, a module for each neighborhood."""

from __future__ import annotations

from . import (
    church_green,
    downtown,
    easttown,
    factory_district,
    french_hill,
    innsmouth_shore,
    merchant_district,
    miskatonic_university,
    northside,
    rivertown,
    southside,
    uptown,
)

__all__ = [
    "church_green",
    "downtown",
    "easttown",
    "factory_district",
    "french_hill",
    "innsmouth_shore",
    "merchant_district",
    "miskatonic_university",
    "northside",
    "rivertown",
    "southside",
    "uptown",
]
