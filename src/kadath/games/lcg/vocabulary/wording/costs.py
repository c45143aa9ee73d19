"""The text of costs."""

from __future__ import annotations

from kadath.text.says import says

from ..costs import DiscardFromHand, DiscardThis, Exhaust, SpendResources, SpendUses, Suffer
from .places import THIS_EN, hurt

USES = "{{~uses? none={{uses:{case} lcg.use}}|{{uses:{case} lcg.use_$~uses}}}}"

says(Exhaust, en="<exhaust> {card}", pl="<wyczerpać> {card:acc}", uk="<задіяти> {card:acc}")
says(
    SpendUses,
    en=f"<spend> {USES.format(case='n')}",
    pl=f"<wydać> {USES.format(case='acc')}",
    uk=f"<витратити> {USES.format(case='acc')}",
)
says(
    SpendResources,
    en="<spend> {resources:n lcg.resource}",
    pl="<wydać> {resources:acc lcg.resource}",
    uk="<витратити> {resources:acc lcg.resource}",
)
says(
    DiscardThis,
    en=f"<discard> {THIS_EN}",
    pl="<odrzucić> tę [lcg.card:acc]",
    uk="<скинути> цю [lcg.card:acc]",
)
says(
    DiscardFromHand,
    en="<discard> {cards:n lcg.card} from your hand",
    pl="<odrzucić> {cards:acc lcg.card} z ręki",
    uk="<скинути> {cards:acc lcg.card} з руки",
)
says(
    Suffer,
    en=f"{{to? You=<take> {hurt('n', 'and')}|<let> {{to:each}} take {hurt('n', 'and')}}}",
    pl=f"{{to? You=<otrzymać> {hurt('acc', 'i')}|<zadać> {{to:each dat}} {hurt('acc', 'i')}}}",
    uk=f"{{to? You=<отримати> {hurt('acc', 'і')}|<нанести> {{to:each dat}} {hurt('acc', 'і')}}}",
)
