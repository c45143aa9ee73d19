"""Bots for simulations: Kadath's own, or any class given by name."""

from __future__ import annotations

from importlib import import_module

from kadath.bots import Bot, make_bot

from .refused import SimulationRefused


def seated_bot(name: str, seed: int, **budget: float) -> Bot:
    """A bot by its name, or by `module:Class`, which is created with a seed and the budget.

    This imports code, so only the user who runs the program may choose the class.
    """
    module, colon, cls = name.partition(":")
    if not colon:
        return make_bot(name, seed, **budget)
    try:
        found = getattr(import_module(module), cls)
    except ModuleNotFoundError as error:
        raise SimulationRefused("lab-no-module", bot=name, module=error.name or module) from error
    except AttributeError as error:
        raise SimulationRefused("lab-no-class", bot=name, module=module, cls=cls) from error
    try:
        made: Bot = found(seed, **budget)
    except TypeError as error:
        given = ", ".join(["seed", *(f"{one}=" for one in budget)])
        raise SimulationRefused(
            "lab-bot-not-made", bot=name, given=given, error=str(error)
        ) from error
    if not callable(getattr(made, "choose", None)):
        raise SimulationRefused("lab-no-bot", bot=name)
    return made
