"""The gate card without a color, which only shuffles the deck."""

from __future__ import annotations

from ...cards import GATE_CARDS, GateCard, print_into

print_into(GATE_CARDS, GateCard("shuffle_gates", ""))
