"""The Fluent messages of a game, compared with its code: none is missing, and none is unused.

What code asks for by convention (prompts, options, log entries, hindrances, steps, and so on) is
read from the code itself, and a kit adds the messages specific to its game. A message is in use if
the code of its game has all parts of its name: `omen-rage` with an `f"omen-{key}"` or a
`name("omen", key)` in it, and a `"rage"`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from kadath.folders import folders
from kadath.kernel.capabilities import Teaches
from kadath.kernel.decision import DONE, PASS
from kadath.kernel.events import Event
from kadath.kernel.procedure import PROCEDURES, AskStep, Procedure
from kadath.text.fluent import messages

from .kit import Kit
from .sources import source_of

COMMON_FAMILIES = frozenset(
    (
        *("about", "door-hard", "door-over", "door-text", "door-time", "door-title"),
        *("ending", "group", "lesson", "lesson-title", "mark", "number"),
        *("outcome", "progress", "text", "why-not", "woman"),
    )
)
"""Prefixes asked for outside of games: a game's code has only the rest of the name."""


def missing(kit: Kit[Any], language: str) -> set[str]:
    """The messages a game's code may ask for that a language does not have."""
    return needed(kit) - written(kit.game.name, language).keys()


def idle(kit: Kit[Any], language: str) -> set[str]:
    """The messages of a game that nothing asks for."""
    there = written(kit.game.name, language)
    referred = re.findall(rf"\{{ {kit.game.name}-([\w-]+) \}}", "".join(there.values()))
    words = source_of(kit.game.name).words() | COMMON_FAMILIES
    return {
        message
        for message in there.keys() - needed(kit) - {*referred}
        if not is_made_of(words, message)
    }


def is_made_of(words: set[str], message: str) -> bool:
    """Whether a message's name is one of these words, or several of them joined by hyphens."""
    if message in words or message.isdigit():
        return True
    hyphens = [found.start() for found in re.finditer("-", message)]
    return any(
        (message[:at] in words or message[:at].isdigit()) and is_made_of(words, message[at + 1 :])
        for at in hyphens
    )


def written(game: str, language: str) -> dict[str, str]:
    """A game's messages in a language, unformatted, without the prefix they all share."""
    files = [path for root in folders("text", "ftl", language) for path in root.glob("*.ftl")]
    own = [path for path in sorted(files) if re.fullmatch(rf"{game}(_\w+)?", path.stem)]
    source = "".join(path.read_text(encoding="utf-8") for path in own)
    source = re.sub(r"^#.*\n", "", source, flags=re.MULTILINE)
    parts = re.split(r"^([a-z_]+-\S+) =", source, flags=re.MULTILINE)
    return {
        name.removeprefix(f"{game}-"): text
        for name, text in zip(parts[1::2], parts[2::2], strict=True)
        if name.startswith(f"{game}-")
    }


@cache
def needed(kit: Kit[Any]) -> set[str]:
    """Every message a game's code may ask for, as far as known."""
    return {
        *_of_procedures(kit.game.name),
        *_in_code(kit.game.name),
        *_of_lessons(kit),
        *kit.messages(),
    }


def _of_lessons(kit: Kit[Any]) -> Iterator[str]:
    """The messages of the tutorial's guide, if the game has one."""
    if isinstance(kit.game, Teaches):
        for lesson in kit.game.first_game().lessons:
            yield f"lesson-{lesson.key}"
            yield f"lesson-title-{lesson.key}"


def _of_procedures(game: str) -> Iterator[str]:
    for one in procedures(game):
        yield f"procedure-{one.__name__}"
        # The steps of an event are the same for every kind of event.
        title = Event.__name__ if issubclass(one, Event) else one.__name__
        for at, step in one.STEPS.items():
            yield f"step-{title}-{re.sub('[. ]', '_', at)}"
            if isinstance(step, AskStep) and not _asks_nothing(one, at):
                yield f"ask-{step.prompt}"
                if step.declares is not None or one.several is not Procedure.several:
                    yield f"confirm-{step.prompt}"


def _asks_nothing(one: type[Procedure], at: str) -> bool:
    """Whether this is the step where events ask before they happen, and this one does not ask."""
    return issubclass(one, Event) and at == "gather" and one.question is Event.question


def _in_code(game: str) -> Iterator[str]:
    # Every game imports the module of decisions, but not every game offers what is in it.
    running = {one.__module__ for one in procedures(game)}
    code = source_of(game).with_kernel(running)
    verbs = code.given_to("option")
    verbs |= {one.verb for one in (DONE, PASS) if one.verb.upper() in code.names()}
    yield from (f"option-{verb}" for verb in verbs)
    noted = code.rules.given_to("note") | code.rules.given_to("tell")
    yield from (f"log-{kind}" for kind in noted)
    yield from (f"outcome-{reason}" for reason in code.given_to("Outcome", 1, "reason"))
    yield from (name.removeprefix(f"{game}-") for name in code.given_to("say"))
    for hindrance in code.given_to("Hindrance", 1):
        if f"why-not-{hindrance}" not in messages("en"):
            yield f"why-not-{hindrance}"


def procedures(game: str) -> list[type[Procedure]]:
    """A game's procedures with steps, and those of the kernel that it imports."""
    kernel = source_of(game).kernel
    return [
        one
        for name, one in PROCEDURES.items()
        if one.STEPS and (name.startswith(f"{game}.") or one.__module__ in kernel)
    ]
