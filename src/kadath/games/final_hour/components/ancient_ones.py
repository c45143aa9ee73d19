"""The three Ancient Ones: the set-ups and omens on their sheets."""

from __future__ import annotations

from typing import NamedTuple

from kadath.kernel.effects import Effect, If, do

from ..vocabulary.effects import ActivateUnique, Damage, LoseHealth, RemoveSeal, Spawn
from ..vocabulary.omens import PlayFaceDown, StashOmens
from ..vocabulary.recipients import AnyInvestigator, EachInvestigator, Lead
from ..vocabulary.selectors import (
    AllOnBoard,
    AnySeal,
    GateOf,
    GatesWithMost,
    LocationsWith,
    One,
    RitualSite,
)
from .monsters import COMMON

DIFFICULTIES = ("easy", "normal", "nightmare")

GATE_SYMBOLS = ("heptagram", "tesseract", "trinity")
HEPTAGRAM, TESSERACT, TRINITY = range(3)

GATES = "each gate location"
OTHERS = "each location but gates and ritual site"


class Placement(NamedTuple):
    """Monsters of the set-up: how many of a name, at a gate, each gate, or each other location."""

    monsters: int
    name: str
    where: int | str


class SheetSetup(NamedTuple):
    """The set-up for one difficulty: ritual site, locations of the three gates, and monsters."""

    ritual_site: int
    gates: tuple[int, int, int]
    placements: tuple[Placement, ...]


class Omen(NamedTuple):
    """What happens if the omens of a round reach `least` but not the next omen's."""

    key: str
    least: int
    effect: Effect
    solo: Effect | None = None
    original: bool = False


class AncientOne(NamedTuple):
    """An Ancient One's sheet."""

    key: str
    unique: tuple[str, ...]
    setups: dict[str, SheetSetup]
    omens: tuple[Omen, ...]


CTHULHU = AncientOne(
    "cthulhu",
    ("deep_one", "star_spawn"),
    {
        "easy": SheetSetup(
            12, (15, 8, 1), (Placement(1, "deep_one", TRINITY), Placement(2, COMMON, OTHERS))
        ),
        "normal": SheetSetup(
            12,
            (15, 8, 1),
            (
                Placement(2, "deep_one", TRINITY),
                Placement(2, COMMON, HEPTAGRAM),
                Placement(2, COMMON, TESSERACT),
                Placement(2, COMMON, OTHERS),
            ),
        ),
        "nightmare": SheetSetup(
            1,
            (8, 4, 5),
            (
                Placement(4, "deep_one", TRINITY),
                Placement(1, "deep_one", TESSERACT),
                Placement(1, "star_spawn", TESSERACT),
                Placement(2, COMMON, HEPTAGRAM),
                Placement(2, COMMON, OTHERS),
            ),
        ),
    },
    (
        Omen(
            "rising_tide", 1, do(ActivateUnique("deep_one"), Spawn(2, GateOf(TRINITY), "deep_one"))
        ),
        Omen(
            "glimpse_rlyeh",
            3,
            do(Lead(LoseHealth(1)), PlayFaceDown()),
            solo=do(AnyInvestigator(LoseHealth(1)), StashOmens(2)),
        ),
        Omen(
            "waking_nightmare",
            5,
            do(
                Spawn(1, GateOf(TESSERACT), "star_spawn"),
                ActivateUnique("star_spawn", every=False),
            ),
        ),
        Omen("rlyeh_rises", 7, EachInvestigator(LoseHealth(2))),
    ),
)

SHUDDE_MELL = AncientOne(
    "shudde_mell",
    ("chthonian",),
    {
        "easy": SheetSetup(14, (1, 9, 11), (Placement(2, COMMON, OTHERS),)),
        "normal": SheetSetup(
            14, (1, 9, 11), (Placement(1, "chthonian", GATES), Placement(2, COMMON, OTHERS))
        ),
        "nightmare": SheetSetup(
            3,
            (1, 10, 14),
            (
                Placement(1, "chthonian", GATES),
                Placement(1, COMMON, GATES),
                Placement(2, COMMON, OTHERS),
            ),
        ),
    },
    (
        Omen(
            "from_below",
            1,
            do(
                Spawn(1, One(GatesWithMost(fewest=True)), "chthonian"),
                If(AllOnBoard("chthonian"), ActivateUnique("chthonian", every=False)),
            ),
        ),
        Omen("tremor", 3, Damage(1, LocationsWith("chthonian", but_ritual_site=True)), None, True),
        Omen("undermined", 5, do(RemoveSeal(), ActivateUnique("chthonian")), None, True),
        Omen("ground_gives_way", 7, Damage(2, RitualSite())),
    ),
)

UMORDHOTH = AncientOne(
    "umordhoth",
    ("ghoul_horde",),
    {
        "easy": SheetSetup(
            2,
            (10, 5, 12),
            (
                Placement(1, "ghoul_horde", GATES),
                Placement(1, COMMON, GATES),
                Placement(1, COMMON, OTHERS),
            ),
        ),
        "normal": SheetSetup(
            2, (10, 5, 12), (Placement(1, "ghoul_horde", GATES), Placement(2, COMMON, OTHERS))
        ),
        "nightmare": SheetSetup(
            4,
            (7, 14, 8),
            (
                Placement(1, "ghoul_horde", GATES),
                Placement(1, COMMON, GATES),
                Placement(2, COMMON, OTHERS),
            ),
        ),
    },
    (
        Omen(
            "gnawing_hunger",
            1,
            do(ActivateUnique("ghoul_horde"), Spawn(1, One(GatesWithMost()), "ghoul_horde")),
            None,
            True,
        ),
        Omen("broken_wards", 3, If(AnySeal(), RemoveSeal(), Lead(LoseHealth(1))), None, True),
        Omen("horde_gathers", 6, Spawn(2, One(LocationsWith("ghoul_horde")))),
    ),
)

ANCIENT_ONES: dict[str, AncientOne] = {one.key: one for one in (CTHULHU, SHUDDE_MELL, UMORDHOTH)}
