"""Current values: which abilities are active, and every value with its modifiers."""

# ruff: noqa: PERF401, SIM110 (hot paths use plain loops)

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from kadath.kernel.abilities.bearing import lasting_effect
from kadath.kernel.citations import cites
from kadath.kernel.effects import Condition, Scope
from kadath.kernel.listeners import Ability, Hook, Topic
from kadath.kernel.modifiers import VALUE, Modifier, Worked, worked_out
from kadath.kernel.rows import Row, slotted

from .faces import FACES, SKILLS, ActFace, AssetFace, EnemyFace, InvestigatorFace, LocationFace
from .happenings import GameEnded
from .state import LcgState
from .vocabulary.modifiers import BLANK, KEYWORD, Blank, GainKeyword
from .vocabulary.topics import PLAYABLE

COST: Topic = (VALUE, "cost")
"""The topic of modifiers to card costs."""


def entrance(state: LcgState, thing: int) -> int:
    """The number of a thing's entrance into play; 0 for an investigator."""
    row = state.cards.get(thing)
    return row.entered if row is not None else 0


@slotted
class Working(Row):
    """An active ability: its scope, its bearer, and where it is printed."""

    ability: Ability
    scope: Scope
    bearer: int
    giver: int
    number: int


def working(state: LcgState, hook: Hook, part: Any = None) -> Sequence[Working]:
    """The active abilities behind a hook, once for each bearer.

    On a card nobody controls, `you` is the investigator the event concerns (LCG-020).
    """
    giver, number = hook
    if giver < 0:
        return _lasting(state, giver)
    row = state.cards.get(giver)
    face = row.face if row is not None else state.investigators[giver].face
    placed = FACES[face].placed[number]
    if BLANK in state.listeners.hooks and is_blank(state, giver):
        return ()
    if placed.bearers is None:
        if part is not None:
            you = _you(state, giver, part)
        elif row is None:
            you = giver
        else:
            you = row.controller or state.you_of(giver)
        key = (face, number, giver, giver, you)
        alone = _PLACED.get(key) or as_placed(*key)
        if placed.conditions and not _hold(placed.conditions, state, alone[0].scope):
            return ()
        return alone
    found = []
    for bearer in placed.bearers.ids(state, Scope(state.you_of(giver), giver)):
        (one,) = as_placed(face, number, giver, bearer, _you(state, bearer, part))
        if _hold(placed.conditions, state, one.scope):
            found.append(one)
    return found


def _hold(conditions: tuple[Condition, ...], state: LcgState, scope: Scope) -> bool:
    for condition in conditions:
        if not condition.holds(state, scope):
            return False
    return True


@cites("LCG-020")
def _you(state: LcgState, bearer: int, part: Any) -> int:
    """Who `you` is on a card during an event: first, the investigator it concerns."""
    if part is None:
        return state.you_of(bearer)
    if getattr(part, "enemy", 0) == bearer and part.who:
        return _still_in_the_game(state, part)
    return state.you_of(bearer) or _still_in_the_game(state, part)


@cites("LCG-286")
def _still_in_the_game(state: LcgState, part: Any) -> int:
    """The investigator an event concerns; 0 if they are out, except at the end of the game."""
    who: int = getattr(part, "who", 0)
    if who and state.investigators[who].out and type(part) is not GameEnded:
        return 0
    return who


_PLACED: Final[dict[tuple[str, int, int, int, int], tuple[Working]]] = {}
"""A cache of active abilities, because the same ones recur."""
_MOST_PLACED: Final = 10_000


def as_placed(face: str, number: int, giver: int, bearer: int, you: int) -> tuple[Working]:
    """A face's ability as it is active for an investigator."""
    key = (face, number, giver, bearer, you)
    kept = _PLACED.get(key)
    if kept is None:
        if len(_PLACED) >= _MOST_PLACED:
            _PLACED.clear()
        ability = FACES[face].placed[number].ability
        kept = _PLACED[key] = (Working(ability, Scope(you, bearer), bearer, giver, number),)
    return kept


def as_used_by(state: LcgState, one: Working, who: int) -> Working:
    """An ability as used by an investigator, who need not control its card."""
    if one.giver < 0:
        return one._replace(scope=Scope(who, one.bearer))
    row = state.cards.get(one.giver)
    face = row.face if row is not None else state.investigators[one.giver].face
    return as_placed(face, one.number, one.giver, one.bearer, who)[0]


def only_user(state: LcgState, hook: Hook) -> int:
    """The only investigator who may use what a hook refers to; 0 if others may too."""
    thing, number = hook
    row = state.cards.get(thing)
    if row is None:
        alone = thing > 0 and state.face(thing).placed[number].bearers is None
        return thing if alone else 0
    if FACES[row.face].placed[number].bearers is not None:
        return 0
    return row.place if row.zone in PLAYABLE else row.controller


def _lasting(state: LcgState, effect: int) -> Sequence[Working]:
    lasting = lasting_effect(state, effect)
    if lasting is None:
        return ()
    return (Working(lasting.what, lasting.scope, int(lasting.scope.source), effect, 0),)


@cites("LCG-299")
def modifying(state: LcgState, topic: Topic) -> Sequence[tuple[Scope, Modifier]]:
    """The active modifiers on a topic."""
    hooks = state.listeners.hooks.get(topic)
    if not hooks:
        return ()
    found = []
    for hook in hooks:
        for one in working(state, hook):
            ability = one.ability
            if isinstance(ability, Modifier):
                found.append((one.scope, ability))
    return found


