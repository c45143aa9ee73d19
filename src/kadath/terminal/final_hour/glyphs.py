"""The symbols for the things in Final Hour."""

from __future__ import annotations

from kadath.games.final_hour.components.ancient_ones import GATE_SYMBOLS
from kadath.games.final_hour.components.board import ZONE_OF
from kadath.games.final_hour.components.monsters import (
    BLUE,
    DESTROYER,
    KILLER,
    KIND_OF,
    KINDS,
    RED,
    RUNNER,
    MonsterKind,
)
from kadath.games.final_hour.components.priority_cards import OMENS, SYMBOL, SYMBOLS
from kadath.games.final_hour.state import GREY, YELLOW

from ..words import Words

RITUAL_SITE = "◎"
CLUE = "?"
DAMAGE = "×"
FREE = "·"
INVESTIGATOR = "@"
OMEN = "●"
HEALTH, LOST_HEALTH = "♥", "♡"
UPPER_HALF, LOWER_HALF = "▲", "▼"
HIDDEN = "▒▒"

GATE = dict(zip(range(len(GATE_SYMBOLS)), "✶▣∴", strict=True))
RITUAL_SYMBOL = dict(zip(SYMBOLS, "◆⊠☽★✚", strict=True))
SEAL = {YELLOW: "■", GREY: "□"}
ICON = {KILLER: "†", RUNNER: "»", DESTROYER: "#"}

# Hollow for red and solid for blue, like the white and black arrows of the rulebook's grey board.
HEAD = {
    (RED, (1, 0)): "▻", (RED, (-1, 0)): "◅", (RED, (0, 1)): "▽", (RED, (0, -1)): "△",
    (BLUE, (1, 0)): "►", (BLUE, (-1, 0)): "◄", (BLUE, (0, 1)): "▼", (BLUE, (0, -1)): "▲",
}  # fmt: skip


def kind_of(token: int) -> MonsterKind:
    """What is printed on a token."""
    return KINDS[KIND_OF[token]]


def colour_letter(colour: str, words: Words) -> str:
    """The letter of a monster's colour."""
    return words(f"terminal-letter-{colour}")


def monster_letter(kind: MonsterKind, words: Words) -> str:
    """The letter of a monster: its colour's, or a unique monster's own."""
    return words(f"terminal-letter-{kind.colour if kind.is_common else kind.name}")


def monster_sign(token: int, health: int, words: Words, *, turned: bool = False) -> str:
    """A token in a few characters: letter, health, icons; lower case once activated."""
    kind = kind_of(token)
    letter = monster_letter(kind, words)
    icons = "".join(ICON[icon] for icon in kind.icons)
    return f"{letter.lower() if turned else letter}{health}{icons}"


def priority_sign(card: int) -> str:
    """A priority card in a few characters: number, ritual symbol, omens."""
    return f"{card:>2}{RITUAL_SYMBOL[SYMBOLS[SYMBOL[card]]]}{OMEN * OMENS[card]:<2}"


def zone_of(location: int) -> str:
    """The zone of a location."""
    return ZONE_OF[location]
