"""What the conditions of Machina Arcana's cards say."""

from __future__ import annotations

from kadath.text.says import says

from ..conditions import AnyWounded, NextToWall
from .selectors import KINDS

says(
    AnyWounded,
    en=f"{{of? {KINDS}=any {{of:n}} {{!s3}}<be>|{{of!}} <be>}} wounded",
    pl=(f"{{of? {KINDS}=[dowolny:nom of] {{of:nom}} {{!s3}}<być>|{{of!}} <być>}} [ranny:nom of]"),
    uk=(
        f"{{of? {KINDS}=[будь-який:nom of] {{of:nom}} [поранений:nom of]"
        "|You=ви поранені|{of!} [поранений:nom of]}"
    ),
)
says(
    NextToWall,
    en="next to a [machina.wall]",
    pl="sąsiaduje ze [machina.wall:ins]",
    uk="стоїть поруч зі [machina.wall:ins]",
)
