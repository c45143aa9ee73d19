"""The exact chances of a whole fight: to win it, to be hurt in it, to fall in it (AH-6).

Nobody uses anything optional, but hands hold what is offered first: what gives the best chance
without being used up.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from kadath.kernel.abilities.kinds import Forced
from kadath.kernel.citations import cites
from kadath.kernel.decision import option
from kadath.kernel.effects import Effect, count
from kadath.kernel.listeners import Hook
from kadath.kernel.several import Picks
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
from .vocabulary.effects.monsters import DraggedThroughGate
from .vocabulary.effects.states import BeDevoured, BeLost
from .vocabulary.fight_triggers import RoundIsOver, YouFail
from .vocabulary.triggers import UsedInCombat

NEVER, SURE = Fraction(0), Fraction(1)


class Ends(NamedTuple):
    """The chances of each end of a fight, and of losing nothing at all in it.

    `taken`: the monster takes the investigator out of the fight, and often out of the world.
    """

    won: Fraction
    unconscious: Fraction
    insane: Fraction
    unhurt: Fraction
    taken: Fraction = NEVER


class Prospect(NamedTuple):
    """A fight to the end with the usual cards to hold, and the chances of its next round.

    `better` is what to hold instead to have a better chance, if that uses something up.
    """

    held: tuple[int, ...]
    dice: int
    needed: int
    round: Fraction
    flee: Fraction
    horror: Fraction | None
    ends: Ends
    better: Hold | None
    fate: str


class Hold(NamedTuple):
    """What hands could hold: the cards to pick for it, all cards held, the dice, and the chance.

    `ends` are those of the whole fight, if a monster is fought.
    """

    picked: tuple[int, ...]
    held: tuple[int, ...]
    dice: int
    round: Fraction
    ends: Ends | None = None


class Blow(NamedTuple):
    """A round of combat: the chance to win it, and the Sanity that the used-up cards cost.

    `used` says whether any are used up, so that the next round is different.
    """

    chance: Fraction
    price: int = 0
    used: bool = False


class Terms(NamedTuple):
    """The chance of each check in a fight, and the cost of failing (or passing) it.

    The last of the `blows` stands for every further round. The monster takes an investigator who
    has not won after `rounds` of them; None: it never does.
    """

    calm: Fraction
    blows: tuple[Blow, ...]
    dread: int
    nightmare: int
    wound: int
    toll: int
    is_blind: bool
    rounds: int | None = None


TAKEN: dict[type[Effect], str] = {
    BeLost: "lost",
    DraggedThroughGate: "dragged",
    BeDevoured: "devoured",
}
"""What ends a fight that nobody has won, and what happens to the investigator."""


def failing(s: ArkhamState, monster: int, kind: str) -> Iterator[Effect]:
    """What a monster does to one who fails a kind of check against it, besides the damage."""
    for one in _forced(s, monster):
        if isinstance(one.to, YouFail) and f"{kind}_check" in one.to.checks:
            yield one.effect


def fate(s: ArkhamState, monster: int) -> tuple[str, int | None]:
    """What happens to an investigator who does not win in time, and after how many lost rounds."""
    for effect in failing(s, monster, COMBAT):
        if type(effect) in TAKEN:
            return TAKEN[type(effect)], 1
    for one in _forced(s, monster):
        if isinstance(one.to, RoundIsOver) and type(one.effect) in TAKEN:
            return TAKEN[type(one.effect)], one.to.number
    return "", None


def _forced(s: ArkhamState, monster: int) -> list[Forced]:
    return [one for one in s.abilities(monster) if isinstance(one, Forced)]


@cites("AH-6.1", "AH-6.3", "AH-6.5")
def prospect(s: ArkhamState, who: int, monster: int) -> Prospect:
    """How an investigator's fight with a monster would go, from where it is now."""
    t, fight = _in_combat(s, who, monster)
    against = foe(t, monster, who)
    more = list(_holds_of_fight(t, fight))
    held, dice = hold_usual(t, fight)
    chance, ends = of_striking(t, fight), _ends(t, fight)
    best = max(more, key=_winning)
    better = best if best.ends is not None and best.ends.won > ends.won else None
    flee = NEVER if "ambush" in against.keywords else of_evading(t, who, monster)
    taken, _ = fate(t, monster)
    needed = max(1, against.toughness)
    return Prospect(held, dice, needed, chance, flee, _calm(t, fight), ends, better, taken)


