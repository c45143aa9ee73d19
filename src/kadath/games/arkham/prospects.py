"""How a whole fight would end, exactly: to win it, to be hurt in it, to fall in it (AH-6).

What is optional is used by nobody, but hands hold what gives the best chance.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from kadath.kernel.abilities.kinds import Forced
from kadath.kernel.citations import cites
from kadath.kernel.effects import count
from kadath.kernel.listeners import Hook
from kadath.kernel.windows import WOULD, Moment

from .cards import SANITY, STAMINA
from .foes import foe
from .happenings import Loses
from .odds import of_dice, of_evading, of_striking
from .privileges import BLIND_TO_HORROR, is_privileged
from .rules.checks import COMBAT, HORROR, pool
from .rules.combat import NIGHTMARISH, OVERWHELMING, Arms, Combat
from .rules.fight import fight_of
from .state import ArkhamState
from .vocabulary.effects.gains import Lose, ReduceLoss
from .vocabulary.triggers import UsedInCombat

NEVER, SURE = Fraction(0), Fraction(1)


class Ends(NamedTuple):
    """The chances of each end of a fight, and that nothing at all is lost in it."""

    won: Fraction
    unconscious: Fraction
    insane: Fraction
    unhurt: Fraction


class Prospect(NamedTuple):
    """A fight to the end, with the cards that are best to hold in it, and each of its rounds."""

    held: tuple[int, ...]
    dice: int
    needed: int
    round: Fraction
    flee: Fraction
    horror: Fraction | None
    ends: Ends


class Blow(NamedTuple):
    """A round of combat: the chance to win it, and what the cards that are used up cost in Sanity.

    `used` says whether any are: then the next round is another.
    """

    chance: Fraction
    price: int = 0
    used: bool = False


class Terms(NamedTuple):
    """What each check of a fight is worth, and what failing it (or passing it) costs.

    The last of the `blows` is that of every further round.
    """

    calm: Fraction
    blows: tuple[Blow, ...]
    dread: int
    nightmare: int
    wound: int
    toll: int
    is_blind: bool


@cites("AH-6.1", "AH-6.3", "AH-6.5")
def prospect(s: ArkhamState, who: int, monster: int) -> Prospect:
    """How a fight of an investigator with a monster would go, from where it stands."""
    t, fight = _in_combat(s, who, monster)
    against = foe(t, monster, who)
    held, dice, blows = _blows(t, fight)
    horror = None
    if fight.spared and against.horror is not None:
        horror = of_dice(t, who, HORROR, pool(t, who, HORROR, against.horror, monster), 1)
    terms = Terms(
        calm=SURE if horror is None else horror,
        blows=blows,
        dread=loss(t, who, SANITY, against.horror_damage, HORROR),
        nightmare=loss(t, who, SANITY, against.nightmarish, NIGHTMARISH),
        wound=loss(t, who, STAMINA, against.combat_damage, COMBAT),
        toll=loss(t, who, STAMINA, against.overwhelming, OVERWHELMING),
        is_blind=is_privileged(t, who, BLIND_TO_HORROR),
    )
    row = t.investigators[who]
    ends = ends_of(terms, row.sanity, row.stamina, horror is not None, fight.erred)
    flee = NEVER if "ambush" in against.keywords else of_evading(t, who, monster)
    needed = max(1, against.toughness)
    return Prospect(held, dice, needed, blows[0].chance, flee, horror, ends)


def _in_combat(s: ArkhamState, who: int, monster: int) -> tuple[ArkhamState, Combat]:
    """A copy in which the fight is under way, so that everything counts that counts in one."""
    t = s.clone()
    fight = fight_of(t, who)
    if not isinstance(fight, Combat) or fight.monster != monster:
        fight = Combat(who, monster)
        t.stack.append(fight)
    return t, fight


@cites("AH-6.5", "AH-6.14")
def _blows(t: ArkhamState, fight: Combat) -> tuple[tuple[int, ...], int, tuple[Blow, ...]]:
    """What is best held in the first round, its dice, and the rounds until they stay the same."""
    held, dice = hold_best(t, fight, frozenset())
    gone: frozenset[int] = frozenset()
    blows = []
    while True:
        used = {card: price for card in fight.wielded if (price := _price(t, card)) is not None}
        price = loss(t, fight.who, SANITY, sum(used.values()), "")
        blows.append(Blow(of_striking(t, fight), price, bool(used)))
        if not used:
            return held, dice, tuple(blows)
        gone |= used.keys()
        fight.wielded = ()
        hold_best(t, fight, gone)


def hold_best(t: ArkhamState, fight: Arms, gone: frozenset[int]) -> tuple[tuple[int, ...], int]:
    """Take the cards in hand that give the best chance in a round; and the dice they give."""
    fixed = fight.wielded
    free = fight.free_hands(t)
    cards = [card for card in fight.holdable(t) if card not in fixed and card not in gone]
    best: tuple[Fraction, int, tuple[int, ...]] | None = None
    for many in range(len(cards) + 1):
        for more in combinations(cards, many):
            if sum(t.face(card).hands or 0 for card in more) > free:
                continue
            fight.wielded = (*fixed, *more)
            dice = pool(t, fight.who, COMBAT, fight.against(t).combat, fight.monster)
            strike = of_striking(t, fight)
            if best is None or (strike, dice) > best[:2]:
                best = strike, dice, fight.wielded
    assert best is not None, "empty hands are always possible"
    fight.wielded = best[2]
    return best[2], best[1]


def _price(t: ArkhamState, card: int) -> int | None:
    """What using up a card in a Combat check costs in Sanity; None: it is not used up by one."""
    for ability in t.abilities(card):
        if isinstance(ability, Forced) and isinstance(ability.to, UsedInCombat):
            parts = getattr(ability.effect, "effects", (ability.effect,))
            return sum(
                count(one.amount, t, t.scope(card))
                for one in parts
                if isinstance(one, Lose) and one.what == SANITY
            )
    return None


@cites("AH-7.15")
def loss(s: ArkhamState, who: int, what: str, amount: int, by: str) -> int:
    """What an investigator would lose, after all that lowers it whether they like it or not."""
    part = Loses(who, what, amount, by)
    if not amount or s.forbids(part):
        return 0
    for answer in s.forced(Moment(WOULD, (part,))):
        ability, _ = s.read(Hook(*answer.ids[:2]))
        effect = getattr(ability, "effect", None)
        if isinstance(effect, ReduceLoss):
            amount -= effect.by
    return max(0, amount)


@cites("AH-6.1", "AH-6.2", "AH-6.6", "AH-6.7", "AH-6.8")
def ends_of(
    terms: Terms, sanity: int, stamina: int, spared: bool, erred: bool, after: int = 0
) -> Ends:
    """The ends of a fight after so many rounds; with `spared` the Horror check is yet to come."""
    if spared and (erred or not terms.is_blind):
        passed = _horrified(terms, sanity, stamina, terms.nightmare, erred, after)
        failed = _horrified(terms, sanity, stamina, terms.dread, erred, after)
        return _mixed((terms.calm, passed), (1 - terms.calm, failed))
    blow = terms.blows[min(after, len(terms.blows) - 1)]
    sanity -= blow.price
    if sanity <= 0:
        return Ends(NEVER, NEVER, SURE, NEVER)
    is_free = not terms.toll and not blow.price
    if stamina > terms.toll:
        victory = Ends(SURE, NEVER, NEVER, SURE if is_free else NEVER)
    else:
        victory = Ends(NEVER, SURE, NEVER, NEVER)
    if not terms.wound and not blow.used and not (spared and not erred):
        # Nothing changes but the round: it goes on until it is won, if it ever can be.
        return victory if blow.chance else Ends(NEVER, NEVER, NEVER, SURE)
    if stamina <= terms.wound:
        beaten = Ends(NEVER, SURE, NEVER, NEVER)
    else:
        left = stamina - terms.wound
        beaten = ends_of(terms, sanity, left, spared, erred=True, after=after + 1)
        if terms.wound or blow.price:
            beaten = beaten._replace(unhurt=NEVER)
    return _mixed((blow.chance, victory), (1 - blow.chance, beaten))


def _horrified(terms: Terms, sanity: int, stamina: int, lost: int, erred: bool, after: int) -> Ends:
    """The ends after a Horror check that has cost so much."""
    if sanity <= lost:
        return Ends(NEVER, NEVER, SURE, NEVER)
    ends = ends_of(terms, sanity - lost, stamina, spared=False, erred=erred, after=after)
    return ends._replace(unhurt=NEVER) if lost else ends


def _mixed(*branches: tuple[Fraction, Ends]) -> Ends:
    """The chances of several ways on, each by its own chance."""
    return Ends(*[sum((share * ends[at] for share, ends in branches), NEVER) for at in range(4)])