@cites("LCG-018", "LCG-019")
def is_blank(state: LcgState, thing: int, asked: frozenset[int] = frozenset()) -> bool:
    """Whether a thing's printed text box counts as blank."""
    hooks = state.listeners.hooks.get(BLANK)
    if not hooks or thing in asked:
        return False
    for hook in hooks:
        # A card that blanks others does so unless it is blank itself; each is asked only once, so
        # that two that ask about each other do not recurse forever.
        if hook.thing > 0 and is_blank(state, hook.thing, asked | {thing}):
            continue
        placed = state.face(hook.thing).placed[hook.ability] if hook.thing > 0 else None
        lasting = lasting_effect(state, hook.thing) if placed is None else None
        ability = placed.ability if placed else lasting.what if lasting else None
        scope = lasting.scope if lasting else Scope(state.you_of(hook.thing), hook.thing)
        works = placed is None or _hold(placed.conditions, state, scope)
        if works and isinstance(ability, Blank) and ability.touches(state, scope, thing):
            return True
    return False


@cites("LCG-238", "LCG-342")
def has_keyword(state: LcgState, thing: int, keyword: str) -> bool:
    """Whether a thing has a keyword: printed and not blank, or gained."""
    row = state.cards.get(thing) or state.investigators[thing]
    if keyword in FACES[row.face].keywords and not is_blank(state, thing):
        return True
    if (KEYWORD, keyword) not in state.listeners.hooks:
        return False
    for scope, modifier in modifying(state, (KEYWORD, keyword)):
        if isinstance(modifier, GainKeyword) and modifier.touches(state, scope, thing):
            return True
    return False


@cites("LCG-224", "LCG-252")
def is_engaged(state: LcgState, enemy: int, who: int) -> bool:
    """Whether an enemy is engaged with an investigator; a ready massive enemy is with all there."""
    row = state.cards[enemy]
    if row.zone == "threat":
        return row.place == who
    return (
        row.zone == "at"
        and not row.exhausted
        and row.place == state.location_of(who)
        and has_keyword(state, enemy, "massive")
    )


def engaged_enemies(state: LcgState, who: int) -> tuple[int, ...]:
    """The enemies engaged with an investigator."""
    piles, cards = state.piles, state.cards
    found = piles.get(("threat", who), ()) + piles.get(("at", state.location_of(who)), ())
    if not found:
        return ()
    engaged = []
    for card in found:
        if FACES[cards[card].face].TYPE == "enemy" and is_engaged(state, card, who):
            engaged.append(card)
    return tuple(engaged)


@cites("LCG-016", "LCG-026", "LCG-027", "LCG-029")
def base_value(state: LcgState, thing: int, stat: str) -> int | None:
    """The printed value, multiplied first if it is per investigator; None if there is none.

    Eliminated investigators still count.
    """
    row = state.cards.get(thing)
    face = row.face if row is not None else state.investigators[thing].face
    return printed_value(face, stat, len(state.investigators))


@cache
def printed_value(key: str, stat: str, investigators: int) -> int | None:
    """A printed value in a game with that many investigators."""
    face = FACES[key]
    if isinstance(face, InvestigatorFace) and stat in SKILLS:
        return face.skills[SKILLS.index(stat)]
    printed: int | None = getattr(face, stat, None)
    if isinstance(face, EnemyFace) and stat == "health" and face.health_per_investigator:
        return face.health * investigators
    if (
        isinstance(face, LocationFace | ActFace)
        and stat == "clues"
        and face.clues is not None
        and face.clues_per_investigator
    ):
        return face.clues * investigators
    return printed


@cites("LCG-213", "LCG-214", "LCG-215", "LCG-216", "LCG-217")
def explained(state: LcgState, thing: int, stat: str, base: int | None = None) -> Worked:
    """A value with its explanation; a value the card does not have starts from 0."""
    if base is None:
        base = base_value(state, thing, stat) or 0
    if (VALUE, stat) not in state.listeners.hooks:
        return Worked(base, (), base)
    return worked_out(state, thing, stat, base)


def value(state: LcgState, thing: int, stat: str) -> int:
    """A value as used, never below 0."""
    if (VALUE, stat) not in state.listeners.hooks:
        base = base_value(state, thing, stat)
        return base if base is not None and base > 0 else 0
    return explained(state, thing, stat).floored()


@cites("LCG-283", "LCG-284")
def remaining(state: LcgState, thing: int, stat: str) -> int | None:
    """Remaining health or sanity; None if the card has no such value."""
    row = state.investigators.get(thing) or state.cards[thing]
    base = printed_value(row.face, stat, len(state.investigators))
    if base is None:
        return None
    if (VALUE, stat) in state.listeners.hooks:
        base = explained(state, thing, stat, base).floored()
    return base - (row.damage if stat == "health" else row.horror)


def cost_to_play(state: LcgState, card: int, who: int) -> int:
    """A card's current resource cost for an investigator."""
    printed: int = getattr(FACES[state.cards[card].face], "cost", 0)
    if not who or COST not in state.listeners.hooks:
        return printed
    return explained(state, card, "cost", printed).floored()


def has_trait(state: LcgState, thing: int, trait: str) -> bool:
    """Whether a thing has a trait."""
    return trait in state.face(thing).traits


def is_asset_with(state: LcgState, thing: int, stat: str) -> bool:
    """Whether a thing is an asset with health (or sanity), and so can take damage (or horror)."""
    face = state.face(thing)
    return isinstance(face, AssetFace) and getattr(face, stat) is not None