def _winning(hold: Hold) -> Fraction:
    return hold.ends.won if hold.ends is not None else NEVER


@cites("AH-6.1", "AH-6.2")
def _calm(t: ArkhamState, fight: Combat) -> Fraction | None:
    """The chance to pass the Horror check, if it is still to come."""
    rating = foe(t, fight.monster, fight.who).horror
    if not fight.spared or rating is None:
        return None
    dice = pool(t, fight.who, HORROR, rating, fight.monster)
    return of_dice(t, fight.who, HORROR, dice, 1)


def _ends(t: ArkhamState, fight: Combat) -> Ends:
    """The ends of a fight that goes on with the cards now held, and then with the usual ones."""
    who, monster = fight.who, fight.monster
    against, horror = foe(t, monster, who), _calm(t, fight)
    terms = Terms(
        calm=SURE if horror is None else horror,
        blows=_blows(t, fight),
        dread=loss(t, who, SANITY, against.horror_damage, HORROR),
        nightmare=loss(t, who, SANITY, against.nightmarish, NIGHTMARISH),
        wound=loss(t, who, STAMINA, against.combat_damage, COMBAT),
        toll=loss(t, who, STAMINA, against.overwhelming, OVERWHELMING),
        is_blind=is_privileged(t, who, BLIND_TO_HORROR),
        rounds=fate(t, monster)[1],
    )
    row = t.investigators[who]
    fought = fight.round - 1
    return ends_of(terms, row.sanity, row.stamina, horror is not None, fight.erred, fought=fought)


def _in_combat(s: ArkhamState, who: int, monster: int) -> tuple[ArkhamState, Combat]:
    """A copy in which the fight has begun, so that everything applies that applies in a fight."""
    t = s.clone()
    fight = fight_of(t, who)
    if not isinstance(fight, Combat) or fight.monster != monster:
        fight = Combat(who, monster)
        t.stack.append(fight)
    return t, fight


@cites("AH-6.5", "AH-6.14")
def _blows(t: ArkhamState, fight: Combat) -> tuple[Blow, ...]:
    """The round with the cards now held, and those after it if that uses something up."""
    held = fight.wielded
    used = [price for card in held if (price := _price(t, card)) is not None]
    price = loss(t, fight.who, SANITY, sum(used), "")
    blow = Blow(of_striking(t, fight), price, bool(used))
    if not used:
        return (blow,)
    fight.wielded = ()
    hold_usual(t, fight)
    after = Blow(of_striking(t, fight))
    fight.wielded = held
    return (blow, after)


def hold_usual(t: ArkhamState, fight: Arms) -> tuple[tuple[int, ...], int]:
    """Hold the best cards that are not used up; returns them and their dice."""
    return hold_best(t, fight, _used_up(t, fight))


def _used_up(t: ArkhamState, fight: Arms) -> frozenset[int]:
    """The cards that would be used up if they were held."""
    return frozenset(card for card in fight.holdable(t) if _price(t, card) is not None)


def hold_best(t: ArkhamState, fight: Arms, gone: frozenset[int]) -> tuple[tuple[int, ...], int]:
    """Hold the cards that give the best chance in a round; returns them and their dice."""
    best: Hold | None = None
    for hold in _holds(t, fight, gone):
        if best is None or (hold.round, hold.dice) > (best.round, best.dice):
            best = hold
    assert best is not None, "empty hands are always possible"
    fight.wielded = best.held
    return best.held, best.dice


def _holds(t: ArkhamState, fight: Arms, gone: frozenset[int]) -> Iterator[Hold]:
    """All that hands could hold in a round; each is held while it is yielded."""
    fixed = fight.wielded
    free = fight.free_hands(t)
    cards = [card for card in fight.holdable(t) if card not in fixed and card not in gone]
    for many in range(len(cards) + 1):
        for more in combinations(cards, many):
            if sum(t.face(card).hands or 0 for card in more) > free:
                continue
            fight.wielded = (*fixed, *more)
            dice = pool(t, fight.who, COMBAT, fight.against(t).combat, fight.monster)
            yield Hold(more, fight.wielded, dice, of_striking(t, fight))


