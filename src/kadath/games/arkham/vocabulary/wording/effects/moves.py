"""What the effects say of where an investigator goes."""

from __future__ import annotations

from kadath.text.says import says

from ...effects.moves import GoToStreet

says(
    GoToStreet,
    en="<move> to the [arkham.street_area] of this [arkham.neighborhood]",
    pl="<przejść> na [arkham.street_area:acc] tej [arkham.neighborhood:gen]",
    uk="<перейти> на [arkham.street_area:acc] цього [arkham.neighborhood:gen]",
)
