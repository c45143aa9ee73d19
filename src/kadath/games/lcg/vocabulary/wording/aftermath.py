"""The text of the verbs about trauma and experience."""

from __future__ import annotations

from kadath.text.says import says

from ..aftermath import EarnLess, SufferTrauma


def trauma(case: str, both: str) -> str:
    """An amount of physical trauma, of mental trauma, or both."""
    return (
        f"{{physical? 0=|{{physical:{case} lcg.physical_trauma}}{{mental? 0=| {both} }}}}"
        f"{{mental? 0=|{{mental:{case} lcg.mental_trauma}}}}"
    )


says(
    SufferTrauma,
    en=f"<suffer> {trauma('n', 'and')}",
    pl=f"{{@mood? imp=<otrzymać:ind>|<otrzymać>}} {trauma('acc', 'i')}",
    uk=f"<отримати> {trauma('acc', 'і')}",
)
says(
    EarnLess,
    en="this scenario {!s3}<give> you {experience} [lcg.experience] less",
    pl="za ten scenariusz otrzymujesz o {experience:acc lcg.experience} mniej",
    uk="за цей сценарій ви отримуєте на {experience:acc lcg.experience} менше",
)
