"""Who may respond to a moment: forced abilities, reactions, fast events, free abilities."""

# ruff: noqa: PERF401 (hot paths use plain loops)

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from kadath.kernel.abilities.selectors import This
from kadath.kernel.citations import cites
from kadath.kernel.decision import Option, option
from kadath.kernel.effects import Condition, Scope
from kadath.kernel.legality import Attempt, Hindrance
from kadath.kernel.listeners import Ability, Hook
from kadath.kernel.log import EVERYONE
from kadath.kernel.nodes import Node
from kadath.kernel.procedure import Procedure
from kadath.kernel.windows import FREE, Moment

from ..faces import FACES
from ..frames import test_now, turn_now
from ..state import Card, LcgState
from ..values import Working, as_placed, as_used_by, only_user, value, working
from ..vocabulary.abilities import Forced, Free, PlayFast, Reaction
from ..vocabulary.granted import PlayInYourTurn
from ..vocabulary.selectors import LocationOf
from ..vocabulary.story import Advance
from ..vocabulary.topics import FREE_IN_TEST, FREE_IN_TURN, FREE_TOPIC, PLAYABLE
from .actions import OUT_OF_REACH
from .advancing import act_options, hindrance_to_spend_clues
from .encounter import not_shut_out
from .initiation import hindrance_to_initiate, initiate
from .play_card import PlayCard, from_discard, hindrance_to_play
from .spending_clues import SpendAsGroup, spend_as_group

ANSWERED = Hindrance("LCG-310", "answered")
CONDITION = Hindrance("LCG-307", "condition")
MOMENT = Hindrance("LCG-308", "moment")
NOT_IN_HAND = Hindrance("LCG-363", "not-in-hand")
NOT_YOUR_TURN = Hindrance("LCG-248", "not-your-turn")
PLAY_CONDITION = Hindrance("LCG-246", "condition")
PLAY_MOMENT = Hindrance("LCG-245", "moment")

TAKEN_BACK = Hindrance("LCG-307", "taken-back")

Tried = tuple[int, Option, Hindrance | None]
"""The investigator who might respond, the response, and what prevents it."""
Heard = tuple[Working, int]
"""An ability that listens to a moment, and the index of the part it may respond to."""


@cites("LCG-300", "LCG-301", "LCG-302", "LCG-303", "LCG-304", "LCG-310", "LCG-315", "LCG-330")
def forced_answers(state: LcgState, moment: Moment) -> list[Option]:
    """The forced abilities and delayed effects triggered by a moment."""
    found = []
    for one, about in _heard(state, moment, (Forced,)):
        ability = one.ability
        if isinstance(ability, Forced) and ability.to.matches(state, one.scope, moment.what[about]):
            answer = _answer("forced", one, about)
            if answer not in moment.used:
                scope = moment.bind(one.scope, about)
                if hindrance_to_initiate(state, one, scope) is None:
                    found.append(answer)
    return _ordered_openly(state, found) if len(found) > 1 else found


@cites("LCG-340")
def _ordered_openly(state: LcgState, answers: list[Option]) -> list[Option]:
    """The answers the lead investigator may order: those of cards that everyone can see.

    Those of hidden cards follow one at a time: offering one would reveal its card.
    """
    rows = state.cards
    hidden = [
        answer
        for answer in answers
        if (row := rows.get(answer.ids[0])) is not None and row.known != EVERYONE
    ]
    if not hidden:
        return answers
    return [answer for answer in answers if answer not in hidden] or hidden[:1]


@cites(
    "LCG-245",
    "LCG-247",
    "LCG-260",
    "LCG-306",
    "LCG-308",
    "LCG-309",
    "LCG-310",
    "LCG-315",
    "LCG-362",
    "LCG-366",
    "LCG-497",
)
def reactions(state: LcgState, moment: Moment) -> dict[int, list[Option]]:
    """The responses to a moment that are open to each seat's investigators."""
    tried: Iterable[Tried]
    if moment.time == FREE:
        tried = _in_player_window(state, moment)
    elif heard := _heard(state, moment, (Reaction, PlayFast)):
        tried = _answers_to(state, moment, heard, not_shut_out(state))
    else:
        return {}
    found: dict[int, list[Option]] = {}
    for who, answer, _ in tried:
        found.setdefault(state.investigators[who].seat, []).append(answer)
    return found


