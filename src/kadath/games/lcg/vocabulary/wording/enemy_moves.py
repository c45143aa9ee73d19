"""The text of the verbs that move enemies."""

from __future__ import annotations

from kadath.text.says import says

from ..enemy_moves import MoveTowards

says(
    MoveTowards,
    en="{enemies!each} <move> one [lcg.location] closer to {location}",
    pl="{enemies!each} <poruszyć się> o {1:acc lcg.location} w stronę {location:gen}",
    uk="{enemies!each} <переміститися> на {1:acc lcg.location} у бік {location:gen}",
)
