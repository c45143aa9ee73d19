"""Activating a zone in every order and with every victim, by brute force on the model."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kadath.games.final_hour.components.monsters import KIND_OF, KINDS
from kadath.games.final_hour.state import FinalHourState

from .model import AT, LOST, SEALED, Model, Result

ORDER = ("killer", "runner", "destroyer")

End = tuple[object, ...]
"""How an activation may end: monsters, damage, seals, and health; or the game lost."""

GAME_LOST: End = ("lost",)


def ending(model: Model) -> End:
    """A model as a value in which identical tokens are equal."""
    monsters = sorted((place, KIND_OF[token]) for token, place in model.at.items())
    return (
        tuple(monsters),
        tuple(model.damage.items()),
        tuple(sorted(model.seals.items())),
        tuple(model.health),
    )


def ending_of(s: FinalHourState) -> End:
    """The same for a state."""
    return GAME_LOST if s.outcome is not None else ending(Model(s))


def endings(s: FinalHourState, locations: Iterable[int]) -> set[End]:
    """Every possible result of activating these locations."""
    reached: dict[object, tuple[Model, frozenset[int]]] = {0: (Model(s), frozenset())}
    lost = False
    for location in sorted(locations):
        done: dict[object, tuple[Model, frozenset[int]]] = {}
        while reached:
            _, (model, activated) = reached.popitem()
            turn = _whose_turn(model, location, activated)
            if not turn:
                done[_key(model, activated)] = model, activated
            for token in turn:
                for after in _activate(model, token, location, 0):
                    if after is None:
                        lost = True
                    else:
                        both = after, activated | {token}
                        reached[_key(*both)] = both
        reached = done
    found = {ending(model) for model, _ in reached.values()}
    return found | {GAME_LOST} if lost else found


def _key(model: Model, activated: frozenset[int]) -> object:
    turned = sorted((place, KIND_OF[t], t in activated) for t, place in model.at.items())
    return ending(model), tuple(turned)


def _icons(token: int) -> tuple[str, ...]:
    return KINDS[KIND_OF[token]].icons


def _whose_turn(model: Model, location: int, activated: frozenset[int]) -> list[int]:
    waiting = [
        token
        for token, place in model.at.items()
        if place == location and _icons(token) and token not in activated
    ]
    first = min((ORDER.index(_icons(token)[0]) for token in waiting), default=0)
    return [token for token in waiting if ORDER.index(_icons(token)[0]) == first]


def _activate(model: Model, token: int, location: int, done: int) -> Iterator[Model | None]:
    """Resolve the icons of a token from the left; None if the game is lost."""
    icons = _icons(token)
    if done == len(icons):
        yield model
        return
    for after in _resolve(model, token, location, icons[done]):
        if after is None:
            yield None
        elif token in after.at:
            yield from _activate(after, token, after.at[token], done + 1)
        else:
            yield after


def _resolve(model: Model, token: int, location: int, icon: str) -> Iterator[Model | None]:
    after = model.copy()
    if icon == "killer":
        present = [figure for figure, place in enumerate(model.where) if place == location]
        if not present:
            yield after
        for victim in present:
            struck = model.copy()
            struck.health[victim] -= 1
            yield struck if struck.health[victim] else None
    elif icon == "runner":
        yield after if location == model.ritual_site else _move(after, token, location)
    elif model.free(location) > 0:
        after.damage[location] += 1
        yield after
    elif location == model.ritual_site:
        yield None
    else:
        after.damage[location] += 1
        yield _move(after, token, location)


def _move(model: Model, token: int, location: int) -> Model | None:
    result: Result = model.walk(token, location)
    del model.at[token]
    kind, place = result
    if kind == LOST:
        return None
    if kind == AT:
        model.at[token] = place
    elif kind == SEALED:
        model.strike_seal(place)
    return model