def _holds_of_fight(t: ArkhamState, fight: Combat) -> Iterator[Hold]:
    """All that hands could hold in a fight with a monster, with the ends of the fight."""
    fixed = fight.wielded
    for hold in _holds(t, fight, frozenset()):
        yield hold._replace(ends=_ends(t, fight))
    fight.wielded = fixed


def holds(s: ArkhamState) -> list[Hold]:
    """All that hands could hold; empty if that is not being asked."""
    if not is_asked_to_hold(s):
        return []
    t = s.clone()
    fight = t.stack[-1]
    if isinstance(fight, Combat):
        return list(_holds_of_fight(t, fight))
    assert isinstance(fight, Arms)
    return list(_holds(t, fight, frozenset()))


def is_asked_to_hold(s: ArkhamState) -> bool:
    """Whether somebody is asked what to hold."""
    return bool(s.stack) and isinstance(s.stack[-1], Arms) and s.stack[-1].at == "wield"


def usual_hold(s: ArkhamState) -> Picks:
    """The best cards to hold, without any that would be used up; empty if that is not asked."""
    if not is_asked_to_hold(s):
        return ()
    t = s.clone()
    fight = t.stack[-1]
    assert isinstance(fight, Arms)
    held, _ = hold_usual(t, fight)
    return tuple(option("wield", card) for card in held)


@cites("AH-6.5")
def usual_chance(s: ArkhamState) -> Fraction:
    """The chance of the round of combat that is about to begin, with the usual cards in hand."""
    t = s.clone()
    fight = t.stack[-1]
    assert isinstance(fight, Arms)
    hold_usual(t, fight)
    return of_striking(t, fight)


def _price(t: ArkhamState, card: int) -> int | None:
    """The Sanity that using up a card in a Combat check costs; None if it is not used up."""
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
    """What an investigator would lose, after all reductions that are not optional."""
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
    terms: Terms,
    sanity: int,
    stamina: int,
    spared: bool,
    erred: bool,
    after: int = 0,
    fought: int = 0,
) -> Ends:
    """The ends of a fight after some rounds; with `spared` the Horror check is still to come.

    `fought` is the number of rounds that were over before this computation began.
    """
    if spared and (erred or not terms.is_blind):
        passed = _horrified(terms, sanity, stamina, terms.nightmare, erred, after, fought)
        failed = _horrified(terms, sanity, stamina, terms.dread, erred, after, fought)
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
    is_last = terms.rounds is not None and fought + after + 1 >= terms.rounds
    if not terms.wound and not blow.used and terms.rounds is None and (erred or not spared):
        # Only the number of the round changes: it goes on until it is won, if it can be won at all.
        return victory if blow.chance else Ends(NEVER, NEVER, NEVER, SURE)
    if terms.rounds == 1:
        # The consequences of a failed check come before its damage.
        beaten = Ends(NEVER, NEVER, NEVER, NEVER, SURE)
    elif stamina <= terms.wound:
        beaten = Ends(NEVER, SURE, NEVER, NEVER)
    elif is_last:
        beaten = Ends(NEVER, NEVER, NEVER, NEVER, SURE)
    else:
        left = stamina - terms.wound
        beaten = ends_of(terms, sanity, left, spared, erred=True, after=after + 1, fought=fought)
        if terms.wound or blow.price:
            beaten = beaten._replace(unhurt=NEVER)
    return _mixed((blow.chance, victory), (1 - blow.chance, beaten))


def _horrified(
    terms: Terms, sanity: int, stamina: int, lost: int, erred: bool, after: int, fought: int
) -> Ends:
    """The ends after a Horror check that has cost this much."""
    if sanity <= lost:
        return Ends(NEVER, NEVER, SURE, NEVER)
    ends = ends_of(terms, sanity - lost, stamina, False, erred, after, fought)
    return ends._replace(unhurt=NEVER) if lost else ends


def _mixed(*branches: tuple[Fraction, Ends]) -> Ends:
    """The ends over several branches, weighted by their chances."""
    parts = range(len(Ends._fields))
    return Ends(*[sum((share * ends[at] for share, ends in branches), NEVER) for at in parts])
