"""A saved game in one line."""

from __future__ import annotations

from kadath import games
from kadath.table import Save
from kadath.table.seats import people

from .set_up_form import RANDOM
from .words import Words


def save_line(save: Save, words: Words) -> str:
    """When it was saved, which game, against what, who plays, and how far it got."""
    narrator, setup = games.game(save.game).narrator(), save.setup
    # A campaign is more than the scenario it starts with.
    played = "mode" if setup.get("mode") == "campaign" else "scenario"
    # What is drawn at random before the game is not known from its set-up.
    about = [
        narrator.name(kind, str(setup[kind]), words.language)
        for kind in ("ancient_one", played, "difficulty")
        if setup.get(kind, RANDOM) != RANDOM
    ]
    who = [name for name in people(save.seats) if name]
    if save.won is None:
        how_far = words("terminal-save-choices", choices=save.choices)
    else:
        how_far = words("terminal-ending-won" if save.won else "terminal-ending-lost")
    when = f"{save.saved.astimezone():%Y-%m-%d %H:%M}"
    return " · ".join([when, words(f"{save.game}-title"), *about, *who, how_far])