def answers_tried(state: LcgState, moment: Moment, seat: int) -> Iterator[Attempt]:
    """Every response a seat's investigators might consider, with what prevents it, if anything."""
    if moment.time == FREE:
        tried: Iterable[Tried] = _in_player_window(state, moment, everything=True)
    else:
        heard = _heard(state, moment, (Reaction, PlayFast))
        tried = _answers_to(state, moment, heard, not_shut_out(state), everything=True)
    for who, answer, hindrance in tried:
        if state.seat_of(who) == seat:
            yield Attempt(answer, hindrance)


def _in_player_window(
    state: LcgState, moment: Moment, *, everything: bool = False
) -> Iterable[Tried]:
    """What may be done in a player window, and by whom; proposals to advance the act come first.

    With `everything`, also what is prevented, along with what prevents it.
    """
    able = not_shut_out(state)
    found = _free(state, able, everything)
    if hindrance_to_spend_clues(state) is None:
        found = _about_the_act(state, moment, able) + found
    if not moment.used:
        return found
    for place, (who, answer, hindrance) in enumerate(found):
        if hindrance is None and _was_taken_back(moment, answer):
            found[place] = (who, answer, TAKEN_BACK)
    return found if everything else [one for one in found if one[2] is None]


def _about_the_act(state: LcgState, moment: Moment, able: Sequence[int]) -> list[Tried]:
    """The proposals to advance the act, and who may make them."""
    found: list[Tried] = []
    for mine in _by_seat(state, able):
        for answer in act_options(state, mine):
            found.append((mine[0], answer, ANSWERED if answer in moment.used else None))
    return found


def _answers_to(
    state: LcgState,
    moment: Moment,
    heard: Iterable[Heard],
    able: Sequence[int],
    *,
    everything: bool = False,
) -> list[Tried]:
    """The possible answers to a moment, and by whom; with `everything`, also what is prevented."""
    found: list[Tried] = []
    offered: set[tuple[int, int, int, int]] = set()
    is_plural = len(moment.what) > 1
    for one, about in heard:
        ability = one.ability
        who = one.scope.who
        if not who or _is_shared(state, one):
            if isinstance(ability, Reaction):
                for mine in _by_seat(state, able):
                    for tried in _shared(state, moment, one, about, mine, ability):
                        if everything or tried[2] is None:
                            found.append(tried)
            continue
        if who not in able:
            continue
        instance = (state.seat_of(who), one.bearer, one.giver, one.number)
        if instance in offered:
            continue
        if isinstance(ability, Reaction):
            answer = _answer("react", one, about)
            hindrance = _hindrance_to_react(state, moment, one, about, answer, ability)
        elif isinstance(ability, PlayFast):
            answer = option("play", one.bearer, about)
            hindrance = _hindrance_to_play_at(state, moment, one, about, ability)
        else:
            continue
        if hindrance is None or everything:
            found.append((who, answer, hindrance))
        # If the effect is the same for every part, offering one part is enough.
        if hindrance is None and is_plural and not _speaks_of_it(ability.effect):
            offered.add(instance)
    return found


def _hindrance_to_react(
    state: LcgState,
    moment: Moment,
    one: Working,
    about: int,
    answer: Option,
    ability: Reaction,
) -> Hindrance | None:
    """What prevents a reaction from answering one part of a moment."""
    if answer in moment.used:
        return ANSWERED
    if not ability.to.matches(state, one.scope, moment.what[about]):
        return MOMENT
    return hindrance_to_initiate(state, one, moment.bind(one.scope, about))


def _hindrance_to_play_at(
    state: LcgState, moment: Moment, one: Working, about: int, ability: PlayFast
) -> Hindrance | None:
    """What prevents a fast event from being played in response to one part of a moment."""
    if ability.to is None or not ability.to.matches(state, one.scope, moment.what[about]):
        return PLAY_MOMENT
    scope = moment.bind(one.scope, about)
    if not _holds(ability.condition, state, scope):
        return PLAY_CONDITION
    return hindrance_to_play(state, scope.who, one.bearer, scope)


@cites("LCG-488")
def _shared(
    state: LcgState,
    moment: Moment,
    one: Working,
    about: int,
    able: Sequence[int],
    ability: Reaction,
) -> Iterator[Tried]:
    """A reaction on a card nobody controls may be used by everyone who could activate the card."""
    row = state.cards[one.bearer]
    there = None if row.zone == "story" else state.location_of(one.bearer)
    for who in able:
        answer = option("react", one.bearer, one.giver, one.number, about, who)
        if there not in (None, state.location_of(who)):
            yield who, answer, OUT_OF_REACH
            continue
        theirs = as_used_by(state, one, who)
        hindrance = _hindrance_to_react(state, moment, theirs, about, answer, ability)
        yield who, answer, hindrance
        if hindrance is None:
            return


