"""What confirming a choice of several things does."""

from __future__ import annotations

from collections import Counter

from kadath.kernel.decision import Option
from kadath.kernel.several import Picks

from ..state import LcgState
from .names import Names


def confirm_text(names: Names, s: LcgState, picks: Picks) -> str:
    """What will happen, as a button label; `s` is the state after the picks."""
    assert s.decision is not None
    if any(one.verb == "assign" for one in picks):
        things = names.listed(_assigned(names, s, picks))
    else:
        things = names.listed(_thing(names, s, one) for one in picks)
    return names.say(f"confirm-{s.decision.ask}", count=len(picks), things=things)


def _assigned(names: Names, s: LcgState, picks: Picks) -> list[str]:
    """Who is assigned how much damage and horror."""
    tokens = Counter(one.args for one in picks)
    return [
        names.say(
            "assigned",
            card=names.thing(s, card, None),
            harm=names.harm(tokens[card, "damage"], tokens[card, "horror"]),
        )
        for card in dict.fromkeys(one.ids[0] for one in picks)
    ]


def _thing(names: Names, s: LcgState, option: Option) -> str:
    assert s.decision is not None
    if option.verb == "got-away":
        return names.face(option.words[0])
    # A card is quoted here as in its option, even if its name can be declined.
    return str(names.thing(s, option.ids[0], s.decision.seat))
