"""The text of effects that each investigator resolves."""

from __future__ import annotations

from kadath.text.says import says

from ..everyone import InPlayerOrder

says(
    InPlayerOrder,
    en="in player order, each [lcg.investigator] {!s3}{effect}",
    pl="w kolejności graczy każdy [lcg.investigator] {!s3}{effect}",
    uk="у порядку гравців кожен [lcg.investigator] {!s3}{effect}",
)