@cites("LCG-157", "LCG-488")
def _is_shared(state: LcgState, one: Working) -> bool:
    """Whether an ability is on an uncontrolled card in somebody's threat area."""
    row = state.cards.get(one.bearer)
    return row is not None and row.zone == "threat" and not row.controller and one.giver > 0


def users(state: LcgState, abilities: Iterable[Working]) -> list[Working]:
    """The abilities, each as used by every investigator who could activate its card."""
    found: list[Working] = []
    for one in abilities:
        if not _is_open_to_others(state, one):
            found.append(one)
            continue
        if state.cards[one.bearer].zone == "story":
            able = state.player_order()
        else:
            able = state.investigators_at(state.location_of(one.bearer))
        found += [as_used_by(state, one, who) for who in able]
    return found


@cites("LCG-157", "LCG-158", "LCG-488")
def _is_open_to_others(state: LcgState, one: Working) -> bool:
    """Whether an ability is on a card that nobody controls."""
    if one.bearer not in state.cards or one.giver < 0:
        return False
    return not state.you_of(one.bearer) or _is_shared(state, one)


def _was_taken_back(moment: Moment, answer: Option) -> bool:
    """Whether a card was returned from play in this very window.

    Playing it and taking it back for free could go on forever; waiting for the next window costs
    nothing.
    """
    if answer.verb == "play":
        for used in moment.used:
            if used.verb == "use" and used.args[0] == answer.args[0]:
                return True
    return False


@cites("LCG-496")
def respond(state: LcgState, moment: Moment, answer: Option) -> Procedure | None:
    """Carry out a response."""
    if answer.verb == "advance":
        return propose(state, answer.ids[1])
    if moment.time == FREE:
        return _do_freely(state, answer)
    for one, about in _heard(state, moment, (Forced, Reaction, PlayFast)):
        scope = moment.bind(one.scope, about)
        if answer.verb == "play":
            if isinstance(one.ability, PlayFast) and answer == option("play", one.bearer, about):
                return PlayCard(scope.who, one.bearer, scope)
        elif answer == _answer(answer.verb, one, about):
            return initiate(state, one, scope)
        elif answer.args[:4] == (one.bearer, one.giver, one.number, about):
            who = answer.ids[4]
            theirs = one._replace(scope=one.scope._replace(who=who))
            return initiate(state, theirs, scope._replace(who=who))
    raise LookupError(answer.key)


def _do_freely(state: LcgState, answer: Option) -> Procedure:
    """Carry out what was offered in a player window."""
    if answer.verb == "play":
        card = answer.ids[0]
        who = state.cards[card].place
        return PlayCard(who, card, Scope(who, card))
    bearer, giver, number, *by = answer.ids
    one = next(one for one in _working(state, Hook(giver, number), None) if one.bearer == bearer)
    if by:
        one = one._replace(scope=one.scope._replace(who=by[0]))
    return initiate(state, one, one.scope)


def order_matters(state: LcgState, moment: Moment, answers: Sequence[Option]) -> bool:
    """Whether simultaneous forced abilities differ in more than the card they are on.

    Copies of a card at the same location do the same in either order, unless their effect refers to
    the card itself or to what triggered it.
    """
    alike = {
        (one.ability, one.scope.who, state.location_of(one.bearer))
        for one, about in _heard(state, moment, (Forced,))
        if _answer("forced", one, about) in answers
    }
    ((ability, _, _), *others) = alike
    return bool(others) or _is_about_itself(ability)


def _is_about_itself(ability: Ability) -> bool:
    effect: Node = getattr(ability, "effect", ability)
    return _speaks_of_it(effect) or _names_itself(effect)


def _names_itself(node: Node) -> bool:
    """Whether a tree refers to the card it is on."""
    # "This location" is a place that all copies there share.
    if isinstance(node, LocationOf):
        return False
    return isinstance(node, This) or any(_names_itself(child) for child in node.children())


def _speaks_of_it(node: Node) -> bool:
    """Whether a tree refers to its trigger ("that enemy", "that many"); such nodes are marked.

    Their effect depends on which part of the event is answered.
    """
    return any(getattr(one, "SPEAKS_OF_IT", False) for one in node.walk())


