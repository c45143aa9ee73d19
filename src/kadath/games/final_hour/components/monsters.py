"""The 40 common and 15 unique monster tokens."""

from __future__ import annotations

from typing import NamedTuple

KILLER = "killer"
RUNNER = "runner"
DESTROYER = "destroyer"
ICONS = (KILLER, RUNNER, DESTROYER)
"""The order in which monsters of a location are activated."""

RED = "red"
BLUE = "blue"


class MonsterKind(NamedTuple):
    """What is printed on a token; `health` 0 means one more than the other monsters around it."""

    name: str
    colour: str
    health: int
    icons: tuple[str, ...]
    copies: int
    original: bool = False

    @property
    def is_common(self) -> bool:
        """Whether tokens of this kind are drawn from the cup."""
        return self.name == COMMON


COMMON = "common_monster"


def _common(icon: str | None, health: int, copies: int) -> tuple[MonsterKind, MonsterKind]:
    icons = () if icon is None else (icon,)
    return (
        MonsterKind(COMMON, RED, health, icons, copies),
        MonsterKind(COMMON, BLUE, health, icons, copies),
    )


KINDS: tuple[MonsterKind, ...] = (
    *_common(None, 1, 6),
    *_common(KILLER, 1, 3),
    *_common(KILLER, 2, 2),
    *_common(RUNNER, 1, 3),
    *_common(RUNNER, 2, 2),
    *_common(RUNNER, 3, 1),
    *_common(DESTROYER, 2, 2),
    *_common(DESTROYER, 3, 1),
    MonsterKind("deep_one", BLUE, 1, (RUNNER,), 6),
    MonsterKind("star_spawn", BLUE, 3, (DESTROYER, DESTROYER), 3),
    MonsterKind("chthonian", BLUE, 2, (RUNNER, DESTROYER), 3),
    MonsterKind("ghoul_horde", BLUE, 0, (KILLER,), 3, original=True),
)

UNIQUE_NAMES = ("deep_one", "star_spawn", "chthonian", "ghoul_horde")

KIND_OF: tuple[int, ...] = tuple(
    kind for kind, printed in enumerate(KINDS) for _ in range(printed.copies)
)
"""The kind of each token; tokens are numbered from 0."""

COMMON_TOKENS = tuple(token for token, kind in enumerate(KIND_OF) if KINDS[kind].is_common)
UNIQUE_TOKENS: dict[str, tuple[int, ...]] = {
    name: tuple(token for token, kind in enumerate(KIND_OF) if KINDS[kind].name == name)
    for name in UNIQUE_NAMES
}
