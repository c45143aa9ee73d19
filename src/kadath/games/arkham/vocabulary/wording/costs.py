"""The text of costs."""

from __future__ import annotations

from kadath.text.says import says

from ..costs import (
    BoxThis,
    DiscardNamed,
    DiscardOwn,
    DiscardThis,
    Exhaust,
    Spend,
    SpendBoth,
    SpendGates,
    SpendMoonTrophy,
    SpendMovement,
    SpendToughness,
)
from .counters import COUNTED, COUNTED_EN

says(Exhaust, en="<exhaust> this card", pl="<zakryć> tę kartę", uk="<задіяти> цю карту")
says(DiscardThis, en="<discard> this card", pl="<odrzucić> tę kartę", uk="<скинути> цю карту")
says(
    SpendMovement,
    en="<spend> {points:n arkham.movement_point}",
    pl="<wydać> {points:acc arkham.movement_point}",
    uk="<витратити> {points:acc arkham.movement_point}",
)

says(
    Spend,
    en="<spend> " + COUNTED_EN.format(amount="points"),
    pl="<wydać> " + COUNTED.format(amount="points"),
    uk="<витратити> " + COUNTED.format(amount="points"),
)
says(
    DiscardNamed,
    en="<discard> {cards? 1=[=arkham-card-$face]|{cards} [=arkham-card-$face] cards}",
    pl=(
        "<odrzucić> {cards? 1=[=arkham-card-$face:acc kernel.card]"
        "|{cards:acc kernel.card} „[=arkham-card-$face]”}"
    ),
    uk=(
        "<скинути> {cards? 1=[=arkham-card-$face:acc kernel.card]"
        "|{cards:acc kernel.card} «[=arkham-card-$face]»}"
    ),
)
says(
    DiscardOwn,
    en="<discard> {cards:n arkham.$what} of your choice",
    pl="<odrzucić> {cards:acc arkham.$what} według własnego wyboru",
    uk="<скинути> {cards:acc arkham.$what} на свій вибір",
)
says(
    SpendToughness,
    en="<spend> [arkham.monster_trophy:pl] worth {toughness} [arkham.toughness]",
    pl="<wydać> trofea za potwory o łącznej [arkham.toughness:loc] {toughness}",
    uk="<витратити> трофеї за монстрів загальною [arkham.toughness:ins] {toughness}",
)
says(
    SpendGates,
    en="<spend> {gates:n arkham.gate_trophy}",
    pl="<wydać> {gates:acc arkham.gate_trophy}",
    uk="<витратити> {gates:acc arkham.gate_trophy}",
)
says(
    SpendMoonTrophy,
    en="<spend> a [arkham.monster_trophy] with a moon",
    pl="<wydać> [arkham.monster_trophy:acc] z symbolem księżyca",
    uk="<витратити> [arkham.monster_trophy:acc] з символом місяця",
)
says(
    SpendBoth,
    en=(
        "<spend> [arkham.monster_trophy:pl] worth {toughness} [arkham.toughness] and "
        "{gates:n arkham.gate_trophy}"
    ),
    pl=(
        "<wydać> trofea za potwory o łącznej [arkham.toughness:loc] {toughness} i "
        "{gates:acc arkham.gate_trophy}"
    ),
    uk=(
        "<витратити> трофеї за монстрів загальною [arkham.toughness:ins] {toughness} і "
        "{gates:acc arkham.gate_trophy}"
    ),
)
says(
    BoxThis,
    en="<return> this card to the box",
    pl="<zwrócić> tę kartę do pudełka",
    uk="<повернути> цю карту до коробки",
)