def _heard(state: LcgState, moment: Moment, kinds: tuple[type[Ability], ...]) -> list[Heard]:
    """The abilities of certain kinds that listen to a moment, and the part each may answer."""
    found: list[Heard] = []
    hooks = state.listeners.hooks
    for about, part in enumerate(moment.what):
        if part is None:
            continue
        for hook in hooks.get((moment.time, type(part).__name__), ()):
            thing, number = hook
            if thing > 0:
                row = state.cards.get(thing) or state.investigators[thing]
                if not isinstance(FACES[row.face].placed[number].ability, kinds):
                    continue
            for one in _working(state, hook, part):
                found.append((one, about))
    return found


@cites("LCG-053")
def _working(state: LcgState, hook: Hook, part: object) -> Sequence[Working]:
    thing, number = hook
    row = state.cards.get(thing)
    if row is None or row.zone not in PLAYABLE:
        return working(state, hook, part)
    # In those zones the investigator who may play the card is its user.
    if row.zone == "discard" and thing != from_discard(state, row.place):
        return ()
    return as_placed(row.face, number, thing, thing, row.place)


def _answer(verb: str, one: Working, about: int) -> Option:
    return option(verb, one.bearer, one.giver, one.number, about)


def _by_seat(state: LcgState, able: Sequence[int]) -> Iterable[list[int]]:
    """Group investigators by seat."""
    seats: dict[int, list[int]] = {}
    for who in able:
        seats.setdefault(state.investigators[who].seat, []).append(who)
    return seats.values()


def _has_the_turn(state: LcgState, who: int) -> bool:
    turn = turn_now(state)
    return turn is not None and turn.who == who


def _holds(condition: Condition | None, state: LcgState, scope: Scope) -> bool:
    return condition is None or condition.holds(state, scope)


def _free_hooks(state: LcgState) -> Sequence[Hook]:
    listeners = state.listeners.hooks
    hooks = listeners.get(FREE_TOPIC, ())
    if (more := listeners.get(FREE_IN_TURN)) and turn_now(state) is not None:
        hooks += more
    if (more := listeners.get(FREE_IN_TEST)) and test_now(state) is not None:
        hooks += more
    return hooks


@cites("LCG-109", "LCG-246", "LCG-307", "LCG-362")
def _free(state: LcgState, able: Sequence[int], everything: bool) -> list[Tried]:
    """What investigators may do in a player window; with `everything`, also what is prevented."""
    found: list[Tried] = []
    cards = state.cards
    for hook in _free_hooks(state):
        alone = only_user(state, hook)
        if alone and alone not in able:
            continue
        card = hook[0]
        row = cards.get(card)
        if row is not None and row.zone in PLAYABLE:
            hindrance = hindrance_to_play_fast(state, hook, row)
            if hindrance is None or everything:
                found.append((alone, option("play", card), hindrance))
            continue
        there = working(state, hook)
        for one in there if alone else users(state, there):
            if one.scope.who in able and isinstance(one.ability, Free):
                hindrance = hindrance_to_use(state, one, one.ability)
                if hindrance is None or everything:
                    found.append((one.scope.who, use(state, one, alone), hindrance))
    return found


def use(state: LcgState, one: Working, alone: int) -> Option:
    """The option of using a free ability; it names the user if several might (`alone` is 0)."""
    by = (one.scope.who,) if not alone and _is_open_to_others(state, one) else ()
    return option("use", one.bearer, one.giver, one.number, *by)


def hindrance_to_use(state: LcgState, one: Working, ability: Free) -> Hindrance | None:
    """What prevents a free ability from being used in a player window."""
    condition = ability.condition
    if condition is not None and not condition.holds(state, one.scope):
        return CONDITION
    return hindrance_to_initiate(state, one, one.scope)


@cites("LCG-248")
def hindrance_to_play_fast(state: LcgState, hook: Hook, row: Card) -> Hindrance | None:
    """What prevents the owner of a fast card from playing it in a player window."""
    card, number = hook
    who = row.place
    if row.zone == "discard" and card != from_discard(state, who):
        return NOT_IN_HAND
    ability = FACES[row.face].placed[number].ability
    if isinstance(ability, PlayFast):
        scope = Scope(who, card)
        if not _holds(ability.condition, state, scope):
            return PLAY_CONDITION
        return hindrance_to_play(state, who, card, scope)
    if not isinstance(ability, PlayInYourTurn) or not _has_the_turn(state, who):
        return NOT_YOUR_TURN
    return hindrance_to_play(state, who, card)


def propose(state: LcgState, who: int) -> SpendAsGroup:
    """An investigator proposes advancing the act."""
    needed = value(state, state.act, "clues")
    scope = Scope(who, state.act)
    return spend_as_group(state, needed, state.player_order(), Advance(), scope)
